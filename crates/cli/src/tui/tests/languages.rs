//! A law: in every language each screen speaks that language alone, leaves no placeholder open, cuts nothing
//! off, and names as many keys as in English, or in a small window at least the way out. A word belongs to a
//! language if its messages or its pages have it.

use super::footers::{GAMES, LESSONS, MENUS, State};
use super::small::SMALL;
use super::{Player, WORDS};
use crate::tui::app::Start;
use crate::tui::event::Event;
use crate::tui::page::CUT;
use crate::tui::skin::Skin;
use std::collections::BTreeSet;
use std::sync::OnceLock;
use sudokit::diagram::Words;
use sudokit_play::train::{Grade, kinds};
use sudokit_play::{Direction, Key, Level};
use sudokit_testkit::{lexicon, share};

/// Names that are the same in every language: on keyboards, and of programs.
const TERMS: [&str; 13] = [
    "Backspace",
    "Ctrl",
    "Delete",
    "Enter",
    "Esc",
    "Explainer",
    "HoDoKu",
    "PgDn",
    "PgUp",
    "Shift",
    "Sudoku",
    "Tab",
    "UTC",
];

/// The reasons why a text is no puzzle are messages about formats, which are in English, and so are pages on
/// techniques that are not translated yet.
const IN_ENGLISH: [&str; 2] = ["open, wrong", "lesson without drills"];

/// A window in which no word is broken. Players begin in the smallest one, where everything has to fit.
const LARGE: (u16, u16) = (200, 60);

/// More screens, for the messages that the other states do not show.
const MORE: &[State] = &[
    ("statistics of a player", || experienced(Start::Menu, "6")),
    ("the second win at a level", || {
        let mut player = experienced(Start::New(Level::Hard), "");
        player.solve();
        player
    }),
    ("course of a player", || experienced(Start::Train(None), "")),
    ("solved by hints", || {
        let mut player = Player::new(&name(), super::easy());
        while player.game().finished().is_none() {
            player.keys("?");
        }
        player
    }),
    ("solved with candidates filled in", || {
        let mut player = Player::new(&name(), super::easy());
        player.keys("a");
        player.solve();
        player
    }),
    ("solved with checks", || {
        let mut player = Player::new(&name(), super::easy());
        player.keys("Enter 4 Enter");
        player.solve();
        player
    }),
    ("savepoints of a long game", || {
        let mut player = Player::new(&name(), super::easy());
        player.keys("s 4 s Tab 2 Tab 6 Tab 8 S 1 4 Tab 9 S");
        player
    }),
    ("several games", || {
        let mut player = Player::new(&name(), super::easy());
        player.keys("q 6 5 q 7 6 Tab 7 q");
        player
    }),
    ("games with long titles", || {
        let mut player = Player::new(&name(), Start::Menu);
        for level in [Level::Expert, Level::Expert, Level::Beginner] {
            let today = player.app.desk.today;
            player.app.desk.make_daily(level, today);
            player.think();
            player.keys("q");
        }
        player
    }),
    ("a game in another window", || {
        let mut player = Player::new(&name(), super::easy());
        let mut other = Player::new(&(name() + "-other"), Start::Menu);
        other.app.desk.keep = player.app.desk.keep.clone();
        other.app.desk.settle(player.app.desk.keep.profile());
        other.keys("1");
        player.screen();
        assert!(other.app.desk.trouble.is_some(), "{}", other.text());
        other
    }),
];

fn name() -> String {
    format!("languages-{:?}", std::thread::current().id())
}

/// A player who has won a game and practised.
fn experienced(start: Start, keys: &str) -> Player {
    let mut player = Player::new(&name(), Start::New(Level::Hard));
    player.solve();
    let (today, earlier) = (player.app.desk.today, "2026-01-01".parse().expect("a day"));
    let changed = player.app.desk.keep.change(|profile| {
        for (kind, day) in kinds().zip([earlier, today]) {
            profile.training.record(kind, Grade::Good, day);
        }
    });
    let desk = super::desk(player.app.desk.keep.clone());
    player.app = crate::tui::app::App::new(desk, start);
    player.app.desk.settle(changed);
    player.think();
    player.keys(keys);
    player
}

/// A state in a language: its text in a window of 80 columns and in a large one, and what was cut off in the
/// former or in smaller ones.
struct Seen {
    small: String,
    large: String,
    cut: Vec<String>,
}

