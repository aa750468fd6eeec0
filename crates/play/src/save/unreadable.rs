//! The reason why a document cannot be read.

use crate::Refused;
use std::fmt;

/// The reason why a document cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Unreadable {
    /// It is no JSON, or lacks something, for this reason.
    Json(String),
    /// It is neither a game nor a profile.
    NotASave,
    /// It is of a later version.
    Version {
        /// A game or a profile.
        what: &'static str,
        /// Its version.
        found: u64,
    },
    /// The puzzle that the game began with cannot be read.
    Start(String),
    /// An action of the log was refused.
    Refused {
        /// The number of the action, from 1.
        number: usize,
        /// The reason.
        why: Refused,
    },
    /// The log leads to another grid than the one that is saved.
    Disagrees,
}

impl Unreadable {
    pub(super) fn json(error: &serde_json::Error) -> Self {
        Self::Json(error.to_string())
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Json(what) => write!(f, "not a saved game or profile: {what}"),
            Self::NotASave => f.write_str("expected a saved game or profile: JSON with a key 'game' or 'profile'"),
            Self::Version { what, found } => {
                let known = super::Save::VERSION;
                write!(
                    f,
                    "this {what} is of version {found}: expected {known}, the latest that this program knows"
                )
            }
            Self::Start(why) => write!(f, "the puzzle that the game began with: {why}"),
            Self::Refused { number, why } => {
                write!(f, "action {number} of the game cannot be done: {why} Opened as a puzzle, the file has the grid")
            }
            Self::Disagrees => f.write_str(
                "the actions of the game lead to another grid than the one that is saved; opened as a puzzle, the file has the latter",
            ),
        }
    }
}

impl std::error::Error for Unreadable {}
