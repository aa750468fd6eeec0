//! Forcing whips: a cell or a house has two candidates for something, and partial whips from both lead to
//! the same.
//!
#![doc = include_str!("doc.md")]
//!
//! **Order.** The shortest first, by the links of both chains together; of equally short ones placements
//! first, then the candidate that is placed or removed. Each conclusion comes once: of starts with equally
//! short chains, cells before rows, columns, boxes.

use crate::follow::Draft;
use crate::order::csp::State;
use crate::step::evidence::ensure;
use crate::techniques::or_relation::{Branches, forced};
use crate::wording::{can_only_be, only_places};
use crate::{
    Effect, Evidence, Family, Kind, Measures, Proven, Sink, Step, Unsound, Variable, View, Wanted, Work,
};
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet, CellSet, HouseSet};
use sudokit_diagram::{Diagram, Explanation, Role, say};

kinds! {
    ForcingWhips:
    /// A cell has two candidates left, or a digit two places in a house, and chains from both lead to the
    /// same conclusion.
    FORCING_WHIP = Kind::new("forcing-whip", "Forcing Whip")
        .aliases(&["forcing bivalue chain", "bivalue-based forcing whip"])
        .asked_by_name();
}

/// Finds [`FORCING_WHIP`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct ForcingWhips;

/// The pattern: a variable, and a chain from each of its candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pattern {
    /// The variable with two candidates.
    pub(crate) variable: Variable,
    /// The chains.
    pub(crate) branches: Branches,
}

impl Family for ForcingWhips {
    folder!();

    fn price(&self) -> usize {
        6
    }

    fn find(&self, wanted: Wanted<'_>, view: &View<'_>, sink: &mut dyn Sink) -> ControlFlow<()> {
        if !wanted.has(&FORCING_WHIP) {
            return ControlFlow::Continue(());
        }
        let draft = Draft::of(view.board());
        let is_start = |(_, candidates): &(Variable, CandidateSet)| candidates.len() == 2;
        let (variables, starts): (Vec<Variable>, Vec<CandidateSet>) = (0..Variable::COUNT)
            .map(Variable::from_index)
            .filter(|variable| variable.is_open(view.board()))
            .map(|variable| (variable, variable.candidates(view.board())))
            .filter(is_start)
            .unzip();
        let most = view.options().whip_length;
        for found in forced::all(view, &State::of(&draft), &starts, most) {
            if found.branches.links() <= most {
                let pattern = Pattern { variable: variables[found.relation], branches: found.branches };
                sink.step(Step { kind: &FORCING_WHIP, effect: found.effect, pattern: pattern.into() })?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Evidence for Pattern {
    /// The variable counts as a link.
    fn measures(&self) -> Measures {
        let cases: CandidateSet = self.branches.cases().into_iter().collect();
        Measures {
            digits: cases.digits().iter().collect(),
            cells: cases.cells().iter().collect(),
            length: 1 + self.branches.links(),
            ..Measures::default()
        }
    }

    fn line(&self) -> String {
        format!("{}: {}", self.variable, self.branches.written())
    }

    /// Placements too behind an arrow.
    fn headline(&self, name: &str, effect: &Effect) -> String {
        format!("{name}: {} => {effect}", self.line())
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let cases = self.variable.candidates(board);
        let (look, pattern) = match self.variable {
            Variable::Cell(cell) => {
                (say!("forcing-look-at-cell", [cell]), can_only_be(CellSet::of(cell), cases.digits()))
            }
            Variable::Place(house, digit) => (
                say!("forcing-look-at-places", [digit, house]),
                only_places(HouseSet::of(house), digit, cases.cells()),
            ),
        };
        Explanation {
            look,
            pattern: vec![pattern],
            cases: self.branches.told(board, effect),
            reason: vec![self.branches.reason(effect)],
            result: effect.results(),
        }
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        diagram.candidates(self.variable.candidates(board), Role::Base);
        self.branches.mark(diagram);
    }

    fn kinds(&self, _: &Board, _: &Effect) -> Vec<&'static Kind> {
        let is_it = self.branches.0.len() == 2 && self.branches.are_whips();
        is_it.then_some(&FORCING_WHIP).into_iter().collect()
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        ensure(self.variable.is_open(board), "the variable is solved")?;
        self.branches.proves(self.variable.candidates(board), board, work)
    }
}
