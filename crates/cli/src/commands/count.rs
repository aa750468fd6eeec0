//! `sudoku count`

use super::batches::one_by_one;
use crate::exit::Outcome;
use crate::report::{Failure, Reporter};
use crate::stream::StreamArgs;
use crate::table::Record;
use clap::Args;

/// Count the solutions of puzzles
///
/// All of them, one puzzle after the other, each with all threads. Millions a second for each thread, but an empty grid has
/// 6,670,903,752,021,072,936,960: nobody waits for that. `sudoku solve --count N` counts the first N of many easy puzzles faster.
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
    one_by_one(arguments, reporter, &["puzzle", "count", "exact"], |team, puzzle, text| {
        let count = team.count_divided(puzzle, limit);
        let record = Record::of(puzzle).with("count", Some(count)).with("exact", Some(count < limit));
        *text += &record.plainly(count).line(format);
    })
}
