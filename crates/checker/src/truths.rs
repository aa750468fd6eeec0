//! Truths, and the search for a way to satisfy them all.
//!
//! A truth is a list of candidates of which one is true: those of a cell, those of a digit in a house, or a
//! list that has been shown to be one. A *choice* takes a candidate of each truth, no two of which exclude
//! each other. The solution makes a choice of any truths. So what goes with no choice of some truths is false,
//! whatever is in the rest of the grid.
//!
//! [`each_choice`] goes through all choices. It takes the truth with the fewest candidates left, tries each of
//! them, and strikes what it excludes. At most 81 candidates go together, so the search is never deeper.

use crate::state::{State, excluded_by};
use crate::work::{Checked, Work, ensure};
use serde::Deserialize;
use std::ops::ControlFlow::{self, Break, Continue};
use sudokit_core::{Candidate, CandidateSet, Cell, CellSet, Digit, House};

/// The most truths of an argument.
const MOST_TRUTHS: usize = 2000;

/// Candidates of which one is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Truth {
    /// Those of a cell.
    Cell(Cell),
    /// Those of a digit in a house.
    Place(House, Digit),
    /// A list.
    OneOf(CandidateSet),
}

/// A cell, or a digit in a house, as patterns name them.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) enum Variable {
    Cell(Cell),
    Place(House, Digit),
}

impl From<Variable> for Truth {
    fn from(variable: Variable) -> Self {
        match variable {
            Variable::Cell(cell) => Self::Cell(cell),
            Variable::Place(house, digit) => Self::Place(house, digit),
        }
    }
}

impl Truth {
    /// Every cell, and every digit in every house.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        Cell::all().map(Self::Cell).chain(Digit::all().flat_map(Self::of_digit))
    }

    /// A digit in every house.
    pub(crate) fn of_digit(digit: Digit) -> impl Iterator<Item = Self> {
        House::all().map(move |house| Self::Place(house, digit))
    }

    /// Each of these cells.
    pub(crate) fn cells(cells: CellSet) -> impl Iterator<Item = Self> {
        cells.iter().map(Self::Cell)
    }

    /// A digit in each of the houses that these cells share.
    pub(crate) fn shared(cells: CellSet, digit: Digit) -> impl Iterator<Item = Self> {
        let houses = if cells.is_empty() { Default::default() } else { cells.common_houses() };
        houses.iter().map(move |house| Self::Place(house, digit))
    }

    /// The number of its candidates that are left.
    pub(crate) fn len(&self, left: &CandidateSet) -> usize {
        match self {
            Self::Cell(cell) => Digit::all().filter(|digit| left.cells_of(*digit).contains(*cell)).count(),
            Self::Place(house, digit) => (left.cells_of(*digit) & house.cells()).len(),
            Self::OneOf(list) => (*list & *left).len(),
        }
    }

    /// Its candidates that are left.
    pub(crate) fn candidates(&self, left: &CandidateSet) -> CandidateSet {
        match self {
            Self::Cell(cell) => CandidateSet::of_cell(*cell, left.digits_in(*cell)),
            Self::Place(house, digit) => {
                CandidateSet::of_digit(*digit, left.cells_of(*digit) & house.cells())
            }
            Self::OneOf(list) => *list & *left,
        }
    }

    fn contains(&self, candidate: Candidate) -> bool {
        match self {
            Self::Cell(cell) => *cell == candidate.cell(),
            Self::Place(house, digit) => {
                *digit == candidate.digit() && house.cells().contains(candidate.cell())
            }
            Self::OneOf(list) => list.contains(candidate),
        }
    }
}

/// The receiver of choices: the candidates chosen.
type Visit<'v, 'w> = &'v mut dyn FnMut(CandidateSet, &mut Work<'w>) -> Checked<ControlFlow<()>>;

/// Goes through the choices of some truths among the candidates left.
pub(crate) fn each_choice<'w>(
    left: CandidateSet,
    truths: &[Truth],
    work: &mut Work<'w>,
    visit: Visit<'_, 'w>,
) -> Checked<ControlFlow<()>> {
    ensure(truths.len() <= MOST_TRUTHS, "the argument has too many parts")?;
    extend(left, truths.to_vec(), CandidateSet::EMPTY, work, visit)
}

fn extend<'w>(
    mut left: CandidateSet,
    mut open: Vec<Truth>,
    mut chosen: CandidateSet,
    work: &mut Work<'w>,
    visit: Visit<'_, 'w>,
) -> Checked<ControlFlow<()>> {
    loop {
        work.take(open.len() + 1)?;
        let mut fewest: Option<(usize, Truth)> = None;
        for truth in &open {
            let count = truth.len(&left);
            if fewest.is_none_or(|(least, _)| count < least) {
                fewest = Some((count, *truth));
            }
            if count == 0 {
                return Ok(Continue(()));
            }
        }
        let Some((count, truth)) = fewest else { return visit(chosen, work) };
        for candidate in truth.candidates(&left) {
            if count == 1 {
                choose(candidate, &mut left, &mut open, &mut chosen);
                continue;
            }
            let (mut left, mut open, mut chosen) = (left, open.clone(), chosen);
            choose(candidate, &mut left, &mut open, &mut chosen);
            if extend(left, open, chosen, work, visit)?.is_break() {
                return Ok(Break(()));
            }
        }
        if count > 1 {
            return Ok(Continue(()));
        }
    }
}

/// Takes a candidate for true.
fn choose(one: Candidate, left: &mut CandidateSet, open: &mut Vec<Truth>, chosen: &mut CandidateSet) {
    *left -= excluded_by(one);
    chosen.insert(one);
    open.retain(|truth| !truth.contains(one));
}

/// True if no choice of the truths is left.
pub(crate) fn is_impossible(state: &State, truths: &[Truth], work: &mut Work<'_>) -> Checked<bool> {
    let flow = each_choice(state.left, truths, work, &mut |_, _| Ok(Break(())))?;
    Ok(flow.is_continue())
}

/// True if the givens of a position alone have exactly one solution.
pub(crate) fn have_one_solution(state: &State, work: &mut Work<'_>) -> Checked<bool> {
    let mut givens = State { left: CandidateSet::ALL, filled: CellSet::EMPTY, ..*state };
    for given in state.left.iter().filter(|candidate| state.givens.contains(candidate.cell())) {
        givens.place(given);
    }
    let truths: Vec<Truth> = Truth::all().collect();
    let mut count = 0;
    let _: ControlFlow<()> = each_choice(givens.left, &truths, work, &mut |_, _| {
        count += 1;
        Ok(if count > 1 { Break(()) } else { Continue(()) })
    })?;
    Ok(count == 1)
}

/// The truths of some cells of a house, if they have at most one digit more than cells: at most one of the
/// digits is missing there, so of any two one is there.
pub(crate) fn of_set(state: &State, cells: CellSet) -> Checked<Vec<Truth>> {
    ensure(!cells.is_empty() && !cells.common_houses().is_empty(), "the cells of a set share no house")?;
    let digits = state.digits(cells);
    ensure(digits.len() <= cells.len() + 1, "a set has too many digits for its cells")?;
    let of = |digit| CandidateSet::of_digit(digit, state.places(digit) & cells);
    let others = |digit| digits.iter().filter(move |other| *other > digit);
    Ok(digits.iter().flat_map(|a| others(a).map(move |b| Truth::OneOf(of(a) | of(b)))).collect())
}
