//! Games from the first key to the last.

use super::{EASY, Player, desk, easy, text_of};
use crate::tui::app::{App, Start};
use crate::tui::event::{Event, Mouse};
use crate::tui::skin::Skin;
use crate::tui::widgets::Layout;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::fs;
use std::path::PathBuf;
use sudokit::{Cell, Digit, Puzzle};
use sudokit_play::{Date, Direction, KEYS, Key, Level, Origin};

#[test]
fn a_game_of_every_level_is_played_to_its_end_by_keys() {
    for (number, level) in (1..).zip(Level::ALL) {
        let mut player = Player::new(&format!("keys-{level}"), Start::Menu);
        player.keys(&format!("1 {number}"));
        player.solve();
        assert!(player.text().contains("Solved in 0:"), "{level}: {}", player.text());
        player.keys("q");
        assert_eq!(player.app.desk.profile.statistics(Some(level)).solved, 1);
        assert!(player.app.desk.profile.games.is_empty(), "a game that is over is not in progress");
    }
}

#[test]
fn a_game_of_every_level_is_played_to_its_end_by_hints() {
    for (number, level) in (1..).zip(Level::ALL) {
        let mut player = Player::new(&format!("hints-{level}"), Start::Menu);
        player.keys(&format!("1 {number}"));
        for _ in 0..3000 {
            if player.game().finished().is_some() {
                break;
            }
            player.keys("?");
        }
        assert!(player.game().finished().is_some(), "{level}: {}", player.text());
        assert!(player.game().help_used().steps > 0);
    }
}

#[test]
fn the_puzzle_of_a_day_is_the_same_for_everybody() {
    let date = Date::new(2026, 11, 22).expect("a day");
    let mut player = Player::new("daily", Start::Menu);
    player.keys("2 2");
    assert_eq!(player.game().puzzle(), date.puzzle(Level::Easy));
    assert_eq!(player.game().origin(), Origin::Daily { level: Level::Easy, date });
}

#[test]
fn help_climbs_and_a_change_of_the_grid_ends_it() {
    let mut player = Player::new("help", easy());
    player.keys("?");
    assert!(player.text().contains("Naked Single."), "{}", player.text());
    player.keys("?");
    assert!(player.text().contains("Look at r5c5."), "{}", player.text());
    // Somewhere else the player finds something alone.
    player.keys("Tab");
    let solution = player.game().solution().expect("it has one");
    let cell = player.app.desk.table.as_ref().expect("a game").hand.cursor();
    player.keys(&solution.digit(cell).to_string());
    assert!(!player.text().contains("Look at r5c5."), "{}", player.text());
}

#[test]
fn a_chapter_of_techniques_is_turned_off_and_on_again() {
    let mut player = Player::new("techniques", easy());
    let is_single = |player: &mut Player| {
        let told = player.keys("?").panel();
        ["Full House", "Naked Single", "Hidden Single"].iter().any(|name| told.contains(name))
    };
    assert!(is_single(&mut player));
    player.keys("o 9 j Enter Enter");
    assert!(player.text().contains("Techniques in hints: all but 3"), "{}", player.text());
    player.keys("j Enter");
    assert!(player.text().contains("Techniques in hints: all but 2"), "{}", player.text());
    assert!(player.text().contains("partly off"), "{}", player.text());
    player.keys("k Enter");
    assert!(player.text().contains("Techniques in hints: all"), "{}", player.text());
    assert!(!player.text().contains("all but"), "{}", player.text());
    player.keys("Enter Esc Esc");
    assert!(!is_single(&mut player), "{}", player.text());
    player.keys("o 9 j Enter Enter Esc Esc");
    assert!(is_single(&mut player), "{}", player.text());
}

#[test]
fn what_is_told_can_be_scrolled_and_scrolls_back() {
    let mut player = Player::new("scroll", Start::New(Level::Master));
    let is_scrolled =
        |player: &mut Player| player.text().lines().nth(8).is_some_and(|line| line.ends_with('^'));
    for _ in 0..400 {
        player.keys("?");
        if is_scrolled(&mut player) {
            break;
        }
    }
    assert!(is_scrolled(&mut player), "some hint is longer than the panel");
    for _ in 0..20 {
        player.key(Key::PageUp);
    }
    assert!(player.text().lines().nth(8).is_some_and(|line| !line.ends_with('^')), "{}", player.text());
    player.key(Key::PageDown);
    assert!(player.text().lines().nth(8).is_some_and(|line| line.ends_with('^')), "{}", player.text());
}

