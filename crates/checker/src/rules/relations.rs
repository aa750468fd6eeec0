//! Cells that a few digits cannot fill, so that one of their other candidates is true; and chains on that.

use super::chains::Link;
use super::exchange::{Deadly, Rectangle};
use super::guardians::Reason;
use super::named::OddCycle;
use super::swaps::Bug;
use super::{Named, Rule, by_truths};
use crate::state::{Claim, State, candidates};
use crate::truths::{Truth, few, is_impossible};
use crate::work::{Checked, Work, ensure};
use serde::Deserialize;
use sudokit_core::{CandidateSet, CellSet, DigitSet};

/// Cells that these digits cannot fill.
#[derive(Deserialize)]
pub(super) struct Impossible {
    #[serde(flatten)]
    cells: Unfillable,
    #[serde(default)]
    reason: Reason,
}

#[derive(Deserialize)]
struct Unfillable {
    cells: CellSet,
    digits: DigitSet,
}

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

/// Candidates of which one is true, and chains from them.
#[derive(Deserialize)]
pub(super) struct OrRelation {
    relation: Source,
    argument: Argument,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
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

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Argument {
    Forcing(Vec<Branch>),
    Against { before: Vec<Link>, after: Vec<Link> },
}

#[derive(Deserialize)]
struct Branch {
    links: Vec<Link>,
}

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
