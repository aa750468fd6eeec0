//! `sudoku train`

use super::play::{converse, need_terminal, sit_down, table};
use crate::args::{LanguageArgs, kind};
use crate::run::exit::Outcome;
use crate::run::report::Failure;
use crate::tui::{Skin, Start};
use clap::Args;
use sudokit::diagram::say;
use sudokit::generate::Symmetry;
use sudokit::logic::Kind;

/// Learn techniques and practise them in the terminal
///
/// Without arguments `train` shows the course: all techniques that a hint may name, the easiest first. A
/// lesson is the page of a technique, two worked examples, and drills on real positions where nothing easier
/// helps: find it, name it, mark what follows from it, or solve a puzzle with it. Whatever you reply is
/// checked against all steps of the position.
///
/// The program remembers how each round of drills went, and says when to practise a technique again.
#[derive(Args)]
#[command(after_long_help = HELP)]
pub(crate) struct TrainArgs {
    /// The lesson of this technique, by any of its names
    #[arg(value_name = "TECHNIQUE", value_parser = kind(), hide_possible_values = true)]
    technique: Option<&'static Kind>,
    /// How the screen looks; without this, as you last chose, or what suits the terminal
    #[arg(long, value_name = "SKIN")]
    skin: Option<Skin>,
    /// No screen: a command a line, answered in words; for screen readers and pipes
    #[arg(long, conflicts_with = "skin")]
    plain: bool,
    #[command(flatten)]
    _language: LanguageArgs,
}

const HELP: &str = "\
What you have learned is kept in $XDG_STATE_HOME/sudoku, or ~/.local/state/sudoku.

Examples:
  sudoku train
  sudoku train x-wing
  sudoku train \"hidden pair\" --skin mono
  sudoku train --plain x-wing";

pub(crate) fn train(args: &TrainArgs) -> Result<Outcome, Failure> {
    if !args.plain {
        need_terminal("train", &say!("program-train-plain"))?;
    }
    let table = table(Start::Train(args.technique), args.skin, None, Symmetry::HalfTurn);
    if args.plain { converse(table) } else { sit_down(table) }
}
