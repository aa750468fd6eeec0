//! Problems as they go to the device, and answers as they come back.
//!
//! Givens go as they are in memory, 81 bytes a puzzle: the device makes nodes of them. Candidate grids go as
//! nodes (`shader/node.wgsl`), word by word of all problems. An answer is 88 bytes: 81 digits, three bytes
//! that fill a word, and the number of solutions.

use crate::fault::Fault;
use std::num::NonZero;
use std::thread;
use sudokit_core::{Cancelled, Cell, Digit, Problem, Solution};
use sudokit_solve::{Answer, Team};
use wgpu::WriteOnly;

/// Words of a node.
pub(crate) const NODE: usize = 27;
/// Bytes of an answer.
pub(crate) const ANSWER: usize = 88;

/// Fewer answers than this are read by one thread: starting another would take longer.
const PIECE: usize = 16_384;

/// In place of a number of solutions: the device has left the problem to the CPU.
const LEFT: u32 = u32::MAX;

/// The answer to a question about a problem.
pub(crate) trait Outcome: Copy + Send {
    /// The answer if there is no solution.
    const NONE: Self;
    /// The answer by the number of solutions and the first of them.
    fn new(solutions: u64, first: Option<Solution>) -> Self;
    /// Asks a team.
    fn by_team<'a, T: Sync>(
        team: &mut Team,
        problems: &'a [T],
        limit: u64,
        results: &mut Vec<Self>,
        progress: impl FnMut(usize) + Send,
    ) -> Result<(), Cancelled>
    where
        &'a T: Into<Problem<'a>>;
}

impl Outcome for Answer {
    const NONE: Self = Self::None;

    fn new(solutions: u64, first: Option<Solution>) -> Self {
        match first {
            None => Self::None,
            Some(first) if solutions == 1 => Self::Unique(first),
            Some(first) => Self::Several(first),
        }
    }

    fn by_team<'a, T: Sync>(
        team: &mut Team,
        problems: &'a [T],
        _: u64,
        results: &mut Vec<Self>,
        progress: impl FnMut(usize) + Send,
    ) -> Result<(), Cancelled>
    where
        &'a T: Into<Problem<'a>>,
    {
        team.answer(problems, results, progress)
    }
}

impl Outcome for (u64, Option<Solution>) {
    const NONE: Self = (0, None);

    fn new(solutions: u64, first: Option<Solution>) -> Self {
        (solutions, first)
    }

    fn by_team<'a, T: Sync>(
        team: &mut Team,
        problems: &'a [T],
        limit: u64,
        results: &mut Vec<Self>,
        progress: impl FnMut(usize) + Send,
    ) -> Result<(), Cancelled>
    where
        &'a T: Into<Problem<'a>>,
    {
        team.find(problems, limit, results, progress)
    }
}

/// Bytes of a puzzle on its way to the device.
pub(crate) const GIVENS: usize = 81;
/// Puzzles that are gathered before they are written: mapped memory likes long runs.
const RUN: usize = 64;

/// Writes givens, or returns false if one of the problems has more than these.
pub(crate) fn write_givens<'a, T>(problems: &'a [T], mut to: WriteOnly<'_, [u8]>) -> bool
where
    &'a T: Into<Problem<'a>>,
{
    let mut run = [[0; GIVENS]; RUN];
    for (number, some) in problems.chunks(RUN).enumerate() {
        for (bytes, problem) in run.iter_mut().zip(some) {
            let Problem::Givens(puzzle) = problem.into() else { return false };
            *bytes = *puzzle.as_bytes();
        }
        let bytes = run[..some.len()].as_flattened();
        to.slice(GIVENS * RUN * number..).slice(..bytes.len()).copy_from_slice(bytes);
    }
    true
}

/// The roots of problems, with room for `stride` problems in each word.
pub(crate) fn nodes<'a, T>(problems: &'a [T], stride: usize) -> Vec<u8>
where
    &'a T: Into<Problem<'a>>,
{
    let mut bytes = vec![0; 4 * NODE * stride];
    for (number, problem) in problems.iter().enumerate() {
        for (word, bits) in node(problem.into()).into_iter().enumerate() {
            bytes[4 * (word * stride + number)..][..4].copy_from_slice(&bits.to_le_bytes());
        }
    }
    bytes
}

/// The words of a problem's root.
fn node(problem: Problem<'_>) -> [u32; NODE] {
    let candidates = problem.candidates();
    let mut words = [0; NODE];
    for cell in Cell::all() {
        let (row, column) = (cell.row(), cell.column());
        let place = 3 * (row % 3) + column % 3;
        let block = 3 * (row / 3) + column / 3;
        for digit in candidates.digits_in(cell) {
            words[3 * place + digit.index() % 3] |= 1 << (9 * (digit.index() / 3) + block);
        }
    }
    words
}

