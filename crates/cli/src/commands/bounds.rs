//! Bounds on requests from others: on numbers that a reply grows with, and on time. The schemas of a server
//! say the numbers.

use serde_json::Value;
use std::time::Duration;
use sudokit_request::{Failure, TaskEntry, schema};

/// Tasks and their fields, and the greatest number that is taken.
const MOST: [(&str, &str, u64); 6] = [
    ("generate", "count", 10_000),
    ("shuffle", "count", 10_000),
    ("solutions", "limit", 10_000),
    ("steps", "limit", 10_000),
    ("vicinity", "minus", 2),
    ("vicinity", "plus", 2),
];

/// The bounds of a server.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    /// The number of steps for a request that names no limit.
    pub(super) steps: u64,
}

impl Bounds {
    /// The fields of a request, if they are within the bounds.
    pub(super) fn within(self, task: &TaskEntry, mut fields: Value) -> Result<Value, Failure> {
        for (_, name, most) in MOST.iter().filter(|(of, ..)| *of == task.name) {
            let number = fields.get(name).and_then(Value::as_f64);
            if number.is_some_and(|number| number > *most as f64) {
                return Err(Failure::argument(format!("{name}: this server takes {most} at most")));
            }
        }
        if task.name == "steps"
            && let Some(fields) = fields.as_object_mut()
        {
            let limit = fields.entry("limit").or_insert(Value::Null);
            if limit.is_null() {
                *limit = self.steps.into();
            }
        }
        Ok(fields)
    }

    /// The schema of the fields of a task, within the bounds.
    pub(super) fn schema(self, task: &TaskEntry) -> Value {
        let mut schema = schema::of(task);
        for (_, name, most) in MOST.iter().filter(|(of, ..)| *of == task.name) {
            schema["properties"][name]["maximum"] = (*most).into();
        }
        if task.name == "steps" {
            schema["properties"]["limit"]["default"] = self.steps.into();
        }
        schema
    }
}

/// The schema of the reply to a task, for a document that says its dialect itself.
pub(super) fn reply_schema(task: &TaskEntry) -> Value {
    let mut schema = schema::of_reply(task);
    schema.as_object_mut().expect("a schema is an object").shift_remove("$schema");
    schema
}

/// The failure of a request that took longer than the server allows, in words that help.
pub(super) fn late(failure: Failure, limit: Duration) -> Failure {
    if failure.code != Failure::CANCELLED {
        return failure;
    }
    let seconds = limit.as_secs_f64();
    Failure::of(
        Failure::CANCELLED,
        format!(
            "not finished within its time, which is {seconds} s here (--timeout) unless `seconds` says less"
        ),
    )
}
