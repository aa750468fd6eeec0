//! Aligned exclusion: digits that two or three cells cannot hold, because in every combination another cell would be left with
//! nothing.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Pairs, then triplets; each by the first cell, then the second, then the third. What goes is listed cell by cell.

mod evidence;
mod find;

use crate::{Family, Kind, Sink, View, Wanted};
use std::ops::ControlFlow;
use sudokit_core::{Cell, CellSet};

kinds! {
    /// A candidate occurs in no combination of digits that two cells can hold, because of cells that see both.
    ALIGNED_PAIR_EXCLUSION = Kind::new("aligned-pair-exclusion", "Aligned Pair Exclusion")
        .aliases(&["APE", "subset exclusion"])
        .se(62);
    /// A candidate occurs in no combination of digits that three cells can hold, because of cells that see all three.
    ALIGNED_TRIPLET_EXCLUSION = Kind::new("aligned-triplet-exclusion", "Aligned Triplet Exclusion")
        .aliases(&["ATE"])
        .se(75);
}

/// Finds aligned pair exclusion and aligned triplet exclusion.
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::{Schedule, View, techniques::aligned};
///
/// let puzzle: Puzzle =
///     "469.21...725...1..138...92.35241.69.6912..4..847....122831657499148..2..576942831".parse()?;
/// let board = Board::new(&puzzle)?;
/// let search = &Schedule::of([&aligned::ALIGNED_PAIR_EXCLUSION]).searches[0];
/// let step = search.first(&View::new(&board)).unwrap();
/// assert_eq!(step.to_string(), "Aligned Pair Exclusion: r35c6 by r48c6 => r3c6<>7");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Aligned;

/// The pattern of an aligned exclusion.
///
/// ```
/// use sudokit_core::{Cell, CellSet};
/// use sudokit_logic::techniques::aligned::Pattern;
///
/// let pattern = Pattern {
///     cells: vec![Cell::at(0, 0), Cell::at(0, 1)],
///     excluders: CellSet::of(Cell::at(0, 4)).with(Cell::at(1, 1)),
/// };
/// assert!(pattern.excluders.iter().all(|excluder| pattern.cells.iter().all(|cell| cell.sees(excluder))));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pattern {
    /// Two or three cells. The check tries all combinations of their digits.
    pub cells: Vec<Cell>,
    /// Cells that see all of them. A combination is impossible if it takes all candidates of one of these.
    pub excluders: CellSet,
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
