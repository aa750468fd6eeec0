//! Subsets: as many cells of a house as there are digits for them.
//!
//! **Naked pair.** Two cells of a house have the same two candidates and no others. They hold these two digits
//! in one order or the other, so both digits go from the rest of the house.
//!
//! **Order.** House by house (rows, columns, boxes), then by the first cell, then by the second. Two cells that
//! share a line and a box are found in each of the two houses that has something to lose.

use super::Pattern;
use crate::{Effect, Family, Kind, Sink, Step, View};
use std::ops::ControlFlow;
use sudokit_core::{CandidateSet, Cell, CellSet, DigitSet, House};

/// Two cells of a house with the same two candidates.
///
/// ```
/// # use sudokit_logic::techniques::subsets::NAKED_PAIR;
/// assert_eq!(NAKED_PAIR.id, "naked-pair");
/// ```
pub static NAKED_PAIR: Kind = Kind { id: "naked-pair", name: "Naked Pair" };

/// Finds [naked pairs](NAKED_PAIR).
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::{Family, View, techniques::Subsets};
///
/// // Only 8 and 9 are left for r1c1 and r1c2.
/// let puzzle: Puzzle =
///     "..1......234......567............................................................".parse()?;
/// let board = Board::new(&puzzle)?;
/// let mut first = None;
/// assert!(Subsets.find(&View::new(&board), &mut first).is_break());
/// let step = first.unwrap();
/// assert_eq!(step.kind.id, "naked-pair");
/// assert_eq!(step.effect.eliminations.cells().to_string(), "r1c4 r1c5 r1c6 r1c7 r1c8 r1c9");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Subsets;

/// The pattern of a subset.
///
/// ```
/// use sudokit_core::{Cell, CellSet, Digit, DigitSet, House};
/// use sudokit_logic::techniques::Subset;
///
/// let pair = Subset {
///     house: House::row(0),
///     cells: CellSet::of(Cell::at(0, 0)).with(Cell::at(0, 1)),
///     digits: DigitSet::of(Digit::D8).with(Digit::D9),
/// };
/// assert_eq!(pair.cells.len(), pair.digits.len());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Subset {
    /// The house.
    pub house: House,
    /// The cells, as many as the digits.
    pub cells: CellSet,
    /// The only candidates of the cells.
    pub digits: DigitSet,
}

impl Family for Subsets {
    fn kinds(&self) -> &'static [&'static Kind] {
        const { &[&NAKED_PAIR] }
    }

    fn find(&self, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        for house in House::all() {
            let cells = house.cell_list();
            for (i, first) in cells.into_iter().enumerate() {
                for second in cells.into_iter().skip(i + 1) {
                    if let Some(step) = naked_pair(view, house, first, second) {
                        sink.step(step)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The step that two cells of a house give, if they are a naked pair and the house has something to lose.
fn naked_pair(view: &View<'_>, house: House, first: Cell, second: Cell) -> Option<Step> {
    let digits = view.board().candidates(first);
    if digits.len() != 2 || view.board().candidates(second) != digits {
        return None;
    }
    let cells = CellSet::of(first).with(second);
    let gone = digits.iter().fold(CandidateSet::EMPTY, |gone, digit| {
        gone | CandidateSet::of_digit(digit, view.places(digit, house) - cells)
    });
    if gone.is_empty() {
        return None;
    }
    Some(Step {
        kind: &NAKED_PAIR,
        effect: Effect::removing(gone),
        pattern: Pattern::Subset(Subset { house, cells, digits }),
    })
}
