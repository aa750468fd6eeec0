//! `sudoku vicinity`

use super::batches::{in_batches, pair};
use crate::args::StreamArgs;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Reporter};
use clap::Args;
use sudokit::{Cancel, Vicinity};

/// Puzzles that a thread takes at once: few, as each has a large vicinity.
const CHUNK: usize = 16;

/// Find puzzles that differ from a puzzle in a few givens: {-n+m}
///
/// This tries every way to remove n givens and to add m others, and keeps the puzzles with one solution. Time
/// and memory grow fast with n and m: {-1+1} of a puzzle with 17 givens takes about a millisecond.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct VicinityArgs {
    #[command(flatten)]
    stream: StreamArgs,
    /// Number of givens to remove
    #[arg(long, value_name = "N", default_value_t = 1)]
    minus: usize,
    /// Number of givens to add
    #[arg(long, value_name = "M", default_value_t = 1)]
    plus: usize,
    /// Keep only twins: puzzles with their givens in the same cells
    #[arg(long)]
    twins: bool,
    /// Keep only minimal puzzles
    #[arg(long)]
    minimal: bool,
    /// Write puzzles in their minlex form
    #[arg(long)]
    canonical: bool,
    /// Write each puzzle only once; with --canonical each class of isomorphs only once
    #[arg(long)]
    distinct: bool,
}

const HELP: &str = "\
Formats:
  line    the puzzles, one a line
  csv     a table with the header `puzzle,neighbour`
  ndjson  a line of JSON for each puzzle found
  json    one document: {\"version\":1,\"results\":[...]}

Examples:
  sudoku vicinity puzzles.txt > neighbours.txt
  sudoku vicinity --minus 2 --plus 1 --minimal puzzles.txt
  sudoku vicinity --canonical --distinct puzzles.txt";

impl VicinityArgs {
    /// The search.
    fn search(&self) -> impl Fn(&Cancel) -> Vicinity + use<> {
        let Self { twins, minimal, canonical, .. } = *self;
        move |cancel| {
            let search = Vicinity::new().until(cancel);
            let search = if twins { search.twins() } else { search };
            let search = if minimal { search.minimal() } else { search };
            if canonical { search.canonical() } else { search }
        }
    }
}

pub(crate) fn vicinity(args: VicinityArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let search = args.search();
    let VicinityArgs { stream: arguments, minus, plus, distinct, .. } = args;
    if distinct {
        arguments.keep.refuse("with --distinct all puzzles are compared with each other")?;
    }
    let format = arguments.format()?;
    in_batches(arguments, reporter, &["puzzle", "neighbour"], CHUNK, |batch, puzzles, _, said| {
        let mut vicinity = search(batch.cancel());
        for puzzle in puzzles {
            for neighbour in vicinity.puzzles(puzzle, minus, plus)? {
                pair(puzzle, "neighbour", &neighbour, format, &mut said.text);
                if distinct {
                    said.parts.push((neighbour, said.text.len()));
                }
            }
        }
        Ok(())
    })
}
