//! How well a technique is remembered, and when to practise it again.
//!
//! The intervals are those of FSRS (Jarrett Ye and others, *A Stochastic Shortest Path Algorithm for Optimizing Spaced Repetition
//! Scheduling*, 2022, <https://github.com/open-spaced-repetition>) in its fifth version, for a chance of nine in ten to remember.

use crate::Date;
use chrono::{DateTime, Datelike, NaiveDate, Utc};
use rs_fsrs::{Card, FSRS, Parameters, Rating, Seed, State};
use serde::{Deserialize, Serialize};

/// The parameters that FSRS-5 has for those whose own are not known.
const WEIGHTS: [f64; 19] = [
    0.4072, 1.1829, 3.1262, 15.4722, 7.2102, 0.5316, 1.0651, 0.0234, 1.616, 0.1544, 1.0824, 1.9813, 0.0953,
    0.2975, 2.2042, 0.2407, 2.9466, 0.5034, 0.6567,
];
/// The longest interval, in days.
const LONGEST: i32 = 365;
/// Thousandths are kept, so that what is written down reads back as it was.
const SCALE: f64 = 1000.0;

/// How a round of drills went.
///
/// ```
/// use sudokit_play::train::Grade;
/// assert_eq!(Grade::of(0), Grade::Good);
/// ```
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
    /// The grade of a round in which so many drills were not done right at once.
    ///
    /// ```
    /// use sudokit_play::train::Grade;
    /// assert_eq!([1, 2].map(Grade::of), [Grade::Hard, Grade::Again]);
    /// ```
    pub const fn of(slips: usize) -> Self {
        match slips {
            0 => Self::Good,
            1 => Self::Hard,
            _ => Self::Again,
        }
    }

    const fn rating(self) -> Rating {
        match self {
            Self::Again => Rating::Again,
            Self::Hard => Rating::Hard,
            Self::Good => Rating::Good,
        }
    }
}

/// How well a technique is remembered.
///
/// ```
/// use sudokit_play::Date;
/// use sudokit_play::train::{Grade, Memory};
///
/// let today = Date::new(2026, 11, 22).unwrap();
/// let memory = Memory::first(Grade::Good, today);
/// assert!(memory.due > today);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Memory {
    /// The day of the last round.
    pub last: Date,
    /// The day on which to practise again.
    pub due: Date,
    /// After so many thousandths of a day the chance to remember has fallen to nine in ten.
    pub stability: u64,
    /// How hard the technique is for the player, from 1,000 to 10,000.
    pub difficulty: u64,
    /// How many rounds there were.
    pub rounds: u32,
    /// In how many of them it had been forgotten.
    pub lapses: u32,
}

impl Memory {
    /// After the first round.
    ///
    /// ```
    /// use sudokit_play::Date;
    /// use sudokit_play::train::{Grade, Memory};
    /// let today = Date::new(2026, 11, 22).unwrap();
    /// assert!(Memory::first(Grade::Again, today).due < Memory::first(Grade::Good, today).due);
    /// ```
    pub fn first(grade: Grade, today: Date) -> Self {
        let new = Card { due: moment(today), last_review: moment(today), ..Card::default() };
        Self::of(new, grade, today)
    }

    /// After one more round.
    ///
    /// ```
    /// use sudokit_play::Date;
    /// use sudokit_play::train::{Grade, Memory};
    ///
    /// let once = Memory::first(Grade::Good, Date::new(2026, 11, 22).unwrap());
    /// let twice = once.after(Grade::Good, once.due);
    /// assert_eq!(twice.rounds, 2);
    /// assert!(twice.stability > once.stability);
    /// ```
    #[must_use]
    pub fn after(self, grade: Grade, today: Date) -> Self {
        // A calendar that was set back does not make anybody forget less than nothing.
        let today = today.max(self.last);
        let card = Card {
            due: moment(self.due),
            last_review: moment(self.last),
            stability: self.stability as f64 / SCALE,
            difficulty: self.difficulty as f64 / SCALE,
            reps: i32::try_from(self.rounds).unwrap_or(i32::MAX - 1),
            lapses: i32::try_from(self.lapses).unwrap_or(i32::MAX - 1),
            state: State::Review,
            ..Card::default()
        };
        Self::of(card, grade, today)
    }

    /// Whether it is time to practise.
    ///
    /// ```
    /// use sudokit_play::Date;
    /// use sudokit_play::train::{Grade, Memory};
    /// let today = Date::new(2026, 11, 22).unwrap();
    /// let memory = Memory::first(Grade::Good, today);
    /// assert!(!memory.is_due(today) && memory.is_due(memory.due));
    /// ```
    pub fn is_due(&self, today: Date) -> bool {
        self.due <= today
    }

    fn of(card: Card, grade: Grade, today: Date) -> Self {
        // The seed is for intervals that vary by chance, which these do not.
        let scheduler = FSRS::new(Parameters {
            request_retention: 0.9,
            maximum_interval: LONGEST,
            w: WEIGHTS,
            decay: Parameters::DECAY,
            factor: Parameters::FACTOR,
            enable_short_term: false,
            enable_fuzz: false,
            seed: Seed::new(""),
        });
        let card = scheduler.next(card, moment(today), grade.rating()).card;
        let kept = |value: f64| (value * SCALE).round() as u64;
        Self {
            last: today,
            due: day(card.due),
            stability: kept(card.stability),
            difficulty: kept(card.difficulty),
            rounds: u32::try_from(card.reps).unwrap_or(u32::MAX),
            lapses: u32::try_from(card.lapses).unwrap_or(u32::MAX),
        }
    }
}

/// The beginning of a day.
fn moment(date: Date) -> DateTime<Utc> {
    let (year, month, day) = date.parts();
    let day = NaiveDate::from_ymd_opt(year.into(), month.into(), day.into()).expect("a date is a day");
    day.and_time(chrono::NaiveTime::MIN).and_utc()
}

/// The day of a moment; the last that there is, if it is later than that.
fn day(moment: DateTime<Utc>) -> Date {
    let year = u16::try_from(moment.year()).ok();
    let date = year.and_then(|year| Date::new(year, moment.month() as u8, moment.day() as u8));
    date.unwrap_or_else(|| Date::new(9999, 12, 31).expect("a day of the calendar"))
}
