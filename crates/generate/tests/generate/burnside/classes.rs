//! The conjugacy classes of the cell symmetries, by conjugating until nothing new is found.

use std::sync::LazyLock;
use sudokit_core::Digit;
use sudokit_symmetry::Transformation;

/// Conjugate symmetries.
pub(crate) struct Class {
    /// One of them.
    pub(crate) first: Transformation,
    pub(crate) size: u64,
}

/// Number of names of the digits for each permutation of the cells; one index in this many renames none.
const RELABELLINGS: u64 = Transformation::COUNT / Transformation::CELL_PERMUTATIONS;

/// All classes, that of the identity first.
pub(crate) static ALL: LazyLock<Vec<Class>> = LazyLock::new(all);

fn all() -> Vec<Class> {
    let generators = generators();
    let mut is_met = vec![false; Transformation::CELL_PERMUTATIONS as usize];
    let mut classes = Vec::new();
    for index in 0..is_met.len() {
        if is_met[index] {
            continue;
        }
        let first = at(index);
        is_met[index] = true;
        let (mut size, mut left) = (0, vec![first]);
        while let Some(symmetry) = left.pop() {
            size += 1;
            for generator in &generators {
                // Each generator is its own inverse.
                let other = generator.then(&symmetry).then(generator);
                let is_met = &mut is_met[(other.index() / RELABELLINGS) as usize];
                if !*is_met {
                    *is_met = true;
                    left.push(other);
                }
            }
        }
        classes.push(Class { first, size });
    }
    classes
}

fn at(index: usize) -> Transformation {
    Transformation::from_index(index as u64 * RELABELLINGS).expect("it is below the count")
}

/// Swaps of adjacent rows of the first band and of adjacent bands, and the transposition: they generate all
/// symmetries.
fn generators() -> [Transformation; 5] {
    let straight = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    let of_rows = |rows| {
        let digits = std::array::from_fn(Digit::from_index);
        Transformation::new(false, rows, straight, digits).expect("rows of a band stay together")
    };
    [
        of_rows([1, 0, 2, 3, 4, 5, 6, 7, 8]),
        of_rows([0, 2, 1, 3, 4, 5, 6, 7, 8]),
        of_rows([3, 4, 5, 0, 1, 2, 6, 7, 8]),
        of_rows([0, 1, 2, 6, 7, 8, 3, 4, 5]),
        Transformation::TRANSPOSE,
    ]
}
