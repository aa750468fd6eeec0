//! Nice loops and alternating inference chains: a true candidate makes others false, a false one makes
//! another true, and so on, until the end decides something about the start.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** All loops and chains that the tables of implications hold are collected: loops from candidates
//! that are on, then loops from those that are off, then open chains; each in the order of the candidates and
//! of the tables. One with the same kind and eliminations as an earlier one counts only if it is shorter than
//! the latest of these. All are sorted as HoDoKu sorts steps: what removes more comes first. The search with
//! groups keeps loops and chains without groups, too.
//!
//! HoDoKu's tables know one way to each implication, the first of the shortest. Which one that is depends on
//! the order of rows, columns and digits, and a loop that exists may be missed because that way crosses
//! itself. So a turned board can have other steps.

mod evidence;
mod find;

pub(crate) use evidence::{Form, Pattern};

use crate::follow::tables::{GroupedTables, PlainTables};
use crate::{Family, Kind, Level, Sink, View, Wanted};
use std::ops::ControlFlow;

kinds! {
    NiceLoops:
    /// A chain returns to its beginning and agrees with it, so exactly one end of each link is true.
    CONTINUOUS_NICE_LOOP = Kind::new("continuous-nice-loop", "Continuous Nice Loop")
        .aliases(&["aic ring", "continuous loop", "nice loop"])
        .hodoku("cnl", "0706", 5600, Level::Unfair, 280).se(70);
    /// A chain returns to the cell where it began and contradicts its beginning, so its first assumption is
    /// wrong.
    DISCONTINUOUS_NICE_LOOP = Kind::new("discontinuous-nice-loop", "Discontinuous Nice Loop")
        .aliases(&["discontinuous loop", "nice loop"])
        .hodoku("dnl", "0707", 5600, Level::Unfair, 280).se(70);
    /// Strong and weak links alternate, and at least one end of the chain is true.
    AIC = Kind::new("aic", "AIC")
        .aliases(&["alternating inference chain"])
        .hodoku("aic", "0708", 5600, Level::Unfair, 280).se(70);
    /// A continuous nice loop in which groups of cells count as one.
    GROUPED_CONTINUOUS_NICE_LOOP = Kind::new("grouped-continuous-nice-loop", "Grouped Continuous Nice Loop")
        .aliases(&["grouped nice loop"])
        .hodoku("gcnl", "0709", 5650, Level::Unfair, 300);
    /// A discontinuous nice loop in which groups of cells count as one.
    GROUPED_DISCONTINUOUS_NICE_LOOP = Kind::new("grouped-discontinuous-nice-loop", "Grouped Discontinuous Nice Loop")
        .aliases(&["grouped nice loop"])
        .hodoku("gdnl", "0710", 5650, Level::Unfair, 300);
    /// An AIC in which groups of cells count as one.
    GROUPED_AIC = Kind::new("grouped-aic", "Grouped AIC").hodoku("gaic", "0711", 5650, Level::Unfair, 300);
}

/// Finds nice loops and AICs, with and without groups.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NiceLoops;

impl Family for NiceLoops {
    folder!();

    fn depends_on_numbering(&self) -> bool {
        true
    }

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        if wanted.has_any(&[&CONTINUOUS_NICE_LOOP, &DISCONTINUOUS_NICE_LOOP, &AIC]) {
            find::find(view, &view.fact::<PlainTables>().0, sink)?;
        }
        let grouped = [&GROUPED_CONTINUOUS_NICE_LOOP, &GROUPED_DISCONTINUOUS_NICE_LOOP, &GROUPED_AIC];
        if wanted.has_any(&grouped) {
            find::find(view, &view.fact::<GroupedTables>().0, sink)?;
        }
        ControlFlow::Continue(())
    }
}
