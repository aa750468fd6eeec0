//! The rungs of the ladder, and their contents.

use crate::Change;
use serde::{Deserialize, Serialize};
use sudokit::CellSet;
use sudokit::diagram::{Diagram, Names, Rncn, Sentence, Words, say};

/// A rung of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Rung {
    /// No ladder: the puzzle is solved, has no solution, or no technique applies.
    Nothing,
    /// The number of mistakes.
    Mistakes,
    /// The places of the mistakes.
    Where,
    /// Taking the mistakes back.
    Back,
    /// The name of the technique.
    Name,
    /// The place to look at.
    Look,
    /// The pattern, marked.
    Pattern,
    /// The reason.
    Reason,
    /// The result.
    Result,
    /// Taking the step.
    Done,
}

impl Rung {
    /// Returns true for the last rung of a ladder, which acts.
    pub(super) const fn acts(self) -> bool {
        matches!(self, Self::Back | Self::Done)
    }
}

/// The contents of a rung, without those of the rungs below.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Told {
    /// The rung.
    pub rung: Rung,
    /// The sentences.
    pub said: Vec<Sentence>,
    /// The sentences as an [outline](sudokit::diagram::Explanation::outline): of each line the depth, and the
    /// number of its sentence. An argument within another follows the one that it proves.
    pub outline: Vec<(usize, usize)>,
    /// The place to look at: the cells and houses that are named.
    pub place: CellSet,
    /// The marks on the grid, from the pattern on.
    pub shown: Diagram,
    /// The id of the technique, for its page.
    pub technique: Option<&'static str>,
    /// The change made, on the last rung.
    pub change: Option<Change>,
}

impl Told {
    /// The sentences as one text, in English and in rncn notation.
    pub fn text(&self) -> String {
        self.called(Words::english(), &Rncn)
    }

    /// The sentences as one text, with these names of cells and houses.
    pub fn called(&self, words: &Words, names: &dyn Names) -> String {
        say!("common-text", [sentences = self.said.clone()]).told(words, names)
    }
}
