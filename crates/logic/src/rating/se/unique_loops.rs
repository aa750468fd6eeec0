//! Unique rectangles and loops: cells that could swap two digits, but for what some of them have besides.
//!
//! **Order.** All of them are collected; the lowest rating wins, then the lowest type, then what was found
//! first. Loops are walked from every cell with two candidates, neighbours by box, row, column and position.
//! A loop is met many times; it counts once, with the digits of the first time.
//!
//! **Slips.** Sudoku Explainer 1.2.1 shares one set of extra digits between the neighbours that it tries, so
//! that a neighbour refused spoils the next ones; and looks for subsets of the extra cells from the number of
//! extra digits up only, also where they are hidden. [`Profile::fixes`](super::Profile::fixes) mends both.

use super::grid::{Grid, bits, box_row_column, choices};
use super::hint::{Hint, Removals, removals, removals_of};
use super::tenths::Sum;
use super::{SeTenths, Technique};
use crate::facts::Narrow;
use crate::sets::{digits_of, union};
use crate::techniques::uniqueness::{Pattern, Reason};
use sudokit_core::{Cell, CellSet, Digit, DigitSet, House, HouseSet};

/// The search, and its memory of earlier grids.
#[derive(Clone, Debug, Default)]
pub(super) struct UniqueLoops {
    pairs: Vec<Pair>,
}

/// Two digits, and the cells that have both.
#[derive(Clone, Debug)]
struct Pair {
    digits: DigitSet,
    cells: CellSet,
    /// The candidates of the cells, one after the other: whether there is a loop depends on nothing else.
    held: Vec<DigitSet>,
    /// The cells that may be part of a loop; none if there is known to be none.
    viable: CellSet,
    /// True if loops are possible, if known.
    may_have_loop: bool,
    /// True if it is up to date with the grid.
    is_current: bool,
}

impl Pair {
    fn update(&mut self, grid: &Grid) {
        self.is_current = true;
        let with_both = |cells, digit| cells & grid.places(digit);
        let cells = self.digits.into_iter().fold(CellSet::ALL, with_both);
        let held = || cells.into_iter().map(|cell| grid.candidates(cell));
        let is_same = cells == self.cells && self.held.iter().copied().eq(held());
        if is_same && !self.may_have_loop {
            self.viable = CellSet::EMPTY;
            return;
        }
        if !is_same {
            self.cells = cells;
            self.held.clear();
            self.held.extend(held());
        }
        self.viable = viable(cells);
        self.may_have_loop = false;
    }
}

impl UniqueLoops {
    /// The best rectangle or loop.
    pub(super) fn best(&mut self, grid: &Grid, fixes: bool) -> Option<Hint> {
        let Narrow { two: of_two, three: of_three, .. } = Narrow::on(grid);
        let mut found = Found { grid, of_two, of_three, fixes, seen: Vec::new(), loops: 0, best: None };
        for pair in &mut self.pairs {
            pair.is_current = false;
        }
        for start in of_two {
            let pair = self.pair(grid.candidates(start));
            if !pair.is_current {
                pair.update(grid);
            }
            if pair.viable.contains(start) {
                let loops = found.loops;
                LoopWalk::new(&mut found, pair.digits, pair.cells, pair.viable).step(
                    start,
                    2,
                    DigitSet::EMPTY,
                    None,
                );
                // A walk in the face of something found leaves long loops out.
                pair.may_have_loop |= found.loops > loops || found.best.is_some();
            }
        }
        found.best.map(|best| best.hint)
    }

    fn pair(&mut self, digits: DigitSet) -> &mut Pair {
        let at = self.pairs.iter().position(|pair| pair.digits == digits).unwrap_or_else(|| {
            self.pairs.push(Pair {
                digits,
                cells: CellSet::EMPTY,
                held: Vec::new(),
                viable: CellSet::EMPTY,
                may_have_loop: true,
                is_current: false,
            });
            self.pairs.len() - 1
        });
        &mut self.pairs[at]
    }
}

/// Of the cells that have both digits those that may be part of a loop: they have in each of their houses
/// another such cell.
fn viable(mut cells: CellSet) -> CellSet {
    loop {
        let lonely =
            |cell: &Cell| cell.houses().into_iter().any(|house| (cells & house.cells()).only().is_some());
        let gone: CellSet = cells.into_iter().filter(lonely).collect();
        if gone.is_empty() {
            return cells;
        }
        cells -= gone;
    }
}

