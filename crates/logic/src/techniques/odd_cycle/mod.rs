//! Odd cycles: candidates in a ring, an odd number of them, each in a cell or a house with the next. True and
//! false cannot alternate there, so some other candidate of these cells and houses is true.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** The shortest ring first, then the candidate that is removed. A candidate is refuted once, by
//! one of the shortest rings.

mod evidence;
mod search;

use crate::step::Guarded as _;
use crate::{Effect, Family, Kind, Sink, Step, Variable, View, Wanted};
use std::ops::ControlFlow;
use sudokit_core::{Candidate, CandidateSet};

kinds! {
    OddCycle:
    /// True and false cannot alternate round a ring of an odd number of candidates. So at least one other
    /// candidate of its cells and houses is true.
    ODDAGON = Kind::new("oddagon", "Oddagon").aliases(&["broken wing", "guardians", "odd cycle"]);
}

/// Finds odd cycles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OddCycle;

/// The pattern: candidates in a ring, and the cell or house that each shares with the next. Their other
/// candidates are the *guardians*, of which one is true.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The candidates, an odd number.
    pub(crate) ring: Vec<Candidate>,
    /// The variable of each candidate and the next, cyclically.
    pub(crate) variables: Vec<Variable>,
}

impl Pattern {
    /// The candidates of the ring.
    fn candidates(&self) -> CandidateSet {
        self.ring.iter().copied().collect()
    }

    /// Each candidate and the next.
    fn neighbours(&self) -> impl Iterator<Item = [Candidate; 2]> {
        self.ring.iter().zip(self.ring.iter().cycle().skip(1)).map(|(one, next)| [*one, *next])
    }
}

impl Family for OddCycle {
    folder!();

    fn price(&self) -> usize {
        2
    }

    /// The rings that remove something. There are too many others.
    fn relations(&self, view: &View<'_>, most: usize) -> Vec<crate::Pattern> {
        let rings = search::all(view).into_iter().map(|(_, pattern)| pattern);
        rings.filter(|ring| ring.guardians(view.board()).len() <= most).map(Into::into).collect()
    }

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        if !wanted.has(&ODDAGON) {
            return ControlFlow::Continue(());
        }
        for (target, pattern) in search::all(view) {
            let effect = Effect::removing([target]);
            sink.step(Step { kind: &ODDAGON, effect, pattern: pattern.into() })?;
        }
        ControlFlow::Continue(())
    }
}
