//! Steps: what was found, what it changes, and why.

use crate::evidence::ensure;
use crate::techniques::Pattern;
use crate::{Effect, Kind, Unsound, Work, evidence};
use std::fmt;
use sudokit_core::Board;
use sudokit_diagram::{Diagram, Explanation};

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
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Step {
    /// The technique.
    pub kind: &'static Kind,
    /// What the step changes.
    pub effect: Effect,
    /// What the step follows from.
    pub pattern: Pattern,
}

impl Step {
    /// How long its argument is.
    pub(crate) fn length(&self) -> usize {
        self.pattern.evidence().measures().length
    }

    /// What a person is told about it.
    ///
    /// ```
    /// # use sudokit_core::{Board, House, Puzzle};
    /// # use sudokit_logic::{View, techniques::singles};
    /// # let puzzle: Puzzle = format!("12345678{}", ".".repeat(73)).parse().unwrap();
    /// let board = Board::new(&puzzle).unwrap();
    /// let step = singles::full_house(&View::new(&board), House::row(0)).unwrap();
    /// assert_eq!(step.explain(&board).look.to_string(), "Look at row 1.");
    /// ```
    pub fn explain(&self, board: &Board) -> Explanation {
        self.pattern.evidence().explain(board, &self.effect)
    }

    /// What a person is shown of it.
    ///
    /// ```
    /// # use sudokit_core::{Board, House, Puzzle};
    /// # use sudokit_diagram::Role;
    /// # use sudokit_logic::{View, techniques::singles};
    /// # let puzzle: Puzzle = format!("12345678{}", ".".repeat(73)).parse().unwrap();
    /// let board = Board::new(&puzzle).unwrap();
    /// let step = singles::full_house(&View::new(&board), House::row(0)).unwrap();
    /// assert_eq!(step.diagram(&board).role("r1c9=9".parse().unwrap()), Some(Role::Placed));
    /// ```
    pub fn diagram(&self, board: &Board) -> Diagram {
        evidence::diagram(self.pattern.evidence(), board, &self.effect)
    }

    /// The step in a line, with HoDoKu's name for the technique.
    ///
    /// ```
    /// # use sudokit_core::{Board, Digit, House, Puzzle};
    /// # use sudokit_logic::{Schedule, View, techniques::locked};
    /// # let puzzle: Puzzle = format!("...456789{}", ".".repeat(72)).parse().unwrap();
    /// let board = Board::new(&puzzle).unwrap();
    /// let step = Schedule::of([&locked::CLAIMING]).first(&View::new(&board)).unwrap();
    /// assert!(step.to_string().starts_with("Locked Candidates (Claiming): 1 in r1 => "));
    /// assert!(step.in_hodoku().starts_with("Locked Candidates Type 2 (Claiming): 1 in r1 => "));
    /// ```
    pub fn in_hodoku(&self) -> String {
        self.pattern.evidence().headline(self.kind.name_in_hodoku(), &self.effect)
    }

    /// Checks that the pattern is on the board, that the effect follows from it and changes something there, and that the step is of
    /// the kind that it says. The check is slow and plain: it calls neither the finder nor a solver. It never takes more [`Work`]
    /// than is allowed.
    ///
    /// # Errors
    /// What does not hold.
    ///
    /// ```
    /// # use sudokit_core::{Board, House, Puzzle};
    /// # use sudokit_logic::{View, techniques::singles};
    /// # let puzzle: Puzzle = format!("12345678{}", ".".repeat(73)).parse().unwrap();
    /// let board = Board::new(&puzzle).unwrap();
    /// let mut step = singles::full_house(&View::new(&board), House::row(0)).unwrap();
    /// assert!(step.verify(&board).is_ok());
    /// assert!(step.verify(&Board::EMPTY).is_err());
    ///
    /// step.kind = &singles::NAKED_SINGLE;
    /// assert_eq!(step.verify(&board).unwrap_err().to_string(), "the pattern is of another technique");
    /// ```
    pub fn verify(&self, board: &Board) -> Result<(), Unsound> {
        self.verify_within(board, &mut Work::default())
    }

    /// [Checks](Self::verify) the step as part of something, from the same work.
    ///
    /// # Errors
    /// What does not hold.
    pub fn verify_within(&self, board: &Board, work: &mut Work) -> Result<(), Unsound> {
        let pattern = self.pattern.evidence();
        ensure(self.pattern.family().kinds().contains(&self.kind), "the pattern is of another family")?;
        evidence::verify(pattern, board, &self.effect, work)?;
        ensure(pattern.kinds(board, &self.effect).contains(&self.kind), "the pattern is of another technique")
    }
}

/// The name, the pattern in short, and the effect: `Locked Pair: 4,8 in r78c2 => r3c2<>4`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.pattern.evidence().headline(self.kind.name, &self.effect))
    }
}
