//! The steps among which a way chooses.

use super::cost::is_single;
use super::position::Position;
use super::{Aim, Hardness};
use crate::techniques::{Forcing, Rank, Whips};
use crate::{Family, Kind, Options, Schedule, Search, Sink, Step, View, Wanted};
use std::ops::ControlFlow;
use sudokit_core::{Board, Cancel};

/// The most steps of one search that are looked at, in the order of the search.
const LISTED: usize = 96;

/// The most of these that are chosen from: those that change most.
const OF_EACH: usize = 10;

/// So many choices are enough: harder searches are not asked for more.
const ENOUGH: usize = 40;

/// The first steps of a search.
struct Few(Vec<Step>);

impl Sink for Few {
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        self.0.push(step);
        if self.0.len() < LISTED { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

/// What a list that takes long costs.
const LONG: usize = 100;

/// What a list of one search costs, in milliseconds as measured on hard boards and rounded up.
fn price(search: &Search) -> usize {
    let is_of = |family: &dyn Family| search.family.kinds() == family.kinds();
    if is_of(&Rank) {
        LONG
    } else if search.family.is_last_resort() || is_of(&Whips) || is_of(&Forcing) {
        8
    } else {
        1
    }
}

/// Looks at boards, within a budget.
pub(super) struct Looker<'s> {
    pub(super) schedule: &'s Schedule,
    pub(super) cancel: &'s Cancel,
    /// What further looks may cost.
    pub(super) budget: usize,
}

impl Looker<'_> {
    /// Whether there is nothing more to spend, or no time.
    pub(super) fn is_done(&self) -> bool {
        self.budget == 0 || self.cancel.is_cancelled()
    }

    /// Some steps of a search, those that change most first. Of what takes long, only one.
    pub(super) fn list(&mut self, search: &Search, board: &Board) -> Vec<Step> {
        self.budget = self.budget.saturating_sub(price(search));
        let view = View::with(board, Options::for_lists()).until(self.cancel);
        if search.family.is_last_resort() || price(search) == LONG {
            return search.first(&view).into_iter().collect();
        }
        let mut found = Few(Vec::new());
        // Breaking is how the sink says that it has enough.
        let _ = search.family.find(Wanted::these(&search.kinds), &view, &mut found);
        let Few(mut steps) = found;
        steps.sort_by_key(|step| std::cmp::Reverse(size(step)));
        steps
    }

    /// The steps between which a way with this aim chooses on a position, none harder than this.
    pub(super) fn choices(&mut self, aim: Aim, position: &Position, hardest: Hardness) -> Vec<Step> {
        let searches = &self.schedule.searches;
        let mut chosen: Vec<Step> = Vec::new();
        // What is easier than the hardest so far has come to its end.
        let begin = position.cost.hardest.filter(|_| aim == Aim::Easiest).map_or(0, |hardest| hardest.place);
        for search in searches.iter().take(hardest.place + 1).skip(begin) {
            let is_long = search.family.is_last_resort() || price(search) == LONG;
            let is_enough = match aim {
                Aim::Easiest => !chosen.is_empty(),
                // What takes long is asked only where nothing else leads on.
                Aim::Shortest | Aim::Elegant => chosen.len() >= ENOUGH || is_long && !chosen.is_empty(),
            };
            let is_known = |kind: &Kind| is_single(kind) || position.cost.kinds.contains(&kind);
            if is_enough || aim == Aim::Elegant && search.kinds.iter().all(|kind| is_known(kind)) {
                continue;
            }
            if self.is_done() {
                break;
            }
            let mut steps = self.list(search, &position.board);
            steps.retain(|step| Hardness::of(self.schedule, step) <= hardest);
            match aim {
                Aim::Easiest => {
                    let least = steps.iter().map(|step| Hardness::of(self.schedule, step)).min();
                    steps.retain(|step| Some(Hardness::of(self.schedule, step)) == least);
                    chosen.extend(steps.into_iter().take(OF_EACH));
                }
                Aim::Shortest => {
                    steps.retain(|step| chosen.iter().all(|other| other.effect != step.effect));
                    chosen.extend(steps.into_iter().take(OF_EACH));
                }
                Aim::Elegant => {
                    for step in steps {
                        if !is_known(step.kind) && chosen.iter().all(|other| other.kind != step.kind) {
                            chosen.push(step);
                        }
                    }
                }
            }
        }
        chosen
    }

    /// Takes all steps that cost nothing for the aim.
    pub(super) fn settle(&mut self, aim: Aim, position: &mut Position, simple: &Schedule) {
        match aim {
            Aim::Shortest => position.follow(simple, self.schedule, self.cancel),
            Aim::Elegant => {
                let kinds = position.cost.kinds.clone();
                let free = self.schedule.clone().only(|kind| is_single(kind) || kinds.contains(&kind));
                loop {
                    let step = free.first(&View::new(&position.board).until(self.cancel));
                    // A search may name what it meets by another kind, which would be a choice.
                    let Some(step) = step.filter(|step| is_single(step.kind) || kinds.contains(&step.kind))
                    else {
                        break;
                    };
                    position.take(self.schedule, step.into());
                }
            }
            Aim::Easiest => {
                position.follow(simple, self.schedule, self.cancel);
                while let Some(step) = self.no_harder(position) {
                    position.take(self.schedule, step.into());
                    position.follow(simple, self.schedule, self.cancel);
                }
            }
        }
    }

    /// A step that is no harder than the hardest so far.
    fn no_harder(&mut self, position: &Position) -> Option<Step> {
        let hardest = position.cost.hardest?;
        let (easier, rest) = self.schedule.searches.split_at(hardest.place.min(self.schedule.searches.len()));
        let easier = Schedule { searches: easier.to_vec() };
        let view = View::new(&position.board).until(self.cancel);
        if let Some(step) = easier.first(&view).filter(|step| Hardness::of(self.schedule, step) <= hardest) {
            return Some(step);
        }
        let steps = if self.is_done() { Vec::new() } else { self.list(rest.first()?, &position.board) };
        steps.into_iter().find(|step| Hardness::of(self.schedule, step) <= hardest)
    }
}

fn size(step: &Step) -> usize {
    // A digit that is placed takes its peers' candidates with it.
    step.effect.eliminations().len() + 10 * step.effect.placements().len()
}
