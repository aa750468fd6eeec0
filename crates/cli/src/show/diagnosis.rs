//! Messages about games with mistakes, without a solution or with several.

use crate::run::interrupt;
use sudokit::diagram::{Sentence, Value, say};
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
    if !mistakes.wrong.is_empty() {
        said.push(say!("check-wrong-digits", [wrong = each(&mistakes.wrong)]));
    }
    if !mistakes.lost.is_empty() {
        let cells: CellSet = mistakes.lost.iter().map(|lost| lost.cell()).collect();
        let lost: Value = if tells_all { each(&mistakes.lost).into() } else { cells.into() };
        said.push(say!("check-lost-candidates", [lost]));
    }
    said
}

/// Digits that appear more than once in a house.
pub(crate) fn conflicts(entry: &Entry) -> Vec<Sentence> {
    let conflicts = Conflict::all(&entry.digits());
    let of = |conflict: &Conflict| say!("check-conflict", [conflict = conflict.sentence()]);
    let mut said: Vec<Sentence> = conflicts.iter().take(SHOWN).map(of).collect();
    if conflicts.len() > SHOWN {
        said.push(say!("check-more-conflicts", [count = conflicts.len()]));
    }
    said
}

/// Says that a game has no solution, and names digits without which it has one.
pub(crate) fn no_solution(solver: &mut Single, entry: &Entry, suspects: Option<&Suspects>) -> Vec<Sentence> {
    let mut said = vec![if entry.placed.is_empty() {
        say!("check-no-solution")
    } else if solver.answer(&entry.givens) == Answer::None {
        say!("check-givens-have-no-solution")
    } else {
        say!("check-entries-have-no-solution")
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
        said.push(say!("check-if-own-digits"));
    }
    said
}

/// A sentence about the suspects.
fn without(suspects: &Suspects, entry: &Entry) -> Sentence {
    if suspects.leaves == Status::None {
        return if suspects.is_complete {
            say!("check-taking-back-does-not-help")
        } else {
            say!("check-too-many-wrong")
        };
    }
    let shown = entry.shown();
    let contents = |set: &CellSet| {
        let of_cell = |cell: Cell| match shown.digits_in(cell).only() {
            Some(digit) => say!("check-suspect-digit", [candidate = Candidate::at(cell, digit)]),
            None => say!("check-suspect-removal", [cell]),
        };
        say!("check-without-suspects", [contents = set.iter().map(of_cell).collect::<Vec<_>>()])
    };
    let mut ways: Vec<Sentence> = suspects.sets.iter().take(SHOWN).map(contents).collect();
    if suspects.sets.len() > SHOWN {
        ways.push(say!("check-in-other-ways", [count = suspects.sets.len() - SHOWN]));
    }
    if suspects.leaves == Status::Multiple {
        say!("check-several-left", [ways])
    } else {
        say!("check-exactly-one-left", [ways])
    }
}

/// The cells in which the solutions differ, if there are several.
pub(crate) fn ambiguity(entry: &Entry) -> Result<Option<Ambiguity>, Cancelled> {
    Ambiguity::of(&mut Batch::new().until(interrupt::cancel()), entry)
}

/// Says that a puzzle has several solutions, where they differ, and which givens would decide.
pub(crate) fn several(open: &Ambiguity, entry: &Entry, coordinates: Coordinates) -> Vec<Sentence> {
    let mut said = vec![say!("check-several-solutions")];
    said.extend(differences(open, entry, coordinates));
    said
}

/// Says where the solutions differ, and which givens would decide.
pub(crate) fn differences(open: &Ambiguity, entry: &Entry, coordinates: Coordinates) -> Vec<Sentence> {
    let cells = open.cells();
    let differ: Value = if cells.len() <= MOST_CELLS {
        cells.into()
    } else if cells == !entry.givens.cells() {
        say!("check-every-empty-cell").into()
    } else {
        // Many cells are easier to find row by row.
        let by_line = coordinates.cells(cells).replace(',', ", ");
        say!("check-many-cells", [count = cells.len(), by_line]).into()
    };
    let givens = each(&open.givens);
    let decide = match (open.givens.len(), open.alone.len()) {
        (1, 1) => say!("check-one-given-decides", [givens]),
        (1, _) => say!("check-one-given-decides-for-example", [givens]),
        (count, _) if count > MOST_GIVENS => {
            say!("check-givens-needed", [fewest = open.at_least, count])
        }
        (count, _) if open.at_least == count => {
            say!("check-givens-decide", [count, givens])
        }
        (count, _) => say!("check-givens-may-decide", [count, givens, fewest = open.at_least]),
    };
    vec![say!("check-they-differ", [differ]), decide]
}

/// Each of these candidates by itself.
fn each(candidates: &[Candidate]) -> Vec<Sentence> {
    candidates.iter().map(|candidate| say!("common-candidate", [candidate])).collect()
}
