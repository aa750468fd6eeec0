//! A board that remembers, in the order in which they came up, which cells have one candidate left and which
//! houses one place. Which single is taken next depends on that order.
//!
//! Unlike a [`Board`] it can hold contradictions: forcing nets run into them.

use crate::{Fact, View};
use sudokit_core::{Board, Candidate, Cell, CellSet, Digit, DigitSet, House};

/// Singles, oldest first. Stale entries stay in the queue, so a reader checks each entry again.
#[derive(Clone, Default)]
pub(crate) struct Queue {
    entries: Vec<Candidate>,
    read: usize,
}

impl Queue {
    pub(crate) fn unread(&self) -> &[Candidate] {
        &self.entries[self.read..]
    }

    pub(crate) fn pop(&mut self) -> Option<Candidate> {
        let next = self.entries.get(self.read).copied();
        self.read += usize::from(next.is_some());
        next
    }

    /// Copies the unread part.
    fn copy_from(&mut self, other: &Self) {
        self.entries.clear();
        self.entries.extend_from_slice(other.unread());
        self.read = 0;
    }

    fn push(&mut self, single: Candidate) {
        self.entries.push(single);
    }

    /// Forgets the first unread entry for which this holds.
    fn forget(&mut self, is_it: impl Fn(Candidate) -> bool) {
        if let Some(at) = self.unread().iter().position(|entry| is_it(*entry)) {
            self.entries.remove(self.read + at);
        }
    }
}

/// HoDoKu's state of a position.
#[derive(Clone)]
pub(crate) struct Position {
    values: [Option<Digit>; 81],
    /// A bit for each candidate of a cell, bit 0 for 1.
    masks: [u16; 81],
    /// The same the other way round: the cells that have a candidate, for each digit.
    places: [CellSet; 9],
    /// The number of places of each digit in a house.
    counts: [[u8; 9]; 27],
    empty: usize,
    pub(crate) naked: Queue,
    pub(crate) hidden: Queue,
}

const ALL: u16 = 0x1FF;

/// The position of a board, loaded cell by cell. A path knows in which order its own position was made.
impl Fact for Position {
    fn of(view: &View<'_>) -> Self {
        Self::of(view.board())
    }
}

impl Position {
    /// The position of a board, loaded cell by cell.
    pub(crate) fn of(board: &Board) -> Self {
        let mut position = Self {
            values: [None; 81],
            masks: [ALL; 81],
            places: [CellSet::ALL; 9],
            counts: [[9; 9]; 27],
            empty: 81,
            naked: Queue::default(),
            hidden: Queue::default(),
        };
        for cell in Cell::all() {
            if let Some(digit) = board.digit(cell) {
                position.place(Candidate::at(cell, digit));
            }
        }
        for cell in Cell::all() {
            for digit in position.candidates(cell) - board.candidates(cell) {
                position.remove(Candidate::at(cell, digit));
            }
        }
        position
    }

    /// Becomes the same as another, in the memory that it has.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        let Self { values, masks, places, counts, empty, naked, hidden } = other;
        (self.values, self.masks, self.places) = (*values, *masks, *places);
        (self.counts, self.empty) = (*counts, *empty);
        self.naked.copy_from(naked);
        self.hidden.copy_from(hidden);
    }

    /// The candidates of a cell.
    pub(crate) fn candidates(&self, cell: Cell) -> DigitSet {
        DigitSet::from_bits(self.masks[cell.index()])
    }

    pub(crate) const fn is_empty(&self, cell: Cell) -> bool {
        self.values[cell.index()].is_none()
    }

    pub(crate) const fn is_solved(&self) -> bool {
        self.empty == 0
    }

    pub(crate) const fn has(&self, candidate: Candidate) -> bool {
        self.masks[candidate.cell().index()] >> candidate.digit().index() & 1 != 0
    }

    /// True if a house has candidates of one digit only.
    pub(crate) fn is_alone(&self, house: House, digit: Digit) -> bool {
        // Eight of the nine counts are looked at together.
        let [eight @ .., last] = self.counts[house.index()];
        let eight = u64::from_le_bytes(eight);
        let own = 0xFF_u64.checked_shl(8 * digit.index() as u32);
        match own {
            Some(own) => eight & !own == 0 && last == 0,
            None => eight == 0,
        }
    }

    pub(crate) const fn count(&self, house: House, digit: Digit) -> u8 {
        self.counts[house.index()][digit.index()]
    }

    /// Removes a candidate, if it is there.
    pub(crate) fn remove(&mut self, candidate: Candidate) {
        if !self.has(candidate) {
            return;
        }
        let (cell, digit) = (candidate.cell(), candidate.digit());
        self.places[digit.index()].remove(cell);
        let mask = &mut self.masks[cell.index()];
        *mask &= !(1 << digit.index());
        let left = *mask;
        if left == 0 {
            // A contradiction: HoDoKu leaves counts and queues as they are.
            return;
        }
        if left & (left - 1) == 0 {
            self.naked.push(Candidate::at(cell, Digit::from_index(left.trailing_zeros() as usize)));
        }
        for house in cell.houses() {
            let count = &mut self.counts[house.index()][digit.index()];
            *count = count.wrapping_sub(1);
            match *count {
                1 => self.queue_hidden(house, digit),
                0 => {
                    self.hidden
                        .forget(|entry| entry.digit() == digit && house.cells().contains(entry.cell()));
                }
                _ => {}
            }
        }
    }

    /// Places a digit, whether or not it is a candidate.
    pub(crate) fn place(&mut self, candidate: Candidate) {
        let (cell, digit) = (candidate.cell(), candidate.digit());
        if self.values[cell.index()] == Some(digit) {
            return;
        }
        let before = std::mem::take(&mut self.masks[cell.index()]);
        self.empty -= usize::from(self.is_empty(cell));
        self.values[cell.index()] = Some(digit);
        self.places[digit.index()].remove(cell);
        for peer in cell.peers() & self.places[digit.index()] {
            self.remove(Candidate::at(peer, digit));
        }
        for gone in DigitSet::from_bits(before) {
            self.places[gone.index()].remove(cell);
            for house in cell.houses() {
                let count = &mut self.counts[house.index()][gone.index()];
                *count = count.wrapping_sub(1);
                if *count == 1 && gone != digit {
                    self.queue_hidden(house, gone);
                }
            }
        }
    }

    fn queue_hidden(&mut self, house: House, digit: Digit) {
        if let Some(cell) = (self.places[digit.index()] & house.cells()).first() {
            self.hidden.push(Candidate::at(cell, digit));
        }
    }
}
