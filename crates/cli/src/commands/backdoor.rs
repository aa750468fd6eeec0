//! `sudoku backdoor`

use super::batches::{Said, in_batches};
use crate::exit::Outcome;
use crate::report::{Failure, Reporter};
use crate::stream::StreamArgs;
use crate::table::{Record, TableFormat};
use clap::{Args, ValueEnum};
use sudokit::generate::backdoors;
use sudokit::logic::techniques::{locked, singles};
use sudokit::logic::{Path, Schedule};
use sudokit::{Board, CellSet, Puzzle};

/// Puzzles that a thread takes at once: few, as one takes milliseconds.
const PIECE: usize = 16;

/// Find cells whose digits make a puzzle easy
///
/// A backdoor is a set of cells: once their digits are filled in, simple techniques solve the puzzle, and none of the cells can be
/// left out. `backdoor` finds all of them up to a size.
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
    in_batches(arguments, reporter, &["puzzle", "backdoors"], PIECE, |batch, puzzles, _, said| {
        let mut found = Vec::new();
        batch.find(puzzles, 2, &mut found)?;
        let cancel = batch.cancel();
        for (puzzle, (count, solution)) in puzzles.iter().zip(&found) {
            let solution = solution.as_ref().filter(|_| *count == 1);
            said.negative += u64::from(solution.is_none());
            let reach = &mut |puzzle: &Puzzle| reached(puzzle, &schedule);
            let sets = solution.map(|solution| backdoors(puzzle, solution, size.into(), cancel, reach));
            write(puzzle, sets.transpose()?.as_deref(), format, said);
        }
        Ok(())
    })
}

/// The cells that are known in the end.
fn reached(puzzle: &Puzzle, schedule: &Schedule) -> CellSet {
    let Ok(mut board) = Board::new(puzzle) else { return CellSet::EMPTY };
    Path::new(&mut board, schedule.clone()).for_each(drop);
    !board.unsolved()
}

fn write(puzzle: &Puzzle, sets: Option<&[CellSet]>, format: TableFormat, said: &mut Said) {
    let cells = |set: &CellSet| set.iter().map(|cell| cell.to_string()).collect::<Vec<String>>();
    let words = match sets {
        None => "invalid".to_owned(),
        Some([]) => "none".to_owned(),
        Some([set]) if set.is_empty() => "-".to_owned(),
        Some(sets) => sets.iter().map(|set| cells(set).join("+")).collect::<Vec<String>>().join(" "),
    };
    let sets = sets.map(|sets| sets.iter().map(cells).collect::<Vec<Vec<String>>>());
    said.text += &Record::of(puzzle).told("backdoors", sets.into(), words).line(format);
}
