//! The choice of a split where seeds name the solution that is found ([`Batch::solve`](crate::Batch::solve)):
//! grids of a seed, and with them puzzles by their number and of the day, come from it. So it must stay as it
//! is, although [`Crossings`](super::branch::Crossings) makes smaller trees.

use super::branch::{Split, any};
use super::node::{GROUPS, Node};
use super::sweep::{COLUMNS, Grid, ROWS, next_band, next_stack};
use super::vector::Lanes;
use std::hint::select_unpredictable;

/// The fewest crossings make the least key, of those that are at least `least`; others are above `NO_CHOICE`.
/// Branch-free, as no branch could be predicted.
#[inline(always)]
const fn key(crossings: u32, least: u32, what: u32) -> u32 {
    crossings.wrapping_sub(least) << 10 | what
}

const NO_CHOICE: u32 = 1 << 31;

/// The crossings of the patterns of all digits in three parallel chutes. Of the six ways to cross three lines
/// and three places, three step ahead from line to line, three step back; each is marked where it meets the
/// first line. A word for e = 0, 1, 2 of each.
struct Crossings {
    ahead: [u32; 3],
    back: [u32; 3],
}

impl Crossings {
    /// The crossings of all digits in a chute, by the places that its lines have for the first digits.
    #[inline(always)]
    fn total(&self, places: u32) -> u32 {
        let both = u64::from(places * GROUPS) * PAIR;
        let [a, b, c] = [
            pair(self.ahead[0], self.ahead[1]),
            pair(self.ahead[2], self.back[2]),
            pair(self.back[0], self.back[1]),
        ];
        (a & both).count_ones() + (b & both).count_ones() + (c & both).count_ones()
    }

    /// The digit with the fewest crossings of those with more than one: its `e`, and the places that its
    /// lines have.
    #[inline(always)]
    fn narrowest(&self, places: u32) -> Option<(usize, u32)> {
        let mut best = NO_CHOICE;
        for e in 0..3 {
            let crossings = pair(self.ahead[e], self.back[e]);
            for g in 0..3 {
                let own = (u64::from(places) << (9 * g)) * PAIR;
                let count = (crossings & own).count_ones();
                best = best.min(key(count, 2, (e as u32) << 4 | g));
            }
        }
        (best < NO_CHOICE).then_some(((best >> 4 & 0xF) as usize, places << (9 * (best & 0xF))))
    }
}

/// Two words in one.
#[inline(always)]
fn pair(low: u32, high: u32) -> u64 {
    u64::from(low) | u64::from(high) << 32
}

/// Repeats a word in both halves.
const PAIR: u64 = 1 | 1 << 32;

/// The crossings of all lanes.
pub(super) struct SeededCrossings<V: Lanes> {
    /// Of bands and of stacks, for each e, ahead and back.
    marks: [[[V::Row; 2]; 3]; 2],
}

impl<V: Lanes> SeededCrossings<V> {
    #[inline(always)]
    pub(super) fn of(cpu: V::Cpu, grid: &Grid<V>) -> Self {
        let mut all = Self { marks: [[[V::ZERO_ROW; 2]; 3]; 2] };
        for e in 0..3 {
            mark(ROWS.map(|line| any::<V>(cpu, grid, line, e)), next_stack, &mut all.marks[0][e]);
            mark(COLUMNS.map(|line| any::<V>(cpu, grid, line, e)), next_band, &mut all.marks[1][e]);
        }
        all
    }

    /// Splits on the chute with the fewest crossings over all digits, among those that have a choice, and in
    /// it on the digit with the fewest: it crosses at a certain place of the pattern, or it does not. None if
    /// no digit has a choice: such a node is solved or has no solution.
    #[inline(always)]
    pub(super) fn split(&self, words: &Node, lane: usize) -> Option<Split<9>> {
        let mut best = NO_CHOICE;
        for is_stack in 0..2 {
            let crossings = self.of_lane(is_stack, lane);
            for chute in 0..3 {
                // Every digit has a crossing: with nine in all, none has two.
                let places = if is_stack == 0 { 0o7 << (3 * chute) } else { 0o111 << chute };
                best = best.min(key(crossings.total(places), 10, (is_stack as u32) << 9 | places));
            }
        }
        if best >= NO_CHOICE {
            return None;
        }
        let is_stack = (best >> 9 & 1) as usize;
        let crossings = self.of_lane(is_stack, lane);
        let (e, places) = crossings.narrowest(best & 0x1FF)?;
        // The words of the digit by line; a line is a row or a column of places.
        let (line_step, place_step) = [(3, 1), (1, 3)][is_stack];
        let [ahead, back] = &self.marks[is_stack][e];
        let met = (ahead.as_ref()[lane] | back.as_ref()[lane]) & places;
        // Two crossings that meet the first line in the same place differ in the second.
        let second = (0..3).fold(0, |any, i| any | words.0[3 * (line_step + i * place_step) + e]);
        let second = second & places & !met;
        let in_first = met & (met - 1) != 0;
        let choice = select_unpredictable(in_first, met, second);
        let line = select_unpredictable(in_first, 0, line_step);
        let place = choice & choice.wrapping_neg();
        debug_assert!(place != 0, "two crossings part somewhere");
        let (mut first, mut second) = ([!place; 9], [!0; 9]);
        for i in 0..3 {
            first[line + i * place_step] = !(places & !place);
            second[line + i * place_step] = !place;
        }
        Some(Split { start: e, step: 3, first, second })
    }

    #[inline(always)]
    fn of_lane(&self, is_stack: usize, lane: usize) -> Crossings {
        let read = |way: usize| [0, 1, 2].map(|e: usize| self.marks[is_stack][e][way].as_ref()[lane]);
        Crossings { ahead: read(0), back: read(1) }
    }
}

/// Marks the crossings that step ahead, and those that step back.
#[inline(always)]
fn mark<V: Lanes>([first, second, third]: [V; 3], next: impl Fn(V) -> V, marks: &mut [V::Row; 2]) {
    let (second_next, third_next) = (next(second), next(third));
    first.and(second_next).and(next(third_next)).store(&mut marks[0]);
    first.and(next(second_next)).and(third_next).store(&mut marks[1]);
}
