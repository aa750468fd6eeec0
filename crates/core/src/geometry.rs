//! The shape of the grid, computed at compile time and used by all other modules.
//!
//! ```text
//!   column   0  1  2    3  4  5    6  7  8
//!          +----------+----------+----------+
//!   row 0  |  0  1  2 |  3  4  5 |  6  7  8 |   band 0: boxes 0 1 2    cell   9 * row + column
//!       1  |  9 10 11 | 12 13 14 | 15 16 17 |                          box    3 * band + stack
//!       2  | 18 19 20 | 21 22 23 | 24 25 26 |
//!          +----------+----------+----------+                          house   0..9    rows
//!       3  | 27 28 29 | 30 31 32 | 33 34 35 |   band 1: boxes 3 4 5            9..18   columns
//!       :  :          :          :          :                                 18..27   boxes
//!       8  | 72 73 74 | 75 76 77 | 78 79 80 |   band 2: boxes 6 7 8
//!          +----------+----------+----------+
//!            stack 0    stack 1    stack 2
//! ```

use crate::{Cell, CellSet, House};

/// The index of the `i`-th cell of a house, in row-major order.
pub(crate) const fn house_cell(house: usize, i: usize) -> usize {
    match house {
        0..9 => 9 * house + i,
        9..18 => 9 * i + house - 9,
        _ => {
            let block = house - 18;
            27 * (block / 3) + 3 * (block % 3) + 9 * (i / 3) + i % 3
        }
    }
}

/// The box of a cell.
pub(crate) const fn block_of(cell: usize) -> usize {
    cell / 27 * 3 + cell % 9 / 3
}

/// Row, column and box of every cell, as house indices.
pub(crate) const CELL_HOUSES: [[House; 3]; 81] = {
    let mut table = [[House::from_index(0); 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        table[cell] = [
            House::from_index(cell / 9),
            House::from_index(9 + cell % 9),
            House::from_index(18 + block_of(cell)),
        ];
        cell += 1;
    }
    table
};

/// The nine cells of every house, in row-major order.
pub(crate) const HOUSE_CELLS: [[Cell; 9]; 27] = {
    let mut table = [[Cell::from_index(0); 9]; 27];
    let mut house = 0;
    while house < 27 {
        let mut i = 0;
        while i < 9 {
            table[house][i] = Cell::from_index(house_cell(house, i));
            i += 1;
        }
        house += 1;
    }
    table
};

/// The cells of every house, as sets.
pub(crate) const HOUSE_SETS: [CellSet; 27] = {
    let mut table = [CellSet::EMPTY; 27];
    let mut house = 0;
    while house < 27 {
        table[house] = CellSet::of_house(house);
        house += 1;
    }
    table
};

/// The 20 cells that share a house with a cell, itself left out.
pub(crate) const PEERS: [CellSet; 81] = {
    let mut table = [CellSet::EMPTY; 81];
    let mut cell = 0;
    while cell < 81 {
        let [row, column, block] = CELL_HOUSES[cell];
        table[cell] = HOUSE_SETS[row.index()]
            .union(HOUSE_SETS[column.index()])
            .union(HOUSE_SETS[block.index()])
            .without(Cell::from_index(cell));
        cell += 1;
    }
    table
};

/// The three cells of every miniline: minirows 0..27 in row-major order, minicolumns 27..54 column by column.
pub(crate) const MINILINE_CELLS: [[Cell; 3]; 54] = {
    let mut table = [[Cell::from_index(0); 3]; 54];
    let mut miniline = 0;
    while miniline < 54 {
        let line = miniline / 3;
        let mut i = 0;
        while i < 3 {
            table[miniline][i] = HOUSE_CELLS[line][3 * (miniline % 3) + i];
            i += 1;
        }
        miniline += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chute, Line, Miniline};

    #[test]
    fn known_counts() {
        assert!(Cell::all().all(|cell| cell.peers().len() == 20));
        let pairs: usize = Cell::all().map(|cell| cell.peers().len()).sum::<usize>() / 2;
        assert_eq!(pairs, 810);
        assert_eq!(Miniline::all().len(), 54);
    }

    #[test]
    fn tables_agree_with_each_other() {
        for house in House::all() {
            assert_eq!(house.cells().len(), 9);
            assert!(house.cells().iter().eq(house.cell_list()), "cells are listed in row-major order");
            for cell in house.cells() {
                assert!(cell.houses().contains(&house));
            }
        }
        for cell in Cell::all() {
            let reached = cell
                .houses()
                .into_iter()
                .fold(CellSet::EMPTY, |set, house| set | house.cells())
                .without(cell);
            assert_eq!(reached, cell.peers());
        }
    }

    #[test]
    fn minilines_are_where_lines_cross_boxes() {
        for miniline in Miniline::all() {
            let crossing = miniline.line().house().cells() & miniline.block().cells();
            assert_eq!(miniline.cells(), crossing);
            assert_eq!(Miniline::crossing(miniline.line(), miniline.block()), Some(miniline));
        }
    }

    #[test]
    fn chutes_partition_the_grid_twice() {
        let bands = Chute::all().take(3).fold(CellSet::EMPTY, |set, chute| set ^ chute.cells());
        let stacks = Chute::all().skip(3).fold(CellSet::EMPTY, |set, chute| set ^ chute.cells());
        assert_eq!(bands, CellSet::ALL);
        assert_eq!(stacks, CellSet::ALL);
        for line in Line::all() {
            assert!(line.house().cells().is_subset(line.chute().cells()));
        }
    }

    /// The example of the Melbourne assistant's page.
    #[test]
    fn cell_51_and_set_15() {
        assert_eq!(Cell::from_index(51).houses().map(House::index), [5, 15, 23]);
        assert_eq!(House::from_index(15).cell_list().map(Cell::index), [6, 15, 24, 33, 42, 51, 60, 69, 78]);
    }
}
