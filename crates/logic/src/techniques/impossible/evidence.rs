//! The evidence of an impossible pattern.

use super::ring::Ring;
use super::{
    ANTI_TRIDAGON, BIVALUE_ODDAGON, IMPOSSIBLE_PATTERN, Pattern, Reason, TRIDAGON, any, oddagon, tridagon,
    why,
};
use crate::sets::all_of;
use crate::step::Guarded;
use crate::step::evidence::ensure;
use crate::techniques::deadly::fill;
use crate::{Assumes, Effect, Kind, Measures, Unsound, Work, notation};
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet, CellSet, House, HouseSet};
use sudokit_diagram::{Diagram, Explanation, Role, Sentence, say};

/// The most cells of a pattern that is checked.
const MOST_CELLS: usize = 20;

impl Guarded for Pattern {
    fn assumes(&self) -> Assumes {
        Assumes::Nothing
    }

    fn guardian(&self) -> &'static str {
        "other"
    }

    fn guardians(&self, board: &Board) -> CandidateSet {
        board.candidate_set() & all_of(self.cells, !self.digits)
    }

    fn check(&self, board: &Board, work: &mut Work) -> Result<(), Unsound> {
        work.take(Work::BOARD)?;
        ensure(!self.cells.is_empty(), "a set of the pattern has no cells")?;
        ensure(self.cells.is_subset(board.unsolved()), "a cell is filled")?;
        ensure(self.cells.len() <= MOST_CELLS, "there are more than 20 cells")?;
        ensure((2..=4).contains(&self.digits.len()), "there are not two, three or four digits")?;
        ensure(!self.can_be_filled(board, work)?, "the digits can fill the cells")
    }

    /// Cells of arbitrary shape have none.
    fn has_name(&self) -> bool {
        self.digits.len() == 2 || self.is_tridagon()
    }

    fn reason(&self) -> Reason {
        self.reason
    }

    fn counts(&self) -> Measures {
        Measures::of(self.digits, self.cells)
    }

    fn short(&self) -> String {
        format!("{} in {}", notation::digits(self.digits, ","), notation::cells(self.cells))
    }

    fn introduce(&self, board: &Board) -> Explanation {
        let guardians = self.guardians(board);
        Explanation {
            look: say!("impossible-look", [digits = self.digits, cells = self.cells]),
            pattern: vec![say!("impossible-other-candidates", [guardians])],
            reason: self.why_it_is_impossible(board).unwrap_or_else(|| self.that_it_is_impossible()),
            ..Explanation::default()
        }
    }

    /// Where the explanation would have too many ways, the reader tries them.
    fn lines_of_reason(&self, board: &Board) -> usize {
        if let Some(said) = self.why_it_is_impossible(board) {
            return said.len();
        }
        let mut work = Work::default();
        let _ = self.can_be_filled(board, &mut work);
        self.that_it_is_impossible().len() + work.taken() / self.cells.len().max(1)
    }

    fn draw(&self, board: &Board, diagram: &mut Diagram) {
        diagram.candidates(board.candidate_set() & all_of(self.cells, self.digits), Role::Base);
        diagram.cells(self.cells, Role::Base);
    }

    fn names(&self, _: &Board, effect: &Effect) -> Vec<&'static Kind> {
        let is_crowded = |house: House| (self.cells & house.cells()).len() > self.digits.len();
        match self.digits.len() {
            3 if self.is_tridagon() && effect.changes_something() => vec![&TRIDAGON],
            3 if self.is_tridagon() => vec![&ANTI_TRIDAGON],
            2 if self.cells.len() >= oddagon::FEWEST && !House::all().any(is_crowded) => {
                vec![&BIVALUE_ODDAGON]
            }
            3 if self.cells.len() >= any::FEWEST && !House::all().any(is_crowded) => {
                vec![&IMPOSSIBLE_PATTERN]
            }
            _ => Vec::new(),
        }
    }
}

