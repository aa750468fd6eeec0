//! Messages about games with mistakes, without a solution or with several.

use crate::run::interrupt;
use sudokit::diagram::{Sentence, sentence};
use sudokit::render::Coordinates;
use sudokit::{
    Ambiguity, Answer, Batch, Cancelled, Candidate, Cell, CellSet, Conflict, Engine, Entry, Mistakes, Single,
    Status, Suspects,
};

/// Maximum length of lists.
const SHOWN: usize = 5;

/// Maximum number of givens to name.
const MOST_GIVENS: usize = 8;

/// Maximum number of cells to name one by one.
const MOST_CELLS: usize = 9;

/// Mistakes to take back. The right digit of a cell is named only if `tells_all`.
pub(crate) fn take_back(mistakes: &Mistakes, tells_all: bool) -> Vec<Sentence> {
    let mut said = Vec::new();
    let wrong = mistakes.wrong.iter().map(|wrong| sentence![*wrong]).collect();
    match mistakes.wrong.len() {
        0 => {}
        1 => said.push(listed(wrong, "and").between("", " is wrong: take it back.")),
        _ => said.push(listed(wrong, "and").between("", " are wrong: take them back.")),
    }
    if !mistakes.lost.is_empty() {
        let cells: CellSet = mistakes.lost.iter().map(|lost| lost.cell()).collect();
        let candidates = mistakes.lost.iter().map(|lost| sentence![*lost]).collect();
        let lost = if tells_all { listed(candidates, "and") } else { sentence![cells] };
        said.push(lost.between("A candidate that is needed has been removed: ", "."));
    }
    said
}

/// Digits that appear more than once in a house.
pub(crate) fn conflicts(entry: &Entry) -> Vec<Sentence> {
    let conflicts = Conflict::all(&entry.digits());
    let mut said: Vec<Sentence> =
        conflicts.iter().take(SHOWN).map(|conflict| conflict.sentence().between("", ".")).collect();
    if conflicts.len() > SHOWN {
        said.push(sentence![format!("And so on: there are {} conflicts.", conflicts.len())]);
    }
    said
}

/// Advice to mark placed digits.
const OWN_DIGITS: &str = "If some of the digits are your own, say which: write + before each of them, as in +7, or name the printed \
     puzzle with --givens FILE|PUZZLE.";

/// Says that a game has no solution, and names digits without which it has one.
pub(crate) fn no_solution(solver: &mut Single, entry: &Entry, suspects: Option<&Suspects>) -> Vec<Sentence> {
    let mut said = vec![if entry.placed.is_empty() {
        sentence!["This grid has no solution."]
    } else if solver.answer(&entry.givens) == Answer::None {
        sentence!["The givens have no solution, whatever you fill in."]
    } else {
        sentence!["The digits that you have filled in do not go together."]
    }];
    said.extend(suspects.into_iter().flat_map(|suspects| suspected(suspects, entry)));
    said
}

/// Digits without which a game has a solution.
pub(crate) fn suspects(solver: &mut Single, entry: &Entry) -> Vec<Sentence> {
    Suspects::of(solver, entry).map_or_else(Vec::new, |suspects| suspected(&suspects, entry))
}

/// The suspects, and advice to mark placed digits.
fn suspected(suspects: &Suspects, entry: &Entry) -> Vec<Sentence> {
    let mut said = vec![without(suspects, entry)];
    if suspects.leaves == Status::Unique && entry.placed.is_empty() {
        said.push(sentence![OWN_DIGITS]);
    }
    said
}

/// A sentence about the suspects.
fn without(suspects: &Suspects, entry: &Entry) -> Sentence {
    let left = match suspects.leaves {
        Status::Unique => "There is exactly one solution ",
        Status::Multiple => "There are several solutions ",
        Status::None if suspects.is_complete => return sentence!["Taking back digits does not help."],
        Status::None => return sentence!["Too many digits are wrong to find out which."],
    };
    let shown = entry.shown();
    let contents = |set: &CellSet| {
        let of_cell = |cell: Cell| match shown.digits_in(cell).only() {
            Some(digit) => sentence!["the ", Candidate::at(cell, digit)],
            None => sentence!["what was removed from ", cell],
        };
        sentence!["without "].followed_by(listed(set.iter().map(of_cell).collect(), "and"))
    };
    let mut ways: Vec<Sentence> = suspects.sets.iter().take(SHOWN).map(contents).collect();
    if suspects.sets.len() > SHOWN {
        ways.push(sentence![format!("in {} other ways", suspects.sets.len() - SHOWN)]);
    }
    listed(ways, "or").between(left, ".")
}

/// The cells in which the solutions differ, if there are several.
pub(crate) fn ambiguity(entry: &Entry) -> Result<Option<Ambiguity>, Cancelled> {
    Ambiguity::of(&mut Batch::new().until(interrupt::cancel()), entry)
}

/// Says that a puzzle has several solutions, where they differ, and which givens would decide.
pub(crate) fn several(open: &Ambiguity, entry: &Entry, coordinates: Coordinates) -> Vec<Sentence> {
    let mut said = vec![sentence!["The puzzle has several solutions: was a given missed?"]];
    said.extend(differences(open, entry, coordinates));
    said
}

/// Says where the solutions differ, and which givens would decide.
pub(crate) fn differences(open: &Ambiguity, entry: &Entry, coordinates: Coordinates) -> Vec<Sentence> {
    let cells = open.cells();
    let differ = if cells.len() <= MOST_CELLS {
        sentence![cells]
    } else if cells == !entry.givens.cells() {
        sentence!["every empty cell"]
    } else {
        // Many cells are easier to find row by row.
        let by_line = coordinates.cells(cells).replace(',', ", ");
        sentence![format!("{} cells: {by_line}", cells.len())]
    };
    let one = |given: &Candidate| sentence![*given];
    let givens = listed(open.givens.iter().map(one).collect(), "and");
    let decide = match (open.givens.len(), open.alone.len()) {
        (1, 1) => sentence!["One more given would decide: ", givens, "."],
        (1, _) => sentence!["One more given would decide, for example ", givens, "."],
        (count, _) if count > MOST_GIVENS => {
            sentence![format!("From {} to {count} more givens are needed to decide.", open.at_least)]
        }
        (count, _) => {
            let fewer = if open.at_least == count {
                "; fewer would not.".to_owned()
            } else {
                format!(". Perhaps fewer would do, but not fewer than {}.", open.at_least)
            };
            sentence![format!("{count} more givens would decide, for example "), givens, fewer]
        }
    };
    vec![differ.between("They differ in ", "."), decide]
}

/// "a, b and c".
fn listed(mut items: Vec<Sentence>, word: &'static str) -> Sentence {
    let Some(last) = items.pop() else { return sentence![] };
    let mut said = sentence![];
    let before_last = items.len();
    for (place, item) in items.into_iter().enumerate() {
        said.append(item);
        said.push(if place + 1 < before_last { ", " } else { " " });
    }
    if before_last > 0 {
        said.push(word);
        said.push(" ");
    }
    said.followed_by(last)
}
