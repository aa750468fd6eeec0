//! How well a technique is remembered, and when to practise it again.

use super::fsrs::{self, State};
use crate::Date;
use serde::{Deserialize, Serialize};

/// Stability and difficulty are kept in thousandths, so that they read back as they were written.
const SCALE: f64 = 1000.0;

/// The result of a round of drills.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Grade {
    /// The technique has to be learned again.
    Again,
    /// With a slip.
    Hard,
    /// Without one.
    Good,
}

impl Grade {
    pub(super) const ALL: [Self; 3] = [Self::Again, Self::Hard, Self::Good];

    /// The grade of a round, by the number of drills with a slip.
    pub const fn of(slips: usize) -> Self {
        match slips {
            0 => Self::Good,
            1 => Self::Hard,
            _ => Self::Again,
        }
    }
}

/// How well a technique is remembered.
///
/// ```
/// use sudokit_play::Date;
/// use sudokit_play::train::{Grade, Memory};
///
/// let once = Memory::first(Grade::Good, Date::new(2026, 11, 22).unwrap());
/// assert_eq!(once.due.to_string(), "2026-11-25");
/// let twice = once.after(Grade::Good, once.due);
/// assert_eq!((twice.rounds, twice.due.to_string()), (2, "2026-12-06".to_owned()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Memory {
    /// The day of the last round.
    pub last: Date,
    /// The day on which to practise again.
    pub due: Date,
    /// Thousandths of a day until the chance of recall has fallen to nine in ten.
    pub stability: u64,
    /// The difficulty of the technique for the player, from 1,000 to 10,000.
    pub difficulty: u64,
    /// The number of rounds.
    pub rounds: u32,
    /// The number of rounds that began with the technique forgotten.
    pub lapses: u32,
    /// Milliseconds until the technique was seen where it was not announced: the
    /// [median](super::Round::pace) of the last round in which it was seen at once. Nothing depends on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<u64>,
    /// The same of the round before that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace_before: Option<u64>,
}

impl Memory {
    /// The memory after the first round.
    pub fn first(grade: Grade, today: Date) -> Self {
        let (state, days) = fsrs::first(grade);
        Self::of(state, days, today, 1, 0)
    }

    /// The memory after one more round.
    #[must_use]
    pub fn after(self, grade: Grade, today: Date) -> Self {
        // If the calendar was set back, no time has passed.
        let today = today.max(self.last);
        let before =
            State { stability: self.stability as f64 / SCALE, difficulty: self.difficulty as f64 / SCALE };
        let (state, days) = fsrs::next(before, today.days_since(self.last), grade);
        let lapses = self.lapses.saturating_add(u32::from(grade == Grade::Again));
        let Self { pace, pace_before, .. } = self;
        Self { pace, pace_before, ..Self::of(state, days, today, self.rounds.saturating_add(1), lapses) }
    }

    /// True from the day on which to practise again.
    pub fn is_due(&self, today: Date) -> bool {
        self.due <= today
    }

    fn of(state: State, days: u32, today: Date, rounds: u32, lapses: u32) -> Self {
        let kept = |value: f64| (value * SCALE).round() as u64;
        let State { stability, difficulty } = state;
        let (stability, difficulty) = (kept(stability), kept(difficulty));
        let (pace, pace_before) = (None, None);
        Self { last: today, due: today.plus(days), stability, difficulty, rounds, lapses, pace, pace_before }
    }
}
