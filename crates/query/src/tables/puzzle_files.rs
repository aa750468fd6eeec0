//! Files of puzzles as rows, in every format that is recognised: a stream of the columns that are wanted, up
//! to the limit.

use super::files::said;
use super::produced::Outlet;
use datafusion::arrow::array::{ArrayRef, Int64Builder, RecordBatch, RecordBatchOptions, StringBuilder};
use datafusion::arrow::datatypes::{DataType, Field, Schema, SchemaRef};
use datafusion::common::{Result, exec_err};
use serde::{Deserialize, Serialize};
use std::io::BufReader;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};
use sudokit::formats::{ReadError, Reader};
use sudokit::{Candidates, Entry, Puzzle};

/// Large enough that system calls cost little, small enough for the cache.
const BUFFER: usize = 1 << 18;

/// The columns, in this order.
const COLUMNS: [Known; 11] = [
    Known::Puzzle,
    Known::Placed,
    Known::Title,
    Known::Author,
    Known::Comment,
    Known::Source,
    Known::Date,
    Known::Level,
    Known::Url,
    Known::File,
    Known::Line,
];

/// A column: a property of a puzzle in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Known {
    /// The givens, as 81 characters. Given candidates are 729 characters, which no function takes.
    Puzzle,
    /// The digits that a player has entered.
    Placed,
    Title,
    Author,
    Comment,
    Source,
    Date,
    Level,
    Url,
    File,
    Line,
}

impl Known {
    fn field(self) -> Field {
        let always = matches!(self, Self::Puzzle | Self::File | Self::Line);
        let kind = if self == Self::Line { DataType::Int64 } else { DataType::Utf8 };
        let name = match self {
            Self::Puzzle => "puzzle",
            Self::Placed => "placed",
            Self::Title => "title",
            Self::Author => "author",
            Self::Comment => "comment",
            Self::Source => "source",
            Self::Date => "date",
            Self::Level => "level",
            Self::Url => "url",
            Self::File => "file",
            Self::Line => "line",
        };
        Field::new(name, kind, !always)
    }
}

/// The columns of the table.
pub(super) fn schema() -> SchemaRef {
    Arc::clone(&SCHEMA)
}

static SCHEMA: LazyLock<SchemaRef> =
    LazyLock::new(|| Arc::new(Schema::new(COLUMNS.map(Known::field).to_vec())));

/// A file of puzzles.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct PuzzleFile {
    /// Its name in the session.
    name: String,
    /// Its absolute path: executors have another working directory.
    path: PathBuf,
}

impl PuzzleFile {
    pub(super) fn new(path: &Path) -> Self {
        let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        Self { name: path.display().to_string(), path: whole }
    }
}

/// Reads at most `most` rows with these columns, file by file.
pub(super) fn read(
    files: &[PuzzleFile],
    columns: &[usize],
    most: Option<usize>,
    outlet: &Outlet,
) -> Result<()> {
    let columns: Vec<Known> = columns.iter().map(|place| COLUMNS[*place]).collect();
    let schema = Arc::new(Schema::new(columns.iter().map(|column| column.field()).collect::<Vec<_>>()));
    let part = Part { columns, schema };
    let mut left = most.unwrap_or(usize::MAX);
    for file in files {
        if part.read(file, outlet, &mut left)?.is_break() {
            break;
        }
    }
    Ok(())
}

/// The columns that are wanted.
struct Part {
    columns: Vec<Known>,
    schema: SchemaRef,
}

