//! Truths, and the search for a way to satisfy them all.
//!
//! A truth is a list of candidates of which one is true: those of a cell, those of a digit in a house, or a
//! list that has been shown to be one. A *choice* takes a candidate of each truth, no two of which exclude
//! each other. The solution makes a choice of any truths. So a candidate that goes with no choice of some
//! truths is false, however the rest of the grid is filled.
//!
//! [`each_choice`] goes through all choices. It takes the truth with the fewest candidates left, tries each
//! of them, and strikes the candidates that it excludes. At most 81 candidates go together, so the search is
//! never deeper.

use crate::state::{State, excluded_by};
use crate::work::{Checked, Work, ensure};
use std::ops::ControlFlow::{self, Break, Continue};
use sudokit_core::{Candidate, CandidateSet, Cell, CellSet, Digit, House};

/// The most truths of an argument.
const MOST_TRUTHS: usize = 2000;

/// Refuses arguments of too many truths.
pub(crate) fn ensure_few(truths: &[Truth]) -> Checked {
    ensure(truths.len() <= MOST_TRUTHS, "the argument has too many parts")
}

/// Gathers truths, unless they are too many.
pub(crate) fn few(truths: impl IntoIterator<Item = Truth>) -> Checked<Vec<Truth>> {
    let gathered: Vec<Truth> = truths.into_iter().take(MOST_TRUTHS + 1).collect();
    ensure_few(&gathered)?;
    Ok(gathered)
}

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
#[derive(Clone, Copy, Debug)]
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
    ensure_few(truths)?;
    extend(
        Choice { left, open: (0..truths.len()).collect(), chosen: CandidateSet::EMPTY },
        truths,
        work,
        visit,
    )
}

/// A choice of some truths, and the truths that are open.
struct Choice {
    left: CandidateSet,
    /// The truths of which no candidate is chosen, by number.
    open: Vec<usize>,
    chosen: CandidateSet,
}

impl Choice {
    /// Takes a candidate for true.
    fn choose(&mut self, one: Candidate, truths: &[Truth]) {
        self.left -= excluded_by(one);
        self.chosen.insert(one);
        self.open.retain(|number| !truths[*number].contains(one));
    }

    /// The open truth with the fewest candidates, and their number; the first without any.
    fn narrowest(&self, truths: &[Truth]) -> Option<(usize, Truth)> {
        let mut fewest: Option<(usize, Truth)> = None;
        for truth in self.open.iter().map(|number| truths[*number]) {
            let count = truth.len(&self.left);
            if fewest.is_none_or(|(least, _)| count < least) {
                fewest = Some((count, truth));
            }
            if count == 0 {
                break;
            }
        }
        fewest
    }
}

fn extend<'w>(
    mut choice: Choice,
    truths: &[Truth],
    work: &mut Work<'w>,
    visit: Visit<'_, 'w>,
) -> Checked<ControlFlow<()>> {
    loop {
        work.take(choice.open.len() + 1)?;
        let Some((count, truth)) = choice.narrowest(truths) else { return visit(choice.chosen, work) };
        let candidates = truth.candidates(&choice.left);
        if count == 1 {
            candidates.iter().for_each(|only| choice.choose(only, truths));
            continue;
        }
        for candidate in candidates {
            let mut next = Choice { open: choice.open.clone(), ..choice };
            next.choose(candidate, truths);
            if extend(next, truths, work, visit)?.is_break() {
                return Ok(Break(()));
            }
        }
        return Ok(Continue(()));
    }
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
