//! Contradictions by any means: a candidate is supposed to be true, and everything that follows is used,
//! until something goes wrong.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Dynamic contradictions by the number of rounds that they need, then by candidate; those with
//! locked candidates and subsets by candidate; nested ones by depth, then by how often everything that can be
//! refuted has to be, then by candidate. A candidate that singles alone refute is refuted in no other way.

mod evidence;
mod steps;

pub(crate) use evidence::Pattern;

use crate::follow::{Argument, Draft, LARGEST, Means};
use crate::{Family, Kind, Sink, View, Wanted, sort};
use std::ops::ControlFlow::{self, Break, Continue};
use sudokit_core::{Board, Candidate};

kinds! {
    DynamicContradiction:
    /// A supposition fails by singles alone, so the supposed candidate is false.
    DYNAMIC_CONTRADICTION = Kind::new("dynamic-contradiction", "Dynamic Contradiction")
        .aliases(&["bowman's bingo", "dynamic contradiction forcing chain"]);
    /// A supposition fails by singles, locked candidates and subsets, so the supposed candidate is false.
    DYNAMIC_CONTRADICTION_PLUS = Kind::new("dynamic-contradiction-plus", "Dynamic Contradiction Plus")
        .aliases(&["dynamic contradiction forcing chain plus"]);
    /// A supposition fails, with other suppositions made and refuted on the way. So the supposed candidate is
    /// false.
    NESTED_CONTRADICTION = Kind::new("nested-contradiction", "Nested Contradiction")
        .aliases(&["nested forcing chain", "nested trial"]);
}

/// Finds [dynamic](DYNAMIC_CONTRADICTION) and [nested](NESTED_CONTRADICTION) contradictions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DynamicContradiction;

impl Family for DynamicContradiction {
    folder!();

    fn price(&self) -> usize {
        8
    }

    fn is_last_resort(&self) -> bool {
        true
    }

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let board = view.board();
        let start = Draft::of(board);
        let step = |target, means| Argument::against(&start, target, means, view.cancel())?.step(board);
        let (mut refuted, mut others) = (Vec::new(), Vec::new());
        for target in start.open() {
            let mut supposed = start.supposing(target);
            match supposed.take_singles() {
                Break(()) => refuted.push((supposed.rounds(), target)),
                Continue(()) => others.push((target, supposed)),
            }
        }
        if wanted.has(&DYNAMIC_CONTRADICTION) {
            sort::by_key(&mut refuted, |one| *one);
            let mut steps = refuted.iter().filter_map(|(_, target)| step(*target, Means::Singles));
            steps.try_for_each(|step| sink.step(step))?;
        }
        if wanted.has(&DYNAMIC_CONTRADICTION_PLUS) {
            let fails = |supposed: &Draft| supposed.clone().take_plain(LARGEST).is_break();
            let refuted = others.iter().filter(|(_, supposed)| fails(supposed));
            let mut steps = refuted.filter_map(|(target, _)| step(*target, Means::Plain(LARGEST)));
            steps.try_for_each(|step| sink.step(step))?;
        }
        if wanted.has(&NESTED_CONTRADICTION) {
            for depth in 1..=view.options().nesting {
                nested(depth, view, &mut others, |target| {
                    step(target, Means::Branches(depth)).map_or(Continue(()), |step| sink.step(step))
                })?;
            }
        }
        Continue(())
    }
}

/// True if nested suppositions up to a depth refute a candidate.
pub(crate) fn is_refuted(board: &Board, target: Candidate, depth: usize) -> bool {
    Draft::of(board).refutes(target, depth, None)
}

/// The argument of the least depth, up to a limit, that refutes a candidate.
pub(crate) fn refutation(board: &Board, target: Candidate, depth: usize) -> Option<Pattern> {
    let start = Draft::of(board);
    let means = match (0..=depth).find(|depth| start.refutes(target, *depth, None))? {
        0 => Means::Singles,
        depth => Means::Branches(depth),
    };
    Argument::against(&start, target, means, None)?.step(board)?.pattern.of().cloned()
}

/// Hands out the suppositions that fail at this depth, and keeps the others. All go forward together, one
/// sweep at a time, so that those with the fewest come first.
fn nested(
    depth: usize,
    view: &View<'_>,
    suppositions: &mut Vec<(Candidate, Draft)>,
    mut found: impl FnMut(Candidate) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut moving = suppositions.clone();
    while !moving.is_empty() {
        let mut at_rest: Vec<Draft> = Vec::new();
        for (target, mut supposed) in std::mem::take(&mut moving) {
            if view.is_cancelled() {
                return Break(());
            }
            // A conclusion of a supposition that holds leads to no more than the supposition itself.
            if at_rest.iter().any(|other| other.has_settled(target)) {
                continue;
            }
            match supposed.sweep(depth, view.cancel()) {
                Continue(true) => moving.push((target, supposed)),
                Continue(false) => at_rest.push(supposed),
                Break(()) => {
                    suppositions.retain(|(other, _)| *other != target);
                    found(target)?;
                }
            }
        }
    }
    Continue(())
}
