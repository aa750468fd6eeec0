//! Weak and strong links of a grid, in Sudoku Explainer's order.

use super::super::grid::{Grid, bits, box_row_column, cell_at, position, which};
use sudokit_core::{Candidate, Cell, Digit, House};

/// The link from a node's parent to the node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum LinkReason {
    /// It is the assumption.
    Assumed,
    /// The candidates of its cell.
    Cell,
    /// The places of its digit in the box,
    Block,
    /// in the row,
    Row,
    /// in the column.
    Column,
    /// A pattern that there is by now.
    Pattern,
}

/// The houses of a cell in order, with the reasons that they are.
pub(super) const HOUSES: [LinkReason; 3] = [LinkReason::Block, LinkReason::Row, LinkReason::Column];

impl LinkReason {
    /// The house, if it is one.
    pub(super) const fn house(self, cell: Cell) -> Option<House> {
        let [row, column, block] = cell.houses();
        match self {
            Self::Block => Some(block),
            Self::Row => Some(row),
            Self::Column => Some(column),
            Self::Assumed | Self::Cell | Self::Pattern => None,
        }
    }

    /// The reason that a house is.
    pub(super) const fn of_house(house: House) -> Self {
        match house.index() / 9 {
            0 => Self::Row,
            1 => Self::Column,
            _ => Self::Block,
        }
    }
}

/// The absent candidates on which a node of a chain relies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Site {
    /// The candidates of a cell.
    Cell(Cell),
    /// The places of a digit in a house.
    House(House, Digit),
}

impl Site {
    /// The site of a node that was reached for this reason.
    pub(super) fn of(candidate: Candidate, reason: LinkReason) -> Option<Self> {
        match reason {
            LinkReason::Assumed | LinkReason::Pattern => None,
            LinkReason::Cell => Some(Self::Cell(candidate.cell())),
            house => house.house(candidate.cell()).map(|house| Self::House(house, candidate.digit())),
        }
    }

    /// True if two candidates are left.
    pub(super) fn is_strong(self, grid: &Grid) -> bool {
        match self {
            Self::Cell(cell) => grid.candidates(cell).len() == 2,
            Self::House(house, digit) => grid.places(house, digit).count_ones() == 2,
        }
    }
}

/// The links to follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Follow {
    /// Between the candidates of a cell.
    pub(super) cells: bool,
    /// Strong links between two places of a digit in a house. The weak ones are always followed.
    pub(super) houses: bool,
}

impl Follow {
    pub(super) const HOUSES: Self = Self { cells: false, houses: true };
    pub(super) const CELLS: Self = Self { cells: true, houses: false };
    pub(super) const BOTH: Self = Self { cells: true, houses: true };
}

/// Visits the nodes that an on-node makes off.
#[inline]
pub(super) fn weak(
    grid: &Grid,
    from: Candidate,
    follow: Follow,
    mut visit: impl FnMut(Candidate, LinkReason),
) {
    let (cell, digit) = (from.cell(), from.digit());
    if follow.cells {
        for other in grid.candidates(cell).without(digit) {
            visit(Candidate::at(cell, other), LinkReason::Cell);
        }
    }
    let mut seen = grid.cells_with(digit) & cell.peers();
    for (house, reason) in box_row_column(cell).into_iter().zip(HOUSES) {
        let here = seen & house.cells();
        seen -= here;
        for peer in here {
            visit(Candidate::at(peer, digit), reason);
        }
    }
}

/// A few candidates, with the reasons for them.
#[derive(Clone, Copy)]
pub(super) struct Few {
    list: [(Candidate, LinkReason); 4],
    length: usize,
}

impl Few {
    #[inline]
    pub(super) fn as_slice(&self) -> &[(Candidate, LinkReason)] {
        &self.list[..self.length]
    }

    #[inline]
    fn add(&mut self, candidate: Candidate, reason: LinkReason) {
        if self.as_slice().iter().all(|(known, _)| *known != candidate) {
            self.list[self.length] = (candidate, reason);
            self.length += 1;
        }
    }
}

/// The nodes that an off-node, still a candidate, makes on.
#[inline]
pub(super) fn strong(grid: &Grid, from: Candidate, follow: Follow) -> Few {
    let (cell, digit) = (from.cell(), from.digit());
    let mut found = Few { list: [(from, LinkReason::Assumed); 4], length: 0 };
    if follow.cells
        && let Some(other) = other_candidate(grid, cell, digit)
    {
        found.add(Candidate::at(cell, other), LinkReason::Cell);
    }
    if follow.houses {
        for (house, reason) in box_row_column(cell).into_iter().zip(HOUSES) {
            if let Some(other) = other_place(grid, house, cell, digit) {
                found.add(Candidate::at(other, digit), reason);
            }
        }
    }
    found
}

/// Visits the cells with two candidates and the houses with two places of a digit, as far as they are to be
/// followed.
pub(super) fn strong_sites(grid: &Grid, follow: Follow, mut visit: impl FnMut(Site, [Candidate; 2])) {
    // Both ends of a set of two.
    let ends = |set: u16| [set.trailing_zeros() as usize, set.ilog2() as usize];
    if follow.cells {
        for cell in grid.cells_of_size(2) {
            let pair = ends(grid.candidates(cell).bits());
            visit(Site::Cell(cell), pair.map(|digit| Candidate::at(cell, Digit::from_index(digit))));
        }
    }
    if follow.houses {
        for house in House::all() {
            let places = grid.all_places(house);
            let is_two = |places: u16| {
                let rest = places & places.wrapping_sub(1);
                rest != 0 && rest & rest.wrapping_sub(1) == 0
            };
            for digit in bits(which(places, is_two)).map(Digit::from_index) {
                let pair = ends(places[digit.index()]);
                visit(Site::House(house, digit), pair.map(|at| Candidate::at(cell_at(house, at), digit)));
            }
        }
    }
}

/// The other candidate of a cell with two.
#[inline]
pub(super) fn other_candidate(grid: &Grid, cell: Cell, digit: Digit) -> Option<Digit> {
    let rest = grid.candidates(cell).without(digit).bits();
    rest.is_power_of_two().then(|| Digit::from_index(rest.trailing_zeros() as usize))
}

/// The other place of a digit in a house with two.
#[inline]
pub(super) fn other_place(grid: &Grid, house: House, cell: Cell, digit: Digit) -> Option<Cell> {
    let rest = grid.places(house, digit) & !(1 << position(house, cell));
    rest.is_power_of_two().then(|| cell_at(house, rest.trailing_zeros() as usize))
}
