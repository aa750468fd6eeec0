//! `sudoku count`, `unavoidable`, `backdoor` and `pattern`.

use crate::common::{Folder, MEDIUM, MULTIPLE, SOLVED, UNIQUE, run, run_with};
use std::collections::HashSet;
use std::fs;
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
    // Two empty rows of a band can change places.
    let none = format!("{}{}", ".".repeat(18), &SOLVED[18..]);
    let vain = run(&["pattern", "--fill", "1", "--tries", "3", &none]);
    assert_eq!((vain.code, vain.out.as_str()), (Some(1), ""));
    for alone in [&["--seed", "7"][..], &["--canonical", "--seed", "7"], &["--every", "--tries", "7"]] {
        let wrong = run(&[&["pattern"], alone, &[UNIQUE]].concat());
        assert_eq!((wrong.code, wrong.out.as_str()), (Some(2), ""), "{alone:?}");
    }
}

#[test]
fn a_puzzle_is_expanded_to_what_its_solutions_share() {
    let found = run_with(&["minimal", "--expand"], format!("{UNIQUE}\n{MULTIPLE}\n"));
    assert_eq!((found.code, found.out), (Some(0), format!("{SOLVED}\n{MULTIPLE}\n")));
}

/// Sixteen givens never leave one solution (McGuire, Tugemann and Civario, 2012), and crosses are no givens.
/// The others are filled.
#[test]
fn patterns_of_too_few_cells_are_errors() {
    let sixteen = format!("{}{}", "1.".repeat(8), ".".repeat(65));
    let crosses = sixteen.replace('1', "x");
    let input = format!("{sixteen}\n{crosses}\n{UNIQUE}\n");
    for arguments in [&["--fill", "1", "--seed", "1"][..], &["--every", "--limit", "1"]] {
        let run = run_with(&[&["pattern"], arguments].concat(), &input);
        assert_eq!((run.code, run.out.lines().count()), (Some(2), 1), "{arguments:?}");
        for line in [1, 2] {
            let says = format!("standard input:{line}: no puzzle with one solution has fewer than 17 givens");
            assert!(run.err.contains(&says), "{}", run.err);
        }
    }
}

/// Made with `sudoku generate --pattern`.
const SPARSE: &str = "........2.......57.14..8........5....32.6....79......3...3..19...5...6...6.9.....";

#[test]
fn every_filling_of_a_pattern_is_looked_at_in_order_from_anywhere() {
    // Two rows of a band are empty, so there is nothing to look at.
    let none = format!("{}{}", ".".repeat(18), &SOLVED[18..]);
    let found = run(&["pattern", "--every", &none]);
    assert_eq!((found.code, found.out.as_str()), (Some(0), ""));
    assert_eq!(found.err, "note: argument 1:1: complete: 0 puzzles among all 0 fillings\n");
    // The last filling of a pattern, as text: nothing comes after it.
    let cells: Vec<usize> = (0..81).filter(|cell| UNIQUE.as_bytes()[*cell] != b'.').collect();
    let mut greatest = vec![b'.'; 81];
    for (place, cell) in cells.iter().enumerate() {
        greatest[*cell] = b'1' + place.min(8) as u8;
    }
    let greatest = String::from_utf8(greatest).expect("digits and dots");
    let found = run(&["pattern", "--every", "--after", &greatest, UNIQUE]);
    assert_eq!((found.code, found.out.as_str()), (Some(0), ""));
    assert_eq!(
        found.err,
        "note: argument 1:1: complete: 0 puzzles among all 0 fillings after the given one\n"
    );

    let every = |more: &[&str]| run(&[&["pattern", "--every"], more, &[SPARSE]].concat());
    // Near a puzzle that is known to be one there are puzzles to be found.
    let near = format!("{}{}", &SPARSE[..54], SPARSE[54..].replace(|c: char| c.is_ascii_digit(), "1"));
    let first = every(&["--after", &near, "--limit", "4", "-j", "1"]);
    assert_eq!((first.code, first.out.lines().count()), (Some(1), 4), "{}", first.err);
    assert!(first.err.starts_with("note: argument 1:1: not complete: 4 puzzles among "), "{}", first.err);
    for puzzle in first.out.lines() {
        let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
        assert!(Plain::new().is_unique(&puzzle) && puzzle.to_string() > renamed(&near));
    }
    assert!(first.out.lines().is_sorted());
    assert_eq!(every(&["--after", &near, "--limit", "4", "-j", "3"]).out, first.out);
    // Stopped after two and gone on is the same.
    let two = every(&["--after", &near, "--limit", "2"]);
    let (_, on) = two.err.trim_end().split_once("--after ").expect("where to go on");
    let rest = every(&["--after", on, "--limit", "2"]);
    assert_eq!(two.out + &rest.out, first.out);
    assert_eq!(every(&["--time", "0"]).err, "note: argument 1:1: not complete: 0 puzzles among 0 fillings\n");
    let wrong = run(&["pattern", "--every", "--after", UNIQUE, SOLVED]);
    assert!(wrong.code == Some(2) && wrong.err.contains("more than"), "{}", wrong.err);
    let wrong = run(&["pattern", "--every", "--after", MEDIUM, UNIQUE]);
    assert!(wrong.code == Some(2) && wrong.err.contains("in other cells"), "{}", wrong.err);
}