/// The walk from one cell.
struct LoopWalk<'f, 'g> {
    found: &'f mut Found<'g>,
    pair: DigitSet,
    /// The cells that have the pair.
    with_pair: CellSet,
    viable: CellSet,
    path: Vec<Cell>,
    visited: CellSet,
    /// The houses of the cells with an even and with an odd number: a loop has one of each in every house
    /// that it visits.
    houses: [HouseSet; 2],
    /// Where there is no room for another cell of a side: in these houses.
    taken: [CellSet; 2],
}

impl<'f, 'g> LoopWalk<'f, 'g> {
    fn new(found: &'f mut Found<'g>, pair: DigitSet, with_pair: CellSet, viable: CellSet) -> Self {
        Self {
            found,
            pair,
            with_pair,
            viable,
            path: Vec::new(),
            visited: CellSet::EMPTY,
            houses: [HouseSet::EMPTY; 2],
            taken: [CellSet::EMPTY; 2],
        }
    }

    /// Goes to a cell. `spare` cells may still have extra digits of any kind, `extra` are those that
    /// neighbours had so far.
    fn step(&mut self, cell: Cell, spare: i32, extra: DigitSet, last: Option<usize>) {
        let side = self.path.len() % 2;
        let taken = self.taken[side];
        self.houses[side] |= houses_of(cell);
        self.taken[side] |= cell.peers();
        self.visited.insert(cell);
        self.path.push(cell);
        if self.may_close(spare, extra) {
            self.neighbours(cell, side, spare, extra, last);
        }
        self.path.pop();
        self.visited.remove(cell);
        self.taken[side] = taken;
        self.houses[side] -= houses_of(cell);
    }

    /// True if every house with a cell of one side so far has room for one of the other.
    ///
    /// A cell with extra digits takes one of the spare ones, unless it has the one extra digit that all have.
    /// If none is spare there must be room for cells that need none; where one is, a single cell must do for
    /// all houses that have no such room.
    fn may_close(&self, spare: i32, extra: DigitSet) -> bool {
        let Found { grid, of_two, of_three, .. } = *self.found;
        let free = match (extra.len(), extra.only()) {
            (0, _) => of_two | of_three,
            (_, Some(digit)) => of_two | (of_three & grid.places(digit)),
            _ => of_two,
        };
        let mut spare = spare.max(0);
        for side in [0, 1] {
            let other = 1 - side;
            let room = self.viable - self.visited - self.taken[other];
            let mut serves_all = CellSet::ALL;
            for house in self.houses[side] - self.houses[other] {
                let here = room & house.cells();
                if here.is_empty() {
                    return false;
                }
                if here.is_disjoint(free) {
                    serves_all &= here;
                }
            }
            if serves_all != CellSet::ALL {
                if spare == 0 || spare == 1 && serves_all.is_empty() {
                    return false;
                }
                spare -= 1;
            }
        }
        true
    }

    fn neighbours(&mut self, cell: Cell, side: usize, spare: i32, extra: DigitSet, last: Option<usize>) {
        let grid = self.found.grid;
        let start = self.path[0];
        let mut mask = extra;
        for (kind, house) in box_row_column(cell).into_iter().enumerate() {
            if last == Some(kind) {
                continue;
            }
            // The cells of a house in order are also its positions in order.
            for next in (self.with_pair - self.visited).with(start) & house.cells() {
                if next == start {
                    if self.path.len() >= 4 && self.houses[0] == self.houses[1] {
                        self.found.loops += 1;
                        self.found.add(&self.path, self.pair);
                    }
                    continue;
                }
                let from = if self.found.fixes { extra } else { mask };
                mask = (from | grid.candidates(next)) - self.pair;
                let more = grid.candidates(next).len() > 2;
                let is_open = !more || mask.len() == 1 || spare > 0;
                // Prune: two same-parity cells in one house.
                let fits = self.viable.contains(next) && !self.taken[1 - side].contains(next);
                if is_open && fits && self.path.len() < self.found.longest() {
                    self.step(next, spare - i32::from(more), mask, Some(kind));
                }
            }
        }
    }
}

