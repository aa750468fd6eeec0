//! Guardians: candidates of which at least one is true, because the puzzle would have no single solution
//! without them.
//!
//! Deadly patterns and bivalue universal graves have them. The eliminations depend on the guardians alone, so
//! they are derived here once:
//!
//! * candidates that conflict with all of them are false;
//! * cells with guardians act like one cell that holds a guardian, and may be part of a naked subset;
//! * if one of two such cells holds another digit, the other cell holds a guardian;
//! * if some of the guardians leave a cell with two candidates only one of these, that one is true, or else
//!   one of the other guardians.

use crate::choose::{Choice, choose};
use crate::facts::Narrow;
use crate::sets::{all_of, digits_of, excluded_by, excluded_by_each, needs, seen_by_all};
use crate::step::evidence::ensure;
use crate::step::proven::apart;
use crate::wording::{acts_as_one_cell, no_conflict, one_is_true, only_places};
use crate::{Unsound, View, notation};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseSet};
use sudokit_diagram::{Diagram, Role, Sentence, say};

/// The reason why candidates are false if one of the guardians is true.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Reason {
    #[default]
    /// Every one of them rules out the eliminations.
    Seen,
    /// Together with these cells, they make a naked subset of a house.
    Subset {
        /// The house.
        house: House,
        /// The other cells of the subset.
        cells: CellSet,
        /// Its digits.
        digits: DigitSet,
    },
    /// A house puts a digit into one of two cells, so the other cell holds one of the candidates.
    Shared {
        /// The house.
        house: House,
        /// The digit.
        digit: Digit,
    },
    /// A cell with two candidates is this digit, or else one of those that do not rule out its other
    /// candidate is true.
    Wing {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
}

impl Reason {
    /// The candidates that are false if one of these guardians is true.
    pub(crate) fn proves(self, board: &Board, guardians: CandidateSet) -> Result<CandidateSet, Unsound> {
        match self {
            Self::Seen => Ok(excluded_by_each(guardians)),
            Self::Subset { house, cells, digits } => subset(board, guardians, house, cells, digits),
            Self::Shared { house, digit } => shared(board, guardians, house, digit),
            Self::Wing { cell, digit } => Ok(excluded_by_each(wing(board, guardians, cell, digit)?)),
        }
    }

    /// The sentences that follow "one of the guardians is true". If there are two cells, and one of them has
    /// another digit, `guardian` is the word for what the other holds.
    pub(crate) fn told(
        self,
        board: &Board,
        guardians: CandidateSet,
        guardian: &'static str,
    ) -> Vec<Sentence> {
        match self {
            Self::Seen if guardians.len() == 1 => Vec::new(),
            Self::Seen => vec![no_conflict(guardians.len())],
            Self::Subset { house, cells, digits } => {
                acts_as_one_cell(guardians.cells(), guardians.digits(), cells, digits, house).into()
            }
            Self::Shared { house, digit } => vec![
                only_places(HouseSet::of(house), digit, board.places(digit) & house.cells()),
                say!("guardians-one-and-other", [digit, guardian]),
            ],
            Self::Wing { cell, digit } => {
                let other = board.candidates(cell).without(digit);
                let turned = turned(guardians, cell, other);
                let left = (guardians - turned).with(Candidate::at(cell, digit));
                vec![
                    say!("guardians-if-turned", [turned = one_is_true(turned), cell, other, digit]),
                    say!(
                        "guardians-one-is-true-no-conflict",
                        [one = one_is_true(left), none = no_conflict(left.len())]
                    ),
                ]
            }
        }
    }

    /// Marks the parts besides the guardians.
    pub(crate) fn mark(self, board: &Board, diagram: &mut Diagram, role: Role) {
        match self {
            Self::Seen => {}
            Self::Subset { house, cells, .. } => {
                diagram.cells(cells, role);
                diagram.houses(HouseSet::of(house), role);
            }
            Self::Shared { house, digit } => {
                diagram.candidates(CandidateSet::of_digit(digit, board.places(digit) & house.cells()), role);
                diagram.houses(HouseSet::of(house), role);
            }
            Self::Wing { cell, .. } => {
                diagram.candidates(CandidateSet::of_cell(cell, board.candidates(cell)), role);
                diagram.cells(CellSet::of(cell), role);
            }
        }
    }

    /// The part of the expert's line besides the guardians; empty if nothing else is needed.
    pub(crate) fn written(self) -> String {
        match self {
            Self::Seen => String::new(),
            Self::Subset { cells, digits, .. } => {
                format!(" with {} in {}", notation::digits(digits, ","), notation::cells(cells))
            }
            Self::Shared { house, digit } => format!(" with {digit} in {house}"),
            Self::Wing { cell, digit } => format!(" with {digit} in {cell}"),
        }
    }
}

