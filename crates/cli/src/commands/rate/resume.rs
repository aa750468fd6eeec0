//! Going on where an interrupted run left off.

use crate::input::Inputs;
use crate::output::Output;
use crate::report::{Failure, Message, Reporter, reason};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use sudokit::puzzle_text;

/// The records of an earlier run.
pub(super) struct Earlier {
    rows: BufReader<File>,
    line: u64,
}

/// Opens a file to go on writing it: behind its last whole line, if it begins with `header`. Gives the output, and what was
/// written before, if anything was.
pub(super) fn open(path: &Path, header: &str) -> Result<(Output, Option<Earlier>), Failure> {
    let failure = |error: &io::Error| {
        Failure::Fatal(Message::new(format_args!("cannot go on with {}: {}", path.display(), reason(error))))
    };
    let length = match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => 0,
        Err(error) => return Err(failure(&error)),
        Ok(_) => whole_lines(path).map_err(|error| failure(&error))?,
    };
    let file = OpenOptions::new().append(true).create(true).open(path).map_err(|error| failure(&error))?;
    file.set_len(length).map_err(|error| failure(&error))?;
    let mut output = Output::onto(file, path);
    if length == 0 {
        output.put(header.as_bytes())?;
        return Ok((output, None));
    }
    let mut rows = BufReader::new(File::open(path).map_err(|error| failure(&error))?);
    let mut line = 0;
    if !header.is_empty() {
        let mut first = String::new();
        rows.read_line(&mut first).map_err(|error| failure(&error))?;
        line = 1;
        if first != header {
            let message = Message::new(format_args!("{} begins with other columns", path.display()));
            return Err(Failure::Fatal(message.hint(format!("expected {}", header.trim_end()))));
        }
    }
    Ok((output, Some(Earlier { rows, line })))
}

/// How many bytes of a file are whole lines.
fn whole_lines(path: &Path) -> io::Result<u64> {
    let mut reader = BufReader::new(File::open(path)?);
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
    /// Passes over the puzzles that have a record, and makes sure that it is theirs. How many they are.
    pub(super) fn skip(mut self, inputs: &mut Inputs, reporter: &mut Reporter) -> Result<u64, Failure> {
        let (mut row, mut puzzle, mut puzzles) = (String::new(), String::new(), 0);
        loop {
            row.clear();
            self.line += 1;
            match self.rows.read_line(&mut row) {
                Ok(0) => return Ok(puzzles),
                Ok(_) => {}
                Err(error) => return Err(Failure::Fatal(Message::new(reason(&error)))),
            }
            let item = loop {
                match inputs.next() {
                    Some(Ok(item)) => break Some(item),
                    Some(Err(failure)) => reporter.go_on(failure)?,
                    None => break None,
                }
            };
            puzzle.clear();
            if let Some(item) = item {
                puzzle_text(&item.entry, &mut puzzle);
            }
            if puzzle.is_empty() || !row.contains(&puzzle) {
                let message = format!("line {} of the output is not of puzzle {}", self.line, puzzles + 1);
                let message = Message::new(message).hint("--resume needs the same puzzles in the same order");
                return Err(Failure::Fatal(message));
            }
            puzzles += 1;
        }
    }
}
