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

use crate::exit::Outcome;
use crate::output::Output;
use crate::report::{Failure, Reporter};
use std::ffi::OsString;
use std::path::Path;

const HELP: &str = "\
{about-with-newline}
{usage-heading} {usage}

Programs:
  assistant            The Melbourne assistant: checks and labels a grid
  create, solve, fuzz  The Dartmouth creator and solver, and a test of both
  deduce               The Chicago deducer: four kinds of deduction, HTML out
  backtrack            The bit-packing backtracker: plain search with bit masks
  triple               The triple-match prompt: solves what you type in

Each of them has its own --help.

Options:
{options}";

/// Five classic programs, faithful to their originals
#[derive(clap::Args, Debug)]
#[command(help_template = HELP, disable_help_subcommand = true)]
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
    #[expect(dead_code, reason = "which word it was does not matter")]
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
        Some(Program::Other(_)) | None => Ok(dartmouth::usage(reporter)),
    }
}

/// Writes a whole text to standard output, or to a file that appears when it is complete.
fn write(file: Option<&Path>, text: &str) -> Result<(), Failure> {
    let mut output = Output::new(file)?;
    output.put(text.as_bytes())?;
    output.finish()
}