const HOUSES: [HouseSet; 81] = {
    let mut table = [HouseSet::EMPTY; 81];
    let mut cell = 0;
    while cell < 81 {
        let [row, column, block] = Cell::from_index(cell).houses();
        table[cell] = HouseSet::of(row).with(column).with(block);
        cell += 1;
    }
    table
};

const fn houses_of(cell: Cell) -> HouseSet {
    HOUSES[cell.index()]
}

/// The least rating of a loop with a number of cells.
const fn base(cells: usize) -> SeTenths {
    match cells {
        4 => SeTenths(45),
        6 => SeTenths(46),
        8 => SeTenths(47),
        _ => SeTenths(50),
    }
}

/// The identity of a hint. The digits of the loop do not count.
#[derive(PartialEq)]
struct Key {
    class: Class,
    cells: CellSet,
}

#[derive(PartialEq)]
enum Class {
    /// Type 1, 2 or 4.
    Plain(u8),
    Subset {
        house: House,
        digits: DigitSet,
        cells: CellSet,
        is_hidden: bool,
    },
}

impl Class {
    const fn number(&self) -> u8 {
        match self {
            Self::Plain(number) => *number,
            Self::Subset { .. } => 3,
        }
    }
}

struct Best {
    hint: Hint,
    number: u8,
}

/// All hints so far.
struct Found<'g> {
    grid: &'g Grid,
    /// The cells with so many candidates.
    of_two: CellSet,
    of_three: CellSet,
    fixes: bool,
    seen: Vec<Key>,
    /// The number of times a loop was found.
    loops: usize,
    best: Option<Best>,
}

/// A loop whose cells have extra digits.
struct Loop<'p> {
    path: &'p [Cell],
    pair: DigitSet,
    /// The cells with extra digits, in the order of the path.
    more: Vec<Cell>,
    base: SeTenths,
}

/// Two cells of a loop with extra digits, in a house that they share.
#[derive(Clone, Copy)]
struct Roof {
    house: House,
    cells: [Cell; 2],
    extra: DigitSet,
}

