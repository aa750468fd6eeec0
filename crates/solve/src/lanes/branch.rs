//! The choice of a split for a stuck node: on a crossing pattern, or on a cell where solutions are many.
//! Every choice depends on the node alone, so results are the same for every width.

use super::node::{GROUPS, Node};
use super::sweep::{COLUMNS, Grid, ROWS};
use super::vector::Lanes;
use std::hint::select_unpredictable;

/// The two halves of a node: masks for `N` of its words, for the half to continue with and for the half to
/// keep.
pub(super) struct Split<const N: usize> {
    /// Index of the first word, and the distance between words.
    pub(super) start: usize,
    pub(super) step: usize,
    pub(super) first: [u32; N],
    pub(super) second: [u32; N],
}

impl<const N: usize> Split<N> {
    /// The affected words: index, mask of the first half, mask of the second half.
    #[inline(always)]
    pub(super) fn words(&self) -> impl Iterator<Item = (usize, u32, u32)> {
        (0..N).map(|i| (self.start + i * self.step, self.first[i], self.second[i]))
    }
}

/// A cell with two digits of every lane if there is one, else one with as few as possible.
pub(super) struct NarrowCells<V: Lanes> {
    keys: V::Row,
    /// A bit for each lane in which some cell has more than two digits.
    pub(super) crowded: u32,
}

impl<V: Lanes> NarrowCells<V> {
    #[inline(always)]
    pub(super) fn of(cpu: V::Cpu, grid: &Grid<V>) -> Self {
        let mut best = V::splat(cpu, !0);
        let mut crowded = V::splat(cpu, 0);
        for place in 0..9 {
            let (a, b) = (V::load(cpu, &grid[3 * place]), V::load(cpu, &grid[3 * place + 1]));
            let c = V::load(cpu, &grid[3 * place + 2]);
            // Digits of a group counted in ones and twos, then those of the three groups in ones, twos and
            // "four or more".
            let (one, two) = (V::parity(a, b, c), V::majority(a, b, c));
            let (one_2, one_3) = (one.shr::<9>(), one.shr::<18>());
            let (two_2, two_3) = (two.shr::<9>(), two.shr::<18>());
            let ones = V::parity(one, one_2, one_3);
            let carry = V::majority(one, one_2, one_3);
            let twos = carry.xor(V::parity(two, two_2, two_3));
            let many = V::majority(two, two_2, two_3).or_both(carry, V::any(two, two_2, two_3));
            // A bit for each box: first the cells with two digits, then those with three, then those with
            // more.
            let boxes = V::splat(cpu, 0x1FF);
            let few = twos.and_not(many).and(boxes);
            let open = V::any(few.and_not(ones), few.and(ones).shl::<9>(), many.and(boxes).shl::<18>());
            crowded = crowded.or(open.shr::<9>());
            let first = open.or(V::splat(cpu, 1 << 27)).lowest_bit();
            best = best.min(first.shl::<4>().or(V::splat(cpu, place as u32)));
        }
        let mut keys = V::ZERO_ROW;
        best.store(&mut keys);
        Self { keys, crowded: crowded.nonzero() }
    }

    /// Splits on a digit of the cell: it is there, or it is not.
    #[inline(always)]
    pub(super) fn split(&self, word: impl Fn(usize) -> u32, lane: usize) -> Split<3> {
        let key = self.keys.as_ref()[lane];
        let place = (key & 0xF) as usize;
        let block = (key >> 4).trailing_zeros() % 9;
        let cell = GROUPS << block;
        let [a, b, c] = [0, 1, 2].map(|e| word(3 * place + e) & cell);
        // The lowest digit of the first group that has any.
        let group = (a | b | c) & (a | b | c).wrapping_neg();
        let first = [a & group, b & group & !a, c & group & !a & !b];
        Split {
            start: 3 * place,
            step: 1,
            first: first.map(|digit| !cell | digit),
            second: first.map(|digit| !digit),
        }
    }
}

/// The digits of all lanes that have a choice, in bands and in stacks: a digit crosses the three lines of a
/// chute in one of six ways.
pub(super) struct Crossings<V: Lanes> {
    /// Those with two ways, and those with more, by bands and by stacks. A word has a bit for each digit and
    /// chute: the place of the chute is that of its first line for the digit's `g`, its `e` the place in it.
    two: [V::Row; 2],
    more: [V::Row; 2],
}

/// The places of a line, for the first digits: lines of the bands, and of the stacks.
const CHUTES: [[u32; 3]; 2] = [[0o007, 0o070, 0o700], [0o111, 0o222, 0o444]];

/// The bits for an `e` in the words of [`Crossings`], of bands and of stacks.
const MARKS: [[u32; 3]; 2] =
    [[0o111_111_111, 0o222_222_222, 0o444_444_444], [0o007_007_007, 0o070_070_070, 0o700_700_700]];

