//! Facts about a board that several families ask for.

use crate::{Fact, View};
use sudokit_core::{Board, CellSet, Digit, House, HouseSet};

/// For each digit the houses with exactly two places for it: one of the two is true.
pub(crate) struct Conjugate([HouseSet; 9]);

impl Conjugate {
    /// The houses with two places for this digit.
    pub(crate) const fn houses(&self, digit: Digit) -> HouseSet {
        self.0[digit.index()]
    }
}

impl Fact for Conjugate {
    fn of(view: &View<'_>) -> Self {
        let has_two = |digit, house: &House| view.places(digit, *house).len() == 2;
        Self(std::array::from_fn(|index| {
            let digit = Digit::from_index(index);
            House::all().filter(|house| has_two(digit, house)).collect()
        }))
    }
}

/// The unsolved cells by how many candidates they have.
pub(crate) struct Narrow {
    /// Those with one.
    pub(crate) one: CellSet,
    /// Those with two.
    pub(crate) two: CellSet,
    /// Those with three.
    pub(crate) three: CellSet,
    /// Those with more.
    pub(crate) more: CellSet,
}

impl Narrow {
    /// Counts in binary, for all cells at once.
    pub(crate) fn on(board: &Board) -> Self {
        let (mut ones, mut twos, mut fours) = (CellSet::EMPTY, CellSet::EMPTY, CellSet::EMPTY);
        for digit in Digit::all() {
            let places = board.places(digit);
            let carry = ones & places;
            ones ^= places;
            fours |= twos & carry;
            twos ^= carry;
        }
        let (one, two, three) = (ones - twos - fours, twos - ones - fours, (twos & ones) - fours);
        Self { one, two, three, more: fours }
    }
}

impl Fact for Narrow {
    fn of(view: &View<'_>) -> Self {
        Self::on(view.board())
    }
}
