//! `sudoku check`.

use crate::common::{MULTIPLE, SOLVED, UNIQUE, run, run_with};

/// Row 7 has two 2s, and so has box 7.
const CONFLICT: &str = "......................................................2.2........................";
const MINIMAL: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

#[test]
fn conflicts_are_named_by_house() {
    let run = run(&["check", CONFLICT]);
    assert!(run.out.contains("2 appears twice in row 7: r7c1 and r7c3\n"), "{}", run.out);
    assert!(run.out.contains("2 appears twice in box 7: r7c1 and r7c3\n"), "{}", run.out);
    assert!(run.out.contains("no: 2 conflicts in 2 houses"), "{}", run.out);
    assert_eq!(run.code, Some(1));
}

#[test]
fn the_kind_of_puzzle_is_told() {
    let minimal = run(&["check", MINIMAL]);
    assert!(minimal.out.contains("givens     21\n"), "{}", minimal.out);
    assert!(minimal.out.contains("minimal    yes"), "{}", minimal.out);
    assert_eq!(minimal.code, Some(0));

    let redundant = run(&["check", UNIQUE]);
    assert!(
        redundant
            .out
            .contains("minimal    no: any one of these 22 givens can be left out:\n           r1c1 r1c2"),
        "{}",
        redundant.out
    );
    assert_eq!(redundant.code, Some(0));

    let multiple = run(&["check", MULTIPLE]);
    assert!(multiple.out.contains("solutions  2 or more"), "{}", multiple.out);
    assert_eq!(multiple.code, Some(1));
}

#[test]
fn a_given_is_redundant_if_the_rest_is_unique() {
    let report: serde_json::Value =
        serde_json::from_str(&run(&["check", "-f", "ndjson", UNIQUE]).out).expect("it is JSON");
    let redundant: Vec<&str> =
        report["redundant"].as_array().expect("a list").iter().filter_map(|cell| cell.as_str()).collect();
    for (i, given) in UNIQUE.char_indices().filter(|(_, given)| *given != '.') {
        let mut fewer = UNIQUE.to_owned();
        fewer.replace_range(i..=i, ".");
        let is_unique = run(&["solve", &fewer]).code == Some(0);
        let cell = format!("r{}c{}", i / 9 + 1, i % 9 + 1);
        assert_eq!(redundant.contains(&cell.as_str()), is_unique, "{given} at {cell}");
    }
}

/// `minimal` asks the batch engine, `check` the other one.
#[test]
fn check_and_minimal_find_the_same_givens() {
    let made = run(&["generate", "-n", "40", "--givens", "26..40", "--seed", "3", "-f", "line"]).out;
    let tables = ["check", "minimal"].map(|command| run_with(&[command, "-f", "csv"], made.clone()).out);
    let columns = |table: &str, at: [usize; 2]| -> Vec<[String; 2]> {
        let row = |line: &str| at.map(|at| line.split(',').nth(at).expect("it is there").to_owned());
        table.lines().skip(1).map(row).collect()
    };
    let found = columns(&tables[0], [4, 5]);
    assert_eq!(found, columns(&tables[1], [2, 3]));
    assert!(found.len() == 40 && found.iter().any(|[minimal, _]| minimal == "false"));
}

#[test]
fn the_status_alone_is_the_same() {
    let puzzles = format!("{UNIQUE}\n{CONFLICT}\n{MULTIPLE}\n");
    let [whole, status] = [&["check", "-f", "csv"][..], &["check", "--only", "status", "-f", "csv"]]
        .map(|arguments| run_with(arguments, puzzles.clone()));
    assert_eq!(whole.code, status.code);
    let mut rows = whole.out.lines().zip(status.out.lines());
    assert!(rows.next().is_some_and(|(header, other)| header == other));
    for (whole, status) in rows {
        let [whole, status] = [whole, status].map(|row| row.split(',').collect::<Vec<_>>());
        assert_eq!((&whole[..4], &whole[6..]), (&status[..4], &status[6..]));
        assert!(status[3] != "unique" || status[4..6] == ["", ""], "{status:?}");
    }
}

