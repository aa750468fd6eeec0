//! Minlex of full grids: the least of a grid's 3,359,232 · 9! images, read row by row.
//!
//! Any line can be the first row, as its digits are named 1 to 9 in their order. So a choice is a *lead*: the
//! line that becomes the first row, the line of its chute that becomes the second, and the order of the
//! columns. Names of digits follow, and so does the order of the other rows, which are sorted by their first
//! digits. There are 18 · 2 · 1296 leads. The beginning of the second row leaves few of them:
//!
//! * Let a and b be two rows of a band. *Below* is the map from column c to the column where a has the digit
//!   that b has in c. As columns are named by the digits of a, the second row is this map, written down.
//! * If b's digits in one box all come from one box of a, the band is *pure*: this is then true of every box
//!   and pair of its rows, and the second row can begin 456789. If no chute is pure, each box of b takes two
//!   digits from one box of a, always the next one in one direction, and one from the other: the second row
//!   begins 457 at best.
//! * In a pure band the first box and the order of its columns settle all others: 18 leads for two rows.
//! * In other bands the two columns whose digits come from the next box are first, in one of two orders. The
//!   fourth digit of the second row is 1 if and only if *below* leads from the first column to the fourth and
//!   back. Such a swap of two columns settles its lead, and nearly every grid has some; if there are any,
//!   only they count. If not, both orders of every box and pair are tried; unnamed digits in columns 4 to 6
//!   become 8 and 9 in their order, which is least.
//!
//! Each of these steps keeps every lead that can begin with the least second row. So the leads that remain
//! include the least image, once for each automorphism: leads to the same image differ by one.
//!
//! The conventional order of rows and columns is old; the view of two rows as a permutation with its cycles
//! is folklore of the Sudoku Programmers' forum. Written from the definition, not from a program.

mod image;
mod leads;
mod lines;

pub(crate) use image::{Image, Renaming, RowKey, Way};

use leads::{Kind, Lead, Pair};
use lines::{GridLines, Nine, at};
use std::ops::ControlFlow;
use sudokit_core::Solution;

/// Finds minlex images of full grids; keeps its working memory.
#[derive(Clone, Debug, Default)]
pub(crate) struct GridSearch {
    leads: Vec<Lead>,
    /// The part of the second row in which these leads differ, and the third row.
    best: (RowKey, RowKey),
    /// The ways to the least image.
    ways: Vec<Way>,
}

impl GridSearch {
    /// The least image of the grid.
    pub(crate) fn run(&mut self, solution: &Solution) -> Image {
        let lines = GridLines::new(solution);
        self.leads.clear();
        self.best = (RowKey::MAX, RowKey::MAX);
        self.find_leads::<18>(&lines);
        self.follow(&lines)
    }

    /// The second and third row of the least image of a band of these rows, digits from 0; the first one is
    /// 123456789.
    pub(crate) fn least_band(&mut self, rows: &[[u8; 9]; 3]) -> [RowKey; 2] {
        let lines = GridLines::of_band(rows);
        self.leads.clear();
        self.best = (RowKey::MAX, RowKey::MAX);
        self.find_leads::<3>(&lines);
        let lead = self.leads.first().expect("some lead is the best");
        [lead.second(&lines), self.best.1]
    }

    /// The automorphisms of a least band as whole columns, digits from 0, except for the identity.
    pub(crate) fn band_automorphisms(&mut self, rows: &[[u8; 9]; 3]) -> Vec<Renaming> {
        self.least_band(rows);
        let lines = GridLines::of_band(rows);
        let renaming = |lead: &Lead| {
            let mut digits = [0; 16];
            for (digit, place) in digits.iter_mut().zip(&lines.places[lead.band[0]][..9]) {
                *digit = lead.name(*place) as u8 - 1;
            }
            Renaming { columns: lead.columns, digits }
        };
        let all = self.leads.iter().map(renaming);
        all.filter(|one| (0..9).any(|i| one.columns[i] != i as u8 || one.digits[i] != i as u8)).collect()
    }

    /// The ways to the image of the last run: one for each automorphism of the grid.
    pub(crate) fn ways(&self) -> &[Way] {
        &self.ways
    }

    /// Offers the leads of `PAIRS / 3` chutes.
    fn find_leads<const PAIRS: usize>(&mut self, lines: &GridLines) {
        let pairs: [Pair; PAIRS] = Pair::all(lines);
        let kind = Kind::of_pairs(&pairs);
        let _ = kind.leads(lines, &pairs, |pair, lead| {
            self.offer(lines, pair, lead, kind.settled());
            ControlFlow::Continue(())
        });
    }

