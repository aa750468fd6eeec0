//! Fish: houses that all have to put a digit into as many other houses.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** A look is for one size, one shape, and with or without fins. Digit by digit; for each first
//! rows as bases, then columns, and of mutant fish all houses at once; then by the first base, the second and
//! so on, and for the same bases by the first cover, the second and so on. Houses come in the order rows,
//! columns, boxes. A fish found by a search for franken or mutant fish is named for its shape, so it may turn
//! out simpler; looks for basic fish with fins tell sashimi fish from others.
//!
//! A fish without fins has no base with more places than its size, though boxes would allow it, and no place
//! in two bases. It removes first from covers outside the bases, cell by cell, then where two covers meet.
//!
//! With [`siamese`](crate::Options::siamese) every look for fish with fins finds all of them, joins those
//! with the same bases, and takes the best first.

pub(crate) mod evidence;
pub(crate) mod find;
mod kinds;

pub use kinds::*;

use crate::sets::cells_of;
use crate::{Family, Kind, Sink, View, Wanted};
use std::ops::ControlFlow;
use sudokit_core::{CellSet, Digit, HouseSet};

/// Finds fish of two to seven houses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fish;

/// The shape of a fish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Shape {
    /// Rows against columns, or columns against rows.
    Basic,
    /// The same, with boxes among them on either side.
    Franken,
    /// Any other way.
    Mutant,
}

/// The pattern of a fish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The digit.
    pub(crate) digit: Digit,
    /// The houses that have to put the digit somewhere.
    pub(crate) base: HouseSet,
    /// As many other houses, where the bases put the digit.
    pub(crate) cover: HouseSet,
    /// The covers of a second fish with the same bases, if two have been joined (siamese fish).
    pub(crate) second_cover: Option<HouseSet>,
    /// The places of the digit in the bases.
    pub(crate) cells: CellSet,
}

impl Shape {
    /// The shape of a fish with these bases and covers.
    pub(crate) fn of(base: HouseSet, cover: HouseSet) -> Self {
        let ways = [(HouseSet::ROWS, HouseSet::COLUMNS), (HouseSet::COLUMNS, HouseSet::ROWS)];
        let lies_in = |boxes: HouseSet| {
            ways.iter().any(|(along, across)| {
                base.is_subset(*along | boxes)
                    && cover.is_subset(*across | boxes)
                    && !base.is_disjoint(*along)
                    && !cover.is_disjoint(*across)
            })
        };
        if lies_in(HouseSet::EMPTY) {
            Self::Basic
        } else if lies_in(HouseSet::BOXES) {
            Self::Franken
        } else {
            Self::Mutant
        }
    }
}

impl Pattern {
    /// The shape.
    pub(crate) fn shape(&self) -> Shape {
        Shape::of(self.base, self.cover)
    }

    /// The places that spoil it: outside the covers, or in two bases.
    pub(crate) fn fins(&self) -> CellSet {
        self.fins_for(self.cover)
    }

    /// The places in two bases.
    pub(crate) fn endo_fins(&self) -> CellSet {
        self.cells & in_two(self.base)
    }

    /// True if it is basic, and without its fins some base would have one place or none.
    pub(crate) fn is_sashimi(&self) -> bool {
        let body = self.cells - self.fins();
        self.shape() == Shape::Basic && self.base.iter().any(|base| (body & base.cells()).len() <= 1)
    }

    fn fins_for(&self, cover: HouseSet) -> CellSet {
        (self.cells - cells_of(cover)) | self.endo_fins()
    }

    /// The kind of the fish. None if it does not have as many covers as bases, if a house is both, or if its
    /// size has no name.
    pub(crate) fn kind(&self) -> Option<&'static Kind> {
        let fits = |cover: HouseSet| cover.len() == self.base.len() && cover.is_disjoint(self.base);
        let of_size = KINDS.chunks(VARIANTS).nth(self.base.len().checked_sub(2)?)?;
        let is_finned = !self.fins().is_empty();
        let variant = match self.shape() {
            Shape::Basic if !is_finned => 0,
            Shape::Basic => 1 + usize::from(self.is_sashimi()),
            Shape::Franken => 3 + usize::from(is_finned),
            Shape::Mutant => 5 + usize::from(is_finned),
        };
        self.all_covers().all(fits).then_some(of_size[variant])
    }
}

/// The kinds of each size.
const VARIANTS: usize = 7;

/// The cells that lie in two of these houses or more.
fn in_two(houses: HouseSet) -> CellSet {
    let (_, twice) = houses.iter().fold((CellSet::EMPTY, CellSet::EMPTY), |(once, twice), house| {
        (once | house.cells(), twice | once & house.cells())
    });
    twice
}

impl Family for Fish {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        for (number, kind) in KINDS.iter().enumerate() {
            if wanted.has(kind) {
                find::Look::of(number).find(view, sink)?;
            }
        }
        ControlFlow::Continue(())
    }
}
