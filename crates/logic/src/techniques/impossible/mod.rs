//! Impossible patterns: cells that a few digits cannot fill, so that one of them holds another digit.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Tridagons, then oddagons, then other patterns; the fewest cells first, then the fewest guardians, then the cells. Of patterns with the same effect the
//! first is kept.

mod any;
mod evidence;
mod fill;
mod oddagon;
mod ring;
mod room;
mod tridagon;
mod why;

use crate::guardians::{by_size, excluded_by_each};
use crate::{Effect, Family, Kind, Sink, Step, View, Wanted};
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet, CellSet, DigitSet};

kinds! {
    /// Twelve cells of four boxes cannot hold only three digits. So one of them holds another digit.
    TRIDAGON = Kind::new("tridagon", "Tridagon").aliases(&["Thor's hammer", "trivalue oddagon"]);
    /// Two digits cannot alternate round a ring of an odd number of cells. So one of the cells holds another digit.
    BIVALUE_ODDAGON = Kind::new("bivalue-oddagon", "Bivalue Oddagon").aliases(&["broken ring"]);
    /// Some cells cannot hold only three digits, whichever of these each of them has. So one of the cells holds another digit.
    IMPOSSIBLE_PATTERN = Kind::new("impossible-pattern", "Impossible Pattern").aliases(&["chromatic pattern"]);
}

/// Finds cells that a few digits cannot fill.
///
/// ```
/// use sudokit_core::{Board, CandidateSet, Cell, DigitSet};
/// use sudokit_logic::{Family, View, Wanted, techniques::Impossible};
///
/// // Five cells in a ring have 1 and 2, and the first of them has 3 besides.
/// let mut board = Board::EMPTY;
/// let ring = [(0, 0), (0, 3), (4, 3), (4, 1), (1, 1)].map(|(row, column)| Cell::at(row, column));
/// for (place, cell) in ring.into_iter().enumerate() {
///     let digits = if place == 0 { 0b111 } else { 0b11 };
///     board.eliminate_all(CandidateSet::of_cell(cell, !DigitSet::from_bits(digits)));
/// }
/// let mut first = None;
/// assert!(Impossible.find(Wanted::all(&Impossible), &View::new(&board), &mut first).is_break());
/// assert!(first.unwrap().to_string().starts_with("Bivalue Oddagon: 1,2 in r1c14,r25c2,r5c4 => r1c1<>1"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Impossible;

/// The pattern: cells that cannot be filled with these digits alone. One of their other candidates, the *guardians*, is true.
///
/// ```
/// use sudokit_core::{Cell, CellSet, DigitSet};
/// use sudokit_logic::techniques::impossible::Pattern;
///
/// let ring = [(0, 0), (0, 3), (4, 3), (4, 1), (1, 1)].map(|(row, column)| Cell::at(row, column));
/// let pattern = Pattern { cells: ring.into_iter().collect(), digits: DigitSet::from_bits(0b11) };
/// assert_eq!(pattern.cells.len() % 2, 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pattern {
    /// The cells.
    pub cells: CellSet,
    /// The digits.
    pub digits: DigitSet,
}

/// All tridagons of a board with at most eight guardians, the fewest guardians first, also those that remove nothing.
///
/// ```
/// use sudokit_core::Board;
/// assert!(sudokit_logic::techniques::impossible::tridagons(&Board::EMPTY).is_empty());
/// ```
pub fn tridagons(board: &Board) -> Vec<Pattern> {
    let mut found = tridagon::those(board, &|guardians| guardians.len() <= tridagon::MOST_GUARDIANS);
    found.sort_by_key(|pattern| pattern.guardians(board).len());
    found
}

/// All other impossible patterns of three digits with at most four guardians, also those that remove nothing.
///
/// ```
/// use sudokit_core::Board;
/// assert!(sudokit_logic::techniques::impossible::patterns(&Board::EMPTY).is_empty());
/// ```
pub fn patterns(board: &Board) -> Vec<Pattern> {
    any::those(board, any::MOST_LISTED, false)
}

/// Tridagons and oddagons with a few guardians, of which a chain may make something that they do not make by themselves.
pub(crate) fn relations(board: &Board, most: usize) -> Vec<Pattern> {
    let bounds = oddagon::Bounds {
        guardians: most.min(oddagon::MOST_IN_RELATIONS),
        cells: oddagon::MOST_CELLS_IN_RELATIONS,
        have_victims: false,
    };
    let mut found = tridagon::those(board, &|guardians| guardians.len() <= most);
    found.extend(oddagon::those(board, bounds));
    found
}

impl Pattern {
    /// The candidates of the cells that are not of the digits.
    ///
    /// ```
    /// # use sudokit_core::{Board, Cell, CellSet, DigitSet};
    /// # use sudokit_logic::techniques::impossible::Pattern;
    /// let pattern = Pattern { cells: CellSet::of(Cell::at(0, 0)), digits: DigitSet::from_bits(0b11) };
    /// assert_eq!(pattern.guardians(&Board::EMPTY).len(), 7);
    /// ```
    pub fn guardians(&self, board: &Board) -> CandidateSet {
        let others = !self.digits;
        let of = |digit| CandidateSet::of_digit(digit, board.places(digit) & self.cells);
        others.iter().fold(CandidateSet::EMPTY, |all, digit| all | of(digit))
    }
}

impl Family for Impossible {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        if wanted.has(&TRIDAGON) {
            report(&TRIDAGON, view, tridagon::all(view.board()), sink)?;
        }
        if wanted.has(&BIVALUE_ODDAGON) {
            report(&BIVALUE_ODDAGON, view, oddagon::all(view.board()), sink)?;
        }
        if wanted.has(&IMPOSSIBLE_PATTERN) {
            report(&IMPOSSIBLE_PATTERN, view, any::all(view.board()), sink)?;
        }
        ControlFlow::Continue(())
    }
}

/// Hands on what removes something, each effect once.
fn report(
    kind: &'static Kind,
    view: &View<'_>,
    mut found: Vec<Pattern>,
    sink: &mut dyn Sink,
) -> ControlFlow<()> {
    let board = view.board();
    found.sort_by_cached_key(|pattern| by_size(pattern.cells, pattern.guardians(board), pattern.digits));
    let mut seen: Vec<CandidateSet> = Vec::new();
    for pattern in found {
        let gone = excluded_by_each(pattern.guardians(board)) & board.candidate_set();
        if gone.is_empty() || seen.contains(&gone) {
            continue;
        }
        seen.push(gone);
        sink.step(Step { kind, effect: Effect::removing(gone), pattern: pattern.into() })?;
    }
    ControlFlow::Continue(())
}
