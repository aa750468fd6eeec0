//! The words for deadly patterns of many cells: the pattern, and the reason for a second solution.

use super::lines::TwoLines;
use super::pairs::is_paired;
use super::reverse::placed;
use super::shapes::is_borescoper;
use super::{Exchange, fill};
use crate::wording::none_is_true;
use sudokit_core::{Board, CandidateSet, CellSet, DigitSet, HouseSet};
use sudokit_diagram::{Any, Sentence, say};

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
            Self::Outside { digits, .. } => {
                say!("Look at the cells that already hold {digits}.", [digits = Any(digits)])
            }
        }
    }

    /// The pattern without guardians.
    pub(super) fn without_guardians(&self, board: &Board) -> Vec<Sentence> {
        let guardians = self.guardians(board);
        let mut said = vec![say!("Suppose that {none}.", [none = none_is_true(guardians)])];
        match *self {
            Self::Within(ref candidates) => {
                let groups = by_digits(**candidates).into_iter().enumerate();
                said.extend(groups.map(|(place, (cells, digits))| {
                    let then = if place == 0 { "Then " } else { "" };
                    say!("{then}{cells} can only be {digits}.", [then, cells, digits = Any(digits)])
                }));
            }
            Self::OfLines { lines, pair, digits } => {
                if let Some(two) = TwoLines::of(lines, pair) {
                    said.push(say!(
                        "Then {pair} hold {digits}, and {block} has its {digits} in the square of {square}.",
                        [pair, digits, block = two.block, square = two.square]
                    ));
                    let givens = two.givens(board);
                    said.push(if givens.is_empty() {
                        say!("In {lines}, nothing is given.", [lines])
                    } else {
                        say!("In {lines}, only {givens} {givens:is|are} given.", [lines, givens])
                    });
                }
            }
            Self::Outside { cells, digits } => {
                let placed = placed(board, digits);
                said.push(say!("Then {cells} can only be {digits}.", [cells, digits = Any(digits)]));
                said.push(say!(
                    "{placed} already {placed:holds|hold} {digits}.",
                    [placed, digits = Any(digits)]
                ));
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
                say!("Every row, column and box has two of all these cells, or none."),
                say!(
                    "So every row, column and box has {digits} either both in these cells or both outside them. Outside, the two digits could swap places: none of them is given there.",
                    [digits]
                ),
            ],
        };
        said.push(say!("So the puzzle would have a second solution."));
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
            say!(
                "In every row, column and box, each of these digits has two places in these cells, or none."
            ),
            say!(
                "So every cell could take its other digit instead, and every row, column and box would keep its digits."
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
                said.push(say!(
                    "If they hold {goes}, they could hold {comes} instead{back}.",
                    [goes, comes, back]
                ));
            }
        }
        said.push(say!(
            "However these cells are filled, one of these changes is possible, and every row, column and box keeps its digits."
        ));
        return said;
    }
    vec![if is_borescoper(cells, 4) {
        say!(
            "However these cells are filled, two digits could swap places in a rectangle of four cells or in a loop of six, or all eight cells could change together."
        )
    } else if is_borescoper(cells, 3) {
        say!(
            "However these cells are filled, two digits could swap places in a rectangle of four cells or in a loop of six."
        )
    } else {
        say!(
            "However these cells are filled, there is another way to fill them, with the same digits in every row, column and box."
        )
    }]
}

fn why_lines(lines: HouseSet, pair: CellSet, digits: DigitSet) -> Vec<Sentence> {
    vec![
        say!(
            "If one of {lines} had both {digits} in the square, they could swap places there and in {pair}.",
            [lines, digits, pair]
        ),
        say!(
            "If not, start from a digit of the square, find it in the other of {lines}, step across to the digit beside it, and so on, back to the square. There are two such chains.",
            [lines]
        ),
        say!(
            "The two lines could exchange all digits of one chain. With matching changes in the square and in {pair}, every row, column and box keeps its digits.",
            [pair]
        ),
        say!("The givens are on one of the chains at most, so the other chain could be exchanged."),
    ]
}
