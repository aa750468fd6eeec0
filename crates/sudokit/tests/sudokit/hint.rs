//! Hints are for the player's own grid.

use sudokit::{
    Advice, Candidate, CandidateSet, Candidates, Digit, Effect, Engine, Entry, Puzzle, Single, hint,
    right_moves,
};

/// It needs pairs and locked candidates as well as singles.
const PUZZLE: &str = "8....4....37.96.........59.....7..4..6.9.1...4.......1...3.7.8..9..5.4....2.8.3..";

fn entry() -> Entry {
    PUZZLE.parse::<Puzzle>().expect("a puzzle").into()
}

fn candidate(text: &str) -> Candidate {
    text.parse().expect("a candidate")
}

fn solution(entry: &Entry) -> sudokit::Solution {
    Single::new().solve(entry.problem()).expect("the puzzle has a solution")
}

/// Takes a step, as a player would who writes down all candidates.
fn play(entry: &mut Entry, effect: &Effect) {
    let mut board = sudokit::position(entry).expect("the player makes no mistake");
    effect.apply(&mut board);
    for placed in effect.placements() {
        entry.placed.set(placed.cell(), Some(placed.digit()));
    }
    entry.candidates = Some(Candidates::Left(board.candidate_set()));
}

#[test]
fn following_hints_leads_to_the_end_and_says_nothing_twice() {
    let (mut entry, truth) = (entry(), solution(&entry()).candidates());
    let mut seen = Vec::new();
    loop {
        match hint(&entry) {
            Advice::Step(board, step) => {
                assert!(!seen.contains(&step.effect), "{step} has been done");
                let named = step.effect.placed() | step.effect.eliminated();
                assert!(named.is_subset(board.candidate_set()), "{step} says nothing new");
                assert!(step.effect.placed().is_subset(truth), "{step}");
                assert!(step.effect.eliminated().is_disjoint(truth), "{step}");
                seen.push(step.effect.clone());
                play(&mut entry, &step.effect);
            }
            Advice::Solved => break,
            other => panic!("{other:?}"),
        }
    }
    assert!(seen.iter().any(|effect| effect.placements().is_empty()), "some steps remove candidates");
}

#[test]
fn a_wrong_digit_comes_before_any_step() {
    let mut entry = entry();
    let truth = solution(&entry);
    let cells: Vec<_> = (!entry.givens.cells()).iter().collect();
    entry.placed.set(cells[0], Some(truth.digit(cells[0])));
    assert!(matches!(hint(&entry), Advice::Step(..)));
    for cell in &cells[1..3] {
        let wrong = Digit::all().find(|digit| *digit != truth.digit(*cell));
        entry.placed.set(*cell, wrong);
    }
    let Advice::Mistakes(mistakes) = hint(&entry) else { panic!("two digits are wrong") };
    assert_eq!(mistakes.wrong.iter().map(|wrong| wrong.cell()).collect::<Vec<_>>(), cells[1..3]);
    assert!(mistakes.lost.is_empty());
}

#[test]
fn a_candidate_removed_wrongly_comes_before_any_step() {
    let mut entry = entry();
    let cell = (!entry.givens.cells()).first().expect("a cell is empty");
    let needed = Candidate::at(cell, solution(&entry).digit(cell));
    entry.candidates = Some(Candidates::Left(!CandidateSet::of(needed)));
    let Advice::Mistakes(mistakes) = hint(&entry) else { panic!("a candidate is missing") };
    assert_eq!((mistakes.wrong.len(), mistakes.lost), (0, vec![needed]));
}

#[test]
fn marks_count_if_every_empty_cell_has_some() {
    let mut entry = entry();
    let cell = (!entry.givens.cells()).first().expect("a cell is empty");
    let needed = Candidate::at(cell, solution(&entry).digit(cell));
    let marks =
        sudokit::position(&entry).expect("the puzzle has no flaw").candidate_set() - CandidateSet::of(needed);
    assert!(!marks.digits_in(cell).is_empty(), "the cell has other marks");
    // Notes in one cell say nothing about what is missing there.
    entry.marks = Some(CandidateSet::of_cell(cell, marks.digits_in(cell)));
    assert!(matches!(hint(&entry), Advice::Step(..)));
    // A full grid of candidates without one that is needed is a mistake.
    entry.marks = Some(marks);
    let Advice::Mistakes(mistakes) = hint(&entry) else { panic!("a mark is missing") };
    assert_eq!(mistakes.lost, [needed]);
}

#[test]
fn puzzles_that_are_none_are_told_apart() {
    let twice: Puzzle = format!("11{}", ".".repeat(79)).parse().expect("a puzzle");
    assert_eq!(hint(&twice.into()), Advice::Impossible);
    // With several solutions there is no telling, but what is in none is wrong.
    let several = "5346789126721953..1983425678597614234268537917139248569615372..287419635345286179";
    let mut entry: Entry = several.parse::<Puzzle>().expect("a puzzle").into();
    assert!(matches!(hint(&entry), Advice::Undecided(_)), "two ways are open");
    entry.placed.set("r2c8".parse().unwrap(), Digit::from_value(4));
    assert!(matches!(hint(&entry), Advice::Step(..)), "now only one is");
    entry.placed.set("r2c8".parse().unwrap(), Digit::from_value(1));
    let Advice::Mistakes(mistakes) = hint(&entry) else { panic!("1 stands there in no solution") };
    assert_eq!(mistakes.wrong, [candidate("r2c8=1")]);
    assert_eq!(hint(&Entry::from(Puzzle::from(solution(&self::entry())))), Advice::Solved);
}

#[test]
fn moves_are_right_up_to_the_first_mistake() {
    let givens = entry().givens;
    let truth = solution(&entry());
    let cells: Vec<_> = (!givens.cells()).iter().collect();
    let right = |at: usize| Effect::placing(Candidate::at(cells[at], truth.digit(cells[at])));
    let lost = Effect::removing([Candidate::at(cells[2], truth.digit(cells[2]))]);
    let other = Digit::all().find(|digit| *digit != truth.digit(cells[2])).expect("there are nine");
    let harmless = Effect::removing([Candidate::at(cells[2], other)]);
    assert_eq!(right_moves(&givens, &[right(0), harmless.clone(), right(1)]), 3);
    assert_eq!(right_moves(&givens, &[right(0), harmless, lost, right(1)]), 2);
    assert_eq!(right_moves(&givens, &[Effect::placing(Candidate::at(cells[2], other)), right(0)]), 0);
}
