//! The grids that a symmetry of the cells leaves as they are, but for the names of the digits.
//!
//! Such a grid comes with a renaming: where a cell has a digit, the cell that it goes to has the digit's new name. So
//!
//! * one cell settles all cells of its *orbit*, where it goes when it goes on and on, and
//! * a digit comes back to its own name after so many steps as its cycle is long, and its cell must not come back before
//!   that: the length of the cycle divides that of the orbit.
//!
//! What is there goes with the symmetry at all times, so what one cell of an orbit may have says it for all of them.
//!
//! Grids that differ in nothing but names have renamings of the same cycle lengths. So for each choice of lengths one renaming is
//! tried, and all grids are looked for that go with it, orbit by orbit, the one with the fewest choices first. What is left of
//! the freedom to name digits are turns and swaps of cycles: as long as no digit of a cycle is there, its digits are
//! all alike, and so are those of other such cycles of the same length. Then one stands for them, and each grid is met
//! under one choice of names.

use std::ops::ControlFlow;
use sudokit_core::{Cell, Digit, House, Solution};
use sudokit_symmetry::Transformation;

/// Where a cell goes when it goes on and on.
struct Orbit {
    /// Each is where the one before it goes.
    cells: Vec<Cell>,
    /// The row, column and box of the first.
    houses: [usize; 3],
    /// The digits that the first may have, as far as the cells of the orbit see each other, as bits.
    fine: u16,
}

/// A renaming of the digits.
struct Renaming {
    /// What each digit becomes.
    next: [usize; 9],
    /// The digits of each digit's cycle, as bits.
    cycles: [u16; 9],
}

/// Looks for the grids that go with a renaming.
struct Search {
    renaming: Renaming,
    /// Those that are empty come first.
    orbits: Vec<Orbit>,
    /// The digits that each house lacks, as bits.
    lacking: [u16; 27],
    cells: [Digit; 81],
}

/// Calls `visit` with the grids that `symmetry` does not change but for the names of their digits, one for all that differ in
/// names alone, until it breaks.
pub(crate) fn visit(symmetry: &Transformation, mut visit: impl FnMut(&Solution) -> ControlFlow<()>) {
    for lengths in cycle_lengths(9, 9) {
        let mut search = Search::new(symmetry, Renaming::new(&lengths));
        let choices = search.renaming.choices(0);
        if search.fill(search.orbits.len(), 0, choices, &mut visit).is_break() {
            break;
        }
    }
}

/// All ways to share out so many digits to cycles of at most this length, longer ones first.
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
    /// The one whose cycles have these lengths, digits in order.
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

    /// A digit after so many renamings.
    fn after(&self, steps: usize, digit: usize) -> usize {
        (0..steps).fold(digit, |digit, _| self.next[digit])
    }

    /// If these digits are there: they, and of the others one of each kind that nothing tells apart.
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

    /// Fills the first so many orbits, which are the empty ones, in all ways. `met` are the digits that are there with all of
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
