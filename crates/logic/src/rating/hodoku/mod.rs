//! HoDoKu's difficulty: level, score, and steps of each technique, as HoDoKu 2.2.0 (Bernhard Hobiger, 2012)
//! gives them.
//!
//! The score of a puzzle is the sum over its steps, the level the highest of any step, raised while the score
//! is above what the level allows. Both depend on which step comes first, so the order in which singles are
//! seen counts too: see [`Path`].
//!
//! # Decisions
//!
//! - **HoDoKu's singles come from queues**, whose order depends on the history of the board. That is part of
//!   its scale, not of the techniques, so [`Path`] keeps the queues from step to step (`follow/position`).
//!   The [path of a schedule](crate::Path) has no queues: it takes the same steps with the singles in another
//!   order.

mod path;

pub use path::{Path, Turn};

use crate::Level;
use sudokit_core::{Board, Cancel, Solution};

/// A rating on HoDoKu's scale.
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::{Level, rating::hodoku};
///
/// let puzzle: Puzzle =
///     "000000000400009030009200001260500090000001400708903052572000000800340000900700020".parse()?;
/// let rating = hodoku::rate(&Board::new(&puzzle)?, None).unwrap();
/// assert_eq!((rating.level, rating.score, rating.steps), (Level::Easy, 226, 54));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Rating {
    /// The level.
    pub level: Level,
    /// The score.
    pub score: u32,
    /// The number of steps, singles included.
    pub steps: usize,
    /// True if the path ends in a solution.
    pub is_solved: bool,
    /// The number of steps of each kind by HoDoKu's code, in the order of their first use.
    pub counts: Vec<(&'static str, usize)>,
}

/// HoDoKu does not rate puzzles with fewer filled cells.
pub const FEWEST_FILLED: usize = 10;

/// Rates a board. Brute force uses the solution; without one, it gives up. None if fewer than
/// [`FEWEST_FILLED`] cells are filled.
pub fn rate(board: &Board, solution: Option<&Solution>) -> Option<Rating> {
    rate_until(board, solution, &Cancel::new()).map(|(rating, _)| rating)
}

/// Rates a board as [`rate`] does, until it is cancelled. The rating up to then is a lower bound. The
/// answer's second part says whether it is the whole rating.
///
/// ```
/// # use sudokit_core::{Board, Cancel, Puzzle};
/// # use sudokit_logic::rating::hodoku;
/// # let puzzle: Puzzle =
/// #     "000000000400009030009200001260500090000001400708903052572000000800340000900700020".parse()?;
/// let (rating, is_whole) = hodoku::rate_until(&Board::new(&puzzle)?, None, &Cancel::after(0)).unwrap();
/// assert_eq!((rating.steps, is_whole), (0, false));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn rate_until(board: &Board, solution: Option<&Solution>, cancel: &Cancel) -> Option<(Rating, bool)> {
    if 81 - board.unsolved().len() < FEWEST_FILLED {
        return None;
    }
    let mut path = Path::new(board, solution.copied());
    let mut rating = Rating { level: Level::Easy, score: 0, steps: 0, is_solved: false, counts: Vec::new() };
    let mut is_whole = false;
    while !cancel.is_cancelled() {
        let Some(turn) = path.next() else {
            is_whole = true;
            break;
        };
        let (code, level, score) = turn.worth();
        rating.level = rating.level.max(level);
        rating.score += score;
        rating.steps += 1;
        match rating.counts.iter_mut().find(|(known, _)| *known == code) {
            Some((_, count)) => *count += 1,
            None => rating.counts.push((code, 1)),
        }
    }
    rating.is_solved = path.is_solved();
    rating.level = level(rating.level, rating.score);
    Some((rating, is_whole))
}

/// The level of a puzzle: that of its hardest step, raised while the score is above what the level allows.
///
/// ```
/// # use sudokit_logic::{Level, rating::hodoku::level};
/// assert_eq!(level(Level::Easy, 800), Level::Easy);
/// assert_eq!(level(Level::Easy, 1001), Level::Hard);
/// ```
pub fn level(hardest: Level, score: u32) -> Level {
    let mut level = hardest;
    while let Some(next) = above(level, score) {
        level = next;
    }
    level
}

/// The next level, if a score is too high for this one.
fn above(level: Level, score: u32) -> Option<Level> {
    let (most, next) = match level {
        Level::Easy => (800, Level::Medium),
        Level::Medium => (1000, Level::Hard),
        Level::Hard => (1600, Level::Unfair),
        Level::Unfair => (1800, Level::Extreme),
        Level::Extreme => return None,
    };
    (score > most).then_some(next)
}
