//! Bent sets: as many cells as digits, in a line and a box that cross, where only one digit could come twice.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Size by size; then by box, by the line that crosses it (rows first), and by the cells in
//! ascending order.

use crate::choose::{Choice, choose};
use crate::sets::{digits_of, seen_by_all, union};
use crate::step::evidence::ensure;
use crate::step::proven::apart;
use crate::wording::{can_only_be, none_sees_all};
use crate::{
    Effect, Evidence, Family, Kind, Measures, Proven, Sink, Step, Unsound, View, Wanted, Work, notation,
};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet};
use sudokit_diagram::{Diagram, Explanation, Role, say};

kinds! {
    BentSets:
    /// Four cells of a line and a box have four digits. Only one digit could come twice, and it is in one of
    /// the cells.
    WXYZ_WING = Kind::new("wxyz-wing", "WXYZ-Wing").aliases(&["bent quad", "bent set"]);
    /// Five cells of a line and a box have five digits. Only one digit could come twice, and it is in one of
    /// the cells.
    VWXYZ_WING = Kind::new("vwxyz-wing", "VWXYZ-Wing").aliases(&["bent set"]);
    /// Six cells of a line and a box have six digits. Only one digit could come twice, and it is in one of
    /// the cells.
    UVWXYZ_WING = Kind::new("uvwxyz-wing", "UVWXYZ-Wing").aliases(&["bent set"]);
    /// Seven cells of a line and a box have seven digits. Only one digit could come twice, and it is in one
    /// of the cells.
    TUVWXYZ_WING = Kind::new("tuvwxyz-wing", "TUVWXYZ-Wing").aliases(&["bent set"]);
    /// Eight cells of a line and a box have eight digits. Only one digit could come twice, and it is in one
    /// of the cells.
    STUVWXYZ_WING = Kind::new("stuvwxyz-wing", "STUVWXYZ-Wing").aliases(&["bent set"]);
    /// Nine cells of a line and a box have nine digits. Only one digit could come twice, and it is in one of
    /// the cells.
    RSTUVWXYZ_WING = Kind::new("rstuvwxyz-wing", "RSTUVWXYZ-Wing").aliases(&["bent set"]);
}

/// The kinds with their sizes. Bent sets of three are XY-wings and XYZ-wings.
const SIZES: [(usize, &Kind); 6] = [
    (4, &WXYZ_WING),
    (5, &VWXYZ_WING),
    (6, &UVWXYZ_WING),
    (7, &TUVWXYZ_WING),
    (8, &STUVWXYZ_WING),
    (9, &RSTUVWXYZ_WING),
];

/// Finds bent sets of four to nine cells.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BentSets;

/// The pattern of a bent set: as many cells as they have digits, and only one digit could be in two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The line and the box.
    pub(crate) houses: [House; 2],
    /// The cells.
    pub(crate) cells: CellSet,
    /// Their digits.
    pub(crate) digits: DigitSet,
    /// The digit that could come twice.
    pub(crate) digit: Digit,
}

