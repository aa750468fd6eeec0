//! What commands share whose work on many puzzles is few questions to the batch engine: the puzzles go in chunks to the threads of
//! a team, each with its engine, and what is said of them comes out in their order.

use crate::args::StreamArgs;
use crate::io::stream::in_chunks;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Reporter};
use crate::show::table::{Record, TableFormat};
use std::borrow::Cow;
use std::collections::HashSet;
use sudokit::{Backend, Batch, Cancelled, Puzzle};

/// What is said of the puzzles of a chunk.
#[derive(Default)]
pub(crate) struct Said {
    pub(crate) text: String,
    /// How many of them are such that the exit code is 1.
    pub(crate) negative: u64,
    /// The numbers of those of which nothing is written, as they do not have one solution; and what they have.
    left_out: Vec<(usize, &'static str)>,
    /// What each part of the text is about, and where it ends, if parts about the same are to be written once.
    pub(crate) parts: Vec<(Puzzle, usize)>,
}

impl Said {
    /// Writes nothing of a puzzle that has so many solutions, and makes that known.
    pub(crate) fn leave_out(&mut self, number: usize, solutions: u64) {
        self.negative += 1;
        self.left_out.push((number, if solutions == 0 { "none" } else { "several" }));
    }

    /// The text without the parts about what was seen before, or all of it if it has no parts.
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

/// Puts the puzzles through `say`, so many together, and writes what it says. It hears the number of the first of them in the
/// whole input, so that what is random does not depend on the chunks.
pub(crate) fn in_batches(
    args: StreamArgs,
    reporter: &mut Reporter,
    names: &[&str],
    together: usize,
    say: impl Fn(&mut Batch, &[Puzzle], u64, &mut Said) -> Result<(), Cancelled> + Sync,
) -> Result<Outcome, Failure> {
    let (mut inputs, mut table, threads) = args.open(names, reporter)?;
    let team = interrupt::team(Backend::best(), inputs.threads(threads));
    let (mut done, mut negative) = (0, 0);
    let mut seen = HashSet::new();
    in_chunks(
        &mut inputs,
        team,
        together,
        reporter,
        |batch, chunk, said: &mut Said| {
            said.text.clear();
            said.parts.clear();
            said.negative = 0;
            say(batch, &chunk.puzzles, chunk.before, said)
        },
        |chunk, said, reporter| {
            table.put(&said.news(&mut seen))?;
            done += chunk.puzzles.len();
            negative += said.negative;
            for (number, why) in said.left_out.drain(..) {
                let (name, line) = chunk.place(number);
                reporter.left_out(format_args!(
                    "{name}:{line}: expected one solution, found {why}; it is left out"
                ));
            }
            Ok(())
        },
    )?;
    table.finish()?;
    reporter.detail(format_args!("{done} puzzles; {} errors", reporter.errors()));
    Ok(if negative == 0 { Outcome::Positive } else { Outcome::Negative })
}

/// Writes what was made of a puzzle, under a name.
pub(crate) fn pair(
    puzzle: &Puzzle,
    name: &'static str,
    made: &Puzzle,
    format: TableFormat,
    text: &mut String,
) {
    *text += &Record::of(puzzle).with(name, Some(made.to_string())).line(format);
}
