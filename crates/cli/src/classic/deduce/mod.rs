//! The Chicago deducer: row/column/value lines in, four kinds of deduction, text and HTML out.

mod facts;
mod html;
mod wording;

use super::{grid, input::Input, write};
use crate::exit::Outcome;
use crate::report::{Failure, Reporter};
use std::path::PathBuf;
use sudokit::logic::techniques::{locked, singles, subsets};
use sudokit::logic::{Kind, Path, Schedule};

/// The four situations that the deducer knows, in the order of its preference, and what it calls them.
const SITUATIONS: [(&Kind, &str); 6] = [
    (&singles::NAKED_SINGLE, "single"),
    (&singles::HIDDEN_SINGLE, "hidden single"),
    (&locked::POINTING, "locked candidates"),
    (&locked::CLAIMING, "locked candidates"),
    (&subsets::LOCKED_PAIR, "naked pair"),
    (&subsets::NAKED_PAIR, "naked pair"),
];

/// The Chicago deducer: row/column/value lines in, four kinds of deduction out
///
/// Reads lines of three integers, row, column and value, each 1 to 9. A line that cannot be right is reported on
/// standard error and ignored. Prints the initial grid, resolves what it can with singles, hidden singles, locked
/// candidates and naked pairs, says whether that was everything, and prints the final grid.
#[derive(clap::Args, Debug)]
#[command(disable_help_flag = true)]
pub(super) struct Deduce {
    /// The lines; `-` is standard input
    file: PathBuf,
    /// Print every deduction
    #[arg(short)]
    verbose: bool,
    /// Write the final state as row/column/value lines
    #[arg(short, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Write the final grid as an HTML page
    #[arg(short = 'h', value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print help
    #[arg(long, action = clap::ArgAction::HelpLong)]
    help: Option<bool>,
}

impl Deduce {
    pub(super) fn run(&self, reporter: &Reporter) -> Result<Outcome, Failure> {
        let mut board = facts::board(&Input::read(Some(&self.file))?, reporter);
        let initial = grid::plain(&board.puzzle());

        let mut deductions: String = Path::new(&mut board, Schedule::of(SITUATIONS.map(|(kind, _)| kind)))
            .map(|step| wording::line(&step) + "\n")
            .collect();
        if !deductions.is_empty() {
            deductions.push('\n');
        }
        if !self.verbose {
            deductions.clear();
        }

        let verdict = if board.solution().is_some() {
            "The puzzle is completely solved."
        } else {
            "The puzzle is not completely solved."
        };
        let last = grid::plain(&board.puzzle());
        write(None, &format!("Initial grid:\n{initial}\n{deductions}{verdict}\n\nFinal grid:\n{last}"))?;

        if let Some(path) = &self.output {
            write(Some(path), &facts::lines(&board))?;
        }
        if let Some(path) = &self.html {
            write(Some(path), &html::page(&board, verdict))?;
        }
        Ok(Outcome::Positive)
    }
}
