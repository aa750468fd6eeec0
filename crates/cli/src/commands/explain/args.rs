//! The command line of `sudoku explain`.

use crate::args::{
    AllowArgs, GivensArgs, InputArgs, JobsArgs, KeepArgs, NotationArgs, ResultArgs, TimeoutArgs, aim, cell,
    kind,
};
use clap::{Args, ValueEnum};
use std::num::NonZeroUsize;
use sudokit::logic::Kind;
use sudokit::{Aim, Cell};

/// Solve step by step, the way people do
///
/// At each point `explain` takes the easiest step, in HoDoKu's order of techniques, until the puzzle is
/// solved or no technique applies. Where HoDoKu would guess, techniques that HoDoKu lacks are tried,
/// contradictions of any length last. It starts from the digits that you have filled in and from the
/// candidates that are left.
///
/// With --verbose, every step is explained and drawn. With --aim, several ways are followed at once, which
/// takes some seconds for a hard puzzle, and up to a minute for the hardest ones.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct ExplainArgs {
    #[command(flatten)]
    pub(super) input: InputArgs,
    #[command(flatten)]
    pub(super) givens: GivensArgs,
    /// Look for a way with the easiest hardest step, the fewest hard steps, or the fewest techniques
    #[arg(long, value_name = "AIM", value_parser = aim())]
    pub(super) aim: Option<Aim>,
    /// Stop after the first step of this technique
    #[arg(long, value_name = "KIND", value_parser = kind(), hide_possible_values = true)]
    pub(super) until: Option<&'static Kind>,
    /// Stop when this cell is solved
    #[arg(long, value_name = "CELL", value_parser = cell)]
    pub(super) cell: Option<Cell>,
    /// Show only step N, counted from 1
    #[arg(long, value_name = "N")]
    pub(super) step: Option<NonZeroUsize>,
    #[command(flatten)]
    pub(super) results: ResultArgs<ExplainFormat>,
    #[command(flatten)]
    pub(super) notation: NotationArgs,
    #[command(flatten)]
    pub(super) jobs: JobsArgs,
    #[command(flatten)]
    pub(super) timeout: TimeoutArgs,
    #[command(flatten)]
    pub(super) keep: KeepArgs,
    #[command(flatten)]
    pub(super) allow: AllowArgs,
}

const HELP: &str = "\
Formats:
  text    a line for each step, as HoDoKu writes it; with --verbose the whole
          explanation and a grid that marks the role of each candidate
  json    one document: {\"version\":1,\"results\":[...]} with a proof of each
          puzzle, which `sudoku verify` checks
  ndjson  the same with a proof on each line
  html    a page that shows and explains every step
  svg     a picture of one step: the one of --step, or the last with --until
  hodoku  the position before each step, as a line of HoDoKu's library

Aims:
  easiest   the hardest step is as easy as can be; a long chain is harder than
            a short one
  shortest  few hard steps: more than singles, locked candidates, pairs and
            triples; an argument of more than 50 lines counts as several;
            none is harder than the hardest step without --aim
  elegant   few techniques, none harder than the hardest one without --aim
Where the way without --aim needs more than HoDoKu's techniques, the last two
may use any technique, `shortest` nested contradictions of up to 50 lines. What
is found is the best way met in a search that has a bound, never worse than the
way without --aim.

Exit code 1: these techniques do not solve some puzzle, or --until met no such
step.

Examples:
  sudoku explain puzzle.txt
  sudoku explain --verbose --until naked-pair puzzle.txt
  sudoku explain --allow naked-single,hidden-single puzzle.txt
  sudoku explain --aim shortest puzzle.txt
  sudoku explain --step 7 puzzle.txt -o step.svg
  sudoku explain puzzle.txt -o path.html
  sudoku explain --format json puzzle.txt | sudoku verify";

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum ExplainFormat {
    Text,
    Json,
    Ndjson,
    Html,
    Svg,
    Hodoku,
}
