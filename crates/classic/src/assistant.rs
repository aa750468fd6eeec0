//! The Melbourne assistant: shows a grid, checks it, and labels the cells that must be.

use super::{grid, input::Input};
use crate::{Console, Outcome};
use std::fmt::{self, Write};
use std::path::PathBuf;
use sudokit::logic::techniques::singles;
use sudokit::logic::{Step, View};
use sudokit::{Board, Candidate, CandidateSet, Cell, Digit, DigitSet, House, HouseKind, Puzzle};

/// The Melbourne assistant: shows and checks a grid, then labels what must be
///
/// Reads 81 integers from 0 to 9 separated by white space, 0 for an unknown cell. Prints the grid and how
/// many cells are unknown. Lists the sets (rows, columns, squares) that repeat a digit, if any do, and ends
/// there with exit code 1. Otherwise labels, pass by pass, every cell that has only one option.
#[derive(clap::Args, Debug)]
pub(super) struct Assistant {
    /// The grid; standard input if absent
    file: Option<PathBuf>,
    /// How far to go: `two` also looks for the only cell of a set that can take a digit
    #[arg(long, value_enum, default_value_t = Strategy::One)]
    strategy: Strategy,
}

#[derive(clap::ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum Strategy {
    /// Cells that have one option
    One,
    /// And sets that have one cell for a digit
    Two,
}

impl Assistant {
    pub(super) fn run<C: Console>(&self, console: &mut C) -> Result<Outcome, C::Failure> {
        let labels = Input::read(console, self.file.as_deref())?.integers()?;
        let mut text = String::new();
        let outcome = assist(labels, self.strategy, &mut text).expect("a string takes all that is written");
        console.print(&text)?;
        Ok(outcome)
    }
}

/// The three stages, with their output.
fn assist(mut labels: Puzzle, strategy: Strategy, out: &mut String) -> Result<Outcome, fmt::Error> {
    show(&labels, out)?;

    let violations = violations(&labels);
    if !violations.is_empty() {
        report(&violations, out)?;
        return Ok(Outcome::Negative);
    }

    loop {
        let mut changed = false;
        while strategy_one(&mut labels, out)? {
            changed = true;
        }
        if strategy == Strategy::Two {
            changed |= strategy_two(&mut labels, out)?;
        }
        if !changed {
            break;
        }
    }

    show(&labels, out)?;
    // Like its original, it is happy with a grid without a gap, even one that went wrong on the way.
    if labels.len() == Cell::COUNT {
        writeln!(out, "\nta daa!!!")?;
    }
    Ok(Outcome::Positive)
}

/// The grid and how much of it is unknown.
fn show(labels: &Puzzle, out: &mut String) -> fmt::Result {
    write!(out, "\n{}\n", grid::ruled(labels))?;
    writeln!(out, "{:2} cells are unknown", Cell::COUNT - labels.len())
}

/// A set that holds a digit more than once.
struct Violation {
    set: House,
    digit: Digit,
    instances: usize,
}

/// All violations, by set and then by digit.
fn violations(labels: &Puzzle) -> Vec<Violation> {
    House::all()
        .flat_map(|set| Digit::all().map(move |digit| (set, digit)))
        .map(|(set, digit)| Violation { set, digit, instances: (labels.cells_of(digit) & set.cells()).len() })
        .filter(|violation| violation.instances > 1)
        .collect()
}

fn report(violations: &[Violation], out: &mut String) -> fmt::Result {
    writeln!(out)?;
    for Violation { set, digit, instances } in violations {
        writeln!(out, "{}: {instances} instances of {digit}", Named(*set))?;
    }
    // They come set by set.
    let sets = violations.chunk_by(|a, b| a.set == b.set).count();
    writeln!(out, "\n{sets} different sets have violations")?;
    writeln!(out, "{} violations in total", violations.len())
}

/// One pass of Strategy One: works out all options first, then labels every cell that has exactly one.
/// Returns true if it labelled any.
fn strategy_one(labels: &mut Puzzle, out: &mut String) -> Result<bool, fmt::Error> {
    let options = options(labels);
    let view = View::new(&options);
    let must: Vec<Candidate> = Cell::all()
        .filter_map(|cell| singles::naked_single(&view, cell))
        .filter_map(|step| placed(&step))
        .collect();
    if !must.is_empty() {
        writeln!(out, "\nstrategy one")?;
    }
    for label in &must {
        writeln!(out, "{}", MustBe(*label))?;
        labels.set(label.cell(), Some(label.digit()));
    }
    Ok(!must.is_empty())
}

/// One pass of Strategy Two: works out all options first, then visits the sets in order and labels the only
/// cell that can take a digit. Options are not worked out again within the pass, but a cell that has been
/// labelled takes no other digit, and a digit that a set holds is not looked for in it. Returns true if it
/// labelled any.
fn strategy_two(labels: &mut Puzzle, out: &mut String) -> Result<bool, fmt::Error> {
    let mut options = options(labels);
    let mut changed = false;
    for set in House::all() {
        for digit in Digit::all() {
            if !(labels.cells_of(digit) & set.cells()).is_empty() {
                continue;
            }
            let Some(label) =
                singles::hidden_single(&View::new(&options), set, digit).and_then(|step| placed(&step))
            else {
                continue;
            };
            if !changed {
                writeln!(out, "\nstrategy two")?;
                changed = true;
            }
            writeln!(out, "{}: {}", Named(set), MustBe(label))?;
            labels.set(label.cell(), Some(digit));
            options.eliminate_all(CandidateSet::of_cell(label.cell(), DigitSet::ALL));
        }
    }
    Ok(changed)
}

/// The options of every unlabelled cell, by the labels of its three sets.
fn options(labels: &Puzzle) -> Board {
    // A grid that went wrong on the way has options as well.
    Board::new(labels).unwrap_or_else(|flawed| flawed.board)
}

fn placed(step: &Step) -> Option<Candidate> {
    step.effect.placements().first().copied()
}

/// `row 2 col 5 must be 3`.
struct MustBe(Candidate);

impl fmt::Display for MustBe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cell = self.0.cell();
        write!(f, "row {} col {} must be {}", cell.row() + 1, cell.column() + 1, self.0.digit())
    }
}

/// `set 25 (sqr 8)`.
struct Named(House);

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.0.kind() {
            HouseKind::Row => "row",
            HouseKind::Column => "col",
            HouseKind::Block => "sqr",
        };
        write!(f, "set {:2} ({kind} {})", self.0.index(), self.0.ordinal())
    }
}
