//! Backdoors: cells whose digits make a puzzle easy.

use crate::generate::backdoors;
use crate::logic::{Path, Schedule};
use crate::{Answer, Board, Cancel, Cancelled, CellSet, Engine, Puzzle};
use std::fmt;

/// The backdoors of a puzzle: sets of cells whose digits, once known, let simple techniques solve the rest,
/// and none of which can be left out. It prints as the line of `sudoku backdoor`. With the feature `serde` it
/// becomes the JSON of `schema/backdoor.json`.
///
/// ```
/// use sudokit::logic::{Schedule, techniques::singles};
/// use sudokit::{Backdoors, Cancel, Single};
///
/// let singles = Schedule::of([&singles::NAKED_SINGLE, &singles::HIDDEN_SINGLE]);
/// let hard = sudokit::read("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")?;
/// let backdoors = Backdoors::of(&mut Single::new(), &hard.givens, 1, &singles, &Cancel::new())?;
/// assert_eq!(backdoors.to_string(), "none");
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Backdoors {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its backdoors up to a size, the empty set if it needs none; `None` without exactly one solution.
    pub sets: Option<Vec<CellSet>>,
}

impl Backdoors {
    /// Finds all backdoors of up to so many cells, for the techniques of a schedule.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn of<E: Engine>(
        engine: &mut E,
        puzzle: &Puzzle,
        size: usize,
        schedule: &Schedule,
        cancel: &Cancel,
    ) -> Result<Self, Cancelled> {
        let sets = match engine.answer(puzzle) {
            Answer::Unique(solution) => {
                let known = &mut |puzzle: &Puzzle| known(puzzle, schedule);
                Some(backdoors(puzzle, &solution, size, cancel, known)?)
            }
            Answer::None | Answer::Several(_) => None,
        };
        Ok(Self { puzzle: *puzzle, sets })
    }
}

/// The cells that are known in the end.
fn known(puzzle: &Puzzle, schedule: &Schedule) -> CellSet {
    let Ok(mut board) = Board::new(puzzle) else { return CellSet::EMPTY };
    Path::new(&mut board, schedule.clone()).for_each(drop);
    !board.unsolved()
}

/// The sets, with `+` between the cells of each; `-` if the puzzle needs none, `none` if there are none of
/// these sizes, `invalid` if it does not have exactly one solution.
impl fmt::Display for Backdoors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.sets.as_deref() {
            None => f.write_str("invalid"),
            Some([]) => f.write_str("none"),
            Some([set]) if set.is_empty() => f.write_str("-"),
            Some(sets) => {
                let sets: Vec<String> = sets.iter().map(|set| set.to_string().replace(' ', "+")).collect();
                f.write_str(&sets.join(" "))
            }
        }
    }
}
