//! A rank argument in words.

use super::argument::{Argument, total};
use super::evidence::houses_of;
use super::shape::Parts;
use super::{Pattern, Weighted};
use crate::{Effect, Variable, Work};
use sudokit_core::{Board, Candidate, Cell, Digit, DigitSet, House, HouseSet};
use sudokit_diagram::{Explanation, Sentence, sentence};

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
    match truths.cells.len() {
        0 => {}
        1 => said.push(sentence![truths.cells, " needs a digit."]),
        _ => said.push(sentence!["Each of the cells ", truths.cells, " needs a digit."]),
    }
    for house in truths.houses {
        let digits = pattern.truths.iter().filter_map(|truth| match truth.variable {
            Variable::Place(of, digit) if of == house => Some(digit),
            _ => None,
        });
        let digits: DigitSet = digits.collect();
        let needs = if digits.len() == 1 { " needs a place for " } else { " needs places for " };
        said.push(sentence![house, needs, digits, "."]);
    }
    said.push(listed(&pattern.links).between("All their candidates lie in these links: ", "."));
    for (list, what) in [(&pattern.truths, "Of the needs, "), (&pattern.links, "Of the links, ")] {
        let mut weights: Vec<u8> = list.iter().map(|one| one.weight).filter(|weight| *weight > 1).collect();
        weights.sort_unstable();
        weights.dedup();
        for weight in weights {
            let heavy: Vec<Weighted> = list.iter().copied().filter(|one| one.weight == weight).collect();
            let count = if heavy.len() == 1 { " counts " } else { " count " };
            said.push(listed(&heavy).followed_by(sentence![count, times(weight), "."]).between(what, ""));
        }
    }
    let candidates = |truth: &Weighted| truth.variable.candidates(board).len();
    let apart: usize = pattern.truths.iter().map(candidates).sum();
    if !pattern.counts_once() || apart > pattern.candidates(board).len() {
        said.push(sentence!["No candidate fills more needs than it takes links."]);
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
        return sentence!["Look at the cells around ", corners, ", in their boxes, rows and columns."];
    }
    let truths = Parts::of(&pattern.truths);
    let cells = truths.cells;
    let lines = |of: fn(usize) -> House, number: fn(Cell) -> usize| -> HouseSet {
        cells.iter().map(|cell| of(number(cell))).collect()
    };
    let rows = lines(House::row, Cell::row);
    let columns = lines(House::column, Cell::column);
    match (cells.is_empty(), truths.houses.is_empty()) {
        (false, true) => sentence!["Look at the cells where ", rows, " cross ", columns, "."],
        (true, _) => sentence!["Look at ", truths.digits, " in ", truths.houses, "."],
        (false, false) => {
            sentence!["Look at ", cells, ", and at ", truths.digits, " in ", truths.houses, "."]
        }
    }
}

/// The reason: the counts, and the waste of each eliminated candidate, unless it is plain.
fn reason(pattern: &Pattern, board: &Board, effect: &Effect) -> Vec<Sentence> {
    let (needs, links) = (total(&pattern.truths), total(&pattern.links));
    let spare = links.saturating_sub(needs);
    let mut said =
        vec![sentence!["Each of these links is one cell, or one digit in one house, and has room for one."]];
    let there_are = if pattern.counts_once() {
        format!("There are {needs} needs and {links} links, ")
    } else {
        format!("As often as they count, there are {needs} needs and {links} links, ")
    };
    if spare == 0 {
        said.push(sentence![there_are, "so every link is used up by one of the needs."]);
        said.push(sentence![
            "What takes a link and fills no need is false, and so is what takes two links for one need."
        ]);
    } else {
        said.push(sentence![there_are, format!("so at most {spare} can be wasted.")]);
        said.push(sentence![format!("What takes {} links more than it fills needs is false.", spare + 1)]);
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
            let mut instead = listed(&dropped).between("Instead of ", ", ");
            instead.append(listed(&taken).between("", " do as well, and the same follows for them."));
            said.push(instead);
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
    let mut said = sentence!["If ", gone.cell(), " were ", gone.digit(), ", it would take "];
    said.append(named(&taken));
    said.push(", and fill ");
    said.append(if filled.is_empty() { sentence!["no need"] } else { named(&filled) });
    let (links, needs) = (total(&taken), total(&filled));
    let needs = match needs {
        0 => String::new(),
        1 => " for 1 need".to_owned(),
        _ => format!(" for {needs} needs"),
    };
    said.push(format!(": {links} links{needs}."));
    Some(said)
}

/// "r7c7 twice, 4 in column 7 and 4 in box 9"
fn named(list: &[Weighted]) -> Sentence {
    let mut said = Sentence::default();
    for (number, one) in list.iter().enumerate() {
        if number > 0 {
            said.push(if number + 1 == list.len() { " and " } else { ", " });
        }
        said.append(name(one.variable));
        if one.weight > 1 {
            said.push(format!(" {}", times(one.weight)));
        }
    }
    said
}

/// "r1c1, r1c2; 4 in rows 1 and 3; 5 in box 2".
pub(super) fn listed(list: &[Weighted]) -> Sentence {
    let mut parts: Vec<Sentence> = Vec::new();
    let cells = Parts::of(list).cells;
    if !cells.is_empty() {
        parts.push(sentence![cells]);
    }
    for digit in Digit::all() {
        let houses = houses_of(list, digit);
        if !houses.is_empty() {
            parts.push(sentence![digit, " in ", houses]);
        }
    }
    let mut said = Sentence::default();
    for (number, part) in parts.into_iter().enumerate() {
        if number > 0 {
            said.push("; ");
        }
        said.append(part);
    }
    said
}

/// "2 in row 4", or the cell.
fn name(variable: Variable) -> Sentence {
    match variable {
        Variable::Cell(cell) => sentence![cell],
        Variable::Place(house, digit) => sentence![digit, " in ", house],
    }
}