impl Part {
    /// Reads at most `left` rows of a file.
    fn read(&self, file: &PuzzleFile, outlet: &Outlet, left: &mut usize) -> Result<ControlFlow<()>> {
        let name = &file.name;
        let input = match (outlet.settings.open)(&file.path) {
            Ok(input) => input,
            Err(error) => return exec_err!("cannot read {name}: {}", said(&error)),
        };
        let mut reader = Reader::new(BufReader::with_capacity(BUFFER, input));
        let mut rows = Rows::new(self, name);
        let mut plain = Vec::new();
        while *left > 0 {
            let most = outlet.together.min(*left);
            while rows.count < most {
                plain.clear();
                let lines = reader.plain(most - rows.count, &mut plain);
                if lines > 0 {
                    rows.plain(&plain, reader.line() + 1 - lines as u64);
                    continue;
                }
                match reader.next() {
                    None => {
                        *left -= rows.count;
                        return Ok(if rows.count > 0 {
                            outlet.give(rows.finish()?)
                        } else {
                            ControlFlow::Continue(())
                        });
                    }
                    Some(Ok(entry)) => rows.push(&entry, reader.line()),
                    Some(Err(ReadError::Parse(error))) => {
                        outlet.settings.leave_out(|| format!("{name}: {error}"))?;
                    }
                    Some(Err(ReadError::Io(error))) => {
                        return exec_err!("cannot read {name}: {}", said(&error));
                    }
                }
            }
            *left -= rows.count;
            if outlet.give(rows.finish()?).is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Break(()))
    }
}

/// The rows of a batch that have been read.
struct Rows<'a> {
    part: &'a Part,
    file: &'a str,
    texts: Vec<StringBuilder>,
    lines: Int64Builder,
    count: usize,
}

impl<'a> Rows<'a> {
    fn new(part: &'a Part, file: &'a str) -> Self {
        let texts = part.columns.iter().map(|_| StringBuilder::new()).collect();
        Self { part, file, texts, lines: Int64Builder::new(), count: 0 }
    }

    /// Adds puzzles with givens alone, on consecutive lines.
    fn plain(&mut self, puzzles: &[Puzzle], first_line: u64) {
        for (column, texts) in self.part.columns.iter().zip(&mut self.texts) {
            for (puzzle, line) in puzzles.iter().zip(first_line..) {
                match column {
                    Known::Puzzle => texts
                        .append_value(str::from_utf8(&puzzle.to_line()).expect("digits and dots are ASCII")),
                    Known::File => texts.append_value(self.file),
                    Known::Line => self.lines.append_value(line as i64),
                    _ => texts.append_null(),
                }
            }
        }
        self.count += puzzles.len();
    }

    fn push(&mut self, entry: &Entry, line: u64) {
        let header = &entry.header;
        for (column, texts) in self.part.columns.iter().zip(&mut self.texts) {
            match column {
                Known::Puzzle => texts.append_value(match entry.candidates {
                    Some(Candidates::Given(_)) => entry.to_string(),
                    _ => entry.givens.to_string(),
                }),
                Known::Placed => {
                    texts.append_option((!entry.placed.is_empty()).then(|| entry.placed.to_string()));
                }
                Known::Title => texts.append_option(header.title.as_deref()),
                Known::Author => texts.append_option(header.author.as_deref()),
                Known::Comment => texts.append_option(header.comment.as_deref()),
                Known::Source => texts.append_option(header.source.as_deref()),
                Known::Date => texts.append_option(header.date.as_deref()),
                Known::Level => texts.append_option(header.level.as_deref()),
                Known::Url => texts.append_option(header.url.as_deref()),
                Known::File => texts.append_value(self.file),
                Known::Line => self.lines.append_value(line as i64),
            }
        }
        self.count += 1;
    }

    fn finish(&mut self) -> Result<RecordBatch> {
        let mut columns: Vec<ArrayRef> = Vec::with_capacity(self.texts.len());
        for (column, texts) in self.part.columns.iter().zip(&mut self.texts) {
            columns.push(match column {
                Known::Line => Arc::new(self.lines.finish()),
                _ => Arc::new(texts.finish()),
            });
        }
        // `count(*)` wants no column.
        let options = RecordBatchOptions::new().with_row_count(Some(std::mem::take(&mut self.count)));
        Ok(RecordBatch::try_new_with_options(Arc::clone(&self.part.schema), columns, &options)?)
    }
}
