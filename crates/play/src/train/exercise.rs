//! The kinds of exercises.

use std::fmt;
use std::str::FromStr;
use sudokit::UnknownName;

/// A kind of exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Exercise {
    /// Mark the effect of an instance of the technique.
    WhatFollows,
    /// Say whether there is one.
    FindIt,
    /// Name the technique of the marked pattern.
    NameIt,
    /// Solve a puzzle that needs it and nothing harder.
    SolveWithIt,
    /// See that something learned applies, and mark what follows, or say that nothing does: the technique is
    /// not announced.
    SeeIt,
}

impl Exercise {
    /// All exercises.
    pub const ALL: [Self; 5] =
        [Self::WhatFollows, Self::FindIt, Self::NameIt, Self::SolveWithIt, Self::SeeIt];

    /// `what follows`, `find it`, `name it`, `solve with it` or `see it`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::WhatFollows => "what follows",
            Self::FindIt => "find it",
            Self::NameIt => "name it",
            Self::SolveWithIt => "solve with it",
            Self::SeeIt => "see it",
        }
    }
}

impl fmt::Display for Exercise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Reads a name, in capitals or not.
impl FromStr for Exercise {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let mut all = Self::ALL.into_iter();
        let unknown = || UnknownName::new("an exercise", text, Self::ALL.map(Self::name));
        all.find(|exercise| exercise.name().eq_ignore_ascii_case(text)).ok_or_else(unknown)
    }
}
