//! The command line of `sudoku explain`.

use crate::args::{AllowArgs, GivensArgs, InputArgs, JobsArgs, NotationArgs, OutputArgs, cell, kind};
use clap::{Args, ValueEnum};
use std::num::NonZeroUsize;
use sudokit::Cell;
use sudokit::logic::Kind;

/// Solve step by step, the way people do, and say what each step is and why
///
/// Takes the easiest step that there is, in HoDoKu's order of techniques, again and again until the puzzle is solved or no
/// technique leads on. Where HoDoKu would guess, techniques that it lacks follow, contradictions of any length last. Digits that a player has filled in, and candidates that are left, are where it starts.
///
/// With --verbose every step is explained and drawn.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct ExplainArgs {
    #[command(flatten)]
    pub(super) input: InputArgs,
    #[command(flatten)]
    pub(super) givens: GivensArgs,
    /// Stop after the first step of this technique
    #[arg(long, value_name = "KIND", value_parser = kind(), hide_possible_values = true)]
    pub(super) until: Option<&'static Kind>,
    /// Stop when this cell has its digit
    #[arg(long, value_name = "CELL", value_parser = cell)]
    pub(super) cell: Option<Cell>,
    /// Tell only this step, counted from 1
    #[arg(long, value_name = "N")]
    pub(super) step: Option<NonZeroUsize>,
    /// How to tell it
    #[arg(short, long, value_name = "FORMAT", default_value = "text")]
    pub(super) format: ExplainFormat,
    #[command(flatten)]
    pub(super) notation: NotationArgs,
    #[command(flatten)]
    pub(super) jobs: JobsArgs,
    #[command(flatten)]
    pub(super) output: OutputArgs,
    #[command(flatten)]
    pub(super) allow: AllowArgs,
}

const HELP: &str = "\
Formats:
  text    a line for each step, as HoDoKu writes it; with --verbose the whole
          explanation, and a grid whose signs say what each candidate does
  json    one document: {\"version\":1,\"results\":[...]} with a proof for each
          puzzle, that `sudoku verify` checks; it refuses givens that clash
  ndjson  the same, each proof a line
  html    a page: every step with its picture and its explanation
  svg     the picture of one step: that of --step, or the one that --until stops at
  hodoku  for each step its position, as a line of HoDoKu's library

Exit code 1: some puzzle is not solved by these techniques.

Examples:
  sudoku explain puzzle.txt
  sudoku explain --verbose --until naked-pair puzzle.txt
  sudoku explain --allow naked-single,hidden-single puzzle.txt
  sudoku explain --format svg --step 7 puzzle.txt -o step.svg
  sudoku explain --format html puzzle.txt -o path.html
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
