//! The content of every family's folder: its page, with examples, and its cases.
//!
//! An example is a fenced block `step`: a position as HoDoKu's library writes it, and the step that is found
//! there.

use crate::library::{Case, cases, families, steps};
use std::collections::HashMap;
use std::{fs, path};
use sudokit_core::{Board, Candidate, Cell, CellSet};
use sudokit_diagram::Mark;
use sudokit_logic::rating::hodoku::Path;
use sudokit_logic::techniques;
use sudokit_logic::{Assumes, Effect, Family, Kind, Level, Schedule, Step};
use sudokit_testkit::{corpus, oracle, share};

const HEADINGS: [&str; 5] =
    ["## What to look for", "## Examples", "## Why it is sound", "## When it fails", "## Sources"];

#[test]
fn every_case_is_found_as_it_says() {
    for (family, kind, case) in cases() {
        let found = case.steps(family, kind);
        if case.must_not_be_found() {
            assert!(found.is_empty(), "found {}\nin {}", found[0], case.line);
        } else {
            assert!(
                found.iter().any(|step| case.has_effect_of(step)),
                "not found: {}\n{found:#?}",
                case.line
            );
        }
    }
}

#[test]
fn every_kind_has_two_cases_and_one_where_it_must_not_be_found() {
    let mut counts: HashMap<&str, [usize; 2]> = HashMap::new();
    for (_, kind, case) in cases() {
        counts.entry(kind.id).or_default()[usize::from(case.must_not_be_found())] += 1;
    }
    for kind in families().flat_map(Family::kinds) {
        let [found, absent] = counts.get(kind.id).copied().unwrap_or_default();
        assert!(found >= 2 && absent >= 1, "{kind} has {found} and {absent} cases");
    }
}

#[test]
fn every_case_is_right_and_proves_no_more() {
    for (family, kind, case) in share(cases(), 3) {
        let truth = oracle::solutions(&case.board.puzzle(), 2);
        let [truth] = truth[..] else { panic!("not one solution: {}", case.line) };
        let truth = truth.candidates();
        for step in case.steps(family, kind) {
            assert_eq!(step.verify(&case.board), Ok(()), "{step}\nin {}", case.line);
            assert!(step.effect.eliminated().is_disjoint(truth), "{step}\nin {}", case.line);
            assert!(step.effect.placed().is_subset(truth), "{step}\nin {}", case.line);

            // The same claim about a board on which everything is possible, and a claim too many.
            if kind.assumes == Assumes::Nothing {
                assert!(step.verify(&Board::EMPTY).is_err(), "{step} is right about any board");
            }
            let true_one = truth.iter().find(|one| case.board.has(*one)).expect("the board is not solved");
            let gone = step.effect.eliminations().iter().copied();
            let more = Step { effect: Effect::removing(gone.chain([true_one])), ..step.clone() };
            assert!(more.verify(&case.board).is_err(), "{step} proves {more}");
        }
    }
}

/// The same board, of which nobody has said that its givens have one solution.
fn unvouched(board: &Board) -> Board {
    let mut fresh =
        Board::new(&board.puzzle().restricted_to(board.givens())).expect("the givens do not clash");
    for cell in !board.givens() {
        board.digit(cell).map(|digit| fresh.place(Candidate::at(cell, digit)));
    }
    fresh.eliminate_all(!board.candidate_set());
    fresh
}

#[test]
fn one_solution_is_taken_for_granted_only_where_somebody_vouches_for_it() {
    let mut seen = 0;
    for (family, kind, case) in cases().filter(|(_, kind, _)| kind.assumes == Assumes::UniqueSolution) {
        let board = unvouched(&case.board);
        assert!(steps(family, kind, &board).is_empty(), "in {}", case.line);
        for step in case.steps(family, kind) {
            let why = step.verify(&board).expect_err("nobody vouches").to_string();
            assert_eq!(why, "the givens alone are not known to have exactly one solution");
            seen += 1;
        }
    }
    assert!(seen > 0 || families().count() == 1);
}

