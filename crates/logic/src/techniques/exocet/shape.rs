//! What an exocet is called: the shapes that can be seen without counting templates.
//!
//! ```text
//!   B B 3   . t .   . t .      B  the base, in a miniline; 3  its third cell
//!   . . x   . t .   . t .      x  the first cross-line goes through the third cell, the others through one column of each box beside
//!   . . x   . t .   . t .      t  where the targets of a junior exocet are: outside the base's row
//!   . . S   . S .   . S .      S  six cells of each cross-line
//!     ...     ...     ...
//! ```

use super::{EXOCET_GENERAL, JUNIOR_EXOCET, JUNIOR_EXOCET_PLUS, Pattern, SENIOR_EXOCET, SINGLE_BASE_EXOCET};
use crate::Kind;
use sudokit_core::{Board, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet, Miniline};

/// The base of an exocet and the lines that cross.
pub(super) struct Cross {
    /// The line of the base.
    pub(super) line: House,
    /// The box of the base.
    pub(super) block: House,
    /// The third cell of the base's miniline.
    pub(super) third: Cell,
}

impl Cross {
    /// Of two cells of a miniline.
    pub(super) fn of(base: CellSet) -> Option<Self> {
        let miniline =
            Miniline::all().find(|miniline| base.len() == 2 && base.is_subset(miniline.cells()))?;
        let third = (miniline.cells() - base).only()?;
        Some(Self { line: miniline.line().house(), block: miniline.block(), third })
    }

    /// The line through a cell that crosses the line of the base.
    pub(super) const fn crossing(&self, cell: Cell) -> House {
        let [row, column, _] = cell.houses();
        match self.line.kind() {
            HouseKind::Row => column,
            _ => row,
        }
    }

    /// The cells of the three boxes of the base's chute.
    fn chute(&self) -> CellSet {
        let lines = self.block.cells().iter().map(|cell| {
            let [row, column, _] = cell.houses();
            if self.line.kind() == HouseKind::Row { row } else { column }
        });
        lines.fold(CellSet::EMPTY, |cells, line| cells | line.cells())
    }

    /// The two boxes beside that of the base.
    pub(super) fn boxes(&self) -> Vec<House> {
        let chute = self.chute();
        let beside = |block: &House| *block != self.block && block.cells().is_subset(chute);
        (0..9).map(House::block).filter(beside).collect()
    }

    /// The three lines that cross a box.
    pub(super) fn lines_of(&self, block: House) -> Vec<House> {
        let mut lines: Vec<House> = block.cells().iter().map(|cell| self.crossing(cell)).collect();
        lines.sort_unstable_by_key(|line| line.index());
        lines.dedup();
        lines
    }
}

