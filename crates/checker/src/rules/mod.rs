//! Patterns as they are written, each with its rule.
//!
//! A record has the fields that its rule needs. Other fields prove nothing, and are not looked at.

mod bases;
mod cases;
mod chains;
mod counting;
mod exchange;
mod guardians;
mod lines;
mod named;
mod relations;
mod swaps;
mod symmetry;
mod templates;

use crate::state::{Claim, State};
use crate::truths::{Truth, is_impossible};
use crate::work::{Checked, Stop, Work, ensure, refused};
use serde::Deserialize;
use serde_json::value::RawValue;

/// A pattern with a rule.
trait Rule {
    /// Checks that a claim follows from the pattern in a position.
    fn check(&self, state: &State, claim: &Claim, work: &mut Work<'_>) -> Checked;
}

/// A pattern that names truths, from which the claim follows by the rule of truths.
trait Named {
    /// The truths.
    fn truths(&self, state: &State) -> Checked<Vec<Truth>>;
}

impl<P: Named> Rule for P {
    fn check(&self, state: &State, claim: &Claim, work: &mut Work<'_>) -> Checked {
        by_truths(&self.truths(state)?, state, claim, work)
    }
}

/// The rule of truths: the opposite of the claim goes with no choice of the truths.
fn by_truths(truths: &[Truth], state: &State, claim: &Claim, work: &mut Work<'_>) -> Checked {
    for opposite in claim.opposites(state) {
        let holds = is_impossible(&opposite, truths, work)?;
        ensure(holds, "the cells and houses of the pattern have room without it")?;
    }
    Ok(())
}

/// Makes the record that is any of the patterns.
macro_rules! patterns {
    ($($name:literal $variant:ident $record:ty,)*) => {
        /// A pattern: an object with one field, named for its family.
        #[derive(Deserialize)]
        #[serde(bound(deserialize = "'de: 'a"))]
        enum Pattern<'a> {
            $(#[serde(rename = $name)] $variant($record),)*
        }

        /// The names of the families.
        pub(crate) const FAMILIES: &[&str] = &[$($name),*];

        impl Pattern<'_> {
            fn rule(&self) -> &dyn Rule {
                match self {
                    $(Self::$variant(record) => record,)*
                }
            }
        }
    };
}

patterns! {
    "singles" Singles named::Singles,
    "locked" Locked named::Locked,
    "subsets" Subsets named::Subsets,
    "single-digit" SingleDigit named::SingleDigit,
    "wings" Wings named::Wings,
    "uniqueness" Uniqueness exchange::Uniqueness,
    "guarded-rectangles" GuardedRectangles exchange::GuardedRectangles,
    "bug" Bug swaps::Bug,
    "fish" Fish named::Fish,
    "bent-sets" BentSets named::Cells,
    "fireworks" Fireworks named::Fireworks,
    "almost-locked-candidates" AlmostLockedCandidates named::AlmostLockedCandidates,
    "sue-de-coq" SueDeCoq named::SueDeCoq,
    "coloring" Coloring named::Coloring,
    "medusa" Medusa cases::Medusa,
    "link-chains" LinkChains chains::LinkChains,
    "loops" Loops chains::Loops,
    "als" Als counting::Als,
    "aligned" Aligned named::Aligned,
    "deadly" Deadly exchange::Deadly,
    "clue-cover" ClueCover exchange::ClueCover,
    "kraken" Kraken chains::Kraken,
    "templates" Templates templates::Templates,
    "forcing" Forcing cases::Forcing<'a>,
    "whips" Whips chains::Whips,
    "impossible" Impossible relations::Impossible,
    "odd-cycle" OddCycle named::OddCycle,
    "rank" Rank counting::Rank,
    "exocet" Exocet bases::Exocet<'a>,
    "gurth" Gurth symmetry::Gurth,
    "or-relation" OrRelation relations::OrRelation,
    "dynamic-contradiction" DynamicContradiction cases::DynamicContradiction<'a>,
}

/// Checks that a claim follows from a pattern in a position.
pub(crate) fn check(pattern: &RawValue, state: &State, claim: &Claim, work: &mut Work<'_>) -> Checked {
    // A nested argument is read as often as statements refer to it.
    work.take(pattern.get().len())?;
    let pattern: Pattern<'_> =
        serde_json::from_str(pattern.get()).map_err(|error| unread(pattern, &error))?;
    pattern.rule().check(state, claim, work)
}

/// The refusal of a pattern that cannot be read, or that no rule is for.
fn unread(pattern: &RawValue, error: &serde_json::Error) -> Stop {
    let family = pattern.get().split('"').nth(1).filter(|_| pattern.get().trim_start().starts_with('{'));
    match family.filter(|family| !FAMILIES.contains(family)) {
        Some(family) => Stop::NotCovered(family.chars().take(60).collect()),
        None => refused(format!(
            "the pattern cannot be read: {}",
            error.to_string().chars().take(200).collect::<String>()
        )),
    }
}
