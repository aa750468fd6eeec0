//! Denis Berthier's ratings: the longest chain that solving a puzzle takes, if it is solved by chains of one
//! shape, the shortest first.
//!
//! | scale | chains | |
//! |---|---|---|
//! | W | whips | each node follows from the one before |
//! | B | braids | each from any before |
//! | gW, gB | g-whips, g-braids | nodes may be a digit in two or three cells of a miniline |
//!
//! 0 is singles only, 1 singles and locked candidates. Uniqueness, subsets and fish are not used. The values
//! are those of the published lists; [the search](crate::techniques::whips) says where these go beyond the
//! definition.
//!
//! Source: Denis Berthier, *Pattern-Based Constraint Satisfaction and Logic Puzzles*, 2012.

pub(super) mod refuted;
mod solver;

pub use crate::order::csp::Chains;

use crate::follow::Draft;
use crate::techniques::whips::Pattern;
use solver::{Progress, Solver};
use std::fmt;
use sudokit_core::{Board, Cancel};

/// The length of the longest chain of a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Length {
    /// This long.
    Exactly(usize),
    /// At least this long: the search was stopped.
    AtLeast(usize),
    /// No length is enough.
    Endless,
}

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exactly(length) => length.fmt(f),
            Self::AtLeast(length) => write!(f, ">={length}"),
            Self::Endless => f.write_str("-"),
        }
    }
}

/// Rates a board by chains of this shape. `None` if the board contradicts itself.
///
/// If it is cancelled, the answer is a lower bound.
///
/// ```
/// use sudokit_core::{Board, Cancel, Puzzle};
/// use sudokit_logic::rating::whips::{Length, Chains, rate_until};
///
/// let puzzle: Puzzle =
///     "...4.6.8..5.....3..9....14...9.7.......2..8..7....3.625.........34..5.7..7.8.1...".parse()?;
/// let board = Board::new(&puzzle)?;
/// assert_eq!(rate_until(&board, Chains::WHIPS, &Cancel::new()), Some(Length::Exactly(5)));
/// assert_eq!(rate_until(&board, Chains::G_WHIPS, &Cancel::new()), Some(Length::Exactly(4)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn rate_until(board: &Board, shape: Chains, cancel: &Cancel) -> Option<Length> {
    longest(board, shape, cancel).map(|(length, _)| length)
}

/// Rates a board as [`rate_until`] does, and writes the first of the longest chains of the solution in
/// Berthier's notation.
///
/// ```
/// use sudokit_core::{Board, Cancel, Puzzle};
/// use sudokit_logic::rating::whips::{Length, Chains, rate_and_show};
///
/// let puzzle: Puzzle =
///     "...4.6.8..5.....3..9....14...9.7.......2..8..7....3.625.........34..5.7..7.8.1...".parse()?;
/// let (length, chain) = rate_and_show(&Board::new(&puzzle)?, Chains::WHIPS, &Cancel::new()).unwrap();
/// assert_eq!(length, Length::Exactly(5));
/// assert!(chain.unwrap().starts_with("whip[5]: "));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn rate_and_show(board: &Board, shape: Chains, cancel: &Cancel) -> Option<(Length, Option<String>)> {
    let (length, chain) = longest(board, shape, cancel)?;
    Some((length, chain.map(|chain| chain.nrc())))
}

/// The rating, and the first of the longest chains.
fn longest(board: &Board, shape: Chains, cancel: &Cancel) -> Option<(Length, Option<Pattern>)> {
    let mut solver = Solver::new(board, shape)?;
    let mut longest: Option<Pattern> = None;
    loop {
        let length = longest.as_ref().map_or(0, |chain| chain.links.len());
        let end = match solver.next(cancel)? {
            Progress::Eliminated { chain } => {
                if chain.links.len() > length {
                    longest = Some(chain);
                }
                continue;
            }
            Progress::Solved => Length::Exactly(length),
            Progress::Endless => Length::Endless,
            Progress::Stopped { length: searched } => Length::AtLeast(length.max(searched)),
        };
        return Some((end, longest));
    }
}

/// The depth of trial and error that solves a board, up to `most`: 0 for singles alone, 1 exactly where
/// [braids](Chains::BRAIDS) are enough. `None` if that does not solve the board, or if the search was
/// cancelled.
///
/// ```
/// use sudokit_core::{Board, Cancel, Puzzle};
/// use sudokit_logic::rating::whips::depth;
///
/// let puzzle: Puzzle =
///     ".2..56......1...36..93....521..9......56..8..7.6....915...4....8.....9.4.3.....1.".parse()?;
/// let board = Board::new(&puzzle)?;
/// assert_eq!(depth(&board, 2, &Cancel::new()), Some(1));
/// assert_eq!(depth(&board, 0, &Cancel::new()), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn depth(board: &Board, most: usize, cancel: &Cancel) -> Option<usize> {
    let mut draft = Draft::of(board);
    for depth in 0..=most {
        if draft.settle(depth, Some(cancel)).is_break() {
            return None;
        }
        if draft.is_solved() {
            return Some(depth);
        }
    }
    None
}