const NO_CHOICE: u32 = 1 << 31;

impl<V: Lanes> Crossings<V> {
    #[inline(always)]
    pub(super) fn of(cpu: V::Cpu, grid: &Grid<V>) -> Self {
        let mut all = Self { two: [V::ZERO_ROW; 2], more: [V::ZERO_ROW; 2] };
        for (is_stack, (lines, marks)) in [ROWS, COLUMNS].iter().zip(MARKS).enumerate() {
            let (mut some, mut more) = (V::splat(cpu, 0), V::splat(cpu, 0));
            for (e, marks) in marks.into_iter().enumerate() {
                let [first, second] = [0, 1].map(|line| any::<V>(cpu, grid, lines[line], e));
                let ([two, three], [two_below, three_below]) = if is_stack == 0 {
                    (counted::<V, 1, 2>(first, e), counted::<V, 1, 2>(second, e))
                } else {
                    (counted::<V, 3, 6>(first, e), counted::<V, 3, 6>(second, e))
                };
                let marks = V::splat(cpu, marks);
                some = some.or_both(marks, two.or(two_below));
                more = more.or_both(marks, three.or(three_below));
            }
            some.and_not(more).store(&mut all.two[is_stack]);
            more.store(&mut all.more[is_stack]);
        }
        all
    }

    /// Splits on a digit with two ways to cross a chute, or with more if none has two: it crosses a line at
    /// a certain place, or it does not. None if no digit has a choice: such a node is solved or has no
    /// solution, if the last sweep has left it as it was.
    ///
    /// The chute is that with the fewest digits that have a choice, and of these the one with the most that
    /// have two ways. (With the fewest ways of all digits, as in tdoku, hard puzzles take a quarter more
    /// sweeps.)
    #[inline(always)]
    pub(super) fn split(&self, words: &Node, lane: usize) -> Option<Split<3>> {
        // The least key is the choice. Branch-free, as no branch could be predicted.
        let mut best = NO_CHOICE;
        for (is_stack, chutes) in CHUTES.iter().enumerate() {
            let two = self.two[is_stack].as_ref()[lane];
            let some = two | self.more[is_stack].as_ref()[lane];
            for (chute, places) in chutes.iter().enumerate() {
                let own = places * GROUPS;
                let (digits, twos) = ((some & own).count_ones(), (two & own).count_ones());
                let key = (digits.wrapping_sub(1) << 4 | (15 - twos)) << 4 | (is_stack << 2 | chute) as u32;
                best = best.min(key);
            }
        }
        if best >= NO_CHOICE {
            return None;
        }
        let (is_stack, chute) = ((best >> 2 & 1) as usize, (best & 3) as usize);
        let places = CHUTES[is_stack][chute];
        let own = places * GROUPS;
        let [two, more] = [&self.two, &self.more].map(|rows| rows[is_stack].as_ref()[lane] & own);
        let digit = select_unpredictable(two != 0, two, more).trailing_zeros();
        let (g, place) = (digit / 9, digit % 9);
        // The words of the digit by line; a line is a row or a column of places.
        let (line_step, place_step, e) = [(9, 3, place % 3), (3, 9, place / 3)][is_stack];
        let (e, places) = (e as usize, places << (9 * g));
        let line = |start: usize| (0..3).fold(0, |any, i| any | words.0[start + i * place_step]) & places;
        let (first, second) = (line(e), line(e + line_step));
        let in_first = first & first.wrapping_sub(1) != 0;
        let choice = select_unpredictable(in_first, first, second);
        let place = choice & choice.wrapping_neg();
        // Where the digit crosses one line it does not cross the others: the next sweep sees to that.
        Some(Split {
            start: select_unpredictable(in_first, e, e + line_step),
            step: place_step,
            first: [!(places & !place); 3],
            second: [!place; 3],
        })
    }
}

/// The boxes, and digits with this `e`, that have any of three places.
#[inline(always)]
pub(super) fn any<V: Lanes>(cpu: V::Cpu, grid: &Grid<V>, [a, b, c]: [usize; 3], e: usize) -> V {
    let word = |place: usize| V::load(cpu, &grid[3 * place + e]);
    V::any(word(a), word(b), word(c))
}

/// Where two of the places of a line are left, and where all three are: marked at the place with number `e`.
/// Other bits mean nothing. Places are `STEP` bits from each other.
#[inline(always)]
fn counted<V: Lanes, const STEP: u32, const TWICE: u32>(line: V, e: usize) -> [V; 2] {
    let [a, b] = match e {
        0 => [line.shr::<STEP>(), line.shr::<TWICE>()],
        1 => [line.shl::<STEP>(), line.shr::<STEP>()],
        _ => [line.shl::<STEP>(), line.shl::<TWICE>()],
    };
    [V::majority(line, a, b), line.and(a).and(b)]
}
