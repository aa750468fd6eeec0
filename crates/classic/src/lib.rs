//! Five classic programs over the engines of today.
//!
//! Each keeps the interface of its original, text and exit codes included. A program decides which techniques
//! it uses, in which order, and its wording; the library does the work.
//!
//! | word | program | file |
//! |---|---|---|
//! | `assistant` | the Melbourne assistant | `assistant.rs` |
//! | `create`, `solve`, `fuzz` | the Dartmouth creator and solver | `dartmouth.rs`, `create.rs` |
//! | `deduce` | the Chicago deducer | `deduce/` |
//! | `backtrack` | the bit-packing backtracker | `backtrack.rs` |
//! | `triple` | the triple-match prompt | `triple/` |
//!
//! [`Classic`] is a part of a command line made with clap. The program around it implements [`Console`]: its
//! streams, its messages, and Ctrl-C.

mod assistant;
mod backtrack;
mod console;
mod create;
mod dartmouth;
mod deduce;
mod grid;
mod input;
mod triple;

pub use console::Console;

use std::ffi::OsString;
use std::io;
use sudokit::Cancelled;

/// Result of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Success. Exit code 0.
    Positive,
    /// There is no solution, or the input breaks the rules. Exit code 1.
    Negative,
    /// The input cannot be read as a grid. Exit code 2.
    Failed,
}

/// Why a run ends early.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// An input cannot be read.
    #[error("cannot read {name}: {error}")]
    Unreadable {
        /// The file, or `standard input`.
        name: String,
        /// The reason.
        error: io::Error,
    },
    /// An input has another form than the program expects.
    #[error("{0}")]
    Malformed(String),
    /// The run was cancelled.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

/// The programs by their words, with their courses.
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

/// Similarity, from 0 to 1, from which a word is taken for a misspelt program.
const ALIKE: f64 = 0.8;

/// Five classic programs, faithful to their originals
#[derive(clap::Args, Debug)]
#[command(help_template = HELP.replace("{programs}", PROGRAMS), disable_help_subcommand = true)]
pub struct Classic {
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

impl Classic {
    /// Runs the chosen program.
    ///
    /// ```
    /// use clap::{Args, Command, FromArgMatches};
    /// use std::io::{BufRead, Empty, empty};
    /// use std::path::Path;
    /// use sudokit::Cancel;
    /// use sudokit_classic::{Classic, Console, Error, Outcome};
    ///
    /// /// A console that prints into a string.
    /// struct Page {
    ///     input: Empty,
    ///     text: String,
    ///     cancel: Cancel,
    /// }
    ///
    /// impl Console for Page {
    ///     type Failure = Error;
    ///
    ///     fn input(&mut self) -> &mut dyn BufRead {
    ///         &mut self.input
    ///     }
    ///     fn print(&mut self, text: &str) -> Result<(), Error> {
    ///         self.text += text;
    ///         Ok(())
    ///     }
    ///     fn save(&mut self, _: &Path, text: &str) -> Result<(), Error> {
    ///         self.print(text)
    ///     }
    ///     fn report(&mut self, line: &str) {
    ///         eprintln!("{line}");
    ///     }
    ///     fn rules(&self) -> String {
    ///         "Each digit once in every row, column and box.\n".to_owned()
    ///     }
    ///     fn new_seed(&mut self) -> u64 {
    ///         1
    ///     }
    ///     fn cancel(&self) -> &Cancel {
    ///         &self.cancel
    ///     }
    /// }
    ///
    /// let command = Classic::augment_args(Command::new("classic"));
    /// let matches = command.get_matches_from(["classic", "create", "--seed", "1"]);
    /// let mut page = Page { input: empty(), text: String::new(), cancel: Cancel::new() };
    /// let outcome = Classic::from_arg_matches(&matches)?.run(&mut page)?;
    /// assert_eq!(outcome, Outcome::Positive);
    /// assert!(page.text.starts_with("9 0 0 0 0 0 3 0 0 \n1 5 0 0 8 3 4 0 0 \n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// An input cannot be read or understood, an output cannot be written, or the run is cancelled.
    pub fn run<C: Console>(self, console: &mut C) -> Result<Outcome, C::Failure> {
        match self.program {
            Some(Program::Assistant(assistant)) => assistant.run(console),
            Some(Program::Create(create)) => create.run(console),
            Some(Program::Solve(solve)) => solve.run(console),
            Some(Program::Fuzz(fuzz)) => fuzz.run(console),
            Some(Program::Deduce(deduce)) => deduce.run(console),
            Some(Program::Backtrack(backtrack)) => backtrack.run(console),
            Some(Program::Triple(triple)) => triple.run(console),
            Some(Program::Other(words)) => Ok(no_program(words.first(), console)),
            None => Ok(no_program(None, console)),
        }
    }
}

/// Answers as the Dartmouth program does to any word but its own, and then lists all programs.
fn no_program(word: Option<&OsString>, console: &mut impl Console) -> Outcome {
    let outcome = dartmouth::usage(console);
    if let Some(word) = word {
        let word = word.to_string_lossy();
        let likeness = |name: &str| strsim::jaro_winkler(&word, name);
        let near = WORDS.into_iter().max_by(|a, b| likeness(a).total_cmp(&likeness(b)));
        let near = near.filter(|name| likeness(name) > ALIKE);
        let meant = near.map_or_else(String::new, |name| format!(": did you mean '{name}'?"));
        console.report(&format!("\nThere is no program {}{meant}", console.quote(&word)));
    }
    console.report(&format!("\n{PROGRAMS}\n\nEach of them has its own --help."));
    outcome
}
