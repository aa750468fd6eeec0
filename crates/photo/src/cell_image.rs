//! Cuts the cells out of the picture, straight and of one size, and evens out the light.

use crate::lattice::Lattice;
use crate::picture::Picture;

/// Pixels along a side of a cell as the network sees it.
pub const SIDE: usize = 28;
/// Pixels of a cell.
pub const PIXELS: usize = SIDE * SIDE;
/// The value of paper in an evened cell.
pub(crate) const PAPER: u8 = 64;
/// From here on a cell of the picture is halved first: more pixels show grain, not digits.
const WIDE: f32 = 56.0;
/// The least contrast that is stretched to the full one, since paper has grain: as a share of that of the
/// lines, as a share of that of the twelfth strongest cell, which is a digit in every puzzle, and in steps
/// of grey. Shares count by the brightness of the paper, as a shadow darkens all alike.
const LEAST_OF_LINES: f32 = 0.30;
const LEAST_OF_DIGITS: f32 = 0.35;
const LEAST: f32 = 8.0;

/// Darker pixels may be ink: 0.35 of full contrast.
const FAINT: u8 = PAPER + 45;
/// Ink of fewer pixels is no digit.
const LEAST_DARK: usize = 8;

/// A cell, cut out of the picture.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CellImage {
    /// Evened light: 64 is paper, more is darker; a digit of full contrast has 191.
    pub(crate) pixels: [u8; PIXELS],
    /// How much darker the darkest part of the cell is than its paper, as a share of the paper's brightness.
    pub(crate) ink: f32,
}

impl CellImage {
    /// True if nothing in the cell is dark: it is empty, and the network need not be asked.
    pub(crate) fn is_blank(&self) -> bool {
        let rows = 3..SIDE - 3;
        let dark = rows.flat_map(|row| &self.pixels[row * SIDE + 3..(row + 1) * SIDE - 3]);
        dark.filter(|&&pixel| pixel > FAINT).count() < LEAST_DARK
    }

    /// The cell after a quarter turn clockwise.
    pub(crate) fn turned(&self) -> Self {
        let pixels = std::array::from_fn(|at| self.pixels[(SIDE - 1 - at % SIDE) * SIDE + at / SIDE]);
        Self { pixels, ..*self }
    }
}

/// The 81 cells row by row.
pub(crate) fn cut(picture: &Picture, lattice: &Lattice) -> Vec<CellImage> {
    let side = lattice.corners().area().max(1.0).sqrt() / 9.0;
    let halved;
    let (picture, scale) = if side > WIDE {
        halved = picture.halved();
        (&halved, 0.5)
    } else {
        (picture, 1.0)
    };
    // Averages this many points each way for a pixel that covers more than one of the picture.
    let points = if side * scale > 1.25 * SIDE as f32 { 2 } else { 1 };
    let raw: Vec<Raw> = (0..81).map(|cell| Raw::cut(picture, lattice, scale, points, cell)).collect();
    let mut lines: Vec<f32> = raw.iter().flat_map(Raw::lines).collect();
    lines.sort_unstable_by(f32::total_cmp);
    let mut contrasts: Vec<f32> = raw.iter().map(|raw| contrast(&raw.light)).collect();
    contrasts.sort_unstable_by(f32::total_cmp);
    let least = (LEAST_OF_LINES * lines[lines.len() / 2]).max(LEAST_OF_DIGITS * contrasts[81 - 12]);
    raw.iter().map(|raw| raw.evened(least)).collect()
}

/// The brightness of a cell.
struct Raw {
    light: [f32; PIXELS],
}

