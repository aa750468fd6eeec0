//! Sources of rows as data, which any machine of a cluster can read.

use super::generate::Order;
use super::made;
use super::produced::Outlet;
use super::puzzle_files::{self, PuzzleFile};
use super::vicinity::Around;
use datafusion::arrow::datatypes::SchemaRef;
use datafusion::common::Result;
use serde::{Deserialize, Serialize};

/// A source of rows.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Source {
    /// Puzzles made to order.
    Generate(Order),
    /// Puzzles near a puzzle.
    Vicinity(Around),
    /// Files, one after the other.
    Files(Vec<PuzzleFile>),
}

/// The columns of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Shape {
    /// Puzzles with numbers.
    Made,
    /// Puzzles with the properties that files have.
    Filed,
}

impl Shape {
    /// The columns.
    pub(super) fn schema(self) -> SchemaRef {
        match self {
            Self::Made => made::schema(),
            Self::Filed => puzzle_files::schema(),
        }
    }
}

impl Source {
    /// The columns of its rows.
    pub(super) const fn shape(&self) -> Shape {
        match self {
            Self::Generate(_) | Self::Vicinity(_) => Shape::Made,
            Self::Files(_) => Shape::Filed,
        }
    }

    /// The same rows as at most so many sources, for reading in parallel.
    pub(super) fn parts(&self, most: usize) -> Vec<Self> {
        match self {
            Self::Generate(_) | Self::Vicinity(_) => vec![self.clone()],
            Self::Files(files) => {
                let together = files.len().div_ceil(most.max(1)).max(1);
                files.chunks(together).map(|files| Self::Files(files.to_vec())).collect()
            }
        }
    }

    /// Passes on at most `most` rows with these columns.
    pub(super) fn read(&self, columns: &[usize], most: Option<usize>, outlet: &Outlet) -> Result<()> {
        match self {
            Self::Generate(order) => made::read(order, columns, most, outlet),
            Self::Vicinity(around) => made::read(around, columns, most, outlet),
            Self::Files(files) => puzzle_files::read(files, columns, most, outlet),
        }
    }
}
