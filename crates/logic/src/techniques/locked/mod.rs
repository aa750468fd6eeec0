//! Locked candidates: a digit that one house can only put where it crosses another.
//!
//! **Why it is sound.** All places of a digit in one house, the *base*, lie in a second house, the *cover*.
//! The base puts the digit into one of them, so the cover has it there, and the digit goes from the rest of
//! the cover.
//!
//! **Pointing.** The base is a box, the cover a line. **Claiming.** The base is a line, the cover a box.
//! A digit with one place left in the base is a hidden single and not found here.
//!
//! **Order.** Pointing box by box, then by digit; then claiming line by line (rows, columns), then by digit.

use super::Pattern;
use crate::{Effect, Family, Kind, Sink, Step, View};
use std::ops::ControlFlow;
use sudokit_core::{CandidateSet, CellSet, Digit, House, HouseKind};

/// A digit that a box can only put into one line.
///
/// ```
/// # use sudokit_logic::techniques::locked::POINTING;
/// assert_eq!(POINTING.id, "pointing");
/// ```
pub static POINTING: Kind = Kind { id: "pointing", name: "Pointing" };
/// A digit that a line can only put into one box.
///
/// ```
/// # use sudokit_logic::techniques::locked::CLAIMING;
/// assert_eq!(CLAIMING.id, "claiming");
/// ```
pub static CLAIMING: Kind = Kind { id: "claiming", name: "Claiming" };

/// Finds [`POINTING`] and [`CLAIMING`].
///
/// ```
/// use sudokit_core::{Board, Puzzle};
/// use sudokit_logic::{Family, View, techniques::Locked};
///
/// // Box 1 lacks 7, 8 and 9, and has room for them in row 1 only.
/// let puzzle: Puzzle =
///     ".........123......456............................................................".parse()?;
/// let board = Board::new(&puzzle)?;
/// let mut first = None;
/// assert!(Locked.find(&View::new(&board), &mut first).is_break());
/// let step = first.unwrap();
/// assert_eq!(step.kind.id, "pointing");
/// assert_eq!(step.effect.to_string(), "r1c4<>7 r1c5<>7 r1c6<>7 r1c7<>7 r1c8<>7 r1c9<>7");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Locked;

/// The pattern of locked candidates.
///
/// ```
/// use sudokit_core::{Digit, House};
/// use sudokit_logic::techniques::Intersection;
///
/// // Box 1 has room for a 7 in row 1 only: pointing.
/// let (base, cover) = (House::block(0), House::row(0));
/// let pattern = Intersection { digit: Digit::D7, base, cover, cells: base.cells() & cover.cells() };
/// assert_eq!(pattern.cells.to_string(), "r1c1 r1c2 r1c3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Intersection {
    /// The digit.
    pub digit: Digit,
    /// The house that has room for the digit only in the cover.
    pub base: House,
    /// The house that loses the digit outside the base.
    pub cover: House,
    /// The places of the digit in the base, two or three, all in the cover.
    pub cells: CellSet,
}

impl Family for Locked {
    fn kinds(&self) -> &'static [&'static Kind] {
        const { &[&POINTING, &CLAIMING] }
    }

    fn find(&self, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let boxes = House::all().skip(18);
        let lines = House::all().take(18);
        boxes
            .chain(lines)
            .flat_map(|base| Digit::all().filter_map(move |digit| locked(view, base, digit)))
            .try_for_each(|step| sink.step(step))
    }
}

/// The step that a digit locked in this base gives, if it is locked and the cover has more of it to lose.
fn locked(view: &View<'_>, base: House, digit: Digit) -> Option<Step> {
    let cells = view.places(digit, base);
    if cells.len() < 2 {
        return None;
    }
    let cover = cells.common_houses().without(base).only()?;
    let gone = view.places(digit, cover) - cells;
    if gone.is_empty() {
        return None;
    }
    Some(Step {
        kind: if base.kind() == HouseKind::Block { &POINTING } else { &CLAIMING },
        effect: Effect::removing(CandidateSet::of_digit(digit, gone)),
        pattern: Pattern::Intersection(Intersection { digit, base, cover, cells }),
    })
}
