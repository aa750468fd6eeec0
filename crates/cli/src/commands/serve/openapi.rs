//! The OpenAPI 3.1 description of the server, made from the schemas of requests and replies.

use crate::commands::bounds::{Bounds, reply_schema};
use serde_json::{Map, Value, json};
use sudokit_request::{TASKS, TaskEntry, schema};

/// The document.
pub(super) fn document(bounds: Bounds) -> Value {
    let paths: Map<String, Value> =
        TASKS.iter().map(|task| (format!("/{}", task.name), path(task, bounds))).collect();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Sudokit",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Solves, checks, explains, rates, generates and converts Sudoku puzzles.",
            "license": { "name": env!("CARGO_PKG_LICENSE"), "identifier": env!("CARGO_PKG_LICENSE") },
        },
        "servers": [{ "url": "/" }],
        "paths": paths,
        "components": { "schemas": { "Failure": schema::of_failure() } },
    })
}

/// The path of a task.
fn path(task: &TaskEntry, bounds: Bounds) -> Value {
    let failure = |about: &str| {
        let content = json!({ "application/json": { "schema": { "$ref": "#/components/schemas/Failure" } } });
        json!({ "description": about, "content": content })
    };
    let reply = reply_schema(task);
    json!({
        "post": {
            "operationId": task.name,
            "summary": task.about,
            "requestBody": {
                "required": true,
                "content": { "application/json": { "schema": bounds.schema(task) } },
            },
            "responses": {
                "200": {
                    "description": "The result.",
                    "content": { "application/json": { "schema": reply } },
                },
                "400": failure("A field is missing, unknown or wrong, or there is no result."),
                "403": failure("A page of another site asks."),
                "408": failure("The body takes too long."),
                "413": failure("The body is too long."),
                "415": failure("The header `content-type` is not `application/json`."),
                "421": failure("The request names another host."),
                "422": failure("The work took too long."),
                "500": failure("A bug in the program."),
                "503": failure("Too many requests are waiting."),
            },
        },
    })
}
