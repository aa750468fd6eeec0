//! Subsets: as many cells of a house as there are digits for them.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Size by size; for each the naked ones, then the hidden ones, in boxes, rows, columns; within a
//! house by the first cell or digit, then the second, and so on. Locked subsets are looked for in boxes only.
//! A naked subset removes from its row, then its column, then its box, as far as it lies in them.

use crate::choose::{Choice, choose};
use crate::facts::Narrow;
use crate::sets::{all_of, digits_of, seen_by_all, union};
use crate::step::evidence::ensure;
use crate::wording::{can_only_be, only_places};
use crate::{
    Effect, Evidence, Family, Kind, Level, Measures, Proven, Sink, Step, Unsound, View, Wanted, Work,
    notation,
};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, Cell, CellSet, Digit, DigitSet, House, HouseSet};
use sudokit_diagram::{Diagram, Explanation, Role, say};

kinds! {
    Subsets:
    /// Two cells in a line and a box have only two candidates between them. Both houses lose these digits.
    LOCKED_PAIR = Kind::new("locked-pair", "Locked Pair").hodoku("l2", "0110", 1000, Level::Medium, 40);
    /// Three cells in a line and a box have only three candidates between them. Both houses lose these
    /// digits.
    LOCKED_TRIPLE = Kind::new("locked-triple", "Locked Triple").hodoku("l3", "0111", 1100, Level::Medium, 60);
    /// Two cells of a house have only two candidates between them. The rest of the house loses these digits.
    NAKED_PAIR = Kind::new("naked-pair", "Naked Pair")
        .aliases(&["disjoint pair", "conjugate pair", "naked subset"])
        .hodoku("n2", "0200", 1300, Level::Medium, 60).se(30);
    /// Three cells of a house have only three candidates between them. The rest of the house loses these
    /// digits.
    NAKED_TRIPLE = Kind::new("naked-triple", "Naked Triple")
        .aliases(&["naked subset"])
        .hodoku("n3", "0201", 1400, Level::Medium, 80).se(36);
    /// Four cells of a house have only four candidates between them. The rest of the house loses these
    /// digits.
    NAKED_QUADRUPLE = Kind::new("naked-quadruple", "Naked Quadruple")
        .aliases(&["naked quad", "naked subset"])
        .hodoku("n4", "0202", 2000, Level::Hard, 120).se(50);
    /// Two digits of a house have only two places between them. These cells lose all other candidates.
    HIDDEN_PAIR = Kind::new("hidden-pair", "Hidden Pair")
        .aliases(&["hidden subset"])
        .hodoku("h2", "0210", 1500, Level::Medium, 70).se(34);
    /// Three digits of a house have only three places between them. These cells lose all other candidates.
    HIDDEN_TRIPLE = Kind::new("hidden-triple", "Hidden Triple")
        .aliases(&["hidden subset"])
        .hodoku("h3", "0211", 1600, Level::Medium, 100).se(40);
    /// Four digits of a house have only four places between them. These cells lose all other candidates.
    HIDDEN_QUADRUPLE = Kind::new("hidden-quadruple", "Hidden Quadruple")
        .aliases(&["hidden quad", "hidden subset"])
        .hodoku("h4", "0212", 2100, Level::Hard, 150).se(54);
}

/// Finds naked and hidden subsets of two to four, and locked ones of two and three.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Subsets;

/// The pattern of a subset: as many cells of a house as digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The house.
    pub(crate) house: House,
    /// The cells.
    pub(crate) cells: CellSet,
    /// The digits.
    pub(crate) digits: DigitSet,
    /// Hidden: the digits have no other place in the house. Naked: the cells have no other candidate.
    pub(crate) is_hidden: bool,
}

