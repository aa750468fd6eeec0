//! Declarations for other languages, made from the descriptions of requests and the schemas of replies. The
//! files are in the tree; `SUDOKIT_WRITE_DOORS=1 cargo test -p sudokit-request` rewrites them.

mod markdown;
mod python;
mod shape;
mod typescript;

use std::path::Path;
use std::{env, fs};
use sudokit_request::{Field, Sort, TASKS, TaskEntry};

/// The line at the top of every file.
const MADE: &str = "Made by `SUDOKIT_WRITE_DOORS=1 cargo test -p sudokit-request --features languages` from the descriptions of requests.";

/// Compares a file in the tree with the expected text, or writes it.
fn keep(path: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if env::var_os("SUDOKIT_WRITE_DOORS").is_some() {
        fs::write(&path, text).expect("it can be written");
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    let differ = found.lines().zip(text.lines()).find(|(found, wanted)| found != wanted);
    assert!(found == text, "{} does not match the requests: {differ:?}; {MADE}", path.display());
}

/// A task's required fields, and the others.
fn split(task: &TaskEntry) -> (Vec<Field>, Vec<Field>) {
    task.fields().into_iter().partition(|field| field.default.is_none())
}

/// Stands for all names of a set, so it is not in the set itself.
const ALL: &str = "all";

/// The sets of names that fields take, each once, without those of the fields left out.
fn sets(left_out: &[&str]) -> Vec<(&'static str, Vec<&'static str>)> {
    let mut sets: Vec<(&'static str, Vec<&'static str>)> = Vec::new();
    let fields = TASKS.iter().flat_map(TaskEntry::fields).filter(|field| !left_out.contains(&field.name));
    for (of, names) in fields.filter_map(|field| set(&field.sort)) {
        if !sets.iter().any(|(other, _)| *other == of) {
            sets.push((of, names.into_iter().filter(|name| *name != ALL).collect()));
        }
    }
    sets
}

fn set(sort: &Sort) -> Option<(&'static str, Vec<&'static str>)> {
    match sort {
        Sort::Name { of, names } => Some((of, names())),
        Sort::List(item) | Sort::OneOrMore(item) => set(item),
        _ => None,
    }
}

/// The name of the record in the reply to a task.
fn record(task: &TaskEntry) -> &'static str {
    match task.name {
        "solve" => "Solved",
        "count" => "Counted",
        "solutions" => "Solutions",
        "check" => "Report",
        "minimal" => "Minimality",
        "hint" => "Hint",
        "explain" => "Proof",
        "steps" => "Findings",
        "verify" => "Verdict",
        "rate" => "Ratings",
        "classify" => "Classification",
        "generate" => "Product",
        "canon" => "Canonized",
        "isomorphic" => "Compared",
        "transform" => "Transformed",
        "shuffle" => "Shuffled",
        "vicinity" => "Neighbours",
        "read" => "Entry",
        "convert" => "Converted",
        "picture" => "Drawing",
        "names" => "Names",
        other => panic!("the record of {other} has no name"),
    }
}

#[test]
fn typescript_is_up_to_date() {
    keep("crates/web/npm/requests.d.ts", &typescript::text());
}

#[test]
fn python_is_up_to_date() {
    keep("crates/python/python/sudokit/records.py", &python::text());
}

#[test]
fn the_reference_is_up_to_date() {
    keep("docs/requests.md", &markdown::text());
}

#[test]
fn every_task_has_a_record() {
    TASKS.iter().for_each(|task| assert!(!record(task).is_empty()));
}
