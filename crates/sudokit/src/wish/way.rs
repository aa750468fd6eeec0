//! Which techniques the way to a solution goes through.

use super::Wish;
use crate::logic::techniques::singles::{FULL_HOUSE, HIDDEN_SINGLE, NAKED_SINGLE};
use crate::logic::{Kind, Schedule, View};
use sudokit_core::Board;

/// What a technique that is missing weighs, in steps that should not be there.
const MISSING: u32 = 10;
/// What a board weighs that no technique leads on from, besides its open cells.
const STUCK: u32 = 5;

/// What a wish says of the techniques, and the schedule that is followed: HoDoKu's, with those of the wish that are not in it.
#[derive(Debug)]
pub(super) struct Way {
    schedule: Schedule,
    only: Option<&'static Kind>,
    with: Vec<&'static Kind>,
    without: Vec<&'static Kind>,
}

impl Way {
    /// None if a wish has nothing to say of techniques.
    pub(super) fn of(wish: &Wish) -> Option<Self> {
        let mut with = wish.with.clone();
        with.extend(wish.hardest);
        let without = wish.without.clone();
        if with.is_empty() && without.is_empty() {
            return None;
        }
        let named = |kind: &Kind| with.iter().chain(&without).any(|named| *named == kind);
        let is_on = |kind: &Kind| kind.hodoku.is_some_and(|hodoku| hodoku.on);
        let schedule = Schedule::everything().only(|kind| is_on(kind) || named(kind));
        Some(Self { schedule, only: wish.hardest, with, without })
    }

    /// How far the way from a board is from the wish; if it is further than `enough` that may not be all.
    pub(super) fn distance(&self, board: &Board, enough: u32) -> u32 {
        let mut board = *board;
        let mut missing = self.with.clone();
        let mut distance = 0;
        let singles = [&FULL_HOUSE, &HIDDEN_SINGLE, &NAKED_SINGLE];
        while !board.unsolved().is_empty() {
            let Some(step) = self.schedule.first(&View::new(&board)) else {
                distance += STUCK + board.unsolved().len() as u32;
                break;
            };
            missing.retain(|kind| *kind != step.kind);
            let is_foreign = match self.only {
                Some(only) => step.kind != only && !singles.contains(&step.kind),
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
