//! The kinds of exercises.

use std::fmt;
use std::str::FromStr;
use sudokit::UnknownName;

/// What is asked of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Exercise {
    /// To mark what follows from an instance of the technique.
    WhatFollows,
    /// To say whether there is one.
    FindIt,
    /// To say which technique it is whose pattern is marked.
    NameIt,
    /// To solve a puzzle that needs it and nothing harder.
    SolveWithIt,
}

impl Exercise {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::WhatFollows, Self::FindIt, Self::NameIt, Self::SolveWithIt];

    /// `what follows`, `find it`, `name it` or `solve with it`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::WhatFollows => "what follows",
            Self::FindIt => "find it",
            Self::NameIt => "name it",
            Self::SolveWithIt => "solve with it",
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
