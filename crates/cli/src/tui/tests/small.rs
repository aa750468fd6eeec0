//! Games in a small window, as on a telephone or in a part of a terminal.

use super::{Player, easy};
use crate::tui::app::Start;
use crate::tui::event::{Event, Mouse};
use crate::tui::page::wrap;
use crate::tui::skin::Skin;
use std::collections::BTreeSet;
use sudokit::diagram::{Mark, Sentence, Words};
use sudokit::{CandidateSet, Cell, Digit};
use sudokit_play::{Key, Level};

/// The smallest window for a game.
pub(super) const SMALL: (u16, u16) = (40, 20);

fn small(name: &str, start: Start) -> Player {
    Player::new(&format!("small-{name}"), start).with_skin(Skin::Ascii, SMALL)
}

/// The rows of the panel below the grid.
fn below(player: &mut Player) -> Vec<String> {
    let text = player.text();
    text.lines().skip(14).take(5).map(str::to_owned).collect()
}

/// Three columns of the screen, where a cell of the small grid is.
fn cell_text(player: &mut Player, name: &str) -> String {
    let cell: Cell = name.parse().expect("a cell");
    let row = player.text().lines().nth(2 + cell.row() + cell.row() / 3).unwrap_or_default().to_owned();
    format!("{row:<40}").chars().skip(3 + 4 * cell.column()).take(3).collect()
}

#[test]
fn a_whole_game_is_played_by_keys() {
    let mut player = small("played", Start::Menu);
    player.keys("1 2");
    assert!(player.text().contains("0 of "), "{}", player.text());
    player.solve();
    assert!(player.text().contains("Solved in 0:"), "{}", player.text());
    assert!(player.text().lines().last().is_some_and(|line| line.contains("n another easy")));
    player.keys("q 6");
    assert_eq!(player.app.desk.profile.statistics(Some(Level::Easy)).solved, 1);
}

#[test]
fn a_puzzle_is_entered_and_begun() {
    let mut player = small("entered", Start::Menu);
    player.keys("5 1");
    assert!(below(&mut player)[0].starts_with("entering givens"), "{}", player.text());
    player.keys("g g");
    assert!(!player.game().sheet().entering, "{}", player.text());
}

#[test]
fn resizing_keeps_the_game_the_cursor_and_the_hint() {
    let mut player = small("resized", easy());
    player.keys("x 1 2 z l l l 4 u ? ? ?");
    player.go_to("r3c6".parse().expect("a cell"));
    let (text, sheet) = (player.text(), *player.game().sheet());
    for size in [(100, 30), (62, 22), (60, 30), (30, 5), (200, 60), SMALL] {
        player.size = size;
        player.on(Event::Resized);
        player.text();
    }
    assert_eq!(player.text(), text);
    assert_eq!(*player.game().sheet(), sheet);
    assert_eq!(cell_text(&mut player, "r3c6").len(), 3);
}

/// The lines of a panel below the grid, from the first to the last.
fn scrolled_through(player: &mut Player) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    for _ in 0..100 {
        player.key(Key::PageUp);
    }
    for _ in 0..100 {
        for line in below(player).into_iter().skip(1) {
            seen.insert(line.trim_end_matches(['^', 'v']).trim_end().to_owned());
        }
        player.key(Key::PageDown);
    }
    seen
}

#[test]
fn a_hint_is_read_to_its_end() {
    for language in Words::languages() {
        super::WORDS.set(Words::of(language).expect("it is ours"));
        let mut player = small(&format!("hint-{language}"), Start::New(Level::Hard));
        super::WORDS.set(Words::english());
        player.keys("a");
        for rung in 0..4 {
            player.keys("?");
            let table = player.app.desk.table.as_ref().expect("a game");
            let told = |sentence: &Sentence| player.app.desk.say(sentence);
            let newest = table.help.told().last().expect("a hint");
            let newest: Vec<String> = newest.said.iter().map(told).collect();
            let all: Vec<String> = table
                .help
                .told()
                .iter()
                .flat_map(|rung| &rung.said)
                .flat_map(|said| wrap(&told(said), 39))
                .collect();
            // The new part begins where it can be read at once.
            let first = wrap(&newest[0], 39).swap_remove(0);
            assert!(below(&mut player).iter().any(|line| line.starts_with(&first)), "{}", player.text());
            let seen = scrolled_through(&mut player);
            for line in all {
                let ends_in_v = line.trim_end_matches(['^', 'v']);
                assert!(seen.contains(ends_in_v.trim_end()), "{language}, {rung}: {line}\n{seen:#?}");
            }
        }
    }
}

