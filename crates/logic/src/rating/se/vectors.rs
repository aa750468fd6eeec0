//! Steps of Sudoku Explainer on positions, and whole paths, from the description of its behaviour.
//!
//! It is not part of this project: without `../shared` beside it these tests say so and check nothing.

use super::path::Solving;
use super::rule::Rule;
use super::{Path, Profile, SeTenths, Step, rate};
use crate::cases;
use crate::techniques::forcing;
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use sudokit_core::{Board, Cancel, Candidate, CandidateSet, Cell, Digit, DigitSet, Puzzle};

fn spec() -> Option<String> {
    shared("spec/se-rating.md")
}

fn shared(name: &str) -> Option<String> {
    let text = fs::read_to_string([env!("CARGO_MANIFEST_DIR"), "../../../shared", name].join("/")).ok();
    if text.is_none() {
        // Straight to the stream, as the test harness swallows what a passing test prints.
        let _ = writeln!(io::stderr(), "{name} absent: skipped");
    }
    text
}

/// A position as 81 fields: `=d` for a filled cell, else its candidates.
fn board(text: &str) -> Board {
    let (mut puzzle, mut left) = (Puzzle::EMPTY, CandidateSet::EMPTY);
    let fields: Vec<&str> = text.trim().trim_matches('`').split(',').collect();
    assert_eq!(fields.len(), 81, "{text}");
    for (cell, field) in Cell::all().zip(fields) {
        let digits: DigitSet = field.chars().filter_map(Digit::from_char).collect();
        if field.starts_with('=') {
            puzzle.set(cell, digits.only());
        } else {
            left |= CandidateSet::of_cell(cell, digits);
        }
    }
    let mut board = Board::new(&puzzle).unwrap_or_else(|flawed| flawed.board);
    board.eliminate_all(!left);
    assert_eq!(board.candidate_set(), left, "{text}");
    // The grids are from puzzles with one solution.
    board.with_unique_givens()
}

/// Reads `r1c2=3` or `r4c5-67`.
fn candidates(text: &str) -> BTreeSet<Candidate> {
    let (cell, digits) = text.split_at(4);
    let cell: Cell = cell.parse().expect("a cell");
    digits.chars().filter_map(Digit::from_char).map(|digit| Candidate::at(cell, digit)).collect()
}

/// A step of a rule: rating, number of nodes, placement, removals.
type Written = (SeTenths, Option<usize>, Option<Candidate>, BTreeSet<Candidate>);

/// The step of the first of these rules that has one, and the number of the rule: the description counts them
/// from 1.
fn found(
    board: &Board,
    profile: Profile,
    numbers: std::ops::RangeInclusive<usize>,
) -> Option<(usize, Written)> {
    let mut solving = Solving::new(board, profile);
    solving.tells = true;
    numbers.into_iter().find_map(|number| {
        let hint = solving.rule(Rule::ORDER[number - 1], &Cancel::new())?;
        let (step, length) = (Step::of(hint.clone(), board), hint.length);
        if let Err(why) = step.verify(board) {
            panic!("{step} with {length} nodes: {why}\n{:?}", step.parts);
        }
        let gone = hint.removals.iter();
        let removals =
            gone.flat_map(|(cell, digits)| digits.into_iter().map(|d| Candidate::at(*cell, d))).collect();
        let length = (hint.length > 0).then_some(hint.length);
        Some((number, (hint.rating.tenths, length, hint.placement, removals)))
    })
}

#[test]
fn every_vector_is_found() {
    let Some(text) = spec() else { return };
    let lines: Vec<&str> = text.lines().collect();
    let (mut count, mut wrong) = (0, Vec::new());
    for pair in lines.windows(2) {
        let [head, grid] = pair else { continue };
        if !head.starts_with('V') || !head.contains(" | ") {
            continue;
        }
        let parts: Vec<&str> = head.split(" | ").collect();
        let (mut rating, mut length, mut placement, mut removals) = (None, None, None, BTreeSet::new());
        let number: usize =
            parts[0].rsplit([' ', '#']).next().and_then(|number| number.parse().ok()).expect("a number");
        for part in &parts[1..] {
            let words: Vec<&str> = part.split_whitespace().collect();
            match words[0] {
                "place" => placement = candidates(words[1]).first().copied(),
                "remove" => removals.extend(words[1..].iter().flat_map(|word| candidates(word))),
                nodes if nodes.starts_with("n=") => length = nodes[2..].parse().ok(),
                _ => {
                    let tenths: String = words.last().unwrap().chars().filter(|c| *c != '.').collect();
                    rating = tenths.parse().ok().map(SeTenths);
                }
            }
        }
        let expected = (number, (rating.expect("a rating"), length, placement, removals));
        let rules = if head.contains("forced") { number..=number } else { 1..=30 };
        let ours = found(&board(grid), Profile::SE_1_2_1, rules);
        count += 1;
        if ours.as_ref() != Some(&expected) {
            wrong.push(format!("{head}\n  ours {ours:?}\n"));
        }
    }
    assert!(count >= 94, "{count} vectors");
    assert!(wrong.is_empty(), "{} of {count} differ:\n{}", wrong.len(), wrong.concat());
}

