//! What a pattern answers.

use crate::techniques::fish::FishMeasures;
use crate::techniques::sealed::Sealed;
use crate::{Effect, Kind, Proven, Work};
use sudokit_core::{Board, Cell, CellSet, Digit, DigitSet};
use sudokit_diagram::{Diagram, Explanation, Role};

/// What a person is shown of a step: what it changes, and what its pattern marks.
pub(crate) fn diagram(pattern: &dyn Evidence, board: &Board, effect: &Effect) -> Diagram {
    let mut diagram = Diagram::default();
    diagram.candidates(effect.placed(), Role::Placed);
    diagram.candidates(effect.eliminated(), Role::Eliminated);
    pattern.mark(board, &mut diagram);
    diagram
}

/// Checks that a step changes something that is there, or names candidates that are there as a relation, and that this follows from its pattern.
pub(crate) fn verify(
    pattern: &dyn Evidence,
    board: &Board,
    effect: &Effect,
    work: &mut Work,
) -> Result<(), Unsound> {
    let (placed, gone, related) = (effect.placed(), effect.eliminated(), effect.related());
    ensure(!effect.is_empty(), "the step changes nothing")?;
    ensure(placed.is_empty() || gone.is_empty(), "the step both places and removes candidates")?;
    ensure(
        related.is_empty() || !effect.changes_something(),
        "the step is a relation and changes something",
    )?;
    ensure(
        effect.candidates().is_subset(board.candidate_set()),
        "a candidate that the step changes is not on the board",
    )?;
    let proven = pattern.proves(board, work)?;
    if !related.is_empty() {
        let follows = !proven.one_of.is_empty() && proven.one_of.is_subset(related);
        ensure(follows, "it does not follow from the pattern that one of the candidates is true")?;
    }
    ensure(placed.is_subset(proven.placed), "the step places more than follows from the pattern")?;
    ensure(gone.is_subset(proven.gone), "the step removes more than follows from the pattern")
}

/// What every family's pattern can say about itself. It is asked only after the search, about the few steps that are shown. All
/// patterns are in this crate, so that the trait may grow.
///
/// ```
/// use sudokit_core::{Board, House, Puzzle};
/// use sudokit_logic::{View, techniques::singles};
///
/// let puzzle: Puzzle = format!("12345678{}", ".".repeat(73)).parse()?;
/// let board = Board::new(&puzzle)?;
/// let step = singles::full_house(&View::new(&board), House::row(0)).unwrap();
/// assert_eq!(step.pattern.evidence().measures().cells.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Evidence: Sealed {
    /// The numbers that scales and orders read.
    fn measures(&self) -> Measures;

    /// The expert's line, without name and effect, in HoDoKu's manner: `4,8 in r78c2`.
    fn line(&self) -> String;

    /// The whole of the expert's line, with the technique under this name: `Locked Pair: 4,8 in r78c2 => r3c2<>4`.
    fn headline(&self, name: &str, effect: &Effect) -> String {
        let line = self.line();
        if !effect.placements().is_empty() {
            format!("{name}: {effect}")
        } else if line.is_empty() {
            format!("{name} => {effect}")
        } else {
            format!("{name}: {line} => {effect}")
        }
    }

    /// What a learner is told.
    fn explain(&self, board: &Board, effect: &Effect) -> Explanation;

    /// The links, and the roles of everything but the candidates that the step changes. These are marked already.
    fn mark(&self, board: &Board, diagram: &mut Diagram);

    /// The kinds that a step with this pattern and this effect may have, given that the pattern proves the effect. Mostly there
    /// is one. There are several if scales have several names for the same thing, and none if no technique fits.
    fn kinds(&self, board: &Board, effect: &Effect) -> Vec<&'static Kind>;

    /// Finds the pattern on the board, and derives everything that it proves there from the pattern alone.
    ///
    /// # Errors
    /// What does not hold, or that there is not enough work left to see it.
    ///
    /// ```
    /// # use sudokit_core::{Board, CandidateSet};
    /// # use sudokit_logic::{Evidence, Work};
    /// fn removable(pattern: &dyn Evidence, board: &Board) -> CandidateSet {
    ///     pattern.proves(board, &mut Work::default()).map_or(CandidateSet::EMPTY, |proven| proven.gone)
    /// }
    /// ```
    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound>;
}

/// Why a step is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unsound(pub &'static str);

impl std::fmt::Display for Unsound {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for Unsound {}

/// Goes on if something holds, and ends a [verification](Evidence::proves) if not.
pub(crate) fn ensure(holds: bool, otherwise: &'static str) -> Result<(), Unsound> {
    if holds { Ok(()) } else { Err(Unsound(otherwise)) }
}

/// What a pattern needs that assumes one solution: the givens must be known to have exactly one.
pub(crate) fn one_solution(board: &Board) -> Result<(), Unsound> {
    ensure(board.has_unique_givens(), "the givens alone are not known to have exactly one solution")
}

/// The numbers of a pattern. Zero or empty where there is nothing to count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Measures {
    /// The digits it is about, in the order in which they are named.
    pub digits: Vec<Digit>,
    /// The cells it is about, in the order in which they are named.
    pub cells: Vec<Cell>,
    /// The number of its houses or cells on one side: 2 for a pair or an X-wing.
    pub size: usize,
    /// The number of nodes of all its chains together.
    pub length: usize,
    /// The number of almost locked sets.
    pub sets: usize,
    /// The cells of all almost locked sets together, those of several counted several times.
    pub set_cells: usize,
    /// What only fish have.
    pub fish: Option<FishMeasures>,
}

impl Measures {
    /// Of digits in cells, as many of these as it is large.
    pub(crate) fn of(digits: DigitSet, cells: CellSet) -> Self {
        Self {
            digits: digits.iter().collect(),
            cells: cells.iter().collect(),
            size: cells.len(),
            ..Self::default()
        }
    }
}
