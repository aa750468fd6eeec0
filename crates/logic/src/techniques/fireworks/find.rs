//! The search for fireworks: from each pivot to each two wings.

use super::{
    FIREWORK_ALP, FIREWORK_L_WING, FIREWORK_QUADRUPLE, FIREWORK_TRIPLE, FIREWORK_W_WING, Firework, Pattern,
};
use crate::choose::{Choice, choose};
use crate::{Effect, Kind, Sink, Step, View};
use std::ops::ControlFlow;
use sudokit_core::{Board, Cell, CellSet, Digit, DigitSet, House};

/// Hands on every step of a kind.
pub(super) fn each(kind: &'static Kind, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
    for pivot in view.unsolved() {
        let [row, column, block] = pivot.houses().map(|house| view.unsolved() & house.cells());
        for first in row - block {
            for second in column - block {
                each_with(kind, view, pivot, [first, second], &mut |pattern| {
                    let effect = Effect::removing(pattern.excluded() & view.board().candidate_set());
                    if effect.is_empty() {
                        return ControlFlow::Continue(());
                    }
                    sink.step(Step { kind, effect, pattern: pattern.into() })
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Visits the patterns of a kind with this pivot and these wings.
fn each_with(
    kind: &'static Kind,
    view: &View<'_>,
    pivot: Cell,
    wings: [Cell; 2],
    visit: &mut dyn FnMut(Pattern) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let digits = kept(view.board(), pivot, wings);
    let opposite = Cell::at(wings[1].row(), wings[0].column());
    let mut with_assists = |digits: DigitSet, assists: CellSet| {
        visit(Pattern { wings, fireworks: vec![Firework { pivot, digits }], assists })
    };
    if *kind == FIREWORK_TRIPLE {
        return each_choice(digits, 3, &mut |digits| with_assists(digits, CellSet::EMPTY));
    }
    if *kind == FIREWORK_ALP {
        return each_choice(digits, 2, &mut |digits| {
            if view.candidates(opposite) != digits {
                return ControlFlow::Continue(());
            }
            with_assists(digits, CellSet::of(opposite))
        });
    }
    if *kind == FIREWORK_W_WING {
        let lines = [House::column(wings[0].column()), House::row(wings[1].row())];
        return each_choice(digits, 2, &mut |digits| {
            let [near, far] = lines.map(|line| -> CellSet {
                let others = (view.unsolved() & line.cells()).without(opposite) - wings.into_iter().collect();
                others.iter().filter(|cell| view.candidates(*cell) == digits).collect()
            });
            for first in near {
                for second in far {
                    with_assists(digits, CellSet::of(first).with(second))?;
                }
            }
            ControlFlow::Continue(())
        });
    }
    if *kind == FIREWORK_L_WING {
        return each_choice(digits, 2, &mut |digits| {
            each_strong(view, pivot, wings, digits, &mut |second, alone| {
                let fireworks = vec![Firework { pivot, digits }, second];
                visit(Pattern { wings, fireworks, assists: CellSet::of(alone) })
            })
        });
    }
    debug_assert_eq!(*kind, FIREWORK_QUADRUPLE);
    if opposite < pivot || view.candidates(opposite).is_empty() {
        return ControlFlow::Continue(());
    }
    let others = kept(view.board(), opposite, wings);
    each_choice(digits, 2, &mut |first| {
        each_choice(others - first, 2, &mut |second| {
            let fireworks =
                vec![Firework { pivot, digits: first }, Firework { pivot: opposite, digits: second }];
            visit(Pattern { wings, fireworks, assists: CellSet::EMPTY })
        })
    })
}

/// Visits the fireworks of one other digit that share a wing and lack the digit in their pivot, each with its
/// other wing.
fn each_strong(
    view: &View<'_>,
    pivot: Cell,
    wings: [Cell; 2],
    digits: DigitSet,
    visit: &mut dyn FnMut(Firework, Cell) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let own: CellSet = wings.into_iter().collect();
    let others = wings.iter().fold(view.candidates(pivot), |all, wing| all | view.candidates(*wing)) - digits;
    for digit in others {
        let places = view.board().places(digit);
        for shared in wings.into_iter().filter(|wing| places.contains(*wing)) {
            // Its lines without its box are where the second pivot is.
            let [row, column, block] = shared.houses().map(House::cells);
            for second in (row | column) - block - places {
                for alone in (places & second.peers()) - own - CellSet::of(pivot) {
                    let in_order =
                        if second.row() == shared.row() { [shared, alone] } else { [alone, shared] };
                    let is_crossing = second.row() == in_order[0].row()
                        && second.column() == in_order[1].column()
                        && alone.block() != second.block();
                    if is_crossing && kept(view.board(), second, in_order).contains(digit) {
                        visit(Firework { pivot: second, digits: DigitSet::of(digit) }, alone)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// The digits that must be in the pivot or in one of the wings.
fn kept(board: &Board, pivot: Cell, wings: [Cell; 2]) -> DigitSet {
    let [row, column, block] = pivot.houses();
    // The wing of a line is the one that lies on it.
    let wing_on = |line: House| wings.into_iter().find(|wing| line.cells().contains(*wing));
    let (Some(on_row), Some(on_column)) = (wing_on(row), wing_on(column)) else { return DigitSet::EMPTY };
    let is_firework = |digit: &Digit| {
        is_kept(board, row, block, on_row, *digit) && is_kept(board, column, block, on_column, *digit)
    };
    Digit::all().filter(is_firework).collect()
}

/// True if a line needs a digit and has this cell as its only place outside a box.
fn is_kept(board: &Board, line: House, block: House, wing: Cell, digit: Digit) -> bool {
    let places = board.places(digit) & line.cells();
    !places.is_empty() && (places - block.cells()).is_subset(CellSet::of(wing))
}

/// Each choice of so many of the digits.
fn each_choice(
    digits: DigitSet,
    size: usize,
    visit: &mut dyn FnMut(DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if digits.len() < size {
        return ControlFlow::Continue(());
    }
    choose(&digits.iter().collect::<Vec<_>>(), size, &mut |chosen| {
        if chosen.len() < size {
            return Choice::GoOn;
        }
        Choice::from(visit(chosen.iter().copied().collect()))
    })
}
