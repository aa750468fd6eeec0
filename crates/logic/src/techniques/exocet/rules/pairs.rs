//! Rules about the pairs of digits that are left for the base, and about digits that are in all of them.

use super::reader::{Reader, Told};
use super::{Rule, Ruled};
use crate::sets::{all_of, digits_of, seen_by_all};
use sudokit_core::{CandidateSet, CellSet, Digit, DigitSet};

impl Reader {
    /// The digits that every combination has in some base, each with the exocets that may have it.
    pub(super) fn known(&self) -> Vec<(Digit, Vec<usize>)> {
        let has = |pairs: &[DigitSet], digit: Digit| pairs.iter().any(|pair| pair.contains(digit));
        let is_known =
            |digit: &Digit| !self.pairs.is_empty() && self.pairs.iter().all(|pairs| has(pairs, *digit));
        let holders = |digit: Digit| {
            let may_hold = |number: &usize| self.pairs.iter().any(|pairs| pairs[*number].contains(digit));
            (0..self.exocets.len()).filter(may_hold).collect()
        };
        Digit::all().filter(is_known).map(|digit| (digit, holders(digit))).collect()
    }

    pub(super) fn no_pair(&self) -> Vec<Ruled> {
        let mut found = Vec::new();
        for (number, Told { pattern, .. }) in self.exocets.iter().enumerate() {
            let pairs = self.pairs_of(number);
            if pairs.is_empty() {
                continue;
            }
            let in_pairs = pairs.iter().fold(DigitSet::EMPTY, |all, pair| all | *pair);
            let all = pattern.base | pattern.target_cells();
            for digit in pattern.digits(&self.board) - in_pairs {
                found.push(Ruled { rule: Rule::NoPair { digit }, gone: all_of(all, DigitSet::of(digit)) });
            }
            let bases: Vec<CellSet> = pattern.base.iter().map(CellSet::of).collect();
            let targets: Vec<CellSet> = pattern.targets.iter().map(|target| target.cells).collect();
            for places in [bases, targets] {
                let [one, other] = places[..] else { continue };
                for (cells, others) in [(one, other), (other, one)] {
                    let digits = digits_of(&self.board, cells) & in_pairs;
                    let rest = digits_of(&self.board, others);
                    let fits = |digit: Digit| {
                        let with = |pair: &DigitSet| {
                            pair.contains(digit) && !(pair.without(digit) & rest).is_empty()
                        };
                        pairs.iter().any(with)
                    };
                    let lost = digits.iter().filter(|digit| !fits(*digit)).collect();
                    found.push(Ruled { rule: Rule::NoPairThere { cells }, gone: all_of(cells, lost) });
                }
            }
        }
        found
    }

    pub(super) fn in_base(&self) -> Vec<Ruled> {
        self.where_known(|told| told.pattern.base, |digit, cells| Rule::InBase { digit, cells })
    }

    pub(super) fn in_targets(&self) -> Vec<Ruled> {
        self.where_known(|told| told.pattern.target_cells(), |digit, cells| Rule::InTargets { digit, cells })
    }

    /// The cells that see all places of a known digit.
    fn where_known(
        &self,
        cells_of: impl Fn(&Told) -> CellSet,
        rule: impl Fn(Digit, CellSet) -> Rule,
    ) -> Vec<Ruled> {
        let of = |(digit, holders): (Digit, Vec<usize>)| {
            let all =
                holders.iter().fold(CellSet::EMPTY, |all, holder| all | cells_of(&self.exocets[*holder]));
            let cells = all & self.board.places(digit);
            let gone = self.board.places(digit) & seen_by_all(cells);
            Ruled { rule: rule(digit, cells), gone: CandidateSet::of_digit(digit, gone) }
        };
        self.known().into_iter().map(of).collect()
    }

    pub(super) fn only_place(&self) -> Vec<Ruled> {
        let mut found = Vec::new();
        for (digit, holders) in self.known() {
            let [holder] = holders[..] else { continue };
            let pattern = &self.exocets[holder].pattern;
            for cells in [pattern.base, pattern.target_cells()] {
                if let Some(cell) = (cells & self.board.places(digit)).only() {
                    let gone = CandidateSet::of_cell(cell, self.board.candidates(cell).without(digit));
                    found.push(Ruled { rule: Rule::OnlyPlace { digit, cells, cell }, gone });
                }
            }
        }
        found
    }

    pub(super) fn either_base(&self) -> Vec<Ruled> {
        let mut found = Vec::new();
        for (digit, holders) in self.known().into_iter().filter(|(_, holders)| holders.len() > 1) {
            let of = |holder: &usize| self.exocets[*holder].false_if_held(&self.board, digit);
            let gone = holders.iter().map(of).fold(CellSet::ALL, |all, one| all & one);
            found.push(Ruled { rule: Rule::EitherBase { digit }, gone: CandidateSet::of_digit(digit, gone) });
        }
        found
    }
}
