//! A puzzle as written down.

use crate::{ParseError, scan};
use std::fmt;
use std::str::FromStr;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, Digit, DigitSet, Problem, Puzzle};

/// A puzzle as written down: the givens, the player's work and the header.
///
/// Serialised, it is an object of the format `json`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The given digits.
    pub givens: Puzzle,
    /// Digits that a player has filled in, in cells without a given. They may be wrong.
    pub placed: Puzzle,
    /// Candidates of the cells without a digit, if the text names them.
    pub candidates: Option<Candidates>,
    /// A player's own pencil marks: incomplete, perhaps wrong, and no part of the problem.
    pub marks: Option<CandidateSet>,
    /// Title, author and other facts about the puzzle.
    pub header: Header,
}

/// Candidates of the cells without a digit. Texts with candidates are of two sorts, and a missing candidate
/// means something different in each.
///
/// In both, only the givens decide whether the puzzle is unique, even if the candidates allow several
/// solutions.
///
/// ```
/// use sudokit_core::CandidateSet;
/// use sudokit_formats::Candidates;
///
/// let sukaku = "1........".to_owned() + &"123456789".repeat(80);
/// assert!(matches!(sudokit_formats::parse(sukaku.as_bytes())?.candidates, Some(Candidates::Given(_))));
/// assert_eq!(Candidates::Left(CandidateSet::ALL).set(), CandidateSet::ALL);
/// # Ok::<(), sudokit_formats::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Candidates {
    /// Candidates given by the author of a pencil-mark puzzle (sukaku). A missing candidate is part of the
    /// puzzle, never a mistake.
    Given(CandidateSet),
    /// Candidates left in a position: a saved game, a candidate grid, a line of a library. The missing ones
    /// have been removed. Usually that follows from the givens. It may also be a mistake, and if the givens
    /// have several solutions, it is part of the puzzle.
    Left(CandidateSet),
}

impl Candidates {
    /// The candidates, of either sort.
    pub const fn set(self) -> CandidateSet {
        match self {
            Self::Given(set) | Self::Left(set) => set,
        }
    }

    /// The same sort, with other candidates.
    #[must_use]
    pub fn map(self, change: impl FnOnce(CandidateSet) -> CandidateSet) -> Self {
        match self {
            Self::Given(set) => Self::Given(change(set)),
            Self::Left(set) => Self::Left(change(set)),
        }
    }
}

/// Facts about a puzzle, besides its cells.
///
/// ```
/// let text = "#AAda\n#LHard\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n\
///             .6....28.\n...419..5\n....8..79\n";
/// let header = sudokit_formats::parse(text.as_bytes())?.header;
/// assert_eq!(header.author.as_deref(), Some("Ada"));
/// assert_eq!(header.level.as_deref(), Some("Hard"));
/// assert_eq!(header.title, None);
/// # Ok::<(), sudokit_formats::ParseError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// Name of the puzzle, or its number in a collection.
    pub title: Option<String>,
    /// Author.
    pub author: Option<String>,
    /// Free text.
    pub comment: Option<String>,
    /// Publication.
    pub source: Option<String>,
    /// Date of creation, as written.
    pub date: Option<String>,
    /// Difficulty, as written: a word, or a number on the scale of the program that wrote the text.
    pub level: Option<String>,
    /// A web address.
    pub url: Option<String>,
}

impl Header {
    /// The reader cuts each text to this many characters and appends dots.
    pub const LONGEST: usize = 1000;

    /// Cuts texts longer than [`LONGEST`](Self::LONGEST).
    pub(crate) fn shorten(&mut self) {
        let Self { title, author, comment, source, date, level, url } = self;
        for text in [title, author, comment, source, date, level, url].into_iter().flatten() {
            if text.len() > Self::LONGEST {
                *text = scan::shortened(std::mem::take(text), Self::LONGEST);
            }
        }
    }
}

/// 81 characters row by row, `.` for an empty cell; or 729, nine for each cell, if candidates are part of the
/// problem.
///
/// ```
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let mut entry = sudokit_formats::parse(line.as_bytes())?;
/// assert_eq!(entry.to_string(), line);
///
/// entry.candidates = Some(sudokit_formats::Candidates::Given(entry.problem().candidates()));
/// assert!(entry.to_string().starts_with("....5......3......123456789"));
/// # Ok::<(), sudokit_formats::ParseError>(())
/// ```
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.push_puzzle(&mut text);
        f.pad(&text)
    }
}

/// Reads one puzzle from a text in any format, as [`parse`](crate::parse) does.
impl FromStr for Entry {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        crate::parse(text.as_bytes())
    }
}

impl Entry {
    /// Appends the puzzle to a text, as `Display` does.
    pub fn push_puzzle(&self, text: &mut String) {
        if self.candidates.is_none() {
            text.push_str(str::from_utf8(&self.givens.to_line()).expect("digits and dots are ASCII"));
            return;
        }
        let candidates = self.problem().candidates();
        for cell in Cell::all() {
            let digits = candidates.digits_in(cell);
            text.extend(Digit::all().map(|digit| if digits.contains(digit) { digit.to_char() } else { '.' }));
        }
    }

