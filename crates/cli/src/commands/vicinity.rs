//! `sudoku vicinity`

use super::batches::{in_batches, pair};
use crate::exit::Outcome;
use crate::report::{Failure, Reporter};
use crate::stream::StreamArgs;
use clap::Args;
use std::ops::ControlFlow;
use sudokit::CellSet;
use sudokit::generate::{Vicinity, redundant};
use sudokit::symmetry::Canonizer;

/// Puzzles that a thread takes at once: few, as each has a large vicinity.
const PIECE: usize = 16;

/// Find the puzzles that come from a puzzle by exchanging a few givens: {-n+m}
///
/// Every way to take n givens away and to add m others that leaves one solution. Time and memory grow fast with n and m: {-1+1}
/// of a puzzle with 17 givens takes about a millisecond.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct VicinityArgs {
    #[command(flatten)]
    stream: StreamArgs,
    /// How many givens are taken away
    #[arg(long, value_name = "N", default_value_t = 1)]
    minus: usize,
    /// How many others are added
    #[arg(long, value_name = "M", default_value_t = 1)]
    plus: usize,
    /// Only twins: the givens stand in the same cells
    #[arg(long)]
    twins: bool,
    /// Only minimal puzzles
    #[arg(long)]
    minimal: bool,
    /// Write them in their minlex form
    #[arg(long)]
    canonical: bool,
    /// Write each puzzle once, in whatever vicinities it is; with --canonical one of all isomorphs
    #[arg(long)]
    distinct: bool,
}

const HELP: &str = "\
Formats:
  line    the puzzles, one a line
  csv     the header `puzzle,neighbour`
  ndjson  for each record one line of JSON
  json    one document: {\"version\":1,\"results\":[...]}

Examples:
  sudoku vicinity puzzles.txt > neighbours.txt
  sudoku vicinity --minus 2 --plus 1 --minimal puzzles.txt
  sudoku vicinity --canonical --distinct puzzles.txt";

pub(crate) fn vicinity(args: VicinityArgs, reporter: &mut Reporter) -> Result<Outcome, Failure> {
    let VicinityArgs { stream: arguments, minus, plus, twins, minimal, canonical, distinct } = args;
    let format = arguments.format;
    in_batches(arguments, reporter, &["puzzle", "neighbour"], PIECE, |batch, puzzles, _, said| {
        let mut vicinity = Vicinity::new().until(batch.cancel());
        let mut canonizer = Canonizer::new();
        for puzzle in puzzles {
            let mut found = Vec::new();
            let mut all = |neighbour| {
                found.push(neighbour);
                ControlFlow::Continue(())
            };
            // The visitor does not break it off.
            let _ = vicinity.search(puzzle, minus, plus, &mut all)?;
            if twins {
                found.retain(|neighbour| neighbour.cells() == puzzle.cells());
            }
            if minimal {
                let mut redundant = redundant(&found, batch)?.into_iter();
                found.retain(|_| redundant.next() == Some(Some(CellSet::EMPTY)));
            }
            for neighbour in found {
                let neighbour = if canonical { canonizer.minlex(&neighbour) } else { neighbour };
                pair(puzzle, "neighbour", &neighbour, format, &mut said.text);
                if distinct {
                    said.parts.push((neighbour, said.text.len()));
                }
            }
        }
        Ok(())
    })
}
