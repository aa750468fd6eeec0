//! One puzzle and where it was read.

use crate::run::report::{Failure, Message};
use std::fmt::Display;
use std::sync::Arc;
use sudokit::Entry;

/// A puzzle of the input.
#[derive(Clone)]
pub(crate) struct InputEntry {
    pub(crate) entry: Entry,
    /// The name of the file, or what stands for it.
    pub(crate) name: Arc<str>,
    /// Its first line there, counted from 1.
    pub(crate) line: u64,
}

impl InputEntry {
    /// Says what is wrong with the puzzle, and where it is.
    pub(crate) fn message(&self, what: impl Display) -> Message {
        Message::new(format_args!("{}:{}: {what}", self.name, self.line))
    }

    /// The same as a failure. The puzzles after this one can still be answered.
    pub(crate) fn wrong(&self, what: impl Display) -> Failure {
        Failure::Input(self.message(what))
    }
}