impl Found<'_> {
    /// The most cells of a loop that may still be better.
    fn longest(&self) -> usize {
        let worth =
            |cells: &usize| self.best.as_ref().is_none_or(|best| Sum::from(base(*cells)) <= best.hint.rating);
        if worth(&10) { usize::MAX } else { [8, 6].into_iter().find(worth).unwrap_or(4) }
    }

    /// The hint of a loop.
    fn add(&mut self, path: &[Cell], pair: DigitSet) {
        let grid = self.grid;
        let more: Vec<Cell> = path.iter().copied().filter(|cell| grid.candidates(*cell).len() > 2).collect();
        let base = base(path.len());
        let this = Loop { path, pair, more, base };
        match this.more[..] {
            [] => {}
            [cell] => {
                let gone = removals(grid, [cell], pair);
                self.offer(&this, Class::Plain(1), base, gone, || Reason::OneCell);
            }
            [one, other] => {
                let extra = (grid.candidates(one) | grid.candidates(other)) - pair;
                if extra.len() == 1 {
                    self.one_extra_digit(&this);
                } else {
                    self.subsets(&this, [one, other], extra);
                }
                self.locked_digit(&this, [one, other]);
            }
            _ => self.one_extra_digit(&this),
        }
    }

    /// Type 2.
    fn one_extra_digit(&mut self, this: &Loop<'_>) {
        let Some(digit) = (self.grid.candidates(this.more[0]) - this.pair).first() else { return };
        let more: CellSet = this.more.iter().copied().collect();
        let gone = self.grid.places(digit) & more.common_peers();
        let gone = removals_of(gone, digit);
        self.offer(this, Class::Plain(2), this.base, gone, || Reason::OneDigit(digit));
    }

    /// Type 4: where one digit of the pair is locked in the two cells, the other one goes from both.
    fn locked_digit(&mut self, this: &Loop<'_>, cells: [Cell; 2]) {
        let both: CellSet = cells.into_iter().collect();
        let locked_in = |digit: Digit| {
            let places = |house: &House| self.grid.places(digit) & house.cells();
            both.common_houses().into_iter().find(|house| places(house).is_subset(both))
        };
        let locked = this.pair.into_iter().find_map(|digit| Some((digit, locked_in(digit)?)));
        let Some((digit, house)) = locked else { return };
        let gone = removals(self.grid, cells, this.pair.without(digit));
        self.offer(this, Class::Plain(4), this.base, gone, || Reason::Shared { house, digit });
    }

    /// Type 3: the extra digits of the two cells make a subset with other cells of a house.
    fn subsets(&mut self, this: &Loop<'_>, cells: [Cell; 2], extra: DigitSet) {
        let shared = box_row_column(cells[0]).into_iter().filter(|house| house.cells().contains(cells[1]));
        let roofs: Vec<Roof> = shared.map(|house| Roof { house, cells, extra }).collect();
        let first = if self.fixes { 2 } else { extra.len() };
        for size in first..=7 {
            for roof in &roofs {
                let open = self.grid.open(roof.house);
                if 2 * size <= open && size >= extra.len() {
                    self.naked(this, *roof, size);
                }
                if 2 * size < open {
                    self.hidden(this, *roof, size);
                }
            }
        }
    }

    fn naked(&mut self, this: &Loop<'_>, Roof { house, cells: [one, other], extra }: Roof, size: usize) {
        let grid = self.grid;
        let both = extra & grid.candidates(one) & grid.candidates(other);
        let near = house.cells().without(one).without(other);
        let near: Vec<Cell> = near.into_iter().filter(|cell| grid.candidates(*cell).len() >= 2).collect();
        for chosen in choices(near.len(), size - 1) {
            let cells: CellSet = bits(chosen).map(|i| near[i]).collect();
            let together = digits_of(grid, cells);
            let digits = together | extra;
            if (together | both).len() != size || digits.len() != size {
                continue;
            }
            let gone = removals(grid, house.cells() - cells.with(one).with(other), digits);
            let rating = this.base.plus(size as u16 - 1);
            let reason = || Reason::Subset { house, cells, digits };
            self.offer(this, Class::Subset { house, digits, cells, is_hidden: false }, rating, gone, reason);
        }
    }

    fn hidden(&mut self, this: &Loop<'_>, Roof { house, cells: [one, other], extra }: Roof, size: usize) {
        let grid = self.grid;
        let rest: Vec<Digit> = (!(this.pair | extra)).into_iter().collect();
        for chosen in choices(rest.len(), size - 2) {
            let digits: DigitSet = bits(chosen).map(|i| rest[i]).chain(this.pair).collect();
            let sets = || digits.into_iter().map(|digit| (grid.places(digit) & house.cells()).without(other));
            let together = union(sets());
            if together.len() != size || sets().any(CellSet::is_empty) {
                continue;
            }
            let cells = together.without(one);
            let gone = removals(grid, cells, !digits);
            let rating = this.base.plus(size as u16 - 2);
            // The other cells and digits of the house are a naked subset.
            let reason = || {
                let open = grid.unsolved() & house.cells();
                let others = open.without(one).without(other) - cells;
                Reason::Subset { house, cells: others, digits: digits_of(grid, open) - digits }
            };
            self.offer(this, Class::Subset { house, digits, cells, is_hidden: true }, rating, gone, reason);
        }
    }

    /// Takes a hint unless it removes nothing or is known.
    fn offer(
        &mut self,
        this: &Loop<'_>,
        class: Class,
        rating: impl Into<Sum>,
        gone: Removals,
        reason: impl FnOnce() -> Reason,
    ) {
        let (rating, number) = (rating.into(), class.number());
        let cells = this.path.iter().copied().collect();
        let key = Key { class, cells };
        if gone.is_empty() || self.seen.contains(&key) {
            return;
        }
        self.seen.push(key);
        let technique = Technique::UniqueLoop { cells: this.path.len() as u8, kind: number };
        if self.best.as_ref().is_none_or(|best| (rating, number) < (best.hint.rating, best.number)) {
            let pattern = || Pattern { digits: this.pair.iter().collect(), cells, reason: reason() };
            self.best = Hint::rated(technique, rating, gone, pattern).map(|hint| Best { hint, number });
        }
    }
}
