//! Fireworks: digits that a row and a column have only in one box and in one further cell each.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Triples by pivot, then the cell in its row, the cell in its column, the digits. Quadruples the same way, by the
//! pivot that comes first; the digits of the first pivot before those of the second.

use crate::choose::{Choice, choose};
use crate::evidence::ensure;
use crate::proven::is_filled_with;
use crate::wording::results;
use crate::{
    Effect, Evidence, Family, Kind, Measures, Proven, Sink, Step, Unsound, View, Wanted, Work, notation,
};
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet};
use sudokit_diagram::{Any, Case, Diagram, Explanation, Role, sentence};

kinds! {
    /// Three digits are confined to the same three cells of a row and a column that cross.
    FIREWORK_TRIPLE = Kind::new("firework-triple", "Firework Triple").aliases(&["triple firework"]);
    /// Four digits are confined to the same four cells of two rows and two columns that cross.
    FIREWORK_QUADRUPLE = Kind::new("firework-quadruple", "Firework Quadruple")
        .aliases(&["quadruple firework", "quad firework"]);
}

/// Finds fireworks of three and of four digits.
///
/// ```
/// use sudokit_core::{Board, CandidateSet, Cell, DigitSet, House};
/// use sudokit_logic::{Family, View, Wanted, techniques::Fireworks};
///
/// // Outside box 1, row 1 has 1, 2 and 3 only in r1c5, and column 1 only in r5c1.
/// let mut board = Board::EMPTY;
/// let [row, column, block] = [House::row(0), House::column(0), House::block(0)].map(House::cells);
/// let rest = ((row | column) - block).without(Cell::at(0, 4)).without(Cell::at(4, 0));
/// for digit in DigitSet::from_bits(0b111) {
///     board.eliminate_all(CandidateSet::of_digit(digit, rest));
/// }
/// let mut first = None;
/// assert!(Fireworks.find(Wanted::all(&Fireworks), &View::new(&board), &mut first).is_break());
/// let step = first.unwrap();
/// assert!(step.to_string().starts_with("Firework Triple: 1,2,3 in r1c15,r5c1 => r1c15,r5c1<>4"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Fireworks;

/// Digits that must be in a pivot or in one of two wings: the row and the column of the pivot have them in its box, or in the
/// wing on that line.
///
/// ```
/// use sudokit_core::{Cell, DigitSet};
/// use sudokit_logic::techniques::fireworks::Firework;
///
/// let firework = Firework { pivot: Cell::at(0, 0), digits: DigitSet::from_bits(0b111) };
/// assert_eq!(firework.digits.len(), 3);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Firework {
    /// The pivot.
    pub pivot: Cell,
    /// The digits.
    pub digits: DigitSet,
}

/// The pattern: one firework, or two with opposite pivots, that have as many digits as cells.
///
/// ```
/// use sudokit_core::{Cell, DigitSet};
/// use sudokit_logic::techniques::fireworks::{Firework, Pattern};
///
/// let firework = Firework { pivot: Cell::at(0, 0), digits: DigitSet::from_bits(0b111) };
/// let pattern = Pattern { wings: [Cell::at(0, 4), Cell::at(4, 0)], fireworks: vec![firework] };
/// assert!(pattern.wings.iter().all(|wing| wing.sees(pattern.fireworks[0].pivot)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pattern {
    /// The wings: in the row and in the column of the first pivot, in the column and in the row of the second.
    pub wings: [Cell; 2],
    /// The fireworks.
    pub fireworks: Vec<Firework>,
}

impl Family for Fireworks {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        if wanted.has(&FIREWORK_TRIPLE) {
            each_pair_of_wings(view, &mut |pivot, wings| triples(view, pivot, wings, sink))?;
        }
        if wanted.has(&FIREWORK_QUADRUPLE) {
            each_pair_of_wings(view, &mut |pivot, wings| quadruples(view, pivot, wings, sink))?;
        }
        ControlFlow::Continue(())
    }
}

