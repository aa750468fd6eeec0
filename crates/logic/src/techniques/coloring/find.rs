//! The search for clusters, and their eliminations.

use super::{Cluster, MULTI_COLORS_1, MULTI_COLORS_2, Pattern, SIMPLE_COLORS_TRAP, SIMPLE_COLORS_WRAP, seen};
use crate::facts::Conjugate;
use crate::sets::union;
use crate::{Effect, Fact, Kind, Step, View};
use std::ops::ControlFlow;
use sudokit_core::{Candidate, Cell, CellSet, Digit, HouseSet};

/// The receiver of steps.
type Visit<'v> = &'v mut dyn FnMut(Step) -> ControlFlow<()>;

/// The clusters of each digit.
struct Clusters([Vec<Colored>; 9]);

/// A cluster, with the peers of each colour.
#[derive(Clone, Copy)]
struct Colored {
    cluster: Cluster,
    seen: [CellSet; 2],
}

impl Fact for Clusters {
    fn of(view: &View<'_>) -> Self {
        let conjugate = view.fact::<Conjugate>();
        Self(std::array::from_fn(|index| {
            let digit = Digit::from_index(index);
            let houses = conjugate.houses(digit);
            let mut left: CellSet = union(houses.iter().map(|house| view.places(digit, house)));
            let mut clusters = Vec::new();
            while let Some(first) = left.first() {
                let mut cluster = Cluster { colors: [CellSet::of(first), CellSet::EMPTY] };
                color(view.board().places(digit), houses, first, 0, &mut cluster);
                left -= cluster.cells();
                clusters.push(Colored { cluster, seen: cluster.colors.map(seen) });
            }
            clusters
        }))
    }
}

/// Gives the cells linked with a cell the other colour, and so on.
fn color(places: CellSet, houses: HouseSet, cell: Cell, of_cell: usize, cluster: &mut Cluster) {
    for house in cell.houses() {
        if !houses.contains(house) {
            continue;
        }
        for linked in (places & house.cells()).without(cell) {
            if !cluster.cells().contains(linked) {
                cluster.colors[1 - of_cell].insert(linked);
                color(places, houses, linked, 1 - of_cell, cluster);
            }
        }
    }
}

fn step(
    kind: &'static Kind,
    digit: Digit,
    gone: impl IntoIterator<Item = Cell>,
    clusters: &[Colored],
) -> Step {
    let effect = Effect::removing(gone.into_iter().map(|cell| Candidate::at(cell, digit)));
    let clusters = clusters.iter().map(|colored| colored.cluster).collect();
    Step { kind, effect, pattern: Pattern { digit, clusters }.into() }
}

pub(super) fn simple(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    let clusters = view.fact::<Clusters>();
    for (digit, clusters) in Digit::all().zip(&clusters.0) {
        for colored in clusters {
            let Colored { cluster, seen } = *colored;
            let sees_itself = |color: &usize| !cluster.colors[*color].is_disjoint(seen[*color]);
            let mut wrapped = (0..2).filter(sees_itself).flat_map(|color| cluster.colors[color]).peekable();
            if wrapped.peek().is_some() {
                visit(step(&SIMPLE_COLORS_WRAP, digit, wrapped, &[*colored]))?;
                continue;
            }
            let trapped = view.board().places(digit) & seen[0] & seen[1];
            if !trapped.is_empty() {
                visit(step(&SIMPLE_COLORS_TRAP, digit, trapped, &[*colored]))?;
            }
        }
    }
    ControlFlow::Continue(())
}

pub(super) fn multi(view: &View<'_>, visit: Visit<'_>) -> ControlFlow<()> {
    let clusters = view.fact::<Clusters>();
    for (digit, clusters) in Digit::all().zip(&clusters.0) {
        for (i, a) in clusters.iter().enumerate() {
            for (_, b) in clusters.iter().enumerate().filter(|(j, _)| *j != i) {
                let meets = |i: usize, j: usize| !a.seen[i].is_disjoint(b.cluster.colors[j]);
                let mut none = (0..2)
                    .filter(|i| meets(*i, 0) && meets(*i, 1))
                    .flat_map(|i| a.cluster.colors[i])
                    .peekable();
                if none.peek().is_some() {
                    visit(step(&MULTI_COLORS_2, digit, none, &[*a, *b]))?;
                    continue;
                }
                let places = view.board().places(digit);
                let mut seen_by_both = [(0, 0), (0, 1), (1, 0), (1, 1)]
                    .into_iter()
                    .filter(|(i, j)| meets(*i, *j))
                    .flat_map(|(i, j)| places & a.seen[1 - i] & b.seen[1 - j])
                    .peekable();
                if seen_by_both.peek().is_some() {
                    visit(step(&MULTI_COLORS_1, digit, seen_by_both, &[*a, *b]))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}
