//! Uniqueness: cells that must not hold only the digits of a deadly pattern.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Rectangles by their first corner with two candidates, the second corner in its box, then along the lines of both;
//! each is tried for the types in order. One scan serves all types. Avoidable rectangles have a scan of their own. Then loops by
//! their digits and lowest cell, then extended rectangles by their long lines and those that cross them.

mod avoidable;
mod evidence;
mod loops;
mod rectangles;

use crate::{Family, Kind, Level, Sink, Step, View, Wanted};
use std::ops::ControlFlow;
use sudokit_core::{Board, Cell, CellSet, Digit, DigitSet, House};

kinds! {
    /// One corner has other candidates.
    UNIQUE_RECTANGLE_1 = Kind::new("unique-rectangle-1", "Uniqueness Test 1")
        .aliases(&["unique rectangle type 1", "ur1"])
        .hodoku("u1", "0600", 3500, Level::Hard, 100)
        .se(45)
        .assuming_uniqueness();
    /// Two corners side by side have the same other candidate.
    UNIQUE_RECTANGLE_2 = Kind::new("unique-rectangle-2", "Uniqueness Test 2")
        .aliases(&["unique rectangle type 2", "ur2"])
        .hodoku("u2", "0601", 3600, Level::Hard, 100)
        .se(45)
        .assuming_uniqueness();
    /// The other candidates of two corners are part of a naked subset.
    UNIQUE_RECTANGLE_3 = Kind::new("unique-rectangle-3", "Uniqueness Test 3")
        .aliases(&["unique rectangle type 3", "ur3"])
        .hodoku("u3", "0602", 3700, Level::Hard, 100)
        .se(45)
        .assuming_uniqueness();
    /// A house puts one of the digits into one of two corners.
    UNIQUE_RECTANGLE_4 = Kind::new("unique-rectangle-4", "Uniqueness Test 4")
        .aliases(&["unique rectangle type 4", "ur4"])
        .hodoku("u4", "0603", 3800, Level::Hard, 100)
        .se(45)
        .assuming_uniqueness();
    /// Two opposite corners, or three, have the same other candidate.
    UNIQUE_RECTANGLE_5 = Kind::new("unique-rectangle-5", "Uniqueness Test 5")
        .aliases(&["unique rectangle type 5", "ur5"])
        .hodoku("u5", "0604", 3900, Level::Hard, 100)
        .assuming_uniqueness();
    /// Rows and columns put one of the digits into opposite corners.
    UNIQUE_RECTANGLE_6 = Kind::new("unique-rectangle-6", "Uniqueness Test 6")
        .aliases(&["unique rectangle type 6", "ur6"])
        .hodoku("u6", "0605", 4000, Level::Hard, 100)
        .assuming_uniqueness();
    /// A row and a column put one of the digits next to a corner.
    HIDDEN_RECTANGLE = Kind::new("hidden-rectangle", "Hidden Rectangle")
        .aliases(&["hidden unique rectangle"])
        .hodoku("hr", "0606", 4010, Level::Hard, 100)
        .assuming_uniqueness();
    /// Three corners are solved, but not given.
    AVOIDABLE_RECTANGLE_1 = Kind::new("avoidable-rectangle-1", "Avoidable Rectangle Type 1")
        .hodoku("ar1", "0607", 4020, Level::Hard, 100)
        .assuming_uniqueness();
    /// Two corners are solved, but not given; the others have the same other candidate.
    AVOIDABLE_RECTANGLE_2 = Kind::new("avoidable-rectangle-2", "Avoidable Rectangle Type 2")
        .hodoku("ar2", "0608", 4030, Level::Hard, 100)
        .assuming_uniqueness();
    /// One cell of the loop has other candidates.
    UNIQUE_LOOP_1 = Kind::new("unique-loop-1", "Unique Loop Type 1").se(46).assuming_uniqueness();
    /// The roof of the loop has one other digit.
    UNIQUE_LOOP_2 = Kind::new("unique-loop-2", "Unique Loop Type 2").se(46).assuming_uniqueness();
    /// The other digits of the roof are part of a naked subset.
    UNIQUE_LOOP_3 = Kind::new("unique-loop-3", "Unique Loop Type 3").se(46).assuming_uniqueness();
    /// A house puts one of the digits into one of the two cells of the roof.
    UNIQUE_LOOP_4 = Kind::new("unique-loop-4", "Unique Loop Type 4").se(46).assuming_uniqueness();
    /// One cell of the extended rectangle has other candidates.
    EXTENDED_RECTANGLE_1 =
        Kind::new("extended-rectangle-1", "Extended Rectangle Type 1").assuming_uniqueness();
    /// Two cells of the extended rectangle have the same other candidate.
    EXTENDED_RECTANGLE_2 =
        Kind::new("extended-rectangle-2", "Extended Rectangle Type 2").assuming_uniqueness();
    /// The other candidates of two cells are part of a naked subset.
    EXTENDED_RECTANGLE_3 =
        Kind::new("extended-rectangle-3", "Extended Rectangle Type 3").assuming_uniqueness();
    /// A house puts one of the digits into one of two cells with other candidates.
    EXTENDED_RECTANGLE_4 =
        Kind::new("extended-rectangle-4", "Extended Rectangle Type 4").assuming_uniqueness();
}

