//! Analysing puzzles: solving, hints, explanations, canonical forms.

use crate::Thrown;
use crate::clock::within;
use crate::json::{read, text};
use crate::words::words;
use serde::Serialize;
use std::ops::ControlFlow;
use sudokit::diagram::Diagram;
use sudokit::logic::{Listing, Step};
use sudokit::{
    Advice, Batch, Board, Cancel, Canon, CanonForm, Cell, DigitSet, Engine, Entry, Findings, Hint,
    Minimality, Proof, Puzzle, Record, Scope, Single, Vicinity,
};
use wasm_bindgen::prelude::wasm_bindgen;

/// A record, and a picture of each of its steps.
#[derive(Serialize)]
struct Pictured<R> {
    record: R,
    pictures: Vec<Drawn>,
}

/// The board before a step, with its diagram.
#[derive(Serialize)]
struct Drawn {
    /// 81 characters.
    digits: Puzzle,
    /// The candidates of each cell, empty if it has a digit.
    candidates: Vec<DigitSet>,
    shown: Diagram,
}

impl Drawn {
    fn of(board: &Board, step: &Step) -> Self {
        let open = board.unsolved();
        let candidates =
            |cell: Cell| if open.contains(cell) { board.candidates(cell) } else { DigitSet::EMPTY };
        let candidates = Cell::all().map(candidates).collect();
        Self { digits: board.puzzle(), candidates, shown: step.diagram(board) }
    }
}

fn single(puzzle: &str) -> Result<(Entry, Single), Thrown> {
    Ok((sudokit::read(puzzle)?, Single::new()))
}

/// The techniques and limits of a JSON text; an empty one has the default.
fn scope_of(text: &str) -> Result<Scope, Thrown> {
    if text.is_empty() { Ok(Scope::default()) } else { read(text) }
}

/// The solution, if there is exactly one.
#[wasm_bindgen]
pub fn solve(puzzle: &str) -> Result<String, Thrown> {
    let (entry, mut engine) = single(puzzle)?;
    Ok(text(&Record::of(&entry, &engine.answer(entry.problem()))))
}

/// The first solutions.
#[wasm_bindgen]
pub fn solutions(puzzle: &str, limit: usize) -> Result<String, Thrown> {
    let (entry, mut engine) = single(puzzle)?;
    let mut solutions = Vec::new();
    // For a limit of 0 none is looked for; otherwise the visitor ends the search.
    if limit > 0 {
        engine.enumerate(entry.problem(), |solution| {
            solutions.push(*solution);
            if solutions.len() < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
    }
    Ok(text(&solutions))
}

/// The redundant givens.
#[wasm_bindgen]
pub fn minimal(puzzle: &str) -> Result<String, Thrown> {
    let puzzles = [sudokit::read(puzzle)?.givens];
    Ok(text(&Minimality::of(&mut Batch::new(), &puzzles)?.pop()))
}

/// A hint for a game in progress, and a picture of its step.
#[wasm_bindgen]
pub fn hint(puzzle: &str, level: u8, scope: &str, milliseconds: Option<f64>) -> Result<String, Thrown> {
    let (entry, mut engine) = single(puzzle)?;
    let mut hint = Hint::of(&mut engine, &entry, &scope_of(scope)?.for_paths(), None, &within(milliseconds))?;
    (hint.level, hint.words) = (level, words());
    let pictures = match &hint.advice {
        Advice::Step(board, step) => vec![Drawn::of(board, step)],
        _ => Vec::new(),
    };
    Ok(text(&Pictured { record: hint, pictures }))
}

/// The whole path, step by step: a proof, and a picture of each step.
#[wasm_bindgen]
pub fn explain(puzzle: &str, scope: &str, milliseconds: Option<f64>) -> Result<String, Thrown> {
    let start = board_of(puzzle)?;
    let proof = Proof::of_with(start, scope_of(scope)?.for_paths(), &within(milliseconds))?;
    let pictures = proof.states().map(|(board, step)| Drawn::of(&board, step)).collect();
    Ok(text(&Pictured { record: proof, pictures }))
}

/// The first steps that are possible, and a picture of each.
#[wasm_bindgen]
pub fn steps(puzzle: &str, limit: usize, scope: &str, milliseconds: Option<f64>) -> Result<String, Thrown> {
    let mut steps = Steps::new(puzzle, scope, milliseconds)?;
    let found = steps.found.by_ref().take(limit).collect();
    steps.cancel.check()?;
    Ok(steps.pictured(found))
}

/// Every possible step, each found when it is asked for.
#[wasm_bindgen]
pub struct Steps {
    board: Board,
    found: Listing,
    cancel: Cancel,
}

#[wasm_bindgen]
impl Steps {
    /// The steps of a board, until the time is over.
    #[wasm_bindgen(constructor)]
    pub fn new(puzzle: &str, scope: &str, milliseconds: Option<f64>) -> Result<Self, Thrown> {
        let (board, cancel) = (board_of(puzzle)?, within(milliseconds));
        let found = Findings::each(board, scope_of(scope)?.for_lists(), &cancel);
        Ok(Self { board, found, cancel })
    }

    /// The next step, as a list of one; nothing after the last.
    pub fn ask(&mut self) -> Result<Option<String>, Thrown> {
        let step = self.found.next();
        self.cancel.check()?;
        Ok(step.map(|step| self.pictured(vec![step])))
    }

    fn pictured(&self, steps: Vec<Step>) -> String {
        let pictures = steps.iter().map(|step| Drawn::of(&self.board, step)).collect();
        text(&Pictured { record: Findings { board: self.board, steps }, pictures })
    }
}

/// The verdict on a proof, with its premises.
#[wasm_bindgen]
pub fn verify(proof: &str) -> Result<String, Thrown> {
    Ok(text(&read::<Proof>(proof)?.verified()))
}

/// The canonical form.
#[wasm_bindgen]
pub fn canon(
    puzzle: &str,
    form: &str,
    map: bool,
    automorphisms: bool,
    milliseconds: Option<f64>,
) -> Result<String, Thrown> {
    let puzzle = sudokit::read(puzzle)?.givens;
    let canon = Canon::new(form.parse::<CanonForm>()?).until(&within(milliseconds));
    let canon = if map { canon.with_map() } else { canon };
    let mut canon = if automorphisms { canon.with_automorphisms() } else { canon };
    Ok(text(&canon.of(&puzzle)?))
}

/// The puzzles that differ from a puzzle in a few givens.
#[wasm_bindgen]
pub fn vicinity(
    puzzle: &str,
    minus: usize,
    plus: usize,
    minimal: bool,
    milliseconds: Option<f64>,
) -> Result<String, Thrown> {
    let puzzle = sudokit::read(puzzle)?.givens;
    let vicinity = Vicinity::new().until(&within(milliseconds));
    let mut vicinity = if minimal { vicinity.minimal() } else { vicinity };
    Ok(text(&vicinity.puzzles(&puzzle, minus, plus)?))
}

/// The board of a text. One that contradicts itself is an error.
fn board_of(puzzle: &str) -> Result<Board, Thrown> {
    let (entry, mut engine) = single(puzzle)?;
    Ok(sudokit::position_with(&mut engine, &entry)?)
}
