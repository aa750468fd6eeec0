//! Locked candidates: a digit that fits in one house only where another house crosses it.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Pointing box by box, then by digit; then claiming line by line (rows, columns), then by digit.

use crate::step::evidence::ensure;
use crate::wording::only_places;
use crate::{
    Effect, Evidence, Family, Kind, Level, Measures, Proven, Sink, Step, Unsound, View, Wanted, Work,
    notation,
};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CandidateSet, CellSet, Digit, House, HouseKind, HouseSet};
use sudokit_diagram::{Diagram, Explanation, Role, say};

kinds! {
    Locked:
    /// A box has room for a digit only in one row or column. The rest of that line loses the digit.
    POINTING = Kind::new("pointing", "Locked Candidates (Pointing)")
        .aliases(&["locked candidates", "locked candidates 1", "locked candidates type 1", "pointing pair", "pointing triple", "intersection removal"])
        .hodoku("lc1", "0100", 1200, Level::Medium, 50).hodoku_name("Locked Candidates Type 1 (Pointing)")
        .se(26);
    /// A row or column has room for a digit only in one box. The rest of that box loses the digit.
    CLAIMING = Kind::new("claiming", "Locked Candidates (Claiming)")
        .aliases(&["locked candidates", "locked candidates 2", "locked candidates type 2", "box/line reduction", "intersection removal"])
        .hodoku("lc2", "0101", 1210, Level::Medium, 50).hodoku_name("Locked Candidates Type 2 (Claiming)")
        .se(28);
}

/// Finds [`POINTING`] and [`CLAIMING`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Locked;

/// The pattern of locked candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The digit.
    pub(crate) digit: Digit,
    /// The house that has room for the digit only in the cover.
    pub(crate) base: House,
    /// The house that loses the digit outside the base.
    pub(crate) cover: House,
    /// The places of the digit in the base, two or three, all in the cover.
    pub(crate) cells: CellSet,
}

impl Family for Locked {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        let mut look = |houses: &mut dyn Iterator<Item = House>| {
            houses
                .flat_map(|base| Digit::all().filter_map(move |digit| locked(view, base, digit)))
                .try_for_each(|step| sink.step(step))
        };
        if wanted.has(&POINTING) {
            look(&mut House::all().skip(18))?;
        }
        if wanted.has(&CLAIMING) {
            look(&mut House::all().take(18))?;
        }
        ControlFlow::Continue(())
    }
}

/// The step that a digit locked in this base gives, if it is locked and the cover has more of it to lose.
fn locked(view: &View<'_>, base: House, digit: Digit) -> Option<Step> {
    let cells = view.places(digit, base);
    // A line and a box have three cells in common.
    if !(2..=3).contains(&cells.len()) {
        return None;
    }
    let is_cover = |house: &House| *house != base && cells.is_subset(house.cells());
    let cover = cells.first()?.houses().into_iter().find(is_cover)?;
    let pattern = Pattern { digit, base, cover, cells };
    let gone = pattern.gone(view.board());
    if gone.is_empty() {
        return None;
    }
    Some(Step {
        kind: if base.kind() == HouseKind::Block { &POINTING } else { &CLAIMING },
        effect: Effect::removing(gone.into_iter().map(|cell| Candidate::at(cell, digit))),
        pattern: pattern.into(),
    })
}

impl Pattern {
    /// The cells that lose the digit.
    pub(crate) fn gone(&self, board: &Board) -> CellSet {
        (board.places(self.digit) & self.cover.cells()) - self.cells
    }
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        Measures {
            digits: vec![self.digit],
            cells: self.cells.iter().collect(),
            size: 1,
            ..Measures::default()
        }
    }

    fn line(&self) -> String {
        format!("{} in {}", self.digit, notation::houses(HouseSet::of(self.base)))
    }

    fn explain(&self, _: &Board, effect: &Effect) -> Explanation {
        let Self { digit, base, cover, cells } = *self;
        Explanation {
            look: say!("locked-look", [digit, base]),
            pattern: vec![
                only_places(HouseSet::of(base), digit, cells),
                say!("locked-are-in-cover", [cells, cover]),
            ],
            reason: vec![say!("locked-needs", [base, cells, digit]), say!("locked-no-other", [cover, digit])],
            cases: Vec::new(),
            result: effect.results(),
        }
    }

    fn mark(&self, _: &Board, diagram: &mut Diagram) {
        diagram.candidates(CandidateSet::of_digit(self.digit, self.cells), Role::Base);
        diagram.houses(HouseSet::of(self.base), Role::Base);
        diagram.houses(HouseSet::of(self.cover), Role::Cover);
    }

    fn kinds(&self, _: &Board, _: &Effect) -> Vec<&'static Kind> {
        let is_box = |house: House| house.kind() == HouseKind::Block;
        match (is_box(self.base), is_box(self.cover)) {
            (true, false) => vec![&POINTING],
            (false, true) => vec![&CLAIMING],
            _ => Vec::new(),
        }
    }

    fn proves(&self, board: &Board, _: &mut Work) -> Result<Proven, Unsound> {
        let places = board.places(self.digit);
        ensure(places & self.base.cells() == self.cells, "the base has other places for the digit")?;
        ensure(!self.cells.is_empty(), "the base has no place for the digit")?;
        ensure(self.cells.is_subset(self.cover.cells()), "a place is outside the cover")?;
        let gone = self.cover.cells() - self.base.cells();
        Ok(Proven::removing(CandidateSet::of_digit(self.digit, gone)))
    }
}
