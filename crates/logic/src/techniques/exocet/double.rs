//! Two exocets at once.
//!
//! They have four digits between them, and no template of any of these goes through both bases. Four cells of
//! bases hold four digits then: each digit is in one of the bases, once. So its template goes through a base,
//! and a place that is on none of those is false.

use super::find::Through;
use super::{Pattern, Reason};
use crate::sets::union;
use crate::step::evidence::ensure;
use crate::techniques::templates::{allowed, has_template};
use crate::{Kind, Unsound, Work};
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet};

/// The number of digits of the two: as many as cells in their bases.
const DIGITS: usize = 4;

/// The doubles among some exocets, with all that they remove.
pub(super) fn doubles<'a>(
    exocets: &'a [(&'static Kind, Pattern)],
    board: &'a Board,
    through: &'a Through,
) -> impl Iterator<Item = (Pattern, CandidateSet)> + 'a {
    let after = move |number: usize| exocets[number + 1..].iter().map(|(_, second)| second);
    let each = exocets.iter().enumerate();
    let pairs = each.flat_map(move |(number, (_, first))| after(number).map(move |second| (first, second)));
    pairs.filter_map(move |(first, second)| {
        let digits = first.digits(board) | second.digits(board);
        let bases = [first.base, second.base];
        let are_apart = bases[0].is_disjoint(bases[1])
            && first.target_cells().is_disjoint(bases[1] | second.target_cells())
            && second.target_cells().is_disjoint(bases[0]);
        // In one house, four cells with four digits are a naked quadruple.
        let is_subset = !(bases[0] | bases[1]).common_houses().is_empty();
        if digits.len() != DIGITS || !are_apart || is_subset {
            return None;
        }
        let mut gone = first.gone(board) | second.gone(board);
        for digit in digits {
            let of_base = |base: CellSet| base.iter().flat_map(move |cell| through.of(cell, digit));
            if of_base(bases[0]).any(|template| !template.is_disjoint(bases[1])) {
                return None;
            }
            let on_any = union(bases.into_iter().flat_map(of_base).copied());
            gone |= CandidateSet::of_digit(digit, board.places(digit) - on_any);
        }
        let reason = Reason::Second { base: second.base, targets: second.targets.clone() };
        Some((Pattern { reason, ..first.clone() }, gone))
    })
}

/// The eliminations of two exocets together: their digits are four, and none has a template through both
/// bases.
pub(super) fn gone(
    first: &Pattern,
    second: &Pattern,
    board: &Board,
    work: &mut Work,
) -> Result<CandidateSet, Unsound> {
    let digits = first.digits(board) | second.digits(board);
    ensure((first.base | second.base).len() == DIGITS, "two bases have not four cells")?;
    ensure(digits.len() == DIGITS, "two bases have not four digits between them")?;
    let mut gone = first.gone(board) | second.gone(board);
    let allowed = allowed(board);
    for digit in digits {
        let free = allowed[digit.index()];
        for base in first.base {
            let is_in_both = goes_through(free, base, second.base, work)?;
            ensure(!is_in_both, "a digit goes through both bases")?;
        }
        for place in board.places(digit) {
            if !goes_through(free, place, first.base | second.base, work)? {
                gone.insert(Candidate::at(place, digit));
            }
        }
    }
    Ok(gone)
}

/// True if a digit has a template within these cells that goes through a cell and through one of others.
fn goes_through(free: CellSet, cell: Cell, others: CellSet, work: &mut Work) -> Result<bool, Unsound> {
    work.take(1)?;
    if free.contains(cell) {
        let left = (free - cell.peers()).with(cell);
        for other in others & left {
            if has_template((left - other.peers()).with(other), work)? {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// The digits of both bases: two each, four in all.
pub(super) fn pairs(first: &Pattern, second: &Pattern, board: &Board) -> Vec<[DigitSet; 2]> {
    let of = |exocet: &Pattern| pairs_among(exocet.digits(board));
    let both = |one: DigitSet| of(second).into_iter().map(move |other| [one, other]);
    let all = of(first).into_iter().flat_map(both);
    all.filter(|[one, other]| (*one | *other).len() == DIGITS).collect()
}

/// All pairs among some digits.
pub(super) fn pairs_among(digits: DigitSet) -> Vec<DigitSet> {
    let with = |one: Digit| {
        digits.iter().filter(move |other| *other > one).map(move |other| DigitSet::of(one).with(other))
    };
    digits.iter().flat_map(with).collect()
}
