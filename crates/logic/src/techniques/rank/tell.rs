//! A rank argument in words.

use super::argument::{Argument, total};
use super::evidence::houses_of;
use super::shape::Parts;
use super::{Pattern, Weighted};
use crate::wording::listed;
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
        said.push(say!("{cells:|Each of the cells }{cells} needs a digit.", [cells = truths.cells]));
    }
    for house in truths.houses {
        let digits = pattern.truths.iter().filter_map(|truth| match truth.variable {
            Variable::Place(of, digit) if of == house => Some(digit),
            _ => None,
        });
        let digits: DigitSet = digits.collect();
        said.push(say!("{house} needs {digits:a place|places} for {digits}.", [house, digits]));
    }
    said.push(say!("All their candidates lie in these links: {links}.", [links = grouped(&pattern.links)]));
    for (all, what) in [(&pattern.truths, "needs"), (&pattern.links, "links")] {
        let mut weights: Vec<u8> = all.iter().map(|one| one.weight).filter(|weight| *weight > 1).collect();
        weights.sort_unstable();
        weights.dedup();
        for weight in weights {
            let heavy: Vec<Weighted> = all.iter().copied().filter(|one| one.weight == weight).collect();
            let count = if heavy.len() == 1 { "counts" } else { "count" };
            said.push(say!(
                "Of the {what}, {heavy} {count} {times}.",
                [what, heavy = grouped(&heavy), count, times = times(weight)]
            ));
        }
    }
    let candidates = |truth: &Weighted| truth.variable.candidates(board).len();
    let apart: usize = pattern.truths.iter().map(candidates).sum();
    if !pattern.counts_once() || apart > pattern.candidates(board).len() {
        said.push(say!("No candidate fills more needs than it takes links."));
    }
    said
}

/// "twice", "3 times"
fn times(weight: u8) -> String {
    if weight == 2 { "twice".to_owned() } else { format!("{weight} times") }
}

/// "Look at the cells around r2c2, r2c8, r8c2 and r8c8."
fn look(pattern: &Pattern, board: &Board) -> Sentence {
    if let Some(corners) = pattern.corners(board) {
        return say!("Look at the cells around {corners}, in their boxes, rows and columns.", [corners]);
    }
    let truths = Parts::of(&pattern.truths);
    let cells = truths.cells;
    let lines = |of: fn(usize) -> House, number: fn(Cell) -> usize| -> HouseSet {
        cells.iter().map(|cell| of(number(cell))).collect()
    };
    let rows = lines(House::row, Cell::row);
    let columns = lines(House::column, Cell::column);
    match (cells.is_empty(), truths.houses.is_empty()) {
        (false, true) => say!("Look at the cells where {rows} cross {columns}.", [rows, columns]),
        (true, _) => say!("Look at {digits} in {houses}.", [digits = truths.digits, houses = truths.houses]),
        (false, false) => say!(
            "Look at {cells}, and at {digits} in {houses}.",
            [cells, digits = truths.digits, houses = truths.houses]
        ),
    }
}

/// The reason: the counts, and the waste of each eliminated candidate, unless it is plain.
fn reason(pattern: &Pattern, board: &Board, effect: &Effect) -> Vec<Sentence> {
    let (needs, links) = (total(&pattern.truths), total(&pattern.links));
    let spare = links.saturating_sub(needs);
    let mut said =
        vec![say!("Each of these links is one cell, or one digit in one house, and has room for one.")];
    let there_are = if pattern.counts_once() { "There are" } else { "As often as they count, there are" };
    if spare == 0 {
        said.push(say!(
            "{there_are} {needs} needs and {links} links, so every link is used up by one of the needs.",
            [there_are, needs, links]
        ));
        said.push(say!(
            "What takes a link and fills no need is false, and so is what takes two links for one need."
        ));
    } else {
        said.push(say!(
            "{there_are} {needs} needs and {links} links, so at most {spare} can be wasted.",
            [there_are, needs, links, spare]
        ));
        said.push(say!("What takes {more} links more than it fills needs is false.", [more = spare + 1]));
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

/// The other lists of links: "Instead of 4 in row 1, 4 in box 2 do as well, and the same follows for them."
pub(super) fn instead(pattern: &Pattern) -> Vec<Sentence> {
    let mut said = Vec::new();
    for list in &pattern.instead {
        let [dropped, taken] = [(&pattern.links, list), (list, &pattern.links)]
            .map(|(of, without)| of.iter().filter(|one| !without.contains(one)).copied().collect::<Vec<_>>());
        if !dropped.is_empty() && !taken.is_empty() {
            said.push(say!(
                "Instead of {dropped}, {taken} do as well, and the same follows for them.",
                [dropped = grouped(&dropped), taken = grouped(&taken)]
            ));
        }
    }
    said
}

/// "If r4c2 were 2, it would take 2 in row 4 and 2 in column 2, and fill no need: 2 links more than needs."
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
    let for_needs = match total(&filled) {
        0 => Sentence::default(),
        needs => say!(" for {needs} {needs:need|needs}", [needs]),
    };
    Some(say!(
        "If {cell} were {digit}, it would take {taken}, and fill {filled}: {links} links{for_needs}.",
        [
            cell = gone.cell(),
            digit = gone.digit(),
            taken = named(&taken),
            filled = if filled.is_empty() { say!("no need") } else { named(&filled) },
            links = total(&taken),
            for_needs
        ]
    ))
}

/// "r7c7 twice, 4 in column 7 and 4 in box 9"
fn named(list: &[Weighted]) -> Sentence {
    let name = |one: &Weighted| match (name(one.variable), one.weight) {
        (name, 1) => name,
        (name, weight) => say!("{name} {times}", [name, times = times(weight)]),
    };
    listed(list.iter().map(name), ", ", " and ")
}

/// "r1c1, r1c2; 4 in rows 1 and 3; 5 in box 2".
pub(super) fn grouped(list: &[Weighted]) -> Sentence {
    let cells = Some(Parts::of(list).cells).filter(|cells| !cells.is_empty()).map(Sentence::from);
    let of_digits = Digit::all().map(|digit| (digit, houses_of(list, digit)));
    let of_digits = of_digits.filter(|(_, houses)| !houses.is_empty());
    let of_digits = of_digits.map(|(digit, houses)| say!("{digit} in {houses}", [digit, houses]));
    listed(cells.into_iter().chain(of_digits), "; ", "; ")
}

/// "2 in row 4", or the cell.
fn name(variable: Variable) -> Sentence {
    match variable {
        Variable::Cell(cell) => Sentence::from(cell),
        Variable::Place(house, digit) => say!("{digit} in {house}", [digit, house]),
    }
}
