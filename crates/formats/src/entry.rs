//! One puzzle as it was written down.

use crate::{ParseError, scan};
use std::fmt;
use std::str::FromStr;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, Digit, DigitSet, Problem, Puzzle};

/// One puzzle as it was written down: what was given, what a player has done, what was said about it.
///
/// As data it is an object of the format `json`.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_formats::Entry;
///
/// let entry = Entry::from(Puzzle::EMPTY);
/// assert_eq!(entry.givens, Puzzle::EMPTY);
/// assert_eq!(entry.candidates, None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// The given digits.
    pub givens: Puzzle,
    /// Digits that a player has filled in, in cells without a given. They may be wrong.
    pub placed: Puzzle,
    /// The candidates of the cells without a digit, where the text names them, and what they mean.
    pub candidates: Option<Candidates>,
    /// A player's own pencil marks: incomplete, perhaps wrong, and no part of the problem.
    pub marks: Option<CandidateSet>,
    /// What the text says about the puzzle.
    pub header: Header,
}

/// The candidates of the cells without a digit, by what they mean. A text that names candidates belongs to one of two sorts, and what
/// may be concluded from a candidate that is missing depends on the sort.
///
/// Either way, only the givens decide whether the puzzle has one solution, however many solutions the candidates allow.
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
    /// The maker of the puzzle gave them, as others give digits: those of a pencil-mark puzzle (sukaku). A missing candidate is
    /// part of the puzzle, never a mistake.
    Given(CandidateSet),
    /// They are left in a position: a saved game, a candidate grid, a line of a library. Somebody has removed the others. Usually
    /// that follows from the givens. But it may be a mistake, and if the givens have several solutions, it is part of the puzzle.
    Left(CandidateSet),
}

impl Candidates {
    /// The candidates, whatever they mean.
    ///
    /// ```
    /// # use sudokit_core::CandidateSet;
    /// # use sudokit_formats::Candidates;
    /// assert_eq!(Candidates::Given(CandidateSet::EMPTY).set(), CandidateSet::EMPTY);
    /// ```
    pub const fn set(self) -> CandidateSet {
        match self {
            Self::Given(set) | Self::Left(set) => set,
        }
    }

    /// The same meaning, with other candidates.
    ///
    /// ```
    /// # use sudokit_core::CandidateSet;
    /// # use sudokit_formats::Candidates;
    /// let none = Candidates::Left(CandidateSet::ALL).map(|all| all - CandidateSet::ALL);
    /// assert_eq!(none, Candidates::Left(CandidateSet::EMPTY));
    /// ```
    #[must_use]
    pub fn map(self, change: impl FnOnce(CandidateSet) -> CandidateSet) -> Self {
        match self {
            Self::Given(set) => Self::Given(change(set)),
            Self::Left(set) => Self::Left(change(set)),
        }
    }
}

/// What a text says about its puzzle.
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
    /// Who made it.
    pub author: Option<String>,
    /// Free text.
    pub comment: Option<String>,
    /// Where it was published.
    pub source: Option<String>,
    /// The day it was made, as written.
    pub date: Option<String>,
    /// Difficulty, as written: a word or a number on the scale of the text's own program.
    pub level: Option<String>,
    /// A web address.
    pub url: Option<String>,
}

impl Header {
    /// The most characters that are read of each text. What is longer ends with dots.
    ///
    /// ```
    /// use sudokit_formats::{Header, parse};
    ///
    /// let text = format!("{} {}", ".".repeat(81), "long ".repeat(1000));
    /// let comment = parse(text.as_bytes())?.header.comment.unwrap();
    /// assert!(comment.ends_with("..."));
    /// assert_eq!(comment.len(), Header::LONGEST + 3);
    /// # Ok::<(), sudokit_formats::ParseError>(())
    /// ```
    pub const LONGEST: usize = 1000;

    /// Shortens the texts that are longer than that.
    pub(crate) fn shorten(&mut self) {
        let Self { title, author, comment, source, date, level, url } = self;
        for text in [title, author, comment, source, date, level, url].into_iter().flatten() {
            if text.len() > Self::LONGEST {
                *text = scan::shortened(std::mem::take(text), Self::LONGEST);
            }
        }
    }
}

