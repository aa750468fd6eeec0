//! The search for unique loops and extended rectangles: deadly patterns of more than four cells.

use super::{LADDERS, LOOPS, Pattern, Reason};
use crate::choose::{Choice, choose};
use crate::sets::{digits_of, union};
use crate::step::guardians::visit_subsets;
use crate::{Effect, Kind, Sink, Step, View, Wanted};
use std::ops::ControlFlow;
use sudokit_core::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseSet};

/// The most lines that cross an extended rectangle.
const MOST_RUNGS: usize = 4;

/// The receiver of patterns and their roofs.
type Visit<'v> = &'v mut dyn FnMut(Deadly) -> ControlFlow<()>;

/// A deadly pattern with its roof.
struct Deadly {
    digits: DigitSet,
    cells: CellSet,
    roof: CellSet,
    /// The other candidates of the roof.
    others: DigitSet,
}

/// All loops: cells with the same two candidates, two or none in each house.
pub(super) fn unique_loops(wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
    if !wanted.has_any(&LOOPS) {
        return ControlFlow::Continue(());
    }
    for a in Digit::all() {
        for b in Digit::all().filter(|b| *b > a) {
            let digits = DigitSet::of(a).with(b);
            let mut left = view.board().places(a) & view.board().places(b);
            while let Some(first) = left.first() {
                left.remove(first);
                let start =
                    Deadly { digits, cells: CellSet::EMPTY, roof: CellSet::EMPTY, others: DigitSet::EMPTY };
                if let Some(start) = with(view, &start, first) {
                    walk(view, left, start, &mut |deadly| tests(wanted, view, LOOPS, &deadly, sink))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The pattern with one cell more, unless the roof can then prove nothing.
fn with(view: &View<'_>, deadly: &Deadly, cell: Cell) -> Option<Deadly> {
    let Deadly { digits, cells, mut roof, others } = *deadly;
    let more = view.candidates(cell) - digits;
    if !more.is_empty() {
        roof.insert(cell);
    }
    let others = others | more;
    (roof.len() <= 2 || others.len() == 1).then_some(Deadly { digits, cells: cells.with(cell), roof, others })
}

/// Adds cells until no house has only one: each cell that follows is one that the first such house needs.
fn walk(view: &View<'_>, left: CellSet, deadly: Deadly, visit: Visit<'_>) -> ControlFlow<()> {
    let cells = deadly.cells;
    let alone = cells.iter().flat_map(Cell::houses).filter(|house| (house.cells() & cells).len() == 1).min();
    let Some(house) = alone else {
        return if cells.len() > 4 { visit(deadly) } else { ControlFlow::Continue(()) };
    };
    for cell in left & house.cells() {
        let has_room = cell.houses().iter().all(|house| (house.cells() & cells).len() < 2);
        if let Some(more) = with(view, &deadly, cell).filter(|_| has_room) {
            walk(view, left.without(cell), more, visit)?;
        }
    }
    ControlFlow::Continue(())
}

/// All extended rectangles: in two lines of a chute the cells that three or more other lines cross, with as
/// many digits as these.
pub(super) fn extended_rectangles(
    wanted: Wanted<'_>,
    view: &View<'_>,
    sink: &mut dyn Sink,
) -> ControlFlow<()> {
    if !wanted.has_any(&LADDERS) {
        return ControlFlow::Continue(());
    }
    for (rails, across) in [(HouseSet::ROWS, HouseSet::COLUMNS), (HouseSet::COLUMNS, HouseSet::ROWS)] {
        for first in rails {
            for second in rails.iter().filter(|second| *second > first && same_chute(first, *second)) {
                let both = (first.cells() | second.cells()) & view.unsolved();
                let rungs: Vec<CellSet> =
                    across.iter().map(|rung| rung.cells() & both).filter(|rung| rung.len() == 2).collect();
                for size in 3..=MOST_RUNGS {
                    choose(&rungs, size, &mut |chosen| {
                        if chosen.len() < size {
                            return Choice::GoOn;
                        }
                        let cells = union(chosen.iter().copied());
                        Choice::from(roofs(view, cells, size, &mut |deadly| {
                            tests(wanted, view, LADDERS, &deadly, sink)
                        }))
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// True if two lines of one direction pass through the same boxes.
const fn same_chute(a: House, b: House) -> bool {
    (a.ordinal() - 1) / 3 == (b.ordinal() - 1) / 3
}

/// The ways to see one or two of the cells as the roof over a floor with so many digits.
fn roofs(view: &View<'_>, cells: CellSet, size: usize, visit: Visit<'_>) -> ControlFlow<()> {
    let all: Vec<Cell> = cells.iter().collect();
    let held = |cells: CellSet| digits_of(view.board(), cells);
    for most in 1..=2 {
        choose(&all, most, &mut |roof| {
            let is_whole = roof.len() == most;
            let roof: CellSet = roof.iter().copied().collect();
            let digits = held(cells - roof);
            let is_roof = roof.iter().all(|cell| !view.candidates(cell).is_subset(digits));
            if !is_whole || !is_roof || digits.len() != size {
                return Choice::GoOn;
            }
            Choice::from(visit(Deadly { digits, cells, roof, others: held(roof) - digits }))
        })?;
    }
    ControlFlow::Continue(())
}

/// The steps of a pattern, for the types in order.
fn tests(
    wanted: Wanted<'_>,
    view: &View<'_>,
    [one_cell, one_digit, subset, shared]: [&'static Kind; 4],
    deadly: &Deadly,
    sink: &mut dyn Sink,
) -> ControlFlow<()> {
    let Deadly { digits, cells, roof, others } = *deadly;
    let mut step = |kind: &'static Kind, reason: Reason, gone: CellSet, of: DigitSet| {
        let gone = gone.iter().flat_map(|cell| {
            (view.candidates(cell) & of).into_iter().map(move |digit| Candidate::at(cell, digit))
        });
        let effect = Effect::removing(gone);
        if effect.is_empty() || !wanted.has(kind) {
            return ControlFlow::Continue(());
        }
        let pattern = Pattern { digits: digits.iter().collect(), cells, reason };
        sink.step(Step { kind, effect, pattern: pattern.into() })
    };
    if roof.len() == 1 {
        return step(one_cell, Reason::OneCell, roof, digits);
    }
    if let Some(digit) = others.only() {
        step(one_digit, Reason::OneDigit(digit), roof.common_peers(), others)?;
    }
    for house in roof.common_houses() {
        let rest = (view.unsolved() & house.cells()) - cells;
        visit_subsets(view, others, rest, &mut |cells, digits| {
            step(subset, Reason::Subset { house, cells, digits }, (roof | cells).common_peers(), digits)
        })?;
        for digit in digits {
            let places = view.places(digit, house);
            if roof.len() == 2 && !places.is_empty() && places.is_subset(roof) {
                step(shared, Reason::Shared { house, digit }, roof, digits.without(digit))?;
            }
        }
    }
    ControlFlow::Continue(())
}
