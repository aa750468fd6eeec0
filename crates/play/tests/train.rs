//! Training: the course, the positions, what is right and what is not, and when to practise again.

use std::collections::HashSet;
use sudokit::logic::{Family, Kind, Schedule, Step, View, techniques};
use sudokit::{Board, Cancel, Candidate, CandidateSet, Engine, Random, Single};
use sudokit_play::train::{
    Drill, Exercise, Grade, Judgement, Memory, Positions, Reply, Training, Verdict, kinds, position, schedule,
};
use sudokit_play::{Action, Date, Keeping};

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
        let family: &dyn Family =
            *techniques::FAMILIES.iter().find(|family| family.kinds().contains(&easier)).expect("it has one");
        let steps = sudokit::logic::Search { family, kinds: vec![easier] }.all(&view);
        // Kinds that are found in one look are as easy as each other.
        if steps.iter().any(|step| step.kind == kind) {
            continue;
        }
        assert!(steps.is_empty(), "{puzzle} is one of {kind}, but has {}", steps[0]);
    }
}

fn digits(board: &Board) -> CandidateSet {
    board.puzzle().cells().iter().filter_map(|cell| Some(Candidate::at(cell, board.digit(cell)?))).collect()
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

/// What steps show, each way apart: what can be placed, and what can be crossed out.
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

/// Replies to one drill: all that its technique shows, what other techniques show, and what nobody shows, judged by the list of all steps.
fn check_judging(kind: &'static Kind, number: u64, random: &mut Random) {
    let Some(drill) = drill(Exercise::WhatFollows, kind, number) else { return };
    let board = drill.board();
    let solution = Single::new().solve(&board.puzzle()).expect("there is one");
    let all = Schedule::listed().all(&View::new(board));
    let own: Vec<&Step> = all.iter().filter(|step| step.kind == kind).collect();
    assert!(!own.is_empty(), "{kind}");
    let (placed, crossed) = shown(&all);
    let (own_placed, own_crossed) = shown(own.iter().copied());
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
        let expected = match () {
            () if is_false => Verdict::Wrong,
            () if !is_shown => Verdict::Unfounded,
            () if has_whole => Verdict::Right,
            () if is_own => Verdict::More,
            () => Verdict::Otherwise,
        };
        let judgement = judged(&drill, put, out);
        assert_eq!(judgement.verdict, expected, "{kind}, {some:?}, {}", judgement.text());
        assert!(!judgement.said.is_empty());
    }
}

/// One drill of every eighth technique; `--ignored` has several of all.
#[test]
fn replies_are_judged_by_all_steps() {
    let mut random = Random::new(1);
    kinds().step_by(8).for_each(|kind| check_judging(kind, 1, &mut random));
}

#[test]
#[ignore = "takes minutes"]
fn many_replies_are_judged_by_all_steps() {
    let mut random = Random::new(2);
    for number in 0..8 {
        kinds().for_each(|kind| check_judging(kind, number, &mut random));
    }
}

#[test]
fn a_technique_is_there_or_it_is_not() {
    let (mut there, mut not) = (0, 0);
    for (kind, number) in kinds().step_by(4).flat_map(|kind| (0..4).map(move |number| (kind, number))) {
        let Some(drill) = drill(Exercise::FindIt, kind, number) else { continue };
        let is_there = !of_kind(kind, drill.board()).is_empty();
        assert_eq!(drill.step().is_some(), is_there, "{kind}");
        let verdict = |reply| drill.judge(&Reply::IsThere(reply), &never()).expect("nobody cancels").verdict;
        assert_eq!([true, false].map(verdict)[usize::from(!is_there)], Verdict::Right);
        assert_eq!([true, false].map(verdict)[usize::from(is_there)], Verdict::Wrong);
        if is_there { there += 1 } else { not += 1 }
    }
    assert!(there > 10 && not > 10, "{there} there, {not} not");
}

#[test]
fn only_one_name_is_right() {
    for kind in kinds().step_by(5) {
        let Some(drill) = drill(Exercise::NameIt, kind, 3) else { continue };
        let step = drill.step().expect("it is marked");
        assert_eq!(drill.choices().len(), 5);
        for choice in drill.choices() {
            let judgement = drill.judge(&Reply::Named(choice), &never()).expect("nobody cancels");
            let expected = if *choice == kind { Verdict::Right } else { Verdict::Wrong };
            assert_eq!(judgement.verdict, expected, "{kind} called {choice}");
            let steps = of_kind(choice, drill.board());
            let (placed, crossed) = shown(&steps);
            let overlaps =
                !((placed & step.effect.placed()) | (crossed & step.effect.eliminated())).is_empty();
            assert_eq!(overlaps, *choice == kind, "{kind} called {choice}");
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

/// What FSRS-5 says of intervals, from its published formulas.
#[test]
fn what_is_remembered_is_asked_for_later() {
    let today = day("2026-11-22");
    // The stability after the first time is a parameter each; it is the interval for nine in ten.
    let first = [Grade::Again, Grade::Hard, Grade::Good].map(|grade| Memory::first(grade, today));
    assert_eq!(first.map(|memory| memory.stability), [407, 1183, 3126]);
    assert_eq!(first.map(|memory| memory.due.to_string()), ["2026-11-23", "2026-11-24", "2026-11-25"]);

    // S' = S * (1 + e^w8 * (11 - D) * S^-w9 * (e^(w10 * (1 - R)) - 1)), D = w4 - e^(w5 * 2) + 1 after a first "good".
    let (stability, difficulty) = (3.1262_f64, 7.2102 - (0.5316_f64 * 2.0).exp() + 1.0);
    let chance = (1.0 + 19.0 / 81.0 * 3.0 / stability).powf(-0.5);
    let grown = stability
        * (1.0
            + 1.616_f64.exp()
                * (11.0 - difficulty)
                * stability.powf(-0.1544)
                * ((1.0824 * (1.0 - chance)).exp() - 1.0));
    let again = first[2].after(Grade::Good, first[2].due);
    assert!((again.stability as f64 / 1000.0 - grown).abs() < 0.01, "{again:?}, expected {grown}");
    assert_eq!((again.rounds, again.lapses), (2, 0));

    let forgotten = again.after(Grade::Again, again.due);
    assert!(forgotten.stability < again.stability && forgotten.difficulty > again.difficulty);
    assert_eq!((forgotten.rounds, forgotten.lapses), (3, 1));
    // A clock that was set back does no harm.
    assert!(again.after(Grade::Good, today).due > again.last);
    // After years without a slip a year is the longest that there is.
    let old = (0..40).fold(first[2], |memory, _| memory.after(Grade::Good, memory.due));
    assert_eq!(old.rounds, 41);
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
