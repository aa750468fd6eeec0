//! Positions from the player's own games: where a game that is won was slow, and the drills made of it.

use super::{Player, easy};
use crate::tui::app::Start;
use sudokit_play::Level;

/// A player who has won a game with two long thoughts and a hint.
pub(super) fn slow(name: &str, start: Start) -> Player {
    let mut player = Player::new(name, start);
    player.keys("? Esc");
    player.solve_thinking(&[(5, 60_000), (20, 3_700_000)]);
    player
}

/// The same player in the course.
pub(super) fn in_the_course(name: &str) -> Player {
    let mut player = slow(name, easy());
    player.keys("q 3");
    player
}

#[test]
fn a_win_tells_where_it_took_long() {
    let mut player = slow("own-win", easy());
    let panel = player.panel();
    assert!(panel.contains("Where it took long:"), "{panel}");
    let told = ["0:00 r", "with a hint", "1:00 r", "after 1:00", "1:02:4", "after 1:01:40"];
    for part in told {
        assert!(panel.contains(part), "{part}: {panel}");
    }
    assert!(panel.contains("l: lesson on"), "{panel}");
    assert!(player.text().lines().last().is_some_and(|line| line.contains("n new game")));
    // One key leads to the lesson, and the lesson back to the menu.
    player.keys("l");
    assert!(player.text().contains("What to look for"), "{}", player.text());
    player.keys("Esc");
    assert!(player.text().contains("Puzzle of the day"), "{}", player.text());
    assert_eq!(player.app.desk.profile.training.own_positions(), 3);
}

#[test]
fn an_even_game_has_nothing_to_tell() {
    let mut player = Player::new("own-even", Start::New(Level::Beginner));
    player.solve();
    assert!(!player.panel().contains("Where it took long"), "{}", player.text());
    player.keys("l");
    assert!(player.text().contains("Solved in"), "{}", player.text());
    player.keys("q q 3");
    assert!(!player.text().contains("From your games"), "{}", player.text());
}

#[test]
fn positions_from_own_games_are_drilled_until_they_are_seen() {
    let mut player = in_the_course("own-drills");
    let offers = |player: &mut Player, about: &str| {
        let text = player.text();
        text.lines().any(|line| line.contains("From your games") && line.ends_with(about))
    };
    assert!(offers(&mut player, "  3 positions that took you long"), "{}", player.text());
    player.keys("4");
    for number in 1..=3 {
        let panel = player.panel();
        assert!(panel.contains("From your game, "), "{}", player.text());
        assert!(panel.contains(&format!("2026-11-22, {number} of 3")), "{}", player.text());
        assert!(panel.contains("Something applies here."), "{}", player.text());
        if number == 2 {
            player.keys("n");
        } else {
            player.reply_rightly();
            assert!(player.text().contains("Right."), "{}", player.text());
        }
        assert!(player.panel().contains(&format!("{number} of 3")), "{}", player.text());
        player.keys("Enter");
    }
    assert!(player.text().contains("Round finished: 2 of 3"), "{}", player.text());
    player.keys("Esc");
    assert!(offers(&mut player, "  1 position that took you long"), "{}", player.text());
    // The chapters are below it.
    player.keys("5");
    assert!(player.text().contains("Singles: chapter 1 of"), "{}", player.text());
    player.keys("Esc 4");
    player.reply_rightly();
    player.keys("Enter Esc");
    assert!(!player.text().contains("From your games"), "{}", player.text());
}