#[test]
fn mistakes_come_before_hints() {
    let mut player = Player::new("mistakes", easy());
    let cell: Cell = "r5c5".parse().expect("a cell");
    player.go_to(cell);
    player.keys("9 ?");
    assert!(player.text().contains("One digit is wrong."), "{}", player.text());
    player.keys("? Enter");
    assert_eq!(player.game().digit(cell), None);
}

#[test]
fn leaving_and_going_on_loses_nothing() {
    let mut player = Player::new("go-on", easy());
    player.keys("x 4 c 2 z Tab 5 s u");
    let game = player.game().clone();
    player.keys("q 1");
    assert_eq!(player.game().log(), game.log());
    assert_eq!((player.game().sheet(), player.game().can_redo()), (game.sheet(), true));
}

/// A program that was killed leaves the list of games as it was when the game began; another window does not
/// see what happens in this one. The file has every move.
#[test]
fn the_menu_counts_the_moves_of_a_game_that_was_not_left() {
    let mut player = Player::new("killed", easy());
    let solution = player.game().solution().expect("it has one");
    for cell in player.game().sheet().empty().iter().take(5) {
        player.go_to(cell);
        player.keys(&solution.digit(cell).to_string());
    }
    let mut other = App::new(desk(player.app.desk.keep.clone()), Start::Menu);
    assert!(text_of(&mut other).contains("5 of 51 filled in"), "{}", text_of(&mut other));
    // The menu stands open there while the game goes on here.
    player.keys("u");
    assert!(text_of(&mut other).contains("4 of 51 filled in"), "{}", text_of(&mut other));
}

#[test]
fn a_game_is_won_once() {
    let mut player = Player::new("once", easy());
    player.solve();
    assert!(player.text().contains("Solved"));
    player.keys("u U u U q");
    assert_eq!(player.app.desk.profile.outcomes.len(), 1);
    assert!(player.app.desk.profile.games.is_empty());
}

/// A result that the disk does not take is taken later: until then the game is there.
#[test]
fn a_result_that_cannot_be_kept_is_kept_when_the_game_is_opened_again() {
    let mut player = Player::new("unkept", easy());
    player.keys("4");
    let shut = Shut::new(&player);
    player.solve();
    assert!(player.text().contains("not kept"), "{}", player.text());
    shut.open();
    player.keys("q 1");
    assert!(player.text().contains("Solved in"), "{}", player.text());
    assert_eq!(player.app.desk.profile.outcomes.len(), 1);
    assert!(player.app.desk.profile.games.is_empty());

    let mut player = Player::new("unkept-given-up", easy());
    player.keys("q");
    let id = player.app.desk.profile.games[0].id.clone();
    let shut = Shut::new(&player);
    player.keys("D");
    assert!(player.text().contains("not kept"), "{}", player.text());
    shut.open();
    assert!(player.app.desk.keep.read(&id).is_ok(), "it is still listed, so it is there");
}

/// A profile that can be neither read nor written for a while.
struct Shut {
    path: PathBuf,
    text: Vec<u8>,
}

impl Shut {
    fn new(player: &Player) -> Self {
        let path = player.folder.join("profile.json");
        let text = fs::read(&path).expect("there is a profile");
        fs::remove_file(&path).expect("it can be removed");
        fs::create_dir(&path).expect("a folder can be made");
        Self { path, text }
    }

    fn open(&self) {
        fs::remove_dir(&self.path).expect("it is empty");
        fs::write(&self.path, &self.text).expect("it can be written");
    }
}

#[test]
fn an_editor_without_a_given_is_not_kept() {
    let mut player = Player::new("editor", Start::Menu);
    player.keys("5 q");
    assert!(player.app.desk.profile.games.is_empty(), "{}", player.text());
    player.keys("5 7 q");
    assert_eq!(player.app.desk.profile.games.len(), 1, "{}", player.text());
    player.keys("1");
    player.go_to("r1c1".parse().expect("a cell"));
    player.keys("0 q");
    assert!(player.app.desk.profile.games.is_empty(), "{}", player.text());
}

