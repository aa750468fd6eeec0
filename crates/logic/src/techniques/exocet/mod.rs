//! Exocets: two cells, the base, whose digits must come back in two other places, the targets.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Kind by kind; the base with the fewest digits first; in tables and doubles, exocets of the
//! kinds that come first; then the cells of the base, then those of the targets. Weak exocets by the length
//! of their arguments. Of steps with the same effect the first is kept.

mod double;
mod evidence;
mod find;
mod joined;
mod lines;
mod mirror;
mod rules;
mod shape;
mod table;
mod tell;
mod weak;

#[cfg(feature = "serde")]
pub use rules::rules;

use crate::sets::{digits_of, seen_by_all, union};
use crate::techniques::dynamic_contradiction;
use crate::techniques::templates::{allowed, has_template};
use crate::{Family, Kind, Sink, Unsound, View, Wanted, Work};
use find::Exocets;
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet};

kinds! {
    Exocet:
    /// The digits of two cells of a line and a box come back in two cells of the other boxes: three lines
    /// that cross have room for nothing else.
    JUNIOR_EXOCET = Kind::new("junior-exocet", "Junior Exocet").aliases(&["exocet", "JE2"]);
    /// A junior exocet in which a target has two cells, one of them for a digit that is no digit of the base.
    JUNIOR_EXOCET_PLUS = Kind::new("junior-exocet-plus", "Junior Exocet Plus").aliases(&["exocet", "JE+"]);
    /// A junior exocet the targets of which are in one box.
    EXOCET_SAME_BOX = Kind::new("exocet-same-box", "Same-Box Exocet").aliases(&["exocet"]);
    /// A junior exocet in which a box does what a line does elsewhere: it has room for a digit of the base
    /// once.
    JUNIOR_EXOCET_FRANKEN = Kind::new("junior-exocet-franken", "Franken Junior Exocet")
        .aliases(&["exocet", "franken exocet"]);
    /// An exocet with a target on one of the three lines, but beyond the boxes beside the base.
    SENIOR_EXOCET = Kind::new("senior-exocet", "Senior Exocet").aliases(&["exocet"]);
    /// A senior exocet in which a box has room for a digit of the base, as a line has elsewhere.
    SENIOR_EXOCET_FRANKEN = Kind::new("senior-exocet-franken", "Franken Senior Exocet")
        .aliases(&["exocet", "franken exocet"]);
    /// An exocet that is seen on a box and lines, or on four lines: without the targets, they need each digit
    /// of the base more often than they have room for it.
    EXOCET_MUTANT = Kind::new("exocet-mutant", "Mutant Exocet").aliases(&["exocet", "complex exocet"]);
    /// An exocet of any other shape: each way to place a digit that goes through the base goes through a
    /// target.
    EXOCET_GENERAL = Kind::new("exocet-general", "General Exocet").aliases(&["exocet"]);
    /// A cell and another that must hold the same digit, as no way to place a digit goes through the first
    /// alone.
    SINGLE_BASE_EXOCET = Kind::new("single-base-exocet", "Single-Base Exocet").aliases(&["exocet"]);
    /// Two cells all digits of which but one come back in a target: so the base holds that one, and the
    /// target holds the other digit of the base.
    EXOCET_ONE_TARGET = Kind::new("exocet-one-target", "One-Target Exocet").aliases(&["exocet", "JE1"]);
    /// Two exocets that have four digits between them, none of which can be in both bases: so the bases hold
    /// each of the four once.
    DOUBLE_EXOCET = Kind::new("double-exocet", "Double Exocet").aliases(&["exocet"]);
    /// Candidates that are false in every way to place the two digits of an exocet.
    EXOCET_TABLE = Kind::new("exocet-table", "Exocet Table").aliases(&["exocet"]);
    /// Candidates that are false in every way to place the digits of two exocets at once.
    DOUBLE_EXOCET_TABLE = Kind::new("double-exocet-table", "Double Exocet Table").aliases(&["exocet"]);
    /// An exocet in which, for one digit, an argument stands for what its places do not show: if the base
    /// held it and no target did, there would be a contradiction.
    WEAK_EXOCET = Kind::new("weak-exocet", "Weak Exocet").aliases(&["exocet"]);
}

/// Finds exocets.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Exocet;

