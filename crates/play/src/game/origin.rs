//! The origin of a puzzle.

use crate::{Date, Level};
use serde::{Deserialize, Serialize};

/// The origin of a game's puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "from", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Origin {
    /// A file, a link, a text.
    #[default]
    Opened,
    /// Entered by the player.
    Entered,
    /// A level and a seed.
    Made {
        /// The level.
        level: Level,
        /// The seed.
        seed: u64,
    },
    /// The puzzle of a day.
    Daily {
        /// The level.
        level: Level,
        /// The day.
        date: Date,
    },
}

impl Origin {
    /// The level, if the puzzle was made for one.
    pub const fn level(&self) -> Option<Level> {
        match self {
            Self::Made { level, .. } | Self::Daily { level, .. } => Some(*level),
            Self::Opened | Self::Entered => None,
        }
    }

    /// The day, if it is a daily puzzle.
    pub const fn date(&self) -> Option<Date> {
        match self {
            Self::Daily { date, .. } => Some(*date),
            _ => None,
        }
    }
}
