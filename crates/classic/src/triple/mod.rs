//! The triple-match prompt: a puzzle is typed in cell by cell, then solved.

mod draw;
mod entry;
mod matching;
mod session;

use crate::{Console, Outcome};
use session::{End, Session};
use sudokit::logic::{Path, Schedule};
use sudokit::{Answer, Board, CellSet, Engine, Puzzle, Single};

const ENCODING: &str = "\
How a grid is written:
  A cell is named by two letters, its column and then its row, both A to I.
  AA is the top left cell, IA the top right, AI the bottom left, and BD is in
  column B, row D.

      A B C   D E F   G H I
  A  AA . . | . . . | . . IA
  B   . . . | . . . | . . .
  C   . . . | . . . | . . .
     -------+-------+-------
  D   . BD. | . . . | . . .
  ...
  I  AI . . | . . . | . . II

What you can enter:
  BD 5     put 5 into BD; BD5 and bd5 are the same
  BD 0     clear BD
  undo     take the last change back
  help     show this
  done     the puzzle is complete: solve it
  quit     leave";

/// The triple-match prompt: type a puzzle in, cell by cell, and see it solved
///
/// Shows an empty board and draws it again after every entry. After `done`, or at the end of the input,
/// passes over the cells: each empty cell takes the only digit missing from its square, column and row at
/// once, if there is exactly one. Passes go on until the board is full or one changes nothing.
#[derive(clap::Args, Debug)]
#[command(after_help = ENCODING)]
pub(super) struct Triple {
    /// Where the triple match gets stuck, go on with full logic, then search
    #[arg(long)]
    finish: bool,
    /// Print the rules of the game, some advice and a solved example
    #[arg(short, long)]
    rules: bool,
}

impl Triple {
    pub(super) fn run<C: Console>(&self, console: &mut C) -> Result<Outcome, C::Failure> {
        if self.rules {
            console.print(&console.rules())?;
            return Ok(Outcome::Positive);
        }
        let mut session = Session::new(console);
        match session.enter_puzzle(ENCODING)? {
            End::Quit => Ok(Outcome::Positive),
            End::Done(puzzle) => self.solve(&puzzle, &mut session),
        }
    }

    fn solve<C: Console>(
        &self,
        puzzle: &Puzzle,
        session: &mut Session<'_, C>,
    ) -> Result<Outcome, C::Failure> {
        let typed = puzzle.cells();
        // No digit stands twice in a house, or it would have been refused; on any other flaw the passes get
        // stuck.
        let mut board = Board::new(puzzle).unwrap_or_else(|flawed| flawed.board);
        let passes = matching::solve(&mut board);
        let passes = if passes == 1 { "1 pass".into() } else { format!("{passes} passes") };
        if board.solution().is_some() {
            session.say(&format!("Solved in {passes}."))?;
            session.show(&board.puzzle(), typed)?;
            return Ok(Outcome::Positive);
        }
        session.say(&format!("Stuck after {passes}: no empty cell has exactly one digit left."))?;
        session.show(&board.puzzle(), typed)?;
        if !self.finish {
            session.say("Enter finish to go on with full logic, then search; --finish does so by itself.")?;
            if !session.wants_to_finish()? {
                return Ok(Outcome::Positive);
            }
        }
        finish(&mut board, typed, session)
    }
}

/// Full logic, then search.
fn finish<C: Console>(
    board: &mut Board,
    typed: CellSet,
    session: &mut Session<'_, C>,
) -> Result<Outcome, C::Failure> {
    let before = board.unsolved().len();
    // Only where the path leads is of interest here.
    Path::new(board, Schedule::hodoku().without_uniqueness()).for_each(drop);
    let left = board.unsolved().len();
    session.say(&format!("Logic fills {} of {before} cells.", before - left))?;

    let (solution, note) = match Single::new().answer(&*board) {
        Answer::None => {
            session.say("There is no solution.")?;
            return Ok(Outcome::Negative);
        }
        Answer::Unique(solution) => (solution, "There is no other solution."),
        Answer::Several(solution) => (solution, "This is one solution of several."),
    };
    if left > 0 {
        session.say(&format!("Search fills the other {left}. {note}"))?;
    }
    session.show(&solution.into(), typed)?;
    Ok(Outcome::Positive)
}
