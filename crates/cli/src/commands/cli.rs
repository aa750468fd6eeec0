//! The command line as a whole: common options and all commands.

#[cfg(feature = "book")]
use super::BookArgs;
#[cfg(feature = "mcp")]
use super::McpArgs;
#[cfg(feature = "photo")]
use super::ReadArgs;
#[cfg(feature = "serve")]
use super::ServeArgs;
#[cfg(feature = "web")]
use super::WebArgs;
use super::{
    BackdoorArgs, BenchArgs, CanonArgs, CheckArgs, ClassifyArgs, ConvertArgs, CountArgs, ExplainArgs,
    GenerateArgs, HintArgs, IsoArgs, MergeArgs, MinimalArgs, PatternArgs, PlayArgs, PrintArgs, RankArgs,
    RateArgs, SolveArgs, SqlArgs, StepsArgs, TechniquesArgs, TrainArgs, TransformArgs, UnavoidableArgs,
    UnrankArgs, VerifyArgs, VicinityArgs,
};
#[cfg(feature = "man")]
use clap::ValueHint;
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::env;
#[cfg(feature = "man")]
use std::path::PathBuf;
use std::sync::LazyLock;
use sudokit::Backend;
use sudokit_classic::Classic;

const EXIT_CODES: &str = "\
Exit codes:
  0    success; for `solve`: every puzzle has exactly one solution
  1    for `solve`: some puzzle has no solution, or several; other commands say
       in their help when they use it; for all: an input has no puzzle
  2    something could not be read or written, or the command line is wrong;
       all other puzzles are still answered
  130  interrupted; 143 ended by a scheduler, 129 by the end of its terminal
If several apply, the highest is used.";

/// Help is made for terminals of 80 columns. On narrower ones the terminal breaks its lines, so that examples
/// can be copied.
pub const HELP_WIDTH: usize = 80;

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

/// Solve, explain, rate, make and compare Sudoku puzzles
///
/// Puzzles are given as arguments, in files, or on standard input, in almost any format: lines of 81
/// characters, drawn grids, candidate grids, files of other programs, links, photographs. The format is
/// recognised.
/// Results go to standard output; notes and errors go to standard error.
///
/// Without a command, `sudoku` shows a short welcome if it is started on a terminal. Otherwise it solves the
/// puzzles on standard input, as `sudoku solve` does.
#[derive(Parser)]
#[command(name = "sudoku", version, long_version = LONG_VERSION.as_str(), after_long_help = EXIT_CODES, term_width = HELP_WIDTH)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) common: Common,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// Options that every command has.
#[derive(Args)]
#[command(next_help_heading = "Common options")]
pub struct Common {
    /// Show only results and errors, no progress and no notes
    #[arg(short, long, global = true, conflicts_with = "verbose")]
    pub(crate) quiet: bool,
    /// Show every error, and a summary at the end
    #[arg(short, long, global = true)]
    pub(crate) verbose: bool,
    /// When to use colour; `auto` means on terminals, unless NO_COLOR is set or TERM is dumb
    #[arg(
        long,
        value_name = "WHEN",
        default_value = "auto",
        global = true,
        alias = "colour",
        hide_short_help = true
    )]
    pub(crate) color: ColorWhen,
}

impl Common {
    /// The options as arguments of a program that has the same.
    pub(crate) fn as_arguments(&self) -> impl Iterator<Item = &'static str> {
        let color = match self.color {
            ColorWhen::Auto => None,
            ColorWhen::Always => Some("--color=always"),
            ColorWhen::Never => Some("--color=never"),
        };
        [self.quiet.then_some("--quiet"), self.verbose.then_some("--verbose"), color].into_iter().flatten()
    }
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
            Self::Auto if is_dumb() => anstream::ColorChoice::Never,
            Self::Auto => anstream::ColorChoice::Auto,
            Self::Always => anstream::ColorChoice::AlwaysAnsi,
            Self::Never => anstream::ColorChoice::Never,
        }
        .write_global();
    }
}

/// True for a terminal without colours where nobody insists on them. Elsewhere `CI` alone turns them on, as
/// logs of CI show them.
fn is_dumb() -> bool {
    let is_forced = env::var_os("CLICOLOR_FORCE").is_some_and(|force| force != "0");
    env::var_os("TERM").is_some_and(|term| term == "dumb") && !is_forced
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Solve(SolveArgs),
    Check(CheckArgs),
    Explain(ExplainArgs),
    Hint(HintArgs),
    Steps(StepsArgs),
    Techniques(TechniquesArgs),
    Play(PlayArgs),
    Train(TrainArgs),
    #[cfg(feature = "web")]
    Web(WebArgs),
    #[cfg(feature = "serve")]
    Serve(ServeArgs),
    #[cfg(feature = "mcp")]
    Mcp(McpArgs),
    Rate(RateArgs),
    Classify(ClassifyArgs),
    Verify(VerifyArgs),
    #[cfg(feature = "photo")]
    Read(ReadArgs),
    Convert(ConvertArgs),
    Generate(Box<GenerateArgs>),
    Print(Box<PrintArgs>),
    #[cfg(feature = "book")]
    Book(BookArgs),
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
    Merge(MergeArgs),
    /// Ask about very many puzzles in SQL, with the program `sudoku-sql`
    #[command(hide = true, disable_help_flag = true)]
    Sql(SqlArgs),
    /// Work on such queries with several machines, with the program `sudoku-sql`
    #[command(hide = true, disable_help_flag = true)]
    Cluster(SqlArgs),
    Bench(BenchArgs),
    Classic(Classic),
    /// Print the rules of Sudoku, some advice and a solved example
    Rules,
    /// Print a completion script for a shell
    ///
    /// Examples:
    ///   sudoku completions bash >> ~/.bash_completion
    ///   sudoku completions zsh > ~/.zfunc/_sudoku
    ///   sudoku completions fish > ~/.config/fish/completions/sudoku.fish
    #[command(verbatim_doc_comment)]
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print the manual page
    ///
    /// Examples:
    ///   sudoku man | man -l -
    ///   sudoku man --dir ~/.local/share/man/man1
    #[cfg(feature = "man")]
    #[command(verbatim_doc_comment)]
    Man {
        /// Write a page for the program and one for each command into DIR
        #[arg(long, value_name = "DIR", value_hint = ValueHint::DirPath)]
        dir: Option<PathBuf>,
    },
}
