//! The moments of a finished game at which the player was slow or asked for help.

use super::{Drill, kinds, schedule};
use crate::median::median;
use crate::sheet::of_cells;
use crate::{Action, Date, Game, Keeping, Rung, Sheet};
use std::cmp::Reverse;
use sudokit::formats::hodoku::LibraryLine;
use sudokit::logic::{Kind, Step, View, sort};
use sudokit::{Board, Cancel, Cancelled, CandidateSet, Candidates, CellSet, Entry, Solution};

/// At most so many moments are found in a game.
const MOST: usize = 5;
/// A thought is slow from so many times the median of the player's placements.
const SLOW: u64 = 4;
/// A shorter thought is never slow, in milliseconds: in a quick game, four times the median is no pause.
const LEAST: u64 = 5_000;

/// A moment of a finished game at which the player was slow or asked for help, with the easiest step there.
///
/// ```
/// use sudokit::{Cancel, CellSet};
/// use sudokit_play::train::moments;
/// use sudokit_play::{Action, Date, Game, Level};
///
/// // A player who places a digit every ten seconds, and thinks for five minutes in between.
/// let mut game = Game::new(Level::Easy.puzzle(7));
/// let solution = game.solution().expect("it has one");
/// for (number, cell) in game.sheet().empty().iter().enumerate() {
///     game.pass(if number == 10 { 300_000 } else { 10_000 });
///     let digit = solution.digit(cell);
///     game.act(Action::Place { cells: CellSet::of(cell), digit }).expect("it is empty");
/// }
/// let day = Date::new(2026, 11, 28).expect("a day");
/// let found = moments(&game, day, &Cancel::new())?;
/// assert_eq!(found.len(), 1);
/// assert_eq!((found[0].time, found[0].thought, found[0].at.placed.len()), (400_000, 300_000, 10));
/// # Ok::<(), sudokit::Cancelled>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Moment {
    /// The day of the game.
    pub day: Date,
    /// The time played, in milliseconds: when the thought ended, or when the player asked for help.
    pub time: u64,
    /// The time since the last change of the grid, in milliseconds.
    pub thought: u64,
    /// True if the player asked for help.
    pub helped: bool,
    /// The technique of the easiest step.
    pub kind: &'static Kind,
    /// The position, without mistakes, and the effect of the easiest step.
    pub at: LibraryLine,
}

impl Moment {
    /// The cells that the easiest step changes.
    pub fn cells(&self) -> CellSet {
        self.at.placements.iter().chain(&self.at.eliminations).map(|candidate| candidate.cell()).collect()
    }

    /// The moment as a drill that does not announce the technique. `None` if the position has no step.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn drill(&self, cancel: &Cancel) -> Result<Option<Drill>, Cancelled> {
        let found = easiest(&self.at.entry(), cancel)?;
        Ok(found.map(|(board, step)| Drill::of_game(self.at.givens, board, step)))
    }

    /// The moment in a line, as a profile keeps it.
    pub fn to_line(&self) -> String {
        let how = if self.helped { HELPED } else { THOUGHT };
        format!("{} {} {} {how} {}", self.day, self.time, self.thought, self.at)
    }

    /// The moment of a line; `None` if it is not one, or has a technique of a later version.
    pub fn of_line(line: &str) -> Option<Self> {
        let parts: Vec<&str> = line.splitn(5, ' ').collect();
        let [day, time, thought, how, at] = parts[..].try_into().ok()?;
        let at: LibraryLine = at.parse().ok()?;
        let id = at.variant.as_ref().map_or(at.code.clone(), |rest| format!("{}-{rest}", at.code));
        Some(Self {
            day: day.parse().ok()?,
            time: time.parse().ok()?,
            thought: thought.parse().ok()?,
            helped: how == HELPED,
            kind: kinds().find(|kind| kind.id == id)?,
            at,
        })
    }
}

/// Words of a line.
const HELPED: &str = "hint";
const THOUGHT: &str = "thought";

/// A thought of the player, and the position that it was about.
struct Thought {
    time: u64,
    thought: u64,
    helped: bool,
    position: Entry,
}

