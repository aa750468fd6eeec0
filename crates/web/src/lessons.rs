//! Lessons: steps with their boards and explanations.

use crate::Thrown;
use crate::json::{read, text};
use crate::words::{told, words};
use serde::Serialize;
use sudokit::diagram::{Diagram, Sentence};
use sudokit::logic::{Level, Schedule, Step};
use sudokit::render::Coordinates;
use sudokit::{Aim, Answer, Board, Cancel, Cell, DigitSet, Engine, Entry, Findings, Puzzle, Single, Walk};
use sudokit_play::Techniques;
use wasm_bindgen::prelude::wasm_bindgen;

/// A step with its board and explanation.
#[derive(Serialize)]
struct Lesson {
    name: String,
    /// The step in a line.
    line: String,
    /// HoDoKu's score, 0 for techniques that it lacks, and its level from 0 to 4.
    score: u32,
    level: u8,
    look: String,
    pattern: Vec<String>,
    reason: Vec<String>,
    /// The number of arguments that each line of the reason is within.
    depths: Vec<usize>,
    result: Vec<String>,
    shown: Diagram,
    givens: Puzzle,
    placed: Puzzle,
    candidates: Vec<DigitSet>,
}

impl Lesson {
    fn of(board: &Board, step: &Step, notation: Coordinates) -> Self {
        let said = step.explain(board);
        let called = |said: &[Sentence]| said.iter().map(|said| told(said, notation)).collect::<Vec<_>>();
        let (argument, outline) = (said.argument(), said.outline());
        let (mut givens, mut placed) = (Puzzle::EMPTY, Puzzle::EMPTY);
        for cell in Cell::all() {
            let side = if board.givens().contains(cell) { &mut givens } else { &mut placed };
            side.set(cell, board.digit(cell));
        }
        let left =
            |cell: Cell| if board.digit(cell).is_some() { DigitSet::EMPTY } else { board.candidates(cell) };
        let (level, score) =
            step.kind.hodoku.map_or((Level::Extreme, 0), |hodoku| (hodoku.level, hodoku.score));
        Self {
            name: step.kind.name_in(words()).to_owned(),
            line: notation.line(&step.to_string()),
            score,
            level: level as u8,
            look: told(&said.look, notation),
            pattern: called(&said.pattern),
            reason: outline.iter().map(|(_, number)| told(argument[*number], notation)).collect(),
            depths: outline.iter().map(|(depth, _)| *depth).collect(),
            result: called(&said.result),
            shown: step.diagram(board),
            givens,
            placed,
            candidates: Cell::all().map(left).collect(),
        }
    }
}

/// The usual path from a puzzle, step by step, by every technique but some: the hardest puzzles take seconds.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Way {
    /// `None` without exactly one solution.
    walk: Option<Walk>,
    notation: Coordinates,
}

#[wasm_bindgen]
impl Way {
    /// A path from its start.
    #[wasm_bindgen(constructor)]
    pub fn new(puzzle: &str, notation: &str, without: &str) -> Result<Self, Thrown> {
        let schedule = schedule(without)?;
        let walk = start_of(puzzle)?.map(|start| Walk::new(start, schedule));
        Ok(Self { walk, notation: notation_of(notation) })
    }

    /// The next step as a lesson.
    #[wasm_bindgen(js_name = next)]
    pub fn step(&mut self) -> Result<Option<String>, Thrown> {
        let Some(walk) = &mut self.walk else { return Ok(None) };
        let board = *walk.board();
        let step = walk.step(&Cancel::new())?;
        Ok(step.map(|step| text(&Lesson::of(&board, &step, self.notation))))
    }
}

/// A path with an aim, as lessons.
#[wasm_bindgen]
pub fn way_with(aim: &str, puzzle: &str, notation: &str, without: &str) -> Result<String, Thrown> {
    let (aim, schedule, notation) = (aim.parse::<Aim>()?, schedule(without)?, notation_of(notation));
    let Some(mut board) = start_of(puzzle)? else { return Ok("[]".to_owned()) };
    let steps = aim.way(&board, &schedule, &Cancel::new())?;
    let lesson = |step: &Step| {
        let lesson = Lesson::of(&board, step, notation);
        step.effect.apply(&mut board);
        lesson
    };
    Ok(text(&steps.iter().map(lesson).collect::<Vec<_>>()))
}

/// The techniques on the usual path of a puzzle, by their ids, without using some others; `null` if the path
/// does not lead to the end.
#[wasm_bindgen]
pub fn needed(puzzle: &str, without: &str) -> Result<String, Thrown> {
    let schedule = schedule(without)?;
    let Some(start) = start_of(puzzle)? else { return Ok("null".to_owned()) };
    let needed = Walk::new(start, schedule).kinds(&Cancel::new())?;
    Ok(text(&needed.map(|kinds| kinds.iter().map(|kind| kind.id).collect::<Vec<_>>())))
}

/// The board that a path starts from, if there is exactly one solution.
fn start_of(puzzle: &str) -> Result<Option<Board>, Thrown> {
    let entry = puzzle_of(puzzle)?;
    let is_unique = matches!(Single::new().answer(entry.problem()), Answer::Unique(_));
    Ok(if is_unique { Some(board_of(&entry)?.with_unique_givens()) } else { None })
}

/// Every technique but some.
fn schedule(without: &str) -> Result<Schedule, Thrown> {
    let without: Techniques = read(without)?;
    Ok(Schedule::full().only(|kind| !without.has(kind)))
}

/// All possible steps, but for those of some techniques.
#[wasm_bindgen]
pub fn lessons(puzzle: &str, notation: &str, without: &str) -> Result<String, Thrown> {
    let without: Techniques = read(without)?;
    let (entry, notation) = (sudokit::read(puzzle)?, notation_of(notation));
    let board = board_of(&entry)?;
    let is_unique = matches!(Single::new().answer(entry.problem()), Answer::Unique(_));
    let board = if is_unique { board.with_unique_givens() } else { board };
    let listed = Schedule::listed().only(|kind| !without.has(kind));
    let findings = Findings::of_with(board, &listed, &Cancel::new())?;
    let lesson = |step: &Step| Lesson::of(&board, step, notation);
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
