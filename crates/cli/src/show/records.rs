//! The answers of `solve`, written in one of its formats.

use crate::io::chunk::Chunk;
use crate::io::output::Output;
use crate::run::language::told;
use crate::run::report::{Failure, Message};
use crate::run::terminal::Look;
use crate::show::STRING;
use crate::show::grid::{draw_puzzle, draw_solution};
use crate::show::json::JsonList;
use crate::show::search_result::{SearchResult, SearchResults};
use std::borrow::Cow;
use std::fmt::Write as _;
use sudokit::diagram::{Sentence, say};
use sudokit::formats::{Format, Writer};
use sudokit::{Cancelled, Entry, Record, Solution, SolutionRecord, Status, check};

/// Formats of `solve`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum SolveFormat {
    Line,
    Csv,
    Json,
    Ndjson,
    Grid,
    /// As puzzles, with the solution filled in.
    Entry(Format),
}

/// Writes answers as they come.
pub(crate) struct Records {
    form: Form,
    output: Output,
    /// Buffer for a record.
    text: String,
}

enum Form {
    Row(Row),
    Json(JsonList),
    Grid(Look),
    Entries(Writer),
}

/// A record of one line that does not depend on the others: any thread can write it.
#[derive(Clone, Copy)]
pub(crate) enum Row {
    Line,
    Csv,
}

impl Row {
    /// Appends the answer to one puzzle.
    pub(crate) fn answer<'a>(
        self,
        entry: impl FnOnce() -> Cow<'a, Entry>,
        found: &SearchResult,
        rows: &mut String,
    ) {
        match (self, found.status(), &found.first) {
            (Self::Line, Status::Unique, Some(solution)) => {
                self.solution(entry, Status::Unique, 1, Some(solution), rows);
            }
            (Self::Line, status, _) => {
                rows.push_str(status.name());
                rows.push('\n');
            }
            (Self::Csv, status, first) => self.solution(entry, status, found.count, first.as_ref(), rows),
        }
    }

    /// Appends one of the solutions of a puzzle, or `none`.
    fn solution<'a>(
        self,
        entry: impl FnOnce() -> Cow<'a, Entry>,
        status: Status,
        number: u64,
        solution: Option<&Solution>,
        rows: &mut String,
    ) {
        if let Self::Csv = self {
            entry().push_puzzle(rows);
            write!(rows, ",{},{number},", status.name()).expect(STRING);
        }
        match (self, solution) {
            (_, Some(solution)) => {
                rows.push_str(str::from_utf8(&solution.to_line()).expect("digits are ASCII"));
            }
            (Self::Line, None) => rows.push_str(Status::None.name()),
            (Self::Csv, None) => {}
        }
        rows.push('\n');
    }
}

/// The results for a chunk, and their rows if the records are rows.
#[derive(Default)]
pub(crate) struct Solved {
    pub(crate) results: SearchResults,
    rows: String,
}

impl Solved {
    /// Takes the numbers of solutions up to a limit, and writes the rows.
    pub(crate) fn fill(
        &mut self,
        chunk: &Chunk,
        limit: u64,
        row: Option<Row>,
        find: impl FnOnce(&mut Vec<(u64, Option<Solution>)>) -> Result<(), Cancelled>,
    ) -> Result<(), Cancelled> {
        self.results.fill_by(limit, find)?;
        self.rows.clear();
        if let Some(row) = row {
            self.results.of(chunk).for_each(|(entry, found)| row.answer(entry, &found, &mut self.rows));
        }
        Ok(())
    }
}

impl Records {
    /// Opens the records, of solutions instead of puzzles if `each_solution`.
    pub(crate) fn new(format: SolveFormat, each_solution: bool, mut output: Output) -> Result<Self, Failure> {
        let form = match format {
            SolveFormat::Line => Form::Row(Row::Line),
            SolveFormat::Csv => {
                let counted = if each_solution { "number" } else { "count" };
                output.head(format!("puzzle,status,{counted},solution\n").as_bytes())?;
                Form::Row(Row::Csv)
            }
            SolveFormat::Json | SolveFormat::Ndjson => {
                let mut list =
                    if let SolveFormat::Json = format { JsonList::document() } else { JsonList::lines() };
                list.open(&mut output)?;
                Form::Json(list)
            }
            SolveFormat::Grid => Form::Grid(Look::of_stdout()),
            SolveFormat::Entry(format) => {
                let earlier = output.earlier().map_or(0, |earlier| earlier.puzzles);
                Form::Entries(Writer::new(format).ok_or_else(|| unwritable(format))?.after(earlier))
            }
        };
        Ok(Self { form, output, text: String::new() })
    }

    /// The kind of row, if records are rows.
    pub(crate) const fn row(&self) -> Option<Row> {
        match self.form {
            Form::Row(row) => Some(row),
            Form::Json(_) | Form::Grid(_) | Form::Entries(_) => None,
        }
    }

