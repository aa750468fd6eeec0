//! The least image of a puzzle, row by row, over all transformations at once.
//!
//! Images are compared as text: character by character, an empty cell before every digit (minlex) or after every digit
//! (which makes maxlex, see `forms.rs`), digits named 1, 2, 3 ... in the order in which they are met. For a permutation of
//! the cells no other naming is better, so what is searched are the 3,359,232 permutations.
//!
//! The search goes down the rows of the image. A *state* says how the rows so far were made, and leaves open what they
//! do not settle: columns of a stack in which nothing was filled yet stay together (`arrangement.rs`), so do names of
//! digits not met. Each level tries every row that may come next in every state, keeps the states with the least row, and
//! drops the others: a greater row cannot be made good by what comes after it. As every permutation that makes the least
//! rows is in some state, the states of the last level are all ways to the least image, up to the order of columns and
//! the names of digits that the puzzle does not use.
//!
//! Within a state the places that a row fills do not depend on its digits: where an empty cell can come, none that is
//! filled does better. So a row's pattern is three look-ups, and only the rows whose patterns begin with the most empty
//! cells are read at all. Filled columns that were together are told apart by trying all their orders.
//!
//! The first row of a puzzle without a digit twice in a line is known beforehand: fewest digits in a box first. For a
//! puzzle of 17 digits that leaves a few lines of 18 and a handful of states.

use crate::arrangement::{Arrangement, COLUMNS, OPEN, Refinement, Refinements, open_orders};
use crate::grid::{Image, RowKey, Way};
use crate::orders::ORDERS;
use sudokit_core::{Digit, Puzzle};

/// A puzzle as its rows, and as its columns.
struct Lines {
    /// Nine digits of four bits, 0 for an empty cell, the first lowest.
    digits: [[u64; 9]; 2],
    /// Which of the nine cells are filled, the first lowest.
    filled: [[u16; 9]; 2],
    /// Which of the nine lines are empty.
    empty: [u16; 2],
}

impl Lines {
    fn new(puzzle: &Puzzle) -> Self {
        let mut lines = Self { digits: [[0; 9]; 2], filled: [[0; 9]; 2], empty: [0; 2] };
        let cells = puzzle.digits();
        for row in 0..9 {
            for column in 0..9 {
                let digit = cells[9 * row + column].map_or(0, Digit::get);
                lines.digits[0][row] |= u64::from(digit) << (4 * column);
                lines.digits[1][column] |= u64::from(digit) << (4 * row);
                lines.filled[0][row] |= u16::from(digit != 0) << column;
                lines.filled[1][column] |= u16::from(digit != 0) << row;
            }
        }
        for side in 0..2 {
            for line in 0..9 {
                lines.empty[side] |= u16::from(lines.filled[side][line] == 0) << line;
            }
        }
        lines
    }

    /// The set without lines that are as good as another one of it: empty lines of a band but one and, where a band
    /// begins, empty bands but one.
    fn distinct(&self, side: usize, set: u16, band_begins: bool) -> u16 {
        let empty = set & self.empty[side];
        if empty.count_ones() < 2 {
            return set;
        }
        let mut distinct = set & !empty;
        let mut has_empty_band = false;
        for band in [7, 7 << 3, 7 << 6] {
            let lines = empty & band;
            let is_empty_band = band_begins && lines == band;
            if !(is_empty_band && has_empty_band) {
                distinct |= lines & lines.wrapping_neg();
            }
            has_empty_band |= is_empty_band;
        }
        distinct
    }

    /// Whether a row or column holds a digit twice.
    fn clash(&self) -> bool {
        let mut clash = false;
        for side in 0..2 {
            for line in 0..9 {
                let digits = self.digits[side][line];
                let seen = (0..9).fold(0_u16, |seen, place| seen | 1 << (digits >> (4 * place) & 15));
                clash |= (seen >> 1).count_ones() != self.filled[side][line].count_ones();
            }
        }
        clash
    }
}

