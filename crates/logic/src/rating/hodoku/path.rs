//! The path that HoDoKu takes.

use crate::follow::position::Position;
use crate::techniques::singles::{self, FULL_HOUSE, HIDDEN_SINGLE, NAKED_SINGLE};
use crate::{Effect, Level, Schedule, Search, Step, View};
use sudokit_core::{Board, Candidate, House, Solution};

/// The steps that HoDoKu would take from a board on, until the puzzle is solved or HoDoKu gives up.
///
/// Singles come in the order in which they came up; everything else is the first step of the first look of
/// [`Schedule::hodoku`] that has one.
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::rating::hodoku::Path;
///
/// let puzzle: Puzzle =
///     "000000000400009030009200001260500090000001400708903052572000000800340000900700020".parse()?;
/// let path = Path::new(&Board::new(&puzzle)?, None);
/// let turns: Vec<String> = path.take(2).map(|turn| turn.to_string()).collect();
/// assert_eq!(turns, ["Naked Single: r6c5=6", "Naked Single: r5c1=3"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Path {
    /// The board before the singles that were taken last: only other techniques need it.
    board: Board,
    /// Those singles.
    singles: Vec<Candidate>,
    position: Position,
    solution: Option<Solution>,
    /// The search for everything but singles. Many puzzles need only singles, so it is made when it is
    /// needed.
    searches: Option<Vec<Search>>,
    has_given_up: bool,
}

/// One turn of HoDoKu's path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A technique, with the level and the score of the look that found it.
    Step(Step, Level, u32),
    /// A digit of the solution, where no technique leads on.
    BruteForce(Candidate),
    /// Nothing leads on.
    GiveUp,
}

impl Turn {
    /// HoDoKu's code, level and score.
    pub fn worth(&self) -> (&'static str, Level, u32) {
        match self {
            Self::Step(step, level, score) => {
                (step.kind.hodoku.map_or(step.kind.id, |hodoku| hodoku.code), *level, *score)
            }
            Self::BruteForce(_) => ("bf", Level::Extreme, 10_000),
            Self::GiveUp => ("gu", Level::Extreme, 20_000),
        }
    }

    /// The effect; empty if HoDoKu gives up.
    pub fn effect(&self) -> Effect {
        match self {
            Self::Step(step, ..) => step.effect.clone(),
            Self::BruteForce(candidate) => Effect::placing(*candidate),
            Self::GiveUp => Effect::default(),
        }
    }
}

/// The line of the step, or HoDoKu's words without one.
impl std::fmt::Display for Turn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Step(step, ..) => step.fmt(f),
            Self::BruteForce(candidate) => {
                write!(f, "Brute Force: {}={}", candidate.cell(), candidate.digit())
            }
            Self::GiveUp => f.write_str("Give Up"),
        }
    }
}

impl Path {
    /// The path from a board on. Brute force uses the solution.
    pub fn new(board: &Board, solution: Option<Solution>) -> Self {
        Self {
            board: *board,
            singles: Vec::with_capacity(81),
            position: Position::of(board),
            solution,
            searches: None,
            has_given_up: false,
        }
    }

    /// The board as it stands.
    pub fn board(&self) -> Board {
        let mut board = self.board;
        self.singles.iter().for_each(|single| {
            board.place(*single);
        });
        board
    }

    /// True if every cell has its digit.
    pub const fn is_solved(&self) -> bool {
        self.position.is_solved()
    }

    fn next_single(&mut self) -> Option<(Candidate, Turn)> {
        let position = &mut self.position;
        let open = position.naked.unread().iter().filter(|single| position.is_empty(single.cell()));
        let full = open.copied().find_map(|single| {
            let is_full = |house: &House| position.is_alone(*house, single.digit());
            Some((single, Some(single.cell().houses().into_iter().find(is_full)?)))
        });
        if let Some((candidate, house)) = full {
            return Some(turn(&FULL_HOUSE, candidate, house));
        }
        while let Some(single) = position.naked.pop() {
            if position.is_empty(single.cell()) {
                return Some(turn(&NAKED_SINGLE, single, None));
            }
        }
        while let Some(single) = position.hidden.pop() {
            if position.is_empty(single.cell()) {
                // If it is hidden no more the look is over, though others may wait behind it.
                let is_hidden = |house: &House| position.count(*house, single.digit()) == 1;
                let house = single.cell().houses().into_iter().find(is_hidden)?;
                return Some(turn(&HIDDEN_SINGLE, single, Some(house)));
            }
        }
        None
    }

    fn next_other(&mut self) -> Turn {
        self.board = self.board();
        self.singles.clear();
        let view = View::new(&self.board).knowing(self.position.clone());
        let searches = self.searches.get_or_insert_with(|| Schedule::hodoku_after(&HIDDEN_SINGLE).searches);
        let found = searches.iter().find_map(|search| {
            let step = search.first(&view)?;
            let hodoku = search.kinds.first().and_then(|kind| kind.hodoku)?;
            Some(Turn::Step(step, hodoku.level, hodoku.score))
        });
        let guess = || {
            let empty = self.board.unsolved();
            let cell = empty.iter().nth(empty.len() / 2)?;
            Some(Turn::BruteForce(Candidate::at(cell, self.solution?.digit(cell))))
        };
        found.or_else(guess).unwrap_or(Turn::GiveUp)
    }
}

fn turn(kind: &'static crate::Kind, candidate: Candidate, house: Option<House>) -> (Candidate, Turn) {
    let hodoku = kind.hodoku.expect("singles are on HoDoKu's scale");
    let pattern = singles::Pattern { candidate, house };
    let step = Step { kind, effect: Effect::placing(candidate), pattern: pattern.into() };
    (candidate, Turn::Step(step, hodoku.level, hodoku.score))
}

impl Iterator for Path {
    type Item = Turn;

    fn next(&mut self) -> Option<Turn> {
        if self.has_given_up || self.position.is_solved() {
            return None;
        }
        let turn = match self.next_single() {
            Some((single, turn)) => {
                self.position.place(single);
                self.singles.push(single);
                turn
            }
            None => {
                let turn = self.next_other();
                let effect = turn.effect();
                for gone in effect.eliminations() {
                    self.position.remove(*gone);
                }
                for placed in effect.placements() {
                    self.position.place(*placed);
                }
                effect.apply(&mut self.board);
                turn
            }
        };
        self.has_given_up = turn == Turn::GiveUp;
        Some(turn)
    }
}

impl std::fmt::Debug for Path {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Path").field("board", &self.board()).finish_non_exhaustive()
    }
}
