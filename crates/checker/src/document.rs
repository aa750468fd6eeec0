//! Proofs as they are written, and the verdict on them.

use crate::read::{Read, record};
use crate::rules;
use crate::state::{Claim, State};
use crate::work::{Stop, Work};
use serde_json::value::RawValue;
use std::fmt;
use sudokit_core::{Cancel, Cancelled, CandidateSet, Puzzle};

/// A proof, or a list of steps, read from JSON and not believed.
#[derive(Clone, Debug)]
pub struct Document {
    start: State,
    steps: Vec<Step>,
}

record! {
    /// The fields of a document.
    struct Fields {
        version: usize,
        puzzle: Puzzle,
        placed: Option<Puzzle>,
        removed: CandidateSet = Default::default(),
        steps: Vec<Step>,
    }
}

record! {
    /// A step: what it changes, and the pattern from which that follows, which is read when it is checked.
    #[derive(Clone, Debug)]
    struct Step { effect: Effect, pattern: Box<RawValue> }
}

record! {
    /// The effect of a step.
    #[derive(Clone, Debug)]
    pub(crate) struct Effect {
        placements: CandidateSet = Default::default(),
        eliminations: CandidateSet = Default::default(),
        one_of: CandidateSet = Default::default(),
    }
}

impl Effect {
    pub(crate) const fn claim(&self) -> Claim {
        Claim { placed: self.placements, gone: self.eliminations, one_of: self.one_of }
    }
}

/// The verdict on a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It follows from its pattern.
    Holds,
    /// It does not, or that cannot be shown within the bounds: the reason.
    Refused(String),
    /// There is no rule for this family of patterns.
    NotCovered(String),
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Holds => f.write_str("holds"),
            Self::Refused(why) => write!(f, "does not hold: {why}"),
            Self::NotCovered(family) => write!(f, "cannot be checked: there is no rule for {family}"),
        }
    }
}

/// The verdicts on the steps of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The verdict on each step, in order. In a proof nothing is said of the steps behind one that is
    /// refused.
    pub verdicts: Vec<Verdict>,
    /// The number of looks that the check took.
    pub looks: u64,
}

impl Report {
    /// The first step that does not hold: its number, from 0, and the verdict.
    pub fn first_that_fails(&self) -> Option<(usize, &Verdict)> {
        self.verdicts.iter().enumerate().find(|(_, verdict)| **verdict != Verdict::Holds)
    }

    /// True if every step holds.
    pub fn holds(&self) -> bool {
        self.first_that_fails().is_none()
    }
}

/// The reason why a text is not a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable(String);

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unreadable {}

impl Document {
    /// The longest text that is read, in bytes.
    pub const LONGEST: usize = 8 << 20;

    /// Reads one document.
    ///
    /// # Errors
    /// The text is longer than [`LONGEST`](Self::LONGEST), or not a document of version 1, or its start
    /// contradicts itself.
    pub fn read(text: &[u8]) -> Result<Self, Unreadable> {
        if text.len() > Self::LONGEST {
            return Err(Unreadable("the document is longer than 8 MiB".into()));
        }
        let whole: &RawValue = serde_json::from_slice(text).map_err(|error| {
            Unreadable(format!("this is no JSON at line {}, column {}", error.line(), error.column()))
        })?;
        let Fields { version, puzzle, placed, removed, steps } =
            Fields::read(whole).map_err(|unread| Unreadable(unread.why))?;
        if version != 1 {
            return Err(Unreadable(format!("expected version 1, found {version}")));
        }
        let start = State::of(&puzzle, &placed.unwrap_or(Puzzle::EMPTY), removed).map_err(Unreadable)?;
        Ok(Self { start, steps })
    }

    /// Checks a proof: each step in the position that the steps before it leave, up to the first that is
    /// refused.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn follow(&self, cancel: &Cancel) -> Result<Report, Cancelled> {
        self.check(true, cancel)
    }

    /// Checks a list of steps, each in the same position.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn each(&self, cancel: &Cancel) -> Result<Report, Cancelled> {
        self.check(false, cancel)
    }

    fn check(&self, is_proof: bool, cancel: &Cancel) -> Result<Report, Cancelled> {
        let mut work = Work::new(cancel);
        let mut verdicts = Vec::new();
        let mut state = self.start;
        for step in &self.steps {
            cancel.check()?;
            work.next_step();
            let claim = step.effect.claim();
            let checked = claim
                .ensure_sensible(&state)
                .and_then(|()| rules::check(&step.pattern, &state, &claim, &mut work));
            verdicts.push(match checked {
                Ok(()) => Verdict::Holds,
                Err(Stop::NotCovered(family)) => Verdict::NotCovered(family),
                Err(Stop::Refused(why)) => Verdict::Refused(why.into_owned()),
                Err(Stop::Cancelled) => return Err(Cancelled),
            });
            if is_proof {
                if matches!(verdicts.last(), Some(Verdict::Refused(_))) {
                    break;
                }
                claim.apply(&mut state);
            }
        }
        Ok(Report { verdicts, looks: work.taken() })
    }
}
