//! Forcing chains and nets: an assumption that leads to a contradiction is false, and a conclusion that all
//! cases lead to is true.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Everything that the tables of implications show is collected: contradictions table by table,
//! then what a candidate leads to whether it is on or off, then what all candidates of a cell, and all places
//! of a digit in a house, lead to. Of the steps of the same kind with the same conclusion the shortest stays.
//! Placements come before eliminations; then what is about the earliest cell comes first.
//!
//! A chain has one cause for every conclusion, a net several. HoDoKu looks for nets only where there is no
//! chain; it finds them by playing singles, round by round, and says net only if the way that it shows has a
//! side branch. Which way that is depends on the order of rows, columns and digits. So a turned board can
//! have other steps.

mod branch;
mod evidence;
mod find;
mod ground;
mod hits;

pub(crate) use branch::{Because, Branch, Statement};
pub(crate) use evidence::Pattern;
pub(crate) use ground::{Clash, Ground};

use crate::follow::tables::{GroupedTables, NetTables};
use crate::{Family, Kind, Level, Sink, View, Wanted};
use find::Finder;
use std::ops::ControlFlow;

kinds! {
    Forcing:
    /// An assumption leads to a contradiction by a chain, so it is false.
    FORCING_CHAIN_CONTRADICTION = Kind::new("forcing-chain-contradiction", "Forcing Chain Contradiction")
        .aliases(&["nishio", "contradiction forcing chain"])
        .hodoku("fcc", "1301", 8500, Level::Extreme, 500);
    /// Chains from all cases lead to the same conclusion, so it is true.
    FORCING_CHAIN_VERITY = Kind::new("forcing-chain-verity", "Forcing Chain Verity")
        .aliases(&["cell forcing chain", "region forcing chain", "unit forcing chain", "digit forcing chain", "double forcing chain"])
        .hodoku("fcv", "1302", 8500, Level::Extreme, 500);
    /// An assumption leads to a contradiction by a net, so it is false.
    FORCING_NET_CONTRADICTION = Kind::new("forcing-net-contradiction", "Forcing Net Contradiction")
        .aliases(&["dynamic forcing chain"])
        .hodoku("fnc", "1303", 8600, Level::Extreme, 700);
    /// Nets from all cases lead to the same conclusion, so it is true.
    FORCING_NET_VERITY = Kind::new("forcing-net-verity", "Forcing Net Verity")
        .aliases(&["dynamic forcing chain"])
        .hodoku("fnv", "1304", 8600, Level::Extreme, 700);
}

/// Finds forcing chains and forcing nets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Forcing;

impl Family for Forcing {
    folder!();

    fn price(&self) -> usize {
        5
    }

    fn depends_on_numbering(&self) -> bool {
        true
    }

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        if wanted.has_any(&[&FORCING_CHAIN_CONTRADICTION, &FORCING_CHAIN_VERITY]) {
            Finder::new(view, &view.fact::<GroupedTables>().0, false).find(sink)?;
        }
        if wanted.has_any(&[&FORCING_NET_CONTRADICTION, &FORCING_NET_VERITY]) {
            Finder::new(view, &view.fact::<NetTables>().0, true).find(sink)?;
        }
        ControlFlow::Continue(())
    }
}