/// The moments of a finished game, in the order of time: at most five, those with hints first, then the
/// longest thoughts. A thought is slow if it took four times the median of the player's placements, and five
/// seconds. It ends with a right digit or with a candidate that is rightly crossed out. Games of puzzles with
/// given candidates or several solutions have none.
///
/// # Errors
/// It was cancelled.
pub fn moments(game: &Game, day: Date, cancel: &Cancel) -> Result<Vec<Moment>, Cancelled> {
    let has_given = matches!(game.start().candidates, Some(Candidates::Given(_)));
    let Some(solution) = game.solution().filter(|_| game.finished().is_some() && !has_given) else {
        return Ok(Vec::new());
    };
    let mut thoughts = thoughts(game, &solution);
    sort::by_key(&mut thoughts, |it| (Reverse(it.helped), Reverse(it.thought), it.time));
    let (mut found, mut positions) = (Vec::new(), Vec::new());
    for Thought { time, thought, helped, position } in thoughts {
        // Undone and done again, or asked twice.
        if positions.contains(&position) {
            continue;
        }
        if let Some((_, Step { kind, effect, .. })) = easiest(&position, cancel)? {
            let mut at = LibraryLine::new(kind.id, position.givens);
            // As it reads back.
            if let Some((code, variant)) = kind.id.split_once('-') {
                (at.code, at.variant) = (code.to_owned(), Some(variant.to_owned()));
            }
            at.placed = position.placed;
            at.deleted = removed(&position).iter().collect();
            at.eliminations = effect.eliminated().iter().collect();
            at.placements = effect.placed().iter().collect();
            found.push(Moment { day, time, thought, helped, kind, at });
            if found.len() == MOST {
                break;
            }
        }
        positions.push(position);
    }
    sort::by_key(&mut found, |moment| moment.time);
    Ok(found)
}

/// The thoughts of a player that ended in a hint or were slow, in order.
fn thoughts(game: &Game, solution: &Solution) -> Vec<Thought> {
    let (mut replayed, mut thoughts, mut placements) = (game.begun(), Vec::new(), Vec::new());
    // The time of the last change, and true if there was a hint since.
    let (mut since, mut is_helped) = (0, false);
    for logged in game.log() {
        let (before, keeping) = (*replayed.sheet(), replayed.options().candidates);
        if replayed.finished().is_some() || replayed.replay(logged.clone()).is_err() {
            break;
        }
        let (after, time) = (*replayed.sheet(), logged.time);
        let thought = time.saturating_sub(since);
        let is_hint = match logged.action {
            Action::Ask { rung } => rung >= Rung::Name,
            Action::Take { .. } => true,
            _ => false,
        };
        let position_of = |sheet| position(sheet, keeping, solution);
        let is_move = match logged.action {
            Action::Place { .. } => !right(&after, solution).is_subset(right(&before, solution)),
            Action::Cross { .. } | Action::Centre { .. } => {
                !removed(&position_of(&after)).is_subset(removed(&position_of(&before)))
            }
            _ => false,
        };
        if !before.entering && !is_helped && (is_hint || is_move) {
            thoughts.push(Thought { time, thought, helped: is_hint, position: position_of(&before) });
        }
        if is_move && matches!(logged.action, Action::Place { .. }) {
            placements.push(thought);
        }
        is_helped |= is_hint;
        if after != before {
            (since, is_helped) = (time, false);
        }
    }
    let slow = median(&placements).unwrap_or(0).saturating_mul(SLOW).max(LEAST);
    thoughts.retain(|it| it.helped || it.thought >= slow);
    thoughts
}

/// The cells that have their right digits from the player.
fn right(sheet: &Sheet, solution: &Solution) -> CellSet {
    sheet
        .placed
        .cells()
        .iter()
        .filter(|cell| sheet.placed.digit(*cell) == Some(solution.digit(*cell)))
        .collect()
}

/// The position of a sheet without its mistakes: wrong digits are not there, and no right candidate is
/// crossed out.
fn position(sheet: &Sheet, keeping: Keeping, solution: &Solution) -> Entry {
    let placed = sheet.placed.restricted_to(right(sheet, solution));
    let possible = Sheet { placed, ..*sheet }.possible();
    let gone = sheet.left(keeping).map_or(CandidateSet::EMPTY, |left| of_cells(sheet.empty()) - left);
    let left = possible - (gone - solution.candidates());
    let candidates = (left != possible).then_some(Candidates::Left(left));
    Entry { givens: sheet.givens, placed, candidates, ..Entry::default() }
}

/// The candidates of a position that the player has removed.
fn removed(position: &Entry) -> CandidateSet {
    let sheet = Sheet { givens: position.givens, placed: position.placed, ..Sheet::default() };
    position.candidates.map_or(CandidateSet::EMPTY, |left| sheet.possible() - left.set())
}

/// The easiest step of a position, in the order of difficulty.
fn easiest(position: &Entry, cancel: &Cancel) -> Result<Option<(Board, Step)>, Cancelled> {
    // Drills are judged by the solution.
    let Some(board) = sudokit::position(position).ok().filter(Board::has_unique_givens) else {
        return Ok(None);
    };
    let step = schedule().first(&View::new(&board).until(cancel));
    cancel.check()?;
    Ok(step.map(|step| (board, step)))
}
