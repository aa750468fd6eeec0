//! What `sudoku count`, `unavoidable`, `backdoor` and `pattern` say.

use crate::common::{MEDIUM, MULTIPLE, SOLVED, UNIQUE, run, run_with};
use std::collections::HashSet;
use sudokit::{Engine, Plain, Puzzle};

#[test]
fn solutions_are_counted_with_any_number_of_threads() {
    let none = format!("11{}", ".".repeat(79));
    let keep = |cell: usize| (cell * 19) % 81 < 34;
    let open: String = SOLVED.chars().enumerate().map(|(i, c)| if keep(i) { c } else { '.' }).collect();
    let expected = Plain::new().count(&open.parse::<Puzzle>().expect("a puzzle"), u64::MAX);
    let input = format!("{UNIQUE}\n{MULTIPLE}\n{none}\n{open}\n");
    for jobs in ["1", "2", "7"] {
        let found = run_with(&["count", "-j", jobs], &input);
        assert_eq!((found.code, found.out), (Some(0), format!("1\n2\n0\n{expected}\n")));
    }
    let found = run(&["count", "--limit", "2", "--format", "csv", MULTIPLE]);
    assert_eq!(found.out, format!("puzzle,count,exact\n{MULTIPLE},2,false\n"));
    let wrong = run_with(&["count"], format!("{UNIQUE}\n???\n{UNIQUE}\n"));
    assert_eq!((wrong.code, wrong.out.as_str()), (Some(2), "1\n1\n"));
}

#[test]
fn unavoidable_sets_are_sets_that_leave_two_solutions() {
    let found = run(&["unavoidable", "--cells", "8", "--format", "ndjson", UNIQUE]);
    assert_eq!(found.code, Some(0));
    let mut sets = HashSet::new();
    for line in found.out.lines() {
        let record: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(record["grid"], SOLVED);
        let mut puzzle: Puzzle = SOLVED.parse().expect("a puzzle");
        for cell in record["cells"].as_array().expect("a list") {
            puzzle.set(cell.as_str().expect("a name").parse().expect("a cell"), None);
        }
        assert!((4..=8).contains(&(81 - puzzle.len())) && !Plain::new().is_unique(&puzzle));
        assert!(sets.insert(puzzle));
    }
    // `MULTIPLE` is the grid without one of them.
    assert!(sets.contains(&MULTIPLE.parse().expect("a puzzle")));
    let count = run(&["unavoidable", "--cells", "8", "--count", SOLVED]);
    assert!(count.out.starts_with(&format!("{} 4:", sets.len())), "{}", count.out);
}

#[test]
fn bounds_are_bounds() {
    let found = run_with(&["unavoidable", "--cells", "8", "--bound", "--format", "csv"], SOLVED);
    let row: Vec<&str> = found.out.lines().nth(1).expect("a row").split(',').collect();
    let [least, enough] = [1, 2].map(|i| row[i].parse::<usize>().expect("a number"));
    assert!(3 < least && least <= enough && enough <= 20, "{row:?}");
    assert_eq!(row[3].split(' ').count(), enough);
    let several = run_with(&["unavoidable", "--digits", "2", "--count"], format!("{MULTIPLE}\n{SOLVED}\n"));
    assert_eq!((several.code, several.out.lines().count()), (Some(1), 1));
    let left_out = "note: standard input:1: expected one solution, found several; it is left out\n";
    assert_eq!(several.err, left_out);
}

#[test]
fn backdoors_make_puzzles_easy() {
    let found = run_with(&["backdoor"], format!("{UNIQUE}\n{MEDIUM}\n{MULTIPLE}\n"));
    let lines: Vec<&str> = found.out.lines().collect();
    assert_eq!((lines[0], lines[2], found.code), ("-", "invalid", Some(1)));
    let doors: HashSet<&str> = lines[1].split(' ').collect();
    assert!(!doors.is_empty());
    // Each cell by itself: for HoDoKu a puzzle that singles solve is easy, and no other.
    let solution: Puzzle = run(&["solve", MEDIUM]).out.trim().parse().expect("a grid");
    let puzzle: Puzzle = MEDIUM.parse().expect("a puzzle");
    let open = sudokit::Cell::all().filter(|cell| puzzle.digit(*cell).is_none());
    let (cells, more): (Vec<String>, Vec<String>) = open
        .map(|cell| {
            let mut more = puzzle;
            more.set(cell, solution.digit(cell));
            (cell.to_string(), more.to_string())
        })
        .unzip();
    let rated = run_with(&["rate", "--scale", "hodoku", "--format", "csv"], more.join("\n")).out;
    for (cell, row) in cells.iter().zip(rated.lines().skip(1)) {
        let is_easy = row.split(',').nth(1).expect("a level").eq_ignore_ascii_case("easy");
        assert_eq!(doors.contains(cell.as_str()), is_easy, "{cell}: {row}");
    }
}

#[test]
fn patterns_are_shown_and_filled() {
    let shown = run(&["pattern", UNIQUE]).out;
    assert_eq!(shown, UNIQUE.replace(|c: char| c.is_ascii_digit(), "x") + "\n");
    let expected = run(&["pattern", "--fill", "3", "--seed", "5", "-j", "1", UNIQUE]);
    assert_eq!((expected.code, expected.err.as_str()), (Some(0), "note: seed 5\n"));
    let puzzles: HashSet<&str> = expected.out.lines().collect();
    assert_eq!(puzzles.len(), 3);
    for puzzle in puzzles {
        assert_eq!(puzzle.replace(|c: char| c.is_ascii_digit(), "x") + "\n", shown);
        assert!(Plain::new().is_unique(&puzzle.parse::<Puzzle>().expect("a puzzle")));
    }
    assert_eq!(run(&["pattern", "--fill", "3", "--seed", "5", "-j", "2", UNIQUE]).out, expected.out);
    // The first row last: rows of a band in another order.
    let turned = format!("{}{}{}", &UNIQUE[9..27], &UNIQUE[..9], &UNIQUE[27..]);
    assert_eq!(run(&["pattern", "--canonical", &turned]).out, run(&["pattern", "--canonical", UNIQUE]).out);
    let few = format!("123{}", ".".repeat(78));
    let vain = run(&["pattern", "--fill", "1", "--tries", "3", &few]);
    assert_eq!((vain.code, vain.out.as_str()), (Some(1), ""));
}

#[test]
fn a_puzzle_is_expanded_to_what_its_solutions_share() {
    let found = run_with(&["minimal", "--expand"], format!("{UNIQUE}\n{MULTIPLE}\n"));
    assert_eq!((found.code, found.out), (Some(0), format!("{SOLVED}\n{MULTIPLE}\n")));
}

/// Sixteen givens never leave one solution (McGuire, Tugemann and Civario, 2012), so nothing is tried.
#[test]
fn patterns_of_too_few_cells_are_not_filled() {
    let pattern = format!("{}{}", "1.".repeat(8), ".".repeat(65));
    let run = run(&["pattern", "--fill", "1", "--seed", "1", &pattern]);
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
}
