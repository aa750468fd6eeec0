//! Positions and steps that other crates find there, as documents.

use serde_json::{Value, json};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, Cell, Digit, Puzzle};
use sudokit_logic::techniques::{self, FAMILIES};
use sudokit_logic::{Family, Kind, Options, Step, View, Wanted};

/// A document: a start and steps.
pub(crate) fn document<'s>(start: &Board, steps: impl IntoIterator<Item = &'s Value>) -> String {
    let digits = start.puzzle();
    json!({
        "version": 1,
        "puzzle": digits.restricted_to(start.givens()),
        "placed": digits.restricted_to(!start.givens()),
        "removed": start.removed(),
        "steps": steps.into_iter().collect::<Vec<_>>(),
    })
    .to_string()
}

/// Every case of every family: a position where a kind is found.
pub(crate) fn cases() -> impl Iterator<Item = (&'static dyn Family, &'static Kind, Board)> {
    let of = |family: &'static dyn Family| {
        family.cases().lines().filter_map(move |line| {
            let fields: Vec<&str> = line.split(':').collect();
            let kind = techniques::kind(fields[1])?;
            Some((family, kind, board(fields[3], fields[4])))
        })
    };
    FAMILIES.iter().copied().flat_map(of)
}

/// The steps of one kind on a board.
pub(crate) fn steps(family: &dyn Family, kind: &'static Kind, board: &Board) -> Vec<Step> {
    let mut steps = Vec::new();
    let options = Options::default().relations(true);
    let flow = family.find(Wanted::these(&[kind]), &View::with(board, options), &mut steps);
    assert_eq!(flow, ControlFlow::Continue(()), "a sink that wants everything stops nobody");
    steps.retain(|step| step.kind == kind);
    steps
}

/// A board with placed digits marked by `+`, and the candidates that have gone as digit, row, column.
fn board(text: &str, removed: &str) -> Board {
    let (mut givens, mut placed) = (Puzzle::EMPTY, Vec::new());
    let (mut is_placed, mut cells) = (false, Cell::all());
    for c in text.chars() {
        if c != '+' {
            let cell = cells.next().expect("81 cells");
            match Digit::from_char(c) {
                Some(digit) if is_placed => placed.push(Candidate::at(cell, digit)),
                digit => givens.set(cell, digit),
            }
        }
        is_placed = c == '+';
    }
    let mut board = Board::new(&givens).unwrap_or_else(|flawed| flawed.board);
    if sudokit_testkit::oracle::count(&givens, 2) == 1 {
        board = board.with_unique_givens();
    }
    for candidate in placed {
        board.place(candidate);
    }
    for candidate in removed.split_whitespace() {
        let [digit, row, column] = [0, 1, 2].map(|at| usize::from(candidate.as_bytes()[at] - b'1'));
        board.eliminate(Candidate::at(Cell::at(row, column), Digit::from_index(digit)));
    }
    board
}