/// How the rows so far were made.
#[derive(Clone, Copy, Debug)]
struct State {
    /// The name of each digit, four bits each, 0 if it has none yet.
    names: u64,
    /// The line that became each row, four bits each, the first lowest.
    rows: u64,
    /// The lines that are left.
    left: u16,
    /// The stack that comes to each place, and how far the order of its columns is settled.
    stacks: [u8; 3],
    arrangements: [Arrangement; 3],
    /// The next name.
    next: u8,
    /// Whether columns became rows: 0 or 1.
    side: u8,
}

impl State {
    fn new(side: u8, stacks: [u8; 3]) -> Self {
        Self { names: 0, rows: 0, left: 0x1FF, stacks, arrangements: [OPEN; 3], next: 1, side }
    }

    /// Which cells of a row are filled, in each of the three places.
    fn thirds(&self, filled: u16) -> [u16; 3] {
        self.stacks.map(|stack| filled >> (3 * stack) & 7)
    }

    /// How many digits a row has in each of the three places, the first highest.
    fn numbers(&self, filled: u16) -> u32 {
        self.thirds(filled).into_iter().fold(0, |numbers, third| numbers << 2 | third.count_ones())
    }

    /// What a row does to the three arrangements.
    fn refined<'a>(&self, by: &'a Refinements, filled: u16) -> [&'a Refinement; 3] {
        let thirds = self.thirds(filled);
        std::array::from_fn(|place| by.of(self.arrangements[place], thirds[place]))
    }

    /// The column at each of nine places, four bits each, the first lowest.
    fn columns(&self) -> u64 {
        let stack = |place: usize| {
            let columns = COLUMNS[usize::from(self.arrangements[place] & 15) % COLUMNS.len()];
            u64::from(columns + 0x333 * u16::from(self.stacks[place])) << (12 * place)
        };
        stack(0) | stack(1) | stack(2)
    }

    /// Reads a row whose pattern is known: names its digits, and gives it as a key.
    fn read<R: Reading>(&mut self, digits: u64, pattern: u16) -> RowKey {
        let columns = self.columns();
        let (mut key, mut pattern) = (R::EMPTY * 0x1_1111_1111, u32::from(pattern));
        while pattern != 0 {
            let place = 31 - pattern.leading_zeros();
            pattern ^= 1 << place;
            let column = columns >> (4 * (8 - place)) & 15;
            let digit = digits >> (4 * column) & 15;
            let known = self.names >> (4 * digit) & 15;
            let name = if known == 0 { u64::from(self.next) } else { known };
            self.names |= name << (4 * digit);
            self.next += u8::from(known == 0);
            key ^= (R::EMPTY ^ name) << (4 * place);
        }
        key
    }

    /// How many digits have no name.
    fn unnamed(&self) -> u64 {
        u64::from(10 - self.next)
    }

    /// What a state of the last level leaves open are columns without digits, and digits that do not occur.
    fn count_ways(&self) -> u64 {
        let columns: u64 = self.arrangements.iter().map(|one| open_orders(*one).count() as u64).product();
        columns * (1..=self.unnamed()).product::<u64>()
    }

    /// All ways that come to this.
    fn ways(&self) -> impl Iterator<Item = Way> + use<> {
        let state = *self;
        let [first, second, third] = state.arrangements.map(|one| open_orders(one).collect::<Vec<_>>());
        let relabellings = (1..=state.unnamed()).product();
        let rows = std::array::from_fn(|row| (state.rows >> (4 * row) & 15) as u8);
        let orders = first.into_iter().flat_map(move |first| {
            let third = third.clone();
            second
                .clone()
                .into_iter()
                .flat_map(move |second| third.clone().into_iter().map(move |third| [first, second, third]))
        });
        orders.flat_map(move |orders| {
            let columns = std::array::from_fn(|place| {
                3 * state.stacks[place / 3] + (orders[place / 3] >> (4 * (place % 3)) & 15) as u8
            });
            (0..relabellings).map(move |relabelling| Way {
                transposes: state.side == 1,
                rows,
                columns,
                digits: state.digits(relabelling),
            })
        })
    }

    /// The name of each digit, counted from 0; digits that do not occur take the names that are left, in one of the
    /// possible orders.
    fn digits(&self, mut relabelling: u64) -> [u8; 9] {
        let mut left: Vec<u8> = (self.next - 1..9).collect();
        std::array::from_fn(|digit| match self.names >> (4 * (digit + 1)) & 15 {
            0 => {
                let choice = relabelling % left.len() as u64;
                relabelling /= left.len() as u64;
                left.remove(choice as usize)
            }
            name => name as u8 - 1,
        })
    }

    /// The lines that may become the next row: any if a band begins, else those of the band.
    fn candidates(&self, level: usize) -> u16 {
        match level % 3 {
            0 => self.left,
            _ => {
                let last = self.rows >> (4 * (level - 1)) & 15;
                self.left & (7 << (last / 3 * 3))
            }
        }
    }
}

