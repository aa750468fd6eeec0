//! Reading entries.
//!
//! ```text
//! line ── 81 digits and dots? ─────────────────────────────────► entry        (nothing else is looked at)
//!   │
//!   ├─ a block is open? ── it takes the line, or ends before it ─► entries
//!   │
//!   ├─ 81 digits and dots with a comment behind? ──────────────► entry
//!   │
//!   ├─ blank, comment: skipped
//!   │
//!   ├─ the formats in the order of the registry: one claims it ──► an entry, an open block, an XML document
//!   │
//!   └─ none claims it: held back, since it may be the title of the grid on the next line; otherwise an error
//! ```
//! A grid or a list of cells is complete when a blank line, a title or a line of another kind follows: until
//! then it may be part of something larger.
//!
//! The reader holds one line, two blocks and the comments above them in memory.

use crate::error::{ParseError, ReadError, Wrong, quote};
use crate::format::Format;
use crate::formats::{self, Games, Next};
use crate::source::{Got, LONGEST_LINE, Source};
use crate::spec::{Block, Company, Fed, Part, Read, Spec};
use crate::{Entry, Header, scan};
use std::collections::VecDeque;
use std::{fmt, io};
use sudokit_core::Puzzle;

/// Iterator over the entries of an input, in bounded memory.
///
/// A wrong line is an error with its number, and reading continues with the next line. An error of the input
/// ends the reading.
///
/// ```
/// use sudokit_formats::Reader;
///
/// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let text = format!("{puzzle}\ngarbage\n{puzzle}\n");
/// let mut reader = Reader::new(text.as_bytes());
/// assert_eq!(reader.next().unwrap()?.givens.to_string(), puzzle);
/// let error = reader.next().unwrap().unwrap_err();
/// assert!(error.to_string().starts_with("line 2, column 1: expected a puzzle"));
/// assert!(reader.next().unwrap().is_ok());
/// assert_eq!(reader.line(), 3);
/// assert!(reader.next().is_none());
/// # Ok::<(), sudokit_formats::ReadError>(())
/// ```
pub struct Reader<R> {
    state: State<R>,
    forced: Option<&'static Spec>,
    /// Shortcut for lines of 81 characters.
    plain: bool,
    block: Option<Open>,
    /// A line that no format has claimed yet, and its number.
    held: Option<(u64, String)>,
    /// Comment lines right above.
    comments: Vec<String>,
    /// True right after a grid: text there is a remark about it.
    after_block: bool,
    queue: VecDeque<(u64, Result<Entry, ReadError>)>,
    /// Blocks that touch each other.
    run: Run,
    text: Vec<u8>,
    /// The last line goes on, and the open block takes its parts.
    goes_on: bool,
    /// The last line goes on, and is skipped.
    skips: bool,
    line: u64,
}

enum State<R> {
    Lines(Source<R>),
    Xml(Box<Games<R>>),
    End,
}

/// A run of blocks without blank lines between them. If anything in it is wrong, nobody knows where one block
/// ends and the next begins, so all of it is wrong.
#[derive(Default)]
struct Run {
    /// The entries of the last block and their lines. The next line may show that it was part of something
    /// else.
    last: Vec<(u64, Entry)>,
    /// True after an error.
    is_broken: bool,
    /// True if no words may touch the last block.
    is_alone: bool,
}

struct Open {
    block: Box<dyn Block>,
    format: &'static str,
    line: u64,
}

/// Limit for the comment lines that are kept.
const MOST_COMMENTS: usize = 64;

impl<R: io::BufRead> Reader<R> {
    /// Recognises the format from the text.
    pub fn new(input: R) -> Self {
        Self::start(input, None)
    }

    /// Reads only this format.
    ///
    /// ```
    /// # use sudokit_formats::{Format, Reader};
    /// let format = Format::by_name("numbers").unwrap();
    /// let text = "1 2 3\n".repeat(27);
    /// let entry = Reader::with_format(text.as_bytes(), format).next().unwrap()?;
    /// assert!(entry.givens.to_string().starts_with("123123"));
    /// # Ok::<(), sudokit_formats::ReadError>(())
    /// ```
    pub fn with_format(input: R, format: Format) -> Self {
        Self::start(input, Some(format.0))
    }

