//! Suppositions on drafts, and suppositions inside them.

use super::draft::{Consistent, Draft};
use std::ops::ControlFlow::{self, Continue};
use sudokit_core::{Cancel, Candidate, CandidateSet, Digit};

impl Draft {
    /// Takes singles; and where `depth` is more than none, removes what suppositions one less deep refute, at
    /// once and one after the other, until they refute nothing more or are cancelled.
    pub(crate) fn settle(&mut self, depth: usize, cancel: Option<&Cancel>) -> Consistent {
        self.take_singles()?;
        // Those that have held since the last one was removed.
        let mut holds = CandidateSet::EMPTY;
        while depth > 0 && !self.open().all(|candidate| holds.contains(candidate)) {
            for candidate in self.open() {
                if cancel.is_some_and(Cancel::is_cancelled) {
                    return Continue(());
                }
                if holds.contains(candidate) || !self.is_open(candidate) {
                    continue;
                }
                let mut supposed = self.supposing(candidate);
                if supposed.settle(depth - 1, cancel).is_continue() {
                    holds |= supposed.conclusions();
                } else {
                    self.remove(candidate);
                    self.take_singles()?;
                    holds = CandidateSet::EMPTY;
                }
            }
        }
        Continue(())
    }

    /// All that is placed. If a supposition holds, so does each of these.
    fn conclusions(&self) -> CandidateSet {
        let mut placed = self.left;
        Digit::all().for_each(|digit| *placed.cells_of_mut(digit) &= self.settled);
        placed
    }

    /// Removes all candidates that suppositions one less deep refute, all at once, and takes the singles.
    /// Returns true if there was one.
    pub(crate) fn sweep(&mut self, depth: usize, cancel: Option<&Cancel>) -> ControlFlow<(), bool> {
        let refuted = self.refuted(depth - 1, CandidateSet::EMPTY, cancel);
        self.remove_all(refuted);
        self.take_singles()?;
        Continue(!refuted.is_empty())
    }

    /// The candidates that suppositions of this depth refute. `known` is not tested again.
    pub(crate) fn refuted(&self, depth: usize, known: CandidateSet, cancel: Option<&Cancel>) -> CandidateSet {
        let mut refuted = self.among(known);
        let mut holds = CandidateSet::EMPTY;
        for candidate in self.open().filter(|candidate| !known.contains(*candidate)) {
            if holds.contains(candidate) || cancel.is_some_and(Cancel::is_cancelled) {
                continue;
            }
            let mut supposed = self.supposing(candidate);
            if supposed.settle(depth, cancel).is_break() {
                refuted.insert(candidate);
            } else {
                holds |= supposed.conclusions();
            }
        }
        refuted
    }

    /// True if a candidate is refuted at this depth, and that was not cancelled.
    pub(crate) fn refutes(&self, candidate: Candidate, depth: usize, cancel: Option<&Cancel>) -> bool {
        self.supposing(candidate).settle(depth, cancel).is_break()
    }

    /// True if a contradiction follows by singles, and by refuting these candidates at this depth.
    pub(super) fn fails_by(mut self, candidates: &[Candidate], depth: usize) -> bool {
        loop {
            if self.take_singles().is_break() {
                return true;
            }
            let refuted =
                candidates.iter().find(|one| self.is_open(**one) && self.refutes(**one, depth, None));
            let Some(refuted) = refuted else { return false };
            self.remove(*refuted);
        }
    }
}
