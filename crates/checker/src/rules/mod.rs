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

use crate::read::{Read, Reading, variant, within};
use crate::state::{Claim, State};
use crate::truths::{Truth, is_impossible};
use crate::work::{Checked, Stop, Work, ensure, refused};
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
#[inline(never)]
fn by_truths(truths: &[Truth], state: &State, claim: &Claim, work: &mut Work<'_>) -> Checked {
    for opposite in claim.opposites(state) {
        let holds = is_impossible(&opposite, truths, work)?;
        ensure(holds, "the cells and houses of the pattern have room without it")?;
    }
    Ok(())
}

/// Makes the reader of any of the patterns.
macro_rules! patterns {
    ($($name:literal $record:ty,)*) => {
        /// The names of the families.
        pub(crate) const FAMILIES: &[&str] = &[$($name),*];

        /// Reads a pattern: an object with one field, named for its family.
        fn read<'a>(pattern: &'a RawValue) -> Reading<Box<dyn Rule + 'a>> {
            let (number, text) = variant(pattern, FAMILIES)?;
            let mut families = 0..;
            $(if families.next() == Some(number) {
                return rule::<$record>(FAMILIES[number], text);
            })*
            unreachable!("it is one of the names")
        }
    };
}

patterns! {
    "singles" named::Singles,
    "locked" named::Locked,
    "subsets" named::Subsets,
    "single-digit" named::SingleDigit,
    "wings" named::Wings,
    "uniqueness" exchange::Uniqueness,
    "guarded-rectangles" exchange::GuardedRectangles,
    "bug" swaps::Bug,
    "fish" named::Fish,
    "bent-sets" named::Cells,
    "fireworks" named::Fireworks,
    "almost-locked-candidates" named::AlmostLockedCandidates,
    "sue-de-coq" named::SueDeCoq,
    "coloring" named::Coloring,
    "medusa" cases::Medusa,
    "link-chains" chains::LinkChains,
    "loops" chains::Loops,
    "als" counting::Als,
    "aligned" named::Aligned,
    "deadly" exchange::Deadly,
    "clue-cover" exchange::ClueCover,
    "kraken" chains::Kraken,
    "templates" templates::Templates,
    "forcing" cases::Forcing<'a>,
    "whips" chains::Whips,
    "forcing-whips" chains::ForcingWhips,
    "impossible" relations::Impossible,
    "odd-cycle" named::OddCycle,
    "rank" counting::Rank,
    "exocet" bases::Exocet<'a>,
    "gurth" symmetry::Gurth,
    "or-relation" relations::OrRelation,
    "dynamic-contradiction" cases::DynamicContradiction<'a>,
}

/// Reads a record.
fn rule<'a, R: Rule + Read<'a> + 'a>(family: &str, text: &'a RawValue) -> Reading<Box<dyn Rule + 'a>> {
    let record = R::read(text).map_err(|why| within(family, why))?;
    Ok(Box::new(record))
}

/// Checks that a claim follows from a pattern in a position.
pub(crate) fn check(pattern: &RawValue, state: &State, claim: &Claim, work: &mut Work<'_>) -> Checked {
    // A nested argument is read as often as statements refer to it.
    work.take(pattern.get().len())?;
    read(pattern).map_err(|unread| refusal(pattern, &unread.why))?.check(state, claim, work)
}

/// The refusal of a pattern that cannot be read, or that no rule is for.
fn refusal(pattern: &RawValue, why: &str) -> Stop {
    let family = pattern.get().split('"').nth(1).filter(|_| pattern.get().starts_with('{'));
    match family.filter(|family| !FAMILIES.contains(family)) {
        Some(family) => Stop::NotCovered(family.chars().take(60).collect()),
        None => refused(format!("the pattern cannot be read: {why}")),
    }
}
