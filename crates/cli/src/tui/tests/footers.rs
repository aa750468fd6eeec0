//! A law: each key that the last line names changes something when it is pressed, and a click on its word
//! does the same. Only `g` may refuse, and says why.

use super::{Player, easy, own_games};
use crate::tui::app::Start;
use crate::tui::event::{Event, Mouse};
use std::thread;
use sudokit_play::{Direction, Key, Level};
use sudokit_testkit::share;

/// A state: how it is reached.
pub(super) type State = (&'static str, fn() -> Player);

fn name() -> String {
    format!("footers-{:?}", thread::current().id())
}

fn own_game(keys: &str) -> Player {
    let mut player = own_games::in_the_course(&name());
    player.keys(keys);
    player
}

fn player(start: Start, keys: &str) -> Player {
    let mut player = Player::new(&name(), start);
    player.keys(keys);
    player
}

fn lesson(name: &str, keys: &str) -> Player {
    player(Start::Train(Some(name.parse().expect("a technique"))), keys)
}

fn won(start: Start, keys: &str) -> Player {
    let mut player = player(start, "");
    player.solve();
    player.keys(keys);
    player
}

/// At the other end of a list or a text.
fn at_the_end(mut player: Player, key: Key) -> Player {
    for _ in 0..40 {
        player.key(key);
    }
    player
}

fn pasted(text: &str, keys: &str) -> Player {
    let mut player = player(Start::Menu, "4");
    player.on(Event::Text(text.to_owned()));
    player.keys(keys);
    player
}

pub(super) const MENUS: &[State] = &[
    ("menu", || player(Start::Menu, "")),
    ("menu with a game", || player(easy(), "4 q")),
    ("menu with a game, another entry", || player(easy(), "4 q j j")),
    ("end of the menu", || at_the_end(player(easy(), "q"), Key::PageDown)),
    ("levels", || player(Start::Menu, "1")),
    ("levels of a day", || player(Start::Menu, "2")),
    ("open", || player(Start::Menu, "4")),
    ("open, written", || pasted("53", "")),
    ("open, blank", || pasted(" ", "")),
    ("open, wrong", || pasted("nonsense", "Enter")),
    ("statistics", || player(Start::Menu, "6")),
    ("options", || player(Start::Menu, "7")),
    ("last option", || at_the_end(player(Start::Menu, "7"), Key::PageDown)),
    ("techniques of hints", || player(Start::Menu, "7 9 j Enter")),
    ("last technique", || at_the_end(player(Start::Menu, "7 9 j Enter"), Key::PageDown)),
    ("keys", || player(Start::Menu, "8")),
    ("last keys", || at_the_end(player(Start::Menu, "8"), Key::PageDown)),
];

pub(super) const GAMES: &[State] = &[
    ("new game", || player(easy(), "")),
    ("a digit", || player(easy(), "4")),
    ("a wrong digit", || player(easy(), "9 Enter")),
    ("a given", || player(easy(), "4 h h")),
    ("marks", || player(easy(), "a")),
    ("undone", || player(easy(), "4 u")),
    ("corner marks", || player(easy(), "x 1")),
    ("colours", || player(easy(), "b 1")),
    ("selecting", || player(easy(), "v l l")),
    ("all selected", || player(easy(), "v l l 4")),
    ("finding", || player(easy(), "f")),
    ("found", || player(easy(), "f 5")),
    ("checked", || player(easy(), "4 Enter")),
    ("checked, and elsewhere", || player(easy(), "4 Enter Tab")),
    ("name of a step", || player(easy(), "?")),
    ("result of a step", || player(easy(), "? ? ? ? ?")),
    ("closed hint", || player(easy(), "? ? Esc")),
    ("step taken", || player(easy(), "? Enter")),
    ("mistakes", || player(easy(), "9 ?")),
    ("mistakes taken back", || player(easy(), "9 ? ? ?")),
    ("paused", || player(easy(), "4 p")),
    ("digit first", || player(easy(), "o 7 Esc")),
    ("digit first, chosen", || player(easy(), "o 7 Esc 4")),
    ("digit first, written", || player(easy(), "o 7 Esc 4 Enter")),
    ("automatic", || player(easy(), "o 1 Esc")),
    ("never wrong", || player(easy(), "o 4 4 Esc 4")),
    ("options of a game", || player(easy(), "o")),
    ("keys of a game", || player(easy(), "F1")),
    ("no savepoint", || player(easy(), "S")),
    ("a savepoint", || player(easy(), "s S")),
    ("savepoints", || player(easy(), "s 4 s S")),
    ("won", || won(easy(), "")),
    ("won, and a hint", || won(easy(), "?")),
    ("won and undone", || won(easy(), "u")),
    ("won at a level", || won(Start::New(Level::Beginner), "")),
    ("won slowly", || own_games::slow(&name(), easy())),
    ("won slowly at a level", || own_games::slow(&name(), Start::New(Level::Hard))),
    ("entering", || player(Start::Menu, "5")),
    ("entered", || player(Start::Menu, "5 1")),
    ("entered, and elsewhere", || player(Start::Menu, "5 1 Tab")),
    ("refused", || player(Start::Menu, "5 1 g")),
    ("several solutions", || player(Start::Menu, "5 1 g g")),
    ("hint where nothing decides", || player(Start::Menu, "5 1 g g ?")),
    ("no solution", || player(Start::Menu, "5 1 Tab 1 g g Tab 2")),
    ("hint without a solution", || player(Start::Menu, "5 1 Tab 1 g g ?")),
];

pub(super) const LESSONS: &[State] = &[
    ("course", || player(Start::Train(None), "")),
    ("placement", || player(Start::Train(None), "3")),
    ("placement, nothing seen", || player(Start::Train(None), "3 n")),
    ("review, with nothing due", || at_the_end(player(Start::Train(None), ""), Key::PageUp)),
    ("end of the course", || at_the_end(player(Start::Train(None), ""), Key::PageDown)),
    ("lesson", || lesson("naked-pair", "")),
    ("end of a lesson", || at_the_end(lesson("naked-pair", ""), Key::PageDown)),
    ("lesson without drills", || lesson("whip", "")),
    ("example", || lesson("naked-pair", "e")),
    ("example taken", || lesson("naked-pair", "e Enter")),
    ("what follows", || lesson("naked-pair", "Enter")),
    ("what follows, nothing marked", || lesson("naked-pair", "Enter Enter")),
    ("what follows, marked", || lesson("naked-pair", "Enter z 1")),
    ("what follows, replied", || lesson("naked-pair", "Enter z 1 Enter")),
    ("what follows, hint", || lesson("naked-pair", "Enter ? ?")),
    ("what follows, answered", || lesson("naked-pair", "Enter G")),
    ("find it", || lesson("naked-pair", "Enter G Enter")),
    ("find it, replied", || lesson("naked-pair", "Enter G Enter y")),
    ("name it", || lesson("naked-pair", "Enter G Enter G Enter")),
    ("name it, replied", || lesson("naked-pair", "Enter G Enter G Enter 1")),
    ("last drill", || lesson("naked-pair", "Enter G Enter G Enter G Enter G Enter G")),
    ("course with own games", || own_games::in_the_course(&name())),
    ("position of an own game", || own_game("4")),
    ("position of an own game, not seen", || own_game("4 n")),
    ("solve with it", || lesson("naked-pair", "s")),
];

/// The keys of the last line: each entry is one key, or several of which one is enough.
fn named(player: &mut Player) -> Vec<(Vec<Key>, String)> {
    let text = player.text();
    let words = text.lines().last().unwrap_or_default().split("  ").map(str::trim);
    let words = words.filter(|word| !word.is_empty() && !word.starts_with("Solved in"));
    words
        .map(|entry| {
            if let Some(word) = entry.strip_prefix("up down ") {
                return ([Direction::Up, Direction::Down].map(Key::Arrow).to_vec(), word.to_owned());
            }
            let (label, word) = entry.split_once(' ').expect("a key and a word");
            let keys = match label {
                "Enter" => vec![Key::Enter],
                "Esc" => vec![Key::Escape],
                "Space" => vec![Key::Char(' ')],
                "F1" => vec![Key::F(1)],
                "Ctrl-U" => vec![Key::Ctrl('u')],
                label if label.starts_with("1-") => {
                    ('1'..=label.chars().last().unwrap_or('1')).map(Key::Char).collect()
                }
                label => vec![Key::Char(label.chars().next().expect("a label is not empty"))],
            };
            (keys, word.to_owned())
        })
        .collect()
}

/// The last line of a drill is not that of the game below it, and no list goes on behind it: a click would
/// show.
fn check(states: &[State], sizes: &[(u16, u16)]) {
    for ((name, reach), size) in share(states.iter().zip(sizes.iter().copied().cycle()), 3) {
        let reached = || {
            let mut player = reach();
            player.size = size;
            player.on(Event::Resized);
            player
        };
        let mut unchanged = reached();
        let (told, before) = (named(&mut unchanged), unchanged.screen());
        assert!(!told.is_empty(), "{name}: nothing is told");
        let line = unchanged.text().lines().last().unwrap_or_default().to_owned();
        for (keys, word) in told {
            let at = line.find(&word).expect("it was read there");
            let x = line[..at].chars().count() as u16;
            let mut clicked = reached();
            clicked.on(Event::Mouse(Mouse::Press { x, y: size.1 - 1, adds: false }));
            let after = clicked.screen();
            let (mut has_effect, mut is_clicked) = (false, after == before);
            for key in &keys {
                let mut pressed = reached();
                pressed.key(*key);
                let screen = pressed.screen();
                let refused = pressed.app.desk.table.as_ref().is_some_and(|table| table.said.1);
                has_effect |=
                    pressed.app.is_over() || screen != before && (!refused || word.starts_with("begin"));
                is_clicked |= screen == after;
                if has_effect && is_clicked {
                    break;
                }
            }
            assert!(has_effect, "{name}, {size:?}: {keys:?} {word} changes nothing");
            assert!(is_clicked, "{name}, {size:?}: a click on {word} is no key of it\n{}", clicked.text());
        }
    }
}

#[test]
fn every_key_that_menus_name_has_an_effect() {
    check(MENUS, &[(80, 24), (40, 20), (120, 60), (60, 22)]);
}

#[test]
fn every_key_that_games_name_has_an_effect() {
    check(GAMES, &[(80, 24), (40, 20), (120, 60), (60, 22)]);
}

#[test]
fn every_key_that_lessons_name_has_an_effect() {
    check(LESSONS, &[(80, 24), (120, 60)]);
}
