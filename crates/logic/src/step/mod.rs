//! Steps: a technique, its effect on one board, and the pattern that proves it.

pub(crate) mod effect;
pub(crate) mod evidence;
mod family;
pub(crate) mod guarded;
pub(crate) mod guardians;
mod kind;
mod pattern;
pub(crate) mod proven;
pub(crate) mod sink;
mod work;

pub use effect::{Effect, ParseEffectError};
pub(crate) use evidence::{Evidence, FishMeasures};
pub use evidence::{Measures, Unsound};
pub(crate) use family::sealed::Sealed;
pub use family::{Family, Wanted};
pub(crate) use guarded::Guarded;
pub use kind::{Assumes, Hodoku, Kind, Level};
pub(crate) use pattern::OfFamily;
pub use pattern::Pattern;
pub use proven::Proven;
pub use sink::Sink;
pub use work::Work;

use evidence::ensure;
use std::fmt;
use sudokit_core::Board;
use sudokit_diagram::{Diagram, Explanation};

/// One instance of a technique on one board.
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_diagram::Role;
/// use sudokit_logic::{Schedule, View};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let mut board = Board::new(&puzzle)?;
/// let step = Schedule::hodoku().first(&View::new(&board)).unwrap();
/// assert_eq!(step.to_string(), "Naked Single: r5c5=5");
///
/// // It can be explained, drawn and checked, on the board where it was found.
/// assert_eq!(step.explain(&board).look.to_string(), "Look at r5c5.");
/// assert_eq!(step.diagram(&board).role("r5c5=5".parse()?), Some(Role::Placed));
/// assert_eq!(step.verify(&board), Ok(()));
/// assert!(step.effect.apply(&mut board));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// With the feature `serde` a step is data, so anybody may write one: [`verify`](Self::verify) believes
/// nothing.
///
/// ```
/// # #[cfg(feature = "serde")] {
/// use sudokit_core::Board;
/// use sudokit_logic::Step;
///
/// let step: Step = serde_json::from_str(
///     r#"{
///         "kind": "naked-single",
///         "effect": { "placements": ["r1c1=5"] },
///         "pattern": { "singles": { "candidate": "r1c1=5", "house": null } }
///     }"#,
/// )?;
/// assert_eq!(step.verify(&Board::EMPTY).unwrap_err().to_string(), "the cell has other candidates");
/// # }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Step {
    /// The technique.
    pub kind: &'static Kind,
    /// The candidates that the step places or removes.
    pub effect: Effect,
    /// The pattern that proves it.
    pub pattern: Pattern,
}

impl Step {
    /// The length of its argument.
    pub(crate) fn length(&self) -> usize {
        self.pattern.evidence().measures().length
    }

    /// The lines that a reader of the step has to follow, on the board before it: links of chains, lines of
    /// contradictions, cases of tables. A single, or locked candidates, are one.
    ///
    /// ```
    /// # use sudokit_core::{Board, Puzzle};
    /// # use sudokit_logic::{Schedule, techniques::whips};
    /// # let puzzle: Puzzle =
    /// #     "...4.6.8..5.....3..9....14...9.7.......2..8..7....3.625.........34..5.7..7.8.1...".parse().unwrap();
    /// # let board = Board::new(&puzzle).unwrap();
    /// let whips = Schedule::of([&whips::WHIP]);
    /// let step = whips.first(&whips.view(&board)).unwrap();
    /// assert_eq!((step.kind.name, step.lines(&board)), ("Whip", 2));
    /// ```
    pub fn lines(&self, board: &Board) -> usize {
        self.pattern.evidence().lines(board)
    }

    /// The explanation in words, on the board before the step.
    pub fn explain(&self, board: &Board) -> Explanation {
        self.pattern.evidence().explain(board, &self.effect)
    }

    /// The picture, on the board before the step.
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

    /// Checks that the pattern is on the board, that it proves the effect, that the effect changes something
    /// there, and that the step is of its kind. The check is slow and plain, without finder and without
    /// solver, and bounded by [`Work`].
    ///
    /// # Errors
    /// The first condition that does not hold.
    ///
    /// ```
    /// # use sudokit_core::{Board, Cell, Puzzle};
    /// # use sudokit_logic::{View, techniques::singles};
    /// # let puzzle: Puzzle = format!("12345678{}", ".".repeat(73)).parse().unwrap();
    /// let board = Board::new(&puzzle).unwrap();
    /// let mut step = singles::naked_single(&View::new(&board), Cell::at(0, 8)).unwrap();
    /// assert!(step.verify(&board).is_ok());
    /// assert!(step.verify(&Board::EMPTY).is_err());
    ///
    /// step.kind = &singles::FULL_HOUSE;
    /// assert_eq!(step.verify(&board).unwrap_err().to_string(), "the pattern is of another technique");
    /// ```
    pub fn verify(&self, board: &Board) -> Result<(), Unsound> {
        self.verify_within(board, &mut Work::default())
    }

    /// [Checks](Self::verify) the step with the work that is left.
    ///
    /// # Errors
    /// The first condition that does not hold.
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
