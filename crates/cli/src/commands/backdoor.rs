//! `sudoku backdoor`

use super::batches::in_batches;
use crate::args::StreamArgs;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Reporter};
use crate::show::table::{self, Record, TableFormat};
use clap::{Args, ValueEnum};
use sudokit::logic::Schedule;
use sudokit::logic::techniques::{locked, singles};
use sudokit::{Backdoors, Single};

/// Puzzles that a thread takes at once: few, as one takes milliseconds.
const CHUNK: usize = 16;

/// Find cells whose digits make a puzzle easy
///
/// A backdoor is a set of cells: once their digits are filled in, simple techniques solve the puzzle, and
/// none of the cells can be left out. `backdoor` finds all of them up to a size.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct BackdoorArgs {
    #[command(flatten)]
    stream: StreamArgs,
    /// Find backdoors of up to N cells, 1 to 3
    #[arg(short, long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=3))]
    size: u8,
    /// Techniques that count as simple
    #[arg(long, value_name = "WHAT", default_value = "singles")]
    with: Simple,
}

#[derive(Clone, Copy, ValueEnum)]
enum Simple {
    /// Naked and hidden singles
    Singles,
    /// Singles and locked candidates
    Locked,
}

impl Simple {
    fn schedule(self) -> Schedule {
        let singles = [&singles::NAKED_SINGLE, &singles::HIDDEN_SINGLE];
        match self {
            Self::Singles => Schedule::of(singles),
            Self::Locked => Schedule::of(singles.into_iter().chain([&locked::POINTING, &locked::CLAIMING])),
        }
    }
}

const HELP: &str = "\
Formats:
  line    the backdoors of each puzzle, with `+` between the cells of each; `-`
          if it needs none, `none` if there are none of these sizes, `invalid`
          if it does not have exactly one solution
  csv     a table with the header `puzzle,backdoors`
  ndjson  a line of JSON for each puzzle; its backdoors are null if it does not
          have exactly one solution
  json    one document: {\"version\":1,\"results\":[...]}

Exit code 1: some puzzle does not have exactly one solution.

Examples:
  sudoku backdoor puzzles.txt
  sudoku backdoor --size 2 --with locked puzzles.txt -o backdoors.csv";

pub(crate) fn backdoor(args: BackdoorArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let BackdoorArgs { stream: arguments, size, with } = args;
    let format = arguments.format()?;
    let schedule = with.schedule();
    in_batches(arguments, reporter, &["puzzle", "backdoors"], CHUNK, |batch, puzzles, _, said| {
        let (mut engine, cancel) = (Single::new(), batch.cancel());
        for puzzle in puzzles {
            let backdoors = Backdoors::of(&mut engine, puzzle, size.into(), &schedule, cancel)?;
            said.negative += u64::from(backdoors.sets.is_none());
            said.text += &line(&backdoors, format);
        }
        Ok(())
    })
}

/// A table has the same words as a plain line: a list of lists is no field.
fn line(backdoors: &Backdoors, format: TableFormat) -> String {
    match format {
        TableFormat::Csv => {
            Record::of_result(backdoors).saying("backdoors", backdoors.to_string()).line(format)
        }
        _ => table::line(backdoors, format),
    }
}
