//! The day of a puzzle, in words.

use sudokit::diagram::{Rncn, Words, say};
use sudokit_play::Date;

/// A day with its weekday, in a language.
pub(super) fn in_words(day: Date, words: &Words) -> String {
    let (year, month, date) = day.parts();
    let say = say!(
        "program-day",
        [
            weekday = say!("program-weekday", [number = weekday(day)]),
            day = date.to_string(),
            month = say!("program-month", [number = usize::from(month)]),
            year = year.to_string()
        ]
    );
    say.told(words, &Rncn)
}

/// 1 for Monday to 7 for Sunday.
fn weekday(day: Date) -> usize {
    // The year 0 began with a Saturday.
    let first = Date::new(0, 1, 1).expect("the calendar begins with it");
    (day.days_since(first) as usize + 5) % 7 + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weekdays_follow_each_other_and_known_days_are_right() {
        // 1 January 2000 was a Saturday, 29 February 2024 a Thursday.
        for (day, expected) in [((2000, 1, 1), 6), ((2024, 2, 29), 4), ((2027, 1, 4), 1)] {
            assert_eq!(weekday(Date::new(day.0, day.1, day.2).unwrap()), expected, "{day:?}");
        }
        let mut day = Date::new(1999, 12, 1).unwrap();
        for _ in 0..2000 {
            let next = day.next().unwrap();
            assert_eq!(weekday(next), weekday(day) % 7 + 1, "{next}");
            day = next;
        }
    }

    #[test]
    fn days_are_told_in_every_language() {
        let day = Date::new(2027, 1, 4).unwrap();
        for (language, said) in [
            ("en", "Monday, 4 January 2027"),
            ("de", "Montag, 4. Januar 2027"),
            ("es", "lunes, 4 de enero de 2027"),
            ("fr", "lundi 4 janvier 2027"),
            ("ja", "2027年1月4日（月）"),
            ("pt-BR", "segunda-feira, 4 de janeiro de 2027"),
            ("zh-Hans", "2027年1月4日 星期一"),
        ] {
            assert_eq!(in_words(day, Words::of(language).unwrap()), said);
        }
    }
}
