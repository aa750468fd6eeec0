//! Singles: one digit left for a cell, or one cell left for a digit.
//!
//! **Naked single.** A cell has one candidate. Every cell holds a digit, so it holds that one. Seen from the
//! three houses of the cell, it is the only digit that all three lack, which is why the same rule is also
//! known as the triple match.
//!
//! **Hidden single.** A house has one place for a digit. Every house holds every digit, so it stands there,
//! whatever else is a candidate of the cell.
//!
//! **Order.** Naked singles cell by cell; then hidden singles house by house (rows, columns, boxes), by digit
//! within a house. A digit that is hidden in several houses of a cell is found in each of them.

use super::Pattern;
use crate::{Effect, Family, Kind, Sink, Step, View};
use std::ops::ControlFlow;
use sudokit_core::{Candidate, Cell, Digit, House};

/// A cell with one candidate.
///
/// ```
/// # use sudokit_logic::techniques::singles::NAKED_SINGLE;
/// assert_eq!(NAKED_SINGLE.id, "naked-single");
/// ```
pub static NAKED_SINGLE: Kind = Kind { id: "naked-single", name: "Naked Single" };
/// A house with one place for a digit.
///
/// ```
/// # use sudokit_logic::techniques::singles::HIDDEN_SINGLE;
/// assert_eq!(HIDDEN_SINGLE.id, "hidden-single");
/// ```
pub static HIDDEN_SINGLE: Kind = Kind { id: "hidden-single", name: "Hidden Single" };

/// Finds [naked](NAKED_SINGLE) and [hidden](HIDDEN_SINGLE) singles.
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::{Family, View, techniques::Singles};
///
/// let puzzle: Puzzle =
///     "12345678.........................................................................".parse()?;
/// let board = Board::new(&puzzle)?;
/// let mut steps = Vec::new();
/// assert!(Singles.find(&View::new(&board), &mut steps).is_continue());
/// // The last cell of the row is found as a cell, and in the row.
/// assert_eq!(steps.len(), 2);
/// assert!(steps.iter().all(|step| step.effect.to_string() == "r1c9=9"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Singles;

/// The pattern of a single.
///
/// ```
/// use sudokit_core::{Candidate, House};
/// use sudokit_logic::techniques::Single;
///
/// let candidate: Candidate = "r5c5=5".parse()?;
/// let naked = Single { candidate, house: None };
/// let hidden = Single { candidate, house: Some(House::row(4)) };
/// assert_ne!(naked, hidden);
/// # Ok::<(), sudokit_core::ParseCandidateError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Single {
    /// The digit and its cell.
    pub candidate: Candidate,
    /// The house that has no other place for the digit; none if it is the cell that has no other candidate.
    pub house: Option<House>,
}

impl Family for Singles {
    fn kinds(&self) -> &'static [&'static Kind] {
        const { &[&NAKED_SINGLE, &HIDDEN_SINGLE] }
    }

    fn find(&self, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        Cell::all().filter_map(|cell| naked_single(view, cell)).try_for_each(|step| sink.step(step))?;
        House::all()
            .flat_map(|house| Digit::all().filter_map(move |digit| hidden_single(view, house, digit)))
            .try_for_each(|step| sink.step(step))
    }
}

/// The naked single of a cell, if there is one.
///
/// ```
/// # use sudokit_core::{Board, Cell};
/// # use sudokit_logic::{View, techniques::singles};
/// assert_eq!(singles::naked_single(&View::new(&Board::EMPTY), Cell::at(0, 0)), None);
/// ```
pub fn naked_single(view: &View<'_>, cell: Cell) -> Option<Step> {
    let candidate = Candidate::at(cell, view.board().candidates(cell).only()?);
    Some(step(&NAKED_SINGLE, Single { candidate, house: None }))
}

/// The hidden single of a digit in a house, if there is one.
///
/// ```
/// # use sudokit_core::{Board, Digit, House};
/// # use sudokit_logic::{View, techniques::singles};
/// assert_eq!(singles::hidden_single(&View::new(&Board::EMPTY), House::row(0), Digit::D1), None);
/// ```
pub fn hidden_single(view: &View<'_>, house: House, digit: Digit) -> Option<Step> {
    let candidate = Candidate::at(view.places(digit, house).only()?, digit);
    Some(step(&HIDDEN_SINGLE, Single { candidate, house: Some(house) }))
}

fn step(kind: &'static Kind, single: Single) -> Step {
    Step { kind, effect: Effect::placing(single.candidate), pattern: Pattern::Single(single) }
}
