//! Definition of a format: its names, what it keeps, its reader and its writer.

use crate::Entry;
use crate::error::Wrong;
use std::fmt;

/// Definition of a format. Each file in `formats/` has one.
pub(crate) struct Spec {
    pub(crate) name: &'static str,
    pub(crate) aliases: &'static [&'static str],
    pub(crate) extensions: &'static [&'static str],
    pub(crate) title: &'static str,
    pub(crate) example: &'static str,
    pub(crate) keeps: Keeps,
    pub(crate) read: Read,
    pub(crate) write: Option<Write>,
}

/// The parts of an [`Entry`] that survive writing and reading.
///
/// Digits of a valid grid always survive. If `placed` is false, placed digits come back as givens; if
/// `candidates` is false, the candidates are lost. Invalid positions may change: a format that writes
/// candidates turns two equal digits that see each other into candidates, and the only candidate of a cell
/// into a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keeps {
    /// Placed digits stay apart from the givens.
    pub placed: bool,
    /// The candidates.
    pub candidates: bool,
    /// The player's own pencil marks.
    pub marks: bool,
    /// At least some parts of the header.
    pub header: bool,
}

impl Keeps {
    pub(crate) const DIGITS: Self = Self { placed: false, candidates: false, marks: false, header: false };
    pub(crate) const CANDIDATES: Self = Self { candidates: true, ..Self::DIGITS };
    pub(crate) const POSITION: Self = Self { placed: true, ..Self::CANDIDATES };
    pub(crate) const ALL: Self = Self { placed: true, candidates: true, marks: true, header: true };
}

/// Reader of a format.
pub(crate) enum Read {
    /// One line is one entry.
    Line {
        /// Cheap test for a line of this format; never true for a line of another one.
        starts: fn(&str) -> bool,
        read: fn(&str) -> Result<Entry, Wrong>,
    },
    /// Several lines belong together.
    Block { starts: fn(&str) -> bool, open: fn() -> Box<dyn Block> },
    /// The rest of the text is an XML document, read element by element.
    Xml { starts: fn(&str) -> bool },
}

/// Several lines that belong together. `Send`, because readers are.
pub(crate) trait Block: Send {
    fn feed(&mut self, text: &str) -> Fed;

    /// A part of a line that is longer than the limit. Blocks that do not need whole lines take it.
    fn part(&mut self, _text: &str, _part: Part) -> Fed {
        Fed::Refused
    }

    /// A line of text right above the block.
    fn title(&mut self, _text: &str) {}

    /// Lines that begin with `#`, right above the block.
    fn comments(&mut self, _lines: &[String]) {}

    /// The next complete entry, and its distance in lines from the first line of the block. Called after each
    /// line until it returns `None`.
    fn next(&mut self) -> Option<(u64, Result<Entry, Wrong>)> {
        None
    }

    /// Returns true if the last line completed the block.
    fn is_done(&self) -> bool {
        false
    }

    /// The neighbours that may touch the block, with no blank line between.
    fn company(&self) -> Company {
        Company::Any
    }

    /// Ends the block. The result may be empty: a frame alone is no grid, and errors have been reported.
    fn finish(self: Box<Self>) -> Vec<Result<Entry, Wrong>>;

    /// Returns true if errors of `finish` count lines from the first line of the block instead of the last.
    fn errors_count_from_start(&self) -> bool {
        false
    }
}

/// The neighbours that may touch a block. A part of something larger must not pass for a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Company {
    /// Anything: the block knows where it begins and ends.
    Any,
    /// Words, and other blocks without errors.
    Words,
    /// Other blocks without errors, but no words.
    Alone,
}

/// Position of a part in its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    First,
    Middle,
    Last,
}

/// Reaction of a block to a line.
pub(crate) enum Fed {
    /// It belongs to the block.
    Taken,
    /// It completes an entry; the block continues.
    Entry(Box<Entry>),
    /// It belongs to the block but is wrong; the block continues.
    Wrong(Wrong),
    /// It does not belong to the block, which has ended.
    Refused,
}

/// Writer of a format.
pub(crate) struct Write {
    pub(crate) open: &'static str,
    pub(crate) entry: fn(&mut dyn fmt::Write, &Entry) -> fmt::Result,
    pub(crate) between: &'static str,
    pub(crate) close: &'static str,
}

impl Write {
    /// One entry a line.
    pub(crate) const fn lines(entry: fn(&mut dyn fmt::Write, &Entry) -> fmt::Result) -> Option<Self> {
        Some(Self { open: "", entry, between: "", close: "" })
    }

    /// Several lines each, with a blank line between.
    pub(crate) const fn blocks(entry: fn(&mut dyn fmt::Write, &Entry) -> fmt::Result) -> Option<Self> {
        Some(Self { open: "", entry, between: "\n", close: "" })
    }
}

/// For formats that are only read if asked for by name.
pub(crate) fn never(_: &str) -> bool {
    false
}
