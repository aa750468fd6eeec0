//! JSON Schema of requests (draft 2020-12), made from their descriptions.

use crate::field::{Field, Sort};
use crate::task::TaskEntry;
use serde_json::{Map, Value, json};

/// The schema of a task's fields.
///
/// ```
/// let schema = sudokit_request::schema::of(sudokit_request::task("count")?);
/// assert_eq!(schema["required"], serde_json::json!(["puzzle"]));
/// assert_eq!(schema["properties"]["limit"]["default"], 1_000_000);
/// # Ok::<(), sudokit::UnknownName>(())
/// ```
pub fn of(task: &TaskEntry) -> Value {
    let fields = task.fields();
    let required: Vec<&str> =
        fields.iter().filter(|field| field.default.is_none()).map(|field| field.name).collect();
    let properties: Map<String, Value> =
        fields.iter().map(|field| (field.name.to_owned(), of_field(field))).collect();
    json!({
        "type": "object",
        "description": task.about,
        "properties": properties,
        "required": required,
        "additionalProperties": false,
    })
}

/// The schema of the reply to a task.
///
/// ```
/// let schema = sudokit_request::schema::of_reply(sudokit_request::task("hint")?);
/// assert!(schema["properties"]["pictures"].is_object());
/// # Ok::<(), sudokit::UnknownName>(())
/// ```
pub fn of_reply(task: &TaskEntry) -> Value {
    let read = |text: &str| serde_json::from_str::<Value>(text).expect("a schema is JSON");
    let mut schema = match own(task.reply) {
        Some(schema) => read(schema),
        None => read(sudokit::schema::named(task.reply).expect("each reply has a schema")),
    };
    if task.fields().iter().any(|field| field.name == "pictures") {
        schema["properties"]["pictures"] = read(include_str!("../schema/pictures.json"));
    }
    schema
}

/// The schema of a reply that is not a record of the library.
fn own(reply: &str) -> Option<&'static str> {
    Some(match reply {
        "convert" => include_str!("../schema/convert.json"),
        "generate" => include_str!("../schema/generate.json"),
        "isomorphic" => include_str!("../schema/isomorphic.json"),
        "names" => include_str!("../schema/names.json"),
        "neighbours" => include_str!("../schema/neighbours.json"),
        "picture" => include_str!("../schema/picture.json"),
        "shuffle" => include_str!("../schema/shuffle.json"),
        "solutions" => include_str!("../schema/solutions.json"),
        "verdict" => include_str!("../schema/verdict.json"),
        _ => return None,
    })
}

fn of_field(field: &Field) -> Value {
    let mut schema = of_sort(&field.sort);
    schema.insert("description".to_owned(), field.about.trim().into());
    match field.default {
        // Without a value the field is left out.
        None | Some("null") => {}
        Some(default) => {
            let default = serde_json::from_str(default).expect("a default is JSON");
            schema.insert("default".to_owned(), default);
        }
    }
    schema.into()
}

/// The schema of a sort of values.
fn of_sort(sort: &Sort) -> Map<String, Value> {
    let cell = || json!({ "type": ["integer", "null"], "minimum": 0, "maximum": 9 });
    let schema = match sort {
        Sort::Puzzle => json!({
            "oneOf": [
                { "type": "string" },
                { "type": "array", "items": cell(), "minItems": 81, "maxItems": 81 },
                {
                    "type": "array",
                    "items": { "type": "array", "items": cell(), "minItems": 9, "maxItems": 9 },
                    "minItems": 9,
                    "maxItems": 9,
                },
            ],
        }),
        Sort::Pattern | Sort::Text | Sort::Transformation | Sort::Technique => json!({ "type": "string" }),
        Sort::Truth => json!({ "type": "boolean" }),
        Sort::Whole { least, most: u64::MAX } => json!({ "type": "integer", "minimum": least }),
        Sort::Whole { least, most } => json!({ "type": "integer", "minimum": least, "maximum": most }),
        Sort::Seconds => json!({ "type": "number", "exclusiveMinimum": 0 }),
        Sort::Name { names, .. } => json!({ "enum": names() }),
        Sort::List(item) => json!({ "type": "array", "items": of_sort(item) }),
        Sort::OneOrMore(item) => {
            let one = of_sort(item);
            json!({ "oneOf": [one.clone(), { "type": "array", "items": one }] })
        }
        Sort::Span { least, most } => {
            let one = json!({ "type": "integer", "minimum": least, "maximum": most });
            json!({ "oneOf": [one.clone(), { "type": "array", "items": one, "minItems": 2, "maxItems": 2 }] })
        }
        Sort::Ratings => {
            let one = json!({ "type": "number", "minimum": 0 });
            let range = json!({ "oneOf": [one.clone(), { "type": "array", "items": one, "minItems": 2, "maxItems": 2 }] });
            let scales = sudokit::Measure::ALL.iter().map(|measure| measure.name());
            let scales: Map<String, Value> = scales.map(|scale| (scale.to_owned(), range.clone())).collect();
            json!({ "type": "object", "properties": scales, "additionalProperties": false })
        }
        Sort::Steps => {
            let one = json!({ "type": "integer", "minimum": 0 });
            let range = json!({ "oneOf": [one.clone(), { "type": "array", "items": one, "minItems": 2, "maxItems": 2 }] });
            json!({ "type": "object", "additionalProperties": range })
        }
        Sort::Settings => {
            json!({ "type": "object", "additionalProperties": { "type": ["number", "boolean", "string"] } })
        }
        Sort::Proof => json!({ "type": ["object", "string"] }),
    };
    match schema {
        Value::Object(schema) => schema,
        _ => unreachable!("each is an object"),
    }
}

/// The schema of a failure.
pub fn of_failure() -> Value {
    let codes: Vec<&str> = crate::Failure::codes().collect();
    json!({
        "type": "object",
        "description": "The reason why a request has no result.",
        "properties": {
            "code": { "enum": codes, "description": "The sort of failure, stable from version to version." },
            "message": { "type": "string", "description": "The reason in words, such as the value found and the value expected." },
            "line": { "type": "integer", "minimum": 1, "description": "The line, from 1, if the failure is about a place in a text." },
            "column": { "type": "integer", "minimum": 1, "description": "The column, from 1, likewise." },
        },
        "required": ["code", "message"],
        "additionalProperties": false,
    })
}
