//! The cases that every door is held to: `conformance.ndjson`, a request a line, with its reply, or with the
//! code and place of its failure. To add a case, add a line with `task` and `fields` and run the tests with
//! `SUDOKIT_WRITE_DOORS=1`, which writes what the library replies; then see whether that is true.

use crate::replies::context;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::{env, fs};
use sudokit::Engine;
use sudokit_request::{Failure, TASKS, call, schema};
use sudokit_testkit::oracle;
use sudokit_testkit::schema::violation;

/// A request with its outcome.
#[derive(Deserialize, Serialize)]
struct Case {
    task: String,
    fields: Value,
    /// A part of the library that some doors leave out.
    #[serde(skip_serializing_if = "Option::is_none")]
    needs: Option<String>,
    /// The reply, to the byte.
    #[serde(skip_serializing_if = "Option::is_none")]
    reply: Option<Box<RawValue>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    failure: Option<Refused>,
}

/// The parts of a failure that are held: its message may get better.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
struct Refused {
    code: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u64>,
}

impl From<Failure> for Refused {
    fn from(Failure { code, line, column, .. }: Failure) -> Self {
        Self { code: code.to_owned(), line, column }
    }
}

fn file() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "conformance.ndjson"].iter().collect()
}

fn cases() -> Vec<Case> {
    let text = fs::read_to_string(file()).expect("the cases are there");
    text.lines().map(|line| serde_json::from_str(line).expect("a case is JSON")).collect()
}

#[test]
fn rust_replies_as_every_door_does() {
    let mut cases = cases();
    let is_writing = env::var_os("SUDOKIT_WRITE_DOORS").is_some();
    for case in &mut cases {
        let reply = call(&case.task, case.fields.clone(), &context());
        let (reply, failure) = match reply {
            Ok(reply) => (Some(RawValue::from_string(reply).expect("it is JSON")), None),
            Err(failure) => (None, Some(Refused::from(failure))),
        };
        if !is_writing {
            let [found, held] = [&reply, &case.reply].map(|reply| reply.as_ref().map(|reply| reply.get()));
            assert_eq!(found, held, "{} {}", case.task, case.fields);
            assert_eq!(failure, case.failure, "{} {}", case.task, case.fields);
        }
        (case.reply, case.failure) = (reply, failure);
    }
    if is_writing {
        let lines = cases.iter().map(|case| serde_json::to_string(case).expect("a case is JSON") + "\n");
        fs::write(file(), lines.collect::<String>()).expect("it can be written");
    }
}

#[test]
fn there_are_cases_of_every_task_and_code() {
    let cases = cases();
    assert!(cases.len() >= 400, "{}", cases.len());
    for task in &TASKS {
        let of = || cases.iter().filter(|case| case.task == task.name);
        assert!(of().any(|case| case.reply.is_some()), "no reply of {}", task.name);
        assert!(of().any(|case| case.failure.is_some()), "no failure of {}", task.name);
    }
    let codes: BTreeSet<&str> =
        cases.iter().filter_map(|case| case.failure.as_ref()).map(|failure| failure.code.as_str()).collect();
    for code in ["argument", "text", "name", "format", "board", "wish", "transformation"] {
        assert!(codes.contains(code), "no case has the code {code}: {codes:?}");
    }
}

/// The replies are not only what the library says: what can be counted is counted by the naive solver.
#[test]
fn what_the_cases_say_is_true() {
    let mut checked = 0;
    for case in cases() {
        let Some(reply) = &case.reply else { continue };
        let task = sudokit_request::task(&case.task).unwrap();
        let reply: Value = serde_json::from_str(reply.get()).unwrap();
        assert_eq!(violation(&schema::of_reply(task), &reply), None, "{} {}", case.task, case.fields);
        let Some(puzzle) = reply["puzzle"].as_str().filter(|puzzle| puzzle.len() == 81) else { continue };
        let puzzle: sudokit::Puzzle = puzzle.parse().unwrap();
        // The naive solver needs some givens.
        if puzzle.len() < 17 {
            continue;
        }
        let status = ["none", "unique", "multiple"][oracle::count(&puzzle, 2) as usize];
        match case.task.as_str() {
            "count" if reply["exact"] == true => {
                assert_eq!(reply["count"], oracle::count(&puzzle, 1000), "{}", case.fields);
            }
            "solutions" if reply["exact"] == true => {
                let all: Vec<String> =
                    oracle::solutions(&puzzle, 1000).iter().map(ToString::to_string).collect();
                let mut said: Vec<&str> =
                    reply["solutions"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
                said.sort_unstable();
                assert_eq!(said, all, "{}", case.fields);
            }
            "minimal" if status == "unique" => {
                let without = |cell| puzzle.restricted_to(puzzle.cells() & !sudokit::CellSet::of(cell));
                let is_redundant = |cell: &sudokit::Cell| oracle::count(&without(*cell), 2) == 1;
                let redundant: Vec<String> =
                    puzzle.cells().iter().filter(is_redundant).map(|cell| cell.to_string()).collect();
                assert_eq!(reply["redundant"], serde_json::json!(redundant), "{}", case.fields);
            }
            "solve" | "check" if status == "unique" => {
                let solution = oracle::solutions(&puzzle, 1)[0].to_string();
                assert_eq!(reply["solution"], solution, "{}", case.fields);
            }
            _ => {}
        }
        if let Some(said) = reply.get("status") {
            assert_eq!(said, status, "{} {}", case.task, case.fields);
            checked += 1;
        }
        for field in ["puzzles", "neighbours", "images"] {
            for made in reply[field].as_array().into_iter().flatten() {
                let made: sudokit::Puzzle = made.as_str().unwrap().parse().unwrap();
                assert!(sudokit::Single::new().is_unique(&made), "{} {}", case.task, case.fields);
            }
        }
    }
    assert!(checked > 50, "{checked}");
}
