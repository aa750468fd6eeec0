//! The grids that a symmetry of the cells fixes up to renaming.
//!
//! Such a grid has a renaming: the image of a cell has the new name of the cell's digit. So
//!
//! * one cell settles all cells of its *orbit*, and
//! * a digit returns to its own name after as many steps as the length of its cycle, and its cell must not
//!   return earlier: the length of the cycle divides that of the orbit.
//!
//! The digits placed so far are always closed under the symmetry, so the candidates of one cell of an orbit
//! determine those of all others.
//!
//! Grids that differ only in names have renamings of the same cycle lengths. So for each choice of lengths
//! one renaming is tried, and all its grids are found, orbit by orbit, the one with the fewest choices first.
//! The remaining freedom of names is rotations and swaps of cycles: while no digit of a cycle is placed, its
//! digits are equivalent, and so are those of other such cycles of the same length. One represents them, so
//! each grid is found under one choice of names.

use std::ops::ControlFlow;
use sudokit_core::{Cell, Digit, House, Solution};
use sudokit_symmetry::Transformation;

/// An orbit of a cell under a symmetry.
struct Orbit {
    /// Each cell is the image of the one before.
    cells: Vec<Cell>,
    /// Row, column and box of the first cell.
    houses: [usize; 3],
    /// Digits that the first cell may have, as far as the cells of the orbit see each other, as bits.
    fine: u16,
}

/// A renaming of the digits.
struct Renaming {
    /// The new name of each digit.
    next: [usize; 9],
    /// The digits of each digit's cycle, as bits.
    cycles: [u16; 9],
}

/// Finds the grids of a renaming.
struct Search {
    renaming: Renaming,
    /// The empty ones come first.
    orbits: Vec<Orbit>,
    /// Missing digits of each house, as bits.
    lacking: [u16; 27],
    cells: [Digit; 81],
}

/// Calls `visit` with the grids that `symmetry` fixes up to renaming, one for all that differ only in names,
/// until it breaks.
pub(crate) fn visit(symmetry: &Transformation, mut visit: impl FnMut(&Solution) -> ControlFlow<()>) {
    for lengths in cycle_lengths(9, 9) {
        let mut search = Search::new(symmetry, Renaming::new(&lengths));
        let choices = search.renaming.choices(0);
        if search.fill(search.orbits.len(), 0, choices, &mut visit).is_break() {
            break;
        }
    }
}

/// All ways to share `digits` digits among cycles of at most this length, longer ones first.
fn cycle_lengths(digits: usize, longest: usize) -> Vec<Vec<usize>> {
    if digits == 0 {
        return vec![vec![]];
    }
    let beginning = |length: usize| {
        let others = cycle_lengths(digits - length, length);
        others.into_iter().map(move |others| [&[length], &others[..]].concat())
    };
    (1..=longest.min(digits)).flat_map(beginning).collect()
}

impl Renaming {
    /// The renaming whose cycles have these lengths, digits in order.
    fn new(lengths: &[usize]) -> Self {
        let (mut next, mut cycles, mut first) = ([0; 9], [0; 9], 0);
        for length in lengths {
            for place in 0..*length {
                next[first + place] = first + (place + 1) % length;
                cycles[first + place] = ((1 << length) - 1) << first;
            }
            first += length;
        }
        Self { next, cycles }
    }

    /// The new name of a digit after this many steps.
    fn after(&self, steps: usize, digit: usize) -> usize {
        (0..steps).fold(digit, |digit, _| self.next[digit])
    }

    /// Choices for a digit when the digits `met` are placed: those, and one of each class of equivalent
    /// others.
    fn choices(&self, met: u16) -> u16 {
        let mut lengths = 0_u16;
        (0..9).filter(|digit| met >> digit & 1 == 0).fold(met, |choices, digit| {
            let length = 1 << self.cycles[digit].count_ones();
            let is_first = lengths & length == 0;
            lengths |= length;
            choices | u16::from(is_first) << digit
        })
    }
}

impl Search {
    fn new(symmetry: &Transformation, renaming: Renaming) -> Self {
        let (mut orbits, mut is_met) = (Vec::new(), [false; 81]);
        for first in Cell::all() {
            let mut cells = Vec::new();
            let mut cell = first;
            while !is_met[cell.index()] {
                is_met[cell.index()] = true;
                cells.push(cell);
                cell = symmetry.cell(cell);
            }
            if !cells.is_empty() {
                orbits.push(Orbit::new(cells, &renaming));
            }
        }
        Self { renaming, orbits, lacking: [0x1FF; 27], cells: [Digit::D1; 81] }
    }

    /// Fills the first `empty` orbits, the empty ones, in all ways. `met` are the placed digits with all of
    /// their cycles, `choices` those that the next orbit may have.
    fn fill(
        &mut self,
        empty: usize,
        met: u16,
        choices: u16,
        visit: &mut impl FnMut(&Solution) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if empty == 0 {
            return visit(&Solution::new(self.cells).expect("no house lacks a digit"));
        }
        let (mut place, mut digits) = (0, u16::MAX);
        for (other, orbit) in self.orbits[..empty].iter().enumerate() {
            let lacking =
                orbit.houses.iter().fold(orbit.fine & choices, |all, house| all & self.lacking[*house]);
            if lacking.count_ones() < digits.count_ones() {
                (place, digits) = (other, lacking);
                if digits.count_ones() <= 1 {
                    break;
                }
            }
        }
        self.orbits.swap(place, empty - 1);
        let mut flow = ControlFlow::Continue(());
        while digits != 0 && flow.is_continue() {
            let digit = digits.trailing_zeros() as usize;
            digits &= digits - 1;
            self.toggle(empty - 1, digit);
            let now = met | self.renaming.cycles[digit];
            let choices = if now == met { choices } else { self.renaming.choices(now) };
            flow = self.fill(empty - 1, now, choices, visit);
            self.toggle(empty - 1, digit);
        }
        self.orbits.swap(place, empty - 1);
        flow
    }

    /// Fills an orbit, or empties it.
    fn toggle(&mut self, orbit: usize, first: usize) {
        let mut digit = first;
        for cell in &self.orbits[orbit].cells {
            self.cells[cell.index()] = Digit::from_index(digit);
            for house in cell.houses() {
                self.lacking[house.index()] ^= 1 << digit;
            }
            digit = self.renaming.next[digit];
        }
    }
}

impl Orbit {
    fn new(cells: Vec<Cell>, renaming: &Renaming) -> Self {
        let is_fine = |digit: &usize| {
            let clashes = |(steps, cell): (usize, &Cell)| {
                cell.sees(cells[0]) && renaming.after(steps, *digit) == *digit
            };
            renaming.after(cells.len(), *digit) == *digit && !cells.iter().enumerate().any(clashes)
        };
        let fine = (0..9).filter(is_fine).fold(0, |fine, digit| fine | 1 << digit);
        Self { houses: cells[0].houses().map(House::index), cells, fine }
    }
}
