//! How much help a game had: it is recorded with the result.

use crate::{Action, Keeping, Options, Rung, Showing};
use serde::{Deserialize, Serialize};
use std::fmt;

/// How much assistance a game had, at its most.
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
    /// What options amount to by themselves.
    pub(super) fn of_options(options: &Options) -> Self {
        match (options.wrong, options.candidates) {
            (Showing::AtOnce, _) => Self::Checks,
            (_, Keeping::Automatic) => Self::Candidates,
            _ => Self::None,
        }
    }

    /// What an action amounts to.
    pub(super) fn of_action(action: &Action) -> Self {
        match action {
            Action::Fill { .. } => Self::Candidates,
            Action::Check | Action::UndoMistakes => Self::Checks,
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

/// What help a game has had, in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct HelpUsed {
    /// Hints that were begun, however far they went.
    pub hints: u32,
    /// Rungs that were told.
    pub rungs: u32,
    /// Steps that were taken for the player.
    pub steps: u32,
    /// Times that the player asked what is wrong, or went back to before it.
    pub checks: u32,
}

impl HelpUsed {
    /// Whether there was any.
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
            Action::Check | Action::UndoMistakes => self.checks += 1,
            _ => {}
        }
    }
}
