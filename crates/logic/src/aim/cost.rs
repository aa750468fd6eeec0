//! What a way costs.

use crate::{Kind, Level, Schedule, Step};

/// How hard a step is: where its kind stands in the schedule, then how long its chain is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hardness {
    /// The number of the first look for its kind, from 0. The number of looks if there is none.
    pub place: usize,
    /// The links of its longest chain, or how many cells it has to be seen in.
    pub length: usize,
}

impl Hardness {
    /// Of a step, in a schedule. What a look finds may be named for what it is: then the first look of the family counts.
    pub fn of(schedule: &Schedule, step: &Step) -> Self {
        let searches = &schedule.searches;
        let family = step.pattern.family().kinds();
        let place = searches
            .iter()
            .position(|search| search.kinds.contains(&step.kind))
            .or_else(|| searches.iter().position(|search| search.family.kinds() == family))
            .unwrap_or(searches.len());
        Self { place, length: step.length() }
    }
}

/// What a way costs: how hard its hardest step is, how many hard steps it has, and of how many kinds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// How hard the hardest step is; none if there is no step.
    pub hardest: Option<Hardness>,
    /// The steps beyond singles, locked candidates, pairs and triples.
    pub hard_steps: usize,
    /// The hard steps, those with long arguments counted as several: one for every 50 lines.
    pub stretches: usize,
    /// The lines of the arguments of all hard steps.
    pub lines: usize,
    /// The kinds of the steps, each once, as they come. Singles do not count: every way has them.
    pub kinds: Vec<&'static Kind>,
    /// All steps.
    pub steps: usize,
}

impl Cost {
    /// Of these steps, in a schedule that says which kinds are harder.
    pub fn of(schedule: &Schedule, steps: &[Step]) -> Self {
        let mut cost = Self::default();
        steps.iter().for_each(|step| cost.add(schedule, step));
        cost
    }

    /// One more step.
    pub(super) fn add(&mut self, schedule: &Schedule, step: &Step) {
        self.hardest = self.hardest.max(Some(Hardness::of(schedule, step)));
        if is_hard(step.kind) {
            let length = step.length();
            self.hard_steps += 1;
            self.stretches += stretches(length);
            self.lines += length;
        }
        self.steps += 1;
        if !is_single(step.kind) && !self.kinds.contains(&step.kind) {
            self.kinds.push(step.kind);
        }
    }
}

/// Whether a step of this kind is more than singles, locked candidates, pairs and triples: what HoDoKu calls easy and medium.
pub(super) fn is_hard(kind: &Kind) -> bool {
    kind.hodoku.is_none_or(|hodoku| hodoku.level > Level::Medium)
}

pub(super) fn is_single(kind: &Kind) -> bool {
    kind.hodoku.is_some_and(|hodoku| hodoku.level == Level::Easy)
}

/// The most lines that a person follows in one go.
pub(super) const STRETCH: usize = 50;

/// Of how many stretches an argument is.
pub(super) fn stretches(lines: usize) -> usize {
    lines.div_ceil(STRETCH).max(1)
}
