//! The evidence of a deadly pattern.

use super::{
    AVOIDABLE_RECTANGLE_1, AVOIDABLE_RECTANGLE_2, HIDDEN_RECTANGLE, LADDERS, LOOPS, Pattern, Reason,
    UNIQUE_RECTANGLE_1, UNIQUE_RECTANGLE_2, UNIQUE_RECTANGLE_3, UNIQUE_RECTANGLE_4, UNIQUE_RECTANGLE_5,
    UNIQUE_RECTANGLE_6,
};
use crate::sets::{all_of, lines_of, needs, seen_by_all};
use crate::step::evidence::{ensure, one_solution};
use crate::step::guardians;
use crate::wording::{acts_as_one_cell, can_only_be, none_sees_all, not_given, only_places};
use crate::{Effect, Evidence, Kind, Measures, Proven, Unsound, Work, notation};
use sudokit_core::{Board, CandidateSet, Cell, CellSet, DigitSet, House, HouseKind, HouseSet};
use sudokit_diagram::{Diagram, Explanation, Role, Sentence, say};

/// True if two digits can change places in the cells: every house has two of them or none.
fn is_loop(cells: CellSet) -> bool {
    House::all().all(|house| [0, 2].contains(&(cells & house.cells()).len()))
}

/// True if two lines of a chute can change places in the cells: they hold the same digits there, and cross
/// the same lines.
pub(in crate::techniques) fn is_ladder(cells: CellSet) -> bool {
    [HouseKind::Row, HouseKind::Column].into_iter().any(|kind| {
        let touched = |wanted: &dyn Fn(HouseKind) -> bool| -> Vec<House> {
            House::all().filter(|house| wanted(house.kind()) && !(house.cells() & cells).is_empty()).collect()
        };
        let rails = touched(&|other| other == kind);
        let rungs = touched(&|other| other != kind && other != HouseKind::Block);
        let same_chute = rails.iter().all(|rail| (rail.ordinal() - 1) / 3 == (rails[0].ordinal() - 1) / 3);
        rails.len() == 2 && same_chute && rungs.iter().all(|rung| (rung.cells() & cells).len() == 2)
    })
}

impl Pattern {
    /// True if there would be another solution if the cells held only the digits.
    fn is_deadly(&self, board: &Board) -> Result<(), Unsound> {
        let Self { ref digits, cells, .. } = *self;
        let known = self.digit_set();
        ensure(!cells.is_empty(), "there are no cells")?;
        let is_shaped =
            digits.len() == 2 && is_loop(cells) || cells.len() == 2 * digits.len() && is_ladder(cells);
        ensure(is_shaped && known.len() == digits.len(), "the digits cannot change places in the cells")?;
        ensure(cells.is_disjoint(board.givens()), "a cell is given")?;
        let fits = |cell: Cell| board.digit(cell).is_none_or(|digit| known.contains(digit));
        ensure(cells.iter().all(fits), "a cell holds another digit")
    }

