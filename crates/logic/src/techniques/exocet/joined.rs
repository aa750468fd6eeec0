//! The tables of two exocets, held against each other.
//!
//! Each case of the first goes with a case of the second if there is a way of each that fit together: a digit
//! of both goes the same way in both, and two digits share no cell. Candidates that are false in all fitting
//! ways of all cases are false.

use super::find::gone_by_table;
use super::table::{self, Case, Possible};
use super::{Pattern, Reason};
use crate::sort;
use crate::step::evidence::ensure;
use crate::{Kind, Unsound, View, Work};
use sudokit_core::{Board, CandidateSet, CellSet, Digit, DigitSet};

/// The most looks to list the cases of a table, and to hold two lists against each other.
const MOST_LOOKS: usize = 1_000_000;

/// The eliminations of two tables together.
pub(super) struct Joined {
    /// Everything that is false in all cases.
    pub(super) gone: CandidateSet,
    /// The digits of both bases: two each.
    pub(super) pairs: Vec<[DigitSet; 2]>,
}

impl Joined {
    /// Holds two exocets against each other, each of which holds by itself.
    pub(super) fn of(
        first: &Pattern,
        second: &Pattern,
        board: &Board,
        work: &mut Work,
    ) -> Result<Self, Unsound> {
        ensure(first.base.is_disjoint(second.base), "two bases share a cell")?;
        let cases = [table::cases(first, board, work)?, table::cases(second, board, work)?];
        Self::of_cases(&cases[0], &cases[1], board, work)
    }

    /// Holds the cases of two tables against each other.
    pub(super) fn of_cases(
        first: &[Case],
        second: &[Case],
        board: &Board,
        work: &mut Work,
    ) -> Result<Self, Unsound> {
        let (mut possible, mut pairs) = (CandidateSet::EMPTY, Vec::new());
        for one in first {
            for other in second {
                work.take_each(one.ways.len(), other.ways.len())?;
                let here = together(one, other);
                if !here.has_none() {
                    possible |= here.candidates(board);
                    pairs.push([one, other].map(|case| case.digits.into_iter().collect::<DigitSet>()));
                }
            }
        }
        sort::by_key(&mut pairs, |pairs| pairs.map(|pair| (pair.first(), pair.bits())));
        pairs.dedup();
        Ok(Self { gone: board.candidate_set() - possible, pairs })
    }
}

/// The candidates possible in two cases at once.
fn together(one: &Case, other: &Case) -> Possible {
    let of = |case: &Case, way: [CellSet; 2]| case.digits.into_iter().zip(way);
    Possible::of(one.ways.iter().flat_map(|way| {
        let fitting = other.ways.iter().filter(|second| fit(one.digits, *way, other.digits, **second));
        fitting.map(move |second| of(one, *way).chain(of(other, *second)))
    }))
}

/// True if each digit has one template, and no two share a cell.
fn fit(digits: [Digit; 2], way: [CellSet; 2], others: [Digit; 2], second: [CellSet; 2]) -> bool {
    digits.into_iter().zip(way).all(|(digit, template)| {
        others
            .into_iter()
            .zip(second)
            .all(|(other, its)| if digit == other { template == its } else { template.is_disjoint(its) })
    })
}

/// An exocet with its own eliminations, and the cases of its table.
struct Tabled<'a> {
    pattern: &'a Pattern,
    gone: CandidateSet,
    cases: Vec<Case>,
}

impl<'a> Tabled<'a> {
    fn of(pattern: &'a Pattern, board: &Board) -> Self {
        let cases = table::cases(pattern, board, &mut Work::of(MOST_LOOKS)).unwrap_or_default();
        Self { pattern, gone: pattern.gone(board) | gone_by_table(pattern, board), cases }
    }
}

/// The pairs among some exocets that show more together than each does by itself.
pub(super) fn joined<'a>(
    exocets: &'a [(&'static Kind, Pattern)],
    view: &'a View<'_>,
) -> impl Iterator<Item = (Pattern, CandidateSet)> + 'a {
    let board = view.board();
    let tables: Vec<Tabled<'_>> = exocets.iter().map(|(_, pattern)| Tabled::of(pattern, board)).collect();
    let pairs = (0..tables.len()).flat_map(move |i| (0..i).map(move |j| [j, i]));
    pairs.take_while(|_| !view.is_cancelled()).filter_map(move |places| {
        let [one, other] = places.map(|place| &tables[place]);
        let bases = [one, other].map(|table| table.pattern.base);
        // In one house, cells with as many digits are a naked subset.
        if !bases[0].is_disjoint(bases[1]) || !(bases[0] | bases[1]).common_houses().is_empty() {
            return None;
        }
        let joined = Joined::of_cases(&one.cases, &other.cases, board, &mut Work::of(MOST_LOOKS)).ok()?;
        let reason = Reason::Joined { base: bases[1], targets: other.pattern.targets.clone() };
        let pattern = Pattern { reason, ..one.pattern.clone() };
        let is_more = !joined.gone.is_subset(one.gone | other.gone);
        is_more.then_some((pattern, joined.gone))
    })
}
