//! Sudoku Explainer's ratings of 1,953 puzzles: ER, EP and ED must be the same, and the techniques they come from.
//!
//! The ratings are not part of this project: without `../shared` beside it the tests that need them say so and check nothing.

use sudokit_core::{Board, Puzzle};
use sudokit_logic::rating::se::{self, Mark, Profile};
use sudokit_testkit::corpus;

/// Number and technique, as the ratings have them.
fn written(mark: Mark) -> (String, String) {
    (mark.value.to_string(), mark.technique.map_or_else(String::new, |technique| technique.to_string()))
}

#[test]
fn ratings_are_those_of_sudoku_explainer() {
    let Some(text) = corpus::shared("conformance/ratings-se-1.2.1.csv") else { return };
    let (mut equal, mut different) = (0, Vec::new());
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        let [puzzle, er, ep, ed, er_technique, ep_technique, ed_technique] = fields[..] else {
            panic!("{line}")
        };
        let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
        let board = Board::new(&puzzle).expect("a valid puzzle");
        let rating = se::rate(&board, Profile::SE_1_2_1_FIXED).expect("the puzzle is not full");
        let ours = [rating.er, rating.ep, rating.ed].map(written);
        let theirs = [(er, er_technique), (ep, ep_technique), (ed, ed_technique)]
            .map(|(value, technique)| (value.to_owned(), technique.to_owned()));
        if ours == theirs {
            equal += 1;
        } else {
            different.push(format!("{puzzle}\n    SE   {theirs:?}\n    ours {ours:?}"));
        }
    }
    println!("{equal} ratings equal, {} different", different.len());
    let shown: String = different.iter().take(5).map(|case| format!("{case}\n")).collect();
    assert!(different.is_empty(), "{} of {} differ:\n{shown}", different.len(), equal + different.len());
}
