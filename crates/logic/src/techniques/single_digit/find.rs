//! The search for two strong links of one digit that meet.

use super::{Pattern, StrongLink};
use crate::facts::Conjugate;
use crate::{Effect, Kind, Sink, Step, View};
use std::ops::ControlFlow;
use sudokit_core::{Candidate, Cell, CellSet, Digit, House, HouseSet};

/// Two links that meet, and their eliminations.
pub(super) struct Found {
    links: [StrongLink; 2],
    gone: CellSet,
}

/// The receiver of links.
pub(super) type Visit<'v> = &'v mut dyn FnMut(Found) -> ControlFlow<()>;

impl Found {
    pub(super) fn step(self, kind: &'static Kind) -> Step {
        Step {
            kind,
            effect: Effect::removing(self.gone()),
            pattern: Pattern { pairs: vec![self.links] }.into(),
        }
    }

    fn gone(&self) -> impl Iterator<Item = Candidate> {
        let digit = self.links[0].digit;
        self.gone.iter().map(move |cell| Candidate::at(cell, digit))
    }
}

/// A house with two places for a digit, as it is being looked at: the first is the one that may meet another
/// link.
#[derive(Clone, Copy)]
struct Pair {
    digit: Digit,
    house: House,
    cells: [Cell; 2],
}

impl Pair {
    /// With this place first.
    fn from(mut self, first: usize) -> Self {
        self.cells.swap(0, first);
        self
    }

    fn link(self) -> StrongLink {
        let [joint, end] = self.cells.map(CellSet::of);
        StrongLink { digit: self.digit, house: self.house, joint, end }
    }
}

/// The houses among these with two places for a digit. Refills `pairs`.
fn refill(pairs: &mut Vec<Pair>, view: &View<'_>, digit: Digit, houses: HouseSet) {
    pairs.clear();
    for house in houses & view.fact::<Conjugate>().houses(digit) {
        let mut cells = view.places(digit, house).iter();
        if let (Some(first), Some(second)) = (cells.next(), cells.next()) {
            pairs.push(Pair { digit, house, cells: [first, second] });
        }
    }
}

