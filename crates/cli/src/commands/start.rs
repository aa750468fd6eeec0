//! `sudoku` without a command.

use super::{Cli, Command};
use crate::io::output::Output;
use crate::run::exit::Outcome;
use crate::run::report::{Failure, Reporter};
use clap::Parser;
use std::io::{self, IsTerminal};

const WELCOME: &str = "\
sudoku solves, explains, rates, makes and compares Sudoku puzzles. Try:

  sudoku solve --example       solve a built-in puzzle
  sudoku solve PUZZLE          81 characters, row by row, '.' for empty cells
  sudoku solve FILE            every puzzle in a file
  sudoku play                  play in the terminal
  sudoku hint FILE|PUZZLE      where to look next, without giving it away
  sudoku explain FILE|PUZZLE   solve it step by step, and say why
  sudoku rate FILE|PUZZLE      how hard is it?
  sudoku generate              make a puzzle; -n 10 --level hard makes ten hard ones
  sudoku check FILE|PUZZLE     is it valid, is it unique, is it minimal?
  sudoku rules                 the rules of the game
  sudoku help                  everything else
";

/// A welcome on a terminal. Somebody who pipes puzzles in wants them solved.
pub(crate) fn start(reporter: &mut Reporter) -> Result<Outcome, Failure> {
    if !io::stdin().is_terminal()
        && let Some(Command::Solve(args)) = Cli::parse_from(["sudoku", "solve"]).command
    {
        return super::solve(args, reporter);
    }
    let mut output = Output::new(None)?;
    output.put(WELCOME.as_bytes())?;
    output.finish()?;
    Ok(Outcome::Positive)
}