    /// Writes the answers to the puzzles of a chunk.
    pub(crate) fn chunk(&mut self, chunk: &Chunk, solved: &Solved) -> Result<(), Failure> {
        match self.row() {
            Some(_) => self.output.put(solved.rows.as_bytes()),
            None => solved.results.of(chunk).try_for_each(|(entry, found)| self.answer(&entry(), &found)),
        }
    }

    /// Writes the answer to one puzzle.
    pub(crate) fn answer(&mut self, entry: &Entry, found: &SearchResult) -> Result<(), Failure> {
        self.text.clear();
        match &mut self.form {
            Form::Row(row) => {
                row.answer(|| Cow::Borrowed(entry), found, &mut self.text);
                self.output.put(self.text.as_bytes())
            }
            Form::Json(list) => {
                let SearchResult { count, exact, first: solution } = *found;
                let record = Record { puzzle: entry.to_string(), count, exact, solution };
                list.push(&mut self.output, |output| Ok(serde_json::to_writer(output, &record)?))
            }
            Form::Grid(look) => {
                let look = *look;
                self.grid(entry, found.first.as_ref(), look)?;
                self.output.put(in_words(entry, found).as_bytes())
            }
            Form::Entries(..) => self.entry(entry, found.first.as_ref()),
        }
    }

    /// Writes one of the solutions of a puzzle; number 0 stands for no solution.
    pub(crate) fn solution(
        &mut self,
        entry: &Entry,
        status: Status,
        number: u64,
        solution: Option<&Solution>,
    ) -> Result<(), Failure> {
        self.text.clear();
        match &mut self.form {
            Form::Row(row) => {
                row.solution(|| Cow::Borrowed(entry), status, number, solution, &mut self.text);
                self.output.put(self.text.as_bytes())
            }
            Form::Json(list) => {
                let solution = solution.copied();
                let record = SolutionRecord { puzzle: entry.to_string(), status, number, solution };
                list.push(&mut self.output, |output| Ok(serde_json::to_writer(output, &record)?))
            }
            Form::Grid(look) => {
                let look = *look;
                self.grid(entry, solution, look)?;
                match solution {
                    Some(_) => self.output.put((told(&numbered(number)) + "\n\n").as_bytes()),
                    None => self.output.put(why_none(entry).as_bytes()),
                }
            }
            Form::Entries(..) => self.entry(entry, solution),
        }
    }

    /// Writes the end of the records, and completes the output.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        self.text.clear();
        match self.form {
            Form::Json(list) => list.close(&mut self.output)?,
            Form::Entries(writer) => {
                writer.finish(&mut self.text).expect(STRING);
                self.output.put(self.text.as_bytes())?;
            }
            Form::Row(_) | Form::Grid(_) => {}
        }
        self.output.finish()
    }

    /// True if records are puzzles with their solutions filled in.
    pub(crate) const fn are_entries(&self) -> bool {
        matches!(self.form, Form::Entries(..))
    }

    fn grid(&mut self, entry: &Entry, solution: Option<&Solution>, look: Look) -> Result<(), Failure> {
        let grid = match solution {
            Some(solution) => draw_solution(&entry.givens, solution, look),
            None => draw_puzzle(&entry.givens, look),
        };
        self.output.put(grid.as_bytes())
    }

    fn entry(&mut self, entry: &Entry, solution: Option<&Solution>) -> Result<(), Failure> {
        let Form::Entries(writer) = &mut self.form else { return Ok(()) };
        let mut solved = entry.clone();
        if let Some(solution) = solution {
            solved.placed = solution.restricted_to(!entry.givens.cells());
            solved.candidates = None;
            solved.marks = None;
        }
        writer.entry(&mut self.text, &solved).expect(STRING);
        self.output.put(self.text.as_bytes())
    }
}

pub(crate) fn unwritable(format: Format) -> Failure {
    Failure::Fatal(Message::new(format_args!("cannot write the format {}", format.name())))
}

/// The number of a solution, as a sentence.
fn numbered(number: u64) -> Sentence {
    say!("program-solution", [number = number.to_string()])
}

/// The answer as a sentence, on a line.
fn in_words(entry: &Entry, found: &SearchResult) -> String {
    let count = || found.count.to_string();
    let said = match (found.count, found.exact) {
        (0, _) => return why_none(entry),
        (1, _) => say!("program-one-solution"),
        (_, true) => say!("program-first-of-solutions", [count = count()]),
        (_, false) => say!("program-first-of-solutions-or-more", [count = count()]),
    };
    told(&said) + "\n"
}

fn why_none(entry: &Entry) -> String {
    let report = check(entry);
    let mut reasons = report.reasons();
    let said = match (reasons.next(), reasons.count()) {
        (None, _) => say!("program-no-solution"),
        (Some(reason), 0) => say!("explain-impossible", [reason]),
        (Some(reason), count) => say!("explain-impossible-and-more", [reason, count]),
    };
    told(&said) + "\n"
}
