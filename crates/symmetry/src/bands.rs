//! The 416 classes of bands.
//!
//! Up to its symmetries and the names of its digits there are 416 ways to fill a band of a full grid (Guenter Stertenbrink,
//! 2005). The least image of a band begins with 123456789 and goes on with 456 or 457, so the classes are found by looking
//! at every band that begins like this: a few thousand.

use crate::grid::{GridSearch, RowKey};
use crate::orders::ORDERS;
use std::collections::BTreeSet;
use sudokit_core::{Chute, Digit, Solution};

/// The classes of bands, in minlex order.
///
/// ```
/// use sudokit_core::{Chute, Solution};
/// use sudokit_symmetry::Bands;
///
/// let bands = Bands::new();
/// // The first band of the last grid of the catalogue is of the last class.
/// let last: Solution =
///     "123456789457893612986217354274538196531964827698721435342685971715349268869172543".parse()?;
/// assert_eq!(bands.index(&last, Chute::band(0)), 415);
/// # Ok::<(), sudokit_core::NotASolution>(())
/// ```
#[derive(Clone, Debug)]
pub struct Bands {
    /// The second and the third row of each least band.
    rows: Vec<[RowKey; 2]>,
}

impl Bands {
    /// How many there are: 416.
    ///
    /// ```
    /// # use sudokit_symmetry::Bands;
    /// assert_eq!(Bands::COUNT, 416);
    /// ```
    pub const COUNT: usize = 416;

    /// Works them out, which takes some hundredths of a second.
    ///
    /// ```
    /// # use sudokit_symmetry::Bands;
    /// let bands = Bands::new();
    /// ```
    #[expect(clippy::new_without_default, reason = "a default should cost nothing")]
    pub fn new() -> Self {
        let mut search = GridSearch::default();
        let mut classes = BTreeSet::new();
        for second in second_rows() {
            for third in third_rows(&second) {
                classes.insert(search.least_band(&[[0, 1, 2, 3, 4, 5, 6, 7, 8], second, third]));
            }
        }
        Self { rows: classes.into_iter().collect() }
    }

    /// The class of a chute of a grid, 0 to 415 in minlex order. Lists of bands count from 1.
    ///
    /// ```
    /// # use sudokit_core::{Chute, Solution};
    /// # use sudokit_symmetry::Bands;
    /// let first: Solution =
    ///     "123456789456789123789123456214365897365897214897214365531642978642978531978531642".parse()?;
    /// assert_eq!(Bands::new().index(&first, Chute::band(0)), 0);
    /// # Ok::<(), sudokit_core::NotASolution>(())
    /// ```
    pub fn index(&self, grid: &Solution, chute: Chute) -> usize {
        let rows = chute.lines().map(|line| line.house().cell_list().map(|cell| grid.digit(cell).get() - 1));
        let least = GridSearch::default().least_band(&rows);
        self.rows.binary_search(&least).expect("every band is of one of the classes")
    }

    /// The least band of a class: three rows.
    ///
    /// # Panics
    /// If `index` is 416 or more.
    ///
    /// ```
    /// # use sudokit_core::Digit;
    /// # use sudokit_symmetry::Bands;
    /// let [_, second, _] = Bands::new().least(0);
    /// assert_eq!(second.map(Digit::get), [4, 5, 6, 7, 8, 9, 1, 2, 3]);
    /// ```
    pub fn least(&self, index: usize) -> [[Digit; 9]; 3] {
        let [second, third] = self.rows[index];
        [0x1_2345_6789, second, third].map(|key| {
            std::array::from_fn(|place| Digit::from_index((key >> (4 * (8 - place)) & 15) as usize - 1))
        })
    }
}

/// Every row, digits from 0, that may come second in a least band.
fn second_rows() -> Vec<[u8; 9]> {
    // The digits that the three boxes get: all of the next box, or two of it and one of the other.
    let mut shares = vec![[[3, 4, 5], [6, 7, 8], [0, 1, 2]]];
    for kept in 0..3 {
        let given = [[1, 2], [0, 2], [0, 1]][usize::from(kept)];
        shares.push([[3, 4, 6], [kept, 7, 8], [given[0], given[1], 5]]);
    }
    let mut rows = Vec::new();
    for [first, second, third] in shares {
        for middle in ORDERS {
            for last in ORDERS {
                let (second, third) =
                    (middle.map(|i| second[usize::from(i)]), last.map(|i| third[usize::from(i)]));
                rows.push(std::array::from_fn(|place| [first, second, third][place / 3][place % 3]));
            }
        }
    }
    rows
}

/// Every row, digits from 0, that completes a band of 123456789 and this second row.
fn third_rows(second: &[u8; 9]) -> Vec<[u8; 9]> {
    let left = [0, 3, 6].map(|own| {
        let missing =
            |digit: &u8| usize::from(*digit) / 3 * 3 != own && !second[own..own + 3].contains(digit);
        let digits: Vec<u8> = (0..9).filter(missing).collect();
        [digits[0], digits[1], digits[2]]
    });
    let mut rows = Vec::new();
    for first in ORDERS {
        for second in ORDERS {
            for third in ORDERS {
                let orders = [first, second, third];
                rows.push(std::array::from_fn(|place| {
                    left[place / 3][usize::from(orders[place / 3][place % 3])]
                }));
            }
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_classes_as_were_counted_in_2005() {
        let bands = Bands::new();
        assert_eq!(bands.rows.len(), Bands::COUNT);
        // Every class is that of its least band.
        let mut search = GridSearch::default();
        for (index, rows) in bands.rows.iter().enumerate() {
            let least = bands.least(index).map(|row| row.map(|digit| digit.get() - 1));
            assert_eq!(search.least_band(&least), *rows);
        }
    }
}
