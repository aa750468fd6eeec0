//! Qiu's pattern: parts of two lines that could change places, and two digits in two cells beside them.
//!
//! ```text
//!  p q · | · · · | · · ·       the pair, in a third line
//!  · · · | · · · | · · ·
//!  · · · | · · · | · · ·
//!  ------+-------+------
//!  b x · | a · · | · · ·       the two lines; their square is the four cells below the pair
//!  y a · | · · · | · b ·
//! ```
//!
//! The pair holds a and b, and so do two cells of the square. If these stand in one line, they are a
//! rectangle with the pair. If not, let the square be b x over y a, with a over b and over a in its columns.
//! Go through the other columns from digit to digit: begin with the a of the upper line, go to what is below
//! it, find that in the upper line, and so on, until it is not there: it is b or x then. Another chain begins
//! with y and ends with the other of the two. Exchanging the two lines in the columns of a chain takes its
//! first digit from the upper line and puts its last there. So exchange the chain
//!
//! | chain | in the upper line | in the lower line | the pair |
//! |---|---|---|---|
//! | from a to b | b x becomes a x | y a becomes y b | changes |
//! | from y to x | b x becomes b y, written y b | y a becomes x a, written a x | changes |
//! | from a to x | b x becomes b a, written a b | y a becomes y x | changes |
//! | from y to b | b x becomes y x | y a becomes b a, written a b | changes |
//!
//! and put the digits of the square into its columns as the table says: each column of the square, together
//! with the pair, keeps its digits. So does each row, and every other column and box. Columns with a given
//! must not be exchanged. If they are all on one chain, or on rounds that a few filled columns make by
//! themselves, the other chain can be exchanged, and there are two solutions.
//!
//! The pattern is Qiu Yanzhe's (New Sudoku Players' Forum, thread 35042, from his theory of what has to
//! distinguish two lines); the proof is our own.

use super::shapes::Square;
use super::{Exchange, fill, is_useful};
use crate::sets::{all_of, digits_of};
use crate::step::evidence::ensure;
use crate::{Unsound, Work};
use sudokit_core::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet};

/// Two lines of a chute and the square in which they meet the lines of a pair.
pub(super) struct TwoLines {
    /// The two lines.
    lines: [House; 2],
    /// The cells where they cross the lines of the pair.
    pub(super) square: CellSet,
    /// The box of the square.
    pub(super) block: House,
}

impl TwoLines {
    /// If these are two lines of a chute, and two cells of a third line, in one box and another chute.
    pub(super) fn of(lines: HouseSet, pair: CellSet) -> Option<Self> {
        let [first, second] = lines.iter().collect::<Vec<_>>()[..] else { return None };
        let [one, other] = pair.iter().collect::<Vec<_>>()[..] else { return None };
        // The rows of a cell come first, then its columns.
        let (along, across) = match first.kind() {
            HouseKind::Row => (0, 1),
            HouseKind::Column => (1, 0),
            HouseKind::Block => return None,
        };
        let chute = |line: House| (line.ordinal() - 1) / 3;
        let beside = |cell: Cell| cell.houses()[along];
        let is_there = first.kind() == second.kind()
            && chute(first) == chute(second)
            && beside(one) == beside(other)
            && chute(beside(one)) != chute(first)
            && one.block() == other.block();
        let crossing = one.houses()[across].cells() | other.houses()[across].cells();
        let square = (first.cells() | second.cells()) & crossing;
        let block = House::block(square.first()?.block());
        is_there.then_some(Self { lines: [first, second], square, block })
    }

    /// The cells of the square's box outside it.
    pub(super) fn beside(&self) -> CellSet {
        self.block.cells() - self.square
    }

    /// The cells of both lines in each line that crosses them outside the square.
    fn rungs(&self) -> impl Iterator<Item = [Cell; 2]> {
        let [first, second] = self.lines.map(House::cell_list);
        let square = self.square;
        first.into_iter().zip(second).filter(move |(cell, _)| !square.contains(*cell)).map(|(a, b)| [a, b])
    }

    /// The given cells that keep the lines from changing places altogether.
    pub(super) fn givens(&self, board: &Board) -> CellSet {
        (self.lines[0].cells() | self.lines[1].cells()) & board.givens()
    }

