//! The techniques on the path to a solution.

use super::Wish;
use crate::logic::techniques::singles::{FULL_HOUSE, HIDDEN_SINGLE, NAKED_SINGLE};
use crate::logic::{Kind, Schedule, Search, View};
use sudokit_core::Board;

/// The weight of a missing technique, in unwanted steps.
const MISSING: u32 = 10;
/// The weight of a board where no technique applies, besides its open cells.
const STUCK: u32 = 5;

const SINGLES: [&Kind; 3] = [&FULL_HOUSE, &HIDDEN_SINGLE, &NAKED_SINGLE];

/// The techniques of a wish, and the schedule to follow: HoDoKu's. Wished techniques that HoDoKu does not use
/// come right after the singles: behind forcing nets nothing would be left for them.
#[derive(Debug)]
pub(super) struct Way {
    schedule: Schedule,
    only: Option<&'static Kind>,
    with: Vec<&'static Kind>,
    without: Vec<&'static Kind>,
}

impl Way {
    /// `None` if a wish names no techniques.
    pub(super) fn of(wish: &Wish) -> Option<Self> {
        let mut with = wish.with.clone();
        with.extend(wish.hardest);
        let without = wish.without.clone();
        if with.is_empty() && without.is_empty() {
            return None;
        }
        let mut schedule = Schedule::hodoku();
        let is_on = |kind: &Kind| kind.hodoku.is_some_and(|hodoku| hodoku.on);
        let others = Schedule::of(with.iter().copied().filter(|kind| !is_on(kind)));
        let is_single = |search: &Search| search.kinds.iter().all(|kind| SINGLES.contains(kind));
        let singles = schedule.searches.iter().take_while(|search| is_single(search)).count();
        schedule.searches.splice(singles..singles, others.searches);
        Some(Self { schedule, only: wish.hardest, with, without })
    }

    /// The distance of a board's path from the wish; beyond `enough` a lower bound.
    pub(super) fn distance(&self, board: &Board, enough: u32) -> u32 {
        let mut board = *board;
        let mut missing = self.with.clone();
        let mut distance = 0;
        while !board.unsolved().is_empty() {
            let Some(step) = self.schedule.first(&View::new(&board)) else {
                distance += STUCK + board.unsolved().len() as u32;
                break;
            };
            missing.retain(|kind| *kind != step.kind);
            let is_foreign = match self.only {
                Some(only) => step.kind != only && !SINGLES.contains(&step.kind),
                None => false,
            };
            distance += u32::from(is_foreign || self.without.contains(&step.kind));
            if distance > enough {
                return distance;
            }
            step.effect.apply(&mut board);
        }
        distance + MISSING * missing.len() as u32
    }
}