    /// The problem for a solver: the givens, or the whole position if the entry has candidates of either
    /// sort. Only a solver can tell whether candidates that are [left](Candidates::Left) are needed.
    pub fn problem(&self) -> Problem<'_> {
        let Some(candidates) = self.candidates else { return Problem::Givens(&self.givens) };
        Problem::Candidates(candidates.set() | self.digits().candidates())
    }

    /// The givens and the placed digits in one grid.
    pub fn digits(&self) -> Puzzle {
        let mut digits = self.givens;
        for cell in Cell::all() {
            digits.set(cell, self.givens.digit(cell).or(self.placed.digit(cell)));
        }
        digits
    }

    /// The same game, now that the printed puzzle is known: its digits are given, all others are the
    /// player's, and the player removed the missing candidates.
    ///
    /// # Errors
    /// Returns the game's digits that differ from the givens of the puzzle.
    ///
    /// ```
    /// # use sudokit_core::{Candidate, Cell, Digit, Puzzle};
    /// # use sudokit_formats::Entry;
    /// let printed: Puzzle = format!("12{}", ".".repeat(79)).parse()?;
    /// let typed: Puzzle = format!("1.5{}", ".".repeat(78)).parse()?;
    /// let game = Entry::from(typed).played_on(&printed).expect("it has the digits of the puzzle");
    /// assert_eq!(game.givens, printed);
    /// assert_eq!(game.placed.cells().only(), Some(Cell::at(0, 2)));
    ///
    /// let other: Puzzle = format!("3{}", ".".repeat(80)).parse()?;
    /// let wrong = Candidate::at(Cell::at(0, 0), Digit::D3);
    /// assert_eq!(Entry::from(other).played_on(&printed), Err(vec![wrong]));
    /// # Ok::<(), sudokit_core::ParsePuzzleError>(())
    /// ```
    pub fn played_on(mut self, printed: &Puzzle) -> Result<Self, Vec<Candidate>> {
        let digits = self.digits();
        let differs = |cell: Cell| {
            let digit = digits.digit(cell).filter(|digit| printed.digit(cell) != Some(*digit));
            digit.map(|digit| Candidate::at(cell, digit))
        };
        let differing: Vec<Candidate> = printed.cells().iter().filter_map(differs).collect();
        if !differing.is_empty() {
            return Err(differing);
        }
        self.givens = *printed;
        self.placed = digits.restricted_to(!printed.cells());
        let solved = self.digits().cells();
        self.candidates = self.candidates.map(|candidates| {
            let left = solved.iter().map(|cell| CandidateSet::of_cell(cell, DigitSet::ALL));
            Candidates::Left(left.fold(candidates.set(), |left, solved| left - solved))
        });
        Ok(self)
    }

    /// Contents of a candidate grid: the digit of a solved cell; in the other cells their candidates or, if
    /// the entry has none, the digits that no cell in sight has.
    ///
    /// ```
    /// # use sudokit_core::{Cell, Digit, DigitSet};
    /// # use sudokit_formats::Entry;
    /// let mut entry = Entry::default();
    /// entry.givens.set(Cell::at(0, 0), Some(Digit::D1));
    /// assert_eq!(entry.shown().digits_in(Cell::at(0, 0)), DigitSet::of(Digit::D1));
    /// assert_eq!(entry.shown().digits_in(Cell::at(0, 1)), !DigitSet::of(Digit::D1));
    /// ```
    pub fn shown(&self) -> CandidateSet {
        let digits = self.digits();
        let solved: CandidateSet = digits
            .cells()
            .iter()
            .map(|cell| CandidateSet::of_cell(cell, DigitSet::ALL))
            .fold(CandidateSet::EMPTY, |a, b| a | b);
        let open = self.candidates.map_or_else(|| plain_candidates(&digits), Candidates::set);
        (open - solved) | digits.candidates()
    }

    /// The entry's own candidates: those of the puzzle or of the position, else the player's marks, else the
    /// empty set.
    pub fn own_candidates(&self) -> CandidateSet {
        self.candidates.map(Candidates::set).or(self.marks).unwrap_or(CandidateSet::EMPTY)
    }

    /// Makes an entry of a candidate grid. A cell's only candidate is its digit if no cell in sight has the
    /// same candidate. All others stay candidates of the sort `mean`.
    pub(crate) fn from_shown(shown: CandidateSet, mean: fn(CandidateSet) -> Candidates) -> Self {
        let mut entry = Self::default();
        for cell in Cell::all() {
            if let Some(digit) = shown.digits_in(cell).only()
                && shown.cells_of(digit).is_disjoint(cell.peers())
            {
                entry.givens.set(cell, Some(digit));
            }
        }
        entry.candidates = Some(mean(shown - entry.givens.candidates()));
        entry
    }
}

impl From<Puzzle> for Entry {
    fn from(givens: Puzzle) -> Self {
        Self { givens, ..Self::default() }
    }
}

/// Same as [`Entry::problem`].
impl<'a> From<&'a Entry> for Problem<'a> {
    fn from(entry: &'a Entry) -> Self {
        entry.problem()
    }
}

/// The candidates of the empty cells: the digits that no cell in sight has.
pub(crate) fn plain_candidates(digits: &Puzzle) -> CandidateSet {
    Board::new(digits).unwrap_or_else(|flawed| flawed.board).candidate_set()
}