    /// True if the givens of the lines keep at most one chain from being exchanged. Filled crossings that
    /// continue each other are on one chain, or make a round; others may be on chains of their own.
    fn is_free(&self, board: &Board) -> bool {
        // Parts of chains and rounds: what they begin and end with, and whether there is a given.
        let mut parts: Vec<(Option<Digit>, Option<Digit>, bool)> = Vec::new();
        for [upper, lower] in self.rungs() {
            let (mut begin, mut end) = (board.digit(upper), board.digit(lower));
            let mut has_given = !(CellSet::of(upper).with(lower) & board.givens()).is_empty();
            if begin.is_none() || end.is_none() {
                parts.push((None, None, has_given));
                continue;
            }
            while let Some(place) = parts
                .iter()
                .position(|part| part.1.is_some() && part.1 == begin || part.0.is_some() && part.0 == end)
            {
                let part = parts.swap_remove(place);
                has_given |= part.2;
                if part.1 == begin && part.0 == end {
                    (begin, end, has_given) = (None, None, false);
                } else if part.1 == begin {
                    begin = part.0;
                } else {
                    end = part.1;
                }
            }
            parts.push((begin, end, has_given));
        }
        parts.iter().filter(|part| part.2).count() <= 1
    }
}

/// Checks that there would be a second solution without the guardians.
pub(super) fn ensure_deadly(
    board: &Board,
    lines: HouseSet,
    pair: CellSet,
    digits: DigitSet,
    work: &mut Work,
) -> Result<(), Unsound> {
    work.take(Work::BOARD)?;
    let two = TwoLines::of(lines, pair).ok_or(Unsound("the lines and the pair do not lie as they should"))?;
    ensure(digits.len() == 2, "there are not two digits")?;
    ensure((two.square | pair).is_disjoint(board.givens()), "a cell is given")?;
    let holds_one = |cell: Cell| board.digit(cell).is_some_and(|digit| digits.contains(digit));
    ensure(pair.is_subset(board.unsolved()), "a cell is filled")?;
    ensure(!two.beside().iter().any(holds_one), "the box has a digit outside the square")?;
    ensure(two.is_free(board), "the lines have too many givens")
}

/// All of them from which something may follow.
pub(super) fn all(board: &Board) -> Vec<Exchange> {
    let mut found = Vec::new();
    Square::all().for_each(|square| alone(board, &square, &mut found));
    for kind in [HouseSet::ROWS, HouseSet::COLUMNS] {
        let all: Vec<House> = kind.iter().collect();
        for chute in all.chunks(3) {
            for lines in [[0, 1], [0, 2], [1, 2]] {
                let lines: HouseSet = lines.map(|place| chute[place]).into_iter().collect();
                for third in all.iter().filter(|third| !chute.contains(third)) {
                    pairs(board, lines, *third, &mut found);
                }
            }
        }
    }
    found
}

/// Those with a pair in this line.
fn pairs(board: &Board, lines: HouseSet, third: House, found: &mut Vec<Exchange>) {
    let cells = third.cell_list();
    for part in cells.chunks(3) {
        for without in part {
            let pair: CellSet = part.iter().copied().filter(|cell| cell != without).collect();
            let Some(two) = TwoLines::of(lines, pair) else { continue };
            let is_open = pair.is_subset(board.unsolved()) && two.square.is_disjoint(board.givens());
            if !is_open || !two.is_free(board) {
                continue;
            }
            let held = pair.iter().fold(DigitSet::ALL, |held, cell| held & board.candidates(cell));
            for a in held {
                for b in held.iter().filter(|b| *b > a) {
                    let digits = DigitSet::of(a).with(b);
                    let exchange = Exchange::OfLines { lines, pair, digits };
                    let guardians: CandidateSet = exchange.guardians(board);
                    let work = &mut Work::default();
                    if is_useful(board, guardians) && ensure_deadly(board, lines, pair, digits, work).is_ok()
                    {
                        found.push(exchange);
                    }
                }
            }
        }
    }
}

/// Those that need no line: the square has four digits, the pair two of these, and with a certain digit in
/// one of the six cells they could be filled otherwise, however they are filled.
fn alone(board: &Board, square: &Square, found: &mut Vec<Exchange>) {
    let digits = digits_of(board, square.cells());
    if digits.len() != 4 || !square.cells().is_subset(board.unsolved()) {
        return;
    }
    for pair in square.beside().chain(square.below()) {
        if !pair.is_subset(board.unsolved()) || !digits_of(board, pair).is_subset(digits) {
            continue;
        }
        let cells = square.cells() | pair;
        let all = board.candidate_set() & all_of(cells, digits);
        for one in all {
            let within = all - (all_of(CellSet::of(one.cell()), DigitSet::ALL) - CandidateSet::of(one));
            let is_deadly = |within| fill::ensure_deadly(board, within, &mut Work::default()).is_ok();
            let without = |cell: Cell| within - all_of(CellSet::of(cell), DigitSet::ALL);
            if is_deadly(within) && !cells.without(one.cell()).iter().any(|cell| is_deadly(without(cell))) {
                found.push(Exchange::within(within));
            }
        }
    }
}
