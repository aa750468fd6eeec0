//! Kraken fish: fish whose fins do not see the candidate that goes; chains lead from the fins to it.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** All fish of two to four lines or boxes are looked at that have one fin or two, none of them in
//! two bases, and remove nothing by themselves. For every candidate the simplest fish that removes it is
//! kept, and of equally simple ones that with the shortest chains together. Then the best come first: by the
//! candidate, as HoDoKu sorts steps.
//!
//! The chains are those of the tables of implications, with groups; the tables are never full here.

mod evidence;
mod find;

use crate::techniques::fish;
use crate::{Family, Kind, Level, Node, Sink, View, Wanted};
use std::ops::ControlFlow;
use sudokit_core::House;

kinds! {
    Kraken:
    /// A finned fish would remove a candidate but for its fins, and chains from all fins show that the
    /// candidate is false.
    KRAKEN_FISH_1 = Kind::new("kraken-fish-1", "Kraken Fish Type 1")
        .hodoku("kf1", "0371", 8450, Level::Extreme, 500).off();
    /// Chains from every place in one cover of a finned fish, and from every fin, show that a candidate is
    /// false.
    KRAKEN_FISH_2 = Kind::new("kraken-fish-2", "Kraken Fish Type 2")
        .hodoku("kf2", "0372", 8450, Level::Extreme, 500).off();
}

/// Finds [`KRAKEN_FISH_1`] and [`KRAKEN_FISH_2`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kraken;

/// The pattern of a kraken fish.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The fish.
    pub(crate) fish: fish::Pattern,
    /// Type 2: the cover whose places lead to the same end as the fins.
    pub(crate) cover: Option<House>,
    /// From each fin, and from each place of the bases in that cover, to the end of one candidate.
    pub(crate) chains: Vec<Vec<Node>>,
}

impl Family for Kraken {
    folder!();

    fn price(&self) -> usize {
        5
    }

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        if wanted.has_any(KINDS) { find::find(wanted, view, sink) } else { ControlFlow::Continue(()) }
    }
}
