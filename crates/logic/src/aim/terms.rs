//! The steps that a way may contain.

use super::cost::{is_hard, is_single};
use super::position::Position;
use super::{Aim, Hardness};
use crate::follow::{Draft, Plain};
use crate::techniques::Subsets;
use crate::techniques::locked::{CLAIMING, POINTING};
use crate::techniques::subsets::{
    HIDDEN_PAIR, HIDDEN_TRIPLE, LOCKED_PAIR, LOCKED_TRIPLE, NAKED_PAIR, NAKED_TRIPLE,
};
use crate::{Family, Kind, Schedule, Step};
use sudokit_core::{Board, Cancel, HouseKind};

/// The largest subsets among the steps that are not hard.
const SUBSETS: u32 = 3;

/// The kinds that a way may have, the bound on its hardest step, and the free searches.
pub(super) struct Terms<'s> {
    pub(super) schedule: &'s Schedule,
    pub(super) cancel: &'s Cancel,
    pub(super) hardest: Hardness,
    /// The most lines of a hard step.
    longest: usize,
    /// The searches that find no hard steps.
    pub(super) free: Schedule,
    /// Kinds of hard steps.
    kinds: Vec<&'static Kind>,
    /// The kinds that cost nothing.
    free_kinds: Vec<&'static Kind>,
    /// The largest subsets that cost nothing; none if it is less than two.
    largest: u32,
}

impl<'s> Terms<'s> {
    /// Those of these kinds that the schedule has, up to some hardness.
    pub(super) fn new(
        schedule: &'s Schedule,
        cancel: &'s Cancel,
        hardest: Hardness,
        is_wanted: impl Fn(&Kind) -> bool,
    ) -> Self {
        let searches = schedule.searches.iter().take(hardest.place + 1);
        let kinds = searches.flat_map(|search| search.kinds.iter().copied());
        let kinds = kinds.filter(|kind| is_hard(kind) && is_wanted(kind)).collect();
        let free = schedule.clone().only(|kind| !is_hard(kind) && is_wanted(kind));
        let free_kinds: Vec<_> =
            free.searches.iter().flat_map(|search| search.kinds.iter().copied()).collect();
        let has_subsets = Subsets.kinds().iter().any(|kind| free_kinds.contains(kind));
        let largest = if has_subsets { SUBSETS } else { 0 };
        Self { schedule, cancel, hardest, longest: usize::MAX, free, kinds, free_kinds, largest }
    }

    /// The same, with hard steps of so many lines at most.
    pub(super) fn up_to(self, longest: usize) -> Self {
        Self { longest, ..self }
    }

    /// Only those of these kinds.
    pub(super) fn only(&self, is_wanted: impl Fn(&Kind) -> bool) -> Self {
        let has = |kind: &Kind| self.kinds.iter().chain(&self.free_kinds).any(|own| *own == kind);
        let is_wanted = |kind: &Kind| has(kind) && is_wanted(kind);
        Self::new(self.schedule, self.cancel, self.hardest, is_wanted).up_to(self.longest)
    }

    /// The kinds and the hardness allowed if the way must not be worse than another one: no harder, or of no
    /// other kinds.
    pub(super) fn of(&self, aim: Aim, way: &Position) -> Self {
        let hardest = way.cost.hardest.filter(|_| aim == Aim::Easiest).unwrap_or(self.hardest);
        let is_wanted =
            |kind: &Kind| aim != Aim::Elegant || is_single(kind) || way.cost.kinds.contains(&kind);
        Self::new(self.schedule, self.cancel, hardest, is_wanted).up_to(self.longest)
    }

    /// True if no hard step of a way has too many lines.
    pub(super) fn fits(&self, way: &Position) -> bool {
        way.cost.longest <= self.longest
    }

    /// The most lines of the hardest steps.
    pub(super) fn most_lines(&self) -> usize {
        self.hardest.lines.min(self.longest)
    }

    /// True if a way may have hard steps of this kind.
    pub(super) fn has(&self, kind: &'static Kind) -> bool {
        self.kinds.contains(&kind)
    }

    /// The hardness of a hard step on a board, if a way may have it.
    pub(super) fn allowed(&self, step: &Step, board: &Board) -> Option<Hardness> {
        if !self.has(step.kind) {
            return None;
        }
        let hardness = Hardness::of(self.schedule, step, board);
        (hardness <= self.hardest && hardness.lines <= self.longest).then_some(hardness)
    }

    /// True if a step of this kind and so many lines is easy enough.
    pub(super) fn allow_kind(&self, kind: &'static Kind, lines: usize) -> bool {
        let place = self.schedule.searches.iter().position(|search| search.kinds.contains(&kind));
        let is_easy = place.is_some_and(|place| Hardness { place, lines } <= self.hardest);
        self.has(kind) && is_easy && lines <= self.longest
    }

    /// The board after all free steps.
    pub(super) fn start(&self, board: &Board) -> Draft {
        let mut draft = Draft::of(board);
        self.settle(&mut draft);
        draft
    }

    /// Takes all free steps.
    pub(super) fn settle(&self, draft: &mut Draft) {
        // Nothing goes wrong: all that was removed is false.
        let _ = draft.take_some(self.largest, |plain| self.is_free(plain));
    }

    /// True for free kinds. A subset in a line and a box has two names, of which one is enough.
    fn is_free(&self, plain: &Plain) -> bool {
        let kinds: [&'static Kind; 2] = match plain {
            Plain::Locked { base, .. } if base.kind() == HouseKind::Block => [&POINTING; 2],
            Plain::Locked { .. } => [&CLAIMING; 2],
            Plain::Subset { cells, is_hidden: false, .. } if cells.len() == 2 => [&NAKED_PAIR, &LOCKED_PAIR],
            Plain::Subset { is_hidden: false, .. } => [&NAKED_TRIPLE, &LOCKED_TRIPLE],
            Plain::Subset { cells, .. } if cells.len() == 2 => [&HIDDEN_PAIR; 2],
            Plain::Subset { .. } => [&HIDDEN_TRIPLE; 2],
        };
        kinds.iter().any(|kind| self.free_kinds.contains(kind))
    }
}
