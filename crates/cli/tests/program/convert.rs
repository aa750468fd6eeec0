//! `sudoku convert`.

use crate::common::{Folder, MULTIPLE, UNIQUE, run, run_with};

#[test]
fn every_format_that_reads_and_writes_keeps_the_givens() {
    let formats = sudokit::formats::Format::ALL.iter().filter(|format| format.writes());
    // A page of the program is a drawing for people; tables of other pages are read.
    for name in formats.map(|format| format.name()).filter(|name| *name != "html") {
        let written = run(&["convert", "--to", name, UNIQUE]);
        assert_eq!(written.code, Some(0), "{name}: {}", written.err);
        let back = run_with(&["convert", "--from", name, "--to", "line"], &written.out);
        // If cells are lists of candidates, a single candidate looks like a given.
        if !["sukaku", "sdx"].contains(&name) {
            assert_eq!(back.out, format!("{UNIQUE}\n"), "{name}: {}", written.out);
        }
        let solved = run_with(&["solve", "--from", name], &written.out);
        assert_eq!(solved.out, format!("{}\n", crate::common::SOLVED), "{name}: {}", written.out);
    }
}

#[test]
fn the_ending_of_the_output_tells_the_format() {
    let folder = Folder::new("convert");
    let path = folder.path("puzzle.sdk");
    assert_eq!(run(&["convert", UNIQUE, "-o", &path]).code, Some(0));
    let named = run(&["convert", UNIQUE, "--to", "sdk"]).out;
    assert_eq!(std::fs::read_to_string(&path).expect("it was written"), named);

    let unknown = run(&["convert", UNIQUE, "-o", &folder.path("puzzle.xyz")]);
    assert_eq!(unknown.code, Some(2));
    assert_eq!(folder.names(), ["puzzle.sdk"]);
}

#[test]
fn the_list_has_every_format() {
    let list = run(&["convert", "--list"]).out;
    for format in sudokit::formats::Format::ALL {
        assert!(list.contains(&format!("{} (", format.name())), "{}", format.name());
        assert!(list.contains(format.title()), "{}", format.name());
    }
}

#[test]
fn a_solved_puzzle_can_be_written_in_any_format() {
    for format in sudokit::formats::Format::ALL.iter().filter(|format| format.writes()) {
        let name = format.name();
        let run = run(&["solve", "--format", name, UNIQUE]);
        assert_eq!(run.code, Some(0), "{name}: {}", run.err);
        assert!(!run.out.is_empty(), "{name}");
    }
}

#[test]
fn what_the_format_cannot_say_of_the_problem_is_told() {
    let all = "123456789".repeat(81);
    let told = run(&["convert", &all, "--to", "line"]);
    assert_eq!(told.out, format!("{}\n", ".".repeat(81)));
    assert!(!told.err.contains("eliminations"), "every candidate is there: {}", told.err);

    let fewer = run(&["convert", &all.replacen('1', ".", 1), "--to", "line"]);
    assert!(
        fewer.err.contains("note: line has no place for everything: removed candidates come back (1 puzzle)"),
        "{}",
        fewer.err
    );
    assert_eq!(fewer.code, Some(0));
}

#[test]
fn formats_answer_to_every_name_in_any_case() {
    for (name, other) in [("candidates", "pm"), ("sdk", "SDK"), ("ss", "Simple-Sudoku"), ("line", "81")] {
        let known = run(&["convert", UNIQUE, "--to", name]).out;
        assert_eq!(run(&["convert", UNIQUE, "--to", other]).out, known, "{other}");
    }
    assert_eq!(run(&["solve", UNIQUE, "-f", "CSV"]).out, run(&["solve", UNIQUE, "-f", "csv"]).out);
    assert_eq!(run(&["solve", UNIQUE, "-f", "pm"]).out, run(&["solve", UNIQUE, "-f", "candidates"]).out);
    assert_eq!(run(&["solve", UNIQUE, "--from", "Lines"]).code, Some(0));
}

#[test]
fn what_the_program_writes_for_others_it_reads() {
    let solve = ["line", "csv", "json", "ndjson"].map(|format| ["solve", "-f", format]);
    let check = ["csv", "json", "ndjson"].map(|format| ["check", "-f", format]);
    for arguments in solve.iter().chain(&check) {
        let written = run_with(arguments, format!("{UNIQUE}\n{UNIQUE}\n")).out;
        let read = run_with(&["convert", "--to", "line"], &written);
        assert_eq!(read.out.lines().count(), 2, "{arguments:?}: {written}{}", read.err);
    }
}

#[test]
fn a_page_has_numbers_titles_and_solutions_at_the_end() {
    let puzzles = format!("{UNIQUE} # first\n{MULTIPLE}\n");
    let page = run_with(&["convert", "--to", "html", "--title", "A & B", "--per-page", "1"], &puzzles);
    assert_eq!(page.code, Some(0), "{}", page.err);
    assert!(page.out.contains("<title>A &amp; B</title>"));
    assert_eq!(page.out.matches("class=\"page\"").count(), 3);
    for (label, count) in [("Puzzle 1", 1), ("Puzzle 2", 1), ("Solution 1", 1), ("Solution 2", 0)] {
        assert_eq!(page.out.matches(&format!("aria-label=\"{label}, row")).count(), count, "{label}");
    }
    assert!(page.err.contains("do not have exactly one: puzzle 2\n"), "{}", page.err);
    let wrong = run_with(&["convert", "--to", "csv", "--title", "A"], &puzzles);
    assert!(wrong.code == Some(2) && wrong.err.contains("--title"), "{}", wrong.err);
}
