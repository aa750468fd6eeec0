//! Where to split a node when nothing more follows: as the single engine does, on a cell until the first dead end,
//! on a crossing pattern from then on (the reasons are in its `branch` module). Every choice depends on the node alone,
//! so that results are the same for every width.

use super::words::{GROUPS, Words};

/// The two halves of a node: candidates to remove for the one to go on with, and for the one to come back to.
pub(super) struct Split {
    pub(super) first: Removal,
    pub(super) second: Removal,
}

/// Up to nine words of a node, and the bits that stay in them.
pub(super) struct Removal {
    start: usize,
    step: usize,
    kept: [u32; 9],
    count: usize,
}

impl Removal {
    fn words(&self) -> impl Iterator<Item = (usize, u32)> {
        let kept = self.kept[..self.count].iter();
        kept.enumerate().map(|(i, kept)| (self.start + self.step * i, *kept))
    }

    pub(super) fn apply(&self, mut word: impl FnMut(usize, u32)) {
        for (index, kept) in self.words() {
            word(index, kept);
        }
    }
}

impl Words {
    /// A digit of a cell with two digits if there is one, else of a cell with as few as possible: it stands there, or
    /// it does not.
    pub(super) fn split_cell(&self) -> Split {
        let (place, block) = self.narrow_cell();
        let cell = GROUPS << block;
        let words = &self.0[3 * place..3 * place + 3];
        let e = (0..3).find(|e| words[*e] & cell != 0).expect("the cell has candidates");
        let digit = words[e] & cell & (words[e] & cell).wrapping_neg();
        let mut first = [!cell; 9];
        first[e] |= digit;
        let mut second = [!0; 9];
        second[0] = !digit;
        Split {
            first: Removal { start: 3 * place, step: 1, kept: first, count: 3 },
            second: Removal { start: 3 * place + e, step: 1, kept: second, count: 1 },
        }
    }

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
    pub(super) fn split_pattern(&self) -> Option<Split> {
        let rows = Crossings::of(
            |line, e| {
                let at = 9 * line + e;
                self.0[at] | self.0[at + 3] | self.0[at + 6]
            },
            1,
        );
        let columns = Crossings::of(
            |line, e| {
                let at = 3 * line + e;
                self.0[at] | self.0[at + 9] | self.0[at + 18]
            },
            3,
        );
        let (total, chute, is_stack) = (0..6)
            .map(|i| {
                let (crossings, chute) = if i < 3 { (&rows, i) } else { (&columns, i - 3) };
                (crossings.total(chute), chute, i >= 3)
            })
            .filter(|(total, ..)| *total > 9)
            .min_by_key(|(total, ..)| *total)?;
        debug_assert!(total > 9);
        let crossings = if is_stack { &columns } else { &rows };
        let (e, place, line, pattern) = crossings.narrowest(chute)?;
        // The place in its line and the rest of the line; the line's words are three, those of the other lines six.
        let (word, step) = if is_stack { (3 * line, 9) } else { (9 * line, 3) };
        let mut second = [!0; 9];
        second[..3].fill(!place);
        let mut first = [!0; 9];
        for (i, kept) in first.iter_mut().enumerate() {
            let own = if is_stack { i % 3 == line } else { i / 3 == line };
            *kept = if own { !(pattern & !place) } else { !place };
        }
        Some(Split {
            first: Removal { start: e, step: 3, kept: first, count: 9 },
            second: Removal { start: word + e, step, kept: second, count: 3 },
        })
    }
}

/// The crossings of every digit's patterns in three parallel chutes. Of the six ways to cross three lines and three
/// places, three go one step ahead from line to line, three one step back; each is marked at its place in the first
/// line.
struct Crossings {
    lines: [[u32; 3]; 3],
    ahead: [u32; 3],
    back: [u32; 3],
    /// How far the places of a line are apart: 1 for stacks, 3 for bands.
    step: u32,
}

impl Crossings {
    #[inline(always)]
    fn of(line: impl Fn(usize, usize) -> u32, step: u32) -> Self {
        let last = if step == 1 { 0o444_444_444 } else { 0o700_700_700 };
        let next = |word: u32| (word >> step & !last) | (word << (2 * step) & last);
        let mut crossings = Self { lines: [[0; 3]; 3], ahead: [0; 3], back: [0; 3], step };
        for e in 0..3 {
            let lines = [line(0, e), line(1, e), line(2, e)];
            let once = [next(lines[1]), next(lines[2])];
            let twice = once.map(next);
            crossings.ahead[e] = lines[0] & once[0] & twice[1];
            crossings.back[e] = lines[0] & twice[0] & once[1];
            crossings.lines[e] = lines;
        }
        crossings
    }

    /// The places of a line in the chute, for the digits of the first group.
    #[inline(always)]
    fn places(&self, chute: usize) -> u32 {
        // In bands the places are stacks, one bit apart; in stacks they are bands.
        if self.step == 1 { 0o7 << (3 * chute) } else { 0o111 << chute }
    }

    /// The crossings of all digits in the chute.
    #[inline(always)]
    fn total(&self, chute: usize) -> u32 {
        let places = self.places(chute) * GROUPS;
        (0..3).map(|e| (self.ahead[e] & places).count_ones() + (self.back[e] & places).count_ones()).sum()
    }

    /// The digit with the fewest crossings in the chute, of those with more than one: its `e`, a place that some of
    /// them go through and others do not, the line of that place, and the places of a line.
    #[inline(always)]
    fn narrowest(&self, chute: usize) -> Option<(usize, u32, usize, u32)> {
        let mut best = (u32::MAX, 0, 0);
        for e in 0..3 {
            for g in 0..3 {
                let places = self.places(chute) << (9 * g);
                let count = (self.ahead[e] & places).count_ones() + (self.back[e] & places).count_ones();
                if count > 1 && count < best.0 {
                    best = (count, e, places);
                }
            }
        }
        let (count, e, places) = best;
        if count == u32::MAX {
            return None;
        }
        let [first, second, _] = self.lines[e];
        // Both ways mark a crossing by its place in the first line: places with one there that is not all there are.
        let marked = (self.ahead[e] | self.back[e]) & places;
        debug_assert!(marked & first == marked);
        if marked & (marked - 1) != 0 {
            return Some((e, marked & marked.wrapping_neg(), 0, places));
        }
        // All go through one place of the first line, so there are two, which part in the second.
        let other = second & places & !marked;
        Some((e, other & other.wrapping_neg(), 1, places))
    }
}
