//! Impossible patterns: cells that a few digits cannot fill, so that one of them holds another digit.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Tridagons, then oddagons, then other patterns; the fewest cells first, then the fewest
//! guardians, then the cells. Of patterns with the same effect the first is kept. Relations come behind what
//! changes something.

mod any;
mod evidence;
mod oddagon;
mod ring;
mod room;
mod tridagon;
mod why;

pub(crate) use crate::step::guardians::Reason;

use crate::sort;
use crate::step::Guarded as _;
use crate::step::guarded::{by_size, report};
use crate::{Effect, Family, Kind, Sink, Step, View, Wanted};
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet, CellSet, DigitSet};

kinds! {
    Impossible:
    /// Twelve cells of four boxes cannot hold only three digits. So at least one of them holds another digit.
    TRIDAGON = Kind::new("tridagon", "Tridagon").aliases(&["Thor's hammer", "trivalue oddagon"]);
    /// Twelve cells of four boxes cannot hold only three digits. Which of the other candidates is true
    /// remains open, but at least one of them is.
    ANTI_TRIDAGON = Kind::new("anti-tridagon", "Anti-Tridagon").aliases(&["tridagon relation"]).asked_by_name();
    /// Two digits cannot alternate round a ring of an odd number of cells. So at least one of the cells holds
    /// another digit.
    BIVALUE_ODDAGON = Kind::new("bivalue-oddagon", "Bivalue Oddagon").aliases(&["broken ring"]);
    /// Some cells cannot hold only three digits, whichever of these each of them has. So at least one of the
    /// cells holds another digit.
    IMPOSSIBLE_PATTERN = Kind::new("impossible-pattern", "Impossible Pattern").aliases(&["chromatic pattern"]);
}

/// Finds cells that a few digits cannot fill.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Impossible;

/// The pattern: cells that cannot be filled with these digits alone. One of their other candidates, the
/// *guardians*, is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The cells.
    pub(crate) cells: CellSet,
    /// The digits.
    pub(crate) digits: DigitSet,
    /// The reason for the eliminations.
    #[cfg_attr(feature = "serde", serde(default))]
    pub(crate) reason: Reason,
}

/// The cells and the guardians of all tridagons of a board with at most eight guardians, the fewest guardians
/// first. Tridagons that remove nothing are among them.
pub fn tridagons(board: &Board) -> Vec<(CellSet, CandidateSet)> {
    by_guardians(board).into_iter().map(|pattern| (pattern.cells, pattern.guardians(board))).collect()
}

/// All tridagons with at most eight guardians, the fewest guardians first.
fn by_guardians(board: &Board) -> Vec<Pattern> {
    let mut found = tridagon::those(board, &|guardians| guardians.len() <= tridagon::MOST_GUARDIANS);
    sort::by_key(&mut found, |pattern| pattern.guardians(board).len());
    found
}

/// All other impossible patterns of three digits with at most four guardians, also those that remove nothing.
fn patterns(board: &Board) -> Vec<Pattern> {
    any::those(board, any::MOST_LISTED, false)
}

impl Pattern {
    /// Cells that these digits cannot fill, for eliminations by all guardians.
    pub(crate) const fn new(cells: CellSet, digits: DigitSet) -> Self {
        Self { cells, digits, reason: Reason::Seen }
    }

    /// The same cells with another reason.
    const fn because(&self, reason: Reason) -> Self {
        Self { reason, ..*self }
    }
}

impl Family for Impossible {
    folder!();

    fn price(&self) -> usize {
        2
    }

    fn relations(&self, view: &View<'_>, most: usize) -> Vec<crate::Pattern> {
        let board = view.board();
        let mut found = tridagon::those(board, &|guardians| guardians.len() <= most);
        found.extend(oddagon::relations(board, most));
        found.extend(any::those(board, most.min(any::MOST_IN_RELATIONS), false));
        found.into_iter().map(Into::into).collect()
    }

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let board = view.board();
        if wanted.has(&TRIDAGON) {
            report(&TRIDAGON, view, by_guardians(board), Pattern::because, sink)?;
        }
        if wanted.has(&ANTI_TRIDAGON) {
            report_relations(&ANTI_TRIDAGON, board, by_guardians(board), sink)?;
        }
        if wanted.has(&BIVALUE_ODDAGON) {
            report(&BIVALUE_ODDAGON, view, oddagon::all(board), Pattern::because, sink)?;
            if view.options().relations {
                report_relations(&BIVALUE_ODDAGON, board, oddagon::relations(board, usize::MAX), sink)?;
            }
        }
        if wanted.has(&IMPOSSIBLE_PATTERN) {
            report(&IMPOSSIBLE_PATTERN, view, any::all(board), Pattern::because, sink)?;
            if view.options().relations {
                report_relations(&IMPOSSIBLE_PATTERN, board, patterns(board), sink)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Hands on that one of the guardians is true.
fn report_relations(
    kind: &'static Kind,
    board: &Board,
    mut found: Vec<Pattern>,
    sink: &mut dyn Sink,
) -> ControlFlow<()> {
    sort::by_key(&mut found, |pattern| by_size(pattern, board));
    // A single guardian is true, which is more.
    for pattern in found.into_iter().filter(|pattern| pattern.guardians(board).len() > 1) {
        let effect = Effect::one_of(pattern.guardians(board));
        sink.step(Step { kind, effect, pattern: pattern.into() })?;
    }
    ControlFlow::Continue(())
}
