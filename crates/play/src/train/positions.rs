//! Positions to practise on, of our own making.

use super::schedule;
use std::fmt;
use sudokit::logic::{Kind, Step, View, techniques};
use sudokit::{Board, Cancel, Cancelled, Puzzle};

/// Puzzles for every technique, whose path in the order of the course needs that technique.
///
/// ```
/// use sudokit::logic::techniques::fish;
/// use sudokit_play::train::Positions;
///
/// let positions = Positions::built_in();
/// assert!(positions.of(&fish::X_WING).len() >= 30);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Positions {
    of: Vec<(&'static Kind, Vec<Puzzle>)>,
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
    /// The built-in positions.
    pub fn built_in() -> Self {
        Self::read(include_str!("positions.txt")).expect("a test reads it")
    }

    /// Reads positions: the id of a technique on a line of its own, then its puzzles, one a line. Lines that
    /// begin with `#` are comments.
    ///
    /// # Errors
    /// A line is neither, or a puzzle precedes the first technique.
    pub fn read(text: &str) -> Result<Self, NotPositions> {
        let mut positions = Self::default();
        for (index, line) in text.lines().enumerate() {
            let wrong = |why| NotPositions { line: index + 1, why };
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(kind) = techniques::kinds().find(|kind| kind.id == line) {
                positions.of.push((kind, Vec::new()));
            } else if let Ok(puzzle) = line.parse() {
                let of = positions.of.last_mut();
                of.ok_or_else(|| wrong("the puzzle belongs to no technique".to_owned()))?.1.push(puzzle);
            } else {
                return Err(wrong(format!("'{line}' is neither a technique nor a puzzle")));
            }
        }
        Ok(positions)
    }

    /// The puzzles of a technique.
    pub fn of(&self, kind: &Kind) -> &[Puzzle] {
        self.of.iter().find(|(of, _)| *of == kind).map_or(&[], |(_, puzzles)| puzzles)
    }

    /// Returns true for a technique with puzzles: it can be practised.
    pub fn has(&self, kind: &Kind) -> bool {
        !self.of(kind).is_empty()
    }
}

/// The first point on a puzzle's path that needs a technique: the board on which nothing easier is left, and
/// the step. `None` if the path does not need it.
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
pub fn position(puzzle: &Puzzle, kind: &Kind, cancel: &Cancel) -> Result<Option<(Board, Step)>, Cancelled> {
    let Ok(mut board) = sudokit::position(&(*puzzle).into()) else { return Ok(None) };
    let schedule = schedule();
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