/// Visits everything that follows from guardians and changes the board: what all of them rule out, then naked
/// subsets by house and cells, then shared digits by house and digit, then wings by cell and digit.
pub(crate) fn visit_reasons(
    view: &View<'_>,
    guardians: CandidateSet,
    visit: &mut dyn FnMut(Reason, CandidateSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut offer = |reason: Reason, gone: CandidateSet| {
        let gone = gone & view.board().candidate_set();
        if gone.is_empty() { ControlFlow::Continue(()) } else { visit(reason, gone) }
    };
    let seen = excluded_by_each(guardians);
    offer(Reason::Seen, seen)?;
    let cells = guardians.cells();
    let houses = cells.common_houses();
    if guardians.digits().len() > 1 {
        for house in houses {
            let rest = (view.unsolved() & house.cells()) - cells;
            visit_subsets(view, guardians.digits(), rest, &mut |subset, digits| {
                offer(Reason::Subset { house, cells: subset, digits }, all_of(rest - subset, digits))
            })?;
        }
    }
    for house in houses.into_iter().filter(|_| cells.len() == 2) {
        for digit in !guardians.digits() {
            if view.places(digit, house) == cells {
                let others = all_of(cells, !DigitSet::of(digit)) - guardians;
                offer(Reason::Shared { house, digit }, others)?;
            }
        }
    }
    for cell in view.fact::<Narrow>().two - cells {
        for digit in view.candidates(cell) {
            let turned = turned(guardians, cell, view.candidates(cell).without(digit));
            if !turned.is_empty() && turned != guardians {
                let left = (guardians - turned).with(Candidate::at(cell, digit));
                // Candidates seen by all of them need no wing.
                offer(Reason::Wing { cell, digit }, excluded_by_each(left) - seen)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The guardians that leave nothing of these digits to a cell.
fn turned(guardians: CandidateSet, cell: Cell, digits: DigitSet) -> CandidateSet {
    digits.iter().fold(guardians, |turned, digit| turned & excluded_by(Candidate::at(cell, digit)))
}

/// Visits the naked subsets that a cell with one of the digits of guardians makes with some of these cells:
/// the cells chosen and all digits. Fewer cells come first, then they are in order.
pub(crate) fn visit_subsets(
    view: &View<'_>,
    guardians: DigitSet,
    others: CellSet,
    visit: &mut dyn FnMut(CellSet, DigitSet) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let others: Vec<Cell> = others.iter().collect();
    for size in 1..others.len() {
        choose(&others, size, &mut |chosen| {
            let digits = chosen.iter().fold(guardians, |digits, cell| digits | view.candidates(*cell));
            if digits.len() > size + 1 {
                return Choice::Prune;
            }
            if chosen.len() < size || digits.len() < size + 1 {
                return Choice::GoOn;
            }
            Choice::from(visit(chosen.iter().copied().collect(), digits))
        })?;
    }
    ControlFlow::Continue(())
}

/// The candidates that are false if cells of a house and the cells of the guardians are a naked subset.
pub(crate) fn subset(
    board: &Board,
    guardians: CandidateSet,
    house: House,
    cells: CellSet,
    digits: DigitSet,
) -> Result<CandidateSet, Unsound> {
    let all = apart([guardians.cells(), cells])?;
    ensure(all.is_subset(house.cells()), "a cell is outside the house")?;
    ensure(cells.is_subset(board.unsolved()), "a cell is filled")?;
    ensure(
        (guardians.digits() | digits_of(board, cells)).is_subset(digits),
        "the cells have a digit that does not belong to the subset",
    )?;
    ensure(digits.len() == cells.len() + 1, "there are not as many cells as digits")?;
    Ok(all_of(seen_by_all(all), digits))
}

/// The candidates that are false if a house puts a digit into one of the two cells with guardians.
pub(crate) fn shared(
    board: &Board,
    guardians: CandidateSet,
    house: House,
    digit: Digit,
) -> Result<CandidateSet, Unsound> {
    let cells = guardians.cells();
    ensure(cells.len() == 2, "the extra candidates are not in two cells")?;
    ensure(cells.is_subset(house.cells()), "a cell is outside the house")?;
    ensure(!guardians.digits().contains(digit), "the digit is an extra candidate itself")?;
    ensure(needs(board, house, digit, cells), "the house has other places for the digit")?;
    Ok(all_of(cells, !DigitSet::of(digit)) - guardians)
}

/// One of these is true if a cell has this digit and one other: the digit in the cell, or a guardian that
/// does not rule out the other one.
fn wing(board: &Board, guardians: CandidateSet, cell: Cell, digit: Digit) -> Result<CandidateSet, Unsound> {
    let digits = board.candidates(cell);
    ensure(digits.len() == 2 && digits.contains(digit), "the cell does not have the digit and one other")?;
    ensure(!guardians.cells().contains(cell), "a cell is named in two roles")?;
    Ok((guardians - turned(guardians, cell, digits.without(digit))).with(Candidate::at(cell, digit)))
}
