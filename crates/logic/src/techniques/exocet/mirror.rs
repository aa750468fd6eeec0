//! The mirror of a target: two cells, one of which holds the same digit.
//!
//! ```text
//!   B B 3   . . .   . . .      B  the base, T a target, U the other one
//!   . . .   . T .   U . .      c  has no digit of the base
//!   . . .   . . .   c m m      m  the mirror of T
//! ```
//!
//! The digit of a target is in the base, so in the base's line it is in the base's box, and in the target's
//! line it is in the target. In the third line of the band it has to be in the third box. There the other
//! target has another digit, and a cell without a digit of the base has not this one.

use super::lines::{is_line, places};
use super::shape::Cross;
use super::{Pattern, Target};
use crate::sets::{digits_of, seen_by_all, union};
use crate::{Evidence, Work};
use sudokit_core::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet, House};

impl Pattern {
    /// The cells one of which holds the digit of a target, if the target is a cell in a box beside the base,
    /// off the base's line: mostly two.
    pub(super) fn mirror(&self, board: &Board, target: Cell) -> Option<CellSet> {
        let cross = Cross::of(self.base)?;
        let here = House::block(target.block());
        let third = cross.chute() - cross.line.cells() - cross.parallel(target).cells();
        let there = cross.boxes().into_iter().find(|block| *block != here)?;
        let is_beside = cross.boxes().contains(&here) && !cross.line.cells().contains(target);
        let cells = (there.cells() & third) - self.target_cells();
        let companions = self.companions(board, &cross);
        is_beside.then_some(cells - companions)
    }

    /// The targets that have a mirror, with it.
    pub(super) fn mirrors(&self, board: &Board) -> Vec<(Cell, CellSet)> {
        let alone = self.targets.iter().filter_map(|target| target.cells.only());
        alone.filter_map(|target| Some((target, self.mirror(board, target)?))).collect()
    }

    /// The cells beside the targets, on their cross-lines and in their boxes, that have no digit of the base.
    pub(super) fn companions(&self, board: &Board, cross: &Cross) -> CellSet {
        let beside = |cell: Cell| {
            let block = House::block(cell.block());
            let is_beside = cross.boxes().contains(&block) && !cross.line.cells().contains(cell);
            if is_beside { cross.crossing(cell).cells() & block.cells() } else { CellSet::EMPTY }
        };
        let cells = union(self.target_cells().iter().map(beside));
        let with_digits = union(self.digits(board).iter().map(|digit| places(board, digit)));
        cells - cross.line.cells() - self.target_cells() - with_digits
    }

    /// The only cell of a target's mirror that shares a digit with the target: it holds the same digit.
    pub(super) fn lone_mirror_cell(&self, board: &Board, target: Cell, mirror: CellSet) -> Option<Cell> {
        let digits = board.candidates(target) & self.digits(board);
        union(digits.iter().map(|digit| mirror & places(board, digit))).only()
    }

    /// The exocet with the same base of which this is the image in mirrors, if one sees it on houses: a
    /// target here is a target there too, or the one cell that its mirror leaves. With each such target
    /// there, and its image here.
    pub(super) fn mirrored(&self, board: &Board) -> Option<(Self, Vec<[Cell; 2]>)> {
        let cross = Cross::of(self.base)?;
        let [near, far] = &self.targets[..] else { return None };
        let images = [near.cells.only()?, far.cells.only()?];
        let beside: Vec<Cell> = cross.boxes().into_iter().flat_map(House::cells).collect();
        let originals = |image: Cell| [image].into_iter().chain(beside.iter().copied());
        let pairs = originals(images[0]).flat_map(|one| originals(images[1]).map(move |other| [one, other]));
        pairs.filter(|pair| pair[0] != pair[1]).find_map(|pair| {
            let exocet = Self::new(self.base, pair.map(Target::alone).to_vec());
            let both = [0, 1].map(|number| [pair[number], images[number]]);
            let turned: Vec<[Cell; 2]> = both.into_iter().filter(|[one, image]| one != image).collect();
            let is_image = |[target, image]: &[Cell; 2]| {
                let mirror = exocet.mirror(board, *target);
                mirror.and_then(|mirror| exocet.lone_mirror_cell(board, *target, mirror)) == Some(*image)
            };
            let is_right = !turned.is_empty()
                && turned.iter().all(is_image)
                && exocet.telling_houses(board).is_some()
                && exocet.proves(board, &mut Work::default()).is_ok();
            is_right.then_some((exocet, turned))
        })
    }

    /// The other digits of mirrors, if the base holds these two digits.
    ///
    /// The other target is in the mirror's box, so its digit is not in the mirror. One cell of the mirror has
    /// the digit of its target, and the other one neither of the two. A digit of the base that is false may
    /// well be there.
    pub(super) fn outsiders(&self, board: &Board, pair: DigitSet) -> Vec<Outsider> {
        let of = |(target, mirror): (Cell, CellSet)| {
            let others = self.target_cells().without(target);
            let is_in_box = (mirror | others).common_houses().iter().any(|house| !is_line(house));
            let is_open = mirror.len() == 2 && mirror.is_subset(board.unsolved());
            let digit = (digits_of(board, mirror) - pair).only()?;
            (is_in_box && is_open).then_some(Outsider { digit, target, mirror })
        };
        self.mirrors(board).into_iter().filter_map(of).collect()
    }
}

/// A digit that the mirror of a target holds besides the digit of the target.
pub(super) struct Outsider {
    pub(super) digit: Digit,
    pub(super) target: Cell,
    pub(super) mirror: CellSet,
}

impl Outsider {
    /// The cells that see all its places in the mirror.
    pub(super) fn gone(&self, board: &Board) -> CandidateSet {
        let places = board.places(self.digit);
        CandidateSet::of_digit(self.digit, places & seen_by_all(self.mirror & places))
    }
}
