//! The steps among which a way chooses.

use super::cost::is_single;
use super::moves::Listed;
use super::position::Position;
use super::refute::Refuter;
use super::terms::Terms;
use super::{Aim, Hardness};
use crate::follow::{Argument, Draft};
use crate::sort;
use crate::{Kind, Schedule, Search, Sink, Step, View};
use std::ops::ControlFlow;
use std::rc::Rc;
use sudokit_core::{Board, Cancel, Candidate, CandidateSet};

/// The most steps of one search that are looked at, in the order of the search.
const LISTED: usize = 96;

/// The most of these that are chosen from: those that change most.
const OF_EACH: usize = 10;

/// The most of these that are known of a board.
const KNOWN: usize = 30;

/// A list of this price is slow.
const LONG: usize = 20;

/// True for searches that a way makes where little else leads on.
fn is_long(search: &Search) -> bool {
    search.family().is_last_resort() || search.family().price() >= LONG
}

/// The first steps of a search.
struct Few(Vec<Step>);

impl Sink for Few {
    fn step(&mut self, step: Step) -> ControlFlow<()> {
        // A relation leads nowhere by itself.
        if step.effect.changes_something() {
            self.0.push(step);
        }
        if self.0.len() < LISTED { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

/// Looks at boards, within a budget.
pub(super) struct MoveGenerator<'s> {
    pub(super) schedule: &'s Schedule,
    pub(super) cancel: &'s Cancel,
    /// The price left for lists.
    pub(super) budget: usize,
    /// The price left for suppositions.
    pub(super) suppositions: usize,
    /// The bound on the hardness of steps made of arguments.
    hardest: Hardness,
    argued: Argued,
}

/// The arguments on the board that was looked at last.
struct Argued {
    board: Board,
    /// The arguments that are to be made into a step.
    kind: Option<&'static Kind>,
    /// The candidates against which an argument has still to be looked for.
    open: Vec<Candidate>,
    arguments: Vec<Rc<Argument>>,
}

impl Default for Argued {
    fn default() -> Self {
        Self { board: Board::EMPTY, kind: None, open: Vec::new(), arguments: Vec::new() }
    }
}

impl<'s> MoveGenerator<'s> {
    /// Has so much to spend on lists, and so much on suppositions.
    pub(super) fn new(terms: &Terms<'s>, budget: usize, suppositions: usize) -> Self {
        let Terms { schedule, cancel, hardest, .. } = *terms;
        Self { schedule, cancel, budget, suppositions, hardest, argued: Argued::default() }
    }

    /// True if the budget is spent or the search is cancelled.
    pub(super) fn is_done(&self) -> bool {
        self.budget == 0 || self.cancel.is_cancelled()
    }

    /// Another budget, with a share of the rest.
    pub(super) fn share(&mut self, of: usize) -> Self {
        let (budget, suppositions) = (self.budget / of, self.suppositions / of);
        self.budget -= budget;
        self.suppositions -= suppositions;
        Self { budget, suppositions, argued: Argued::default(), ..*self }
    }

    /// Pays for lists, or for work that takes as long.
    pub(super) fn pay(&mut self, price: usize) {
        self.budget = self.budget.saturating_sub(price);
    }

    /// Pays for looking at suppositions.
    pub(super) fn suppose(&mut self, price: usize) {
        self.suppositions = self.suppositions.saturating_sub(price);
    }

    /// Some steps of a search, those that change most first; of slow searches only one.
    fn list(&mut self, search: &Search, view: &View<'_>) -> Vec<Step> {
        self.pay(search.family().price());
        if is_long(search) {
            return search.first(view).into_iter().collect();
        }
        let mut found = Few(Vec::new());
        // Breaking is how the sink says that it has enough.
        let _ = search.each(view, &mut found);
        let Few(mut steps) = found;
        sort::by_key(&mut steps, |step| std::cmp::Reverse(size(step)));
        steps
    }

    /// Adds the hard steps that there are on a board, but those that suppose something without end. Slow
    /// searches are made on the first board only.
    pub(super) fn add(&mut self, terms: &Terms<'_>, board: &Board, is_first: bool, steps: &mut Vec<Listed>) {
        let view = self.listing(board);
        for search in terms.schedule.searches.iter().take(terms.hardest.place + 1) {
            let is_later = search.family().is_last_resort() || is_long(search) && !is_first;
            if is_later || !search.kinds.iter().any(|kind| terms.has(kind)) {
                continue;
            }
            if self.is_done() {
                break;
            }
            for step in self.list(search, &view).into_iter().take(KNOWN) {
                if steps.iter().all(|other| other.step.effect != step.effect)
                    && let Some(Hardness { lines, .. }) = terms.allowed(&step, board)
                {
                    steps.push(Listed { lines, step: Rc::new(step) });
                }
            }
        }
    }

    /// The steps between which a way with this aim chooses on a position.
    pub(super) fn choices(&mut self, aim: Aim, position: &Position, terms: &Terms<'_>) -> Vec<Step> {
        let mut chosen: Vec<Step> = Vec::new();
        let view = self.listing(&position.board);
        // Steps easier than the hardest so far are exhausted.
        let begin = position.cost.hardest.filter(|_| aim == Aim::Easiest).map_or(0, |hardest| hardest.place);
        for search in terms.schedule.searches.iter().take(terms.hardest.place + 1).skip(begin) {
            // Of the least hard steps a way chooses one; of kinds, those that take long only where nothing
            // else leads on.
            let is_enough = !chosen.is_empty() && (aim == Aim::Easiest || is_long(search));
            let is_known = |kind: &Kind| is_single(kind) || position.cost.kinds.contains(&kind);
            if is_enough || aim == Aim::Elegant && search.kinds.iter().all(|kind| is_known(kind)) {
                continue;
            }
            if self.is_done() {
                break;
            }
            if aim == Aim::Easiest {
                let steps = self.easy(search, &view, terms.hardest, false).into_iter();
                let steps: Vec<_> = steps.map(|step| (step.lines(&position.board), step)).collect();
                let least = steps.iter().map(|(lines, _)| *lines).min();
                let shortest = steps.into_iter().filter(|(lines, _)| Some(*lines) == least);
                chosen.extend(shortest.map(|(_, step)| step).take(OF_EACH));
            } else {
                for step in self.list(search, &view) {
                    let is_new = !is_known(step.kind) && chosen.iter().all(|other| other.kind != step.kind);
                    if is_new && Hardness::of(terms.schedule, &step, &position.board) <= terms.hardest {
                        chosen.push(step);
                    }
                }
            }
        }
        chosen
    }

    /// The least hard steps of a search, if they are no harder than this. If one is enough, any that is no
    /// harder.
    fn easy(
        &mut self,
        search: &Search,
        view: &View<'_>,
        hardest: Hardness,
        is_one_enough: bool,
    ) -> Vec<Step> {
        let schedule = self.schedule;
        let is_easy = |step: &Step| Hardness::of(schedule, step, view.board()) <= hardest;
        if !search.family().is_last_resort() {
            let mut steps = self.list(search, view);
            steps.retain(is_easy);
            if !steps.is_empty() {
                return steps;
            }
        }
        let terms = Terms::new(schedule, self.cancel, self.hardest, |kind| search.kinds.contains(&kind));
        let refuter = Refuter::new(&terms);
        let most = if is_one_enough { hardest.lines } else { 0 };
        let mut steps: Vec<Step> = Vec::new();
        for argument in self.arguments(&refuter, search.kinds[0], view.board(), most) {
            let is_longer = steps.first().is_some_and(|step| step.lines(view.board()) < argument.length());
            if is_longer || is_one_enough && !steps.is_empty() {
                break;
            }
            steps.extend(refuter.step(view.board(), &argument).filter(is_easy));
        }
        steps
    }

    /// Arguments against candidates of a board, the shortest first, as far as there is anything to spend. One
    /// of so few lines is enough.
    fn arguments(
        &mut self,
        refuter: &Refuter<'_, '_>,
        kind: &'static Kind,
        board: &Board,
        enough: usize,
    ) -> Vec<Rc<Argument>> {
        if refuter.is_idle() {
            return Vec::new();
        }
        let draft = Draft::of(board);
        if self.argued.board != *board || self.argued.kind != Some(kind) {
            // Arguments stay valid on later boards.
            let holds = |argument: &Rc<Argument>| board.has(argument.target) && argument.holds(&draft);
            let is_same = self.argued.kind == Some(kind);
            let before = std::mem::take(&mut self.argued.arguments).into_iter().filter(|_| is_same);
            let known = before.filter(holds).collect();
            self.suppose(refuter.price_of_board());
            let refuted = refuter.refuted(&draft, CandidateSet::EMPTY);
            self.argued =
                Argued { board: *board, kind: Some(kind), open: refuted.iter().collect(), arguments: known };
        }
        let Argued { mut open, mut arguments, .. } = std::mem::take(&mut self.argued);
        let is_enough = |argument: &Rc<Argument>| argument.length() <= enough;
        while self.suppositions > 0
            && !self.cancel.is_cancelled()
            && !arguments.iter().any(is_enough)
            && let Some(target) = open.pop()
        {
            self.suppose(refuter.price_of_argument());
            arguments.extend(refuter.argument(&draft, target).map(Rc::new));
        }
        sort::by_key(&mut arguments, |argument| (argument.length(), argument.target));
        self.argued = Argued { board: *board, kind: Some(kind), open, arguments: arguments.clone() };
        arguments
    }

    /// Takes all steps that cost nothing for the aim.
    pub(super) fn settle(&mut self, aim: Aim, position: &mut Position, terms: &Terms<'_>) {
        if aim == Aim::Elegant {
            let kinds = position.cost.kinds.clone();
            let free = self.schedule.clone().only(|kind| is_single(kind) || kinds.contains(&kind));
            loop {
                let step = free.first(&free.view(&position.board).until(self.cancel));
                // A search may find another kind, which would be a choice.
                let Some(step) = step.filter(|step| is_single(step.kind) || kinds.contains(&step.kind))
                else {
                    break;
                };
                position.take(self.schedule, step.into());
            }
        } else {
            position.follow(&terms.free, self.schedule, self.cancel);
            while let Some(step) = self.no_harder(position) {
                position.take(self.schedule, step.into());
                position.follow(&terms.free, self.schedule, self.cancel);
            }
        }
    }

    /// A view of a board to list steps on. Facts of several searches are worked out once.
    fn listing<'b>(&self, board: &'b Board) -> View<'b>
    where
        's: 'b,
    {
        View::with(board, self.schedule.options.clone().in_lists()).until(self.cancel)
    }

    /// A step that is no harder than the hardest so far.
    fn no_harder(&mut self, position: &Position) -> Option<Step> {
        let hardest = position.cost.hardest?;
        let (easier, rest) = self.schedule.searches.split_at(hardest.place.min(self.schedule.searches.len()));
        let easier = Schedule { searches: easier.to_vec(), options: self.schedule.options.clone() };
        let view = easier.view(&position.board).until(self.cancel);
        let is_easy = |step: &Step| Hardness::of(self.schedule, step, &position.board) <= hardest;
        if let Some(step) = easier.first(&view).filter(is_easy) {
            return Some(step);
        }
        if self.is_done() {
            return None;
        }
        self.easy(rest.first()?, &self.listing(&position.board), hardest, true).into_iter().next()
    }
}

fn size(step: &Step) -> usize {
    // A digit that is placed takes its peers' candidates with it.
    step.effect.eliminations().len() + 10 * step.effect.placements().len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Effect;
    use crate::techniques::singles;

    #[test]
    fn what_changes_nothing_is_no_choice() {
        let candidate = Candidate::from_index(0);
        let pattern = singles::Pattern { candidate, house: None };
        let step = |effect| Step { kind: &singles::NAKED_SINGLE, effect, pattern: pattern.into() };
        let mut few = Few(Vec::new());
        assert!(few.step(step(Effect::one_of([0, 9].map(Candidate::from_index)))).is_continue());
        assert!(few.0.is_empty());
        assert!(few.step(step(Effect::placing(candidate))).is_continue());
        assert_eq!(few.0.len(), 1);
    }
}
