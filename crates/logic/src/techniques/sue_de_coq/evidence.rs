//! The evidence of a Sue de Coq.

use super::{Group, Pattern, SUE_DE_COQ};
use crate::sets::{all_of, by_digit, digits_of, seen_by_all, union};
use crate::step::evidence::ensure;
use crate::step::proven::apart;
use crate::wording::{can_only_be, places_are_used_up};
use crate::{Effect, Evidence, Kind, Measures, Proven, Unsound, Work};
use sudokit_core::{Board, CellSet, Digit, DigitSet, HouseKind};
use sudokit_diagram::{Diagram, Explanation, Role, say};

impl Pattern {
    const fn groups(&self) -> [Group; 3] {
        [self.crossing, self.in_line, self.in_box]
    }

    fn cells(&self) -> CellSet {
        union(self.groups().map(|group| group.cells))
    }
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        Measures {
            digits: self.crossing.digits.iter().collect(),
            cells: self.cells().iter().collect(),
            size: self.cells().len(),
            ..Measures::default()
        }
    }

    fn line(&self) -> String {
        format!("{} ({}, {})", self.crossing, self.in_line, self.in_box)
    }

    fn explain(&self, _: &Board, effect: &Effect) -> Explanation {
        let Self { crossing, in_line, in_box } = *self;
        let twice = (in_line.digits & in_box.digits) - crossing.digits;
        let mut said = Explanation {
            look: say!("sue-de-coq-look", [cells = self.cells()]),
            pattern: self.groups().into_iter().map(|group| can_only_be(group.cells, group.digits)).collect(),
            result: effect.results(),
            ..Explanation::default()
        };
        said.reason.push(if twice.is_empty() {
            say!("sue-de-coq-each-once")
        } else {
            say!("sue-de-coq-others-once", [twice])
        });
        if !twice.is_empty() {
            said.reason
                .push(say!("sue-de-coq-twice", [twice, in_line = in_line.cells, in_box = in_box.cells]));
        }
        let digits: DigitSet = union(self.groups().map(|group| group.digits));
        let cells = self.cells().len();
        said.reason.push(if twice.is_empty() {
            say!("sue-de-coq-used-once", [cells, digits])
        } else {
            say!("sue-de-coq-used-as-it-fits", [cells, digits])
        });
        said.reason.push(places_are_used_up());
        said
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        for (group, role) in self.groups().into_iter().zip([Role::Base, Role::First, Role::Second]) {
            diagram.candidates(board.candidate_set() & all_of(group.cells, group.digits), role);
        }
    }

    fn kinds(&self, _: &Board, _: &Effect) -> Vec<&'static Kind> {
        let Self { crossing, in_line, in_box } = *self;
        let lies_in = |is_box: bool, cells: CellSet| {
            cells.common_houses().iter().any(|house| (house.kind() == HouseKind::Block) == is_box)
        };
        let is_one = matches!(crossing.cells.len(), 2 | 3)
            && lies_in(false, crossing.cells | in_line.cells)
            && lies_in(true, crossing.cells | in_box.cells);
        if is_one { vec![&SUE_DE_COQ] } else { Vec::new() }
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        let Self { crossing, in_line, in_box } = *self;
        work.take(9 * Work::BOARD)?;
        let cells = apart(self.groups().map(|group| group.cells))?;
        ensure(cells.is_subset(board.unsolved()), "a cell is filled")?;
        let is_right = |group: Group| digits_of(board, group.cells) == group.digits;
        ensure(self.groups().into_iter().all(is_right), "a group has other candidates")?;
        let in_one_house = |group: Group| !(crossing.cells | group.cells).common_houses().is_empty();
        ensure(
            in_one_house(in_line) && in_one_house(in_box),
            "a group and the crossing do not share a house",
        )?;

        // The most times that each digit can be in the groups: once in the crossing and the group that has
        // it, else once in each.
        let both = in_line.digits & in_box.digits;
        ensure(both.is_disjoint(crossing.digits), "a digit of the crossing is in both groups")?;
        let room = crossing.digits.len()
            + (in_line.digits - crossing.digits).len()
            + (in_box.digits - crossing.digits).len();
        ensure(room == cells.len(), "there are not as many digits as cells")?;
        let gone = |digit: Digit| {
            let seen = |cells: CellSet| seen_by_all(board.places(digit) & cells);
            if crossing.digits.contains(digit) {
                seen(cells)
            } else {
                seen(in_line.cells) | seen(in_box.cells)
            }
        };
        Ok(Proven::removing(by_digit(gone)))
    }
}
