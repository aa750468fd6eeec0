//! The assistance of a game, recorded with the result.

use crate::{Action, Keeping, Options, Rung, Showing};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most assistance that a game had.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Assistance {
    /// None: paper, pencil and rubber.
    #[default]
    None,
    /// Candidates were filled in or kept automatically.
    Candidates,
    /// The player was told what is wrong.
    Checks,
    /// The player asked for hints.
    Hints,
    /// Steps were taken for the player.
    Steps,
}

impl Assistance {
    /// The assistance that options give by themselves.
    pub(super) fn of_options(options: &Options) -> Self {
        match (options.wrong, options.candidates) {
            (Showing::AtOnce, _) => Self::Checks,
            (_, Keeping::Automatic) => Self::Candidates,
            _ => Self::None,
        }
    }

    /// The assistance that an action gives.
    pub(super) fn of_action(action: &Action) -> Self {
        match action {
            Action::Fill { .. } => Self::Candidates,
            Action::Check | Action::UndoMistakes | Action::RemoveMistakes => Self::Checks,
            Action::Ask { .. } => Self::Hints,
            Action::Take { .. } => Self::Steps,
            Action::Choose { options } => Self::of_options(options),
            _ => Self::None,
        }
    }
}

/// In a word or two.
impl fmt::Display for Assistance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::None => "without help",
            Self::Candidates => "with candidates kept",
            Self::Checks => "with checks",
            Self::Hints => "with hints",
            Self::Steps => "with steps taken",
        })
    }
}

/// Counts of the help used in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct HelpUsed {
    /// Hints that were begun, finished or not.
    pub hints: u32,
    /// Rungs that were told.
    pub rungs: u32,
    /// Steps that were taken for the player.
    pub steps: u32,
    /// Checks for mistakes, and returns to before a mistake.
    pub checks: u32,
}

impl HelpUsed {
    /// Returns true if any help was used.
    pub const fn any(&self) -> bool {
        self.hints + self.steps + self.checks > 0
    }

    pub(super) fn count(&mut self, action: &Action) {
        match action {
            Action::Ask { rung } => {
                self.rungs += 1;
                self.hints += u32::from(matches!(rung, Rung::Mistakes | Rung::Name | Rung::Nothing));
            }
            Action::Take { .. } => self.steps += 1,
            Action::Check | Action::UndoMistakes | Action::RemoveMistakes => self.checks += 1,
            _ => {}
        }
    }
}