fn seen((_, reach): &State, words: &'static Words) -> Seen {
    WORDS.set(words);
    let mut player = reach();
    player.on(Event::Resized);
    CUT.take();
    let small = player.text();
    let mut cut = CUT.take();
    player.size = LARGE;
    let large = player.text();
    cut.extend(faults_when_small(&mut player));
    WORDS.set(Words::english());
    Seen { small, large, cut }
}

/// Texts that are cut off in small windows, in any skin and at any entry of a list, and last lines without a
/// way out.
fn faults_when_small(player: &mut Player) -> Vec<String> {
    const SIZES: [(u16, u16); 4] = [(80, 20), (62, 22), (60, 22), SMALL];
    let mut faults = Vec::new();
    let mut look = |player: &mut Player| {
        let (size, last) = (player.size, player.text().lines().last().unwrap_or_default().to_owned());
        faults.extend(CUT.take().into_iter().map(|text| format!("{size:?}: {text}")));
        if ![" Esc ", " q "].iter().any(|key| last.contains(key)) {
            faults.push(format!("{size:?}: no way out: {last}"));
        }
    };
    if player.app.least() != SMALL {
        return Vec::new();
    }
    for size in SIZES {
        player.size = size;
        for skin in Skin::ALL {
            player.app.desk.skin = skin;
            look(player);
        }
    }
    // Each entry of a list has words of its own: the smallest window goes through them.
    for _ in 0..16 {
        player.key(Key::Arrow(Direction::Down));
        look(player);
    }
    faults
}

/// The states in English, which all languages are compared with.
fn english() -> &'static [Seen] {
    static ENGLISH: OnceLock<Vec<Seen>> = OnceLock::new();
    ENGLISH.get_or_init(|| states().map(|state| seen(state, Words::english())).collect())
}

fn states() -> impl Iterator<Item = &'static State> {
    [MENUS, GAMES, LESSONS, MORE].into_iter().flatten()
}

/// The entries of the last line. In a game only the first are needed, up to the key that leaves it.
fn keys_of(text: &str, is_game: bool) -> usize {
    let last = text.lines().last().unwrap_or_default();
    let entries: Vec<&str> = last.split("  ").map(str::trim).filter(|entry| !entry.is_empty()).collect();
    let leaves = entries.iter().position(|entry| is_game && entry.starts_with("q "));
    leaves.map_or(entries.len(), |at| at + 1)
}

fn check(language: &str) {
    let Some(mut known) = lexicon::of(language) else {
        eprintln!("the sources of the languages are not part of the package: not compared");
        return;
    };
    let words = Words::of(language).expect("it is ours");
    known.extend(TERMS.iter().map(|term| term.to_lowercase()));
    let mut faults = Vec::new();
    for (state, in_english) in share(states().zip(english()), 3) {
        let (name, seen) = (state.0, seen(state, words));
        faults.extend(seen.cut.iter().map(|text| format!("{name}: cut off: {text}")));
        let is_game = !MENUS.iter().any(|menu| menu.0 == name);
        if keys_of(&seen.small, is_game) < keys_of(&in_english.small, is_game) {
            let lines = [&seen, in_english].map(|seen| seen.small.lines().last().unwrap_or_default());
            faults.push(format!("{name}: fewer keys than in English:\n{}", lines.join("\n")));
        }
        if [&seen.small, &seen.large].iter().any(|text| text.contains(['{', '}', '$'])) {
            faults.push(format!("{name}: a placeholder:\n{}", seen.small));
        }
        if !IN_ENGLISH.contains(&name) {
            let foreign = lexicon::words_of(&seen.large).filter(|word| !known.contains(&word.to_lowercase()));
            faults.extend(foreign.map(|word| format!("{name}: not a word of the language: {word}")));
        }
    }
    assert!(faults.is_empty(), "{language}:\n{}", faults.join("\n"));
}

macro_rules! languages {
    ($($name:ident $language:literal)*) => {
        $(#[test]
        fn $name() {
            check($language);
        })*

        #[test]
        fn nothing_is_cut_off_in_english() {
            let cut: Vec<&String> = english().iter().flat_map(|seen| &seen.cut).collect();
            assert!(cut.is_empty(), "{cut:?}");
        }

        #[test]
        fn every_language_is_held_to_the_law() {
            let held: BTreeSet<&str> = [$($language),*].into();
            assert_eq!(held, Words::languages().filter(|language| *language != "en").collect());
        }
    };
}

languages! {
    german "de"
    spanish "es"
    french "fr"
    japanese "ja"
    portuguese "pt-BR"
    chinese "zh-Hans"
}
