//! Training: the course, the positions, what is right and what is not, and when to practise again.

use std::collections::HashSet;
use sudokit::logic::{Kind, Schedule, Step, View};
use sudokit::{Board, Cancel, Candidate, CandidateSet, Engine, Random, Single};
use sudokit_play::train::{
    Drill, Exercise, Grade, Judgement, Memory, Positions, Reply, Training, Verdict, kinds, position, schedule,
};
use sudokit_play::{Action, Date, Keeping, Options};
use sudokit_testkit::share;

fn never() -> Cancel {
    Cancel::new()
}

#[test]
fn the_course_has_every_technique_of_hints_once_and_keeps_hodokus_order() {
    let course: Vec<&Kind> = kinds().collect();
    let hinted: HashSet<&Kind> =
        Schedule::full().searches.iter().flat_map(|search| search.kinds.clone()).collect();
    assert_eq!(course.iter().copied().collect::<HashSet<_>>(), hinted);
    assert_eq!(course.len(), hinted.len());
    let orders: Vec<u16> = course.iter().filter_map(|kind| kind.hodoku).map(|hodoku| hodoku.order).collect();
    assert!(orders.is_sorted(), "{orders:?}");
}

/// Checks a position for what it claims, without the code that found it.
fn check_position(kind: &'static Kind, puzzle: &sudokit::Puzzle) {
    assert!(Single::new().is_unique(puzzle), "{puzzle}");
    let (board, step) = position(puzzle, kind, &never())
        .expect("nobody cancels")
        .unwrap_or_else(|| panic!("{puzzle} needs no {kind}"));
    assert_eq!(step.kind, kind);
    assert_eq!(step.verify(&board), Ok(()), "{puzzle}");
    let solution = Single::new().solve(puzzle).expect("there is one");
    assert!(solution.candidates().is_subset(board.candidate_set() | digits(&board)), "{puzzle}");
    let view = View::new(&board);
    for easier in kinds().take_while(|other| *other != kind) {
        let steps = Schedule::of([easier]).all(&view);
        // Kinds that are found in one look are as easy as each other.
        if steps.iter().any(|step| step.kind == kind) {
            continue;
        }
        assert!(steps.is_empty(), "{puzzle} is one of {kind}, but has {}", steps[0]);
    }
}

fn digits(board: &Board) -> CandidateSet {
    board.puzzle().candidates()
}

/// A position of every technique; `--ignored` has all.
#[test]
fn positions_are_what_they_claim() {
    let positions = Positions::built_in();
    for kind in kinds() {
        positions.of(kind).iter().take(1).for_each(|puzzle| check_position(kind, puzzle));
    }
}

#[test]
#[ignore = "takes minutes"]
fn all_positions_are_what_they_claim() {
    let positions = Positions::built_in();
    for kind in kinds() {
        positions.of(kind).iter().for_each(|puzzle| check_position(kind, puzzle));
    }
}

#[test]
fn there_are_enough_positions() {
    let positions = Positions::built_in();
    for kind in kinds() {
        let distinct: HashSet<_> = positions.of(kind).iter().collect();
        assert_eq!(distinct.len(), positions.of(kind).len(), "{kind}");
    }
    let enough = |kind: &&Kind| positions.of(kind).len() >= 30;
    assert!(kinds().filter(enough).count() >= 80);
    let up_to_hard =
        kinds().filter(|kind| kind.hodoku.is_some_and(|hodoku| hodoku.level <= sudokit::logic::Level::Hard));
    let rare: Vec<&str> = up_to_hard.filter(|kind| !enough(kind)).map(|kind| kind.id).collect();
    assert_eq!(rare, Vec::<&str>::new());
}

fn drill(exercise: Exercise, kind: &'static Kind, number: u64) -> Option<Drill> {
    Drill::new(exercise, kind, &Positions::built_in(), number, &never()).expect("nobody cancels")
}

fn judged(drill: &Drill, placed: CandidateSet, crossed: CandidateSet) -> Judgement {
    drill.judge(&Reply::Follows { placed, crossed }, &never()).expect("nobody cancels")
}

/// The effects of steps: the digits that can be placed, and the candidates that can be crossed out.
fn shown<'s>(steps: impl IntoIterator<Item = &'s Step>) -> (CandidateSet, CandidateSet) {
    steps.into_iter().fold((CandidateSet::EMPTY, CandidateSet::EMPTY), |(placed, crossed), step| {
        (placed | step.effect.placed(), crossed | step.effect.eliminated())
    })
}

/// The steps that have this name.
fn of_kind(kind: &'static Kind, board: &Board) -> Vec<Step> {
    let steps = Schedule::of([kind]).all(&View::new(board));
    steps.into_iter().filter(|step| step.kind == kind).collect()
}

