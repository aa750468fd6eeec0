//! Laws of the notations: what is printed reads back and holds, and what is wrong is refused with its place.

mod by_hand;
#[path = "../../../logic/tests/logic/library.rs"]
#[expect(dead_code, reason = "the laws of logic use more of it")]
mod library;
#[path = "../../../checker/tests/checker/positions.rs"]
mod positions;
mod published;
mod round_trip;

use serde_json::{Value, json};
use sudokit_checker::{Document, Verdict};
use sudokit_core::{Board, Cancel};
use sudokit_notation::{Argument, Reader};

/// The verdict of the checker on an argument.
fn judged(board: &Board, argument: &Argument) -> Verdict {
    let digits = board.puzzle();
    let step: Value = serde_json::from_str(&argument.step()).expect("JSON");
    let document = json!({
        "version": 1,
        "puzzle": digits.restricted_to(board.givens()),
        "placed": digits.restricted_to(!board.givens()),
        "removed": board.removed(),
        "steps": [step],
    });
    let read = Document::read(document.to_string().as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let report = read.follow(&Cancel::new()).expect("nobody cancels");
    report.verdicts.into_iter().next().expect("a step")
}

/// Checks that a line is read and holds.
///
/// # Panics
/// It is not, or does not.
fn assert_holds(board: &Board, line: &str) {
    let argument = Reader::default().read(line).unwrap_or_else(|misread| panic!("{line}\n{misread}"));
    assert_eq!(judged(board, &argument), Verdict::Holds, "{line}\n{}\n{board:?}", argument.step());
}
