//! Arguments written by hand: a position, and below it truths, links and what follows, a line each.

use sudokit::Proof;
use sudokit::logic::Step;
use sudokit::logic::techniques::rank::{self, NotAnArgument};

/// A line of the input.
pub(super) enum Line {
    /// A position, in any format of one line: arguments follow.
    Position(Box<Proof>),
    /// An argument, if it can be read.
    Argument(Result<Step, NotAnArgument>),
    /// A note.
    Note,
}

impl Line {
    /// `None` if it is something else.
    pub(super) fn of(text: &str) -> Option<Self> {
        if text.starts_with('#') {
            return Some(Self::Note);
        }
        if text.to_ascii_lowercase().contains("truths") {
            return Some(Self::Argument(rank::written(text)));
        }
        let entry = sudokit::read(text).ok()?;
        // Mistakes in the start belong to the verdict.
        let start = sudokit::position(&entry).unwrap_or_else(|flawed| flawed.board);
        Some(Self::Position(Box::new(Proof { start, steps: Vec::new() })))
    }
}
