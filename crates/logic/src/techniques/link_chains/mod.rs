//! Link chains: strong and weak links in turn, of one digit or through cells with two candidates.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** For each kind all chains that remove something are gathered: by the first cell and its digit,
//! then along the links of each candidate (in its cell, its row, its column, its box), a chain before its
//! extensions. Of X-chains, XY-chains and remote pairs with the same effect only those stay that are shorter
//! than all before them. They are sorted by the number of candidates that go, then by where these are, then
//! by the length. Eliminations are sorted by digit and cell.

mod evidence;
mod find;
mod links;
mod walk;

use crate::{Family, Kind, Level, Sink, Step, View, Wanted};
use std::ops::ControlFlow;
use sudokit_core::{Candidate, Cell, Digit};

kinds! {
    LinkChains:
    /// Four or more cells with the same two candidates form a chain. Cells that are an odd number of steps
    /// apart hold different digits.
    REMOTE_PAIR = Kind::new("remote-pair", "Remote Pair").hodoku("rp", "0703", 2800, Level::Hard, 110);
    /// Two houses have only two places each for a digit, and a place of one sees a place of the other.
    TURBOT_FISH = Kind::new("turbot-fish", "Turbot Fish")
        .aliases(&["crane"])
        .hodoku("tf", "0403", 3120, Level::Hard, 120);
    /// Strong and weak links of one digit alternate, and at least one end of the chain is true.
    X_CHAIN = Kind::new("x-chain", "X-Chain").aliases(&["x-cycle"]).hodoku("x", "0701", 5400, Level::Unfair, 260);
    /// Cells with two candidates form a chain, and at least one end of the chain is true.
    XY_CHAIN = Kind::new("xy-chain", "XY-Chain").hodoku("xyc", "0702", 5500, Level::Unfair, 260);
}

/// Finds remote pairs, turbot fish, X-chains and XY-chains.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LinkChains;

/// The pattern of a link chain.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Pattern {
    /// The nodes of a chain that begins and ends with a strong link and with the same digit. One end is true;
    /// if the chain returns to its first node, this node is true.
    Ends(Vec<Candidate>),
    /// Cells that have the same two candidates, each of which sees the next. They hold the two digits
    /// alternately.
    RemotePair {
        /// The cells.
        cells: Vec<Cell>,
        /// Their two candidates.
        digits: [Digit; 2],
    },
}

impl Family for LinkChains {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let mut show = |steps: Vec<Step>| steps.into_iter().try_for_each(|step| sink.step(step));
        if wanted.has(&REMOTE_PAIR) {
            show(find::remote_pairs(view))?;
        }
        if wanted.has(&TURBOT_FISH) {
            show(find::turbot_fish(view))?;
        }
        if wanted.has(&X_CHAIN) {
            show(find::x_chains(view))?;
        }
        if wanted.has(&XY_CHAIN) {
            show(find::xy_chains(view))?;
        }
        ControlFlow::Continue(())
    }
}