#[test]
fn a_win_is_set_beside_earlier_ones_and_leads_to_another_game() {
    let mut player = Player::new("win", Start::New(Level::Hard));
    player.solve();
    let first = player.panel();
    assert_eq!(first.matches("The puzzle is solved.").count(), 1, "{first}");
    assert!(first.contains("your first at this level.") && first.contains("Hardest step:"), "{first}");
    // There is no hint after the last step.
    assert_eq!(player.keys("?").panel().matches("The puzzle is solved.").count(), 0);
    let puzzle = player.game().puzzle();
    assert!(player.text().contains("n another hard"), "{}", player.text());
    player.keys("n");
    assert!(!player.text().contains("Solved in"), "{}", player.text());
    assert_eq!(player.game().origin().level(), Some(Level::Hard));
    assert_ne!(player.game().puzzle(), puzzle);
    player.solve();
    let second = player.panel();
    assert!(second.contains(", best 0:0") && second.contains(", median 0:0"), "{second}");
    player.keys("q");
    assert_eq!(player.app.desk.profile.statistics(Some(Level::Hard)).solved, 2);
}

#[test]
fn a_win_of_a_puzzle_without_a_level_leads_to_the_levels() {
    let mut player = Player::new("win-own", easy());
    player.solve();
    assert!(player.panel().contains("Singles were enough."), "{}", player.text());
    assert!(player.text().contains("n new game"), "{}", player.text());
    player.keys("n 1");
    assert_eq!(player.game().origin().level(), Some(Level::Beginner));
}

#[test]
fn an_old_message_leaves_when_something_else_happens() {
    let mut player = Player::new("messages", easy());
    player.keys("1 Tab");
    assert!(!player.panel().contains("1 in r1c3."), "{}", player.text());
    player.keys("0 ?");
    assert!(!player.panel().contains("is empty"), "{}", player.text());
}

/// At 80 columns and 24 rows, all rungs of a plain step fit beside the grid.
#[test]
fn a_hint_about_a_single_needs_no_scrolling() {
    for seed in 1..=6 {
        let mut player = Player::new(&format!("single-{seed}"), Start::Menu);
        player.app.desk.seed = seed;
        player.keys("1 1 a ? ? ? ? ?");
        let text = player.text();
        assert!(player.app.desk.table.as_ref().is_some_and(|table| table.help.told().len() == 5), "{text}");
        assert!(!text.lines().any(|line| line.ends_with('^') || line.ends_with(" v")), "{text}");
    }
}

#[test]
fn a_paused_game_offers_what_works_and_draws_no_line_through_its_words() {
    for (columns, rows) in [(80, 24), (100, 33), (120, 41)] {
        let mut player = Player::new("paused", easy());
        player.size = (columns, rows);
        player.keys("a p");
        let text = player.text();
        assert_eq!(text.lines().last(), Some(" p go on  q leave"), "{text}");
        assert!(text.contains(" Paused ") && text.contains("p resumes"), "{text}");
        let before = player.game().clone();
        player.keys("1 ? a u");
        assert_eq!(*player.game(), before);
        player.keys("p 1");
        assert_ne!(player.game().sheet(), before.sheet());
    }
}

#[test]
fn a_skin_is_kept() {
    let mut player = Player::new("skin", easy());
    player.keys("o");
    // Skin is the last option.
    for _ in 0..3 {
        player.key(Key::PageDown);
    }
    player.keys("Enter");
    let skin = player.app.desk.skin;
    let kept = player.app.desk.keep.profile().expect("it can be read").skin;
    assert_eq!(kept.as_deref(), Some(skin.name()));
    assert_eq!(Skin::kept(kept.as_deref(), Skin::Light), skin);
}