    fn start(input: R, forced: Option<&'static Spec>) -> Self {
        Self {
            state: State::Lines(Source::new(input)),
            forced,
            plain: forced.is_none_or(|spec| matches!(spec.name, "line" | "sdm")),
            block: None,
            held: None,
            comments: Vec::new(),
            after_block: false,
            queue: VecDeque::new(),
            run: Run::default(),
            text: Vec::new(),
            goes_on: false,
            skips: false,
            line: 0,
        }
    }

    /// First line of the last entry or error, counted from 1.
    pub fn line(&self) -> u64 {
        self.line
    }

    /// Takes plain lines, 81 digits and dots each, as far as they are complete in the buffer of the input,
    /// but no more than `most`, and appends them to `puzzles`. Returns their number. 0 does not predict the
    /// result of [`next`](Self::next).
    ///
    /// Large collections are plain lines. Read like this, a puzzle costs a few nanoseconds.
    ///
    /// ```
    /// # use sudokit_formats::Reader;
    /// let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    /// let text = format!("{puzzle}\n{puzzle}\n{puzzle} with a comment\n{puzzle}\n");
    /// let mut reader = Reader::new(text.as_bytes());
    /// let mut puzzles = Vec::new();
    /// assert_eq!(reader.plain(1000, &mut puzzles), 2);
    /// assert_eq!(reader.line(), 2);
    /// assert_eq!(reader.next().unwrap()?.header.comment.as_deref(), Some("with a comment"));
    /// assert_eq!(reader.plain(1000, &mut puzzles), 1);
    /// # Ok::<(), sudokit_formats::ReadError>(())
    /// ```
    pub fn plain(&mut self, most: usize, puzzles: &mut Vec<Puzzle>) -> usize {
        if self.queue.is_empty() { self.plain_lines(most, |puzzle| puzzles.push(puzzle)) } else { 0 }
    }

    /// Takes plain lines unless a block is open or a line is held back.
    #[inline]
    fn plain_lines(&mut self, most: usize, each: impl FnMut(Puzzle)) -> usize {
        if !self.plain || self.block.is_some() || self.held.is_some() || !self.run.last.is_empty() {
            return 0;
        }
        let State::Lines(source) = &mut self.state else { return 0 };
        let lines = source.plain_lines(most, each);
        if lines > 0 {
            self.line = source.line();
            self.after_block = false;
            self.comments.clear();
        }
        lines
    }

    /// Reads on until the queue has an item. Returns false at the end of the input.
    fn step(&mut self) -> io::Result<bool> {
        match &mut self.state {
            State::End => Ok(false),
            State::Xml(games) => {
                match games.next() {
                    Next::Entry(entry, line) => self.found(line, *entry),
                    Next::Wrong(error) => self.queue.push_back((error.line, Err(error.into()))),
                    Next::Io(error) => {
                        self.queue.push_back((self.line, Err(error)));
                        self.state = State::End;
                    }
                    Next::End => {
                        if let State::Xml(games) = std::mem::replace(&mut self.state, State::End) {
                            self.state = State::Lines(games.into_source());
                        }
                    }
                }
                Ok(true)
            }
            State::Lines(source) => {
                let mut bytes = std::mem::take(&mut self.text);
                if std::mem::take(&mut self.skips) {
                    source.skip_line(&mut bytes)?;
                }
                let got = source.read_line(&mut bytes)?;
                let line = source.line();
                let is_rest = std::mem::replace(&mut self.goes_on, got == Got::Part);
                match got {
                    Got::Line if is_rest => self.take_rest(&bytes, Part::Last),
                    Got::Part if is_rest => self.take_rest(&bytes, Part::Middle),
                    Got::Line => self.take(line, &bytes),
                    Got::Part => self.take_first(line, &bytes),
                    Got::End => {
                        self.close(line.max(1));
                        self.end_run();
                        self.drop_held();
                        self.state = State::End;
                    }
                }
                self.text = bytes;
                Ok(true)
            }
        }
    }

