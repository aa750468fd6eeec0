//! The table of an exocet: which two digits, in which order in the base, in which order in the targets, and
//! how each can then be placed.
//!
//! For each such case, the templates of the first digit through its base cell and its target are held against
//! those of the second digit. Pairs that share a cell are struck. A candidate that is false in every pair
//! that is left, of every case, is false: one of the two digits where its template does not go, any other
//! digit where either template goes.

use super::Pattern;
use crate::sets::{by_digit, union};
use crate::sort;
use crate::step::evidence::ensure;
use crate::techniques::templates::allowed;
use crate::techniques::templates::refined::templates_up_to;
use crate::{Unsound, Work};
use sudokit_core::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet};

/// The most templates of a digit through a base cell and a target.
const MOST_TEMPLATES: usize = 10_000;

/// The most ways of an exocet that is compared with another.
const MOST_WAYS: usize = 10_000;

/// One case of a table: two digits, those of the two cells of the base in order, and all ways to place both
/// that share no cell. The order of the targets is another case.
pub(super) struct Case {
    pub(super) digits: [Digit; 2],
    pub(super) ways: Vec<[CellSet; 2]>,
}

/// The candidates possible in some ways to place digits: true in one of them, or at least not ruled out by
/// it.
pub(super) struct Possible {
    of_digits: Vec<(Digit, CellSet)>,
    /// The cells that every way takes.
    always_taken: CellSet,
    ways: usize,
}

impl Possible {
    /// In these ways, each the templates of digits, none of which share a cell. All are of the same digits.
    pub(super) fn of<W: IntoIterator<Item = (Digit, CellSet)>>(ways: impl IntoIterator<Item = W>) -> Self {
        let mut possible = Self { of_digits: Vec::new(), always_taken: CellSet::ALL, ways: 0 };
        for way in ways {
            let mut taken = CellSet::EMPTY;
            for (digit, template) in way {
                taken |= template;
                match possible.of_digits.iter_mut().find(|(of, _)| *of == digit) {
                    Some((_, seen)) => *seen |= template,
                    None => possible.of_digits.push((digit, template)),
                }
            }
            possible.always_taken &= taken;
            possible.ways += 1;
        }
        possible
    }

    pub(super) const fn has_none(&self) -> bool {
        self.ways == 0
    }

    /// The candidates.
    pub(super) fn candidates(&self, board: &Board) -> CandidateSet {
        if self.has_none() {
            return CandidateSet::EMPTY;
        }
        by_digit(|digit| {
            let seen = self.of_digits.iter().find(|(of, _)| *of == digit).map(|(_, seen)| *seen);
            seen.unwrap_or_else(|| board.places(digit) - self.always_taken)
        })
    }
}

/// The conclusions of a table.
pub(super) struct Table {
    /// The candidates that are possible in some case.
    possible: CandidateSet,
    /// The pairs of digits that the base can hold, in order: those with a case that is left.
    pub(super) pairs: Vec<DigitSet>,
    /// The number of ways of all cases together.
    pub(super) ways: usize,
}

impl Table {
    /// Goes through all cases.
    pub(super) fn of(pattern: &Pattern, board: &Board, work: &mut Work) -> Result<Self, Unsound> {
        let mut table = Self { possible: CandidateSet::EMPTY, pairs: Vec::new(), ways: 0 };
        each_case(pattern, board, work, |[one, other], ways| {
            let here = Possible::of(ways);
            if !here.has_none() {
                table.possible |= here.candidates(board);
                table.pairs.push(DigitSet::of(one).with(other));
                table.ways += here.ways;
            }
            Ok(())
        })?;
        sort::by_key(&mut table.pairs, |pair| (pair.first(), pair.bits()));
        table.pairs.dedup();
        Ok(table)
    }

    /// Everything that is false in all cases, and by the mirrors if one pair is left for the base.
    pub(super) fn gone(&self, pattern: &Pattern, board: &Board) -> CandidateSet {
        let outsiders = match self.pairs[..] {
            [pair] => pattern.outsiders(board, pair),
            _ => Vec::new(),
        };
        (board.candidate_set() - self.possible) | union(outsiders.iter().map(|one| one.gone(board)))
    }
}

/// The cases that are left, each with all its ways.
pub(super) fn cases(pattern: &Pattern, board: &Board, work: &mut Work) -> Result<Vec<Case>, Unsound> {
    let (mut cases, mut count) = (Vec::new(), 0);
    each_case(pattern, board, work, |digits, ways| {
        let mut kept = Vec::new();
        for [(_, one), (_, other)] in ways {
            count += 1;
            ensure(count <= MOST_WAYS, "an exocet has too many ways to hold them against others")?;
            kept.push([one, other]);
        }
        if !kept.is_empty() {
            cases.push(Case { digits, ways: kept });
        }
        Ok(())
    })?;
    Ok(cases)
}

