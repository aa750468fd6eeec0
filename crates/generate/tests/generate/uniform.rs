//! Tests of the uniform distribution of full grids, against known numbers.
//!
//! Seeds are fixed, so these tests are deterministic. The bounds are five standard deviations wide.

use std::collections::BTreeMap;
use sudokit_core::{Chute, Puzzle, Solution};
use sudokit_generate::{Grids, Random};
use sudokit_symmetry::{Bands, Canonizer, Ranking, Transformation};
use sudokit_testkit::catalogue::{AUTOMORPHISMS, GRIDS};

fn drawn(seed: u64, count: usize) -> Vec<Solution> {
    let (grids, mut random) = (Grids::new(), Random::new(seed));
    (0..count).map(|_| grids.random(&mut random)).collect()
}

/// Pearson's statistic for these counts, and its degrees of freedom. Cases expected fewer than ten times are
/// merged.
fn chi_square(met: &[u64], probabilities: &[f64]) -> (f64, usize) {
    let draws = met.iter().sum::<u64>() as f64;
    let (mut statistic, mut cases, mut rare) = (0.0, 0, (0.0, 0.0));
    let mut case = |met: f64, expected: f64| {
        statistic += (met - expected).powi(2) / expected;
        cases += 1;
    };
    for (met, probability) in met.iter().zip(probabilities) {
        let (met, expected) = (*met as f64, probability * draws);
        if expected < 10.0 {
            rare = (rare.0 + met, rare.1 + expected);
        } else {
            case(met, expected);
        }
    }
    if rare.1 >= 10.0 {
        case(rare.0, rare.1);
    }
    (statistic, cases - 1)
}

/// Neither too far from the expectation, nor too near.
fn is_likely((statistic, freedom): (f64, usize)) -> bool {
    let freedom = freedom as f64;
    (statistic - freedom).abs() < 5.0 * (2.0 * freedom).sqrt()
}

#[test]
fn the_weights_count_all_grids() {
    assert_eq!(Grids::new().count(), GRIDS);
}

/// A second way to count them: by the classes of their first bands.
#[test]
fn the_completions_of_all_bands_are_all_grids() {
    let (grids, bands) = (Grids::new(), Bands::new());
    let completed = |class| {
        let completions = grids.completions(&bands.least(class)).expect("it is a band");
        u128::from(bands.size(class)) * u128::from(completions)
    };
    assert_eq!((0..Bands::COUNT).map(completed).sum::<u128>(), GRIDS);
}

/// The published table against two counts of our own: of the essentially different grids, and of all grids,
/// where a class has the fewer the more automorphisms it has.
#[test]
fn automorphisms_account_for_all_grids() {
    assert_eq!(AUTOMORPHISMS.iter().map(|(_, grids)| grids).sum::<u64>(), Ranking::COUNT);
    let images = |(order, grids): &(u64, u64)| u128::from(Transformation::COUNT / order) * u128::from(*grids);
    assert_eq!(AUTOMORPHISMS.iter().map(images).sum::<u128>(), Grids::new().count());
}

#[test]
fn grids_are_grids_and_a_seed_repeats_them() {
    for grid in drawn(1, 500) {
        assert!(Solution::new(*grid.digits()).is_ok(), "{grid}");
    }
    assert_eq!(drawn(1, 5), drawn(1, 5));
    assert_ne!(drawn(1, 5), drawn(2, 5));
}

/// Every chute is in each class as often as all grids have it there. Grids are drawn by bands, so stacks are
/// the stronger test.
#[test]
fn the_classes_of_all_chutes_are_as_likely_as_they_should_be() {
    let (grids, bands) = (Grids::new(), Bands::new());
    let probabilities: Vec<f64> = (0..Bands::COUNT)
        .map(|class| {
            let completions = grids.completions(&bands.least(class)).expect("it is a band");
            bands.size(class) as f64 * completions as f64 / GRIDS as f64
        })
        .collect();
    let drawn = drawn(3, 60_000);
    for chute in Chute::all() {
        let mut met = [0; Bands::COUNT];
        drawn.iter().for_each(|grid| met[bands.index(grid, chute)] += 1);
        let found = chi_square(&met, &probabilities);
        assert!(found.1 > 300 && is_likely(found), "{chute:?}: {found:?}");
    }
}

/// The least class of the six chutes, against the census of the catalogue: except for the one grid in ten
/// thousand with automorphisms, a grid begins with a band as often as the essentially different grids do.
#[test]
fn the_least_classes_are_as_likely_as_the_census_says() {
    let (ranking, bands) = (Ranking::new(), Bands::new());
    let share = |class| {
        let ranks = ranking.of_band(class);
        (ranks.end - ranks.start) as f64 / Ranking::COUNT as f64
    };
    let probabilities: Vec<f64> = (0..Bands::COUNT).map(share).collect();
    let mut met = [0; Bands::COUNT];
    for grid in drawn(4, 60_000) {
        let classes = Chute::all().map(|chute| bands.index(&grid, chute));
        met[classes.min().expect("there are six")] += 1;
    }
    let found = chi_square(&met, &probabilities);
    assert!(found.1 > 100 && is_likely(found), "{found:?}");
}

/// A grid with n automorphisms has 1/n of the isomorphs of others.
#[test]
fn automorphisms_are_as_rare_as_they_should_be() {
    const DRAWS: usize = 200_000;
    let mut canonizer = Canonizer::new();
    let mut met = BTreeMap::<u64, usize>::new();
    for grid in drawn(5, DRAWS) {
        *met.entry(canonizer.count_automorphisms(&Puzzle::from(grid))).or_default() += 1;
    }
    assert!(met.keys().all(|order| AUTOMORPHISMS.iter().any(|(known, _)| known == order)), "{met:?}");
    let share =
        |(order, grids): &(u64, u64)| *grids as f64 * (Transformation::COUNT / order) as f64 / GRIDS as f64;
    let expected = DRAWS as f64 * AUTOMORPHISMS[1..].iter().map(share).sum::<f64>();
    let found = (DRAWS - met[&1]) as f64;
    assert!((found - expected).abs() < 5.0 * expected.sqrt(), "{found} for {expected}");
}
