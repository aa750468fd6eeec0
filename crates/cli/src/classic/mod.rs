//! Five classic programs over the engines of today.
//!
//! Each keeps the interface of its original, text and exit codes included. What a program decides itself is
//! which techniques it uses, in which order, and what it says; the work is done by the library.
//!
//! | word | program | file |
//! |---|---|---|
//! | `assistant` | the Melbourne assistant | `assistant.rs` |
//! | `create`, `solve`, `fuzz` | the Dartmouth creator and solver | `dartmouth.rs`, `create.rs` |
//! | `deduce` | the Chicago deducer | `deduce/` |
//! | `backtrack` | the bit-packing backtracker | `backtrack.rs` |
//! | `triple` | the triple-match prompt | `triple/` |

mod assistant;
mod backtrack;
mod create;
mod dartmouth;
mod deduce;
mod grid;
mod input;
mod triple;

use crate::io::input::shortened;
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Reporter};
use std::ffi::OsString;
use std::path::Path;

/// The programs, by their words, and the courses that they were written for.
const PROGRAMS: &str = "\
Programs:
  assistant            The Melbourne assistant (COMP10002): checks and labels
  create, solve, fuzz  The Dartmouth creator and solver (CS50), and their test
  deduce               The Chicago deducer (CS340): four kinds of deduction
  backtrack            The bit-packing backtracker: plain search
  triple               The triple-match prompt (SGE): type a puzzle in";

const HELP: &str = "\
{about-with-newline}
{usage-heading} {usage}

{programs}

Each of them has its own --help.

Options:
{options}";

const WORDS: [&str; 7] = ["assistant", "create", "solve", "fuzz", "deduce", "backtrack", "triple"];

/// How alike a word and a program's are for the one to be taken for the other, from 0 to 1.
const ALIKE: f64 = 0.8;

/// Five classic programs, faithful to their originals
#[derive(clap::Args, Debug)]
#[command(help_template = HELP.replace("{programs}", PROGRAMS), disable_help_subcommand = true)]
pub(crate) struct Classic {
    #[command(subcommand)]
    program: Option<Program>,
}

#[derive(clap::Subcommand, Debug)]
enum Program {
    Assistant(assistant::Assistant),
    Create(dartmouth::Create),
    Solve(dartmouth::Solve),
    Fuzz(dartmouth::Fuzz),
    Deduce(deduce::Deduce),
    Backtrack(backtrack::Backtrack),
    Triple(triple::Triple),
    /// Any other word, which the Dartmouth program answers with its usage line
    #[command(external_subcommand)]
    Other(Vec<OsString>),
}

/// Runs a classic program.
pub(crate) fn run(classic: Classic, reporter: &Reporter) -> Result<Outcome, Failure> {
    match classic.program {
        Some(Program::Assistant(assistant)) => assistant.run(),
        Some(Program::Create(create)) => create.run(reporter),
        Some(Program::Solve(solve)) => solve.run(reporter),
        Some(Program::Fuzz(fuzz)) => fuzz.run(reporter),
        Some(Program::Deduce(deduce)) => deduce.run(reporter),
        Some(Program::Backtrack(backtrack)) => backtrack.run(),
        Some(Program::Triple(triple)) => triple.run(),
        Some(Program::Other(words)) => Ok(no_program(words.first(), reporter)),
        None => Ok(no_program(None, reporter)),
    }
}

/// Answers as the Dartmouth program does to any word but its own, and then shows all programs.
fn no_program(word: Option<&OsString>, reporter: &Reporter) -> Outcome {
    let outcome = dartmouth::usage(reporter);
    if let Some(word) = word {
        let word = word.to_string_lossy();
        let likeness = |name: &str| strsim::jaro_winkler(&word, name);
        let near = WORDS.into_iter().max_by(|a, b| likeness(a).total_cmp(&likeness(b)));
        let near = near.filter(|name| likeness(name) > ALIKE);
        let meant = near.map_or_else(String::new, |name| format!(": did you mean '{name}'?"));
        reporter.line(format_args!("\nThere is no program {}{meant}", shortened(&word)));
    }
    reporter.line(format_args!("\n{PROGRAMS}\n\nEach of them has its own --help."));
    outcome
}

/// Writes a whole text to standard output, or to a file that appears when it is complete.
fn write(file: Option<&Path>, text: &str) -> Result<(), Failure> {
    let mut output = Output::new(file)?;
    output.put(text.as_bytes())?;
    output.finish()
}
