//! The least image of a puzzle, row by row, over all transformations at once.
//!
//! Images are compared as text: character by character, an empty cell before every digit (minlex) or after
//! every digit (for maxlex, see `canonizer.rs`), digits named 1, 2, 3 ... in order of appearance. For a
//! permutation of the cells no other naming is better, so the search is over the 3,359,232 permutations.
//!
//! The search goes down the rows of the image. A *state* records how the rows so far were made, and leaves
//! open the rest: columns of a stack without a filled cell stay together (`arrangement.rs`), and so do names
//! of digits not met. Each level tries every possible next row in every state, keeps the states with the
//! least row, and prunes the others: later rows cannot make up for a greater row. Every permutation that
//! makes the least rows is in some state, so the states of the last level are all ways to the least image, up
//! to the order of columns and the names of digits that the puzzle does not use.
//!
//! Within a state the places that a row fills do not depend on its digits: an empty cell is always better
//! than a filled one. So a row's pattern is three look-ups, and only the rows whose patterns begin with the
//! most empty cells are read at all. Filled columns of one block are distinguished by trying all their
//! orders.
//!
//! The first row of a puzzle without a digit twice in a line is known in advance: fewest digits in a box
//! first. For a puzzle of 17 digits, a few lines of 18 and a handful of states are left.

mod beginning;
mod lines;
mod reading;
mod state;

use crate::arrangement::Refinement;
use crate::grid_minlex::{Image, RowKey, Way};
use crate::orders::ORDERS;
use lines::PuzzleLines;
use reading::{EmptyFirst, EmptyLast, Planned, Reading};
use state::{State, for_each_order};
use sudokit_core::{Cancel, Cancelled, Puzzle};

/// The order of images.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Least {
    /// An empty cell is less than every digit.
    EmptyFirst,
    /// An empty cell is greater than every digit.
    EmptyLast,
    /// An empty cell is less than every digit, but the numbers of digits in the nine thirds of the first
    /// band's rows are compared before any cell.
    NumbersFirst,
}

/// The number of ways to the least image that the search should find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// At least one.
    One,
    /// All of them.
    All,
}

/// A line that may become the next row of a state. One number, so that it is compared and copied as a whole:
/// the promise of the row, sixteen bits, then the index of the state, then four bits for the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Choice(u64);

impl Choice {
    const NONE: Self = Self(u64::MAX);

    fn new(promise: u16, state: usize, line: usize) -> Self {
        Self(u64::from(promise) << 48 | (state as u64) << 4 | line as u64)
    }

    fn promise(self) -> u16 {
        (self.0 >> 48) as u16
    }

    fn state(self) -> usize {
        (self.0 >> 4) as u32 as usize
    }

    fn line(self) -> usize {
        (self.0 & 15) as usize % 9
    }

    /// The greatest choice whose row could be less than the row of this one.
    fn last_alike<R: Reading>(self) -> Self {
        Self(u64::from(R::last_alike(self.promise())) << 48 | u64::MAX >> 16)
    }
}

/// Finds least images of puzzles; keeps its working memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct Search {
    states: Vec<State>,
    next: Vec<State>,
    choices: Vec<Choice>,
}

/// The search checks for cancellation after this number of choices. Few puzzles have as many in a row.
const ASK: usize = 256;

impl Search {
    /// The least image of the puzzle.
    pub(crate) fn run(
        &mut self,
        puzzle: &Puzzle,
        least: Least,
        wanted: Wanted,
        cancel: &Cancel,
    ) -> Result<Image, Cancelled> {
        let all = wanted == Wanted::All;
        let lines = PuzzleLines::new(puzzle);
        let mut image = [0; 9];
        match least {
            Least::EmptyFirst => {
                let known = if lines.clash() {
                    self.begin_anywhere();
                    0
                } else {
                    self.begin(&lines, wanted, &mut image)
                };
                for (level, key) in image.iter_mut().enumerate().skip(known) {
                    *key = self.level::<EmptyFirst>(&lines, level, all, cancel)?;
                }
            }
            Least::EmptyLast => {
                self.begin_anywhere();
                for (level, key) in image.iter_mut().enumerate() {
                    *key = self.level::<EmptyLast>(&lines, level, all, cancel)?;
                }
            }
            Least::NumbersFirst => {
                self.plan_band(&lines);
                for (level, key) in image.iter_mut().enumerate() {
                    *key = if level < 3 {
                        self.level::<Planned>(&lines, level, all, cancel)?
                    } else {
                        self.level::<EmptyFirst>(&lines, level, all, cancel)?
                    };
                }
            }
        }
        Ok(image)
    }

    /// The ways to the image of the last run.
    pub(crate) fn ways(&self) -> impl Iterator<Item = Way> {
        self.states.iter().flat_map(State::ways)
    }