    /// Takes the first part of a line that is longer than the limit. Only documents and blocks that do not
    /// need whole lines can read it.
    fn take_first(&mut self, line: u64, bytes: &[u8]) {
        let text = scan::decode(bytes);
        if let Some(open) = &mut self.block {
            if let Fed::Taken = open.block.part(&text, Part::First) {
                return;
            }
            self.close(line);
        }
        let spec = self.owner(&text);
        match spec.map(|spec| &spec.read) {
            Some(Read::Xml { .. }) => {
                self.goes_on = false;
                return self.open_document(bytes);
            }
            Some(Read::Block { open, .. }) => {
                let mut block = open();
                if let (Some(spec), Fed::Taken) = (spec, block.part(&text, Part::First)) {
                    return self.open_block(spec, line, block);
                }
            }
            _ => {}
        }
        self.drop_held();
        self.break_run();
        let expected = format!("a line of at most {LONGEST_LINE} bytes");
        self.wrong(line, "", Wrong::new(1, expected, "a longer one"));
        // The error does not wait for the end of the line.
        (self.goes_on, self.skips) = (false, true);
    }

    /// Takes another part of the line.
    fn take_rest(&mut self, bytes: &[u8], part: Part) {
        if let Some(open) = &mut self.block {
            open.block.part(&scan::decode(bytes), part);
        }
    }

    /// Queues an entry, with its header cut to the limit.
    fn found(&mut self, line: u64, mut entry: Entry) {
        entry.header.shorten();
        self.queue.push_back((line, Ok(entry)));
    }

    fn wrong(&mut self, line: u64, format: &'static str, wrong: Wrong) {
        let error = wrong.at(line, format);
        self.queue.push_back((error.line, Err(error.into())));
    }

    /// Takes a line.
    fn take(&mut self, line: u64, bytes: &[u8]) {
        let text = scan::without_name(scan::without_tags(scan::decode(bytes)));
        if let Some(open) = &mut self.block {
            let (first, format) = (open.line, open.format);
            match open.block.feed(&text) {
                Fed::Taken => return,
                Fed::Entry(entry) => return self.found(line, *entry),
                Fed::Wrong(wrong) => return self.wrong_row(line, format, wrong),
                Fed::Refused => {
                    self.close(line);
                    self.after_block = first < line;
                }
            }
        }
        if text.trim().is_empty() {
            self.end_run();
            self.after_block = false;
            self.comments.clear();
        } else if self.plain
            && self.held.is_none()
            && let Some(entry) = formats::read_rated(&text)
        {
            self.end_run();
            self.after_block = false;
            self.comments.clear();
            self.found(line, entry);
        } else if scan::is_comment(&text) {
            self.end_run();
            if self.comments.len() < MOST_COMMENTS {
                self.comments.push(scan::shortened(text.into_owned(), Header::LONGEST));
            }
        } else if let Some(spec) = self.owner(&text) {
            self.give(spec, line, &text, bytes);
        } else if scan::has_word(&text) && !self.run.is_alone {
            self.end_run();
            if self.after_block {
                return;
            }
            self.drop_held();
            if self.forced.is_none_or(|spec| matches!(spec.read, Read::Block { .. })) {
                self.held = Some((line, text.into_owned()));
            } else {
                self.nobodys(line, &text);
            }
        } else {
            self.drop_held();
            self.break_run();
            self.nobodys(line, &text);
        }
    }

    /// Ends the run: the last block is complete.
    fn end_run(&mut self) {
        for (line, entry) in std::mem::take(&mut self.run).last {
            self.found(line, entry);
        }
    }

    /// Marks the run as wrong: its last block may be part of something else.
    fn break_run(&mut self) {
        for (line, _) in std::mem::take(&mut self.run.last) {
            self.wrong(line, "", touching());
        }
        self.run.is_broken = true;
    }

