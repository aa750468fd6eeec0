//! The fewest links for the candidates of truths, and all ways to choose so few.
//!
//! Links of one digit say nothing of another, and a line of cells has nothing to do with the next: candidates
//! that share no link are covered apart. So they come in groups, and each group has its own least covers.

use super::Weighted;
use crate::Variable;
use crate::sort;
use sudokit_core::{Candidate, CandidateSet, DigitSet};

/// All choices of the fewest links that cover these candidates, each sorted. `links` says which links a
/// candidate may have.
pub(super) fn least(
    candidates: CandidateSet,
    links: &dyn Fn(Candidate) -> Vec<Variable>,
) -> Vec<Vec<Variable>> {
    let mut covers = Vec::new();
    for size in 0..=candidates.len() {
        extend(candidates, size, &mut Vec::new(), links, &mut covers);
        if !covers.is_empty() {
            break;
        }
    }
    sort::by_key(&mut covers, |cover| cover.iter().map(|link| order(*link)).collect::<Vec<_>>());
    covers.dedup();
    covers
}

/// Covers the first candidate that is left, in each possible way.
fn extend(
    left: CandidateSet,
    size: usize,
    chosen: &mut Vec<Variable>,
    links: &dyn Fn(Candidate) -> Vec<Variable>,
    covers: &mut Vec<Vec<Variable>>,
) {
    let Some(first) = left.first() else {
        let mut cover = chosen.clone();
        sort::by_key(&mut cover, |link| order(*link));
        covers.push(cover);
        return;
    };
    if size == 0 {
        return;
    }
    for link in links(first) {
        chosen.push(link);
        extend(left - candidates_of(link), size - 1, chosen, links, covers);
        chosen.pop();
    }
}

/// Every candidate that a cell or a digit in a house could ever have.
fn candidates_of(variable: Variable) -> CandidateSet {
    match variable {
        Variable::Cell(cell) => CandidateSet::of_cell(cell, DigitSet::ALL),
        Variable::Place(house, digit) => CandidateSet::of_digit(digit, house.cells()),
    }
}

/// Cells first, then digit by digit and house by house.
pub(super) fn order(variable: Variable) -> (usize, usize) {
    match variable {
        Variable::Cell(cell) => (0, cell.index()),
        Variable::Place(house, digit) => (1 + digit.index(), house.index()),
    }
}

/// Lists of links that do, one choice for each group: the first has the first choice everywhere, and each
/// choice is in one of them.
pub(super) fn combined(groups: &[Vec<Vec<Variable>>]) -> Vec<Vec<Weighted>> {
    let most = groups.iter().map(Vec::len).max().unwrap_or_default();
    let list = |number: usize| {
        let chosen = groups.iter().flat_map(|covers| covers.get(number).unwrap_or(&covers[0]));
        chosen.copied().map(Weighted::once).collect()
    };
    (0..most).map(list).collect()
}
