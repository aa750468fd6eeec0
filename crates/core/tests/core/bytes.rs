//! Puzzles and solutions are their bytes.

use proptest::prelude::*;
use sudokit_core::{Cell, ParsePuzzleError, Puzzle, Solution};

proptest! {
    #[test]
    fn bytes_are_the_puzzle(grids in prop::collection::vec(prop::collection::vec(0_u8..=9, 81), 0..5)) {
        let bytes: Vec<[u8; 81]> = grids.into_iter().map(|grid| grid.try_into().unwrap()).collect();
        let puzzles = Puzzle::slice_from_bytes(&bytes).unwrap();
        for (puzzle, bytes) in puzzles.iter().zip(&bytes) {
            let line = bytes.map(|number| if number == 0 { b'.' } else { b'0' + number });
            prop_assert_eq!(Ok(*puzzle), Puzzle::from_line(&line));
            prop_assert_eq!(puzzle.as_bytes(), bytes);
        }
        prop_assert_eq!(Puzzle::slice_as_bytes(puzzles), &bytes);
    }

    #[test]
    fn other_numbers_are_refused_where_they_are(grid in 0_usize..3, cell in 0_usize..81, number in 10_u8..) {
        let mut bytes = [[0; 81]; 3];
        bytes[grid][cell] = number;
        bytes[2][80] = number;
        let error = ParsePuzzleError::Character(Cell::from_index(cell));
        prop_assert_eq!(Puzzle::slice_from_bytes(&bytes), Err((grid, error)));
        prop_assert_eq!(Puzzle::from_bytes(&bytes[grid]), Err(error));
    }
}

#[test]
fn a_solution_is_its_bytes() {
    let text = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let solution: Solution = text.parse().unwrap();
    assert_eq!(solution.as_bytes().map(|number| number + b'0'), *text.as_bytes());
    assert_eq!(Solution::slice_as_bytes(&[solution; 2]), [*solution.as_bytes(); 2]);
    assert_eq!(Puzzle::from_bytes(solution.as_bytes()), Ok(&Puzzle::from(solution)));
}
