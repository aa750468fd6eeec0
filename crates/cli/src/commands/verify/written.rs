//! Arguments written by hand: a position, and below it patterns and what follows, a line each.

use super::records::LONGEST;
use super::verdict::Unread;
use serde_json::value::RawValue;
use sudokit::logic::techniques::{self, rank};
use sudokit::logic::{Effect, Kind, Step};
use sudokit::{Board, Proof};
use sudokit_notation::{Argument, Reader};

/// A line of the input.
pub(super) enum Line<'a> {
    /// A position, in any format of one line: arguments follow.
    Position(Box<Board>),
    /// An argument, which is to be read.
    Argument(&'a str),
    /// A note.
    Note,
}

/// The signs by which an argument is known, in small letters.
const SIGNS: [&str; 5] = ["=>", "⇒", "→", "guardian", "truths"];

impl<'a> Line<'a> {
    /// `None` if it is something else.
    pub(super) fn of(text: &'a str) -> Option<Self> {
        if text.starts_with('#') {
            return Some(Self::Note);
        }
        let small = text.to_ascii_lowercase();
        if SIGNS.iter().any(|sign| small.contains(sign)) {
            return Some(Self::Argument(text));
        }
        let entry = sudokit::read(text).ok()?;
        // Mistakes in the start belong to the verdict.
        let start = sudokit::position(&entry).unwrap_or_else(|flawed| flawed.board);
        Some(Self::Position(Box::new(start)))
    }
}

/// An argument that was read.
pub(super) enum Read {
    /// Truths and links, which are a step like any other.
    Step(Step),
    /// An argument in another notation.
    Argument(Box<Argument>),
}

impl Read {
    /// Reads a line.
    pub(super) fn of(text: &str, reader: &mut Reader) -> Result<Self, String> {
        if text.to_ascii_lowercase().contains("truths") {
            return rank::written(text).map(Self::Step).map_err(|why| why.to_string());
        }
        let read = reader.read(text).map(Box::new);
        read.map(Self::Argument).map_err(|misread| misread.to_string())
    }

    /// The step as JSON.
    pub(super) fn json(&self) -> serde_json::Result<Box<RawValue>> {
        match self {
            Self::Step(step) => serde_json::value::to_raw_value(step),
            Self::Argument(argument) => RawValue::from_string(argument.step()),
        }
    }

    /// Its technique, if its name is known.
    pub(super) fn kind(&self) -> Option<&'static Kind> {
        match self {
            Self::Step(step) => Some(step.kind),
            Self::Argument(argument) => techniques::named(argument.name()).first().copied(),
        }
    }

    /// Its name.
    pub(super) fn name(&self) -> String {
        match (self.kind(), self) {
            (Some(kind), _) => kind.to_string(),
            (None, Self::Argument(argument)) if !argument.name().is_empty() => argument.name().to_owned(),
            _ => "the argument".to_owned(),
        }
    }

    pub(super) fn assumes_one_solution(&self) -> bool {
        matches!(self, Self::Argument(argument) if argument.assumes_one_solution())
    }

    /// Takes over the conclusion.
    pub(super) fn apply(&self, board: &mut Board) {
        match self {
            Self::Step(step) => _ = step.effect.apply(board),
            Self::Argument(argument) => {
                let effect = argument.effect();
                _ = Effect::removing(effect.eliminations).apply(board);
                _ = Effect::placing_all(effect.placements).apply(board);
            }
        }
    }
}

/// A position and the arguments below it, as far as they could be read.
pub(super) struct Written {
    /// The line of the position.
    pub(super) line: u64,
    pub(super) start: Board,
    /// The arguments up to the first that could not be read: those behind it may need it.
    pub(super) arguments: Vec<Read>,
    pub(super) unread: Option<Unread>,
    reader: Reader,
    /// Bytes of the arguments.
    length: usize,
}

impl Written {
    pub(super) fn below(line: u64, start: Board) -> Self {
        Self { line, start, arguments: Vec::new(), unread: None, reader: Reader::default(), length: 0 }
    }

    /// Reads an argument. Together they are no longer than a record.
    pub(super) fn take(&mut self, text: &str) -> Result<(), String> {
        let read = Read::of(text, &mut self.reader)?;
        if self.unread.is_some() {
            return Ok(());
        }
        self.length += text.len();
        if self.length > LONGEST {
            return Err(format!(
                "expected at most {LONGEST} bytes of arguments below a position, found more"
            ));
        }
        self.arguments.push(read);
        Ok(())
    }

    /// Notes an argument that could not be read.
    pub(super) fn miss(&mut self, line: u64, why: String) {
        let argument = Some((line, self.arguments.len() + 1));
        self.unread.get_or_insert(Unread { argument, why });
    }

    /// The proof, if all arguments are steps.
    pub(super) fn proof(&self) -> Option<Proof> {
        let step = |read: &Read| match read {
            Read::Step(step) => Some(step.clone()),
            Read::Argument(_) => None,
        };
        let steps = self.arguments.iter().map(step).collect::<Option<_>>()?;
        Some(Proof { start: self.start, steps })
    }
}
