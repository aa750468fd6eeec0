//! Marks by digits with Ctrl.

use super::{Player, easy};
use crate::tui::event::Event;
use sudokit::Digit;
use sudokit_play::{Mode, Options};

#[test]
fn a_digit_with_ctrl_is_a_mark_in_any_mode() {
    let mut player = Player::new("ctrl-marks", easy());
    // The first empty cell is r1c3.
    let cell = "r1c3".parse().expect("a cell");
    player.on(Event::Mark(Mode::Centre, Digit::D1));
    player.on(Event::Mark(Mode::Corner, Digit::D2));
    let noted = |player: &Player| {
        let sheet = player.game().sheet();
        (player.game().all_candidates().digits_in(cell), sheet.corner.digits_in(cell))
    };
    assert_eq!(noted(&player), ([Digit::D1].into_iter().collect(), [Digit::D2].into_iter().collect()));
    // The mode is as before, also while digits are chosen first.
    player.app.desk.choose(Options { first: sudokit_play::First::Digit, ..Options::default() });
    player.on(Event::Mark(Mode::Centre, Digit::D1));
    assert!(noted(&player).0.is_empty());
    player.app.desk.choose(Options::default());
    player.keys("4");
    assert_eq!(player.game().digit(cell), Some(Digit::D4));
    player.keys("u p");
    player.on(Event::Mark(Mode::Centre, Digit::D1));
    player.keys("p");
    assert!(noted(&player).0.is_empty(), "nothing is written under a cover");
}
