//! Lessons: steps with their boards and explanations.

use crate::Thrown;
use crate::json::{read, text};
use crate::words::{told, words};
use serde::Serialize;
use sudokit::diagram::{Diagram, Explanation, Sentence};
use sudokit::logic::rating::hodoku::{Path, Turn};
use sudokit::logic::{Level, Schedule, Step};
use sudokit::render::Coordinates;
use sudokit::{Answer, Board, Cancel, Cell, DigitSet, Engine, Entry, Findings, Puzzle, Single};
use sudokit_play::Without;
use wasm_bindgen::prelude::wasm_bindgen;

/// A step with its board and explanation.
#[derive(Serialize)]
struct Lesson {
    name: String,
    /// The step in a line.
    line: String,
    /// HoDoKu's score, and its level from 0 to 4.
    score: u32,
    level: u8,
    look: String,
    pattern: Vec<String>,
    reason: Vec<String>,
    result: Vec<String>,
    shown: Diagram,
    givens: Puzzle,
    placed: Puzzle,
    candidates: Vec<DigitSet>,
}

impl Lesson {
    fn of(board: &Board, step: &Step, worth: (Level, u32), notation: Coordinates) -> Self {
        let Explanation { look, pattern, cases, reason, result, .. } = step.explain(board);
        let called = |said: &[Sentence]| said.iter().map(|said| told(said, notation)).collect::<Vec<_>>();
        let cases: Vec<Sentence> = cases
            .iter()
            .flat_map(|case| [&case.assumption].into_iter().chain(&case.steps))
            .cloned()
            .collect();
        let (level, score) = worth;
        Self {
            name: step.kind.name_in(words()).to_owned(),
            line: notation.line(&step.to_string()),
            look: told(&look, notation),
            pattern: called(&pattern),
            reason: [called(&cases), called(&reason)].concat(),
            result: called(&result),
            shown: step.diagram(board),
            ..Self::silent(board, String::new(), String::new(), level, score)
        }
    }

    /// A step without an explanation.
    fn silent(board: &Board, name: String, line: String, level: Level, score: u32) -> Self {
        let (mut givens, mut placed) = (Puzzle::EMPTY, Puzzle::EMPTY);
        for cell in Cell::all() {
            let side = if board.givens().contains(cell) { &mut givens } else { &mut placed };
            side.set(cell, board.digit(cell));
        }
        let left =
            |cell: Cell| if board.digit(cell).is_some() { DigitSet::EMPTY } else { board.candidates(cell) };
        Self {
            name,
            line,
            score,
            level: level as u8,
            look: String::new(),
            pattern: Vec::new(),
            reason: Vec::new(),
            result: Vec::new(),
            shown: Diagram::default(),
            givens,
            placed,
            candidates: Cell::all().map(left).collect(),
        }
    }
}

/// The path to the solution in HoDoKu's order.
#[wasm_bindgen]
pub fn way(puzzle: &str, notation: &str) -> Result<String, Thrown> {
    let (entry, notation) = (puzzle_of(puzzle)?, notation_of(notation));
    let Answer::Unique(solution) = Single::new().answer(entry.problem()) else { return Ok("[]".to_owned()) };
    let board = board_of(&entry)?.with_unique_givens();
    let mut path = Path::new(&board, Some(solution));
    let mut way = Vec::new();
    loop {
        let board = path.board();
        let Some(turn) = path.next() else { return Ok(text(&way)) };
        let (_, level, score) = turn.worth();
        way.push(match &turn {
            Turn::Step(step, ..) => Lesson::of(&board, step, (level, score), notation),
            other => {
                let line = notation.line(&other.to_string());
                Lesson::silent(&board, words().named("step", "trial", "Trial").to_owned(), line, level, score)
            }
        });
    }
}

/// All possible steps, but for those of some techniques.
#[wasm_bindgen]
pub fn lessons(puzzle: &str, notation: &str, without: &str) -> Result<String, Thrown> {
    let without: Without = read(without)?;
    let (entry, notation) = (sudokit::read(puzzle)?, notation_of(notation));
    let board = board_of(&entry)?;
    let is_unique = matches!(Single::new().answer(entry.problem()), Answer::Unique(_));
    let board = if is_unique { board.with_unique_givens() } else { board };
    let listed = Schedule::listed().only(|kind| !without.has(kind));
    let findings = Findings::of_with(board, &listed, &Cancel::new())?;
    let lesson = |step: &Step| Lesson::of(&board, step, (Level::Easy, 0), notation);
    Ok(text(&findings.steps.iter().map(lesson).collect::<Vec<_>>()))
}

/// The puzzle of a text, without a player's digits.
fn puzzle_of(puzzle: &str) -> Result<Entry, Thrown> {
    let entry = sudokit::read(puzzle)?;
    Ok(if entry.candidates.is_some() { entry } else { Entry::from(entry.givens) })
}

fn board_of(entry: &Entry) -> Result<Board, Thrown> {
    sudokit::position(entry).map_err(|flawed| Thrown::argument(flawed.to_string()))
}

fn notation_of(name: &str) -> Coordinates {
    if name == "k9" { Coordinates::K9 } else { Coordinates::Rncn }
}