/// Two parallel lines. HoDoKu compares their first places, else their second ones; on request all are
/// compared.
pub(super) fn skyscrapers(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    const LIKE_PLACES: &[[usize; 2]] = &[[0, 0], [1, 1]];
    const ALL_PLACES: &[[usize; 2]] = &[[0, 0], [1, 1], [0, 1], [1, 0]];
    let compared = if view.options().every_way { ALL_PLACES } else { LIKE_PLACES };
    let mut pairs = Vec::with_capacity(9);
    for (lines, across) in
        [(HouseSet::ROWS, Cell::column as fn(Cell) -> usize), (HouseSet::COLUMNS, Cell::row)]
    {
        let aligned = |a: Pair, b: Pair, end: usize| across(a.cells[end]) == across(b.cells[end]);
        for digit in Digit::all() {
            refill(&mut pairs, view, digit, lines);
            for (i, first) in pairs.iter().enumerate() {
                for second in &pairs[i + 1..] {
                    let turned = compared.iter().map(|[a, b]| (first.from(*a), second.from(*b)));
                    let Some((a, b)) = turned.into_iter().find(|(a, b)| aligned(*a, *b, 0)) else { continue };
                    if aligned(a, b, 1) {
                        continue;
                    }
                    let links = [a.link(), b.link()];
                    let gone = view.board().places(digit) & (links[0].end | links[1].end).common_peers();
                    if !gone.is_empty() {
                        visit(Found { links, gone })?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// A row and a column that meet in a box. Once HoDoKu has turned a line so that its place in the box comes
/// first, it stays so for the lines that follow; that decides which place it takes where both lie in the box.
/// On request it takes both.
pub(super) fn kites(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    let (mut rows, mut columns) = (Vec::with_capacity(9), Vec::with_capacity(9));
    for digit in Digit::all() {
        refill(&mut rows, view, digit, HouseSet::ROWS);
        refill(&mut columns, view, digit, HouseSet::COLUMNS);
        for row in &mut rows {
            for column in &mut columns {
                for [i, j] in [[0, 0], [0, 1], [1, 0], [1, 1]] {
                    if row.cells[i].block() != column.cells[j].block() {
                        continue;
                    }
                    let (turned_row, turned_column) = (row.from(i), column.from(j));
                    if let Some(found) = kite(view, digit, turned_row, turned_column) {
                        visit(found)?;
                    }
                    if !view.options().every_way {
                        (*row, *column) = (turned_row, turned_column);
                        break;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn kite(view: &View<'_>, digit: Digit, row: Pair, column: Pair) -> Option<Found> {
    if row.cells.iter().any(|cell| column.cells.contains(cell)) {
        return None;
    }
    let corner = Candidate::at(Cell::at(column.cells[1].row(), row.cells[1].column()), digit);
    let links = [row.link(), column.link()];
    view.board().has(corner).then(|| Found { links, gone: CellSet::of(corner.cell()) })
}

/// A box whose places lie on a cross of a row and a column, and a line with two places that starts on the
/// cross.
pub(super) fn empty_rectangles(view: &View<'_>, of_two: bool, visit: Visit<'_>) -> ControlFlow<()> {
    for digit in Digit::all() {
        for block in HouseSet::BOXES {
            let places = view.places(digit, block);
            if !(2..=5).contains(&places.len()) {
                continue;
            }
            let last = block.cell_list()[8];
            for (up, left) in (0..9).map(|offset| (offset / 3, offset % 3)) {
                let [row, column] = [House::row(last.row() - up), House::column(last.column() - left)];
                let [on_row, on_column] = [row, column].map(|line| places & line.cells());
                if !places.is_subset(on_row | on_column)
                    || on_row.is_subset(on_column)
                    || on_column.is_subset(on_row)
                    || !of_two && on_row.len() < 2 && on_column.len() < 2
                {
                    continue;
                }
                hinge(view, digit, block, [row, column], visit)?;
                hinge(view, digit, block, [column, row], visit)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The empty rectangles of a box whose other link starts on `near`. The eliminations lie on `far`.
fn hinge(
    view: &View<'_>,
    digit: Digit,
    block: House,
    [near, far]: [House; 2],
    visit: Visit<'_>,
) -> ControlFlow<()> {
    let places = view.places(digit, block);
    let end = places & far.cells();
    // Of the houses of a cell, those that run along `near` and along `far`.
    let (along_near, along_far) = if HouseSet::ROWS.contains(near) { (0, 1) } else { (1, 0) };
    for start in view.places(digit, near) - block.cells() {
        let line = start.houses()[along_far];
        let Some(other) = view.places(digit, line).without(start).only() else { continue };
        let across = other.houses()[along_near].cells() & far.cells();
        let gone = (across & view.board().places(digit)) - block.cells();
        if gone.is_empty() {
            continue;
        }
        let links = [
            StrongLink { digit, house: block, joint: places - end, end },
            StrongLink { digit, house: line, joint: CellSet::of(start), end: CellSet::of(other) },
        ];
        visit(Found { links, gone })?;
    }
    ControlFlow::Continue(())
}

/// Each two that share what they have in the box, and remove different candidates, joined. Their digits may
/// differ.
pub(super) fn duals(
    kind: &'static Kind,
    in_box: fn(&[StrongLink; 2]) -> CellSet,
    look: impl FnOnce(Visit<'_>) -> ControlFlow<()>,
    sink: &mut dyn Sink,
) -> ControlFlow<()> {
    let mut found = Vec::new();
    look(&mut |single| {
        found.push(single);
        ControlFlow::Continue(())
    })?;
    for (i, a) in found.iter().enumerate() {
        for b in &found[i + 1..] {
            if in_box(&a.links) == in_box(&b.links) && !a.gone().eq(b.gone()) {
                let effect = Effect::removing(a.gone().chain(b.gone()));
                let pattern = Pattern { pairs: vec![a.links, b.links] };
                sink.step(Step { kind, effect, pattern: pattern.into() })?;
            }
        }
    }
    ControlFlow::Continue(())
}
