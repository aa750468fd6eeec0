//! The rungs of the ladder, and what is told on each.

use crate::Change;
use serde::{Deserialize, Serialize};
use sudokit::CellSet;
use sudokit::diagram::{Diagram, Names, Rncn, Sentence};

/// How much is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Rung {
    /// There is nothing to climb to: the puzzle is solved, has no solution, or no technique leads on.
    Nothing,
    /// How many mistakes there are.
    Mistakes,
    /// Where they are.
    Where,
    /// Back to before them.
    Back,
    /// The name of the technique.
    Name,
    /// Where to look.
    Look,
    /// What is there, marked.
    Pattern,
    /// Why something follows.
    Reason,
    /// What follows.
    Result,
    /// It is done.
    Done,
}

impl Rung {
    /// Whether it is the last of its ladder, which does something.
    pub(super) const fn acts(self) -> bool {
        matches!(self, Self::Back | Self::Done)
    }
}

/// What is told on a rung: only what was not told before it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Told {
    /// How much it is.
    pub rung: Rung,
    /// What is said.
    pub said: Vec<Sentence>,
    /// Where to look: the cells that are named, and those of the houses that are.
    pub place: CellSet,
    /// What is marked on the grid: from the pattern on.
    pub shown: Diagram,
    /// The id of the technique, for its page.
    pub technique: Option<&'static str>,
    /// What was done, on the last rung.
    pub change: Option<Change>,
}

impl Told {
    /// What is said, as one text in rncn notation.
    pub fn text(&self) -> String {
        self.called(&Rncn)
    }

    /// The same, with cells and houses called by these names.
    pub fn called(&self, names: &dyn Names) -> String {
        self.said.iter().map(|sentence| sentence.called(names)).collect::<Vec<_>>().join(" ")
    }
}
