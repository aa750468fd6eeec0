//! How a game went, once it is won.

use super::desk::{Desk, Table};
use super::widgets::clock;
use std::cmp::Reverse;
use sudokit::Cell;
use sudokit::diagram::{Sentence, say};
use sudokit::logic::{self, Kind};
use sudokit_play::Assistance;
use sudokit_play::train::Moment;

/// How the game ended, if it is over.
pub(super) fn verdict(table: &Table) -> Option<Sentence> {
    let time = clock(table.game.finished()?);
    Some(match table.game.assistance() {
        Assistance::None => say!("terminal-solved-without-help", [time]),
        Assistance::Candidates => say!("terminal-solved-with-candidates", [time]),
        Assistance::Checks => say!("terminal-solved-with-checks", [time]),
        Assistance::Hints => say!("terminal-solved-with-hints", [time]),
        Assistance::Steps => say!("terminal-solved-with-steps", [time]),
    })
}

/// The time, beside the player's other times at the level of the game.
pub(super) fn time(table: &Table, desk: &Desk) -> Sentence {
    let game = &table.game;
    let time = clock(game.finished().unwrap_or(game.time()));
    let Some(level) = game.origin().level() else { return say!("terminal-time", [time]) };
    let found = desk.profile.statistics(Some(level));
    match (found.best, found.median) {
        (Some(best), Some(median)) if found.solved > 1 => {
            say!("terminal-time-beside-others", [time, best = clock(best), median = clock(median)])
        }
        _ => say!("terminal-first-time", [time]),
    }
}

/// The hardest step of a puzzle.
pub(super) fn hardest(kind: &'static Kind) -> Sentence {
    if kind.hodoku.is_some_and(|hodoku| hodoku.level == logic::Level::Easy) {
        say!("terminal-singles-were-enough")
    } else {
        say!("terminal-hardest-step", [kind = kind.named(kind.name)])
    }
}

/// So many moments are told.
const MOMENTS: usize = 3;

/// The longest thoughts, in the order of time.
pub(super) fn slow(moments: &[Moment]) -> Vec<Sentence> {
    let mut slow: Vec<&Moment> = moments.iter().collect();
    slow.sort_by_key(|moment| Reverse(moment.thought));
    slow.truncate(MOMENTS);
    slow.sort_by_key(|moment| moment.time);
    slow.into_iter().map(line_of).collect()
}

/// A moment in the time line of a game.
fn line_of(moment: &Moment) -> Sentence {
    let (time, thought) = (clock(moment.time), clock(moment.thought));
    let kind = moment.kind.named(moment.kind.name);
    let place = place_of(moment);
    if moment.helped {
        say!("terminal-moment-helped", [time, place, kind])
    } else {
        say!("terminal-moment", [time, place, kind, thought])
    }
}

/// The cell of a moment's step, or the first if there are several.
pub(super) fn place_of(moment: &Moment) -> Cell {
    moment.cells().first().expect("a step changes something")
}
