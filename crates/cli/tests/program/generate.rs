//! What `sudoku generate` makes.

use crate::common::run;
use sudokit::generate::{Symmetry, redundant};
use sudokit::{Batch, CellSet, Engine, Plain, Puzzle};

/// The puzzles that these arguments make, with a seed.
fn made(arguments: &[&str]) -> Vec<Puzzle> {
    let run = run(&[&["generate", "--seed=5"], arguments].concat());
    assert_eq!((run.code, run.err.as_str()), (Some(0), "note: seed 5\n"), "{arguments:?}");
    run.out.lines().map(|line| line.parse().expect("a puzzle")).collect()
}

#[test]
fn puzzles_are_minimal_and_as_many_as_asked_for() {
    let puzzles = made(&["-n", "30"]);
    assert_eq!(puzzles.len(), 30);
    assert!(puzzles.iter().all(|puzzle| Plain::new().is_unique(puzzle)));
    assert!(redundant(&puzzles, &mut Batch::new()).iter().all(|cells| *cells == Some(CellSet::EMPTY)));
}

#[test]
fn a_seed_makes_the_same_puzzles_with_any_number_of_threads() {
    let expected = made(&["-n", "3000", "-j", "1"]);
    for jobs in ["2", "7"] {
        assert_eq!(made(&["-n", "3000", "-j", jobs]), expected, "{jobs} threads");
    }
    // Fewer are the first of more.
    assert_eq!(made(&["-n", "10"]), expected[..10]);
}

#[test]
fn wishes_come_true() {
    for symmetry in Symmetry::ALL {
        let puzzles = made(&["-n", "3", "--symmetry", symmetry.name()]);
        assert!(puzzles.iter().all(|puzzle| symmetry.holds(puzzle.cells())), "{symmetry}");
    }
    assert!(made(&["-n", "5", "--clues", "30"]).iter().all(|puzzle| puzzle.len() == 30));
    let around = format!("12{}", ".".repeat(79));
    assert!(
        made(&["-n", "5", "--around", &around]).iter().all(|puzzle| puzzle.to_string().starts_with("12"))
    );
    let pattern = "x".repeat(40) + &".".repeat(41);
    let found = run(&["generate", "--pattern", &pattern, "--tries", "5000"]);
    // Half a grid leaves rows that can change places.
    assert_eq!((found.code, found.out.as_str()), (Some(1), ""));
    assert!(found.err.ends_with("note: 0 of 1 made: no puzzle in 5000 grids\n"), "{}", found.err);
    let checkered = "x.".repeat(40) + "x";
    assert!(made(&["-n", "2", "--pattern", &checkered]).iter().all(|puzzle| puzzle.len() == 41));
    assert!(made(&["-n", "4", "--grids"]).iter().all(|grid| grid.len() == 81));
}

#[test]
fn what_cannot_be_ends_and_says_so() {
    let twice = format!("11{}", ".".repeat(79));
    let found = run(&["generate", "--around", &twice]);
    assert_eq!((found.code, found.out.as_str()), (Some(1), ""));
    assert_eq!(run(&["generate", "--time", "0"]).code, Some(1));
    assert_eq!(run(&["generate", "-n", "0"]).code, Some(0));
    for wrong in [&["--time", "-1"][..], &["--clues", "16"], &["--pattern", "x.x"], &["--symmetry", "round"]]
    {
        let found = run(&[&["generate"], wrong].concat());
        assert_eq!((found.code, found.out.as_str()), (Some(2), ""), "{wrong:?}");
        assert!(found.err.contains("error"), "{wrong:?}: {}", found.err);
    }
}
