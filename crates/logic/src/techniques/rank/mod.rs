//! Rank arguments: cells and digits that need places (truths), all of them in a few lines (links) that have
//! room for no more.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** SK loops by the number of cells, then by how much they remove, then by their cells. The others
//! by the number of truths, then by how much they remove, then by the truths: cells before digits. Subsumed
//! arguments are dropped.

mod argument;
mod blossom;
mod branches;
mod covers;
mod every;
mod evidence;
mod programme;
mod sectors;
mod shape;
mod simplex;
mod sk_loop;
mod smallest;
mod tell;
mod weighted;
mod written;

use crate::sort;
pub(crate) use weighted::Weighted;
pub use written::{NotAnArgument, written};

use crate::sets::union;
use crate::{Effect, Family, Kind, Sink, Step, Variable, View, Wanted};
use sectors::Sectors;
use std::cmp::Reverse;
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet};

kinds! {
    Rank:
    /// Whichever candidate of a cell or a house is true, a chain leads from it to the same cell or house.
    BLOSSOM_LOOP = Kind::new("blossom-loop", "Blossom Loop");
    /// The cells of two rows and two columns around four solved corners hold just as many digits as there are
    /// cells, one after the other round a loop.
    SK_LOOP = Kind::new("sk-loop", "SK Loop").aliases(&["domino loop", "Steve Kurzhals loop"]);
    /// The cells where some rows cross some columns need as many digits as the lines and boxes can give them
    /// that have these digits.
    MSLS = Kind::new("msls", "Multi-Sector Locked Set").aliases(&["multi-sector naked set", "multi-sector hidden set"]);
    /// Several digits of several lines are confined to as many cells and lines as they need places.
    MULTIFISH = Kind::new("multifish", "Multifish");
    /// Cells, and digits that need places, are counted against the cells, lines and boxes where these places
    /// are.
    RANK = Kind::new("rank", "Rank Argument").aliases(&["rank logic", "truths and links", "base and cover sets"]);
}

/// Finds rank arguments.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rank;

/// The pattern: truths, and links that have all their candidates.
///
/// Every truth and every link has exactly one true candidate. Count for each candidate how often it is in
/// links, and subtract how often it is in truths. If that is below zero nowhere, no candidate counts more
/// than all links together less all truths: the *rank*. A candidate that does is false.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The cells and the digits in houses that need something.
    pub(crate) truths: Vec<Weighted>,
    /// The cells and the digits in houses that can give it.
    pub(crate) links: Vec<Weighted>,
    /// Other lists of links that suffice, each for all truths by itself. The conclusions of each list hold.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub(crate) instead: Vec<Vec<Weighted>>,
}

impl Family for Rank {
    folder!();

    fn price(&self) -> usize {
        90
    }

    /// For a candidate that several small arguments remove, the numbers decide which of them is told, with
    /// its other eliminations. The eliminations of all steps together are the same.
    fn depends_on_numbering(&self) -> bool {
        true
    }

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let mut gone = CandidateSet::EMPTY;
        if wanted.has(&BLOSSOM_LOOP) {
            gone |= report(&BLOSSOM_LOOP, blossom::all(view), sink)?;
        }
        if wanted.has(&SK_LOOP) {
            gone |= report(&SK_LOOP, sk_loop::all(view.board()), sink)?;
        }
        if wanted.has_any(&[&MSLS, &MULTIFISH, &RANK]) {
            let sectors = view.fact::<Sectors>();
            for kind in [&MSLS, &MULTIFISH, &RANK] {
                if wanted.has(kind) {
                    gone |= report(kind, sectors.of(kind), sink)?;
                }
            }
        }
        if wanted.has(&RANK) {
            report(&RANK, every::all(view, gone), sink)?;
        }
        ControlFlow::Continue(())
    }
}

/// A pattern and its eliminations.
#[derive(Clone, Debug)]
struct Instance {
    pattern: Pattern,
    gone: CandidateSet,
}

impl Instance {
    /// The argument with the truths and with the links of each list, if it removes anything: of the lists
    /// only those that remove something more, the one that removes most first.
    fn of(board: &Board, truths: impl Iterator<Item = Variable>, lists: Vec<Vec<Weighted>>) -> Option<Self> {
        let truths: Vec<Weighted> = truths.map(Weighted::once).collect();
        let with_what_goes = |links: Vec<Weighted>| (argument::gone(board, &truths, &links), links);
        let mut lists: Vec<_> = lists.into_iter().map(with_what_goes).collect();
        sort::by_key(&mut lists, |(gone, _)| Reverse(gone.len()));
        let mut gone = CandidateSet::EMPTY;
        lists.retain(|(more, _)| {
            let is_new = !more.is_subset(gone);
            gone |= *more;
            is_new
        });
        let mut lists = lists.into_iter().map(|(_, links)| links);
        let links = lists.next()?;
        Some(Self { pattern: Pattern { truths, links, instead: lists.collect() }, gone })
    }
}

/// Hands on arguments that remove something new, the smallest first, and returns all eliminations.
fn report(
    kind: &'static Kind,
    mut found: Vec<Instance>,
    sink: &mut dyn Sink,
) -> ControlFlow<(), CandidateSet> {
    sort::by_key(&mut found, |Instance { pattern, gone }| {
        let truths: Vec<_> = pattern.truths.iter().map(|truth| covers::order(truth.variable)).collect();
        (pattern.size(), Reverse(gone.len()), truths)
    });
    let mut seen: Vec<CandidateSet> = Vec::new();
    for Instance { pattern, gone } in found {
        if seen.iter().any(|earlier| gone.is_subset(*earlier)) {
            continue;
        }
        seen.push(gone);
        sink.step(Step { kind, effect: Effect::removing(gone), pattern: pattern.into() })?;
    }
    ControlFlow::Continue(union(seen))
}
