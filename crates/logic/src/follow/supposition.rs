//! The candidates left under a supposition: enough to see a contradiction, not its reasons.
//!
//! Singles are taken for all cells at once, digit by digit on sets of cells, so that many suppositions can be
//! tried. Contradictions are argued afterwards, by the family that finds them.

use std::ops::ControlFlow::{self, Break, Continue};
use sudokit_core::{Board, Cancel, Candidate, CandidateSet, Cell, CellSet, Digit, House};

/// For each digit the cells where it is, or can still be.
pub(crate) type Left = [CellSet; 9];

/// ```text
/// left     for each digit the cells where it is, or can still be
/// lost     for each digit cells, among them those that it has lost since their houses were looked at
/// settled  the cells that have their digit
/// rounds   how often singles have been looked for
/// ```
#[derive(Clone, Copy)]
pub(crate) struct Supposition {
    pub(crate) left: Left,
    lost: Left,
    pub(crate) settled: CellSet,
    rounds: usize,
}

/// Goes on, or ends where a cell has no digit left or a house no place for one.
pub(crate) type Consistent = ControlFlow<()>;

impl Supposition {
    /// The candidates of a board, without a supposition.
    pub(crate) fn of(board: &Board) -> Self {
        let mut left = [CellSet::EMPTY; 9];
        for digit in Digit::all() {
            left[digit.index()] = board.places(digit);
        }
        for (cell, digit) in Cell::all().filter_map(|cell| Some((cell, board.digit(cell)?))) {
            left[digit.index()].insert(cell);
        }
        Self::with(left, !board.unsolved())
    }

    pub(crate) fn with(left: Left, settled: CellSet) -> Self {
        // Houses with more than one place for a digit need no look before they lose some.
        let mut lost = [CellSet::EMPTY; 9];
        for (digit, house) in Digit::all().flat_map(|digit| House::all().map(move |house| (digit, house))) {
            let places = left[digit.index()] & house.cells();
            if places.len() < 2 && places.is_disjoint(settled) {
                lost[digit.index()] |= house.cells();
            }
        }
        Self { left, lost, settled, rounds: 0 }
    }

    /// The candidates of the cells that have no digit yet.
    pub(crate) fn open(&self) -> impl Iterator<Item = Candidate> + use<> {
        let Self { left, settled, .. } = *self;
        (!settled).iter().flat_map(move |cell| {
            let is_left = move |digit: &Digit| left[digit.index()].contains(cell);
            Digit::all().filter(is_left).map(move |digit| Candidate::at(cell, digit))
        })
    }

    pub(crate) fn is_open(&self, candidate: Candidate) -> bool {
        let cell = candidate.cell();
        !self.settled.contains(cell) && self.left[candidate.digit().index()].contains(cell)
    }

    /// True if any of these is left.
    pub(crate) fn has_any(&self, candidates: CandidateSet) -> bool {
        Digit::all().any(|digit| !self.left[digit.index()].is_disjoint(candidates.cells_of(digit)))
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
        let (cell, here) = (candidate.cell(), candidate.digit());
        self.settled.insert(cell);
        for digit in Digit::all() {
            let gone = if digit == here { cell.peers() } else { CellSet::of(cell) };
            let lost = self.left[digit.index()] & gone;
            self.left[digit.index()] -= lost;
            self.lost[digit.index()] |= lost;
        }
    }

    pub(crate) fn remove(&mut self, candidate: Candidate) {
        self.left[candidate.digit().index()].remove(candidate.cell());
        self.lost[candidate.digit().index()].insert(candidate.cell());
    }

    pub(crate) fn remove_all(&mut self, candidates: CandidateSet) {
        for digit in Digit::all() {
            let lost = self.left[digit.index()] & candidates.cells_of(digit);
            self.left[digit.index()] -= lost;
            self.lost[digit.index()] |= lost;
        }
    }

