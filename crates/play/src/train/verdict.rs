//! What a player replies to a drill, and what that is worth.

use std::fmt;
use std::str::FromStr;
use sudokit::diagram::{Diagram, Sentence};
use sudokit::logic::Kind;
use sudokit::{CandidateSet, UnknownName};

/// What a player replies to a drill.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "there is one at a time")]
#[non_exhaustive]
pub enum Reply {
    /// There is one, or there is none.
    IsThere(bool),
    /// It is this technique.
    Named(&'static Kind),
    /// These digits can be placed, these candidates crossed out.
    Follows {
        /// What is placed.
        placed: CandidateSet,
        /// What is crossed out.
        crossed: CandidateSet,
    },
    /// The puzzle is solved, or not.
    Solved(bool),
}

/// What a reply is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Verdict {
    /// It is right.
    Right,
    /// All of it follows, and it is not all that the technique shows here.
    More,
    /// It follows by other techniques, not by the one that is asked for.
    Otherwise,
    /// It is true, but no step shows it yet.
    Unfounded,
    /// It is wrong.
    Wrong,
    /// Nothing was replied.
    Nothing,
}

impl Verdict {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Right, Self::More, Self::Otherwise, Self::Unfounded, Self::Wrong, Self::Nothing];

    /// Its name, in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::More => "more",
            Self::Otherwise => "otherwise",
            Self::Unfounded => "unfounded",
            Self::Wrong => "wrong",
            Self::Nothing => "nothing",
        }
    }

    /// Whether the drill is over.
    pub const fn is_final(self) -> bool {
        matches!(self, Self::Right)
    }

    /// Whether the player has slipped: what was replied does not follow.
    pub const fn is_slip(self) -> bool {
        matches!(self, Self::Unfounded | Self::Wrong)
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Reads a name, in capitals or not.
impl FromStr for Verdict {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let mut all = Self::ALL.into_iter();
        let unknown = || UnknownName::new("a verdict", text, Self::ALL.map(Self::name));
        all.find(|verdict| verdict.name().eq_ignore_ascii_case(text)).ok_or_else(unknown)
    }
}

/// A verdict, and the reason for it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Judgement {
    /// What the reply is worth.
    pub verdict: Verdict,
    /// What is said of it.
    pub said: Vec<Sentence>,
    /// What is shown of it.
    pub shown: Diagram,
}

impl Judgement {
    /// What is said, as one text.
    pub fn text(&self) -> String {
        self.said.iter().map(Sentence::to_string).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn new(verdict: Verdict, said: Vec<Sentence>) -> Self {
        Self { verdict, said, shown: Diagram::default() }
    }

    pub(super) fn showing(mut self, shown: Diagram) -> Self {
        self.shown = shown;
        self
    }
}
