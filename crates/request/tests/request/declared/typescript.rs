//! The TypeScript declarations of the npm package.

use super::shape::{self, Kind, Part};
use super::{ALL, MADE, record, sets, split};
use std::fmt::Write as _;
use sudokit_request::{Field, Sort, TASKS};

/// Fields that `init` sets for all calls.
const CHOSEN: [&str; 2] = ["lang", "voice"];
/// The field that the package adds to every request for steps.
const ALWAYS: &str = "pictures";

/// The examples. A test of the package runs them.
const EXAMPLES: [(&str, &str); 4] = [
    (
        "solve",
        "import { init, solve } from \"sudokit\";\n\nawait init();\nconst { status, solution } = solve(\"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\");\nconsole.log(status, solution);",
    ),
    (
        "explain",
        "import { explain, init } from \"sudokit\";\n\nawait init();\nconst way = explain(\"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\");\nfor (const { line } of way.steps.slice(0, 3)) console.log(line);",
    ),
    (
        "generate",
        "import { generate, init } from \"sudokit\";\n\nawait init();\nconst { puzzles } = generate({ count: 2, seed: 7, symmetry: \"half-turn\", level: \"medium\" });\nconsole.log(puzzles);",
    ),
    (
        "convert",
        "import { convert, init } from \"sudokit\";\n\nawait init();\nconst { text } = convert(\"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\", \"sudokupad\");\nconsole.log(text);",
    ),
];

pub(super) fn text() -> String {
    let mut out = format!("// {MADE}\n\nimport type {{ Candidate, Cell }} from \"./game.js\";\n");
    out += "\n/** A puzzle: text in any format, such as 81 characters or a link; or 81 numbers, in one list or in nine. */\n";
    out += "export type Puzzle = string | readonly (number | null)[] | readonly (readonly (number | null)[])[];\n";
    for (name, about, names) in shape::NAMES {
        let all: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
        _ = write!(out, "\n/** {about} */\nexport type {name} = {};\n", all.join(" | "));
    }
    for (of, names) in sets(&CHOSEN) {
        let all: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
        _ = write!(out, "\nexport type {} = {};\n", alias(of), all.join(" | "));
    }
    for shape in shape::all() {
        _ = write!(out, "\n{}export interface {} {{\n", comment(&shape.about), shape.name);
        for Part { name, about, is_optional, kind } in &shape.fields {
            if !about.is_empty() {
                _ = writeln!(out, "  /** {} */", one_line(about));
            }
            // The package always asks for pictures.
            let mark = if *is_optional && name != ALWAYS { "?" } else { "" };
            _ = writeln!(out, "  {name}{mark}: {};", of_kind(kind));
        }
        out += "}\n";
    }
    for task in &TASKS {
        let (required, others) = split(task);
        let options: Vec<&Field> =
            others.iter().filter(|field| !CHOSEN.contains(&field.name) && field.name != ALWAYS).collect();
        let name = format!("{}Options", capital(task.name));
        if !options.is_empty() {
            _ = write!(out, "\n/** Options of {{@link {}}}. */\nexport interface {name} {{\n", task.name);
            for field in &options {
                _ = writeln!(out, "  /** {} */", about(field));
                _ = writeln!(out, "  {}?: {};", camel(field.name), of_sort(&field.sort));
            }
            out += "}\n";
        }
        let mut parameters: Vec<String> =
            required.iter().map(|field| format!("{}: {}", camel(field.name), of_sort(&field.sort))).collect();
        if task.name == "generate" {
            parameters.push(format!("order?: {name} & {{ onMade?: (puzzle: string) => void }}"));
        } else if !options.is_empty() {
            parameters.push(format!("options?: {name}"));
        }
        out += "\n/**\n";
        _ = writeln!(out, " * {}", task.about);
        if let Some((_, example)) = EXAMPLES.iter().find(|(of, _)| *of == task.name) {
            out += " *\n * ```js\n";
            for line in example.lines() {
                _ = writeln!(out, " *{}{line}", if line.is_empty() { "" } else { " " });
            }
            out += " * ```\n";
        }
        _ = write!(out, " */\nexport function {}({}): {};\n", task.name, parameters.join(", "), record(task));
    }
    out
}

