//! `sudoku play` on a terminal: real keys, and all ways to end the program.

use crate::common::{Folder, SOLVED, UNIQUE, run};
use rexpect::session::{PtySession, spawn_command};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Timeout of a test.
pub(crate) const LATEST: Duration = Duration::from_secs(20);

/// Sends a signal to the program that was started last.
fn signal(home: &Path, name: &str) {
    let process = fs::read_to_string(home.join("process")).expect("the shell has written it");
    let sent = Command::new("kill").args(["-s", name, process.trim()]).status().expect("`kill` is there");
    assert!(sent.success());
}

/// The exit of the program.
fn end(session: &PtySession) -> String {
    format!("{:?}", session.process().wait().expect("it ends"))
}

/// The program on a terminal of 80 columns and 24 rows.
fn play(home: &Path, arguments: &str) -> PtySession {
    // It tells its ground: nothing here answers if it is asked.
    spawn(home, arguments, Some("15;0"))
}

fn spawn(home: &Path, arguments: &str, ground: Option<&str>) -> PtySession {
    let mut command = Command::new("sh");
    let program = env!("CARGO_BIN_EXE_sudoku");
    command.args([
        "-c",
        &format!("stty rows 24 cols 80; echo $$ > $XDG_STATE_HOME/process; exec {program} play {arguments}"),
    ]);
    command.env("TERM", "xterm-256color").env("XDG_STATE_HOME", home).env("LANG", "C.UTF-8");
    command.env_remove("COLORFGBG").envs(ground.map(|ground| ("COLORFGBG", ground)));
    spawn_command(command, Some(LATEST.as_millis() as u64)).expect("the program starts")
}

/// Presses keys, and returns the drawing. Waits until it is complete: a late part would pass for the answer
/// to the next key.
fn press(session: &mut PtySession, keys: &str) -> String {
    drawn(session);
    session.send(keys).expect("the terminal takes keys");
    session.flush().expect("the terminal takes keys");
    let (begun, mut text) = (Instant::now(), String::new());
    while text.is_empty() {
        assert!(begun.elapsed() < LATEST, "nothing is drawn after {keys:?}");
        text = drawn(session);
    }
    text
}

/// Presses keys, and waits until this word is drawn.
fn press_for(session: &mut PtySession, keys: &str, word: &str) {
    let (begun, mut text) = (Instant::now(), press(session, keys));
    while !text.contains(word) {
        assert!(begun.elapsed() < LATEST, "{word:?} is not drawn after {keys:?}, but {text:?}");
        text += &drawn(session);
    }
}

/// Reads the drawing until there is a pause.
pub(crate) fn drawn(session: &mut PtySession) -> String {
    let (mut text, mut last) = (String::new(), Instant::now());
    while last.elapsed() < Duration::from_millis(8) {
        match session.try_read() {
            Some(char) => {
                text.push(char);
                last = Instant::now();
            }
            None => sleep(Duration::from_micros(200)),
        }
    }
    text
}