/// A way: the digit of each cell of the base with its template.
type Way = [(Digit, CellSet); 2];

/// Goes through the digits of the two cells of the base and the orders of the targets, in each case with the
/// ways to place both.
fn each_case(
    pattern: &Pattern,
    board: &Board,
    work: &mut Work,
    mut see: impl FnMut([Digit; 2], &mut dyn Iterator<Item = Way>) -> Result<(), Unsound>,
) -> Result<(), Unsound> {
    let bases: Vec<Cell> = pattern.base.iter().collect();
    let ([first, second], [near, far]) = (&bases[..], &pattern.targets[..]) else {
        return Err(Unsound("a table needs two cells in the base and two targets"));
    };
    let allowed = allowed(board);
    for [one, other] in [[near.cells, far.cells], [far.cells, near.cells]] {
        let through = |digit: Digit, base: Cell, target: CellSet, work: &mut Work| {
            templates_through(allowed[digit.index()], base, target, work)
        };
        let mut lists = Vec::new();
        for digit in board.candidates(*second) {
            lists.push((digit, through(digit, *second, other, work)?));
        }
        for digit in board.candidates(*first) {
            let of_first = through(digit, *first, one, work)?;
            for (second_digit, of_second) in lists.iter().filter(|(of, _)| *of != digit) {
                work.take_each(of_first.len(), of_second.len())?;
                let mut ways = of_first.iter().flat_map(|one| {
                    let apart = of_second.iter().filter(|other| other.is_disjoint(*one));
                    apart.map(|other| [(digit, *one), (*second_digit, *other)])
                });
                see([digit, *second_digit], &mut ways)?;
            }
        }
    }
    Ok(())
}

/// The templates of a digit within these cells that go through a base cell and a target.
fn templates_through(
    allowed: CellSet,
    base: Cell,
    target: CellSet,
    work: &mut Work,
) -> Result<Vec<CellSet>, Unsound> {
    let mut found = Vec::new();
    if allowed.contains(base) {
        for cell in target & (allowed - base.peers()) {
            let free = (allowed - base.peers() - cell.peers()).with(base).with(cell);
            // Nobody needs more than there are looks for.
            let more = templates_up_to(MOST_TEMPLATES, free)
                .ok_or(Unsound("a digit has too many places for a table"))?;
            work.take_each(more.len() + 1, 9)?;
            found.extend(more);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::super::{Exocet, Reason, Target};
    use super::*;
    use crate::techniques::{locked, singles, subsets};
    use crate::{Evidence, Family, Path, Schedule, View, Wanted};
    use sudokit_core::Puzzle;

    /// The base holds 2 and 8. One of r4c7 and r6c7 has the digit of r7c8; the other one can only be 1, and
    /// no table of two digits knows that.
    #[test]
    fn the_last_outsider_is_more_than_the_table_shows() {
        let puzzle: Puzzle =
            "71..9.4..54........8....6...2......34...3.9.7.....8.5...9.6........41.7.2...7...."
                .parse()
                .expect("a puzzle");
        let mut board = Board::new(&puzzle).expect("a valid puzzle");
        let singles = [&singles::NAKED_SINGLE, &singles::HIDDEN_SINGLE].into_iter();
        let basics = singles.chain(locked::KINDS.iter().copied()).chain(subsets::KINDS.iter().copied());
        Path::new(&mut board, Schedule::of(basics)).for_each(drop);
        let mut steps = Vec::new();
        let _ = Exocet.find(Wanted::these(&[&super::super::EXOCET_TABLE]), &View::new(&board), &mut steps);
        let outsider = "r9c7=1".parse().expect("a candidate");
        let step = steps.iter().find(|step| step.effect.eliminated().contains(outsider)).expect("it goes");
        let pattern = step.pattern.of().expect("the pattern of an exocet");
        let table = Table::of(pattern, &board, &mut Work::default()).expect("the table is small");
        assert_eq!(step.effect.eliminated() & table.possible, CandidateSet::of(outsider));
        assert_eq!(table.pairs, [DigitSet::of(Digit::D2).with(Digit::D8)]);
    }

    /// A table with more ways than are compared with another exocet is no less work to read.
    #[test]
    fn very_many_ways_are_counted_all() {
        let mut board = Board::EMPTY;
        let cells = ["r1c1", "r1c2", "r2c4", "r3c7"].map(|cell| cell.parse::<Cell>().expect("a cell"));
        let pair = DigitSet::of(Digit::D1).with(Digit::D2);
        for cell in &cells[..2] {
            board.eliminate_all(CandidateSet::of_cell(*cell, !pair));
        }
        let targets = [cells[2], cells[3]].map(Target::alone);
        let base = CellSet::of(cells[0]).with(cells[1]);
        let pattern = Pattern { base, targets: targets.to_vec(), reason: Reason::Table };
        let lines = pattern.lines(&board);
        assert!(lines > MOST_WAYS, "{lines}");
    }
}
