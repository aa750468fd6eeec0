//! Drafts: the candidates left, where some may be supposed. Unlike a [`Board`] it may contradict itself.
//!
//! Singles are taken for all cells at once, digit by digit on sets of cells, so that many suppositions can be
//! tried. A draft shows that something is impossible, not why: the [net](super::net) has the reasons.

use std::ops::ControlFlow::{self, Break, Continue};
use sudokit_core::{Board, Candidate, CandidateSet, CellSet, Digit, House};

/// ```text
/// left     the candidates that are true, or can still be
/// lost     candidates, among them those lost since their houses were looked at
/// settled  the cells that have their digit
/// rounds   how often singles have been looked for
/// ```
#[derive(Clone, Copy)]
pub(crate) struct Draft {
    pub(crate) left: CandidateSet,
    lost: CandidateSet,
    pub(crate) settled: CellSet,
    rounds: usize,
}

/// Goes on, or ends where a cell has no digit left or a house no place for one.
pub(crate) type Consistent = ControlFlow<()>;

impl Draft {
    /// The candidates of a board, with nothing supposed.
    pub(crate) fn of(board: &Board) -> Self {
        Self::with(board.possible(), !board.unsolved())
    }

    pub(crate) fn with(left: CandidateSet, settled: CellSet) -> Self {
        // Houses with more than one place for a digit need no look before they lose some.
        let mut lost = CandidateSet::EMPTY;
        for (digit, house) in Digit::all().flat_map(|digit| House::all().map(move |house| (digit, house))) {
            let places = left.cells_of(digit) & house.cells();
            if places.len() < 2 && places.is_disjoint(settled) {
                lost |= CandidateSet::of_digit(digit, house.cells());
            }
        }
        Self { left, lost, settled, rounds: 0 }
    }

    /// The candidates of the cells that have no digit yet, cell by cell.
    pub(crate) fn open(&self) -> impl Iterator<Item = Candidate> + use<> {
        let Self { left, settled, .. } = *self;
        let in_cell = move |cell| left.digits_in(cell).iter().map(move |digit| Candidate::at(cell, digit));
        (!settled).iter().flat_map(in_cell)
    }

    pub(crate) fn is_open(&self, candidate: Candidate) -> bool {
        self.left.contains(candidate) && !self.settled.contains(candidate.cell())
    }

    /// Those of some candidates that are left, in cells that have no digit yet.
    pub(crate) fn among(&self, candidates: CandidateSet) -> CandidateSet {
        candidates.iter().filter(|candidate| self.is_open(*candidate)).collect()
    }

    /// True if a candidate is placed.
    pub(crate) fn has_settled(&self, candidate: Candidate) -> bool {
        self.left.contains(candidate) && self.settled.contains(candidate.cell())
    }

    /// True if all cells have their digit.
    pub(crate) fn is_solved(&self) -> bool {
        self.settled == CellSet::ALL
    }

    pub(crate) const fn rounds(&self) -> usize {
        self.rounds
    }

    /// This with a candidate supposed.
    pub(crate) fn supposing(mut self, candidate: Candidate) -> Self {
        self.place(candidate);
        self
    }

    pub(crate) fn place(&mut self, candidate: Candidate) {
        let (cell, own) = (candidate.cell(), candidate.digit());
        self.settled.insert(cell);
        // Digit by digit, as sets of all candidates take twice as long.
        for digit in Digit::all() {
            let gone = if digit == own { cell.peers() } else { CellSet::of(cell) };
            let lost = self.left.cells_of(digit) & gone;
            *self.left.cells_of_mut(digit) -= lost;
            *self.lost.cells_of_mut(digit) |= lost;
        }
    }

    pub(crate) fn remove(&mut self, candidate: Candidate) {
        self.left.remove(candidate);
        self.lost.insert(candidate);
    }

    pub(crate) fn remove_all(&mut self, candidates: CandidateSet) {
        let lost = self.left & candidates;
        self.left -= lost;
        self.lost |= lost;
    }

    /// Takes naked and hidden singles until there are none.
    pub(crate) fn take_singles(&mut self) -> Consistent {
        loop {
            self.rounds += 1;
            let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
            for digit in Digit::all() {
                let left = self.left.cells_of(digit);
                twice |= once & left;
                once |= left;
            }
            if once != CellSet::ALL {
                return Break(());
            }
            let naked = once - twice - self.settled;
            if !naked.is_empty() {
                for digit in Digit::all() {
                    for cell in naked & self.left.cells_of(digit) {
                        self.place(Candidate::at(cell, digit));
                    }
                }
                continue;
            }
            if !self.take_hidden_singles()? {
                return Continue(());
            }
        }
    }

    /// Takes the hidden singles of the houses that have lost places. Returns true if there are any.
    fn take_hidden_singles(&mut self) -> ControlFlow<(), bool> {
        let mut any = false;
        for digit in Digit::all() {
            while let Some(cell) = self.lost.cells_of(digit).first() {
                self.lost.cells_of_mut(digit).remove(cell);
                for house in cell.houses() {
                    let places = self.left.cells_of(digit) & house.cells();
                    if places.is_empty() {
                        return Break(());
                    }
                    if let Some(cell) = places.only()
                        && !self.settled.contains(cell)
                    {
                        self.place(Candidate::at(cell, digit));
                        any = true;
                    }
                }
            }
        }
        Continue(any)
    }

    /// True if a candidate is the only one of its cell, or the only place of its digit in a house.
    pub(crate) fn is_single(&self, candidate: Candidate, house: Option<House>) -> bool {
        let (cell, digit) = (candidate.cell(), candidate.digit());
        let is_only = match house {
            Some(house) => (self.left.cells_of(digit) & house.cells()).only() == Some(cell),
            None => self.left.digits_in(cell).only() == Some(digit),
        };
        is_only && !self.settled.contains(cell)
    }

    /// True if a cell has no digit left, or a house no place for one.
    pub(crate) fn is_impossible(&self) -> bool {
        let is_homeless =
            |digit| House::all().any(|house| house.cells().is_disjoint(self.left.cells_of(digit)));
        self.left.cells() != CellSet::ALL || Digit::all().any(is_homeless)
    }

    /// The entropy: the bits of information that would tell which digit each cell has, and which place each
    /// digit of each house, in hundredths.
    pub(crate) fn doubt(&self) -> usize {
        const BITS: [usize; 10] = [0, 0, 100, 158, 200, 232, 258, 281, 300, 317];
        let cells = (!self.settled).iter().map(|cell| BITS[self.left.digits_in(cell).len()]);
        let places = |house: House| {
            Digit::all().map(move |digit| BITS[(self.left.cells_of(digit) & house.cells()).len()])
        };
        cells.chain(House::all().flat_map(places)).sum()
    }

    /// The board that this is, on the way from another one.
    pub(crate) fn board(&self, start: &Board) -> Board {
        let mut board = *start;
        for cell in self.settled & start.unsolved() {
            for digit in self.left.digits_in(cell) {
                board.place(Candidate::at(cell, digit));
            }
        }
        board.eliminate_all(!self.left);
        board
    }
}
