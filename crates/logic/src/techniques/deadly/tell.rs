//! The words for deadly patterns of many cells: the pattern, and the reason for a second solution.

use super::lines::TwoLines;
use super::pairs::is_paired;
use super::reverse::placed;
use super::shapes::is_borescoper;
use super::{Exchange, fill};
use crate::wording::can_only_be;
use sudokit_core::{Board, CandidateSet, CellSet, DigitSet, HouseSet};
use sudokit_diagram::{Sentence, say};

impl Exchange {
    /// The place to look at.
    pub(super) fn look(&self) -> Sentence {
        match *self {
            Self::Within(ref candidates) => {
                say!(
                    "Look at the digits {digits} in {cells}.",
                    [digits = candidates.digits(), cells = candidates.cells()]
                )
            }
            Self::OfLines { lines, pair, digits } => {
                say!("Look at the digits {digits} in {pair}, and at {lines}.", [digits, pair, lines])
            }
            Self::Outside { digits, .. } => say!("Look at the cells that hold {digits} already.", [digits]),
        }
    }

    /// The pattern without guardians.
    pub(super) fn without_guardians(&self, board: &Board) -> Vec<Sentence> {
        let guardians = self.guardians(board);
        let mut said = vec![say!("Suppose that {guardians} were {guardians:|both |all }false.", [guardians])];
        match *self {
            Self::Within(ref candidates) => {
                said.extend(
                    by_digits(**candidates).into_iter().map(|(cells, digits)| can_only_be(cells, digits)),
                );
            }
            Self::OfLines { lines, pair, digits } => {
                if let Some(two) = TwoLines::of(lines, pair) {
                    said.push(say!(
                        "{pair} hold {digits}, and {block} has these digits in {square}.",
                        [pair, digits, block = two.block, square = two.square]
                    ));
                    let givens = two.givens(board);
                    said.push(say!("In {lines}, only {givens} {givens:is|are} given.", [lines, givens]));
                }
            }
            Self::Outside { cells, digits } => {
                let placed = placed(board, digits);
                said.push(can_only_be(cells, digits));
                said.push(say!("{placed} hold these digits already.", [placed]));
            }
        }
        said
    }

    /// The reason for a second solution.
    pub(super) fn why(&self, board: &Board) -> Vec<Sentence> {
        let mut said: Vec<Sentence> = match *self {
            Self::Within(ref candidates) => why_within(board, **candidates),
            Self::OfLines { lines, pair, digits } => why_lines(lines, pair, digits),
            Self::Outside { digits, .. } => vec![
                say!("Of all these cells, every row, column and box has two or none."),
                say!(
                    "So a house that has {digits} in other cells has both of them there. They could change places in all other cells, none of which is given.",
                    [digits]
                ),
            ],
        };
        said.push(say!("The puzzle would have a second solution."));
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
        return vec![
            say!("Each of these digits then stands twice in every row, column and box, or not at all."),
            say!(
                "So every cell could take its other digit, and all houses would have the same digits as before."
            ),
        ];
    }
    if let Some(exchanges) = fill::exchanges(board, candidates) {
        let is_new =
            |place: usize, [goes, comes]: [CandidateSet; 2]| !exchanges[..place].contains(&[comes, goes]);
        let mut said: Vec<Sentence> = Vec::new();
        for (place, [goes, comes]) in exchanges.iter().copied().enumerate() {
            let back = if exchanges.contains(&[comes, goes]) { ", and the other way round" } else { "" };
            if is_new(place, [goes, comes]) {
                said.push(say!("With {goes}, there could be {comes} instead{back}.", [goes, comes, back]));
            }
        }
        said.push(say!(
            "There is no other way to fill these cells. Each time every row, column and box would keep its digits."
        ));
        return said;
    }
    vec![if is_borescoper(cells, 4) {
        say!(
            "However they are filled, four of them are a rectangle of two digits, six of them a loop of two digits, or all eight could change together."
        )
    } else if is_borescoper(cells, 3) {
        say!(
            "However they are filled, four of them are a rectangle of two digits, or six of them a loop of two digits, which could change places."
        )
    } else {
        say!(
            "However they are filled, they could be filled otherwise, with the same digits in every row, column and box."
        )
    }]
}

fn why_lines(lines: HouseSet, pair: CellSet, digits: DigitSet) -> Vec<Sentence> {
    let Some(two) = TwoLines::of(lines, pair) else { return Vec::new() };
    vec![
        say!(
            "If {digits} were in one line of {square}, they could change places there and in {pair}.",
            [digits, square = two.square, pair]
        ),
        say!(
            "If not, begin with a digit of the square, find it in the other one of {lines}, go on to the digit beside it in the first line, find that in the other line again, and so on, back to the square. There are two such chains.",
            [lines]
        ),
        say!(
            "The two lines could exchange all digits of one chain, if the square and the pair change with them: every row, column and box keeps its digits."
        ),
        say!("The givens are on one chain at most, so the other one could be exchanged."),
    ]
}
