//! Where a technique is met: positions on HoDoKu's path of our own puzzles, for the pages about techniques and their cases.
//!
//! `cargo run --release -p sudokit-logic --example meet -- KIND [FILE]` reads puzzles, one a line (without FILE our corpus).
//! For each it prints the first position in which the kind is found: as the example of a page, as a case, and, where putting a
//! candidate back spoils it, as a case of what must not be found. Positions with many steps of the kind are passed over.

use std::error::Error;
use std::fmt::Write;
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, Cell, Digit, Puzzle};
use sudokit_logic::rating::hodoku::{Path, Turn};
use sudokit_logic::techniques::{self, FAMILIES};
use sudokit_logic::{Family, Kind, Sink, Step, View, Wanted};
use sudokit_testkit::corpus;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().ok_or("name a technique")?;
    let kind = techniques::kind(&name).ok_or_else(|| format!("no technique is called {name}"))?;
    let family = FAMILIES.iter().find(|family| family.kinds().contains(&kind)).ok_or("no family has it")?;
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
            let is_single = matches!(&turn, Turn::Step(step, ..) if !step.effect.placements().is_empty() && step.kind != kind);
            if !is_single && let [step, ..] = &find(*family, kind, &before)[..] {
                let position = position(&puzzle, &before);
                println!("```step\n:0000::{position}:::\n{step}\n```\n{}", case(step, &position));
                if let Some(spoilt) = spoil(*family, kind, &puzzle, &before) {
                    println!(":{}-x::{spoilt}:::", kind.id);
                }
                println!();
                break;
            }
            before = *path.board();
        }
    }
    Ok(())
}

/// More steps than these, and nobody sees what is meant.
const MANY: usize = 12;

/// The steps of one kind, and whether there are too many.
struct Found {
    kind: &'static Kind,
    steps: Vec<Step>,
}

impl Sink for Found {
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        if step.kind == self.kind {
            self.steps.push(step);
        }
        if self.steps.len() > MANY { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// The steps of one kind; none if there are too many.
fn find(family: &dyn Family, kind: &'static Kind, board: &Board) -> Vec<Step> {
    let mut found = Found { kind, steps: Vec::new() };
    match family.find(Wanted::these(&[kind]), &View::new(board), &mut found) {
        ControlFlow::Continue(()) => found.steps,
        ControlFlow::Break(()) => Vec::new(),
    }
}

fn is_absent(family: &dyn Family, kind: &'static Kind, board: &Board) -> bool {
    let mut found = Found { kind, steps: Vec::new() };
    let _ = family.find(Wanted::these(&[kind]), &View::new(board), &mut found);
    found.steps.is_empty()
}

/// The position with one candidate more, in which the kind is not found any more.
fn spoil(family: &dyn Family, kind: &'static Kind, puzzle: &Puzzle, board: &Board) -> Option<String> {
    let fresh = Board::new(&board.puzzle()).ok()?;
    let removed = removed(board);
    removed.iter().find_map(|back| {
        let mut more = fresh;
        removed.iter().filter(|gone| *gone != back).for_each(|gone| {
            more.eliminate(*gone);
        });
        is_absent(family, kind, &more).then(|| position(puzzle, &more))
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
    let digits: String = step.pattern.evidence().measures().digits.iter().map(ToString::to_string).collect();
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
