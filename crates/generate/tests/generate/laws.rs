//! Laws of generated grids and puzzles.

use proptest::prelude::*;
use std::collections::HashSet;
use std::ops::ControlFlow;
use sudokit_core::{Cell, CellSet, Digit, Puzzle, Solution};
use sudokit_generate::{Random, Recipe, Steering, Symmetry, Vicinity, dig, fill, fill_around};
use sudokit_solve::{Batch, Engine, Plain};
use sudokit_testkit::{oracle, share};

fn grids(count: usize, seed: u64) -> Vec<Solution> {
    let mut grids = Vec::new();
    fill(count, &mut Random::new(seed), &mut Batch::new(), &mut grids).unwrap();
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
        let puzzles = dig(&grids, &recipe, &mut Random::new(seed), &mut Batch::new()).unwrap();
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
        let recipe = Recipe { symmetry, clues: clues.map(|clues| clues..=clues), ..Recipe::default() };
        let puzzles = dig(&grids, &recipe, &mut Random::new(seed), &mut Batch::new()).unwrap();
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
        fill_around(&around, 5, &mut random, &mut Batch::new(), &mut found).unwrap();
        prop_assert_eq!(found.len(), 5);
        let recipe = Recipe { around, ..Recipe::default() };
        for (puzzle, grid) in dig(&found, &recipe, &mut random, &mut Batch::new()).unwrap().into_iter().zip(&found) {
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
        for (puzzle, grid) in dig(&grids, &recipe, &mut random, &mut Batch::new()).unwrap().into_iter().zip(&grids) {
            let only = without(&Puzzle::from(*grid), !pattern);
            prop_assert_eq!(puzzle, (count(&only) == 1).then_some(only));
        }
    }

    #[test]
    fn a_number_of_givens_lies_in_its_range(seed: u64, least in 22..40_usize, more in 0..20_usize) {
        let recipe = Recipe { clues: Some(least..=least + more), ..Recipe::default() };
        for puzzle in dig(&grids(5, seed), &recipe, &mut Random::new(seed), &mut Batch::new()).unwrap().into_iter().flatten() {
            prop_assert!((least..=least + more).contains(&puzzle.len()) && count(&puzzle) == 1);
        }
    }

    #[test]
    fn puzzles_that_climb_keep_to_their_recipe(
        seed: u64,
        symmetry in prop::sample::select(&Symmetry::ALL[..]),
        kind in 0..4_usize,
    ) {
        let mut random = Random::new(seed);
        let grid = grids(1, seed)[0];
        let around: CellSet = random.shuffled(Cell::all()).into_iter().take(3).collect();
        let around = without(&Puzzle::from(grid), !around);
        let recipe = match kind {
            0 => Recipe { symmetry, ..Recipe::default() },
            1 => Recipe { clues: Some(28..=34), ..Recipe::default() },
            2 => Recipe { around, ..Recipe::default() },
            _ => Recipe { pattern: Some(random.shuffled(Cell::all()).into_iter().take(45).collect()), ..Recipe::default() },
        };
        // From scratch and from a puzzle. The judge sees every puzzle, and prefers many ones and twos.
        for seeds in [Vec::new(), vec![(Puzzle::from(grid), grid)]] {
            let steering = Steering { recipe: recipe.clone(), seeds, patience: 20 };
            let mut seen = Vec::new();
            steering.climb(&mut random, &mut Batch::new(), &mut |puzzle, solution, _| {
                seen.push((*puzzle, *solution));
                Ok(1 + puzzle.digits().iter().flatten().filter(|digit| **digit > Digit::D2).count() as u32)
            }).unwrap();
            for (puzzle, solution) in &seen[seen.len().saturating_sub(8)..] {
                prop_assert_eq!(oracle::solutions(puzzle, 2), vec![*solution]);
                prop_assert!(recipe.symmetry.holds(puzzle.cells()) && solution.solves(&recipe.around));
                prop_assert!(recipe.around.cells().is_subset(puzzle.cells()));
                prop_assert!(recipe.pattern.is_none_or(|pattern| pattern == puzzle.cells()));
                prop_assert!(recipe.clues.as_ref().is_none_or(|clues| clues.contains(&puzzle.len())));
                if recipe.clues.is_none() && recipe.pattern.is_none() {
                    let groups = recipe.symmetry.orbits().into_iter();
                    for group in groups.filter(|group| group.is_subset(puzzle.cells() - recipe.around.cells())) {
                        prop_assert!(count(&without(puzzle, group)) == 2, "{} can go without {}", puzzle, group);
                    }
                }
            }
        }
    }
}

