//! Sue de Coq: cells where a line crosses a box, and cells of the line and the box that share their digits.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Rows, then columns, each with the boxes in order; in the crossing its first two cells, all
//! three, the first and the last, the last two; then the cells of the line, then those of the box, each by
//! the first cell, then the second, and so on, a group before what extends it. Eliminations in the box come
//! before those in the line, cell by cell.

mod evidence;
mod find;

use crate::{Family, Kind, Level, Sink, View, Wanted, notation};
use std::ops::ControlFlow;
use sudokit_core::{CellSet, DigitSet};

kinds! {
    SueDeCoq:
    /// Cells where a line crosses a box share out their digits with other cells of the line and of the box.
    SUE_DE_COQ = Kind::new("sue-de-coq", "Sue de Coq")
        .aliases(&["two-sector disjoint subsets"])
        .hodoku("sdc", "1101", 5300, Level::Unfair, 250);
}

/// Finds Sue de Coq.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SueDeCoq;

/// The pattern of a Sue de Coq: three groups with as many cells as digits, where a digit of the line's group
/// and the box's that is not in the crossing counts twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// Cells that lie in the line and in the box.
    pub(crate) crossing: Group,
    /// More cells of the line.
    pub(crate) in_line: Group,
    /// More cells of the box.
    pub(crate) in_box: Group,
}

/// Some cells, with all their candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Group {
    /// The cells.
    pub(crate) cells: CellSet,
    /// Their candidates.
    pub(crate) digits: DigitSet,
}

/// `r89c8 - {1258}`.
impl std::fmt::Display for Group {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} - {{{}}}", notation::cells(self.cells), notation::digits(self.digits, ""))
    }
}

impl Family for SueDeCoq {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        if wanted.has(&SUE_DE_COQ) { find::all(view, sink) } else { ControlFlow::Continue(()) }
    }
}
