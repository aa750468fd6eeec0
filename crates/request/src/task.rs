//! Tasks: the questions that requests ask.

use crate::context::Context;
use crate::failure::Failure;
use crate::field::Field;
use crate::part::Part;
use serde::Serialize;
use serde_json::Value as Json;
use std::fmt;

/// A task whose fields are a type.
pub(crate) trait Task: Part {
    /// Its name.
    const NAME: &'static str;
    /// Its purpose, in one or two sentences.
    const ABOUT: &'static str;
    /// The schema of its reply, by name.
    const REPLY: &'static str;

    /// Its reply.
    fn answer(self, context: &Context) -> Result<impl Serialize, Failure>;
}

/// A task: its name, its fields and the function that does it.
#[derive(Clone, Copy)]
pub struct TaskEntry {
    /// Its name, such as `solve`.
    pub name: &'static str,
    /// Its purpose, in one or two sentences.
    pub about: &'static str,
    pub(crate) reply: &'static str,
    fields: fn() -> Vec<Field>,
    run: fn(Json, &Context) -> Result<String, Failure>,
}

impl TaskEntry {
    pub(crate) const fn of<T: Task>() -> Self {
        Self {
            name: T::NAME,
            about: T::ABOUT,
            reply: T::REPLY,
            fields: T::fields,
            run: |json, context| {
                let reply = T::read(json)?.answer(context)?;
                Ok(serde_json::to_string(&reply).expect("it is made of texts, numbers and lists"))
            },
        }
    }

    /// Its fields, in order.
    pub fn fields(&self) -> Vec<Field> {
        (self.fields)()
    }

    /// The reply to a request with these fields, as JSON.
    ///
    /// # Errors
    /// A field is missing, unknown or wrong; the work was cancelled; or there is no result for another
    /// reason, which the failure names.
    pub fn answer(&self, fields: Json, context: &Context) -> Result<String, Failure> {
        (self.run)(fields, context)
    }
}

impl fmt::Debug for TaskEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TaskEntry").field("name", &self.name).finish_non_exhaustive()
    }
}
