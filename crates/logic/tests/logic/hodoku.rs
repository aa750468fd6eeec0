//! HoDoKu's ratings of 2,000 puzzles: level, score, and the number of steps of each kind must be the same.
//!
//! The ratings are not part of this project: without `../shared` beside it the test says so and checks
//! nothing.

use std::collections::{BTreeMap, HashSet};
use sudokit_core::{Board, Puzzle};
use sudokit_logic::rating::hodoku::{self, Path};
use sudokit_logic::techniques;
use sudokit_testkit::{corpus, oracle};

/// HoDoKu's path, as `count of each code`.
fn counts(text: &str) -> BTreeMap<String, usize> {
    let item = |item: &str| {
        let (code, count) = item.split_once(':').expect("code:count");
        (code.to_owned(), count.parse().expect("a number"))
    };
    text.split_whitespace().map(item).collect()
}

#[test]
fn ratings_are_those_of_hodoku() {
    let Some(text) = corpus::shared("conformance/ratings-hodoku-2.2.0.csv") else { return };
    let built: HashSet<&str> = techniques::kinds()
        .filter_map(|kind| kind.hodoku)
        .map(|hodoku| hodoku.code)
        .chain(["bf", "gu"])
        .collect();
    let mut missing: BTreeMap<String, usize> = BTreeMap::new();
    let (mut equal, mut different) = (0, Vec::new());
    for line in text.lines().skip(1) {
        let line = line.replace('"', "");
        let fields: Vec<&str> = line.split(',').collect();
        let [puzzle, level, score, steps, solved, _, expected] = fields[..] else { panic!("{line}") };
        let expected = counts(expected);
        let absent: Vec<&String> = expected.keys().filter(|code| !built.contains(code.as_str())).collect();
        if !absent.is_empty() {
            for code in absent {
                *missing.entry(code.clone()).or_default() += 1;
            }
            continue;
        }
        let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
        let board = Board::new(&puzzle).expect("a valid puzzle").with_unique_givens();
        let needs_solution = expected.contains_key("bf");
        let solution = needs_solution.then(|| oracle::solutions(&puzzle, 1)[0]);
        let rating = hodoku::rate(&board, solution.as_ref()).expect("more than ten givens");
        let ours = (
            rating.level.to_string(),
            rating.score.to_string(),
            rating.steps.to_string(),
            u8::from(rating.is_solved).to_string(),
            rating
                .counts
                .iter()
                .map(|(code, count)| ((*code).to_owned(), *count))
                .collect::<BTreeMap<_, _>>(),
        );
        let theirs = (level.to_owned(), score.to_owned(), steps.to_owned(), solved.to_owned(), expected);
        if ours == theirs {
            equal += 1;
        } else {
            different.push(format!("{puzzle}\n    HoDoKu {theirs:?}\n    ours   {ours:?}"));
        }
    }
    println!("{equal} ratings equal, {} different; kinds not built: {missing:?}", different.len());
    let shown: String = different.iter().take(5).map(|case| format!("{case}\n")).collect();
    assert!(different.is_empty(), "{} of {} differ:\n{shown}", different.len(), equal + different.len());
}

#[test]
fn every_step_of_a_path_verifies() {
    for case in corpus::UNIQUE.cases() {
        let puzzle = case.puzzle().expect("the corpus has givens");
        let mut path = Path::new(&Board::new(&puzzle).expect("a valid puzzle").with_unique_givens(), None);
        let mut before = path.board();
        while let Some(turn) = path.next() {
            if let hodoku::Turn::Step(step, ..) = &turn {
                assert_eq!(step.verify(&before), Ok(()), "{step} of {puzzle}");
            }
            before = path.board();
        }
    }
}