/// A check that is too lenient lets steps pass on boards that they were not found on.
#[test]
fn a_step_is_right_wherever_it_verifies() {
    let mut boards: Vec<Board> = cases().map(|(_, _, case)| case.board).collect();
    // Five, as the steps below are in twelve shares: every step meets every board at some commit.
    for case in share(corpus::UNIQUE.cases(), 5) {
        let puzzle = case.puzzle().expect("the corpus has givens");
        let mut path = Path::new(&Board::new(&puzzle).expect("a valid puzzle").with_unique_givens(), None);
        while path.next().is_some() {
            boards.push(path.board());
        }
    }
    let truth = |board: &Board| oracle::solutions(&board.puzzle(), 1)[0].candidates();
    let boards: Vec<_> = boards.iter().map(|board| (board, truth(board))).collect();
    let mut verified = 0;
    for (family, kind, case) in share(cases(), 12) {
        for step in case.steps(family, kind) {
            for (board, truth) in &boards {
                if step.verify(board).is_ok() {
                    verified += 1;
                    assert!(step.effect.eliminated().is_disjoint(*truth), "{step}\nin {board:?}");
                    assert!(step.effect.placed().is_subset(*truth), "{step}\nin {board:?}");
                }
            }
        }
    }
    println!("steps verify {verified} times on {} boards", boards.len());
}

#[test]
fn every_step_of_a_case_can_be_told_and_shown() {
    for (family, kind, case) in share(cases(), 3) {
        for step in case.steps(family, kind) {
            let said = step.explain(&case.board);
            assert!(!said.look.is_empty() && !said.pattern.is_empty(), "{step}");
            assert!(!said.reason.is_empty() || !said.cases.is_empty(), "{step}");
            assert!(!said.result.is_empty(), "{step}");
            assert!(!step.diagram(&case.board).marks.is_empty(), "{step}");
        }
    }
}

#[test]
fn every_page_has_its_headings_and_says_something_under_each() {
    for family in families() {
        let found: Vec<&str> = family.doc().lines().filter(|line| line.starts_with("## ")).collect();
        assert_eq!(found, HEADINGS, "of {}", family.kinds()[0]);
        for section in family.doc().split("## ").skip(1) {
            let (heading, said) = section.split_once('\n').expect("a heading is a line");
            assert!(
                !said.trim().is_empty(),
                "the page of {} says nothing under '{heading}'",
                family.kinds()[0]
            );
        }
    }
}

/// Text for people has no links and paths of the code, and only signs that every font has.
fn is_for_people(text: &str) -> bool {
    let is_plain = |sign: char| sign.is_ascii() || sign.is_alphabetic() && sign < '\u{180}';
    !text.contains("](") && !text.contains("::") && text.chars().all(is_plain)
}

#[test]
fn all_that_people_read_is_plain_and_names_what_there_is() {
    for family in families() {
        let blocks = family.doc().split("\n\n").filter(|block| !block.starts_with("```step"));
        for block in blocks.chain(family.kinds().iter().map(|kind| kind.summary)) {
            assert!(is_for_people(block), "{block}");
            // The names of techniques in commands.
            for command in block.split('`').skip(1).step_by(2).filter(|text| text.starts_with("sudoku ")) {
                let words: Vec<&str> = command.split(' ').collect();
                let names = words.windows(2).filter(|pair| ["--allow", "techniques"].contains(&pair[0]));
                for name in names.flat_map(|pair| pair[1].split(',')) {
                    assert!(techniques::kind(name).is_some(), "there is no '{name}': {command}");
                }
            }
        }
    }
    for (family, kind, case) in share(cases(), 3) {
        for step in case.steps(family, kind) {
            let told = step.explain(&case.board);
            let cases = told.cases.iter().flat_map(|case| [&case.assumption].into_iter().chain(&case.steps));
            let all = [&told.look].into_iter().chain(&told.pattern).chain(cases).chain(&told.reason);
            for said in all.chain(&told.result).map(ToString::to_string) {
                assert!(is_for_people(&said) && said.ends_with(['.', ':', '?']), "{said}");
            }
        }
    }
}