impl Raw {
    fn cut(picture: &Picture, lattice: &Lattice, scale: f32, points: usize, cell: usize) -> Self {
        let (row, column) = ((cell / 9) as f32, (cell % 9) as f32);
        // Inside of a cell the picture is as good as flat: its corners are enough.
        let corner = |right: f32, down: f32| {
            let (x, y) = lattice.at(column + right, row + down);
            ((x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5)
        };
        let [a, b, c, d] = [corner(0.0, 0.0), corner(1.0, 0.0), corner(0.0, 1.0), corner(1.0, 1.0)];
        let mut raw = Self { light: [0.0; PIXELS] };
        let step = 1.0 / (SIDE * points) as f32;
        let share = 1.0 / (points * points) as f32;
        for down in 0..SIDE * points {
            let v = (down as f32 + 0.5) * step;
            let (left, right) = (
                (a.0 + (c.0 - a.0) * v, a.1 + (c.1 - a.1) * v),
                (b.0 + (d.0 - b.0) * v, b.1 + (d.1 - b.1) * v),
            );
            for across in 0..SIDE * points {
                let u = (across as f32 + 0.5) * step;
                let (x, y) = (left.0 + (right.0 - left.0) * u, left.1 + (right.1 - left.1) * u);
                let at = down / points * SIDE + across / points;
                raw.light[at] += share * picture.at(x, y);
            }
        }
        raw
    }

    /// How dark the upper and the left line of the cell are, beside its paper.
    fn lines(&self) -> [f32; 2] {
        let paper = percentile(&inner(&self.light, 3), 65).max(1.0);
        let darkest = |pixel: &dyn Fn(usize, usize) -> f32| {
            (0..4)
                .map(|off| (6..SIDE - 6).map(|along| pixel(off, along)).sum::<f32>() / (SIDE - 12) as f32)
                .fold(f32::INFINITY, f32::min)
        };
        let upper = darkest(&|off, along| self.light[off * SIDE + along]);
        let left = darkest(&|off, along| self.light[along * SIDE + off]);
        [1.0 - upper / paper, 1.0 - left / paper]
    }

    fn evened(&self, least: f32) -> CellImage {
        let middle = inner(&self.light, 3);
        let (paper, darkest) = (percentile(&middle, 65), percentile(&middle, 2));
        let scale = 1.0 / (paper - darkest).max(least * paper).max(LEAST);
        let pixels = self.light.map(|light| {
            let darkness = ((paper - light) * scale).clamp(-0.5, 1.5);
            ((darkness + 0.5) * 127.5 + 0.5) as u8
        });
        CellImage { pixels, ink: contrast(&softened(&self.light)) }
    }
}

/// How much darker the darkest part of a cell is than its paper, as a share of the paper's brightness.
fn contrast(light: &[f32; PIXELS]) -> f32 {
    let middle = inner(light, 4);
    1.0 - percentile(&middle, 4) / percentile(&middle, 65).max(1.0)
}

/// The pixels that are at least `margin` away from the edge.
fn inner(plane: &[f32; PIXELS], margin: usize) -> Vec<f32> {
    let rows = margin..SIDE - margin;
    rows.flat_map(|row| plane[row * SIDE + margin..(row + 1) * SIDE - margin].iter().copied()).collect()
}

/// A blur by binomial weights, 1 4 6 4 1 each way: a Gauss of one pixel.
fn softened(plane: &[f32; PIXELS]) -> [f32; PIXELS] {
    let mut across = *plane;
    let mut both = *plane;
    let weigh = |a: f32, b: f32, c: f32, d: f32, e: f32| (a + e + 4.0 * (b + d) + 6.0 * c) / 16.0;
    for row in 0..SIDE {
        for at in row * SIDE + 2..(row + 1) * SIDE - 2 {
            across[at] = weigh(plane[at - 2], plane[at - 1], plane[at], plane[at + 1], plane[at + 2]);
        }
    }
    for at in 2 * SIDE..PIXELS - 2 * SIDE {
        both[at] = weigh(
            across[at - 2 * SIDE],
            across[at - SIDE],
            across[at],
            across[at + SIDE],
            across[at + 2 * SIDE],
        );
    }
    both
}

fn percentile(values: &[f32], percent: usize) -> f32 {
    // A selection would be a little faster, and weighs as much in a browser as all that cuts cells.
    let mut values = values.to_vec();
    values.sort_unstable_by(f32::total_cmp);
    values[(values.len() - 1) * percent / 100]
}
