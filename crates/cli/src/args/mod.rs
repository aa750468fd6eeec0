//! The command line.

mod kinds;
mod techniques;

pub(crate) use kinds::{kind, meant};
pub(crate) use techniques::{
    ExplainArgs, ExplainFormat, HintArgs, PositionArgs, RateArgs, RateFormat, Scale, StepsArgs,
    TechniquesArgs, TextFormat, VerifyArgs,
};

use crate::classic::Classic;
use crate::commands::{
    BackdoorArgs, CanonArgs, CountArgs, GenerateArgs, IsoArgs, MinimalArgs, PatternArgs, RankArgs,
    TransformArgs, UnavoidableArgs, UnrankArgs, VicinityArgs,
};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{ArgAction, Args, Parser, Subcommand, ValueEnum, ValueHint};
use std::ffi::OsString;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::Duration;
use sudokit::formats::Format;
use sudokit::{Backend, Puzzle};

const EXIT_CODES: &str = "\
Exit codes:
  0  every puzzle has exactly one solution (for other commands: all went well)
  1  some puzzle has no solution, or several (for other commands: their help says what)
  2  something could not be read or written, or the command line is wrong; the other puzzles are answered all the same
The highest wins.";

/// The version, and what the batch engine makes of this machine.
static LONG_VERSION: LazyLock<String> = LazyLock::new(|| {
    let best = Backend::best();
    let names: Vec<&str> = Backend::available().map(Backend::name).collect();
    format!(
        "{}\nbackend: {best}, {} puzzles at once; this machine has {}",
        env!("CARGO_PKG_VERSION"),
        best.width(),
        names.join(", ")
    )
});

/// Solves, explains, rates, makes and compares Sudoku puzzles.
///
/// Puzzles come as arguments, from files or from standard input, in any of many formats: a line of 81 characters, a
/// drawn grid, a grid of candidates, files of other programs, links. The format is recognised. Results go to standard
/// output, talk goes to standard error.
///
/// Without a command: a short welcome on a terminal; otherwise standard input is solved, as `sudoku solve` does.
#[derive(Parser)]
#[command(name = "sudoku", version, long_version = LONG_VERSION.as_str(), after_long_help = EXIT_CODES, disable_help_subcommand = true)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) common: Common,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Args)]
#[command(next_help_heading = "Common options")]
pub(crate) struct Common {
    /// No progress and no notes, only results and errors
    #[arg(short, long, global = true, conflicts_with = "verbose")]
    pub(crate) quiet: bool,
    /// Every error, and a summary at the end
    #[arg(short, long, global = true)]
    pub(crate) verbose: bool,
    /// When to use colour; NO_COLOR and TERM=dumb turn off `auto`
    #[arg(long, value_name = "WHEN", default_value = "auto", global = true, alias = "colour")]
    pub(crate) color: ColorWhen,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum ColorWhen {
    Auto,
    Always,
    Never,
}

impl ColorWhen {
    pub(crate) fn write_global(self) {
        match self {
            Self::Auto => anstream::ColorChoice::Auto,
            Self::Always => anstream::ColorChoice::AlwaysAnsi,
            Self::Never => anstream::ColorChoice::Never,
        }
        .write_global();
    }
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Solve(SolveArgs),
    Check(CheckArgs),
    Explain(ExplainArgs),
    Hint(HintArgs),
    Steps(StepsArgs),
    Techniques(TechniquesArgs),
    Rate(RateArgs),
    Verify(VerifyArgs),
    Convert(ConvertArgs),
    Generate(Box<GenerateArgs>),
    Canon(CanonArgs),
    Iso(IsoArgs),
    Transform(TransformArgs),
    Rank(RankArgs),
    Unrank(UnrankArgs),
    Count(CountArgs),
    Minimal(MinimalArgs),
    Vicinity(VicinityArgs),
    Unavoidable(UnavoidableArgs),
    Backdoor(BackdoorArgs),
    Pattern(PatternArgs),
    Bench(BenchArgs),
    Classic(Classic),
    /// Print the rules, some advice and a solved example
    Rules,
    /// Print a completion script for a shell
    ///
    /// Examples:
    ///   sudoku completions bash > ~/.local/share/bash-completion/completions/sudoku
    ///   sudoku completions zsh > ~/.zfunc/_sudoku
    ///   sudoku completions fish > ~/.config/fish/completions/sudoku.fish
    #[command(verbatim_doc_comment)]
    Completions {
        /// The shell to complete for
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    ///
    /// Examples:
    ///   sudoku man | man -l -
    ///   sudoku man --dir ~/.local/share/man/man1
    #[command(verbatim_doc_comment)]
    Man {
        /// Write a page for the program and one for each command into this directory
        #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
        dir: Option<PathBuf>,
    },
}

/// Which puzzles.
#[derive(Args)]
pub(crate) struct InputArgs {
    /// Files, puzzles, or `-` for standard input
    ///
    /// An existing file is read as that file; anything else must be a puzzle itself, with quotes around it if it has
    /// spaces or several rows. Without any, standard input is read.
    #[arg(value_name = "FILE|PUZZLE|-", value_hint = ValueHint::AnyPath)]
    pub(crate) inputs: Vec<OsString>,
    /// Read this format only, instead of recognising it (`sudoku convert --list` shows all)
    #[arg(
        long,
        value_name = "FORMAT",
        value_parser = formats(Format::reads),
        hide_possible_values = true,
        ignore_case = true
    )]
    pub(crate) from: Option<Format>,
}

