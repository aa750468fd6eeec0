//! The links between candidates, for each sort of chain.

use crate::{Fact, View};
use sudokit_core::{Candidate, Cell, CellSet, Digit, DigitSet};

/// Candidates, and for each the ones it has links to, in the order in which they are followed: in the cell,
/// the row, the column, the rest of the box.
#[derive(Default)]
pub(super) struct Links {
    pub(super) nodes: Vec<Candidate>,
    /// Of two ends of a strong link one is true. Every strong link that leaves the cell is a weak one too.
    strong: Neighbours,
    /// Of two ends of a weak link one is false.
    weak: Neighbours,
}

/// For each node a list of nodes, one after the other.
#[derive(Default)]
struct Neighbours {
    ends: Vec<u32>,
    numbers: Vec<u16>,
}

impl Neighbours {
    fn close(&mut self) {
        self.ends.push(self.numbers.len() as u32);
    }

    fn of(&self, node: usize) -> &[u16] {
        let start = if node == 0 { 0 } else { self.ends[node - 1] };
        &self.numbers[start as usize..self.ends[node] as usize]
    }
}

impl Links {
    pub(super) fn strong(&self, node: usize) -> impl Iterator<Item = usize> + Clone + '_ {
        self.strong.of(node).iter().map(|number| usize::from(*number))
    }

    pub(super) fn weak(&self, node: usize) -> impl Iterator<Item = usize> + Clone + '_ {
        self.weak.of(node).iter().map(|number| usize::from(*number))
    }
}

/// The other cells of each of a cell's houses, those of its row and column not again in the box.
fn houses_without_repeats(cell: Cell) -> [CellSet; 3] {
    let [row, column, block] = cell.houses().map(|house| house.cells().without(cell));
    [row, column, block - row - column]
}

/// The links of single digits: weak ones in a house, strong ones if the house has no third place.
///
/// Two cells that share a line and a box are strongly linked only if the line has no third place.
pub(super) struct OfDigits(pub(super) Links);

impl Fact for OfDigits {
    fn of(view: &View<'_>) -> Self {
        let all = view.board().candidate_set();
        let mut links = Links::default();
        let mut numbers = [0; Candidate::COUNT];
        for cell in view.unsolved() {
            for digit in view.candidates(cell) {
                let candidate = Candidate::at(cell, digit);
                numbers[candidate.index()] = links.nodes.len() as u16;
                links.nodes.push(candidate);
            }
        }
        for node in &links.nodes {
            let (cell, places) = (node.cell(), all.cells_of(node.digit()));
            for (house, others) in cell.houses().into_iter().zip(houses_without_repeats(cell)) {
                let is_strong = (places & house.cells()).len() == 2;
                for other in places & others {
                    let number = numbers[Candidate::at(other, node.digit()).index()];
                    links.weak.numbers.push(number);
                    if is_strong {
                        links.strong.numbers.push(number);
                    }
                }
            }
            links.weak.close();
            links.strong.close();
        }
        Self(links)
    }
}

/// The links of cells with two candidates: strong ones inside the cell, weak ones to other such cells, which
/// must have the same candidates if `same` says so.
pub(super) fn of_pairs(view: &View<'_>, same: bool) -> Links {
    let pairs: CellSet = view.unsolved().iter().filter(|cell| view.candidates(*cell).len() == 2).collect();
    // The number of the lower candidate of each cell; that of the higher one is the next.
    let mut numbers = [0; Cell::COUNT];
    for (i, cell) in pairs.iter().enumerate() {
        numbers[cell.index()] = 2 * i as u16;
    }
    let rank = |digits: DigitSet, digit: Digit| u16::from(digits.first() != Some(digit));
    let mut links = Links::default();
    for cell in pairs {
        let digits = view.candidates(cell);
        for digit in digits {
            links.nodes.push(Candidate::at(cell, digit));
            links.strong.numbers.push(numbers[cell.index()] + 1 - rank(digits, digit));
            for others in houses_without_repeats(cell) {
                for other in pairs & others & view.board().places(digit) {
                    let theirs = view.candidates(other);
                    if !same || theirs == digits {
                        links.weak.numbers.push(numbers[other.index()] + rank(theirs, digit));
                    }
                }
            }
            links.strong.close();
            links.weak.close();
        }
    }
    links
}
