//! The data kept between games.

use sudokit::CellSet;
use sudokit_play::{Action, Assistance, Date, Game, Level, Origin, Profile};

/// A game of an easy puzzle that took so many milliseconds, solved or given up.
fn game(origin: Origin, time: u64, solved: bool, help: bool) -> Game {
    let mut game = Game::open(&Level::Easy.puzzle(1).into(), origin);
    let solution = game.solution().expect("it is a puzzle");
    game.pass(time);
    if help {
        game.act(Action::Ask { rung: sudokit_play::Rung::Name }).expect("it can be asked at any time");
    }
    for cell in game.sheet().empty().iter().filter(|_| solved) {
        game.act(Action::Place { cells: CellSet::of(cell), digit: solution.digit(cell) })
            .expect("it is empty");
    }
    // A game that is solved takes no more time.
    game.pass(if solved { 5000 } else { 0 });
    assert_eq!((game.time(), game.is_finished()), (time, solved));
    game
}

#[test]
fn results_are_counted_by_level() {
    let mut profile = Profile::default();
    let easy = Origin::Made { level: Level::Easy, seed: 1 };
    for (time, solved, help) in [
        (30, true, false),
        (20, true, true),
        (1, false, false),
        (90, true, false),
        (40, true, false),
        (60, true, true),
    ] {
        profile.close("game", &game(easy, time, solved, help));
    }
    profile.close("game", &game(Origin::Opened, 5, true, false));
    let of = profile.statistics(Some(Level::Easy));
    assert_eq!((of.played, of.solved, of.helped), (6, 5, 2));
    assert_eq!((of.best, of.median), (Some(20), Some(40)));
    assert_eq!((of.streak, of.longest_streak), (3, 3));
    assert_eq!(profile.statistics(None).played, 1);
    assert_eq!(profile.statistics(Some(Level::Hard)), Default::default());
    assert_eq!(profile.outcomes[1].assistance, Assistance::Hints);

    profile.close("game", &game(easy, 9, false, false));
    let of = profile.statistics(Some(Level::Easy));
    assert_eq!((of.streak, of.longest_streak), (0, 3));
}

#[test]
fn a_day_is_solved_at_its_level() {
    let mut profile = Profile::default();
    let (date, level) = (Date::new(2026, 11, 22).expect("it is a day"), Level::Easy);
    let origin = Origin::Daily { level, date };
    profile.close("today", &game(origin, 9, false, false));
    assert!(!profile.has_solved(date, level));
    profile.close("today", &game(origin, 9, true, false));
    assert!(profile.has_solved(date, level) && !profile.has_solved(date, Level::Hard));
}
