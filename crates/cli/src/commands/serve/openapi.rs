//! The description of the server for programs: OpenAPI 3.1, made from the schemas of requests and replies.

use serde_json::{Map, Value, json};
use sudokit_request::{TASKS, TaskEntry, schema};

/// The document.
pub(super) fn document() -> Value {
    let paths: Map<String, Value> =
        TASKS.iter().map(|task| (format!("/{}", task.name), path(task))).collect();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Sudokit",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Solves, checks, explains, rates, generates and converts Sudoku puzzles.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/" }],
        "paths": paths,
        "components": { "schemas": { "Failure": schema::of_failure() } },
    })
}

/// The path of a task.
fn path(task: &TaskEntry) -> Value {
    let failure = |about: &str| {
        let content = json!({ "application/json": { "schema": { "$ref": "#/components/schemas/Failure" } } });
        json!({ "description": about, "content": content })
    };
    let mut reply = schema::of_reply(task);
    // A document has one dialect.
    reply.as_object_mut().expect("a schema is an object").remove("$schema");
    json!({
        "post": {
            "operationId": task.name,
            "summary": task.about,
            "requestBody": {
                "required": true,
                "content": { "application/json": { "schema": schema::of(task) } },
            },
            "responses": {
                "200": {
                    "description": "The result.",
                    "content": { "application/json": { "schema": reply } },
                },
                "400": failure("A field is missing, unknown or wrong, or there is no result."),
                "413": failure("The body is too long."),
                "415": failure("The body is no JSON by its header."),
                "422": failure("The time is over."),
                "503": failure("Too many requests wait."),
            },
        },
    })
}
