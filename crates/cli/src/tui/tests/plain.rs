//! The game line by line: the same games as on the screens, and nothing that is not said.

use super::{Player, easy};
use crate::tui::app::Start;
use crate::tui::keep::Keep;
use crate::tui::plain::Talk;
use sudokit::diagram::{Rncn, Words, say};
use sudokit::{Cancel, Cell};
use sudokit_play::{Game, Key, Level};

/// A conversation in the folder of a player, who does nothing meanwhile.
fn begin(player: &Player, words: &'static Words, start: Start) -> (Talk, Vec<String>) {
    let mut desk = super::desk(Keep::in_folder(&player.folder).expect("the player's folder"));
    desk.words = words;
    Talk::at(desk, start, &Cancel::new())
}

fn player(name: &str) -> Player {
    Player::new(&format!("plain-{name}"), Start::Menu)
}

fn answer(talk: &mut Talk, line: &str) -> String {
    talk.answer(line).expect("nobody quits").join("\n")
}

/// The line that places each digit of the solution.
fn placed(game: &Game) -> Vec<String> {
    let solution = game.solution().expect("it has one");
    let place = |cell: Cell| format!("{} in {} {}", solution.digit(cell), cell.row() + 1, cell.column() + 1);
    game.sheet().empty().iter().map(place).collect()
}

#[test]
fn the_grid_is_read_out() {
    let player = player("read");
    let (mut talk, said) = begin(&player, Words::english(), easy());
    assert_eq!(said.last().map(String::as_str), Some("opened puzzle: 0:00, 0 of 51 filled in."));
    for (line, said) in [
        ("row 3", "Row 3: blank 9 8, blank blank blank, blank 6 blank."),
        ("column 1", "Column 1: 5 6 blank, 8 4 7, blank blank blank."),
        ("box 9", "Box 9: 2 8 blank, blank blank 5, blank 7 9."),
        ("1 1", "r1c1: 5, given."),
        ("r1c3", "r1c3 is empty, without notes."),
        ("9", "9 is in r2c5, r3c2, r8c6 and r9c9. 5 more to place."),
        ("note 1 2 in 1 3", "Centre mark 1 in r1c3.\nCentre mark 2 in r1c3."),
        ("1 3", "r1c3 is empty. Notes: 1 and 2."),
        ("5 in 5 5", "5 in r5c5."),
        ("5 5", "r5c5: 5, yours."),
        ("4 in 1 1", "r1c1 is a given."),
        ("again", "r1c1 is a given."),
        ("hnit", "Unknown command: hnit. Did you mean hint?"),
        ("", ""),
        ("undo", "Undone. r5c5 is empty."),
        ("4 in 1 3", "4 in r1c3."),
        ("check", "No digit is wrong."),
    ] {
        assert_eq!(answer(&mut talk, line), said, "{line}");
    }
    let missing = answer(&mut talk, "missing");
    assert!(missing.starts_with("Missing: 1, 6 times; 2, 7 times; 3, 6 times;"), "{missing}");
    assert_eq!(answer(&mut talk, "grid").lines().count(), 9);
}

#[test]
fn a_game_is_won_and_its_result_kept() {
    let player = player("won");
    let (mut talk, _) = begin(&player, Words::english(), Start::New(Level::Easy));
    let game = Keep::in_folder(&player.folder).and_then(|keep| keep.read("easy-7")).expect("it is kept");
    let lines = placed(&game);
    let (last, before) = lines.split_last().expect("it has empty cells");
    for line in before {
        let said = answer(&mut talk, line);
        assert!(!said.is_empty() && !said.contains('\n'), "{line}: {said}");
    }
    talk.pass(61_000);
    let said = answer(&mut talk, last);
    assert!(said.contains("The puzzle is solved.\nSolved in 1:01, without help."), "{said}");
    assert!(said.contains("Time: 1:01, your first at this level.\nSingles were enough."), "{said}");
    let profile = Keep::in_folder(&player.folder).and_then(|keep| keep.profile()).expect("it is kept");
    assert!(profile.games.is_empty() && profile.statistics(Some(Level::Easy)).solved == 1);
    // The next one is of the same level.
    assert!(answer(&mut talk, "new").starts_with("easy 8: 0:00, 0 of "));
}