#[test]
fn many_puzzles_get_a_line_each() {
    let run = run_with(&["check"], format!("{UNIQUE}\n{CONFLICT}\n{MINIMAL}\n"));
    let lines: Vec<&str> = run.out.lines().collect();
    assert!(
        lines[0].starts_with("standard input:1: valid, 30 givens, unique, redundant: r1c1"),
        "{}",
        run.out
    );
    assert!(
        lines[1].starts_with("standard input:2: not valid, 2 givens, no solution; 2 appears twice in row 7"),
        "{}",
        run.out
    );
    assert_eq!(lines[2], "standard input:3: valid, 21 givens, unique, minimal");
    assert_eq!(run.code, Some(1));
}

#[test]
fn scripts_get_csv_and_json() {
    let csv = run(&["check", "-f", "csv", MINIMAL]).out;
    assert_eq!(
        csv,
        format!(
            "puzzle,givens,valid,status,minimal,redundant,wrong,conflicts\n{MINIMAL},21,true,unique,true,,,\"\"\n"
        )
    );
    let json = run(&["check", "-f", "json", CONFLICT]).out;
    let document: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
    let conflict = &document["results"][0]["conflicts"][1];
    assert_eq!((&conflict["house"], &conflict["ordinal"]), (&24.into(), &7.into()));
    assert_eq!(conflict["kind"], "box");
}

#[test]
fn a_person_can_read_it_on_a_terminal() {
    let solved = run(&["check", SOLVED]).out;
    assert!(solved.contains("minimal    no: any one of its 81 givens can be left out\n"), "{solved}");
    for puzzle in [UNIQUE, SOLVED, MINIMAL, CONFLICT] {
        let text = run(&["check", puzzle]).out;
        assert!(text.lines().all(|line| line.len() < 80), "{text}");
    }
}

#[test]
fn what_a_player_filled_in_is_judged() {
    let right = run(&["check", &UNIQUE.replacen('.', "+4", 1)]).out;
    assert!(right.contains("filled in  1 digit, none of them wrong\n"), "{right}");
    let wrong = run(&["check", &UNIQUE.replacen("..", "+2+6", 1)]).out;
    assert!(wrong.contains("filled in  2 digits, 1 wrong:\n           r1c3=2\n"), "{wrong}");
    let unknown = run(&["check", &MULTIPLE.replacen('.', "+3", 1)]).out;
    assert!(!unknown.contains("filled in"), "{unknown}");
}

#[test]
fn what_keeps_a_grid_from_one_solution_is_told() {
    // 1 instead of 4 in r1c3.
    let wrong = run(&["check", &UNIQUE.replacen("53.", "531", 1)]).out;
    assert!(
        wrong.contains("\nThis grid has no solution.\nThere is exactly one solution without the 1 in r1c3"),
        "{wrong}"
    );
    let several = run(&["check", MULTIPLE]).out;
    assert!(several.contains("\nThey differ in r2c8, r2c9, r7c8 and r7c9.\n"), "{several}");
    // Somebody who checks a collection is not told all that.
    let many = run(&["check", MULTIPLE, MULTIPLE]).out;
    assert_eq!(many.lines().count(), 2, "{many}");
}

#[test]
fn a_candidate_that_is_needed_is_missed() {
    // The solution has 4 in r1c3.
    let lost = run(&["check", &format!(":0000:x:{UNIQUE}:413:::")]).out;
    assert!(lost.contains("removed    1 candidate of the solution:\n           r1c3=4\n"), "{lost}");
    assert!(lost.contains("solutions  1"), "{lost}");
}

#[test]
fn puzzles_on_the_command_line_are_told_apart() {
    let run = run(&["check", UNIQUE, MINIMAL]);
    let lines: Vec<&str> = run.out.lines().collect();
    assert!(lines[0].starts_with("argument 1:1: valid, 30 givens"), "{}", run.out);
    assert!(lines[1].starts_with("argument 2:1: valid, 21 givens"), "{}", run.out);
}
