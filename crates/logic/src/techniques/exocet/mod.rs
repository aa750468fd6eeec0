//! Exocets: two cells, the base, whose digits must come back in two other places, the targets.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Kind by kind; the base with the fewest digits first, then the cells of the base, then those of the targets. Of steps with the same
//! effect the first is kept.

mod evidence;
mod find;
mod shape;
mod table;

use crate::techniques::templates::{allowed, has_template};
use crate::{Family, Kind, Sink, Unsound, View, Wanted, Work};
use find::Exocets;
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet};

kinds! {
    /// The digits of two cells of a line and a box come back in two cells of the other boxes: three lines that cross have room for nothing
    /// else.
    JUNIOR_EXOCET = Kind::new("junior-exocet", "Junior Exocet").aliases(&["exocet", "JE2"]);
    /// A junior exocet in which a target has two cells, one of them for a digit that is no digit of the base.
    JUNIOR_EXOCET_PLUS = Kind::new("junior-exocet-plus", "Junior Exocet Plus").aliases(&["exocet", "JE+"]);
    /// An exocet with a target on one of the three lines, but beyond the boxes beside the base.
    SENIOR_EXOCET = Kind::new("senior-exocet", "Senior Exocet").aliases(&["exocet"]);
    /// An exocet of any other shape: each way to place a digit that goes through the base goes through a target.
    EXOCET_GENERAL = Kind::new("exocet-general", "General Exocet").aliases(&["exocet"]);
    /// A cell and another that must hold the same digit, as no way to place a digit goes through the first alone.
    SINGLE_BASE_EXOCET = Kind::new("single-base-exocet", "Single-Base Exocet").aliases(&["exocet"]);
    /// What is false in all ways to place the two digits of an exocet.
    EXOCET_TABLE = Kind::new("exocet-table", "Exocet Table").aliases(&["exocet"]);
}

/// Finds exocets.
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::{Family, View, Wanted, techniques::Exocet};
///
/// let mut all = Vec::new();
/// let board = Board::new(&Puzzle::EMPTY)?;
/// assert!(Exocet.find(Wanted::these(&[]), &View::new(&board), &mut all).is_continue());
/// assert!(all.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Exocet;

/// The pattern: each digit that the base may hold has no place in a target only if it is not in the base.
///
/// ```
/// use sudokit_core::{Cell, CellSet};
/// use sudokit_logic::techniques::exocet::{Pattern, Target};
///
/// let [a, b, c, d] = [(0, 0), (0, 1), (1, 3), (2, 6)].map(|(row, column)| Cell::at(row, column));
/// let target = |cell| Target { cells: CellSet::of(cell), locked: None };
/// let pattern = Pattern { base: CellSet::of(a).with(b), targets: vec![target(c), target(d)], by_table: false };
/// assert_eq!(pattern.targets.len(), pattern.base.len());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pattern {
    /// Two cells that see each other, or one.
    pub base: CellSet,
    /// As many targets.
    pub targets: Vec<Target>,
    /// Whether all cases are gone through in a table, or only the targets are looked at.
    pub by_table: bool,
}

/// A place for one digit of the base.
///
/// ```
/// use sudokit_core::{Cell, CellSet};
/// use sudokit_logic::techniques::exocet::Target;
///
/// assert!(Target { cells: CellSet::of(Cell::at(1, 3)), locked: None }.locked.is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Target {
    /// One cell, or two of a line in a box.
    pub cells: CellSet,
    /// The digit that one of two cells holds: it has no other place in their box, or in their line.
    pub locked: Option<Digit>,
}

impl Family for Exocet {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        if !wanted.has_any(KINDS) {
            return ControlFlow::Continue(());
        }
        let exocets = view.fact::<Exocets>();
        for kind in KINDS.iter().copied().filter(|kind| wanted.has(kind)) {
            exocets.report(kind, view, sink)?;
        }
        ControlFlow::Continue(())
    }
}

impl Pattern {
    /// The digits that the base may hold.
    fn digits(&self, board: &Board) -> DigitSet {
        self.base.iter().fold(DigitSet::EMPTY, |digits, cell| digits | board.candidates(cell))
    }

    /// The cells of all targets.
    fn target_cells(&self) -> CellSet {
        self.targets.iter().fold(CellSet::EMPTY, |cells, target| cells | target.cells)
    }

    /// What goes from the targets, and with one cell and one target from the base too.
    fn gone(&self, board: &Board) -> CandidateSet {
        let digits = self.digits(board);
        let of = |cell: Cell, kept: DigitSet| CandidateSet::of_cell(cell, board.candidates(cell) - kept);
        let mut gone = CandidateSet::EMPTY;
        for target in &self.targets {
            let kept = target.locked.map_or(digits, |locked| digits.with(locked));
            gone = target.cells.iter().fold(gone, |gone, cell| gone | of(cell, kept));
        }
        if let (Some(base), [target]) = (self.base.only(), &self.targets[..])
            && let Some(cell) = target.cells.only()
        {
            gone |= of(base, board.candidates(cell));
        }
        gone
    }

    /// Whether a digit has a template that goes through the base and misses the targets.
    fn is_missed_by(&self, board: &Board, digit: Digit, work: &mut Work) -> Result<bool, Unsound> {
        let free = allowed(board)[digit.index()] - self.target_cells();
        for base in self.base & free {
            if has_template((free - base.peers()).with(base), work)? {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
