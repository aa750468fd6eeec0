//! The records that the program writes agree with the schemas that are published for them.

use crate::common::{MEDIUM, MULTIPLE, SOLVED, UNIQUE, run_with};
use serde_json::Value;
use std::fs;
use std::path::Path;
use sudokit_testkit::schema::agree;
use sudokit_testkit::share;

/// A command for every schema of its records. All of them are asked about the same puzzles.
const RECORDS: &[(&str, &[&str])] = &[
    ("backdoor", &["backdoor"]),
    ("canon", &["canon"]),
    ("canon", &["canon", "--form=grid", "--map", "--automorphisms"]),
    ("check", &["check"]),
    ("classify", &["classify"]),
    ("sorts", &["classify", "--summary"]),
    ("count", &["count", "--limit=1000"]),
    ("expand", &["minimal", "--expand"]),
    ("fill", &["pattern", "--fill=1", "--tries=3", "--seed=1"]),
    ("hint", &["hint"]),
    ("iso", &["iso"]),
    ("iso", &["iso", "--distinct"]),
    ("minimal", &["minimal"]),
    ("pattern", &["pattern"]),
    ("proof", &["explain"]),
    ("rank", &["rank"]),
    ("rate", &["rate"]),
    ("reduce", &["minimal", "--reduce", "--seed=1"]),
    ("reduce", &["minimal", "--all", "--limit=3"]),
    ("solution", &["solve", "--all"]),
    ("solve", &["solve"]),
    ("steps", &["steps"]),
    ("transform", &["transform", "--by=mirror", "--map"]),
    ("unavoidable", &["unavoidable", "--cells=6"]),
    ("unavoidable", &["unavoidable", "--cells=6", "--count"]),
    ("unavoidable", &["unavoidable", "--cells=6", "--bound"]),
    ("vicinity", &["vicinity"]),
];

fn schemas() -> Vec<(String, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../sudokit/schema");
    let files = fs::read_dir(folder).expect("there are schemas");
    files
        .map(|file| {
            let path = file.expect("it can be read").path();
            let text = fs::read_to_string(&path).expect("it is text");
            let name = path.file_stem().expect("it has a name").display().to_string();
            (name, serde_json::from_str(&text).expect("it is JSON"))
        })
        .collect()
}

#[test]
fn every_record_agrees_with_its_schema() {
    let schemas = schemas();
    let none = format!("11{}", ".".repeat(79));
    let puzzles = [UNIQUE, MEDIUM, MULTIPLE, SOLVED, &none].join("\n");
    for (name, arguments) in share(RECORDS, 4) {
        let (_, schema) = schemas.iter().find(|(known, _)| known == name).expect("it has a schema");
        let lines = run_with(&[arguments, &["--format=ndjson"][..]].concat(), &puzzles).out;
        let document = run_with(&[arguments, &["--format=json"][..]].concat(), &puzzles).out;
        let document: Value = serde_json::from_str(&document).expect("it is one document");
        let records = lines.lines().map(|line| serde_json::from_str(line).expect("each line is JSON"));
        let records: Vec<Value> = records.collect();
        assert!(!records.is_empty(), "{arguments:?}");
        records.iter().for_each(|record| agree(schema, record, name));
        assert_eq!((&document["version"], &document["results"]), (&1.into(), &Value::Array(records)));
    }
}

#[test]
fn puzzles_agree_with_their_schema() {
    let schemas = schemas();
    let (_, schema) = schemas.iter().find(|(name, _)| name == "entry").expect("it has a schema");
    let marked = format!("{{\"puzzle\":\"{UNIQUE}\",\"title\":\"one\",\"marks\":\"{}\"}}", ".".repeat(729));
    let played = UNIQUE.replacen('.', "+4", 1);
    let sukaku = format!("1........{}", "123456789".repeat(80));
    let puzzles = [UNIQUE, &marked, &played, &sukaku].join("\n");
    let converted = run_with(&["convert", "--to=json"], &puzzles).out;
    let made = run_with(&["generate", "--format=json", "--seed=1", "-n3"], "").out;
    assert_eq!((converted.lines().count(), made.lines().count()), (4, 3));
    for line in converted.lines().chain(made.lines()) {
        agree(schema, &serde_json::from_str(line).expect("it is JSON"), "entry");
    }
}

#[test]
fn every_schema_is_of_some_record() {
    for (name, _) in schemas() {
        // Records of proofs and of photographs are tested where these are, and puzzles above.
        assert!(
            ["verify", "entry", "photo"].contains(&&*name) || RECORDS.iter().any(|(known, _)| *known == name),
            "{name}"
        );
    }
}
