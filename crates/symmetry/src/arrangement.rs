//! The partial order of the three columns of a stack.
//!
//! An *arrangement* is an ordered partition: blocks of columns are in order, and the columns of one block may
//! still be in any order. There are 13. The next row that is read refines it: within a block, columns with an
//! empty cell in the row split from those with a filled one.
//!
//! ```text
//!   id  blocks of columns 0 1 2          row .X.        empty columns first: {0 2}{1}, and the row reads ..X
//!    0  {0 1 2}                          row XX.        {2}{0}{1} or {2}{1}{0}: digits distinguish columns
//!    :
//! ```

use crate::orders::ORDERS;

/// An arrangement, below [`COUNT`].
pub(crate) type Arrangement = u8;

/// Number of arrangements.
const COUNT: usize = 13;

/// One block.
pub(crate) const OPEN: Arrangement = 0;

/// The block of each column.
type Blocks = [u8; 3];

/// All arrangements; the first is [`OPEN`].
const BLOCKS: [Blocks; COUNT] = {
    let mut table = [[0; 3]; COUNT];
    let (mut code, mut count) = (0, 0);
    while code < 27 {
        let blocks = [code / 9, code / 3 % 3, code % 3];
        if blocks[0] == normal(blocks)[0] && blocks[1] == normal(blocks)[1] && blocks[2] == normal(blocks)[2]
        {
            table[count] = blocks;
            count += 1;
        }
        code += 1;
    }
    assert!(count == COUNT);
    table
};

/// The same order with blocks numbered 0, 1, 2 without gaps.
const fn normal(keys: [u8; 3]) -> Blocks {
    let mut blocks = [0; 3];
    let mut column = 0;
    while column < 3 {
        // The number of different keys that are smaller.
        let (a, b, c) = (keys[0] < keys[column], keys[1] < keys[column], keys[2] < keys[column]);
        let repeated = (a && b && keys[0] == keys[1])
            || (a && c && keys[0] == keys[2])
            || (b && c && keys[1] == keys[2]);
        blocks[column] = a as u8 + b as u8 + c as u8 - repeated as u8;
        column += 1;
    }
    blocks
}

const fn id(blocks: Blocks) -> Arrangement {
    let mut id = 0;
    while BLOCKS[id][0] != blocks[0] || BLOCKS[id][1] != blocks[1] || BLOCKS[id][2] != blocks[2] {
        id += 1;
    }
    id as u8
}

/// The effect of a row on an arrangement. `filled` are the columns of the stack that the row fills, bit 0 the
/// first.
#[derive(Clone, Copy)]
pub(crate) struct Refinement {
    /// The places that the row fills then: bit 2 the first.
    pub(crate) pattern: u8,
    /// One for each order of the filled columns that were in one block.
    arrangements: [Arrangement; 6],
    count: u8,
}

impl Refinement {
    /// The arrangements after the row: digits distinguish the filled columns, so there is one for each of
    /// their orders.
    pub(crate) fn arrangements(&self) -> &[Arrangement] {
        &self.arrangements[..usize::from(self.count)]
    }

    const fn new(blocks: Blocks, filled: usize, filled_first: bool) -> Self {
        let mut keys = [0; 3];
        let mut column = 0;
        while column < 3 {
            let is_late = (filled >> column & 1 == 1) != filled_first;
            keys[column] = 2 * blocks[column] + is_late as u8;
            column += 1;
        }
        let columns = COLUMNS[id(normal(keys)) as usize];
        let mut pattern = 0;
        let mut place = 0;
        while place < 3 {
            if filled >> (columns >> (4 * place) & 3) & 1 == 1 {
                pattern |= 4 >> place;
            }
            place += 1;
        }
        let (mut arrangements, mut count, mut i) = ([0; 6], 0, 0);
        while i < 6 {
            let mut split = [0; 3];
            let mut column = 0;
            while column < 3 {
                let is_filled = filled >> column & 1 == 1;
                split[column] = 3 * keys[column] + if is_filled { ORDERS[i][column] } else { 0 };
                column += 1;
            }
            let arrangement = id(normal(split));
            let mut known = 0;
            while known < count && arrangements[known] != arrangement {
                known += 1;
            }
            if known == count {
                arrangements[count] = arrangement;
                count += 1;
            }
            i += 1;
        }
        Self { pattern, arrangements, count: count as u8 }
    }
}

