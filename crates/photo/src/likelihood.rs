//! How likely each reading of a cell is.

use crate::cell_image::CellImage;
use crate::nats::{chance, exp, ln};
use crate::network::Logits;
use crate::writer::tell_apart;

/// Below this share of the ink of the board's other digits a mark is hardly one of them.
const PALE: f32 = 0.45;
/// A paler mark loses this many nats for each part of the median.
const PALENESS: f64 = 40.0;
/// Players who write at all have mostly written more digits than this: so few are likelier to be dirt.
const BEGUN: usize = 3;
/// The nats that such a digit loses.
const ALONE: f64 = 2.0;

/// The chances of a cell's readings.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Likelihood {
    /// The chance that the cell is empty, then that of each digit.
    pub(crate) chances: [f64; 10],
    /// The chance that a digit in it is the player's own.
    pub(crate) own: f64,
}

impl Likelihood {
    /// A cell without ink.
    pub(crate) const BLANK: Self =
        Self { chances: [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], own: 0.5 };

    /// From the network's word; digits lose `less` nats.
    pub(crate) fn new(logits: &Logits, less: f64) -> Self {
        let mut nats: [f64; 10] = std::array::from_fn(|class| f64::from(logits[class]) / 256.0);
        for digit in &mut nats[1..] {
            *digit -= less;
        }
        let top = nats.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let weights = nats.map(|nats| exp(nats - top));
        let sum: f64 = weights.iter().sum();
        Self { chances: weights.map(|weight| weight / sum), own: chance(f64::from(logits[10]) / 256.0) }
    }

    /// The likeliest class: 0 for empty.
    pub(crate) fn best(&self) -> usize {
        (0..10).max_by(|&a, &b| self.chances[a].total_cmp(&self.chances[b])).unwrap_or(0)
    }

    /// True if it looks most like a digit, and like one of this writer: the player, or the print.
    fn is_digit(&self, own: bool) -> bool {
        self.best() > 0 && (self.own > 0.5) == own
    }

    /// The chance of a digit that is given, or the player's own.
    pub(crate) fn of(&self, digit: usize, own: bool) -> f64 {
        self.chances[digit] * if own { self.own } else { 1.0 - self.own }
    }
}

/// The cost of a chance, in nats; at most 20, so that nothing is impossible.
pub(crate) fn cost(chance: f64) -> f64 {
    -ln(chance.max(2e-9))
}

/// The likelihoods of a board. A board's digits are about equally dark: so print that shines through, dirt
/// and shadows are told from digits that look alike.
pub(crate) fn likelihoods(images: &[CellImage], logits: &[Option<Logits>]) -> Vec<Likelihood> {
    let mut first: Vec<Likelihood> = logits.iter().map(|logits| read(logits.as_ref(), 0.0)).collect();
    tell_apart(images, &mut first);
    let median = |own: bool| {
        let inks =
            images.iter().zip(&first).filter(|(_, cell)| cell.is_digit(own)).map(|(image, _)| image.ink);
        let mut inks: Vec<f32> = inks.collect();
        inks.sort_unstable_by(f32::total_cmp);
        (inks.len() >= 5).then(|| inks[inks.len() / 2])
    };
    let (given, own) = (median(false), median(true));
    let has_begun = first.iter().filter(|cell| cell.is_digit(true)).count() >= BEGUN;
    let alone = if has_begun { 0.0 } else { ALONE };
    let cells = images.iter().zip(logits).zip(&first);
    cells
        .map(|((image, logits), first)| {
            let (usual, alone) = if first.own > 0.5 { (own.or(given), alone) } else { (given.or(own), 0.0) };
            let pale = usual.map_or(0.0, |usual| (PALE - image.ink / usual).max(0.0));
            let less = PALENESS * f64::from(pale) + alone;
            Likelihood { own: first.own, ..read(logits.as_ref(), less) }
        })
        .collect()
}

fn read(logits: Option<&Logits>, less: f64) -> Likelihood {
    logits.map_or(Likelihood::BLANK, |logits| Likelihood::new(logits, less))
}
