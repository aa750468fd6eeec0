//! Cells that a few digits cannot fill, so that one of their other candidates is true; and chains on that.

use super::chains::{Link, Whips};
use super::exchange::{Deadly, Rectangle};
use super::guardians::Reason;
use super::named::OddCycle;
use super::swaps::Bug;
use super::{Named, Rule, by_truths};
use crate::read::{Fields, Read, Reading, record, variants};
use crate::state::{Claim, State, candidates};
use crate::truths::{Truth, few, is_impossible};
use crate::work::{Checked, Work, ensure};
use serde_json::value::RawValue;
use sudokit_core::{CandidateSet, CellSet, DigitSet};

/// Cells that these digits cannot fill.
pub(super) struct Impossible {
    cells: Unfillable,
    reason: Reason,
}

/// The cells and the digits stand in the record itself.
impl<'a> Read<'a> for Impossible {
    fn read(text: &'a RawValue) -> Reading<Self> {
        let reason = Fields::of(text, &["reason"])?.next_or(Reason::Seen)?;
        Ok(Self { cells: Read::read(text)?, reason })
    }
}

record! { struct Unfillable { cells: CellSet, digits: DigitSet } }

impl Unfillable {
    /// The other candidates of the cells, of which one is true, as the digits cannot fill the cells.
    fn guardians(&self, state: &State, work: &mut Work<'_>) -> Checked<CandidateSet> {
        let guardians = state.left & candidates(self.cells, !self.digits);
        let truths: Vec<Truth> = Truth::cells(self.cells).collect();
        let holds = is_impossible(&state.without(guardians), &truths, work)?;
        ensure(holds, "the digits can fill the cells")?;
        Ok(guardians)
    }
}

impl Rule for Impossible {
    fn check(&self, state: &State, claim: &Claim, work: &mut Work<'_>) -> Checked {
        let guardians = self.cells.guardians(state, work)?;
        by_truths(&self.reason.truths(guardians), state, claim, work)
    }
}

record! {
    /// Candidates of which one is true, and chains from them.
    pub(super) struct OrRelation { relation: Source, argument: Argument }
}

enum Source {
    Impossible(Unfillable),
    Rectangle(Rectangle),
    OddCycle(OddCycle),
    Deadly(Deadly),
    Bug(Bug),
}

impl Source {
    /// The truths from which the relation follows.
    fn truths(&self, state: &State, work: &mut Work<'_>) -> Checked<Vec<Truth>> {
        let guardians = match self {
            Self::OddCycle(ring) => return ring.truths(state),
            Self::Impossible(cells) => cells.guardians(state, work)?,
            Self::Rectangle(rectangle) => rectangle.guardians(state, work)?,
            Self::Deadly(exchange) => exchange.guardians(state, work)?,
            Self::Bug(grave) => grave.guardians(state, work)?,
        };
        Ok(vec![Truth::OneOf(guardians)])
    }
}
variants! { Source: "impossible" Impossible (_), "rectangle" Rectangle (_), "odd-cycle" OddCycle (_), "deadly" Deadly (_), "bug" Bug (_) }

enum Argument {
    Forcing(Vec<Whips>),
    Against { before: Vec<Link>, after: Vec<Link> },
}
variants! { Argument: "forcing" Forcing (_), "against" Against { before, after } }

impl Rule for OrRelation {
    fn check(&self, state: &State, claim: &Claim, work: &mut Work<'_>) -> Checked {
        let relation = self.relation.truths(state, work)?;
        let links: Vec<Truth> = match &self.argument {
            Argument::Forcing(branches) => {
                few(branches.iter().flat_map(|branch| Link::truths(&branch.links)))?
            }
            Argument::Against { before, after } => few(Link::truths(before).chain(Link::truths(after)))?,
        };
        let truths = [relation, links].concat();
        by_truths(&truths, state, claim, work)
    }
}
