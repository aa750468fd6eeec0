//! The techniques on the path to a solution.

use super::Wish;
use super::measure::beyond;
use crate::difficulty;
use crate::logic::techniques::singles::{FULL_HOUSE, HIDDEN_SINGLE, NAKED_SINGLE};
use crate::logic::{Kind, Schedule, Search, View};
use crate::{Cancel, Cancelled};
use std::ops::RangeInclusive;
use sudokit_core::Board;

/// The weight of a missing technique, in unwanted steps.
const MISSING: u32 = 10;
/// The weight of a step too few.
const TOO_FEW: u32 = 5;
/// So many percent of a grid filled too early or too late weigh as much as an unwanted step.
const PERCENT: u32 = 5;
/// The weight of a board where no technique applies, besides its open cells.
const STUCK: u32 = 5;

const SINGLES: [&Kind; 3] = [&FULL_HOUSE, &HIDDEN_SINGLE, &NAKED_SINGLE];

/// The techniques of a wish, and the schedule to follow. With a hardest technique it is that one and all
/// easier ones, in the order of difficulty. Else it is HoDoKu's; wished techniques that HoDoKu does not use
/// come right after the singles: behind forcing nets nothing would be left for them.
#[derive(Debug)]
pub(super) struct Way {
    schedule: Schedule,
    /// The hardest technique, and those that are easier.
    hardest: Option<(&'static Kind, Vec<&'static Kind>)>,
    with: Vec<&'static Kind>,
    without: Vec<&'static Kind>,
    steps: Vec<(&'static Kind, RangeInclusive<u32>)>,
    crux: Option<RangeInclusive<u32>>,
}

impl Way {
    /// `None` if a wish names no techniques.
    pub(super) fn of(wish: &Wish) -> Option<Self> {
        let mut with = wish.with.clone();
        let (without, steps, crux) = (wish.without.clone(), wish.steps.clone(), wish.crux.clone());
        if let Some(hardest) = wish.hardest {
            with.push(hardest);
            let schedule = difficulty::schedule_through(hardest);
            let easier = difficulty::easier_than(hardest).collect();
            return Some(Self { schedule, hardest: Some((hardest, easier)), with, without, steps, crux });
        }
        if with.is_empty() && without.is_empty() && steps.is_empty() {
            return None;
        }
        let mut schedule = Schedule::hodoku();
        let is_on = |kind: &Kind| kind.hodoku.is_some_and(|hodoku| hodoku.on);
        let named = with.iter().copied().chain(steps.iter().map(|(kind, _)| *kind));
        let others = Schedule::of(named.filter(|kind| !is_on(kind)));
        let is_single = |search: &Search| search.kinds.iter().all(|kind| SINGLES.contains(kind));
        let singles = schedule.searches.iter().take_while(|search| is_single(search)).count();
        schedule.searches.splice(singles..singles, others.searches);
        Some(Self { schedule, hardest: None, with, without, steps, crux })
    }

    /// The distance of a board's path from the wish; beyond `enough` a lower bound.
    pub(super) fn distance(&self, board: &Board, enough: u32, cancel: &Cancel) -> Result<u32, Cancelled> {
        let (mut board, open) = (*board, board.unsolved().len());
        let mut numbers = vec![0; self.steps.len()];
        let mut crux = None;
        let mut missing = self.with.clone();
        let mut distance = 0;
        // The place of the hardest step so far among the easier techniques, from 1.
        let mut reached = 0;
        while !board.unsolved().is_empty() {
            let step = self.schedule.first(&View::new(&board).until(cancel));
            cancel.check()?;
            let Some(step) = step else {
                distance += STUCK + board.unsolved().len() as u32;
                break;
            };
            missing.retain(|kind| *kind != step.kind);
            if let Some((_, easier)) = &self.hardest {
                reached =
                    reached.max(easier.iter().position(|kind| *kind == step.kind).map_or(0, |at| at + 1));
            }
            for (number, (kind, range)) in numbers.iter_mut().zip(&self.steps) {
                if *kind == step.kind {
                    *number += 1;
                    distance += u32::from(*number > *range.end());
                }
            }
            if crux.is_none() && self.hardest.as_ref().is_some_and(|(hardest, _)| *hardest == step.kind) {
                crux = Some((100 * (open - board.unsolved().len()) / open) as u32);
            }
            distance += u32::from(self.without.contains(&step.kind));
            if distance > enough {
                return Ok(distance);
            }
            step.effect.apply(&mut board);
        }
        if let Some((hardest, easier)) = &self.hardest
            && missing.contains(hardest)
        {
            // Harder puzzles are nearer.
            distance += (easier.len() - reached) as u32;
        }
        for (number, (_, range)) in numbers.iter().zip(&self.steps) {
            distance += TOO_FEW * range.start().saturating_sub(*number);
        }
        if let (Some(range), Some(percent)) = (&self.crux, crux) {
            distance += beyond(range, percent).div_ceil(PERCENT);
        }
        Ok(distance + MISSING * missing.len() as u32)
    }
}
