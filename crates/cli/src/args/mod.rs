//! The command line.

mod givens;
mod kinds;
mod streams;
mod techniques;
mod values;

pub(crate) use givens::GivensArgs;
pub(crate) use kinds::{kind, meant, words};
pub(crate) use streams::{InputArgs, JobsArgs, OutputArgs};
pub(crate) use techniques::{AllowArgs, NotationArgs};
pub(crate) use values::{LEAST_GIVENS, cell, formats, named, puzzle, seconds};

use crate::classic::Classic;
use crate::commands::{
    BackdoorArgs, BenchArgs, CanonArgs, CheckArgs, ConvertArgs, CountArgs, ExplainArgs, GenerateArgs,
    HintArgs, IsoArgs, MinimalArgs, PatternArgs, RankArgs, RateArgs, SolveArgs, StepsArgs, TechniquesArgs,
    TransformArgs, UnavoidableArgs, UnrankArgs, VerifyArgs, VicinityArgs,
};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, Parser, Subcommand, ValueEnum, ValueHint};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use sudokit::Backend;

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
