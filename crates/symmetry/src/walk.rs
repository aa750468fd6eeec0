//! Walking through a section of the catalogue: its grids, in order.
//!
//! Rows 5 and 6 are filled cell by cell, least digits first, the third band row by row. Three properties of
//! minlex grids prune the walk as soon as they fail:
//!
//! * The rows of a band are in the order of their first digits, and so are the second and the third band.
//! * No chute has a lesser class than the first band. The class of a band is looked up (`band_places.rs`);
//!   the first two bands settle most of a stack's place.
//! * The automorphisms of the first band do not make the fourth row less. The row that becomes the fourth
//!   decides, once it is there.
//!
//! A grid that passes is a minlex grid, unless a chute has the same class as the first band, or an
//! automorphism of the band keeps the fourth row: then its minlex form is computed and compared. Few grids
//! need that.

use crate::band_places::{self, Names, Rows};
use crate::catalogue::{Section, Sections, grid_of};
use crate::grid_minlex::{GridSearch, Image, Renaming, RowKey};
use std::cmp::Ordering;
use std::ops::ControlFlow;
use sudokit_core::Digit;

/// A grid that is filled row by row; digits from 0.
pub(crate) struct Walk<'s> {
    sections: &'s Sections,
    cells: [u8; 81],
    /// The digits that each row, column and box lacks, as bits.
    rows: [u16; 9],
    columns: [u16; 9],
    boxes: [u16; 9],
    /// The automorphisms of the first band whose effect on the fourth row is open: after that row, and after
    /// the second band.
    open: [Vec<u16>; 2],
    second: SecondBand,
    search: GridSearch,
}

/// Precomputed from the first two bands for the third.
#[derive(Default)]
struct SecondBand {
    /// True if it has the class of the first band.
    is_same: bool,
    /// The place of each stack, without its last box.
    places: [usize; 3],
    /// The rank of each digit among the three that a column lacks, in the names of its stack.
    ranks: [[u8; 16]; 9],
}

impl<'s> Walk<'s> {
    /// The grid with its first rows.
    pub(crate) fn new(sections: &'s Sections, rows: &[[Digit; 9]]) -> Self {
        let mut walk = Self {
            sections,
            cells: [0; 81],
            rows: [0x1FF; 9],
            columns: [0x1FF; 9],
            boxes: [0x1FF; 9],
            open: [vec![], vec![]],
            second: SecondBand::default(),
            search: GridSearch::default(),
        };
        for (cell, digit) in rows.as_flattened().iter().enumerate() {
            walk.cells[cell] = digit.get() - 1;
            walk.toggle(cell, 1 << digit.index());
        }
        walk
    }

    /// The grid with the rows of a section; `None` if they visibly begin no minlex grid.
    pub(crate) fn of_section(sections: &'s Sections, section: &Section) -> Option<Self> {
        let mut walk = Self::new(sections, section.rows());
        for (number, automorphism) in (0..).zip(&sections.automorphisms) {
            match walk.fourth_row_under(automorphism, 4) {
                Some(Ordering::Less) => return None,
                Some(Ordering::Greater) => {}
                Some(Ordering::Equal) | None => walk.open[0].push(number),
            }
        }
        Some(walk)
    }

    /// All ways to fill a row, in order; the rows above are there.
    pub(crate) fn ways_to_fill(&mut self, row: usize) -> Vec<[Digit; 9]> {
        let mut ways = Vec::new();
        let _ = self.fill(9 * row, 9 * row + 9, &mut |walk| {
            let digit = |column| Digit::from_index(usize::from(walk.cells[9 * row + column]));
            ways.push(std::array::from_fn(digit));
            ControlFlow::Continue(())
        });
        ways
    }

    /// Calls `visit` with the cells of every minlex grid of the section, in order, until it breaks.
    pub(crate) fn run(&mut self, visit: impl FnMut(&[u8; 81]) -> ControlFlow<()>) -> ControlFlow<()> {
        self.run_from(36, visit)
    }