/// Reads the answers to problems, with as many solutions as the limit says at most, and returns the indices
/// of those that the device left to the CPU.
///
/// Every grid is checked: a driver that computes wrongly must not be believed.
pub(crate) fn read<'a, T: Sync, R: Outcome>(
    bytes: &[u8],
    problems: &'a [T],
    limit: u32,
    answers: &mut [R],
) -> Result<Vec<usize>, Fault>
where
    &'a T: Into<Problem<'a>>,
{
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let piece = problems.len().div_ceil(cores).max(PIECE);
    if problems.len() <= piece {
        return read_piece(bytes, problems, limit, answers, 0);
    }
    thread::scope(|scope| {
        let pieces = bytes.chunks(ANSWER * piece).zip(problems.chunks(piece)).zip(answers.chunks_mut(piece));
        let readers: Vec<_> = pieces
            .enumerate()
            .map(|(number, ((bytes, problems), answers))| {
                scope.spawn(move || read_piece(bytes, problems, limit, answers, number * piece))
            })
            .collect();
        let mut left = Vec::new();
        for reader in readers {
            left.extend(reader.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
        }
        Ok(left)
    })
}

fn read_piece<'a, T, R: Outcome>(
    bytes: &[u8],
    problems: &'a [T],
    limit: u32,
    answers: &mut [R],
    first: usize,
) -> Result<Vec<usize>, Fault>
where
    &'a T: Into<Problem<'a>>,
{
    let mut left = Vec::new();
    let (parcels, _) = bytes.as_chunks::<ANSWER>();
    for (number, ((parcel, problem), answer)) in parcels.iter().zip(problems).zip(answers).enumerate() {
        let (digits, solutions) = parcel.split_at(ANSWER - 4);
        let solutions = u32::from_le_bytes([0, 1, 2, 3].map(|byte| solutions[byte]));
        *answer = match solutions {
            0 => R::NONE,
            LEFT => {
                left.push(first + number);
                R::NONE
            }
            _ if solutions > limit => return Err(Fault::Wrong),
            _ => R::new(solutions.into(), Some(solution(digits, problem.into())?)),
        };
    }
    Ok(left)
}

/// The grid of an answer, if it solves the problem.
fn solution(values: &[u8], problem: Problem<'_>) -> Result<Solution, Fault> {
    let mut digits = [Digit::D1; 81];
    for (digit, value) in digits.iter_mut().zip(values) {
        *digit = Digit::from_value(*value).ok_or(Fault::Wrong)?;
    }
    let solution = Solution::new(digits).map_err(|_| Fault::Wrong)?;
    let solves = match problem {
        Problem::Givens(puzzle) => solution.solves(puzzle),
        _ => solution.candidates().is_subset(problem.candidates()),
    };
    if solves { Ok(solution) } else { Err(Fault::Wrong) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudokit_core::Puzzle;

    const GRID: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    fn parcel(grid: &str, solutions: u32) -> Vec<u8> {
        let mut bytes: Vec<u8> = grid.bytes().map(|byte| byte - b'0').collect();
        bytes.extend([0; 3]);
        bytes.extend(solutions.to_le_bytes());
        bytes
    }

    fn read_one(puzzle: &str, bytes: &[u8]) -> Result<(Answer, Vec<usize>), Fault> {
        let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
        let mut answers = [Answer::None];
        let left = read(bytes, &[puzzle], 2, &mut answers)?;
        Ok((answers[0], left))
    }

    #[test]
    fn answers_are_read() {
        let puzzle = format!("{}{}", &GRID[..40], ".".repeat(41));
        let solution: Solution = GRID.parse().expect("a solution");
        let read = |solutions| read_one(&puzzle, &parcel(GRID, solutions));
        assert_eq!(read(0), Ok((Answer::None, vec![])));
        assert_eq!(read(1), Ok((Answer::Unique(solution), vec![])));
        assert_eq!(read(2), Ok((Answer::Several(solution), vec![])));
        assert_eq!(read(LEFT), Ok((Answer::None, vec![0])));
    }

    #[test]
    fn a_device_that_computes_wrongly_is_not_believed() {
        let puzzle = format!("{}{}", &GRID[..40], ".".repeat(41));
        // More solutions than it was asked for; a digit twice; no digit; another puzzle's solution.
        assert_eq!(read_one(&puzzle, &parcel(GRID, 3)), Err(Fault::Wrong));
        assert_eq!(read_one(&puzzle, &parcel(&format!("3{}", &GRID[1..]), 1)), Err(Fault::Wrong));
        assert_eq!(read_one(&puzzle, &parcel(&format!("0{}", &GRID[1..]), 1)), Err(Fault::Wrong));
        let other = format!("9{}", ".".repeat(80));
        assert_eq!(read_one(&other, &parcel(GRID, 1)), Err(Fault::Wrong));
    }

    #[test]
    fn givens_stay_as_they_are_and_candidates_become_nodes() {
        let mut puzzles = [Puzzle::EMPTY; 100];
        puzzles[99] = GRID.parse().expect("a puzzle");
        let mut bytes = vec![7; GIVENS * 100];
        assert!(write_givens(&puzzles, WriteOnly::from_mut(&mut bytes[..])));
        assert!(bytes[..GIVENS * 99].iter().all(|byte| *byte == 0));
        assert_eq!(bytes[GIVENS * 99..], puzzles[99].as_bytes()[..]);

        let empty = Problem::Givens(&Puzzle::EMPTY);
        let problems = [empty, Problem::Candidates(empty.candidates())];
        assert!(!write_givens(&problems, WriteOnly::from_mut(&mut bytes[..])));
        let bytes = nodes(&problems, 32);
        let all = ((1_u32 << 27) - 1).to_le_bytes();
        assert_eq!(bytes.len(), 4 * NODE * 32);
        assert_eq!([&bytes[..4], &bytes[4..8], &bytes[8..12]], [&all[..], &all[..], &[0; 4]]);
    }
}
