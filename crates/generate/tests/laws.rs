//! What is promised of grids and puzzles that are made.

use proptest::prelude::*;
use std::collections::HashSet;
use std::ops::ControlFlow;
use sudokit_core::{Cell, CellSet, Digit, Puzzle, Solution};
use sudokit_generate::{Random, Recipe, Symmetry, Vicinity, dig, fill, fill_around};
use sudokit_solve::{Batch, Engine, Plain};
use sudokit_testkit::oracle;

fn grids(count: usize, seed: u64) -> Vec<Solution> {
    let mut grids = Vec::new();
    fill(count, &mut Random::new(seed), &mut Batch::new(), &mut grids);
    grids
}

fn count(puzzle: &Puzzle) -> usize {
    oracle::solutions(puzzle, 2).len()
}

fn without(puzzle: &Puzzle, cells: CellSet) -> Puzzle {
    let mut less = *puzzle;
    for cell in cells {
        less.set(cell, None);
    }
    less
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn grids_are_as_many_as_asked_for_and_differ(seed: u64, number in 0_usize..50) {
        let grids = grids(number, seed);
        prop_assert_eq!(grids.len(), number);
        for (i, grid) in grids.iter().enumerate() {
            prop_assert!(grid.solves(&Puzzle::EMPTY) && !grids[..i].contains(grid));
        }
    }

    #[test]
    fn puzzles_have_one_solution_and_none_of_their_groups_can_go(
        seed: u64,
        symmetry in prop::sample::select(&Symmetry::ALL[..]),
    ) {
        let grids = grids(4, seed);
        let recipe = Recipe { symmetry, ..Recipe::default() };
        let puzzles = dig(&grids, &recipe, &mut Random::new(seed), &mut Batch::new());
        for (puzzle, grid) in puzzles.iter().zip(&grids) {
            let puzzle = puzzle.expect("digging as far as it goes never fails");
            prop_assert_eq!(oracle::solutions(&puzzle, 2), vec![*grid]);
            prop_assert!(symmetry.holds(puzzle.cells()));
            for group in symmetry.orbits().into_iter().filter(|group| group.is_subset(puzzle.cells())) {
                prop_assert!(count(&without(&puzzle, group)) == 2, "{} can go without {}", puzzle, group);
            }
        }
    }

    #[test]
    fn digging_boldly_is_digging_one_by_one(
        seed: u64,
        symmetry in prop::sample::select(&Symmetry::ALL[..]),
        clues in prop::option::of(22..60_usize),
    ) {
        let grids = grids(3, seed);
        let recipe = Recipe { symmetry, clues, ..Recipe::default() };
        let puzzles = dig(&grids, &recipe, &mut Random::new(seed), &mut Batch::new());
        // The same orders.
        let mut random = Random::new(seed);
        for (grid, puzzle) in grids.iter().zip(puzzles) {
            let mut slow = Puzzle::from(*grid);
            for group in random.shuffled(symmetry.orbits()) {
                let less = without(&slow, group);
                if less.len() >= clues.unwrap_or(0) && count(&less) == 1 {
                    slow = less;
                }
            }
            let expected = clues.is_none_or(|clues| slow.len() == clues).then_some(slow);
            prop_assert_eq!(puzzle, expected);
        }
    }

    #[test]
    fn givens_that_must_be_there_are(seed: u64, number in 0..15_usize) {
        let full = Puzzle::from(grids(1, seed)[0]);
        let mut random = Random::new(seed);
        let keep: CellSet = random.shuffled(Cell::all()).into_iter().take(number).collect();
        let around = without(&full, !keep);
        let mut found = Vec::new();
        fill_around(&around, 5, &mut random, &mut Batch::new(), &mut found);
        prop_assert_eq!(found.len(), 5);
        let recipe = Recipe { around, ..Recipe::default() };
        for (puzzle, grid) in dig(&found, &recipe, &mut random, &mut Batch::new()).into_iter().zip(&found) {
            let puzzle = puzzle.expect("digging as far as it goes never fails");
            prop_assert!(keep.iter().all(|cell| puzzle.digit(cell) == around.digit(cell)));
            prop_assert_eq!(oracle::solutions(&puzzle, 2), vec![*grid]);
        }
    }

    #[test]
    fn a_pattern_is_met_exactly_or_not_at_all(seed: u64, number in 28..60_usize) {
        let mut random = Random::new(seed);
        let pattern: CellSet = random.shuffled(Cell::all()).into_iter().take(number).collect();
        let grids = grids(20, seed);
        let recipe = Recipe { pattern: Some(pattern), ..Recipe::default() };
        for (puzzle, grid) in dig(&grids, &recipe, &mut random, &mut Batch::new()).into_iter().zip(&grids) {
            let only = without(&Puzzle::from(*grid), !pattern);
            prop_assert_eq!(puzzle, (count(&only) == 1).then_some(only));
        }
    }

}