impl Family for BentSets {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        for (size, kind) in SIZES {
            if !wanted.has(kind) {
                continue;
            }
            for block in HouseSet::BOXES {
                for line in HouseSet::ROWS | HouseSet::COLUMNS {
                    if !block.cells().is_disjoint(line.cells()) {
                        sets(view, [line, block], size, kind, sink)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The bent sets of a line and a box that cross.
fn sets(
    view: &View<'_>,
    [line, block]: [House; 2],
    size: usize,
    kind: &'static Kind,
    sink: &mut dyn Sink,
) -> ControlFlow<()> {
    let all = view.unsolved() & (line.cells() | block.cells());
    let cells: Vec<Cell> = all.iter().filter(|cell| view.candidates(*cell).len() <= size).collect();
    choose(&cells, size, &mut |chosen| {
        let digits: DigitSet = union(chosen.iter().map(|cell| view.candidates(*cell)));
        if digits.len() > size {
            return Choice::Prune;
        }
        if chosen.len() < size || digits.len() < size {
            return Choice::GoOn;
        }
        let cells: CellSet = chosen.iter().copied().collect();
        let has_all_parts =
            [line.cells() - block.cells(), block.cells() - line.cells(), line.cells() & block.cells()]
                .iter()
                .all(|part| !part.is_disjoint(cells));
        let could_come_twice = |digit: &Digit| {
            let holders = cells & view.board().places(*digit);
            !holders.is_subset(line.cells()) && !holders.is_subset(block.cells())
        };
        let twice: DigitSet = digits.iter().filter(could_come_twice).collect();
        let Some(digit) = twice.only().filter(|_| has_all_parts) else { return Choice::GoOn };
        let places = view.board().places(digit);
        let gone = places & (cells & places).common_peers();
        if gone.is_empty() {
            return Choice::GoOn;
        }
        let effect = Effect::removing(gone.into_iter().map(|cell| Candidate::at(cell, digit)));
        let pattern = Pattern { houses: [line, block], cells, digits, digit };
        Choice::from(sink.step(Step { kind, effect, pattern: pattern.into() }))
    })
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        Measures::of(self.digits, self.cells)
    }

    fn line(&self) -> String {
        let digits = notation::digits(self.digits, "/");
        format!("{digits} in {}, Z={}", notation::cells(self.cells), self.digit)
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let Self { houses: [line, block], cells, digits, digit } = *self;
        let holders = cells & board.places(digit);
        let mut said = Explanation {
            look: say!("bent-sets-look", [line, block]),
            pattern: vec![can_only_be(cells, digits)],
            result: effect.results(),
            ..Explanation::default()
        };
        let others = digits.without(digit);
        let is_in_line = |other: &Digit| (cells & board.places(*other)).is_subset(line.cells());
        let in_line: DigitSet = others.iter().filter(is_in_line).collect();
        for (house, once) in [(line, in_line), (block, others - in_line)] {
            if !once.is_empty() {
                said.pattern.push(say!("bent-sets-fit-once", [once, house]));
            }
        }
        said.reason.push(say!("bent-sets-one-digit-too-few", [digit, others]));
        said.reason.extend([say!("bent-sets-so-one-holds", [holders, digit]), none_sees_all(holders, digit)]);
        said
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        for digit in self.digits {
            let role = if digit == self.digit { Role::On } else { Role::Base };
            diagram.candidates(CandidateSet::of_digit(digit, self.cells & board.places(digit)), role);
        }
        diagram.houses(self.houses.into_iter().collect(), Role::Base);
    }

    fn kinds(&self, _: &Board, _: &Effect) -> Vec<&'static Kind> {
        SIZES.iter().filter(|(size, _)| *size == self.cells.len()).map(|(_, kind)| *kind).collect()
    }

    fn proves(&self, board: &Board, _: &mut Work) -> Result<Proven, Unsound> {
        let Self { houses, cells, digits, digit } = *self;
        let [line, block] = houses.map(House::cells);
        let parts = [line - block, block - line, line & block].map(|part| cells & part);
        ensure(apart(parts)? == cells, "a cell lies in neither house")?;
        ensure(cells.is_subset(board.unsolved()), "a cell is filled")?;
        ensure(cells.len() == digits.len(), "there are not as many cells as digits")?;
        ensure(digits_of(board, cells) == digits, "the cells have other candidates")?;
        ensure(digits.contains(digit), "the digit that could come twice is not in the cells")?;
        for other in digits.without(digit) {
            let holders = cells & board.places(other);
            let fits_once = holders.iter().all(|cell| holders.without(cell).is_subset(cell.peers()));
            ensure(fits_once, "another digit could come twice")?;
        }
        let gone = seen_by_all(cells & board.places(digit));
        Ok(Proven::removing(CandidateSet::of_digit(digit, gone)))
    }
}
