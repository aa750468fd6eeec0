//! Inputs as a stream of puzzles.

use crate::args::JobsArgs;
use crate::io::chunk::Chunk;
use crate::io::decode::Decoder;
use crate::io::hash::Hasher;
use crate::io::input_entry::InputEntry;
use crate::io::line_buffer::LineBuffer;
use crate::io::manifest::{Origin, Puzzles};
use crate::io::output::Output;
use crate::io::shard::Shard;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Message, Reporter, reason};
use std::collections::VecDeque;
use std::ffi::{OsStr, OsString};
use std::fmt::{self, Display};
use std::fs::{self, File};
use std::io::{self, IsTerminal, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use sudokit::Team;
use sudokit::diagram::Sentence;
use sudokit::formats::{Format, ReadError, Reader};

/// Large enough that system calls cost little, small enough to stay in the cache.
const BUFFER: usize = 1 << 18;

/// Puzzles that are skipped at a time.
const TOGETHER: u64 = 4096;

/// Hint if the input is not that of the earlier run.
const SAME_PUZZLES: &str = "--resume needs the same puzzles in the same order; more may follow";

/// The puzzles of all inputs in order. One input is open at a time, and nothing is read ahead.
pub(crate) struct Inputs {
    waiting: std::vec::IntoIter<OsString>,
    /// Number of inputs opened so far.
    opened: usize,
    open: Option<Open>,
    ahead: VecDeque<Result<InputEntry, Failure>>,
    /// Number of puzzles returned, or skipped as part of an earlier shard.
    taken: u64,
    /// Number of the first puzzle of the shard, and of the first beyond it.
    begin: u64,
    end: u64,
    /// Of the puzzles of the shard that were returned, if the output is kept: hashing all would cost a fast
    /// solver some hundredths of its speed for nothing.
    hasher: Hasher,
    is_hashed: bool,
    format: Option<Format>,
    output: Output,
    read: Arc<AtomicU64>,
    may_wait: bool,
    /// An input that cannot be read ends the run: without it the parts of the others would not fit together.
    needs_all: bool,
    /// An input without a puzzle is as good as any other.
    may_be_empty: bool,
    /// Doubts about the reading of a picture are told: not by those who only count.
    tells: bool,
}

struct Open {
    name: Arc<str>,
    reader: Reader<LineBuffer<Decoder<Source>>>,
    is_empty: bool,
}

impl Inputs {
    /// The inputs with these names; standard input if there are none. `output` is flushed before every wait.
    pub(crate) fn new(mut names: Vec<OsString>, format: Option<Format>, output: Output) -> Self {
        if names.is_empty() {
            names.push("-".into());
        }
        let may_wait = names.iter().any(|name| {
            let is_file = length(name).is_some();
            !is_file && (name == "-" || fs::metadata(name).is_ok())
        });
        let waiting = names.into_iter();
        Self {
            waiting,
            opened: 0,
            open: None,
            ahead: VecDeque::new(),
            taken: 0,
            begin: 0,
            end: u64::MAX,
            hasher: Hasher::default(),
            is_hashed: output.is_kept(),
            format,
            output,
            read: Arc::default(),
            may_wait,
            needs_all: false,
            may_be_empty: false,
            tells: true,
        }
    }

    /// The same inputs, of which some may be empty lists.
    pub(crate) fn or_none(self) -> Self {
        Self { may_be_empty: true, ..self }
    }

    /// Restricts the puzzles to a shard, if there is one. They are counted first, so that all shards have the
    /// same size.
    pub(crate) fn part(mut self, shard: Option<Shard>) -> Result<Self, Failure> {
        let Some(shard) = shard else { return Ok(self) };
        if self.may_wait {
            let message = Message::new("--shard needs files: what is read only once cannot be counted first");
            return Err(Failure::Fatal(message));
        }
        self.needs_all = true;
        let mut all = Self::new(self.waiting.as_slice().to_vec(), self.format, self.output.clone());
        (all.needs_all, all.tells) = (true, false);
        all.pass(u64::MAX)?;
        self.output.set_input(Puzzles { puzzles: all.taken, hash: all.hasher.hash() })?;
        // Without any puzzle, each part finds that out by itself.
        let (begin, end) = if all.taken == 0 { (0, u64::MAX) } else { shard.range(all.taken) };
        self.pass(begin)?;
        (self.begin, self.end) = (begin, end);
        self.hasher = Hasher::default();
        Ok(self)
    }

    /// Skips the puzzles that an earlier run has finished, if this one goes on with its output, and checks
    /// that they are the same. Returns the exit code that they lead to.
    pub(crate) fn go_on(&mut self, reporter: &mut Reporter) -> Result<Outcome, Failure> {
        let Some(earlier) = self.output.earlier() else { return Ok(Outcome::Positive) };
        let mut chunk = Chunk::default();
        loop {
            let left = earlier.puzzles - (self.taken - self.begin);
            if left == 0 || !self.fill(TOGETHER.min(left) as usize, &mut chunk) {
                break;
            }
            chunk.failure.take().map_or(Ok(()), |failure| reporter.go_on(failure))?;
        }
        let (puzzles, origin) = self.reached();
        if puzzles < earlier.puzzles {
            let finished = earlier.puzzles;
            let message = format!("the output has {finished} finished puzzles, and the input only {puzzles}");
            return Err(Failure::Fatal(Message::new(message).hint(SAME_PUZZLES)));
        }
        if origin != earlier.origin {
            let message =
                format!("the first {puzzles} puzzles are not those that are finished in the output");
            return Err(Failure::Fatal(Message::new(message).hint(SAME_PUZZLES)));
        }
        reporter.note(format_args!("going on after {puzzles} finished puzzles"));
        Ok(earlier.outcome)
    }

    /// The output that is flushed before every wait.
    pub(crate) const fn output(&self) -> &Output {
        &self.output
    }

    /// The number of puzzles returned, without those before the shard, and their hash if the output is kept.
    pub(crate) fn reached(&self) -> (u64, Origin) {
        (self.taken - self.begin, Origin::Input(self.hasher.hash()))
    }

    /// Says that the records of all puzzles returned are written.
    pub(crate) fn commit(&self, outcome: Outcome) -> Result<(), Failure> {
        let (puzzles, origin) = self.reached();
        self.output.commit(puzzles, origin, outcome)
    }

    /// Skips the puzzles before one. Errors among them are reported by the run that works on their shard.
    fn pass(&mut self, first: u64) -> Result<(), Failure> {
        let mut chunk = Chunk::default();
        while self.taken < first && self.fill(TOGETHER.min(first - self.taken) as usize, &mut chunk) {
            interrupt::check()?;
            if let Some(failure @ Failure::Fatal(_)) = chunk.failure.take() {
                return Err(failure);
            }
        }
        Ok(())
    }

    /// The only puzzle of an input; `only_one` names the option that takes no more than one.
    pub(crate) fn only(name: &OsStr, only_one: &str, output: &Output) -> Result<InputEntry, Failure> {
        let refuse = |why: &str| Failure::Fatal(Message::new(format_args!("{}: {why}", name.display())));
        let mut inputs = Self::new(vec![name.to_owned()], None, output.clone());
        let only = match inputs.next() {
            Some(Ok(item)) => item,
            Some(Err(Failure::Input(message))) => return Err(Failure::Fatal(message)),
            Some(Err(Failure::NoPuzzle { .. })) | None => return Err(refuse("there is no puzzle in it")),
            Some(Err(failure)) => return Err(failure),
        };
        if inputs.next().is_some() {
            return Err(refuse(&format!("{only_one}, and this is more")));
        }
        Ok(only)
    }

    /// True if the source may wait for an answer before it gives the next puzzle: a person, or a program
    /// behind a pipe. Files never wait.
    pub(crate) const fn may_wait(&self) -> bool {
        self.may_wait
    }

    /// Number of threads to use. If the source may wait for each answer it is one, unless the user asks for
    /// more: these work on the puzzles that have arrived.
    pub(crate) fn threads(&self, jobs: JobsArgs) -> usize {
        if self.may_wait { jobs.asked().unwrap_or(1) } else { jobs.threads() }
    }

    /// True if answers must not wait in the buffer of the output: one thread may wait for the next puzzle
    /// while another answers.
    pub(crate) fn is_awaited(&self, team: &Team) -> bool {
        self.may_wait && team.threads() > 1
    }

    /// The size of all inputs together, if they are files.
    #[cfg(feature = "gpu")]
    pub(crate) fn bytes(&self) -> Option<u64> {
        self.waiting.as_slice().iter().map(|name| length(name)).sum()
    }

    /// True if a person types the puzzles.
    pub(crate) fn is_typed(&self) -> bool {
        self.waiting.as_slice().iter().any(|name| name == "-") && io::stdin().is_terminal()
    }

    /// True if there is no second puzzle. Reads as far as necessary.
    pub(crate) fn is_single(&mut self) -> bool {
        while self.ahead.len() < 2 {
            match self.read_next() {
                Some(item) => self.ahead.push_back(item),
                None => break,
            }
        }
        self.ahead.len() < 2
    }

    /// Prompts a person who types, or shows the progress.
    pub(crate) fn begin(&self, reporter: &mut Reporter) {
        if self.is_typed() {
            reporter.note("reading from the terminal: type or paste puzzles; a blank line ends a grid, Ctrl-D the input");
        } else {
            // A shorter input is read at once, and has no measurable progress.
            let length = self.waiting.as_slice().iter().map(|name| length(name)).sum::<Option<u64>>();
            reporter.show_progress(Arc::clone(&self.read), length.filter(|length| *length > BUFFER as u64));
        }
    }

    /// Fills a chunk with the next puzzles, up to a number of them or to the first error; if the source may
    /// wait for an answer, only with those that have arrived. Returns false at the end of the input.
    pub(crate) fn fill(&mut self, most: usize, chunk: &mut Chunk) -> bool {
        chunk.clear(self.taken);
        let is_more = self.fill_cleared(most, chunk);
        chunk.reached = Some(self.reached());
        is_more
    }

    fn fill_cleared(&mut self, most: usize, chunk: &mut Chunk) -> bool {
        let most = most.min(usize::try_from(self.end - self.taken).unwrap_or(usize::MAX));
        while chunk.puzzles.len() < most && (chunk.puzzles.is_empty() || !self.may_wait) {
            if self.take_plain(most - chunk.puzzles.len(), chunk) > 0 {
                continue;
            }
            match self.next() {
                Some(Ok(item)) => chunk.push(item),
                Some(Err(failure)) => {
                    chunk.failure = Some(failure);
                    return true;
                }
                None => break,
            }
        }
        !chunk.puzzles.is_empty()
    }

    /// Takes the next puzzles that have nothing but givens, and returns their number.
    fn take_plain(&mut self, most: usize, chunk: &mut Chunk) -> usize {
        let Some(open) = self.open.as_mut().filter(|_| self.ahead.is_empty()) else { return 0 };
        let first = chunk.puzzles.len();
        let count = open.reader.plain(most, &mut chunk.puzzles);
        if count > 0 {
            // They are on consecutive lines.
            chunk.begin(first, Arc::clone(&open.name), open.reader.line() + 1 - count as u64);
            open.is_empty = false;
            self.taken += count as u64;
            if self.is_hashed {
                self.hasher.puzzles(&chunk.puzzles[first..]);
            }
        }
        count
    }

    fn read_next(&mut self) -> Option<Result<InputEntry, Failure>> {
        loop {
            let open = match &mut self.open {
                Some(open) => open,
                none => {
                    let name = self.waiting.next()?;
                    self.opened += 1;
                    match Open::new(&name, self.opened, self.format, &self.output, &self.read, self.tells) {
                        Ok(open) => none.insert(open),
                        Err(failure) => return Some(Err(self.unread(failure))),
                    }
                }
            };
            match open.reader.next() {
                Some(result) => {
                    open.is_empty = false;
                    let (name, line) = (Arc::clone(&open.name), open.reader.line());
                    let result = result.map_err(|error| self.failure(&name, error));
                    return Some(result.map(|entry| InputEntry { entry, name, line }));
                }
                None => {
                    let (input, is_empty) = (Arc::clone(&open.name), open.is_empty);
                    self.open = None;
                    if is_empty {
                        return Some(Err(Failure::NoPuzzle { input, is_fine: self.may_be_empty }));
                    }
                }
            }
        }
    }

    fn failure(&mut self, name: &str, error: ReadError) -> Failure {
        match error {
            ReadError::Parse(error) => {
                let message = Message::new(format_args!("{name}: {error}"));
                Failure::Input(if ["UTF-8", "NUL byte"].iter().any(|it| error.found.contains(it)) {
                    message.hint(WHAT_IS_TEXT)
                } else {
                    message
                })
            }
            ReadError::Io(error) => {
                self.open = None;
                match error.downcast::<NotFlushed>() {
                    Ok(NotFlushed(error)) => self.output.failure(&error),
                    Err(error) => self.unread(cannot_read(name, &error)),
                }
            }
        }
    }

    /// The failure of an input that cannot be read.
    fn unread(&self, failure: Failure) -> Failure {
        match failure {
            Failure::Input(message) if self.needs_all => Failure::Fatal(message),
            failure => failure,
        }
    }
}

impl Iterator for Inputs {
    type Item = Result<InputEntry, Failure>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Err(interrupted) = interrupt::check() {
            return Some(Err(interrupted.into()));
        }
        if self.taken >= self.end {
            return None;
        }
        let next = self.ahead.pop_front().or_else(|| self.read_next());
        if let Some(Ok(item)) = &next {
            self.taken += 1;
            if self.is_hashed {
                self.hasher.entry(&item.entry);
            }
        }
        next
    }
}

