//! Houses on which one sees that a digit of the base comes back in a target.
//!
//! Houses that share no cell need a digit as many times as there are houses. Suppose that the base holds it,
//! and no target. Then cells that see the base do not have it, and what is left of its places in the houses
//! lies in fewer houses of any direction, the covers. These have room for it too few times. So a target has
//! it.
//!
//! ```text
//!   B B |   . T .   . . .      three columns need the digit three times; the base takes it from its row and its box,
//!   . . |   . | .   . T .      and two rows have the rest of it, marked s: so T has it
//!   . . |   . | .   . | .
//!       .     s       .
//!       s     .       s
//! ```

use super::Pattern;
use super::shape::Cross;
use crate::sets::cells_of;
use sudokit_core::{Board, Cell, CellSet, Digit, House, HouseKind, HouseSet};

/// The most houses shown to people.
const MOST_HOUSES: usize = 4;

impl Pattern {
    /// The places of a digit if the base holds it and no target does: no cell that sees all its places in the
    /// base.
    pub(super) fn left(&self, board: &Board, digit: Digit) -> CellSet {
        places(board, digit) - self.base_of(board, digit).common_peers() - self.target_cells()
    }

    /// The covers, as few as there can be, of what is left of a digit in some houses: lines, if these are
    /// enough.
    pub(super) fn room(&self, board: &Board, houses: HouseSet, digit: Digit) -> HouseSet {
        let (left, most) = (self.left(board, digit) & cells_of(houses), houses.len().saturating_sub(1));
        covers(left, most, is_line).or_else(|| covers(left, most, |_| true)).unwrap_or_default()
    }

    /// The places of each digit of the base.
    pub(super) fn all_left(&self, board: &Board) -> Vec<CellSet> {
        self.digits(board).iter().map(|digit| self.left(board, digit)).collect()
    }

    /// The houses on which one sees of every digit of the base that it is in a target, if there are any: the
    /// cross-lines, if they are enough.
    pub(super) fn telling_houses(&self, board: &Board) -> Option<HouseSet> {
        let left = self.all_left(board);
        let on_cross_lines = || {
            let cross = Cross::of(self.base)?;
            let junior = self.cross_lines(&cross).map(|lines| lines.into_iter().collect());
            junior
                .filter(|lines| are_short_of(*lines, &left, |_| true))
                .or_else(|| self.lines_with_room(&cross, &left, is_line))
                .or_else(|| self.lines_with_room(&cross, &left, |_| true))
        };
        on_cross_lines().or_else(|| apart(&left))
    }

    /// The houses on which one sees of one digit of the base that it is in a target.
    pub(super) fn telling_houses_of(&self, board: &Board, digit: Digit) -> Option<HouseSet> {
        apart(&[self.left(board, digit)])
    }
}

/// True if disjoint houses have fewer covers than houses for a digit with these places.
pub(super) fn are_short_of(
    houses: HouseSet,
    left: &[CellSet],
    may_cover: impl Fn(House) -> bool + Copy,
) -> bool {
    let (cells, most) = (cells_of(houses), houses.len().saturating_sub(1));
    left.iter()
        .all(|left| !has_one_in_each(houses, *left) && covers(*left & cells, most, may_cover).is_some())
}

/// True if the greedy choice finds a place in each house that sees none of the others. Then no fewer houses
/// cover them: most houses are sorted out so, and quickly.
fn has_one_in_each(houses: HouseSet, mut left: CellSet) -> bool {
    houses.iter().all(|house| {
        (left & house.cells()).first().is_some_and(|first| {
            left -= first.peers();
            true
        })
    })
}

/// The houses that share no cell and are short of each digit with these places: as few as there can be, and
/// of those lines before boxes.
pub(super) fn apart(left: &[CellSet]) -> Option<HouseSet> {
    fn extend(
        from: usize,
        chosen: HouseSet,
        missing: usize,
        may_be: fn(House) -> bool,
        left: &[CellSet],
    ) -> Option<HouseSet> {
        if missing == 0 {
            return are_short_of(chosen, left, |_| true).then_some(chosen);
        }
        let taken = cells_of(chosen);
        let further =
            House::all().skip(from).filter(|house| may_be(*house) && house.cells().is_disjoint(taken));
        further
            .into_iter()
            .find_map(|house| extend(house.index() + 1, chosen.with(house), missing - 1, may_be, left))
    }
    (1..=MOST_HOUSES).find_map(|count| {
        extend(0, HouseSet::EMPTY, count, is_line, left)
            .or_else(|| extend(0, HouseSet::EMPTY, count, |_| true, left))
    })
}

/// The cells that hold a digit or have it as candidate.
pub(super) fn places(board: &Board, digit: Digit) -> CellSet {
    let filled = Cell::all().filter(|cell| board.digit(*cell) == Some(digit));
    board.places(digit) | filled.collect::<CellSet>()
}

/// True if a house is a row or a column.
pub(super) fn is_line(house: House) -> bool {
    house.kind() != HouseKind::Block
}

/// The fewest of these houses that hold these cells, if so many are enough.
pub(super) fn covers(cells: CellSet, most: usize, may_cover: impl Fn(House) -> bool) -> Option<HouseSet> {
    fn choose(cells: CellSet, count: usize, may_cover: &impl Fn(House) -> bool) -> Option<HouseSet> {
        let Some(first) = cells.first() else { return Some(HouseSet::EMPTY) };
        match count {
            0 => None,
            1 => cells.common_houses().iter().find(|house| may_cover(*house)).map(HouseSet::of),
            _ => first
                .houses()
                .into_iter()
                .filter(|house| may_cover(*house))
                .find_map(|house| Some(choose(cells - house.cells(), count - 1, may_cover)?.with(house))),
        }
    }
    (0..=most).find_map(|count| choose(cells, count, &may_cover))
}

/// The fewest houses that hold these cells, if so many are enough: lines, if no box makes them fewer.
pub(super) fn fewest_covers(cells: CellSet, most: usize) -> Option<HouseSet> {
    let all = covers(cells, most, |_| true)?;
    Some(covers(cells, all.len(), is_line).unwrap_or(all))
}

/// Every choice of so many houses that holds these cells, where no fewer do.
pub(super) fn all_covers(cells: CellSet, count: usize) -> Vec<HouseSet> {
    let Some(first) = cells.first() else { return vec![HouseSet::EMPTY] };
    let Some(fewer) = count.checked_sub(1) else { return Vec::new() };
    let with = |house: House| {
        let rest = all_covers(cells - house.cells(), fewer);
        rest.into_iter().map(move |others| others.with(house))
    };
    first.houses().into_iter().flat_map(with).collect()
}
