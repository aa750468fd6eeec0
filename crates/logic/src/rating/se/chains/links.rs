//! Weak and strong links of a grid, in Sudoku Explainer's order.

use super::super::grid::{Grid, Left, bits, which};
use crate::facts::Variable;
use sudokit_core::Candidate;

/// The link from a node's parent to the node. Those of variables are numbered as the variables of a
/// candidate are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum LinkReason {
    /// The candidates of its cell.
    Cell,
    /// The places of its digit in the row,
    Row,
    /// in the column,
    Column,
    /// in the box.
    Block,
    /// It is the assumption.
    Assumed,
    /// A pattern that there is by now.
    Pattern,
}

impl LinkReason {
    /// The reason that a variable is.
    pub(super) const fn of(variable: Variable) -> Self {
        match variable {
            Variable::Cell(_) => Self::Cell,
            Variable::Place(house, _) => [Self::Row, Self::Column, Self::Block][house.index() / 9],
        }
    }

    /// The variable that links a candidate to others, if one does. A node reached in this way relies on the
    /// candidates absent from it.
    pub(super) fn variable(self, candidate: Candidate) -> Option<Variable> {
        Variable::of(candidate).get(self as usize).copied()
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

/// The nodes that an off-node, still a candidate, makes on: the other candidate of each of its variables that
/// has two. A candidate that shares two such variables comes twice.
#[inline]
pub(super) fn strong(
    left: &Left,
    from: Candidate,
    follow: Follow,
) -> impl Iterator<Item = (Candidate, LinkReason)> {
    let [cell, row, column, block] = left.others(from);
    let others = [cell, block, row, column];
    let mut single = 0;
    for (i, others) in others.into_iter().enumerate() {
        single |= u16::from(others.is_power_of_two()) << i;
    }
    let followed = u16::from(follow.cells) | if follow.houses { 0b1110 } else { 0 };
    bits(single & followed).map(move |i| {
        let reason = [LinkReason::Cell, LinkReason::Block, LinkReason::Row, LinkReason::Column][i];
        let variable = Variable::of(from)[reason as usize];
        (variable.candidate(others[i].trailing_zeros() as usize), reason)
    })
}

/// Visits the variables with two candidates, as far as they are to be followed.
pub(super) fn bivalue(grid: &Grid, follow: Follow, mut visit: impl FnMut(Variable, [Candidate; 2])) {
    let is_two = |set: u16| {
        let rest = set & set.wrapping_sub(1);
        rest != 0 && rest & rest.wrapping_sub(1) == 0
    };
    // The first nine rows are cells.
    let rows = if follow.cells { 0 } else { 9 }..if follow.houses { 36 } else { 9 };
    for row in rows {
        let sets = &grid.nines()[row];
        for number in bits(which(sets, is_two)) {
            let (variable, set) = (Variable::from_index(9 * row + number), sets[number]);
            let ends = [set.trailing_zeros() as usize, set.ilog2() as usize];
            visit(variable, ends.map(|at| variable.candidate(at)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases;
    use sudokit_core::House;

    #[test]
    fn of_two_candidates_the_one_leads_to_the_other() {
        for board in cases::boards() {
            let mut grid = Grid::of(&board);
            let mut count = 0;
            for candidate in board.candidate_set() {
                let [row, column, block] = candidate.cell().houses();
                let place = |house: House| Variable::Place(house, candidate.digit());
                let variables = [Variable::Cell(candidate.cell()), place(block), place(row), place(column)];
                let other = |variable: Variable| {
                    let others = variable.candidates(&grid).without(candidate);
                    others.only().map(|other| (other, LinkReason::of(variable)))
                };
                for (follow, range) in [(Follow::BOTH, 0..4), (Follow::CELLS, 0..1), (Follow::HOUSES, 1..4)] {
                    let expected: Vec<_> = variables[range].iter().filter_map(|of| other(*of)).collect();
                    let found: Vec<_> = strong(grid.variables(), candidate, follow).collect();
                    assert_eq!(found, expected);
                    count += found.len();
                }
                // All but the larger digits go, so that cells and houses come down to two and to one.
                grid.eliminate(candidate);
            }
            assert!(count > 0);
        }
    }
}
