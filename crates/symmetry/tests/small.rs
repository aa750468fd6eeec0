//! How many grids of smaller sizes there are, by plain backtracking: that what is counted here is what the field counts.

/// Counts the grids of this size, boxes of `rows` by `columns`, with the first row in order, from this cell on.
fn count(grid: &mut [usize], rows: usize, columns: usize, cell: usize) -> u64 {
    let side = rows * columns;
    if cell == side * side {
        return 1;
    }
    let sees = |other: usize| {
        let (row, column) = (cell / side, cell % side);
        let (other_row, other_column) = (other / side, other % side);
        row == other_row
            || column == other_column
            || row / rows == other_row / rows && column / columns == other_column / columns
    };
    let mut grids = 0;
    for digit in 0..side {
        if (0..cell).all(|other| grid[other] != digit || !sees(other)) {
            grid[cell] = digit;
            grids += count(grid, rows, columns, cell + 1);
        }
    }
    grids
}

fn all(rows: usize, columns: usize) -> u64 {
    let side = rows * columns;
    let mut grid: Vec<usize> = (0..side).collect();
    grid.resize(side * side, 0);
    // The first row can be named in all ways.
    (1..=side as u64).product::<u64>() * count(&mut grid, rows, columns, side)
}

#[test]
fn small_grids_are_as_many_as_they_should_be() {
    assert_eq!(all(2, 2), 288);
    assert_eq!(all(2, 3), 28_200_960);
}
