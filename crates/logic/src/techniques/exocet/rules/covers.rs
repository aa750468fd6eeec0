//! Rules that count how often houses need a digit, and how many covers have it.

use super::super::lines::{all_covers, fewest_covers};
use super::reader::{Counted, Reader};
use super::{Elimination, Rule};
use crate::sets::{cells_of, seen_by_all, union};
use sudokit_core::{Board, CellSet, Digit, HouseSet};

impl Counted {
    /// The houses that tell of a digit, on a board that may have lost candidates: those of all digits, or
    /// else its own.
    fn houses_of(&self, board: &Board, digit: Digit) -> Option<HouseSet> {
        let is_short = |houses: &HouseSet| {
            let left = self.pattern.left(board, digit) & cells_of(*houses);
            fewest_covers(left, houses.len() - 1).is_some()
        };
        self.houses.filter(is_short).or_else(|| self.pattern.telling_houses_of(board, digit))
    }

    /// The places where a digit is false if this base holds it, outside the peers of base and targets: each
    /// choice of covers, with the rest of it.
    pub(super) fn fins(&self, board: &Board, digit: Digit) -> Vec<(HouseSet, HouseSet, CellSet)> {
        let Some(houses) = self.houses_of(board, digit) else { return Vec::new() };
        let left = self.pattern.left(board, digit) & cells_of(houses);
        let Some(room) = fewest_covers(left, houses.len() - 1) else { return Vec::new() };
        // One of the houses has it in a target; each of the others has it in another cover.
        if room.len() + 1 != houses.len() {
            return Vec::new();
        }
        let rest = |covers: HouseSet| (houses, covers, (cells_of(covers) & board.places(digit)) - left);
        all_covers(left, room.len()).into_iter().map(rest).collect()
    }

    /// The places where a digit is false if this base holds it.
    pub(super) fn false_if_held(&self, board: &Board, digit: Digit) -> CellSet {
        let places = board.places(digit);
        let seen = [self.pattern.base, self.pattern.target_cells()].map(|cells| seen_by_all(cells & places));
        let fins = union(self.fins(board, digit).into_iter().map(|(.., rest)| rest));
        (seen[0] | seen[1] | fins) & places
    }
}

impl Reader {
    /// The exocets, each with the digits that its base can hold.
    fn with_digits(&self) -> impl Iterator<Item = (&Counted, Digit)> {
        self.exocets
            .iter()
            .flat_map(|exocet| exocet.pattern.digits(&self.board).iter().map(move |digit| (exocet, digit)))
    }

    pub(super) fn one_cover(&self) -> Vec<Elimination> {
        let of = |(exocet, digit): (&Counted, Digit)| {
            let houses = exocet.houses_of(&self.board, digit)?;
            let left = exocet.pattern.left(&self.board, digit) & cells_of(houses);
            let covers = fewest_covers(left, houses.len().checked_sub(2)?)?;
            Some(Elimination::of(digit, Rule::OneCover { houses, covers }, exocet.pattern.cells()))
        };
        self.with_digits().filter_map(of).collect()
    }

    pub(super) fn cross_cover(&self) -> Vec<Elimination> {
        let mut found = Vec::new();
        for (exocet, digit) in self.with_digits() {
            let Some(all) = exocet.houses_of(&self.board, digit) else { continue };
            for target in exocet.pattern.targets.iter().map(|target| target.cells) {
                let places = target & self.board.places(digit);
                let touched: HouseSet =
                    all.iter().filter(|house| !house.cells().is_disjoint(places)).collect();
                // A target of two cells could have it in either of two houses.
                if places.is_empty() || touched.iter().any(|house| !places.is_subset(house.cells())) {
                    continue;
                }
                let houses = all - touched;
                let left =
                    (exocet.pattern.left(&self.board, digit) & cells_of(houses)) - places.common_peers();
                if let Some(covers) = houses.len().checked_sub(1).and_then(|most| fewest_covers(left, most)) {
                    found.push(Elimination::of(digit, Rule::CrossCover { target, houses, covers }, target));
                }
            }
        }
        found
    }

    pub(super) fn fins(&self) -> Vec<Elimination> {
        let of = |(digit, exocet): (Digit, &Counted)| {
            let each = exocet.fins(&self.board, digit).into_iter();
            each.map(move |(houses, covers, rest)| {
                Elimination::of(digit, Rule::Fins { houses, covers }, rest)
            })
        };
        self.known_in_one().flat_map(of).collect()
    }
}
