//! Sudoku Explainer's ratings of 1,953 puzzles: ER, EP and ED must be the same, and the techniques they come
//! from.
//!
//! The ratings are not part of this project: without `../shared` beside it the tests that need them say so
//! and check nothing.

use sudokit_core::{Board, Cancel, CandidateSet, Puzzle};
use sudokit_logic::rating::se::{self, Mark, Path, Profile, SeTenths};
use sudokit_testkit::{corpus, oracle};

/// Number and technique, as the ratings have them.
fn written(mark: Mark) -> (String, String) {
    (mark.value.to_string(), mark.technique().map_or_else(String::new, |technique| technique.to_string()))
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
        let board = Board::new(&puzzle).expect("a valid puzzle").with_unique_givens();
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

/// A search that is told to end does so in the middle of a step. On an empty board one step of nested chains
/// takes minutes.
#[test]
fn a_search_ends_when_it_is_told_to() {
    for questions in [0, 1, 100, 1000] {
        let cancel = Cancel::after(questions);
        let (rating, is_whole) =
            se::rate_until(&Board::EMPTY, Profile::SE_1_2_1, &cancel).expect("the board is empty");
        assert_eq!((rating.steps, is_whole, cancel.is_cancelled()), (0, false, true));
    }
}

/// A rule of SukakuExplainer's own comes before chains, at its own rating.
#[test]
fn sukaku_explainer_has_rules_of_its_own() {
    let Some(text) = corpus::shared("conformance/ratings-se-1.2.1.csv") else { return };
    let (mut lower, mut higher, mut count) = (0, 0, 0);
    for line in text.lines().skip(1).take(1000) {
        let puzzle: Puzzle = line.split(',').next().and_then(|text| text.parse().ok()).expect("a puzzle");
        let board = Board::new(&puzzle).expect("a valid puzzle").with_unique_givens();
        let [without, with] = [Profile::SE_1_2_1_FIXED, Profile::SUKAKU_1_18_1]
            .map(|profile| se::rate(&board, profile).expect("the puzzle is not full").er.value);
        lower += usize::from(with < without);
        higher += usize::from(with > without);
        count += 1;
    }
    println!("of {count} ratings {lower} are lower with the rules of SukakuExplainer, {higher} higher");
    // The program itself rates 102 of these lower, none higher.
    assert!((80..=120).contains(&lower) && higher <= 2, "{lower} lower, {higher} higher");
}

/// The candidates that occur in some solution.
fn true_candidates(case: &corpus::Case) -> CandidateSet {
    oracle::solutions(case.problem(), u64::MAX)
        .iter()
        .fold(CandidateSet::EMPTY, |seen, solution| seen | solution.candidates())
}

/// Walks the path of a case and checks every step against its solutions.
fn check_steps(case: &corpus::Case, profile: Profile) -> Path {
    let truth = true_candidates(case);
    let board = case.board().expect("the case has a solution");
    let mut path = Path::new(&board, profile);
    let mut before = *path.board();
    while let Some(step) = path.next() {
        let named = step.effect.placed() | step.effect.eliminated();
        assert!(!named.is_empty() && named.is_subset(before.candidate_set()), "{step} changes nothing");
        assert!(step.effect.eliminated().is_disjoint(truth), "{step} removes a candidate of a solution");
        for placed in step.effect.placements() {
            let all = truth.digits_in(placed.cell());
            assert_eq!(all.only(), Some(placed.digit()), "{step} places what not every solution has");
        }
        before = *path.board();
    }
    path
}

#[test]
fn no_step_contradicts_the_solution() {
    for case in corpus::UNIQUE.cases() {
        for profile in [Profile::SE_1_2_1, Profile::SE_1_2_1_FIXED, Profile::SE_1_2_1.without_uniqueness()] {
            check_steps(&case, profile);
        }
    }
}

#[test]
fn without_uniqueness_no_solution_of_several_is_lost() {
    // With more solutions more candidates are left over, and looking in vain for the hardest chains takes
    // minutes.
    for case in corpus::SEVERAL.cases().filter(|case| case.count <= 4) {
        let path = check_steps(&case, Profile::SE_1_2_1.without_uniqueness());
        assert!(!path.board().unsolved().is_empty(), "no path leads to one of several solutions");
    }
}

#[test]
fn a_path_rates_as_its_steps_do() {
    for case in corpus::UNIQUE.cases() {
        let board = case.board().expect("a valid puzzle");
        let rating = se::rate(&board, Profile::SE_1_2_1).expect("the puzzle is not full");
        let mut path = Path::new(&board, Profile::SE_1_2_1);
        let ratings: Vec<SeTenths> = path.by_ref().map(|step| step.rating).collect();
        let is_solved = path.board().solution().is_some();
        let hardest = if is_solved { ratings.iter().max().copied() } else { Some(SeTenths::STUCK) };
        assert_eq!(rating.steps, ratings.len());
        assert_eq!(Some(rating.er.value), hardest);
        assert_eq!(Some(rating.ed.value), ratings.first().copied());
    }
}

#[test]
fn candidate_grids_are_rated() {
    // The last candidates of a puzzle that singles solve, none of them placed.
    let puzzle: Puzzle =
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079".parse().unwrap();
    let solved = Board::new(&puzzle).unwrap();
    let mut left = solved.candidate_set();
    for cell in solved.givens() {
        left |= CandidateSet::of_cell(cell, solved.digit(cell).into_iter().collect());
    }
    let board = Board::from_candidates(left).unwrap();
    let rating = se::rate(&board, Profile::SE_1_2_1).unwrap();
    // As many placements as cells; a given is now the only place of its digit in its box.
    assert_eq!(rating.steps, 81);
    assert!(rating.er.value < SeTenths(26), "{rating}");
}

#[test]
fn a_path_can_go_to_another_thread() {
    fn moves<T: Send + Sync>(_: &T) {}
    moves(&Path::new(&Board::EMPTY, Profile::SE_1_2_1));
}
