//! The ground of an argument: a contradiction, or cases of which one is true.

use super::branch::Branch;
use crate::wording::{can_only_be, only_places};
use crate::{Node, notation};
use sudokit_core::{Board, Candidate, Cell, CellSet, Digit, House, HouseSet};
use sudokit_diagram::{Explanation, Sentence, say};

/// The ground of an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Ground {
    /// The opposite of the conclusion leads to this.
    Contradiction(Clash),
    /// A candidate is on or off, and both lead to the conclusion.
    OnOrOff(Candidate),
    /// One candidate of the cell is on, and each leads to the conclusion.
    Cell(Cell),
    /// One place of the digit in the house is on, and each leads to the conclusion.
    House(House, Digit),
}

/// A contradiction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Clash {
    /// The assumption about this candidate leads to its own opposite.
    Assumption(Candidate),
    /// The candidate is both on and off.
    Candidate(Candidate),
    /// The cell holds two digits.
    Digits(Cell, Digit, Digit),
    /// The house holds the digit twice.
    Twice(House, Digit),
    /// The cell holds nothing.
    Empty(Cell),
    /// The house has no place for the digit.
    Placeless(House, Digit),
}

impl Clash {
    /// True if a branch has all that makes the contradiction.
    pub(super) fn is_in(self, branch: &Branch, board: &Board) -> bool {
        let count_on = |house: House, digit| {
            let on = |cell: &Cell| branch.has(Candidate::at(*cell, digit), true);
            house.cells().iter().filter(on).count()
        };
        match self {
            Self::Assumption(one) | Self::Candidate(one) => branch.has(one, true) && branch.has(one, false),
            Self::Digits(cell, a, b) => {
                a != b && [a, b].into_iter().all(|digit| branch.has(Candidate::at(cell, digit), true))
            }
            Self::Twice(house, digit) => count_on(house, digit) > 1,
            Self::Empty(cell) => {
                let digits = board.candidates(cell);
                board.digit(cell).is_none()
                    && digits.iter().all(|digit| branch.has(Candidate::at(cell, digit), false))
            }
            Self::Placeless(house, digit) => {
                let places = board.places(digit) & house.cells();
                // A digit that is placed in the house has no candidates there.
                !places.is_empty() && places.iter().all(|cell| branch.has(Candidate::at(cell, digit), false))
            }
        }
    }

    pub(super) fn sentence(self) -> Sentence {
        match self {
            Self::Assumption(_) => say!("forcing-implies-opposite"),
            Self::Candidate(one) => say!("forcing-both-and-not", [cell = one.cell(), digit = one.digit()]),
            Self::Digits(cell, a, b) => say!("forcing-both-digits", [cell, a, b]),
            Self::Twice(house, digit) => say!("forcing-two-in-house", [house, digit]),
            Self::Empty(cell) => say!("forcing-nothing-left", [cell]),
            Self::Placeless(house, digit) => {
                say!("forcing-no-place-left", [house, digit])
            }
        }
    }

    /// The place in HoDoKu's notation.
    pub(super) fn place(self) -> String {
        match self {
            Self::Assumption(one) | Self::Candidate(one) => one.cell().to_string(),
            Self::Digits(cell, ..) | Self::Empty(cell) => cell.to_string(),
            Self::Twice(house, _) | Self::Placeless(house, _) => notation::houses(HouseSet::of(house)),
        }
    }
}

impl Ground {
    /// The assumptions of which one is true, or the one that is wrong.
    pub(super) fn assumptions(self, board: &Board, conclusion: Node) -> Vec<Node> {
        let on = |candidate| Node::of(candidate, true);
        match self {
            Self::Contradiction(_) => vec![Node { is_on: !conclusion.is_on, ..conclusion }],
            Self::OnOrOff(candidate) => vec![on(candidate), Node::of(candidate, false)],
            Self::Cell(cell) => {
                board.candidates(cell).iter().map(|digit| on(Candidate::at(cell, digit))).collect()
            }
            Self::House(house, digit) => {
                let places = board.places(digit) & house.cells();
                places.iter().map(|cell| on(Candidate::at(cell, digit))).collect()
            }
        }
    }

    /// The sentence that one of several cases is true.
    pub(super) fn sentence(self, board: &Board) -> Option<Sentence> {
        match self {
            Self::Contradiction(_) => None,
            Self::OnOrOff(candidate) => {
                Some(say!("forcing-is-or-is-not", [cell = candidate.cell(), digit = candidate.digit()]))
            }
            Self::Cell(cell) => Some(can_only_be(CellSet::of(cell), board.candidates(cell))),
            Self::House(house, digit) => {
                let places = board.places(digit) & house.cells();
                Some(only_places(HouseSet::of(house), digit, places))
            }
        }
    }

    /// The sentences before the cases.
    pub(super) fn introduce(self, board: &Board, conclusion: Node) -> Explanation {
        let mut said = Explanation::default();
        said.pattern.extend(self.sentence(board));
        match self {
            Self::Contradiction(clash) => {
                let assumption = Node { is_on: !conclusion.is_on, ..conclusion };
                said.look = say!("forcing-look-contradiction", [claim = assumption.claim()]);
                said.pattern.push(say!("forcing-contradiction"));
                said.reason.push(clash.sentence());
                said.reason.push(say!("forcing-impossible", [claim = conclusion.claim()]));
            }
            Self::OnOrOff(candidate) => {
                said.look =
                    say!("forcing-look-at-candidate", [digit = candidate.digit(), cell = candidate.cell()]);
            }
            Self::Cell(cell) => said.look = say!("forcing-look-at-cell", [cell]),
            Self::House(house, digit) => {
                said.look = say!("forcing-look-at-places", [digit, house]);
            }
        }
        if !matches!(self, Self::Contradiction(_)) {
            let cases = self.assumptions(board, conclusion).len();
            said.reason.push(say!("forcing-in-all-cases", [cases, claim = conclusion.claim()]));
        }
        said
    }
}