/// The type for a set of names. The game has its own type for levels, without HoDoKu's names.
fn alias(of: &str) -> String {
    match of {
        "Level" => "OrderLevel".to_owned(),
        "Symmetry" => "SymmetryName".to_owned(),
        "Product" => "ProductName".to_owned(),
        "Format" => "FormatName".to_owned(),
        other => other.to_owned(),
    }
}

fn of_sort(sort: &Sort) -> String {
    match sort {
        Sort::Puzzle => "Puzzle".to_owned(),
        Sort::Pattern | Sort::Text | Sort::Technique | Sort::Transformation => "string".to_owned(),
        Sort::Truth => "boolean".to_owned(),
        Sort::Whole { least, most } if most - least < 10 => {
            (*least..=*most).map(|number| number.to_string()).collect::<Vec<_>>().join(" | ")
        }
        Sort::Whole { .. } | Sort::Seconds => "number".to_owned(),
        Sort::Name { of, names } if names().contains(&ALL) => format!("{} | \"{ALL}\"", alias(of)),
        Sort::Name { of, .. } => alias(of),
        Sort::List(item) => format!("readonly {}[]", in_list(of_sort(item))),
        Sort::OneOrMore(item) => format!("{} | readonly {}[]", of_sort(item), in_list(of_sort(item))),
        Sort::Span { .. } => "number | readonly [least: number, most: number]".to_owned(),
        Sort::Ratings => {
            let scales: Vec<String> =
                sudokit::Measure::ALL.iter().map(|measure| format!("\"{}\"", measure.name())).collect();
            format!(
                "{{ [scale in {}]?: number | readonly [least: number, most: number] }}",
                scales.join(" | ")
            )
        }
        Sort::Steps => "Readonly<Record<string, number | readonly [least: number, most: number]>>".to_owned(),
        Sort::Settings => "Readonly<Record<string, number | boolean | string>>".to_owned(),
        Sort::Proof => "Proof | string".to_owned(),
    }
}

fn of_kind(kind: &Kind) -> String {
    match kind {
        Kind::Text => "string".to_owned(),
        Kind::Integer | Kind::Number => "number".to_owned(),
        Kind::Truth => "boolean".to_owned(),
        Kind::Null => "null".to_owned(),
        Kind::Cell => "Cell".to_owned(),
        Kind::Candidate => "Candidate".to_owned(),
        Kind::Literal(values) => values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" | "),
        Kind::List(item) => format!("{}[]", in_list(of_kind(item))),
        Kind::Tuple(items) => format!("[{}]", items.iter().map(of_kind).collect::<Vec<_>>().join(", ")),
        Kind::Map(item) => format!("Record<string, {}>", of_kind(item)),
        Kind::Named(name) => name.clone(),
        Kind::OneOf(choices) => choices.iter().map(of_kind).collect::<Vec<_>>().join(" | "),
        Kind::Open => "Record<string, unknown>".to_owned(),
    }
}

/// The type of items in a list, in parentheses if it needs them.
fn in_list(kind: String) -> String {
    if kind.contains(" | ") { format!("({kind})") } else { kind }
}

/// The meaning of a field, and its default.
fn about(field: &Field) -> String {
    let about = names_in_camel(&one_line(field.about));
    match field.default {
        None | Some("null" | "[]" | "{}") => about,
        Some(default) => format!("{about} Default: {default}."),
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A comment of one sentence, if there is one to say.
fn comment(text: &str) -> String {
    match one_line(text) {
        nothing if nothing.is_empty() => String::new(),
        text => format!("/** {}. */\n", text.trim_end_matches('.')),
    }
}

fn names_in_camel(text: &str) -> String {
    text.split(' ').map(camel).collect::<Vec<_>>().join(" ")
}

fn camel(name: &str) -> String {
    let mut parts = name.split('_');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| all + &capital(part))
}

fn capital(name: &str) -> String {
    name.get(..1).unwrap_or_default().to_ascii_uppercase() + name.get(1..).unwrap_or_default()
}
