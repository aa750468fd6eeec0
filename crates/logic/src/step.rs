//! Steps: what was found, what it changes, and why.

use crate::Kind;
use crate::techniques::Pattern;
use std::fmt;
use sudokit_core::{Board, Candidate, CandidateSet};

/// One instance of a technique on one board.
///
/// ```
/// use sudokit_core::{Board, CandidateSet, Cell, Digit, DigitSet};
/// use sudokit_logic::{View, techniques::singles};
///
/// let corner = Cell::at(0, 0);
/// let mut board = Board::EMPTY;
/// board.eliminate_all(CandidateSet::of_cell(corner, !DigitSet::of(Digit::D4)));
///
/// let step = singles::naked_single(&View::new(&board), corner).unwrap();
/// assert_eq!(step.kind, &singles::NAKED_SINGLE);
/// assert!(step.effect.apply(&mut board));
/// assert_eq!(board.digit(corner), Some(Digit::D4));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The technique.
    pub kind: &'static Kind,
    /// What the step changes.
    pub effect: Effect,
    /// What the step follows from.
    pub pattern: Pattern,
}

/// What a step changes on the board it was found on: at least one candidate of that board.
///
/// ```
/// use sudokit_core::{Candidate, CandidateSet};
/// use sudokit_logic::Effect;
///
/// let five: Candidate = "r1c1=5".parse()?;
/// let effect = Effect { placements: CandidateSet::of(five), eliminations: CandidateSet::EMPTY };
/// assert_eq!(effect, Effect::placing(five));
/// # Ok::<(), sudokit_core::ParseCandidateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effect {
    /// The candidates that are true.
    pub placements: CandidateSet,
    /// The candidates that are false. Those that a placement rules out go without saying and are not listed.
    pub eliminations: CandidateSet,
}

impl Effect {
    /// The effect of placing one digit.
    ///
    /// ```
    /// # use sudokit_core::Candidate;
    /// # use sudokit_logic::Effect;
    /// let candidate: Candidate = "r1c1=5".parse().unwrap();
    /// assert_eq!(Effect::placing(candidate).to_string(), "r1c1=5");
    /// ```
    pub const fn placing(candidate: Candidate) -> Self {
        Self { placements: CandidateSet::of(candidate), eliminations: CandidateSet::EMPTY }
    }

    /// The effect of removing candidates.
    ///
    /// ```
    /// # use sudokit_core::{Candidate, CandidateSet};
    /// # use sudokit_logic::Effect;
    /// let candidate: Candidate = "r1c1=5".parse().unwrap();
    /// assert_eq!(Effect::removing(CandidateSet::of(candidate)).to_string(), "r1c1<>5");
    /// ```
    pub const fn removing(candidates: CandidateSet) -> Self {
        Self { placements: CandidateSet::EMPTY, eliminations: candidates }
    }

    /// Whether nothing changes; never the case for the effect of a step.
    ///
    /// ```
    /// # use sudokit_core::CandidateSet;
    /// # use sudokit_logic::Effect;
    /// assert!(Effect::removing(CandidateSet::EMPTY).is_empty());
    /// ```
    pub const fn is_empty(&self) -> bool {
        self.placements.is_empty() && self.eliminations.is_empty()
    }

    /// Places and removes on a board. Whether the board changed.
    ///
    /// ```
    /// # use sudokit_core::{Board, Candidate};
    /// # use sudokit_logic::Effect;
    /// let mut board = Board::EMPTY;
    /// let effect = Effect::placing(Candidate::from_index(0));
    /// assert!(effect.apply(&mut board));
    /// assert!(!effect.apply(&mut board));
    /// ```
    pub fn apply(&self, board: &mut Board) -> bool {
        let mut changed = board.eliminate_all(self.eliminations);
        for candidate in self.placements {
            changed |= board.place(candidate);
        }
        changed
    }
}

/// `r4c7=3` for a placement, `r4c7<>3` for an elimination, separated by spaces.
impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let placed = self.placements.iter().map(|candidate| (candidate, "="));
        let removed = self.eliminations.iter().map(|candidate| (candidate, "<>"));
        for (i, (candidate, sign)) in placed.chain(removed).enumerate() {
            let space = if i > 0 { " " } else { "" };
            write!(f, "{space}{}{sign}{}", candidate.cell(), candidate.digit())?;
        }
        Ok(())
    }
}