/// Every unsolved cell with each two unsolved cells in its row and in its column, outside its box.
fn each_pair_of_wings(
    view: &View<'_>,
    visit: &mut dyn FnMut(Cell, [Cell; 2]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for pivot in view.unsolved() {
        let [row, column, block] = pivot.houses().map(|house| view.unsolved() & house.cells());
        for first in row - block {
            for second in column - block {
                visit(pivot, [first, second])?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether a line needs a digit and has it, outside a box, in one cell at most: this one.
fn is_kept(board: &Board, line: House, block: House, wing: Cell, digit: Digit) -> bool {
    let places = board.places(digit) & line.cells();
    !places.is_empty() && (places - block.cells()).is_subset(CellSet::of(wing))
}

/// The digits that must be in the pivot or in one of the wings.
fn kept(board: &Board, pivot: Cell, wings: [Cell; 2]) -> DigitSet {
    let [row, column, block] = pivot.houses();
    // The wing of a line is the one that lies on it.
    let wing_on = |line: House| wings.into_iter().find(|wing| line.cells().contains(*wing));
    let (Some(on_row), Some(on_column)) = (wing_on(row), wing_on(column)) else { return DigitSet::EMPTY };
    let is_firework = |digit: &Digit| {
        is_kept(board, row, block, on_row, *digit) && is_kept(board, column, block, on_column, *digit)
    };
    Digit::all().filter(is_firework).collect()
}

fn triples(view: &View<'_>, pivot: Cell, wings: [Cell; 2], sink: &mut dyn Sink) -> ControlFlow<()> {
    let digits = kept(view.board(), pivot, wings);
    each_choice(digits, 3, &mut |digits| {
        step(view, &FIREWORK_TRIPLE, Pattern { wings, fireworks: vec![Firework { pivot, digits }] }, sink)
    })
}

fn quadruples(view: &View<'_>, pivot: Cell, wings: [Cell; 2], sink: &mut dyn Sink) -> ControlFlow<()> {
    let opposite = Cell::at(wings[1].row(), wings[0].column());
    if opposite < pivot || view.candidates(opposite).is_empty() {
        return ControlFlow::Continue(());
    }
    let [first, second] = [pivot, opposite].map(|pivot| kept(view.board(), pivot, wings));
    each_choice(first, 2, &mut |first| {
        each_choice(second - first, 2, &mut |second| {
            let fireworks =
                vec![Firework { pivot, digits: first }, Firework { pivot: opposite, digits: second }];
            step(view, &FIREWORK_QUADRUPLE, Pattern { wings, fireworks }, sink)
        })
    })
}

/// Each choice of so many of the digits.
fn each_choice(
    digits: DigitSet,
    size: usize,
    visit: &mut dyn FnMut(DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if digits.len() < size {
        return ControlFlow::Continue(());
    }
    choose(&digits.iter().collect::<Vec<_>>(), size, &mut |chosen| {
        if chosen.len() < size {
            return Choice::GoOn;
        }
        Choice::from(visit(chosen.iter().copied().collect()))
    })
}

fn step(view: &View<'_>, kind: &'static Kind, pattern: Pattern, sink: &mut dyn Sink) -> ControlFlow<()> {
    let effect = Effect::removing(pattern.excluded() & view.board().candidate_set());
    if effect.is_empty() {
        return ControlFlow::Continue(());
    }
    sink.step(Step { kind, effect, pattern: pattern.into() })
}

impl Pattern {
    fn cells(&self) -> CellSet {
        self.wings.into_iter().chain(self.fireworks.iter().map(|firework| firework.pivot)).collect()
    }

    fn digits(&self) -> DigitSet {
        self.fireworks.iter().fold(DigitSet::EMPTY, |all, firework| all | firework.digits)
    }

    /// All that is not of the digits in the wings, or not of its own digits in a pivot.
    fn excluded(&self) -> CandidateSet {
        let wings = self.wings.into_iter().map(|wing| CandidateSet::of_cell(wing, !self.digits()));
        let pivots =
            self.fireworks.iter().map(|firework| CandidateSet::of_cell(firework.pivot, !firework.digits));
        wings.chain(pivots).fold(CandidateSet::EMPTY, |all, gone| all | gone)
    }
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        let cells = self.cells();
        Measures {
            digits: self.digits().iter().collect(),
            cells: cells.iter().collect(),
            size: cells.len(),
            ..Measures::default()
        }
    }

    fn line(&self) -> String {
        if let [firework] = &self.fireworks[..] {
            return format!(
                "{} in {}",
                notation::digits(firework.digits, ","),
                notation::cells(self.cells())
            );
        }
        let pivot = |firework: &Firework| {
            format!("{} from {}", notation::digits(firework.digits, ","), firework.pivot)
        };
        let pivots: Vec<String> = self.fireworks.iter().map(pivot).collect();
        let wings = notation::cells(self.wings.into_iter().collect());
        format!("{} to {wings}", pivots.join(" and "))
    }

    fn explain(&self, _: &Board, effect: &Effect) -> Explanation {
        let wings: CellSet = self.wings.into_iter().collect();
        let cells = self.cells();
        let mut said = Explanation {
            look: sentence!["Look at the rows and columns through ", cells, "."],
            result: results(effect),
            ..Explanation::default()
        };
        for Firework { pivot, digits } in &self.fireworks {
            let [row, column, block] = pivot.houses();
            for line in [row, column] {
                let wing = wings & line.cells();
                said.pattern.push(sentence![
                    "In ",
                    line,
                    ", the digits ",
                    *digits,
                    " fit only in ",
                    block,
                    " and in ",
                    wing,
                    "."
                ]);
            }
            said.cases.push(Case {
                assumption: sentence!["If one of the digits ", *digits, " is in neither of ", wings, ":"],
                steps: vec![
                    sentence!["Then both ", row, " and ", column, " have it in ", block, "."],
                    sentence![block, " has it only once, so it is where they cross: in ", *pivot, "."],
                ],
            });
        }
        said.reason.push(sentence![
            "So each of ",
            self.digits(),
            " is in ",
            Any(cells),
            ". There are as many digits as cells, so these cells hold nothing else."
        ]);
        said
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        let left = board.candidate_set();
        for wing in self.wings {
            diagram.candidates(left & CandidateSet::of_cell(wing, self.digits()), Role::Base);
            diagram.cells(CellSet::of(wing), Role::Pincer);
        }
        for firework in &self.fireworks {
            let [row, column, _] = firework.pivot.houses();
            diagram.candidates(left & CandidateSet::of_cell(firework.pivot, firework.digits), Role::Base);
            diagram.cells(CellSet::of(firework.pivot), Role::Pivot);
            diagram.houses(HouseSet::of(row).with(column), Role::Cover);
        }
    }

    fn kinds(&self, _: &Board, _: &Effect) -> Vec<&'static Kind> {
        let [first, second] = self.wings;
        // Wings lie on the lines of their pivot, outside its box.
        let has_wings = |row: Cell, column: Cell, pivot: Cell| {
            row.row() == pivot.row()
                && column.column() == pivot.column()
                && [row, column].iter().all(|wing| wing.block() != pivot.block())
        };
        match self.fireworks[..] {
            [one] if one.digits.len() == 3 && has_wings(first, second, one.pivot) => vec![&FIREWORK_TRIPLE],
            [one, other]
                if [one, other].iter().all(|firework| firework.digits.len() == 2)
                    && has_wings(first, second, one.pivot)
                    && has_wings(second, first, other.pivot) =>
            {
                vec![&FIREWORK_QUADRUPLE]
            }
            _ => Vec::new(),
        }
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        ensure(matches!(self.fireworks.len(), 1 | 2), "there are not one or two fireworks")?;
        work.take_each(self.fireworks.len(), Work::BOARD)?;
        let cells = self.cells();
        let count: usize = self.fireworks.iter().map(|firework| firework.digits.len()).sum();
        ensure(count == self.digits().len(), "two fireworks share a digit")?;
        ensure(count == cells.len(), "there are not as many cells as digits")?;
        ensure(cells.len() == self.fireworks.len() + 2, "two of the cells are the same")?;
        for firework in &self.fireworks {
            let digits = kept_by_its_lines(board, firework.pivot, self.wings);
            ensure(firework.digits.is_subset(digits), "a digit has another place in a line")?;
        }
        Ok(Proven::removing(self.excluded()))
    }
}

/// The digits of which it can be shown, line by line, that they must be in the pivot or in one of the wings.
fn kept_by_its_lines(board: &Board, pivot: Cell, wings: [Cell; 2]) -> DigitSet {
    let [row, column, block] = pivot.houses();
    let wings: CellSet = wings.into_iter().collect();
    let is_kept = |digit: &Digit| {
        [row, column].into_iter().all(|line| {
            let elsewhere = (board.places(*digit) & line.cells()) - block.cells() - wings;
            !is_filled_with(board, line, *digit) && elsewhere.is_empty()
        })
    };
    Digit::all().filter(is_kept).collect()
}
