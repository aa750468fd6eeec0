//! Cells one after the other, each of which sees the one before and the one after, and none of the others.

use sudokit_core::{Cell, CellSet};

/// Cells in order: a ring, whose last cell sees the first, or a chain.
pub(super) struct Ring {
    pub(super) cells: Vec<Cell>,
    pub(super) is_closed: bool,
}

impl Ring {
    /// The cells in order, if they are a ring or a chain. A chain begins with the end that comes first.
    pub(super) fn of(cells: CellSet) -> Option<Self> {
        let seen = |cell: Cell| cells & cell.peers();
        let ends: CellSet = cells.iter().filter(|cell| seen(*cell).len() == 1).collect();
        let is_closed = match ends.len() {
            0 => true,
            2 => false,
            _ => return None,
        };
        if cells.iter().any(|cell| seen(cell).len() > 2) {
            return None;
        }
        let mut order = vec![ends.first().or(cells.first())?];
        let mut left = cells.without(order[0]);
        while let Some(next) = order.last().and_then(|last| (left & last.peers()).first()) {
            left = left.without(next);
            order.push(next);
        }
        (left.is_empty()).then_some(Self { cells: order, is_closed })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ring(cells: &[(usize, usize)]) -> Option<Ring> {
        Ring::of(cells.iter().map(|(row, column)| Cell::at(*row, *column)).collect())
    }

    #[test]
    fn rings_chains_and_others_are_told_apart() {
        let five = ring(&[(0, 0), (0, 3), (4, 3), (4, 1), (1, 1)]).expect("a ring");
        assert!(five.is_closed && five.cells.len() == 5);
        let chain = ring(&[(0, 0), (0, 3), (4, 3)]).expect("a chain");
        assert!(!chain.is_closed && chain.cells[1] == Cell::at(0, 3));
        // Two chains, a fork, and a ring with a chord.
        assert!(ring(&[(0, 0), (0, 3), (4, 4), (4, 7)]).is_none());
        assert!(ring(&[(0, 0), (0, 3), (0, 6), (4, 3)]).is_none());
        assert!(ring(&[]).is_none());
    }
}
