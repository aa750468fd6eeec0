//! Exocets: all digits that the cells of the base can have are gone through, with the houses that need them.

use super::Rule;
use super::cases::DynamicContradiction;
use crate::read::{record, variants};
use crate::state::{Claim, State};
use crate::truths::{Truth, each_choice, few, is_impossible};
use crate::work::{Checked, Work, ensure};
use std::ops::ControlFlow::Continue;
use sudokit_core::{CandidateSet, CellSet, Digit, House};

record! {
    /// The cells of a base, and the targets where its digits come back.
    pub(super) struct Exocet<'a> { base: CellSet, targets: Vec<Target>, reason: Reason<'a> }
}

record! {
    struct Target {
        cells: CellSet,
        /// A digit that one of the cells holds.
        locked: Option<Digit>,
    }
}

enum Reason<'a> {
    Targets,
    Table,
    Second {
        base: CellSet,
        targets: Vec<Target>,
    },
    /// Arguments that cells of the base are not a digit, if no target is.
    Weak(Vec<DynamicContradiction<'a>>),
}
variants! { Reason<'a>: "targets" Targets (), "wild" Targets (), "table" Table (), "second" Second { base, targets },
"joined" Second { base, targets }, "weak" Weak (_) }

impl Rule for Exocet<'_> {
    fn check(&self, state: &State, claim: &Claim, work: &mut Work<'_>) -> Checked {
        let (mut base, mut targets): (_, Vec<&Target>) = (self.base, self.targets.iter().collect());
        if let Reason::Second { base: more, targets: further } = &self.reason {
            base |= *more;
            targets.extend(further);
        }
        let cells = targets.iter().fold(CellSet::EMPTY, |cells, target| cells | target.cells);
        let arguments = if let Reason::Weak(arguments) = &self.reason { &arguments[..] } else { &[] };
        for argument in arguments {
            let less = state.without(CandidateSet::of_digit(argument.target.digit(), cells));
            work.inside(|work| argument.ensure_refuted(&less, work))?;
        }
        // These hold in all cases: the locked digits of targets, and all cells of the targets' boxes.
        let locked = targets.iter().filter_map(|target| Some((target.cells, target.locked?)));
        let mut always = few(locked.flat_map(|(cells, digit)| Truth::shared(cells, digit)))?;
        if matches!(self.reason, Reason::Table) {
            let boxes = cells.iter().map(|cell| House::block(cell.block()).cells());
            always.extend(Truth::cells(boxes.fold(CellSet::EMPTY, |all, cells| all | cells)));
        }
        let bases: Vec<Truth> = Truth::cells(base).collect();
        ensure((1..=4).contains(&bases.len()), "the base is not one cell to four")?;
        let opposites = claim.opposites(state);
        let _ = each_choice(state.left, &bases, work, &mut |digits: CandidateSet, work| {
            let mut truths = always.clone();
            truths.extend(digits.digits().iter().flat_map(Truth::of_digit));
            let argued = arguments.iter().filter(|argument| digits.contains(argument.target));
            truths.extend(
                argued.map(|argument| Truth::OneOf(CandidateSet::of_digit(argument.target.digit(), cells))),
            );
            let with_digits = |state: &State| digits.iter().fold(*state, |state, one| state.with(one));
            if is_impossible(&with_digits(state), &truths, work)? {
                return Ok(Continue(()));
            }
            for opposite in &opposites {
                let is_ruled_out = is_impossible(&with_digits(opposite), &truths, work)?;
                ensure(is_ruled_out, "it goes with some digits in the base")?;
            }
            Ok(Continue(()))
        })?;
        Ok(())
    }
}
