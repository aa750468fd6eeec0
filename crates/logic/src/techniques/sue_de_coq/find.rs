//! The search, line by line and box by box.

use super::{Group, Pattern, SUE_DE_COQ};
use crate::sets::digits_of;
use crate::{Effect, Sink, Step, View};
use std::ops::ControlFlow;
use sudokit_core::{Candidate, CellSet, DigitSet, House};

/// Shows every instance.
pub(super) fn all(view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
    let (mut of_line, mut of_box) = (Vec::new(), [(); 9].map(|()| Vec::new()));
    for line in House::all().take(18) {
        for block in House::all().skip(18) {
            look(view, line, block, &mut of_line, &mut of_box, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Looks where a line crosses a box. The lists are only there to be used again: groups of the line, with how
/// many of the crossing's digits they use up, and groups of the box by how many they use up.
fn look(
    view: &View<'_>,
    line: House,
    block: House,
    of_line: &mut Vec<(usize, Group)>,
    of_box: &mut [Vec<Group>; 9],
    sink: &mut dyn Sink,
) -> ControlFlow<()> {
    let (line, block) = (line.cells() & view.unsolved(), block.cells() & view.unsolved());
    for cells in crossings(line & block) {
        let crossing = Group { cells, digits: digits_of(view.board(), cells) };
        let spare = crossing.digits.len().saturating_sub(crossing.cells.len());
        if spare < 2 {
            continue;
        }
        of_line.clear();
        gather(view, line, crossing, &mut |used, group| of_line.push((used, group)));
        if of_line.is_empty() {
            continue;
        }
        of_box.iter_mut().for_each(Vec::clear);
        gather(view, block, crossing, &mut |used, group| of_box[used].push(group));
        for (used, in_line) in of_line.iter().filter(|(used, _)| *used < spare) {
            for in_box in &of_box[spare - used] {
                let both = in_line.digits & in_box.digits;
                if !both.is_disjoint(crossing.digits) || !in_line.cells.is_disjoint(in_box.cells) {
                    continue;
                }
                let leave = |cells: CellSet, own: &Group, other: &Group| {
                    let leaving = ((crossing.digits | own.digits) - other.digits) | both;
                    let from = move |cell| {
                        (view.candidates(cell) & leaving)
                            .into_iter()
                            .map(move |digit| Candidate::at(cell, digit))
                    };
                    (cells - own.cells - crossing.cells).into_iter().flat_map(from)
                };
                let effect =
                    Effect::removing(leave(block, in_box, in_line).chain(leave(line, in_line, in_box)));
                if !effect.is_empty() {
                    let pattern = Pattern { crossing, in_line: *in_line, in_box: *in_box };
                    sink.step(Step { kind: &SUE_DE_COQ, effect, pattern: pattern.into() })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two or three of the cells where a line and a box cross, in order.
fn crossings(cells: CellSet) -> impl Iterator<Item = CellSet> {
    let mut one = cells.into_iter().map(CellSet::of);
    let [a, b, c] = [one.next(), one.next(), one.next()].map(Option::unwrap_or_default);
    [a | b, cells, a | c, b | c]
        .into_iter()
        .take(if c.is_empty() { 1 } else { 4 })
        .filter(|cells| cells.len() > 1)
}

/// Visits the groups of a house that use up some of a crossing's digits, with how many.
fn gather(view: &View<'_>, house: CellSet, crossing: Group, visit: &mut impl FnMut(usize, Group)) {
    let none = Group { cells: CellSet::EMPTY, digits: DigitSet::EMPTY };
    let mut cells = [none; 9];
    let rest = house - crossing.cells;
    for (slot, cell) in cells.iter_mut().zip(rest) {
        *slot = Group { cells: CellSet::of(cell), digits: view.candidates(cell) };
    }
    extend(none, 0, &cells[..rest.len()], crossing.digits, visit);
}

/// Goes on to every group that has these cells and some of the rest.
fn extend(
    group: Group,
    size: usize,
    rest: &[Group],
    crossing: DigitSet,
    visit: &mut impl FnMut(usize, Group),
) {
    let size = size + 1;
    for (i, cell) in rest.iter().enumerate() {
        let rest = &rest[i + 1..];
        let more = Group { cells: group.cells | cell.cells, digits: group.digits | cell.digits };
        let others = (more.digits - crossing).len();
        if size + rest.len() <= others {
            continue;
        }
        if size > others && !more.digits.is_disjoint(crossing) {
            visit(size - others, more);
        }
        extend(more, size, rest, crossing, visit);
    }
}
