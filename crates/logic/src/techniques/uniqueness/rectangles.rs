//! The search for unique rectangles.

use super::{
    HIDDEN_RECTANGLE, Pattern, Reason, UNIQUE_RECTANGLE_1, UNIQUE_RECTANGLE_2, UNIQUE_RECTANGLE_3,
    UNIQUE_RECTANGLE_4, UNIQUE_RECTANGLE_5, UNIQUE_RECTANGLE_6,
};
use crate::facts::Narrow;
use crate::sets::{digits_of, union};
use crate::{Effect, Fact, Kind, Step, View};
use std::ops::ControlFlow;
use sudokit_core::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet};

/// All steps by unique and hidden rectangles.
pub(super) struct Rectangles(pub(super) Vec<Step>);

/// The rectangles that were looked at. HoDoKu tells them apart by a number in which some are equal, looks at
/// each with one pair of digits only, and remembers no more than 400.
pub(super) struct Seen {
    every_way: bool,
    numbers: Vec<usize>,
    rectangles: Vec<(CellSet, DigitSet)>,
}

impl Seen {
    pub(super) const fn new(every_way: bool) -> Self {
        Self { every_way, numbers: Vec::new(), rectangles: Vec::new() }
    }

    /// True if a rectangle is new, as far as the memory reaches.
    pub(super) fn is_new(&mut self, cells: CellSet, digits: DigitSet) -> bool {
        if self.every_way {
            let is_new = !self.rectangles.contains(&(cells, digits));
            self.rectangles.push((cells, digits));
            return is_new;
        }
        let number = cells.iter().fold(0, |number, cell| number * 10 + cell.index());
        let is_new = !self.numbers.contains(&number);
        if is_new && self.numbers.len() < 400 {
            self.numbers.push(number);
        }
        is_new
    }
}

/// The cells that share a box and a line with this one: the second corner.
pub(super) fn beside(cell: Cell) -> CellSet {
    let [row, column, block] = cell.houses().map(House::cells);
    (block & (row | column)).without(cell)
}

/// The other two corners for two in one box, next to the first and next to the second, along their lines.
pub(super) fn opposite(first: Cell, second: Cell) -> impl Iterator<Item = [Cell; 2]> {
    let along_columns = first.row() == second.row();
    (0..9).filter_map(move |at| {
        let other = |cell: Cell| {
            if along_columns { Cell::at(at, cell.column()) } else { Cell::at(cell.row(), at) }
        };
        let pair = [other(first), other(second)];
        (pair[0].block() != first.block()).then_some(pair)
    })
}

/// For each digit the unsolved cells that no such digit sees, whatever was removed from them.
fn open(view: &View<'_>) -> [CellSet; 9] {
    let mut open = [view.unsolved(); 9];
    for cell in !view.unsolved() {
        if let Some(digit) = view.board().digit(cell) {
            open[digit.index()] -= cell.peers();
        }
    }
    open
}

impl Fact for Rectangles {
    fn of(view: &View<'_>) -> Self {
        let places = if view.options().rectangles_may_lack {
            open(view)
        } else {
            std::array::from_fn(|index| view.board().places(Digit::from_index(index)))
        };
        let mut seen = Seen::new(view.options().every_way);
        let mut steps = Vec::new();
        for first in view.fact::<Narrow>().two {
            let digits = view.candidates(first);
            let both = digits.iter().fold(CellSet::ALL, |both, digit| both & places[digit.index()]);
            for second in beside(first) & both {
                for [third, fourth] in opposite(first, second) {
                    if !both.contains(third) || !both.contains(fourth) {
                        continue;
                    }
                    let cells: CellSet = [first, second, third, fourth].into_iter().collect();
                    if seen.is_new(cells, digits) {
                        Rectangle::new(view, cells, digits).tests(&mut steps);
                    }
                }
            }
        }
        Self(steps)
    }
}

/// A rectangle that is looked at.
struct Rectangle<'v> {
    view: &'v View<'v>,
    cells: CellSet,
    digits: [Digit; 2],
    floor: CellSet,
    roof: CellSet,
    /// The other candidates of the roof.
    others: DigitSet,
}

impl<'v> Rectangle<'v> {
    fn new(view: &'v View<'v>, cells: CellSet, known: DigitSet) -> Self {
        let is_floor = |cell: &Cell| view.candidates(*cell).is_subset(known);
        let floor: CellSet = cells.iter().filter(is_floor).collect();
        let all = digits_of(view.board(), cells);
        let mut digits = known.iter();
        let digits = [(); 2].map(|()| digits.next().expect("the first corner has two candidates"));
        Self { view, cells, digits, floor, roof: cells - floor, others: all - known }
    }

    /// Adds the step, if something goes.
    fn step(
        &self,
        kind: &'static Kind,
        reason: Reason,
        gone: impl IntoIterator<Item = Candidate>,
        steps: &mut Vec<Step>,
    ) {
        let effect = Effect::removing(gone.into_iter().filter(|candidate| self.view.board().has(*candidate)));
        if !effect.is_empty() {
            let pattern = Pattern { digits: self.digits.to_vec(), cells: self.cells, reason };
            steps.push(Step { kind, effect, pattern: pattern.into() });
        }
    }

