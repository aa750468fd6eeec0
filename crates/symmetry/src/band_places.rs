//! A number for every band, up to relabelling and sorting of columns.
//!
//! Digits are named by their places in the first box; columns of the other two boxes are sorted by their
//! digits in the first row. Three choices remain:
//!
//! ```text
//!   1 2 3 | 4 7 5 | 6 8 9      the digits that the second box has in each row: one of 56 splits;
//!   4 5 6 | 8 1 9 | 7 2 3      the third box has the others
//!   7 8 9 | 2 3 6 | 1 4 5      the orders of its other rows under the first: one of 36 ways for each box
//! ```
//!
//! So there are 56 · 36 · 36 = 72,576 places, few enough for a table of their classes.

use crate::orders::ORDERS;

/// Number of ways to put two rows of a box under the first.
pub(crate) const WAYS: usize = 36;

/// Number of places.
#[cfg(test)]
const COUNT: usize = SPLITS * WAYS * WAYS;

/// Number of ways to split the digits outside the first box among the rows of the second.
const SPLITS: usize = 56;

/// The name of each digit, both from 0: its place in the first box, row by row.
pub(crate) type Names = [u8; 9];

/// The three rows of a box.
pub(crate) type Rows = [[u8; 3]; 3];

/// The digits' names in a band with this first box.
pub(crate) fn names(first: &Rows) -> Names {
    let mut names = [0; 9];
    for (name, digit) in (0..).zip(first.as_flattened()) {
        names[usize::from(*digit)] = name;
    }
    names
}

/// The place of a band; digits from 0.
pub(crate) fn place(rows: &[[u8; 9]; 3]) -> usize {
    let [first, second, third] =
        [0, 3, 6].map(|column| rows.map(|row| [row[column], row[column + 1], row[column + 2]]));
    let names = names(&first);
    place_of_two(&names, &second) + way(&names, &third)
}

/// The part of a band's place that the first two boxes settle; add the [`way`] of the third.
pub(crate) fn place_of_two(names: &Names, second: &Rows) -> usize {
    let sets = second.map(|row| row.iter().fold(0, |set, digit| set | 1_u16 << names[usize::from(*digit)]));
    (usize::from(SPLIT[key(sets)]) * WAYS + way(names, second)) * WAYS
}

/// The orders of the second and third row of a box relative to the first, as a number.
pub(crate) fn way(names: &Names, rows: &Rows) -> usize {
    let orders = rows.map(|row| {
        let [a, b, c] = row.map(|digit| names[usize::from(digit)]);
        order(u8::from(b < a) + u8::from(c < a), u8::from(a < b) + u8::from(c < b))
    });
    way_of_orders(orders)
}

/// The order of three digits, from the ranks of the first two.
pub(crate) fn order(first: u8, second: u8) -> u8 {
    ORDER_OF_RANKS[usize::from(3 * first + second) & 15]
}

/// The way of three rows in these orders.
#[inline]
pub(crate) fn way_of_orders(orders: [u8; 3]) -> usize {
    let [first, second, third] = orders.map(|order| usize::from(order) & 7);
    6 * usize::from(UNDER[first][second]) + usize::from(UNDER[first][third])
}

/// The ways, as bits, that remain for three rows whose first column has digits of these ranks. The index is
/// `9 * first + 3 * second + third`.
pub(crate) static WAYS_OF_RANKS: [u64; 27] = {
    let mut table = [0; 27];
    let mut i = 0;
    while i < 27 * 8 {
        let (ranks, turns) = ([i / 72, i / 24 % 3, i / 8 % 3], i % 8);
        let mut orders = [0; 3];
        let mut row = 0;
        while row < 3 {
            // The second column has one of the two other ranks.
            let second = (ranks[row] + 1 + (turns >> row & 1)) % 3;
            orders[row] = ORDER_OF_RANKS[3 * ranks[row] + second] as usize;
            row += 1;
        }
        let [first, second, third] = orders;
        table[i / 8] |= 1 << (6 * UNDER[first][second] + UNDER[first][third]);
        i += 1;
    }
    table
};

