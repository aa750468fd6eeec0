//! Digits placed directly: a pattern that takes a digit from all places of a house but one.

use crate::evidence::ensure;
use crate::techniques::{Pattern, singles};
use crate::{Effect, Evidence, Measures, Unsound};
use sudokit_core::{Board, Candidate, CandidateSet, CellSet, House};
use sudokit_diagram::{Diagram, Explanation, Role, sentence};

/// A pattern, what it removes from a house, and the single that is then left there.
///
/// ```
/// use sudokit_core::{Candidate, Cell, CellSet, Digit, House};
/// use sudokit_logic::{rating::se::Direct, techniques::locked};
///
/// // In box 1 the digit 4 must be in row 1, so in box 2 it is not.
/// let cells = CellSet::of(Cell::at(0, 0)).with(Cell::at(0, 1));
/// let first = locked::Pattern { digit: Digit::D4, base: House::block(0), cover: House::row(0), cells };
/// let places = CellSet::of(Cell::at(0, 3)).with(Cell::at(1, 3));
/// let direct = Direct::new(first, House::block(1), places, Candidate::at(Cell::at(1, 3), Digit::D4));
/// assert_eq!(direct.gone, CellSet::of(Cell::at(0, 3)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Direct {
    /// The pattern.
    pub first: Pattern,
    /// The cells of the house where the digit has no place because of it.
    pub gone: CellSet,
    /// What is left.
    pub single: singles::Pattern,
}

impl Direct {
    /// A pattern that takes the digit from all its places in a house but one.
    ///
    /// ```
    /// # use sudokit_core::{Candidate, CellSet, House};
    /// # use sudokit_logic::{rating::se::Direct, techniques::singles};
    /// # let one = Candidate::from_index(0);
    /// # let first = singles::Pattern { candidate: one, house: None };
    /// let direct = Direct::new(first, House::row(0), CellSet::of(one.cell()), one);
    /// assert!(direct.gone.is_empty());
    /// ```
    pub fn new(first: impl Into<Pattern>, house: House, places: CellSet, left: Candidate) -> Self {
        let single = singles::Pattern { candidate: left, house: Some(house) };
        Self { first: first.into(), gone: places.without(left.cell()), single }
    }

    /// What the pattern removes.
    fn removed(&self) -> Effect {
        Effect::removing(CandidateSet::of_digit(self.single.candidate.digit(), self.gone).iter())
    }
}

impl Evidence for Direct {
    fn measures(&self) -> Measures {
        self.first.evidence().measures()
    }

    fn line(&self) -> String {
        self.first.evidence().line()
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let (cell, digit) = (self.single.candidate.cell(), self.single.candidate.digit());
        let mut said = self.first.evidence().explain(board, &self.removed());
        said.result.clear();
        said.reason.push(sentence!["So there is no ", digit, " in ", self.gone, "."]);
        if let Some(house) = self.single.house {
            said.reason.push(sentence!["In ", house, " only ", cell, " is left for ", digit, "."]);
        }
        said.result.extend(self.single.explain(board, effect).result);
        said
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        let digit = self.single.candidate.digit();
        diagram.candidates(CandidateSet::of_digit(digit, self.gone), Role::Eliminated);
        self.first.evidence().mark(board, diagram);
    }

    fn verify(&self, board: &Board, effect: &Effect) -> Result<(), Unsound> {
        let removed = self.removed();
        ensure(removed.eliminated().is_subset(board.candidate_set()), "a candidate is not on the board")?;
        self.first.evidence().verify(board, &removed)?;
        let mut after = *board;
        removed.apply(&mut after);
        self.single.verify(&after, effect)
    }
}
