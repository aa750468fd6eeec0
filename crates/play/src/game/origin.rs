//! The origin of a puzzle.

use crate::action::{Missing, needed};
use crate::{Date, Level};
use serde::{Deserialize, Serialize};

/// The origin of a game's puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "from", rename_all = "kebab-case", try_from = "Fields")]
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

/// All fields, as they are read: side by side, for the reason that actions are.
#[derive(Deserialize)]
struct Fields {
    from: Name,
    level: Option<Level>,
    seed: Option<u64>,
    date: Option<Date>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Name {
    Opened,
    Entered,
    Made,
    Daily,
}

impl TryFrom<Fields> for Origin {
    type Error = Missing;

    fn try_from(Fields { from, level, seed, date }: Fields) -> Result<Self, Missing> {
        let level = needed(level, "level");
        Ok(match from {
            Name::Opened => Self::Opened,
            Name::Entered => Self::Entered,
            Name::Made => Self::Made { level: level?, seed: needed(seed, "seed")? },
            Name::Daily => Self::Daily { level: level?, date: needed(date, "date")? },
        })
    }
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