    /// Like [`run`](Self::run), for grids with this fifth row.
    pub(crate) fn run_below(
        &mut self,
        fifth: &[Digit; 9],
        visit: impl FnMut(&[u8; 81]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for (cell, digit) in (36..).zip(fifth) {
            self.cells[cell] = digit.get() - 1;
            self.toggle(cell, 1 << digit.index());
        }
        let flow = self.run_from(45, visit);
        for (cell, digit) in (36..).zip(fifth) {
            self.toggle(cell, 1 << digit.index());
        }
        flow
    }

    /// Number of grids of the section with this fifth row.
    pub(crate) fn count_below(&mut self, fifth: &[Digit; 9]) -> u32 {
        let mut count = 0;
        let _ = self.run_below(fifth, |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// Like [`run`](Self::run), for grids that begin with the cells before this one, which is in the second
    /// band.
    fn run_from(
        &mut self,
        cell: usize,
        mut visit: impl FnMut(&[u8; 81]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.fill(cell, 54, &mut |walk| {
            if walk.begin_third_band() { walk.fill_third_band(&mut visit) } else { ControlFlow::Continue(()) }
        })
    }

    /// Compares the fourth row with its image under an automorphism of the first band; `None` if the row that
    /// becomes the fourth is not among the first `rows`.
    fn fourth_row_under(&self, automorphism: &Renaming, rows: usize) -> Option<Ordering> {
        let row = (3..rows).find(|row| automorphism.at(&self.cells, *row, 0) == self.cells[27])?;
        let image = (1..9).map(|column| automorphism.at(&self.cells, row, column));
        Some(image.cmp(self.cells[28..36].iter().copied()))
    }

    /// Checks the second band, and prepares for the third. Returns false if no minlex grid begins this way.
    fn begin_third_band(&mut self) -> bool {
        let sections = self.sections;
        self.second.is_same = match self.band(1) {
            Ordering::Less => return false,
            verdict => verdict == Ordering::Equal,
        };
        let [known, mut open] = std::mem::take(&mut self.open);
        open.clear();
        let is_less = known.iter().any(|number| {
            match self.fourth_row_under(&sections.automorphisms[usize::from(*number)], 6) {
                Some(Ordering::Less) => return true,
                Some(Ordering::Greater) => {}
                Some(Ordering::Equal) | None => open.push(*number),
            }
            false
        });
        self.open = [known, open];
        if is_less {
            return false;
        }
        for stack in 0..3 {
            let columns = |band: usize| -> Rows {
                std::array::from_fn(|column| {
                    std::array::from_fn(|row| self.cells[27 * band + 9 * row + 3 * stack + column])
                })
            };
            let names = band_places::names(&columns(0));
            self.second.places[stack] = band_places::place_of_two(&names, &columns(1));
            for column in 3 * stack..3 * stack + 3 {
                self.second.ranks[column] = ranks(self.columns[column], &names);
            }
        }
        true
    }

    /// Compares the class of a full band with that of the first.
    fn band(&self, band: usize) -> Ordering {
        let rows =
            std::array::from_fn(|row| std::array::from_fn(|column| self.cells[27 * band + 9 * row + column]));
        self.sections.verdicts[band_places::place(&rows)]
    }

    /// Calls `visit` with the full grid, if it is minlex. `is_same`: some chute has the class of the first
    /// band.
    fn judge(
        &mut self,
        mut is_same: bool,
        visit: &mut impl FnMut(&[u8; 81]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match self.band(2) {
            Ordering::Less => return ControlFlow::Continue(()),
            verdict => is_same |= verdict == Ordering::Equal,
        }
        for number in &self.open[1] {
            match self.fourth_row_under(&self.sections.automorphisms[usize::from(*number)], 9) {
                Some(Ordering::Less) => return ControlFlow::Continue(()),
                Some(Ordering::Greater) => {}
                Some(Ordering::Equal) | None => is_same = true,
            }
        }
        if is_same {
            let image: Image = self.search.run(&grid_of(&self.cells));
            if image != key_rows(&self.cells) {
                return ControlFlow::Continue(());
            }
        }
        visit(&self.cells)
    }

    /// Takes a digit from the houses of a cell, or gives it back.
    fn toggle(&mut self, cell: usize, digit: u16) {
        let (row, column) = (cell / 9, cell % 9);
        self.rows[row] ^= digit;
        self.columns[column] ^= digit;
        self.boxes[row / 3 * 3 + column / 3] ^= digit;
    }

    /// Fills the third band in all ways, in order. The columns of a stack lack nine different digits, so a
    /// set of three identifies a choice for the row, and the last stack gets the rest if it can.
    fn fill_third_band(&mut self, visit: &mut impl FnMut(&[u8; 81]) -> ControlFlow<()>) -> ControlFlow<()> {
        let [lefts, middles, rights] = [0, 1, 2].map(|stack| self.triples(stack));
        // One bit for each set.
        let mut is_right = [0_u64; 8];
        for right in rights.among(rights.fine) {
            is_right[usize::from(right >> 6 & 7)] |= 1 << (right & 63);
        }
        for left in lefts.among(lefts.fine) {
            for middle in middles.among(middles.without(left)) {
                let right = 0x1FF ^ left ^ middle;
                if is_right[usize::from(right >> 6 & 7)] >> (right & 63) & 1 == 1 {
                    self.fill_last_rows([left, middle, right], visit)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The choices for row 7 in a stack: one digit of each column, such that some continuation makes the
    /// stack no less than the first band.
    fn triples(&self, stack: usize) -> Triples {
        let ways = self.sections.ways[self.second.places[stack] / band_places::WAYS];
        let mut triples = Triples { sets: [0; 32], fine: 0, with: [0; 16] };
        let mut lists = [[(0, 0); 3]; 3];
        for (place, list) in lists.iter_mut().enumerate() {
            let column = 3 * stack + place;
            let mut left = self.columns[column];
            for (choice, one) in list.iter_mut().enumerate() {
                let digit = left.trailing_zeros() as usize & 15;
                left &= left.wrapping_sub(1);
                *one = (1 << digit, usize::from(self.second.ranks[column][digit]));
                triples.with[digit] = Triples::WITH[place][choice];
            }
        }
        let [firsts, seconds, thirds] = lists;
        let mut number = 0;
        for (first, a) in firsts {
            for (second, b) in seconds {
                for (third, c) in thirds {
                    triples.sets[number] = first | second | third;
                    let left = ways & band_places::WAYS_OF_RANKS[(9 * a + 3 * b + c) % 27];
                    triples.fine |= u32::from(left != 0) << number;
                    number += 1;
                }
            }
        }
        // The first row of a band has the least first digit that is left.
        if stack == 0 {
            triples.fine &= Triples::WITH[0][0];
        }
        triples
    }

    /// Fills rows 8 and 9 in all ways, in order; row 7 has these digits in each stack. Each column has two
    /// digits left, and each digit is left in two columns. So the columns form rings in which one decides for
    /// all.
    fn fill_last_rows(
        &mut self,
        seventh: [u16; 3],
        visit: &mut impl FnMut(&[u8; 81]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        // Padded so that no index below 16 needs a bounds check.
        let (mut left, mut columns_of) = ([0; 16], [0; 16]);
        for column in 0..9 {
            let own = self.columns[column] & seventh[column / 3];
            self.cells[54 + column] = own.trailing_zeros() as u8;
            let two = self.columns[column] ^ own;
            left[column] = two;
            let (one, other) = (two.trailing_zeros(), (two & two.wrapping_sub(1)).trailing_zeros());
            columns_of[one as usize & 15] ^= column;
            columns_of[other as usize & 15] ^= column;
        }
        // Row 8 with the least digit in the first column of each ring, and the columns of the rings.
        let (mut upper, mut rings, mut count) = ([0; 16], [0_u16; 4], 0);
        let mut open = 0x1FF_u16;
        while open != 0 {
            let mut column = open.trailing_zeros() as usize;
            let mut digit = left[column] & left[column].wrapping_neg();
            while open >> column & 1 == 1 {
                open ^= 1 << column;
                rings[count & 3] |= 1 << column;
                upper[column] = digit;
                digit ^= left[column];
                column = (columns_of[digit.trailing_zeros() as usize & 15] ^ column) & 15;
            }
            count += 1;
        }
        // The order of each column's digits then, and with its ring turned.
        let mut orders = [[0; 2]; 9];
        for column in 0..9 {
            let ranks = &self.second.ranks[column];
            let rank = |digit: u16| ranks[digit.trailing_zeros() as usize & 15];
            let own = ranks[usize::from(self.cells[54 + column] & 15)];
            orders[column] = [upper[column], left[column] ^ upper[column]]
                .map(|digit| band_places::order(own, rank(digit)));
        }
        // The first ring stays, as the first digits of rows are in order; of the others the first changes
        // last.
        'turns: for turns in 0..1_usize << (count - 1) {
            let turned = (1..count).filter(|ring| turns >> (count - 1 - ring) & 1 == 1);
            let turned = turned.fold(0, |turned, ring| turned | rings[ring & 3]);
            let mut is_same = self.second.is_same;
            for (stack, place) in self.second.places.iter().enumerate() {
                let order = |column: usize| orders[column][usize::from(turned >> column & 1)];
                let way = band_places::way_of_orders([0, 1, 2].map(|column| order(3 * stack + column)));
                match self.sections.verdicts[place + way] {
                    Ordering::Less => continue 'turns,
                    verdict => is_same |= verdict == Ordering::Equal,
                }
            }
            for column in 0..9 {
                let turn = if turned >> column & 1 == 1 { left[column] } else { 0 };
                let digit = upper[column] ^ turn;
                self.cells[63 + column] = digit.trailing_zeros() as u8;
                self.cells[72 + column] = (left[column] ^ digit).trailing_zeros() as u8;
            }
            self.judge(is_same, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// Fills the cells from here to `end` in all ways that keep rows and bands in the order of their first
    /// digits, least digits first, and calls `visit` with each.
    fn fill(
        &mut self,
        cell: usize,
        end: usize,
        visit: &mut impl FnMut(&mut Self) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if cell == end {
            return visit(self);
        }
        let (row, column) = (cell / 9, cell % 9);
        let mut digits = self.rows[row] & self.columns[column] & self.boxes[row / 3 * 3 + column / 3];
        if column == 0 {
            digits &= match row % 3 {
                // The first row of a band has the least first digit that is left.
                0 => self.columns[0] & self.columns[0].wrapping_neg(),
                // The others have greater ones than the rows above.
                _ => u16::MAX << self.cells[cell - 9],
            };
        }
        while digits != 0 {
            let digit = digits & digits.wrapping_neg();
            digits ^= digit;
            self.cells[cell] = digit.trailing_zeros() as u8;
            self.toggle(cell, digit);
            let flow = self.fill(cell + 1, end, visit);
            self.toggle(cell, digit);
            flow?;
        }
        ControlFlow::Continue(())
    }
}

/// The 27 sets of one digit of each of three columns that have three digits each, in order.
struct Triples {
    sets: [u16; 32],
    /// The allowed ones, as bits.
    fine: u32,
    /// For each digit, the sets with it.
    with: [u32; 16],
}

impl Triples {
    /// For each column and each of its digits, the sets with it.
    const WITH: [[u32; 3]; 3] = {
        let mut with = [[0; 3]; 3];
        let mut number = 0;
        while number < 27 {
            with[0][number / 9] |= 1 << number;
            with[1][number / 3 % 3] |= 1 << number;
            with[2][number % 3] |= 1 << number;
            number += 1;
        }
        with
    };

    /// The sets of these numbers.
    fn among(&self, mut numbers: u32) -> impl Iterator<Item = u16> {
        std::iter::from_fn(move || {
            let number = (numbers != 0).then(|| numbers.trailing_zeros() as usize)?;
            numbers &= numbers - 1;
            Some(self.sets[number & 31])
        })
    }

    /// The numbers of the allowed sets that are disjoint from a set of three digits.
    fn without(&self, set: u16) -> u32 {
        let rest = set & set.wrapping_sub(1);
        let digits = [set, rest, rest & rest.wrapping_sub(1)];
        self.fine & !digits.iter().fold(0, |with, left| with | self.with[left.trailing_zeros() as usize & 15])
    }
}

/// The rank of each of three digits among them, by their names.
fn ranks(digits: u16, names: &Names) -> [u8; 16] {
    let among = |digit: &u8| digits >> digit & 1 == 1;
    let mut ranks = [0; 16];
    for digit in (0..9).filter(among) {
        let name = names[usize::from(digit)];
        let less = (0..9).filter(among).filter(|other| names[usize::from(*other)] < name);
        ranks[usize::from(digit)] = less.count() as u8;
    }
    ranks
}

/// The rows of a grid as keys.
fn key_rows(cells: &[u8; 81]) -> Image {
    let (rows, _) = cells.as_chunks::<9>();
    std::array::from_fn(|row| rows[row].iter().fold(0, |key, digit| key << 4 | RowKey::from(digit + 1)))
}
