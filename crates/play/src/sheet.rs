//! The player's sheet.

use crate::{Colour, Keeping, OwnLines};
use sudokit::{CandidateSet, Candidates, CellSet, Digit, Entry, Puzzle};

/// The player's sheet at one moment: a value to compare and keep, of some two kilobytes.
///
/// ```text
/// cell    given | placed      corner marks  centre marks  crossed out     9 colours, any of them
/// layer   one of them         what stands under a placed digit stays      each candidate: at most one colour
/// over all lines from cell to cell, or from candidate to candidate
/// ```
///
/// A candidate is never marked and crossed out at once: each replaces the other.
///
/// ```
/// use sudokit_play::Game;
///
/// let game = Game::new("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?);
/// assert_eq!(game.sheet().givens.len(), 30);
/// assert_eq!(game.sheet().empty().len(), 51);
/// # Ok::<(), sudokit::ParsePuzzleError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Sheet {
    /// The givens.
    pub givens: Puzzle,
    /// The player's digits.
    pub placed: Puzzle,
    /// Marks in the corners of cells.
    pub corner: CandidateSet,
    /// Marks in their centres.
    pub centre: CandidateSet,
    /// Candidates that the player has crossed out.
    pub crossed: CandidateSet,
    /// The cells that have each colour.
    pub colours: [CellSet; Colour::COUNT],
    /// The candidates that have each colour.
    pub candidate_colours: [CandidateSet; Colour::COUNT],
    /// Lines and arrows between cells and candidates.
    pub lines: OwnLines,
    /// True while givens are being entered.
    pub entering: bool,
}

impl Sheet {
    /// Givens and placed digits.
    pub fn digits(&self) -> Puzzle {
        let mut digits = self.givens;
        for cell in self.placed.cells() {
            digits.set(cell, self.placed.digit(cell));
        }
        digits
    }

    /// The cells without a digit.
    pub fn empty(&self) -> CellSet {
        !(self.givens.cells() | self.placed.cells())
    }

    /// The candidates of empty cells that no digit on the sheet rules out.
    pub fn possible(&self) -> CandidateSet {
        let (digits, empty) = (self.digits(), self.empty());
        let open = |digit: Digit| {
            let seen = digits.cells_of(digit).iter().fold(CellSet::EMPTY, |seen, cell| seen | cell.peers());
            CandidateSet::of_digit(digit, empty - seen)
        };
        Digit::all().fold(CandidateSet::EMPTY, |all, digit| all | open(digit))
    }

    /// The candidates left for the empty cells, if the player removed any: by crossing out, or by hand also
    /// by marks in the centre if every empty cell has some. Fewer marks are notes that say nothing about the
    /// rest.
    pub(crate) fn left(&self, keeping: Keeping) -> Option<CandidateSet> {
        let empty = self.empty();
        let marks = self.centre;
        if keeping == Keeping::ByHand && !empty.is_empty() && empty.is_subset(marks.cells()) {
            return Some(marks & of_cells(empty));
        }
        (!self.crossed.is_empty()).then(|| of_cells(empty) - self.crossed)
    }

    /// The sheet as an entry. Given candidates belong to the puzzle.
    pub(crate) fn entry(&self, given: Option<CandidateSet>, keeping: Keeping) -> Entry {
        let left = self.left(keeping);
        let candidates = match given {
            None => left.map(Candidates::Left),
            Some(given) => Some(Candidates::Given(left.map_or(given, |left| given & left))),
        };
        let marks = Some(self.corner | self.centre).filter(|marks| !marks.is_empty());
        Entry { givens: self.givens, placed: self.placed, candidates, marks, ..Entry::default() }
    }

    /// Removes all colours of candidates, which have at most one.
    pub(crate) fn bleach(&mut self, candidates: CandidateSet) {
        for colour in &mut self.candidate_colours {
            *colour -= candidates;
        }
    }
}

/// All candidates of these cells.
pub(crate) fn of_cells(cells: CellSet) -> CandidateSet {
    Digit::all().fold(CandidateSet::EMPTY, |all, digit| all | CandidateSet::of_digit(digit, cells))
}
