//! Levels: what their puzzles are like.

use std::collections::HashSet;
use sudokit::generate::Symmetry;
use sudokit::{Board, Candidate, Cell, Digit, Engine, House, HouseKind, Puzzle, Scale, Single};
use sudokit_play::{Date, Level};

#[test]
fn puzzles_are_unique_and_symmetric_and_named_by_their_number() {
    for level in Level::ALL {
        let puzzle = level.puzzle(3);
        assert_eq!(puzzle, level.puzzle(3));
        assert!(Single::new().is_unique(&puzzle), "{level}");
        assert!(Symmetry::HalfTurn.holds(puzzle.cells()), "{level}");
    }
}

/// The most that a person does who looks at boxes and cells alone.
fn is_solved_by_boxes(puzzle: &Puzzle) -> bool {
    let mut board = Board::new(puzzle).expect("it has a solution");
    let next = |board: &Board| {
        let naked = Cell::all().find_map(|cell| Some(Candidate::at(cell, board.candidates(cell).only()?)));
        let boxes = House::all().filter(|house| house.kind() == HouseKind::Block);
        let mut hidden = boxes.flat_map(|house| Digit::all().map(move |digit| (house, digit)));
        let in_box = |(house, digit): (House, Digit)| {
            Some(Candidate::at((board.places(digit) & house.cells()).only()?, digit))
        };
        naked.or_else(|| hidden.find_map(in_box))
    };
    while let Some(single) = next(&board) {
        board.place(single);
    }
    board.unsolved().is_empty()
}

#[test]
fn levels_mean_what_they_say() {
    for seed in 0..8 {
        assert!(is_solved_by_boxes(&Level::Beginner.puzzle(seed)));
        let hodoku = |level: Level| {
            let rating = sudokit::rate(&level.puzzle(seed).into(), Scale::Hodoku).expect("it is a puzzle");
            rating.values().swap_remove(0)
        };
        assert_eq!(Level::ALL.map(hodoku), ["Easy", "Easy", "Medium", "Hard", "Unfair", "Extreme"]);
    }
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
