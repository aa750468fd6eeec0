//! The evidence of a deadly pattern of many cells.

use super::lines::{TwoLines, ensure_deadly};
use super::shapes::{is_borescoper, is_square_with_arm};
use super::{ANONYMOUS, BORESCOPER, Exchange, MOST_CELLS, Pattern, QIU, REVERSE_BUG, Reason, fill, reverse};
use crate::sets::all_of;
use crate::step::Guarded;
use crate::step::evidence::ensure;
use crate::techniques::uniqueness::is_ladder;
use crate::{Assumes, Effect, Kind, Measures, Unsound, Work, notation};
use sudokit_core::{Board, CandidateSet, Cell};
use sudokit_diagram::{Diagram, Explanation, Role};

impl Exchange {
    /// Its name, if it has one in this family.
    pub(super) fn kind(&self) -> Option<&'static Kind> {
        match self {
            Self::OfLines { .. } => Some(&QIU),
            Self::Outside { .. } => Some(&REVERSE_BUG),
            Self::Within(candidates) => {
                let (cells, digits) = (candidates.cells(), candidates.digits().len());
                if is_borescoper(cells, digits) {
                    Some(&BORESCOPER)
                } else if is_square_with_arm(cells) {
                    Some(&QIU)
                } else {
                    (digits > 2 && !is_ladder(cells)).then_some(&ANONYMOUS)
                }
            }
        }
    }

    /// Checks that there would be a second solution if all guardians were false.
    pub(super) fn ensure_deadly(&self, board: &Board, work: &mut Work) -> Result<(), Unsound> {
        match *self {
            Self::Within(ref candidates) => {
                let candidates = **candidates;
                let cells = candidates.cells();
                ensure(!cells.is_empty(), "a set of the pattern has no cells")?;
                ensure(cells.len() <= MOST_CELLS, "there are more than 20 cells")?;
                ensure(cells.is_disjoint(board.givens()), "a cell is given")?;
                let fits = |cell: Cell| {
                    board.digit(cell).is_none_or(|digit| candidates.digits_in(cell).contains(digit))
                };
                ensure(cells.iter().all(fits), "a cell holds another digit")?;
                fill::ensure_deadly(board, candidates, work)
            }
            Self::OfLines { lines, pair, digits } => ensure_deadly(board, lines, pair, digits, work),
            Self::Outside { cells, digits } => {
                ensure(!cells.is_empty(), "a set of the pattern has no cells")?;
                ensure(cells.is_subset(board.unsolved()), "a cell is filled")?;
                ensure(digits.len() == 2, "there are not two digits")?;
                ensure(
                    reverse::could_change(board, digits, cells),
                    "the digits cannot change places elsewhere",
                )
            }
        }
    }
}

impl Guarded for Pattern {
    fn assumes(&self) -> Assumes {
        Assumes::UniqueSolution
    }

    fn guardians(&self, board: &Board) -> CandidateSet {
        self.exchange.guardians(board)
    }

    fn reason(&self) -> Reason {
        self.reason
    }

    fn counts(&self) -> Measures {
        Measures::of(self.exchange.digits(), self.exchange.cells())
    }

    fn short(&self) -> String {
        let digits = notation::digits(self.exchange.digits(), ",");
        match self.exchange {
            Exchange::Within(ref candidates) => {
                format!("{digits} in {}", notation::cells(candidates.cells()))
            }
            Exchange::OfLines { lines, pair, .. } => {
                format!("{digits} in {} and {}", notation::cells(pair), notation::houses(lines))
            }
            Exchange::Outside { cells, .. } => format!("{digits} but in {}", notation::cells(cells)),
        }
    }

    fn introduce(&self, board: &Board) -> Explanation {
        Explanation {
            look: self.exchange.look(),
            pattern: self.exchange.without_guardians(board),
            reason: self.exchange.why(board),
            ..Explanation::default()
        }
    }

    fn draw(&self, board: &Board, diagram: &mut Diagram) {
        let (cells, left) = (self.exchange.cells(), board.candidate_set());
        match self.exchange {
            Exchange::Within(ref candidates) => diagram.candidates(left & **candidates, Role::Base),
            Exchange::OfLines { lines, pair, digits } => {
                diagram.candidates(left & all_of(cells, digits), Role::Base);
                diagram.houses(lines, Role::Cover);
                if let Some(two) = TwoLines::of(lines, pair) {
                    diagram.cells(two.givens(board), Role::Blocker);
                }
            }
            Exchange::Outside { digits, .. } => {
                diagram.candidates(left & all_of(cells, digits), Role::Base);
                diagram.cells(reverse::placed(board, digits), Role::Cover);
            }
        }
        diagram.cells(cells, Role::Base);
    }

    fn names(&self, _: &Board, _: &Effect) -> Vec<&'static Kind> {
        self.exchange.kind().into_iter().collect()
    }

    fn check(&self, board: &Board, work: &mut Work) -> Result<(), Unsound> {
        work.take(4 * Work::BOARD)?;
        self.exchange.ensure_deadly(board, work)
    }
}