impl Family for Subsets {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let looks = [
            (2, &NAKED_PAIR, Some(&LOCKED_PAIR), &HIDDEN_PAIR),
            (3, &NAKED_TRIPLE, Some(&LOCKED_TRIPLE), &HIDDEN_TRIPLE),
            (4, &NAKED_QUADRUPLE, None, &HIDDEN_QUADRUPLE),
        ];
        for (size, naked, locked, hidden) in looks {
            let wants_locked = locked.is_some_and(|locked| wanted.has(locked));
            if wants_locked || wanted.has(naked) {
                // The cells with more candidates than that are told for all houses at once.
                let narrow = view.fact::<Narrow>();
                let few = match size {
                    2 => view.unsolved() - narrow.three - narrow.more,
                    3 => view.unsolved() - narrow.more,
                    _ => view.unsolved(),
                };
                // Locked subsets lie in boxes, which come first.
                let houses = if wanted.has(naked) { 27 } else { 9 };
                for house in boxes_first().take(houses) {
                    naked_subsets(view, house, size, few, &mut |step| {
                        let is_wanted = if step.kind == naked { wanted.has(naked) } else { wants_locked };
                        if is_wanted { sink.step(step) } else { ControlFlow::Continue(()) }
                    })?;
                }
            }
            if wanted.has(hidden) {
                for house in boxes_first() {
                    hidden_subsets(view, house, size, hidden, sink)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Boxes, rows, columns.
fn boxes_first() -> impl Iterator<Item = House> {
    House::all().skip(18).chain(House::all().take(18))
}

/// The naked subsets of a house, locked ones included, with something to remove.
fn naked_subsets(
    view: &View<'_>,
    house: House,
    size: usize,
    few: CellSet,
    visit: &mut dyn FnMut(Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let cells = few & house.cells();
    if cells.len() < size {
        return ControlFlow::Continue(());
    }
    let narrow = |cell: &Cell| (1..=size).contains(&view.candidates(*cell).len());
    let cells: Vec<Cell> = cells.iter().filter(narrow).collect();
    choose(&cells, size, &mut |chosen| {
        let digits: DigitSet = union(chosen.iter().map(|cell| view.candidates(*cell)));
        if digits.len() > size {
            return Choice::Prune;
        }
        if chosen.len() < size || digits.len() < size {
            return Choice::GoOn;
        }
        match naked_step(view, house, chosen.iter().copied().collect(), digits) {
            Some(step) => Choice::from(visit(step)),
            None => Choice::GoOn,
        }
    })
}

/// The step of a naked subset, if there is something to remove.
fn naked_step(view: &View<'_>, house: House, cells: CellSet, digits: DigitSet) -> Option<Step> {
    let mut gone = Vec::new();
    // Eliminations in the box, and in the line outside the box.
    let (mut in_box, mut in_line) = (false, false);
    let block = House::block(cells.first()?.block());
    let is_in_box = cells.is_subset(block.cells());
    // Rows have lower numbers than columns, and these than boxes.
    let shared = cells.common_houses();
    for other in shared {
        for cell in view.unsolved() & (other.cells() - cells) {
            for digit in view.candidates(cell) & digits {
                gone.push(Candidate::at(cell, digit));
                let is_inside = block.cells().contains(cell);
                in_box |= is_inside;
                in_line |= !is_inside;
            }
        }
    }
    if gone.is_empty() {
        return None;
    }
    let is_locked = is_in_box && shared.len() == 2 && in_box && in_line;
    let kind = match (cells.len(), is_locked) {
        (2, true) => &LOCKED_PAIR,
        (3, true) => &LOCKED_TRIPLE,
        (2, false) => &NAKED_PAIR,
        (3, false) => &NAKED_TRIPLE,
        _ => &NAKED_QUADRUPLE,
    };
    let pattern = Pattern { house, cells, digits, is_hidden: false };
    Some(Step { kind, effect: Effect::removing(gone), pattern: pattern.into() })
}

fn hidden_subsets(
    view: &View<'_>,
    house: House,
    size: usize,
    kind: &'static Kind,
    sink: &mut dyn Sink,
) -> ControlFlow<()> {
    if (view.unsolved() & house.cells()).len() <= size {
        return ControlFlow::Continue(());
    }
    let narrow = |digit: &Digit| (1..=size).contains(&view.places(*digit, house).len());
    let narrow: Vec<Digit> = Digit::all().filter(narrow).collect();
    choose(&narrow, size, &mut |chosen| {
        let cells: CellSet = union(chosen.iter().map(|digit| view.places(*digit, house)));
        if cells.len() > size {
            return Choice::Prune;
        }
        if chosen.len() < size || cells.len() < size {
            return Choice::GoOn;
        }
        let digits: DigitSet = chosen.iter().copied().collect();
        let gone = cells.into_iter().flat_map(|cell| {
            (view.candidates(cell) - digits).into_iter().map(move |digit| Candidate::at(cell, digit))
        });
        let effect = Effect::removing(gone);
        if effect.is_empty() {
            return Choice::GoOn;
        }
        let pattern = Pattern { house, cells, digits, is_hidden: true };
        Choice::from(sink.step(Step { kind, effect, pattern: pattern.into() }))
    })
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        Measures::of(self.digits, self.cells)
    }

    fn line(&self) -> String {
        format!("{} in {}", notation::digits(self.digits, ","), notation::cells(self.cells))
    }

    fn explain(&self, _: &Board, effect: &Effect) -> Explanation {
        let Self { house, cells, digits, is_hidden } = *self;
        let mut pattern = Vec::new();
        let reason = if is_hidden {
            pattern.push(only_places(HouseSet::of(house), digits, cells));
            say!("subsets-need-cells", [digits, cells])
        } else {
            let houses = cells.common_houses();
            pattern.push(can_only_be(cells, digits));
            if houses.len() > 1 {
                pattern.push(say!("subsets-all-in", [cells, houses]));
            }
            say!("subsets-used-up", [digits, houses])
        };
        Explanation {
            look: say!("subsets-look", [house]),
            pattern,
            cases: Vec::new(),
            reason: vec![reason],
            result: effect.results(),
        }
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        diagram.candidates(board.candidate_set() & all_of(self.cells, self.digits), Role::Base);
        diagram.houses(HouseSet::of(self.house), Role::Base);
    }

    fn kinds(&self, _: &Board, effect: &Effect) -> Vec<&'static Kind> {
        let by_size =
            |kinds: &[&'static Kind]| self.cells.len().checked_sub(2).and_then(|at| kinds.get(at).copied());
        if self.is_hidden {
            return by_size(&[&HIDDEN_PAIR, &HIDDEN_TRIPLE, &HIDDEN_QUADRUPLE]).into_iter().collect();
        }
        // Only HoDoKu has a name for naked subsets in a line and a box.
        let block = self.cells.first().map_or(CellSet::EMPTY, |cell| House::block(cell.block()).cells());
        let gone = effect.eliminated().cells();
        let is_locked = self.cells.common_houses().len() == 2
            && self.cells.is_subset(block)
            && !gone.is_disjoint(block)
            && !gone.is_subset(block);
        let locked = by_size(&[&LOCKED_PAIR, &LOCKED_TRIPLE]).filter(|_| is_locked);
        by_size(&[&NAKED_PAIR, &NAKED_TRIPLE, &NAKED_QUADRUPLE]).into_iter().chain(locked).collect()
    }

    fn proves(&self, board: &Board, _: &mut Work) -> Result<Proven, Unsound> {
        let Self { house, cells, digits, is_hidden } = *self;
        ensure(cells.len() == digits.len(), "there are not as many cells as digits")?;
        ensure(cells.is_subset(house.cells()), "a cell is outside the house")?;
        ensure(cells.is_subset(board.unsolved()), "a cell is filled")?;
        if is_hidden {
            for digit in digits {
                let places = board.places(digit) & house.cells();
                ensure(!places.is_empty(), "the house has no place for a digit")?;
                ensure(places.is_subset(cells), "a digit has another place in the house")?;
            }
            Ok(Proven::removing(all_of(cells, !digits)))
        } else {
            ensure(digits_of(board, cells).is_subset(digits), "a cell has another candidate")?;
            Ok(Proven::removing(all_of(seen_by_all(cells), digits)))
        }
    }
}
