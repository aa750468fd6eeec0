//! Laws of redundant givens and of minimal puzzles inside others.

use proptest::prelude::*;
use std::collections::HashSet;
use std::ops::ControlFlow;
use sudokit_core::{CellSet, Puzzle};
use sudokit_generate::{Random, Recipe, dig, every_minimal, fill, reduce, redundant};
use sudokit_solve::Batch;
use sudokit_testkit::oracle;

fn count(puzzle: &Puzzle) -> usize {
    oracle::solutions(puzzle, 2).len()
}

/// Unique puzzles with this many givens, or minimal ones.
fn puzzles(clues: Option<usize>, number: usize, seed: u64) -> Vec<Puzzle> {
    let (mut grids, mut random, mut batch) = (Vec::new(), Random::new(seed), Batch::new());
    fill(number, &mut random, &mut batch, &mut grids).unwrap();
    let recipe = Recipe { clues: clues.map(|clues| clues..=clues), ..Recipe::default() };
    dig(&grids, &recipe, &mut random, &mut batch).unwrap().into_iter().flatten().collect()
}

/// By the definition, with the oracle.
fn redundant_slowly(puzzle: &Puzzle) -> CellSet {
    puzzle.cells().iter().filter(|cell| count(&puzzle.restricted_to(!CellSet::of(*cell))) == 1).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn redundant_givens_can_go(seed: u64, clues in prop::option::of(22..40_usize)) {
        let puzzles = puzzles(clues, 3, seed);
        for (puzzle, found) in puzzles.iter().zip(redundant(&puzzles, &mut Batch::new()).unwrap()) {
            prop_assert_eq!(found, Some(redundant_slowly(puzzle)));
        }
    }

    #[test]
    fn what_is_reduced_is_minimal_and_a_part(seed: u64, clues in 30..60_usize) {
        let puzzles = puzzles(Some(clues), 4, seed);
        let reduced = reduce(&puzzles, &mut Random::new(seed), &mut Batch::new()).unwrap();
        for (puzzle, minimal) in puzzles.iter().zip(reduced) {
            let minimal = minimal.expect("it has a solution");
            prop_assert_eq!(puzzle.restricted_to(minimal.cells()), minimal);
            prop_assert_eq!(count(&minimal), 1);
            prop_assert_eq!(redundant_slowly(&minimal), CellSet::EMPTY);
        }
    }
}

#[test]
fn every_minimal_puzzle_is_found_once() {
    for puzzle in puzzles(Some(26), 3, 8) {
        let mut found = Vec::new();
        let flow = every_minimal(&puzzle, &mut Batch::new(), &mut |minimal| {
            found.push(minimal);
            ControlFlow::Continue(())
        })
        .unwrap();
        assert_eq!(flow, ControlFlow::Continue(()));
        let set: HashSet<Puzzle> = found.iter().copied().collect();
        assert_eq!(set.len(), found.len());
        assert_eq!(set, every_minimal_slowly(&puzzle));
    }
}

/// All results of removing redundant givens in every order.
fn every_minimal_slowly(puzzle: &Puzzle) -> HashSet<Puzzle> {
    let (mut seen, mut open, mut minimal) = (HashSet::from([*puzzle]), vec![*puzzle], HashSet::new());
    while let Some(puzzle) = open.pop() {
        let cells = redundant_slowly(&puzzle);
        if cells.is_empty() {
            minimal.insert(puzzle);
        }
        for cell in cells {
            let less = puzzle.restricted_to(!CellSet::of(cell));
            if seen.insert(less) {
                open.push(less);
            }
        }
    }
    minimal
}

#[test]
fn nothing_is_redundant_without_one_solution() {
    let twice = "11.......".to_owned() + &".".repeat(72);
    let puzzles = [Puzzle::EMPTY, twice.parse().expect("a puzzle")];
    let mut batch = Batch::new();
    assert_eq!(redundant(&puzzles, &mut batch).unwrap(), [None, None]);
    // An empty puzzle cannot be reduced, and neither can one without solution.
    assert_eq!(reduce(&puzzles, &mut Random::new(1), &mut batch).unwrap(), [Some(Puzzle::EMPTY), None]);
    assert!(
        every_minimal(&Puzzle::EMPTY, &mut batch, &mut |_| ControlFlow::Break(())).unwrap().is_continue()
    );
}

#[test]
fn taking_away_what_others_imply_keeps_the_solutions() {
    // Two solutions: four cells of two rows, two columns and two boxes are empty.
    let grid = "5346789126721953..1983425678597614234268537917139248569615372..287419635345286179";
    let puzzle: Puzzle = grid.parse().expect("a puzzle");
    let reduced = reduce(&[puzzle; 5], &mut Random::new(3), &mut Batch::new()).unwrap();
    for less in reduced.into_iter().flatten() {
        assert!(less.len() < 40);
        assert_eq!(oracle::solutions(&less, 3), oracle::solutions(&puzzle, 3));
    }
}
