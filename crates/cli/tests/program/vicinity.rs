//! `sudoku vicinity`. The library tests that its result is complete.

use crate::common::{Folder, run, run_with};
use std::collections::HashSet;
use sudokit::symmetry::Canonizer;
use sudokit::{Engine, Plain, Puzzle};

/// The first is a well-known one with 17 givens, the second ours.
const PUZZLES: &str = "\
.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...
8....4....37.96.........59.....7..4..6.9.1...4.......1...3.7.8..9..5.4....2.8.3..
";

fn lines(text: &str) -> Vec<Puzzle> {
    text.lines().map(|line| line.parse().expect("a puzzle")).collect()
}

#[test]
fn neighbours_are_unique_and_differ_in_one_given() {
    let found = run_with(&["vicinity", "--format", "csv"], PUZZLES);
    assert_eq!(found.code, Some(0));
    let mut rows = found.out.lines();
    assert_eq!(rows.next(), Some("puzzle,neighbour"));
    let mut count = 0;
    for row in rows {
        let (puzzle, neighbour) = row.split_once(',').expect("two columns");
        assert!(PUZZLES.contains(puzzle));
        let kept = puzzle.bytes().zip(neighbour.bytes()).filter(|(a, b)| a == b && *a != b'.').count();
        let [puzzle, neighbour] = [puzzle, neighbour].map(|text| text.parse::<Puzzle>().expect("a puzzle"));
        assert_eq!((puzzle.len(), neighbour.len(), kept), (neighbour.len(), puzzle.len(), puzzle.len() - 1));
        assert!(Plain::new().is_unique(&neighbour));
        count += 1;
    }
    assert!(count > 0);
}

#[test]
fn the_number_of_threads_does_not_show() {
    let folder = Folder::new("vicinity");
    let file = folder.file("puzzles", PUZZLES.repeat(20));
    let expected = run(&["vicinity", "--distinct", "-j", "1", &file]).out;
    for jobs in ["2", "7"] {
        assert_eq!(run(&["vicinity", "--distinct", "-j", jobs, &file]).out, expected, "{jobs} threads");
    }
    // Twenty times the same, once.
    assert_eq!(expected, run_with(&["vicinity"], PUZZLES).out);
}

#[test]
fn forms_and_wishes() {
    let all = lines(&run_with(&["vicinity"], PUZZLES).out);
    let mut canonizer = Canonizer::new();
    let forms: HashSet<Puzzle> = all.iter().map(|puzzle| canonizer.minlex(puzzle)).collect();
    let canonical = lines(&run_with(&["vicinity", "--canonical", "--distinct"], PUZZLES).out);
    assert_eq!(canonical.len(), forms.len());
    assert_eq!(canonical.into_iter().collect::<HashSet<Puzzle>>(), forms);
    // One given more is never minimal.
    assert_eq!(run_with(&["vicinity", "--minus", "0", "--minimal"], PUZZLES).out, "");
    assert!(!run_with(&["vicinity", "--minus", "0"], PUZZLES).out.is_empty());
    let wrong = run_with(&["vicinity"], format!("garbage\n{PUZZLES}"));
    assert_eq!(wrong.code, Some(2));
    assert_eq!(lines(&wrong.out), all);
}