/// The pattern: each digit that the base may hold has no place in a target only if it is not in the base.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// Two cells that see each other, or one.
    pub(crate) base: CellSet,
    /// As many targets; one less if a digit of the base is wild.
    pub(crate) targets: Vec<Target>,
    /// The reason for the eliminations.
    pub(crate) reason: Reason,
}

/// The reason for the eliminations of base and targets.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub(crate) enum Reason {
    /// The targets hold the digits of the base.
    Targets,
    /// All digits of the base but this one come back in the only target. So the base holds it, and the target
    /// holds the other digit there.
    Wild(Digit),
    /// All cases are gone through in a table. If one pair of digits is left, the other digits of the mirrors
    /// follow too.
    Table,
    /// There is a second exocet. They have four digits between them, and none can be in both bases.
    Second {
        /// Its base.
        base: CellSet,
        /// Its targets.
        targets: Vec<Target>,
    },
    /// There is a second exocet. The tables of both are held against each other.
    Joined {
        /// Its base.
        base: CellSet,
        /// Its targets.
        targets: Vec<Target>,
    },
    /// The targets hold what the base holds, as arguments show for one digit: that a cell of the base is this
    /// digit, on the board without it in the targets, leads to a contradiction. There is an argument for each
    /// cell of the base from which the digit can miss the targets.
    Weak(Vec<dynamic_contradiction::Pattern>),
}

/// A place for one digit of the base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Target {
    /// One cell, or two of a line in a box.
    pub(crate) cells: CellSet,
    /// The digit that one of two cells holds: it has no other place in their box, or in their line.
    pub(crate) locked: Option<Digit>,
}

impl Target {
    /// One cell.
    const fn alone(cell: Cell) -> Self {
        Self { cells: CellSet::of(cell), locked: None }
    }
}

impl Family for Exocet {
    folder!();

    fn price(&self) -> usize {
        2
    }

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
    /// One exocet alone, for the eliminations of its targets.
    pub(super) const fn new(base: CellSet, targets: Vec<Target>) -> Self {
        Self { base, targets, reason: Reason::Targets }
    }

    /// The second exocet of two.
    fn second(&self) -> Option<Self> {
        match &self.reason {
            Reason::Second { base, targets } | Reason::Joined { base, targets } => {
                Some(Self::new(*base, targets.clone()))
            }
            _ => None,
        }
    }

    /// The digits that the base may hold.
    fn digits(&self, board: &Board) -> DigitSet {
        digits_of(board, self.base)
    }

    /// The digit of the base that need not come back in a target.
    const fn wild(&self) -> DigitSet {
        match self.reason {
            Reason::Wild(digit) => DigitSet::of(digit),
            _ => DigitSet::EMPTY,
        }
    }

    /// The arguments that stand for the places of a digit.
    fn arguments(&self) -> &[dynamic_contradiction::Pattern] {
        match &self.reason {
            Reason::Weak(arguments) => arguments,
            _ => &[],
        }
    }

    /// The cells of all targets.
    fn target_cells(&self) -> CellSet {
        union(self.targets.iter().map(|target| target.cells))
    }

    /// The cells of base and targets.
    fn cells(&self) -> CellSet {
        self.base | self.target_cells()
    }

    /// The cells of the base, and the targets.
    fn sides(&self) -> [Vec<CellSet>; 2] {
        let targets = self.targets.iter().map(|target| target.cells).collect();
        [self.base.iter().map(CellSet::of).collect(), targets]
    }

    /// The eliminations in the targets, in the base if it is one cell with one target, and by a wild digit of
    /// the base.
    fn gone(&self, board: &Board) -> CandidateSet {
        let digits = self.digits(board) - self.wild();
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
        for digit in self.wild() {
            let base = self.base_of(board, digit);
            gone |= CandidateSet::of_digit(digit, board.places(digit) & seen_by_all(base));
            gone |= base.only().map_or(CandidateSet::EMPTY, |cell| of(cell, DigitSet::of(digit)));
        }
        gone
    }

    /// The cells of the base that can be a digit.
    fn base_of(&self, board: &Board, digit: Digit) -> CellSet {
        self.base & board.places(digit)
    }

    /// True if a digit has a template that goes through a cell of the base and misses the targets.
    fn is_missed_by(&self, board: &Board, one: Candidate, work: &mut Work) -> Result<bool, Unsound> {
        let free = allowed(board)[one.digit().index()] - self.target_cells();
        Ok(free.contains(one.cell()) && has_template((free - one.cell().peers()).with(one.cell()), work)?)
    }
}
