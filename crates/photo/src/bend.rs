//! Fits the lattice to bent paper.
//!
//! Each of the 180 segments between crossings looks to both sides for its darkest parallel. A cubic in `u`
//! and `v` for either direction is fitted to what they find, by least squares whose weights fall with the
//! distance (Cauchy), so that digits, folds and stains beside a line count little. Three rounds look less
//! and less far.

use crate::lattice::{Cubic, Lattice, powers};
use crate::picture::Picture;

/// How far to look in each round, in cells.
const REACHES: [f32; 3] = [0.28, 0.18, 0.12];
/// Parallels tried on either side of a segment.
const STEPS: i32 = 8;
/// Points of a parallel, in cells from the crossing before.
const ALONG: [f32; 8] = [0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85];
/// The distance from the fit at which a segment counts half, in cells.
const DOUBTED: f32 = 0.045;
/// A bent lattice is kept if it scores at least this share of the straight one.
const KEPT: f32 = 0.85;

/// The lattice with its bend, and its score; unbent if bending does not fit.
pub(crate) fn bent(picture: &Picture, lattice: Lattice, score: f32) -> (Lattice, f32) {
    let mut bent = lattice;
    for reach in REACHES {
        for direction in 0..2 {
            let segments = segments(picture, &bent, direction, reach);
            let change = fitted(&segments, reach);
            for (sum, change) in bent.bend[direction].iter_mut().zip(change) {
                *sum += change;
            }
        }
    }
    let new = bent.score(picture);
    if new >= KEPT * score { (bent, new) } else { (lattice, score) }
}

/// A segment of a line: where it should be, how far off its darkest parallel is, in cells, and how dark.
struct Segment {
    powers: Cubic,
    off: f32,
    weight: f32,
}

/// The segments of the lines that run down (direction 0) or across (direction 1).
fn segments(picture: &Picture, lattice: &Lattice, direction: usize, reach: f32) -> Vec<Segment> {
    let mut found = Vec::with_capacity(90);
    for line in 0..10 {
        for at in 0..9 {
            let mut light = [0.0; 2 * STEPS as usize + 1];
            for (step, light) in (-STEPS..=STEPS).zip(&mut light) {
                let fixed = line as f32 + reach * step as f32 / STEPS as f32;
                *light = ALONG
                    .iter()
                    .map(|along| {
                        let free = at as f32 + along;
                        let (x, y) =
                            if direction == 0 { lattice.at(fixed, free) } else { lattice.at(free, fixed) };
                        picture.at(x, y)
                    })
                    .sum::<f32>()
                    / ALONG.len() as f32;
            }
            let darkest = (0..light.len()).min_by(|&a, &b| light[a].total_cmp(&light[b])).unwrap_or(0);
            let mut sorted = light;
            sorted.sort_unstable_by(f32::total_cmp);
            let paper = sorted[sorted.len() * 3 / 4];
            let step = darkest as f32 + vertex(&light, darkest) - STEPS as f32;
            let (u, v) =
                if direction == 0 { (line as f32, at as f32 + 0.5) } else { (at as f32 + 0.5, line as f32) };
            found.push(Segment {
                powers: powers(u, v),
                off: reach * step / STEPS as f32,
                weight: (paper - light[darkest]).clamp(0.0, 60.0),
            });
        }
    }
    found
}

/// The vertex of the parabola through the darkest parallel and its neighbours, in steps from it.
fn vertex(light: &[f32], darkest: usize) -> f32 {
    if darkest == 0 || darkest + 1 == light.len() {
        return 0.0;
    }
    let (before, here, after) = (light[darkest - 1], light[darkest], light[darkest + 1]);
    let curve = before - 2.0 * here + after;
    if curve < 1e-3 { 0.0 } else { ((before - after) / (2.0 * curve)).clamp(-0.5, 0.5) }
}

/// The cubic nearest to the offsets.
fn fitted(segments: &[Segment], reach: f32) -> Cubic {
    let mut cubic = [0.0; 10];
    for round in 0..5 {
        let mut matrix = [[0.0_f32; 11]; 10];
        for segment in segments {
            let value: f32 = cubic.iter().zip(&segment.powers).map(|(a, b)| a * b).sum();
            let away = (segment.off - value) / if round == 0 { reach } else { DOUBTED };
            let weight = segment.weight / (1.0 + away * away);
            for (row, a) in matrix.iter_mut().zip(&segment.powers) {
                for (entry, b) in row.iter_mut().zip(&segment.powers) {
                    *entry += weight * a * b;
                }
                row[10] += weight * a * segment.off;
            }
        }
        // A little stiffness: terms of higher degree need evidence.
        for (at, row) in matrix.iter_mut().enumerate() {
            row[at] += if at < 3 { 1e-3 } else { 20.0 };
        }
        cubic = solved(matrix);
    }
    cubic
}

/// Solves ten linear equations by elimination. The matrix is symmetric and positive, so no pivoting is
/// needed.
fn solved(mut matrix: [[f32; 11]; 10]) -> Cubic {
    for pivot in 0..10 {
        let row = matrix[pivot];
        for other in matrix.iter_mut().skip(pivot + 1) {
            let factor = other[pivot] / row[pivot];
            for (entry, value) in other.iter_mut().zip(row).skip(pivot) {
                *entry -= factor * value;
            }
        }
    }
    let mut solution = [0.0; 10];
    for at in (0..10).rev() {
        let rest: f32 = (at + 1..10).map(|other| matrix[at][other] * solution[other]).sum();
        solution[at] = (matrix[at][10] - rest) / matrix[at][at];
    }
    solution
}