/// A band of each place, in order; digits from 0.
pub(crate) fn bands() -> impl Iterator<Item = [[u8; 9]; 3]> {
    let splits = (0..1 << 12).filter_map(|key| {
        let sets = sets(key)?;
        Some((SPLIT[key], sets))
    });
    let mut splits: Vec<(u8, [u16; 3])> = splits.collect();
    splits.sort_unstable();
    let ways = || ORDERS.into_iter().flat_map(|second| ORDERS.map(|third| [ORDERS[0], second, third]));
    splits.into_iter().flat_map(move |(_, sets)| {
        ways().flat_map(move |second| {
            ways().map(move |third| {
                std::array::from_fn(|row| {
                    let first = 7_u16 << (3 * row);
                    let boxes = [first, sets[row], 0x1FF ^ first ^ sets[row]].map(digits);
                    let orders = [ORDERS[0], second[row], third[row]];
                    std::array::from_fn(|column| {
                        boxes[column / 3][usize::from(orders[column / 3][column % 3])]
                    })
                })
            })
        })
    })
}

/// The three digits of a set, the least first.
fn digits(set: u16) -> [u8; 3] {
    let mut left = set;
    [(); 3].map(|()| {
        let digit = left.trailing_zeros() as u8;
        left &= left.wrapping_sub(1);
        digit
    })
}

/// The key of a split: the second box's digits in the first row, which are not 0 to 2, and in the second, not
/// 3 to 5.
const fn key(sets: [u16; 3]) -> usize {
    ((sets[0] >> 3 & 0x3F) | (sets[1] & 7) << 6 | (sets[1] >> 6 & 7) << 9) as usize
}

/// The digits that the second box has in each row, if this is a split.
const fn sets(key: usize) -> Option<[u16; 3]> {
    let key = key as u16;
    let (first, second) = ((key & 0x3F) << 3, (key >> 6 & 7) | (key >> 9 & 7) << 6);
    let third = 0x1FF ^ first ^ second;
    let fits = first & second == 0
        && first.count_ones() == 3
        && second.count_ones() == 3
        // The last row of the first box has 6 to 8.
        && third & 0x1C0 == 0;
    if fits { Some([first, second, third]) } else { None }
}

/// The number of each split.
static SPLIT: [u8; 1 << 12] = {
    let mut table = [0; 1 << 12];
    let (mut key, mut count) = (0, 0);
    while key < 1 << 12 {
        if sets(key).is_some() {
            table[key] = count;
            count += 1;
        }
        key += 1;
    }
    assert!(count as usize == SPLITS);
    table
};

/// The index of the order whose first two digits have these ranks.
const ORDER_OF_RANKS: [u8; 16] = {
    let mut table = [0; 16];
    let mut i = 0;
    while i < 6 {
        table[3 * ORDERS[i][0] as usize + ORDERS[i][1] as usize] = i as u8;
        i += 1;
    }
    table
};

/// The second order relative to the first: its order after the columns are sorted by the first.
const UNDER: [[u8; 8]; 8] = {
    let mut table = [[0; 8]; 8];
    let mut i = 0;
    while i < 36 {
        let (first, second) = (i / 6, i % 6);
        let mut sorted = [0; 3];
        let mut column = 0;
        while column < 3 {
            sorted[ORDERS[first][column] as usize] = ORDERS[second][column] as usize;
            column += 1;
        }
        table[first][second] = ORDER_OF_RANKS[3 * sorted[0] + sorted[1]];
        i += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_has_a_band_and_its_columns_may_be_swapped() {
        let mut count = 0;
        for (expected, rows) in bands().enumerate() {
            assert_eq!(place(&rows), expected);
            if expected % 997 == 0 {
                let swapped = rows.map(|[a, b, c, d, e, f, g, h, i]| [a, b, c, f, d, e, h, g, i]);
                assert_eq!(place(&swapped), expected);
            }
            count += 1;
        }
        assert_eq!(count, COUNT);
    }

    #[test]
    fn each_way_is_left_for_three_triples_of_ranks() {
        for way in 0..WAYS {
            assert_eq!(WAYS_OF_RANKS.iter().filter(|ways| **ways >> way & 1 == 1).count(), 3);
        }
        assert!(WAYS_OF_RANKS.iter().all(|ways| ways.count_ones() == 4 && ways >> WAYS == 0));
    }
}
