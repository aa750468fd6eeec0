//! The Python declarations: the records as typed dictionaries, and the names that arguments take.

use super::shape::{self, Kind, Part};
use super::{MADE, record, sets};
use std::fmt::Write as _;
use sudokit_request::TASKS;

pub(super) fn text() -> String {
    let mut out =
        format!("\"\"\"The records of results, and the names that arguments take.\n\n{MADE}\n\"\"\"\n");
    out += "\nfrom collections.abc import Mapping, Sequence\nfrom typing import Literal, TypeAlias, TypedDict\n\n";
    for (name, about, names) in shape::NAMES {
        let all: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
        _ = writeln!(out, "#: {about}\n{name}: TypeAlias = Literal[{}]", all.join(", "));
    }
    for (of, names) in sets(&[]) {
        let of = if of == "CanonForm" { "Form" } else { of };
        let all: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
        _ = writeln!(out, "{of}: TypeAlias = Literal[{}]", all.join(", "));
    }
    let scales: Vec<String> =
        sudokit::Measure::ALL.iter().map(|measure| format!("\"{}\"", measure.name())).collect();
    _ = writeln!(
        out,
        "#: Scales on which an order can ask for a range.\nMeasure: TypeAlias = Literal[{}]",
        scales.join(", ")
    );
    out += "#: JSON without a fixed shape: the premises of a step.\nJson: TypeAlias = None | bool | int | float | str | Sequence[\"Json\"] | Mapping[str, \"Json\"]\n";
    for shape in shape::all() {
        let (name, about) = (alias(&shape.name), sentence(&shape.about));
        if shape.fields.iter().any(|field| KEYWORDS.contains(&&*field.name)) {
            _ = write!(out, "\n\n#: {about}\n{name} = TypedDict(\n    \"{name}\",\n    {{\n");
            for Part { name, kind, .. } in &shape.fields {
                _ = writeln!(out, "        \"{name}\": {},", of_kind(kind));
            }
            out += "    },\n)\n";
            continue;
        }
        let (others, required): (Vec<&Part>, Vec<&Part>) =
            shape.fields.iter().partition(|field| field.is_optional);
        // Python 3.10 cannot mark a single field as optional.
        let base = if others.is_empty() { name.clone() } else { format!("_{name}") };
        _ = write!(out, "\n\nclass {base}(TypedDict):\n    \"\"\"{about}\"\"\"\n\n");
        push(&mut out, &required);
        if !others.is_empty() {
            _ = write!(out, "\n\nclass {name}({base}, total=False):\n    \"\"\"{about}\"\"\"\n\n");
            push(&mut out, &others);
        }
    }
    out
}

/// Keywords of Python, which cannot be the names of fields in a class.
const KEYWORDS: [&str; 2] = ["from", "in"];

fn push(out: &mut String, fields: &[&Part]) {
    for Part { name, about, kind, .. } in fields {
        if !about.is_empty() {
            _ = writeln!(out, "    #: {}", one_line(about));
        }
        _ = writeln!(out, "    {name}: {}", of_kind(kind));
    }
}

/// The name of a record. If an object of the package has the plain name, the record's name ends in `Record`.
fn alias(name: &str) -> String {
    let is_object = ["Hint", "Proof", "Step", "Solutions"].contains(&name);
    let is_record = TASKS.iter().any(|task| record(task) == name);
    match name {
        "Ratings" | "Solved" | "Counted" => format!("{name}Record"),
        _ if is_object => format!("{name}Record"),
        "Entry" | "Names" | "Product" | "Drawing" | "Findings" | "Case" if is_record || name == "Case" => {
            format!("{name}Record")
        }
        _ => name.to_owned(),
    }
}

fn of_kind(kind: &Kind) -> String {
    match kind {
        Kind::Text | Kind::Cell | Kind::Candidate => "str".to_owned(),
        Kind::Integer => "int".to_owned(),
        Kind::Number => "float".to_owned(),
        Kind::Truth => "bool".to_owned(),
        Kind::Null => "None".to_owned(),
        Kind::Literal(values) => {
            let value = |value: &serde_json::Value| match value {
                serde_json::Value::Null => "None".to_owned(),
                serde_json::Value::Bool(true) => "True".to_owned(),
                serde_json::Value::Bool(false) => "False".to_owned(),
                other => other.to_string(),
            };
            format!("Literal[{}]", values.iter().map(value).collect::<Vec<_>>().join(", "))
        }
        Kind::List(item) => format!("list[{}]", of_kind(item)),
        // JSON has lists, but no tuples.
        Kind::Tuple(items) => {
            let mut kinds: Vec<String> = items.iter().map(of_kind).collect();
            kinds.dedup();
            format!("list[{}]", kinds.join(" | "))
        }
        Kind::Map(item) => format!("dict[str, {}]", of_kind(item)),
        Kind::Named(name) => alias(name),
        Kind::OneOf(choices) => choices.iter().map(of_kind).collect::<Vec<_>>().join(" | "),
        Kind::Open => "dict[str, Json]".to_owned(),
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn sentence(text: &str) -> String {
    let text = one_line(text);
    if text.ends_with('.') { text } else { text + "." }
}
