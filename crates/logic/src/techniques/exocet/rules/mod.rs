//! The rules by which people read exocets: why a candidate that a table removes is false, without going
//! through the table.
//!
//! Each rule says what follows on the board as it stands, without what earlier rules have removed. The
//! simplest rule that explains something comes first, then all are asked again. Eliminations without a rule
//! are left to the table.

mod covers;
mod pairs;
mod reader;
mod words;

use super::Pattern;
#[cfg(feature = "serde")]
use crate::Step;
use crate::step::evidence::verify;
use crate::{Effect, Work};
use reader::Reader;
use sudokit_core::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet, HouseSet};
pub(super) use words::told;

/// A rule about an exocet, with its cells and houses. Most rules are about one digit.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub(crate) enum Rule {
    /// The targets hold the digits of the base, and nothing else.
    Targets,
    /// No target can be a digit, so the base is not this digit either.
    NoTarget,
    /// One cover: if the base held a digit, some houses would have too little room for it, even if both
    /// targets had it.
    OneCover {
        /// The houses that need it.
        houses: HouseSet,
        /// The houses that have all its places there, but for the targets and the peers of the base.
        covers: HouseSet,
    },
    /// Cross cover: if a target held a digit, the other houses would have too little room for it.
    CrossCover {
        /// The target.
        target: CellSet,
        /// The houses that would need it besides.
        houses: HouseSet,
        /// The houses that would have all its places there.
        covers: HouseSet,
    },
    /// The digit of a target is also in its mirror. So the target loses the digits that the mirror lacks.
    Mirror {
        /// The target.
        target: Cell,
        /// Its mirror.
        mirror: CellSet,
    },
    /// Only one cell of a mirror shares a digit with the target. So both hold the same digit.
    LoneMirror {
        /// The target.
        target: Cell,
        /// Its mirror.
        mirror: CellSet,
        /// The cell.
        cell: Cell,
    },
    /// A digit is in no pair that is left for the base: all its pairs are struck.
    NoPair,
    /// No pair that is left has a digit in this cell of the base, or in this target.
    NoPairThere {
        /// The cell of the base, or the cells of the target.
        cells: CellSet,
    },
    /// A digit that is in every pair that is left is known to be in the base: in one of these cells. Of two
    /// exocets, in one of both bases.
    InBase {
        /// The cells.
        cells: CellSet,
    },
    /// A digit that is known to be in the base is in a target: in one of these cells.
    InTargets {
        /// The cells.
        cells: CellSet,
    },
    /// A digit that is known to be in the base has one place left there, or in the targets.
    OnlyPlace {
        /// The cells of the base, or of the targets.
        cells: CellSet,
        /// The cell.
        cell: Cell,
    },
    /// Fins: a digit that is known to be in the base is in each of its covers once, on the houses that need
    /// it. So it is not in the rest of the covers.
    Fins {
        /// The houses.
        houses: HouseSet,
        /// The covers.
        covers: HouseSet,
    },
    /// A digit that is known to be in one of two bases goes from where it is false with either: it sees the
    /// base's cells, the targets, or fins of that exocet.
    EitherBase,
    /// The last outsider: the pair of the base is known, and the mirror of a target holds one of it and
    /// another digit. There is only one other digit left.
    Outsider {
        /// The target.
        target: Cell,
        /// Its mirror.
        mirror: CellSet,
        /// The digits of the base.
        pair: DigitSet,
    },
    /// False in every case of the table that is left.
    Cases,
}

impl Rule {
    /// True if the rule is about the pairs left for the base.
    pub(super) const fn speaks_of_pairs(&self) -> bool {
        !matches!(
            self,
            Self::Targets
                | Self::NoTarget
                | Self::OneCover { .. }
                | Self::CrossCover { .. }
                | Self::Mirror { .. }
                | Self::LoneMirror { .. }
                | Self::Cases
        )
    }
}

/// The eliminations of one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub(crate) struct Elimination {
    /// The rule.
    pub(crate) rule: Rule,
    /// The digit that it is about; none if it is about several.
    pub(crate) digit: Option<Digit>,
    /// The candidates.
    pub(crate) gone: CandidateSet,
}

impl Elimination {
    /// Eliminations by a rule about several digits.
    const fn new(rule: Rule, gone: CandidateSet) -> Self {
        Self { rule, digit: None, gone }
    }

    /// Eliminations of a digit by a rule about it.
    fn of(digit: Digit, rule: Rule, cells: CellSet) -> Self {
        Self { rule, digit: Some(digit), gone: CandidateSet::of_digit(digit, cells) }
    }
}

/// The notes of a reader of an exocet.
pub(super) struct Reading {
    /// The pairs that are left for the base, or for both bases together.
    pub(super) pairs: Vec<Vec<DigitSet>>,
    /// The eliminations by rule, those of the simplest rule first.
    pub(super) rules: Vec<Elimination>,
}

impl Pattern {
    /// Reads a step with this pattern. Without rules if the pattern does not prove the effect.
    pub(super) fn read(&self, board: &Board, effect: &Effect) -> Reading {
        let reader = Reader::new(self, board);
        let pairs = reader.pairs.clone();
        let is_proven = verify(self, board, effect, &mut Work::default()).is_ok();
        Reading { pairs, rules: if is_proven { reader.read(effect.eliminated()) } else { Vec::new() } }
    }
}

/// The rules that tell a step of an exocet, as data for tests; empty for a step of another family.
#[cfg(feature = "serde")]
#[doc(hidden)]
pub fn rules(step: &Step, board: &Board) -> impl serde::Serialize + use<> {
    let pattern = step.pattern.of::<Pattern>();
    pattern.map_or_else(Vec::new, |pattern| pattern.read(board, &step.effect).rules)
}
