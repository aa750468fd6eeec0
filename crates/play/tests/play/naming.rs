//! Drills in which a technique is named: its name is not known beforehand, and only one is right.

use sudokit::logic::{Kind, Schedule, Step, View};
use sudokit::{Cancel, CandidateSet};
use sudokit_play::train::{Drill, Exercise, Grade, Positions, Reply, Round, Verdict, kinds};

fn never() -> Cancel {
    Cancel::new()
}

fn drill(lesson: &'static Kind, number: u64) -> Option<Drill> {
    Drill::new(Exercise::NameIt, lesson, &Positions::built_in(), number, &never()).expect("nobody cancels")
}

fn verdict(drill: &Drill, name: &'static Kind) -> Verdict {
    drill.judge(&Reply::Named(name), &never()).expect("nobody cancels").verdict
}

const LESSONS: [&str; 4] = ["naked-pair", "x-wing", "xy-wing", "skyscraper"];

fn lesson(name: &str) -> &'static Kind {
    name.parse().expect("a technique")
}

#[test]
fn only_one_name_is_right() {
    let changed = |step: &Step| -> CandidateSet { step.effect.placed() | step.effect.eliminated() };
    for lesson in kinds().step_by(5) {
        let Some(drill) = drill(lesson, 3) else { continue };
        let step = drill.step().expect("it is marked");
        assert_eq!(drill.choices().len(), 5);
        for choice in drill.choices() {
            let is_it = *choice == drill.kind();
            assert_eq!(verdict(&drill, choice) == Verdict::Right, is_it, "{lesson}: called {choice}");
            assert_eq!(verdict(&drill, choice).is_slip(), !is_it, "{lesson}: called {choice}");
            let steps = Schedule::of([*choice]).all(&View::new(drill.board()));
            // Some kinds are found in one look with others.
            let mut so_called = steps.iter().filter(|other| other.kind == *choice);
            let overlaps = so_called.any(|other| !(changed(other) & changed(step)).is_empty());
            assert_eq!(overlaps, is_it, "{lesson}: called {choice}");
        }
    }
}

/// The learner has chosen the lesson, so its name must not always be the answer, nor ever be missing.
#[test]
fn the_lesson_does_not_tell_the_name() {
    for lesson in LESSONS.map(lesson) {
        let drills: Vec<Drill> = (0..12).filter_map(|number| drill(lesson, number)).collect();
        let own = drills.iter().filter(|drill| drill.kind() == lesson).count();
        assert!((3..=9).contains(&own), "{lesson}: {own} of {}", drills.len());
        let mut usual = drills.iter().filter(|drill| drill.kind() == lesson).map(Drill::choices);
        let usual = usual.next().expect("there are some");
        for drill in &drills {
            assert!(drill.choices().contains(&lesson), "{lesson}: {:?}", drill.choices());
            // Names around the technique of the position would tell which one it is.
            let same = drill.choices().iter().filter(|choice| usual.contains(choice)).count();
            assert!(same >= 3, "{lesson}: {:?} instead of {usual:?}", drill.choices());
        }
    }
}

/// A lookalike taken for a third technique says nothing about that of the lesson; one taken for that of the
/// lesson is a slip of the latter. No round of one lesson grades another technique.
#[test]
fn a_round_grades_its_own_technique_only() {
    for lesson in LESSONS.map(lesson) {
        let drill = (0..20).filter_map(|number| drill(lesson, number)).find(|drill| drill.kind() != lesson);
        let drill = drill.expect("half of them are others");
        let third = drill.choices().iter().copied().find(|kind| *kind != lesson && *kind != drill.kind());
        let third = third.expect("there are five");
        assert_eq!(verdict(&drill, third), Verdict::Lookalike);
        assert_eq!(verdict(&drill, lesson), Verdict::Wrong);
        for (names, slips, grade) in [
            (&[drill.kind()][..], 0, Grade::Good),
            (&[third, drill.kind()], 1, Grade::Good),
            (&[third, lesson, drill.kind()], 1, Grade::Hard),
        ] {
            let mut round = Round::of_exercises(lesson, vec![Exercise::NameIt]);
            round.begin();
            names.iter().for_each(|name| round.judged(verdict(&drill, name)));
            assert_eq!((round.slips(), round.grades()), (slips, vec![(lesson, grade)]));
        }
    }
}

/// A drill is judged in a Worker that makes it again from its number.
#[test]
fn the_same_number_gives_the_same_names() {
    for lesson in LESSONS.map(lesson) {
        for number in [5, 1 << 40, (1 << 52) + 7] {
            let [one, again] = [0, 1].map(|_| drill(lesson, number).expect("there are positions"));
            assert_eq!((one.kind(), one.choices()), (again.kind(), again.choices()));
            assert_eq!(one.board(), again.board());
        }
    }
}
