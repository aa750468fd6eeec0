//! Levels: what their puzzles are like.

use std::collections::HashSet;
use sudokit::generate::Symmetry;
use sudokit::{Board, Cancel, Candidate, Digit, Engine, House, HouseKind, Puzzle, Scale, Single};
use sudokit_play::{Date, Level};
use sudokit_testkit::share;

#[test]
fn puzzles_are_unique_and_symmetric_and_named_by_their_number() {
    for level in Level::ALL {
        let puzzle = level.puzzle(3);
        assert_eq!(puzzle, level.puzzle(3));
        assert!(Single::new().is_unique(&puzzle), "{level}");
        assert!(Symmetry::HalfTurn.holds(puzzle.cells()), "{level}");
    }
}

/// The most that a beginner does: looks for the places of a digit in a box, and fills the last cell of a
/// house.
fn is_solved_by_boxes(puzzle: &Puzzle) -> bool {
    let mut board = Board::new(puzzle).expect("it has a solution");
    let next = |board: &Board| {
        let last = House::all().find_map(|house| {
            let cell = (house.cells() & board.unsolved()).only()?;
            Some(Candidate::at(cell, board.candidates(cell).only()?))
        });
        let boxes = House::all().filter(|house| house.kind() == HouseKind::Block);
        let mut hidden = boxes.flat_map(|house| Digit::all().map(move |digit| (house, digit)));
        let in_box = |(house, digit): (House, Digit)| {
            Some(Candidate::at((board.places(digit) & house.cells()).only()?, digit))
        };
        last.or_else(|| hidden.find_map(in_box))
    };
    while let Some(single) = next(&board) {
        board.place(single);
    }
    board.unsolved().is_empty()
}

/// A thousand puzzles of each level by shares, all of them in `.ci/deep`.
#[test]
fn puzzles_of_the_first_levels_look_inviting_and_are_as_easy_as_they_look() {
    for seed in share(0..1000, 40) {
        for level in [Level::Beginner, Level::Easy] {
            let puzzle = level.puzzle(seed);
            assert!((36..=45).contains(&puzzle.len()), "{level} {seed}: {}", puzzle.len());
            for house in House::all() {
                assert!(!(puzzle.cells() & house.cells()).is_empty(), "{level} {seed}: {house:?} is empty");
            }
            assert!(Digit::all().all(|digit| !puzzle.cells_of(digit).is_empty()), "{level} {seed}");
            assert_eq!(is_solved_by_boxes(&puzzle), level == Level::Beginner, "{level} {seed}");
        }
    }
}

#[test]
fn levels_mean_what_they_say() {
    for seed in 0..8 {
        let hodoku = |level: Level| {
            let rating = sudokit::rate(&level.puzzle(seed).into(), Scale::Hodoku).expect("it is a puzzle");
            rating.values().swap_remove(0)
        };
        assert_eq!(Level::ALL.map(hodoku), ["Easy", "Easy", "Medium", "Hard", "Unfair", "Extreme"]);
    }
}

/// The median over puzzles; those of neighbouring levels overlap.
#[test]
fn higher_levels_take_more_effort() {
    let mut last = 0;
    for level in Level::ALL {
        let mut efforts: Vec<u32> = (0..20).map(|seed| effort_of(&level.puzzle(seed))).collect();
        efforts.sort_unstable();
        println!("{level:9} {:6} {:6} {:6}", efforts[0], efforts[10], efforts[19]);
        assert!(efforts[10] > last, "{level}: {efforts:?}");
        last = efforts[10];
    }
}

fn effort_of(puzzle: &Puzzle) -> u32 {
    let solution = Single::new().solve(puzzle).expect("it has one");
    let board = Board::new(puzzle).expect("it has a solution").with_unique_givens();
    sudokit::effort(&board, &solution, &Cancel::new()).expect("nobody cancels")
}

#[test]
fn a_day_has_its_puzzle() {
    let first = Date::new(2028, 2, 28).expect("it is a day");
    let days: Vec<Date> = std::iter::successors(Some(first), |day| day.next()).take(400).collect();
    assert_eq!(days[1].to_string(), "2028-02-29");
    assert_eq!(days[399].to_string(), "2029-04-02");
    let seeds: HashSet<u64> = days.iter().map(|day| day.seed()).collect();
    assert_eq!(seeds.len(), days.len());
    for text in ["2026-13-01", "2026-1-1", "2026-02-30", "+026-01-01", "2026-01-01-01", ""] {
        assert!(text.parse::<Date>().is_err(), "{text}");
    }
}