/// Replies to one drill: effects of its technique, of other techniques, and of none, judged by the list of
/// all steps.
fn check_judging(kind: &'static Kind, number: u64, random: &mut Random) {
    let Some(drill) = drill(Exercise::WhatFollows, kind, number) else { return };
    let board = drill.board();
    let solution = Single::new().solve(&board.puzzle()).expect("there is one");
    let all = Schedule::listed().all(&View::new(board));
    let own: Vec<&Step> = all.iter().filter(|step| step.kind == kind).collect();
    assert!(!own.is_empty(), "{kind}");
    let (placed, crossed) = shown(&all);
    let (own_placed, own_crossed) = shown(own.iter().copied());
    // Kinds outside the course are harder than all of it.
    let rank = |kind: &Kind| kinds().position(|other| other == kind).unwrap_or(usize::MAX);
    let (easy_placed, easy_crossed) = shown(all.iter().filter(|step| rank(step.kind) <= rank(kind)));
    for step in &own {
        let judgement = judged(&drill, step.effect.placed(), step.effect.eliminated());
        assert_eq!(judgement.verdict, Verdict::Right, "{kind}: {step}");
    }
    // Single marks of every kind, and pairs of them.
    let candidates: Vec<Candidate> = board.candidate_set().iter().collect();
    for _ in 0..12 {
        let some: CandidateSet =
            (0..1 + random.below(2)).map(|_| candidates[random.below(candidates.len())]).collect();
        let places = random.below(3) == 0;
        let (put, out) = if places { (some, CandidateSet::EMPTY) } else { (CandidateSet::EMPTY, some) };
        // Two digits in a cell are no reply that a grid can hold.
        if places && some.cells().len() < some.len() {
            continue;
        }
        let is_false = !(put - solution.candidates()).is_empty() || !(out & solution.candidates()).is_empty();
        let is_shown = put.is_subset(placed) && out.is_subset(crossed);
        let is_own = put.is_subset(own_placed) && out.is_subset(own_crossed);
        let has_whole = own
            .iter()
            .any(|step| step.effect.placed().is_subset(put) && step.effect.eliminated().is_subset(out));
        let is_easy = put.is_subset(easy_placed) && out.is_subset(easy_crossed);
        let expected = match () {
            () if is_false => Verdict::Wrong,
            () if !is_shown => Verdict::Unfounded,
            () if has_whole => Verdict::Right,
            () if is_own => Verdict::More,
            () if is_easy => Verdict::Otherwise,
            () => Verdict::Unfounded,
        };
        let judgement = judged(&drill, put, out);
        assert_eq!(judgement.verdict, expected, "{kind}, {some:?}, {}", judgement.text());
        assert!(!judgement.said.is_empty());
    }
}

/// One drill of some techniques; `--ignored` has several of all.
#[test]
fn replies_are_judged_by_all_steps() {
    let mut random = Random::new(1);
    share(kinds(), 48).for_each(|kind| check_judging(kind, 1, &mut random));
}

#[test]
#[ignore = "takes minutes"]
fn many_replies_are_judged_by_all_steps() {
    let mut random = Random::new(2);
    for number in share(0..8, 4) {
        kinds().for_each(|kind| check_judging(kind, number, &mut random));
    }
}

#[test]
fn a_technique_is_there_or_it_is_not() {
    let (mut there, mut not) = (0, 0);
    for (kind, number) in share(kinds(), 8).flat_map(|kind| (0..4).map(move |number| (kind, number))) {
        let Some(drill) = drill(Exercise::FindIt, kind, number) else { continue };
        let is_there = !of_kind(kind, drill.board()).is_empty();
        assert_eq!(drill.step().is_some(), is_there, "{kind}");
        let verdict = |reply| drill.judge(&Reply::IsThere(reply), &never()).expect("nobody cancels").verdict;
        assert_eq!([true, false].map(verdict)[usize::from(!is_there)], Verdict::Right);
        assert_eq!([true, false].map(verdict)[usize::from(is_there)], Verdict::Wrong);
        if is_there { there += 1 } else { not += 1 }
    }
    assert!(there > 5 && not > 5, "{there} there, {not} not");
}

#[test]
fn only_one_name_is_right() {
    for kind in kinds().step_by(5) {
        let Some(drill) = drill(Exercise::NameIt, kind, 3) else { continue };
        let step = drill.step().expect("it is marked");
        assert_eq!(drill.choices().len(), 5);
        for choice in drill.choices() {
            let judgement = drill.judge(&Reply::Named(choice), &never()).expect("nobody cancels");
            let expected = if *choice == drill.kind() { Verdict::Right } else { Verdict::Wrong };
            assert_eq!(judgement.verdict, expected, "{kind} called {choice}");
            let steps = of_kind(choice, drill.board());
            let (placed, crossed) = shown(&steps);
            let overlaps =
                !((placed & step.effect.placed()) | (crossed & step.effect.eliminated())).is_empty();
            assert_eq!(overlaps, *choice == drill.kind(), "{kind} called {choice}");
        }
    }
}