/// What makes an image the least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Least {
    /// An empty cell comes before every digit.
    EmptyFirst,
    /// An empty cell comes after every digit.
    EmptyLast,
    /// An empty cell comes before every digit, but first of all the first band has few digits early: the numbers of digits
    /// in the nine thirds of its rows are compared before any cell is.
    NumbersFirst,
}

/// How many ways to the least image are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// At least one.
    One,
    /// All of them.
    All,
}

/// A line that may become the next row of a state, its pattern there, and what that promises.
#[derive(Clone, Copy, Debug, Default)]
struct Choice {
    state: u32,
    line: u8,
    pattern: u16,
    promise: u16,
}

/// Finds least images of puzzles; keeps its working memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct Search {
    states: Vec<State>,
    next: Vec<State>,
    choices: Vec<Choice>,
}

impl Search {
    /// The least image of the puzzle.
    pub(crate) fn run(&mut self, puzzle: &Puzzle, least: Least, wanted: Wanted) -> Image {
        let all = wanted == Wanted::All;
        let lines = Lines::new(puzzle);
        match least {
            Least::EmptyFirst => {
                let mut image = [0; 9];
                if lines.clash() {
                    self.begin_anywhere();
                    image[0] = self.level::<EmptyFirst>(&lines, 0, all);
                } else {
                    image[0] = self.begin(&lines, all);
                }
                for (level, key) in image.iter_mut().enumerate().skip(1) {
                    *key = self.level::<EmptyFirst>(&lines, level, all);
                }
                image
            }
            Least::EmptyLast => {
                self.begin_anywhere();
                std::array::from_fn(|level| self.level::<EmptyLast>(&lines, level, all))
            }
            Least::NumbersFirst => {
                self.plan_band(&lines);
                std::array::from_fn(|level| {
                    if level < 3 {
                        self.level::<Planned>(&lines, level, all)
                    } else {
                        self.level::<EmptyFirst>(&lines, level, all)
                    }
                })
            }
        }
    }

    /// The ways to the image that the last run found.
    pub(crate) fn ways(&self) -> impl Iterator<Item = Way> {
        self.states.iter().flat_map(State::ways)
    }

    /// How many ways there are.
    pub(crate) fn count_ways(&self) -> u64 {
        self.states.iter().map(State::count_ways).sum()
    }

    /// Nothing is settled but which stack comes where.
    fn begin_anywhere(&mut self) {
        self.states.clear();
        let orders = [0, 1].into_iter().flat_map(|side| ORDERS.map(|stacks| State::new(side, stacks)));
        self.states.extend(orders);
    }

    /// The first row, where no line holds a digit twice: a line with the fewest digits in one box, then in the next. They
    /// are named as they come, so all such lines read the same.
    fn begin(&mut self, lines: &Lines, all: bool) -> RowKey {
        let of = |filled: u16| FIRST[usize::from(filled & 0x1FF)];
        let least =
            lines.filled.as_flattened().iter().map(|filled| of(*filled)).min().expect("there are lines");
        self.states.clear();
        let mut key = 0;
        for side in 0..2 {
            let filled = &lines.filled[side];
            let equal = (0..9).fold(0, |set, line| set | u16::from(of(filled[line]) == least) << line);
            let mut set = if all { equal } else { lines.distinct(side, equal, true) };
            while set != 0 {
                let line = set.trailing_zeros() as usize;
                set &= set - 1;
                for stacks in ORDERS {
                    let state = State::new(side as u8, stacks);
                    let [a, b, c] = state.thirds(filled[line]).map(u16::count_ones);
                    if a <= b && b <= c {
                        let refined = state.refined(&Refinements::EMPTY_FIRST, filled[line]);
                        let pattern = pattern(refined.map(|refinement| refinement.pattern));
                        let choice = Choice { line: line as u8, pattern, ..Choice::default() };
                        for_each_order(refined, |arrangements| {
                            let mut state = State { arrangements, ..state };
                            key = state.take::<EmptyFirst>(lines, choice, 0);
                            self.states.push(state);
                        });
                    }
                }
            }
        }
        key
    }

