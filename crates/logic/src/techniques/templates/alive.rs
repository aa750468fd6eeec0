//! The possible places of a digit by its templates alone.

use super::allowed;
use crate::{Fact, View};
use sudokit_core::{Cell, CellSet, Chute, Digit};

/// For each digit the cells that belong to one of its templates or more: to a choice of one place in every
/// row, column and box. Eliminations by one digit alone lie outside these cells, so most searches for fish
/// end here.
///
/// A digit without any template has no cell here.
pub(crate) struct Alive([CellSet; 9]);

impl Alive {
    /// The cells of a digit.
    pub(crate) const fn of(&self, digit: Digit) -> CellSet {
        self.0[digit.index()]
    }
}

impl Fact for Alive {
    fn of(view: &View<'_>) -> Self {
        Self(allowed(view.board()).map(alive))
    }
}

/// A row's places, as a choice of columns for each of the three stacks.
type Stacks = [usize; 3];

/// Three columns of a band, one in each stack, are a number below 27; a set of such choices is 27 bits. Here
/// are, for each stack and each set of its columns, the choices that take one of these.
const CHOICES: [[u32; 8]; 3] = {
    let mut choices = [[0; 8]; 3];
    let mut choice = 0;
    while choice < 27 {
        let columns = [choice / 9, choice / 3 % 3, choice % 3];
        let mut stack = 0;
        while stack < 3 {
            let mut set = 0;
            while set < 8 {
                if set >> columns[stack] & 1 != 0 {
                    choices[stack][set] |= 1 << choice;
                }
                set += 1;
            }
            stack += 1;
        }
        choice += 1;
    }
    choices
};

/// For each choice those that have no column in common with it.
const APART: [u32; 27] = {
    let mut apart = [0; 27];
    let mut choice = 0;
    while choice < 27 {
        apart[choice] = CHOICES[0][7 & !(1 << (choice / 9))]
            & CHOICES[1][7 & !(1 << (choice / 3 % 3))]
            & CHOICES[2][7 & !(1 << (choice % 3))];
        choice += 1;
    }
    apart
};

/// The cells that templates within these cells go through.
fn alive(allowed: CellSet) -> CellSet {
    let bits = allowed.bits();
    let row = |row: usize| -> Stacks {
        let columns = (bits >> (9 * row)) as usize;
        [columns & 7, columns >> 3 & 7, columns >> 6 & 7]
    };
    // For each band and each order of its rows, the columns that they can choose.
    let mut ways = [[0; 6]; 3];
    for (band, ways) in ways.iter_mut().enumerate() {
        let rows = [row(3 * band), row(3 * band + 1), row(3 * band + 2)];
        for (way, order) in ways.iter_mut().zip(Chute::ORDERS) {
            *way =
                CHOICES[0][rows[order[0]][0]] & CHOICES[1][rows[order[1]][1]] & CHOICES[2][rows[order[2]][2]];
        }
    }
    let possible = ways.map(|ways| ways.into_iter().fold(0, |all, way| all | way));
    // Choices of three bands that have no column in common.
    let mut used = [0_u32; 3];
    for first in bits_of(possible[0]) {
        for second in bits_of(possible[1] & APART[first]) {
            let third = possible[2] & APART[first] & APART[second];
            if third != 0 {
                used[0] |= 1 << first;
                used[1] |= 1 << second;
                used[2] |= third;
            }
        }
    }
    let mut cells = CellSet::EMPTY;
    for (band, ways) in ways.into_iter().enumerate() {
        for (way, order) in ways.into_iter().zip(Chute::ORDERS) {
            let way = way & used[band];
            for (stack, row) in order.into_iter().enumerate() {
                for column in (0..3).filter(|column| way & CHOICES[stack][1 << column] != 0) {
                    cells.insert(Cell::at(3 * band + row, 3 * stack + column));
                }
            }
        }
    }
    cells
}

fn bits_of(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(first)
    })
}

#[cfg(test)]
mod tests {
    use super::{CellSet, alive};
    use crate::techniques::templates::refined::templates;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn alive_are_the_cells_of_all_templates(
            bits in prop::array::uniform3(any::<u128>()),
            template in 0..46_656_usize,
        ) {
            // Two thirds of the cells, and one template at least in half of the cases.
            let mut allowed = CellSet::from_bits(bits[0] | bits[1] & bits[2]);
            if template % 2 == 0 {
                allowed |= templates(CellSet::ALL)[template];
            }
            let all = templates(allowed).into_iter().fold(CellSet::EMPTY, |all, template| all | template);
            prop_assert_eq!(alive(allowed), all);
        }
    }
}
