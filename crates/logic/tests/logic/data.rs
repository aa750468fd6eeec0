//! Patterns as data: their parts are no part of the library's surface, but a proof has them for everybody to
//! read and write.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use sudokit_logic::{Pattern, Step};

/// The name of the family, and the parts of the pattern.
fn entry(step: &Step) -> (String, Value) {
    match serde_json::to_value(&step.pattern).expect("a pattern is data") {
        Value::Object(pattern) => pattern.into_iter().next().expect("it has the name of its family"),
        other => panic!("{other} has no name"),
    }
}

/// The name that the family of a step has in proofs.
pub(crate) fn family(step: &Step) -> String {
    entry(step).0
}

/// The parts of the pattern of a step.
pub(crate) fn parts<T: DeserializeOwned>(step: &Step) -> T {
    serde_json::from_value(entry(step).1).expect("a pattern has these parts")
}

/// The pattern of a family with these parts.
pub(crate) fn pattern(family: &str, parts: &impl Serialize) -> Pattern {
    serde_json::from_value(json!({ family: parts })).expect("a pattern has these parts")
}

/// The step with other parts of its pattern.
pub(crate) fn with(step: &Step, parts: &impl Serialize) -> Step {
    Step { pattern: pattern(&family(step), parts), ..step.clone() }
}