/// A terminal that is asked for its ground answers, and the skin follows. Nothing of the answer is taken for
/// a key.
#[test]
fn a_terminal_is_asked_for_its_ground() {
    let drawings = ["0000/0000/0000", "ffff/ffff/ffff"].map(|ground| {
        let folder = Folder::new(&format!("play-ground-{}", &ground[..1]));
        let home = PathBuf::from(folder.path("state"));
        fs::create_dir_all(&home).expect("a folder");
        let mut session = spawn(&home, UNIQUE, None);
        session.exp_string("\u{1b}]11;?").expect("it asks");
        // The last is the answer to a question that every terminal knows.
        session.send(&format!("\u{1b}]11;rgb:{ground}\u{1b}\\\u{1b}[?62c")).expect("the terminal takes it");
        session.flush().expect("the terminal takes it");
        let (begun, mut text) = (Instant::now(), String::new());
        while !text.contains("F1") {
            assert!(begun.elapsed() < LATEST, "nothing is drawn but {text:?}");
            text += &drawn(&mut session);
        }
        press_for(&mut session, "q", "Statistics");
        press(&mut session, "q");
        session.exp_eof().expect("the program ends");
        assert!(end(&session).ends_with(", 0)"));
        let log = fs::read_to_string(kept(&home)).expect("the game is kept");
        assert!(!log.contains(r#""do":"#), "nothing was pressed, but there is {log}");
        text
    });
    assert!(drawings[0] != drawings[1], "the skin is the same");
}

/// The only game that is kept.
fn kept(home: &Path) -> PathBuf {
    let games = fs::read_dir(home.join("sudoku").join("games")).expect("there are games");
    games.map(|game| game.expect("a game").path()).next().expect("there is one")
}

/// So many marks in corners are on disk.
fn marks(home: &Path) -> usize {
    let text = fs::read_to_string(kept(home)).expect("the game can be read");
    text.lines().filter(|line| line.contains(r#""do":"corner""#)).count()
}

/// Marks corners one after the other, kills the program some time after a number of marks, and continues the
/// game.
fn kill_after(presses: usize, more: Duration) {
    let folder = Folder::new(&format!("play-killed-{presses}-{}", more.as_micros()));
    let home = PathBuf::from(folder.path(""));
    let mut session = play(&home, "--level easy --seed 1");
    session.exp_string("easy").expect("the game is there");
    // Without a clock nothing is drawn but what keys do.
    for key in ["o", "6", "\x1b", "x"] {
        press(&mut session, key);
    }
    for _ in 0..presses {
        press(&mut session, "\t");
        press(&mut session, "1");
    }
    // On a busy machine the last mark may still be on its way to the screen.
    sleep(Duration::from_millis(50));
    session.send("\t2").expect("the terminal takes keys");
    session.flush().expect("the terminal takes keys");
    sleep(more);
    signal(&home, "KILL");
    assert!(end(&session).starts_with("Signaled"));

    let on_disk = marks(&home);
    assert!((presses..=presses + 1).contains(&on_disk), "{on_disk} of {presses} marks, and one on its way");
    // The menu continues the game, and later actions are saved as well.
    let mut session = play(&home, "");
    session.exp_string("Continue:").expect("the game is in progress");
    press_for(&mut session, "1", "easy");
    for key in ["x", "\t", "3"] {
        press(&mut session, key);
    }
    press_for(&mut session, "q", "Statistics");
    // In the rewritten file, the earlier marks are in the first line.
    let text = fs::read_to_string(kept(&home)).expect("the game can be read");
    assert_eq!(text.matches(r#""do":"corner""#).count(), on_disk + 1);
}

#[test]
fn a_program_that_is_killed_loses_no_action_but_the_last() {
    for (presses, more) in [(0, 0), (1, 3), (5, 0), (9, 1)] {
        kill_after(presses, Duration::from_millis(more));
    }
}

/// `cargo test --release -p sudokit-cli --test program killed -- --ignored`
#[test]
#[ignore = "takes a minute"]
fn a_program_that_is_killed_two_hundred_times_loses_no_action_but_the_last() {
    for moment in 0..200_u64 {
        kill_after(moment as usize % 17, Duration::from_micros(moment * 7919 % 12_000));
    }
}

#[test]
fn a_game_is_played_to_its_end_by_keys() {
    let folder = Folder::new("play-to-the-end");
    let home = PathBuf::from(folder.path(""));
    let mut session = play(&home, UNIQUE);
    session.exp_string("opened puzzle").expect("the game is there");
    // Tab goes from empty cell to empty cell; the first is where the game begins.
    let digits = UNIQUE.chars().zip(SOLVED.chars()).filter(|(given, _)| *given == '.');
    let digits: Vec<char> = digits.map(|(_, digit)| digit).collect();
    for (number, digit) in (1..).zip(&digits) {
        if number < digits.len() {
            press(&mut session, &digit.to_string());
            press(&mut session, "\t");
        } else {
            press_for(&mut session, &digit.to_string(), "Solved");
        }
    }
    press_for(&mut session, "q", "Statistics");
    press(&mut session, "q");
    session.exp_eof().expect("the program ends");
    assert!(end(&session).ends_with(", 0)"));
    assert!(fs::read_dir(home.join("sudoku/games")).expect("a folder").next().is_none());
}

#[test]
fn the_file_of_a_game_is_a_game() {
    let folder = Folder::new("play-file");
    let home = PathBuf::from(folder.path(""));
    let mut session = play(&home, "--level easy --seed 1");
    session.exp_string("easy").expect("the game is there");
    for key in ["x", "1", "2", "q"] {
        press(&mut session, key);
    }
    let moved = folder.path("moved.jsonl");
    fs::rename(kept(&home), &moved).expect("it can be moved");
    // Actions can be undone, elsewhere too.
    let mut session = play(&home, &moved);
    session.exp_string("easy").expect("the game is there");
    press(&mut session, "u");
    press_for(&mut session, "q", "Statistics");
    let text = fs::read_to_string(kept(&home)).expect("the game is kept here now");
    assert_eq!(text.matches(r#""do":"corner""#).count(), 2);
    assert_eq!(text.matches(r#""do":"undo""#).count(), 1);
}

#[test]
fn signals_give_the_terminal_back() {
    for (name, code) in [("TERM", 143), ("HUP", 129)] {
        let folder = Folder::new(&format!("play-{name}"));
        let home = PathBuf::from(folder.path(""));
        let mut session = play(&home, "--level easy --seed 1");
        session.exp_string("easy").expect("the game is there");
        signal(&home, name);
        // The way back from the other screen, as every terminal of this kind has it.
        session.exp_string("\x1b[?1049l").expect("the terminal is given back");
        assert!(end(&session).ends_with(&format!(", {code})")), "{name}");
    }
}

#[test]
fn without_a_terminal_it_says_so() {
    let run = run(&["play"]);
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("`sudoku play` needs a terminal"), "{}", run.err);
}

/// A terminal that cannot move its cursor would get hundreds of escape sequences.
#[test]
fn a_dumb_terminal_is_refused_in_a_line() {
    for command in ["play", "train"] {
        let program = env!("CARGO_BIN_EXE_sudoku");
        let mut session = Command::new("sh");
        // Logs of CI have colours, but not there.
        session.args(["-c", &format!("TERM=dumb exec {program} {command}")]).env("CI", "true");
        let mut session =
            spawn_command(session, Some(LATEST.as_millis() as u64)).expect("the program starts");
        let text = session.exp_eof().expect("the program ends");
        let error = format!(
            "error: `sudoku {command}` needs a terminal that can move its cursor, and TERM is dumb\r\nhint: "
        );
        assert!(text.starts_with(&error) && !text.contains('\x1b'), "{text:?}");
        assert!(end(&session).ends_with(", 2)"));
    }
}

/// Logs of CI have colours, but not on a terminal that has none.
#[test]
fn a_dumb_terminal_gets_no_colours() {
    for arguments in ["--help", "frobnicate", "hint 1", "techniques naked-pair"] {
        let mut command = Command::new("sh");
        let program = env!("CARGO_BIN_EXE_sudoku");
        command.args(["-c", &format!("exec {program} {arguments}")]).env("CI", "true").env("TERM", "dumb");
        let mut session =
            spawn_command(command, Some(LATEST.as_millis() as u64)).expect("the program starts");
        let text = session.exp_eof().expect("the program ends");
        assert!(!text.is_empty() && !text.contains('\x1b'), "{arguments}: {text:?}");
    }
}

#[test]
fn training_needs_a_terminal_and_a_technique_that_there_is() {
    let without = run(&["train", "x-wing"]);
    assert_eq!(without.code, Some(2));
    assert!(without.err.contains("`sudoku train` needs a terminal"), "{}", without.err);
    let misspelt = run(&["train", "x-wong"]);
    assert_eq!(misspelt.code, Some(2));
    assert!(misspelt.err.contains("x-wing"), "{}", misspelt.err);
}
