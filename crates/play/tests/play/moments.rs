//! The moments of finished games: laws about each, and how they become drills.

use crate::memory::day;
use std::collections::HashSet;
use sudokit::logic::techniques::fish::X_WING;
use sudokit::logic::{Kind, Path, Schedule, View};
use sudokit::{Cancel, CandidateSet, Cell, CellSet, Digit, Puzzle, Random};
use sudokit_play::train::{
    Grade, Moment, Positions, Reply, Round, Training, Verdict, kinds, moments, schedule,
};
use sudokit_play::{Action, Game, Level, Profile, Rung, Save};
use sudokit_testkit::share;

const SECOND: u64 = 1_000;

fn of(game: &Game) -> Vec<Moment> {
    moments(game, day("2026-11-28"), &Cancel::new()).expect("nobody cancels")
}

fn place(game: &mut Game, cell: Cell, digit: Digit) {
    game.act(Action::Place { cells: CellSet::of(cell), digit }).expect("it changes the cell");
}

fn ask(game: &mut Game, rung: Rung) {
    game.act(Action::Ask { rung }).expect("it can be asked at any time");
}

/// Plays along the easiest steps, and thinks before each for as long as this says.
fn play(puzzle: Puzzle, thinks: impl FnMut(&'static Kind) -> u64) -> Game {
    play_with(Game::new(puzzle), thinks)
}

fn play_with(mut game: Game, mut thinks: impl FnMut(&'static Kind) -> u64) -> Game {
    let mut board = sudokit::position(&game.entry()).expect("it is sound");
    let steps: Vec<_> = Path::new(&mut board, schedule()).collect();
    for step in steps {
        game.pass(thinks(step.kind));
        for it in step.effect.placed() {
            place(&mut game, it.cell(), it.digit());
        }
        for it in step.effect.eliminated() & (game.sheet().possible() - game.sheet().crossed) {
            let action = Action::Cross { cells: CellSet::of(it.cell()), digit: it.digit() };
            game.act(action).expect("the cell has it");
        }
    }
    assert!(game.is_finished());
    game
}

/// A game whose player thought for two minutes about an X-wing.
fn with_an_x_wing() -> Game {
    let mut is_first = true;
    let thinks = |kind: &Kind| {
        let is_long = kind == &X_WING && std::mem::take(&mut is_first);
        if is_long { 120 * SECOND } else { 10 * SECOND }
    };
    play(Positions::built_in().of(&X_WING)[0], thinks)
}

/// A moment or two.
pub(crate) fn some() -> Vec<Moment> {
    let found = of(&with_an_x_wing());
    assert!(!found.is_empty());
    found
}

/// The right digits before each action up to a time: from the log, without the code that found the moment.
fn placed_before(game: &Game, moment: &Moment) -> HashSet<CandidateSet> {
    let solution = game.solution().expect("it has one").candidates();
    let mut replayed = Game::new(game.puzzle());
    let mut states = HashSet::new();
    for logged in game.log().iter().take_while(|logged| logged.time <= moment.time) {
        states.insert(replayed.sheet().placed.candidates() & solution);
        replayed.act(logged.action.clone()).expect("it was done");
    }
    states
}

fn check(game: &Game, moment: &Moment) {
    let solution = game.solution().expect("it has one");
    assert!(placed_before(game, moment).contains(&moment.at.placed.candidates()), "{moment:?}");
    assert!(moment.at.placed.candidates().is_subset(solution.candidates()), "{moment:?}");
    assert!(moment.at.deleted.iter().all(|it| solution.digit(it.cell()) != it.digit()), "{moment:?}");

    let drill = moment.drill(&Cancel::new()).expect("nobody cancels").expect("it has a step");
    let (board, step) = (drill.board(), drill.step().expect("it is there"));
    assert_eq!((step.kind, step.verify(board)), (moment.kind, Ok(())), "{moment:?}");
    assert!(step.effect.placed().is_subset(solution.candidates()), "{step}");
    assert!(step.effect.eliminated().is_disjoint(solution.candidates()), "{step}");
    assert_eq!(moment.cells(), (step.effect.placed() | step.effect.eliminated()).cells());
    let easier = kinds().take_while(|kind| *kind != moment.kind);
    let easier = Schedule::of(easier).all(&View::new(board));
    // Kinds that are found in one look are as easy as each other.
    assert!(easier.iter().all(|step| step.kind == moment.kind), "{moment:?}: {}", easier[0]);
}

#[test]
fn moments_are_positions_of_the_game_with_their_easiest_steps() {
    for seed in share(0..12_u64, 3) {
        let mut random = Random::new(seed);
        let level = Level::ALL[seed as usize % 4];
        let game = play(level.puzzle(seed), |_| {
            let long = if random.below(8) == 0 { 90 } else { 4 };
            (1 + random.below(long) as u64) * SECOND
        });
        let found = of(&game);
        assert!(!found.is_empty() && found.len() <= 5, "{}", found.len());
        assert!(found.is_sorted_by_key(|moment| moment.time));
        assert!(found.iter().all(|moment| !moment.helped && moment.thought >= 5 * SECOND));
        found.iter().for_each(|moment| check(&game, moment));
        assert_eq!(found, of(&game));
    }
}

#[test]
fn a_long_thought_about_an_x_wing_is_found_where_it_began() {
    let game = with_an_x_wing();
    let [moment] = &of(&game)[..] else { panic!("{:?}", of(&game)) };
    assert_eq!((moment.kind, moment.thought, moment.helped), (&X_WING, 120 * SECOND, false));
    check(&game, moment);
}

#[test]
fn there_is_nothing_in_a_game_that_was_not_touched_or_not_finished_or_even() {
    let puzzle = Level::Easy.puzzle(7);
    let mut game = Game::new(puzzle);
    assert_eq!(of(&game), []);
    let (cell, solution) = (game.sheet().empty().first().expect("it has some"), game.solution().unwrap());
    game.pass(600 * SECOND);
    ask(&mut game, Rung::Name);
    place(&mut game, cell, solution.digit(cell));
    assert_eq!(of(&game), []);
    assert_eq!(of(&play(puzzle, |_| 20 * SECOND)), []);
    // Four times the median, and yet no pause.
    let mut number = 0;
    let quick = play(puzzle, |_| {
        number += 1;
        if number % 10 == 0 { 4 * SECOND } else { 1 }
    });
    assert_eq!(of(&quick), []);
}

#[test]
fn a_hint_is_found_where_it_was_asked_for_and_once() {
    let mut game = Game::new(Level::Easy.puzzle(7));
    let solution = game.solution().expect("it has one");
    for (number, cell) in game.sheet().empty().iter().enumerate() {
        game.pass(10 * SECOND);
        if number == 5 {
            // How many digits are wrong is no step.
            ask(&mut game, Rung::Nothing);
            for rung in [Rung::Name, Rung::Look] {
                ask(&mut game, rung);
                game.pass(SECOND);
            }
            game.act(Action::Corner { cells: CellSet::of(cell), digit: Digit::D1 }).expect("it is empty");
            ask(&mut game, Rung::Name);
        }
        place(&mut game, cell, solution.digit(cell));
    }
    let [moment] = &of(&game)[..] else { panic!("{:?}", of(&game)) };
    assert_eq!((moment.helped, moment.time, moment.thought), (true, 60 * SECOND, 10 * SECOND));
    assert_eq!(moment.at.placed.len(), 5);
    check(&game, moment);
}

#[test]
fn mistakes_are_no_part_of_a_position() {
    let mut game = Game::new(Positions::built_in().of(&X_WING)[0]);
    let solution = game.solution().expect("it has one");
    let empty: Vec<Cell> = game.sheet().empty().iter().collect();
    let lost = solution.digit(empty[1]);
    let is_wrong = |digit: &Digit| *digit != solution.digit(empty[0]) && *digit != lost;
    let wrong = Digit::all().find(is_wrong).expect("there are seven");
    place(&mut game, empty[0], wrong);
    game.act(Action::Cross { cells: CellSet::of(empty[1]), digit: lost }).expect("it is empty");
    for (number, cell) in empty.iter().enumerate().skip(1) {
        game.pass(if number == 3 { 200 * SECOND } else { SECOND });
        place(&mut game, *cell, solution.digit(*cell));
    }
    place(&mut game, empty[0], solution.digit(empty[0]));
    let found = of(&game);
    assert_eq!(found.iter().map(|moment| moment.at.placed.len()).collect::<Vec<_>>(), [2]);
    check(&game, &found[0]);
}

#[test]
fn a_move_taken_back_and_done_again_is_one_moment() {
    let mut game = Game::new(Level::Easy.puzzle(7));
    let cell = game.sheet().empty().first().expect("it has some");
    let digit = game.solution().expect("it has one").digit(cell);
    for _ in 0..2 {
        game.pass(100 * SECOND);
        place(&mut game, cell, digit);
        game.act(Action::Undo).expect("something was done");
    }
    let game = play_with(game, |_| SECOND);
    assert_eq!(of(&game).len(), 1);
}

#[test]
fn a_moment_is_drilled_like_any_position() {
    let found = some();
    let drill = found[0].drill(&Cancel::new()).expect("nobody cancels").expect("it has a step");
    let mut game = drill.game();
    game.act(Action::Take { effect: drill.step().expect("it is there").effect.clone() }).expect("it changes");
    let reply = drill.reply_of(&game);
    let judge = |reply| drill.judge(reply, &Cancel::new()).expect("nobody cancels").verdict;
    assert_eq!((judge(&reply), judge(&Reply::IsThere(false))), (Verdict::Right, Verdict::Wrong));
}

#[test]
fn the_last_moments_are_kept_and_read_back() {
    let mut training = Training::default();
    let found = of(&play(Level::Hard.puzzle(3), {
        let mut number = 0;
        move |_| {
            number += 1;
            if number % 9 == 0 { 60 * SECOND } else { SECOND }
        }
    }));
    assert_eq!(found.len(), 5);
    for year in 2001..2010 {
        let later = found.iter().cloned().map(|mut moment| {
            moment.day = day(&format!("{year}-01-01"));
            moment
        });
        training.keep(&later.collect::<Vec<_>>());
        assert!(training.own_positions() <= 20);
    }
    assert_eq!(training.from_games().len(), 5);
    assert!(training.from_games().iter().all(|moment| moment.day == day("2009-01-01")));
    let mut profile = Profile::default();
    profile.training = training.clone();
    let text = Save::from(profile.clone()).to_json();
    assert_eq!(Save::from_json(&text).expect("it was written").profile(), Some(profile));

    // Profiles of earlier versions have none, those of later ones may have other techniques.
    let earlier: Training = serde_json::from_str(r#"{"known":{},"drills":3}"#).expect("it is one");
    assert_eq!(earlier.own_positions(), 0);
    let line = serde_json::to_string(&training).expect("it is data").replace(found[0].kind.id, "of-tomorrow");
    let later: Training = serde_json::from_str(&line).expect("it is one");
    assert!(later.own_positions() < 20 && serde_json::to_string(&later).expect("it is data") == line);
}

#[test]
fn a_position_that_was_seen_does_not_come_again() {
    let today = day("2026-11-29");
    let mut training = Training::default();
    let mut found = some();
    let mut other = found[0].clone();
    other.time += 1;
    found = vec![found[0].clone(), other];
    training.keep(&found);
    let own = training.from_games();
    assert_eq!(own, found);
    let mut round = Round::from_games(own);
    assert!(round.is_review());
    round.begin();
    round.judged(Verdict::Right);
    training.record_round(&round, today);
    assert_eq!(training.own_positions(), 2, "the round is not over");
    round.begin();
    round.give_up();
    training.record_round(&round, today);
    assert_eq!(training.from_games(), found[1..]);
    assert_eq!(training.streak().map(|streak| streak.days), Some(1));

    // A technique that was never practised is due, but one position is no lesson.
    assert!(training.memory(&X_WING).is_none());
    assert_eq!(training.due(today), [&X_WING]);
    training.record(&X_WING, Grade::Good, today);
    training.record_round(&round, day("2026-12-03"));
    assert_eq!(training.memory(&X_WING).map(|memory| memory.rounds), Some(2));
}
