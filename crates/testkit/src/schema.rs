//! JSON compared with its published schema.

use serde_json::{Map, Value};

/// Panics if a value violates a schema. Covers the part of JSON Schema that ours use, without patterns.
/// `path` names the value.
pub fn agree(schema: &Value, value: &Value, path: &str) {
    if let Some(constant) = schema.get("const") {
        assert_eq!(value, constant, "{path}");
    }
    if let Some(options) = schema.get("enum") {
        assert!(options.as_array().unwrap().contains(value), "{path}: {value}");
    }
    if let Some(kinds) = schema.get("type") {
        let allowed = kinds.as_array().cloned().unwrap_or_else(|| vec![kinds.clone()]);
        assert!(allowed.contains(&Value::from(kind(value))), "{path}: {value} is no {kinds}");
    }
    let whole = value.as_i64();
    for (bound, fine) in [
        ("minimum", (|value, bound| value >= bound) as fn(i64, i64) -> bool),
        ("maximum", |value, bound| value <= bound),
    ] {
        if let (Some(value), Some(bound)) = (whole, schema.get(bound).and_then(Value::as_i64)) {
            assert!(fine(value, bound), "{path}: {value}");
        }
    }
    match value {
        Value::Object(fields) => fields_agree(schema, fields, path),
        Value::Array(items) => items.iter().for_each(|item| agree(&schema["items"], item, path)),
        _ => {}
    }
}

fn fields_agree(schema: &Value, fields: &Map<String, Value>, path: &str) {
    // The patterns of techniques are free.
    let Some(described) = schema["properties"].as_object() else { return };
    for name in schema["required"].as_array().unwrap() {
        assert!(fields.contains_key(name.as_str().unwrap()), "{path}: {name} is missing");
    }
    for (name, value) in fields {
        let described = described.get(name).or(schema.get("additionalProperties"));
        agree(described.unwrap_or_else(|| panic!("{path}: {name} is not described")), value, name);
    }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use std::panic::catch_unwind;

    #[test]
    fn violations_are_found() {
        let schema =
            json!({ "type": "object", "required": ["a"], "properties": { "a": { "enum": [1, 2] } } });
        agree(&schema, &json!({ "a": 2 }), "object");
        for wrong in [json!({ "a": 3 }), json!({}), json!([])] {
            assert!(catch_unwind(|| agree(&schema, &wrong, "object")).is_err(), "{wrong}");
        }
    }
}
