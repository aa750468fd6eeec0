//! The program `sudoku-sql`: questions about very many puzzles, in SQL, on one machine or on several.

mod ask;
#[cfg_attr(not(feature = "cluster"), path = "no_cluster.rs")]
mod cluster;

use clap::{Parser, Subcommand};
use std::process::ExitCode;
use sudokit_cli::program::{Common, Failure, HELP_WIDTH, Message, run};
use sudokit_query::QueryError;

/// Ask about very many puzzles in SQL
///
/// Tables are files: of puzzles, in every format that `sudoku` reads, with the columns `puzzle`, `placed`,
/// `title`, `author`, `comment`, `source`, `date`, `level`, `url`, `file` and `line`; or CSV and TSV with a
/// header line, NDJSON and Parquet, by the ending. Functions say of each puzzle what `sudoku` knows, and work
/// on all cores. What is no puzzle is null, or left out, and counted.
///
/// Sorting, grouping and joining use files on disk beyond the memory that they may have.
#[derive(Parser)]
#[command(
    name = "sudoku-sql",
    version,
    after_long_help = HELP,
    term_width = HELP_WIDTH,
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    disable_help_subcommand = true
)]
struct Cli {
    #[command(flatten)]
    ask: ask::AskArgs,
    #[command(flatten)]
    common: Common,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    #[command(hide = cfg!(not(feature = "cluster")))]
    Cluster(cluster::ClusterArgs),
}

const HELP: &str = "\
Exit codes:
  0    success
  2    the query is wrong, or something could not be read or written
  130  interrupted

Examples:
  sudoku-sql --functions
  sudoku-sql -t p=puzzles.txt 'select sudoku_level(puzzle) from p limit 5'
  sudoku-sql -t p=all/ 'select count(distinct sudoku_canon(puzzle)) from p'
  sudoku-sql -t p=a.sdm -o a.parquet 'select puzzle, line from p'
  sudoku-sql \"select puzzle from sudoku_generate(10, 7, 'x-wing')\"";

fn main() -> ExitCode {
    let Cli { common, ask, command } = Cli::parse();
    let code = run(&common, |reporter| match command {
        None => ask::ask(&ask, reporter),
        Some(Command::Cluster(args)) => cluster::cluster(&args, reporter),
    });
    code.into()
}

/// The error of a query, with what to do.
fn failure(error: &QueryError) -> Failure {
    let message = Message::new(error);
    Failure::Fatal(match error {
        QueryError::Cancelled => return Failure::Interrupted,
        QueryError::Memory(_) => message.hint("give it more with --memory, or fewer threads with --jobs"),
        QueryError::Query(text) if text.contains("invalid function") || text.contains("sudoku_") => {
            message.hint("`sudoku-sql --functions` shows those about puzzles")
        }
        _ => message,
    })
}

/// Reads a number of bytes.
fn size(text: &str) -> Result<usize, String> {
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
    use super::size;

    #[test]
    fn sizes_have_units() {
        assert_eq!(size("200MB"), Ok(200_000_000));
        assert_eq!(size("1.5 gb"), Ok(1_500_000_000));
        assert_eq!(size("1000000"), Ok(1_000_000));
        for text in ["", "MB", "-1MB", "5", "1XB", "nan"] {
            assert!(size(text).is_err(), "{text}");
        }
    }
}
