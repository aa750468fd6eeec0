//! Placement: any answers end it, and it finds what players see.

use crate::memory::day;
use std::collections::HashSet;
use std::sync::LazyLock;
use sudokit::Random;
use sudokit::logic::Kind;
use sudokit_play::train::{
    COURSE, Placement, Positions, Round, Training, Verdict, kinds, lesson_place, lessons,
};
use sudokit_play::{Profile, Save};
use sudokit_testkit::schema::agree;

static POSITIONS: LazyLock<Positions> = LazyLock::new(Positions::built_in);

fn placement(seed: u64) -> Placement {
    Placement::new(|kind| POSITIONS.has(kind), seed)
}

/// Answers until the end, or so often.
fn answer(placement: &mut Placement, most: usize, mut sees: impl FnMut(&'static Kind) -> bool) {
    while placement.answers() < most
        && let Some(kind) = placement.asks()
    {
        placement.answer(kind, sees(kind));
    }
}

#[test]
fn any_answers_end_it_and_none_is_asked_twice() {
    let mut random = Random::new(1);
    for number in 0..100 {
        let (mut placement, mut asked) = (placement(number), HashSet::new());
        answer(&mut placement, usize::MAX, |kind| {
            assert!(asked.insert(kind), "{kind} again");
            random.below(2) == 0
        });
        assert!((10..=20).contains(&asked.len()), "{number}: {}", asked.len());
        assert!(placement.is_over() && placement.asks().is_none());
    }
}

/// The ladder is in the order of difficulty and in that of the chapters, and everything on it can be asked.
#[test]
fn both_orders_agree_on_the_techniques_asked() {
    let all = placement(0).techniques();
    let places = |of: &[&'static Kind]| -> Vec<usize> {
        of.iter().map(|kind| kinds().position(|other| other == *kind).expect("it is one")).collect()
    };
    assert!(places(&all).is_sorted());
    assert!(all.iter().map(|kind| lesson_place(kind).map(|(chapter, _)| chapter)).is_sorted());
    assert!(all.iter().all(|kind| !POSITIONS.of(kind).is_empty()));
    assert!(all.len() > 50, "{}", all.len());
}

/// A player who sees exactly the first techniques of either order is placed within a chapter of the first one
/// not seen.
#[test]
fn who_sees_the_first_techniques_is_placed_within_a_chapter() {
    let asked = placement(0).techniques();
    let by_lesson: Vec<&Kind> = lessons().filter(|kind| asked.contains(kind)).collect();
    for order in [&asked, &by_lesson] {
        for seen in 0..=order.len() {
            for seed in 0..3 {
                let mut placement = placement(seed);
                answer(&mut placement, usize::MAX, |kind| order[..seen].contains(&kind));
                let place = placement.place(day("2026-11-28"));
                let last = order.get(seen).unwrap_or(&order[order.len() - 1]);
                let (chapter, _) = lesson_place(last).expect("it has a lesson");
                assert!(place.chapter().abs_diff(chapter) <= 1, "{seen}, seed {seed}: {place:?}, {last}");
            }
        }
    }
}

#[test]
fn the_seed_and_the_answers_decide() {
    let all = |seed| {
        let (mut placement, mut asked) = (placement(seed), Vec::new());
        answer(&mut placement, usize::MAX, |kind| {
            asked.push(kind);
            kind.id.len() % 2 == 0
        });
        (asked, placement.place(day("2026-11-28")))
    };
    assert_eq!(all(3), all(3));
    assert!((0..10).any(|seed| all(seed).0 != all(3).0), "seeds vary the questions");
}

/// A placement as a round: the course, reviews and ticks follow it, and it can be repeated.
#[test]
fn a_placed_player_begins_further_on() {
    let (mut training, today) = (Training::default(), day("2026-11-28"));
    assert!(training.is_new_here());
    let place = |training: &mut Training, sees: &dyn Fn(usize) -> bool| {
        let mut round =
            Round::placement(|kind| POSITIONS.has(kind), training.number()).expect("there are positions");
        while !round.is_over() {
            round.begin();
            let chapter = lesson_place(round.kind()).expect("it has a lesson").0;
            if sees(chapter) { round.judged(Verdict::Right) } else { round.give_up() }
        }
        training.record_round(&round, today);
        assert!(round.grades().is_empty());
    };
    place(&mut training, &|chapter| chapter < 4);
    let reached = training.place().expect("it was placed").chapter();
    assert!((3..=5).contains(&reached), "{reached}");
    let next = training.next_lesson(&POSITIONS).expect("there is more to learn");
    assert_eq!(lesson_place(next).map(|(chapter, _)| chapter), Some(reached));
    assert!(COURSE[..reached].iter().flat_map(|chapter| chapter.kinds).all(|kind| training.knows(kind)));
    assert!(training.due(today).is_empty(), "nothing was practised");

    // Ticked by hand it stays, whatever a placement says.
    let own = lessons().last().expect("there are lessons");
    training.tick(own, true);
    let before = training.ticked().len();
    place(&mut training, &|chapter| chapter < 2);
    assert!(training.ticked().has(own) && training.ticked().len() < before);
    place(&mut training, &|_| false);
    assert_eq!(training.ticked().len(), 1);
    assert_eq!(training.next().map(|kind| kind.id), Some("full-house"));
}

#[test]
fn the_place_is_saved_and_profiles_without_one_are_read() {
    let saved = |profile: &Profile| {
        let text = Save::from(profile.clone()).to_json();
        let schema = serde_json::from_str(include_str!("../../schema/profile.json")).expect("a schema");
        agree(&schema, &serde_json::from_str(&text).expect("a document"), "profile");
        (Save::from_json(&text).expect("it was saved").profile().expect("a profile"), text)
    };
    let mut profile = Profile::default();
    let (read, text) = saved(&profile);
    assert!(!text.contains("place") && read.training.place().is_none());
    let mut placement = placement(1);
    answer(&mut placement, usize::MAX, |_| true);
    profile.training.settle(placement.place(day("2026-11-28")));
    assert_eq!(saved(&profile).0, profile);
}
