//! Almost locked sets: pairs, wings, chains and blossoms of them.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** The sets are listed by rows, columns, boxes; in a house by the first cell, then the second, and
//! so on, a set before its extensions. A pair that is linked is met by the number of its first set, then of
//! its second. ALS-XZ takes the first pair that removes something, ALS-XY-Wing the first two pairs.
//! ALS-XY-chains go along the list only, like those of HoDoKu. So the numbers of the houses decide which of
//! them are found, unless [both ways](crate::Options::als_both_ways) are open. Of those with the same effect,
//! the one with the fewest cells stays. They are sorted by the number of candidates that go, then by where
//! these are. Death blossoms are met by the stem, then petal by petal, each in the order of the list.

mod chain;
mod evidence;
mod find;

use crate::{AlmostLockedSet, Family, Kind, Level, Sink, View, Wanted};
use std::ops::ControlFlow;
use sudokit_core::{Cell, Digit, DigitSet};

kinds! {
    Als:
    /// Two almost locked sets are linked by one digit and share another. At least one of them holds the other
    /// digit.
    ALS_XZ = Kind::new("als-xz", "ALS-XZ")
        .aliases(&["als-xz-rule", "almost locked set"])
        .hodoku("axz", "0901", 5700, Level::Unfair, 300).hodoku_name("Almost Locked Set XZ-Rule");
    /// Two almost locked sets are both linked to a third and share a digit. At least one of the two holds it.
    ALS_XY_WING = Kind::new("als-xy-wing", "ALS-XY-Wing")
        .aliases(&["almost locked set"])
        .hodoku("axy", "0902", 5800, Level::Unfair, 320).hodoku_name("Almost Locked Set XY-Wing");
    /// Four or more almost locked sets are linked one to the next. At least one of the first and the last
    /// holds a digit that both share.
    ALS_XY_CHAIN = Kind::new("als-xy-chain", "ALS-XY-Chain")
        .aliases(&["als chain", "almost locked set"])
        .hodoku("ach", "0903", 5900, Level::Unfair, 340).hodoku_name("Almost Locked Set Chain");
    /// Each candidate of a cell is linked to an almost locked set. A digit that all these sets share is in at
    /// least one of them.
    DEATH_BLOSSOM = Kind::new("death-blossom", "Death Blossom")
        .hodoku("db", "0904", 6000, Level::Unfair, 360).off();
}

/// Finds steps by almost locked sets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Als;

/// The pattern of some almost locked sets.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Pattern {
    /// Sets of which each is linked to the next.
    Chain {
        /// The sets.
        sets: Vec<AlmostLockedSet>,
        /// The digit that links each set to the next: at most one of the two holds it. No digit comes twice
        /// in a row.
        links: Vec<Digit>,
        /// Digits that the first set or the last one must hold.
        digits: DigitSet,
    },
    /// Two sets that are linked by two digits. Each set lacks one of these digits.
    Ring {
        /// The sets.
        sets: [AlmostLockedSet; 2],
        /// The digits.
        links: [Digit; 2],
    },
    /// A cell, and for each candidate a set that lacks the digit if the cell has it.
    Blossom {
        /// The cell.
        stem: Cell,
        /// Its candidates, each with its set.
        petals: Vec<(Digit, AlmostLockedSet)>,
        /// Digits that one of the sets must hold.
        digits: DigitSet,
    },
}

impl Family for Als {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        if wanted.has(&ALS_XZ) {
            find::pairs(view, sink)?;
        }
        if wanted.has(&ALS_XY_WING) {
            find::wings(view, sink)?;
        }
        if wanted.has(&ALS_XY_CHAIN) {
            chain::chains(view).into_iter().try_for_each(|step| sink.step(step))?;
        }
        if wanted.has(&DEATH_BLOSSOM) {
            find::blossoms(view, sink)?;
        }
        ControlFlow::Continue(())
    }
}
