//! The linear programme of truths and links: it bounds the removable candidates.
//!
//! LP relaxation: one fractional value per candidate, zero at least, such that the values of each cell and of
//! each digit in a house add up to one. Every solution does that with values of zero and one; there are
//! others, where several candidates of a cell share its truth.
//!
//! A candidate whose share is below one in all of them is false. An argument of truths and links proves this:
//! it adds up such equations, with weights, until the value of one candidate is too small. And some such sum
//! proves every bound that the equations imply (the duality of linear programmes: John von Neumann, 1947). So
//! arguments with any weights remove exactly these candidates: those whose greatest share is below one.
//!
//! [`Simplex`] finds the greatest share of one candidate after the other, each from where the last one has
//! led. A candidate that has been one on the way needs no search of its own. If the equations have no
//! solution at all, the board contradicts itself, and nothing is removed.

use super::simplex::{Simplex, jitter};
use crate::{Variable, View, sort};
use std::collections::HashSet;
use sudokit_core::{Board, Candidate};

/// So near to one is one. Greatest shares are simple fractions, and [`jitter`] moves them by less.
const NEARLY: f64 = 1.0 - 1e-3;

/// The candidates and the equations between their shares.
pub(super) struct Programme {
    pub(super) candidates: Vec<Candidate>,
    pub(super) equations: Vec<Equation>,
}

/// The shares of some candidates add up to one.
pub(super) struct Equation {
    /// The cell, or the digit in a house.
    pub(super) variable: Variable,
    /// The numbers of its candidates.
    pub(super) shares: Vec<usize>,
}

impl Programme {
    pub(super) fn of(board: &Board) -> Self {
        let candidates: Vec<Candidate> = board.candidate_set().iter().collect();
        let mut numbers = [0; Candidate::COUNT];
        for (number, candidate) in candidates.iter().enumerate() {
            numbers[candidate.index()] = number;
        }
        let open = (0..Variable::COUNT).map(Variable::from_index).filter(|one| one.is_open(board));
        let equation = |variable: Variable| {
            let shares = variable.candidates(board).iter().map(|candidate| numbers[candidate.index()]);
            Equation { variable, shares: shares.collect() }
        };
        let mut known = HashSet::new();
        // Some digits have the same places in a line and in a box.
        let equations = open.map(equation).filter(|one| known.insert(one.shares.clone())).collect();
        Self { candidates, equations }
    }

    /// The numbers of the candidates that are one nowhere, those with the smallest greatest share first.
    pub(super) fn never_one(&self, view: &View<'_>) -> Vec<usize> {
        let count = self.candidates.len();
        let Some(mut simplex) = self.shares() else { return Vec::new() };
        let mut is_done = vec![false; count];
        let mark = |simplex: &Simplex, is_done: &mut Vec<bool>| {
            for (number, is_done) in is_done.iter_mut().enumerate() {
                *is_done |= simplex.value(number) >= NEARLY;
            }
        };
        mark(&simplex, &mut is_done);
        let mut never = Vec::new();
        while !view.is_cancelled() {
            // The one that is nearest to one, and the first of these.
            let left = (0..count).rev().filter(|number| !is_done[*number]);
            let Some(next) = left.max_by(|a, b| simplex.value(*a).total_cmp(&simplex.value(*b))) else {
                break;
            };
            if simplex.raise(next, NEARLY, &mut |simplex| mark(simplex, &mut is_done)) {
                never.push((simplex.value(next), next));
            }
            is_done[next] = true;
        }
        sort::by(&mut never, |a, b| a.0.total_cmp(&b.0));
        never.into_iter().map(|(_, number)| number).collect()
    }

    /// Shares that add up to one everywhere, if there are any. The quantities are the candidates.
    fn shares(&self) -> Option<Simplex> {
        let count = self.candidates.len();
        let mut simplex = Simplex::new(count);
        let mut wanted = 0.0;
        let mut often = vec![0.0; count];
        // Artificial variables are zero in the end.
        for equation in &self.equations {
            // Shares may be as far below zero as their jitter says.
            let lacks = 1.0 + equation.shares.iter().map(|share| jitter(*share)).sum::<f64>();
            simplex.push(lacks, f64::INFINITY, equation.shares.iter().map(|share| (*share, 1.0)));
            wanted += lacks;
            equation.shares.iter().for_each(|share| often[*share] -= 1.0);
        }
        simplex.push(0.0, f64::INFINITY, often.into_iter().enumerate());
        simplex.make_artificial(count);
        let sum = count + self.equations.len();
        simplex.raise(sum, f64::INFINITY, &mut |_| ());
        (simplex.value(sum) > wanted - 0.5 * (1.0 - NEARLY)).then(|| {
            simplex.drop_artificial();
            simplex
        })
    }
}
