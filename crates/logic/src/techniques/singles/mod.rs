//! Singles: one digit left for a cell, or one cell left for a digit.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** Full houses house by house, naked singles cell by cell, hidden singles house by house, by digit
//! within a house; houses are rows, columns, boxes. A digit that is hidden in several houses of a cell is
//! found in each of them.

use crate::step::evidence::ensure;
use crate::wording::only_places;
use crate::{
    Effect, Evidence, Family, Kind, Level, Measures, Proven, Sink, Step, Unsound, View, Wanted, Work,
};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, House, HouseSet};
use sudokit_diagram::{Diagram, Explanation, Role, say};

kinds! {
    Singles:
    /// A house has one empty cell. The missing digit goes there.
    FULL_HOUSE = Kind::new("full-house", "Full House")
        .aliases(&["last value", "last cell", "last digit"])
        .hodoku("fh", "0000", 100, Level::Easy, 4).se(10);
    /// A cell has one candidate left. The cell holds it.
    NAKED_SINGLE = Kind::new("naked-single", "Naked Single")
        .aliases(&["sole candidate", "forced digit", "triple match", "lone single"])
        .hodoku("n1", "0003", 200, Level::Easy, 4).se(23);
    /// A house has one place left for a digit. The digit goes there.
    HIDDEN_SINGLE = Kind::new("hidden-single", "Hidden Single")
        .aliases(&["unique candidate", "crosshatching", "pinned digit"])
        .hodoku("h1", "0002", 300, Level::Easy, 14).se(15);
}

/// Finds [full houses](FULL_HOUSE), [naked](NAKED_SINGLE) and [hidden](HIDDEN_SINGLE) singles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Singles;

/// The pattern of a single.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The digit and its cell.
    pub(crate) candidate: Candidate,
    /// The house with no other place for the digit; `None` for a cell with no other candidate.
    pub(crate) house: Option<House>,
}

impl Family for Singles {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        if wanted.has(&FULL_HOUSE) {
            House::all().filter_map(|house| full_house(view, house)).try_for_each(|step| sink.step(step))?;
        }
        if wanted.has(&NAKED_SINGLE) {
            Cell::all().filter_map(|cell| naked_single(view, cell)).try_for_each(|step| sink.step(step))?;
        }
        if wanted.has(&HIDDEN_SINGLE) {
            House::all()
                .flat_map(|house| Digit::all().filter_map(move |digit| hidden_single(view, house, digit)))
                .try_for_each(|step| sink.step(step))?;
        }
        ControlFlow::Continue(())
    }
}

/// The full house of a house, if one cell is left.
pub(crate) fn full_house(view: &View<'_>, house: House) -> Option<Step> {
    let cell = (view.unsolved() & house.cells()).only()?;
    let candidate = Candidate::at(cell, view.candidates(cell).only()?);
    Some(step(&FULL_HOUSE, Pattern { candidate, house: Some(house) }))
}

/// The naked single of a cell, if there is one.
pub fn naked_single(view: &View<'_>, cell: Cell) -> Option<Step> {
    let candidate = Candidate::at(cell, view.candidates(cell).only()?);
    Some(step(&NAKED_SINGLE, Pattern { candidate, house: None }))
}

/// The hidden single of a digit in a house, if there is one.
///
/// ```
/// use sudokit_core::{Board, Digit, House, Puzzle};
/// use sudokit_logic::{View, techniques::singles};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// let board = Board::new(&puzzle)?;
/// let step = singles::hidden_single(&View::new(&board), House::block(1), Digit::D8).unwrap();
/// assert_eq!(step.to_string(), "Hidden Single: r1c6=8");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn hidden_single(view: &View<'_>, house: House, digit: Digit) -> Option<Step> {
    let candidate = Candidate::at(view.places(digit, house).only()?, digit);
    Some(step(&HIDDEN_SINGLE, Pattern { candidate, house: Some(house) }))
}

fn step(kind: &'static Kind, single: Pattern) -> Step {
    Step { kind, effect: Effect::placing(single.candidate), pattern: single.into() }
}

impl Evidence for Pattern {
    fn measures(&self) -> Measures {
        Measures {
            digits: vec![self.candidate.digit()],
            cells: vec![self.candidate.cell()],
            size: 1,
            ..Measures::default()
        }
    }

