//! The bound on the work of a check, and the reasons to stop it.

use std::borrow::Cow;
use sudokit_core::Cancel;

/// The reason why a check ends without a yes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// The step does not hold, or it cannot be shown within the bounds.
    Refused(Cow<'static, str>),
    /// There is no rule for this sort of pattern.
    NotCovered(String),
    /// Nobody wants to know any more.
    Cancelled,
}

/// The result of a part of a check.
pub(crate) type Checked<T = ()> = Result<T, Stop>;

/// Refuses the step unless a condition holds.
pub(crate) fn ensure(holds: bool, otherwise: &'static str) -> Checked {
    if holds { Ok(()) } else { Err(refused(otherwise)) }
}

/// The refusal for a reason.
pub(crate) fn refused(why: impl Into<Cow<'static, str>>) -> Stop {
    Stop::Refused(why.into())
}

/// The work that is left, in looks at a truth or a candidate.
pub(crate) struct Work<'a> {
    of_step: u64,
    of_proof: u64,
    /// Nested arguments around the one that is being checked.
    depth: usize,
    /// Looks until the next question whether the check is cancelled.
    until_asked: u64,
    cancel: &'a Cancel,
    /// True if the givens alone have exactly one solution, once their solutions have been counted.
    pub(crate) one_solution: Option<bool>,
}

impl<'a> Work<'a> {
    /// The most looks of the check of one step. The steps of our tests need at most a tenth.
    pub(crate) const OF_STEP: u64 = 10_000_000;
    /// The most looks of the check of one document.
    pub(crate) const OF_PROOF: u64 = 20 * Self::OF_STEP;
    /// The deepest nesting of arguments.
    pub(crate) const DEPTH: usize = 16;
    /// The looks between two questions whether the check is cancelled: less than a millisecond.
    const BETWEEN: u64 = 20_000;

    pub(crate) const fn new(cancel: &'a Cancel) -> Self {
        Self {
            of_step: Self::OF_STEP,
            of_proof: Self::OF_PROOF,
            depth: 0,
            until_asked: 0,
            cancel,
            one_solution: None,
        }
    }

    /// The next step has the work of one step again, if the proof has as much left.
    pub(crate) fn next_step(&mut self) {
        self.of_step = Self::OF_STEP.min(self.of_proof);
    }

    /// The looks that the proof has taken.
    pub(crate) const fn taken(&self) -> u64 {
        Self::OF_PROOF - self.of_proof
    }

    /// Takes a number of looks.
    pub(crate) fn take(&mut self, looks: usize) -> Checked {
        let looks = looks as u64;
        let (Some(of_step), Some(of_proof)) =
            (self.of_step.checked_sub(looks), self.of_proof.checked_sub(looks))
        else {
            return Err(refused("the check would take too much work"));
        };
        (self.of_step, self.of_proof) = (of_step, of_proof);
        match self.until_asked.checked_sub(looks) {
            Some(left) => self.until_asked = left,
            None if self.cancel.is_cancelled() => return Err(Stop::Cancelled),
            None => self.until_asked = Self::BETWEEN,
        }
        Ok(())
    }

    /// Makes a nested check with the same work.
    pub(crate) fn inside<T>(&mut self, check: impl FnOnce(&mut Self) -> Checked<T>) -> Checked<T> {
        ensure(self.depth < Self::DEPTH, "the arguments are nested too deeply")?;
        self.depth += 1;
        let checked = check(self);
        self.depth -= 1;
        checked
    }
}
