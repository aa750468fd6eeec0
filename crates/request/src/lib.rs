//! Requests to the Sudoku toolkit as data, and its replies.
//!
//! A request is the name of a task and an object with its fields. Each field is described once, where it is
//! read: its sort, range and default, and a sentence about it. All doors to other languages read requests
//! here, so a field has one name, one meaning and one error everywhere. The [schemas](schema) of the tasks
//! and the declarations for other languages are made from these descriptions.
//!
//! ```
//! use serde_json::json;
//! use sudokit::Cancel;
//! use sudokit_request::{Context, call};
//!
//! let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let context = Context::new(&Cancel::new(), 1);
//! let reply = call("solve", json!({ "puzzle": puzzle }), &context)?;
//! assert!(reply.contains("\"status\":\"unique\""));
//!
//! let wrong = call("hint", json!({ "puzzle": puzzle, "levle": 2 }), &context).unwrap_err();
//! assert_eq!(wrong.code, "argument");
//! assert_eq!(wrong.message, "'levle' is not a field there; did you mean 'level'?");
//! # Ok::<(), sudokit_request::Failure>(())
//! ```
//!
//! Replies are the records that the program writes as JSON, and those of `schema/`. A request without a seed
//! takes the seed of its [`Context`], and the reply names it.

mod advice;
mod context;
mod failure;
mod field;
mod order;
mod part;
mod rating;
pub mod schema;
mod scope;
mod solving;
mod symmetry;
mod task;
mod text;
mod value;

pub use advice::{EachStep, Explain, Hint, Steps, Verify};
pub use context::Context;
pub use failure::Failure;
pub use field::{Field, Sort};
pub use order::{Order, Produced};
pub use part::{Given, Part};
pub use rating::Rate;
pub use scope::{Limit, Reader, Techniques};
pub use solving::{Check, Classify, Count, Minimal, Solutions, Solve};
pub use symmetry::{Canonise, Isomorphic, Shuffle, Transform, Vicinity};
pub use task::TaskEntry;
pub use text::{AllNames, Convert, Names, Picture, Read};
pub use value::{
    Givens, Language, OneOrMore, Percent, Ratings, Scales, Settings, StepCounts, Technique, Whole,
};

use serde_json::Value;
use sudokit::UnknownName;

/// All tasks.
pub static TASKS: [TaskEntry; 21] = [
    TaskEntry::of::<Solve>(),
    TaskEntry::of::<Count>(),
    TaskEntry::of::<Solutions>(),
    TaskEntry::of::<Check>(),
    TaskEntry::of::<Minimal>(),
    TaskEntry::of::<Hint>(),
    TaskEntry::of::<Explain>(),
    TaskEntry::of::<Steps>(),
    TaskEntry::of::<Verify>(),
    TaskEntry::of::<Rate>(),
    TaskEntry::of::<Classify>(),
    TaskEntry::of::<Order>(),
    TaskEntry::of::<Canonise>(),
    TaskEntry::of::<Isomorphic>(),
    TaskEntry::of::<Transform>(),
    TaskEntry::of::<Shuffle>(),
    TaskEntry::of::<Vicinity>(),
    TaskEntry::of::<Read>(),
    TaskEntry::of::<Convert>(),
    TaskEntry::of::<Picture>(),
    TaskEntry::of::<Names>(),
];

/// The task with this name.
///
/// # Errors
/// No task has the name.
pub fn task(name: &str) -> Result<&'static TaskEntry, UnknownName> {
    let found = TASKS.iter().find(|task| task.name.eq_ignore_ascii_case(name));
    found.ok_or_else(|| UnknownName::new("a task", name, TASKS.iter().map(|task| task.name)))
}

/// The reply to a request, as JSON.
///
/// # Errors
/// No task has the name; a field is missing, unknown or wrong; the work was cancelled; or there is no result
/// for another reason, which the failure names.
pub fn call(name: &str, fields: Value, context: &Context) -> Result<String, Failure> {
    task(name)?.answer(fields, context)
}