    fn line(&self) -> String {
        self.house.map_or_else(String::new, |house| format!("in {house}"))
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let (cell, digit) = (self.candidate.cell(), self.candidate.digit());
        let open = board.unsolved();
        let mut said = Explanation { result: effect.results(), ..Explanation::default() };
        match self.house {
            None => {
                said.look = say!("singles-look-at-cell", [cell]);
                said.pattern.push(say!("singles-only-digit-left", [digit, cell]));
                let seen = digits_seen(board, cell);
                let houses: HouseSet = cell.houses().into_iter().collect();
                said.reason.push(match seen.len() {
                    8 => say!("singles-houses-contain-all", [houses, digit]),
                    0 => say!("singles-others-removed"),
                    _ => say!("singles-houses-contain", [houses, seen, cell]),
                });
            }
            Some(house) if (open & house.cells()).only() == Some(cell) => {
                said.look = say!("singles-look-at-house", [house]);
                said.pattern.push(say!("singles-last-empty-cell", [cell, house]));
                said.reason.push(say!("singles-only-digit-missing", [house, digit]));
            }
            Some(house) => {
                said.look = say!("singles-look-for-place", [digit, house]);
                said.pattern.push(only_places(HouseSet::of(house), digit, CellSet::of(cell)));
                said.reason.push(say!("singles-needs", [house, digit]));
                let others = (open & house.cells()).without(cell);
                let (blockers, left) = blockers(board, others, digit);
                if !blockers.is_empty() {
                    said.reason.push(if left.is_empty() {
                        say!("singles-blockers-all", [digit, blockers])
                    } else {
                        say!("singles-blockers", [digit, blockers, out = others - left])
                    });
                }
                if !left.is_empty() {
                    said.reason.push(say!("singles-removed", [digit, left]));
                }
            }
        }
        said
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        let (cell, digit) = (self.candidate.cell(), self.candidate.digit());
        diagram.houses(self.house.into_iter().collect::<HouseSet>(), Role::Base);
        if let Some(house) = self.house {
            let others = (board.unsolved() & house.cells()).without(cell);
            diagram.cells(blockers(board, others, digit).0, Role::Blocker);
        }
    }

    fn kinds(&self, board: &Board, _: &Effect) -> Vec<&'static Kind> {
        let cell = CellSet::of(self.candidate.cell());
        match self.house {
            None => vec![&NAKED_SINGLE],
            // The last cell of a house is also the last place of its digit there.
            Some(house) if board.unsolved() & house.cells() == cell => vec![&FULL_HOUSE, &HIDDEN_SINGLE],
            Some(_) => vec![&HIDDEN_SINGLE],
        }
    }

    fn proves(&self, board: &Board, _: &mut Work) -> Result<Proven, Unsound> {
        let (cell, digit) = (self.candidate.cell(), self.candidate.digit());
        ensure(board.has(self.candidate), "the candidate is not on the board")?;
        match self.house {
            None => ensure(board.candidates(cell).len() == 1, "the cell has other candidates")?,
            Some(house) => {
                ensure(house.cells().contains(cell), "the cell is not in the house")?;
                let places = board.places(digit) & house.cells();
                ensure(places.len() == 1, "the house has other places for the digit")?;
            }
        }
        Ok(Proven::placing(CandidateSet::of(self.candidate)))
    }
}

/// The digits that a cell sees.
fn digits_seen(board: &Board, cell: Cell) -> sudokit_core::DigitSet {
    cell.peers().iter().filter_map(|peer| board.digit(peer)).collect()
}

/// A few cells that hold the digit and together rule it out for as many of these cells as can be, and the
/// cells that none of them rules out.
fn blockers(board: &Board, cells: CellSet, digit: Digit) -> (CellSet, CellSet) {
    let placed: Vec<Cell> = board.puzzle().cells_of(digit).iter().collect();
    let (mut chosen, mut left) = (CellSet::EMPTY, cells);
    let ruled_out = |cell: Cell, left: CellSet| (cell.peers() & left).len();
    // The first of those that rule out most.
    while let Some(best) = placed.iter().rev().max_by_key(|cell| ruled_out(**cell, left))
        && ruled_out(*best, left) > 0
    {
        chosen |= CellSet::of(*best);
        left -= best.peers();
    }
    (chosen, left)
}
