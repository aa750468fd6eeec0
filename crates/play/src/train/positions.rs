//! Positions to practise on, of our own making.

use super::beside::schedule_with;
use super::{is_exotic, schedule};
use std::fmt;
use std::sync::OnceLock;
use sudokit::logic::{Kind, Step, View, techniques};
use sudokit::packed::unpacked;
use sudokit::{Board, Cancel, Cancelled, Maker, Puzzle};

/// Puzzles for nearly every technique, with a [position] of it on their path.
///
/// Most are puzzles that our own maker makes: the file has their numbers, and they are made when they are
/// first asked for.
///
/// ```
/// use sudokit::logic::techniques::fish;
/// use sudokit_play::train::Positions;
///
/// let positions = Positions::built_in();
/// assert!(positions.of(&fish::X_WING).len() >= 60);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Positions {
    shelves: Vec<Shelf>,
}

/// The puzzles of one technique.
#[derive(Clone, Debug)]
struct Shelf {
    kind: &'static Kind,
    /// Numbers of the maker's puzzles.
    numbers: Vec<u64>,
    /// Puzzles that have no number.
    known: Vec<Puzzle>,
    puzzles: OnceLock<Vec<Puzzle>>,
}

/// The error for a text without positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotPositions {
    line: usize,
    why: String,
}

impl fmt::Display for NotPositions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for NotPositions {}

impl Positions {
    /// The seed of the maker whose puzzles have numbers here.
    pub const SEED: u64 = 1;

    /// The built-in positions.
    pub fn built_in() -> Self {
        Self::read(include_str!("positions.txt")).expect("a test reads it")
    }

    /// Reads positions: on each line the id of a technique and its puzzles, with a blank before each. A
    /// puzzle is [packed](sudokit::packed), or [the number](sudokit::Maker::numbered) of one that the maker
    /// makes from the [seed](Self::SEED), less the number before it. Lines that begin with `#` are comments.
    ///
    /// ```
    /// use sudokit_play::train::Positions;
    ///
    /// let error = Positions::read("x-wing 7 -9").unwrap_err();
    /// assert_eq!(error.to_string(), "line 1: '-9' is neither a number nor a packed puzzle");
    /// ```
    ///
    /// # Errors
    /// There is no technique with that id, or a puzzle is neither.
    pub fn read(text: &str) -> Result<Self, NotPositions> {
        let mut positions = Self::default();
        let lines = text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        for (index, line) in lines {
            let wrong = |why| NotPositions { line: index + 1, why };
            let (id, words) = line.split_once(' ').unwrap_or((line, ""));
            let kind = techniques::kinds().find(|kind| kind.id == id);
            let kind = kind.ok_or_else(|| wrong(format!("no technique has the id '{id}'")))?;
            let (mut numbers, mut known, mut last) = (Vec::new(), Vec::new(), 0_u64);
            for word in words.split(' ').filter(|word| !word.is_empty()) {
                let number = word.parse().ok().and_then(|more| last.checked_add_signed(more));
                if let Some(number) = number {
                    numbers.push(number);
                    last = number;
                } else if let Some(puzzle) = unpacked(word) {
                    known.push(puzzle);
                } else {
                    return Err(wrong(format!("'{word}' is neither a number nor a packed puzzle")));
                }
            }
            positions.shelves.push(Shelf { kind, numbers, known, puzzles: OnceLock::new() });
        }
        Ok(positions)
    }

    /// The puzzles of a technique.
    pub fn of(&self, kind: &Kind) -> &[Puzzle] {
        self.shelf(kind).map_or(&[], |shelf| {
            shelf
                .puzzles
                .get_or_init(|| [Maker::numbered(Self::SEED, &shelf.numbers), shelf.known.clone()].concat())
        })
    }

    /// Returns true for a technique with puzzles: it can be practised.
    pub fn has(&self, kind: &Kind) -> bool {
        self.shelf(kind).is_some_and(|shelf| !shelf.numbers.is_empty() || !shelf.known.is_empty())
    }

    fn shelf(&self, kind: &Kind) -> Option<&Shelf> {
        self.shelves.iter().find(|shelf| shelf.kind == kind)
    }
}

/// The first point on a puzzle's path that needs a technique: the board on which nothing easier is left, and
/// the step. `None` if the path does not need it. An exotic pattern is looked for as soon as the basic
/// techniques are through: singles, locked candidates, subsets, and fish without fins.
///
/// ```
/// use sudokit::Cancel;
/// use sudokit::logic::techniques::fish::X_WING;
/// use sudokit_play::train::{Positions, position};
///
/// let puzzle = Positions::built_in().of(&X_WING)[0];
/// let (board, step) = position(&puzzle, &X_WING, &Cancel::new())?.expect("its way needs one");
/// assert_eq!(step.kind, &X_WING);
/// assert_eq!(step.verify(&board), Ok(()));
/// # Ok::<(), sudokit::Cancelled>(())
/// ```
///
/// # Errors
/// It was cancelled.
pub fn position(
    puzzle: &Puzzle,
    kind: &'static Kind,
    cancel: &Cancel,
) -> Result<Option<(Board, Step)>, Cancelled> {
    let Ok(mut board) = sudokit::position(&(*puzzle).into()) else { return Ok(None) };
    let schedule = if is_exotic(kind) { schedule_with(kind) } else { schedule() };
    loop {
        let step = schedule.first(&View::new(&board).until(cancel));
        cancel.check()?;
        match step {
            Some(step) if step.kind == kind => return Ok(Some((board, step))),
            Some(step) => _ = step.effect.apply(&mut board),
            None => return Ok(None),
        }
    }
}
