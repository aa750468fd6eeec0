//! The table of an exocet: which two digits, in which order in the base, in which order in the targets, and how each can then be placed.
//!
//! For each such case, the templates of the first digit through its base cell and its target are held against those of the second
//! digit. Pairs that share a cell are struck. A candidate that is false in every pair that is left, of every case, is false: one of the two
//! digits where its template does not go, any other digit where either template goes.

use super::Pattern;
use crate::techniques::templates::allowed;
use crate::techniques::templates::refined::templates_up_to;
use crate::{Unsound, Work};
use sudokit_core::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet};

/// How many templates a digit may have through a base cell and a target.
const MOST_TEMPLATES: usize = 10_000;

/// Everything that is false in all cases.
pub(super) fn gone(pattern: &Pattern, board: &Board, work: &mut Work) -> Result<CandidateSet, Unsound> {
    let mut possible = CandidateSet::EMPTY;
    each_case(pattern, board, work, |_, in_case| possible |= in_case)?;
    Ok(board.candidate_set() - possible)
}

/// The pairs of digits that the base can hold, in order: those with a case that is left.
pub(super) fn pairs(pattern: &Pattern, board: &Board, work: &mut Work) -> Result<Vec<DigitSet>, Unsound> {
    let mut left = Vec::new();
    each_case(pattern, board, work, |[one, other], in_case| {
        if !in_case.is_empty() {
            left.push(DigitSet::of(one).with(other));
        }
    })?;
    left.sort_unstable_by_key(|pair| (pair.first(), pair.bits()));
    left.dedup();
    Ok(left)
}

/// Goes through the digits of the two cells of the base, in each case with the candidates that are possible in it.
fn each_case(
    pattern: &Pattern,
    board: &Board,
    work: &mut Work,
    mut see: impl FnMut([Digit; 2], CandidateSet),
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
                let digits = [digit, *second_digit];
                see(digits, case(board, digits, &of_first, of_second));
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

/// The candidates that are possible in one case: true in some pair, or at least not ruled out by it.
fn case(board: &Board, digits: [Digit; 2], first: &[CellSet], second: &[CellSet]) -> CandidateSet {
    let mut seen = [CellSet::EMPTY; 2];
    let mut always_taken = CellSet::ALL;
    let mut is_possible = false;
    for one in first {
        for other in second.iter().filter(|other| other.is_disjoint(*one)) {
            is_possible = true;
            seen[0] |= *one;
            seen[1] |= *other;
            always_taken &= *one | *other;
        }
    }
    if !is_possible {
        return CandidateSet::EMPTY;
    }
    let others = Digit::all().filter(|digit| !digits.contains(digit));
    let mut possible = others.fold(CandidateSet::EMPTY, |possible, digit| {
        possible | CandidateSet::of_digit(digit, board.places(digit) - always_taken)
    });
    for (digit, seen) in digits.into_iter().zip(seen) {
        possible |= CandidateSet::of_digit(digit, seen);
    }
    possible
}
