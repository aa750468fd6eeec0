//! The search for fish.
//!
//! A fish shows that some candidates of a digit are in none of its templates, so a digit whose candidates are
//! all in some is passed over, and bases are chosen for the sake of the *targets*: candidates that no
//! template has. None of what is left out this way has anything to remove.

use super::{KINDS, Pattern, Shape, VARIANTS};
use crate::order::hodoku;
use crate::techniques::templates::Alive;
use crate::{Effect, Kind, Options, Sink, Step, View};
use std::ops::{ControlFlow, RangeInclusive};
use sudokit_core::{Cancel, Candidate, Cell, CellSet, Digit, House, HouseSet};

/// The target of a search.
pub(super) struct Look {
    kind: &'static Kind,
    size: usize,
    shape: Shape,
    has_fins: bool,
}

impl Look {
    /// For the kind of this number.
    pub(super) fn of(number: usize) -> Self {
        let variant = number % VARIANTS;
        let shape = match variant {
            0..=2 => Shape::Basic,
            3 | 4 => Shape::Franken,
            _ => Shape::Mutant,
        };
        Self {
            kind: KINDS[number],
            size: 2 + number / VARIANTS,
            shape,
            has_fins: [1, 2, 4, 6].contains(&variant),
        }
    }

    /// All fish that it takes, in order.
    pub(super) fn find(&self, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        // Looks for finned and for sashimi fish see the same fish, and each takes its own.
        let is_wanted = |step: &Step| self.shape != Shape::Basic || step.kind == self.kind;
        if self.has_fins && view.options().siamese {
            let mut found = Vec::new();
            self.each(view, &mut |step| {
                found.push(step);
                ControlFlow::Continue(())
            })?;
            add_siamese(&mut found);
            return hodoku::best_first(found)
                .into_iter()
                .filter(is_wanted)
                .try_for_each(|step| sink.step(step));
        }
        self.each(view, &mut |step| {
            if is_wanted(&step) { sink.step(step) } else { ControlFlow::Continue(()) }
        })
    }