    /// One row more: the least that any state can have, and the states that have it.
    fn level<R: Reading>(&mut self, lines: &Lines, level: usize, all: bool) -> RowKey {
        self.choose::<R>(lines, level, all);
        let mut least = RowKey::MAX;
        self.next.clear();
        for choice in &self.choices {
            let state = &self.states[choice.state as usize];
            let filled = lines.filled[usize::from(state.side)][usize::from(choice.line)];
            for_each_order(state.refined(R::REFINEMENTS, filled), |arrangements| {
                let mut state = State { arrangements, ..*state };
                let key = state.take::<R>(lines, *choice, level);
                if key < least {
                    least = key;
                    self.next.clear();
                }
                if key == least {
                    self.next.push(state);
                }
            });
        }
        std::mem::swap(&mut self.states, &mut self.next);
        least
    }

    /// The choices of the least promise.
    fn choose<R: Reading>(&mut self, lines: &Lines, level: usize, all: bool) {
        // All of them are written down before any is dropped: which are the best follows no pattern that a processor
        // could learn, so nothing is decided by jumping.
        self.choices.resize(9 * self.states.len(), Choice::default());
        let (mut count, mut best) = (0, u16::MAX);
        for (index, state) in (0..).zip(&self.states) {
            let side = usize::from(state.side);
            let mut set = R::candidates(state, lines, level);
            if !all {
                set = lines.distinct(side, set, level.is_multiple_of(3));
            }
            while set != 0 {
                let line = set.trailing_zeros() as usize % 9;
                set &= set - 1;
                let refined = state.refined(R::REFINEMENTS, lines.filled[side][line]);
                let pattern = pattern(refined.map(|refinement| refinement.pattern));
                let promise = R::promise(pattern);
                best = best.min(promise);
                self.choices[count] = Choice { state: index, line: line as u8, pattern, promise };
                count += 1;
            }
        }
        let mut kept = 0;
        for i in 0..count {
            let choice = self.choices[i];
            self.choices[kept] = choice;
            kept += usize::from(choice.promise == best);
        }
        self.choices.truncate(kept);
    }

    /// The states whose first band has the least numbers of digits in its thirds of rows, with this band planned.
    fn plan_band(&mut self, lines: &Lines) {
        self.begin_anywhere();
        let mut least = u32::MAX;
        self.next.clear();
        for state in &self.states {
            let filled = &lines.filled[usize::from(state.side)];
            for band in [0, 3, 6] {
                // The order of the rows is that of their numbers.
                let mut rows = [0, 1, 2].map(|row| (state.numbers(filled[band + row]), band + row));
                rows.sort_unstable();
                let [(first, a), (second, b), (third, c)] = rows;
                let numbers = first << 12 | second << 6 | third;
                if numbers < least {
                    least = numbers;
                    self.next.clear();
                }
                if numbers == least {
                    self.next.push(State { rows: (a | b << 4 | c << 8) as u64, ..*state });
                }
            }
        }
        std::mem::swap(&mut self.states, &mut self.next);
    }
}

/// One order in which images are compared.
trait Reading {
    const REFINEMENTS: &Refinements;
    /// What an empty cell reads as.
    const EMPTY: RowKey;

    /// The lines that may become the next row.
    fn candidates(state: &State, lines: &Lines, level: usize) -> u16;

    /// What is sure about a row when only its pattern is known: a row of a greater promise reads greater.
    fn promise(pattern: u16) -> u16;

    /// Makes the next row of this line.
    fn put(state: &mut State, line: usize, level: usize);
}

struct EmptyFirst;
struct EmptyLast;

/// Empty cells first, and the lines of the band are planned, up to those with the same numbers of digits.
struct Planned;

