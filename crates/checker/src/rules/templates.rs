//! Templates: the ways to place a digit in all houses.

use super::{Rule, by_truths};
use crate::read::record;
use crate::state::{Claim, State};
use crate::truths::Truth;
use crate::work::{Checked, Work};
use sudokit_core::{Candidate, CandidateSet, Digit};

record! {
    /// A digit, and candidates that are seen to be true before it is placed.
    pub(super) struct Templates { digit: Digit, certain: Vec<Candidate> }
}

impl Rule for Templates {
    fn check(&self, state: &State, claim: &Claim, work: &mut Work<'_>) -> Checked {
        let mut known = *state;
        let of = |digit| Truth::of_digit(digit).collect::<Vec<_>>();
        for certain in &self.certain {
            let placed = Claim { placed: CandidateSet::of(*certain), ..Claim::default() };
            by_truths(&of(certain.digit()), &known, &placed, work)?;
            known = known.with(*certain);
        }
        by_truths(&of(self.digit), &known, claim, work)
    }
}
