//! The search for truths in sectors: where some rows cross some columns, some digits, or some columns some digits.
//!
//! Candidates are a cube of rows, columns and digits. Take some numbers A on one edge and some numbers B on a second edge; the truths
//! are the bars along the third edge at these places. Each slice across the bars is covered apart, by lines of numbers A and lines of numbers B.
//!
//! | bars | A | B | slices | links |
//! |---|---|---|---|---|
//! | cells | rows | columns | digits | a digit in a row, a column or a box |
//! | digits in rows | rows | digits | columns | cells; a digit in a column |
//! | digits in columns | columns | digits | rows | cells; a digit in a row |
//!
//! The fewest lines that cover a slice are found by trying all ways to cover some of the smaller set by its own lines: what is left takes as many
//! lines of the other set as it has numbers there. There are 110,000 pairs of A and B for each sort of bars. (The counting is due to David P.
//! Bird's multi-sector locked sets, 2012, and to the multifish of Obi-Wahn, Allan Barker and champagne.)

use super::covers::{combined, least, left_of};
use super::{Instance, MSLS, MULTIFISH, RANK};
use crate::techniques::whips::Variable;
use crate::{Fact, Kind, View};
use sudokit_core::{Board, Candidate, CandidateSet, Cell, Digit, House};

/// The fewest truths.
pub(super) const FEWEST: usize = 6;

/// How many links more than truths there may be.
const MOST_TO_SPARE: u32 = 1;

/// Which candidates a bar has.
#[derive(Clone, Copy)]
enum Bars {
    Cells,
    InRows,
    InColumns,
}

impl Bars {
    const fn truth(self, a: usize, b: usize) -> Variable {
        match self {
            Self::Cells => Variable::Cell(Cell::at(a, b)),
            Self::InRows => Variable::Place(House::row(a), Digit::from_index(b)),
            Self::InColumns => Variable::Place(House::column(a), Digit::from_index(b)),
        }
    }

    const fn candidate(self, a: usize, b: usize, slice: usize) -> Candidate {
        match self {
            Self::Cells => Candidate::at(Cell::at(a, b), Digit::from_index(slice)),
            Self::InRows => Candidate::at(Cell::at(a, slice), Digit::from_index(b)),
            Self::InColumns => Candidate::at(Cell::at(slice, a), Digit::from_index(b)),
        }
    }

    /// The slice that a candidate is in.
    const fn slice(self, candidate: Candidate) -> usize {
        match self {
            Self::Cells => candidate.digit().index(),
            Self::InRows => candidate.cell().column(),
            Self::InColumns => candidate.cell().row(),
        }
    }

    /// What may cover a candidate.
    fn links(self, candidate: Candidate) -> Vec<Variable> {
        let (cell, digit) = (candidate.cell(), candidate.digit());
        let [row, column, block] = cell.houses().map(|house| Variable::Place(house, digit));
        match self {
            Self::Cells => vec![row, column, block],
            Self::InRows => vec![Variable::Cell(cell), column],
            Self::InColumns => vec![Variable::Cell(cell), row],
        }
    }
}

/// The candidates of a board as a cube: for each slice and each number of the first edge the numbers of the second, as bits.
struct Cube {
    slices: [[u16; 9]; 9],
    /// For each number of the first edge the bars that are truths.
    open: [u16; 9],
}

impl Cube {
    fn of(board: &Board, bars: Bars) -> Self {
        let bits = |is_in: &dyn Fn(usize) -> bool| (0..9).fold(0, |bits, b| bits | u16::from(is_in(b)) << b);
        Self {
            slices: std::array::from_fn(|slice| {
                std::array::from_fn(|a| bits(&|b| board.has(bars.candidate(a, b, slice))))
            }),
            open: std::array::from_fn(|a| bits(&|b| bars.truth(a, b).is_open(board))),
        }
    }

    fn turned(&self) -> Self {
        Self { slices: self.slices.map(turned), open: turned(self.open) }
    }