impl Reading for EmptyFirst {
    const REFINEMENTS: &Refinements = &Refinements::EMPTY_FIRST;
    const EMPTY: RowKey = 0;

    fn candidates(state: &State, _: &Lines, level: usize) -> u16 {
        state.candidates(level)
    }

    /// The later a row's first digit comes the better.
    fn promise(pattern: u16) -> u16 {
        16 - pattern.leading_zeros() as u16
    }

    fn put(state: &mut State, line: usize, level: usize) {
        state.put(line, level);
    }
}

impl Reading for EmptyLast {
    const REFINEMENTS: &Refinements = &Refinements::FILLED_FIRST;
    const EMPTY: RowKey = 15;

    fn candidates(state: &State, _: &Lines, level: usize) -> u16 {
        state.candidates(level)
    }

    /// A row that begins with a digit is better than one that does not.
    fn promise(pattern: u16) -> u16 {
        u16::from(pattern & 0x100 == 0)
    }

    fn put(state: &mut State, line: usize, level: usize) {
        state.put(line, level);
    }
}

impl Reading for Planned {
    const REFINEMENTS: &Refinements = &Refinements::EMPTY_FIRST;
    const EMPTY: RowKey = 0;

    fn candidates(state: &State, lines: &Lines, level: usize) -> u16 {
        let numbers = |line| state.numbers(lines.filled[usize::from(state.side)][line]);
        let planned = (state.rows >> (4 * level) & 15) as usize;
        let band = planned / 3 * 3;
        let alike = (band..band + 3).filter(|line| numbers(*line) == numbers(planned));
        alike.fold(0, |set, line| set | 1 << line) & state.left
    }

    fn promise(pattern: u16) -> u16 {
        EmptyFirst::promise(pattern)
    }

    /// The line that was planned takes the other one's place.
    fn put(state: &mut State, line: usize, level: usize) {
        let planned = state.rows >> (4 * level) & 15;
        let place = (level..3).find(|place| (state.rows >> (4 * place) & 15) as usize == line);
        let exchange = planned ^ line as u64;
        state.rows ^= exchange << (4 * level) ^ exchange << (4 * place.expect("the band is planned"));
        state.left &= !(1 << line);
    }
}

impl State {
    /// Makes a row of this line.
    fn put(&mut self, line: usize, level: usize) {
        self.rows |= (line as u64) << (4 * level);
        self.left &= !(1 << line);
    }

    /// Makes a row of the chosen line, and reads it.
    fn take<R: Reading>(&mut self, lines: &Lines, choice: Choice, level: usize) -> RowKey {
        let line = usize::from(choice.line);
        R::put(self, line, level);
        self.read::<R>(lines.digits[usize::from(self.side)][line], choice.pattern)
    }
}

/// The pattern of a row from those of its thirds.
fn pattern([first, second, third]: [u8; 3]) -> u16 {
    u16::from(first) << 6 | u16::from(second) << 3 | u16::from(third)
}

/// How a line reads as the first row, by which of its cells are filled: the number of digits in each box, ascending. Less
/// comes first.
const FIRST: [u8; 512] = {
    let mut table = [0; 512];
    let mut filled = 0_usize;
    while filled < 512 {
        let (a, b, c) = (
            (filled & 7).count_ones() as u8,
            (filled >> 3 & 7).count_ones() as u8,
            (filled >> 6).count_ones() as u8,
        );
        let less = if a < b { a } else { b };
        let more = if a < b { b } else { a };
        let least = if c < less { c } else { less };
        let most = if c > more { c } else { more };
        table[filled] = 16 * least + 4 * (a + b + c - least - most) + most;
        filled += 1;
    }
    table
};

/// Calls `visit` with every choice of one order for each third.
fn for_each_order(thirds: [&Refinement; 3], mut visit: impl FnMut([Arrangement; 3])) {
    if let [[first], [second], [third]] = thirds.map(Refinement::arrangements) {
        return visit([*first, *second, *third]);
    }
    for first in thirds[0].arrangements() {
        for second in thirds[1].arrangements() {
            for third in thirds[2].arrangements() {
                visit([*first, *second, *third]);
            }
        }
    }
}
