//! Finds positions of a technique on HoDoKu's path of our own puzzles, for the pages about
//! techniques and their cases.
//!
//! `cargo run --release -p sudokit-logic --example meet -- KIND [--anywhere] [FILE]` reads puzzles with one
//! solution, one a line (without FILE our corpus). For each it prints the first position in which the path
//! takes the kind; of a kind that the path does not use, the first in which it is found and no single leads
//! on; with `--anywhere` the first in which it is found at all. It prints it as the example of a page, as a
//! case, and, where putting a candidate back spoils it, as a case of what must not be found.

use std::error::Error;
use std::fmt::Write;
use sudokit_core::{Board, Candidate, Cell, Digit, Puzzle};
use sudokit_logic::rating::hodoku::{Path, Turn};
use sudokit_logic::techniques;
use sudokit_logic::{Family, Kind, Step, View, Wanted};
use sudokit_testkit::corpus;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1).peekable();
    let name = arguments.next().ok_or("name a technique")?;
    let kind = techniques::kind(&name).ok_or_else(|| format!("no technique is called {name}"))?;
    let family = kind.family;
    let anywhere = arguments.next_if_eq("--anywhere").is_some();
    let is_used = kind.hodoku.is_some_and(|hodoku| hodoku.on);
    let puzzles: Vec<Puzzle> = match arguments.next() {
        Some(file) => {
            std::fs::read_to_string(file)?.lines().filter_map(|line| line.get(..81)?.parse().ok()).collect()
        }
        None => corpus::UNIQUE.cases().filter_map(|case| case.puzzle()).collect(),
    };
    for puzzle in puzzles {
        let Ok(start) = Board::new(&puzzle).map(Board::with_unique_givens) else { continue };
        let mut path = Path::new(&start, None);
        let mut before = start;
        while let Some(turn) = path.next() {
            let Turn::Step(taken, ..) = turn else { break };
            let is_stuck = taken.effect.placements().is_empty();
            if (anywhere || taken.kind == kind || !is_used && is_stuck)
                && let Some(step) = find(family, kind, &before)
            {
                let position = position(&puzzle, &before);
                println!("```step\n:0000::{position}:::\n{step}\n```\n{}", case(&step, &position));
                if let Some(spoilt) = spoil(family, kind, &puzzle, &before) {
                    println!(":{}-x::{spoilt}:::", kind.id);
                }
                println!();
                break;
            }
            before = path.board();
        }
    }
    Ok(())
}

fn find(family: &dyn Family, kind: &'static Kind, board: &Board) -> Option<Step> {
    let mut steps = Vec::new();
    let _ = family.find(Wanted::these(&[kind]), &View::new(board), &mut steps);
    steps.into_iter().find(|step| step.kind == kind)
}

/// The position with one candidate more, in which the kind is not found any more.
fn spoil(family: &dyn Family, kind: &'static Kind, puzzle: &Puzzle, board: &Board) -> Option<String> {
    let mut fresh = Board::new(puzzle).ok()?.with_unique_givens();
    for cell in fresh.unsolved() {
        if let Some(digit) = board.digit(cell) {
            fresh.place(Candidate::at(cell, digit));
        }
    }
    let removed = removed(board);
    removed.iter().find_map(|back| {
        let mut more = fresh;
        removed.iter().filter(|gone| *gone != back).for_each(|gone| {
            more.eliminate(*gone);
        });
        find(family, kind, &more).is_none().then(|| position(puzzle, &more))
    })
}

/// Candidates that have gone though no digit excludes them.
fn removed(board: &Board) -> Vec<Candidate> {
    let all = Cell::all().flat_map(|cell| Digit::all().map(move |digit| Candidate::at(cell, digit)));
    all.filter(|gone| {
        let seen = gone.cell().peers().iter().any(|peer| board.digit(peer) == Some(gone.digit()));
        board.digit(gone.cell()).is_none() && !seen && !board.has(*gone)
    })
    .collect()
}

/// Givens, placed digits marked by `+`, and what has been removed.
fn position(puzzle: &Puzzle, board: &Board) -> String {
    let mut text = String::new();
    for cell in Cell::all() {
        let _ = match (puzzle.digit(cell), board.digit(cell)) {
            (Some(given), _) => write!(text, "{given}"),
            (None, Some(placed)) => write!(text, "+{placed}"),
            (None, None) => write!(text, "."),
        };
    }
    text + ":" + &candidates(&removed(board))
}

fn case(step: &Step, position: &str) -> String {
    let digits: String = step.pattern.measures().digits.iter().map(ToString::to_string).collect();
    let (gone, placed) = (step.effect.eliminations(), step.effect.placements());
    format!(":{}:{digits}:{position}:{}:{}:", step.kind.id, candidates(gone), candidates(placed))
}

/// Digit, row, column of each.
fn candidates(candidates: &[Candidate]) -> String {
    let written: Vec<String> = candidates
        .iter()
        .map(|one| format!("{}{}{}", one.digit(), one.cell().row() + 1, one.cell().column() + 1))
        .collect();
    written.join(" ")
}
