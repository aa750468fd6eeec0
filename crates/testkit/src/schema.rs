//! JSON compared with its published schema.

use serde_json::Value;

/// Panics if a value violates a schema, or has a field that the schema does not describe: the values that
/// we write. `path` names the value.
pub fn agree(schema: &Value, value: &Value, path: &str) {
    Judge { root: schema, must_describe: true }
        .judge(schema, value, path)
        .unwrap_or_else(|why| panic!("{why}"));
}

/// The first violation of a schema by a value that others wrote. Fields that the schema does not describe are
/// fine, unless it says otherwise.
///
/// ```
/// use serde_json::json;
/// use sudokit_testkit::schema::violation;
///
/// let row = json!({ "type": "string", "pattern": "^r[1-9]$" });
/// let schema = json!({ "type": "object", "properties": { "row": row } });
/// assert_eq!(violation(&schema, &json!({ "row": "r4", "more": true })), None);
/// assert!(violation(&schema, &json!({ "row": "r0" })).is_some());
/// ```
pub fn violation(schema: &Value, value: &Value) -> Option<String> {
    Judge { root: schema, must_describe: false }.judge(schema, value, "value").err()
}

/// A judge of values by the part of JSON Schema that ours use.
struct Judge<'s> {
    root: &'s Value,
    must_describe: bool,
}

type Verdict = Result<(), String>;

fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(otherwise()) }
}

impl Judge<'_> {
    fn judge(&self, schema: &Value, value: &Value, path: &str) -> Verdict {
        let wrong = || format!("{path}: {value}");
        if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
            let pointer = name.strip_prefix('#').expect("references stay in the schema");
            let referred =
                self.root.pointer(pointer).unwrap_or_else(|| panic!("the schema has no {pointer}"));
            self.judge(referred, value, path)?;
        }
        if let Some(constant) = schema.get("const") {
            ensure(value == constant, wrong)?;
        }
        if let Some(options) = schema.get("enum").and_then(Value::as_array) {
            ensure(options.contains(value), wrong)?;
        }
        if let Some(options) = schema.get("oneOf").and_then(Value::as_array) {
            let fits = |option: &&Value| self.judge(option, value, path).is_ok();
            ensure(options.iter().filter(fits).count() == 1, wrong)?;
        }
        if let Some(kinds) = schema.get("type") {
            let allowed = kinds.as_array().cloned().unwrap_or_else(|| vec![kinds.clone()]);
            let is_number = value.is_number() && allowed.contains(&"number".into());
            ensure(is_number || allowed.contains(&kind(value).into()), || {
                format!("{path}: {value} is no {kinds}")
            })?;
        }
        for (bound, fine) in [
            ("minimum", (|value, bound| value >= bound) as fn(f64, f64) -> bool),
            ("maximum", |value, bound| value <= bound),
        ] {
            if let (Value::Number(number), Some(bound)) = (value, schema.get(bound).and_then(Value::as_f64)) {
                ensure(number.as_f64().is_some_and(|number| fine(number, bound)), wrong)?;
            }
        }
        if let (Value::String(text), Some(pattern)) = (value, schema.get("pattern").and_then(Value::as_str)) {
            ensure(fits(pattern, text), wrong)?;
        }
        self.judge_size(schema, value, path)?;
        self.judge_parts(schema, value, path)
    }

    fn judge_size(&self, schema: &Value, value: &Value, path: &str) -> Verdict {
        let (size, [least, most]) = match value {
            Value::Object(fields) => (fields.len(), ["minProperties", "maxProperties"]),
            Value::Array(items) => (items.len(), ["minItems", "maxItems"]),
            _ => return Ok(()),
        };
        let bound = |name: &str| schema.get(name).and_then(Value::as_u64);
        let is_enough = bound(least).is_none_or(|least| size as u64 >= least);
        let is_few = bound(most).is_none_or(|most| size as u64 <= most);
        ensure(is_enough && is_few, || format!("{path}: {size} parts"))
    }

    fn judge_parts(&self, schema: &Value, value: &Value, path: &str) -> Verdict {
        match value {
            Value::Object(fields) => {
                for name in schema.get("required").and_then(Value::as_array).into_iter().flatten() {
                    let name = name.as_str().expect("names are text");
                    ensure(fields.contains_key(name), || format!("{path}: {name} is missing"))?;
                }
                // Without a description of its fields an object is free: the patterns of techniques.
                let Some(described) = schema.get("properties").and_then(Value::as_object) else {
                    return Ok(());
                };
                for (name, value) in fields {
                    match described.get(name).or(schema.get("additionalProperties")) {
                        Some(Value::Bool(true)) => {}
                        Some(Value::Object(_)) => {
                            let part = described.get(name).unwrap_or(&schema["additionalProperties"]);
                            self.judge(part, value, name)?;
                        }
                        None if !self.must_describe => {}
                        _ => return Err(format!("{path}: {name} is not described")),
                    }
                }
                Ok(())
            }
            Value::Array(items) => {
                let first = schema.get("prefixItems").and_then(Value::as_array);
                let first = first.map_or(&[][..], Vec::as_slice);
                for (part, item) in first.iter().zip(items) {
                    self.judge(part, item, path)?;
                }
                let Some(rest) = schema.get("items") else { return Ok(()) };
                items.iter().skip(first.len()).try_for_each(|item| self.judge(rest, item, path))
            }
            _ => Ok(()),
        }
    }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// True if a pattern fits a text: letters, classes, groups, alternatives, `?` and `{n}`, all between `^` and
