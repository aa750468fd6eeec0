//! The command line of `sudoku solve`.

use crate::args::{Choice, InputArgs, JobsArgs, KeepArgs, LanguageArgs, OutputFormat, ResultArgs};
use crate::show::records::SolveFormat;
use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Args, ValueEnum};
use sudokit::Backend;
use sudokit::formats::Format;

/// Solve puzzles: no solution, the one solution, or several
///
/// Each puzzle gets one answer, in the order of the input. A file of any size takes only a few megabytes of
/// memory for each thread. Through a pipe, each answer is written before the next puzzle is read. Whatever is
/// not a puzzle is reported on standard error, with its place, and skipped.
///
/// A single puzzle on a terminal is drawn as a grid with its givens bold. In all other cases the format is
/// `line` if you do not choose one.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(super) input: InputArgs,
    /// Solve a built-in puzzle
    #[arg(long, conflicts_with_all = ["inputs", "from"])]
    pub(super) example: bool,
    #[command(flatten)]
    pub(super) results: ResultArgs<SolveFormat>,
    /// Count up to N solutions of each puzzle [default: 2]; `sudoku count` counts all of them
    #[arg(long, value_name = "N", value_parser = at_least_two)]
    pub(super) count: Option<u64>,
    /// Write every solution, or with --count the first N
    #[arg(long)]
    pub(super) all: bool,
    /// Search with this engine; --all uses `single` instead of `batch`
    #[arg(long, value_name = "ENGINE", default_value = "batch")]
    pub(super) engine: EngineName,
    #[command(flatten)]
    pub(super) jobs: JobsArgs,
    #[command(flatten)]
    pub(super) keep: KeepArgs,
    /// Instructions for the batch engine to use, or `gpu` [default: the best of this machine]
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(Backend::names().chain([GPU])))]
    pub(super) backend: Option<String>,
    #[command(flatten)]
    _language: LanguageArgs,
}

const HELP: &str = "\
Formats:
  line    the solution of each puzzle, or `none`, or `multiple`
  csv     a table with the header `puzzle,status,count,solution`; the status is
          `unique`, `none` or `multiple`, count says how many solutions were
          found, and the solution is one of them, the same with every engine
  ndjson  a line of JSON for each puzzle, with the fields version, puzzle,
          status, count, exact and solution
  json    one document: {\"version\":1,\"results\":[...]}
  grid    a drawn grid, and the answer in words
Any other format writes the puzzles with their solutions filled in.
With --all there is a record for each solution, and `number` instead of `count`.

Examples:
  sudoku solve --example
  sudoku solve puzzle.sdk
  sudoku solve puzzles.txt > solutions.txt
  sudoku solve --count 1000 puzzles.txt -o answers.csv
  sudoku solve --all puzzle.sdk | head -5";

/// The backend that is no processor's.
pub(super) const GPU: &str = "gpu";

#[derive(Clone, Copy, ValueEnum)]
pub(super) enum EngineName {
    /// Many puzzles at once, fastest
    Batch,
    /// One puzzle after the other
    Single,
    /// The readable reference, slow
    Plain,
}

fn at_least_two(text: &str) -> Result<u64, &'static str> {
    let number = text.parse().ok().filter(|number| *number >= 2);
    number.ok_or("it must be 2 or more: with 1 nobody knows whether there are others")
}

impl OutputFormat for SolveFormat {
    const HELP: &str = "line, csv, json, ndjson, grid, or a format of `sudoku convert --list`; by default the ending of \
                        FILE decides";
    const IS_LIST_LONG: bool = true;

    fn choices() -> Vec<Choice<Self>> {
        let own = [
            ("line", Self::Line),
            ("csv", Self::Csv),
            ("json", Self::Json),
            ("ndjson", Self::Ndjson),
            ("grid", Self::Grid),
        ];
        let is_own = |format: Format| own.iter().any(|(name, _)| *name == format.name());
        let others = Format::ALL.iter().copied().filter(|format| format.writes() && !is_own(*format));
        let answers = own.into_iter().map(|(name, format)| Choice::named(PossibleValue::new(name), format));
        answers.chain(others.map(|format| Choice::of_puzzles(format, Self::Entry(format)))).collect()
    }
}
