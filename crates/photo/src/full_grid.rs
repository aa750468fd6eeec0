//! The full grid that costs least, by branch and bound.

use sudokit_core::sort;

/// Nodes after which the best grid so far is taken. Boards of newspapers need a few hundred.
const MOST_NODES: usize = 60_000;

/// The cost of each digit in each cell, in nats; digit 1 first.
pub(crate) type Costs = [[f32; 9]; 81];

/// The digits of the cheapest full grid without a digit twice in a house, 1 to 9; none if the search was
/// given up before the first.
///
/// A node is decided in the cell where the cheapest digit is ahead by most, and among equals where fewest
/// are left; a branch ends when its cost and the cheapest digits of all open cells exceed the best grid.
pub(crate) fn cheapest(costs: &Costs) -> Option<[usize; 81]> {
    let mut search =
        Search { costs, used: [[0; 9]; 3], grid: [0; 81], best: None, limit: f32::INFINITY, nodes: 0 };
    search.go(0.0);
    search.best
}

struct Search<'a> {
    costs: &'a Costs,
    /// The digits of each row, column and box, a bit each.
    used: [[u16; 9]; 3],
    grid: [usize; 81],
    best: Option<[usize; 81]>,
    limit: f32,
    nodes: usize,
}

impl Search<'_> {
    fn go(&mut self, cost: f32) {
        self.nodes += 1;
        if self.nodes > MOST_NODES {
            return;
        }
        let mut bound = cost;
        let mut chosen: Option<(u32, u32, usize, u16)> = None;
        for cell in 0..81 {
            if self.grid[cell] != 0 {
                continue;
            }
            let [row, column, block] = houses(cell);
            let free = !(self.used[0][row] | self.used[1][column] | self.used[2][block]) & 0x1ff;
            let (mut first, mut second) = (f32::INFINITY, f32::INFINITY);
            for digit in digits(free) {
                let cost = self.costs[cell][digit];
                if cost < first {
                    (first, second) = (cost, first);
                } else if cost < second {
                    second = cost;
                }
            }
            bound += first;
            if bound >= self.limit {
                return;
            }
            // In quarters of a nat, so that chance does not order cells of which nothing is known.
            let key = ((4.0 * (second - first)) as u32, 9 - free.count_ones());
            if chosen.is_none_or(|(gap, few, ..)| key > (gap, few)) {
                chosen = Some((key.0, key.1, cell, free));
            }
        }
        let Some((_, _, cell, free)) = chosen else {
            self.limit = cost;
            self.best = Some(self.grid);
            return;
        };
        let mut order: Vec<usize> = digits(free).collect();
        sort::by(&mut order, |&a, &b| self.costs[cell][a].total_cmp(&self.costs[cell][b]));
        let [row, column, block] = houses(cell);
        for digit in order {
            let bit = 1 << digit;
            self.used[0][row] |= bit;
            self.used[1][column] |= bit;
            self.used[2][block] |= bit;
            self.grid[cell] = digit + 1;
            self.go(cost + self.costs[cell][digit]);
            self.grid[cell] = 0;
            self.used[0][row] &= !bit;
            self.used[1][column] &= !bit;
            self.used[2][block] &= !bit;
        }
    }
}

fn houses(cell: usize) -> [usize; 3] {
    let (row, column) = (cell / 9, cell % 9);
    [row, column, row / 3 * 3 + column / 3]
}

fn digits(set: u16) -> impl Iterator<Item = usize> {
    (0..9).filter(move |digit| set >> digit & 1 == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_cheap_mistake_is_mended() {
        let grid = b"534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        let mut costs = [[5.0; 9]; 81];
        for (costs, digit) in costs.iter_mut().zip(grid) {
            costs[usize::from(digit - b'1')] = 0.1;
        }
        // r1c1 reads 8, if one believes it alone.
        costs[0][7] = 0.0;
        let found = cheapest(&costs).expect("there is a grid");
        assert_eq!(found.map(|digit| b'0' + digit as u8), *grid);
    }
}
