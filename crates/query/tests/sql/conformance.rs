//! The cases that every door is held to, as far as functions of SQL answer them: a field of the reply each.

use crate::common::{ask, session};
use serde_json::Value;

/// The expression of a request about a puzzle, and the field of the reply that it gives.
fn expression(task: &str, fields: &serde_json::Map<String, Value>) -> Option<(String, &'static str)> {
    // Columns have puzzles of digits and dots.
    let is_line =
        |puzzle: &&str| puzzle.len() == 81 && puzzle.bytes().all(|cell| matches!(cell, b'0'..=b'9' | b'.'));
    let puzzle = fields.get("puzzle")?.as_str().filter(is_line)?;
    let others: Vec<&str> = fields.keys().map(String::as_str).filter(|name| *name != "puzzle").collect();
    Some(match (task, &others[..]) {
        ("solve", []) => (format!("sudoku_status('{puzzle}')"), "status"),
        ("minimal", []) => (format!("sudoku_minimal('{puzzle}')"), "minimal"),
        ("count", ["limit"]) => {
            let limit = fields["limit"]
                .as_u64()
                .filter(|limit| i64::try_from(*limit).is_ok_and(|limit| limit > 0))?;
            (format!("sudoku_count('{puzzle}', {limit})"), "count")
        }
        ("canon", []) => (format!("sudoku_canon('{puzzle}')"), "form"),
        ("canon", ["form"]) => {
            let form = fields["form"].as_str()?;
            (format!("sudoku_canon('{puzzle}', '{form}')"), "form")
        }
        _ => return None,
    })
}

#[test]
fn functions_say_what_replies_say() {
    let (session, mut compared) = (session(1), 0);
    for line in include_str!("../../../request/conformance.ndjson").lines() {
        let case: Value = serde_json::from_str(line).expect("a case is JSON");
        let (Some(reply), Some(fields)) = (case.get("reply"), case["fields"].as_object()) else { continue };
        let task = case["task"].as_str().expect("it has a task");
        let Some((expression, field)) = expression(task, fields) else { continue };
        let said = ask(&session, &format!("select coalesce(cast({expression} as varchar), '-')"))
            .unwrap_or_else(|error| panic!("{line}: {error}"));
        let held = match &reply[field] {
            Value::String(text) => text.clone(),
            Value::Null => "-".to_owned(),
            other => other.to_string(),
        };
        assert_eq!(said, held, "{expression}");
        compared += 1;
    }
    assert!(compared > 40, "{compared}");
}

#[test]
fn generated_tables_are_the_puzzles_of_replies() {
    let (session, mut compared) = (session(2), 0);
    for line in include_str!("../../../request/conformance.ndjson").lines() {
        let case: Value = serde_json::from_str(line).expect("a case is JSON");
        let (Some(reply), Some(fields)) = (case.get("reply"), case["fields"].as_object()) else { continue };
        // SQL says an error where the attempts are used up.
        let seed = fields.get("seed").and_then(Value::as_u64).filter(|seed| i64::try_from(*seed).is_ok());
        let (Some(seed), true) = (seed, case["task"] == "generate" && reply["ending"] == "enough") else {
            continue;
        };
        let mut order = fields.clone();
        let count = order.remove("count").map_or(1, |count| count.as_f64().map_or(1, |count| count as u64));
        order.remove("seed");
        let order = Value::from(order).to_string();
        let sql = format!("select puzzle from sudoku_generate({count}, {seed}, '{order}') order by number");
        let said = ask(&session, &sql).unwrap_or_else(|error| panic!("{line}: {error}"));
        let held: Vec<&str> =
            reply["puzzles"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        assert_eq!(said.lines().collect::<Vec<_>>(), held, "{order}");
        compared += 1;
    }
    assert!(compared > 30, "{compared}");
}