/// The puzzle as records have it: 81 characters row by row, `.` for an empty cell; or 729, nine for each cell, where candidates
/// are part of the problem.
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
    /// Appends the puzzle to a text, as its `Display` has it.
    ///
    /// ```
    /// let entry = sudokit_formats::Entry::default();
    /// let mut text = String::from("empty: ");
    /// entry.push_puzzle(&mut text);
    /// assert_eq!(text, format!("empty: {}", ".".repeat(81)));
    /// ```
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

    /// The problem for a solver: the givens, or the whole position if the entry has candidates of either sort. Only a solver can
    /// say whether candidates that are [left](Candidates::Left) are needed.
    ///
    /// ```
    /// # use sudokit_core::{Problem, Puzzle};
    /// # use sudokit_formats::Entry;
    /// assert_eq!(Entry::default().problem(), Problem::Givens(&Puzzle::EMPTY));
    /// ```
    pub fn problem(&self) -> Problem<'_> {
        let Some(candidates) = self.candidates else { return Problem::Givens(&self.givens) };
        Problem::Candidates(candidates.set() | as_candidates(&self.digits()))
    }

    /// The givens and the placed digits in one grid.
    ///
    /// ```
    /// # use sudokit_core::{Cell, Digit};
    /// # use sudokit_formats::Entry;
    /// let mut entry = Entry::default();
    /// entry.givens.set(Cell::at(0, 0), Some(Digit::D1));
    /// entry.placed.set(Cell::at(0, 1), Some(Digit::D2));
    /// assert!(entry.digits().to_string().starts_with("12."));
    /// ```
    pub fn digits(&self) -> Puzzle {
        let mut digits = self.givens;
        for cell in Cell::all() {
            digits.set(cell, self.givens.digit(cell).or(self.placed.digit(cell)));
        }
        digits
    }

    /// The same game with its printed puzzle known: the digits of the puzzle are given, all others are a player's, and candidates that
    /// are missing were removed by the player.
    ///
    /// # Errors
    /// The game has other digits where the puzzle has givens: these.
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
    /// assert_eq!(Entry::from(other).played_on(&printed), Err(vec![Candidate::at(Cell::at(0, 0), Digit::D3)]));
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

    /// What a candidate grid shows: the digit of every cell that has one. The other cells show their candidates or, if the entry
    /// has none, every digit that no cell they see has.
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
        (open - solved) | as_candidates(&digits)
    }

    /// The candidates that the entry itself has: those of the puzzle or of the position, else the player's marks, else none.
    ///
    /// ```
    /// # use sudokit_core::CandidateSet;
    /// # use sudokit_formats::{Candidates, Entry};
    /// let plain = Entry::default();
    /// assert!(plain.own_candidates().is_empty());
    /// let with_marks = Entry { marks: Some(CandidateSet::ALL), ..plain };
    /// assert_eq!(with_marks.own_candidates(), CandidateSet::ALL);
    /// ```
    pub fn own_candidates(&self) -> CandidateSet {
        self.candidates.map(Candidates::set).or(self.marks).unwrap_or(CandidateSet::EMPTY)
    }

    /// The entry that a candidate grid shows. The only candidate of a cell is its digit if no cell that it sees has this
    /// candidate. All other candidates stay candidates, and `mean` says what they mean.
    pub(crate) fn from_shown(shown: CandidateSet, mean: fn(CandidateSet) -> Candidates) -> Self {
        let mut entry = Self::default();
        for cell in Cell::all() {
            if let Some(digit) = shown.digits_in(cell).only()
                && shown.cells_of(digit).is_disjoint(cell.peers())
            {
                entry.givens.set(cell, Some(digit));
            }
        }
        entry.candidates = Some(mean(shown - as_candidates(&entry.givens)));
        entry
    }
}

impl From<Puzzle> for Entry {
    fn from(givens: Puzzle) -> Self {
        Self { givens, ..Self::default() }
    }
}

/// [`Entry::problem`], so that entries can be asked about as they are.
///
/// ```
/// # use sudokit_core::Problem;
/// # use sudokit_formats::Entry;
/// let entry = Entry::default();
/// assert_eq!(Problem::from(&entry), entry.problem());
/// ```
impl<'a> From<&'a Entry> for Problem<'a> {
    fn from(entry: &'a Entry) -> Self {
        entry.problem()
    }
}

/// The digits as candidates.
pub(crate) fn as_candidates(digits: &Puzzle) -> CandidateSet {
    Cell::all().filter_map(|cell| Some(Candidate::at(cell, digits.digit(cell)?))).collect()
}

/// The candidates of the empty cells: the digits that no cell in sight has.
pub(crate) fn plain_candidates(digits: &Puzzle) -> CandidateSet {
    Board::new(digits).unwrap_or_else(|flawed| flawed.board).candidate_set()
}