/// The types of unique and hidden rectangles.
const RECTANGLES: [&Kind; 7] = [
    &UNIQUE_RECTANGLE_1,
    &UNIQUE_RECTANGLE_2,
    &UNIQUE_RECTANGLE_3,
    &UNIQUE_RECTANGLE_4,
    &UNIQUE_RECTANGLE_5,
    &UNIQUE_RECTANGLE_6,
    &HIDDEN_RECTANGLE,
];

/// The types of unique loops.
const LOOPS: [&Kind; 4] = [&UNIQUE_LOOP_1, &UNIQUE_LOOP_2, &UNIQUE_LOOP_3, &UNIQUE_LOOP_4];

/// The types of extended rectangles.
const LADDERS: [&Kind; 4] =
    [&EXTENDED_RECTANGLE_1, &EXTENDED_RECTANGLE_2, &EXTENDED_RECTANGLE_3, &EXTENDED_RECTANGLE_4];

/// Finds unique, hidden and avoidable rectangles, unique loops and extended rectangles.
///
/// ```
/// use sudokit_core::{Board, CandidateSet, Cell, DigitSet};
/// use sudokit_logic::{Family, View, Wanted, techniques::Uniqueness};
///
/// // Three corners have only 1 and 2.
/// let mut board = Board::EMPTY;
/// for (row, column) in [(0, 0), (0, 1), (4, 0)] {
///     board.eliminate_all(CandidateSet::of_cell(Cell::at(row, column), !DigitSet::from_bits(0b11)));
/// }
/// let (wanted, mut first) = (Wanted::all(&Uniqueness), None);
/// // Nothing follows from that, unless the givens are known to have one solution.
/// assert!(Uniqueness.find(wanted, &View::new(&board), &mut first).is_continue());
///
/// let board = board.with_unique_givens();
/// assert!(Uniqueness.find(wanted, &View::new(&board), &mut first).is_break());
/// assert_eq!(first.unwrap().to_string(), "Uniqueness Test 1: 1/2 in r1c12,r5c12 => r5c2<>1, r5c2<>2");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Uniqueness;

/// The pattern: cells that must not hold only these digits, and why something follows. The cells with other candidates
/// are its roof, the others its floor.
///
/// ```
/// use sudokit_core::{Cell, CellSet, Digit};
/// use sudokit_logic::techniques::uniqueness::{Pattern, Reason};
///
/// let cells: CellSet = [(0, 0), (0, 1), (4, 0), (4, 1)].map(|(row, column)| Cell::at(row, column)).into_iter().collect();
/// let pattern = Pattern { digits: vec![Digit::D1, Digit::D2], cells, reason: Reason::OneCell };
/// assert_eq!(pattern.cells.to_string(), "r1c1 r1c2 r5c1 r5c2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pattern {
    /// The digits.
    pub digits: Vec<Digit>,
    /// The cells.
    pub cells: CellSet,
    /// Why something follows.
    pub reason: Reason,
}

/// What follows from some cell of a deadly pattern holding another digit.
///
/// ```
/// use sudokit_core::Digit;
/// use sudokit_logic::techniques::uniqueness::Reason;
///
/// assert_ne!(Reason::OneCell, Reason::OneDigit(Digit::D3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Reason {
    /// The roof is one cell.
    OneCell,
    /// The roof has one other digit.
    OneDigit(Digit),
    /// The other digits of the roof, and these cells, are a naked subset.
    Subset {
        /// A house with all of them.
        house: House,
        /// The cells outside the pattern.
        cells: CellSet,
        /// The digits of the subset.
        digits: DigitSet,
    },
    /// A house puts this digit into one of the two cells of the roof.
    Shared {
        /// The house.
        house: House,
        /// The digit.
        digit: Digit,
    },
    /// If this digit is in one cell of the roof, the lines of the opposite cell put it there too.
    Crossed(Digit),
    /// If this cell is the other digit, its row and its column put this digit next to it.
    Corner {
        /// The cell, opposite to one of the floor.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
}

impl Pattern {
    /// The digits as a set.
    fn digit_set(&self) -> DigitSet {
        self.digits.iter().copied().collect()
    }

    /// The cells with other candidates.
    fn roof(&self, board: &Board) -> CellSet {
        let known = self.digit_set();
        self.cells.iter().filter(|cell| !board.candidates(*cell).is_subset(known)).collect()
    }

    /// The other candidates of the roof.
    fn others(&self, board: &Board) -> DigitSet {
        self.cells.iter().fold(DigitSet::EMPTY, |all, cell| all | board.candidates(cell)) - self.digit_set()
    }
}

impl Family for Uniqueness {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        if !view.board().has_unique_givens() {
            return ControlFlow::Continue(());
        }
        let mut visit = |steps: &[Step]| {
            steps.iter().filter(|step| wanted.has(step.kind)).try_for_each(|step| sink.step(step.clone()))
        };
        if wanted.has_any(&RECTANGLES) {
            visit(&view.fact::<rectangles::Rectangles>().0)?;
        }
        if wanted.has_any(&[&AVOIDABLE_RECTANGLE_1, &AVOIDABLE_RECTANGLE_2]) {
            visit(&view.fact::<avoidable::Avoidable>().0)?;
        }
        loops::unique_loops(wanted, view, sink)?;
        loops::extended_rectangles(wanted, view, sink)
    }
}
