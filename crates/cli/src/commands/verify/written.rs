//! Arguments written by hand: a position, and below it truths, links and what follows, a line each.

use super::records::LONGEST;
use super::verdict::Unread;
use sudokit::logic::Step;
use sudokit::logic::techniques::rank::{self, NotAnArgument};
use sudokit::{Board, Proof};

/// A line of the input.
pub(super) enum Line {
    /// A position, in any format of one line: arguments follow.
    Position(Box<Board>),
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
        Some(Self::Position(Box::new(start)))
    }
}

/// A position and the arguments below it, as far as they could be read.
pub(super) struct Written {
    /// The line of the position.
    pub(super) line: u64,
    /// The arguments up to the first that could not be read: those behind it may need it.
    pub(super) proof: Proof,
    pub(super) unread: Option<Unread>,
    /// Bytes of the arguments.
    length: usize,
}

impl Written {
    pub(super) const fn below(line: u64, start: Board) -> Self {
        Self { line, proof: Proof { start, steps: Vec::new() }, unread: None, length: 0 }
    }

    /// Takes an argument of so many bytes. Together they are no longer than a record.
    pub(super) fn take(&mut self, step: Step, length: usize) -> Result<(), String> {
        if self.unread.is_some() {
            return Ok(());
        }
        self.length += length;
        if self.length > LONGEST {
            return Err(format!(
                "expected at most {LONGEST} bytes of arguments below a position, found more"
            ));
        }
        self.proof.steps.push(step);
        Ok(())
    }

    /// Notes an argument that could not be read.
    pub(super) fn miss(&mut self, line: u64, why: String) {
        let argument = Some((line, self.proof.steps.len() + 1));
        self.unread.get_or_insert(Unread { argument, why });
    }
}
