//! Laws of arguments within arguments: a reader who unfolds them one by one misses nothing.

use crate::library::cases;
use std::collections::BTreeSet;
use sudokit_core::{Board, Puzzle};
use sudokit_diagram::{Explanation, Sentence};
use sudokit_logic::{Path, Schedule};
use sudokit_testkit::share;

const GOLDEN_NUGGET: &str =
    "000000039000001005003050800008090006070002000100400000009080050020000600400700000";

/// Checks the laws. Returns the depths.
fn check(said: &Explanation) -> Vec<usize> {
    let (argument, outline) = (said.argument(), said.outline());
    let numbers: BTreeSet<usize> = outline.iter().map(|(_, number)| *number).collect();
    assert!(numbers.into_iter().eq(0..argument.len()) && outline.len() == argument.len(), "{outline:?}");
    let lines: Vec<(usize, &Sentence)> = outline.iter().map(|(depth, at)| (*depth, argument[*at])).collect();

    let depths: Vec<usize> = lines.iter().map(|(depth, _)| *depth).collect();
    assert!(depths.first().is_none_or(|first| *first == 0), "{depths:?}");
    assert!(depths.windows(2).all(|pair| pair[1] <= pair[0] + 1), "{depths:?}");
    let is_nested = said.cases.iter().any(|case| case.proves.is_some());
    assert_eq!(is_nested, depths.iter().any(|depth| *depth > 0));

    // An argument follows the sentence that says by its number what it shows: "Branch 3 shows that".
    for pair in lines.windows(2).filter(|pair| pair[1].0 > pair[0].0) {
        let [claim, first] = [0, 1].map(|at| pair[at].1.to_string());
        assert!(first.contains("uppose that"), "{claim} {first}");
        let name = |text: &str| -> String {
            text.split([' ', ':']).take(2).map(|word| word.trim_end_matches('.')).collect()
        };
        assert_eq!(name(&claim), name(&first), "{claim} {first}");
    }
    depths
}

#[test]
fn arguments_follow_their_claims() {
    for (family, kind, case) in share(cases().filter(|(.., case)| !case.must_not_be_found()), 4) {
        for step in case.steps(family, kind) {
            check(&step.explain(&case.board));
        }
    }
}

/// Proofs of more than a hundred sentences, of which a reader sees the claims first.
#[test]
fn the_longest_proofs_have_a_short_outline() {
    let puzzle: Puzzle = GOLDEN_NUGGET.parse().expect("a puzzle");
    let mut board = Board::new(&puzzle).expect("it has no flaws").with_unique_givens();
    let (mut longest, mut shown) = (0, 0);
    for step in Path::new(&mut board.clone(), Schedule::full()).take(25) {
        let depths = check(&step.explain(&board));
        longest = longest.max(depths.len());
        shown = shown.max(depths.iter().filter(|depth| **depth == 0).count());
        step.effect.apply(&mut board);
    }
    assert!(longest > 100 && 4 * shown < longest, "{shown} of {longest}");
}

/// Sudoku Explainer uses an argument more than once, and arguments in arguments.
#[test]
fn arguments_of_sudoku_explainer_follow_their_claims() {
    use sudokit_logic::rating::se::{Path, Profile};
    let puzzle: Puzzle = GOLDEN_NUGGET.parse().expect("a puzzle");
    let mut board = Board::new(&puzzle).expect("it has no flaws").with_unique_givens();
    let mut deepest = 0;
    for step in Path::new(&board.clone(), Profile::SE_1_2_1).take(2) {
        let depths = check(&step.explain(&board));
        deepest = deepest.max(depths.into_iter().max().unwrap_or(0));
        step.effect.apply(&mut board);
    }
    assert!(deepest > 0);
}
