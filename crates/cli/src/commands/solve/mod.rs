//! `sudoku solve`

mod args;
mod gpu;

pub(crate) use args::SolveArgs;

use crate::args::InputArgs;
use crate::io::chunk::Chunk;
use crate::io::input::Inputs;
use crate::io::output::Output;
use crate::io::stream::in_chunks;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Message, Reporter};
use crate::show::records::{Records, SolveFormat, Solved};
use crate::show::rules::EXAMPLE;
use crate::show::search_result::SearchResult;
use args::{EngineName, GPU};
use gpu::Gpu;
use std::ops::ControlFlow;
use std::time::Instant;
use sudokit::diagram::say;
use sudokit::{Answer, Backend, Batch, Cancelled, Engine, Entry, Plain, Single, Solution, Status, Team};

/// Puzzles that a thread solves together: many enough to keep the lanes busy, few enough to stay in the
/// cache.
const CHUNK: usize = 2048;

pub(crate) fn solve(mut args: SolveArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    if args.example {
        args.input = InputArgs { inputs: vec![EXAMPLE.into()], from: None };
    }
    let is_in_batches = matches!(args.engine, EngineName::Batch) && !args.all;
    let mut gpu = None;
    let backend = match args.backend.as_deref() {
        None => Backend::best(),
        Some(GPU) if !is_in_batches => {
            let message = Message::new("a GPU solves in batches: without --all, and with --engine batch");
            return Err(Failure::Fatal(message));
        }
        Some(GPU) => {
            gpu = Some(gpu::asked()?);
            Backend::best()
        }
        Some(name) => Backend::by_name(name).ok_or_else(|| unavailable(name))?,
    };
    let format = args.results.format()?;
    if matches!(format, Some(SolveFormat::Grid | SolveFormat::Entry(_))) {
        args.keep.refuse("a divided run writes line, csv, ndjson or json")?;
    }
    let output = args.keep.output(&args.results, format.unwrap_or(SolveFormat::Line))?;
    let mut inputs =
        Inputs::new(args.input.inputs, args.input.from, output.clone()).part(args.keep.shard())?;
    inputs.begin(reporter);
    let format = format.unwrap_or_else(|| default_format(&mut inputs, &output));
    let records = Records::new(format, args.all, output)?;
    let run = Run { inputs, records, tally: Tally::default(), reporter };
    match args.engine {
        EngineName::Batch if is_in_batches => {
            let team = interrupt::team(backend, run.inputs.threads(args.jobs));
            let limit = args.count.unwrap_or(2);
            if gpu.is_none() && args.backend.is_none() {
                gpu = gpu::unasked(&run.inputs);
            }
            match gpu {
                Some(gpu) => run.on_gpu(gpu, team, limit),
                None => run.in_batches(
                    team,
                    CHUNK,
                    limit,
                    |batch, chunk, found| chunk.find(batch, limit, found),
                    |_| (),
                ),
            }
        }
        EngineName::Batch | EngineName::Single => run.through(Single::new(), args.count, args.all),
        EngineName::Plain => run.through(Plain::new(), args.count, args.all),
    }
}

fn unavailable(backend: &str) -> Failure {
    let names: Vec<&str> = Backend::available().map(Backend::name).collect();
    let message = Message::new(format_args!("this machine lacks the instructions of the backend {backend}"));
    Failure::Fatal(message.hint(format!("it has {}", names.join(", "))))
}

/// A grid for a single puzzle on a terminal, or for typed puzzles; lines otherwise.
fn default_format(inputs: &mut Inputs, output: &Output) -> SolveFormat {
    if output.is_terminal() && (inputs.is_typed() || inputs.is_single()) {
        SolveFormat::Grid
    } else {
        SolveFormat::Line
    }
}

struct Run<'a> {
    inputs: Inputs,
    records: Records,
    tally: Tally,
    reporter: &'a mut Reporter,
}

