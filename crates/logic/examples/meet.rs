//! Where a technique is met: positions on HoDoKu's path of our own puzzles, for the pages about techniques.
//!
//! `cargo run --release -p sudokit-logic --example meet -- KIND [FILE]` reads puzzles, one a line (without FILE our corpus),
//! and prints each step of that kind with its position, as a page's example wants them.

use std::error::Error;
use sudokit_core::{Board, Candidate, Cell, Digit, Puzzle};
use sudokit_logic::rating::hodoku::{Path, Turn};
use sudokit_logic::techniques;
use sudokit_testkit::corpus;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().ok_or("name a technique")?;
    let wanted = techniques::kind(&name).ok_or_else(|| format!("no technique is called {name}"))?;
    let puzzles: Vec<Puzzle> = match arguments.next() {
        Some(file) => {
            std::fs::read_to_string(file)?.lines().filter_map(|line| line.get(..81)?.parse().ok()).collect()
        }
        None => corpus::UNIQUE.cases().filter_map(|case| case.puzzle()).collect(),
    };
    for puzzle in puzzles {
        let Ok(start) = Board::new(&puzzle) else { continue };
        let mut path = Path::new(&start, None);
        let mut before = start;
        while let Some(turn) = path.next() {
            if let Turn::Step(step, ..) = &turn
                && step.kind == wanted
            {
                println!("```step\n{}\n{step}\n```", library_line(&puzzle, &before));
            }
            before = *path.board();
        }
    }
    Ok(())
}

/// A position: givens, placed digits marked by `+`, and the candidates that have gone though no digit excludes them.
fn library_line(puzzle: &Puzzle, board: &Board) -> String {
    let mut text = String::from(":0000:x:");
    for cell in Cell::all() {
        match (puzzle.digit(cell), board.digit(cell)) {
            (Some(given), _) => text.push_str(&given.to_string()),
            (None, Some(placed)) => text.push_str(&format!("+{placed}")),
            (None, None) => text.push('.'),
        }
    }
    let gone = Cell::all().flat_map(|cell| Digit::all().map(move |digit| Candidate::at(cell, digit))).filter(
        |gone| {
            let seen = gone.cell().peers().iter().any(|peer| board.digit(peer) == Some(gone.digit()));
            board.digit(gone.cell()).is_none() && !seen && !board.has(*gone)
        },
    );
    let gone: Vec<String> = gone
        .map(|gone| format!("{}{}{}", gone.digit(), gone.cell().row() + 1, gone.cell().column() + 1))
        .collect();
    text + ":" + &gone.join(" ") + ":::"
}
