//! What a format is: how it is called, what it keeps, how it is read and written.

use crate::Entry;
use crate::error::Wrong;
use std::fmt;

/// Everything there is to know about a format: each file in `formats/` has one.
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

/// What survives of an [`Entry`] when it is written and read back.
///
/// Digits that can be in one grid always are. Where `placed` is false, placed digits come back as givens; where
/// `candidates` is false, an entry comes back without them. Nonsense may change: a format that writes candidates turns two equal
/// digits that see each other into candidates, and likewise the only digit left in a cell.
///
/// ```
/// use sudokit_formats::Format;
///
/// assert!(Format::by_name("json").unwrap().keeps().candidates);
/// assert!(!Format::by_name("line").unwrap().keeps().placed);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keeps {
    /// Placed digits stay apart from the givens.
    pub placed: bool,
    /// The candidates.
    pub candidates: bool,
    /// The player's own pencil marks.
    pub marks: bool,
    /// Some of what is said about the puzzle.
    pub header: bool,
}

impl Keeps {
    pub(crate) const DIGITS: Self = Self { placed: false, candidates: false, marks: false, header: false };
    pub(crate) const CANDIDATES: Self = Self { candidates: true, ..Self::DIGITS };
    pub(crate) const POSITION: Self = Self { placed: true, ..Self::CANDIDATES };
    pub(crate) const ALL: Self = Self { placed: true, candidates: true, marks: true, header: true };
}

/// How a format is read.
pub(crate) enum Read {
    /// Not at all.
    No,
    /// One line is one entry.
    Line {
        /// Whether a line is meant to be one: cheap, and never true for a line of another format.
        starts: fn(&str) -> bool,
        read: fn(&str) -> Result<Entry, Wrong>,
    },
    /// Several lines belong together.
    Block { starts: fn(&str) -> bool, open: fn() -> Box<dyn Block> },
    /// The rest of the text is one XML document, read element by element.
    Xml { starts: fn(&str) -> bool },
}

/// Lines that belong together. Readers go from thread to thread, so blocks do.
pub(crate) trait Block: Send {
    fn feed(&mut self, text: &str) -> Fed;

    /// A line of text right above the block.
    fn title(&mut self, _text: &str) {}

    /// Lines that begin with `#`, right above the block.
    fn comments(&mut self, _lines: &[String]) {}

    /// What has become complete and was not given out yet, and how many lines after the first of the block it begins. Asked
    /// after each line until there is nothing.
    fn next(&mut self) -> Option<(u64, Result<Entry, Wrong>)> {
        None
    }

    /// Whether the last line was the last of the block.
    fn is_done(&self) -> bool {
        false
    }

    /// What may stand right beside the block, with no blank line between.
    fn company(&self) -> Company {
        Company::Any
    }

    /// Nothing follows. Nothing to say is fine: a frame alone is no grid, and errors have been reported.
    fn finish(self: Box<Self>) -> Vec<Result<Entry, Wrong>>;

    /// Whether the errors of `finish` count their lines from the first line of the block rather than from
    /// the line where it ended.
    fn errors_count_from_start(&self) -> bool {
        false
    }
}

/// What may stand right beside a block. A part of something larger must not pass for a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Company {
    /// Anything: the block says itself where it begins and ends.
    Any,
    /// Words, and others that are right.
    Words,
    /// Others that are right, and no words.
    Alone,
}

/// What a block does with a line.
pub(crate) enum Fed {
    /// It belongs to the block.
    Taken,
    /// It completes an entry; the block goes on.
    Entry(Box<Entry>),
    /// It should belong to the block but is wrong; the block goes on.
    Wrong(Wrong),
    /// It does not belong to the block, which ended before it.
    Refused,
}

/// How a format is written.
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

/// For formats that are never recognised by themselves.
pub(crate) fn never(_: &str) -> bool {
    false
}
