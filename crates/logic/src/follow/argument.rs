//! Arguments against a supposition: lines, each from those before it, up to a contradiction.

use super::draft::Draft;
use super::net::{Means, Net};
use super::plain::Plain;
use crate::sort;
use sudokit_core::{Cancel, Candidate, CandidateSet, House};

/// A candidate and its implications, up to a contradiction.
#[derive(Clone, Debug)]
pub(crate) struct Argument {
    pub(crate) target: Candidate,
    pub(crate) lines: Vec<Line>,
}

/// One line of an argument.
#[derive(Clone, Debug)]
pub(crate) enum Line {
    /// A digit that a house has no other place for, or a cell no other digit.
    Single(Candidate, Option<House>),
    /// Locked candidates or a subset.
    Plain(Plain),
    /// A candidate that is refuted under the supposition.
    Branch(Argument),
}

impl Line {
    /// Like that many lines: a branch has a supposition, too.
    pub(super) fn weight(&self) -> usize {
        match self {
            Self::Single(..) | Self::Plain(_) => 1,
            Self::Branch(branch) => 1 + branch.weight(),
        }
    }

    /// True if it says anything new.
    fn changes(&self, draft: &Draft) -> bool {
        match self {
            Self::Single(candidate, _) => !draft.has_settled(*candidate),
            Self::Plain(plain) => !draft.left.is_disjoint(plain.removes()),
            Self::Branch(branch) => draft.is_open(branch.target),
        }
    }

    /// True if it follows.
    fn holds(&self, draft: &Draft) -> bool {
        match self {
            Self::Single(candidate, house) => draft.is_single(*candidate, *house),
            Self::Plain(plain) => plain.holds(draft),
            Self::Branch(branch) => draft.is_open(branch.target) && branch.holds(draft),
        }
    }

    fn apply(&self, draft: &mut Draft) {
        match self {
            Self::Single(candidate, _) => draft.place(*candidate),
            Self::Plain(plain) => draft.remove_all(plain.removes()),
            Self::Branch(branch) => draft.remove(branch.target),
        }
    }
}

impl Argument {
    /// A short argument against a candidate, if these means lead to one.
    pub(crate) fn against(
        start: &Draft,
        target: Candidate,
        means: Means,
        cancel: Option<&Cancel>,
    ) -> Option<Self> {
        Self::within(start, target, means, usize::MAX, cancel)
    }

    /// The same, if so many lines at first are enough. In the end there may be fewer.
    pub(crate) fn within(
        start: &Draft,
        target: Candidate,
        means: Means,
        limit: usize,
        cancel: Option<&Cancel>,
    ) -> Option<Self> {
        let mut best = Net::argument(start, target, means, CandidateSet::ALL, limit, cancel)?.tidy(start);
        // Fewer branches may need longer ones, or give way to better ones.
        while let Means::Branches(depth) = means {
            let enough = best.branches_needed(start, depth);
            let Some(next) = Net::argument(start, target, means, enough, usize::MAX, cancel) else { break };
            let next = next.tidy(start);
            if next.weight() >= best.weight() {
                break;
            }
            best = next;
        }
        Some(best)
    }

    /// All lines, those of branches included, and one more for each branch.
    pub(super) fn weight(&self) -> usize {
        self.lines.iter().map(Line::weight).sum()
    }

    /// All lines, those of branches included: the length of the step.
    pub(crate) fn length(&self) -> usize {
        let of = |line: &Line| if let Line::Branch(branch) = line { branch.length() } else { 1 };
        self.lines.iter().map(of).sum()
    }

    /// The candidates that branches refute, pruned: the longest ones are tried first.
    fn branches_needed(&self, start: &Draft, depth: usize) -> CandidateSet {
        let branches = self.lines.iter().filter_map(|line| match line {
            Line::Branch(branch) => Some((branch.weight(), branch.target)),
            _ => None,
        });
        let mut by_weight: Vec<(usize, Candidate)> = branches.collect();
        let mut needed: Vec<Candidate> = by_weight.iter().map(|(_, target)| *target).collect();
        sort::by_key(&mut by_weight, |one| *one);
        let supposed = start.supposing(self.target);
        for (_, target) in by_weight.into_iter().rev() {
            let fewer: Vec<Candidate> = needed.iter().copied().filter(|other| *other != target).collect();
            if supposed.fails_by(&fewer, depth - 1) {
                needed = fewer;
            }
        }
        needed.into_iter().collect()
    }

    /// The pruned argument.
    fn tidy(mut self, start: &Draft) -> Self {
        self.drop_known(start);
        for i in (0..self.lines.len()).rev() {
            let line = self.lines.remove(i);
            if !self.holds(start) {
                self.lines.insert(i, line);
            }
        }
        self
    }

    /// Drops lines that are known by then. Branches were followed before all lines were there that are taken
    /// before them.
    fn drop_known(&mut self, start: &Draft) {
        let mut draft = start.supposing(self.target);
        self.lines.retain_mut(|line| {
            let is_new = !draft.is_impossible() && line.changes(&draft);
            if is_new {
                if let Line::Branch(branch) = line {
                    branch.drop_known(&draft);
                }
                line.apply(&mut draft);
            }
            is_new
        });
    }

    /// True if each line follows from those before it, and the end is impossible.
    pub(crate) fn holds(&self, start: &Draft) -> bool {
        let mut draft = start.supposing(self.target);
        for line in &self.lines {
            if !line.holds(&draft) {
                return false;
            }
            line.apply(&mut draft);
        }
        draft.is_impossible()
    }
}