impl Pattern {
    /// True if the cells can be filled from their candidates of the digits, none twice in a house.
    pub(super) fn can_be_filled(&self, board: &Board, work: &mut Work) -> Result<bool, Unsound> {
        let open = self.cells.iter().map(|cell| (cell, board.candidates(cell) & self.digits)).collect();
        let flow = fill(open, CandidateSet::EMPTY, work, &mut |_, _| ControlFlow::Break(()))?;
        Ok(flow.is_break())
    }

    /// True if these are three digits in the twelve cells of a tridagon.
    pub(crate) fn is_tridagon(&self) -> bool {
        self.digits.len() == 3 && tridagon::is_one(self.cells)
    }

    /// The reason why the digits cannot fill the cells; `None` if it would take too many words.
    fn why_it_is_impossible(&self, board: &Board) -> Option<Vec<Sentence>> {
        if self.is_tridagon() {
            return Some(self.why_a_tridagon_is_impossible());
        }
        if self.digits.len() == 2
            && let Some(ring) = Ring::of(self.cells).filter(|ring| self.clashes(ring, board))
        {
            return Some(self.why_a_ring_is_impossible(&ring, board));
        }
        let mut said = vec![self.supposed()];
        said.extend(why::told(self, board)?);
        Some(said)
    }

    /// The words in place of a reason that would take too many.
    fn that_it_is_impossible(&self) -> Vec<Sentence> {
        let clash = say!("impossible-digits-clash");
        vec![self.supposed(), clash]
    }

    fn supposed(&self) -> Sentence {
        say!("impossible-suppose", [digits = self.digits])
    }

    fn why_a_tridagon_is_impossible(&self) -> Vec<Sentence> {
        let boxes: HouseSet = self.cells.iter().map(|cell| House::block(cell.block())).collect();
        let odd: HouseSet =
            boxes.iter().filter(|house| tridagon::is_odd(self.cells & house.cells())).collect();
        let even = boxes - odd;
        vec![
            say!("impossible-boxes-hold-three", [boxes]),
            say!("impossible-boxes-have-orders", [digits = self.digits]),
            say!("impossible-box-changes"),
            say!("impossible-number-columns"),
            if even.is_empty() {
                say!("impossible-all-odd", [odd])
            } else {
                say!("impossible-even-and-odd", [even, odd])
            },
            say!("impossible-round-the-boxes"),
        ]
    }

    /// True if two digits cannot alternate in a ring, or in a chain whose ends have one of them each.
    /// A pattern may be impossible for another reason.
    fn clashes(&self, ring: &Ring, board: &Board) -> bool {
        let count = ring.cells.len();
        let is_odd = count % 2 == 1;
        let [first, last] =
            [ring.cells[0], ring.cells[count - 1]].map(|end| board.candidates(end) & self.digits);
        if ring.is_closed { is_odd } else { first.len() == 1 && last.len() == 1 && (first == last) != is_odd }
    }

    fn why_a_ring_is_impossible(&self, ring: &Ring, board: &Board) -> Vec<Sentence> {
        let cells: Vec<_> = ring.cells.iter().map(|cell| say!("common-cell", [cell = *cell])).collect();
        let count = ring.cells.len();
        if ring.is_closed {
            return vec![
                self.supposed(),
                say!("impossible-ring", [cells]),
                say!("impossible-alternate", [count]),
            ];
        }
        let ends: CellSet = [ring.cells[0], ring.cells[count - 1]].into_iter().collect();
        let mut said = vec![self.supposed(), say!("impossible-chain", [cells])];
        for end in ends {
            said.push(say!("impossible-end-is-one-of", [end, digits = board.candidates(end) & self.digits]));
        }
        said.push(if count % 2 == 1 {
            say!("impossible-ends-are-alike", [count])
        } else {
            say!("impossible-ends-differ", [count])
        });
        said
    }
}
