//! Views of a game, for screens.

use serde::Serialize;
use sudokit::{Candidate, Cell, Digit, DigitSet, Puzzle};
use sudokit_play::{Assistance, Colour, Game, Options, Origin};

/// The view of a cell.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Look {
    digit: Option<Digit>,
    given: bool,
    /// The small digits: candidates kept automatically, or marks in the centre.
    candidates: DigitSet,
    corner: DigitSet,
    crossed: DigitSet,
    colours: Vec<u8>,
    /// Pairs of digit and colour.
    candidate_colours: Vec<(Digit, u8)>,
    wrong: bool,
    clash: bool,
}

pub(super) fn cells(game: &Game) -> Vec<Look> {
    let (sheet, candidates) = (game.sheet(), game.all_candidates());
    let (wrong, clashes) = (game.wrong(), game.clashes());
    let look = |cell: Cell| Look {
        digit: game.digit(cell),
        given: sheet.givens.digit(cell).is_some(),
        candidates: candidates.digits_in(cell),
        corner: sheet.corner.digits_in(cell),
        crossed: sheet.crossed.digits_in(cell),
        colours: game.colours(cell).map(Colour::get).collect(),
        candidate_colours: Digit::all()
            .filter_map(|digit| Some((digit, game.candidate_colour(Candidate::at(cell, digit))?.get())))
            .collect(),
        wrong: wrong.contains(cell),
        clash: clashes.contains(cell),
    };
    Cell::all().map(look).collect()
}

/// The view of everything besides the cells.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct State<'a> {
    puzzle: Puzzle,
    origin: Origin,
    status: &'static str,
    entering: bool,
    filled: usize,
    empty: usize,
    is_finished: bool,
    /// The time at which it was first finished.
    finished: Option<u64>,
    time: u64,
    options: &'a Options,
    assistance: Assistance,
    help: Help,
    can_undo: bool,
    can_redo: bool,
    savepoints: Vec<Savepoint<'a>>,
    complete: DigitSet,
    /// The number of cells that each digit still needs.
    missing: Vec<usize>,
    mistakes: Mistakes,
    solution: Option<String>,
}

#[derive(Serialize)]
struct Help {
    hints: u32,
    rungs: u32,
    steps: u32,
    checks: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Savepoint<'a> {
    name: &'a str,
    parent: Option<usize>,
    time: u64,
    left_behind: bool,
    filled: usize,
}

#[derive(Serialize)]
struct Mistakes {
    wrong: Vec<Candidate>,
    lost: Vec<Candidate>,
}

impl<'a> State<'a> {
    pub(super) fn of(game: &'a Game) -> Self {
        let (sheet, help, mistakes) = (game.sheet(), game.help_used(), game.mistakes());
        let savepoints = game.savepoints().iter().map(|point| Savepoint {
            name: &point.name,
            parent: point.parent,
            time: point.time,
            left_behind: point.left_behind,
            filled: point.sheet.placed.len(),
        });
        Self {
            puzzle: game.puzzle(),
            origin: game.origin(),
            status: game.status().name(),
            entering: sheet.entering,
            filled: sheet.placed.len(),
            empty: sheet.empty().len(),
            is_finished: game.is_finished(),
            finished: game.finished(),
            time: game.time(),
            options: game.options(),
            assistance: game.assistance(),
            help: Help { hints: help.hints, rungs: help.rungs, steps: help.steps, checks: help.checks },
            can_undo: game.can_undo(),
            can_redo: game.can_redo(),
            savepoints: savepoints.collect(),
            complete: game.complete(),
            missing: Digit::all().map(|digit| game.missing(digit)).collect(),
            mistakes: Mistakes { wrong: mistakes.wrong, lost: mistakes.lost },
            solution: game.solution().map(|solution| solution.to_string()),
        }
    }
}