/// The columns in an order of the arrangement: four bits each, the first one lowest. Padded so that no index
/// below 16 needs a bounds check.
pub(crate) static COLUMNS: [u16; 16] = {
    let mut table = [0; 16];
    let mut id = 0;
    while id < COUNT {
        let blocks = BLOCKS[id];
        let (mut place, mut block) = (0, 0);
        while block < 3 {
            let mut column = 0;
            while column < 3 {
                if blocks[column] == block {
                    table[id] |= (column as u16) << (4 * place);
                    place += 1;
                }
                column += 1;
            }
            block += 1;
        }
        id += 1;
    }
    table
};

/// The effect of each row on each arrangement.
pub(crate) struct Refinements {
    /// Indexed by `8 * arrangement + filled`.
    table: [Refinement; 8 * 16],
    /// The patterns alone: three bits for each way to fill the stack, the empty one lowest.
    patterns: [u32; 16],
}

impl Refinements {
    /// Empty columns are first in their block.
    pub(crate) const EMPTY_FIRST: Self = Self::new(false);
    /// Filled columns are first in their block.
    pub(crate) const FILLED_FIRST: Self = Self::new(true);

    const fn new(filled_first: bool) -> Self {
        let mut table = [Refinement { pattern: 0, arrangements: [0; 6], count: 0 }; 8 * 16];
        let (mut patterns, mut i) = ([0; 16], 0);
        while i < 8 * COUNT {
            table[i] = Refinement::new(BLOCKS[i / 8], i % 8, filled_first);
            patterns[i / 8] |= (table[i].pattern as u32) << (3 * (i % 8));
            i += 1;
        }
        Self { table, patterns }
    }

    pub(crate) fn of(&self, arrangement: Arrangement, filled: u16) -> &Refinement {
        &self.table[usize::from(arrangement & 15) << 3 | usize::from(filled & 7)]
    }

    /// The patterns of all eight ways to fill the stack, three bits each, that of the empty one lowest.
    pub(crate) fn patterns(&self, arrangement: Arrangement) -> u32 {
        self.patterns[usize::from(arrangement & 15)]
    }
}

/// The orders of the columns that the arrangement leaves open.
pub(crate) fn open_orders(arrangement: Arrangement) -> impl Iterator<Item = u16> + Clone {
    let blocks = BLOCKS[usize::from(arrangement)];
    let fits = move |order: &[u8; 3]| {
        let [a, b, c] = order.map(|column| blocks[usize::from(column)]);
        a <= b && b <= c
    };
    ORDERS.into_iter().filter(fits).map(|[a, b, c]| u16::from(a) | u16::from(b) << 4 | u16::from(c) << 8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refining_keeps_the_order_of_blocks_and_says_what_the_row_reads() {
        for (table, filled_first) in [(&Refinements::EMPTY_FIRST, false), (&Refinements::FILLED_FIRST, true)]
        {
            for (arrangement, blocks) in (0..).zip(BLOCKS) {
                for filled in 0..8 {
                    let is_filled = |column: u16| filled >> column & 1 == 1;
                    let refinement = table.of(arrangement, filled);
                    // All orders that the arrangement leaves open, and the row's pattern under each.
                    let reads = |order: u16| {
                        (0..3)
                            .fold(0, |read, place| read << 1 | u8::from(is_filled(order >> (4 * place) & 15)))
                    };
                    let all: Vec<u8> = open_orders(arrangement).map(reads).collect();
                    let best = if filled_first { all.iter().max() } else { all.iter().min() };
                    assert_eq!(Some(&refinement.pattern), best, "{blocks:?} {filled:03b}");
                    // The orders left are those that read so, each once.
                    let mut left: Vec<u16> = open_orders(arrangement)
                        .filter(|order| reads(*order) == refinement.pattern)
                        .collect();
                    let mut split: Vec<u16> =
                        refinement.arrangements().iter().flat_map(|split| open_orders(*split)).collect();
                    split.sort_unstable();
                    left.sort_unstable();
                    assert_eq!(split, left);
                }
            }
        }
    }
}
