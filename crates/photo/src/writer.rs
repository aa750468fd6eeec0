//! Tells the printed digits of a board from those its player wrote.
//!
//! The network sees one cell. But the digits of a print are alike in ink, height, stroke and place, and those
//! of a player differ from them in one of these at least: two groups are found from the network's word by
//! expectation and maximisation (Dempster, Laird and Rubin 1977), each a Gauss in every feature. The groups
//! are believed if they tell much more than one group would (Schwarz 1978).

use crate::cell_image::{CellImage, PAPER, SIDE};
use crate::likelihood::Likelihood;
use crate::nats::{chance, ln};

/// Ink, height, stroke, and place down the cell.
const FEATURES: usize = 4;
/// The least spread of a feature: nothing is measured better, in the units of `features`.
const LEAST_SPREAD: [f64; FEATURES] = [0.06, 0.03, 0.07, 0.025];
/// Rounds of estimating groups from chances, and chances from groups.
const ROUNDS: usize = 12;
/// A smaller group says nothing about its kind.
const FEWEST: f64 = 4.0;
/// The most that the look of the whole board counts for one digit, in nats.
const MOST: f64 = 9.0;
/// Pixels that are as dark belong to a digit.
const DARK: u8 = PAPER + 64;
/// Two groups are believed if they gain this much, in nats, for each parameter that they have more than one
/// group, times the logarithm of the number of digits.
const COST: f64 = 0.5;

/// Weighs the network's word on who wrote each digit by the look of the board.
pub(crate) fn tell_apart(images: &[CellImage], cells: &mut [Likelihood]) {
    let digits: Vec<usize> = (0..cells.len()).filter(|&at| cells[at].best() > 0).collect();
    let seen: Vec<[f64; FEATURES]> = digits.iter().map(|&at| features(&images[at])).collect();
    let mut own: Vec<f64> = digits.iter().map(|&at| cells[at].own.clamp(0.02, 0.98)).collect();
    let word: Vec<f64> = own.iter().map(|&own| ln(own / (1.0 - own))).collect();
    let Some(whole) = Group::of(&seen, |_| 1.0) else { return };
    let as_one: f64 = seen.iter().map(|seen| whole.nats(seen)).sum();
    let mut as_two = 0.0;
    for _ in 0..ROUNDS {
        let (Some(print), Some(hand)) =
            (Group::of(&seen, |at| 1.0 - own[at]), Group::of(&seen, |at| own[at]))
        else {
            return;
        };
        as_two = 0.0;
        for (at, seen) in seen.iter().enumerate() {
            let (as_print, as_hand) = (print.nats(seen), hand.nats(seen));
            own[at] = chance(word[at] + (as_hand - as_print).clamp(-MOST, MOST));
            as_two += own[at] * as_hand + (1.0 - own[at]) * as_print;
        }
    }
    if as_two - as_one < COST * (2 * FEATURES) as f64 * ln(seen.len() as f64) {
        return;
    }
    for (&at, &own) in digits.iter().zip(&own) {
        cells[at].own = own;
    }
}

/// Digits that look alike.
struct Group {
    mean: [f64; FEATURES],
    spread: [f64; FEATURES],
    /// The logarithm of the share of all digits, less those of the spreads.
    base: f64,
}

impl Group {
    /// The group of what is seen, each weighed; `None` if it is too small.
    fn of(seen: &[[f64; FEATURES]], weight: impl Fn(usize) -> f64) -> Option<Self> {
        let total: f64 = (0..seen.len()).map(&weight).sum();
        if total < FEWEST {
            return None;
        }
        let mean_of = |value: &dyn Fn(usize) -> f64| {
            (0..seen.len()).map(|at| weight(at) * value(at)).sum::<f64>() / total
        };
        let mean: [f64; FEATURES] = std::array::from_fn(|of| mean_of(&|at| seen[at][of]));
        let spread: [f64; FEATURES] = std::array::from_fn(|of| {
            let variance = mean_of(&|at| (seen[at][of] - mean[of]) * (seen[at][of] - mean[of]));
            variance.sqrt().max(LEAST_SPREAD[of])
        });
        let base = ln(total / seen.len() as f64) - spread.iter().map(|&spread| ln(spread)).sum::<f64>();
        Some(Self { mean, spread, base })
    }

    /// How well a digit fits, in nats, less a constant.
    fn nats(&self, seen: &[f64; FEATURES]) -> f64 {
        let off = |of: usize| (seen[of] - self.mean[of]) / self.spread[of];
        self.base - (0..FEATURES).map(|of| 0.5 * off(of) * off(of)).sum::<f64>()
    }
}

/// The logarithm of a digit's ink, its height in cells, the width of its stroke in pixels as a logarithm, and
/// how far down its middle is, in cells.
fn features(image: &CellImage) -> [f64; FEATURES] {
    let is_dark = |y: usize, x: usize| image.pixels[y * SIDE + x] > DARK;
    let inside = || (3..SIDE - 3).flat_map(|y| (3..SIDE - 3).map(move |x| (y, x)));
    let (mut top, mut bottom, mut area, mut edge) = (SIDE, 0, 0.0, 0.0);
    for (y, x) in inside().filter(|&(y, x)| is_dark(y, x)) {
        top = top.min(y);
        bottom = bottom.max(y + 1);
        area += 1.0;
        let around = [(y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)];
        edge += around.iter().filter(|&&(y, x)| !is_dark(y, x)).count() as f64;
    }
    let cell = SIDE as f64;
    [
        ln(f64::from(image.ink.max(0.01))),
        bottom.saturating_sub(top) as f64 / cell,
        ln((area + 1.0) / (edge + 1.0)),
        (top + bottom) as f64 / (2.0 * cell),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cell_image::PIXELS;

    /// A cell with a bar of this height from the top, as dark as `ink`, and what the network says of it.
    fn digit(tall: usize, ink: f32, own: f64) -> (CellImage, Likelihood) {
        let is_dark = |at: usize| (6..6 + tall).contains(&(at / SIDE)) && (12..15).contains(&(at % SIDE));
        let pixels: [u8; PIXELS] = std::array::from_fn(|at| if is_dark(at) { 191 } else { PAPER });
        let mut chances = [0.0; 10];
        chances[1] = 1.0;
        (CellImage { pixels, ink }, Likelihood { chances, own })
    }

    fn told(digits: impl Iterator<Item = (CellImage, Likelihood)>) -> Vec<f64> {
        let (images, mut cells): (Vec<_>, Vec<_>) = digits.unzip();
        tell_apart(&images, &mut cells);
        cells.iter().map(|cell| cell.own).collect()
    }

    #[test]
    fn a_digit_that_looks_like_all_print_is_print() {
        // Every tenth cell is not what the network takes it for.
        let own = |at: usize| at.is_multiple_of(3);
        let word = |at: usize| if own(at) == (at % 10 == 9) { 0.2 } else { 0.8 };
        let board = |at: usize| {
            let (tall, ink) = if own(at) { (12 + at % 4, 0.5 + 0.02 * (at % 7) as f32) } else { (17, 0.8) };
            digit(tall, ink, word(at))
        };
        let found = told((0..81).map(board));
        assert!((0..81).all(|at| (found[at] > 0.5) == own(at)), "{found:?}");
    }

    #[test]
    fn one_print_is_not_divided() {
        let word = |at: usize| if at.is_multiple_of(5) { 0.6 } else { 0.1 };
        let found = told((0..40).map(|at| digit(17 + at % 2, 0.8 - 0.002 * (at % 3) as f32, word(at))));
        assert!((0..40).all(|at| found[at] == word(at)), "{found:?}");
    }
}