/// The words of a page about an example name only cells that the step itself shows or tells of.
#[test]
fn the_words_about_an_example_are_about_its_step() {
    for family in families() {
        let blocks: Vec<&str> = family.doc().split("\n\n").collect();
        for pair in blocks.windows(2) {
            let [words, example] = pair else { unreachable!("windows of two") };
            let Some((position, line)) =
                example.strip_prefix("```step\n").and_then(|example| example.split_once('\n'))
            else {
                continue;
            };
            if words.starts_with("```") || words.starts_with('#') {
                continue;
            }
            let board = Case::read(position).board;
            let found = family.kinds().iter().flat_map(|kind| steps(family, kind, &board));
            let line = line.lines().next().unwrap_or_default();
            let step = found.into_iter().find(|step| step.to_string() == line).expect("it is found");
            let mut shown = step.effect.candidates().cells();
            for mark in step.diagram(&board).marks {
                shown |= match mark {
                    Mark::Candidates(candidates, _) => candidates.cells(),
                    Mark::Cells(cells, _) => cells,
                    Mark::Houses(houses, _) => {
                        houses.iter().fold(CellSet::EMPTY, |all, house| all | house.cells())
                    }
                };
            }
            for link in step.diagram(&board).links {
                shown |= link.from.cells() | link.to.cells();
            }
            for named in words.split(|sign: char| !sign.is_ascii_alphanumeric()).filter_map(cells_named) {
                assert!(named.is_subset(shown), "{line}\ndoes not show {named}: {words}");
            }
        }
    }
}

/// `r12c3` is two cells.
fn cells_named(name: &str) -> Option<CellSet> {
    let (rows, columns) = name.strip_prefix('r')?.split_once('c')?;
    let numbers = |text: &str| text.chars().map(|sign| sign.to_digit(10)).collect::<Option<Vec<u32>>>();
    let (rows, columns) = (numbers(rows)?, numbers(columns)?);
    let crossing = rows.iter().flat_map(|row| columns.iter().map(move |column| (*row, *column)));
    Some(crossing.map(|(row, column)| Cell::at(row as usize - 1, column as usize - 1)).collect())
}

#[test]
fn every_example_is_found() {
    for family in families() {
        let mut seen = 0;
        for block in family.doc().split("```step\n").skip(1) {
            let mut lines = block.lines();
            let (position, expected) = (lines.next().expect("a position"), lines.next().expect("a step"));
            let board = Case::read(position).board;
            let named = techniques::kinds().filter(|kind| expected.starts_with(kind.name));
            let kind = named.max_by_key(|kind| kind.name.len());
            let kind = kind.unwrap_or_else(|| panic!("no technique is called like {expected}"));
            let found: Vec<String> = steps(family, kind, &board).iter().map(ToString::to_string).collect();
            assert!(found.iter().any(|step| step == expected), "{expected}\nis not among {found:#?}");
            seen += 1;
        }
        assert!(seen > 0, "the page of {} has no example", family.kinds()[0]);
    }
}

/// The first half of the app's module helps by HoDoKu's order up to its first Extreme technique, and has no
/// finder of the deep families.
#[test]
fn no_deep_family_is_searched_before_hodokus_extreme_techniques() {
    let root = path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let split = fs::read_to_string(root.join("../../xtask/src/web/split/mod.rs")).expect("it is in the tree");
    let list = split.split("const DEEP").nth(1).and_then(|rest| rest.split("];").next()).expect("a list");
    let deep: Vec<String> = list
        .split('"')
        .skip(1)
        .step_by(2)
        .flat_map(|family| {
            let source = root.join("src/techniques").join(family).join("mod.rs");
            let source = fs::read_to_string(&source).unwrap_or_else(|error| panic!("{family}: {error}"));
            let ids = source.split("Kind::new(\"").skip(1).filter_map(|rest| rest.split('"').next());
            ids.map(str::to_owned).collect::<Vec<_>>()
        })
        .collect();
    assert!(deep.len() > 60 && deep.iter().any(|id| id == "forcing-chain-contradiction"), "{deep:?}");
    let searches = Schedule::hodoku().searches;
    let is_extreme = |kind: &&Kind| kind.hodoku.is_some_and(|hodoku| hodoku.level == Level::Extreme);
    let first = searches.iter().position(|search| search.kinds.iter().any(is_extreme));
    let (before, _) = searches.split_at(first.expect("forcing chains are on"));
    assert!(before.len() > 40);
    let mut early = before.iter().flat_map(|search| &search.kinds);
    assert_eq!(early.find(|kind| deep.iter().any(|id| id == kind.id)), None);
}
