//! A puzzle with its location.

use crate::run::report::{Failure, Message};
use std::fmt::Display;
use std::sync::Arc;
use sudokit::Entry;
use sudokit::diagram::Sentence;

/// A puzzle of the input.
#[derive(Clone)]
pub(crate) struct InputEntry {
    pub(crate) entry: Entry,
    /// The name of the file, or of the argument.
    pub(crate) name: Arc<str>,
    /// Its first line there, counted from 1.
    pub(crate) line: u64,
}

impl InputEntry {
    /// A message about the puzzle, with its location.
    pub(crate) fn message(&self, what: impl Display) -> Message {
        Message::new(format_args!("{}:{}: {what}", self.name, self.line))
    }

    /// The message as a failure. Later puzzles can still be answered.
    pub(crate) fn wrong(&self, what: impl Display) -> Failure {
        Failure::Input(self.message(what))
    }

    /// A sentence about the puzzle for players, with its location, as a failure.
    pub(crate) fn refused(&self, said: &Sentence) -> Failure {
        Failure::Input(Message::told(said).at(format_args!("{}:{}", self.name, self.line)))
    }
}
