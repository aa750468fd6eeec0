//! Rectangles with guardians: four cells that two digits would fill in two ways, and the candidates that keep
//! them from it, in the cells or beside them.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Kind by kind; the fewest guardians first, then those in the cells before those beside, then the
//! cells and the digits. Of rectangles with the same effect the first is kept, and none whose effect a step
//! of [`uniqueness`](super::uniqueness) has.

mod evidence;
mod find;

use crate::sets::{all_of, union};
pub(crate) use crate::step::guardians::Reason;
use crate::{Family, Kind, Sink, View, Wanted};
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet, CellSet, DigitSet, House, HouseSet};

kinds! {
    GuardedRectangles:
    /// The corners of a rectangle have several other candidates, at least one of which is true. A candidate
    /// that conflicts with all of them is false.
    UNIQUE_RECTANGLE_N = Kind::new("unique-rectangle-n", "Unique Rectangle + n")
        .aliases(&["unique rectangle", "almost unique rectangle", "aur"])
        .assuming_uniqueness();
    /// Some corners of a rectangle are solved and not given. The other candidates of the rest make a naked
    /// subset with other cells.
    AVOIDABLE_RECTANGLE_3 = Kind::new("avoidable-rectangle-3", "Avoidable Rectangle Type 3").assuming_uniqueness();
    /// Some corners of a rectangle are solved and not given. A candidate that conflicts with all other
    /// candidates of the rest is false.
    AVOIDABLE_RECTANGLE_N = Kind::new("avoidable-rectangle-n", "Avoidable Rectangle + n")
        .aliases(&["avoidable rectangle type 5"])
        .assuming_uniqueness();
    /// Some houses would have two digits in the corners of a rectangle alone, but for a few other places. At
    /// least one of these holds its digit.
    UNIQUE_RECTANGLE_EXTERNAL = Kind::new("unique-rectangle-external", "External Unique Rectangle")
        .aliases(&["unique rectangle", "external rectangle"])
        .assuming_uniqueness();
}

/// Finds rectangles with guardians.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GuardedRectangles;

/// Four cells that two digits would fill in two ways if some candidates, the *guardians*, were false.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Rectangle {
    /// The corners.
    pub(crate) cells: CellSet,
    /// The two digits.
    pub(crate) digits: DigitSet,
    /// Houses of two corners each. The guardians of these corners are the other places that the house has for
    /// the digits, not the other candidates of the corners.
    #[cfg_attr(feature = "serde", serde(default))]
    pub(crate) outside: HouseSet,
}

/// The pattern: a rectangle, and the reason why its guardians exclude candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The rectangle.
    pub(crate) rectangle: Rectangle,
    /// The reason for the eliminations.
    pub(crate) reason: Reason,
}

impl Pattern {
    /// A rectangle, for eliminations by all guardians.
    pub(crate) const fn of(rectangle: Rectangle) -> Self {
        Self { rectangle, reason: Reason::Seen }
    }
}

impl Rectangle {
    /// The candidates of which one is true.
    pub(crate) fn guardians(&self, board: &Board) -> CandidateSet {
        self.within(board) | union(self.outside.iter().map(|house| self.beside(board, house)))
    }

    /// The corners whose guardians are in them.
    fn inner(&self) -> CellSet {
        self.outside.iter().fold(self.cells, |cells, house| cells - house.cells())
    }

    /// The guardians in the corners.
    fn within(&self, board: &Board) -> CandidateSet {
        board.candidate_set() & all_of(self.inner(), !self.digits)
    }

    /// The guardians in a house beside its two corners.
    fn beside(&self, board: &Board, house: House) -> CandidateSet {
        board.candidate_set() & all_of(house.cells() - self.cells, self.digits)
    }
}

impl Family for GuardedRectangles {
    folder!();

    fn relations(&self, view: &View<'_>, most: usize) -> Vec<crate::Pattern> {
        let board = view.board();
        let found = if board.has_unique_givens() { find::all(board, most) } else { Vec::new() };
        found.into_iter().map(|rectangle| Pattern::of(rectangle).into()).collect()
    }

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        if !wanted.has_any(KINDS) || !view.board().has_unique_givens() {
            return ControlFlow::Continue(());
        }
        let steps = view.fact::<find::Steps>();
        steps.0.iter().filter(|step| wanted.has(step.kind)).try_for_each(|step| sink.step(step.clone()))
    }
}
