//! Finds the grid.

use crate::PhotoError;
use crate::bend::bent;
use crate::component::outlines;
use crate::lattice::Lattice;
use crate::picture::Picture;
use crate::quadrilateral::{Quadrilateral, quadrilaterals};
use crate::threshold::{Sums, dilated};
use sudokit_core::sort;

/// Windows of the threshold, in thousandths of the shorter side, each with how much darker than its mean a
/// pixel has to be. The second round is for faint lines, and is tried if the first finds nothing good.
const ROUNDS: [&[(usize, u32)]; 2] = [&[(40, 7), (80, 5), (25, 4)], &[(40, 3), (150, 9), (20, 2), (60, 10)]];
/// Sets of dark pixels looked at for each threshold.
const MOST_OUTLINES: usize = 4;
/// From here on a lattice is a grid.
const ACCEPTED: f32 = 0.15;
/// From here on nothing better is looked for.
const GOOD: f32 = 0.45;
/// If nothing is good, this many are bent to see whether they are: curled paper fits no straight lattice.
const MOST_BENT: usize = 8;
/// A second grid scores at least this share of the best.
const RIVAL: f32 = 0.7;
/// And has at least this share of its area.
const AS_LARGE: f32 = 0.6;

/// The best lattice in the picture and its score.
///
/// # Errors
///
/// [`PhotoError::NoGrid`], [`PhotoError::Several`].
pub(crate) fn find(picture: &Picture) -> Result<(Lattice, f32), PhotoError> {
    let sums = Sums::new(picture);
    let mut found: Vec<(Quadrilateral, f32)> = Vec::new();
    for round in ROUNDS {
        for &(window, constant) in round {
            let shorter = picture.width.min(picture.height);
            let dark = sums.dark(picture, shorter * window / 1000, constant);
            for joined in [false, true] {
                let joined_dark;
                let dark = if joined {
                    joined_dark = dilated(&dark, picture.width);
                    &joined_dark
                } else {
                    &dark
                };
                for outline in outlines(dark, picture.width, shorter / 4, MOST_OUTLINES) {
                    weigh(picture, &outline, &mut found);
                }
            }
            if best(&found).is_some_and(|(_, score)| score >= GOOD) {
                return chosen(&found);
            }
        }
        if best(&found).is_some_and(|(_, score)| score >= 2.0 * ACCEPTED) {
            break;
        }
    }
    sort::by(&mut found, |a, b| b.1.total_cmp(&a.1));
    for (corners, score) in found.iter_mut().take(MOST_BENT) {
        let (_, new) = bent(picture, Lattice::new(corners), *score);
        if new >= GOOD {
            *score = new;
        }
    }
    chosen(&found)
}

/// Scores the quadrilaterals of an outline that are not yet among those found.
fn weigh(picture: &Picture, outline: &[(f32, f32)], found: &mut Vec<(Quadrilateral, f32)>) {
    let least = 0.05 * (picture.width * picture.height) as f32;
    for corners in quadrilaterals(outline) {
        let near = 0.01 * corners.shortest();
        if corners.area() < least || found.iter().any(|(other, _)| corners.distance(other) < near) {
            continue;
        }
        found.push((corners, Lattice::new(&corners).score(picture)));
    }
}

fn best(found: &[(Quadrilateral, f32)]) -> Option<(Quadrilateral, f32)> {
    found.iter().copied().max_by(|a, b| a.1.total_cmp(&b.1))
}

fn chosen(found: &[(Quadrilateral, f32)]) -> Result<(Lattice, f32), PhotoError> {
    // Of two grids the larger is meant: the other is last week's solution.
    let worth = |(corners, score): &(Quadrilateral, f32)| score * corners.area().sqrt();
    let grids = found.iter().filter(|(_, score)| *score >= ACCEPTED);
    let (corners, score) =
        grids.copied().max_by(|a, b| worth(a).total_cmp(&worth(b))).ok_or(PhotoError::NoGrid)?;
    let mut apart = vec![corners];
    for (other, rival) in found {
        let alone = apart.iter().all(|grid| !grid.contains(other.centre()) && !other.contains(grid.centre()));
        if alone && *rival >= ACCEPTED.max(RIVAL * score) && other.area() > AS_LARGE * corners.area() {
            apart.push(*other);
        }
    }
    match apart.len() {
        1 => Ok((Lattice::new(&corners), score)),
        grids => Err(PhotoError::Several { grids }),
    }
}