    /// Which format claims the line. A format that was asked for by name claims every line except comments.
    fn owner(&self, text: &str) -> Option<&'static Spec> {
        if let Some(spec) = self.forced {
            let owned = match spec.read {
                Read::Block { starts, .. } => starts(text) || !is_title(text),
                Read::Line { .. } | Read::Xml { .. } => true,
            };
            return owned.then_some(spec);
        }
        Format::ALL.iter().map(|format| format.0).find(|spec| match spec.read {
            Read::Line { starts, .. } | Read::Block { starts, .. } | Read::Xml { starts } => starts(text),
        })
    }

    fn give(&mut self, spec: &'static Spec, line: u64, text: &str, bytes: &[u8]) {
        self.after_block = false;
        match spec.read {
            Read::Line { read, .. } => {
                self.end_run();
                self.drop_held();
                self.comments.clear();
                match read(text) {
                    Ok(entry) => self.found(line, entry),
                    Err(wrong) => self.wrong(line, spec.name, wrong),
                }
            }
            Read::Block { open, .. } => {
                self.open_block(spec, line, open());
                self.feed_first(spec, line, text);
            }
            Read::Xml { .. } => self.open_document(bytes),
        }
    }

    /// Opens a block that begins on this line.
    fn open_block(&mut self, spec: &'static Spec, line: u64, mut block: Box<dyn Block>) {
        let company = block.company();
        let is_other = (company == Company::Alone) != self.run.is_alone;
        if company == Company::Any {
            self.end_run();
        } else if is_other && !self.run.last.is_empty() {
            self.break_run();
        }
        if company == Company::Alone && self.held.is_some() {
            self.drop_held();
            self.run.is_broken = true;
        }
        if let Some((_, title)) = self.held.take() {
            block.title(&title);
        }
        block.comments(&std::mem::take(&mut self.comments));
        self.block = Some(Open { block, format: spec.name, line });
    }

    /// Opens a document that begins with a line, or with a part of one.
    fn open_document(&mut self, line: &[u8]) {
        self.end_run();
        self.drop_held();
        if let State::Lines(mut source) = std::mem::replace(&mut self.state, State::End) {
            source.put_back(line);
            self.state = State::Xml(Box::new(Games::new(source)));
        }
    }

    /// Feeds the first line of a block.
    fn feed_first(&mut self, spec: &'static Spec, line: u64, text: &str) {
        let Some(open) = &mut self.block else { return };
        match open.block.feed(text) {
            Fed::Taken => {}
            Fed::Entry(entry) => self.found(line, *entry),
            Fed::Wrong(wrong) => self.wrong_row(line, spec.name, wrong),
            Fed::Refused => {
                self.block = None;
                self.break_run();
                self.wrong(line, spec.name, Wrong::new(1, spec.title, quote(text)));
            }
        }
    }

    /// Reports a wrong line of the open block.
    fn wrong_row(&mut self, line: u64, format: &'static str, wrong: Wrong) {
        if self.block.as_ref().is_some_and(|open| open.block.company() != Company::Any) {
            self.break_run();
        }
        self.wrong(line, format, wrong);
    }

    /// Takes the next entry of the open block, or closes the block if it is complete. Returns false if there
    /// was nothing to do.
    fn take_from_block(&mut self) -> bool {
        let Some(open) = &mut self.block else { return false };
        let (first, format) = (open.line, open.format);
        match open.block.next() {
            Some((below, Ok(entry))) => self.found(first + below, entry),
            Some((_, Err(wrong))) => self.wrong(first, format, wrong),
            None if open.block.is_done() => self.close(first),
            None => return false,
        }
        true
    }

    /// Closes the open block.
    fn close(&mut self, line: u64) {
        let Some(Open { block, format, line: first }) = self.block.take() else { return };
        let (from_start, company) = (block.errors_count_from_start(), block.company());
        let found = block.finish();
        if company == Company::Any {
            for result in found {
                match result {
                    Ok(entry) => self.found(first, entry),
                    Err(wrong) => self.wrong(if from_start { first } else { line }, format, wrong),
                }
            }
            return;
        }
        if found.iter().any(Result::is_err) {
            self.break_run();
        }
        // This block is complete, so the one before it was too.
        let Run { last, is_broken, .. } = std::mem::take(&mut self.run);
        last.into_iter().for_each(|(line, entry)| self.found(line, entry));
        self.run.is_broken = is_broken;
        self.run.is_alone = company == Company::Alone;
        for result in found {
            match result {
                Ok(entry) if !is_broken => self.run.last.push((first, entry)),
                Ok(_) => self.wrong(first, format, touching()),
                Err(wrong) => self.wrong(if from_start { first } else { line }, format, wrong),
            }
        }
    }

    fn nobodys(&mut self, line: u64, text: &str) {
        let (format, wrong) = formats::complain(text);
        self.wrong(line, self.forced.map_or(format, |spec| spec.name), wrong);
    }

    /// Reports the line that was held back: no format claims it.
    fn drop_held(&mut self) {
        if let Some((line, text)) = self.held.take() {
            self.nobodys(line, &text);
        }
    }
}

