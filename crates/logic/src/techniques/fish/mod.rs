//! Fish: houses that all have to put a digit into as many other houses.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** A look is for one size, one [`Shape`], and with or without fins. Digit by digit; for each first rows as bases,
//! then columns, and of mutant fish all houses at once; then by the first base, the second and so on, and for the same bases by
//! the first cover, the second and so on. Houses come in the order rows, columns, boxes. What a look for franken or mutant fish
//! meets is named for what it is, so it may turn out simpler; looks for basic fish with fins tell sashimi fish from others.
//!
//! A fish without fins has no base with more places than its size, though boxes would allow it, and no place in two bases. It
//! removes first from covers outside the bases, cell by cell, then where two covers meet.
//!
//! With [`siamese`](crate::Options::siamese) every look for fish with fins finds all of them, joins those with the same bases, and
//! takes the best first.

pub(crate) mod evidence;
pub(crate) mod find;
mod kinds;

pub use kinds::*;

use crate::{Family, Kind, Sink, View, Wanted};
use std::ops::ControlFlow;
use sudokit_core::{CellSet, Digit, HouseSet};

/// Finds fish of two to seven houses.
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::{Family, View, Wanted, techniques::{Fish, fish}};
///
/// // Rows 1 and 9 have no room for 1 but in columns 1 and 9.
/// let puzzle: Puzzle =
///     ".2345678.................................................................8764532.".parse()?;
/// let board = Board::new(&puzzle)?;
/// let mut first = None;
/// assert!(Fish.find(Wanted::these(&[&fish::X_WING]), &View::new(&board), &mut first).is_break());
/// assert_eq!(first.unwrap().to_string(), "X-Wing: 1 r19 c19 => r2c19,r3c19,r4c19,r5c19,r6c19,r7c19,r8c19<>1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Fish;

/// How the houses of a fish lie.
///
/// ```
/// use sudokit_core::HouseSet;
/// use sudokit_logic::techniques::fish::Shape;
///
/// assert_eq!(Shape::of(HouseSet::ROWS, HouseSet::COLUMNS), Shape::Basic);
/// assert_eq!(Shape::of(HouseSet::ROWS, HouseSet::COLUMNS | HouseSet::BOXES), Shape::Franken);
/// assert_eq!(Shape::of(HouseSet::ROWS, HouseSet::BOXES), Shape::Mutant);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Shape {
    /// Rows against columns, or columns against rows.
    Basic,
    /// The same, with boxes among them on either side.
    Franken,
    /// Any other way.
    Mutant,
}

/// The numbers that only fish have.
///
/// ```
/// use sudokit_logic::techniques::fish::{FishMeasures, Shape};
///
/// let plain = FishMeasures { shape: Shape::Basic, fins: 0, endo_fins: 0, cannibals: 0, sashimi: false };
/// assert_eq!(plain.fins, 0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FishMeasures {
    /// How the houses lie.
    pub shape: Shape,
    /// The fins, endo fins included.
    pub fins: usize,
    /// The places in two bases.
    pub endo_fins: usize,
    /// The places in two covers that see all fins: a candidate of the fish itself may be removed there.
    pub cannibals: usize,
    /// Whether a base has one place or none without the fins.
    pub sashimi: bool,
}

/// The pattern of a fish.
///
/// ```
/// use sudokit_core::{Cell, Digit, House};
/// use sudokit_logic::techniques::fish::{Pattern, Shape};
///
/// let lines = |houses: [House; 2]| houses.into_iter().collect();
/// let corners = [(0, 2), (0, 7), (5, 2), (5, 6), (5, 7)].map(|(row, column)| Cell::at(row, column));
/// let finned = Pattern {
///     digit: Digit::D9,
///     base: lines([House::row(0), House::row(5)]),
///     cover: lines([House::column(2), House::column(7)]),
///     second_cover: None,
///     cells: corners.into_iter().collect(),
/// };
/// assert_eq!(finned.shape(), Shape::Basic);
/// assert_eq!(finned.fins().to_string(), "r6c7");
/// assert!(!finned.is_sashimi());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pattern {
    /// The digit.
    pub digit: Digit,
    /// The houses that have to put the digit somewhere.
    pub base: HouseSet,
    /// As many other houses, where the bases put the digit.
    pub cover: HouseSet,
    /// The covers of a second fish with the same bases, if two have been joined (siamese fish).
    pub second_cover: Option<HouseSet>,
    /// The places of the digit in the bases.
    pub cells: CellSet,
}

impl Shape {
    /// The shape of a fish with these bases and covers.
    ///
    /// ```
    /// # use sudokit_core::HouseSet;
    /// # use sudokit_logic::techniques::fish::Shape;
    /// assert_eq!(Shape::of(HouseSet::COLUMNS, HouseSet::ROWS), Shape::Basic);
    /// ```
    pub fn of(base: HouseSet, cover: HouseSet) -> Self {
        let ways = [(HouseSet::ROWS, HouseSet::COLUMNS), (HouseSet::COLUMNS, HouseSet::ROWS)];
        let lies_in = |boxes: HouseSet| {
            ways.iter().any(|(along, across)| {
                base.is_subset(*along | boxes)
                    && cover.is_subset(*across | boxes)
                    && !base.is_disjoint(*along)
                    && !cover.is_disjoint(*across)
            })
        };
        if lies_in(HouseSet::EMPTY) {
            Self::Basic
        } else if lies_in(HouseSet::BOXES) {
            Self::Franken
        } else {
            Self::Mutant
        }
    }
}

