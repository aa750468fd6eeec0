//! The tools of an assistant: tasks with their schemas.

use super::BOUNDS;
use crate::commands::bounds::reply_schema;
use rmcp::model::{JsonObject, Tool, ToolAnnotations};
use serde_json::Value;
use std::sync::Arc;
use sudokit_request::{TASKS, TaskEntry};

/// The tasks that an assistant meets: few, so that it finds the right one.
const SHOWN: [&str; 8] = ["solve", "check", "hint", "explain", "steps", "rate", "generate", "convert"];

/// The task of a tool.
pub(super) fn named(name: &str) -> Option<&'static TaskEntry> {
    TASKS.iter().find(|task| task.name == name && SHOWN.contains(&name))
}

/// All tools.
pub(super) fn all() -> Vec<Tool> {
    let tool = |task: &&TaskEntry| {
        Tool::new(task.name, task.about, object(BOUNDS.schema(task)))
            .with_raw_output_schema(object(reply_schema(task)))
            .with_annotations(ToolAnnotations::new().read_only(true))
    };
    TASKS.iter().filter(|task| SHOWN.contains(&task.name)).map(|task| tool(&task)).collect()
}

fn object(schema: Value) -> Arc<JsonObject> {
    match schema {
        Value::Object(schema) => Arc::new(schema),
        _ => unreachable!("a schema is an object"),
    }
}
