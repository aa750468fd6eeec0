//! The puzzle of a day: the same for everybody, without a server.

use crate::Level;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use sudokit::{Puzzle, shown};

/// A day of the calendar. The current day comes from outside.
///
/// ```
/// use sudokit_play::{Date, Level};
///
/// let date: Date = "2026-11-22".parse()?;
/// assert_eq!(date.puzzle(Level::Easy), date.puzzle(Level::Easy));
/// assert!(Date::new(2026, 2, 29).is_none());
/// # Ok::<(), sudokit_play::NotADate>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

/// Seeds of days begin here, so that counting up from seed 1 never reaches the puzzle of a day.
const DAYS: u64 = 1 << 40;

impl Date {
    /// The day, if the calendar has it: years have up to four digits.
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            2 if is_leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
            _ => 0,
        };
        if year <= 9999 && day >= 1 && day <= days { Some(Self { year, month, day }) } else { None }
    }

    /// Year, month and day, counted from 1.
    pub const fn parts(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
    }

    /// The puzzle of the day at a level.
    pub fn puzzle(self, level: Level) -> Puzzle {
        level.puzzle(self.seed())
    }

    /// The seed of the day's puzzle at every level.
    pub const fn seed(self) -> u64 {
        DAYS + self.year as u64 * 10_000 + self.month as u64 * 100 + self.day as u64
    }

    /// The next day; `None` after the last day of the calendar.
    pub fn next(self) -> Option<Self> {
        let Self { year, month, day } = self;
        let later = Self::new(year, month, day + 1).or(Self::new(year, month + 1, 1));
        later.or(Self::new(year + 1, 1, 1))
    }

    /// The date so many days later, at most the last day of the calendar.
    pub(crate) fn plus(self, days: u32) -> Self {
        (0..days).fold(self, |date, _| date.next().unwrap_or(date))
    }

    /// The days since an earlier date; 0 since a later one.
    pub fn days_since(self, earlier: Self) -> u32 {
        u32::try_from(self.day_number() - earlier.day_number()).unwrap_or(0)
    }

    /// Days are numbered through years that begin in March, so that a leap day is the last one of its year.
    fn day_number(self) -> i32 {
        let month = (i32::from(self.month) + 9) % 12;
        let year = i32::from(self.year) - month / 10;
        let leap_days = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
        365 * year + leap_days + (153 * month + 2) / 5 + i32::from(self.day)
    }
}

/// `2026-11-22`.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// Reads `2026-11-22`.
impl FromStr for Date {
    type Err = NotADate;

    fn from_str(text: &str) -> Result<Self, NotADate> {
        let wrong = || NotADate { text: text.chars().take(20).collect() };
        let parts: Vec<&str> = text.split('-').collect();
        let [year, month, day] = parts[..] else { return Err(wrong()) };
        if [year.len(), month.len(), day.len()] != [4, 2, 2] || text.contains('+') {
            return Err(wrong());
        }
        let date = || Self::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
        date().ok_or_else(wrong)
    }
}

impl From<Date> for String {
    fn from(date: Date) -> Self {
        date.to_string()
    }
}

impl TryFrom<String> for Date {
    type Error = NotADate;

    fn try_from(text: String) -> Result<Self, NotADate> {
        text.parse()
    }
}

/// The error for a text that is no date.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotADate {
    text: String,
}

impl fmt::Display for NotADate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = shown(&self.text);
        write!(f, "'{text}' is not a date: expected year, month and day, as in 2026-11-22")
    }
}

impl std::error::Error for NotADate {}