#[test]
fn a_puzzle_is_solved_with_the_technique_and_nothing_harder() {
    let mut solvable = 0;
    for kind in kinds().skip(3).step_by(4) {
        let Some(drill) = drill(Exercise::SolveWithIt, kind, 0) else { continue };
        solvable += 1;
        let (mut board, up_to_it) =
            (*drill.board(), Schedule::of(kinds().take_while(|other| *other != kind)));
        // It is needed at once: where kinds are found in one look, an easier one may find it.
        assert!(up_to_it.first(&View::new(&board)).is_none_or(|step| step.kind == kind), "{kind}");
        let mut with_it = up_to_it;
        with_it.searches.extend(Schedule::of([kind]).searches);
        while let Some(step) = with_it.first(&View::new(&board)) {
            step.effect.apply(&mut board);
        }
        assert!(board.solution().is_some(), "{kind}");
    }
    assert!(solvable >= 12, "{solvable}");
}

#[test]
fn the_game_of_a_drill_is_its_position() {
    for (kind, number) in kinds().step_by(7).zip(0..) {
        let Some(drill) = drill(Exercise::WhatFollows, kind, number) else { continue };
        let mut game = drill.game();
        assert_eq!(game.options().candidates, Keeping::Automatic);
        // Hints for a technique that is practised, though it is off in games.
        let mut options = Options::default();
        options.without.set(kind, true);
        assert!(drill.game_with(options).options().without.is_empty());
        assert_eq!(game.all_candidates(), drill.board().candidate_set());
        assert_eq!(game.sheet().digits(), drill.board().puzzle());
        assert_eq!(game.mistakes(), Default::default());
        let empty = Reply::Follows { placed: CandidateSet::EMPTY, crossed: CandidateSet::EMPTY };
        assert_eq!(drill.reply_of(&game), empty);
        let effect = drill.step().expect("there is one").effect.clone();
        let marked = Reply::Follows { placed: effect.placed(), crossed: effect.eliminated() };
        game.act(Action::Take { effect }).expect("it changes something");
        assert_eq!(drill.reply_of(&game), marked, "{kind}");
        game.act(Action::Undo).expect("something was done");
        assert_eq!(drill.reply_of(&game), empty);
    }
}

fn day(text: &str) -> Date {
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
    let some: Vec<&'static Kind> = kinds().take(3).collect();
    training.record(some[0], Grade::Good, day("2026-11-22"));
    training.record(some[1], Grade::Again, day("2026-11-22"));
    assert_eq!(training.due(day("2026-11-22")), Vec::<&Kind>::new());
    assert_eq!(training.due(day("2026-11-23")), [some[1]]);
    assert_eq!(training.due(day("2026-12-22")), [some[1], some[0]]);
    assert_eq!(training.next(), Some(some[2]));
    let text = serde_json::to_string(&training).expect("it can be written");
    assert_eq!(serde_json::from_str::<Training>(&text).expect("it can be read"), training);
}

#[test]
fn the_way_to_a_position_can_be_cancelled() {
    let kind = schedule().searches[20].kinds[0];
    let puzzle = Positions::built_in().of(kind)[0];
    assert!(position(&puzzle, kind, &Cancel::after(1)).is_err());
}

/// Questions and answers have no markup and no paths of the source, and no heading in the middle of a
/// sentence.
#[test]
fn all_that_drills_say_is_for_people() {
    for (kind, number) in kinds().step_by(8).zip(0..) {
        for exercise in Exercise::ALL {
            // A puzzle to solve is made for its technique, one for each.
            let number = if exercise == Exercise::SolveWithIt { 0 } else { number };
            let Some(drill) = drill(exercise, kind, number) else { continue };
            let told = format!("{} {}", drill.question(), drill.answer().text());
            assert!(!told.contains("](") && !told.contains("::"), "{told}");
            assert!(told.is_ascii(), "{told}");
            assert!(!told.contains(" a a") && !told.contains(" the a"), "{told}");
        }
    }
}

/// The learner has chosen the lesson, so its name must not always be the answer.
#[test]
fn a_technique_to_name_is_not_always_that_of_the_lesson() {
    for name in ["naked-pair", "x-wing", "xy-wing", "skyscraper"] {
        let kind: &'static Kind = name.parse().expect("a technique");
        let drills: Vec<Drill> = (0..6).filter_map(|number| drill(Exercise::NameIt, kind, number)).collect();
        let own = drills.iter().filter(|drill| drill.kind() == kind).count();
        assert!((1..drills.len()).contains(&own), "{name}: {own} of {}", drills.len());
    }
}
