//! `sudoku bench`: what this machine does, measured.
//!
//! | file | what |
//! |---|---|
//! | `args` | the command line |
//! | `sets` | the built-in sets |
//! | `tasks` | sets of puzzles, as text |
//! | `contestant` | who is measured |
//! | `clock` | the time that work takes |
//! | `measure` | all contestants in turn, round after round |
//! | `nodes` | how much search puzzles need |
//! | `table`, `json` | how it is said |

mod args;
mod clock;
mod contestant;
mod json;
mod measure;
mod nodes;
mod sets;
mod table;
mod tasks;

pub(crate) use args::BenchArgs;

use crate::io::input::Inputs;
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Reporter};
use crate::run::terminal::Look;
use crate::show::json::JsonList;
use args::BenchFormat;
use contestant::Contestant;
use measure::{Measured, measure};
use nodes::Nodes;
use std::io::Write as _;
use std::sync::Arc;
use sudokit::generate::Random;
use tasks::{Set, Task};

/// Parameters of the measurement.
#[derive(Clone, Copy)]
struct Setup {
    seed: u64,
    rounds: usize,
}

pub(crate) fn bench(args: BenchArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let setup = Setup { seed: args.seed, rounds: args.rounds.get() };
    let format = args.format()?;
    let mut output = Output::new(args.results.path())?;
    let mut random = Random::new(setup.seed);
    let are_files = !args.input.inputs.is_empty();
    let mut form = match format {
        BenchFormat::Json => Form::Json(JsonList::document_about("benchmark", &json::head(setup))),
        BenchFormat::Text => Form::Table(Look::of_stdout()),
    };
    form.open(&mut output, setup)?;
    let sets = if are_files {
        let inputs = Inputs::new(args.input.inputs, args.input.from, output.clone());
        read(inputs, args.puzzles.get(), &mut random, reporter)?
    } else {
        sets::built_in(args.puzzles.get(), &mut random)?
    };
    let mut contestants = Contestant::all();
    reporter.progress.count("sets measured");
    reporter.show_progress(Arc::default(), None);
    for (set, done) in sets.iter().zip(1..) {
        let measured = measure(set, &mut contestants, setup.rounds)?;
        let nodes = are_files.then(|| Nodes::of(set.once())).transpose()?;
        form.write(&mut output, set, &measured, nodes.as_ref())?;
        reporter.progress.update(done);
    }
    form.close(&mut output)?;
    output.finish()?;
    reporter.detail(format_args!("{} sets measured; {} errors", sets.len(), reporter.errors()));
    Ok(Outcome::Positive)
}

/// The puzzles of all inputs, a set for each input that has any.
fn read(
    inputs: Inputs,
    least: usize,
    random: &mut Random,
    reporter: &mut Reporter,
) -> Result<Vec<Set>, Failure> {
    inputs.begin(reporter);
    let mut puzzles = 0;
    let mut all: Vec<(Arc<str>, Vec<Task>)> = Vec::new();
    for item in inputs {
        match item {
            Ok(item) => {
                puzzles += 1;
                let task = Task::from(&item.entry);
                match all.last_mut() {
                    Some((name, tasks)) if Arc::ptr_eq(name, &item.name) => tasks.push(task),
                    _ => all.push((item.name, vec![task])),
                }
            }
            Err(failure) => reporter.go_on(failure)?,
        }
        reporter.progress.update(puzzles);
    }
    reporter.progress.finish();
    Ok(all.into_iter().map(|(name, tasks)| Set::new(&*name, "", tasks, least, random)).collect())
}

/// Writes measurements, each as soon as it is there.
enum Form {
    Table(Look),
    Json(JsonList),
}

impl Form {
    fn open(&mut self, output: &mut Output, setup: Setup) -> Result<(), Failure> {
        match self {
            Self::Table(_) => output.put(table::head(setup).as_bytes())?,
            Self::Json(list) => list.open(output)?,
        }
        output.flush().map_err(|error| output.failure(&error))
    }

    fn write(
        &mut self,
        output: &mut Output,
        set: &Set,
        measured: &[Measured],
        nodes: Option<&Nodes>,
    ) -> Result<(), Failure> {
        match self {
            Self::Table(look) => {
                output.put(table::set(set, measured).as_bytes())?;
                if let Some(nodes) = nodes {
                    output.put(table::nodes(nodes, look.unicode).as_bytes())?;
                }
            }
            Self::Json(list) => {
                let set = json::set(set, measured, nodes);
                list.push(output, |output| Ok(serde_json::to_writer(output, &set)?))?;
            }
        }
        output.flush().map_err(|error| output.failure(&error))
    }

    fn close(&self, output: &mut Output) -> Result<(), Failure> {
        match self {
            Self::Table(_) => Ok(()),
            Self::Json(list) => list.close(output),
        }
    }
}
