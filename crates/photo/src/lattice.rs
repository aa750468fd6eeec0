//! The grid of lines as it lies in the picture, and how well it fits there.

use crate::component::Point;
use crate::perspective::Perspective;
use crate::picture::Picture;
use crate::quadrilateral::Quadrilateral;

/// Points along a line on which its darkness is measured, in cells from the crossing before.
const ALONG: [f32; 9] = [0.22, 0.29, 0.36, 0.43, 0.5, 0.57, 0.64, 0.71, 0.78];
/// Where no digit reaches: close to the crossing lines.
const ASIDE: [f32; 6] = [0.08, 0.12, 0.16, 0.84, 0.88, 0.92];
/// The distance of a line's paper beside it, in cells.
const BESIDE: f32 = 0.19;
/// How far off a line may be, in cells.
const OFF: [f32; 5] = [-0.07, -0.035, 0.0, 0.035, 0.07];

/// Ten lines and ten more across, by perspective and a bend.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lattice {
    perspective: Perspective,
    /// How far paper and lens shift the point at `(u, v)`, in cells: two cubics in `u` and `v`.
    pub(crate) bend: [Cubic; 2],
}

/// A polynomial of degree three in two variables, by its coefficients in the order of [`powers`].
pub(crate) type Cubic = [f32; 10];

/// The terms of a cubic at a point, with the grid's middle as the origin and its half side as the unit.
pub(crate) fn powers(u: f32, v: f32) -> Cubic {
    let (u, v) = ((u - 4.5) / 4.5, (v - 4.5) / 4.5);
    [1.0, u, v, u * u, u * v, v * v, u * u * u, u * u * v, u * v * v, v * v * v]
}

impl Lattice {
    pub(crate) fn new(corners: &Quadrilateral) -> Self {
        Self { perspective: Perspective::new(corners), bend: [[0.0; 10]; 2] }
    }

    /// The point of the picture at `u` cells from the left and `v` from the top.
    pub(crate) fn at(&self, u: f32, v: f32) -> Point {
        let powers = powers(u, v);
        let shift = |cubic: &Cubic| -> f32 { cubic.iter().zip(&powers).map(|(a, b)| a * b).sum() };
        self.perspective.at(u + shift(&self.bend[0]), v + shift(&self.bend[1]))
    }

    pub(crate) fn corners(&self) -> Quadrilateral {
        Quadrilateral([self.at(0.0, 0.0), self.at(9.0, 0.0), self.at(9.0, 9.0), self.at(0.0, 9.0)])
    }

    /// How much darker the lines are than the paper beside them, and than the halves of the cells: about 1
    /// for a clean grid, at most 0.1 for text and for parts of a grid.
    ///
    /// A digit darkens one segment of a line, a line all of them: so a line is worth its weaker segments,
    /// and a lattice its weaker lines.
    pub(crate) fn score(&self, picture: &Picture) -> f32 {
        let (mean, deviation) = self.light(picture);
        let scale = 1.0 / (deviation + 6.0);
        let darkness = |x: f32| ((mean - x) * scale).clamp(-1.0, 2.5);
        let measured = |offset: f32, along: &[f32], lines: usize| -> f32 {
            let mut worths = Vec::with_capacity(2 * lines);
            for across in [false, true] {
                for line in 0..lines {
                    let mut segments = [0.0; 9];
                    for (at, segment) in segments.iter_mut().enumerate() {
                        let mean = |off: f32| -> f32 {
                            let fixed = line as f32 + offset + off;
                            let sum: f32 = along
                                .iter()
                                .map(|along| {
                                    let free = at as f32 + along;
                                    let (x, y) =
                                        if across { self.at(free, fixed) } else { self.at(fixed, free) };
                                    darkness(picture.at(x, y))
                                })
                                .sum();
                            sum / along.len() as f32
                        };
                        let paper = (mean(-BESIDE) + mean(BESIDE)) / 2.0;
                        *segment = OFF.iter().map(|&off| mean(off)).fold(-1.0, f32::max) - paper;
                    }
                    segments.sort_unstable_by(f32::total_cmp);
                    worths.push(segments[1..6].iter().sum::<f32>() / 5.0);
                }
            }
            worths.sort_unstable_by(f32::total_cmp);
            let half = worths.len() / 2;
            let mean = |worths: &[f32]| worths.iter().sum::<f32>() / worths.len() as f32;
            (mean(&worths) + mean(&worths[..half])) / 2.0
        };
        measured(0.0, &ALONG, 10) - 0.7 * measured(0.5, &ASIDE, 9).max(0.0)
    }

    /// The mean brightness of the grid and its standard deviation.
    fn light(&self, picture: &Picture) -> (f32, f32) {
        let (mut sum, mut squares) = (0.0, 0.0);
        for row in 0..36 {
            for column in 0..36 {
                let (x, y) = self.at(column as f32 / 4.0 + 0.125, row as f32 / 4.0 + 0.125);
                let light = picture.at(x, y);
                sum += light;
                squares += light * light;
            }
        }
        let mean = sum / 1296.0;
        (mean, (squares / 1296.0 - mean * mean).max(0.0).sqrt())
    }
}
