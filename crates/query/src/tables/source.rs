//! Where the rows of our tables come from, as data: any machine that is told can make them.

use super::generate::Order;
use super::made;
use super::produced::Outlet;
use super::puzzle_files::{self, PuzzleFile};
use super::vicinity::Around;
use datafusion::arrow::datatypes::SchemaRef;
use datafusion::common::Result;
use serde::{Deserialize, Serialize};

/// Where rows come from.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Source {
    /// Puzzles made to order.
    Generate(Order),
    /// Puzzles near a puzzle.
    Vicinity(Around),
    /// Files, one after the other.
    Files(Vec<PuzzleFile>),
}

/// What rows look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Shape {
    /// Puzzles with numbers.
    Made,
    /// Puzzles with what files say of them.
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
    /// What its rows look like.
    pub(super) const fn shape(&self) -> Shape {
        match self {
            Self::Generate(_) | Self::Vicinity(_) => Shape::Made,
            Self::Files(_) => Shape::Filed,
        }
    }

    /// The same rows in parts, no more than so many, that are read at the same time.
    pub(super) fn parts(&self, most: usize) -> Vec<Self> {
        match self {
            Self::Generate(_) | Self::Vicinity(_) => vec![self.clone()],
            Self::Files(files) => {
                let together = files.len().div_ceil(most.max(1)).max(1);
                files.chunks(together).map(|files| Self::Files(files.to_vec())).collect()
            }
        }
    }

    /// Gives rows away: these columns of them, and no more than `most`.
    pub(super) fn read(&self, columns: &[usize], most: Option<usize>, outlet: &Outlet) -> Result<()> {
        match self {
            Self::Generate(order) => made::read(order, columns, most, outlet),
            Self::Vicinity(around) => made::read(around, columns, most, outlet),
            Self::Files(files) => puzzle_files::read(files, columns, most, outlet),
        }
    }
}
