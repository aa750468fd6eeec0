//! The loop of commands that put chunks of puzzles to the batch engine: the threads of a team each have an
//! engine, and records are written in the order of the input.

use crate::args::StreamArgs;
use crate::io::stream::in_chunks;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Reporter};
use crate::show::table::{Record, TableFormat};
use std::borrow::Cow;
use std::collections::HashSet;
use sudokit::{Backend, Batch, Cancelled, Puzzle};

/// Records of the puzzles of a chunk.
#[derive(Default)]
pub(crate) struct Said {
    pub(crate) text: String,
    /// Number of puzzles that cause exit code 1.
    pub(crate) negative: u64,
    /// Numbers of omitted puzzles, with `none` or `several` solutions.
    left_out: Vec<(usize, &'static str)>,
    /// Subject and end of each part of the text, if parts with the same subject are written once.
    pub(crate) parts: Vec<(Puzzle, usize)>,
}

impl Said {
    /// Omits a puzzle for its number of solutions, with a note.
    pub(crate) fn leave_out(&mut self, number: usize, solutions: u64) {
        self.negative += 1;
        self.left_out.push((number, if solutions == 0 { "none" } else { "several" }));
    }

    /// The text without parts about a known subject.
    fn news(&self, seen: &mut HashSet<Puzzle>) -> Cow<'_, str> {
        if self.parts.is_empty() {
            return Cow::Borrowed(&self.text);
        }
        let mut start = 0;
        let mut news = String::new();
        for (about, end) in &self.parts {
            if seen.insert(*about) {
                news += &self.text[start..*end];
            }
            start = *end;
        }
        Cow::Owned(news)
    }
}

/// Writes the records that `say` makes of `together` puzzles at a time. `say` gets the number of the first
/// puzzle in the whole input, so that random choices do not depend on the chunks.
pub(crate) fn in_batches(
    args: StreamArgs,
    reporter: &mut Reporter,
    names: &[&str],
    together: usize,
    say: impl Fn(&mut Batch, &[Puzzle], u64, &mut Said) -> Result<(), Cancelled> + Sync,
) -> Result<Outcome, Failure> {
    let (mut inputs, mut table, jobs) = args.open(names, reporter)?;
    let team = interrupt::team(Backend::best(), inputs.threads(jobs));
    let mut done = 0;
    let mut seen = HashSet::new();
    let outcome = in_chunks(
        &mut inputs,
        team,
        together,
        reporter,
        |batch, (), chunk, said: &mut Said| {
            said.text.clear();
            said.parts.clear();
            said.negative = 0;
            say(batch, &chunk.puzzles, chunk.before, said)
        },
        |chunk, said, reporter| {
            table.put(&said.news(&mut seen))?;
            done += chunk.puzzles.len();
            for (number, why) in said.left_out.drain(..) {
                let (name, line) = chunk.place(number);
                reporter.left_out(format_args!(
                    "{name}:{line}: expected one solution, found {why}; it is left out"
                ));
            }
            Ok(if said.negative == 0 { Outcome::Positive } else { Outcome::Negative })
        },
    )?;
    table.finish()?;
    reporter.detail(format_args!("{done} puzzles; {} errors", reporter.errors()));
    Ok(outcome)
}

/// Appends a record of a puzzle and its result, under a name.
pub(crate) fn pair(
    puzzle: &Puzzle,
    name: &'static str,
    made: &Puzzle,
    format: TableFormat,
    text: &mut String,
) {
    *text += &Record::of(puzzle).with(name, Some(made.to_string())).line(format);
}