    /// Number of these ways.
    pub(crate) fn count_ways(&self) -> u64 {
        self.states.iter().map(State::count_ways).sum()
    }

    /// Starts with all orders of stacks; everything else is open.
    fn begin_anywhere(&mut self) {
        self.states.clear();
        let orders = [0, 1].into_iter().flat_map(|side| ORDERS.map(|stacks| State::new(side, stacks)));
        self.states.extend(orders);
    }

    /// One row more: the least that any state can have, and the states that have it.
    fn level<R: Reading>(
        &mut self,
        lines: &PuzzleLines,
        level: usize,
        all: bool,
        cancel: &Cancel,
    ) -> Result<RowKey, Cancelled> {
        if let Some(key) = self.forced::<R>(lines, level, all) {
            return Ok(key);
        }
        let count = self.choose::<R>(lines, level, all);
        let mut least = RowKey::MAX;
        self.next.clear();
        for (number, choice) in self.choices[..count].iter().enumerate() {
            if number % ASK == ASK - 1 {
                cancel.check()?;
            }
            let state = &self.states[choice.state()];
            let (side, line) = (usize::from(state.side), choice.line());
            let (filled, digits) = (lines.filled[side][line], lines.digits[side][line]);
            let pattern = R::promise(choice.promise());
            for_each_order(state.refined(R::REFINEMENTS, filled), |arrangements| {
                let state = State { arrangements, ..*state };
                let (key, names, next) = state.read::<R>(digits, pattern);
                if key < least {
                    least = key;
                    self.next.clear();
                }
                if key == least {
                    let mut state = State { names, next, ..state };
                    R::put(&mut state, line, level);
                    self.next.push(state);
                }
            });
        }
        std::mem::swap(&mut self.states, &mut self.next);
        Ok(least)
    }

    /// The next row if there is no choice: one state, one line that promises most, one order of its columns.
    fn forced<R: Reading>(&mut self, lines: &PuzzleLines, level: usize, all: bool) -> Option<RowKey> {
        let [state] = &mut self.states[..] else { return None };
        let (mut best, mut second) = (Choice::NONE, Choice::NONE);
        for_each_choice::<R>(state, 0, lines, level, all, |choice| {
            second = second.min(best.max(choice));
            best = best.min(choice);
        });
        if second <= best.last_alike::<R>() {
            return None;
        }
        let (side, line) = (usize::from(state.side), best.line());
        let refined = state.refined(R::REFINEMENTS, lines.filled[side][line]);
        let [[first], [second], [third]] = refined.map(Refinement::arrangements) else { return None };
        state.arrangements = [*first, *second, *third];
        let (key, names, next) = state.read::<R>(lines.digits[side][line], R::promise(best.promise()));
        (state.names, state.next) = (names, next);
        R::put(state, line, level);
        Some(key)
    }

    /// Moves the choices that no other beats to the front, and returns their number.
    fn choose<R: Reading>(&mut self, lines: &PuzzleLines, level: usize, all: bool) -> usize {
        // All choices are written before any is dropped: their order is unpredictable, so the loop is
        // branch-free.
        let most = self.states.len() * if level.is_multiple_of(3) { 9 - level } else { 3 - level % 3 };
        if self.choices.len() < most {
            self.choices.resize(most, Choice::NONE);
        }
        let choices = &mut self.choices[..most];
        let (mut count, mut best) = (0, Choice::NONE);
        for (index, state) in self.states.iter().enumerate() {
            for_each_choice::<R>(state, index, lines, level, all, |choice| {
                best = best.min(choice);
                choices[count] = choice;
                count += 1;
            });
        }
        let last = best.last_alike::<R>();
        let mut kept = 0;
        for i in 0..count {
            let choice = choices[i];
            choices[kept] = choice;
            kept += usize::from(choice <= last);
        }
        kept
    }

    /// The states whose first band has the least numbers of digits in its thirds of rows, with this band
    /// planned.
    fn plan_band(&mut self, lines: &PuzzleLines) {
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

/// Calls `visit` with every line that may become the next row of a state.
fn for_each_choice<R: Reading>(
    state: &State,
    index: usize,
    lines: &PuzzleLines,
    level: usize,
    all: bool,
    mut visit: impl FnMut(Choice),
) {
    let side = usize::from(state.side);
    let mut set = R::candidates(state, lines, level);
    if !all {
        set = lines.distinct(side, set, level.is_multiple_of(3));
    }
    let patterns = state.patterns(R::REFINEMENTS);
    while set != 0 {
        let line = set.trailing_zeros() as usize % 9;
        set &= set - 1;
        visit(Choice::new(R::promise(patterns.of(lines.thirds[side][line])), index, line));
    }
}
