//! `sudoku count`

use crate::args::{StreamArgs, TimeoutArgs};
use crate::io::chunk::Chunk;
use crate::io::input_entry::InputEntry;
use crate::run::exit::Outcome;
use crate::run::interrupt;
use crate::run::report::{Failure, Reporter};
use crate::show::table::line;
use clap::Args;
use std::sync::Arc;
use sudokit::{Backend, Counted, Problem, Team};

/// Puzzles counted together.
const CHUNK: usize = 4096;
/// Limit for counting many puzzles at a time. A puzzle with more solutions is divided among all threads.
const FEW: u64 = 20_000;

/// Count the solutions of puzzles
///
/// A puzzle with very many solutions is divided among all threads. Each thread counts millions a second; but
/// an empty grid has 6,670,903,752,021,072,936,960 solutions, more than anyone can wait for.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct CountArgs {
    #[command(flatten)]
    stream: StreamArgs,
    /// Count up to N solutions of each puzzle
    #[arg(long, value_name = "N", default_value_t = u64::MAX, hide_default_value = true)]
    limit: u64,
    #[command(flatten)]
    timeout: TimeoutArgs,
}

const HELP: &str = "\
Formats:
  line    the number
  csv     a table with the header `puzzle,count,exact`; a number is not exact if
          it reached the limit
  ndjson  a line of JSON for each puzzle
  json    one document: {\"version\":1,\"results\":[...]}

Examples:
  sudoku count puzzle.txt
  sudoku count --limit 1000000 puzzles.txt -o counts.csv";

pub(crate) fn count(args: CountArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let CountArgs { stream: arguments, limit, timeout } = args;
    let format = arguments.format()?;
    let (mut inputs, mut table, jobs) = arguments.open(&["puzzle", "count", "exact"], reporter)?;
    let mut team = interrupt::team(Backend::best(), jobs.threads());
    let outcome = inputs.go_on(reporter)?;
    let (mut chunk, mut counts) = (Chunk::default(), Vec::new());
    // All threads count together.
    while inputs.fill(CHUNK, &mut chunk) {
        let problems: Vec<Problem<'_>> = chunk.problems().collect();
        let counted = team.count(&problems, limit.min(FEW), &mut counts, |_| ());
        for (place, ((entry, problem), few)) in chunk.entries().zip(problems).zip(&counts).enumerate() {
            let entry = entry();
            let count = if *few < FEW {
                Ok(*few)
            } else {
                let (name, line) = chunk.place(place);
                let item = InputEntry { entry: entry.clone().into_owned(), name: Arc::clone(name), line };
                timeout.within(&item, |cancel| {
                    let mut team = Team::on(Backend::best(), jobs.threads()).until(cancel);
                    Ok(team.count_divided(problem, limit)?)
                })
            };
            match count {
                Ok(count) => {
                    let counted = Counted { puzzle: entry.to_string(), count, exact: count < limit };
                    table.put(&line(&counted, format))?;
                }
                Err(failure) => reporter.go_on(failure)?,
            }
        }
        counted?;
        inputs.commit(outcome)?;
        reporter.progress.update(inputs.reached().0);
        chunk.failure.take().map_or(Ok(()), |failure| reporter.go_on(failure))?;
    }
    table.finish()?;
    Ok(outcome)
}
