//! The invariant rating is what its name says.

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use sudokit_core::{Board, Cancel, Puzzle};
use sudokit_logic::rating::invariant::{Rating, rate_until};
use sudokit_logic::rating::se::SeTenths;
use sudokit_logic::rating::whips::{self, Chains, Length};
use sudokit_testkit::{corpus, symmetry::Symmetry};

/// The rating of a naked single.
const NAKED_SINGLE: SeTenths = SeTenths(23);

fn rated(puzzle: &Puzzle) -> Rating {
    let board = Board::new(puzzle).expect("a valid puzzle");
    let (rating, is_whole) = rate_until(&board, &Cancel::new()).expect("the puzzle has a solution");
    assert!(is_whole);
    rating
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn isomorphs_are_rated_alike(index in 0..corpus::UNIQUE.cases().count(), symmetry in Symmetry::any()) {
        let case = corpus::UNIQUE.cases().nth(index).expect("the index is in range");
        let puzzle = case.puzzle().expect("the case has givens");
        prop_assert_eq!(rated(&puzzle), rated(&symmetry.puzzle(&puzzle)));
    }
}

/// On every path singles come to fill all cells, so a puzzle is easy to the end exactly where nothing harder
/// is needed.
#[test]
fn the_counts_fit_the_hardest_rule() {
    for case in corpus::UNIQUE.cases() {
        let rating = rated(&case.puzzle().expect("the case has givens"));
        let is_easy = rating.value() <= NAKED_SINGLE;
        assert_eq!(rating.single_rounds == rating.rounds, is_easy);
        assert_eq!(rating.by_singles == rating.filled, is_easy);
        assert!(rating.bottlenecks <= rating.rounds);
    }
}

#[test]
fn braids_are_needed_where_the_scale_of_braids_says_so() {
    for case in corpus::UNIQUE.cases() {
        let puzzle = case.puzzle().expect("the case has givens");
        let rating = rated(&puzzle);
        assert!(rating.is_solved, "{puzzle}");
        let Some(Length::Exactly(braids)) =
            whips::rate_until(&Board::new(&puzzle).expect("a valid puzzle"), Chains::BRAIDS, &Cancel::new())
        else {
            continue;
        };
        // Subsets may do what longer braids would, never the other way round.
        let hardest = rating.hardest().expect("the puzzle is not solved yet").to_string();
        match hardest.strip_prefix("braid of ") {
            Some(n) => assert!(n.parse::<usize>().is_ok_and(|n| n <= braids), "{puzzle}: {n} > {braids}"),
            None if rating.value() <= NAKED_SINGLE => assert_eq!(braids, 0, "{puzzle}"),
            None => assert!(!hardest.starts_with("trial") && braids > 0, "{puzzle}: {hardest}"),
        }
    }
}

/// A thousand puzzles and ten isomorphs of each; takes half a minute:
/// `cargo test --release -p sudokit-logic --features serde --test logic invariant -- --ignored`
#[test]
#[ignore = "takes half a minute"]
fn a_thousand_puzzles_are_rated_like_ten_isomorphs_of_each() {
    let Some(text) = corpus::shared("puzzles/minimal-20000.txt") else { return };
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    for line in text.lines().take(1000) {
        let puzzle: Puzzle = line[..81].parse().expect("a puzzle");
        let rating = rated(&puzzle);
        for _ in 0..10 {
            let symmetry = Symmetry::any().new_tree(&mut runner).expect("there is one").current();
            assert_eq!(rated(&symmetry.puzzle(&puzzle)), rating, "{puzzle}");
        }
    }
}
