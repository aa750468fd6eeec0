//! Rules about the pairs of digits that are left for the base, and about digits that are in all of them.

use super::reader::{Counted, Reader};
use super::{Elimination, Rule};
use crate::sets::{all_of, digits_of, seen_by_all, union};
use crate::techniques::exocet::Pattern;
use sudokit_core::{CandidateSet, CellSet, Digit};

impl Reader {
    /// The digits that every combination has in some base, each with the exocets that may have it.
    fn known(&self) -> Vec<(Digit, Vec<&Counted>)> {
        let is_in_all =
            |digit: &Digit| self.pairs.iter().all(|pairs| pairs.iter().any(|pair| pair.contains(*digit)));
        let holders = |digit: Digit| {
            let may_hold = |number: usize| self.pairs.iter().any(|pairs| pairs[number].contains(digit));
            let numbered = self.exocets.iter().enumerate().filter(|(number, _)| may_hold(*number));
            numbered.map(|(_, exocet)| exocet).collect()
        };
        let known = Digit::all().filter(|digit| !self.pairs.is_empty() && is_in_all(digit));
        known.map(|digit| (digit, holders(digit))).collect()
    }

    /// Those of them that only one exocet may have.
    pub(super) fn known_in_one(&self) -> impl Iterator<Item = (Digit, &Counted)> {
        self.known().into_iter().filter_map(|(digit, holders)| match holders[..] {
            [holder] => Some((digit, holder)),
            _ => None,
        })
    }

    pub(super) fn no_pair(&self) -> Vec<Elimination> {
        let mut found = Vec::new();
        for (number, Counted { pattern, .. }) in self.exocets.iter().enumerate() {
            let pairs = self.pairs_of(number);
            if pairs.is_empty() {
                continue;
            }
            let in_pairs = union(pairs.iter().copied());
            let struck = pattern.digits(&self.board) - in_pairs;
            found.extend(struck.iter().map(|digit| Elimination::of(digit, Rule::NoPair, pattern.cells())));
            for side in pattern.sides() {
                let [one, other] = side[..] else { continue };
                for (cells, others) in [(one, other), (other, one)] {
                    let rest = digits_of(&self.board, others);
                    let fits = |digit: Digit| {
                        pairs
                            .iter()
                            .any(|pair| pair.contains(digit) && !pair.without(digit).is_disjoint(rest))
                    };
                    let here = digits_of(&self.board, cells) & in_pairs;
                    let lost = here.iter().filter(|digit| !fits(*digit)).collect();
                    found.push(Elimination::new(Rule::NoPairThere { cells }, all_of(cells, lost)));
                }
            }
        }
        found
    }

    pub(super) fn in_base(&self) -> Vec<Elimination> {
        self.where_known(|pattern| pattern.base, |cells| Rule::InBase { cells })
    }

    pub(super) fn in_targets(&self) -> Vec<Elimination> {
        self.where_known(Pattern::target_cells, |cells| Rule::InTargets { cells })
    }

    /// The cells that see all places of a known digit.
    fn where_known(
        &self,
        cells_of: impl Fn(&Pattern) -> CellSet,
        rule: impl Fn(CellSet) -> Rule,
    ) -> Vec<Elimination> {
        let of = |(digit, holders): (Digit, Vec<&Counted>)| {
            let places = self.board.places(digit);
            let cells = union(holders.iter().map(|holder| cells_of(&holder.pattern))) & places;
            Elimination::of(digit, rule(cells), places & seen_by_all(cells))
        };
        self.known().into_iter().map(of).collect()
    }

    pub(super) fn only_place(&self) -> Vec<Elimination> {
        let mut found = Vec::new();
        for (digit, Counted { pattern, .. }) in self.known_in_one() {
            for cells in [pattern.base, pattern.target_cells()] {
                if let Some(cell) = (cells & self.board.places(digit)).only() {
                    let gone = CandidateSet::of_cell(cell, self.board.candidates(cell).without(digit));
                    let rule = Rule::OnlyPlace { cells, cell };
                    found.push(Elimination { rule, digit: Some(digit), gone });
                }
            }
        }
        found
    }

    pub(super) fn either_base(&self) -> Vec<Elimination> {
        let in_several = self.known().into_iter().filter(|(_, holders)| holders.len() > 1);
        let of = |(digit, holders): (Digit, Vec<&Counted>)| {
            let gone = holders.iter().map(|holder| holder.false_if_held(&self.board, digit));
            Elimination::of(digit, Rule::EitherBase, gone.fold(CellSet::ALL, |all, one| all & one))
        };
        in_several.map(of).collect()
    }
}