#[test]
fn paths_are_the_same_step_by_step() {
    let Some(text) = spec() else { return };
    let mut lines = text.lines().skip_while(|line| !line.starts_with("## 13"));
    let mut count = 0;
    while let Some(head) = lines.find(|line| line.starts_with("### Path rated")) {
        let mut rest = lines.by_ref().filter(|line| !line.is_empty());
        let puzzle: Puzzle = rest.next().expect("a puzzle").trim_matches('`').parse().expect("a puzzle");
        let expected: Vec<&str> = rest.next().expect("steps").split("; ").collect();
        let board = Board::new(&puzzle).expect("a valid puzzle").with_unique_givens();
        let rating = rate(&board, Profile::SE_1_2_1).expect("an open grid");
        assert!(head.contains(&rating.to_string()), "{head}: {rating}");
        let ours: Vec<_> = Path::new(&board, Profile::SE_1_2_1).collect();
        for (step, expected) in ours.iter().zip(&expected) {
            let nodes = if step.length > 0 { format!("n={}]", step.length) } else { String::new() };
            assert!(expected.contains(&nodes), "{step} against {expected}");
            let (head, effect) = expected.rsplit_once(' ').expect("rating and effect");
            assert!(head.starts_with(&step.rating.to_string()), "{step} against {expected}");
            let all: BTreeSet<Candidate> = effect.split(',').flat_map(candidates).collect();
            let (placed, gone) = (step.effect.placements(), step.effect.eliminations());
            let ours = if effect.contains('=') { placed } else { gone };
            assert_eq!(ours.iter().copied().collect::<BTreeSet<_>>(), all, "{step} against {expected}");
        }
        assert_eq!(ours.len(), expected.len(), "{head}");
        count += 1;
    }
    assert!(count >= 5, "{count} paths");
}

#[test]
fn the_fixes_matter_where_they_are_said_to() {
    let Some(text) = spec() else { return };
    let line = text.lines().find(|line| line.starts_with("Slip S4 vector")).expect("the vector");
    let board = board(line.split('`').nth(1).expect("a grid"));
    let number = |profile| found(&board, profile, 1..=30).map(|(number, (rating, ..))| (number, rating));
    assert_eq!(number(Profile::SE_1_2_1), Some((21, SeTenths(66))));
    assert_eq!(number(Profile::SE_1_2_1_FIXED), Some((19, SeTenths(57))));

    let puzzle = "020000000400089130000030000208000053000004900007060000300200007690300200070000045";
    let board = Board::new(&puzzle.parse().expect("a puzzle")).expect("a valid puzzle").with_unique_givens();
    let er = |profile| rate(&board, profile).expect("an open grid").er.value;
    assert_eq!(er(Profile::SE_1_2_1), SeTenths(66));
    assert_eq!(er(Profile::SE_1_2_1_FIXED), SeTenths(57));
}

#[test]
fn the_hardest_paths_have_the_right_end() {
    if spec().is_none() {
        return;
    }
    for (puzzle, steps) in [
        ("000000008003000400090020060000079000000061200060502070008000500010000020405000003", 142),
        ("002000700010000060500000018000037000000049000004102300003020900080000050600000002", 144),
    ] {
        let board =
            Board::new(&puzzle.parse().expect("a puzzle")).expect("a valid puzzle").with_unique_givens();
        let rating = rate(&board, Profile::SE_1_2_1).expect("an open grid");
        assert_eq!((rating.to_string().as_str(), rating.steps), ("10.3/1.2/1.2", steps));
    }
}

/// Every step of many paths follows from its pattern, and not from less.
#[test]
fn every_step_of_a_path_holds() {
    let ours = cases::puzzles();
    let theirs = shared("data/conformance/ratings-se-1.2.1.csv").unwrap_or_default();
    let theirs = theirs.lines().skip(1).step_by(9).filter_map(|line| line.split(',').next()?.parse().ok());
    let profiles = [Profile::SE_1_2_1, Profile::SUKAKU_1_18_1];
    let mut arguments = 0;
    for (number, puzzle) in ours.chain(theirs).enumerate() {
        let mut board = Board::new(&puzzle).expect("a valid puzzle").with_unique_givens();
        for step in Path::new(&board, profiles[number % 2]) {
            assert_eq!(step.verify(&board), Ok(()), "{board:?}\n{step}\n{:?}", step.parts);
            let said = step.explain(&board);
            assert!(!said.result.is_empty() && !said.reason.is_empty(), "{step}: {said:?}");
            if let Some(argument) = step.parts[0].pattern.of::<forcing::Pattern>() {
                arguments += 1;
                refuses_less(&board, &step.parts[0], argument);
            }
            step.effect.apply(&mut board);
        }
    }
    assert!(arguments > 0, "no path has an argument");
}

/// Without a statement that it leads to, or with another conclusion, an argument does not hold.
fn refuses_less(board: &Board, step: &crate::Step, argument: &forcing::Pattern) {
    let refused = |changed: forcing::Pattern| {
        let step = crate::Step { pattern: changed.into(), ..step.clone() };
        assert!(step.verify(board).is_err(), "{:?} is accepted", step.pattern);
    };
    let mut cut = argument.clone();
    cut.branches[0].statements.pop();
    refused(cut);
    let mut fewer = argument.clone();
    fewer.branches.pop();
    refused(fewer);
    let mut turned = argument.clone();
    turned.conclusion.is_on = !turned.conclusion.is_on;
    refused(turned);
    let mut groundless = argument.clone();
    let last = groundless.branches[0].statements.last_mut().expect("a branch has statements");
    last.causes.clear();
    refused(groundless);
}
