//! Limits of requests from others: numbers that a reply grows with.

use serde_json::Value;
use sudokit_request::{Failure, TaskEntry};

/// Tasks and their fields, and the greatest number that is taken.
const MOST: [(&str, &str, u64); 6] = [
    ("generate", "count", 10_000),
    ("shuffle", "count", 10_000),
    ("solutions", "limit", 10_000),
    ("steps", "limit", 10_000),
    ("vicinity", "minus", 2),
    ("vicinity", "plus", 2),
];

/// The fields of a request, if they are within the limits.
pub(super) fn within_limits(task: &TaskEntry, fields: Value) -> Result<Value, Failure> {
    for (_, name, most) in MOST.iter().filter(|(of, ..)| *of == task.name) {
        if let Some(number) = fields.get(name).and_then(Value::as_f64).filter(|number| *number > *most as f64)
        {
            return Err(Failure::argument(format!("{name}: this server takes up to {most}, found {number}")));
        }
    }
    Ok(fields)
}
