//! The evidence of a rectangle with guardians.

use super::{
    AVOIDABLE_RECTANGLE_3, AVOIDABLE_RECTANGLE_N, Pattern, Reason, Rectangle, UNIQUE_RECTANGLE_EXTERNAL,
    UNIQUE_RECTANGLE_N,
};
use crate::sets::all_of;
use crate::step::Guarded;
use crate::step::evidence::ensure;
use crate::wording::{can_only_be, not_given, only_places};
use crate::{Assumes, Effect, Kind, Measures, Unsound, Work, notation};
use sudokit_core::{Board, CandidateSet, Cell, CellSet, House, HouseSet};
use sudokit_diagram::{Diagram, Explanation, Role, say};

impl Rectangle {
    /// The corners that are filled.
    fn solved(&self, board: &Board) -> CellSet {
        self.cells - board.unsolved()
    }

    /// The place to look at, the guardians, and the pattern without them.
    fn introduce(&self, board: &Board) -> Explanation {
        let mut said = Explanation {
            look: say!("guarded-rectangles-look", [digits = self.digits, cells = self.cells]),
            ..Explanation::default()
        };
        let solved = self.solved(board);
        if !solved.is_empty() {
            said.pattern.push(not_given(board, solved));
        }
        for house in self.outside {
            let (corners, beside) = (self.cells & house.cells(), self.beside(board, house));
            said.pattern.push(if beside.is_empty() {
                only_places(HouseSet::of(house), self.digits, corners)
            } else {
                say!("guarded-rectangles-places-apart-from", [house, digits = self.digits, corners, beside])
            });
        }
        let within = self.within(board);
        let open = self.inner() & board.unsolved();
        if within.is_empty() {
            if !open.is_empty() {
                said.pattern.push(can_only_be(open, self.digits));
            }
        } else if open.len() == 1 {
            said.pattern.push(say!("guarded-rectangles-also-has", [open, others = within.digits()]));
        } else if self.outside.is_empty() {
            said.pattern.push(say!("guarded-rectangles-extra", [within]));
        } else {
            said.pattern.push(say!("guarded-rectangles-extra-in", [within, open]));
        }
        let guardians = self.guardians(board);
        said.reason = vec![say!("guarded-rectangles-second-solution", [guardians, digits = self.digits])];
        said
    }

    /// The digits and the cells, and the houses outside.
    fn line(&self) -> String {
        let digits = notation::digits(self.digits, "/");
        let line = format!("{digits} in {}", notation::cells(self.cells));
        if self.outside.is_empty() {
            return line;
        }
        let houses: Vec<String> =
            self.outside.iter().map(|house| notation::houses(HouseSet::of(house))).collect();
        format!("{line} outside {}", houses.join(","))
    }
}

/// True if these are the corners of a rectangle that lies in two boxes.
fn is_rectangle(cells: CellSet) -> bool {
    let has_two_or_none = |house: House| [0, 2].contains(&(cells & house.cells()).len());
    cells.len() == 4 && House::all().all(has_two_or_none)
}

impl Pattern {
    /// Its name.
    pub(super) fn kind(&self, board: &Board) -> &'static Kind {
        let is_avoidable = !self.rectangle.solved(board).is_empty();
        match self.reason {
            _ if !self.rectangle.outside.is_empty() => &UNIQUE_RECTANGLE_EXTERNAL,
            Reason::Subset { .. } if is_avoidable => &AVOIDABLE_RECTANGLE_3,
            _ if is_avoidable => &AVOIDABLE_RECTANGLE_N,
            _ => &UNIQUE_RECTANGLE_N,
        }
    }
}

impl Guarded for Pattern {
    fn assumes(&self) -> Assumes {
        Assumes::UniqueSolution
    }

    fn guardian(&self) -> &'static str {
        "extra"
    }

    fn guardians(&self, board: &Board) -> CandidateSet {
        self.rectangle.guardians(board)
    }

    fn check(&self, board: &Board, work: &mut Work) -> Result<(), Unsound> {
        work.take(4 * Work::BOARD)?;
        let Rectangle { cells, digits, outside } = self.rectangle;
        ensure(is_rectangle(cells), "the cells are not the corners of a rectangle in two boxes")?;
        ensure(digits.len() == 2, "there are not two digits")?;
        ensure(cells.is_disjoint(board.givens()), "a cell is given")?;
        let fits = |cell: Cell| board.digit(cell).is_none_or(|digit| digits.contains(digit));
        ensure(cells.iter().all(fits), "a cell holds another digit")?;
        for house in outside {
            let (corners, rest) = (cells & house.cells(), house.cells() - cells);
            ensure(corners.len() == 2, "a house does not have two of the cells")?;
            let holds = |cell: Cell| board.digit(cell).is_some_and(|digit| digits.contains(digit));
            ensure(!rest.iter().any(holds), "a house has one of the digits elsewhere")?;
        }
        Ok(())
    }

    fn reason(&self) -> Reason {
        self.reason
    }

    fn counts(&self) -> Measures {
        Measures::of(self.rectangle.digits, self.rectangle.cells)
    }

    fn short(&self) -> String {
        self.rectangle.line()
    }

    fn introduce(&self, board: &Board) -> Explanation {
        self.rectangle.introduce(board)
    }

    fn draw(&self, board: &Board, diagram: &mut Diagram) {
        let Rectangle { cells, digits, outside } = self.rectangle;
        diagram.candidates(board.candidate_set() & all_of(cells, digits), Role::Base);
        diagram.cells(cells, Role::Base);
        diagram.houses(outside, Role::Cover);
    }

    fn names(&self, board: &Board, _: &Effect) -> Vec<&'static Kind> {
        vec![self.kind(board)]
    }
}
