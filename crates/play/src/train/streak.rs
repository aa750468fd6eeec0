//! Days of practice in a row, with pauses.

use crate::Date;
use serde::{Deserialize, Serialize};

/// A pause of so many days does not break a streak: it is to bring people back, not to punish them.
const PAUSE: u32 = 7;

/// The days of practice since the last long pause.
///
/// ```
/// use sudokit_play::Date;
/// use sudokit_play::train::Streak;
///
/// let day = |day| Date::new(2026, 11, day).unwrap();
/// let streak = Streak::first(day(1)).practised(day(2)).practised(day(2)).practised(day(10));
/// assert_eq!(streak.days, 3);
/// assert_eq!(streak.practised(day(19)).days, 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Streak {
    /// The last day of practice.
    pub last: Date,
    /// The number of days with practice.
    pub days: u32,
}

impl Streak {
    /// A streak that begins.
    pub const fn first(today: Date) -> Self {
        Self { last: today, days: 1 }
    }

    /// The streak after practice on this day. A pause of up to a week does not break it.
    #[must_use]
    pub fn practised(self, today: Date) -> Self {
        match today.days_since(self.last) {
            // Also if the calendar was set back.
            0 => self,
            since if since <= PAUSE + 1 => Self { last: today, days: self.days.saturating_add(1) },
            _ => Self::first(today),
        }
    }
}
