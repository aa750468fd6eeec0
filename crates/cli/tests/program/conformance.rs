//! The cases that every door is held to, as far as commands take such requests: bytes of JSON are equal.

use crate::common::{Folder, run};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;

/// A case of `crates/request/conformance.ndjson`.
#[derive(Debug, Deserialize)]
pub(crate) struct Case {
    pub(crate) task: String,
    pub(crate) fields: Value,
    pub(crate) reply: Option<Box<RawValue>>,
    pub(crate) failure: Option<Value>,
}

/// All cases.
pub(crate) fn cases() -> Vec<Case> {
    let text = include_str!("../../../request/conformance.ndjson");
    text.lines().map(|line| serde_json::from_str(line).expect("a case is JSON")).collect()
}

/// The command line of a request, if there is a command for it. Commands write a record for each puzzle.
fn command_line(case: &Case, folder: &Folder) -> Option<Vec<String>> {
    let fields = case.fields.as_object()?;
    let name = ["solve", "check", "count", "minimal", "canon", "rate", "classify", "hint"];
    let name = name.into_iter().find(|name| *name == case.task)?;
    let mut line = vec![name.to_owned(), "--format=ndjson".to_owned()];
    for (field, value) in fields {
        let text = match value {
            Value::String(text) => text.clone(),
            // An option has a value.
            Value::Array(names) if names.is_empty() => return None,
            Value::Array(names) => names.iter().map(Value::as_str).collect::<Option<Vec<_>>>()?.join(","),
            other => other.to_string(),
        };
        match (field.as_str(), value) {
            ("puzzle", Value::String(puzzle)) if !puzzle.contains('\0') => {
                line.push(folder.file("puzzle", puzzle.clone()));
            }
            ("level", Value::Number(_)) => line.push(format!("--detail={text}")),
            // Commands take digits alone.
            ("limit", Value::Number(number)) if number.is_f64() => return None,
            ("limit", Value::Number(_)) => line.push(format!("--limit={text}")),
            ("form" | "depth" | "lang" | "voice" | "allow" | "deny", _) => {
                line.push(format!("--{field}={text}"));
            }
            ("scales", _) => line.push(format!("--scale={text}")),
            ("map" | "automorphisms" | "path", Value::Bool(true)) => line.push(format!("--{field}")),
            ("hardest", Value::Bool(true)) => line.push("--explain".to_owned()),
            ("uniqueness", Value::Bool(false)) => line.push("--no-uniqueness".to_owned()),
            ("options", Value::Object(options)) => {
                for (option, value) in options {
                    let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                    line.push(format!("--option={option}={value}"));
                }
            }
            _ => return None,
        }
    }
    Some(line)
}

#[test]
fn commands_write_the_replies() {
    let (folder, mut compared, mut refused) = (Folder::new("conformance"), 0, 0);
    for case in cases() {
        let Some(line) = command_line(&case, &folder) else { continue };
        let mut line = line;
        // Commands tell people less than a program wants.
        for (task, option) in [("rate", "--scale=hodoku,se"), ("hint", "--detail=5")] {
            let name = option.split('=').next().expect("it has a name");
            if case.task == task && !line.iter().any(|option| option.starts_with(name)) {
                line.push(option.to_owned());
            }
        }
        let run = run(&line.iter().map(String::as_str).collect::<Vec<_>>());
        match &case.reply {
            Some(reply) => {
                let (found, held) = (run.out.trim_end(), reply.get());
                // Of several solutions each engine finds another one first.
                let of = |text: &str| text.split(",\"solution\":").next().map(str::to_owned);
                let are_several = held.contains("\"status\":\"multiple\"");
                let is_equal = found == held || are_several && of(found) == of(held);
                assert!(is_equal, "{line:?}\n{}\n{found}\n{held}", run.err);
                compared += 1;
            }
            None => {
                assert!(case.failure.is_some(), "{line:?}");
                assert!(run.out.is_empty() && run.code >= Some(1), "{line:?}: {}", run.out);
                refused += 1;
            }
        }
    }
    assert!(compared > 120 && refused > 20, "{compared} and {refused}");
}

/// A field of a request is an option of the command, by the same name.
#[cfg(any(feature = "mcp", feature = "serve"))]
#[test]
fn options_have_the_names_of_fields() {
    use sudokit_request::TASKS;

    /// Commands say these in other ways: puzzles are arguments, and an option of its own stands for each.
    const OTHERWISE: [(&str, &str); 14] = [
        ("", "puzzle"),
        ("", "text"),
        ("", "proof"),
        ("", "pictures"),
        ("", "uniqueness"),
        ("", "options"),
        ("generate", "product"),
        ("steps", "limit"),
        ("convert", "format"),
        ("explain", "seconds"),
        ("steps", "seconds"),
        ("verify", "seconds"),
        ("canon", "seconds"),
        ("vicinity", "seconds"),
    ];
    for command in [
        "count",
        "check",
        "minimal",
        "hint",
        "explain",
        "steps",
        "verify",
        "rate",
        "classify",
        "generate",
        "canon",
        "transform",
        "vicinity",
        "convert",
    ] {
        let task = TASKS.iter().find(|task| task.name == command).expect("it is a task, too");
        for field in task.fields() {
            let is_said_otherwise =
                OTHERWISE.iter().any(|(of, name)| (of.is_empty() || *of == command) && *name == field.name);
            if !is_said_otherwise {
                let said = run(&[command, &format!("--{}=?", field.name.replace('_', "-"))]);
                assert!(!said.err.contains("unknown option"), "{command} {}: {}", field.name, said.err);
            }
        }
    }
}
