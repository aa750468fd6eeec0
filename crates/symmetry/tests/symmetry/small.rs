//! Numbers of grids of smaller sizes, and of essentially different ones, by plain enumeration: they agree
//! with the published counts.

/// A size: the numbers of rows and columns of a box.
#[derive(Clone, Copy)]
struct Size {
    rows: usize,
    columns: usize,
}

impl Size {
    const fn side(self) -> usize {
        self.rows * self.columns
    }

    /// All grids with the first row in order, each row by row. In any grid the digits can be renamed so.
    fn grids(self) -> Vec<Vec<usize>> {
        let mut grid: Vec<usize> = (0..self.side()).collect();
        let mut grids = Vec::new();
        self.fill(&mut grid, &mut grids);
        grids
    }

    fn fill(self, grid: &mut Vec<usize>, grids: &mut Vec<Vec<usize>>) {
        let side = self.side();
        if grid.len() == side * side {
            grids.push(grid.clone());
            return;
        }
        let cell = grid.len();
        let (row, column) = (cell / side, cell % side);
        let sees = |other: usize| {
            let (other_row, other_column) = (other / side, other % side);
            row == other_row
                || column == other_column
                || row / self.rows == other_row / self.rows
                    && column / self.columns == other_column / self.columns
        };
        for digit in 0..side {
            if (0..cell).all(|other| grid[other] != digit || !sees(other)) {
                grid.push(digit);
                self.fill(grid, grids);
                grid.pop();
            }
        }
    }

    /// The permutations of the cells under the symmetries that keep houses together, digits aside.
    fn symmetries(self, with_transposition: bool) -> Vec<Vec<usize>> {
        let side = self.side();
        let mut symmetries = Vec::new();
        for rows in orders(side, self.rows) {
            for columns in orders(side, self.columns) {
                let image = |cell: usize| rows[cell / side] * side + columns[cell % side];
                let plain: Vec<usize> = (0..side * side).map(image).collect();
                if with_transposition {
                    symmetries.push(plain.iter().map(|cell| cell % side * side + cell / side).collect());
                }
                symmetries.push(plain);
            }
        }
        symmetries
    }

    /// Number of classes of grids, by Burnside's lemma: the average number of grids that a symmetry fixes.
    fn classes(self, with_transposition: bool) -> usize {
        let (grids, symmetries) = (self.grids(), self.symmetries(with_transposition));
        let fixed = symmetries.iter().map(|image| grids.iter().filter(|grid| is_fixed(grid, image)).count());
        let (sum, count) = (fixed.sum::<usize>(), symmetries.len());
        assert_eq!(sum % count, 0, "an average of fixed grids is a number of classes");
        sum / count
    }
}

/// The orders of lines that keep chutes together, for chutes of this number of lines.
fn orders(side: usize, lines: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![vec![]];
    for _ in 0..side {
        let longer = |order: Vec<usize>| {
            (0..side).filter_map(move |next| {
                let place = order.len();
                let is_free = !order.contains(&next);
                let is_together = place.is_multiple_of(lines) || order[place - 1] / lines == next / lines;
                (is_free && is_together).then(|| [&order[..], &[next]].concat())
            })
        };
        orders = orders.into_iter().flat_map(longer).collect();
    }
    orders
}

/// Returns true if the image of a grid is the grid with its digits relabelled.
fn is_fixed(grid: &[usize], image: &[usize]) -> bool {
    let mut names = [None; 6];
    grid.iter().zip(image).all(|(digit, place)| *names[*digit].get_or_insert(grid[*place]) == grid[*place])
}

const SIZE_4: Size = Size { rows: 2, columns: 2 };
const SIZE_6: Size = Size { rows: 2, columns: 3 };

#[test]
fn small_grids_are_as_many_as_they_should_be() {
    let all = |size: Size| (1..=size.side()).product::<usize>() * size.grids().len();
    assert_eq!(all(SIZE_4), 288);
    assert_eq!(all(SIZE_6), 28_200_960);
}

#[test]
fn classes_of_small_grids_are_as_many_as_they_should_be() {
    assert_eq!(SIZE_4.symmetries(true).len(), 2 * 8 * 8);
    assert_eq!(SIZE_4.classes(true), 2);
    assert_eq!(SIZE_4.classes(false), 3);
    assert_eq!(SIZE_6.symmetries(false).len(), 48 * 72);
    assert_eq!(SIZE_6.classes(false), 49);
}
