//! The bivalue universal grave: a whole board that would give the puzzle no solution or several.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** The types one after the other; of each grave (there is rarely more than one) the subsets by
//! house and cells, the shared digits by house and digit.

mod find;

use crate::sets::is_filled_with;
use crate::step::Guarded;
use crate::step::evidence::ensure;
pub(crate) use crate::step::guardians::Reason;
use crate::step::guardians::visit_reasons;
use crate::step::proven::each_once;
use crate::{Assumes, Effect, Family, Kind, Level, Measures, Sink, Unsound, View, Wanted, Work, notation};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CandidateSet, Digit, House};
use sudokit_diagram::{Diagram, Explanation, say};

kinds! {
    Bug:
    /// The board has only one extra candidate. Without it the puzzle could not have exactly one solution, so
    /// it is true.
    BUG_1 = Kind::new("bug-1", "BUG+1")
        .aliases(&["bug type 1", "bivalue universal grave", "bivalue universal grave type 1"])
        .hodoku("bug1", "0610", 2900, Level::Hard, 100).hodoku_name("Bivalue Universal Grave + 1").se(56)
        .assuming_uniqueness();
    /// All extra candidates are of the same digit. At least one of them is true.
    BUG_2 = Kind::new("bug-2", "BUG Type 2")
        .aliases(&["bivalue universal grave", "bivalue universal grave type 2"])
        .se(57).assuming_uniqueness();
    /// The cells with extra candidates share a house. At least one extra candidate is true, which makes a
    /// naked subset with other cells.
    BUG_3 = Kind::new("bug-3", "BUG Type 3")
        .aliases(&["bivalue universal grave", "bivalue universal grave type 3"])
        .se(57).assuming_uniqueness();
    /// All extra candidates are in two cells of a house. One of the two holds a digit that has no other place
    /// there, so the other holds an extra candidate.
    BUG_4 = Kind::new("bug-4", "BUG Type 4")
        .aliases(&["bivalue universal grave", "bivalue universal grave type 4"])
        .se(57).assuming_uniqueness();
    /// Some extra candidates leave a cell with two candidates only one of these. So that one is true, or
    /// another extra candidate is.
    BUG_XZ = Kind::new("bug-xz", "BUG-XZ")
        .aliases(&["bivalue universal grave", "bug wing"])
        .assuming_uniqueness();
    /// There are extra candidates of several digits. A candidate that conflicts with all
    /// of them is false.
    BUG_N = Kind::new("bug-n", "BUG+n")
        .aliases(&["bivalue universal grave", "bivalue universal grave + n"])
        .assuming_uniqueness();
}

/// Finds bivalue universal graves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bug;

/// The pattern: the extra candidates, and the reason for the eliminations. Without them there would be a
/// grave, so one of them is true.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The extra candidates.
    pub(crate) extra: Vec<Candidate>,
    /// The reason for the eliminations.
    pub(crate) reason: Reason,
}

impl Family for Bug {
    folder!();

    fn relations(&self, view: &View<'_>, most: usize) -> Vec<crate::Pattern> {
        if !view.board().has_unique_givens() {
            return Vec::new();
        }
        let graves = find::graves(view).into_iter().filter(|extra| extra.len() <= most);
        graves.map(|extra| Pattern { extra: extra.iter().collect(), reason: Reason::Seen }.into()).collect()
    }

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        if !view.board().has_unique_givens() {
            return ControlFlow::Continue(());
        }
        if wanted.has(&BUG_1)
            && let Some(step) = find::one_too_many(view)
        {
            sink.step(step)?;
        }
        if !wanted.has_any(&[&BUG_2, &BUG_3, &BUG_4, &BUG_XZ, &BUG_N]) {
            return ControlFlow::Continue(());
        }
        for extra in find::graves(view).into_iter().filter(|extra| extra.len() > 1) {
            visit_reasons(view, extra, &mut |reason, gone| {
                let step = find::step(view, extra, reason, gone);
                if wanted.has(step.kind) { sink.step(step) } else { ControlFlow::Continue(()) }
            })?;
        }
        ControlFlow::Continue(())
    }
}

/// True if without these candidates every cell has two, and every digit two places in each house that needs
/// it.
pub(crate) fn is_grave_without(board: &Board, extra: CandidateSet) -> bool {
    let left = board.candidate_set() - extra;
    let pairs = board.unsolved().iter().all(|cell| left.digits_in(cell).len() == 2);
    pairs
        && House::all().all(|house| {
            Digit::all().all(|digit| {
                let places = (left.cells_of(digit) & house.cells()).len();
                places == 2 || places == 0 && is_filled_with(board, house, digit)
            })
        })
}

impl Pattern {
    fn extra(&self) -> CandidateSet {
        self.extra.iter().copied().collect()
    }
}

impl Guarded for Pattern {
    fn assumes(&self) -> Assumes {
        Assumes::UniqueSolution
    }

    fn guardian(&self) -> &'static str {
        "extra"
    }

    fn guardians(&self, _: &Board) -> CandidateSet {
        self.extra()
    }

    fn reason(&self) -> Reason {
        self.reason
    }

    fn counts(&self) -> Measures {
        let cells: Vec<_> = self.extra().cells().iter().collect();
        Measures { size: cells.len(), cells, ..Measures::default() }
    }

    fn short(&self) -> String {
        let all = self.extra();
        let of_digit = |digit| {
            let cells = all.cells_of(digit);
            (!cells.is_empty()).then(|| format!("{digit} in {}", notation::cells(cells)))
        };
        let extra: Vec<String> = Digit::all().filter_map(of_digit).collect();
        match self.reason {
            // HoDoKu says nothing where the effect says it all.
            Reason::Seen if extra.len() == 1 && self.extra.len() == 1 => String::new(),
            _ => extra.join(", "),
        }
    }

    fn introduce(&self, _: &Board) -> Explanation {
        let all = self.extra();
        Explanation {
            look: say!("bug-look"),
            pattern: vec![say!("bug-extra", [all]), say!("bug-without", [all])],
            reason: vec![say!("bug-second-solution", [all])],
            ..Explanation::default()
        }
    }

    fn draw(&self, _: &Board, _: &mut Diagram) {}

    fn names(&self, _: &Board, _: &Effect) -> Vec<&'static Kind> {
        let extra = self.extra();
        match (self.reason, extra.cells().len(), extra.digits().len()) {
            (Reason::Seen, 1, 1) => vec![&BUG_1],
            // Sudoku Explainer tells types by cells, not by their extra digits.
            (Reason::Seen, 1, _) => vec![&BUG_N, &BUG_1],
            (Reason::Seen, _, 1) => vec![&BUG_2],
            (Reason::Seen, ..) => vec![&BUG_N],
            (Reason::Subset { .. }, ..) => vec![&BUG_3],
            (Reason::Shared { .. }, ..) => vec![&BUG_4],
            (Reason::Wing { .. }, ..) => vec![&BUG_XZ],
        }
    }

    fn check(&self, board: &Board, work: &mut Work) -> Result<(), Unsound> {
        work.take(self.extra.len() + 4 * Work::BOARD)?;
        let all = each_once(&self.extra)?;
        ensure(all.is_subset(board.candidate_set()), "a candidate is not on the board")?;
        ensure(is_grave_without(board, all), "without the extra candidates there is no grave")
    }
}
