//! Grids for the clipboard.

use super::{EASY, Player, easy};
use crate::tui::desk::Wish;
use crate::tui::event::Event;
use sudokit_play::Key;

/// The text that a key copies.
fn copied(player: &mut Player, key: char) -> Option<String> {
    player.app.on(Event::Key(Key::Char(key)));
    match player.app.desk.wishes.pop() {
        Some(Wish::Copy(text)) => Some(text),
        _ => None,
    }
}

#[test]
fn the_grid_is_copied_as_text_and_as_a_link() {
    let mut player = Player::new("copied", easy());
    // The first empty cell is r1c3.
    player.keys("4");
    let text = copied(&mut player, 'y').expect("a text");
    assert_eq!(text, format!("53+4.{}", &EASY[4..]));
    assert!(player.panel().contains("copied as text"), "{}", player.panel());
    let link = copied(&mut player, 'Y').expect("a link");
    assert!(link.starts_with("https://sudoku.coach/"), "{link}");
    for copy in [text, link] {
        let read = sudokit::read(&copy).expect("it can be read");
        assert_eq!((read.givens, read.placed), (player.game().sheet().givens, player.game().sheet().placed));
    }
}

#[test]
fn a_covered_grid_is_not_copied() {
    let mut player = Player::new("copied-covered", easy());
    player.keys("p");
    assert_eq!([copied(&mut player, 'y'), copied(&mut player, 'Y')], [None, None]);
}

#[test]
fn the_keys_are_on_the_sheet() {
    let mut player = Player::new("copied-keys", easy());
    player.size = (80, 60);
    player.keys("H");
    let sheet = player.text();
    assert!(sheet.contains("Copy the grid as text") && sheet.contains("Copy a link to the grid"), "{sheet}");
}