    fn each(&self, view: &View<'_>, visit: &mut dyn FnMut(Step) -> ControlFlow<()>) -> ControlFlow<()> {
        let alive = view.fact::<Alive>();
        for digit in Digit::all() {
            let (places, alive) = (view.board().places(digit), alive.of(digit));
            let targets = places - alive;
            if targets.is_empty() {
                continue;
            }
            for (along, across) in ways(self.shape) {
                let narrow = |house: &House| self.has_fins || (places & house.cells()).len() <= self.size;
                let Options { fins, endo_fins, .. } = *view.options();
                let mut hunt = Hunt {
                    size: self.size,
                    digit,
                    places,
                    bases: open(along, places).filter(narrow).collect(),
                    covers: open(across, places).collect(),
                    fins: if self.has_fins { 1..=fins } else { 0..=0 },
                    endo_fins: if self.has_fins && self.shape != Shape::Basic { endo_fins } else { 0 },
                    is_alone: true,
                    witnesses: self.has_precheck().then(|| !(places | alive)),
                    cancel: view.cancel(),
                    visit: &mut |caught| match step(&caught) {
                        Some(step) => visit(step),
                        None => ControlFlow::Continue(()),
                    },
                };
                hunt.choose_bases(0, &Bases { targets, ..Bases::default() })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// True if HoDoKu checks the endo fins of a choice of bases against its templates before it looks for
    /// covers.
    const fn has_precheck(&self) -> bool {
        match self.shape {
            Shape::Basic => self.size > 5,
            Shape::Franken => self.size > 4,
            Shape::Mutant => self.size > 3,
        }
    }
}

/// The houses for bases and covers.
fn ways(shape: Shape) -> impl Iterator<Item = (HouseSet, HouseSet)> {
    let boxes = if shape == Shape::Basic { HouseSet::EMPTY } else { HouseSet::BOXES };
    let (rows, columns) = (HouseSet::ROWS | boxes, HouseSet::COLUMNS | boxes);
    let ways = if shape == Shape::Mutant {
        [Some((HouseSet::ALL, HouseSet::ALL)), None]
    } else {
        [Some((rows, columns)), Some((columns, rows))]
    };
    ways.into_iter().flatten()
}

/// The houses that have places.
fn open(houses: HouseSet, places: CellSet) -> impl Iterator<Item = House> {
    houses.iter().filter(move |house| !places.is_disjoint(house.cells()))
}

/// The eliminations of a single fish.
fn step(caught: &Caught) -> Option<Step> {
    let Caught { pattern, fins, outside, double } = caught;
    let seen = fins.common_peers();
    let gone = (*outside & seen).iter().chain(*double & seen);
    let effect = Effect::removing(gone.map(|cell| Candidate::at(cell, pattern.digit)));
    if effect.is_empty() {
        return None;
    }
    Some(Step { kind: pattern.kind()?, effect, pattern: (*pattern).into() })
}

/// All franken fish of this size, basic ones included, with one fin or more, up to so many, none of them in
/// two bases; even if they remove nothing.
pub(crate) fn finned(
    view: &View<'_>,
    size: usize,
    most_fins: usize,
    visit: &mut dyn FnMut(Caught) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for digit in Digit::all() {
        let places = view.board().places(digit);
        for (along, across) in ways(Shape::Franken) {
            let mut hunt = Hunt {
                size,
                digit,
                places,
                bases: open(along, places).collect(),
                covers: open(across, places).collect(),
                fins: 1..=most_fins,
                endo_fins: 0,
                is_alone: false,
                witnesses: None,
                cancel: view.cancel(),
                visit,
            };
            hunt.choose_bases(0, &Bases::default())?;
        }
    }
    ControlFlow::Continue(())
}

/// Joins fish with the same bases and different effects.
fn add_siamese(found: &mut Vec<Step>) {
    let fish = |step: &Step| Some((*step.pattern.of::<Pattern>()?, step.effect.eliminations().to_vec()));
    let all: Vec<_> = found.iter().filter_map(|step| Some((step.kind, fish(step)?))).collect();
    for (i, (kind, (one, gone))) in all.iter().enumerate() {
        for (_, (other, more)) in &all[i + 1..] {
            let same = |fish: &Pattern| (fish.digit, fish.base, fish.shape());
            if same(one) == same(other) && gone.first() != more.first() {
                found.push(Step {
                    kind,
                    effect: Effect::removing(gone.iter().chain(more).copied()),
                    pattern: Pattern { second_cover: Some(other.cover), ..*one }.into(),
                });
            }
        }
    }
}

/// A fish.
pub(crate) struct Caught {
    pub(crate) pattern: Pattern,
    pub(crate) fins: CellSet,
    /// The eliminations if no fin is true: places in covers only, and places in two covers.
    pub(crate) outside: CellSet,
    pub(crate) double: CellSet,
}

/// The search for the fish of one digit in one direction.
struct Hunt<'a> {
    size: usize,
    digit: Digit,
    places: CellSet,
    bases: Vec<House>,
    covers: HouseSet,
    /// The number of fins.
    fins: RangeInclusive<usize>,
    /// The most places in two bases.
    endo_fins: usize,
    /// True if all fins must see some target. Otherwise chains may lead from them to eliminations, and there
    /// are no targets.
    is_alone: bool,
    /// HoDoKu's slip, where it has one: it takes endo fins only if one of these, where the digit is no
    /// candidate, sees them all.
    witnesses: Option<CellSet>,
    /// Ends the search.
    cancel: Option<&'a Cancel>,
    visit: &'a mut dyn FnMut(Caught) -> ControlFlow<()>,
}

/// Some bases.
#[derive(Clone, Copy, Default)]
struct Bases {
    houses: HouseSet,
    cells: CellSet,
    endo_fins: CellSet,
    /// The candidates that could still be removed.
    targets: CellSet,
}

/// Some covers.
#[derive(Clone, Copy, Default)]
struct Covers {
    houses: HouseSet,
    once: CellSet,
    twice: CellSet,
}

/// The covers to choose from, each with its places and those that lie in it or a later one.
type Choice = (House, CellSet, CellSet);

impl Hunt<'_> {
    fn choose_bases(&mut self, from: usize, chosen: &Bases) -> ControlFlow<()> {
        self.look_at_flag()?;
        let missing = self.size - chosen.houses.len();
        for i in from..(self.bases.len() + 1).saturating_sub(missing) {
            let house = self.bases[i];
            let cells = self.places & house.cells();
            let mut more = Bases {
                houses: chosen.houses.with(house),
                cells: chosen.cells | cells,
                endo_fins: chosen.endo_fins | chosen.cells & cells,
                targets: CellSet::EMPTY,
            };
            if more.endo_fins.len() > self.endo_fins {
                continue;
            }
            if self.is_alone {
                let is_near = |target: &Cell| self.is_within_reach(*target, &more);
                more.targets = chosen.targets.into_iter().filter(is_near).collect();
                if more.targets.is_empty() {
                    continue;
                }
            }
            if missing > 1 {
                self.choose_bases(i + 1, &more)?;
            } else if !self.is_skipped(&more) {
                self.choose_covers(&more)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn is_skipped(&self, bases: &Bases) -> bool {
        let fins = bases.endo_fins;
        !fins.is_empty() && self.witnesses.is_some_and(|witnesses| witnesses.is_disjoint(fins.common_peers()))
    }

    /// True if these bases, and perhaps more, could remove the target. All fins see it; so the covers that do
    /// not contain it have to cover everything that does not see it.
    fn is_within_reach(&self, target: Cell, bases: &Bases) -> bool {
        if !bases.endo_fins.is_subset(target.peers()) {
            return false;
        }
        // In a base it must lie in two covers, elsewhere in one.
        let needed = 1 + usize::from(bases.cells.contains(target));
        let covers = self.covers - bases.houses;
        let own = target.houses().into_iter().filter(|house| covers.contains(*house)).count();
        own >= needed
            && self.size >= needed
            && can_cover(bases.cells - target.peers().with(target), self.size - needed, covers)
    }

    /// Breaks when cancelled. The covers of the largest bases take a fraction of a millisecond.
    fn look_at_flag(&self) -> ControlFlow<()> {
        match self.cancel.is_some_and(Cancel::is_cancelled) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }

    fn choose_covers(&mut self, bases: &Bases) -> ControlFlow<()> {
        self.look_at_flag()?;
        let mut choices = [(House::row(0), CellSet::EMPTY, CellSet::EMPTY); House::COUNT];
        let mut count = 0;
        for house in self.covers - bases.houses {
            let cells = self.places & house.cells();
            if !cells.is_disjoint(bases.cells) {
                choices[count] = (house, cells, cells);
                count += 1;
            }
        }
        for i in (1..count).rev() {
            choices[i - 1].2 |= choices[i].2;
        }
        self.extend_covers(&choices[..count], bases, &Covers::default())
    }

    fn extend_covers(&mut self, choices: &[Choice], bases: &Bases, chosen: &Covers) -> ControlFlow<()> {
        let missing = self.size - chosen.houses.len();
        let bare = bases.cells - chosen.once;
        for i in 0..(choices.len() + 1).saturating_sub(missing) {
            let (house, cells, later) = choices[i];
            // A place that neither this cover nor a later one can cover stays a fin; likewise for the next
            // ones.
            let lost = (bare - later) | bases.endo_fins;
            let is_blind = self.is_alone && bases.targets.is_disjoint(lost.common_peers());
            if lost.len() > *self.fins.end() || is_blind {
                break;
            }
            let more = Covers {
                houses: chosen.houses.with(house),
                once: chosen.once | cells,
                twice: chosen.twice | chosen.once & cells,
            };
            if missing > 1 {
                self.extend_covers(&choices[i + 1..], bases, &more)?;
            } else {
                self.judge(bases, &more)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Hands on the fish of these bases and covers, if it is one.
    fn judge(&mut self, bases: &Bases, covers: &Covers) -> ControlFlow<()> {
        let fins = (bases.cells - covers.once) | bases.endo_fins;
        if !self.fins.contains(&fins.len()) {
            return ControlFlow::Continue(());
        }
        let pattern = Pattern {
            digit: self.digit,
            base: bases.houses,
            cover: covers.houses,
            second_cover: None,
            cells: bases.cells,
        };
        (self.visit)(Caught { pattern, fins, outside: covers.once - bases.cells, double: covers.twice })
    }
}

/// True if a number of the houses can cover all the cells.
fn can_cover(cells: CellSet, count: usize, houses: HouseSet) -> bool {
    let Some(first) = cells.first() else { return true };
    count > 0
        && first
            .houses()
            .into_iter()
            .any(|house| houses.contains(house) && can_cover(cells - house.cells(), count - 1, houses))
}