    /// Keeps the lead if its second and third row are the least so far, or equal to the least. All offered
    /// leads agree on the second row before this place.
    fn offer(&mut self, lines: &GridLines, pair: &Pair, lead: &Lead, from: usize) {
        let second = lead.key(from, |column| at(&pair.below, column));
        if second > self.best.0 {
            return;
        }
        let third = lead.third(lines);
        if (second, third) < self.best {
            self.best = (second, third);
            self.leads.clear();
        }
        if (second, third) == self.best {
            self.leads.push(*lead);
        }
    }

    /// Follows the leads to their ends, and keeps the ways to the least.
    fn follow(&mut self, lines: &GridLines) -> Image {
        let mut least = [RowKey::MAX; 9];
        self.ways.clear();
        for lead in &self.leads {
            let mut digits = [0; 16];
            for (digit, place) in digits.iter_mut().zip(&lines.places[lead.band[0]][..9]) {
                *digit = lead.name(*place) as u8;
            }
            let order = rows_below(lines, lead, &digits);
            let mut image = [0x1_2345_6789, lead.second(lines), self.best.1, 0, 0, 0, 0, 0, 0];
            for (key, line) in image[3..].iter_mut().zip(order) {
                let line = &lines.digits[line];
                *key = (0..9).fold(0, |key, place| {
                    key << 4 | RowKey::from(at(&digits, at(line, lead.columns[place])))
                });
            }
            if image < least {
                least = image;
                self.ways.clear();
            }
            if image == least {
                let [a, b, c] = lead.band;
                let [d, e, f, g, h, i] = order;
                self.ways.push(Way {
                    transposes: a >= 9,
                    rows: [a, b, c, d, e, f, g, h, i].map(|line| (line % 9) as u8),
                    columns: lead.columns,
                    digits: std::array::from_fn(|digit| digits[digit] - 1),
                });
            }
        }
        least
    }
}

/// The six lines below the first band, in the order of their first digits' names, the lines of a band
/// together.
fn rows_below(lines: &GridLines, lead: &Lead, digits: &Nine) -> [usize; 6] {
    let band = lead.band[0] / 3;
    let kind = band / 3 * 3;
    let sorted = |band: usize| {
        let mut rows = [0, 1, 2].map(|row| {
            let line = 3 * band + row;
            usize::from(at(digits, at(&lines.digits[line], lead.columns[0]))) << 8 | line
        });
        rows.sort_unstable();
        rows
    };
    let [one, other] = [1, 2].map(|next| sorted(kind + (band - kind + next) % 3));
    let [first, second] = if one < other { [one, other] } else { [other, one] };
    [first[0], first[1], first[2], second[0], second[1], second[2]].map(|row| row & 0xFF)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bands, Random, Sections, Transformable, Transformation};
    use std::ops::ControlFlow;

    const FIRST: &str = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
    const LAST: &str = "123456789457893612986217354274538196531964827698721435342685971715349268869172543";

    #[test]
    fn the_first_and_the_last_grid_of_the_catalogue_are_their_own_least_images() {
        for text in [FIRST, LAST] {
            let image = GridSearch::default().run(&text.parse().unwrap());
            let line: String = image.iter().map(|key| format!("{key:x}")).collect();
            assert_eq!(line, text);
        }
    }

    /// All isomorphs of a grid have the same image: for pure bands, bands with swaps, and other bands. Grids
    /// of the last kind are rare: the last of the catalogue is one.
    #[test]
    fn every_kind_of_lead_is_met() {
        let bands = Bands::new();
        let first_of_class = |class| {
            let (sections, mut first) = (Sections::new(&bands, class), None);
            for section in sections.list() {
                sections.walk(section, |grid| {
                    first = Some(*grid);
                    ControlFlow::Break(())
                });
                if first.is_some() {
                    break;
                }
            }
            first
        };
        let last: Solution = LAST.parse().unwrap();
        let solutions = (0..Bands::COUNT).step_by(12).filter_map(first_of_class).chain([last]);
        let mut random = Random::new(1);
        let mut met = [0; 3];
        for solution in solutions {
            let image = GridSearch::default().run(&solution);
            met[match image[1] >> 20 {
                0x4567 => 0,
                0x4571 => 1,
                _ => 2,
            }] += 1;
            for _ in 0..5 {
                let turned = solution.transformed(&Transformation::random(&mut random));
                assert_eq!(GridSearch::default().run(&turned), image, "{turned}");
            }
        }
        assert!(met.iter().all(|met| *met > 0), "{met:?}");
    }
}
