//! The search, line by line and box by box.

use super::{Group, Pattern, SUE_DE_COQ, digits_of};
use crate::{Effect, Sink, Step, View};
use std::ops::ControlFlow;
use sudokit_core::{Candidate, CellSet, DigitSet, House};

/// Shows every instance.
pub(super) fn all(view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
    let mut groups = [Vec::new(), Vec::new()];
    for line in House::all().take(18) {
        for block in House::all().skip(18) {
            look(view, line, block, &mut groups, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Some cells of a line or a box, and how many of a crossing's digits they use up.
type Using = (Group, usize);

/// Looks where a line crosses a box. The two lists are only there to be used again.
fn look(
    view: &View<'_>,
    line: House,
    block: House,
    [of_line, of_box]: &mut [Vec<Using>; 2],
    sink: &mut dyn Sink,
) -> ControlFlow<()> {
    let (line, block) = (line.cells() & view.unsolved(), block.cells() & view.unsolved());
    for cells in crossings(line & block) {
        let crossing = Group { cells, digits: digits_of(view.board(), cells) };
        gather(view, line, crossing, of_line);
        if of_line.is_empty() {
            continue;
        }
        gather(view, block, crossing, of_box);
        for (in_line, used) in of_line.iter() {
            for (in_box, rest) in of_box.iter() {
                let both = in_line.digits & in_box.digits;
                let fits = used + rest == spare(crossing)
                    && both.is_disjoint(crossing.digits)
                    && in_line.cells.is_disjoint(in_box.cells);
                if !fits {
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

/// How many digits a group has more than cells.
fn spare(group: Group) -> usize {
    group.digits.len().saturating_sub(group.cells.len())
}

/// Lists the groups of a house that use up some of the digits that a crossing has to spare, but not all.
fn gather(view: &View<'_>, house: CellSet, crossing: Group, groups: &mut Vec<Using>) {
    groups.clear();
    let spare = spare(crossing);
    if spare < 2 {
        return;
    }
    let none = Group { cells: CellSet::EMPTY, digits: DigitSet::EMPTY };
    extend(view, none, house - crossing.cells, &mut |group| {
        let used = group.cells.len().saturating_sub((group.digits - crossing.digits).len());
        if (1..spare).contains(&used) && !group.digits.is_disjoint(crossing.digits) {
            groups.push((group, used));
        }
    });
}

/// Visits every group that has these cells and some of the rest.
fn extend(view: &View<'_>, group: Group, mut rest: CellSet, visit: &mut impl FnMut(Group)) {
    while let Some(cell) = rest.first() {
        rest.remove(cell);
        let more = Group { cells: group.cells.with(cell), digits: group.digits | view.candidates(cell) };
        visit(more);
        extend(view, more, rest, visit);
    }
}
