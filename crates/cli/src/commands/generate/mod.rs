//! `sudoku generate`

mod args;
mod pack;

pub(crate) use args::GenerateArgs;

use crate::io::input::Inputs;
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Message, Reporter};
use crate::run::seed;
use crate::show::STRING;
use crate::show::records::unwritable;
use args::Written;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use sudokit::formats::{Format, Writer};
use sudokit::{Contradiction, Ending, Entry, Made, Maker, Puzzle};

pub(crate) fn generate(args: &GenerateArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    possible(args.contradiction())?;
    let seed = args.seed.unwrap_or_else(seed::fresh);
    reporter.note(format_args!("seed {seed}"));
    let stdout = Output::new(None)?;
    let mut maker = args.maker(seed).until(interrupt::cancel());
    if let Some(file) = args.seeds() {
        maker = maker.starting_at(&puzzles_of(file, &stdout, reporter)?);
        possible(maker.contradiction())?;
    }
    if let Some(file) = &args.not_in {
        maker = maker.not_in(&puzzles_of(file, &stdout, reporter)?);
    }
    if args.pack.is_empty() {
        let mut pages = Pages::new(args)?;
        let is_enough = make(&mut maker, args.count, reporter, |made| pages.put(made))?;
        pages.end(reporter)?;
        Ok(if is_enough { Outcome::Positive } else { Outcome::Negative })
    } else {
        pack::pack(args, seed, maker, reporter)
    }
}

/// Impossible orders are rejected up front.
fn possible(contradiction: Option<Contradiction>) -> Result<(), Failure> {
    contradiction
        .map_or(Ok(()), |why| Err(Failure::Fatal(Message::new(format_args!("nothing can be made: {why}")))))
}

/// Makes puzzles and shows the progress. Returns true if there were enough.
fn make(
    maker: &mut Maker,
    count: usize,
    reporter: &mut Reporter,
    mut give: impl FnMut(&Made) -> Result<(), Failure> + Send,
) -> Result<bool, Failure> {
    let progress = Arc::new(AtomicU64::new(0));
    reporter.show_progress(Arc::clone(&progress), Some(count as u64).filter(|count| *count > 1));
    let mut done = 0;
    let ending = maker.make(count, |made| {
        give(made)?;
        done += 1;
        progress.store(done, Ordering::Relaxed);
        reporter.progress.update(done);
        Ok::<(), Failure>(())
    });
    reporter.progress.finish();
    let why = match ending? {
        Ending::Enough => return Ok(true),
        Ending::GivenUp { tries } => format!("no puzzle in {tries} tries"),
        _ => "the time is over".to_owned(),
    };
    reporter.note(format_args!("{done} of {count} made: {why}"));
    Ok(false)
}

/// The output of puzzles.
struct Pages {
    writer: Sheet,
    output: Output,
    text: String,
    /// Of samples: the sum of the weights, and of the weights times the givens.
    sums: (f64, f64),
}

enum Sheet {
    Entries(Writer),
    Samples,
}

impl Pages {
    fn new(args: &GenerateArgs) -> Result<Self, Failure> {
        let writer = match (args.sample, args.results.format()?) {
            (_, Some(Written::Text | Written::Pdf)) => {
                return Err(wrong_format(
                    "only a pack is written as text or pdf; sudoku print makes pages of puzzles",
                    "line",
                ));
            }
            (None, None) => Format::by_name("line").and_then(Writer::new).map(Sheet::Entries),
            (None, Some(Written::Entry(format))) => {
                Some(Sheet::Entries(Writer::new(format).ok_or_else(|| unwritable(format))?))
            }
            (Some(_), None) => Some(Sheet::Samples),
            (Some(_), Some(Written::Entry(format))) if format.name() == "csv" => Some(Sheet::Samples),
            (Some(_), Some(_)) => None,
        };
        let writer =
            writer.ok_or_else(|| wrong_format("samples have weights, which only csv can write", "csv"))?;
        let mut output = Output::new(args.results.path())?;
        if let Sheet::Samples = writer {
            output.put(b"puzzle,givens,weight\n")?;
        }
        Ok(Self { writer, output, text: String::new(), sums: (0.0, 0.0) })
    }

    fn put(&mut self, made: &Made) -> Result<(), Failure> {
        self.text.clear();
        match (&mut self.writer, made.weight) {
            (Sheet::Entries(writer), _) => {
                writer.entry(&mut self.text, &Entry::from(made.puzzle)).expect(STRING);
            }
            (Sheet::Samples, weight) => {
                let (givens, weight) = (made.puzzle.len(), weight.unwrap_or(1.0));
                self.sums.0 += weight;
                self.sums.1 += weight * givens as f64;
                writeln!(self.text, "{},{givens},{weight:e}", made.puzzle).expect(STRING);
            }
        }
        self.output.put(self.text.as_bytes())
    }

    fn end(mut self, reporter: &Reporter) -> Result<(), Failure> {
        self.text.clear();
        match self.writer {
            Sheet::Entries(writer) => writer.finish(&mut self.text).expect(STRING),
            Sheet::Samples if self.sums.0 > 0.0 => {
                let mean = self.sums.1 / self.sums.0;
                reporter.note(format_args!("{mean:.3} givens on the mean, weighted"));
            }
            Sheet::Samples => {}
        }
        self.output.put(self.text.as_bytes())?;
        self.output.finish()
    }
}

fn wrong_format(what: &str, instead: &str) -> Failure {
    Failure::Fatal(Message::new(what).hint(format_args!("write --format {instead}")))
}

/// The puzzles of a file. Errors are reported; a file without any puzzle is a failure.
fn puzzles_of(file: &OsString, output: &Output, reporter: &mut Reporter) -> Result<Vec<Puzzle>, Failure> {
    let (mut puzzles, mut failures) = (Vec::new(), Vec::new());
    for item in Inputs::new(vec![file.clone()], None, output.clone()) {
        match item {
            Ok(item) => puzzles.push(item.entry.givens),
            Err(failure @ Failure::NoPuzzle(_)) => reporter.go_on(failure)?,
            Err(failure) => failures.push(failure),
        }
    }
    if puzzles.is_empty() && !failures.is_empty() {
        return Err(failures.swap_remove(0));
    }
    failures.into_iter().try_for_each(|failure| reporter.go_on(failure))?;
    Ok(puzzles)
}
