//! The search for truths in sectors: where some rows cross some columns, some digits, or some columns some
//! digits.
//!
//! Candidates are a cube of rows, columns and digits. Take some numbers A on one edge and some numbers B on a
//! second edge; the truths are the base sets along the third edge at these places. Each slice across these
//! is covered apart, by lines of numbers A and lines of numbers B.
//!
//! | base sets | A | B | slices | links |
//! |---|---|---|---|---|
//! | cells | rows | columns | digits | a digit in a row, a column or a box |
//! | digits in rows | rows | digits | columns | cells; a digit in a column |
//! | digits in columns | columns | digits | rows | cells; a digit in a row |
//!
//! The fewest lines that cover a slice of A and B: either no number of A has a line of its own, and there is
//! one for each number of B that is left with anything; or some number of A has one, and the rest of A and B
//! are covered by the fewest besides. So all sets A are worked out after one another, and for each of them
//! all 512 sets B side by side, as an array of bytes. (The counting is due to David P. Bird's multi-sector
//! locked sets, 2012, and to the multifish of Obi-Wahn, Allan Barker and champagne.)

use super::covers::{combined, least};
use super::{Instance, MSLS, MULTIFISH, RANK};
use crate::sets::union;
use crate::{Fact, Kind, Variable, View};
use std::collections::HashSet;
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, Digit, House};

/// The fewest truths.
pub(super) const FEWEST: usize = 6;

/// The largest surplus of links over truths.
const MOST_TO_SPARE: u8 = 1;

/// The sets of numbers on an edge, as bits.
const SETS: usize = 512;

/// The fewest numbers on an edge; both have nine at most.
const SMALLEST: u32 = 3;

/// The most numbers on an edge.
const LARGEST: u32 = 9 - SMALLEST;

/// The most pairs of numbers A and B for a sort of base sets. Boards have a few thousand. Only if many cells
/// or houses are left with a single candidate there are more, and these singles come first.
const MOST_PAIRS: usize = 10_000;

/// Something for each set of numbers.
type Each = [u8; SETS];

/// The candidates of a base set.
#[derive(Clone, Copy)]
enum BaseSets {
    Cells,
    InRows,
    InColumns,
}

impl BaseSets {
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

    /// The covers of a candidate.
    fn links(self, candidate: Candidate) -> Vec<Variable> {
        let [cell, row, column, block] = Variable::of(candidate);
        match self {
            Self::Cells => vec![row, column, block],
            Self::InRows => vec![cell, column],
            Self::InColumns => vec![cell, row],
        }
    }
}

/// The candidates of a board as a cube: for each slice and each number of the first edge the numbers of the
/// second, as bits.
struct Cube {
    slices: [[u16; 9]; 9],
    /// For each number of the first edge the base sets that are truths.
    open: [u16; 9],
}

impl Cube {
    fn of(board: &Board, base: BaseSets) -> Self {
        let bits = |is_in: &dyn Fn(usize) -> bool| (0..9).fold(0, |bits, b| bits | u16::from(is_in(b)) << b);
        Self {
            slices: std::array::from_fn(|slice| {
                std::array::from_fn(|a| bits(&|b| board.has(base.candidate(a, b, slice))))
            }),
            open: std::array::from_fn(|a| bits(&|b| base.truth(a, b).is_open(board))),
        }
    }

