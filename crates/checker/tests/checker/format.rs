//! The published format: every example of `docs/proofs.md` holds, says no more than follows, and agrees with
//! the schema, as our own proofs do.

use crate::documents::{data, document, family};
use crate::library::cases;
use crate::mutation::mutate;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use sudokit_checker::{Document, Verdict};
use sudokit_core::{Board, Cancel, CandidateSet, Puzzle};
use sudokit_logic::techniques::FAMILIES;
use sudokit_testkit::chance::Chance;
use sudokit_testkit::oracle;
use sudokit_testkit::schema::violation;

const SCHEMA: &str = include_str!("../../schema/proof.json");

const PAGE: &str = include_str!("../../../../docs/proofs.md");

/// The JSON of the page.
fn examples() -> impl Iterator<Item = &'static str> {
    PAGE.split("```json\n").skip(1).map(|rest| rest.split("```").next().expect("the end of a block"))
}

fn verdicts(document: &str) -> Vec<Verdict> {
    let read = Document::read(document.as_bytes()).unwrap_or_else(|error| panic!("{error}: {document}"));
    read.follow(&Cancel::new()).expect("nobody cancels").verdicts
}

#[test]
fn every_example_holds() {
    let mut count = 0;
    for example in examples() {
        assert_eq!(verdicts(example), [Verdict::Holds], "{example}");
        count += 1;
    }
    assert!(count > 15, "{count}");
}

/// The solution's own candidates follow from no example, nor from one without its pattern's parts.
#[test]
fn no_example_proves_what_is_wrong() {
    for example in examples() {
        let document: Value = serde_json::from_str(example).expect("JSON");
        let puzzle: Puzzle = serde_json::from_value(document["puzzle"].clone()).expect("a puzzle");
        let solutions = oracle::solutions(&puzzle, 50);
        let wrong = |effect: Value| {
            let mut document = document.clone();
            document["steps"][0]["effect"] = effect;
            assert_ne!(verdicts(&document.to_string()), [Verdict::Holds], "{document}");
        };
        for solution in &solutions {
            solution.candidates().iter().for_each(|one| wrong(json!({ "eliminations": [one] })));
        }
        let truth = solutions.iter().fold(CandidateSet::EMPTY, |all, solution| all | solution.candidates());
        let gone = document["steps"][0]["effect"].get("eliminations").cloned().unwrap_or(json!([]));
        let gone: CandidateSet = serde_json::from_value(gone).expect("a set");
        gone.iter().for_each(|one| wrong(json!({ "placements": [one] })));
        assert!(gone.is_disjoint(truth), "{example}");
        wrong(json!({ "one_of": gone }));
        wrong(json!({}));
    }
}

/// The page has an example of every family that the schema describes.
#[test]
fn every_family_has_an_example() {
    let shown: BTreeSet<String> = examples()
        .map(|example| family(&serde_json::from_str::<Value>(example).expect("JSON")["steps"][0]))
        .collect();
    let schema = schema();
    let described = schema.pointer("/$defs/pattern/properties").and_then(Value::as_object).expect("families");
    let missing: Vec<&String> = described.keys().filter(|family| !shown.contains(*family)).collect();
    assert!(missing.is_empty() && FAMILIES.len() == described.len(), "{missing:?}");
}

fn schema() -> Value {
    serde_json::from_str(SCHEMA).expect("JSON")
}

#[test]
fn examples_and_steps_of_every_kind_agree_with_the_schema() {
    let schema = schema();
    for example in examples() {
        assert_eq!(violation(&schema, &serde_json::from_str(example).expect("JSON")), None, "{example}");
    }
    for (family, kind, case) in cases() {
        let found = case.steps(family, kind);
        let some: Vec<Value> = found.iter().step_by(found.len().div_ceil(20).max(1)).map(data).collect();
        let document = document(&case.board, &some);
        assert_eq!(violation(&schema, &document), None, "{document}");
    }
}

/// The schema describes every family, and no more: its fields are those that a rule reads.
#[test]
fn the_schema_asks_for_what_rules_read() {
    let schema = schema();
    let described = schema.pointer("/$defs/pattern/properties").and_then(Value::as_object).expect("families");
    let mut families = BTreeSet::new();
    for (of_family, kind, case) in cases() {
        let Some(step) = case.steps(of_family, kind).first().map(data) else { continue };
        let family = family(&step);
        let record = &step["pattern"][&family];
        let of = described.get(&family).unwrap_or_else(|| panic!("{family} is not in the schema"));
        // A field that must be there is one that the rule cannot do without.
        for field in of.get("required").and_then(Value::as_array).into_iter().flatten() {
            let mut less = record.clone();
            less.as_object_mut().expect("a record").remove(field.as_str().expect("a name"));
            let less = json!({ "effect": step["effect"], "pattern": { &family: less } });
            let [verdict] = &verdicts(&document(&case.board, [&less]).to_string())[..] else { panic!("one") };
            let is_missed =
                matches!(verdict, Verdict::Refused(why) if why.starts_with("the pattern cannot be read"));
            assert!(is_missed, "{family} without {field}: {verdict}");
        }
        families.insert(family);
    }
    assert_eq!(families.len(), described.len(), "{families:?}");
}

/// A pattern that agrees with the schema can be read, even if it proves nothing.
#[test]
fn the_checker_reads_whatever_agrees_with_the_schema() {
    let schema = schema();
    let (mut chance, mut agreed, mut refused) = (Chance::of_seed(1), 0, 0);
    let found: Vec<(Board, Value)> = cases()
        .filter_map(|(family, kind, case)| Some((case.board, data(case.steps(family, kind).first()?))))
        .collect();
    for _ in 0..2000 {
        let (board, step) = chance.one_of(&found).expect("steps");
        let (_, donor) = chance.one_of(&found).expect("steps");
        let mut step = step.clone();
        mutate(&mut step, donor, &[], &mut chance);
        let document = document(board, [&step]);
        let read = Document::read(document.to_string().as_bytes());
        if violation(&schema, &document).is_some() {
            refused += 1;
            continue;
        }
        agreed += 1;
        let read = read.unwrap_or_else(|error| panic!("{error}: {document}"));
        let report = read.each(&Cancel::new()).expect("nobody cancels");
        for verdict in &report.verdicts {
            assert!(!verdict.to_string().contains("cannot be"), "{verdict}: {document}");
        }
    }
    assert!(agreed > 800 && refused > 200, "{agreed} agreed, {refused} did not");
}
