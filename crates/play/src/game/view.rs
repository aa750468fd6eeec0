//! Queries of a game, for screens.

use super::{Assistance, Game, HelpUsed, Origin, Savepoint};
use crate::{Colour, Keeping, Logged, Options, Sheet, Showing};
use sudokit::{
    Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Entry, Mistakes, Puzzle, Solution, Status,
};

impl Game {
    /// The player's sheet.
    pub const fn sheet(&self) -> &Sheet {
        &self.now.sheet
    }

    /// The digit of a cell, given or placed.
    pub fn digit(&self, cell: Cell) -> Option<Digit> {
        self.sheet().givens.digit(cell).or(self.sheet().placed.digit(cell))
    }

    /// The candidates that a screen shows in an empty cell: kept automatically, or the marks in its centre.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.all_candidates().digits_in(cell)
    }

    /// The [candidates](Self::candidates) of all empty cells.
    pub fn all_candidates(&self) -> CandidateSet {
        match self.options.candidates {
            Keeping::Automatic => self.kept(),
            Keeping::ByHand => self.sheet().centre & crate::sheet::of_cells(self.sheet().empty()),
        }
    }

    /// The colours of a cell.
    pub fn colours(&self, cell: Cell) -> impl Iterator<Item = Colour> + '_ {
        Colour::all().filter(move |colour| self.sheet().colours[colour.index()].contains(cell))
    }

    /// The colour of a candidate.
    pub fn candidate_colour(&self, candidate: Candidate) -> Option<Colour> {
        Colour::all().find(|colour| self.sheet().candidate_colours[colour.index()].contains(candidate))
    }

    /// The cells whose digit is repeated in a house, if the option is on.
    pub fn clashes(&self) -> CellSet {
        if self.options.clashes { self.all_clashes() } else { CellSet::EMPTY }
    }

    fn all_clashes(&self) -> CellSet {
        self.same_digit_seen_by(self.sheet().digits().cells())
    }

    /// The cells that see one of these and have the same digit, if the option is on.
    pub(super) fn clashing_with(&self, cells: CellSet) -> CellSet {
        if self.options.clashes { self.same_digit_seen_by(cells) } else { CellSet::EMPTY }
    }

    pub(super) fn same_digit_seen_by(&self, cells: CellSet) -> CellSet {
        let digits = self.sheet().digits();
        let same = |cell: Cell| digits.digit(cell).map(|digit| cell.peers() & digits.cells_of(digit));
        cells.iter().filter_map(same).fold(CellSet::EMPTY, |all, same| all | same)
    }

    /// The cells with a wrong digit, if the option is on or the player has just asked.
    pub fn wrong(&self) -> CellSet {
        match self.options.wrong {
            Showing::AtOnce => self.all_wrong(),
            Showing::WhenAsked if self.checked => self.all_wrong(),
            Showing::WhenAsked | Showing::Never => CellSet::EMPTY,
        }
    }

    pub(super) fn all_wrong(&self) -> CellSet {
        self.truth.wrong(&self.sheet().placed).cells()
    }

    /// The digits placed nine times, if the option is on.
    pub fn complete(&self) -> DigitSet {
        let is_complete = |digit: &Digit| self.options.complete && self.missing(*digit) == 0;
        Digit::all().filter(is_complete).collect()
    }

    /// The number of cells that a digit still needs.
    pub fn missing(&self, digit: Digit) -> usize {
        9_usize.saturating_sub(self.sheet().digits().cells_of(digit).len())
    }

    /// The player's mistakes: digits that are in no solution, and cells that have lost the candidates of
    /// every solution. Marks are notes, and a mistake only if every empty cell has some in its centre.
    pub fn mistakes(&self) -> Mistakes {
        self.truth.mistakes(self.sheet(), self.options.candidates)
    }

    /// The game as an entry for the rest of the library: puzzle, digits, candidates that are left, marks.
    pub fn entry(&self) -> Entry {
        self.sheet().entry(self.given, self.options.candidates)
    }

    /// The entry that the game began with.
    pub(crate) const fn start(&self) -> &Entry {
        &self.start
    }

    /// The puzzle: its givens.
    pub const fn puzzle(&self) -> Puzzle {
        self.now.sheet.givens
    }

    /// The origin of the puzzle.
    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// The solution of the puzzle, if it has exactly one.
    pub fn solution(&self) -> Option<Solution> {
        self.truth.solution()
    }

    /// The number of solutions: none, one or several.
    pub const fn status(&self) -> Status {
        self.truth.status
    }

    /// Returns true if the puzzle has exactly one solution.
    pub fn is_unique(&self) -> bool {
        self.truth.status == Status::Unique
    }

    /// Returns true if the grid is full and right.
    pub fn is_finished(&self) -> bool {
        let digits = self.sheet().digits();
        let fits = |given: CandidateSet| digits.candidates().is_subset(given);
        !self.sheet().entering && self.given.is_none_or(fits) && Solution::try_from(&digits).is_ok()
    }

    /// The time at which the game was first finished, in milliseconds of play.
    pub const fn finished(&self) -> Option<u64> {
        self.finished
    }

    /// The time played, in milliseconds.
    pub const fn time(&self) -> u64 {
        self.time
    }

    /// The player's options.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The most assistance that the game has had.
    pub const fn assistance(&self) -> Assistance {
        self.assistance
    }

    /// The help that was used.
    pub const fn help_used(&self) -> HelpUsed {
        self.help
    }

    /// Returns true if there is something to undo.
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Returns true if there is something to redo.
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// The savepoints, in the order of their numbers.
    pub fn savepoints(&self) -> &[Savepoint] {
        &self.savepoints
    }

    /// All actions, in order.
    pub fn log(&self) -> &[Logged] {
        &self.log
    }
}
