//! Positions and steps that other crates find there, as documents.

use serde_json::{Value, json};
use sudokit_checker::{Document, Verdict};
use sudokit_core::{Board, Cancel};
use sudokit_logic::Step;

/// A document: a start and steps.
pub(crate) fn document<'s>(start: &Board, steps: impl IntoIterator<Item = &'s Value>) -> Value {
    let digits = start.puzzle();
    json!({
        "version": 1,
        "puzzle": digits.restricted_to(start.givens()),
        "placed": digits.restricted_to(!start.givens()),
        "removed": start.removed(),
        "steps": steps.into_iter().collect::<Vec<_>>(),
    })
}

/// A step as data.
pub(crate) fn data(step: &Step) -> Value {
    serde_json::to_value(step).expect("a step is data")
}

/// The family of a step's pattern.
pub(crate) fn family(step: &Value) -> String {
    step["pattern"]
        .as_object()
        .and_then(|fields| fields.keys().next())
        .expect("a pattern has a family")
        .clone()
}

/// Steps of one document: long lists become several.
const OF_ONE: usize = 200;

/// Checks that steps are accepted, each on the same board; their number.
///
/// # Panics
/// One of them is not.
pub(crate) fn assert_accepted(board: &Board, steps: &[Step]) -> usize {
    for steps in steps.chunks(OF_ONE) {
        let values: Vec<Value> = steps.iter().map(data).collect();
        let text = document(board, &values).to_string();
        let read = Document::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
        let report = read.each(&Cancel::new()).expect("nobody cancels");
        assert_eq!(report.verdicts.len(), steps.len());
        for (step, verdict) in steps.iter().zip(&report.verdicts) {
            assert_eq!(*verdict, Verdict::Holds, "{} {step}\n{}\n{board:?}", step.kind.id, data(step));
        }
    }
    steps.len()
}

/// Checks that the steps of a path are accepted as a proof; their number.
///
/// # Panics
/// One of them is not.
pub(crate) fn assert_proves(start: &Board, steps: &[Step]) -> usize {
    let values: Vec<Value> = steps.iter().map(data).collect();
    let text = document(start, &values).to_string();
    let report = Document::read(text.as_bytes()).expect("a document").follow(&Cancel::new());
    let report = report.expect("nobody cancels");
    if let Some((number, verdict)) = report.first_that_fails() {
        panic!("{} {}: {verdict}\n{}\n{text}", steps[number].kind.id, steps[number], values[number]);
    }
    assert_eq!(report.verdicts.len(), steps.len());
    steps.len()
}