#[test]
fn a_climb_comes_nearer_and_stops_where_it_arrives() {
    let ones = |puzzle: &Puzzle| 6_u32.saturating_sub(puzzle.cells_of(Digit::D1).len() as u32);
    let steering = Steering { patience: 2000, ..Steering::default() };
    let climb = |seed| {
        steering
            .climb(&mut Random::new(seed), &mut Batch::new(), &mut |puzzle, _, _| Ok(ones(puzzle)))
            .unwrap()
    };
    let found = climb(1);
    assert!(!found.puzzles.is_empty() && found.puzzles.iter().all(|puzzle| ones(puzzle) == 0));
    assert_eq!(found, climb(1), "a seed repeats it");
    // Hardly any random puzzle has six ones.
    let random = dig(&grids(1000, 1), &Recipe::default(), &mut Random::new(1), &mut Batch::new()).unwrap();
    assert!(random.into_iter().flatten().filter(|puzzle| ones(puzzle) == 0).count() < 5);
}

#[test]
fn a_climb_from_what_fits_no_recipe_makes_nothing() {
    let seed = grids(2, 3);
    let other = Puzzle::from(seed[1]);
    let recipe = Recipe { around: other, ..Recipe::default() };
    let steering = Steering { recipe, seeds: vec![(Puzzle::from(seed[0]), seed[0])], patience: 10 };
    let climb = steering.climb(&mut Random::new(1), &mut Batch::new(), &mut |_, _, _| Ok(0)).unwrap();
    assert_eq!(climb.puzzles, []);
}

#[test]
fn a_contradiction_has_no_grid() {
    let mut grids = grids(1, 0);
    let twice = "11.......".to_owned() + &".".repeat(72);
    fill_around(&twice.parse().expect("a puzzle"), 5, &mut Random::new(0), &mut Batch::new(), &mut grids)
        .unwrap();
    assert_eq!(grids, []);
}

#[test]
fn orbits_divide_the_cells_and_have_the_symmetry() {
    for symmetry in Symmetry::ALL {
        let orbits = symmetry.orbits();
        assert_eq!(orbits.iter().map(|orbit| orbit.len()).sum::<usize>(), Cell::COUNT);
        assert!(orbits.iter().all(|orbit| symmetry.holds(*orbit)), "{symmetry}");
    }
    // Burnside: the number of cells that each turn and mirror fixes, divided by the number of these.
    let expected = [81, 41, 21, 45, 45, 25, 45, 45, 25, 15];
    assert_eq!(Symmetry::ALL.map(|symmetry| symmetry.orbits().len()), expected);
}

/// Every unique puzzle of the vicinity, by brute force.
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
    for clues in [None, Some(30..=30)] {
        let recipe = Recipe { clues, ..Recipe::default() };
        let puzzles = dig(&grids, &recipe, &mut Random::new(5), &mut Batch::new()).unwrap();
        for puzzle in share(puzzles.into_iter().flatten(), 3) {
            let mut found = Vec::new();
            let flow = Vicinity::new()
                .search(&puzzle, 1, 1, &mut |neighbour| {
                    found.push(neighbour);
                    ControlFlow::Continue(())
                })
                .unwrap();
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
    let puzzle =
        dig(&grids, &Recipe::default(), &mut Random::new(9), &mut Batch::new()).unwrap()[0].expect("minimal");
    let gone: CellSet = puzzle.cells().iter().take(2).collect();
    let mut found = Vec::new();
    let flow = Vicinity::new()
        .search(&without(&puzzle, gone), 0, 2, &mut |neighbour| {
            assert_eq!(count(&neighbour), 1);
            found.push(neighbour);
            ControlFlow::Continue(())
        })
        .unwrap();
    assert_eq!(flow, ControlFlow::Continue(()));
    assert!(found.contains(&puzzle));
    let distinct: HashSet<&Puzzle> = found.iter().collect();
    assert_eq!(distinct.len(), found.len(), "each is visited once");
}
