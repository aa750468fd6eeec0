//! `sudoku minimal`.

use crate::common::{MULTIPLE, SOLVED, UNIQUE, run, run_with};
use sudokit::{Engine, Plain, Puzzle};

const MINIMAL: &str = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

/// True if no given can be removed, by asking the plain engine about each.
fn is_minimal(puzzle: &Puzzle) -> bool {
    let mut plain = Plain::new();
    let mut needs = |cell| {
        let mut less = *puzzle;
        less.set(cell, None);
        !plain.is_unique(&less)
    };
    puzzle.cells().into_iter().all(&mut needs) && Plain::new().is_unique(puzzle)
}

#[test]
fn each_puzzle_gets_a_line() {
    let none = format!("11{}", ".".repeat(79));
    let found = run_with(&["minimal"], format!("{MINIMAL}\n{UNIQUE}\n{MULTIPLE}\n{none}\n"));
    let lines: Vec<&str> = found.out.lines().collect();
    assert_eq!((lines[0], lines[2], lines[3], lines.len()), ("minimal", "multiple", "none", 4));
    // `check` asks the single engine about one given after the other.
    let check = run(&["check", "--format", "csv", UNIQUE]).out;
    let redundant = check.lines().nth(1).and_then(|line| line.split(',').nth(5)).expect("the cells");
    assert_eq!(lines[1], format!("redundant {redundant}"));
    assert_eq!(found.code, Some(1));
    assert_eq!(run(&["minimal", MINIMAL]).code, Some(0));
}

#[test]
fn what_is_not_a_puzzle_is_named_and_skipped() {
    let found = run_with(&["minimal", "--format", "csv"], format!("{MINIMAL}\ngarbage\n{MINIMAL}\n"));
    let row = format!("{},unique,true,\n", MINIMAL.replace('0', "."));
    assert_eq!(found.out, format!("puzzle,status,minimal,redundant\n{row}{row}"));
    assert!(found.err.contains("standard input: line 2"), "{}", found.err);
    assert_eq!(found.code, Some(2));
    assert_eq!(run_with(&["minimal"], "").out, "");
}

#[test]
fn reduced_puzzles_are_minimal_whatever_the_number_of_threads() {
    let grids = [SOLVED, UNIQUE].join("\n");
    let expected = run_with(&["minimal", "--sample", "12", "--seed", "3"], &grids);
    assert_eq!((expected.code, expected.err.as_str()), (Some(0), "note: seed 3\n"));
    let puzzles: Vec<Puzzle> = expected.out.lines().map(|line| line.parse().expect("a puzzle")).collect();
    assert_eq!(puzzles.len(), 24);
    assert!(puzzles.iter().step_by(5).all(is_minimal));
    assert!(puzzles[23].to_string().bytes().zip(UNIQUE.bytes()).all(|(a, b)| a == b || a == b'.'));
    for jobs in ["1", "2", "7"] {
        let folder = crate::common::Folder::new(&format!("minimal-{jobs}"));
        let file = folder.file("grids", &grids);
        let found = run(&["minimal", "--sample", "12", "--seed", "3", "-j", jobs, &file]);
        assert_eq!(found.out, expected.out, "{jobs} threads");
    }
    let reduced = run(&["minimal", "--reduce", "--seed", "3", SOLVED]);
    assert!(is_minimal(&reduced.out.trim().parse().expect("a puzzle")));
}

#[test]
fn what_cannot_be_reduced_is_named() {
    let none = format!("11{}", ".".repeat(79));
    let folder = crate::common::Folder::new("left-out");
    // Lines that are read one by one, and lines that are read together.
    let file = folder.file("some", format!("{SOLVED}\n{MULTIPLE} # two\n\n{SOLVED}\n{SOLVED}\n{none}\n"));
    for what in [&["--reduce"][..], &["--sample", "1"], &["--all", "--limit", "1"]] {
        let found = run(&[&["minimal", "-f", "csv", "--seed", "1"], what, &[&file]].concat());
        assert_eq!((found.code, found.out.lines().count()), (Some(1), 4), "{what:?}");
        for (line, solutions) in [(2, "several"), (6, "none")] {
            let note = format!("{file}:{line}: expected one solution, found {solutions}; it is left out\n");
            assert!(found.err.contains(&note), "{what:?}: {}", found.err);
        }
    }
    let kept = run(&["minimal", "--keep", &file]);
    assert_eq!((kept.code, kept.err.as_str()), (Some(1), ""), "whoever asks for some wants no other named");
    let many = run_with(&["minimal", "--reduce", "--seed", "1"], format!("{MULTIPLE}\n").repeat(30));
    assert_eq!(
        many.err.lines().count(),
        22,
        "the seed, twenty of them, and that there are more: {}",
        many.err
    );
}

#[test]
fn all_minimal_puzzles_and_only_minimal_ones_can_be_asked_for() {
    let all = run(&["minimal", "--all", "--limit", "5", "--format", "ndjson", UNIQUE]);
    assert_eq!((all.code, all.out.lines().count()), (Some(0), 5));
    for line in all.out.lines() {
        let record: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(record["puzzle"], UNIQUE);
        assert!(is_minimal(&record["minimal"].as_str().expect("a text").parse().expect("a puzzle")));
    }
    let kept = run_with(&["minimal", "--keep"], format!("{UNIQUE}\n{MINIMAL}\n{MULTIPLE}\n"));
    assert_eq!((kept.code, kept.out), (Some(1), format!("{}\n", MINIMAL.replace('0', "."))));
    assert_eq!(run(&["minimal", "--keep", "--all", UNIQUE]).code, Some(2));
}