#[test]
fn hints_speak_to_the_reader_that_the_player_chose() {
    let mut player = Player::new("voice", easy());
    player.keys("o");
    // Explanations are the last option but one.
    for key in [Key::PageDown, Key::PageDown, Key::PageDown, Key::Arrow(Direction::Up)] {
        player.key(key);
    }
    player.keys("Enter Enter Esc ? ? ? ? ?");
    let kept = player.app.desk.keep.profile().expect("it can be read").voice;
    // Behind the player comes the expert, then the beginner.
    assert_eq!(kept.as_deref(), Some("beginner"));
    assert!(player.panel().contains("Write "), "{}", player.text());
}

#[test]
fn unfinished_puzzles_without_a_level_are_told_apart() {
    let mut player = Player::new("apart", easy());
    player.keys("q 6 5 q 7 6 Tab 7 q");
    let text = player.text();
    for line in [
        "Continue: your own puzzle (3)   being entered, 2 givens so far",
        "Continue: your own puzzle (2)   being entered, 1 given so far",
        "Continue: opened puzzle         0:00, 0 of 51 filled in; begins 53..7....",
    ] {
        assert!(text.contains(line), "{text}");
    }
}

#[test]
fn savepoints_are_told_apart() {
    let mut player = Player::new("savepoints", easy());
    player.keys("s 4 s Tab 2 S");
    let text = player.text();
    assert!(text.contains("1, saved by you   0:00, 0 digits: without 4 in r1c3, 2 in r1c4"), "{text}");
    assert!(text.contains("2, saved by you   0:00, 1 digit: without 2 in r1c4"), "{text}");
    player.keys("2 S");
    let text = player.text();
    assert!(text.contains("2, saved by you              0:00, 1 digit: the grid as it is"), "{text}");
    assert!(text.contains("3, left when you went back   0:00, 2 digits: with 2 in r1c4"), "{text}");
}

#[test]
fn entering_says_what_is_wrong_and_begins_only_if_told_twice() {
    let mut player = Player::new("enter-wrong", Start::Menu);
    player.keys("5 1 Tab 1");
    assert!(player.panel().contains("The same digit"), "{}", player.text());
    assert!(player.text().contains("1!"), "{}", player.text());
    player.keys("g");
    assert!(player.game().sheet().entering);
    assert!(player.text().contains("begin anyway"), "{}", player.text());
    // Something else comes between: the question is asked again.
    player.keys("Tab g");
    assert!(player.game().sheet().entering);
    player.keys("g");
    assert!(!player.game().sheet().entering, "{}", player.text());
    assert!(player.panel().contains("no solution"), "{}", player.text());
}

#[test]
fn a_game_is_given_up() {
    let mut player = Player::new("give-up", easy());
    player.keys("5 q");
    assert_eq!(player.app.desk.profile.games.len(), 1);
    player.keys("D");
    assert!(player.app.desk.profile.games.is_empty());
    let found = player.app.desk.profile.statistics(None);
    assert_eq!((found.played, found.solved), (1, 0));
}

#[test]
fn a_puzzle_is_entered_by_hand() {
    let mut player = Player::new("enter", Start::Menu);
    let puzzle: Puzzle = EASY.parse().expect("a puzzle");
    player.keys("5");
    for cell in puzzle.cells() {
        player.go_to(cell);
        player.keys(&puzzle.digit(cell).expect("a given").to_string());
    }
    player.keys("g");
    assert_eq!(player.game().puzzle(), puzzle);
    assert!(player.game().is_unique());
}

#[test]
fn a_puzzle_is_pasted() {
    let mut player = Player::new("paste", Start::Menu);
    player.keys("4");
    player.on(Event::Text("nonsense".to_owned()));
    player.keys("Enter");
    assert!(player.text().contains("nonsense"), "{}", player.text());
    player.key(Key::Ctrl('u'));
    player.on(Event::Text(EASY.to_owned()));
    player.keys("Enter");
    assert_eq!(player.game().puzzle(), EASY.parse().expect("a puzzle"));
}

#[test]
fn a_mouse_does_what_keys_do() {
    let mut player = Player::new("mouse", easy());
    // r1c3 in the compact grid, then the digit 4 of the panel.
    player.on(Event::Mouse(Mouse::Press { x: 17, y: 2, adds: false }));
    player.on(Event::Mouse(Mouse::Press { x: 64, y: 3, adds: false }));
    assert_eq!(player.game().digit(Cell::at(0, 2)), Some(Digit::D4), "{}", player.text());
    let foot = player.text().lines().last().unwrap_or_default().to_owned();
    let undo = foot.find("undo").expect("undo is possible");
    player.on(Event::Mouse(Mouse::Press { x: undo as u16, y: 23, adds: false }));
    assert_eq!(player.game().digit(Cell::at(0, 2)), None);
}