    /// Takes naked and hidden singles until there are none.
    pub(crate) fn take_singles(&mut self) -> Consistent {
        loop {
            self.rounds += 1;
            let (mut once, mut twice) = (CellSet::EMPTY, CellSet::EMPTY);
            for left in self.left {
                twice |= once & left;
                once |= left;
            }
            if once != CellSet::ALL {
                return Break(());
            }
            let naked = once - twice - self.settled;
            if !naked.is_empty() {
                for digit in Digit::all() {
                    for cell in naked & self.left[digit.index()] {
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
            while let Some(cell) = self.lost[digit.index()].first() {
                self.lost[digit.index()].remove(cell);
                for house in cell.houses() {
                    let places = self.left[digit.index()] & house.cells();
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

    /// Takes singles; and where `depth` is more than none, removes what suppositions one less deep refute,
    /// and goes on until they refute nothing more.
    pub(crate) fn settle(&mut self, depth: usize) -> Consistent {
        self.take_singles()?;
        while depth > 0 && self.sweep(depth)? {}
        Continue(())
    }

    /// Removes all candidates that suppositions one less deep refute, all at once, and takes the singles.
    /// Returns true if there was one.
    pub(crate) fn sweep(&mut self, depth: usize) -> ControlFlow<(), bool> {
        let refuted = self.refuted(depth - 1, CandidateSet::EMPTY, None);
        self.remove_all(refuted);
        self.take_singles()?;
        Continue(!refuted.is_empty())
    }

    /// The candidates that suppositions of this depth refute. Of some it is known already.
    pub(crate) fn refuted(&self, depth: usize, known: CandidateSet, cancel: Option<&Cancel>) -> CandidateSet {
        let mut refuted = CandidateSet::EMPTY;
        // A conclusion of a supposition that holds leads to no more than the supposition itself.
        let mut holds = CandidateSet::EMPTY;
        for candidate in self.open() {
            if known.contains(candidate) {
                refuted.insert(candidate);
                continue;
            }
            if holds.contains(candidate) || cancel.is_some_and(Cancel::is_cancelled) {
                continue;
            }
            let mut supposed = self.supposing(candidate);
            if supposed.settle(depth).is_break() {
                refuted.insert(candidate);
            } else {
                for digit in Digit::all() {
                    let settled = supposed.left[digit.index()] & supposed.settled;
                    holds |= CandidateSet::of_digit(digit, settled);
                }
            }
        }
        refuted
    }

    /// True if a contradiction follows by singles, and by refuting these candidates at this depth.
    pub(crate) fn fails_by(mut self, candidates: &[Candidate], depth: usize) -> bool {
        loop {
            if self.take_singles().is_break() {
                return true;
            }
            let refuted = candidates.iter().find(|one| self.is_open(**one) && self.refutes(**one, depth));
            let Some(refuted) = refuted else { return false };
            self.remove(*refuted);
        }
    }

    /// True if a candidate is the only one of its cell, or the only place of its digit in a house.
    pub(crate) fn is_single(&self, candidate: Candidate, house: Option<House>) -> bool {
        let (cell, own) = (candidate.cell(), candidate.digit());
        let is_only = match house {
            Some(house) => (self.left[own.index()] & house.cells()).only() == Some(cell),
            None => Digit::all().all(|digit| self.left[digit.index()].contains(cell) == (digit == own)),
        };
        is_only && !self.settled.contains(cell)
    }

    /// True if a cell has no digit left, or a house no place for one.
    pub(crate) fn is_impossible(&self) -> bool {
        let there = self.left.iter().fold(CellSet::EMPTY, |there, cells| there | *cells);
        let is_homeless = |cells: &CellSet| House::all().any(|house| house.cells().is_disjoint(*cells));
        there != CellSet::ALL || self.left.iter().any(is_homeless)
    }

    /// True if a candidate is refuted at this depth.
    pub(crate) fn refutes(&self, candidate: Candidate, depth: usize) -> bool {
        self.supposing(candidate).settle(depth).is_break()
    }

    /// The candidates left, as a key of the state.
    pub(crate) const fn left(&self) -> Left {
        self.left
    }

    /// True if all cells have their digit.
    pub(crate) fn is_solved(&self) -> bool {
        self.settled == CellSet::ALL
    }

    /// Those of these candidates that are left, in cells that have no digit yet.
    pub(crate) fn among(&self, candidates: CandidateSet) -> CandidateSet {
        candidates.iter().filter(|candidate| self.is_open(*candidate)).collect()
    }

    /// The entropy of the state: the bits of information that would tell which digit each cell has, and which
    /// place each digit of each house, in hundredths.
    pub(crate) fn doubt(&self) -> usize {
        const BITS: [usize; 10] = [0, 0, 100, 158, 200, 232, 258, 281, 300, 317];
        let digits_in = |cell: Cell| self.left.iter().filter(|cells| cells.contains(cell)).count();
        let cells = (!self.settled).iter().map(|cell| BITS[digits_in(cell)]);
        let places = |house: House| self.left.iter().map(move |cells| BITS[(*cells & house.cells()).len()]);
        cells.chain(House::all().flat_map(places)).sum()
    }

    /// The board that this is, on the way from another one.
    pub(crate) fn board(&self, start: &Board) -> Board {
        let mut board = *start;
        for (digit, cells) in Digit::all().zip(self.left) {
            for cell in cells & self.settled & start.unsolved() {
                board.place(Candidate::at(cell, digit));
            }
        }
        let is_gone =
            |candidate: &Candidate| !self.left[candidate.digit().index()].contains(candidate.cell());
        board.eliminate_all(board.candidate_set().iter().filter(is_gone).collect());
        board
    }

    /// True if a candidate is assumed.
    pub(crate) fn has_settled(&self, candidate: Candidate) -> bool {
        let cell = candidate.cell();
        self.settled.contains(cell) && self.left[candidate.digit().index()].contains(cell)
    }
}