    /// The contradiction.
    fn follows(&self, board: &Board) -> Result<CandidateSet, Unsound> {
        let (known, roof) = (self.digit_set(), self.roof(board));
        match self.reason {
            Reason::OneCell => {
                ensure(roof.len() == 1, "the roof is not one cell")?;
                Ok(all_of(roof, known))
            }
            Reason::OneDigit(digit) => {
                ensure(self.others(board) == DigitSet::of(digit), "the roof has other digits")?;
                Ok(CandidateSet::of_digit(digit, seen_by_all(roof)))
            }
            Reason::Subset { house, cells, digits } => {
                ensure(cells.is_disjoint(self.cells), "a cell is counted twice")?;
                guardians::subset(board, self.guardians(board), house, cells, digits)
            }
            Reason::Shared { house, digit } => {
                ensure(known.contains(digit), "the digit does not belong to the pattern")?;
                guardians::shared(board, self.guardians(board), house, digit)
            }
            Reason::Crossed(digit) => {
                ensure(self.cells.len() == 4 && known.contains(digit), "the pattern is not a rectangle")?;
                ensure(
                    roof.len() == 2 && roof.common_houses().is_empty(),
                    "the roof is not two opposite cells",
                )?;
                let is_forced =
                    |cell| lines_of(cell).iter().any(|line| needs(board, line, digit, self.cells));
                ensure(roof.iter().all(is_forced), "no line puts the digit into the rectangle")?;
                Ok(CandidateSet::of_digit(digit, roof))
            }
            Reason::Corner { cell, digit } => {
                ensure(self.cells.len() == 4 && self.cells.contains(cell), "the cell is not a corner")?;
                ensure(known.contains(digit), "the digit does not belong to the pattern")?;
                let opposite = self.cells - cell.peers();
                ensure(
                    (opposite.without(cell) & roof).is_empty(),
                    "the opposite corner has other candidates",
                )?;
                let is_forced = lines_of(cell).iter().all(|line| needs(board, line, digit, self.cells));
                ensure(is_forced, "a line has other places for the digit")?;
                Ok(CandidateSet::of_cell(cell, known.without(digit)))
            }
        }
    }
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        Measures {
            digits: self.digits.clone(),
            cells: self.cells.iter().collect(),
            size: self.cells.len(),
            ..Measures::default()
        }
    }

    fn line(&self) -> String {
        let digits = notation::digits(self.digits.iter().copied(), "/");
        format!("{digits} in {}", notation::cells(self.cells))
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let (known, roof, others) = (self.digit_set(), self.roof(board), self.others(board));
        let mut said = Explanation {
            look: say!("uniqueness-look", [known, cells = self.cells]),
            result: effect.results(),
            ..Explanation::default()
        };
        let solved: CellSet = self.cells.iter().filter(|cell| board.digit(*cell).is_some()).collect();
        let floor = self.cells - roof - solved;
        if !solved.is_empty() {
            said.pattern.push(not_given(board, solved));
        }
        if !floor.is_empty() {
            said.pattern.push(can_only_be(floor, known));
        }
        said.pattern.push(if roof.len() > 1 && others.len() > 1 {
            say!("uniqueness-others-between", [roof, others])
        } else {
            say!("uniqueness-others", [roof, others])
        });
        said.reason.push(say!("uniqueness-swap", [known]));
        said.reason.push(say!("uniqueness-roof-differs", [roof]));
        said.reason.extend(self.consequence(board, roof, floor));
        said
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        let left = board.candidate_set();
        diagram.candidates(left & all_of(self.cells, self.digit_set()), Role::Base);
        diagram.candidates(self.guardians(board), Role::Guardian);
        diagram.cells(self.cells, Role::Base);
        match self.reason {
            Reason::Subset { house, cells, digits } => {
                diagram.candidates(left & all_of(cells, digits), Role::Second);
                diagram.houses(HouseSet::of(house), Role::Cover);
            }
            Reason::Shared { house, .. } => diagram.houses(HouseSet::of(house), Role::Cover),
            Reason::Corner { cell, .. } => diagram.houses(lines_of(cell), Role::Cover),
            Reason::OneCell | Reason::OneDigit(_) | Reason::Crossed(_) => {}
        }
    }

    fn kinds(&self, board: &Board, _: &Effect) -> Vec<&'static Kind> {
        let roof = self.roof(board);
        let by_type = |kinds: &[&'static Kind; 4]| match self.reason {
            Reason::OneCell => vec![kinds[0]],
            Reason::OneDigit(_) => vec![kinds[1]],
            Reason::Subset { .. } => vec![kinds[2]],
            Reason::Shared { .. } => vec![kinds[3]],
            Reason::Crossed(_) | Reason::Corner { .. } => Vec::new(),
        };
        let solved = (self.cells - board.unsolved()).len();
        match (self.digits.len(), self.cells.len(), self.reason) {
            (2, 4, Reason::OneCell) if solved == 3 => vec![&AVOIDABLE_RECTANGLE_1],
            (2, 4, Reason::OneDigit(_)) if solved == 2 => vec![&AVOIDABLE_RECTANGLE_2],
            _ if solved > 0 => Vec::new(),
            (2, 4, Reason::Crossed(_)) => vec![&UNIQUE_RECTANGLE_6],
            (2, 4, Reason::Corner { .. }) => vec![&HIDDEN_RECTANGLE],
            // Sudoku Explainer makes no difference between types 2 and 5.
            (2, 4, Reason::OneDigit(_)) if roof.len() > 2 || roof.common_houses().is_empty() => {
                vec![&UNIQUE_RECTANGLE_5, &UNIQUE_RECTANGLE_2]
            }
            (2, 4, _) => {
                by_type(&[&UNIQUE_RECTANGLE_1, &UNIQUE_RECTANGLE_2, &UNIQUE_RECTANGLE_3, &UNIQUE_RECTANGLE_4])
            }
            (2, ..) => by_type(&LOOPS),
            _ => by_type(&LADDERS),
        }
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        work.take(self.digits.len() + 4 * Work::BOARD)?;
        one_solution(board)?;
        self.is_deadly(board)?;
        Ok(Proven::removing(self.follows(board)?))
    }
}

impl Pattern {
    /// The conclusions if one cell of the roof has another digit.
    fn consequence(&self, board: &Board, roof: CellSet, floor: CellSet) -> Vec<Sentence> {
        let known = self.digit_set();
        match self.reason {
            Reason::OneCell => Vec::new(),
            Reason::OneDigit(digit) => {
                vec![say!("uniqueness-can-only-be", [roof, digit]), none_sees_all(roof, digit)]
            }
            Reason::Subset { house, cells, digits } => {
                acts_as_one_cell(roof, self.others(board), cells, digits, house).into()
            }
            Reason::Shared { house, digit } => vec![
                only_places(HouseSet::of(house), digit, roof),
                say!(
                    "uniqueness-one-is-digit",
                    [digit, others = self.others(board), without = known.without(digit)]
                ),
            ],
            Reason::Crossed(digit) => {
                let is_forced = |line: &House| needs(board, *line, digit, self.cells);
                let forced = |cell| lines_of(cell).iter().find(is_forced);
                let lines: HouseSet = roof.iter().filter_map(forced).collect();
                vec![
                    say!("uniqueness-both-would-be", [roof, digit, lines]),
                    say!("uniqueness-then-only-known", [floor, without = known.without(digit), known]),
                ]
            }
            Reason::Corner { cell, digit } => {
                let beside = self.cells & cell.peers();
                let lines = lines_of(cell);
                let other = known.without(digit);
                vec![
                    say!("uniqueness-beside-would-be", [cell, other, beside, digit, lines]),
                    say!(
                        "uniqueness-then-opposite",
                        [opposite = self.cells.without(cell) - beside, other, known]
                    ),
                ]
            }
        }
    }
}
