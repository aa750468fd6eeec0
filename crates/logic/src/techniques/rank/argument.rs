//! The one theorem about truths and links.

use super::{Pattern, Weighted};
use crate::sets::union;
use crate::step::evidence::ensure;
use crate::{Unsound, Variable, Work};
use sudokit_core::{Board, Candidate, CandidateSet};

/// Truths and links, counted on a board.
pub(super) struct Argument {
    /// For each candidate how often it is in links, less how often it is in truths.
    counts: [i32; Candidate::COUNT],
    /// All links less all truths.
    pub(super) rank: i32,
}

impl Argument {
    /// Counts. Cells and digits in houses are named once, count at least once, and need something still.
    pub(super) fn of(
        board: &Board,
        truths: &[Weighted],
        links: &[Weighted],
        work: &mut Work,
    ) -> Result<Self, Unsound> {
        ensure(!truths.is_empty(), "there are no truths")?;
        // More would name something twice.
        ensure(truths.len().max(links.len()) <= Variable::COUNT, "a truth or a link is named twice")?;
        work.take(Work::BOARD)?;
        work.take_each(truths.len() + links.len(), 9)?;
        let mut argument = Self { counts: [0; Candidate::COUNT], rank: 0 };
        let mut named = [false; Variable::COUNT];
        let signed = truths.iter().map(|truth| (truth, -1)).chain(links.iter().map(|link| (link, 1)));
        for (Weighted { variable, weight }, sign) in signed {
            ensure(
                !std::mem::replace(&mut named[variable.index()], true),
                "a truth or a link is named twice",
            )?;
            ensure(*weight > 0, "a truth or a link does not count at all")?;
            ensure(variable.is_open(board), "a truth or a link has its digit already")?;
            // At most 324 of them count 255 times each.
            let counts = sign * i32::from(*weight);
            argument.rank += counts;
            for candidate in variable.candidates(board) {
                argument.counts[candidate.index()] += counts;
            }
        }
        let is_covered = |candidate: Candidate| argument.counts[candidate.index()] >= 0;
        ensure(board.candidate_set().iter().all(is_covered), "a candidate of a truth is in too few links")?;
        Ok(argument)
    }

    /// The candidates that count more than the rank: they are false.
    pub(super) fn gone(&self, board: &Board) -> CandidateSet {
        let counts_too_much = |candidate: &Candidate| self.counts[candidate.index()] > self.rank;
        board.candidate_set().iter().filter(counts_too_much).collect()
    }
}

/// The same, for searches that look at many: all truths and links count once, no two truths share a
/// candidate, and the links have all candidates of the truths.
pub(super) fn gone(board: &Board, truths: &[Weighted], links: &[Weighted]) -> CandidateSet {
    // The candidates in at least so many links. None is in more than four.
    let mut in_links = [CandidateSet::EMPTY; 6];
    in_links[0] = board.candidate_set();
    for link in links {
        let candidates = link.variable.candidates(board);
        for count in (0..4).rev() {
            in_links[count + 1] |= in_links[count] & candidates;
        }
    }
    let rank = links.len().saturating_sub(truths.len());
    let Some(more) = in_links.get(rank + 1..=rank + 2) else { return CandidateSet::EMPTY };
    let in_truths = candidates_of(board, truths);
    (more[0] - in_truths) | (more[1] & in_truths)
}

impl Pattern {
    /// The conclusions.
    pub(super) fn gone(&self, board: &Board, work: &mut Work) -> Result<CandidateSet, Unsound> {
        let mut gone = CandidateSet::EMPTY;
        for links in self.lists() {
            gone |= Argument::of(board, &self.truths, links, work)?.gone(board);
        }
        Ok(gone)
    }

    /// The lists of links.
    pub(super) fn lists(&self) -> impl Iterator<Item = &[Weighted]> {
        [&self.links].into_iter().chain(&self.instead).map(Vec::as_slice)
    }

    /// The candidates of the truths.
    pub(super) fn candidates(&self, board: &Board) -> CandidateSet {
        candidates_of(board, &self.truths)
    }

    /// True if all weights are one.
    pub(super) fn counts_once(&self) -> bool {
        let lists = [&self.truths, &self.links].into_iter().chain(&self.instead);
        lists.flatten().all(|one| one.weight == 1)
    }

    /// The number of truths, weights summed.
    pub(super) fn size(&self) -> usize {
        total(&self.truths)
    }

    /// The surplus of links over truths, weights summed.
    pub(super) fn rank(&self) -> i64 {
        total(&self.links) as i64 - total(&self.truths) as i64
    }
}

/// The candidates of truths or links.
pub(super) fn candidates_of(board: &Board, list: &[Weighted]) -> CandidateSet {
    union(list.iter().map(|one| one.variable.candidates(board)))
}

/// The number of truths or links, weights summed.
pub(super) fn total(list: &[Weighted]) -> usize {
    list.iter().map(|one| usize::from(one.weight)).sum()
}
