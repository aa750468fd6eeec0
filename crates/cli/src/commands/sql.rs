//! `sudoku sql`

use crate::args::{OutputArgs, OutputFormat, format_parser};
use crate::io::decode::Decoder;
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Message, Reporter};
use clap::{Args, ValueEnum};
use std::io::{self, Read};
use std::num::NonZeroUsize;
use std::path::Path;
use sudokit_query::{Form, Limits, QueryError, Session, functions};

/// Ask about very many puzzles in SQL
///
/// Tables are files: of puzzles, in every format that `sudoku` reads, with the columns `puzzle`, `placed`, `title`, `author`, `comment`,
/// `source`, `date`, `level`, `url`, `file` and `line`; or CSV and TSV with a header line, NDJSON and Parquet, by the ending. Functions say of
/// each puzzle what `sudoku` knows, and work on all cores. What is no puzzle is null, or left out, and counted.
///
/// Sorting, grouping and joining use files on disk beyond the memory that they may have.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct SqlArgs {
    /// The query, or `-` to read it from standard input; several statements have `;` between them, and the last answers
    #[arg(value_name = "QUERY", required_unless_present = "functions")]
    query: Option<String>,
    /// Make a table of a file, of all files of a folder, or of those that a pattern such as 'data/*.txt' fits
    #[arg(short, long, value_name = "NAME=FILE", value_parser = table)]
    table: Vec<(String, String)>,
    /// Show the functions, each with an example
    #[arg(long, conflicts_with_all = ["query", "table", "output"])]
    functions: bool,
    #[arg(
        short,
        long,
        value_name = "FORMAT",
        value_parser = format_parser::<SqlFormat>(),
        help = SqlFormat::HELP,
        ignore_case = true
    )]
    format: Option<SqlFormat>,
    #[command(flatten)]
    output: OutputArgs,
    /// Memory for sorting, grouping and joining, such as 500MB or 4GB; the program needs some more
    #[arg(long, value_name = "SIZE", default_value = "100MB", value_parser = size)]
    memory: usize,
    /// End with an error at the first thing that is no puzzle
    #[arg(long)]
    strict: bool,
    /// Number of threads [default: one for each core]; with --cluster, of tasks at a time [default: 64]
    #[arg(short, long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
    /// Have the executors of this scheduler do the work; see `sudoku cluster`
    #[cfg(feature = "cluster")]
    #[arg(long, value_name = "HOST:PORT")]
    cluster: Option<String>,
}

/// Tasks on a cluster, if nobody says how many: some for each executor, so that little is lost with one of them.
#[cfg(feature = "cluster")]
const TASKS: usize = 64;

const HELP: &str = "\
Rows are written as
  table    columns side by side, to read; the default on a terminal
  csv      a table with a header line; the default elsewhere
  ndjson   a line of JSON for each row
  parquet  Apache Parquet, for other programs and for queries to come

Examples:
  sudoku sql --functions
  sudoku sql -t p=puzzles.txt 'select sudoku_level(puzzle) from p limit 5'
  sudoku sql -t p=all/ 'select count(distinct sudoku_canon(puzzle)) from p'
  sudoku sql -t p=a.sdm -o a.parquet 'select puzzle, line from p'
  sudoku sql \"select puzzle from sudoku_generate(10, 7, 'x-wing')\"";

/// How rows are written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum SqlFormat {
    Table,
    Csv,
    Ndjson,
    Parquet,
}

impl SqlFormat {
    const fn form(self) -> Form {
        match self {
            Self::Table => Form::Table,
            Self::Csv => Form::Csv,
            Self::Ndjson => Form::Ndjson,
            Self::Parquet => Form::Parquet,
        }
    }
}

