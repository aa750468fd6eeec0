//! Wings: two cells of which one must hold a digit, because of the connection between them.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** W-wings by the first end, the second, the digit that goes, and the house of the link. XY-wings
//! by the three cells in ascending order, then by which of them is the pivot. XYZ-wings by the pivot, then
//! the two pincers.
//!
//! **HoDoKu.** HoDoKu gives a place of the link that both cells of a W-wing see to the first of them. If the
//! second cell then has no place, HoDoKu misses the wing. With [`every_way`](crate::Options::every_way) this
//! finder does not.

mod find;

pub(crate) use find::around;

use crate::sets::seen_by_all;
use crate::step::evidence::ensure;
use crate::wording::{can_only_be, none_sees_all, only_places};
use crate::{
    Effect, Evidence, Family, Kind, Level, Measures, Proven, Sink, Unsound, View, Wanted, Work, notation,
};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet};
use sudokit_diagram::{Case, Diagram, Explanation, Role, say};

kinds! {
    Wings:
    /// Two cells have the same two candidates, and a house with only two places for one of them links the
    /// cells. At least one of them holds the other digit.
    W_WING = Kind::new("w-wing", "W-Wing")
        .aliases(&["semi-remote pair"])
        .hodoku("w", "0803", 3200, Level::Hard, 150);
    /// A pivot with two candidates sees two cells. Whichever candidate is true, at least one of the two cells
    /// holds their common digit.
    XY_WING = Kind::new("xy-wing", "XY-Wing")
        .aliases(&["y-wing", "bent triple"])
        .hodoku("xy", "0800", 3300, Level::Hard, 160).se(42);
    /// A pivot with three candidates sees two cells. Whichever candidate is true, at least one of the three
    /// cells holds their common digit.
    XYZ_WING = Kind::new("xyz-wing", "XYZ-Wing").hodoku("xyz", "0801", 3400, Level::Hard, 180).se(44);
}

/// Finds W-wings, XY-wings and XYZ-wings.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wings;

/// The pattern of a wing: one of its two ends holds the digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The digit.
    pub(crate) digit: Digit,
    /// The cells that hold it, or one of them; each has one other candidate.
    pub(crate) ends: [Cell; 2],
    /// The reason why not both hold their other candidate.
    pub(crate) middle: Middle,
}

/// The connection between the ends of a wing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Middle {
    /// A cell that sees both ends, of XY-wings and XYZ-wings.
    Pivot {
        /// The pivot.
        cell: Cell,
        /// Its candidates: those of the first end, those of the second end.
        digits: [Digit; 2],
        /// True if it has the wing's digit as a third candidate.
        has_all: bool,
    },
    /// A house with two places for the other candidate of the ends, of W-wings.
    Link {
        /// The other candidate.
        digit: Digit,
        /// The house.
        house: House,
        /// The place that the first end sees, the place that the second one sees.
        places: [Cell; 2],
    },
}

impl Family for Wings {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        if wanted.has(&W_WING) {
            find::w_wings(view, sink)?;
        }
        if wanted.has(&XY_WING) {
            find::xy_wings(view, sink)?;
        }
        if wanted.has(&XYZ_WING) {
            find::xyz_wings(view, sink)?;
        }
        ControlFlow::Continue(())
    }
}

impl Pattern {
    /// Both ends, and a pivot that may hold the digit: what loses it sees them all.
    fn holders(&self) -> CellSet {
        let ends: CellSet = self.ends.into_iter().collect();
        match self.middle {
            Middle::Pivot { cell, has_all: true, .. } => ends.with(cell),
            _ => ends,
        }
    }

    /// The other candidate of each end.
    const fn others(&self) -> [Digit; 2] {
        match self.middle {
            Middle::Pivot { digits, .. } => digits,
            Middle::Link { digit, .. } => [digit, digit],
        }
    }

