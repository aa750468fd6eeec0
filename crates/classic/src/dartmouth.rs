//! The Dartmouth creator and solver.

use super::{create::create, grid, input::Input};
use crate::{Console, Error, Outcome};
use std::ffi::OsString;
use std::ops::ControlFlow;
use sudokit::generate::Random;
use sudokit::{Cell, Engine, Plain, Puzzle, Single, Solution};

/// The answer to anything but exactly one of the two words.
pub(super) fn usage(console: &mut impl Console) -> Outcome {
    console.report("Usage: sudoku classic (create|solve)");
    Outcome::Negative
}

/// As sparse as a puzzle can be: no puzzle with one solution has fewer than 17 givens.
const MOST_BLANKS: u64 = 64;

/// Up to this many blanks a puzzle is found at once.
const SOON: u64 = 58;

/// The Dartmouth creator: prints a new puzzle with one solution
///
/// Nine lines of nine digits, each followed by a space, 0 for a blank. The seed goes to standard error,
/// unless that is kept quiet.
#[derive(clap::Args, Debug)]
pub(super) struct Create {
    /// How many cells are blank, from 0 to 64; above 58 the search may take long, and goes on until it ends
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u64).range(..=MOST_BLANKS))]
    blanks: u64,
    /// Make the same puzzle as this seed made before
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
    /// Everything else, which is answered by the usage line
    #[arg(hide = true, allow_hyphen_values = true)]
    more: Vec<OsString>,
}

impl Create {
    pub(super) fn run<C: Console>(&self, console: &mut C) -> Result<Outcome, C::Failure> {
        if !self.more.is_empty() {
            return Ok(usage(console));
        }
        let seed = announced(self.seed, console);
        if self.blanks > SOON {
            console.note("so sparse a puzzle is rare: trying grid after grid; Ctrl-C ends this");
        }
        let puzzle =
            create(self.blanks as usize, &mut Random::new(seed), console.cancel()).map_err(Error::from)?;
        console.print(&grid::spaced(&puzzle))?;
        Ok(Outcome::Positive)
    }
}

/// The seed to use, with a note.
fn announced(seed: Option<u64>, console: &mut impl Console) -> u64 {
    let seed = seed.unwrap_or_else(|| console.new_seed());
    console.note(&format!("seed {seed}"));
    seed
}

/// The Dartmouth solver: counts solutions and prints the first
///
/// Reads a grid of 9 by 9 digits from standard input, 0 for a blank, with or without white space. Anything
/// else is an invalid game and ends with exit code 2.
#[derive(clap::Args, Debug)]
pub(super) struct Solve {
    /// Stop counting here
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..))]
    limit: u64,
    /// Everything else, which is answered by the usage line
    #[arg(hide = true, allow_hyphen_values = true)]
    more: Vec<OsString>,
}

impl Solve {
    pub(super) fn run<C: Console>(&self, console: &mut C) -> Result<Outcome, C::Failure> {
        if !self.more.is_empty() {
            return Ok(usage(console));
        }
        let Some(puzzle) = game(&Input::read(console, None)?.text) else {
            console.report("Error: passed invalid game");
            return Ok(Outcome::Failed);
        };

        let mut first = None;
        let mut count = 0;
        Single::new().enumerate(&puzzle, |solution| {
            first.get_or_insert(*solution);
            count += 1;
            if count == self.limit { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });

        let more = if count == self.limit { "+" } else { "" };
        let grid = first.map_or(String::new(), |solution| grid::spaced(&solution.into()));
        console.print(&format!("{count}{more} solution(s) found.\n{grid}"))?;
        Ok(Outcome::Positive)
    }
}

/// The game in a text of 81 digits and white space.
fn game(text: &str) -> Option<Puzzle> {
    let digits: String = text.split_whitespace().collect();
    if digits.contains('.') {
        return None;
    }
    digits.parse().ok()
}

/// The Dartmouth fuzz test: creates and solves puzzles and checks every one
///
/// Each must have one solution, by two independent engines; the solution must obey the rules and keep every
/// given. Prints the errors found; the exit code is 0 only if there are none.
#[derive(clap::Args, Debug)]
pub(super) struct Fuzz {
    /// How many puzzles
    #[arg(value_name = "N")]
    puzzles: u64,
    /// Begin with this seed and count up
    #[arg(long, value_name = "SEED")]
    seed: Option<u64>,
}

impl Fuzz {
    pub(super) fn run<C: Console>(&self, console: &mut C) -> Result<Outcome, C::Failure> {
        let first_seed = announced(self.seed, console);
        let mut solver = Single::new();
        let mut found = 0;
        for i in 0..self.puzzles {
            let seed = first_seed.wrapping_add(i);
            let puzzle = create(50, &mut Random::new(seed), console.cancel()).map_err(Error::from)?;
            for error in errors(&puzzle, &mut solver) {
                console.print(&format!("seed {seed}: {error}: {puzzle}\n"))?;
                found += 1;
            }
        }
        console
            .print(&format!("{} puzzle(s) created and solved, {found} error(s) found.\n", self.puzzles))?;
        Ok(if found == 0 { Outcome::Positive } else { Outcome::Negative })
    }
}

/// The errors of a created puzzle.
fn errors(puzzle: &Puzzle, solver: &mut Single) -> Vec<&'static str> {
    let mut errors = Vec::new();
    if Plain::new().count(puzzle, 2) != 1 {
        errors.push("there is not exactly one solution");
    }
    match solver.solve(puzzle) {
        None => errors.push("no solution is found"),
        Some(solution) => {
            if Solution::new(*solution.digits()).is_err() {
                errors.push("the solution breaks the rules");
            }
            let kept = |cell: Cell| puzzle.digit(cell).is_none_or(|given| given == solution.digit(cell));
            if !Cell::all().all(kept) {
                errors.push("a given has changed");
            }
        }
    }
    errors
}