#[test]
fn a_contradiction_has_no_grid() {
    let mut grids = grids(1, 0);
    let twice = "11.......".to_owned() + &".".repeat(72);
    fill_around(&twice.parse().expect("a puzzle"), 5, &mut Random::new(0), &mut Batch::new(), &mut grids);
    assert_eq!(grids, []);
}

#[test]
fn orbits_divide_the_cells_and_have_the_symmetry() {
    for symmetry in Symmetry::ALL {
        let orbits = symmetry.orbits();
        assert_eq!(orbits.iter().map(|orbit| orbit.len()).sum::<usize>(), Cell::COUNT);
        assert!(orbits.iter().all(|orbit| symmetry.holds(*orbit)), "{symmetry}");
    }
    // Burnside: the cells that each of the turns and mirrors leaves in place, divided by their number.
    let expected = [81, 41, 21, 45, 45, 25, 45, 45, 25, 15];
    assert_eq!(Symmetry::ALL.map(|symmetry| symmetry.orbits().len()), expected);
}

/// Every puzzle with one solution, by trying all of them.
fn vicinity_by_force(puzzle: &Puzzle) -> HashSet<Puzzle> {
    let (mut found, mut plain) = (HashSet::new(), Plain::new());
    for gone in puzzle.cells() {
        let less = without(puzzle, CellSet::of(gone));
        for cell in Cell::all().filter(|cell| less.digit(*cell).is_none()) {
            for digit in Digit::all().filter(|digit| cell != gone || puzzle.digit(gone) != Some(*digit)) {
                let mut more = less;
                more.set(cell, Some(digit));
                if plain.is_unique(&more) {
                    found.insert(more);
                }
            }
        }
    }
    found
}

#[test]
fn the_vicinity_is_complete() {
    let grids = grids(3, 5);
    for clues in [None, Some(30)] {
        let recipe = Recipe { clues, ..Recipe::default() };
        for puzzle in dig(&grids, &recipe, &mut Random::new(5), &mut Batch::new()).into_iter().flatten() {
            let mut found = Vec::new();
            let flow = Vicinity::new().search(&puzzle, 1, 1, &mut |neighbour| {
                found.push(neighbour);
                ControlFlow::Continue(())
            });
            assert_eq!(flow, ControlFlow::Continue(()));
            let set: HashSet<Puzzle> = found.iter().copied().collect();
            assert_eq!(set.len(), found.len(), "each is visited once");
            assert_eq!(set, vicinity_by_force(&puzzle));
        }
    }
}

#[test]
fn adding_back_what_two_lack_finds_the_puzzle_they_came_from() {
    let grids = grids(1, 9);
    let puzzle = dig(&grids, &Recipe::default(), &mut Random::new(9), &mut Batch::new())[0].expect("minimal");
    let gone: CellSet = puzzle.cells().iter().take(2).collect();
    let mut found = Vec::new();
    let flow = Vicinity::new().search(&without(&puzzle, gone), 0, 2, &mut |neighbour| {
        assert_eq!(count(&neighbour), 1);
        found.push(neighbour);
        ControlFlow::Continue(())
    });
    assert_eq!(flow, ControlFlow::Continue(()));
    assert!(found.contains(&puzzle));
    let distinct: HashSet<&Puzzle> = found.iter().collect();
    assert_eq!(distinct.len(), found.len(), "each is visited once");
}
