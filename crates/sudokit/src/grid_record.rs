//! Records of the unavoidable sets of a grid.

use crate::generate::Hitting;
use crate::{CellSet, Solution};
use std::fmt;

/// A grid, and a fact about its unavoidable sets. It prints as the line of `sudoku unavoidable`. With the
/// feature `serde` it becomes the JSON of `schema/unavoidable.json`.
///
/// ```
/// use sudokit::{AboutGrid, GridRecord, Solution, generate::Unavoidable};
///
/// let grid: Solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179".parse()?;
/// let sets = Unavoidable::new().up_to(&grid, 6);
/// let record = GridRecord { grid, about: AboutGrid::sizes(&sets) };
/// assert!(record.to_string().starts_with(&format!("{} 4:", sets.len())));
/// # Ok::<(), sudokit::NotASolution>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GridRecord {
    /// The grid.
    pub grid: Solution,
    /// The fact.
    pub about: AboutGrid,
}

/// A fact about the unavoidable sets of a grid.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AboutGrid {
    /// One of the sets.
    Set(CellSet),
    /// For each size the number of sets: cells of a set, number of sets.
    Sizes(Vec<(usize, usize)>),
    /// The number of givens that hit all of them.
    Bound(Hitting),
}

impl AboutGrid {
    /// Counts these sets, sorted by size, by their sizes.
    pub fn sizes(sets: &[CellSet]) -> Self {
        let same = sets.chunk_by(|a, b| a.len() == b.len());
        Self::Sizes(same.map(|same| (same[0].len(), same.len())).collect())
    }
}

/// The cells of a set; the number of sets and `SIZE:SETS` for each size; the number of givens, or
/// `LEAST..ENOUGH`.
impl fmt::Display for AboutGrid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Set(cells) => cells.fmt(f),
            Self::Sizes(sizes) => {
                let all: usize = sizes.iter().map(|(_, sets)| sets).sum();
                write!(f, "{all} ")?;
                let each: Vec<String> = sizes.iter().map(|(size, sets)| format!("{size}:{sets}")).collect();
                f.write_str(&each.join(" "))
            }
            Self::Bound(hitting) => match (hitting.at_least, hitting.cells.len()) {
                (least, enough) if least == enough => least.fmt(f),
                (least, enough) => write!(f, "{least}..{enough}"),
            },
        }
    }
}

impl fmt::Display for GridRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.about.fmt(f)
    }
}
