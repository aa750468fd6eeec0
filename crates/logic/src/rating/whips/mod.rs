//! Denis Berthier's ratings: the longest chain that solving a puzzle takes, if it is solved by chains of one shape, the
//! shortest first.
//!
//! | scale | chains | |
//! |---|---|---|
//! | W | whips | each node follows from the one before |
//! | B | braids | each from any before |
//! | gW, gB | g-whips, g-braids | nodes may be a digit in two or three cells of a miniline |
//!
//! 0 is singles only, 1 singles and locked candidates. Uniqueness, subsets and fish are not used. The values are those of the
//! published lists; [the search](crate::techniques::whips) says where these go beyond the definition.
//!
//! Source: Denis Berthier, *Pattern-Based Constraint Satisfaction and Logic Puzzles*, 2012.

mod depth;
pub(super) mod refuted;
mod solver;

pub use crate::techniques::whips::Chains;

use crate::techniques::whips::Pattern;
use solver::{Progress, Solver};
use std::fmt;
use sudokit_core::Board;

/// How long the longest chain must be.
///
/// ```
/// use sudokit_logic::rating::whips::Length;
/// assert_eq!(Length::Exactly(5).to_string(), "5");
/// assert_eq!(Length::AtLeast(7).to_string(), ">=7");
/// assert_eq!(Length::Endless.to_string(), "-");
/// ```
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
/// `go_on` is asked now and then whether to go on; if not, the answer is a lower bound.
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::rating::whips::{Length, Chains, rate};
///
/// let puzzle: Puzzle =
///     "...4.6.8..5.....3..9....14...9.7.......2..8..7....3.625.........34..5.7..7.8.1...".parse()?;
/// let board = Board::new(&puzzle)?;
/// assert_eq!(rate(&board, Chains::WHIPS, &mut || true), Some(Length::Exactly(5)));
/// assert_eq!(rate(&board, Chains::G_WHIPS, &mut || true), Some(Length::Exactly(4)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn rate(board: &Board, shape: Chains, go_on: &mut dyn FnMut() -> bool) -> Option<Length> {
    rate_and_show(board, shape, go_on).map(|(length, _)| length)
}

/// Rates a board as [`rate`] does, and gives the first of the longest chains that were needed on the way, if any was.
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::rating::whips::{Length, Chains, rate_and_show};
///
/// let puzzle: Puzzle =
///     "...4.6.8..5.....3..9....14...9.7.......2..8..7....3.625.........34..5.7..7.8.1...".parse()?;
/// let (length, chain) = rate_and_show(&Board::new(&puzzle)?, Chains::WHIPS, &mut || true).unwrap();
/// assert_eq!(length, Length::Exactly(chain.unwrap().links.len()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn rate_and_show(
    board: &Board,
    shape: Chains,
    go_on: &mut dyn FnMut() -> bool,
) -> Option<(Length, Option<Pattern>)> {
    let mut solver = Solver::new(board, shape)?;
    let mut longest: Option<Pattern> = None;
    loop {
        let length = longest.as_ref().map_or(0, |chain| chain.links.len());
        let end = match solver.next(go_on)? {
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

/// How many suppositions deep trial and error must go, up to `most`: 0 for singles alone, 1 exactly where
/// [braids](Chains::BRAIDS) are enough. `None` if that does not solve the board, or if `go_on` said to stop.
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::rating::whips::depth;
///
/// let puzzle: Puzzle =
///     ".2..56......1...36..93....521..9......56..8..7.6....915...4....8.....9.4.3.....1.".parse()?;
/// let board = Board::new(&puzzle)?;
/// assert_eq!(depth(&board, 2, &mut || true), Some(1));
/// assert_eq!(depth(&board, 0, &mut || true), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn depth(board: &Board, most: usize, go_on: &mut dyn FnMut() -> bool) -> Option<usize> {
    depth::least(board, most, go_on)
}
