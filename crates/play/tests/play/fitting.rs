//! Puzzles at the player's own level.

use sudokit::generate::Symmetry;
use sudokit::logic::{Kind, Schedule, techniques};
use sudokit::{Board, Cancel, Walk};
use sudokit_play::train::{Fitting, Training};
use sudokit_play::{Date, Level};

fn kind(name: &str) -> &'static Kind {
    techniques::kind(name).expect("a technique")
}

/// All steps are of known techniques, the puzzle is that of its level and number, and more knowledge never
/// leads to an easier level.
#[test]
fn puzzles_need_only_what_the_player_knows() {
    let today = Date::new(2026, 11, 28).expect("a day");
    let mut training = Training::default();
    let mut levels = [Level::Beginner; 2];
    for names in [&[][..], &["pointing", "claiming", "naked-pair"], &["x-wing", "skyscraper"]] {
        names.iter().for_each(|name| training.tick(kind(name), true));
        for (number, level) in [3, 50].into_iter().zip(&mut levels) {
            let fitting = training.fitting(today, number, Symmetry::HalfTurn, &Cancel::new()).expect("time");
            let made = fitting.level.puzzle_with(fitting.number, Symmetry::HalfTurn, &Cancel::new());
            assert_eq!(made.expect("time"), fitting.puzzle);
            assert!((number..number + Fitting::LOOKED_AT).contains(&fitting.number));
            assert!(fitting.level >= *level, "{names:?}: {fitting:?}");
            *level = fitting.level;
            let board = Board::new(&fitting.puzzle).expect("no contradiction").with_unique_givens();
            let mut walk = Walk::new(board, Schedule::full().only(|kind| training.knows(kind)));
            while walk.step(&Cancel::new()).expect("time").is_some() {}
            assert!(walk.board().unsolved().is_empty(), "{fitting:?}");
        }
    }
    assert_eq!(levels, [Level::Hard; 2]);
}
