//! The Chicago deducer: row/column/value lines in, four kinds of deduction, text and HTML out.

mod facts;
mod html;
mod wording;

use super::{grid, input::Input};
use crate::{Console, Outcome};
use std::path::PathBuf;
use sudokit::diagram::{Mark, Role};
use sudokit::logic::techniques::{locked, singles, subsets};
use sudokit::logic::{Effect, Kind, Schedule, Step, View};
use sudokit::{Board, CellSet, House};

/// The situations that the deducer knows, in the order of its preference, and what it calls them. The last of
/// the four has two kinds.
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
/// Reads lines of three integers, row, column and value, each 1 to 9; or `r4c7=5`, as `sudoku convert --to
/// rcv` writes them. A line that cannot be right is reported on standard error and ignored. Prints the
/// initial grid, resolves what it can with singles, hidden singles, locked candidates and naked pairs, says
/// whether that was everything, and prints the final grid.
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
    pub(super) fn run<C: Console>(&self, console: &mut C) -> Result<Outcome, C::Failure> {
        let mut board = facts::board(&Input::read(console, Some(&self.file))?, console);
        let initial = grid::plain(&board.puzzle());

        let mut deductions = String::new();
        while let Some(deduction) = next(&board) {
            deduction.step.effect.apply(&mut board);
            deductions += &(wording::line(&deduction) + "\n");
        }
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
        console.print(&format!("Initial grid:\n{initial}\n{deductions}{verdict}\n\nFinal grid:\n{last}"))?;

        if let Some(path) = &self.output {
            console.save(path, &facts::lines(&board))?;
        }
        if let Some(path) = &self.html {
            console.save(path, &html::page(&board, verdict))?;
        }
        Ok(Outcome::Positive)
    }
}

/// A step, and the house where its pattern is; none for a cell with one candidate.
struct Deduction {
    step: Step,
    house: Option<House>,
}

impl Deduction {
    fn of(step: Step, board: &Board) -> Self {
        let base = |mark: &Mark| match mark {
            Mark::Houses(houses, Role::Base) => houses.iter().next(),
            _ => None,
        };
        let house = step.diagram(board).marks.iter().find_map(base);
        Self { step, house }
    }
}

/// The next deduction, from the first situation that there is.
fn next(board: &Board) -> Option<Deduction> {
    let view = View::new(board);
    let (pairs, others) = (&SITUATIONS[4..], &SITUATIONS[..4]);
    let kinds = |situations: &[(&'static Kind, _)]| {
        Schedule::of(situations.iter().map(|(kind, _)| *kind).collect::<Vec<_>>())
    };
    let first = kinds(others).first(&view).map(|step| Deduction::of(step, board));
    first.or_else(|| first_house_with_a_pair(&kinds(pairs).all(&view)))
}

/// The first house, rows before columns before boxes, that a naked pair clears. It clears one house at a
/// time.
fn first_house_with_a_pair(pairs: &[Step]) -> Option<Deduction> {
    let of_each_house = pairs.iter().flat_map(|step| {
        let cells = step.pattern.measures().cells;
        cells.iter().copied().collect::<CellSet>().common_houses().iter().filter_map(move |house| {
            let gone = step.effect.eliminations().iter().filter(|gone| house.cells().contains(gone.cell()));
            let effect = Effect::removing(gone.copied());
            let step = || Step { effect: effect.clone(), ..step.clone() };
            (!effect.is_empty()).then(|| ((house, cells.clone()), step()))
        })
    });
    let first = of_each_house.min_by(|(place, _), (other, _)| place.cmp(other));
    first.map(|((house, _), step)| Deduction { step, house: Some(house) })
}
