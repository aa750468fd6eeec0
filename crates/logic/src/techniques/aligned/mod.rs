//! Aligned exclusion: digits that two or three cells cannot hold, because in every combination another cell
//! would be left with nothing.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Pairs, then triplets; each by the first cell, then the second, then the third. Eliminations are
//! listed cell by cell.

mod evidence;
mod find;

use crate::{Family, Kind, Sink, View, Wanted};
use std::ops::ControlFlow;
use sudokit_core::{Cell, CellSet};

kinds! {
    Aligned:
    /// A candidate occurs in no combination of digits that two cells can hold, because of cells that see
    /// both.
    ALIGNED_PAIR_EXCLUSION = Kind::new("aligned-pair-exclusion", "Aligned Pair Exclusion")
        .aliases(&["APE", "subset exclusion"])
        .se(62);
    /// A candidate occurs in no combination of digits that three cells can hold, because of cells that see
    /// all three.
    ALIGNED_TRIPLET_EXCLUSION = Kind::new("aligned-triplet-exclusion", "Aligned Triplet Exclusion")
        .aliases(&["ATE"])
        .se(75);
}

/// Finds aligned pair exclusion and aligned triplet exclusion.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aligned;

/// The pattern of an aligned exclusion.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// Two or three cells. The check tries all combinations of their digits.
    pub(crate) cells: Vec<Cell>,
    /// Cells that see all of them. A combination is impossible if it takes all candidates of one of these.
    pub(crate) excluders: CellSet,
}

impl Family for Aligned {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        if wanted.has(&ALIGNED_PAIR_EXCLUSION) {
            find::groups(view, 2, &ALIGNED_PAIR_EXCLUSION, sink)?;
        }
        if wanted.has(&ALIGNED_TRIPLET_EXCLUSION) {
            find::groups(view, 3, &ALIGNED_TRIPLET_EXCLUSION, sink)?;
        }
        ControlFlow::Continue(())
    }
}
