//! `sudoku count`

use crate::exit::Outcome;
use crate::input::{Inputs, Item};
use crate::interrupt;
use crate::report::{Failure, Reporter};
use crate::stream::{StreamArgs, opened};
use crate::table::Record;
use clap::Args;
use sudokit::{Backend, Problem, puzzle_text};

/// Puzzles that are counted together where nobody waits for an answer before giving the next.
const PIECE: usize = 4096;
/// So many solutions of each are counted many puzzles at a time. What has more is worth being divided among all threads.
const FEW: u64 = 20_000;

/// Count the solutions of puzzles
///
/// All of them. Many puzzles are counted together; one with very many solutions is divided among all threads, which count millions
/// a second each. But an empty grid has 6,670,903,752,021,072,936,960: nobody waits for that.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct CountArgs {
    #[command(flatten)]
    stream: StreamArgs,
    /// Count no further than this
    #[arg(long, value_name = "N", default_value_t = u64::MAX, hide_default_value = true)]
    limit: u64,
}

const HELP: &str = "\
Formats:
  line    the number
  csv     the header `puzzle,count,exact`; not exact is a number that reached the limit
  ndjson  for each record one line of JSON
  json    one document: {\"version\":1,\"results\":[...]}

Examples:
  sudoku count ...456789456789123789123456214365897365897214897214365531642978642978531978531642
  sudoku count --limit 1000000 --format csv puzzles.txt";

pub(crate) fn count(args: CountArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let CountArgs { stream: arguments, limit } = args;
    let format = arguments.format;
    let (mut inputs, mut table, jobs) = opened(arguments, &["puzzle", "count", "exact"], reporter)?;
    let mut team = interrupt::team(Backend::best(), jobs.threads(false));
    let (mut items, mut counts, mut done) = (Vec::new(), Vec::new(), 0);
    let mut failure = None;
    while take(&mut inputs, &mut items, &mut failure) {
        let problems: Vec<Problem<'_>> = items.iter().map(|item| item.entry.problem()).collect();
        let counted = team.count(&problems, limit.min(FEW), &mut counts, |_| ());
        for ((item, problem), few) in items.iter().zip(problems).zip(&counts) {
            let count = if *few < FEW { *few } else { team.count_divided(problem, limit)? };
            let mut puzzle = String::new();
            puzzle_text(&item.entry, &mut puzzle);
            let record = Record::of(puzzle).with("count", Some(count)).with("exact", Some(count < limit));
            table.put(&record.plainly(count).line(format))?;
            done += 1;
            reporter.progress.update(done);
        }
        counted?;
        failure.take().map_or(Ok(()), |failure| reporter.go_on(failure))?;
    }
    table.finish()?;
    Ok(Outcome::Positive)
}

/// The next puzzles, up to the first that is wrong. Whether there is anything.
fn take(inputs: &mut Inputs, items: &mut Vec<Item>, failure: &mut Option<Failure>) -> bool {
    let most = if inputs.may_wait() { 1 } else { PIECE };
    items.clear();
    while items.len() < most && failure.is_none() {
        match inputs.next() {
            Some(Ok(item)) => items.push(item),
            Some(Err(wrong)) => *failure = Some(wrong),
            None => break,
        }
    }
    !items.is_empty() || failure.is_some()
}
