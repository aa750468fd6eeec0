//! Help, welcome and mistakes on the command line.

use crate::common::{Folder, SOLVED, UNIQUE, run};

#[test]
fn every_command_has_help_with_examples() {
    for command in [
        "solve",
        "check",
        "explain",
        "hint",
        "steps",
        "techniques",
        "rate",
        "verify",
        "convert",
        "canon",
        "iso",
        "transform",
        "rank",
        "unrank",
        "bench",
        "completions",
        "man",
    ] {
        let help = run(&[command, "--help"]);
        assert_eq!(help.code, Some(0), "{command}: {}", help.err);
        assert!(help.out.contains("Examples:"), "{command}");
        let brief = run(&[command, "-h"]);
        assert!(brief.out.len() < help.out.len(), "{command}: -h is the short one");
    }
    let help = run(&["--help"]).out;
    for word in
        ["solve", "check", "convert", "bench", "classic", "rules", "completions", "man", "Exit codes:"]
    {
        assert!(help.contains(word), "{word}");
    }
    assert!(run(&["--version"]).out.starts_with("sudoku "));
}

#[test]
fn mistakes_get_a_hint() {
    let typo = run(&["slove", UNIQUE]);
    assert_eq!(typo.code, Some(2));
    assert!(typo.err.contains("'solve'"), "{}", typo.err);

    let bare = run(&[UNIQUE]);
    assert!(bare.err.contains(&format!("hint: to solve it: sudoku solve '{UNIQUE}'")), "{}", bare.err);

    let format = run(&["solve", "-f", "jsn", UNIQUE]);
    assert_eq!(format.code, Some(2));
    assert!(format.err.contains("'json'"), "{}", format.err);

    let row = run(&["solve", "53..7....", "6..195..."]);
    assert!(row.err.contains("hint: put quotes around"), "{}", row.err);

    let target = run(&["convert", UNIQUE]);
    assert!(target.err.contains("hint: name one with --to"), "{}", target.err);
}

#[test]
fn the_rules_end_with_a_solved_puzzle() {
    let rules = run(&["rules"]).out;
    let grids = rules.split("A PUZZLE AND ITS SOLUTION\n\n").nth(1).expect("it is there");
    let right = grids.lines().filter_map(|line| line.rsplit("   ").next());
    let digits: String = right.flat_map(str::chars).filter(char::is_ascii_digit).collect();
    assert_eq!(digits, SOLVED);
}

#[test]
fn completions_and_manual_pages_are_made() {
    for shell in ["bash", "zsh", "fish"] {
        let script = run(&["completions", shell]).out;
        assert!(script.contains("convert") && script.contains("bench"), "{shell}");
        assert!(script.contains("naked-pair"), "{shell} completes the names of techniques");
    }
    assert!(run(&["man"]).out.starts_with(".ie"));
    let folder = Folder::new("man");
    assert_eq!(run(&["man", "--dir", &folder.path("pages")]).code, Some(0));
    assert!(
        std::fs::read_to_string(folder.path("pages/sudoku-solve.1"))
            .expect("it is there")
            .contains("Examples")
    );
}

#[test]
fn a_count_of_one_is_refused_with_a_reason() {
    for count in ["0", "1", "-3", "x"] {
        let run = run(&["solve", &format!("--count={count}"), UNIQUE]);
        assert!(run.err.contains("2 or more: with 1 nobody knows"), "{}", run.err);
        assert_eq!(run.code, Some(2));
    }
}
