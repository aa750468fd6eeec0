//! The names of exocets: the shapes that can be seen without counting templates.
//!
//! ```text
//!   B B 3   . t .   . t .      B  the base, in a miniline; 3  its third cell
//!   . . x   . t .   . t .      x  the first cross-line contains the third cell; the others are one column
//!                                 of each box beside
//!   . . x   . t .   . t .      t  where the targets of a junior exocet are: outside the base's row
//!   . . S   . S .   . S .      S  six cells of each cross-line
//!     ...     ...     ...
//! ```

use super::lines::{apart, are_short_of, covers, is_line, places};
use super::{
    EXOCET_GENERAL, EXOCET_MUTANT, EXOCET_SAME_BOX, JUNIOR_EXOCET, JUNIOR_EXOCET_FRANKEN, JUNIOR_EXOCET_PLUS,
    Pattern, SENIOR_EXOCET, SENIOR_EXOCET_FRANKEN,
};
use crate::Kind;
use crate::sets::{cells_of, union};
use crate::sort;
use sudokit_core::{Board, Cell, CellSet, Digit, House, HouseKind, HouseSet, Miniline};

/// The number of lines of a mutant exocet. Other shapes with fewer lines have no name.
const MUTANT_LINES: usize = 4;

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

    /// The line through a cell that runs like that of the base.
    pub(super) const fn parallel(&self, cell: Cell) -> House {
        let [row, column, _] = cell.houses();
        match self.line.kind() {
            HouseKind::Row => row,
            _ => column,
        }
    }

    /// The cells of the three boxes of the base's chute.
    pub(super) fn chute(&self) -> CellSet {
        union(self.block.cells().iter().map(|cell| self.parallel(cell).cells()))
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
        sort::by_key(&mut lines, |line| line.index());
        lines.dedup();
        lines
    }
}

impl Pattern {
    /// The one kind that an exocet with two cells as base and two targets is.
    pub(super) fn kind(&self, board: &Board) -> &'static Kind {
        let Some(cross) = Cross::of(self.base) else { return self.general_kind(board) };
        match self.cross_lines(&cross) {
            Some(lines) if self.is_junior(board, &cross, &lines, is_line) => {
                let blocks = self.target_cells().iter().map(Cell::block);
                if blocks.clone().min() == blocks.max() {
                    &EXOCET_SAME_BOX
                } else if self.targets.iter().any(|target| target.locked.is_some()) {
                    &JUNIOR_EXOCET_PLUS
                } else {
                    &JUNIOR_EXOCET
                }
            }
            Some(lines) if self.is_junior(board, &cross, &lines, |_| true) => &JUNIOR_EXOCET_FRANKEN,
            None if self.target_cells().is_subset(cross.chute()) => self.general_kind(board),
            None => {
                let left = self.all_left(board);
                if self.lines_with_room(&cross, &left, is_line).is_some() {
                    &SENIOR_EXOCET
                } else if self.lines_with_room(&cross, &left, |_| true).is_some() {
                    &SENIOR_EXOCET_FRANKEN
                } else {
                    self.general_kind(board)
                }
            }
            _ => self.general_kind(board),
        }
    }

    /// The kind of an exocet that is neither junior nor senior.
    fn general_kind(&self, board: &Board) -> &'static Kind {
        match apart(&self.all_left(board)) {
            Some(houses) if houses.len() == MUTANT_LINES || !houses.iter().all(is_line) => &EXOCET_MUTANT,
            _ => &EXOCET_GENERAL,
        }
    }

    /// The three cross-lines of a junior exocet: targets lie in the boxes beside, off the line of the base,
    /// each on a line of its own.
    pub(super) fn cross_lines(&self, cross: &Cross) -> Option<[House; 3]> {
        let [near, far] = &self.targets[..] else { return None };
        let beside = cross.chute() - cross.line.cells() - cross.block.cells();
        let line_of = |cells: CellSet| {
            let line = cross.crossing(cells.first()?);
            cells.is_subset(beside & line.cells()).then_some(line)
        };
        let (one, other) = (line_of(near.cells)?, line_of(far.cells)?);
        (one != other).then(|| [cross.crossing(cross.third), one, other])
    }

    /// True if the cells beside the targets are free of the base's digits, and two houses cover each digit
    /// beyond the chute: cross-lines, lines like that of the base, and boxes if they may.
    fn is_junior(
        &self,
        board: &Board,
        cross: &Cross,
        lines: &[House; 3],
        may_cover: impl Fn(House) -> bool,
    ) -> bool {
        let digits = self.digits(board);
        let has_any = |cell: Cell| digits.iter().any(|digit| places(board, digit).contains(cell));
        let companions = self.targets.iter().zip(&lines[1..]).flat_map(|(target, line)| {
            let block =
                target.cells.first().map_or(CellSet::EMPTY, |cell| House::block(cell.block()).cells());
            (line.cells() & block) - cross.line.cells() - self.target_cells()
        });
        let outside = cells_of(lines.iter().copied().collect()) - cross.chute();
        let is_like_base = |line: &House| line.kind() == cross.line.kind();
        let may_cover = |house: House| {
            may_cover(house) && (!is_line(house) || is_like_base(&house) || lines.contains(&house))
        };
        let is_covered = |digit: Digit| covers(places(board, digit) & outside, 2, may_cover).is_some();
        !companions.into_iter().any(has_any) && digits.iter().all(is_covered)
    }

    /// Three lines that have the targets, and room for two of each digit besides: the line through the third
    /// cell, and two of those through the boxes beside.
    pub(super) fn lines_with_room(
        &self,
        cross: &Cross,
        left: &[CellSet],
        may_cover: impl Fn(House) -> bool + Copy,
    ) -> Option<HouseSet> {
        let first = cross.crossing(cross.third);
        let others: Vec<House> = cross.boxes().into_iter().flat_map(|block| cross.lines_of(block)).collect();
        let pairs = others
            .iter()
            .enumerate()
            .flat_map(|(number, one)| others[number + 1..].iter().map(move |other| [*one, *other]));
        let mut triples = pairs.map(|[one, other]| HouseSet::of(first).with(one).with(other));
        triples.find(|lines| {
            self.target_cells().is_subset(cells_of(*lines)) && are_short_of(*lines, left, may_cover)
        })
    }
}
