//! The buffer, and the engines that work on it.
//!
//! Grids are read and written in the same way as by `Bulk` in the library, which this crate must not know.

use sudokit_core::{Puzzle, Solution};
use sudokit_solve::{Answer, Batch, Engine, Single};

/// The status of a grid with an invalid byte.
const INVALID: u8 = 255;

/// Grids with their statuses, and the engines.
#[derive(Default)]
pub(crate) struct Desk {
    /// The grids, 81 bytes each, then the statuses.
    bytes: Vec<u8>,
    grids: usize,
    single: Single,
    batch: Batch,
    puzzles: Vec<Puzzle>,
    answers: Vec<Answer>,
}

impl Desk {
    /// Makes room for this number of grids, and for at least one.
    pub(crate) fn room(&mut self, grids: usize) -> &mut [u8] {
        self.grids = grids.max(1);
        self.bytes.resize(82 * self.grids, 0);
        &mut self.bytes
    }

    /// Solves the first grid and returns its status.
    pub(crate) fn solve(&mut self) -> u8 {
        let Some((grid, _)) = self.bytes.split_first_chunk_mut() else { return INVALID };
        let Some(puzzle) = read(grid) else { return INVALID };
        answered(grid, &self.single.answer(&puzzle))
    }

    /// Counts the solutions of the first grid, up to a limit. `None` if the grid is invalid.
    pub(crate) fn count(&mut self, limit: u64) -> Option<u64> {
        let puzzle = read(self.bytes.first_chunk()?)?;
        Some(self.single.count(&puzzle, limit))
    }

    /// Solves all grids and writes their statuses.
    pub(crate) fn solve_many(&mut self) {
        let Some((grids, statuses)) = self.bytes.split_at_mut_checked(81 * self.grids) else { return };
        let (grids, _) = grids.as_chunks_mut();
        self.puzzles.clear();
        for (grid, status) in grids.iter().zip(&mut *statuses) {
            let puzzle = read(grid);
            *status = if puzzle.is_some() { 0 } else { INVALID };
            self.puzzles.extend(puzzle);
        }
        // It is never cancelled.
        _ = self.batch.answer(&self.puzzles, &mut self.answers);
        let mut answers = self.answers.iter();
        for (grid, status) in grids.iter_mut().zip(statuses) {
            match if *status == INVALID { None } else { answers.next() } {
                Some(answer) => *status = answered(grid, answer),
                None => empty(grid),
            }
        }
    }
}

/// Returns true if a grid is in ASCII, not in numbers. Its first byte decides.
const fn is_ascii(grid: &[u8; 81]) -> bool {
    grid[0] >= b'.'
}

fn read(grid: &[u8; 81]) -> Option<Puzzle> {
    if is_ascii(grid) { Puzzle::from_line(grid).ok() } else { Puzzle::from_bytes(grid).ok().copied() }
}

/// Replaces a grid with the solution in an answer, in the same encoding. Returns the status.
fn answered(grid: &mut [u8; 81], answer: &Answer) -> u8 {
    match answer.solution() {
        Some(solution) => write(grid, solution),
        None => empty(grid),
    }
    match answer {
        Answer::None => 0,
        Answer::Unique(_) => 1,
        Answer::Several(_) => 2,
    }
}

fn write(grid: &mut [u8; 81], solution: &Solution) {
    let offset = if is_ascii(grid) { b'0' } else { 0 };
    *grid = solution.as_bytes().map(|digit| digit + offset);
}

fn empty(grid: &mut [u8; 81]) {
    *grid = [if is_ascii(grid) { b'.' } else { 0 }; 81];
}

#[cfg(test)]
mod tests {
    use super::*;

    const CLASSIC: &[u8; 81] =
        b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn numbers(line: &[u8; 81]) -> [u8; 81] {
        line.map(|byte| if byte == b'.' { 0 } else { byte - b'0' })
    }

    #[test]
    fn one_grid_is_solved_as_it_was_written() {
        let mut desk = Desk::default();
        for (grid, first) in
            [(*CLASSIC, b"534678912".to_vec()), (numbers(CLASSIC), vec![5, 3, 4, 6, 7, 8, 9, 1, 2])]
        {
            desk.room(1)[..81].copy_from_slice(&grid);
            assert_eq!(desk.count(2), Some(1));
            assert_eq!(desk.solve(), 1);
            assert_eq!(desk.bytes[..9], first);
        }
        desk.room(1)[..81].fill(b'?');
        assert_eq!((desk.count(2), desk.solve()), (None, INVALID));
    }

    #[test]
    fn many_grids_have_a_status_each() {
        let mut impossible = *CLASSIC;
        impossible[80] = b'1';
        let grids = [*CLASSIC, [b'?'; 81], [b'.'; 81], impossible, numbers(CLASSIC)];
        let mut desk = Desk::default();
        desk.room(5)[..405].copy_from_slice(grids.as_flattened());
        desk.solve_many();
        assert_eq!(desk.bytes[405..], [1, INVALID, 2, 0, 1]);
        let (solutions, _) = desk.bytes[..405].as_chunks::<81>();
        assert_eq!(numbers(&solutions[0]), solutions[4]);
        assert_eq!((solutions[1], solutions[3]), ([b'.'; 81], [b'.'; 81]));
    }

    #[test]
    fn an_empty_desk_is_no_grid() {
        let mut desk = Desk::default();
        assert_eq!((desk.count(2), desk.solve()), (None, INVALID));
        desk.solve_many();
    }
}
