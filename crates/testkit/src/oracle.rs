//! The oracle: a naive solver.
//!
//! A Sudoku is an exact cover of 324 questions: the digit of each cell, and the place of each digit in each
//! row, column and box. A digit in a cell answers four of them. At every step the search examines the grid
//! from scratch, takes an open question with the fewest possible answers, and tries them all. It is simple
//! enough to be obviously right, shares no code with an engine, and checks every grid found against the
//! rules.

use sudokit_core::{Cell, Digit, Problem, Solution};

/// A grid; 0 is an empty cell.
type Grid = [u8; 81];

/// Number of solutions of the problem, counted up to `limit`.
pub fn count<'a>(problem: impl Into<Problem<'a>>, limit: u64) -> u64 {
    solutions(problem, limit).len() as u64
}

/// The solutions in ascending order; any `limit` of them if there are more.
pub fn solutions<'a>(problem: impl Into<Problem<'a>>, limit: u64) -> Vec<Solution> {
    let problem = problem.into();
    let candidates = problem.candidates();
    let allowed: [Vec<u8>; 81] = std::array::from_fn(|cell| {
        candidates.digits_in(Cell::from_index(cell)).iter().map(Digit::get).collect()
    });
    let mut grid = [0; 81];
    if let Problem::Givens(puzzle) = problem {
        grid = puzzle.digits().map(|digit| digit.map_or(0, Digit::get));
        if (0..81).any(|cell| grid[cell] != 0 && !fits(&grid, cell, grid[cell])) {
            return Vec::new();
        }
    }
    let mut found = Vec::new();
    search(&mut grid, &allowed, limit, &mut found);
    found.sort_unstable();
    found
}

/// Returns true for a full valid grid: every row, column and box has 1 to 9.
pub fn is_solution(grid: &[u8; 81]) -> bool {
    (0..81).all(|cell| (1..=9).contains(&grid[cell]) && fits(grid, cell, grid[cell]))
}

/// Returns true if no other cell of the same row, column or box has the digit.
fn fits(grid: &Grid, cell: usize, digit: u8) -> bool {
    let (row, column) = (cell / 9, cell % 9);
    (0..81).all(|other| {
        let (other_row, other_column) = (other / 9, other % 9);
        let same_box = other_row / 3 == row / 3 && other_column / 3 == column / 3;
        let seen = other != cell && (other_row == row || other_column == column || same_box);
        !(seen && grid[other] == digit)
    })
}

/// The questions that a digit in a cell answers.
fn questions(cell: usize, digit: u8) -> [usize; 4] {
    let (row, column, digit) = (cell / 9, cell % 9, usize::from(digit) - 1);
    let block = row / 3 * 3 + column / 3;
    [cell, 81 + 9 * row + digit, 162 + 9 * column + digit, 243 + 9 * block + digit]
}

/// Fills the grid in every way that the rules and `allowed` permit, until `limit` grids are found.
fn search(grid: &mut Grid, allowed: &[Vec<u8>; 81], limit: u64, found: &mut Vec<Solution>) {
    if found.len() as u64 >= limit {
        return;
    }
    let mut answered = [false; 324];
    for cell in (0..81).filter(|&cell| grid[cell] != 0) {
        for question in questions(cell, grid[cell]) {
            answered[question] = true;
        }
    }
    let mut answers: [Vec<(usize, u8)>; 324] = std::array::from_fn(|_| Vec::new());
    for (cell, digits) in allowed.iter().enumerate() {
        for &digit in digits {
            let asked = questions(cell, digit);
            if asked.iter().all(|&question| !answered[question]) {
                for question in asked {
                    answers[question].push((cell, digit));
                }
            }
        }
    }
    let open = (0..324).filter(|&question| !answered[question]);
    let Some(question) = open.min_by_key(|&question| answers[question].len()) else {
        assert!(is_solution(grid), "all questions are answered");
        let digits = grid.map(|digit| Digit::from_index(usize::from(digit) - 1));
        found.push(Solution::new(digits).expect("the vocabulary knows the same rules"));
        return;
    };
    for &(cell, digit) in &answers[question] {
        grid[cell] = digit;
        search(grid, allowed, limit, found);
        grid[cell] = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus;
    use sudokit_core::{Candidate, CandidateSet, Puzzle};

    fn first_solution() -> Solution {
        corpus::UNIQUE.cases().next().unwrap().solution.unwrap()
    }

    #[test]
    fn one_wrong_digit_spoils_a_solution() {
        let digits = first_solution().digits().map(Digit::get);
        assert!(is_solution(&digits));
        for cell in 0..81 {
            for digit in 0..=10 {
                let mut changed = digits;
                changed[cell] = digit;
                assert_eq!(is_solution(&changed), digit == digits[cell]);
            }
        }
    }

    #[test]
    fn every_grid_with_one_chute_missing_is_found() {
        // Two bands determine the three digits of each column of the third, and of its boxes: every order of
        // the columns that makes three valid rows is a solution. Rows can be swapped, so it suffices to try
        // the first column in one order and multiply by six.
        let solution = first_solution();
        let mut puzzle = Puzzle::EMPTY;
        for cell in Cell::all().filter(|cell| cell.row() >= 3) {
            puzzle.set(cell, Some(solution.digit(cell)));
        }
        let columns: Vec<[u8; 3]> =
            (0..9).map(|column| [0, 1, 2].map(|row| solution.digit(Cell::at(row, column)).get())).collect();
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        let expected = (0..6_usize.pow(8))
            .filter(|code| {
                (0..3).all(|row| {
                    let mut code = 6 * *code;
                    let mut held = 0_u16;
                    for column in &columns {
                        held |= 1 << column[orders[code % 6][row]];
                        code /= 6;
                    }
                    held.count_ones() == 9
                })
            })
            .count();
        assert_eq!(count(&puzzle, u64::MAX), 6 * expected as u64);
    }

    #[test]
    fn candidates_and_givens_of_one_puzzle_have_the_same_solutions() {
        for case in corpus::SEVERAL.cases().take(10) {
            let candidates = case.problem().candidates();
            assert_eq!(solutions(case.problem(), u64::MAX), solutions(candidates, u64::MAX));
        }
    }

    #[test]
    fn a_cell_without_candidates_leaves_nothing() {
        let candidates = first_solution().candidates();
        assert_eq!(count(candidates, 2), 1);
        for gone in Candidate::all().filter(|candidate| candidates.contains(*candidate)) {
            assert_eq!(count(candidates.without(gone), 2), 0);
        }
        assert_eq!(count(CandidateSet::EMPTY, 2), 0);
    }

    #[test]
    fn the_limit_is_kept() {
        assert_eq!(count(&Puzzle::EMPTY, 0), 0);
        assert_eq!(solutions(&Puzzle::EMPTY, 7).len(), 7);
    }
}