/// The digits called by the order in which they come up.
fn renamed(puzzle: &str) -> String {
    let mut names: Vec<char> = Vec::new();
    let mut name = |digit: char| {
        let known = names.iter().position(|known| *known == digit).unwrap_or(names.len());
        if known == names.len() {
            names.push(digit);
        }
        char::from(b'1' + known as u8)
    };
    puzzle.chars().map(|mark| if mark == '.' { mark } else { name(mark) }).collect()
}

/// The depth of these is known: singles, T&E(1) by its braids, and Fata Morgana, which has a junior exocet.
#[test]
fn puzzles_are_classified() {
    let morgana = "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........";
    let input = format!("{UNIQUE}\n{MEDIUM}\n{morgana}\n{MULTIPLE}\n");
    let found = run_with(&["classify", "-j", "2"], &input);
    let lines: Vec<&str> = found.out.lines().collect();
    assert_eq!((found.code, lines[3]), (Some(1), "multiple"));
    assert!(lines[0].starts_with("T&E(0), singles"), "{}", lines[0]);
    assert!(lines[1].starts_with("T&E(1), ") && !lines[1].contains("singles"), "{}", lines[1]);
    assert!(lines[2].starts_with("T&E(2), ") && lines[2].contains("junior-exocet at "), "{}", lines[2]);
    let shallow = run_with(&["classify", "--depth", "1", "-f", "csv"], morgana).out;
    let row: Vec<&str> = shallow.lines().nth(1).expect("a row").split(',').collect();
    assert_eq!((row.len(), row[2], row[3]), (9, "", "1"), "{shallow}");
    let summary =
        run_with(&["classify", "--summary", "-f", "csv"], format!("{UNIQUE}\n{MEDIUM}\n{UNIQUE}\n")).out;
    assert!(summary.starts_with("property,puzzles\nT&E(0),2\nT&E(1),1\n"), "{summary}");
    let part = run(&["classify", "--summary", "--shard", "1/2", "-o", "part.txt", UNIQUE]);
    assert_eq!(part.code, Some(2), "{}", part.err);

    let folder = Folder::new("classified");
    let input = format!("{UNIQUE}\n{MEDIUM}\n{MULTIPLE}\n");
    let (file, whole, merged) = (folder.file("p.txt", &input), folder.path("w.csv"), folder.path("m.csv"));
    run(&["classify", "--depth", "1", &file, "-o", &whole]);
    for shard in ["1/2", "2/2"] {
        run(&["classify", "--depth", "1", &file, "-o", &merged, "--shard", shard]);
    }
    assert_eq!(run(&["merge", &merged]).code, Some(0));
    assert_eq!(fs::read_to_string(merged).unwrap(), fs::read_to_string(whole).unwrap());
}
