//! The page of reference for people.

use super::split;
use std::fmt::Write as _;
use sudokit_request::{Field, Sort, TASKS};

const HEAD: &str = "\
# Requests

A request is the name of a task and an object with its fields. Requests are the same over HTTP (`sudoku serve`), for
assistants (`sudoku mcp`), and in JavaScript, C, Python and Rust; JavaScript writes `withTechniques` for `with_techniques`.
You can leave out every field that is not marked as required. An unknown field is an error, which names the nearest field.

With several solutions, the one that is shown may be another in a command, which has another engine. The program, Python, HTTP and
assistants have all languages and voices; in JavaScript `init` chooses one, and C speaks English.

Replies are JSON. `GET /openapi.json` from `sudoku serve` gives the schemas of all requests and replies.
";

pub(super) fn text() -> String {
    let mut out = HEAD.to_owned();
    for task in &TASKS {
        _ = write!(out, "\n## {}\n\n{}\n", task.name, task.about);
        let (required, others) = split(task);
        let fields: Vec<Field> = required.into_iter().chain(others).collect();
        if fields.is_empty() {
            out += "\nIt has no fields.\n";
            continue;
        }
        out += "\n| field | value | default | meaning |\n|---|---|---|---|\n";
        for field in fields {
            let default = match field.default {
                None => "required".to_owned(),
                Some("null") => String::new(),
                Some(default) => format!("`{default}`"),
            };
            let about = field.about.split_whitespace().collect::<Vec<_>>().join(" ");
            let also = match field.synonyms {
                [] => String::new(),
                synonyms => {
                    let names: Vec<String> = synonyms.iter().map(|name| format!("`{name}`")).collect();
                    format!(" Also called {}.", names.join(", "))
                }
            };
            _ = writeln!(out, "| `{}` | {} | {default} | {about}{also} |", field.name, of_sort(&field.sort));
        }
    }
    out
}

fn of_sort(sort: &Sort) -> String {
    match sort {
        Sort::Puzzle => "a puzzle: text in any format, or 81 numbers in one list or in nine".to_owned(),
        Sort::Pattern => "81 characters, `.` or `0` for a cell without a given".to_owned(),
        Sort::Text => "text".to_owned(),
        Sort::Truth => "true or false".to_owned(),
        Sort::Whole { least, most: u64::MAX } => format!("a whole number from {least} up"),
        Sort::Whole { least, most } => format!("a whole number from {least} to {most}"),
        Sort::Seconds => "a number of seconds".to_owned(),
        Sort::Name { names, .. } => {
            names().iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
        }
        Sort::Technique => "a technique, by any of its names".to_owned(),
        Sort::List(item) => format!("a list; each {}", of_sort(item)),
        Sort::OneOrMore(item) => format!("one or a list; each {}", of_sort(item)),
        Sort::Span { least, most } => {
            format!("a whole number from {least} to {most}, or a range: `[28, 32]`")
        }
        Sort::Ratings => "an object of scales and ranges: `{\"se\": [7.0, 8.0]}`".to_owned(),
        Sort::Steps => "an object of techniques and numbers: `{\"x-wing\": [2, 3]}`".to_owned(),
        Sort::Settings => "an object of names and values: `{\"whip-length\": 8}`".to_owned(),
        Sort::Transformation => {
            "a name such as `mirror`, or text: `rows ... columns ... digits ...`".to_owned()
        }
        Sort::Proof => "a proof, as an object or its text".to_owned(),
    }
}