/// Where to.
#[derive(Args)]
pub(crate) struct OutputArgs {
    /// Write to this file; it appears when it is complete
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    output: Option<PathBuf>,
}

impl OutputArgs {
    pub(crate) fn path(&self) -> Option<&Path> {
        self.output.as_deref().filter(|path| path.as_os_str() != "-")
    }
}

/// How many at once.
#[derive(Args)]
pub(crate) struct JobsArgs {
    /// The threads to work with; as many as there are cores if not given
    #[arg(short, long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
}

impl JobsArgs {
    /// How many threads; one where somebody may wait for each answer.
    pub(crate) fn threads(&self, may_wait: bool) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        if may_wait { 1 } else { self.jobs.map_or_else(cores, NonZeroUsize::get) }
    }
}

/// Solve puzzles: no solution, the one solution, or several
///
/// One puzzle in, one record out, in order; a file of any size takes a few megabytes of memory for each thread. Through a
/// pipe each answer is out before the next puzzle is waited for. What is not a puzzle is reported on standard error, with
/// its place, and skipped.
///
/// One puzzle on a terminal is drawn as a grid, its givens bold. Everything else is `--format line`.
#[derive(Args)]
#[command(after_long_help = SOLVE_HELP)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    /// Solve a built-in puzzle
    #[arg(long, conflicts_with_all = ["inputs", "from"])]
    pub(crate) example: bool,
    /// line, csv, json, ndjson, grid, or a format of `sudoku convert --list`
    #[arg(
        short,
        long,
        value_name = "FORMAT",
        value_parser = solve_formats(),
        hide_possible_values = true,
        ignore_case = true
    )]
    pub(crate) format: Option<SolveFormat>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    /// Count the solutions, but no further than N (2 if not given); `sudoku count` counts all, with all threads
    #[arg(long, value_name = "N", value_parser = at_least_two)]
    pub(crate) count: Option<u64>,
    /// Write every solution as a record of its own; with `--count N` the first N
    #[arg(long)]
    pub(crate) all: bool,
    /// The engine that searches; --all takes `single` for `batch`
    #[arg(long, value_name = "ENGINE", default_value = "batch")]
    pub(crate) engine: EngineName,
    #[command(flatten)]
    pub(crate) jobs: JobsArgs,
    /// The instructions that the batch engine uses; the best of this machine if not given
    #[arg(long, value_name = "NAME", value_parser = PossibleValuesParser::new(Backend::names()))]
    pub(crate) backend: Option<String>,
}

