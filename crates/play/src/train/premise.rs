//! The premise that a guess lacks: what would have to be there for the technique to show it.
//!
//! A guess that nothing shows is answered by what is missing, never by the solution: knowing that a mark is
//! false would end the search for a reason. The premise is the condition of the technique, said about the
//! marked cell. It is missing for certain: if it held, a step would show the mark.

use super::wording;
use sudokit::diagram::{Diagram, Role, Sentence, say};
use sudokit::logic::Kind;
use sudokit::logic::techniques::{fish::*, locked::*, singles::*, subsets::*};
use sudokit::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, House};

/// The condition of a family, for one of its members.
enum Condition {
    /// So many cells hold only so many digits.
    Naked(usize),
    /// So many digits fit only in so many cells.
    Hidden(usize),
    /// All places in a box are in one line.
    Pointing,
    /// All places in a line are in one box.
    Claiming,
    /// A digit fits in so many lines only in so many lines across.
    Fish(usize),
}

fn condition(kind: &Kind) -> Option<Condition> {
    let of: [(&Kind, Condition); 13] = [
        (&NAKED_PAIR, Condition::Naked(2)),
        (&NAKED_TRIPLE, Condition::Naked(3)),
        (&NAKED_QUADRUPLE, Condition::Naked(4)),
        (&LOCKED_PAIR, Condition::Naked(2)),
        (&LOCKED_TRIPLE, Condition::Naked(3)),
        (&HIDDEN_PAIR, Condition::Hidden(2)),
        (&HIDDEN_TRIPLE, Condition::Hidden(3)),
        (&HIDDEN_QUADRUPLE, Condition::Hidden(4)),
        (&POINTING, Condition::Pointing),
        (&CLAIMING, Condition::Claiming),
        (&X_WING, Condition::Fish(2)),
        (&SWORDFISH, Condition::Fish(3)),
        (&JELLYFISH, Condition::Fish(4)),
    ];
    of.into_iter().find(|(other, _)| *other == kind).map(|(_, condition)| condition)
}

/// The premise that is missing for a digit in its cell. Without a technique, nothing announces one.
pub(super) fn of_placing(board: &Board, kind: Option<&Kind>, it: Candidate) -> (Vec<Sentence>, Diagram) {
    let (cell, digit) = (it.cell(), it.digit());
    let mut said = vec![say!("train-unproved-is", [cell, digit])];
    let left = board.candidates(cell);
    let mut shown = pointing_at(it);
    // A digit that its houses have already fits nowhere there: only the cell has something to say.
    if kind == Some(&HIDDEN_SINGLE) && board.has(it) {
        let (house, places) = tightest_house(board, it);
        said.push(say!("train-can-still-go", [digit, house, places]));
        shown = Diagram::default();
        shown.candidates(CandidateSet::of_digit(digit, places), Role::Base);
    } else if left.len() > 1 {
        said.push(say!("train-can-still-be", [cell, left]));
    }
    (said, shown)
}

/// The premise that is missing for crossing a candidate out.
pub(super) fn of_crossing_out(board: &Board, kind: Option<&Kind>, it: Candidate) -> (Vec<Sentence>, Diagram) {
    let (cell, digit) = (it.cell(), it.digit());
    let mut said = vec![say!("train-unproved-is-not", [cell, digit])];
    match kind.and_then(condition) {
        Some(Condition::Naked(count)) => said.push(say!("train-needs-naked", [count, cell, digit])),
        Some(Condition::Hidden(count)) => said.push(say!("train-needs-hidden", [count, cell, digit])),
        Some(Condition::Pointing) => said.push(say!("train-needs-pointing", [cell, digit])),
        Some(Condition::Claiming) => said.push(say!("train-needs-claiming", [cell, digit])),
        Some(Condition::Fish(count)) => said.push(say!("train-needs-fish", [count, cell, digit])),
        None => {
            let none = kind.map(|kind| say!("train-needs-other", [name = wording::plain(kind), cell, digit]));
            said.extend(none);
            if let Some(places) = placement(board, it) {
                said.push(say!("train-can-have-it-there", [digit, cell]));
                let mut shown = Diagram::default();
                shown.candidates(CandidateSet::of_digit(digit, places), Role::Base);
                return (said, shown);
            }
        }
    }
    (said, pointing_at(it))
}

/// The house of a cell in which its digit has the fewest places, the box first.
fn tightest_house(board: &Board, it: Candidate) -> (House, CellSet) {
    let cell = it.cell();
    let houses = [House::block(cell.block()), House::row(cell.row()), House::column(cell.column())];
    let places = houses.map(|house| (house, board.places(it.digit()) & house.cells()));
    places.into_iter().min_by_key(|(_, places)| places.len()).expect("a cell is in three houses")
}

fn pointing_at(it: Candidate) -> Diagram {
    let mut shown = Diagram::default();
    shown.candidates(CandidateSet::of(it), Role::Eliminated);
    shown
}

/// A placement of a candidate's digit in every house, with that candidate in it, if there is one.
fn placement(board: &Board, with: Candidate) -> Option<CellSet> {
    fn fill(row: usize, open: CellSet, chosen: CellSet, fixed: Cell) -> Option<CellSet> {
        if row == 9 {
            return Some(chosen);
        }
        let places = open & House::row(row).cells();
        let is_wanted = |cell: &Cell| fixed.row() != row || *cell == fixed;
        places
            .iter()
            .filter(is_wanted)
            .find_map(|cell| fill(row + 1, open - cell.peers(), chosen.with(cell), fixed))
    }
    let digit: Digit = with.digit();
    fill(0, board.places(digit) | board.puzzle().cells_of(digit), CellSet::EMPTY, with.cell())
}
