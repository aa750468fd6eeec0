//! `sudoku generate`

mod args;
mod pack;
mod work;

pub(crate) use args::GenerateArgs;

use crate::exit::Outcome;
use crate::input::Inputs;
use crate::interrupt;
use crate::output::Output;
use crate::records::{STRING, unwritable};
use crate::report::{Failure, Message, Reporter};
use crate::seed;
use args::{Law, Written};
use std::collections::HashSet;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use sudokit::formats::{Format, Writer};
use sudokit::generate::{Grids, Steering};
use sudokit::symmetry::Canonizer;
use sudokit::{Answer, Backend, Cancelled, Engine, Entry, Puzzle, Single, Solution};
use work::{Made, Piece, Plan, Source, Stop};

/// Rounds that a climb takes before another begins elsewhere.
const PATIENCE: usize = 300;
/// Grids and puzzles that are tried in vain before it is given up.
const TRIES: usize = 1_000_000;
/// The same where hardly any grid gives a sample.
const TRIES_FOR_SAMPLE: usize = 100_000_000;

pub(crate) fn generate(args: &GenerateArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    if let Some(contradiction) = args.contradiction() {
        return Err(Failure::Fatal(Message::new(format_args!("nothing can be made: {contradiction}"))));
    }
    let seed = args.seed.unwrap_or_else(seed::fresh);
    reporter.note(format_args!("seed {seed}"));
    let stdout = Output::new(None)?;
    let seeds = match args.seeds() {
        Some(file) => with_solutions(&puzzles_of(file, &stdout, reporter)?),
        None => Vec::new(),
    };
    if args.seeds().is_some() && seeds.is_empty() {
        let message = Message::new("--from has no puzzle with one solution to begin at");
        return Err(Failure::Fatal(message));
    }
    let steering = Steering { recipe: args.recipe(), seeds, patience: PATIENCE };
    let forms = match &args.not_in {
        Some(file) => Some(forms_of(&puzzles_of(file, &stdout, reporter)?)),
        None => args.distinct.then(HashSet::new),
    };
    let tries = if args.sample == Some(Law::ControlledBias) { TRIES_FOR_SAMPLE } else { TRIES };
    let maker = Maker {
        args,
        source: Source { seed, grids: Grids::new(), forms: forms.is_some() },
        threads: args.jobs.threads(false),
        tries: args.tries.map_or(tries, std::num::NonZero::get),
        forms,
        stop: Stop { deadline: args.time.and_then(|time| Instant::now().checked_add(time)) },
    };
    if args.pack.is_empty() {
        list(args, maker, steering, reporter)
    } else {
        pack::pack(args, seed, maker, &steering, reporter)
    }
}

/// Makes puzzles and writes them one after the other.
fn list(
    args: &GenerateArgs,
    mut maker: Maker<'_>,
    steering: Steering,
    reporter: &mut Reporter,
) -> Result<Outcome, Failure> {
    let wish = args.wish();
    let plan = match args.sample {
        Some(law) => Plan::Sample(law),
        None if args.grids => Plan::Grids(steering.recipe),
        None if wish.is_empty() && steering.seeds.is_empty() => Plan::Dig(steering.recipe),
        None => Plan::Steer(steering, wish),
    };
    let mut pages = Pages::new(args)?;
    let is_enough = maker.make(&plan, 0, reporter, &mut |made| pages.put(made))?;
    pages.end(reporter)?;
    Ok(if is_enough { Outcome::Positive } else { Outcome::Negative })
}

/// Makes as many puzzles as are asked for, or as time and tries allow.
struct Maker<'a> {
    args: &'a GenerateArgs,
    source: Source,
    threads: usize,
    tries: usize,
    /// The canonical forms of what must not come again, where that is asked for.
    forms: Option<HashSet<Puzzle>>,
    stop: Stop,
}

/// Why no more is made.
enum End {
    Enough,
    GivenUp,
    Failure(Failure),
}

impl From<Cancelled> for End {
    fn from(cancelled: Cancelled) -> Self {
        Self::Failure(cancelled.into())
    }
}

impl Maker<'_> {
    /// Hands what is made to `give`, in order, with the pieces numbered from `first`. Whether there was enough.
    fn make(
        &mut self,
        plan: &Plan,
        first: u64,
        reporter: &mut Reporter,
        give: &mut (dyn FnMut(&Made) -> Result<(), Failure> + Send),
    ) -> Result<bool, Failure> {
        let wanted = self.args.count;
        let progress = Arc::new(AtomicU64::new(0));
        reporter.show_progress(Arc::clone(&progress), Some(wanted as u64).filter(|wanted| *wanted > 1));
        let (stop, source) = (&self.stop, &self.source);
        let (forms, tries) = (&mut self.forms, self.tries);
        let (mut next, mut made, mut in_vain) = (first, 0, 0);
        let end = interrupt::team(Backend::best(), self.threads).in_order(
            |piece: &mut Piece| {
                piece.number = next;
                next += 1;
                wanted > 0 && !stop.is_now()
            },
            |batch, piece| piece.make(plan, source, batch, stop),
            |piece| {
                in_vain += piece.tried;
                for new in &piece.made {
                    if let (Some(forms), Some(form)) = (&mut *forms, new.form)
                        && !forms.insert(form)
                    {
                        continue;
                    }
                    in_vain = 0;
                    give(new).map_err(End::Failure)?;
                    made += 1;
                    if made == wanted {
                        return Err(End::Enough);
                    }
                }
                progress.store(made as u64, Ordering::Relaxed);
                reporter.progress.update(made as u64);
                if in_vain >= tries { Err(End::GivenUp) } else { Ok(()) }
            },
        );
        reporter.progress.finish();
        let missed = |why: &str| reporter.note(format_args!("{made} of {wanted} made: {why}"));
        match end {
            Err(End::Failure(failure)) => return Err(failure),
            Err(End::GivenUp) => missed(&format!("no puzzle in {tries} tries")),
            Ok(()) if made < wanted => missed("the time is over"),
            Err(End::Enough) | Ok(()) => return Ok(true),
        }
        Ok(false)
    }
}

/// Where puzzles are written.
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
            (_, Some(Written::Text)) => return Err(wrong_format("only a pack is written as text", "line")),
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

/// The puzzles of a file. What is wrong in it is reported, and if nothing is right there is no going on.
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

/// Those with one solution, with it.
fn with_solutions(puzzles: &[Puzzle]) -> Vec<(Puzzle, Solution)> {
    let mut solver = Single::new();
    let solved = puzzles.iter().map(|puzzle| (puzzle, solver.answer(puzzle)));
    solved
        .filter_map(|(puzzle, answer)| match answer {
            Answer::Unique(solution) => Some((*puzzle, solution)),
            Answer::None | Answer::Several(_) => None,
        })
        .collect()
}

fn forms_of(puzzles: &[Puzzle]) -> HashSet<Puzzle> {
    let mut canonizer = Canonizer::new();
    puzzles.iter().map(|puzzle| canonizer.minlex(puzzle)).collect()
}
