//! Unavoidable sets, compared with their definition.

use proptest::prelude::*;
use std::collections::HashSet;
use std::ops::ControlFlow;
use sudokit_core::{Cell, CellSet, Digit, House, Solution};
use sudokit_generate::{
    Hitting, Random, Unavoidable, fill, unavoidable_of_boxes, unavoidable_of_digits, unavoidable_within,
};
use sudokit_solve::{Batch, Cancel, Engine, Plain, Single};

fn grid(seed: u64) -> Solution {
    let mut grids = Vec::new();
    fill(1, &mut Random::new(seed), &mut Batch::new(), &mut grids).unwrap();
    grids[0]
}

/// The sets of cells in which the other solutions of the rest differ.
fn differences(grid: &Solution, cells: CellSet) -> HashSet<CellSet> {
    let mut all = HashSet::new();
    Plain::new().enumerate(&grid.restricted_to(!cells), |other| {
        all.insert(Cell::all().filter(|cell| grid.digit(*cell) != other.digit(*cell)).collect());
        ControlFlow::Continue(())
    });
    all.remove(&CellSet::EMPTY);
    all
}

/// The minimal ones among them.
fn unavoidable(grid: &Solution, cells: CellSet) -> HashSet<CellSet> {
    let all = differences(grid, cells);
    let contains_other = |set: &CellSet| all.iter().any(|other| other != set && other.is_subset(*set));
    all.iter().filter(|set| !contains_other(set)).copied().collect()
}

/// Cells of a grid with few other solutions: of three digits, of two boxes in a band and the rest of it, of
/// any cells.
fn region(grid: &Solution, kind: usize, random: &mut Random) -> CellSet {
    match kind {
        0 => {
            let digits = random.shuffled(Digit::all());
            digits[..4].iter().fold(CellSet::EMPTY, |all, digit| all | grid.candidates().cells_of(*digit))
        }
        1 => {
            let first = 3 * random.below(3);
            (first..first + 4).fold(CellSet::EMPTY, |all, row| all | House::row(row % 9).cells())
        }
        _ => random.shuffled(Cell::all()).into_iter().take(48).collect(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn the_small_sets_of_a_region_are_all_found(seed: u64, kind in 0..3_usize) {
        let grid = grid(seed);
        let cells = region(&grid, kind, &mut Random::new(seed));
        let expected = unavoidable(&grid, cells);
        let within = unavoidable_within(&grid, cells, &mut Single::new(), &Cancel::new()).unwrap();
        prop_assert_eq!(within.len(), expected.len());
        prop_assert_eq!(within.into_iter().collect::<HashSet<_>>(), expected.clone());
        let small: HashSet<CellSet> = expected.into_iter().filter(|set| set.len() <= 12).collect();
        let found = Unavoidable::new().up_to(&grid, 12);
        let found: HashSet<CellSet> = found.into_iter().filter(|set| set.is_subset(cells)).collect();
        prop_assert_eq!(found, small);
    }

    #[test]
    fn every_set_is_unavoidable_and_minimal(seed: u64) {
        let grid = grid(seed);
        let found = Unavoidable::new().up_to(&grid, 12);
        for set in &found {
            prop_assert_eq!(differences(&grid, *set).into_iter().collect::<Vec<_>>(), vec![*set]);
        }
        let distinct: HashSet<&CellSet> = found.iter().collect();
        prop_assert_eq!(distinct.len(), found.len());
        // Fewer cells have fewer sets, and no others.
        let small: Vec<CellSet> = found.into_iter().filter(|set| set.len() <= 9).collect();
        prop_assert_eq!(Unavoidable::new().up_to(&grid, 9), small);
    }
}

#[test]
fn parts_of_a_grid_have_the_sets_that_lie_in_them() {
    let grid = grid(4);
    let all = Unavoidable::new().up_to(&grid, 12);
    let mut solver = Single::new();
    let digits = unavoidable_of_digits(&grid, 3, &mut solver, &Cancel::new()).unwrap();
    let boxes = unavoidable_of_boxes(&grid, 2, &mut solver, &Cancel::new()).unwrap();
    let digits_of = |set: CellSet| set.iter().map(|cell| grid.digit(cell)).collect::<HashSet<Digit>>().len();
    let boxes_of = |set: CellSet| set.iter().map(Cell::block).collect::<HashSet<usize>>().len();
    let small = |sets: &[CellSet], fits: &dyn Fn(CellSet) -> bool| -> Vec<CellSet> {
        sets.iter().copied().filter(|set| set.len() <= 12 && fits(*set)).collect()
    };
    assert_eq!(small(&digits, &|_| true), small(&all, &|set| digits_of(set) <= 3));
    assert_eq!(small(&boxes, &|_| true), small(&all, &|set| boxes_of(set) <= 2));
    assert!(digits.iter().all(|set| digits_of(*set) <= 3) && boxes.iter().all(|set| boxes_of(*set) <= 2));
}

proptest! {
    #[test]
    fn the_fewest_cells_hit_all_sets_and_fewer_do_not(seed: u64, count in 0..12_usize) {
        let mut random = Random::new(seed);
        // Sets of the first ten cells, so that all sets of cells can be tried.
        let sets: Vec<CellSet> = (0..count)
            .map(|_| CellSet::from_bits(1 + random.below(1023) as u128))
            .collect();
        let hits = |cells: u128| sets.iter().all(|set| set.bits() & cells != 0);
        let fewest = (0..1024).filter(|cells| hits(*cells)).map(|cells| cells.count_ones() as usize).min();
        let found = Hitting::of(&sets, u64::MAX, &Cancel::new()).unwrap();
        prop_assert_eq!(Some(found.at_least), fewest);
        prop_assert_eq!(Some(found.cells.len()), fewest);
        prop_assert!(hits(found.cells.bits()));
        // Giving up early gives weaker bounds, never wrong ones.
        let early = Hitting::of(&sets, 1, &Cancel::new()).unwrap();
        prop_assert!(early.at_least <= found.at_least && early.cells.len() >= found.at_least);
        prop_assert!(hits(early.cells.bits()));
    }
}
