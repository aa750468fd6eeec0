//! Known numbers of grids, for tests that count them.

/// Number of full grids (Bertram Felgenhauer and Frazer Jarvis, 2005).
pub const GRIDS: u128 = 6_670_903_752_021_072_936_960;

/// Numbers of essentially different grids by the order of their automorphism group: orders and numbers (gsf,
/// Kjell Fredrik Pettersen).
pub const AUTOMORPHISMS: [(u64, u64); 16] = [
    (1, 5_472_170_387),
    (2, 548_449),
    (3, 7336),
    (4, 2826),
    (6, 1257),
    (8, 29),
    (9, 42),
    (12, 92),
    (18, 85),
    (27, 2),
    (36, 15),
    (54, 11),
    (72, 2),
    (108, 3),
    (162, 1),
    (648, 1),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_grids_are_images_of_the_different_ones() {
        // An orbit has 3,359,232 symmetries times 362,880 names, divided by the automorphisms.
        let orbit = |(order, grids)| u128::from(grids * (3_359_232 / order)) * 362_880;
        assert_eq!(AUTOMORPHISMS.map(orbit).iter().sum::<u128>(), GRIDS);
    }
}
