//! Messages about games with mistakes, without a solution or with several.

use crate::run::interrupt;
use sudokit::diagram::{Sentence, say};
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
    let wrong = mistakes.wrong.iter().map(|wrong| Sentence::from(*wrong)).collect();
    match mistakes.wrong.len() {
        0 => {}
        1 => said.push(say!("{digit} is wrong: take it back.", [digit = listed(wrong, "and")])),
        _ => said.push(say!("{digits} are wrong: take them back.", [digits = listed(wrong, "and")])),
    }
    if !mistakes.lost.is_empty() {
        let cells: CellSet = mistakes.lost.iter().map(|lost| lost.cell()).collect();
        let candidates = mistakes.lost.iter().map(|lost| Sentence::from(*lost)).collect();
        let lost = if tells_all { listed(candidates, "and") } else { cells.into() };
        said.push(say!("A candidate that is needed has been removed: {lost}.", [lost]));
    }
    said
}

/// Digits that appear more than once in a house.
pub(crate) fn conflicts(entry: &Entry) -> Vec<Sentence> {
    let conflicts = Conflict::all(&entry.digits());
    let of = |conflict: &Conflict| say!("{conflict}.", [conflict = conflict.sentence()]);
    let mut said: Vec<Sentence> = conflicts.iter().take(SHOWN).map(of).collect();
    if conflicts.len() > SHOWN {
        said.push(say!("And so on: there are {count} conflicts.", [count = conflicts.len()]));
    }
    said
}

/// Advice to mark placed digits.
const OWN_DIGITS: &str = "If some of the digits are your own, say which: write + before each of them, as in +7, or name the printed \
     puzzle with --givens FILE|PUZZLE.";

/// Says that a game has no solution, and names digits without which it has one.
pub(crate) fn no_solution(solver: &mut Single, entry: &Entry, suspects: Option<&Suspects>) -> Vec<Sentence> {
    let mut said = vec![if entry.placed.is_empty() {
        say!("This grid has no solution.")
    } else if solver.answer(&entry.givens) == Answer::None {
        say!("The givens have no solution, whatever you fill in.")
    } else {
        say!("The digits that you have filled in do not go together.")
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
        said.push(OWN_DIGITS.into());
    }
    said
}

/// A sentence about the suspects.
fn without(suspects: &Suspects, entry: &Entry) -> Sentence {
    if suspects.leaves == Status::None {
        return if suspects.is_complete {
            say!("Taking back digits does not help.")
        } else {
            say!("Too many digits are wrong to find out which.")
        };
    }
    let shown = entry.shown();
    let contents = |set: &CellSet| {
        let of_cell = |cell: Cell| match shown.digits_in(cell).only() {
            Some(digit) => say!("the {candidate}", [candidate = Candidate::at(cell, digit)]),
            None => say!("what was removed from {cell}", [cell]),
        };
        say!("without {contents}", [contents = listed(set.iter().map(of_cell).collect(), "and")])
    };
    let mut ways: Vec<Sentence> = suspects.sets.iter().take(SHOWN).map(contents).collect();
    if suspects.sets.len() > SHOWN {
        ways.push(say!("in {count} other ways", [count = suspects.sets.len() - SHOWN]));
    }
    let ways = listed(ways, "or");
    if suspects.leaves == Status::Multiple {
        say!("There are several solutions {ways}.", [ways])
    } else {
        say!("There is exactly one solution {ways}.", [ways])
    }
}

/// The cells in which the solutions differ, if there are several.
pub(crate) fn ambiguity(entry: &Entry) -> Result<Option<Ambiguity>, Cancelled> {
    Ambiguity::of(&mut Batch::new().until(interrupt::cancel()), entry)
}

/// Says that a puzzle has several solutions, where they differ, and which givens would decide.
pub(crate) fn several(open: &Ambiguity, entry: &Entry, coordinates: Coordinates) -> Vec<Sentence> {
    let mut said = vec![say!("The puzzle has several solutions: was a given missed?")];
    said.extend(differences(open, entry, coordinates));
    said
}

/// Says where the solutions differ, and which givens would decide.
pub(crate) fn differences(open: &Ambiguity, entry: &Entry, coordinates: Coordinates) -> Vec<Sentence> {
    let cells = open.cells();
    let differ = if cells.len() <= MOST_CELLS {
        cells.into()
    } else if cells == !entry.givens.cells() {
        say!("every empty cell")
    } else {
        // Many cells are easier to find row by row.
        let by_line = coordinates.cells(cells).replace(',', ", ");
        say!("{count} cells: {by_line}", [count = cells.len(), by_line])
    };
    let one = |given: &Candidate| Sentence::from(*given);
    let givens = listed(open.givens.iter().map(one).collect(), "and");
    let decide = match (open.givens.len(), open.alone.len()) {
        (1, 1) => say!("One more given would decide: {givens}.", [givens]),
        (1, _) => say!("One more given would decide, for example {givens}.", [givens]),
        (count, _) if count > MOST_GIVENS => {
            say!(
                "From {fewest} to {count} more givens are needed to decide.",
                [fewest = open.at_least, count]
            )
        }
        (count, _) if open.at_least == count => {
            say!("{count} more givens would decide, for example {givens}; fewer would not.", [count, givens])
        }
        (count, _) => say!(
            "{count} more givens would decide, for example {givens}. Perhaps fewer would do, but not fewer than {fewest}.",
            [count, givens, fewest = open.at_least]
        ),
    };
    vec![say!("They differ in {differ}.", [differ]), decide]
}

/// "a, b and c".
fn listed(mut items: Vec<Sentence>, word: &'static str) -> Sentence {
    let Some(last) = items.pop() else { return Sentence::default() };
    let mut said = Sentence::default();
    let before_last = items.len();
    for (place, item) in items.into_iter().enumerate() {
        said.append(item);
        said.push(if place + 1 < before_last { ", " } else { " " });
    }
    if before_last > 0 {
        said.push(word);
        said.push(" ");
    }
    said.append(last);
    said
}
