//! The words for deadly patterns of many cells: the pattern, and the reason for a second solution.

use super::lines::TwoLines;
use super::pairs::is_paired;
use super::reverse::placed;
use super::shapes::is_borescoper;
use super::{Exchange, fill};
use crate::wording::none_is_true;
use sudokit_core::{Board, CandidateSet, CellSet, DigitSet, HouseSet};
use sudokit_diagram::{Sentence, say};

impl Exchange {
    /// The place to look at.
    pub(super) fn look(&self) -> Sentence {
        match *self {
            Self::Within(ref candidates) => {
                say!("deadly-look", [digits = candidates.digits(), cells = candidates.cells()])
            }
            Self::OfLines { lines, pair, digits } => {
                say!("deadly-look-at-lines", [digits, pair, lines])
            }
            Self::Outside { digits, .. } => {
                say!("deadly-look-at-solved", [digits])
            }
        }
    }

    /// The pattern without guardians.
    pub(super) fn without_guardians(&self, board: &Board) -> Vec<Sentence> {
        let guardians = self.guardians(board);
        let mut said = vec![say!("deadly-without", [none = none_is_true(guardians)])];
        match *self {
            Self::Within(ref candidates) => {
                let groups = by_digits(**candidates).into_iter().enumerate();
                said.extend(groups.map(|(place, (cells, digits))| {
                    if place == 0 {
                        say!("deadly-then-can-only-be", [cells, digits])
                    } else {
                        say!("deadly-can-only-be", [cells, digits])
                    }
                }));
            }
            Self::OfLines { lines, pair, digits } => {
                if let Some(two) = TwoLines::of(lines, pair) {
                    said.push(say!(
                        "deadly-block-has-digits-in-square",
                        [pair, digits, block = two.block, square = two.square]
                    ));
                    let givens = two.givens(board);
                    said.push(if givens.is_empty() {
                        say!("deadly-none-given", [lines])
                    } else {
                        say!("deadly-only-given", [lines, givens])
                    });
                }
            }
            Self::Outside { cells, digits } => {
                let placed = placed(board, digits);
                said.push(say!("deadly-then-can-only-be", [cells, digits]));
                said.push(say!("deadly-already-hold", [placed, digits]));
            }
        }
        said
    }

    /// The reason for a second solution.
    pub(super) fn why(&self, board: &Board) -> Vec<Sentence> {
        let mut said: Vec<Sentence> = match *self {
            Self::Within(ref candidates) => why_within(board, **candidates),
            Self::OfLines { lines, pair, digits } => why_lines(lines, pair, digits),
            Self::Outside { digits, .. } => {
                vec![say!("deadly-two-or-none"), say!("deadly-swap-outside", [digits])]
            }
        };
        said.push(say!("deadly-second-solution"));
        said
    }
}

/// The cells that have the same digits, together.
fn by_digits(candidates: CandidateSet) -> Vec<(CellSet, DigitSet)> {
    let mut groups: Vec<(CellSet, DigitSet)> = Vec::new();
    for cell in candidates.cells() {
        let digits = candidates.digits_in(cell);
        match groups.iter_mut().find(|(_, of)| *of == digits) {
            Some((cells, _)) => *cells = cells.with(cell),
            None => groups.push((CellSet::of(cell), digits)),
        }
    }
    groups
}

fn why_within(board: &Board, candidates: CandidateSet) -> Vec<Sentence> {
    let cells = candidates.cells();
    if is_paired(candidates) {
        return vec![say!("deadly-two-places"), say!("deadly-exchange-digits")];
    }
    if let Some(exchanges) = fill::exchanges(board, candidates) {
        let is_new =
            |place: usize, [goes, comes]: [CandidateSet; 2]| !exchanges[..place].contains(&[comes, goes]);
        let mut said: Vec<Sentence> = Vec::new();
        for (place, [goes, comes]) in exchanges.iter().copied().enumerate() {
            if is_new(place, [goes, comes]) {
                said.push(if exchanges.contains(&[comes, goes]) {
                    say!("deadly-other-filling-and-back", [goes, comes])
                } else {
                    say!("deadly-other-filling", [goes, comes])
                });
            }
        }
        said.push(say!("deadly-one-change-possible"));
        return said;
    }
    vec![if is_borescoper(cells, 4) {
        say!("deadly-rectangle-loop-or-eight")
    } else if is_borescoper(cells, 3) {
        say!("deadly-rectangle-or-loop")
    } else {
        say!("deadly-another-filling")
    }]
}

fn why_lines(lines: HouseSet, pair: CellSet, digits: DigitSet) -> Vec<Sentence> {
    vec![
        say!("deadly-swap-in-line", [lines, digits, pair]),
        say!("deadly-chains-of-square", [lines]),
        say!("deadly-exchange-chain", [pair]),
        say!("deadly-givens-on-one-chain"),
    ]
}