    /// Visits all pairs of sets with hardly more links than truths. The first has three or four numbers, the second as many to nine in all.
    fn each_pair(&self, may_be_equal: bool, visit: &mut dyn FnMut(u16, u16)) {
        for first in sets(3..=4) {
            let numbers: Vec<usize> = (0..9).filter(|number| first >> number & 1 != 0).collect();
            // For each slice, what is left for the second set if some numbers of the first take lines of their own.
            let mut rest = [[0_u16; 16]; 9];
            for (rest, slice) in rest.iter_mut().zip(&self.slices) {
                for (own, rest) in rest.iter_mut().enumerate().take(1 << numbers.len()) {
                    let others = numbers.iter().enumerate().filter(|(place, _)| own >> place & 1 == 0);
                    *rest = others.fold(0, |rest, (_, number)| rest | slice[*number]);
                }
            }
            let fewest = numbers.len() + usize::from(!may_be_equal);
            for second in sets(fewest..=9 - numbers.len()) {
                let truths: u32 = numbers.iter().map(|a| (self.open[*a] & second).count_ones()).sum();
                if truths >= FEWEST as u32
                    && covers(&rest, 1 << numbers.len(), second, truths + MOST_TO_SPARE)
                {
                    visit(first, second);
                }
            }
        }
    }
}

/// Whether so many lines cover all slices.
#[inline]
fn covers(rest: &[[u16; 16]; 9], ways: usize, second: u16, most: u32) -> bool {
    let mut lines = 0;
    for rest in rest {
        let needed = |own: usize| (own as u32).count_ones() + (rest[own] & second).count_ones();
        lines += (0..ways).map(needed).min().unwrap_or_default();
        if lines > most {
            return false;
        }
    }
    true
}

/// The sets of so many of nine numbers.
fn sets(sizes: std::ops::RangeInclusive<usize>) -> impl Iterator<Item = u16> {
    (0..512_u16).filter(move |set| sizes.contains(&(set.count_ones() as usize)))
}

fn turned(rows: [u16; 9]) -> [u16; 9] {
    std::array::from_fn(|b| (0..9).fold(0, |bits, a| bits | (rows[a] >> b & 1) << a))
}

/// All arguments in sectors that remove something, by their kinds.
pub(super) struct Sectors(Vec<(&'static Kind, Instance)>);

impl Sectors {
    pub(super) fn of(&self, kind: &Kind) -> Vec<Instance> {
        self.0.iter().filter(|(of, _)| *of == kind).map(|(_, instance)| instance.clone()).collect()
    }
}

impl Fact for Sectors {
    fn of(view: &View<'_>) -> Self {
        let board = view.board();
        let mut found = Vec::new();
        for bars in [Bars::Cells, Bars::InRows, Bars::InColumns] {
            let cube = Cube::of(board, bars);
            let mut take = |a: u16, b: u16| found.extend(instance(board, bars, a, b));
            cube.each_pair(true, &mut take);
            if view.is_cancelled() {
                break;
            }
            cube.turned().each_pair(false, &mut |b, a| take(a, b));
        }
        Self(found)
    }
}

/// The argument of a pair of sets, if it removes something.
fn instance(board: &Board, bars: Bars, a: u16, b: u16) -> Option<(&'static Kind, Instance)> {
    let numbers = |set: u16| (0..9).filter(move |number| set >> number & 1 != 0);
    let all = numbers(a).flat_map(|a| numbers(b).map(move |b| bars.truth(a, b)));
    let truths: Vec<Variable> = all.filter(|truth| truth.is_open(board)).collect();
    let candidates = truths.iter().fold(CandidateSet::EMPTY, |all, truth| all | left_of(board, *truth));
    let slices = (0..9).map(|slice| -> CandidateSet {
        candidates.iter().filter(|candidate| bars.slice(*candidate) == slice).collect()
    });
    let covers: Vec<_> = slices.map(|slice| least(slice, &|candidate| bars.links(candidate))).collect();
    let instance = Instance::of(board, truths.into_iter(), combined(&covers))?;
    let is_of = |kind: &&Kind| instance.pattern.is_of(board, kind);
    let kind = [&MSLS, &MULTIFISH].into_iter().find(is_of).unwrap_or(&RANK);
    Some((kind, instance))
}