#[test]
fn hints_climb_and_take_nothing_unasked() {
    let player = player("hints");
    let (mut talk, _) = begin(&player, Words::english(), easy());
    let mut said: Vec<String> = (0..6).map(|_| answer(&mut talk, "hint")).collect();
    assert!(said.iter().all(|said| !said.is_empty()));
    // At the end only the end is said.
    assert!(said[5] == said[4] || said[5].starts_with("That was the whole hint."), "{said:?}");
    assert!(answer(&mut talk, "status").ends_with("0 of 51 filled in."));
    said.dedup();
    assert!(said.len() > 3, "{said:?}");
    assert!(!answer(&mut talk, "do").is_empty());
    assert!(answer(&mut talk, "status").ends_with("1 of 51 filled in."));
    assert_eq!(answer(&mut talk, "do"), "There is no hint to take. Type hint first.");
    // A wrong digit is told, and removed when that is asked for.
    assert_eq!(answer(&mut talk, "1 in 1 3"), "1 in r1c3.");
    assert_eq!(answer(&mut talk, "why"), "One digit is wrong.\nThe digit in r1c3 is wrong.");
    assert!(answer(&mut talk, "do").contains("r1c3 is empty"));
}

#[test]
fn every_level_is_solved_by_asking_why_and_doing_it() {
    for level in Level::ALL {
        let player = player(&format!("why-{level}"));
        let (mut talk, _) = begin(&player, Words::english(), Start::New(level));
        let mut steps = 0;
        loop {
            let why = answer(&mut talk, "why");
            assert!(why.lines().count() >= 2, "{level}: {why}");
            steps += 1;
            if answer(&mut talk, "do").contains("The puzzle is solved.") {
                break;
            }
            assert!(steps < 1000, "{level} does not end");
        }
    }
}

#[test]
fn a_game_goes_on_in_the_other_way_of_playing() {
    let mut player = player("both");
    let (mut talk, _) = begin(&player, Words::english(), easy());
    assert_eq!(answer(&mut talk, "5 in 5 5"), "5 in r5c5.");
    // Nobody else plays it meanwhile.
    let (mut other, said) = begin(&player, Words::english(), Start::Menu);
    assert_eq!(said.last().map(String::as_str), Some("1. opened puzzle: 0:00, 1 of 51 filled in."));
    assert!(answer(&mut other, "continue").contains("it is being played in another window"));
    assert_eq!(talk.end(), None);
    player.app.desk.profile = player.app.desk.keep.profile().expect("it is kept");
    player.keys("1");
    assert!(player.game().digit(Cell::at(4, 4)).is_some());
    player.solve();
    player.key(Key::Char('q'));
    let (mut talk, said) = begin(&player, Words::english(), Start::Menu);
    assert_eq!(said[1..], ["No unfinished games. Type new for a game."]);
    assert_eq!(answer(&mut talk, "row 1"), "No game is open. Type new for a game, or help.");
}

#[test]
fn in_every_language_each_command_is_told_and_understood() {
    for language in Words::languages() {
        let words = Words::of(language).expect("it is built in");
        let player = player(&format!("words-{language}"));
        let (mut talk, _) = begin(&player, words, easy());
        let help = answer(&mut talk, "help");
        assert_eq!(help.lines().count(), 38, "{help}");
        let unknown = say!("plain-unknown", [said = "fly"]).told(words, &Rncn);
        let (unknown, _) = unknown.split_once("fly").expect("it quotes the line");
        for line in help.lines() {
            let (typed, about) = line.split_once(": ").expect("a command and its effect");
            assert!(about.chars().count() > 3, "{line}");
            for command in typed.split(", ").filter(|command| *command != "quit" && !command.contains("...."))
            {
                let said = answer(&mut talk, command);
                let is_unknown = said.starts_with(unknown);
                assert!(!said.is_empty() && !said.contains(['{', '}']) && !is_unknown, "{command}: {said}");
            }
        }
    }
}
