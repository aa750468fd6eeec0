//! Where to split a node when nothing more follows: as the single engine does, on a cell until the first dead end,
//! on a crossing pattern from then on (the reasons are in its `branch` module). Every choice depends on the node alone,
//! so that results are the same for every width.

use super::sweep::{Grid, next_band, next_stack};
use super::vector::Lanes;
use super::words::{GROUPS, Words};

/// The two halves of a node: the bits that stay in some of its words, for the one to go on with and for the one to come
/// back to.
pub(super) struct Split {
    /// The first of the words, and how far they are apart.
    start: usize,
    step: usize,
    first: [u32; 9],
    second: [u32; 9],
}

impl Split {
    /// The words concerned: number, what stays in the first half, what stays in the second.
    #[inline(always)]
    pub(super) fn words(&self) -> impl Iterator<Item = (usize, u32, u32)> {
        let indices = (self.start..27).step_by(self.step);
        indices.zip(self.first).zip(self.second).map(|((index, first), second)| (index, first, second))
    }
}

impl Words {
    /// A digit of a cell with two digits if there is one, else of a cell with as few as possible: it stands there, or
    /// it does not.
    #[inline(always)]
    pub(super) fn split_cell(&self) -> Split {
        let (place, block) = self.narrow_cell();
        let cell = GROUPS << block;
        let words = &self.0[3 * place..3 * place + 3];
        let e = (0..3).find(|e| words[*e] & cell != 0).expect("the cell has candidates");
        let digit = words[e] & cell & (words[e] & cell).wrapping_neg();
        let (mut first, mut second) = ([!0; 9], [!0; 9]);
        first[..3].fill(!cell);
        first[e] |= digit;
        second[e] = !digit;
        Split { start: 3 * place, step: 1, first, second }
    }

    #[inline(always)]
    fn narrow_cell(&self) -> (usize, u32) {
        let mut with_three = None;
        let mut open = None;
        for place in 0..9 {
            let [a, b, c] = [self.0[3 * place], self.0[3 * place + 1], self.0[3 * place + 2]];
            // Digits of a group counted in ones and twos, then those of the three groups in ones, twos and "four or
            // more".
            let (one, two) = (a ^ b ^ c, a & b | a & c | b & c);
            let (one, one_2, one_3) = (one, one >> 9, one >> 18);
            let (two, two_2, two_3) = (two, two >> 9, two >> 18);
            let ones = one ^ one_2 ^ one_3;
            let carry = one & one_2 | one & one_3 | one_2 & one_3;
            let twos = carry ^ two ^ two_2 ^ two_3;
            let fours = carry & (two | two_2 | two_3) | two & two_2 | two & two_3 | two_2 & two_3;
            let first = |cells: u32| {
                let cells = cells & 0x1FF;
                (cells != 0).then_some((place, cells.trailing_zeros()))
            };
            if let Some(cell) = first(twos & !ones & !fours) {
                return cell;
            }
            with_three = with_three.or(first(twos & ones & !fours));
            open = open.or(first(fours));
        }
        with_three.or(open).expect("a node where nothing follows has an open cell")
    }

    /// A digit of the chute with the fewest crossings over all digits, among those that have a choice; the digit with
    /// the fewest. It crosses at a certain place of the pattern, or it does not. None if no digit has a choice: a node
    /// like that is solved or has no solution.
    #[inline(always)]
    pub(super) fn split_pattern(&self, rows: &Crossings, columns: &Crossings) -> Option<Split> {
        let mut best = NO_CHOICE;
        for chute in 0..3 {
            // Every digit has a crossing: with nine in all, none has two.
            best = best.min(key(rows.total(0o7 << (3 * chute)), 10, chute));
            best = best.min(key(columns.total(0o111 << chute), 10, chute | STACK));
        }
        if best >= NO_CHOICE {
            return None;
        }
        let (is_stack, chute) = (best & STACK != 0, best & 3);
        let (crossings, places) =
            if is_stack { (columns, 0o111 << chute) } else { (rows, 0o7 << (3 * chute)) };
        let (e, places) = crossings.narrowest(places)?;
        // The words of the digit by line; a line is a row or a column of places.
        let (line_step, place_step) = if is_stack { (1, 3) } else { (3, 1) };
        let met = (crossings.ahead[e] | crossings.back[e]) & places;
        // Two crossings that meet the first line in the same place part in the second.
        let (line, choice) = if met & (met - 1) != 0 {
            (0, met)
        } else {
            let second = (0..3).fold(0, |any, i| any | self.0[3 * (line_step + i * place_step) + e]);
            (line_step, second & places & !met)
        };
        let place = choice & choice.wrapping_neg();
        debug_assert!(place != 0, "two crossings part somewhere");
        let (mut first, mut second) = ([!place; 9], [!0; 9]);
        for i in 0..3 {
            first[line + i * place_step] = !(places & !place);
            second[line + i * place_step] = !place;
        }
        Some(Split { start: e, step: 3, first, second })
    }
}

/// The fewest crossings make the least key, of those that are at least `least`; others are above `NO_CHOICE`. Without a
/// branch, as nobody could guess it.
#[inline(always)]
const fn key(crossings: u32, least: u32, what: u32) -> u32 {
    crossings.wrapping_sub(least) << 8 | what
}

const NO_CHOICE: u32 = 1 << 31;
/// Marks a stack in a key.
const STACK: u32 = 1 << 4;

/// The crossings of the patterns of all digits in three parallel chutes. Of the six ways to cross three lines and three
/// places, three go one step ahead from line to line, three one step back; each is marked where it meets the first
/// line. A word for e = 0, 1, 2 of each.
pub(super) struct Crossings {
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

    /// The digit with the fewest crossings of those with more than one: its `e`, and the places that its lines have.
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
pub(super) struct AllCrossings<V: Lanes> {
    rows: [[V::Row; 2]; 3],
    columns: [[V::Row; 2]; 3],
}

impl<V: Lanes> AllCrossings<V> {
    #[inline(always)]
    pub(super) fn of(grid: &Grid<V>) -> Self {
        let mut all = Self { rows: [[V::ZERO_ROW; 2]; 3], columns: [[V::ZERO_ROW; 2]; 3] };
        for e in 0..3 {
            let at = |place: usize| V::load(&grid[3 * place + e]);
            let any = |a: usize, b: usize, c: usize| V::any(at(a), at(b), at(c));
            mark([any(0, 1, 2), any(3, 4, 5), any(6, 7, 8)], next_stack, &mut all.rows[e]);
            mark([any(0, 3, 6), any(1, 4, 7), any(2, 5, 8)], next_band, &mut all.columns[e]);
        }
        all
    }

    #[inline(always)]
    pub(super) fn of_lane(&self, lane: usize) -> (Crossings, Crossings) {
        let read = |rows: &[[V::Row; 2]; 3], way: usize| {
            [rows[0][way].as_ref()[lane], rows[1][way].as_ref()[lane], rows[2][way].as_ref()[lane]]
        };
        (
            Crossings { ahead: read(&self.rows, 0), back: read(&self.rows, 1) },
            Crossings { ahead: read(&self.columns, 0), back: read(&self.columns, 1) },
        )
    }
}

/// Marks the crossings that go ahead, and those that go back.
#[inline(always)]
fn mark<V: Lanes>([first, second, third]: [V; 3], next: impl Fn(V) -> V, marks: &mut [V::Row; 2]) {
    let (second_next, third_next) = (next(second), next(third));
    first.and(second_next).and(next(third_next)).store(&mut marks[0]);
    first.and(next(second_next)).and(third_next).store(&mut marks[1]);
}
