//! Whether all full grids are equally likely, by what is known of them all.

use sudokit_core::{Chute, Solution};
use sudokit_generate::{Grids, Random};
use sudokit_symmetry::Bands;

/// As Bertram Felgenhauer and Frazer Jarvis counted them (2005).
const ALL: u128 = 6_670_903_752_021_072_936_960;

#[test]
fn the_weights_count_all_grids() {
    assert_eq!(Grids::new().count(), ALL);
}

#[test]
fn grids_are_grids_and_a_seed_repeats_them() {
    let grids = Grids::new();
    let draw = |seed| -> Vec<Solution> {
        let mut random = Random::new(seed);
        (0..500).map(|_| grids.random(&mut random)).collect()
    };
    for grid in draw(1) {
        assert!(Solution::new(*grid.digits()).is_ok(), "{grid}");
    }
    assert_eq!(draw(1), draw(1));
    assert_ne!(draw(1), draw(2));
}
