//! Memory: which techniques a player knows, and when to practise them again.

use sudokit::logic::Kind;
use sudokit::logic::techniques::fish::X_WING;
use sudokit_play::Date;
use sudokit_play::train::{Grade, Memory, Training, kinds, lessons};

pub(crate) fn day(text: &str) -> Date {
    text.parse().expect("a day")
}

/// The numbers of the crate `rs-fsrs` for rounds on the days when they are due; `deep/fsrs` compares many
/// more.
#[test]
fn intervals_are_those_of_fsrs() {
    use Grade::{Again, Good, Hard};
    let start = day("2026-11-22");
    for (grades, expected) in [
        (
            [Good, Good, Good, Good],
            [
                "2026-11-25 3126 5315",
                "2026-12-06 11388 5267",
                "2027-01-11 36393 5221",
                "2027-04-26 105182 5176",
            ],
        ),
        (
            [Again, Good, Good, Again],
            ["2026-11-23 407 7210", "2026-11-26 2605 7118", "2026-12-04 8300 7028", "2026-12-06 1918 9021"],
        ),
        (
            [Hard, Hard, Hard, Hard],
            ["2026-11-24 1183 6509", "2026-11-26 2319 7474", "2026-11-29 3188 8416", "2026-12-03 4091 9336"],
        ),
        (
            [Again, Again, Again, Again],
            ["2026-11-23 407 7210", "2026-11-24 275 9198", "2026-11-25 216 10000", "2026-11-26 188 10000"],
        ),
    ] {
        let mut memory = Memory::first(grades[0], start);
        for (round, expected) in expected.into_iter().enumerate() {
            if round > 0 {
                memory = memory.after(grades[round], memory.due);
            }
            let found = format!("{} {} {}", memory.due, memory.stability, memory.difficulty);
            assert_eq!(found, expected, "{grades:?}, round {round}");
        }
    }
}

#[test]
fn rounds_and_lapses_are_counted_whatever_the_calendar_says() {
    let first = Memory::first(Grade::Good, day("2026-11-22"));
    let forgotten = first.after(Grade::Again, first.due);
    assert_eq!((forgotten.rounds, forgotten.lapses), (2, 1));
    // A calendar that was set back: no time has passed.
    assert!(forgotten.after(Grade::Good, day("2026-11-22")).due > forgotten.last);
    // A year is the longest interval; a better grade than "hard" adds a day.
    let old = (0..40).fold(first, |memory, _| memory.after(Grade::Good, memory.due));
    let after = (0..366).fold(old.last, |date, _| date.next().expect("not the last day"));
    assert_eq!((old.rounds, old.due), (41, after));
    // No date follows the last day of the calendar.
    assert_eq!(Memory::first(Grade::Good, day("9999-12-30")).due, day("9999-12-31"));
}

#[test]
fn what_is_due_comes_in_the_order_of_waiting() {
    let mut training = Training::default();
    let some: Vec<&'static Kind> = lessons().take(3).collect();
    training.record(some[0], Grade::Good, day("2026-11-22"));
    training.record(some[1], Grade::Again, day("2026-11-22"));
    assert_eq!(training.due(day("2026-11-22")), Vec::<&Kind>::new());
    assert_eq!(training.due(day("2026-11-23")), [some[1]]);
    assert_eq!(training.due(day("2026-12-22")), [some[1], some[0]]);
    assert_eq!(training.next(), Some(some[2]));
    let text = serde_json::to_string(&training).expect("it can be written");
    assert_eq!(serde_json::from_str::<Training>(&text).expect("it can be read"), training);
}

/// Profiles of earlier versions have no streak.
#[test]
fn training_of_earlier_versions_is_read() {
    let known = r#"{"last":"2026-11-22","due":"2026-11-25","stability":3126,"difficulty":5315,"rounds":1,"lapses":0}"#;
    let old = format!(r#"{{"known":{{"x-wing":{known}}},"drills":5}}"#);
    let mut training: Training = serde_json::from_str(&old).expect("it can be read");
    assert!(training.streak().is_none() && training.memory(&X_WING).is_some());
    assert_eq!(serde_json::to_string(&training).expect("it can be written"), old);
    for (today, days) in [("2026-11-25", 1), ("2026-11-25", 1), ("2026-12-03", 2), ("2026-12-12", 1)] {
        training.record(&X_WING, Grade::Good, day(today));
        assert_eq!(training.streak().map(|streak| streak.days), Some(days), "{today}");
    }
}

#[test]
fn a_technique_that_a_hint_has_shown_is_due_until_it_is_practised() {
    let (mut training, today) = (Training::default(), day("2026-11-22"));
    let [known, shown] = [kinds().nth(20), kinds().nth(30)].map(|kind| kind.expect("there are more"));
    training.record(known, Grade::Good, today);
    training.remind(known);
    training.remind(shown);
    assert_eq!(training.due(today), [shown, known]);
    let text = serde_json::to_string(&training).expect("it can be written");
    assert_eq!(serde_json::from_str::<Training>(&text).expect("it can be read"), training);
    training.record(shown, Grade::Good, today);
    assert_eq!(training.due(today), [known]);
}

#[test]
fn ticked_and_practised_techniques_are_known_and_singles_always() {
    let mut training = Training::default();
    let [ticked, practised] = [kinds().nth(20), kinds().nth(30)].map(|kind| kind.expect("there are more"));
    let count = training.unknown().len();
    training.tick(ticked, true);
    training.record(practised, Grade::Again, day("2026-11-22"));
    for kind in kinds() {
        assert_eq!(training.knows(kind), !training.unknown().has(kind), "{}", kind.id);
    }
    assert_eq!(training.unknown().len(), count - 2);
    training.tick(ticked, false);
    training.tick(practised, false);
    assert!(!training.knows(ticked) && training.knows(practised));
    assert!(kinds().take(3).all(|kind| training.knows(kind)));
}