const SOLVE_HELP: &str = "\
Formats:
  line    for each puzzle its solution, or `none`, or `multiple`
  csv     the header `puzzle,status,count,solution`, then for each puzzle its status `unique`, `none` or `multiple`,
          the number of solutions found and the first of them, if any
  ndjson  for each puzzle one line of JSON: version, puzzle, status, count, exact, solution
  json    one document: {\"version\":1,\"results\":[...]}
  grid    a grid to look at, and the answer in words
          Any other format writes each puzzle with its solution filled in.
  With --all, csv has the header `puzzle,status,number,solution` and a line for each solution; JSON likewise.

Examples:
  sudoku solve --example
  sudoku solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  sudoku solve puzzles.txt > solutions.txt
  sudoku solve --format csv --count 1000 puzzles.txt -o answers.csv
  sudoku solve --all puzzle.sdk | head -5";

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum EngineName {
    /// Many puzzles at once, fastest
    Batch,
    /// One puzzle after the other
    Single,
    /// The readable reference, slow
    Plain,
}

/// How `solve` writes its answers.
#[derive(Clone, Copy)]
pub(crate) enum SolveFormat {
    Line,
    Csv,
    Json,
    Ndjson,
    Grid,
    Entry(Format),
}

impl SolveFormat {
    /// The formats that are records of answers, not of puzzles.
    const OWN: [(&'static str, Self); 5] = [
        ("line", Self::Line),
        ("csv", Self::Csv),
        ("json", Self::Json),
        ("ndjson", Self::Ndjson),
        ("grid", Self::Grid),
    ];

    fn own(name: &str) -> Option<Self> {
        Self::OWN.iter().find(|(own, _)| own.eq_ignore_ascii_case(name)).map(|(_, format)| *format)
    }
}

/// Say what is wrong with a puzzle, or what kind of puzzle it is
///
/// Names every conflict by its house: kind and ordinal, and its number among the 27 (rows 0 to 8, columns 9 to 17,
/// boxes 18 to 26). Then: the number of givens; whether the puzzle is valid (no digit twice in a house), unique (one
/// solution) and minimal (it needs every given), and which givens are redundant: without any one of them it is still
/// unique. Digits that a player has filled in are compared with the solution.
#[derive(Args)]
#[command(after_long_help = CHECK_HELP)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    /// How to say it
    #[arg(short, long, value_name = "FORMAT", default_value = "text")]
    pub(crate) format: CheckFormat,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
}

const CHECK_HELP: &str = "\
Formats:
  text    a paragraph for one puzzle, a line each for several
  csv     the header `puzzle,givens,valid,status,minimal,redundant,wrong,conflicts`, a line for each puzzle
  ndjson  for each puzzle one line of JSON
  json    one document: {\"version\":1,\"results\":[...]}

Examples:
  sudoku check 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
  sudoku check --format csv puzzles.txt";

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum CheckFormat {
    Text,
    Csv,
    Json,
    Ndjson,
}

/// Write puzzles in another format
///
/// What the target format cannot say is left out: a player's digits, candidates, names.
#[derive(Args)]
#[command(after_long_help = CONVERT_HELP)]
pub(crate) struct ConvertArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    /// The format to write; if not given, the ending of the output file tells
    #[arg(
        long,
        short = 'f',
        visible_alias = "format",
        value_name = "FORMAT",
        value_parser = formats(Format::writes),
        hide_possible_values = true,
        ignore_case = true
    )]
    pub(crate) to: Option<Format>,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    /// List the formats, with an example of each
    #[arg(long, action = ArgAction::SetTrue, conflicts_with_all = ["inputs", "from", "to"])]
    pub(crate) list: bool,
}

const CONVERT_HELP: &str = "\
Examples:
  sudoku convert --list
  sudoku convert puzzles.sdm --to csv
  sudoku convert puzzle.txt -o puzzle.sdk
  sudoku convert --to line < grid.txt";

