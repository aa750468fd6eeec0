//! The cost of a way.

use crate::{Kind, Level, Schedule, Step};
use sudokit_core::Board;

/// The hardness of a step: the place of its kind in the schedule, then the lines to follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Hardness {
    /// The number of the first search for its kind, from 0; the number of searches if there is none.
    pub(crate) place: usize,
    /// The lines that a reader has to follow.
    pub(crate) lines: usize,
}

impl Hardness {
    /// The hardness of a step in a schedule, on the board before it. For a kind that no search names, the
    /// first search of its family counts.
    pub(crate) fn of(schedule: &Schedule, step: &Step, board: &Board) -> Self {
        let searches = &schedule.searches;
        let place = searches
            .iter()
            .position(|search| search.kinds.contains(&step.kind))
            .or_else(|| searches.iter().position(|search| search.family() == step.kind.family))
            .unwrap_or(searches.len());
        Self { place, lines: step.lines(board) }
    }
}

/// The cost of a way: its hardest step, its hard steps, and their kinds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cost {
    /// The hardness of the hardest step; `None` if there is no step.
    pub(crate) hardest: Option<Hardness>,
    /// The steps beyond singles, locked candidates, pairs and triples.
    pub(crate) hard_steps: usize,
    /// The hard steps, a long argument counted once for every 50 lines.
    pub(crate) stretches: usize,
    /// The lines of the arguments of all hard steps.
    pub(crate) lines: usize,
    /// The most lines of one of them.
    pub(crate) longest: usize,
    /// The kinds of the steps, each once, in order. Singles do not count, because every way has them.
    pub(crate) kinds: Vec<&'static Kind>,
    /// All steps.
    pub(crate) steps: usize,
}

impl Cost {
    /// The cost of these steps from a board on; the schedule decides which kinds are harder.
    pub(crate) fn of(schedule: &Schedule, start: &Board, steps: &[Step]) -> Self {
        let (mut cost, mut board) = (Self::default(), *start);
        for step in steps {
            cost.add(schedule, step, &board);
            step.effect.apply(&mut board);
        }
        cost
    }

    /// Adds a step on a board.
    pub(super) fn add(&mut self, schedule: &Schedule, step: &Step, board: &Board) {
        let hardness = Hardness::of(schedule, step, board);
        self.hardest = self.hardest.max(Some(hardness));
        if is_hard(step.kind) {
            self.hard_steps += 1;
            self.stretches += stretches(hardness.lines);
            self.lines += hardness.lines;
            self.longest = self.longest.max(hardness.lines);
        }
        self.steps += 1;
        if !is_single(step.kind) && !self.kinds.contains(&step.kind) {
            self.kinds.push(step.kind);
        }
    }
}

/// True for kinds beyond singles, locked candidates, pairs and triples: beyond easy and medium in HoDoKu.
pub(super) fn is_hard(kind: &Kind) -> bool {
    kind.hodoku.is_none_or(|hodoku| hodoku.level > Level::Medium)
}

pub(super) fn is_single(kind: &Kind) -> bool {
    kind.hodoku.is_some_and(|hodoku| hodoku.level == Level::Easy)
}

/// The most lines that a person follows in one go.
pub(super) const STRETCH: usize = 50;

/// The number of stretches of an argument.
pub(super) fn stretches(lines: usize) -> usize {
    lines.div_ceil(STRETCH).max(1)
}
