//! The differences between several solutions, and the givens that decide between them.

use proptest::prelude::*;
use proptest::sample::Index;
use sudokit::{
    Ambiguity, Batch, Candidate, CandidateSet, Cell, CellSet, Engine, Entry, Puzzle, Single, Solution,
};
use sudokit_testkit::{corpus, oracle, strategy};

fn ambiguity(entry: &Entry) -> Option<Ambiguity> {
    Ambiguity::of(&mut Batch::new(), entry).expect("nobody cancels")
}

fn with(puzzle: &Puzzle, givens: &[Candidate]) -> Puzzle {
    let mut more = *puzzle;
    for given in givens {
        more.set(given.cell(), Some(given.digit()));
    }
    more
}

/// Returns true if exactly one of the solutions has all of these.
fn decide(solutions: &[Solution], givens: &[Candidate]) -> bool {
    let have_all = |solution: &&Solution| givens.iter().all(|one| solution.candidates().contains(*one));
    solutions.iter().filter(have_all).count() == 1
}

#[test]
fn all_that_is_said_holds_for_the_listed_solutions() {
    for case in corpus::SEVERAL.cases().filter(|case| case.count <= 200) {
        let puzzle = case.puzzle().expect("it has givens");
        let solutions = oracle::solutions(&puzzle, u64::MAX);
        let open = ambiguity(&puzzle.into()).expect("there are several solutions");
        let differ = |cell: &Cell| solutions.iter().any(|one| one.digit(*cell) != solutions[0].digit(*cell));
        assert_eq!(open.cells(), Cell::all().filter(differ).collect::<CellSet>(), "{puzzle}");
        let alone: CandidateSet = Candidate::all().filter(|one| decide(&solutions, &[*one])).collect();
        assert_eq!(open.alone, alone, "{puzzle}");
        assert!(decide(&solutions, &open.givens), "{puzzle}: {:?}", open.givens);
        assert!((1..=open.givens.len()).contains(&open.at_least));
        assert_eq!(open.at_least == 1, !alone.is_empty());
        if open.at_least > 2 {
            let all: Vec<Candidate> = open.truth.iter().collect();
            for (place, first) in all.iter().enumerate() {
                let two = all[place..].iter().find(|second| decide(&solutions, &[*first, **second]));
                assert_eq!(two, None, "with {first} in {puzzle}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn a_given_that_was_missed_decides(case in any::<Index>(), missed in any::<Index>()) {
        let cases: Vec<Puzzle> = corpus::UNIQUE.cases().filter_map(|case| case.puzzle()).collect();
        let puzzle = *case.get(&cases);
        let cells: Vec<Cell> = puzzle.cells().iter().collect();
        let missed = *missed.get(&cells);
        let fewer = puzzle.restricted_to(!CellSet::of(missed));
        match ambiguity(&fewer.into()) {
            None => prop_assert!(Single::new().is_unique(&fewer)),
            Some(open) => {
                let missed = Candidate::at(missed, puzzle.digit(missed).expect("it is given"));
                prop_assert!(open.alone.contains(missed));
                prop_assert_eq!((open.at_least, open.givens.len()), (1, 1));
            }
        }
    }

    #[test]
    fn the_givens_decide_however_many_solutions_there_are(puzzle in strategy::puzzle(0..=24)) {
        if let Some(open) = ambiguity(&puzzle.into()) {
            prop_assert!(Single::new().is_unique(&with(&puzzle, &open.givens)));
            prop_assert!(open.at_least <= open.givens.len());
            prop_assert!(puzzle.len() + open.at_least >= 17 || !open.alone.is_empty());
            prop_assert_eq!(open.truth, Single::new().true_candidates(&puzzle));
        }
    }
}

#[test]
fn where_one_given_is_not_enough_the_fewest_are_found() {
    // Two pairs of rows in different boxes, each with two ways to be filled in.
    let several = corpus::SEVERAL.cases().filter_map(|case| Some((case.puzzle()?, case.count)));
    let two = several
        .filter(|(_, count)| *count <= 200)
        .filter_map(|(puzzle, _)| ambiguity(&puzzle.into()))
        .filter(|open| open.at_least >= 2);
    assert!(two.filter(|open| open.givens.len() == open.at_least).count() > 0, "the corpus has none of them");
}

#[test]
fn a_puzzle_with_one_solution_or_none_is_not_open() {
    for case in corpus::UNIQUE.cases().chain(corpus::NONE.cases()).take(50) {
        assert_eq!(ambiguity(&case.puzzle().expect("it has givens").into()), None);
    }
}
