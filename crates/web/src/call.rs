//! Requests of the npm package.

use crate::Thrown;
use crate::clock::after;
use crate::json::{text, value};
use crate::origin::seed;
use crate::words::words;
use sudokit::{Cancel, Engine, Record, Single};
use sudokit_request::{Context, EachStep, Part};
use wasm_bindgen::prelude::wasm_bindgen;

/// The context of a request: JavaScript's clock, and the words that the page has chosen.
pub(crate) fn context(seed: u64) -> Context {
    let clock = |cancel: &Cancel, time: std::time::Duration| after(cancel, time.as_secs_f64() * 1000.0);
    Context::new(&Cancel::new(), seed).with_clock(clock).in_words(words())
}

/// The reply to a request: the name of a task, and the JSON of its fields. The seed is for requests without
/// one.
#[wasm_bindgen]
pub fn call(task: &str, fields: &str, new_seed: f64) -> Result<String, Thrown> {
    Ok(sudokit_request::call(task, value(fields)?, &context(seed(new_seed)?))?)
}

/// The reply to `solve` for a text, without the detour through JSON: it is called a hundred thousand times a
/// second.
#[wasm_bindgen]
pub fn solve(puzzle: &str) -> Result<String, Thrown> {
    let entry = sudokit::read(puzzle)?;
    Ok(text(&Record::of(&entry, &Single::new().answer(entry.problem()))))
}

/// Every possible step, each found when it is asked for.
#[wasm_bindgen]
pub struct Steps(EachStep);

#[wasm_bindgen]
impl Steps {
    /// The steps of a request `steps`.
    #[wasm_bindgen(constructor)]
    pub fn new(fields: &str) -> Result<Self, Thrown> {
        let request = sudokit_request::Steps::read(value(fields)?)?;
        Ok(Self(request.each(&context(0))?))
    }

    /// The next step, as a list of one; nothing after the last.
    pub fn ask(&mut self) -> Result<Option<String>, Thrown> {
        Ok(self.0.next_reply()?.map(|reply| text(&reply)))
    }
}
