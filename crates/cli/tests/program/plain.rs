//! `sudoku play --plain` and `sudoku train --plain` in a pipe.

use crate::common::{Folder, Run, UNIQUE, command, feed, piped};
use std::io::{Read, Write};
use std::process::Command;
use std::time::{Duration, Instant};

/// How long a program may go on that nobody reads.
const LATEST: Duration = Duration::from_secs(20);

/// The program with a folder of its own for games.
fn plain(folder: &Folder, arguments: &[&str]) -> Command {
    let mut plain = command(&[&["play", "--plain"], arguments].concat());
    plain.env("XDG_STATE_HOME", folder.path(""));
    plain
}

fn play(folder: &Folder, arguments: &[&str], input: &[u8]) -> Run {
    feed(&mut plain(folder, arguments), input)
}

#[test]
fn a_game_is_played_through_a_pipe() {
    let folder = Folder::new("plain-pipe");
    let lines = b"row 1\n5 in 5 5\nnote 1 2 in 1 3\nfly\nquit\nrow 2\n";
    let run = play(&folder, &[UNIQUE], lines);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let said: Vec<&str> = run.out.lines().collect();
    assert_eq!(
        said[2..5],
        ["Row 1: 5 3 blank, blank 7 blank, blank blank blank.", "5 in r5c5.", "Centre mark 1 in r1c3."]
    );
    assert_eq!(said[6..], ["Unknown command: fly. Type help for the commands."]);
    // At the end of the input the game is saved, too.
    let run = play(&folder, &[], b"continue\r\n5 5\r\n4 in 1 3");
    assert!(run.out.ends_with("1 of 51 filled in.\nr5c5: 5, yours.\n4 in r1c3.\n"), "{}", run.out);
    let run = play(&folder, &["--lang", "de"], b"continue\n1 3\n");
    assert!(run.out.ends_with("r1c3: 4, von Ihnen.\n"), "{}", run.out);
}

#[test]
fn a_lesson_is_read_and_practised_through_a_pipe() {
    let folder = Folder::new("plain-train");
    let mut train = command(&["train", "--plain", "naked-pair"]);
    train.env("XDG_STATE_HOME", folder.path(""));
    let run =
        feed(&mut train, b"drills\nanswer\nnext\nanswer\nnext\nanswer\nnext\nanswer\nnext\nanswer\nnext\n");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("\nNaked Pair\n"), "{}", run.out);
    assert_eq!(run.out.matches("\nType next to continue.\n").count(), 5, "{}", run.out);
    assert!(run.out.contains("\nNaked Pair: again on "), "{}", run.out);
    // The games of the same player know it, too.
    let run = play(&folder, &[], b"course\n");
    assert!(run.out.contains("\nTraining: 1 of "), "{}", run.out);
}

#[test]
fn no_line_ends_the_game_but_quit() {
    let folder = Folder::new("plain-lines");
    let mut lines = vec![b'x'; 300_000];
    lines
        .extend(b"\n\xff\xfe\n\0\n4 in 99999999999999999999 1\ncontinue 0\nopen 12\nopen\nnew nothing\ndo\n");
    lines.extend(b"r1c1\n".repeat(10_000));
    let run = play(&folder, &[UNIQUE], &lines);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert_eq!(run.out.lines().filter(|line| *line == "r1c1: 5, given.").count(), 10_000);
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let folder = Folder::new("plain-closed");
    let mut child = piped(&mut plain(&folder, &[UNIQUE]));
    let (mut stdin, mut stdout) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
    // An answer comes before the next line is read.
    let mut greeting = [0; 10];
    stdout.read_exact(&mut greeting).expect("a greeting");
    drop(stdout);
    let begun = Instant::now();
    while stdin.write_all(b"grid\n").is_ok() {
        assert!(begun.elapsed() < LATEST, "it goes on");
    }
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn it_needs_no_terminal_and_has_no_skin() {
    let folder = Folder::new("plain-skin");
    let run = play(&folder, &["--skin", "mono"], b"");
    assert_eq!(run.code, Some(2), "{}", run.out);
    assert!(run.err.contains("--plain") && run.err.contains("--skin"), "{}", run.err);
}
