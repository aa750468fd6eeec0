//! A rank argument in words.

use super::argument::{Argument, total};
use super::evidence::houses_of;
use super::shape::Parts;
use super::{Pattern, Weighted};
use crate::{Effect, Variable, Work};
use sudokit_core::{Board, Candidate, Cell, Digit, DigitSet, House, HouseSet};
use sudokit_diagram::{Explanation, Sentence, say};

pub(super) fn explanation(pattern: &Pattern, board: &Board, effect: &Effect) -> Explanation {
    let result = effect.results();
    if let Some(branches) = pattern.branches(board, &pattern.links) {
        return Explanation { result, ..branches.explanation(pattern, board) };
    }
    Explanation {
        look: look(pattern, board),
        pattern: counted(pattern, board),
        cases: Vec::new(),
        reason: reason(pattern, board, effect),
        result,
    }
}

/// The pattern: truths, links and their weights.
fn counted(pattern: &Pattern, board: &Board) -> Vec<Sentence> {
    let truths = Parts::of(&pattern.truths);
    let mut said = Vec::new();
    if !truths.cells.is_empty() {
        said.push(say!("rank-cells-need", [cells = truths.cells]));
    }
    for house in truths.houses {
        let digits = pattern.truths.iter().filter_map(|truth| match truth.variable {
            Variable::Place(of, digit) if of == house => Some(digit),
            _ => None,
        });
        let digits: DigitSet = digits.collect();
        said.push(say!("rank-house-needs", [house, digits]));
    }
    said.push(say!(
        "rank-all-in-links",
        [truths = pattern.truths.len(), count = pattern.links.len(), links = grouped(&pattern.links)]
    ));
    for (all, is_truths) in [(&pattern.truths, true), (&pattern.links, false)] {
        let most = all.iter().map(|one| one.weight).max().unwrap_or_default();
        for weight in 2..=most {
            let heavy: Vec<Weighted> = all.iter().copied().filter(|one| one.weight == weight).collect();
            if heavy.is_empty() {
                continue;
            }
            let (count, weight, heavy) = (heavy.len(), usize::from(weight), grouped(&heavy));
            said.push(if is_truths {
                say!("rank-heavy-truths", [count, weight, heavy])
            } else {
                say!("rank-heavy-links", [count, weight, heavy])
            });
        }
    }
    let candidates = |truth: &Weighted| truth.variable.candidates(board).len();
    let apart: usize = pattern.truths.iter().map(candidates).sum();
    if !pattern.counts_once() || apart > pattern.candidates(board).len() {
        said.push(say!("rank-no-candidate-fills-more"));
    }
    said
}

/// "Look at the cells around r2c2, r2c8, r8c2 and r8c8."
fn look(pattern: &Pattern, board: &Board) -> Sentence {
    if let Some(corners) = pattern.corners(board) {
        return say!("rank-look-around", [corners]);
    }
    let truths = Parts::of(&pattern.truths);
    let cells = truths.cells;
    let lines = |of: fn(usize) -> House, number: fn(Cell) -> usize| -> HouseSet {
        cells.iter().map(|cell| of(number(cell))).collect()
    };
    let rows = lines(House::row, Cell::row);
    let columns = lines(House::column, Cell::column);
    match (cells.is_empty(), truths.houses.is_empty()) {
        (false, true) => say!("rank-look-at-crossings", [rows, columns]),
        (true, _) => say!("rank-look-at-houses", [digits = truths.digits, houses = truths.houses]),
        (false, false) => {
            say!("rank-look-at-cells-and-houses", [cells, digits = truths.digits, houses = truths.houses])
        }
    }
}

/// The reason: the counts, and the waste of each eliminated candidate, unless it is plain.
fn reason(pattern: &Pattern, board: &Board, effect: &Effect) -> Vec<Sentence> {
    let (truths, links) = (total(&pattern.truths), total(&pattern.links));
    let spare = links.saturating_sub(truths);
    let mut said = vec![say!("rank-link-holds-one")];
    let counted = if pattern.counts_once() { "once" } else { "weighted" };
    if spare == 0 {
        said.push(say!("rank-no-waste", [counted, truths, links]));
        said.push(say!("rank-waste-none"));
    } else {
        said.push(say!("rank-some-waste", [counted, truths, links, spare]));
        said.push(say!("rank-waste-more", [more = spare + 1]));
    }
    let candidates = pattern.candidates(board);
    for gone in effect.eliminations() {
        if spare > 0 || !pattern.counts_once() || candidates.contains(*gone) {
            said.extend(waste(pattern, board, *gone));
        }
    }
    said.extend(instead(pattern));
    said
}

/// The other lists of links: "The same argument works with other links. Drop these: 4 in row 1. Take these
/// instead: 4 in box 2."
pub(super) fn instead(pattern: &Pattern) -> Vec<Sentence> {
    let mut said = Vec::new();
    for list in &pattern.instead {
        let [dropped, taken] = [(&pattern.links, list), (list, &pattern.links)]
            .map(|(of, without)| of.iter().filter(|one| !without.contains(one)).copied().collect::<Vec<_>>());
        if !dropped.is_empty() && !taken.is_empty() {
            said.push(say!("rank-other-links", [dropped = grouped(&dropped), taken = grouped(&taken)]));
        }
    }
    said
}

/// "If r4c2 were 2, it would use up 2 links: 2 in row 4 and 2 in column 2. But it would fill no truth."
fn waste(pattern: &Pattern, board: &Board, gone: Candidate) -> Option<Sentence> {
    let proves_it = |links: &&[Weighted]| {
        let argument = Argument::of(board, &pattern.truths, links, &mut Work::default());
        argument.is_ok_and(|argument| argument.gone(board).contains(gone))
    };
    let links = pattern.lists().find(proves_it)?;
    let of = |list: &[Weighted]| -> Vec<Weighted> {
        list.iter().copied().filter(|one| one.variable.candidates(board).contains(gone)).collect()
    };
    let (taken, filled) = (of(links), of(&pattern.truths));
    Some(say!(
        "rank-uses-up",
        [
            cell = gone.cell(),
            digit = gone.digit(),
            links = total(&taken),
            taken = named(&taken),
            truths = total(&filled),
            filled = named(&filled),
        ]
    ))
}

/// "r7c7 twice, 4 in column 7 and 4 in box 9"
fn named(list: &[Weighted]) -> Vec<Sentence> {
    let name = |one: &Weighted| match (name(one.variable), one.weight) {
        (name, 1) => name,
        (name, weight) => say!("rank-times", [name, weight = usize::from(weight)]),
    };
    list.iter().map(name).collect()
}

/// "r1c1, r1c2; 4 in rows 1 and 3; 5 in box 2".
pub(super) fn grouped(list: &[Weighted]) -> Sentence {
    let cells = Some(Parts::of(list).cells)
        .filter(|cells| !cells.is_empty())
        .map(|cells| say!("rank-cells", [cells]));
    let of_digits = Digit::all().map(|digit| (digit, houses_of(list, digit)));
    let of_digits = of_digits.filter(|(_, houses)| !houses.is_empty());
    let of_digits = of_digits.map(|(digit, houses)| say!("rank-digits-in-houses", [digit, houses]));
    say!("rank-grouped", [parts = cells.into_iter().chain(of_digits).collect::<Vec<_>>()])
}

/// "2 in row 4", or the cell.
fn name(variable: Variable) -> Sentence {
    match variable {
        Variable::Cell(cell) => say!("common-cell", [cell]),
        Variable::Place(house, digit) => say!("rank-digit-in-house", [digit, house]),
    }
}