#[test]
fn a_small_window_says_what_is_needed_and_loses_nothing() {
    let mut player = Player::new("small", easy());
    let before = player.game().clone();
    player.size = (60, 19);
    assert!(player.text().contains("This screen needs 40 columns and 20 rows."), "{}", player.text());
    player.keys("6");
    player.size = (200, 60);
    player.screen();
    assert_eq!(player.game().sheet(), before.sheet());
}

#[test]
fn nothing_but_ascii_in_ascii() {
    let mut player = Player::new("ascii", easy());
    for keys in ["a", "?", "? ?", "? ? ?", "H", "Esc o", "Esc q"] {
        player.keys(keys);
        assert!(player.text().is_ascii(), "after {keys}: {}", player.text());
    }
}

/// Any sequence of keys leaves the program intact, and the file is the game.
#[test]
fn random_keys_break_nothing() {
    let mut player = Player::new("random", Start::Menu);
    let mut keys: Vec<Key> = KEYS.iter().flat_map(|binding| binding.keys.iter().copied()).collect();
    keys.retain(|key| *key != Key::AnyDigit);
    keys.extend(('1'..='9').map(Key::Char));
    // Enough of a random generator for a test: splitmix64.
    let mut state = 1_u64;
    let mut random = |below: usize| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % below as u64) as usize
    };
    for step in 0..4000 {
        if player.app.is_over() {
            player.app = App::new(desk(player.app.desk.keep.clone()), Start::Menu);
        }
        match random(12) {
            0 => {
                let (x, y) = (random(120) as u16, random(41) as u16);
                player.on(Event::Mouse(Mouse::Press { x, y, adds: random(2) == 0 }));
            }
            1 => {
                let (x, y) = (random(120) as u16, random(41) as u16);
                player.on(Event::Mouse(Mouse::Drag { x, y }));
            }
            2 => player.size = [(80, 24), (120, 41), (98, 33), (40, 10), (40, 20), (62, 30)][random(6)],
            _ => player.key(keys[random(keys.len())]),
        }
        if step % 100 == 0 {
            player.text();
            kept(&player);
        }
    }
}

/// The game on the table is the one on disk, but for the time.
fn kept(player: &Player) {
    let Some(table) = &player.app.desk.table else { return };
    let Some(running) = table.id().filter(|_| table.game.finished().is_none()) else { return };
    let opened = player.app.desk.keep.read(running).expect("it can be read");
    assert_eq!(opened.log(), table.game.log());
    assert_eq!(opened.sheet(), table.game.sheet());
}

#[test]
fn the_terminals_cursor_is_where_the_player_is() {
    let mut player = Player::new("cursor", easy());
    let mut at = |keys: &[Key]| {
        keys.iter().for_each(|key| player.key(*key));
        let area = Rect { x: 0, y: 0, width: 80, height: 24 };
        let place = player.app.draw(area, &mut Buffer::empty(area));
        (place, player.app.desk.table.as_ref().map(|table| table.hand.cursor()))
    };
    let (down, right) = (Key::Arrow(Direction::Down), Key::Arrow(Direction::Right));
    for (keys, expected) in
        [(&[][..], Cell::at(0, 2)), (&[down, down], Cell::at(2, 2)), (&[right], Cell::at(2, 3))]
    {
        let (place, cell) = at(keys);
        let (x, y) = place.expect("there is a cursor");
        assert_eq!((Layout::for_screen((80, 24)).grid.cell_at(x, y), cell), (cell, Some(expected)));
    }
    assert_eq!(at(&[Key::Char('p')]).0, None);
    // In a list it is before the chosen entry.
    assert_eq!(at(&[Key::Char('p'), Key::Char('q')]).0, Some((1, 2)));
    assert_eq!(at(&[down]).0, Some((1, 3)));
}
