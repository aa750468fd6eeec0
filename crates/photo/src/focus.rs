//! Finds the cells that are out of focus, by the lines around them.
//!
//! Digits that are blurred away leave no trace that tells them from dirt, and the network takes such cells
//! for empty. But lines run on all sides of each cell, and are as blurred as the digit between them.

use crate::lattice::Lattice;
use crate::picture::Picture;
use sudokit_core::{Cell, CellSet};

/// The widest edge of a line that leaves the digits beside it legible, in cells. The edges of 160
/// photographs have 0.06 to 0.11 in the median; with 0.16 half the photographs are misread.
const WIDEST: f32 = 0.14;
/// How far to look on either side of a line, in cells.
const REACH: f32 = 0.3;
/// Parallels on either side.
const STEPS: usize = 10;
/// The first and the last point along a segment, in cells from the crossing before.
const ALONG: [f32; 2] = [0.2, 0.8];
/// Points of a parallel.
const POINTS: usize = 8;
/// A segment that has less of the median contrast is so blurred that only noise has edges there.
const FAINT: f32 = 0.35;

/// The cells that are too blurred to read.
///
/// Of two parallel lines the sharper one counts, as a shadow or a digit may hide an edge; of the two
/// directions the more blurred one, as a moving camera blurs only one.
pub(crate) fn blurred(picture: &Picture, lattice: &Lattice) -> CellSet {
    let segments: Vec<Segment> =
        (0..180).map(|at| segment(picture, lattice, at >= 90, at % 90 / 9, at % 9)).collect();
    let mut contrasts: Vec<f32> = segments.iter().map(|segment| segment.contrast).collect();
    contrasts.sort_unstable_by(f32::total_cmp);
    let least = FAINT * contrasts[contrasts.len() / 2];
    let wide = |at: usize| segments[at].contrast.max(least) > WIDEST * segments[at].steepest;
    let is_blurred = |cell: &Cell| {
        let (row, column) = (cell.index() / 9, cell.index() % 9);
        [9 * column + row, 90 + 9 * row + column].iter().any(|&at| wide(at) && wide(at + 9))
    };
    Cell::all().filter(is_blurred).collect()
}

/// The light across a segment of a line, as a share of its paper.
struct Segment {
    /// From the darkest parallel to the brightest.
    contrast: f32,
    /// The steepest change, for a whole cell.
    steepest: f32,
}

fn segment(picture: &Picture, lattice: &Lattice, across: bool, line: usize, at: usize) -> Segment {
    let point = |off: f32, along: f32| {
        let (fixed, free) = (line as f32 + off, at as f32 + along);
        if across { lattice.at(free, fixed) } else { lattice.at(fixed, free) }
    };
    // So near the line the picture is as good as flat: four corners are enough.
    let [[a, b], [c, d]] = ALONG.map(|along| [point(-REACH, along), point(REACH, along)]);
    let mut light = [0.0; 2 * STEPS + 1];
    for (step, light) in light.iter_mut().enumerate() {
        let u = step as f32 / (2 * STEPS) as f32;
        let start = (a.0 + (b.0 - a.0) * u, a.1 + (b.1 - a.1) * u);
        let end = (c.0 + (d.0 - c.0) * u, c.1 + (d.1 - c.1) * u);
        for point in 0..POINTS {
            let v = point as f32 / (POINTS - 1) as f32;
            *light += picture.at(start.0 + (end.0 - start.0) * v, start.1 + (end.1 - start.1) * v);
        }
    }
    let paper = light.iter().copied().fold(1.0, f32::max);
    let darkest = light.iter().copied().fold(paper, f32::min);
    let steepest = light.windows(3).map(|three| (three[2] - three[0]).abs()).fold(0.0, f32::max);
    Segment { contrast: (paper - darkest) / paper, steepest: steepest / paper * STEPS as f32 / (2.0 * REACH) }
}