impl Run<'_> {
    /// Gives chunks of the input to the threads of a team, and writes the answers in order. `find` searches a
    /// chunk, `tell` may report in between.
    fn in_batches(
        mut self,
        team: Team,
        together: usize,
        limit: u64,
        find: impl Fn(&mut Batch, &Chunk, &mut Vec<(u64, Option<Solution>)>) -> Result<(), Cancelled> + Sync,
        mut tell: impl FnMut(&mut Reporter) + Send,
    ) -> Result<Outcome, Failure> {
        let started = Instant::now();
        let Self { inputs, records, tally, reporter } = &mut self;
        let row = records.row();
        let outcome = in_chunks(
            inputs,
            team,
            together,
            reporter,
            |batch, (), chunk, solved: &mut Solved| {
                solved.fill(chunk, limit, row, |found| find(batch, chunk, found))
            },
            |chunk, solved, reporter| {
                tell(reporter);
                records.chunk(chunk, solved)?;
                solved.results.of(chunk).for_each(|(_, found)| tally.add(found.status()));
                Ok(tally.outcome())
            },
        )?;
        self.end(outcome, started, false)
    }

    /// The same on a GPU; the team answers the puzzles that it leaves.
    fn on_gpu(self, gpu: Gpu, team: Team, limit: u64) -> Result<Outcome, Failure> {
        gpu::solve(self, gpu, team, limit)
    }

    fn end(self, outcome: Outcome, started: Instant, all: bool) -> Result<Outcome, Failure> {
        let are_entries = self.records.are_entries();
        self.records.finish()?;
        self.tally.report(self.reporter, started, are_entries && !all);
        Ok(outcome)
    }

    fn through<E: Engine>(
        mut self,
        mut engine: E,
        limit: Option<u64>,
        all: bool,
    ) -> Result<Outcome, Failure> {
        let started = Instant::now();
        let mut outcome = self.inputs.go_on(self.reporter)?;
        let mut batch = Batch::new().until(interrupt::cancel());
        while let Some(item) = self.inputs.next() {
            match item {
                Ok(item) if all => self.all(&mut engine, &item.entry, limit.unwrap_or(u64::MAX))?,
                Ok(item) => {
                    let mut found = find(&mut engine, &item.entry, limit.unwrap_or(2))?;
                    if found.status() == Status::Multiple {
                        // Engines search in different orders; the batch engine says which solution is first.
                        let mut first = Vec::new();
                        batch.find([item.entry.problem()], 2, &mut first)?;
                        found.first = first.first().and_then(|(_, first)| *first);
                    }
                    self.records.answer(&item.entry, &found)?;
                    self.tally.add(found.status());
                }
                Err(failure) => self.reporter.go_on(failure)?,
            }
            outcome = outcome.max(self.tally.outcome());
            self.inputs.commit(outcome)?;
            self.reporter.progress.update(self.tally.puzzles());
        }
        self.end(outcome, started, all)
    }

    /// Writes every solution of a puzzle, up to a limit. Only the first is kept, until there is a second.
    fn all<E: Engine>(&mut self, engine: &mut E, entry: &Entry, limit: u64) -> Result<(), Failure> {
        let mut number = 0;
        let mut first = None;
        let mut written = Ok(());
        engine.enumerate(entry.problem(), |solution| {
            number += 1;
            written = interrupt::check().map_err(Failure::from);
            if written.is_err() {
                return ControlFlow::Break(());
            }
            if number == 1 {
                first = Some(*solution);
                return ControlFlow::Continue(());
            }
            if let Some(first) = first.take() {
                written = self.records.solution(entry, Status::Multiple, 1, Some(&first));
            }
            if written.is_ok() {
                written = self.records.solution(entry, Status::Multiple, number, Some(solution));
            }
            if written.is_err() || number == limit {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        written?;
        let status = Status::of_count(number);
        if number < 2 {
            self.records.solution(entry, status, number, first.as_ref())?;
        }
        self.tally.add(status);
        Ok(())
    }
}

/// Counts solutions up to a limit of at least 2.
fn find<E: Engine>(engine: &mut E, entry: &Entry, limit: u64) -> Result<SearchResult, Failure> {
    if limit == 2 {
        return Ok(match engine.answer(entry.problem()) {
            Answer::None => SearchResult { count: 0, exact: true, first: None },
            Answer::Unique(solution) => SearchResult { count: 1, exact: true, first: Some(solution) },
            Answer::Several(solution) => SearchResult { count: 2, exact: false, first: Some(solution) },
        });
    }
    let mut found = SearchResult { count: 0, exact: true, first: None };
    engine.enumerate(entry.problem(), |solution| {
        found.first.get_or_insert(*solution);
        found.count += 1;
        if found.count == limit || interrupt::cancel().is_cancelled() {
            found.exact = false;
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    interrupt::check()?;
    Ok(found)
}

/// Numbers of puzzles by status.
#[derive(Default)]
struct Tally {
    unique: u64,
    none: u64,
    multiple: u64,
}

impl Tally {
    const fn add(&mut self, status: Status) {
        match status {
            Status::Unique => self.unique += 1,
            Status::None => self.none += 1,
            Status::Multiple => self.multiple += 1,
        }
    }

    const fn puzzles(&self) -> u64 {
        self.unique + self.none + self.multiple
    }

    const fn outcome(&self) -> Outcome {
        if self.none + self.multiple == 0 { Outcome::Positive } else { Outcome::Negative }
    }

    fn report(&self, reporter: &mut Reporter, started: Instant, are_entries: bool) {
        let Self { unique, none, multiple } = self;
        reporter.progress.finish();
        if are_entries && *none > 0 {
            reporter.tell(&say!("program-written-unsolved", [count = none.to_string()]));
        }
        if are_entries && *multiple > 0 {
            reporter.tell(&say!("program-written-with-first", [count = multiple.to_string()]));
        }
        let seconds = started.elapsed().as_secs_f64();
        let summary = format!(
            "{} puzzles in {seconds:.2} s: {unique} unique, {none} none, {multiple} multiple; errors: {}",
            self.puzzles(),
            reporter.errors()
        );
        if reporter.progress.was_shown() {
            reporter.note(summary);
        } else {
            reporter.detail(summary);
        }
    }
}