/// Hint for an argument that is not a puzzle.
const WHAT_IS_A_PUZZLE: &str = "a puzzle is 81 characters, row by row: digits, and '.' or '0' for empty cells; `sudoku convert --list` shows \
     the other formats";

/// Hint for bytes that no text in UTF-8 has.
const WHAT_IS_TEXT: &str =
    "is it a text file at all? if so, save it as UTF-8, or convert it: iconv -f LATIN1 -t UTF-8 FILE";

impl Open {
    /// Opens an argument: `-` is standard input, the name of an existing file is that file, and anything else
    /// must be a puzzle, which messages call by its number. `tells`: doubts about a picture are told.
    fn new(
        name: &OsStr,
        number: usize,
        format: Option<Format>,
        output: &Output,
        read: &Arc<AtomicU64>,
        tells: bool,
    ) -> Result<Self, Failure> {
        let (name, from): (_, Box<dyn Read + Send>) = if name == "-" {
            ("standard input".into(), Box::new(io::stdin()))
        } else if is_path(name)? {
            (name.display().to_string(), Box::new(open_file(name)?))
        } else if name.as_encoded_bytes().trim_ascii().is_empty() {
            let message = Message::new("an empty argument is neither a file nor a puzzle");
            return Err(Failure::Input(message.hint("is it a variable of a script that is not set?")));
        } else {
            let text = name.as_encoded_bytes().to_owned();
            // Three digits would be a triple of row, column and value.
            let is_number = text.len() < 81 && text.iter().all(u8::is_ascii_digit);
            let format = format.or_else(|| Format::by_name("line").filter(|_| is_number));
            if let Some(error) = reader(&text[..], format).next().and_then(Result::err) {
                return Err(neither_file_nor_puzzle(name, &error));
            }
            (format!("argument {number}"), Box::new(io::Cursor::new(text)))
        };
        let source = Source { from, output: output.clone(), read: Arc::clone(read) };
        let name: Arc<str> = name.into();
        let picture = Arc::clone(&name);
        let tell = move |doubt: &Sentence| {
            if tells {
                Reporter::new(interrupt::is_quiet(), false).tell_about(picture, doubt);
            }
        };
        let reader = reader(LineBuffer::new(BUFFER, Decoder::telling(source, tell)), format);
        Ok(Self { name, reader, is_empty: true })
    }
}

