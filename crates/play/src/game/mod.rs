//! A game: a puzzle, the player's sheet, and its history.

mod act;
mod assistance;
mod edit;
mod history;
mod origin;
mod say;
mod truth;
mod view;
mod way;

pub use assistance::{Assistance, HelpUsed};
pub use history::Savepoint;
pub use origin::Origin;

use crate::sheet::of_cells;
use crate::{Keeping, Logged, Options, Sheet};
use history::Point;
use sudokit::formats::Header;
use sudokit::{CandidateSet, Candidates, Entry, Puzzle, Status};
use truth::Truth;

/// A game: a puzzle, the player's sheet, and its history. [`act`](Self::act) is the only way to change it.
///
/// ```text
/// start ── past: sheets ── now ── future: sheets that were undone
///                │          │
///                └ savepoints: sheets by number, each with the one that it came from
/// log: every action, with its time. Doing all of it again from the start leads to the same game.
/// ```
///
/// ```
/// use sudokit::{Cell, CellSet, Digit};
/// use sudokit_play::{Action, Game};
///
/// let mut game = Game::new("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?);
/// let before = *game.sheet();
/// game.act(Action::Corner { cells: CellSet::of(Cell::at(0, 2)), digit: Digit::D4 }).expect("it is empty");
/// game.act(Action::Undo).expect("something was done");
/// assert_eq!(*game.sheet(), before);
/// # Ok::<(), sudokit::ParsePuzzleError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The entry that the game began with.
    start: Entry,
    origin: Origin,
    /// The candidates that are part of the puzzle, if any.
    given: Option<CandidateSet>,
    truth: Truth,
    now: Point,
    past: Vec<Point>,
    future: Vec<Point>,
    savepoints: Vec<Savepoint>,
    log: Vec<Logged>,
    options: Options,
    time: u64,
    finished: Option<u64>,
    help: HelpUsed,
    assistance: Assistance,
    /// True while wrong digits are shown: until the grid changes.
    checked: bool,
}

impl Game {
    /// A new game of a puzzle.
    pub fn new(puzzle: Puzzle) -> Self {
        Self::open(&puzzle.into(), Origin::Opened)
    }

    /// The game of an entry, with the player's digits and the candidates that are left. Its pencil marks
    /// become marks in the centre.
    ///
    /// ```
    /// use sudokit_play::{Game, Origin};
    ///
    /// // The `+` says that a player has filled in the 4.
    /// let entry = sudokit::read("53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
    /// let game = Game::open(&entry, Origin::Opened);
    /// assert_eq!((game.sheet().givens.len(), game.sheet().placed.len()), (30, 1));
    /// # Ok::<(), sudokit::formats::ParseError>(())
    /// ```
    pub fn open(entry: &Entry, origin: Origin) -> Self {
        // A given hides a digit of the player's in the same cell.
        let placed = entry.placed.restricted_to(!entry.givens.cells());
        let marks = entry.marks.filter(|marks| !marks.is_empty());
        let start = Entry { placed, marks, header: Header::default(), ..entry.clone() };
        let mut sheet = Sheet { givens: start.givens, placed, ..Sheet::default() };
        let mut game = Self::of(start, origin, sheet);
        match game.start.candidates {
            Some(Candidates::Given(given)) => game.given = Some(given),
            // As everywhere: candidates left in a puzzle with several solutions are part of it.
            Some(Candidates::Left(left)) if game.truth.status == Status::Multiple => game.given = Some(left),
            Some(Candidates::Left(left)) => sheet.crossed = sheet.possible() - left,
            None => {}
        }
        sheet.centre = (marks.unwrap_or_default() & of_cells(sheet.empty())) - sheet.crossed;
        game.now.sheet = sheet;
        game.truth = Truth::of(&game.posed());
        game
    }

    /// A game whose givens are still to be entered: by [`Action::Give`](crate::Action::Give), until
    /// [`Action::Begin`](crate::Action::Begin).
    ///
    /// ```
    /// use sudokit::{Cell, CellSet, Digit, Puzzle};
    /// use sudokit_play::{Action, Game};
    ///
    /// let mut game = Game::editor(&Puzzle::EMPTY);
    /// let cells = CellSet::of(Cell::at(0, 0));
    /// game.act(Action::Give { cells, digit: Some(Digit::D5) }).expect("it is empty");
    /// // The puzzle has several solutions.
    /// assert!(game.act(Action::Begin { anyway: false }).is_err());
    /// game.act(Action::Begin { anyway: true }).expect("the player insists");
    /// assert_eq!(game.sheet().givens.len(), 1);
    /// ```
    pub fn editor(puzzle: &Puzzle) -> Self {
        let sheet = Sheet { givens: *puzzle, entering: true, ..Sheet::default() };
        Self::of((*puzzle).into(), Origin::Entered, sheet)
    }

    fn of(start: Entry, origin: Origin, sheet: Sheet) -> Self {
        Self {
            truth: Truth::of(&sheet.givens.into()),
            start,
            origin,
            given: None,
            now: Point { sheet, base: None },
            past: Vec::new(),
            future: Vec::new(),
            savepoints: Vec::new(),
            log: Vec::new(),
            options: Options::default(),
            time: 0,
            finished: None,
            help: HelpUsed::default(),
            assistance: Assistance::None,
            checked: false,
        }
    }

    /// The game as it began.
    pub(crate) fn begun(&self) -> Self {
        Self::beginning(&self.start, self.origin)
    }

    /// The beginning of a game of this origin.
    pub(crate) fn beginning(start: &Entry, origin: Origin) -> Self {
        match origin {
            Origin::Entered => Self::editor(&start.givens),
            origin => Self::open(start, origin),
        }
    }

    /// The puzzle alone: its givens, and its candidates if any.
    fn posed(&self) -> Entry {
        let candidates = self.given.map(Candidates::Given);
        Entry { givens: self.now.sheet.givens, candidates, ..Entry::default() }
    }

    /// Adds milliseconds to the time played, unless the game is finished or has not begun.
    pub fn pass(&mut self, milliseconds: u64) {
        if self.finished.is_none() && !self.now.sheet.entering {
            self.time = self.time.saturating_add(milliseconds);
        }
    }

    /// Moves the clock forward to this time.
    pub(crate) fn resume_at(&mut self, time: u64) {
        self.pass(time.saturating_sub(self.time));
    }

    /// The candidates that are left for the empty cells when they are kept automatically.
    fn kept(&self) -> CandidateSet {
        let sheet = &self.now.sheet;
        (sheet.possible() & self.given.unwrap_or(CandidateSet::ALL)) - sheet.crossed
    }

    fn keeps(&self) -> bool {
        self.options.candidates == Keeping::Automatic
    }
}
