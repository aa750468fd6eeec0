//! The JSON of the results agrees with the schemas that are published for it.

use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::time::Duration;
use sudokit::logic::{Path, Schedule};
use sudokit::{
    Cancel, Candidates, Engine, Entry, Findings, Hint, Proof, Rater, Record, Scale, Single, Status, check,
    read,
};

const UNIQUE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

#[test]
fn records_agree_with_their_schema() {
    let schema = schema(include_str!("../schema/solve.json"));
    let mut solver = Single::new();
    for entry in samples() {
        let record = Record::of(&entry, &solver.answer(entry.problem()));
        agree(&schema, &serde_json::to_value(record).unwrap(), "record");
    }
}

#[test]
fn reports_agree_with_their_schema() {
    let schema = schema(include_str!("../schema/check.json"));
    for entry in samples() {
        agree(&schema, &serde_json::to_value(check(&entry)).unwrap(), "report");
    }
}

#[test]
fn proofs_agree_with_their_schema_and_read_back() {
    let schema = schema(include_str!("../schema/proof.json"));
    for entry in samples() {
        let proof = match sudokit::position(&entry) {
            Ok(board) => Proof::of(board, |board| Path::new(board, Schedule::hodoku())),
            // From where nothing is possible nothing leads on.
            Err(flawed) => Proof { start: flawed.board, steps: Vec::new() },
        };
        let value = serde_json::to_value(&proof).unwrap();
        agree(&schema, &value, "proof");
        let back: Proof = serde_json::from_value(value).unwrap();
        assert_eq!(back, proof);
        assert_eq!(back.verify(), Ok(proof.end()));
    }
}

#[test]
fn findings_agree_with_their_schema() {
    let schema = schema(include_str!("../schema/steps.json"));
    for board in samples().iter().filter_map(|entry| sudokit::position(entry).ok()) {
        let findings = Findings::of(board, &Schedule::everything());
        agree(&schema, &serde_json::to_value(&findings).unwrap(), "findings");
    }
}

#[test]
fn hints_agree_with_their_schema() {
    let schema = schema(include_str!("../schema/hint.json"));
    let mut seen = BTreeSet::new();
    for entry in samples() {
        let mut solver = Single::new();
        let mut hint = Hint::of(&mut solver, &entry, &Schedule::full(), None, &Cancel::new()).unwrap();
        let mut told = Vec::new();
        for level in 0..=5 {
            hint.level = level;
            let value = serde_json::to_value(&hint).unwrap();
            agree(&schema, &value, "hint");
            told.push(value.as_object().unwrap().len());
        }
        assert!(told.is_sorted(), "a higher level tells more");
        seen.insert(hint.advice.name());
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["impossible", "mistakes", "step", "undecided"]);
}

#[test]
fn ratings_agree_with_their_schema() {
    let schema = schema(include_str!("../schema/rate.json"));
    let mut rater = Rater::new(Scale::ALL).with_hardest().with_path().with_isomorphs(2, 1);
    let mut cut = Rater::new(Scale::ALL).within(Duration::ZERO);
    for entry in samples() {
        let ratings = rater.rate(&entry).unwrap();
        let value = serde_json::to_value(&ratings).unwrap();
        agree(&schema, &value, "ratings");
        for on in ratings.scales.iter().filter(|on| on.rating.is_ok()) {
            assert_ne!(value[on.scale.key()], Value::Null);
        }
        agree(&schema, &serde_json::to_value(cut.rate(&entry).unwrap()).unwrap(), "bounds");
    }
}

#[test]
fn a_proof_that_is_none_is_refused_with_a_reason() {
    let board = sudokit::position(&read(UNIQUE).unwrap()).unwrap();
    let proof = Proof::of(board, |board| Path::new(board, Schedule::hodoku()));
    let text = serde_json::to_string(&proof).unwrap();
    let error = |text: &str| serde_json::from_str::<Proof>(text).unwrap_err().to_string();
    assert!(
        error(&text.replace("\"version\":1", "\"version\":2")).starts_with("expected version 1, found 2")
    );
    let twice = text.replace("\"puzzle\":\"53..", "\"puzzle\":\"53.3");
    let twice: Proof = serde_json::from_str(&twice).unwrap();
    assert_eq!(twice.premises().start, Status::None);
    assert!(error("{}").starts_with("missing field `version`"));

    // The first step says that r5c5 is 5.
    let wrong: Proof = serde_json::from_str(&text.replace("r5c5=5", "r5c5=9")).unwrap();
    assert_eq!(
        wrong.verify().unwrap_err().to_string(),
        "step 1 does not hold: a candidate that the step changes is not on the board"
    );
    let mut shuffled = proof.clone();
    shuffled.steps.reverse();
    assert_eq!(shuffled.verify().unwrap_err().step, 0, "the last cell cannot be the first");
}

/// Unique, several solutions, a conflict, a dead end, candidates, a wrong digit of a player.
fn samples() -> Vec<Entry> {
    let unique = read(UNIQUE).unwrap();
    let mut candidates = unique.clone();
    candidates.candidates = Some(Candidates::Given(unique.problem().candidates()));
    let mut played = unique.clone();
    played.placed.set("r1c3".parse().unwrap(), sudokit::Digit::new(0));
    let mut samples = vec![unique, candidates, played];
    for start in ["", "11", "12345678.........9"] {
        samples.push(read(format!("{start:.<81}")).unwrap());
    }
    samples
}

fn schema(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// The part of JSON Schema that these schemas use, patterns left out.
fn agree(schema: &Value, value: &Value, path: &str) {
    if let Some(constant) = schema.get("const") {
        assert_eq!(value, constant, "{path}");
    }
    if let Some(options) = schema.get("enum") {
        assert!(options.as_array().unwrap().contains(value), "{path}: {value}");
    }
    if let Some(kinds) = schema.get("type") {
        let allowed = kinds.as_array().cloned().unwrap_or_else(|| vec![kinds.clone()]);
        assert!(allowed.contains(&Value::from(kind(value))), "{path}: {value} is no {kinds}");
    }
    let whole = value.as_i64();
    for (bound, fine) in [
        ("minimum", (|value, bound| value >= bound) as fn(i64, i64) -> bool),
        ("maximum", |value, bound| value <= bound),
    ] {
        if let (Some(value), Some(bound)) = (whole, schema.get(bound).and_then(Value::as_i64)) {
            assert!(fine(value, bound), "{path}: {value}");
        }
    }
    match value {
        Value::Object(fields) => fields_agree(schema, fields, path),
        Value::Array(items) => items.iter().for_each(|item| agree(&schema["items"], item, path)),
        _ => {}
    }
}

fn fields_agree(schema: &Value, fields: &Map<String, Value>, path: &str) {
    // What a technique's pattern holds is up to the technique.
    let Some(described) = schema["properties"].as_object() else { return };
    for name in schema["required"].as_array().unwrap() {
        assert!(fields.contains_key(name.as_str().unwrap()), "{path}: {name} is missing");
    }
    for (name, value) in fields {
        let described = described.get(name).or(schema.get("additionalProperties"));
        agree(described.unwrap_or_else(|| panic!("{path}: {name} is not described")), value, name);
    }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}
