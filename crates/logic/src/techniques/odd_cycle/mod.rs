//! Odd cycles: candidates in a ring, an odd number of them, each in a cell or a house with the next. True and false cannot alternate there, so some
//! other candidate of these cells and houses is true.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** The shortest ring first, then the candidate that is removed. A candidate is refuted once, by one of the shortest rings.

mod evidence;
mod search;

use crate::techniques::whips::Variable;
use crate::{Effect, Family, Kind, Sink, Step, View, Wanted};
use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, CandidateSet};

kinds! {
    /// True and false cannot alternate round a ring of an odd number of candidates. So another candidate of its cells and houses is true.
    ODDAGON = Kind::new("oddagon", "Oddagon").aliases(&["broken wing", "guardians", "odd cycle"]);
}

/// Finds odd cycles.
///
/// ```
/// use sudokit_core::{Board, CandidateSet, Cell, Digit, House};
/// use sudokit_logic::{Family, View, Wanted, techniques::OddCycle};
///
/// // Digit 5 has two places in each of five houses, and box 5 has one more.
/// let ring = [(0, 0), (0, 3), (4, 3), (3, 4), (3, 0)].map(|(row, column)| Cell::at(row, column));
/// let houses = [House::row(0), House::column(3), House::block(4), House::row(3), House::column(0)];
/// let mut board = Board::EMPTY;
/// for (place, house) in houses.into_iter().enumerate() {
///     let more = if place == 2 { Cell::at(5, 5) } else { ring[place] };
///     let others = house.cells().without(ring[place]).without(ring[(place + 1) % 5]).without(more);
///     board.eliminate_all(CandidateSet::of_digit(Digit::D5, others));
/// }
/// let mut first = None;
/// assert!(OddCycle.find(Wanted::all(&OddCycle), &View::new(&board), &mut first).is_break());
/// let line = first.unwrap().to_string();
/// assert_eq!(line, "Oddagon: c1n5{r1 r4}, r4n5{c1 c5}, b5n5{r4c5 r5c4}, c4n5{r5 r1}, r1n5{c4 c1} => r6c6<>1");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct OddCycle;

/// The pattern: candidates in a ring, and the cell or house that each shares with the next. What else these have are the *guardians*: one is true.
///
/// ```
/// use sudokit_core::{Digit, House};
/// use sudokit_logic::techniques::{odd_cycle::Pattern, whips::Variable};
///
/// let place = |house| Variable::Place(house, Digit::D5);
/// let pattern = Pattern {
///     ring: ["r1c1=5", "r1c4=5", "r2c5=5"].map(|candidate| candidate.parse().unwrap()).into(),
///     variables: vec![place(House::row(0)), place(House::block(1)), place(House::column(0))],
/// };
/// assert_eq!(pattern.ring.len(), pattern.variables.len());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pattern {
    /// The candidates, an odd number.
    pub ring: Vec<Candidate>,
    /// What each candidate shares with the next, and the last with the first.
    pub variables: Vec<Variable>,
}

impl Pattern {
    /// The candidates of the cells and houses that are not the two neighbours there.
    ///
    /// ```
    /// # use sudokit_core::{Board, Cell};
    /// # use sudokit_logic::techniques::{odd_cycle::Pattern, whips::Variable};
    /// let pattern = Pattern { ring: vec!["r1c1=5".parse().unwrap()], variables: vec![Variable::Cell(Cell::at(0, 0))] };
    /// assert_eq!(pattern.guardians(&Board::EMPTY).len(), 8);
    /// ```
    pub fn guardians(&self, board: &Board) -> CandidateSet {
        let others = |(variable, two): (&Variable, [Candidate; 2])| {
            variable.candidates(board) - two.into_iter().collect()
        };
        self.variables
            .iter()
            .zip(self.neighbours())
            .map(others)
            .fold(CandidateSet::EMPTY, |all, more| all | more)
    }

    /// The candidates of the ring.
    fn candidates(&self) -> CandidateSet {
        self.ring.iter().copied().collect()
    }

    /// Each candidate and the next.
    fn neighbours(&self) -> impl Iterator<Item = [Candidate; 2]> {
        self.ring.iter().zip(self.ring.iter().cycle().skip(1)).map(|(one, next)| [*one, *next])
    }
}

impl Family for OddCycle {
    folder!();

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        if !wanted.has(&ODDAGON) {
            return ControlFlow::Continue(());
        }
        for (target, pattern) in search::all(view) {
            let effect = Effect::removing([target]);
            sink.step(Step { kind: &ODDAGON, effect, pattern: pattern.into() })?;
        }
        ControlFlow::Continue(())
    }
}