/// Measure how many puzzles this machine solves in a second
///
/// Each engine, and the batch engine with each backend, solves the same sets of puzzles on one core: it reads each line,
/// proves that there is no solution, one, or several, and writes the answer. All answers are compared.
///
/// Without files, four built-in sets are measured, made anew from the seed: `easy`, `minimal`, `several` and `none`. Each
/// file is a set of its own, held in memory. It is told as well how many search nodes its puzzles need: places where
/// deduction comes to no end, and the batch engine splits the search. They are the same with every backend.
#[derive(Args)]
#[command(
    after_long_help = BENCH_HELP,
    mut_arg("inputs", |arg| arg.help(BENCH_INPUTS).long_help(None::<&str>)),
    mut_arg("from", |arg| arg.requires("inputs"))
)]
pub(crate) struct BenchArgs {
    #[command(flatten)]
    pub(crate) input: InputArgs,
    /// One JSON document instead of a table
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    /// How often each set is solved, not counting a round to warm up
    #[arg(long, value_name = "N", default_value = "5")]
    pub(crate) rounds: NonZeroUsize,
    /// Puzzles in each built-in set; a file with fewer is repeated
    #[arg(long, value_name = "N", default_value = "10000")]
    pub(crate) puzzles: NonZeroUsize,
    /// Make and shuffle the sets as this seed does
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    pub(crate) seed: u64,
}

const BENCH_INPUTS: &str = "Files, puzzles, or `-` for standard input, instead of the built-in sets";

const BENCH_HELP: &str = "\
Table:
  The rate is puzzles per second: the median of all rounds, the lowest and the
  highest. The ratio is the rate over that of the engine `single`, measured in the
  same round. The plain engine is slow, and gets only the first puzzles of a set.

JSON:
  One document {\"version\":1,\"benchmark\":{...},\"results\":[...]} with a result for
  each set. Runs whose checksums agree have measured the same puzzles.

Examples:
  sudoku bench
  sudoku bench puzzles.txt
  sudoku bench --json --rounds 9 > bench.json";

/// No puzzle with one solution has fewer givens (McGuire, Tugemann and Civario, 2012): nothing to search for.
pub(crate) const LEAST_GIVENS: usize = 17;

/// A parser for a time in seconds.
pub(crate) fn seconds(text: &str) -> Result<Duration, &'static str> {
    let number = text.parse().ok();
    number
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .ok_or("it must be a number of seconds, 0 or more")
}

/// A parser for a puzzle, in any format.
pub(crate) fn puzzle(text: &str) -> Result<Puzzle, String> {
    sudokit::read(text).map(|entry| entry.givens).map_err(|error| error.to_string())
}

fn at_least_two(text: &str) -> Result<u64, &'static str> {
    let number = text.parse().ok().filter(|number| *number >= 2);
    number.ok_or("it must be a number, and 2 or more: with 1 nobody knows whether there are others")
}

/// A parser for the names of the formats that a test holds of; it suggests the nearest to a wrong one.
pub(crate) fn formats(test: fn(Format) -> bool) -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(named(test)).try_map(|name| Format::by_name(&name).ok_or("no such format"))
}

fn solve_formats() -> impl TypedValueParser<Value = SolveFormat> {
    let own = SolveFormat::OWN.map(|(name, _)| PossibleValue::new(name));
    let others = named(Format::writes).filter(|value| SolveFormat::own(value.get_name()).is_none());
    PossibleValuesParser::new(own.into_iter().chain(others)).try_map(|name| {
        SolveFormat::own(&name)
            .or_else(|| Format::by_name(&name).map(SolveFormat::Entry))
            .ok_or("no such format")
    })
}

/// The formats that a test holds of, as possible values.
pub(crate) fn named(test: fn(Format) -> bool) -> impl Iterator<Item = PossibleValue> {
    let formats = Format::ALL.iter().filter(move |format| test(**format));
    formats.map(|format| {
        PossibleValue::new(format.name()).aliases(format.aliases().iter().copied()).help(format.title())
    })
}

/// Prints help, the version, or what is wrong with the command line, and ends.
pub(crate) fn exit(error: &clap::Error) -> ! {
    // A closed pipe is no reason to panic.
    _ = error.print();
    if let (ErrorKind::InvalidSubcommand, Some(ContextValue::String(word))) =
        (error.kind(), error.get(ContextKind::InvalidSubcommand))
    {
        if word == "help" {
            _ = writeln!(io::stderr(), "\nhint: help on one command: sudoku solve --help");
        } else if Path::new(word).exists() || sudokit::read(word).is_ok() {
            _ = writeln!(io::stderr(), "\nhint: to solve it: sudoku solve '{word}'");
        }
    }
    std::process::exit(error.exit_code())
}
