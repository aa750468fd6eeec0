//! A rank argument in words.

use super::evidence::houses_of;
use super::shape::Parts;
use super::{Pattern, Weighted};
use crate::Effect;
use crate::techniques::whips::Variable;
use crate::wording::results;
use sudokit_core::{Board, Cell, Digit, DigitSet, House, HouseSet};
use sudokit_diagram::{Explanation, Sentence, sentence};

pub(super) fn explanation(pattern: &Pattern, board: &Board, effect: &Effect) -> Explanation {
    let truths = Parts::of(&pattern.truths);
    let mut said =
        Explanation { look: look(pattern, board), result: results(effect), ..Explanation::default() };
    if !truths.cells.is_empty() {
        said.pattern.push(sentence!["Each of the cells ", truths.cells, " needs a digit."]);
    }
    for house in truths.houses {
        let digits = pattern.truths.iter().filter_map(|truth| match truth.variable {
            Variable::Place(of, digit) if of == house => Some(digit),
            _ => None,
        });
        let digits: DigitSet = digits.collect();
        let needs = if digits.len() == 1 { " needs a place for " } else { " needs places for " };
        said.pattern.push(sentence![house, needs, digits, "."]);
    }
    said.pattern.push(listed(&pattern.links).between("All their candidates lie in these links: ", "."));
    let lists = [&pattern.truths, &pattern.links].into_iter().chain(&pattern.instead);
    for heavy in lists.flatten().filter(|one| one.weight > 1) {
        let counts = format!(" counts {} times.", heavy.weight);
        said.pattern.push(name(heavy.variable).followed_by(sentence![counts]));
    }
    said.reason = reason(pattern);
    for list in &pattern.instead {
        let [dropped, taken] = [(&pattern.links, list), (list, &pattern.links)]
            .map(|(of, without)| of.iter().filter(|one| !without.contains(one)).copied().collect::<Vec<_>>());
        if !dropped.is_empty() && !taken.is_empty() {
            let mut instead = listed(&dropped).between("Instead of ", ", ");
            instead.append(listed(&taken).between("", " do as well, and the same follows for them."));
            said.reason.push(instead);
        }
    }
    said
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

fn reason(pattern: &Pattern) -> Vec<Sentence> {
    let total = |list: &[Weighted]| list.iter().map(|one| usize::from(one.weight)).sum::<usize>();
    let (needs, links) = (total(&pattern.truths), total(&pattern.links));
    let mut said =
        vec![sentence!["Each of these links is one cell, or one digit in one house, and has room for one."]];
    if needs == links {
        said.push(sentence![format!(
            "There are {needs} needs and {links} links, so every link is used up by one of the needs."
        )]);
        said.push(sentence![
            "What takes a link and fills no need is false, and so is what takes two links for one need."
        ]);
    } else {
        let spare = links.saturating_sub(needs);
        said.push(sentence![format!(
            "There are {needs} needs and {links} links, so at most {spare} can be wasted."
        )]);
        said.push(sentence![format!("What takes {} links more than it fills needs is false.", spare + 1)]);
    }
    said
}

/// "r1c1, r1c2; 4 in rows 1 and 3; 5 in box 2".
fn listed(list: &[Weighted]) -> Sentence {
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