fn reader<R: io::BufRead>(input: R, format: Option<Format>) -> Reader<R> {
    match format {
        Some(format) => Reader::with_format(input, format),
        None => Reader::new(input),
    }
}

/// Opens a file, which a directory is not.
pub(crate) fn open_file(path: &OsStr) -> Result<File, Failure> {
    let name = path.display();
    if fs::metadata(path).is_ok_and(|there| there.is_dir()) {
        let message = Message::new(format_args!("cannot read {name}: it is a directory"));
        let hint = format!("name the files in it: {}/*", name.to_string().trim_end_matches('/'));
        return Err(Failure::Input(message.hint(hint)));
    }
    File::open(path).map_err(|error| cannot_read(name, &error))
}

/// True for the name of something that is there.
fn is_path(name: &OsStr) -> Result<bool, Failure> {
    use io::ErrorKind::{InvalidFilename, InvalidInput, NotADirectory, NotFound};
    match fs::metadata(name) {
        Ok(_) => Ok(true),
        Err(error) if matches!(error.kind(), NotFound | NotADirectory | InvalidFilename | InvalidInput) => {
            Ok(false)
        }
        Err(error) => Err(cannot_read(name.display(), &error)),
    }
}

fn cannot_read(name: impl Display, error: &io::Error) -> Failure {
    Failure::Input(Message::new(format_args!("cannot read {name}: {}", reason(error))))
}

