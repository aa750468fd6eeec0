//! The 416 classes of bands.
//!
//! Up to symmetries and relabelling there are 416 ways to fill a band of a full grid (Guenter Stertenbrink,
//! 2005). They are computed from a band of each of the 72,576 places (`band_places.rs`); the class of any
//! other band is that of its place.

use crate::band_places;
use crate::grid_minlex::{GridSearch, RowKey};
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
    /// The class of each place.
    classes: Box<[u16]>,
}

impl Bands {
    /// Number of classes: 416.
    pub const COUNT: usize = 416;

    /// Computes the classes, which takes some hundredths of a second.
    #[expect(clippy::new_without_default, reason = "a default should cost nothing")]
    pub fn new() -> Self {
        let mut search = GridSearch::default();
        let least: Vec<[RowKey; 2]> = band_places::bands().map(|rows| search.least_band(&rows)).collect();
        let mut rows = least.clone();
        rows.sort_unstable();
        rows.dedup();
        let class = |least| rows.binary_search(least).expect("it is one of them") as u16;
        let classes = least.iter().map(class).collect();
        Self { rows, classes }
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
        usize::from(self.classes[band_places::place(&rows)])
    }

    /// Number of bands in a class, counting relabelled ones: of 948,109,639,680 in all.
    ///
    /// # Panics
    /// If `index` is 416 or more.
    pub fn size(&self, index: usize) -> u64 {
        assert!(index < Self::COUNT, "there are 416 classes");
        let places = self.classes.iter().filter(|class| usize::from(**class) == index).count();
        // A place stands for all relabellings and all orders of the columns of the second and the third box.
        362_880 * 6 * 6 * places as u64
    }

    /// The class of each place of a band.
    pub(crate) fn classes(&self) -> &[u16] {
        &self.classes
    }

    /// The least band of a class: three rows.
    ///
    /// # Panics
    /// If `index` is 416 or more.
    pub fn least(&self, index: usize) -> [[Digit; 9]; 3] {
        let [second, third] = self.rows[index];
        [0x1_2345_6789, second, third].map(|key| {
            std::array::from_fn(|place| Digit::from_index((key >> (4 * (8 - place)) & 15) as usize - 1))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_classes_as_were_counted_in_2005() {
        let bands = Bands::new();
        assert_eq!(bands.rows.len(), Bands::COUNT);
        // The least band of a class is in the class.
        let mut search = GridSearch::default();
        for (index, rows) in bands.rows.iter().enumerate() {
            let least = bands.least(index).map(|row| row.map(|digit| digit.get() - 1));
            assert_eq!(search.least_band(&least), *rows);
        }
    }
}
