//! Queries: `sudoku-sql QUERY`.

use crate::{cluster, failure, size};
use clap::Args;
use std::io::{self, Read};
use std::num::NonZeroUsize;
use std::time::Duration;
use sudokit::Cancel;
use sudokit_cli::program::{Failure, Message, Outcome, Output, Reporter, ResultArgs, open, seconds, within};
use sudokit_query::{Form, Limits, QueryError, Session, functions};

#[derive(Args)]
pub(crate) struct AskArgs {
    /// The query, or `-` to read it from standard input; several statements have `;` between them, and the
    /// last answers
    #[arg(value_name = "QUERY", required_unless_present = "functions")]
    query: Option<String>,
    /// Make a table of a file, of all files of a folder, or of those that a pattern such as 'data/*.txt' fits
    #[arg(short, long, value_name = "NAME=FILE", value_parser = table)]
    table: Vec<(String, String)>,
    /// Show the functions, each with an example
    #[arg(long, conflicts_with_all = ["query", "table", "output"])]
    functions: bool,
    #[command(flatten)]
    results: ResultArgs<Form>,
    /// Memory for sorting, grouping and joining, such as 500MB or 4GB; the program needs some more
    #[arg(long, value_name = "SIZE", default_value = "100MB", value_parser = size)]
    memory: usize,
    /// End with an error at the first thing that is no puzzle
    #[arg(long)]
    strict: bool,
    /// Number of threads [default: one for each core]; with --cluster, of tasks at a time [default: 64]
    #[arg(short, long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
    /// Stop working on the query after so many seconds; it is an error
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    timeout: Option<Duration>,
    /// Have the executors of this scheduler do the work; see `sudoku-sql cluster --help`
    #[arg(long, value_name = "HOST:PORT", hide = cfg!(not(feature = "cluster")))]
    cluster: Option<String>,
}

pub(crate) fn ask(args: &AskArgs, reporter: &Reporter) -> Result<Outcome, Failure> {
    if args.functions {
        return show_functions();
    }
    let format = args.results.format()?;
    let query = match args.query.as_deref() {
        Some("-") => read_query()?,
        query => query.unwrap_or_default().to_owned(),
    };
    within(
        args.timeout,
        |cancel| answer(args, format, &query, cancel, reporter),
        |seconds| Failure::Fatal(Message::new(format_args!("not finished after {seconds} s (--timeout)"))),
    )
}

/// Writes the answer to a query.
fn answer(
    args: &AskArgs,
    format: Option<Form>,
    query: &str,
    cancel: &Cancel,
    reporter: &Reporter,
) -> Result<Outcome, Failure> {
    let limits = Limits {
        memory: args.memory,
        strict: args.strict,
        open,
        cancel: cancel.clone(),
        ..Limits::default()
    };
    let session = match &args.cluster {
        Some(scheduler) => cluster::session(scheduler, args.jobs, limits)?,
        None => {
            let threads = args.jobs.map_or(limits.threads, NonZeroUsize::get);
            Session::new(&Limits { threads, ..limits }).map_err(|error| failure(&error))?
        }
    };
    for (name, of) in &args.table {
        session.table(name, of).map_err(|error| failure(&error))?;
    }
    let rows = session.query(query).map_err(|error| failure(&error))?;
    // Only now: a wrong query leaves no file.
    let mut output = Output::new(args.results.path())?;
    let format = format.unwrap_or(if output.is_terminal() { Form::Table } else { Form::Csv });
    if format == Form::Parquet && output.is_terminal() {
        let message = Message::new("Parquet is not for terminals");
        return Err(Failure::Fatal(message.hint("name a file with -o")));
    }
    rows.write(format, &mut output).map_err(|error| match error {
        QueryError::Output(error) => output.failure(&error),
        error => failure(&error),
    })?;
    output.finish()?;
    let skipped = session.skipped();
    if let Some(first) = skipped.first {
        let rows = if skipped.count == 1 { "row has" } else { "rows have" };
        reporter.note(format_args!("{} {rows} no puzzle; first: {first}", skipped.count));
    }
    Ok(Outcome::Positive)
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

/// Reads NAME=FILE.
fn table(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, of)) if !name.is_empty() && !of.is_empty() => Ok((name.to_owned(), of.to_owned())),
        _ => Err("expected NAME=FILE, such as p=puzzles.txt".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::table;

    #[test]
    fn tables_have_names() {
        assert_eq!(table("a=b=c"), Ok(("a".to_owned(), "b=c".to_owned())));
        for text in ["", "a", "=b", "a="] {
            assert!(table(text).is_err(), "{text}");
        }
    }
}
