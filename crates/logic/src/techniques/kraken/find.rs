//! The search for kraken fish.

use super::{KRAKEN_FISH_1, KRAKEN_FISH_2, Pattern};
use crate::follow::tables::{GroupedTables, Literal, Reach, Table, Tables};
use crate::order::hodoku;
use crate::sets::union;
use crate::techniques::fish::{self, Shape, find::Caught};
use crate::{Effect, Kind, Node, Sink, Step, View, Wanted};
use std::ops::ControlFlow;
use sudokit_core::{Candidate, CandidateSet, CellSet, Digit, House};

/// The sizes of fish.
const SIZES: std::ops::RangeInclusive<usize> = 2..=4;
/// The most fins.
const FINS: usize = 2;

pub(super) fn find(wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
    let tables = view.fact::<GroupedTables>();
    let mut search = KrakenSearch {
        places: std::array::from_fn(|digit| view.board().places(Digit::from_index(digit))),
        tables: &tables.0,
        reach: tables.0.reach(),
        expanded: std::iter::repeat_with(|| None).take(Candidate::COUNT).collect(),
        found: Vec::new(),
        known: [[None; Candidate::COUNT]; 2],
    };
    let types = [wanted.has(&KRAKEN_FISH_1), wanted.has(&KRAKEN_FISH_2)];
    for size in SIZES {
        // The search ends early only if it is cancelled.
        let _ = fish::find::finned(view, size, FINS, &mut |caught| {
            search.look(&caught, types);
            ControlFlow::Continue(())
        });
    }
    let steps = std::mem::take(&mut search.found).iter().map(|found| search.step(found)).collect();
    hodoku::best_first(steps).into_iter().try_for_each(|step| sink.step(step))
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
    /// The starts of the chains.
    fn causes(&self) -> CellSet {
        causes(&self.fish, self.cover)
    }
}

/// The fins, and for type 2 the places of the bases in the cover.
fn causes(fish: &fish::Pattern, cover: Option<House>) -> CellSet {
    let held = cover.map_or(CellSet::EMPTY, |cover| fish.cells & cover.cells());
    fish.fins() | held
}

struct KrakenSearch<'t> {
    /// The places of each digit.
    places: [CellSet; 9],
    tables: &'t Tables,
    reach: &'t Reach,
    /// The tables that chains have been asked of, by the candidate that is on.
    expanded: Vec<Option<Table>>,
    found: Vec<Found>,
    /// The index of the fish that removes a candidate, for type 1 and for type 2.
    known: [[Option<usize>; Candidate::COUNT]; 2],
}

impl KrakenSearch<'_> {
    /// Searches the chains of a fish.
    fn look(&mut self, caught: &Caught, [type_1, type_2]: [bool; 2]) {
        let Caught { pattern: fish, fins, outside, double } = *caught;
        let by_fish = outside | double;
        if !by_fish.is_disjoint(fins.common_peers()) {
            return;
        }
        let mut by_fins = self.places;
        self.keep_ended_by(fins, fish.digit, &mut by_fins);
        let own = &mut by_fins[fish.digit.index()];
        let by_fish = by_fish & *own;
        *own -= by_fish;
        if type_1 {
            for cell in by_fish {
                self.note(&KRAKEN_FISH_1, Candidate::at(cell, fish.digit), fish, None);
            }
        }
        if type_2 && by_fins.iter().any(|cells| !cells.is_empty()) {
            for cover in fish.cover {
                let mut by_cover = by_fins;
                self.keep_ended_by(fish.cells & cover.cells(), fish.digit, &mut by_cover);
                let ended = Digit::all().map(|digit| CandidateSet::of_digit(digit, by_cover[digit.index()]));
                // Cell by cell: of those that are as good the first stays in front.
                for target in union::<CandidateSet>(ended) {
                    self.note(&KRAKEN_FISH_2, target, fish, Some(cover));
                }
            }
        }
    }

    /// Of the places of each digit keeps those that are off if any of these cells has this digit.
    fn keep_ended_by(&self, cells: CellSet, digit: Digit, places: &mut [CellSet; 9]) {
        for cell in cells {
            let reached = self.reach.from(Literal::of(Candidate::at(cell, digit), true));
            for digit in Digit::all() {
                places[digit.index()] &= reached.map_or(CellSet::EMPTY, |reached| reached.off(digit));
            }
        }
    }

    /// Keeps a kraken fish, unless one is known for the same candidate that is as good.
    fn note(&mut self, kind: &'static Kind, target: Candidate, fish: fish::Pattern, cover: Option<House>) {
        let of_type = usize::from(cover.is_some());
        let rank = (fish.shape(), fish.base.len());
        let known = self.known[of_type][target.index()];
        let most = match known.map(|known| &self.found[known]) {
            Some(known) if known.rank < rank => return,
            Some(known) if known.rank == rank => known.length,
            _ => usize::MAX,
        };
        let mut length = 0;
        for cause in causes(&fish, cover) {
            let table = self.table(Candidate::at(cause, fish.digit));
            length += table.chain_back(Literal::of(target, false)).count();
            if length >= most {
                return;
            }
        }
        let found = Found { kind, target, fish, cover, rank, length };
        match known {
            Some(known) => self.found[known] = found,
            None => {
                self.known[of_type][target.index()] = Some(self.found.len());
                self.found.push(found);
            }
        }
    }

    /// The table of a candidate that is on.
    fn table(&mut self, cause: Candidate) -> &Table {
        self.expanded[cause.index()].get_or_insert_with(|| {
            let mut table = Table::default();
            table.expand(self.tables, Literal::of(cause, true));
            table
        })
    }

    fn step(&mut self, found: &Found) -> Step {
        let tables = self.tables;
        let mut literals = Vec::new();
        let chains = found
            .causes()
            .iter()
            .map(|cause| {
                let table = self.table(Candidate::at(cause, found.fish.digit));
                table.chain(Literal::of(found.target, false), &mut literals);
                literals.iter().map(|literal| tables.node(*literal)).collect::<Vec<Node>>()
            })
            .collect();
        Step {
            kind: found.kind,
            effect: Effect::removing([found.target]),
            pattern: Pattern { fish: found.fish, cover: found.cover, chains }.into(),
        }
    }
}