impl Pattern {
    /// The one kind that an exocet is.
    pub(super) fn kind(&self, board: &Board) -> &'static Kind {
        if self.base.len() == 1 {
            return &SINGLE_BASE_EXOCET;
        }
        let has_object = self.targets.iter().any(|target| target.locked.is_some());
        match Cross::of(self.base) {
            Some(cross) if self.is_junior(board, &cross) => {
                if has_object {
                    &JUNIOR_EXOCET_PLUS
                } else {
                    &JUNIOR_EXOCET
                }
            }
            Some(cross) if !has_object && self.senior_lines(board, &cross).is_some() => &SENIOR_EXOCET,
            _ => &EXOCET_GENERAL,
        }
    }

    /// The three cross-lines of a junior exocet: targets lie in the two boxes beside, off the line of the base.
    fn cross_lines(&self, cross: &Cross) -> Option<[House; 3]> {
        let [near, far] = &self.targets[..] else { return None };
        let line_of = |cells: CellSet| {
            let first = cells.first()?;
            let line = cross.crossing(first);
            let is_beside = cells.is_subset(cross.chute() - cross.line.cells());
            (is_beside && cells.is_subset(line.cells()) && first.block() + 18 != cross.block.index())
                .then_some((line, first.block()))
        };
        let ((one, first_box), (other, second_box)) = (line_of(near.cells)?, line_of(far.cells)?);
        (first_box != second_box).then(|| [cross.crossing(cross.third), one, other])
    }

    fn is_junior(&self, board: &Board, cross: &Cross) -> bool {
        let Some(lines) = self.cross_lines(cross) else { return false };
        let digits = self.digits(board);
        let has_any = |cell: Cell| {
            let candidates = board.candidates(cell) | board.digit(cell).map_or(DigitSet::EMPTY, DigitSet::of);
            !candidates.is_disjoint(digits)
        };
        let has_companion_alone = self.targets.iter().zip(&lines[1..]).all(|(target, line)| {
            let block =
                target.cells.first().map_or(CellSet::EMPTY, |cell| House::block(cell.block()).cells());
            let companions = (line.cells() & block) - cross.line.cells() - target.cells;
            !companions.iter().any(has_any)
        });
        let outside = cells_of(&lines) - cross.chute();
        let may_cover = |line: &House| line.kind() == cross.line.kind() || lines.contains(line);
        has_companion_alone
            && digits.iter().all(|digit| covers(places(board, digit) & outside, may_cover).is_some())
    }

    /// Three lines that have the targets, and room for two of each digit besides, in an exocet with a target beyond the boxes beside the base.
    fn senior_lines(&self, board: &Board, cross: &Cross) -> Option<[House; 3]> {
        if self.target_cells().is_subset(cross.chute()) {
            return None;
        }
        let first = cross.crossing(cross.third);
        let others: Vec<House> = cross.boxes().into_iter().flat_map(|block| cross.lines_of(block)).collect();
        let pairs = others
            .iter()
            .enumerate()
            .flat_map(|(number, one)| others[number + 1..].iter().map(move |other| [first, *one, *other]));
        let has_room_for_two =
            |lines: &[House; 3], digit: Digit| covers(self.left_on(board, lines, digit), |_| true).is_some();
        pairs.into_iter().find(|lines| {
            self.target_cells().is_subset(cells_of(lines))
                && self.digits(board).iter().all(|digit| has_room_for_two(lines, digit))
        })
    }

    /// Where a digit may be on three lines if the base holds it and no target does.
    pub(super) fn left_on(&self, board: &Board, lines: &[House; 3], digit: Digit) -> CellSet {
        let base: CellSet = self.base.iter().filter(|cell| board.candidates(*cell).contains(digit)).collect();
        (places(board, digit) & cells_of(lines)) - base.common_peers() - self.target_cells()
    }

    /// The three lines on which one sees that the digits of the base are in the targets, if there are such lines.
    pub(super) fn telling_lines(&self, board: &Board) -> Option<[House; 3]> {
        let cross = Cross::of(self.base)?;
        if self.is_junior(board, &cross) {
            self.cross_lines(&cross)
        } else {
            self.senior_lines(board, &cross)
        }
    }
}

/// The cells of three lines.
fn cells_of(lines: &[House; 3]) -> CellSet {
    lines.iter().fold(CellSet::EMPTY, |cells, line| cells | line.cells())
}

/// Where a digit stands or may stand.
fn places(board: &Board, digit: Digit) -> CellSet {
    let filled = Cell::all().filter(|cell| board.digit(*cell) == Some(digit));
    board.places(digit) | filled.collect::<CellSet>()
}

/// Two lines of these, or fewer, that hold these cells.
pub(super) fn covers(cells: CellSet, may_cover: impl Fn(&House) -> bool) -> Option<HouseSet> {
    if cells.is_empty() {
        return Some(HouseSet::EMPTY);
    }
    let meets = |line: &House| !cells.is_disjoint(line.cells());
    let lines: Vec<House> = (0..18).map(House::from_index).filter(meets).filter(may_cover).collect();
    if let Some(line) = lines.iter().find(|line| cells.is_subset(line.cells())) {
        return Some(HouseSet::of(*line));
    }
    lines.iter().enumerate().find_map(|(number, one)| {
        let rest = cells - one.cells();
        let second = lines[number + 1..].iter().find(|other| rest.is_subset(other.cells()))?;
        Some(HouseSet::of(*one).with(*second))
    })
}
