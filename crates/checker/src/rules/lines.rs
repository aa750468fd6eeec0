//! Two lines of a band or stack of which parts could change places, and two digits in two cells beside them.
//!
//! The two cells, the *pair*, are in a third line and in one box. The *square* is the four cells where the
//! two lines cross the columns of the pair. Suppose that the pair holds a and b, and that the box of the
//! square has a and b in the square. If they are in one line there, they make a rectangle with the pair, and
//! change places. Else they are as here:
//!
//! ```text
//!   a b   the pair      Every other column leads from its upper digit to its lower one, and on to the column
//!   b x   the square    that has this above. Two chains of columns begin with y and a, which the upper line
//!   y a                 has outside the square and the lower one has not. They end with b and x. The other
//!                       columns make rounds.
//! ```
//!
//! Turn the columns of one chain upside down: outside the square the upper line gets the last digit of the
//! chain for the first. Let the pair change, too. Then the square can be filled so that each line and column
//! keeps its digits:
//!
//! | chain | square before | after |
//! |---|---|---|
//! | from a to b | b x over y a | a x over y b, with the pair b a |
//! | from y to x | b x over y a | y b over a x, with the pair b a |
//! | from a to x | b x over y a | a b over y x, with the pair b a |
//! | from y to b | b x over y a | y x over a b, with the pair b a |
//!
//! That is a second solution if the columns of the chain have no given. So it is enough that the columns with
//! a given cannot be on both chains.

use crate::read::record;
use crate::state::{State, candidates};
use crate::work::{Checked, Work, ensure, refused};
use sudokit_core::{CandidateSet, Cell, CellSet, Digit, DigitSet, House, HouseKind, HouseSet};

record! {
    /// The two lines, the pair, and its digits.
    pub(super) struct OfLines { lines: HouseSet, pair: CellSet, digits: DigitSet }
}

impl OfLines {
    /// The candidates of which one is true: others in the pair, and the two digits beside the square.
    pub(super) fn guardians(&self, state: &State, work: &mut Work<'_>) -> Checked<CandidateSet> {
        state.ensure_one_solution(work)?;
        work.take(House::COUNT * House::COUNT)?;
        ensure(self.digits.len() == 2, "there are not two digits")?;
        let lines: Vec<House> = self.lines.iter().collect();
        let pair: Vec<Cell> = self.pair.iter().collect();
        let ([upper, lower], [one, other]) = (&lines[..], &pair[..]) else {
            return Err(refused("there are not two lines and two cells"));
        };
        let (along, across) = match upper.kind() {
            HouseKind::Row => (0, 1),
            HouseKind::Column => (1, 0),
            HouseKind::Block => return Err(refused("a box is no line")),
        };
        let band = |line: House| (line.ordinal() - 1) / 3;
        let third = one.houses()[along];
        ensure(
            upper.kind() == lower.kind() && band(*upper) == band(*lower),
            "the lines are not of one band or stack",
        )?;
        ensure(
            third.cells().contains(*other) && one.block() == other.block(),
            "the pair is not in one line and box",
        )?;
        ensure(band(third) != band(*upper), "the pair lies in the band or stack of the lines")?;
        let crossing = one.houses()[across].cells() | other.houses()[across].cells();
        let square = (upper.cells() | lower.cells()) & crossing;
        ensure((square | self.pair).is_disjoint(state.givens), "a cell is given")?;
        // Columns, if the lines are rows; without those of the square.
        let rungs = upper.cell_list().into_iter().zip(lower.cell_list());
        let rungs: Vec<Rung> =
            rungs.filter(|(cell, _)| !square.contains(*cell)).map(|(a, b)| Rung::of(state, a, b)).collect();
        ensure(parts_with_givens(&rungs) <= 1, "both chains may have a given")?;
        let block = square.first().map_or(CellSet::EMPTY, |cell| House::block(cell.block()).cells());
        let beside = candidates(block - square, self.digits);
        Ok(state.left & (candidates(self.pair, !self.digits) | beside))
    }
}

/// A column of the two lines: its digits, where they are known, and whether one is given.
struct Rung {
    from: Option<Digit>,
    to: Option<Digit>,
    has_given: bool,
    /// The number of the part of a chain, or of a round, that it belongs to.
    part: usize,
}

impl Rung {
    fn of(state: &State, upper: Cell, lower: Cell) -> Self {
        let known = |cell: Cell| state.left.digits_in(cell).only();
        let has_given = [upper, lower].iter().any(|cell| state.givens.contains(*cell));
        Self { from: known(upper), to: known(lower), has_given, part: upper.index() }
    }
}

/// The number of parts of chains that have a given, so far as one sees. A part that returns to its beginning
/// is on no chain.
fn parts_with_givens(rungs: &[Rung]) -> usize {
    let mut parts: Vec<usize> = rungs.iter().map(|rung| rung.part).collect();
    let leads = |one: &Rung, next: &Rung| one.to.is_some() && one.to == next.from;
    for (i, one) in rungs.iter().enumerate() {
        for (j, next) in rungs.iter().enumerate() {
            if leads(one, next) {
                let (joined, old) = (parts[i], parts[j]);
                parts.iter_mut().filter(|part| **part == old).for_each(|part| *part = joined);
            }
        }
    }
    let names = (0..parts.len()).filter(|at| !parts[..*at].contains(&parts[*at])).map(|at| parts[at]);
    let counts = |name: usize| {
        let members =
            || rungs.iter().zip(&parts).filter(move |(_, part)| **part == name).map(|(rung, _)| rung);
        let is_round = members().all(|one| members().any(|next| leads(one, next)));
        !is_round && members().any(|rung| rung.has_given)
    };
    names.filter(|name| counts(*name)).count()
}
