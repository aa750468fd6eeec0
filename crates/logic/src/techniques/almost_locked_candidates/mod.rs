//! Almost locked candidates: digits of which a line and a box hold exactly one where they cross.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Pairs, triples, quadruples; for each by box and the line that crosses it, first with the subset
//! in the line, then with the subset in the box; by the cells of the subset.

use crate::choose::{Choice, choose};
use crate::sets::{by_digit, digits_of, is_filled_with, union};
use crate::step::evidence::ensure;
use crate::step::proven::apart;
use crate::wording::can_only_be;
use crate::{
    Effect, Evidence, Family, Kind, Measures, Proven, Sink, Step, Unsound, View, Wanted, Work, notation,
};
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet, Cell, CellSet, DigitSet, House, HouseKind, HouseSet};
use sudokit_diagram::{Diagram, Explanation, Role, say};

kinds! {
    AlmostLockedCandidates:
    /// One cell of a house has only two digits, and another house keeps these to one cell and the crossing.
    ALMOST_LOCKED_PAIR = Kind::new("almost-locked-pair", "Almost Locked Pair")
        .aliases(&["almost locked candidates"]);
    /// Two cells of a house have only three digits, and another house keeps these to two cells and the
    /// crossing.
    ALMOST_LOCKED_TRIPLE = Kind::new("almost-locked-triple", "Almost Locked Triple")
        .aliases(&["almost locked candidates"]);
    /// Three cells of a house have only four digits, and another house keeps these to three cells and the
    /// crossing.
    ALMOST_LOCKED_QUADRUPLE = Kind::new("almost-locked-quadruple", "Almost Locked Quadruple")
        .aliases(&["almost locked candidates"]);
}

/// Finds almost locked pairs, triples and quadruples.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AlmostLockedCandidates;

/// The pattern, for n digits. In one house, n - 1 cells have only these digits. In the other house, the
/// digits fit only in n - 1 cells and where the houses cross.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The digits.
    pub(crate) digits: DigitSet,
    /// The house with the subset, and the house that crosses it.
    pub(crate) houses: [House; 2],
    /// The cells of the subset, and the cells outside it in the other house.
    pub(crate) cells: [CellSet; 2],
}

impl Family for AlmostLockedCandidates {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        for (size, kind) in (2..).zip(KINDS).filter(|(_, kind)| wanted.has(kind)) {
            for block in HouseSet::BOXES {
                for line in HouseSet::ROWS | HouseSet::COLUMNS {
                    if !block.cells().is_disjoint(line.cells()) {
                        locked(view, [line, block], size, kind, sink)?;
                        locked(view, [block, line], size, kind, sink)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The subsets of a house with digits that another house has almost locked where they cross.
fn locked(
    view: &View<'_>,
    houses: [House; 2],
    size: usize,
    kind: &'static Kind,
    sink: &mut dyn Sink,
) -> ControlFlow<()> {
    let [house, other] = houses.map(House::cells);
    let narrow = |cell: &Cell| (2..=size).contains(&view.candidates(*cell).len());
    let cells: Vec<Cell> = (view.unsolved() & (house - other)).iter().filter(narrow).collect();
    choose(&cells, size - 1, &mut |chosen| {
        let digits: DigitSet = union(chosen.iter().map(|cell| view.candidates(*cell)));
        if digits.len() > size {
            return Choice::Prune;
        }
        if chosen.len() < size - 1 || digits.len() < size {
            return Choice::GoOn;
        }
        let subset: CellSet = chosen.iter().copied().collect();
        let places = union(digits.iter().map(|digit| view.board().places(digit)));
        let pattern = Pattern { digits, houses, cells: [subset, places & (other - house)] };
        let is_needed = digits.iter().all(|digit| !view.places(digit, houses[1]).is_empty());
        if !is_needed || pattern.cells[1].len() != size - 1 {
            return Choice::GoOn;
        }
        let effect = Effect::removing(pattern.excluded() & view.board().candidate_set());
        if effect.is_empty() {
            return Choice::GoOn;
        }
        Choice::from(sink.step(Step { kind, effect, pattern: pattern.into() }))
    })
}

impl Pattern {
    /// The digits outside subset and crossing, and other digits in the cells of the other house.
    fn excluded(&self) -> CandidateSet {
        let [house, other] = self.houses.map(House::cells);
        let [subset, cells] = self.cells;
        by_digit(|digit| if self.digits.contains(digit) { (house - other) - subset } else { cells })
    }
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        let [subset, cells] = self.cells;
        Measures {
            digits: self.digits.iter().collect(),
            cells: (subset | cells).iter().collect(),
            size: self.digits.len(),
            ..Measures::default()
        }
    }

    fn line(&self) -> String {
        let [subset, cells] = self.cells.map(notation::cells);
        format!("{} in {subset} and {cells}", notation::digits(self.digits, ","))
    }

    fn explain(&self, _: &Board, effect: &Effect) -> Explanation {
        let Self { digits, houses: [house, other], cells: [subset, cells] } = *self;
        let crossing = house.cells() & other.cells();
        let rest = if digits.len() == 2 { "other" } else { "others" };
        Explanation {
            look: say!("almost-locked-candidates-look", [house, other]),
            pattern: vec![
                can_only_be(subset, digits),
                say!("almost-locked-candidates-fit-only", [other, digits, cells, house, crossing]),
            ],
            reason: vec![
                say!("almost-locked-candidates-at-most-one", [subset]),
                say!("almost-locked-candidates-at-least-one", [cells]),
                say!("almost-locked-candidates-exactly-one", [house, rest, subset, other, cells]),
            ],
            cases: Vec::new(),
            result: effect.results(),
        }
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        let left = board.candidate_set();
        let [subset, cells] = self.cells;
        let crossing = self.houses[0].cells() & self.houses[1].cells();
        for (cells, role) in [(subset, Role::First), (cells, Role::Second), (crossing, Role::Base)] {
            for digit in self.digits {
                diagram.candidates(left & CandidateSet::of_digit(digit, cells), role);
            }
        }
        diagram.houses(self.houses.into_iter().collect(), Role::Base);
    }

    fn kinds(&self, _: &Board, _: &Effect) -> Vec<&'static Kind> {
        let are_boxes = self.houses.map(|house| house.kind() == HouseKind::Block);
        let crossing = self.houses[0].cells() & self.houses[1].cells();
        if are_boxes[0] == are_boxes[1] || crossing.is_empty() {
            return Vec::new();
        }
        (2..).zip(KINDS).filter(|(size, _)| *size == self.digits.len()).map(|(_, kind)| *kind).collect()
    }

    fn proves(&self, board: &Board, _: &mut Work) -> Result<Proven, Unsound> {
        let [house, other] = self.houses.map(House::cells);
        let [subset, cells] = self.cells;
        let size = self.digits.len();
        apart([subset, cells])?;
        ensure(subset.is_subset(house - other), "a cell of the subset lies elsewhere")?;
        ensure(cells.is_subset(other - house), "a cell of the other house lies elsewhere")?;
        ensure(
            subset.len() + 1 == size && cells.len() + 1 == size,
            "each set must have one cell fewer than there are digits",
        )?;
        ensure(subset.is_subset(board.unsolved()), "a cell is filled")?;
        ensure(digits_of(board, subset).is_subset(self.digits), "a cell has another candidate")?;
        for digit in self.digits {
            ensure(!is_filled_with(board, self.houses[1], digit), "the other house has a digit already")?;
            let places = board.places(digit) & (other - house);
            ensure(places.is_subset(cells), "the other house has another place for a digit")?;
        }
        Ok(Proven::removing(self.excluded()))
    }
}