pub(crate) fn sql(args: &SqlArgs, reporter: &Reporter) -> Result<Outcome, Failure> {
    if args.functions {
        return show_functions();
    }
    let format = args.output.format(args.format, &SqlFormat::choices())?;
    let query = match args.query.as_deref() {
        Some("-") => read_query()?,
        query => query.unwrap_or_default().to_owned(),
    };
    let limits = Limits {
        memory: args.memory,
        strict: args.strict,
        open,
        cancel: interrupt::cancel().clone(),
        ..Limits::default()
    };
    let session = session(args, limits).map_err(|error| wrong(&error))?;
    for (name, of) in &args.table {
        session.table(name, of).map_err(|error| wrong(&error))?;
    }
    let rows = session.query(&query).map_err(|error| wrong(&error))?;
    // Only now: a query that is none leaves no trace.
    let mut output = Output::new(args.output.path())?;
    let format = format.unwrap_or(if output.is_terminal() { SqlFormat::Table } else { SqlFormat::Csv });
    if format == SqlFormat::Parquet && output.is_terminal() {
        let message = Message::new("Parquet is not for terminals");
        return Err(Failure::Fatal(message.hint("name a file with -o")));
    }
    rows.write(format.form(), &mut output).map_err(|error| match error {
        QueryError::Output(error) => output.failure(&error),
        error => wrong(&error),
    })?;
    output.finish()?;
    let skipped = session.skipped();
    if let Some(first) = skipped.first {
        reporter.note(format_args!("{} times there was no puzzle; first: {first}", skipped.count));
    }
    Ok(Outcome::Positive)
}

/// Where the work is done.
fn session(args: &SqlArgs, limits: Limits) -> Result<Session, QueryError> {
    let jobs = args.jobs.map(NonZeroUsize::get);
    #[cfg(feature = "cluster")]
    if let Some(scheduler) = &args.cluster {
        return Session::on_cluster(&Limits { threads: jobs.unwrap_or(TASKS), ..limits }, scheduler);
    }
    Session::new(&Limits { threads: jobs.unwrap_or(limits.threads), ..limits })
}

pub(super) fn wrong(error: &QueryError) -> Failure {
    let message = Message::new(error);
    Failure::Fatal(match error {
        QueryError::Cancelled => return Failure::Interrupted,
        QueryError::Memory(_) => message.hint("give it more with --memory, or fewer threads with --jobs"),
        QueryError::Query(text) if text.contains("invalid function") || text.contains("sudoku_") => {
            message.hint("`sudoku sql --functions` shows those about puzzles")
        }
        _ => message,
    })
}

fn read_query() -> Result<String, Failure> {
    let mut query = String::new();
    match io::stdin().read_to_string(&mut query) {
        Ok(_) => Ok(query),
        Err(error) => Err(Failure::Fatal(Message::new(format_args!("cannot read the query: {error}")))),
    }
}

fn show_functions() -> Result<Outcome, Failure> {
    let mut output = Output::new(None)?;
    for about in functions() {
        let text =
            format!("{}\n  {}\n  > {}\n  {}\n\n", about.syntax, about.summary, about.example, about.result);
        output.put(text.as_bytes())?;
    }
    output.finish()?;
    Ok(Outcome::Positive)
}

/// Opens a file of puzzles as every command does: unpacked, and as UTF-8.
pub(super) fn open(path: &Path) -> io::Result<Box<dyn Read + Send>> {
    Ok(Box::new(Decoder::new(std::fs::File::open(path)?)))
}

/// A table by its name and what it is made of.
fn table(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, of)) if !name.is_empty() && !of.is_empty() => Ok((name.to_owned(), of.to_owned())),
        _ => Err("expected NAME=FILE, such as p=puzzles.txt".to_owned()),
    }
}

/// A number of bytes.
pub(super) fn size(text: &str) -> Result<usize, String> {
    let units = [("KB", 1e3), ("MB", 1e6), ("GB", 1e9), ("TB", 1e12), ("B", 1.0), ("", 1.0)];
    let text = text.trim().to_uppercase();
    let bytes = units.into_iter().find_map(|(name, unit)| {
        let number: f64 = text.strip_suffix(name)?.trim().parse().ok()?;
        Some(number * unit)
    });
    match bytes {
        Some(bytes) if (1e6..=1e15).contains(&bytes) => Ok(bytes as usize),
        _ => Err("expected a size of 1MB or more, such as 500MB or 4GB".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::{size, table};

    #[test]
    fn sizes_have_units() {
        assert_eq!(size("200MB"), Ok(200_000_000));
        assert_eq!(size("1.5 gb"), Ok(1_500_000_000));
        assert_eq!(size("1000000"), Ok(1_000_000));
        for text in ["", "MB", "-1MB", "5", "1XB", "nan"] {
            assert!(size(text).is_err(), "{text}");
        }
    }

    #[test]
    fn tables_have_names() {
        assert_eq!(table("a=b=c"), Ok(("a".to_owned(), "b=c".to_owned())));
        for text in ["", "a", "=b", "a="] {
            assert!(table(text).is_err(), "{text}");
        }
    }
}