/// `$`.
fn fits(pattern: &str, text: &str) -> bool {
    alternatives(pattern).iter().any(|one| {
        let whole = one.strip_prefix('^').and_then(|one| one.strip_suffix('$'));
        let whole = whole.unwrap_or_else(|| panic!("{pattern} does not describe the whole text"));
        ends(whole, text.as_bytes()).contains(&text.len())
    })
}

/// The parts between bars outside parentheses.
fn alternatives(pattern: &str) -> Vec<&str> {
    let (mut depth, mut from, mut parts) = (0, 0, Vec::new());
    for (at, byte) in pattern.bytes().enumerate() {
        match byte {
            b'(' => depth += 1,
            b')' => depth -= 1,
            b'|' if depth == 0 => {
                parts.push(&pattern[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&pattern[from..]);
    parts
}

/// The places where a part of a text can end that begins with it and that a pattern fits.
fn ends(pattern: &str, text: &[u8]) -> Vec<usize> {
    let mut found: Vec<usize> = Vec::new();
    for mut rest in alternatives(pattern) {
        let mut reached = vec![0];
        while !rest.is_empty() {
            let length = match rest.as_bytes()[0] {
                b'(' => closing(rest, b'(', b')') + 1,
                b'[' => rest.find(']').expect("a class ends") + 1,
                b'\\' => 2,
                _ => 1,
            };
            let (atom, behind) = rest.split_at(length);
            let (least, most, behind) = match behind.as_bytes() {
                [b'?', ..] => (0, 1, &behind[1..]),
                [b'{', ..] => {
                    let (count, behind) = behind[1..].split_once('}').expect("a number ends");
                    let count: usize = count.parse().expect("a number");
                    (count, count, behind)
                }
                _ => (1, 1, behind),
            };
            let mut after = if least == 0 { reached.clone() } else { Vec::new() };
            for count in 1..=most {
                reached = reached.iter().flat_map(|at| next(atom, text, *at)).collect();
                if count >= least {
                    after.extend(&reached);
                }
            }
            (reached, rest) = (after, behind);
        }
        found.extend(reached);
    }
    found
}

/// The places behind one occurrence of a letter, a class or a group.
fn next(atom: &str, text: &[u8], at: usize) -> Vec<usize> {
    if let Some(group) = atom.strip_prefix('(') {
        let group = group.strip_suffix(')').expect("a group ends");
        return ends(group, &text[at..]).into_iter().map(|end| at + end).collect();
    }
    let Some(&byte) = text.get(at) else { return Vec::new() };
    let is_it = match atom.as_bytes() {
        [b'[', class @ .., b']'] => {
            let is_in_range =
                class.windows(3).any(|range| range[1] == b'-' && (range[0]..=range[2]).contains(&byte));
            is_in_range || class.contains(&byte) && byte != b'-'
        }
        [b'\\', letter] | [letter] => *letter == byte,
        _ => panic!("{atom} is not understood"),
    };
    if is_it { vec![at + 1] } else { Vec::new() }
}

/// The place of the parenthesis that closes the first one.
fn closing(text: &str, open: u8, close: u8) -> usize {
    let mut depth = 0;
    text.bytes()
        .position(|byte| {
            depth += i32::from(byte == open) - i32::from(byte == close);
            depth == 0
        })
        .expect("parentheses close")
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
        for wrong in [json!({ "a": 3 }), json!({}), json!([]), json!({ "a": 1, "b": 1 })] {
            assert!(catch_unwind(|| agree(&schema, &wrong, "object")).is_err(), "{wrong}");
        }
        assert_eq!(violation(&schema, &json!({ "a": 1, "b": 1 })), None);
    }

    #[test]
    fn references_alternatives_and_sizes_count() {
        let schema = json!({
            "oneOf": [
                { "type": "array", "minItems": 2, "prefixItems": [{ "$ref": "#/$defs/one" }], "items": { "type": "null" } },
                { "type": "object", "maxProperties": 1, "properties": { "a": {} }, "additionalProperties": false },
            ],
            "$defs": { "one": { "type": "integer", "minimum": 1 } },
        });
        for right in [json!([1, null]), json!([9, null, null]), json!({}), json!({ "a": 5 })] {
            assert_eq!(violation(&schema, &right), None, "{right}");
        }
        for wrong in [json!([1]), json!([0, null]), json!([1, 1]), json!({ "b": 1 }), json!(1)] {
            assert!(violation(&schema, &wrong).is_some(), "{wrong}");
        }
    }

    #[test]
    fn patterns_fit_whole_texts() {
        let weighted = "^([1-9][0-9]?\\*)?(r[1-9]c[1-9]|[1-9][rcb][1-9])$";
        for right in ["r1c9", "3b4", "2*3b4", "10*r1c1"] {
            assert!(fits(weighted, right), "{right}");
        }
        for wrong in ["", "r0c1", "3b44", "0*3b4", "100*3b4", "*3b4", "r1c1 "] {
            assert!(!fits(weighted, wrong), "{wrong}");
        }
        assert!(fits("^[1-9.]{3}$|^x$", "1.9") && fits("^[1-9.]{3}$|^x$", "x"));
        assert!(!fits("^[1-9.]{3}$", "1.") && !fits("^[1-9.]{3}$", "1-9"));
    }
}
