//! Effort: the order of puzzles of one level.

use crate::logic::rating::hodoku;
use crate::{Board, Cancel, Cancelled, Candidate, CandidateSet, Digit, House, Solution};

/// A score of 1 at a moment with a single open step, so that quotients stay exact enough.
const UNIT: u32 = 100;

/// The effort of a board with this solution: the scores of the steps that HoDoKu takes, each divided by the
/// number of steps that are open at its moment. A digit is easier to find where many could be placed.
///
/// Open are the digits that singles place. Where none is, the step counts in full: others are hard to see
/// even if there are several. A full house of score 4 that is the only one counts 400.
///
/// Efforts compare puzzles of one level. Those of different levels overlap.
///
/// # Errors
/// It was cancelled.
///
/// ```
/// use sudokit::{Board, Cancel, Puzzle, Solution};
///
/// let solution: Solution =
///     "534678912672195348198342567859761423426853791713924856961537284287419635345286179".parse()?;
/// let puzzle: Puzzle =
///     "53467891267219534819834256785976142342685379171392485696153728428741963534528617.".parse()?;
/// assert_eq!(sudokit::effort(&Board::new(&puzzle)?, &solution, &Cancel::new())?, 400);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn effort(board: &Board, solution: &Solution, cancel: &Cancel) -> Result<u32, Cancelled> {
    let mut path = hodoku::Path::new(board, Some(*solution));
    let mut effort = 0;
    loop {
        cancel.check()?;
        let open = open(&path.board());
        let Some(turn) = path.next() else { return Ok(effort) };
        let (.., score) = turn.worth();
        effort += UNIT * score / open.max(1);
    }
}

/// The number of digits that singles place.
fn open(board: &Board) -> u32 {
    let naked = board.unsolved().iter().filter_map(|cell| Some((cell, board.candidates(cell).only()?)));
    let digits = || House::all().flat_map(|house| Digit::all().map(move |digit| (house, digit)));
    let hidden = digits().filter_map(|(house, digit)| {
        let cell = (board.places(digit) & house.cells()).only()?;
        board.unsolved().contains(cell).then_some((cell, digit))
    });
    let open: CandidateSet = naked.chain(hidden).map(|(cell, digit)| Candidate::at(cell, digit)).collect();
    open.len() as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Puzzle;

    const FULL: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    fn without(cells: &[&str]) -> Board {
        let solution: Puzzle = FULL.parse().unwrap();
        let gaps: Vec<_> = cells.iter().map(|cell| cell.parse().unwrap()).collect();
        let digits = solution.cells().iter().filter(|cell| !gaps.contains(cell));
        let mut board = Board::EMPTY;
        for cell in digits {
            board.place(Candidate::at(cell, solution.digit(cell).unwrap()));
        }
        board
    }

    fn of(cells: &[&str]) -> u32 {
        effort(&without(cells), &FULL.parse().unwrap(), &Cancel::new()).unwrap()
    }

    #[test]
    fn a_step_counts_less_where_more_are_open() {
        // Full houses, of score 4: the last one is alone, the one before is one of two.
        assert_eq!(of(&[]), 0);
        assert_eq!(of(&["r1c1"]), 400);
        assert_eq!(of(&["r1c1", "r5c5"]), 400 + 400 / 2);
        assert_eq!(of(&["r1c1", "r5c5", "r9c9"]), 400 + 400 / 2 + 400 / 3);
    }

    #[test]
    fn a_step_is_open_once_even_if_several_houses_show_it() {
        assert_eq!(open(&without(&["r1c1"])), 1);
        assert_eq!(open(&without(&["r1c1", "r1c2"])), 2);
    }
}
