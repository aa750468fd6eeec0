//! Rating puzzles on all scales.
//!
//! A [`Scale`] rates a board with its one solution, and gives a [`Rating`]. [`rate`] rates one puzzle on one
//! scale; a [`Rater`] rates many on several, and makes a record of each.

mod path;
mod rater;
mod rating;
mod scale;
mod spread;

pub use path::{RatedPath, RatedStep};
pub use rater::{Hardest, RatedOn, Rater, Ratings, Trail};
pub use rating::{Grade, Rating};
pub use scale::Scale;
pub use spread::Spread;

use crate::logic::rating::hodoku;
use crate::{Answer, Board, Cancel, Engine, Entry, Single, Solution, position};
use std::error::Error;
use std::fmt;

/// Rates a puzzle on a scale. A player's digits are not part of the puzzle, unless candidates are given with
/// them.
///
/// # Errors
/// Only a puzzle with exactly one solution has a rating.
///
/// ```
/// use sudokit::{Scale, Unrated};
///
/// let easy = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
/// assert_eq!(sudokit::rate(&easy, Scale::Hodoku)?.to_string(), "Easy 204 51");
/// assert_eq!(sudokit::rate(&easy, Scale::Se)?.to_string(), "1.2 1.2 1.2");
/// assert_eq!(sudokit::rate(&sudokit::Puzzle::EMPTY.into(), Scale::Se), Err(Unrated::SeveralSolutions));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn rate(entry: &Entry, scale: Scale) -> Result<Rating, Unrated> {
    rate_with(&mut Single::new(), entry, scale, &Cancel::new())
}

/// [`rate`] with your own engine, kept from puzzle to puzzle. If it is cancelled, the rating is a [lower
/// bound](Rating::is_exact).
///
/// # Errors
/// Only a puzzle with exactly one solution has a rating.
pub fn rate_with<E: Engine>(
    engine: &mut E,
    entry: &Entry,
    scale: Scale,
    cancel: &Cancel,
) -> Result<Rating, Unrated> {
    let puzzle = puzzle_of(entry);
    let answer = engine.answer(puzzle.problem());
    let (board, solution) = start(&puzzle, &answer)?;
    scale.rate(&board, &solution, cancel).ok_or_else(|| Unrated::of_board(&board))
}

/// The reason why a puzzle has no rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unrated {
    /// It has no solution.
    NoSolution,
    /// It has more than one solution.
    SeveralSolutions,
    /// Every cell is filled, so there is no step to rate.
    Full,
    /// Fewer cells are filled than [HoDoKu](hodoku::FEWEST_FILLED) needs.
    FewFilled,
}

impl Unrated {
    /// The reason why a scale does not rate a board with one solution.
    fn of_board(board: &Board) -> Self {
        if board.unsolved().is_empty() { Self::Full } else { Self::FewFilled }
    }
}

impl fmt::Display for Unrated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSolution => f.write_str("it has no solution"),
            Self::SeveralSolutions => f.write_str("it has several solutions"),
            Self::Full => f.write_str("every cell is filled"),
            Self::FewFilled => write!(f, "fewer than {} cells are filled", hodoku::FEWEST_FILLED),
        }
    }
}

impl Error for Unrated {}

/// The puzzle that a rating is about, without a player's digits unless candidates depend on them.
fn puzzle_of(entry: &Entry) -> Entry {
    if entry.candidates.is_some() { entry.clone() } else { Entry::from(entry.givens) }
}

/// A board with its one solution, for a scale to rate.
type Start = (Board, Solution);

/// The start of a rating. If there are candidates, the solutions of the givens alone are counted again.
fn start(puzzle: &Entry, answer: &Answer) -> Result<Start, Unrated> {
    let solution = match answer {
        Answer::None => return Err(Unrated::NoSolution),
        Answer::Several(_) => return Err(Unrated::SeveralSolutions),
        Answer::Unique(solution) => *solution,
    };
    let board = match puzzle.candidates {
        None => Board::new(&puzzle.givens).map(Board::with_unique_givens),
        Some(_) => position(puzzle),
    };
    board.map(|board| (board, solution)).map_err(|_| Unrated::NoSolution)
}
