//! Laws that hold for any sets, puzzles and boards.

use proptest::prelude::*;
use std::collections::BTreeSet;
use sudokit_core::{
    Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Flaw, House, HouseSet, Puzzle,
};

/// The algebra of a set type is that of a `BTreeSet` of indices.
macro_rules! set_laws {
    ($module:ident, $set:ident of $element:ident) => {
        mod $module {
            use super::*;

            fn indices(set: $set) -> BTreeSet<usize> {
                set.iter().map($element::index).collect()
            }

            fn any_set() -> impl Strategy<Value = $set> {
                proptest::collection::btree_set(0..$element::COUNT, 0..=$element::COUNT)
                    .prop_map(|indices| indices.into_iter().map($element::from_index).collect())
            }

            proptest! {
                #[test]
                fn operators_are_those_of_sets(a in any_set(), b in any_set()) {
                    let (x, y) = (indices(a), indices(b));
                    prop_assert_eq!(indices(a | b), &x | &y);
                    prop_assert_eq!(indices(a & b), &x & &y);
                    prop_assert_eq!(indices(a ^ b), &x ^ &y);
                    prop_assert_eq!(indices(a - b), &x - &y);
                    prop_assert_eq!(indices(!a), &(0..$element::COUNT).collect() - &x);
                    prop_assert_eq!(a.is_subset(b), x.is_subset(&y));
                    prop_assert_eq!(a.is_disjoint(b), x.is_disjoint(&y));
                    prop_assert_eq!(a == b, x == y);
                }

                #[test]
                fn elements_come_and_go(a in any_set(), index in 0..$element::COUNT) {
                    let element = $element::from_index(index);
                    let x = indices(a);
                    let mut with = a;
                    prop_assert_eq!(with.insert(element), !x.contains(&index));
                    prop_assert_eq!(with, a.with(element));
                    let mut without = a;
                    prop_assert_eq!(without.remove(element), x.contains(&index));
                    prop_assert_eq!(without, a.without(element));
                    prop_assert!(with.contains(element) && !without.contains(element));
                    prop_assert_eq!(with - without, $set::of(element));
                }

                #[test]
                fn iteration_is_in_order_and_counted(a in any_set()) {
                    let x = indices(a);
                    prop_assert_eq!(a.len(), x.len());
                    prop_assert_eq!(a.iter().len(), x.len());
                    prop_assert_eq!(a.is_empty(), x.is_empty());
                    prop_assert!(a.iter().map($element::index).eq(x.iter().copied()));
                    prop_assert_eq!(a.first().map($element::index), x.first().copied());
                    prop_assert_eq!(a.only().is_some(), x.len() == 1);
                    prop_assert_eq!(a.iter().collect::<$set>(), a);
                }
            }
        }
    };
}

set_laws!(cell_set, CellSet of Cell);
set_laws!(digit_set, DigitSet of Digit);
set_laws!(house_set, HouseSet of House);
set_laws!(candidate_set, CandidateSet of Candidate);

fn any_puzzle() -> impl Strategy<Value = Puzzle> {
    proptest::collection::vec((0..81usize, 0..9usize), 0..40).prop_map(|digits| {
        let mut puzzle = Puzzle::EMPTY;
        for (cell, digit) in digits {
            puzzle.set(Cell::from_index(cell), Some(Digit::from_index(digit)));
        }
        puzzle
    })
}

/// The invariants that `Board` promises, from its definition.
fn is_consistent(board: &Board) -> bool {
    Candidate::all().all(|candidate| {
        let (cell, digit) = (candidate.cell(), candidate.digit());
        let by_cell = board.candidates(cell).contains(digit);
        let by_digit = board.places(digit).contains(cell);
        let seen = cell.peers().iter().any(|peer| board.digit(peer) == Some(digit));
        by_cell == by_digit && (!by_cell || (board.digit(cell).is_none() && !seen))
    })
}

proptest! {
    #[test]
    fn puzzles_print_and_read_back(puzzle in any_puzzle()) {
        prop_assert_eq!(puzzle.to_string().parse(), Ok(puzzle));
    }

    #[test]
    fn a_board_has_all_candidates_that_no_digit_excludes(puzzle in any_puzzle()) {
        let board = Board::new(&puzzle).unwrap_or_else(|flawed| flawed.board);
        prop_assert!(is_consistent(&board));
        prop_assert_eq!(board.puzzle(), puzzle);
        for cell in board.unsolved() {
            let seen: DigitSet = cell.peers().iter().filter_map(|peer| puzzle.digit(peer)).collect();
            prop_assert_eq!(board.candidates(cell), !seen);
        }
    }

    #[test]
    fn flaws_are_exactly_what_is_wrong(puzzle in any_puzzle()) {
        let (board, flaws) = match Board::new(&puzzle) {
            Ok(board) => (board, board.flaws()),
            Err(flawed) => (flawed.board, flawed.flaws),
        };
        for house in House::all() {
            for digit in Digit::all() {
                let holders = (puzzle.cells_of(digit) & house.cells()).len();
                let places = (board.places(digit) & house.cells()).len();
                prop_assert_eq!(flaws.contains(Flaw::Duplicate { house, digit }), holders > 1);
                prop_assert_eq!(flaws.contains(Flaw::Homeless { house, digit }), holders + places == 0);
            }
        }
        for cell in Cell::all() {
            let empty = puzzle.digit(cell).is_none() && board.candidates(cell).is_empty();
            prop_assert_eq!(flaws.contains(Flaw::EmptyCell { cell }), empty);
        }
        prop_assert!(flaws.iter().all(|flaw| flaws.contains(flaw)));
    }

    #[test]
    fn placing_and_eliminating_keep_a_board_consistent(
        changes in proptest::collection::vec((0..729usize, any::<bool>()), 0..60)
    ) {
        let mut board = Board::EMPTY;
        for (index, place) in changes {
            let candidate = Candidate::from_index(index);
            let had = board.has(candidate);
            let changed = if place { board.place(candidate) } else { board.eliminate(candidate) };
            prop_assert_eq!(changed, had);
            prop_assert!(!board.has(candidate));
            prop_assert!(is_consistent(&board));
        }
    }
}
