//! The search for rectangles with guardians: all rectangles in two boxes, with every pair of digits that
//! their corners may hold, and every choice of houses outside which the guardians are.

use super::{KINDS, Pattern, Rectangle};
use crate::sets::union;
use crate::sort;
use crate::step::guardians::visit_reasons;
use crate::techniques::uniqueness;
use crate::{Effect, Fact, Step, View};
use std::collections::HashSet;
use std::ops::ControlFlow;
use sudokit_core::{Board, Cell, CellSet, Digit, DigitSet, House, HouseSet};

/// The most guardians. Of more, nothing follows.
const MOST_GUARDIANS: usize = 4;

/// Everything that rectangles with guardians show, kind by kind, each effect once.
pub(super) struct Steps(pub(super) Vec<Step>);

impl Fact for Steps {
    fn of(view: &View<'_>) -> Self {
        let board = view.board();
        let usual = uniqueness::effects_of_rectangles(view);
        let mut found: Vec<Step> = Vec::new();
        for rectangle in all(board, MOST_GUARDIANS) {
            // Nothing breaks here.
            let _ = visit_reasons(view, rectangle.guardians(board), &mut |reason, gone| {
                if !usual.iter().any(|other| gone.is_subset(*other)) {
                    let pattern = Pattern { rectangle, reason };
                    let (kind, effect) = (pattern.kind(board), Effect::removing(gone));
                    found.push(Step { kind, effect, pattern: pattern.into() });
                }
                ControlFlow::Continue(())
            });
        }
        // The sort is stable.
        sort::by_key(&mut found, |step| KINDS.iter().position(|kind| *kind == step.kind));
        let mut seen = HashSet::new();
        found.retain(|step| seen.insert(step.effect.eliminated()));
        Self(found)
    }
}

/// All rectangles with at most so many guardians, the fewest first, those without houses outside before the
/// others.
pub(super) fn all(board: &Board, most: usize) -> Vec<Rectangle> {
    let mut found = Vec::new();
    for corners in corners() {
        let cells: CellSet = corners.into_iter().collect();
        if !cells.is_disjoint(board.givens()) {
            continue;
        }
        for digits in pairs(board, corners) {
            found.extend(with_digits(board, corners, digits, most));
        }
    }
    sort::by_key(&mut found, |rectangle| {
        let cells: Vec<usize> = rectangle.cells.iter().map(Cell::index).collect();
        let outside: Vec<usize> = rectangle.outside.iter().map(House::index).collect();
        (rectangle.guardians(board).len(), outside.len(), cells, rectangle.digits.bits(), outside)
    });
    found
}

/// The corners of all rectangles that lie in two boxes: the first two are in one box, the third is in line
/// with the first.
fn corners() -> impl Iterator<Item = [Cell; 4]> {
    let in_a_box =
        |line: usize| (0..3).filter(move |other| line % 3 < *other).map(move |other| line / 3 * 3 + other);
    let near = (0..9).flat_map(move |line| in_a_box(line).map(move |other| [line, other]));
    near.flat_map(|[first, second]| {
        let far = (0..9).flat_map(|one| (one / 3 * 3 + 3..9).map(move |other| [one, other]));
        far.flat_map(move |[one, other]| {
            let at = [[one, first], [one, second], [other, first], [other, second]];
            [at.map(|[row, column]| Cell::at(row, column)), at.map(|[column, row]| Cell::at(row, column))]
        })
    })
}

/// The pairs of digits of which each corner has one or may hold it.
fn pairs(board: &Board, corners: [Cell; 4]) -> Vec<DigitSet> {
    let may_hold = corners.map(|cell| board.digit(cell).map_or(board.candidates(cell), DigitSet::of));
    let all: DigitSet = union(may_hold);
    let mut pairs = Vec::new();
    for a in all {
        for b in all.iter().filter(|b| *b > a) {
            let pair = DigitSet::of(a).with(b);
            if may_hold.iter().all(|digits| !digits.is_disjoint(pair)) {
                pairs.push(pair);
            }
        }
    }
    pairs
}

/// The rectangle with its guardians in the corners or beside them, in each way that has few.
fn with_digits(board: &Board, corners: [Cell; 4], digits: DigitSet, most: usize) -> Vec<Rectangle> {
    let cells: CellSet = corners.into_iter().collect();
    let [first, second, third, fourth] = corners;
    let houses = |one: Cell, other: Cell| CellSet::of(one).with(other).common_houses();
    let choices = [(first, second), (third, fourth), (first, third), (second, fourth)].map(|(one, other)| {
        let usable = houses(one, other).into_iter().filter(|house| is_open(board, *house, cells, digits));
        std::iter::once(None).chain(usable.map(Some)).collect::<Vec<_>>()
    });
    let mut found: Vec<Rectangle> = Vec::new();
    for one in &choices[0] {
        for two in &choices[1] {
            for three in &choices[2] {
                for four in &choices[3] {
                    let outside: HouseSet = [*one, *two, *three, *four].into_iter().flatten().collect();
                    let rectangle = Rectangle { cells, digits, outside };
                    let guardians = rectangle.guardians(board);
                    let is_least = |house: House| {
                        let fewer: HouseSet = outside.iter().filter(|other| *other != house).collect();
                        !Rectangle { outside: fewer, ..rectangle }.guardians(board).is_subset(guardians)
                    };
                    let says_something = !guardians.is_empty() && guardians.len() <= most;
                    if says_something && outside.iter().all(is_least) && rectangle.could_turn(board) {
                        found.push(rectangle);
                    }
                }
            }
        }
    }
    found
}

/// True if a house needs the digits that its corners do not hold yet: it has none of them elsewhere.
fn is_open(board: &Board, house: House, cells: CellSet, digits: DigitSet) -> bool {
    let holds = |cell: Cell| board.digit(cell).is_some_and(|digit| digits.contains(digit));
    !(house.cells() - cells).iter().any(holds)
}

impl Rectangle {
    /// True if there is a way to fill the corners. Corners that cannot be filled at all have nothing to do
    /// with uniqueness.
    fn could_turn(&self, board: &Board) -> bool {
        let mut cells = self.cells.iter();
        let Some(first) = cells.next() else { return false };
        let fits = |digit: Digit| {
            let holds = |cell: Cell| -> DigitSet {
                let same = cell == first || !cell.sees(first);
                if same { DigitSet::of(digit) } else { self.digits.without(digit) }
            };
            let may = |cell: Cell| board.digit(cell).map_or(board.candidates(cell), DigitSet::of);
            self.cells.iter().all(|cell| !may(cell).is_disjoint(holds(cell)))
        };
        self.digits.iter().any(fits)
    }
}
