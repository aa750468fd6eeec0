//! The evidence of an odd cycle.

use super::{ODDAGON, Pattern};
use crate::sets::union;
use crate::step::Guarded;
use crate::step::evidence::ensure;
use crate::step::proven::each_once;
use crate::wording::none_is_true;
use crate::{Assumes, Effect, Kind, Measures, Unsound, Variable, Work};
use sudokit_core::{Board, Candidate, CandidateSet, CellSet};
use sudokit_diagram::{Diagram, Explanation, Role, Sentence, say};

/// The fewest candidates of a ring.
const FEWEST: usize = 3;

impl Guarded for Pattern {
    fn assumes(&self) -> Assumes {
        Assumes::Nothing
    }

    fn guardians(&self, board: &Board) -> CandidateSet {
        let others = |(variable, two): (&Variable, [Candidate; 2])| {
            variable.candidates(board) - two.into_iter().collect()
        };
        let parts = self.variables.iter().zip(self.neighbours());
        union(parts.map(others))
    }

    fn counts(&self) -> Measures {
        let ring = self.candidates();
        Measures { length: self.ring.len(), ..Measures::of(ring.digits(), ring.cells()) }
    }

    /// In nrc notation: `r1n5{c1 c4}, c4n5{r1 r8}`.
    fn short(&self) -> String {
        let value =
            |variable: &Variable, one: Candidate| variable.value(one.digit(), CellSet::of(one.cell()));
        let written = |(variable, [one, next]): (&Variable, [Candidate; 2])| {
            format!("{variable}{{{} {}}}", value(variable, one), value(variable, next))
        };
        self.variables.iter().zip(self.neighbours()).map(written).collect::<Vec<_>>().join(", ")
    }

    fn introduce(&self, board: &Board) -> Explanation {
        let ring = self.candidates();
        let guardians = self.guardians(board);
        let mut said = Explanation {
            look: say!("odd-cycle-look", [digits = ring.digits(), cells = ring.cells()]),
            ..Explanation::default()
        };
        let parts = self.variables.iter().zip(self.neighbours());
        said.pattern = parts.map(|(variable, two)| choice(board, *variable, two)).collect();
        said.reason = vec![
            say!("odd-cycle-suppose", [none = none_is_true(guardians)]),
            say!("odd-cycle-ring", [count = self.ring.len()]),
        ];
        said
    }

    fn draw(&self, _: &Board, diagram: &mut Diagram) {
        diagram.candidates(self.candidates(), Role::Base);
        for [one, next] in self.neighbours() {
            diagram.link(CandidateSet::of(one), CandidateSet::of(next), true);
        }
        let house = |variable: &Variable| match variable {
            Variable::Cell(_) => None,
            Variable::Place(house, _) => Some(*house),
        };
        diagram.houses(self.variables.iter().filter_map(house).collect(), Role::Base);
    }

    fn names(&self, _: &Board, _: &Effect) -> Vec<&'static Kind> {
        vec![&ODDAGON]
    }

    fn check(&self, board: &Board, work: &mut Work) -> Result<(), Unsound> {
        let length = self.ring.len();
        work.take_each(length.max(self.variables.len()), 20)?;
        ensure(self.variables.len() == length, "there are not as many variables as candidates")?;
        ensure(length >= FEWEST && length % 2 == 1, "the ring is not odd")?;
        each_once(&self.ring)?;
        work.take_each(length, length)?;
        let is_new = |number: usize| !self.variables[..number].contains(&self.variables[number]);
        ensure((0..length).all(is_new), "a variable is named twice")?;
        for (variable, two) in self.variables.iter().zip(self.neighbours()) {
            ensure(variable.is_open(board), "a variable is solved")?;
            let candidates = variable.candidates(board);
            ensure(
                two.iter().all(|one| candidates.contains(*one)),
                "a candidate does not belong to its variable",
            )?;
        }
        Ok(())
    }
}

/// "Row 1 has its 5 in r1c1 or r1c4, or else in r1c9."
fn choice(board: &Board, variable: Variable, two: [Candidate; 2]) -> Sentence {
    let two: CandidateSet = two.into_iter().collect();
    let others = variable.candidates(board) - two;
    let (digits, cells) = (two.digits(), two.cells());
    match variable {
        Variable::Cell(cell) if others.is_empty() => say!("odd-cycle-cell-is", [cell, digits]),
        Variable::Cell(cell) => {
            say!("odd-cycle-cell-is-or-else", [cell, digits, others = others.digits()])
        }
        Variable::Place(house, digit) if others.is_empty() => {
            say!("odd-cycle-house-has", [house, digit, cells])
        }
        Variable::Place(house, digit) => {
            say!("odd-cycle-house-has-or-else", [house, digit, cells, others = others.cells()])
        }
    }
}
