//! The shapes of replies: named records, read from the schemas.

use super::record;
use serde_json::Value;
use sudokit_request::{TASKS, schema};

/// A named record.
#[derive(Debug)]
pub(super) struct Shape {
    pub(super) name: String,
    pub(super) about: String,
    pub(super) fields: Vec<Part>,
}

/// A field of a record.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Part {
    pub(super) name: String,
    pub(super) about: String,
    pub(super) is_optional: bool,
    pub(super) kind: Kind,
}

/// A type.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Kind {
    Text,
    Integer,
    Number,
    Truth,
    Null,
    Cell,
    Candidate,
    /// One of these values.
    Literal(Vec<Value>),
    List(Box<Self>),
    Tuple(Vec<Self>),
    /// An object with any names.
    Map(Box<Self>),
    /// A record or a set of names, by name.
    Named(String),
    OneOf(Vec<Self>),
    /// An object that only the checker of proofs reads.
    Open,
}

/// The shapes of all replies, each before those that contain it.
pub(super) fn all() -> Vec<Shape> {
    let mut shapes = Vec::new();
    // A step of findings may have more fields than a step of a proof. So findings come first and define it.
    let mut tasks: Vec<_> = TASKS.iter().collect();
    tasks.sort_by_key(|task| task.name != "steps");
    for task in tasks {
        let schema = schema::of_reply(task);
        add(&mut shapes, record(task), &schema);
    }
    shapes
}

/// Sets of names that are types of their own.
pub(super) const NAMES: [(&str, &str, &[&str]); 3] = [
    ("Status", "The number of solutions: one, none or several.", &["unique", "none", "multiple"]),
    ("Advice", "The advice of a hint.", &["impossible", "mistakes", "solved", "step", "stuck", "undecided"]),
    (
        "Role",
        "The role of candidates, cells or houses in a pattern.",
        &[
            "placed",
            "eliminated",
            "base",
            "cover",
            "fin",
            "endo-fin",
            "on",
            "off",
            "pivot",
            "pincer",
            "first",
            "second",
            "third",
            "further",
            "guardian",
            "blocker",
        ],
    ),
];

/// The name of the record in a field.
fn named(parent: &str, field: &str) -> String {
    match field {
        "conflicts" => "Conflict".to_owned(),
        "steps" => "Step".to_owned(),
        "explanation" => "Explanation".to_owned(),
        "cases" => "Case".to_owned(),
        "effect" => "Effect".to_owned(),
        "pictures" => "Picture".to_owned(),
        "shown" => "Diagram".to_owned(),
        "links" => "Link".to_owned(),
        "several" => "Ambiguity".to_owned(),
        "suspects" => "Suspects".to_owned(),
        "hodoku" => "HodokuRating".to_owned(),
        "se" | "se_fixed" | "se_sukaku" => "ExplainerRating".to_owned(),
        "er" | "ep" | "ed" => "ExplainerGrade".to_owned(),
        "w" | "b" | "gw" | "gb" => "ChainBound".to_owned(),
        "invariant" => "InvariantRating".to_owned(),
        "formats" => "FormatInfo".to_owned(),
        other => format!("{parent}{}", capital(other)),
    }
}

fn capital(name: &str) -> String {
    let part = |part: &str| part[..1].to_ascii_uppercase() + &part[1..];
    name.split('_').map(part).collect()
}

/// Adds the record of a schema and of its parts.
fn add(shapes: &mut Vec<Shape>, name: &str, schema: &Value) {
    let required: Vec<&str> =
        schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let mut fields = Vec::new();
    for (field, part) in schema["properties"].as_object().expect("a record has fields") {
        let kind = kind(shapes, &named(name, field), part);
        let about = part["description"].as_str().unwrap_or_default().to_owned();
        fields.push(Part { name: field.clone(), about, is_optional: !required.contains(&&**field), kind });
    }
    match shapes.iter().find(|shape| shape.name == name) {
        // The same record may have fewer fields in another reply, or other descriptions of them.
        Some(shape) => {
            for field in fields {
                let is_there =
                    shape.fields.iter().any(|other| other.name == field.name && other.kind == field.kind);
                assert!(is_there, "two records have the name {name}, and only one has {field:?}");
            }
        }
        None => {
            let about = schema["title"].as_str().or(schema["description"].as_str()).unwrap_or_default();
            shapes.push(Shape { name: name.to_owned(), about: about.to_owned(), fields });
        }
    }
}

fn kind(shapes: &mut Vec<Shape>, name: &str, schema: &Value) -> Kind {
    if let Some(constant) = schema.get("const") {
        return Kind::Literal(vec![constant.clone()]);
    }
    if let Some(values) = schema.get("enum").and_then(Value::as_array) {
        return names(values);
    }
    if let Some(choices) = schema.get("oneOf").and_then(Value::as_array) {
        let choice = |choice: &Value| {
            let more = choice["required"][0].as_str().map(capital).unwrap_or_default();
            kind(shapes, &format!("{name}{more}"), choice)
        };
        return Kind::OneOf(choices.iter().map(choice).collect());
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        one => one.as_str().into_iter().collect(),
    };
    let mut all: Vec<Kind> = kinds.into_iter().map(|kind| of_type(shapes, name, kind, schema)).collect();
    if all.len() == 1 { all.remove(0) } else { Kind::OneOf(all) }
}

fn of_type(shapes: &mut Vec<Shape>, name: &str, kind_of: &str, schema: &Value) -> Kind {
    match kind_of {
        "null" => Kind::Null,
        "boolean" => Kind::Truth,
        "number" => Kind::Number,
        "integer" => Kind::Integer,
        "string" => match schema["pattern"].as_str() {
            Some("^r[1-9]c[1-9]$") => Kind::Cell,
            Some("^r[1-9]c[1-9]=[1-9]$") => Kind::Candidate,
            _ => Kind::Text,
        },
        "array" => match schema.get("prefixItems").and_then(Value::as_array) {
            Some(items) => Kind::Tuple(items.iter().map(|item| kind(shapes, name, item)).collect()),
            None => Kind::List(Box::new(kind(shapes, name, &schema["items"]))),
        },
        "object" if schema["properties"].as_object().is_some_and(|fields| !fields.is_empty()) => {
            add(shapes, name, schema);
            Kind::Named(name.to_owned())
        }
        "object" => match schema.get("additionalProperties") {
            Some(Value::Object(item)) if item.get("type").is_some_and(|kind| kind != "object") => {
                Kind::Map(Box::new(kind(shapes, name, &schema["additionalProperties"])))
            }
            _ => Kind::Open,
        },
        other => panic!("{name} has the unknown type {other}"),
    }
}

fn names(values: &[Value]) -> Kind {
    let texts: Vec<&str> = values.iter().filter_map(Value::as_str).collect();
    let known = NAMES.iter().find(|(.., names)| *names == texts);
    match known {
        Some((name, ..)) if texts.len() == values.len() => Kind::Named((*name).to_owned()),
        Some((name, ..)) => Kind::OneOf(vec![Kind::Named((*name).to_owned()), Kind::Null]),
        None => Kind::Literal(values.to_vec()),
    }
}