/// The error for a block that touches something wrong.
fn touching() -> Wrong {
    Wrong::new(1, "a blank line between a grid and what is no part of it", "none")
}

/// Returns true if a line looks like the title of a grid rather than like a row.
fn is_title(text: &str) -> bool {
    scan::has_word(text)
        && text.chars().filter(|c| c.is_alphabetic()).count() * 2 > text.trim().chars().count()
}

impl<R: io::BufRead> Iterator for Reader<R> {
    type Item = Result<Entry, ReadError>;

    // One copy for all callers: inlined, each weighs 39 kB.
    #[inline(never)]
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some((line, item)) = self.queue.pop_front() {
                self.line = line;
                return Some(item);
            }
            if self.take_from_block() {
                continue;
            }
            let mut plain = None;
            if self.plain_lines(1, |puzzle| plain = Some(puzzle)) == 1 {
                return plain.map(|puzzle| Ok(Entry::from(puzzle)));
            }
            match self.step() {
                Ok(true) => {}
                Ok(false) => return None,
                Err(error) => {
                    self.state = State::End;
                    self.queue.clear();
                    return Some(Err(error.into()));
                }
            }
        }
    }
}

impl<R> fmt::Debug for Reader<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reader").field("line", &self.line).finish_non_exhaustive()
    }
}

/// Reads the first puzzle of a text that can be read.
///
/// # Errors
/// No puzzle can be read: the error of the first attempt.
///
/// ```
/// use sudokit_formats::parse;
///
/// let text = "Look: 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let entry = parse(text.as_bytes())?;
/// assert_eq!(entry.givens.len(), 30);
/// assert!(parse(b"").is_err());
/// # Ok::<(), sudokit_formats::ParseError>(())
/// ```
pub fn parse(text: &[u8]) -> Result<Entry, ParseError> {
    // Shortcut for lines of 81 characters.
    Puzzle::from_line(text).map_or_else(|_| first(Reader::new(text), ""), |puzzle| Ok(puzzle.into()))
}

/// Reads the first puzzle of a text in this format.
///
/// # Errors
/// Same as [`parse`].
///
/// ```
/// use sudokit_formats::{Format, parse_as};
///
/// let format = Format::by_name("rcv").unwrap();
/// assert_eq!(parse_as(format, b"115\n2,3,7\n")?.givens.len(), 2);
/// # Ok::<(), sudokit_formats::ParseError>(())
/// ```
pub fn parse_as(format: Format, text: &[u8]) -> Result<Entry, ParseError> {
    first(Reader::with_format(text, format), format.name())
}

fn first(reader: Reader<&[u8]>, format: &'static str) -> Result<Entry, ParseError> {
    let mut error = None;
    for item in reader {
        match item {
            Ok(entry) => return Ok(entry),
            Err(ReadError::Parse(wrong)) => error = error.or(Some(wrong)),
            // Reading from memory does not fail.
            Err(ReadError::Io(_)) => break,
        }
    }
    Err(error.unwrap_or_else(|| Wrong::new(1, "a puzzle", "nothing").at(1, format)))
}
