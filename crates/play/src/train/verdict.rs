//! Replies to a drill, and verdicts on them.

use std::fmt;
use std::str::FromStr;
use sudokit::diagram::{Diagram, Sentence};
use sudokit::logic::Kind;
use sudokit::{CandidateSet, UnknownName};

/// The reply of a player to a drill.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "there is one at a time")]
#[non_exhaustive]
pub enum Reply {
    /// True if the player says that there is one.
    IsThere(bool),
    /// The name of the technique.
    Named(&'static Kind),
    /// The marked effects.
    Follows {
        /// The digits placed.
        placed: CandidateSet,
        /// The candidates crossed out.
        crossed: CandidateSet,
    },
    /// True if the puzzle is solved.
    Solved(bool),
}

/// A verdict on a reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Verdict {
    /// Right.
    Right,
    /// Right, but incomplete: the technique shows more here.
    More,
    /// True by other techniques, not by the one asked for.
    Otherwise,
    /// True, but no step shows it yet, or only one harder than the technique asked for.
    Unfounded,
    /// Wrong.
    Wrong,
    /// Wrong, but no slip of the technique practised: one that looks like it was taken for a third.
    Lookalike,
    /// No reply.
    Nothing,
}

impl Verdict {
    /// All verdicts.
    pub const ALL: [Self; 7] = [
        Self::Right,
        Self::More,
        Self::Otherwise,
        Self::Unfounded,
        Self::Wrong,
        Self::Lookalike,
        Self::Nothing,
    ];

    /// Its name, in lower case.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::More => "more",
            Self::Otherwise => "otherwise",
            Self::Unfounded => "unfounded",
            Self::Wrong => "wrong",
            Self::Lookalike => "lookalike",
            Self::Nothing => "nothing",
        }
    }

    /// Returns true if the drill is over.
    pub const fn is_final(self) -> bool {
        matches!(self, Self::Right)
    }

    /// Returns true for a slip: a reply that does not follow.
    pub const fn is_slip(self) -> bool {
        matches!(self, Self::Unfounded | Self::Wrong | Self::Lookalike)
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

/// A verdict with its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Judgement {
    /// The verdict.
    pub verdict: Verdict,
    /// The sentences.
    pub said: Vec<Sentence>,
    /// The marks on the grid.
    pub shown: Diagram,
}

impl Judgement {
    /// The sentences, as one text.
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
