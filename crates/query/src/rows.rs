//! The answer to a query, and its forms.

use crate::error::QueryError;
use crate::session::Others;
use crate::sheet::Sheet;
use datafusion::arrow::array::{RecordBatch, RecordBatchOptions};
use datafusion::arrow::compute::cast;
use datafusion::arrow::csv;
use datafusion::arrow::datatypes::{DataType, Field, Schema, SchemaRef};
use datafusion::arrow::json::writer::{LineDelimited, WriterBuilder};
use datafusion::error::DataFusionError;
use datafusion::execution::SendableRecordBatchStream;
use datafusion::parquet::arrow::ArrowWriter;
use datafusion::parquet::basic::{Compression, ZstdLevel};
use datafusion::parquet::file::properties::WriterProperties;
use futures::TryStreamExt;
use std::fmt;
use std::io::Write;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use sudokit::Cancel;
use tokio::runtime::Runtime;

/// Rows of a group in Parquet: several threads that read a file divide it by groups.
const GROUP: usize = 1 << 17;

/// Waiting for rows checks for cancellation at this interval.
const LISTENING: Duration = Duration::from_millis(20);

/// A form in which rows are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "program", derive(clap::ValueEnum))]
#[non_exhaustive]
pub enum Form {
    /// Columns side by side, to read; the program's default on a terminal.
    Table,
    /// A header line and a line for each row, with commas between; the program's default elsewhere.
    Csv,
    /// A line of JSON for each row.
    Ndjson,
    /// Apache Parquet, compressed by Zstandard, for other programs and later queries.
    Parquet,
}

impl Form {
    /// All forms.
    pub const ALL: [Self; 4] = [Self::Table, Self::Csv, Self::Ndjson, Self::Parquet];

    /// `table`, `csv`, `ndjson` or `parquet`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Csv => "csv",
            Self::Ndjson => "ndjson",
            Self::Parquet => "parquet",
        }
    }
}

/// The answer to a query: batches of rows, made while they are read.
///
/// ```
/// use sudokit_query::{Limits, Session};
///
/// let session = Session::new(&Limits::default())?;
/// let rows = session.query("select puzzle from sudoku_generate(100, 1)")?;
/// assert_eq!(rows.map(|rows| rows.map_or(0, |rows| rows.num_rows())).sum::<usize>(), 100);
/// # Ok::<(), sudokit_query::QueryError>(())
/// ```
pub struct Rows<'a> {
    stream: SendableRecordBatchStream,
    runtime: &'a Runtime,
    cancel: Cancel,
    is_over: bool,
    /// The cluster that makes them, if any, and its work, which ends with the rows.
    others: Option<(Arc<dyn Others>, Box<dyn Send>)>,
}

impl<'a> Rows<'a> {
    pub(crate) fn new(stream: SendableRecordBatchStream, runtime: &'a Runtime, cancel: &Cancel) -> Self {
        Self { stream, runtime, cancel: cancel.clone(), is_over: false, others: None }
    }

    /// The same rows, made by a cluster.
    pub(crate) fn of(self, others: &Arc<dyn Others>, job: Box<dyn Send>) -> Self {
        Self { others: Some((Arc::clone(others), job)), ..self }
    }

    /// The names and types of the columns. A column without a name is called as its expression is written,
    /// with long texts cut short.
    pub fn schema(&self) -> SchemaRef {
        renamed(&self.stream.schema())
    }

    /// Writes all rows, as they come.
    ///
    /// # Errors
    /// The query fails or is cancelled, or the output fails. The output is incomplete then.
    ///
    /// ```
    /// # use sudokit_query::{Form, Limits, Session};
    /// let mut text = Vec::new();
    /// Session::new(&Limits::default())?.query("select 1 as a, null as b")?.write(Form::Ndjson, &mut text)?;
    /// assert_eq!(text, b"{\"a\":1,\"b\":null}\n");
    /// # Ok::<(), sudokit_query::QueryError>(())
    /// ```
    pub fn write(self, form: Form, output: &mut (impl Write + Send)) -> Result<(), QueryError> {
        let schema = self.schema();
        match form {
            Form::Table => {
                let mut sheet = Sheet::new(&schema);
                for rows in self {
                    sheet.put(&rows?, output)?;
                }
                sheet.finish(output)?;
            }
            Form::Csv => {
                // The header waits for the first rows, so that an error at once leaves the output empty. An
                // answer without rows has a header too.
                let names: Vec<String> = schema.fields().iter().map(|field| quoted(field.name())).collect();
                // Through memory: the CSV writer loses the kind of an error of the output.
                let mut text = format!("{}\n", names.join(",")).into_bytes();
                for rows in self {
                    csv::WriterBuilder::new().with_header(false).build(&mut text).write(&flat(&rows?)?)?;
                    output.write_all(&text)?;
                    text.clear();
                }
                output.write_all(&text)?;
            }
            Form::Ndjson => {
                let mut writer =
                    WriterBuilder::new().with_explicit_nulls(true).build::<_, LineDelimited>(output);
                for rows in self {
                    writer.write(&rows?)?;
                }
                writer.finish()?;
            }
            Form::Parquet => {
                let properties = WriterProperties::builder()
                    .set_compression(Compression::ZSTD(ZstdLevel::default()))
                    .set_max_row_group_row_count(Some(GROUP))
                    .build();
                let mut writer = ArrowWriter::try_new(output, schema, Some(properties))?;
                for rows in self {
                    writer.write(&rows?)?;
                }
                writer.close()?;
            }
        }
        Ok(())
    }
}

