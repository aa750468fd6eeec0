//! Deadly patterns of many cells: what could be exchanged, if certain candidates were false, without anybody
//! noticing.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Kind by kind; in each, patterns of few cells first, then few guardians, then by cells. Of
//! patterns with the same effect the first is kept. Rectangles, loops and extended rectangles are left to
//! [`uniqueness`](super::uniqueness).

mod evidence;
mod few;
mod fill;
mod lines;
mod pairs;
mod reverse;
mod shapes;
mod tell;

pub(super) use fill::fill;

use crate::sets::{all_of, excluded_by_each};
use crate::step::guarded::report;
pub(crate) use crate::step::guardians::Reason;
use crate::{Family, Kind, Sink, View, Wanted, Work};
use lines::TwoLines;
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet, CellSet, DigitSet, HouseSet};

kinds! {
    Deadly:
    /// A box, a box beside it and a box above or below it have three digits in seven cells, or four in eight.
    /// These cells could be filled otherwise.
    BORESCOPER = Kind::new("borescoper-deadly-pattern", "Borescoper's Deadly Pattern")
        .aliases(&["bdp", "deadly pattern"])
        .assuming_uniqueness();
    /// If a few empty cells held only two certain digits, these digits could change places in all other empty
    /// cells. So at least one of the few cells holds another digit.
    REVERSE_BUG = Kind::new("reverse-bug", "Reverse BUG").aliases(&["reverse bivalue universal grave"]).assuming_uniqueness();
    /// Two lines of a band or stack have hardly any givens, and a pair beside them fits. Parts of the lines
    /// could change places.
    QIU = Kind::new("qiu-deadly-pattern", "Qiu's Deadly Pattern").aliases(&["qdp", "deadly pattern"]).assuming_uniqueness();
    /// Cells have two digits each, and every house has each of the digits twice in them or not at all. All of
    /// the cells could take their other digit.
    ANONYMOUS = Kind::new("anonymous-deadly-pattern", "Anonymous Deadly Pattern")
        .aliases(&["bug-lite", "deadly pattern"])
        .assuming_uniqueness();
}

/// The most candidates of which one must be true, unless they are in two cells that see each other.
const MOST_GUARDIANS: usize = 4;

/// The most cells whose fillings are looked at.
const MOST_CELLS: usize = 20;

/// The search for all patterns of a kind.
type Finder = fn(&Board) -> Vec<Exchange>;

/// The searches, by the kind that they are for.
const SEARCHES: [(&Kind, Finder); 4] = [
    (&BORESCOPER, shapes::borescopers),
    (&REVERSE_BUG, reverse::all),
    (&QIU, lines::all),
    (&ANONYMOUS, |board| [pairs::all(board), few::all(board)].concat()),
];

/// Finds deadly patterns of many cells.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadly;

/// The pattern: what could be exchanged if some candidates, its *guardians*, were false, and what follows
/// because one of them is true.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The exchange.
    pub(crate) exchange: Exchange,
    /// The reason for the eliminations.
    pub(crate) reason: Reason,
}

/// The exchange that would give the puzzle a second solution.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub(crate) enum Exchange {
    /// The digits of cells, if these have no other candidates. Guardians are their other candidates.
    Within(Box<CandidateSet>),
    /// Parts of two lines of a chute, and two digits in two cells of a third line. Guardians are other
    /// candidates of these cells, and the two digits in the box where the lines cross the columns or rows of
    /// the cells, outside that crossing.
    OfLines {
        /// The two lines.
        lines: HouseSet,
        /// The two cells.
        pair: CellSet,
        /// The two digits.
        digits: DigitSet,
    },
    /// Two digits, wherever they are not placed yet, but in these cells. Guardians are other candidates of
    /// the cells.
    Outside {
        /// The cells.
        cells: CellSet,
        /// The two digits.
        digits: DigitSet,
    },
}

impl Pattern {
    /// An exchange, for eliminations by all guardians.
    const fn of(exchange: Exchange) -> Self {
        Self { exchange, reason: Reason::Seen }
    }

    /// The same exchange with another reason.
    fn because(&self, reason: Reason) -> Self {
        Self { exchange: self.exchange.clone(), reason }
    }
}

impl Exchange {
    fn within(candidates: CandidateSet) -> Self {
        Self::Within(Box::new(candidates))
    }

    /// The candidates of which one is true.
    pub(crate) fn guardians(&self, board: &Board) -> CandidateSet {
        board.candidate_set() & self.spoilers()
    }

    /// The candidates that would spoil it, on the board or not.
    fn spoilers(&self) -> CandidateSet {
        match *self {
            Self::Within(ref candidates) => all_of(candidates.cells(), DigitSet::ALL) - **candidates,
            Self::OfLines { lines, pair, digits } => {
                all_of(pair, !digits)
                    | TwoLines::of(lines, pair)
                        .map_or(CandidateSet::EMPTY, |two| all_of(two.beside(), digits))
            }
            Self::Outside { cells, digits } => all_of(cells, !digits),
        }
    }

    /// The cells that it is about.
    fn cells(&self) -> CellSet {
        match *self {
            Self::Within(ref candidates) => candidates.cells(),
            Self::OfLines { lines, pair, .. } => {
                pair | TwoLines::of(lines, pair).map_or(CellSet::EMPTY, |two| two.square)
            }
            Self::Outside { cells, .. } => cells,
        }
    }

    /// The digits that it is about.
    fn digits(&self) -> DigitSet {
        match *self {
            Self::Within(ref candidates) => candidates.digits(),
            Self::OfLines { digits, .. } | Self::Outside { digits, .. } => digits,
        }
    }
}

/// True if something may follow from these guardians: something conflicts with all of them, or two cells act
/// as one.
fn is_useful(board: &Board, guardians: CandidateSet) -> bool {
    let cells = guardians.cells();
    match cells.len() {
        0 => false,
        1 => true,
        2 if !cells.common_houses().is_empty() => true,
        _ => {
            guardians.len() <= MOST_GUARDIANS
                && !(excluded_by_each(guardians) & board.candidate_set()).is_empty()
        }
    }
}

impl Family for Deadly {
    folder!();

    fn relations(&self, view: &View<'_>, most: usize) -> Vec<crate::Pattern> {
        let board = view.board();
        if !board.has_unique_givens() {
            return Vec::new();
        }
        let is_deadly = |exchange: &Exchange| {
            (1..=most).contains(&exchange.guardians(board).len())
                && exchange.kind().is_some()
                && exchange.ensure_deadly(board, &mut Work::default()).is_ok()
        };
        let found = SEARCHES.into_iter().flat_map(|(_, all)| all(board)).filter(is_deadly);
        found.map(|exchange| Pattern::of(exchange).into()).collect()
    }

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let board = view.board();
        if !board.has_unique_givens() {
            return ControlFlow::Continue(());
        }
        SEARCHES.into_iter().filter(|(kind, _)| wanted.has(kind)).try_for_each(|(kind, all)| {
            let found = all(board).into_iter().filter(|exchange| exchange.kind() == Some(kind));
            report(kind, view, found.map(Pattern::of).collect(), Pattern::because, sink)
        })
    }
}
