//! The search for kraken fish.

use super::{KRAKEN_FISH_1, KRAKEN_FISH_2, Pattern};
use crate::tables::{GroupedTables, Literal, Reach, Table, Tables};
use crate::techniques::fish::{self, Shape, find::Caught};
use crate::{Effect, Kind, Node, Sink, Step, View, Wanted, order};
use std::collections::HashMap;
use std::ops::ControlFlow;
use sudokit_core::{Candidate, CandidateSet, CellSet, Digit, House};

/// The sizes of fish.
const SIZES: std::ops::RangeInclusive<usize> = 2..=4;
/// The most fins.
const FINS: usize = 2;

pub(super) fn find(wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
    let tables = view.fact::<GroupedTables>();
    let mut search = Search {
        places: view.board().candidate_set(),
        tables: &tables.0,
        reach: Reach::of(&tables.0),
        expanded: HashMap::new(),
        found: Vec::new(),
        known: HashMap::new(),
    };
    let types = [wanted.has(&KRAKEN_FISH_1), wanted.has(&KRAKEN_FISH_2)];
    for size in SIZES {
        // The search itself never ends early.
        let _ = fish::find::finned(view, size, FINS, &mut |caught| {
            search.look(&caught, types);
            ControlFlow::Continue(())
        });
    }
    let steps = search.found.iter().map(|found| search.step(found)).collect();
    order::best_first(steps).into_iter().try_for_each(|step| sink.step(step))
}

/// A kraken fish, before its chains are written down.
struct Found {
    kind: &'static Kind,
    target: Candidate,
    fish: fish::Pattern,
    cover: Option<House>,
    rank: (Shape, usize),
    length: usize,
}

impl Found {
    /// Where the chains begin.
    fn causes(&self) -> CellSet {
        causes(&self.fish, self.cover)
    }
}

/// The fins, and for type 2 the places of the bases in the cover.
fn causes(fish: &fish::Pattern, cover: Option<House>) -> CellSet {
    let held = cover.map_or(CellSet::EMPTY, |cover| fish.cells & cover.cells());
    fish.fins() | held
}

struct Search<'t> {
    places: CandidateSet,
    tables: &'t Tables,
    reach: Reach,
    /// The tables that chains have been asked of.
    expanded: HashMap<Candidate, Table>,
    found: Vec<Found>,
    /// Where what removes a candidate is among the found.
    known: HashMap<(bool, Candidate), usize>,
}

impl Search<'_> {
    /// Looks what chains make of a fish.
    fn look(&mut self, caught: &Caught, [type_1, type_2]: [bool; 2]) {
        let Caught { pattern: fish, fins, outside, double } = *caught;
        let by_fish = outside | double;
        if !by_fish.is_disjoint(fins.common_peers()) {
            return;
        }
        let by_fins = self.ended_by(fins, fish.digit);
        let by_fish = CandidateSet::of_digit(fish.digit, by_fish & by_fins.cells_of(fish.digit));
        if type_1 {
            for target in by_fish {
                self.note(&KRAKEN_FISH_1, target, fish, None);
            }
        }
        let by_fins = by_fins - by_fish;
        if type_2 && !by_fins.is_empty() {
            for cover in fish.cover {
                let by_cover = self.ended_by(fish.cells & cover.cells(), fish.digit);
                for target in by_fins & by_cover {
                    self.note(&KRAKEN_FISH_2, target, fish, Some(cover));
                }
            }
        }
    }

    /// The candidates that are off if any of these cells has the digit.
    fn ended_by(&self, cells: CellSet, digit: Digit) -> CandidateSet {
        let mut ended = self.places;
        for cell in cells {
            let Some(reached) = self.reach.from(Literal::of(Candidate::at(cell, digit), true)) else {
                return CandidateSet::EMPTY;
            };
            for digit in Digit::all() {
                ended -= CandidateSet::of_digit(digit, ended.cells_of(digit) - reached.off(digit));
            }
        }
        ended
    }

    /// Keeps a kraken fish, unless one is known for the same candidate that is as good.
    fn note(&mut self, kind: &'static Kind, target: Candidate, fish: fish::Pattern, cover: Option<House>) {
        let key = (cover.is_some(), target);
        let rank = (fish.shape(), fish.base.len());
        let known = self.known.get(&key).copied();
        if known.is_some_and(|known| self.found[known].rank < rank) {
            return;
        }
        let mut chain = Vec::new();
        let mut length = 0;
        for cause in causes(&fish, cover) {
            self.chain(Candidate::at(cause, fish.digit), target, &mut chain);
            length += chain.len();
        }
        let found = Found { kind, target, fish, cover, rank, length };
        match known {
            Some(known) if (self.found[known].rank, self.found[known].length) <= (rank, length) => {}
            Some(known) => self.found[known] = found,
            None => {
                self.known.insert(key, self.found.len());
                self.found.push(found);
            }
        }
    }

    /// The chain from a candidate that is on to one that is off.
    fn chain(&mut self, cause: Candidate, target: Candidate, chain: &mut Vec<Literal>) {
        let tables = self.tables;
        let table = self.expanded.entry(cause).or_insert_with(|| {
            let mut table = Table::default();
            table.expand(tables, Literal::of(cause, true), usize::MAX);
            table
        });
        table.chain(Literal::of(target, false), chain);
    }

    fn step(&self, found: &Found) -> Step {
        let mut literals = Vec::new();
        let chains = found
            .causes()
            .iter()
            .map(|cause| {
                let table = &self.expanded[&Candidate::at(cause, found.fish.digit)];
                table.chain(Literal::of(found.target, false), &mut literals);
                literals.iter().map(|literal| self.tables.node(*literal)).collect::<Vec<Node>>()
            })
            .collect();
        Step {
            kind: found.kind,
            effect: Effect::removing([found.target]),
            pattern: Pattern { fish: found.fish, cover: found.cover, chains }.into(),
        }
    }
}