fn neither_file_nor_puzzle(name: &OsStr, error: &ReadError) -> Failure {
    let text = name.to_string_lossy();
    let is_wordy = text.contains(|c: char| c.is_ascii_alphabetic() || c == '/');
    let is_path = is_wordy && (text.len() < 40 || text.contains('/')) && !text.contains("://");
    let what = format!("{} is neither a file nor a puzzle", shortened(&text));
    Failure::Input(if is_path {
        Message::new(what).hint("check the spelling of the file, and the folder it is in")
    } else if text.len() == 9 {
        Message::new(what).hint("put quotes around a puzzle of several rows, so that it is one argument")
    } else {
        Message::new(format_args!("{what}: {error}")).hint(WHAT_IS_A_PUZZLE)
    })
}

/// A text in quotes, shortened for a message.
pub(crate) fn shortened(text: &str) -> String {
    const SHOWN: usize = 100;
    let mut start: String = text.chars().take(SHOWN).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().nth(SHOWN).is_some() {
        start.push_str("...");
    }
    format!("'{start}'")
}

fn length(name: &OsStr) -> Option<u64> {
    let there = if name == "-" { stdin_metadata()? } else { fs::metadata(name).ok()? };
    there.is_file().then_some(there.len())
}

#[cfg(unix)]
fn stdin_metadata() -> Option<fs::Metadata> {
    use std::os::fd::AsFd;
    File::from(io::stdin().as_fd().try_clone_to_owned().ok()?).metadata().ok()
}

#[cfg(not(unix))]
fn stdin_metadata() -> Option<fs::Metadata> {
    None
}

/// A source that flushes the output before every read, and counts the bytes.
struct Source {
    from: Box<dyn Read + Send>,
    output: Output,
    read: Arc<AtomicU64>,
}

impl Read for Source {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.output.flush().map_err(|error| io::Error::other(NotFlushed(error)))?;
        let count = self.from.read(buffer)?;
        self.read.fetch_add(count as u64, Ordering::Relaxed);
        Ok(count)
    }
}

/// The output failed before a read of the input.
#[derive(Debug)]
struct NotFlushed(io::Error);

impl Display for NotFlushed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for NotFlushed {}