impl Pattern {
    /// How its houses lie.
    ///
    /// ```
    /// # use sudokit_core::{CellSet, Digit, HouseSet};
    /// # use sudokit_logic::techniques::fish::{Pattern, Shape};
    /// # let (base, cover) = (HouseSet::ROWS, HouseSet::COLUMNS);
    /// # let cells = CellSet::EMPTY;
    /// let pattern = Pattern { digit: Digit::D1, base, cover, second_cover: None, cells };
    /// assert_eq!(pattern.shape(), Shape::Basic);
    /// ```
    pub fn shape(&self) -> Shape {
        Shape::of(self.base, self.cover)
    }

    /// The places that spoil it: outside the covers, or in two bases.
    ///
    /// ```
    /// # use sudokit_core::{Cell, CellSet, Digit, House, HouseSet};
    /// # use sudokit_logic::techniques::fish::Pattern;
    /// # let (base, cover) = (HouseSet::of(House::row(0)), HouseSet::of(House::column(0)));
    /// # let cells = CellSet::of(Cell::at(0, 3));
    /// let pattern = Pattern { digit: Digit::D1, base, cover, second_cover: None, cells };
    /// assert_eq!(pattern.fins(), cells);
    /// ```
    pub fn fins(&self) -> CellSet {
        self.fins_for(self.cover)
    }

    /// The places in two bases.
    ///
    /// ```
    /// # use sudokit_core::{Cell, CellSet, Digit, House, HouseSet};
    /// # use sudokit_logic::techniques::fish::Pattern;
    /// # let (base, cover) = (HouseSet::of(House::row(0)).with(House::block(0)), HouseSet::COLUMNS);
    /// # let cells = CellSet::of(Cell::at(0, 0)).with(Cell::at(1, 1));
    /// let pattern = Pattern { digit: Digit::D1, base, cover, second_cover: None, cells };
    /// assert_eq!(pattern.endo_fins().only(), Some(Cell::at(0, 0)));
    /// ```
    pub fn endo_fins(&self) -> CellSet {
        self.cells & in_two(self.base)
    }

    /// Whether it is basic, and without its fins some base would have one place or none.
    ///
    /// ```
    /// # use sudokit_core::{Cell, CellSet, Digit, House, HouseSet};
    /// # use sudokit_logic::techniques::fish::Pattern;
    /// # let (base, cover) = (HouseSet::of(House::row(0)), HouseSet::of(House::column(0)));
    /// # let cells = CellSet::of(Cell::at(0, 0)).with(Cell::at(0, 1));
    /// let pattern = Pattern { digit: Digit::D1, base, cover, second_cover: None, cells };
    /// assert!(pattern.is_sashimi());
    /// ```
    pub fn is_sashimi(&self) -> bool {
        let body = self.cells - self.fins();
        self.shape() == Shape::Basic && self.base.iter().any(|base| (body & base.cells()).len() <= 1)
    }

    fn fins_for(&self, cover: HouseSet) -> CellSet {
        (self.cells - all_cells(cover)) | self.endo_fins()
    }

    /// The kind of the fish. None if it does not have as many covers as bases, if a house is both, or if its size has no name.
    pub(crate) fn kind(&self) -> Option<&'static Kind> {
        let fits = |cover: HouseSet| cover.len() == self.base.len() && cover.is_disjoint(self.base);
        let of_size = KINDS.chunks(VARIANTS).nth(self.base.len().checked_sub(2)?)?;
        let is_finned = !self.fins().is_empty();
        let variant = match self.shape() {
            Shape::Basic if !is_finned => 0,
            Shape::Basic => 1 + usize::from(self.is_sashimi()),
            Shape::Franken => 3 + usize::from(is_finned),
            Shape::Mutant => 5 + usize::from(is_finned),
        };
        self.all_covers().all(fits).then_some(of_size[variant])
    }
}

/// The kinds of each size.
const VARIANTS: usize = 7;

/// The number of bases of a fish of this kind; none if the kind belongs to another family.
///
/// ```
/// use sudokit_logic::techniques::{fish, singles};
///
/// assert_eq!(fish::size(&fish::FINNED_MUTANT_JELLYFISH), Some(4));
/// assert_eq!(fish::size(&singles::NAKED_SINGLE), None);
/// ```
pub fn size(kind: &Kind) -> Option<usize> {
    KINDS.iter().position(|known| *known == kind).map(|number| 2 + number / VARIANTS)
}

/// The cells of all these houses.
fn all_cells(houses: HouseSet) -> CellSet {
    houses.iter().fold(CellSet::EMPTY, |cells, house| cells | house.cells())
}

/// The cells that lie in two of these houses or more.
fn in_two(houses: HouseSet) -> CellSet {
    let (_, twice) = houses.iter().fold((CellSet::EMPTY, CellSet::EMPTY), |(once, twice), house| {
        (once | house.cells(), twice | once & house.cells())
    });
    twice
}

impl Family for Fish {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        for (number, kind) in KINDS.iter().enumerate() {
            if wanted.has(kind) {
                find::Look::of(number).find(view, sink)?;
            }
        }
        ControlFlow::Continue(())
    }
}