    /// Each end with its other candidate.
    fn arms(&self) -> impl Iterator<Item = (Cell, Digit)> {
        self.ends.into_iter().zip(self.others())
    }
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        let mut others: Vec<Digit> = self.others().into_iter().collect::<DigitSet>().iter().collect();
        let cells: CellSet = self.ends.into_iter().collect();
        let (digits, cells) = match self.middle {
            Middle::Link { .. } => (vec![self.digit, others[0]], cells),
            Middle::Pivot { cell, has_all, .. } => {
                others.push(self.digit);
                if has_all {
                    others = others.into_iter().collect::<DigitSet>().iter().collect();
                }
                (others, cells.with(cell))
            }
        };
        Measures { digits, cells: cells.iter().collect(), size: cells.len(), ..Measures::default() }
    }

    fn line(&self) -> String {
        let measures = self.measures();
        let cells = notation::cells(measures.cells.into_iter().collect());
        let wing = format!("{} in {cells}", notation::digits(measures.digits, "/"));
        match self.middle {
            Middle::Pivot { .. } => wing,
            Middle::Link { digit, places, .. } => {
                format!("{wing} connected by {digit} in {}", notation::cells(places.into_iter().collect()))
            }
        }
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let Self { digit, middle, .. } = *self;
        let mut said = Explanation { result: effect.results(), ..Explanation::default() };
        let can_be = |cell: Cell| can_only_be(CellSet::of(cell), board.candidates(cell));
        let settles = |place: Cell, other: Digit, end: Cell| Case {
            proves: None,
            assumption: say!("wings-if-place", [place, other]),
            steps: vec![say!("wings-end-is", [end, other, digit])],
        };
        match middle {
            Middle::Pivot { cell, has_all, .. } => {
                said.look = say!("wings-look-at-cell", [cell]);
                said.pattern.push(can_be(cell));
                for (end, other) in self.arms() {
                    said.pattern.push(can_be(end));
                    said.cases.push(settles(cell, other, end));
                }
                if has_all {
                    said.cases.push(Case {
                        proves: None,
                        assumption: say!("wings-if-cell", [cell, digit]),
                        steps: vec![say!("wings-cell-itself", [cell, digit])],
                    });
                }
            }
            Middle::Link { digit: other, house, places } => {
                let ends: CellSet = self.ends.into_iter().collect();
                let both = board.candidates(self.ends[0]);
                said.look = say!("wings-look-at-ends", [ends, other, house]);
                said.pattern.push(say!("wings-same-candidates", [ends, both]));
                said.pattern.push(only_places(HouseSet::of(house), other, places.into_iter().collect()));
                for (end, place) in self.ends.into_iter().zip(places) {
                    said.cases.push(settles(place, other, end));
                }
            }
        }
        let holders = self.holders();
        said.reason.push(say!("wings-in-all", [cases = said.cases.len(), holders, digit]));
        said.reason.push(none_sees_all(holders, digit));
        said
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        let of = |cell, digit| CandidateSet::of(Candidate::at(cell, digit));
        diagram.candidates(CandidateSet::of_digit(self.digit, self.holders()), Role::On);
        for (end, other) in self.arms() {
            diagram.candidates(of(end, other), Role::Off);
            diagram.link(of(end, self.digit), of(end, other), true);
        }
        match self.middle {
            Middle::Pivot { cell, digits, .. } => {
                diagram.cells(CellSet::of(cell), Role::Pivot);
                diagram.candidates(CandidateSet::of_cell(cell, board.candidates(cell)), Role::Base);
                for (end, digit) in self.ends.into_iter().zip(digits) {
                    diagram.link(of(end, digit), of(cell, digit), false);
                }
            }
            Middle::Link { digit, house, places } => {
                diagram.houses(HouseSet::of(house), Role::Base);
                diagram.candidates(CandidateSet::of_digit(digit, places.into_iter().collect()), Role::Base);
                for (end, place) in self.ends.into_iter().zip(places) {
                    diagram.link(of(end, digit), of(place, digit), false);
                }
                diagram.link(of(places[0], digit), of(places[1], digit), true);
            }
        }
        diagram.cells(self.ends.into_iter().collect(), Role::Pincer);
    }

    fn kinds(&self, board: &Board, _: &Effect) -> Vec<&'static Kind> {
        let are_pairs = self.arms().all(|(end, other)| {
            other != self.digit && board.candidates(end) == DigitSet::of(self.digit).with(other)
        });
        if !are_pairs || self.ends[0] == self.ends[1] {
            return Vec::new();
        }
        match self.middle {
            Middle::Link { .. } => vec![&W_WING],
            Middle::Pivot { digits: [a, b], .. } if a == b => Vec::new(),
            Middle::Pivot { cell, has_all, .. } => match (has_all, board.candidates(cell).len()) {
                (false, 2) => vec![&XY_WING],
                (true, 3) => vec![&XYZ_WING],
                _ => Vec::new(),
            },
        }
    }

    fn proves(&self, board: &Board, _: &mut Work) -> Result<Proven, Unsound> {
        for (end, other) in self.arms() {
            let candidates = board.candidates(end);
            ensure(!candidates.is_empty(), "an end is filled")?;
            ensure(
                (candidates.without(self.digit)).is_subset(DigitSet::of(other)),
                "an end has another candidate",
            )?;
        }
        match self.middle {
            Middle::Pivot { cell, digits, has_all } => {
                let known: DigitSet = digits.into_iter().collect();
                let known = if has_all { known.with(self.digit) } else { known };
                ensure(board.digit(cell).is_none(), "the pivot is filled")?;
                ensure(board.candidates(cell).is_subset(known), "the pivot has another candidate")?;
                ensure(self.ends.iter().all(|end| end.sees(cell)), "the pivot does not see an end")?;
            }
            Middle::Link { digit, house, places } => {
                let both: CellSet = places.into_iter().collect();
                ensure(
                    board.places(digit) & house.cells() == both,
                    "the house has other places for the digit",
                )?;
                let meets = self.ends.into_iter().zip(places).all(|(end, place)| end.sees(place));
                ensure(meets, "an end of the wing does not see its end of the link")?;
            }
        }
        Ok(Proven::removing(CandidateSet::of_digit(self.digit, seen_by_all(self.holders()))))
    }
}
