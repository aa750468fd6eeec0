//! The points of a path at which patterns are looked for.

use super::Means;
use crate::Board;
use crate::logic::Path;
use sudokit_core::{Cancel, named};

/// A point on the path of easy techniques. The board there does not depend on their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Point {
    /// Nothing is done yet.
    Start,
    /// Singles are done, to the end.
    Singles,
    /// Singles, locked candidates and subsets are done, to the end.
    Basics,
}

named!(Point, "a point of the way");

impl Point {
    /// All points, in order.
    pub const ALL: [Self; 3] = [Self::Start, Self::Singles, Self::Basics];

    /// `start`, `singles` or `basics`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Singles => "singles",
            Self::Basics => "basics",
        }
    }

    /// The board there.
    pub(super) fn reached(self, start: &Board, cancel: &Cancel) -> Board {
        let mut board = *start;
        let means = match self {
            Self::Start => return board,
            Self::Singles => Means::Singles,
            Self::Basics => Means::Basics,
        };
        Path::new(&mut board, means.schedule()).until_cancelled(cancel).for_each(drop);
        board
    }
}
