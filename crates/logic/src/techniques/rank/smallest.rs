//! The smallest argument that removes a candidate.
//!
//! Wanted are truths and links with the least sum of weights. The links have each candidate at least as often
//! as the truths, and the eliminated candidate once more often than the rank. This is a linear programme, and
//! below is its normalised dual: the candidate has a value of one, no equation is off by more than a bound,
//! and the bound is minimised. Everything is divided by the bound.
//!
//! ```text
//! w               the share of the candidate
//! u               the shares of the others, zero at least
//! sum of u - w    for each cell and each digit in a house that the candidate is not in: between -1 and 1
//! sum of u        for each that it is in: at most 1
//! ```
//!
//! The maximum of w is the sum of all weights of the smallest argument. The binding constraints are the
//! argument: an equation with a surplus is a link, one with a deficit is a truth, and the slopes are their
//! weights.

use super::programme::{Equation, Programme};
use super::simplex::{Simplex, jitter};
use super::{Weighted, covers};
use crate::sort;

/// The most that all weights are multiplied by to make them whole numbers.
const MOST_TIMES: u8 = 100;

/// So near to a whole number is one.
const NEARLY: f64 = 1e-4;

/// Truths and links.
pub(super) type Lists = (Vec<Weighted>, Vec<Weighted>);

impl Programme {
    /// The smallest argument that removes the candidate with this number, if there is one: a proposal that is
    /// to be checked.
    pub(super) fn smallest(&self, number: usize) -> Option<Lists> {
        // The share of the candidate has its number, and those of the others have theirs.
        let count = self.candidates.len();
        let mut simplex = Simplex::new(count);
        for (place, Equation { shares, .. }) in self.equations.iter().enumerate() {
            let without = (!shares.contains(&number)).then_some((number, 1.0));
            let others = shares.iter().filter(|share| **share != number).map(|share| (*share, -1.0));
            let [below, above] = [2 * place, 2 * place + 1].map(jitter);
            simplex.push(1.0 + below, 2.0 + below + above, others.chain(without));
        }
        if !simplex.raise(number, f64::INFINITY, &mut |_| ()) {
            return None;
        }
        let slopes: Vec<(usize, f64)> = simplex
            .slopes(number)
            .filter_map(|(free, slope)| Some((free.checked_sub(count)?, slope)))
            .filter(|(_, slope)| slope.abs() > NEARLY)
            .collect();
        let times = (1..=MOST_TIMES).map(f64::from).find(|times| {
            let is_whole = |slope: f64| (slope * times - (slope * times).round()).abs() < NEARLY * times;
            slopes.iter().all(|(_, slope)| is_whole(*slope))
        })?;
        let (mut truths, mut links) = (Vec::new(), Vec::new());
        for (equation, slope) in slopes {
            let weight = (slope.abs() * times).round();
            let list = if slope < 0.0 { &mut truths } else { &mut links };
            // Numbers too large for a weight become the largest, and the check refuses it.
            list.push(Weighted { variable: self.equations[equation].variable, weight: weight as u8 });
        }
        sort::by_key(&mut truths, |truth: &Weighted| covers::order(truth.variable));
        sort::by_key(&mut links, |link: &Weighted| covers::order(link.variable));
        Some((truths, links))
    }
}
