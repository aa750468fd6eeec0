//! Going on where an interrupted run left off.

use crate::io::input::Inputs;
use crate::io::line_reader::{Line, LineReader};
use crate::io::output::Output;
use crate::run::report::{Failure, Message, Reporter, reason};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Read as _, Seek as _};
use std::path::Path;

/// The records of an earlier run.
pub(super) struct Earlier {
    rows: LineReader<io::Take<BufReader<File>>>,
    /// Lines above them.
    before: u64,
}

/// The longest record: with a path and its proof they are long.
const LONGEST: usize = 1 << 24;

/// Opens a file to go on writing it: behind its last whole line, if it begins with `header`. Gives the
/// output, and what was written before, if anything was.
///
/// The file is locked until the run ends, however it ends: two that go on with it would both write the same
/// records.
pub(super) fn open(path: &Path, header: &str) -> Result<(Output, Option<Earlier>), Failure> {
    let failure = |error: &io::Error| {
        Failure::Fatal(Message::new(format_args!("cannot go on with {}: {}", path.display(), reason(error))))
    };
    let mut file = OpenOptions::new()
        .read(true)
        .append(true)
        .create(true)
        .open(path)
        .map_err(|error| failure(&error))?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            let message = Message::new(format_args!("another run is writing {}", path.display()));
            return Err(Failure::Fatal(message.hint("wait until it ends, or name another file with -o")));
        }
        // Not every file system has locks.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
        Err(TryLockError::Error(error)) => return Err(failure(&error)),
    }
    let length = whole_lines(&file).map_err(|error| failure(&error))?;
    file.rewind().map_err(|error| failure(&error))?;
    // Both share a position, but everything is read before anything is appended.
    let mut rows = BufReader::new(file.try_clone().map_err(|error| failure(&error))?);
    let mut first = Vec::new();
    rows.by_ref().take(header.len() as u64).read_to_end(&mut first).map_err(|error| failure(&error))?;
    if !header.as_bytes().starts_with(&first) {
        let message = Message::new(format_args!("{} begins with other columns", path.display()));
        return Err(Failure::Fatal(message.hint(format!("expected {}", header.trim_end()))));
    }
    file.set_len(length).map_err(|error| failure(&error))?;
    let mut output = Output::onto(file, path);
    if length == 0 {
        output.put(header.as_bytes())?;
        return Ok((output, None));
    }
    // The start of a line that was cut off may be in the buffer already.
    let rows = rows.take(length - first.len() as u64);
    let before = u64::from(!header.is_empty());
    Ok((output, Some(Earlier { rows: LineReader::new(rows, LONGEST), before })))
}

/// Number of bytes in complete lines of a file.
fn whole_lines(file: &File) -> io::Result<u64> {
    let mut reader = BufReader::new(file);
    let (mut read, mut whole) = (0, 0);
    loop {
        let buffer = reader.fill_buf()?;
        if buffer.is_empty() {
            return Ok(whole);
        }
        if let Some(end) = buffer.iter().rposition(|byte| *byte == b'\n') {
            whole = read + end as u64 + 1;
        }
        let count = buffer.len();
        read += count as u64;
        reader.consume(count);
    }
}

impl Earlier {
    /// Skips the puzzles that have a record, checks that it is theirs, and returns their number.
    pub(super) fn skip(mut self, inputs: &mut Inputs, reporter: &mut Reporter) -> Result<u64, Failure> {
        let (mut puzzle, mut puzzles) = (String::new(), 0);
        loop {
            let next = self.rows.next();
            let next = next.map_err(|error| Failure::Fatal(Message::new(reason(&error))))?;
            let Some((number, row)) = next else { return Ok(puzzles) };
            let item = loop {
                match inputs.next() {
                    Some(Ok(item)) => break Some(item),
                    Some(Err(failure)) => reporter.go_on(failure)?,
                    None => break None,
                }
            };
            puzzle.clear();
            if let Some(item) = item {
                item.entry.push_puzzle(&mut puzzle);
            }
            let is_of_it = matches!(row, Line::Text(row) if !puzzle.is_empty() && row.contains(&puzzle));
            if !is_of_it {
                let line = self.before + number;
                let message = format!("line {line} of the output is not of puzzle {}", puzzles + 1);
                let message = Message::new(message).hint("--resume needs the same puzzles in the same order");
                return Err(Failure::Fatal(message));
            }
            puzzles += 1;
        }
    }
}
