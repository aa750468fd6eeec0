//! Views of a game, for screens.

use crate::{Assistance, Colour, Game, Options, Origin, OwnLine};
use serde::Serialize;
use sudokit::{Candidate, Cell, Digit, DigitSet, Puzzle};

/// The content of a cell for the screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CellLook {
    /// The digit, given or placed.
    pub digit: Option<Digit>,
    /// True for a given.
    pub given: bool,
    /// The small digits: candidates kept automatically, or marks in the centre.
    pub candidates: DigitSet,
    /// Marks in the corner.
    pub corner: DigitSet,
    /// Candidates that the player has crossed out.
    pub crossed: DigitSet,
    /// The colours of the cell, 1 to 9.
    pub colours: Vec<u8>,
    /// Pairs of digit and colour.
    pub candidate_colours: Vec<(Digit, u8)>,
    /// True if the digit is wrong, and the player wants to know that.
    pub wrong: bool,
    /// True if a cell that this one sees has the same digit, and the player wants to know that.
    pub clash: bool,
}

/// The 81 cells, row by row.
pub fn cells(game: &Game) -> Vec<CellLook> {
    let (sheet, candidates) = (game.sheet(), game.all_candidates());
    let (wrong, clashes) = (game.wrong(), game.clashes());
    let look = |cell: Cell| CellLook {
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

/// The state for the screen, without the cells. It exists to be serialised; a [`Game`] has the same facts.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct State<'a> {
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
    /// The player's lines, in the order in which they were drawn.
    lines: Vec<OwnLine>,
    /// The number of cells that each digit still needs.
    missing: Vec<usize>,
    mistakes: Mistakes,
    solution: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
struct Help {
    hints: u32,
    rungs: u32,
    steps: u32,
    checks: u32,
}

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Savepoint<'a> {
    name: &'a str,
    parent: Option<usize>,
    time: u64,
    left_behind: bool,
    filled: usize,
}

#[derive(Clone, Debug, Serialize)]
struct Mistakes {
    wrong: Vec<Candidate>,
    lost: Vec<Candidate>,
}

impl<'a> State<'a> {
    /// The state of a game.
    pub fn of(game: &'a Game) -> Self {
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
            lines: sheet.lines.iter().collect(),
            missing: Digit::all().map(|digit| game.missing(digit)).collect(),
            mistakes: Mistakes { wrong: mistakes.wrong, lost: mistakes.lost },
            solution: game.solution().map(|solution| solution.to_string()),
        }
    }
}