/// The same rows with lists and records as texts: CSV is flat.
fn flat(rows: &RecordBatch) -> Result<RecordBatch, QueryError> {
    let (mut fields, mut columns) = (Vec::new(), Vec::new());
    for (field, column) in rows.schema().fields().iter().zip(rows.columns()) {
        let is_nested = field.data_type().is_nested();
        let kind = if is_nested { &DataType::Utf8 } else { field.data_type() };
        columns.push(if is_nested { cast(column, kind)? } else { Arc::clone(column) });
        fields.push(Field::new(field.name(), kind.clone(), true));
    }
    let options = RecordBatchOptions::new().with_row_count(Some(rows.num_rows()));
    Ok(RecordBatch::try_new_with_options(Arc::new(Schema::new(fields)), columns, &options)?)
}

/// Waits for work of the engine, until it is cancelled. Work that fails after that has been cancelled, too,
/// whatever its error.
pub(crate) fn until<T>(
    runtime: &Runtime,
    cancel: &Cancel,
    work: impl Future<Output = Result<T, DataFusionError>>,
) -> Result<T, QueryError> {
    let mut work = pin!(work);
    loop {
        if cancel.check().is_err() {
            return Err(QueryError::Cancelled);
        }
        // Executors of a cluster do not notice a cancellation here.
        let soon = async { tokio::time::timeout(LISTENING, &mut work).await };
        match runtime.block_on(soon) {
            Ok(Err(_)) if cancel.is_cancelled() => return Err(QueryError::Cancelled),
            Ok(done) => return Ok(done?),
            Err(_) => {}
        }
    }
}

/// The same rows under the names of the answer.
fn named(rows: &RecordBatch) -> Result<RecordBatch, QueryError> {
    let options = RecordBatchOptions::new().with_row_count(Some(rows.num_rows()));
    Ok(RecordBatch::try_new_with_options(renamed(&rows.schema()), rows.columns().to_vec(), &options)?)
}

/// The same columns with readable names.
fn renamed(schema: &SchemaRef) -> SchemaRef {
    let mut names: Vec<String> = Vec::new();
    let mut fields = Vec::new();
    for field in schema.fields() {
        let short = readable(field.name());
        // Two texts may begin alike.
        let numbered = (2..).map(|number| format!("{short} ({number})"));
        let free = |name: &String| !names.contains(name);
        let name = std::iter::once(short.clone()).chain(numbered).find(free).expect("one is free");
        fields.push(Arc::new(field.as_ref().clone().with_name(&name)));
        names.push(name);
    }
    Arc::new(Schema::new_with_metadata(fields, schema.metadata().clone()))
}

/// The engine calls a column `sudoku_count(Utf8("..."),Int64(2))`. This is `sudoku_count('...',2)`, with no
/// more than the beginning of a long text.
fn readable(name: &str) -> String {
    /// The most characters of a text that are shown whole.
    const SHOWN: usize = 20;
    let mut readable = String::new();
    let mut rest = name;
    while let Some(next) = rest.chars().next() {
        let is_within = readable.ends_with(|last: char| last.is_alphanumeric() || last == '_');
        if !is_within && let Some((value, after)) = constant(rest) {
            match value.strip_prefix('"') {
                Some(text) if text.chars().count() > SHOWN => {
                    let start: String = text.chars().take(SHOWN / 2).collect();
                    readable += &format!("'{start}...'");
                }
                Some(text) => readable += &format!("'{text}'"),
                None => readable += value,
            }
            rest = after;
        } else {
            readable.push(next);
            rest = &rest[next.len_utf8()..];
        }
    }
    readable
}

/// A constant at the start of a name, and what follows: a number, or a text behind a quotation mark.
fn constant(name: &str) -> Option<(&str, &str)> {
    const TYPES: [&str; 5] = ["Utf8", "Utf8View", "Int64", "Float64", "Boolean"];
    let (kind, rest) = name.split_once('(')?;
    if !TYPES.contains(&kind) {
        return None;
    }
    let end = if rest.starts_with('"') { "\")" } else { ")" };
    rest.split_once(end)
}

/// A name as a field of CSV.
fn quoted(name: &str) -> String {
    if name.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", name.replace('"', "\"\""))
    } else {
        name.to_owned()
    }
}

impl fmt::Debug for Rows<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rows").field("schema", &self.schema()).finish_non_exhaustive()
    }
}

impl Iterator for Rows<'_> {
    type Item = Result<RecordBatch, QueryError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        let rows = match until(self.runtime, &self.cancel, self.stream.try_next()) {
            Ok(rows) => named(&rows?),
            Err(error) => Err(match &self.others {
                Some((others, _)) => others.said(error),
                None => error,
            }),
        };
        // Nothing follows an error.
        self.is_over = rows.is_err();
        Some(rows)
    }
}
