//! The contract between a pattern and everything that shows, checks or compares steps.

use super::{Guarded, OfFamily};
use crate::{Effect, Kind, Proven, Work};
use std::fmt;
use sudokit_core::{Board, Cell, CellSet, Digit, DigitSet};
use sudokit_diagram::{Diagram, Explanation, Role};

/// The picture of a step: its effect, and the marks of its pattern.
pub(crate) fn diagram(pattern: &dyn Evidence, board: &Board, effect: &Effect) -> Diagram {
    let mut diagram = Diagram::default();
    diagram.candidates(effect.placed(), Role::Placed);
    diagram.candidates(effect.eliminated(), Role::Eliminated);
    pattern.mark(board, &mut diagram);
    diagram
}

/// Checks that a step changes candidates of the board, or relates some of them, and that this follows from
/// its pattern.
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

/// The answers of a pattern. They are asked for after the search, about the few steps that are shown.
pub(crate) trait Evidence: OfFamily + Send + Sync {
    /// The numbers that scales and orders read.
    fn measures(&self) -> Measures;

    /// The lines that a reader has to follow, at least one: the links of chains, the lines of contradictions
    /// with those inside them, and every case that is held against others. Kinds compare by it, so what a
    /// reader has to try counts, whether or not the explanation lists it.
    fn lines(&self, _board: &Board) -> usize {
        self.measures().length.max(1)
    }

    /// The expert's line in HoDoKu's manner, without name and effect: `4,8 in r78c2`.
    fn line(&self) -> String;

    /// The expert's line with this name and the effect: `Locked Pair: 4,8 in r78c2 => r3c2<>4`.
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

    /// The explanation for a learner.
    fn explain(&self, board: &Board, effect: &Effect) -> Explanation;

    /// Marks the links and the roles of candidates and houses. The effect is marked already.
    fn mark(&self, board: &Board, diagram: &mut Diagram);

    /// The kinds that a step with this pattern and this effect may have, given that the pattern proves the
    /// effect. There are several if scales have several names for the same step, and none if no technique
    /// fits.
    fn kinds(&self, board: &Board, effect: &Effect) -> Vec<&'static Kind>;

    /// Finds the pattern on the board, and derives everything that it proves there from the pattern alone.
    ///
    /// # Errors
    /// A part of the pattern does not hold, or there is not enough work left to see it.
    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound>;

    /// The pattern, if it has guardians.
    fn guarded(&self) -> Option<&dyn Guarded> {
        None
    }
}

/// The reason why a step is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unsound(pub &'static str);

impl fmt::Display for Unsound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for Unsound {}

/// Ends a [proof](Evidence::proves) unless a condition holds.
pub(crate) fn ensure(holds: bool, otherwise: &'static str) -> Result<(), Unsound> {
    if holds { Ok(()) } else { Err(Unsound(otherwise)) }
}

/// Checks the premise of patterns that assume uniqueness: the givens are known to have exactly one solution.
pub(crate) fn one_solution(board: &Board) -> Result<(), Unsound> {
    ensure(board.has_unique_givens(), "the givens alone are not known to have exactly one solution")
}

/// The numbers of a pattern; zero or empty if there is nothing to count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Measures {
    /// Its digits, in the order in which they are named.
    pub digits: Vec<Digit>,
    /// Its cells, in the order in which they are named.
    pub cells: Vec<Cell>,
    /// The number of its houses or cells on one side: 2 for a pair or an X-wing.
    pub(crate) size: usize,
    /// The number of nodes of all its chains together.
    pub length: usize,
    /// The number of almost locked sets.
    pub(crate) sets: usize,
    /// The cells of all almost locked sets together, those of several counted several times.
    pub(crate) set_cells: usize,
    /// The numbers of fish.
    pub(crate) fish: Option<FishMeasures>,
}

/// The numbers that only fish have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FishMeasures {
    /// The shape: 0 is basic, 1 franken, 2 mutant.
    pub(crate) shape: u8,
    /// The fins, endo fins included.
    pub(crate) fins: usize,
    /// The places in two bases.
    pub(crate) endo_fins: usize,
    /// The places in two covers that see all fins: a candidate of the fish itself may be removed there.
    pub(crate) cannibals: usize,
    /// True if a base has one place or none without the fins.
    pub(crate) sashimi: bool,
}

impl Measures {
    /// The measures of digits in cells; the size is the number of cells.
    pub(crate) fn of(digits: DigitSet, cells: CellSet) -> Self {
        Self {
            digits: digits.iter().collect(),
            cells: cells.iter().collect(),
            size: cells.len(),
            ..Self::default()
        }
    }
}