#[test]
fn marks_are_a_sign_in_the_grid_and_digits_below_it() {
    let mut player = small("marks", easy());
    player.keys("x 1 2");
    assert_eq!(cell_text(&mut player, "r1c3"), " . ");
    assert!(below(&mut player)[0].starts_with("corner  1 2"), "{}", player.text());
    player.keys("z Tab");
    assert!(below(&mut player)[0].starts_with("digits   "), "{}", player.text());
    // A paused game tells nothing of its grid.
    player.keys("Shift-Tab p");
    assert!(!below(&mut player)[0].contains("1 2"), "{}", player.text());
    assert!(player.text().contains("p resumes"), "{}", player.text());
    // Beside the grid each mark stands below its digit.
    player.keys("p");
    player.size = (62, 20);
    let row = player.text().lines().nth(5).unwrap_or_default().to_owned();
    assert_eq!(row.chars().skip(40).collect::<String>(), "1 2", "{}", player.text());
}

#[test]
fn wrong_digits_and_colours_have_signs() {
    let mut player = small("signs", easy());
    player.keys("5");
    assert_eq!(cell_text(&mut player, "r1c3"), " 5!", "{}", player.text());
    player.keys("b 3");
    assert_eq!(cell_text(&mut player, "r1c3"), "c5!", "{}", player.text());
    player.keys("4");
    assert_eq!(cell_text(&mut player, "r1c3"), "+5!", "{}", player.text());
    assert!(below(&mut player)[0].contains("cd"), "{}", player.text());
}

#[test]
fn a_hint_shows_its_candidates() {
    let mut player = small("pattern", easy());
    player.keys("a ? ? ? ? ?");
    assert_eq!(cell_text(&mut player, "r5c5"), " 5+", "{}", player.text());

    // Several in a cell, as in pairs and triples.
    let mut player = small("patterns", Start::New(Level::Hard));
    player.keys("a");
    let mut most = 0;
    while most < 2 {
        player.keys("? ? ? ?");
        let help = &player.app.desk.table.as_ref().expect("a game").help;
        let mut spoken = CandidateSet::EMPTY;
        for mark in &help.told().last().expect("a hint").shown.marks {
            if let Mark::Candidates(candidates, _) = mark {
                spoken |= *candidates;
            }
        }
        for cell in Cell::all().filter(|cell| (1..=3).contains(&spoken.digits_in(*cell).len())) {
            let (digits, text) = (spoken.digits_in(cell), cell_text(&mut player, &cell.to_string()));
            assert!(digits.iter().all(|digit| text.contains(&digit.to_string())), "{}", player.text());
            most = most.max(digits.len());
        }
        player.keys("Enter");
    }
}

#[test]
fn a_mouse_finds_cells_and_no_digits_below_the_grid() {
    let mut player = small("mouse", easy());
    player.on(Event::Mouse(Mouse::Press { x: 3 + 4 * 2, y: 2, adds: false }));
    for (x, y) in (0..40).flat_map(|x| (14..19).map(move |y| (x, y))) {
        player.on(Event::Mouse(Mouse::Press { x, y, adds: false }));
    }
    assert!(player.game().sheet().placed.is_empty(), "{}", player.text());
    player.size = (62, 20);
    player.on(Event::Mouse(Mouse::Press { x: 40 + 2 * 3, y: 3, adds: false }));
    assert_eq!(player.game().digit(Cell::at(0, 2)), Some(Digit::D4), "{}", player.text());
}

#[test]
fn lessons_say_what_they_need_and_lead_back() {
    let mut player = small("lessons", Start::Menu);
    for back in ["Esc", "q"] {
        player.keys("3");
        assert!(player.text().contains("This screen needs 80 columns"), "{}", player.text());
        player.keys("j Enter 3");
        assert!(player.text().contains("This screen needs 80 columns"), "{}", player.text());
        player.keys(back);
        assert!(player.text().contains("Puzzle of the day"), "{}", player.text());
    }
    // A drill stops.
    player = Player::new("small-drill", Start::Train(Some("naked-pair".parse().expect("a technique"))));
    player.keys("Enter");
    player.size = SMALL;
    player.keys("1 Esc");
    assert!(player.app.desk.practice.is_none());
    player.size = (80, 24);
    assert!(player.text().contains("Naked Pair"), "{}", player.text());
}
