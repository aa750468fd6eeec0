//! What is known of all grids, for tests that count them.

/// How many full grids there are (Bertram Felgenhauer and Frazer Jarvis, 2005).
///
/// ```
/// // Whatever the digits of the first row are called, there are as many.
/// assert_eq!(sudokit_testkit::catalogue::GRIDS % 362_880, 0);
/// ```
pub const GRIDS: u128 = 6_670_903_752_021_072_936_960;

/// How many of the essentially different grids have how many automorphisms: orders, and numbers of grids (gsf, Kjell Fredrik
/// Pettersen).
///
/// ```
/// use sudokit_testkit::catalogue::{AUTOMORPHISMS, GRIDS};
///
/// // 3,359,232 symmetries and 362,880 names give a grid as many images as it has no automorphisms among them.
/// let images = AUTOMORPHISMS.iter().map(|(order, grids)| u128::from(grids * (3_359_232 / order)) * 362_880);
/// assert_eq!(images.sum::<u128>(), GRIDS);
/// ```
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