    /// Visits the pairs of sets with hardly more links than truths, one for each set of truths, until told to
    /// stop.
    fn each_pair(&self, visit: &mut dyn FnMut(u16, u16) -> ControlFlow<()>) -> ControlFlow<()> {
        let common = common();
        let lines = self.lines(&common);
        let mut known = HashSet::new();
        let seconds: Vec<Vec<u16>> = (0..=LARGEST).map(|most| sets(SMALLEST..=most).collect()).collect();
        for first in sets(SMALLEST..=LARGEST) {
            let mut truths = [0; SETS];
            for a in numbers(first) {
                add(&mut truths, &common[usize::from(self.open[a])]);
            }
            let lines = &lines[usize::from(first)];
            for second in &seconds[9 - first.count_ones() as usize] {
                let at = usize::from(*second);
                if usize::from(truths[at]) >= FEWEST && lines[at] <= truths[at] + MOST_TO_SPARE {
                    let truths: [u16; 9] =
                        std::array::from_fn(|a| if first >> a & 1 != 0 { self.open[a] & second } else { 0 });
                    if known.insert(truths) {
                        visit(first, *second)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// The fewest lines that cover all slices, for each first set the numbers for all second sets. There are
    /// 81 at most.
    fn lines(&self, common: &[Each]) -> Vec<Each> {
        let mut lines = vec![[0; SETS]; SETS];
        let mut fewest = vec![[0; SETS]; SETS];
        for slice in &self.slices {
            for first in sets(1..=LARGEST) {
                let (smaller, rest) = fewest.split_at_mut(usize::from(first));
                let fewest = &mut rest[0];
                *fewest = common[usize::from(numbers(first).fold(0, |all, a| all | slice[a]))];
                for a in numbers(first) {
                    let others = &smaller[usize::from(first & !(1 << a))];
                    fewest
                        .iter_mut()
                        .zip(others)
                        .for_each(|(fewest, lines)| *fewest = (lines + 1).min(*fewest));
                }
                add(&mut lines[usize::from(first)], fewest);
            }
        }
        lines
    }
}

/// The number of common elements of each two sets.
fn common() -> Vec<Each> {
    let mut common = vec![[0; SETS]; SETS];
    for set in 1..SETS {
        let lowest = set & set.wrapping_neg();
        common[set] = common[set ^ lowest];
        common[set].iter_mut().enumerate().for_each(|(other, count)| *count += u8::from(other & lowest != 0));
    }
    common
}

fn add(all: &mut Each, more: &Each) {
    all.iter_mut().zip(more).for_each(|(all, more)| *all += more);
}

/// The sets of so many of nine numbers.
fn sets(sizes: std::ops::RangeInclusive<u32>) -> impl Iterator<Item = u16> {
    (0..SETS as u16).filter(move |set| sizes.contains(&set.count_ones()))
}

fn numbers(set: u16) -> impl Iterator<Item = usize> {
    (0..9).filter(move |number| set >> number & 1 != 0)
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
        for base in [BaseSets::Cells, BaseSets::InRows, BaseSets::InColumns] {
            let mut left = MOST_PAIRS;
            // It does not matter here why the pairs end.
            let _ = Cube::of(board, base).each_pair(&mut |a, b| {
                if left == 0 || view.is_cancelled() {
                    return ControlFlow::Break(());
                }
                left -= 1;
                found.extend(instance(board, base, a, b));
                ControlFlow::Continue(())
            });
        }
        Self(found)
    }
}

/// The argument of a pair of sets, if it removes something.
fn instance(board: &Board, base: BaseSets, a: u16, b: u16) -> Option<(&'static Kind, Instance)> {
    let all = numbers(a).flat_map(|a| numbers(b).map(move |b| base.truth(a, b)));
    let truths: Vec<Variable> = all.filter(|truth| truth.is_open(board)).collect();
    let candidates: CandidateSet = union(truths.iter().map(|truth| truth.candidates(board)));
    let slices = (0..9).map(|slice| -> CandidateSet {
        candidates.iter().filter(|candidate| base.slice(*candidate) == slice).collect()
    });
    let covers: Vec<_> = slices.map(|slice| least(slice, &|candidate| base.links(candidate))).collect();
    let instance = Instance::of(board, truths.into_iter(), combined(&covers))?;
    let is_of = |kind: &&Kind| instance.pattern.is_of(board, kind);
    let kind = [&MSLS, &MULTIFISH].into_iter().find(is_of).unwrap_or(&RANK);
    Some((kind, instance))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Work, cases};

    /// Boards of which some have much to find in sectors.
    fn boards() -> impl Iterator<Item = Board> {
        cases::boards().step_by(15)
    }

    /// The links that a pair of sets needs, by trying all ways to cover some numbers of the first set by
    /// lines of their own.
    fn plain_lines(cube: &Cube, ways: &[u16], first: u16, second: u16) -> u32 {
        let of_slice = |slice: &[u16; 9]| {
            let with = |own: u16| {
                let rest = numbers(first & !own).fold(0, |all, a| all | slice[a]) & second;
                own.count_ones() + rest.count_ones()
            };
            ways.iter().copied().map(with).min()
        };
        cube.slices.iter().filter_map(of_slice).sum()
    }

    #[test]
    fn the_pairs_are_those_of_a_plain_search() {
        let mut seen = 0;
        for (number, board) in boards().take(12).enumerate().step_by(4) {
            let base = [BaseSets::Cells, BaseSets::InRows, BaseSets::InColumns][number % 3];
            let cube = Cube::of(&board, base);
            let truths = |first: u16, second: u16| -> Vec<(usize, u16)> {
                let of_line = |a: usize| (a, cube.open[a] & second);
                numbers(first).map(of_line).filter(|(_, open)| *open != 0).collect()
            };
            let mut found = HashSet::new();
            let end = cube.each_pair(&mut |first, second| {
                assert!(found.insert(truths(first, second)), "met twice");
                ControlFlow::Continue(())
            });
            assert_eq!(end, ControlFlow::Continue(()));
            let mut plain = HashSet::new();
            for first in sets(3..=6) {
                let ways: Vec<u16> = (0..512).filter(|own| own & !first == 0).collect();
                for second in sets(3..=9 - first.count_ones()) {
                    let of = truths(first, second);
                    let count: u32 = of.iter().map(|(_, open)| open.count_ones()).sum();
                    if count >= FEWEST as u32 && plain_lines(&cube, &ways, first, second) <= count + 1 {
                        plain.insert(of);
                    }
                }
            }
            seen += plain.len();
            assert_eq!(found, plain, "{board:?}");
        }
        assert!(seen > 10, "{seen}");
    }

    /// A grid of naked singles has a hundred thousand pairs with room for all.
    #[test]
    fn undone_singles_do_not_stall_the_search() {
        let grid = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        let singles = grid.chars().filter_map(Digit::from_char).enumerate();
        let mut board = Board::EMPTY;
        for (cell, digit) in singles {
            let cell = Cell::from_index(cell);
            board.eliminate_all(CandidateSet::of_cell(cell, !sudokit_core::DigitSet::of(digit)));
        }
        let mut pairs = 0;
        let end = Cube::of(&board, BaseSets::Cells).each_pair(&mut |_, _| {
            pairs += 1;
            if pairs > MOST_PAIRS { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!(end, ControlFlow::Break(()));
        let found: Sectors = Fact::of(&View::new(&board));
        assert_eq!(found.0.len(), 0);
    }

    #[test]
    fn what_goes_is_what_the_argument_proves() {
        let mut seen = 0;
        for board in boards() {
            let found: Sectors = Fact::of(&View::new(&board));
            for (_, instance) in found.0 {
                assert_eq!(instance.pattern.gone(&board, &mut Work::default()), Ok(instance.gone));
                seen += 1;
            }
        }
        assert!(seen > 10, "{seen}");
    }
}
