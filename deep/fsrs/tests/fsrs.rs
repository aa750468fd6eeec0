//! Law: over random sequences of reviews, our FSRS and the crate `rs-fsrs` agree to the day and to the
//! thousandth.
//!
//! `cargo test --manifest-path deep/fsrs/Cargo.toml`

use chrono::{DateTime, Datelike, NaiveDate, NaiveTime, Utc};
use rs_fsrs::{Card, FSRS, Parameters, Rating, Seed, State};
use sudokit_play::Date;
use sudokit_play::train::{Grade, Memory};

const SEQUENCES: u64 = 20_000;
const REVIEWS: usize = 24;

/// The memory in a profile: last, due, stability, difficulty, rounds, lapses.
type Kept = (Date, Date, u64, u64, u32, u32);

fn kept(memory: Memory) -> Kept {
    (memory.last, memory.due, memory.stability, memory.difficulty, memory.rounds, memory.lapses)
}

/// A review by `rs-fsrs`, from the thousandths that a profile keeps and back to them.
fn reviewed(before: Option<Kept>, grade: Grade, today: Date) -> Kept {
    let scheduler = FSRS::new(Parameters {
        request_retention: 0.9,
        maximum_interval: 365,
        enable_short_term: false,
        enable_fuzz: false,
        // Unused: nothing is random.
        seed: Seed::new("none"),
        ..Parameters::default()
    });
    let today = before.map_or(today, |(last, ..)| today.max(last));
    let card = match before {
        None => Card { due: moment(today), last_review: moment(today), ..Card::default() },
        Some((last, due, stability, difficulty, rounds, lapses)) => Card {
            due: moment(due),
            last_review: moment(last),
            stability: stability as f64 / 1000.0,
            difficulty: difficulty as f64 / 1000.0,
            reps: rounds as i32,
            lapses: lapses as i32,
            state: State::Review,
            ..Card::default()
        },
    };
    let rating = match grade {
        Grade::Again => Rating::Again,
        Grade::Hard => Rating::Hard,
        Grade::Good => Rating::Good,
    };
    let card = scheduler.next(card, moment(today), rating).card;
    let thousandths = |value: f64| (value * 1000.0).round() as u64;
    let (stability, difficulty) = (thousandths(card.stability), thousandths(card.difficulty));
    (today, day(card.due), stability, difficulty, card.reps as u32, card.lapses as u32)
}

fn moment(date: Date) -> DateTime<Utc> {
    let (year, month, day) = date.parts();
    let day = NaiveDate::from_ymd_opt(year.into(), month.into(), day.into()).expect("a date is a day");
    day.and_time(NaiveTime::MIN).and_utc()
}

/// The day of a moment; the last one of the calendar if it is later.
fn day(moment: DateTime<Utc>) -> Date {
    let year = u16::try_from(moment.year()).ok();
    let date = year.and_then(|year| Date::new(year, moment.month() as u8, moment.day() as u8));
    date.unwrap_or_else(|| Date::new(9999, 12, 31).expect("a day of the calendar"))
}

/// SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound
    }

    fn grade(&mut self) -> Grade {
        [Grade::Again, Grade::Hard, Grade::Good, Grade::Good][self.below(4) as usize]
    }

    fn date(&mut self) -> Date {
        let (year, month, day) = (self.below(10_000), self.below(12) + 1, self.below(28) + 1);
        Date::new(year as u16, month as u8, day as u8).expect("every month has 28 days")
    }

    /// The day of the next review: when it is due, some days later, or any day of the calendar, even a past
    /// one.
    fn review(&mut self, memory: &Memory) -> Date {
        match self.below(20) {
            0 => self.date(),
            1..8 => memory.due,
            8..12 => memory.last,
            _ => day(moment(memory.due) + chrono::Duration::days(self.below(400) as i64 - 200)),
        }
    }
}

#[test]
fn every_sequence_of_reviews_gives_the_numbers_of_rs_fsrs() {
    for sequence in 0..SEQUENCES {
        let mut random = Random(sequence);
        let (grade, today) = (random.grade(), random.date());
        let mut ours = Memory::first(grade, today);
        let mut theirs = reviewed(None, grade, today);
        assert_eq!(kept(ours), theirs, "sequence {sequence}: {grade:?} on {today}");
        for review in 1..REVIEWS {
            let (grade, today) = (random.grade(), random.review(&ours));
            ours = ours.after(grade, today);
            theirs = reviewed(Some(theirs), grade, today);
            assert_eq!(kept(ours), theirs, "sequence {sequence}, review {review}: {grade:?} on {today}");
        }
    }
}
