//! Uniqueness: cells that must not hold only the digits of a deadly pattern.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Rectangles by their first corner with two candidates, the second corner in its box, then along
//! the lines of both; each is tried for the types in order. One scan serves all types. Avoidable rectangles
//! have a scan of their own. Then loops by their digits and lowest cell, then extended rectangles by their
//! long lines and those that cross them.
//!
//! **HoDoKu.** HoDoKu looks at each rectangle with one pair of digits, mistakes some rectangles for others
//! that it has already looked at, and takes the first subset of each house for type 3. With
//! [`every_way`](crate::Options::every_way) this finder does none of that. Neither uses a cell with one of
//! the two digits for a subset of type 3 of a rectangle.

mod avoidable;
mod evidence;
mod rectangles;
mod unique_loops;

pub(super) use evidence::is_ladder;

use crate::sets::all_of;
use crate::{Family, Kind, Level, Sink, Step, View, Wanted};
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet, Cell, CellSet, Digit, DigitSet, House};

kinds! {
    Uniqueness:
    /// Three corners of a rectangle have only two digits, so the fourth cannot have them.
    UNIQUE_RECTANGLE_1 = Kind::new("unique-rectangle-1", "Unique Rectangle Type 1")
        .aliases(&["ur1", "unique rectangle"])
        .hodoku("u1", "0600", 3500, Level::Hard, 100).hodoku_name("Uniqueness Test 1").se(45)
        .assuming_uniqueness();
    /// Two corners side by side have the same third digit, so at least one of them holds it.
    UNIQUE_RECTANGLE_2 = Kind::new("unique-rectangle-2", "Unique Rectangle Type 2")
        .aliases(&["ur2", "unique rectangle"])
        .hodoku("u2", "0601", 3600, Level::Hard, 100).hodoku_name("Uniqueness Test 2").se(45)
        .assuming_uniqueness();
    /// At least one of two corners side by side holds another digit, which makes a naked subset with other
    /// cells.
    UNIQUE_RECTANGLE_3 = Kind::new("unique-rectangle-3", "Unique Rectangle Type 3")
        .aliases(&["ur3", "unique rectangle"])
        .hodoku("u3", "0602", 3700, Level::Hard, 100).hodoku_name("Uniqueness Test 3").se(45)
        .assuming_uniqueness();
    /// A house has room for one of the two digits only in two corners, so neither corner holds the second.
    UNIQUE_RECTANGLE_4 = Kind::new("unique-rectangle-4", "Unique Rectangle Type 4")
        .aliases(&["ur4", "unique rectangle"])
        .hodoku("u4", "0603", 3800, Level::Hard, 100).hodoku_name("Uniqueness Test 4").se(45)
        .assuming_uniqueness();
    /// Two opposite corners, or three, have the same third digit, so at least one of them holds it.
    UNIQUE_RECTANGLE_5 = Kind::new("unique-rectangle-5", "Unique Rectangle Type 5")
        .aliases(&["ur5", "unique rectangle"])
        .hodoku("u5", "0604", 3900, Level::Hard, 100).hodoku_name("Uniqueness Test 5").assuming_uniqueness();
    /// The rows and columns have room for one of the two digits only in the corners, so two opposite corners
    /// lose it.
    UNIQUE_RECTANGLE_6 = Kind::new("unique-rectangle-6", "Unique Rectangle Type 6")
        .aliases(&["ur6", "unique rectangle"])
        .hodoku("u6", "0605", 4000, Level::Hard, 100).hodoku_name("Uniqueness Test 6").assuming_uniqueness();
    /// A row and a column have room for one of two digits only in the rectangle, so the corner where they
    /// cross loses the other.
    HIDDEN_RECTANGLE = Kind::new("hidden-rectangle", "Hidden Rectangle")
        .aliases(&["hidden unique rectangle", "hur"])
        .hodoku("hr", "0606", 4010, Level::Hard, 100).assuming_uniqueness();
    /// Three corners of a rectangle are solved, and none is a given. The fourth loses the digit that would
    /// let two digits change places.
    AVOIDABLE_RECTANGLE_1 = Kind::new("avoidable-rectangle-1", "Avoidable Rectangle Type 1")
        .hodoku("ar1", "0607", 4020, Level::Hard, 100).assuming_uniqueness();
    /// Two corners of a rectangle are solved, and neither is a given. The other two have the same further
    /// digit, and at least one of them holds it.
    AVOIDABLE_RECTANGLE_2 = Kind::new("avoidable-rectangle-2", "Avoidable Rectangle Type 2")
        .hodoku("ar2", "0608", 4030, Level::Hard, 100).assuming_uniqueness();
    /// All cells of a loop but one have only two digits, so this one cannot have them.
    UNIQUE_LOOP_1 = Kind::new("unique-loop-1", "Unique Loop Type 1").aliases(&["ul1"]).se(46).assuming_uniqueness();
    /// Some cells of a loop have the same third digit, so at least one of them holds it.
    UNIQUE_LOOP_2 = Kind::new("unique-loop-2", "Unique Loop Type 2").aliases(&["ul2"]).se(46).assuming_uniqueness();
    /// At least one of two cells of a loop holds another digit, which makes a naked subset with other cells.
    UNIQUE_LOOP_3 = Kind::new("unique-loop-3", "Unique Loop Type 3").aliases(&["ul3"]).se(46).assuming_uniqueness();
    /// A house has room for one of the two digits only in two cells of a loop, so neither holds the second.
    UNIQUE_LOOP_4 = Kind::new("unique-loop-4", "Unique Loop Type 4").aliases(&["ul4"]).se(46).assuming_uniqueness();
    /// All cells of an extended rectangle but one have only the digits of the pattern, so this one cannot
    /// have them.
    EXTENDED_RECTANGLE_1 = Kind::new("extended-rectangle-1", "Extended Rectangle Type 1")
        .aliases(&["xr1", "extended unique rectangle"])
        .assuming_uniqueness();
    /// Two cells of an extended rectangle have the same further digit, so at least one of them holds it.
    EXTENDED_RECTANGLE_2 = Kind::new("extended-rectangle-2", "Extended Rectangle Type 2")
        .aliases(&["xr2", "extended unique rectangle"])
        .assuming_uniqueness();
    /// At least one of two cells of an extended rectangle holds a further digit, which makes a naked subset
    /// with other cells.
    EXTENDED_RECTANGLE_3 = Kind::new("extended-rectangle-3", "Extended Rectangle Type 3")
        .aliases(&["xr3", "extended unique rectangle"])
        .assuming_uniqueness();
    /// A house has room for one digit of the pattern only in two cells of an extended rectangle, so neither
    /// holds the others.
    EXTENDED_RECTANGLE_4 = Kind::new("extended-rectangle-4", "Extended Rectangle Type 4")
        .aliases(&["xr4", "extended unique rectangle"])
        .assuming_uniqueness();
}