    /// Each of the digits, with the other one.
    fn turns(&self) -> [[Digit; 2]; 2] {
        let [a, b] = self.digits;
        [[a, b], [b, a]]
    }

    fn tests(&self, steps: &mut Vec<Step>) {
        let is_side = self.roof.len() == 2 && !self.roof.common_houses().is_empty();
        let is_diagonal = self.roof.len() == 2 && !is_side;
        if let Some(cell) = self.roof.only() {
            let gone = self.digits.into_iter().map(|digit| Candidate::at(cell, digit));
            self.step(&UNIQUE_RECTANGLE_1, Reason::OneCell, gone, steps);
        }
        if let Some(digit) = self.others.only()
            && matches!(self.roof.len(), 2 | 3)
        {
            let kind = if is_side { &UNIQUE_RECTANGLE_2 } else { &UNIQUE_RECTANGLE_5 };
            let gone = CandidateSet::of_digit(digit, self.roof.common_peers());
            self.step(kind, Reason::OneDigit(digit), gone, steps);
        }
        if is_side {
            for house in self.roof.common_houses() {
                self.subset(house, steps);
            }
            self.shared(steps);
        }
        if is_diagonal {
            self.crossed(steps);
        }
        if is_diagonal || self.floor.len() == 1 {
            self.hidden(steps);
        }
    }

    /// Type 3. HoDoKu takes the first subset of a house and leaves out cells with a digit of the rectangle.
    fn subset(&self, house: House, steps: &mut Vec<Step>) {
        let places = self.digits.map(|digit| self.view.board().places(digit));
        let rest = (self.view.unsolved() & house.cells()) - self.cells;
        let _ = self.grow(house, rest - places[0] - places[1], CellSet::EMPTY, self.others, steps);
    }

    /// Adds these cells to the subset, one after the other, each with all that can follow.
    fn grow(
        &self,
        house: House,
        mut left: CellSet,
        chosen: CellSet,
        digits: DigitSet,
        steps: &mut Vec<Step>,
    ) -> ControlFlow<()> {
        while let Some(cell) = left.first() {
            left.remove(cell);
            let (chosen, digits) = (chosen.with(cell), digits | self.view.candidates(cell));
            if digits.len() == chosen.len() + 1 {
                let before = steps.len();
                self.subset_of(house, chosen, digits, steps);
                if steps.len() > before && !self.view.options().every_way {
                    return ControlFlow::Break(());
                }
            }
            self.grow(house, left, chosen, digits, steps)?;
        }
        ControlFlow::Continue(())
    }

    fn subset_of(&self, house: House, cells: CellSet, digits: DigitSet, steps: &mut Vec<Step>) {
        let all = self.roof | cells;
        let shared = all.common_houses();
        // Cells that share a line as well were found there.
        if HouseSet::BOXES.contains(house) && shared.len() > 1 {
            return;
        }
        let loses = |house: House| {
            let cells = self.view.unsolved() & (house.cells() - all);
            cells
                .into_iter()
                .flat_map(move |cell| digits.into_iter().map(move |digit| Candidate::at(cell, digit)))
        };
        let board = self.view.board();
        // A box that has them all loses the digits too, if the line does.
        let and_box = loses(house).any(|candidate| board.has(candidate));
        let and_box =
            shared.without(house).iter().filter(|other| and_box && HouseSet::BOXES.contains(*other));
        let gone = loses(house).chain(and_box.flat_map(loses));
        self.step(&UNIQUE_RECTANGLE_3, Reason::Subset { house, cells, digits }, gone, steps);
    }

    /// Type 4.
    fn shared(&self, steps: &mut Vec<Step>) {
        let seen = self.roof.common_peers();
        let is_line = |house: &House| !HouseSet::BOXES.contains(*house);
        let free =
            self.turns().into_iter().find(|[digit, _]| self.view.board().places(*digit).is_disjoint(seen));
        if let (Some([digit, other]), Some(house)) = (free, self.roof.common_houses().iter().find(is_line)) {
            let gone = CandidateSet::of_digit(other, self.roof);
            self.step(&UNIQUE_RECTANGLE_4, Reason::Shared { house, digit }, gone, steps);
        }
    }

    /// Type 6.
    fn crossed(&self, steps: &mut Vec<Step>) {
        let lines = union(self.roof.iter().map(lines)) - self.cells;
        let free =
            self.turns().into_iter().find(|[digit, _]| self.view.board().places(*digit).is_disjoint(lines));
        if let Some([digit, _]) = free {
            let gone = CandidateSet::of_digit(digit, self.roof);
            self.step(&UNIQUE_RECTANGLE_6, Reason::Crossed(digit), gone, steps);
        }
    }

    fn hidden(&self, steps: &mut Vec<Step>) {
        for corner in self.floor {
            let Some(cell) = (self.cells - corner.peers()).without(corner).only() else { continue };
            for [digit, other] in self.turns() {
                if (self.view.board().places(digit) & lines(cell)).is_subset(self.cells) {
                    let gone = std::iter::once(Candidate::at(cell, other));
                    self.step(&HIDDEN_RECTANGLE, Reason::Corner { cell, digit }, gone, steps);
                }
            }
        }
    }
}

/// The row and the column of a cell.
fn lines(cell: Cell) -> CellSet {
    let [row, column, _] = cell.houses().map(House::cells);
    row | column
}