/// The types of unique and hidden rectangles.
pub(crate) const RECTANGLES: [&Kind; 7] = [
    &UNIQUE_RECTANGLE_1,
    &UNIQUE_RECTANGLE_2,
    &UNIQUE_RECTANGLE_3,
    &UNIQUE_RECTANGLE_4,
    &UNIQUE_RECTANGLE_5,
    &UNIQUE_RECTANGLE_6,
    &HIDDEN_RECTANGLE,
];

/// The types of unique loops.
pub(crate) const LOOPS: [&Kind; 4] = [&UNIQUE_LOOP_1, &UNIQUE_LOOP_2, &UNIQUE_LOOP_3, &UNIQUE_LOOP_4];

/// The types of extended rectangles.
const LADDERS: [&Kind; 4] =
    [&EXTENDED_RECTANGLE_1, &EXTENDED_RECTANGLE_2, &EXTENDED_RECTANGLE_3, &EXTENDED_RECTANGLE_4];

/// Finds unique, hidden and avoidable rectangles, unique loops and extended rectangles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Uniqueness;

/// The pattern: cells that must not hold only these digits, and why something follows. The cells with other
/// candidates are its roof, the others its floor.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The digits.
    pub(crate) digits: Vec<Digit>,
    /// The cells.
    pub(crate) cells: CellSet,
    /// The reason for the eliminations.
    pub(crate) reason: Reason,
}

/// The reason for eliminations by a deadly pattern of which some cell holds another digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Reason {
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
    /// If this cell held the other digit, its row and its column would put this digit into the cells beside
    /// it.
    Corner {
        /// The cell, opposite to a cell of the floor.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
}

/// The eliminations of usual and avoidable rectangles.
pub(super) fn effects_of_rectangles(view: &View<'_>) -> Vec<CandidateSet> {
    let (unique, avoidable) = (view.fact::<rectangles::Rectangles>(), view.fact::<avoidable::Avoidable>());
    unique.0.iter().chain(&avoidable.0).map(|step| step.effect.eliminated()).collect()
}

impl Pattern {
    /// The digits as a set.
    fn digit_set(&self) -> DigitSet {
        self.digits.iter().copied().collect()
    }

    /// The other candidates of the cells, of which one is true.
    fn guardians(&self, board: &Board) -> CandidateSet {
        board.candidate_set() & all_of(self.cells, !self.digit_set())
    }

    /// The cells with other candidates.
    fn roof(&self, board: &Board) -> CellSet {
        self.guardians(board).cells()
    }

    /// The other candidates of the roof.
    fn others(&self, board: &Board) -> DigitSet {
        self.guardians(board).digits()
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
        unique_loops::unique_loops(wanted, view, sink)?;
        unique_loops::extended_rectangles(wanted, view, sink)
    }
}
