//! Steps as data: they read back as they were, and what somebody has changed in one is not believed unless it is true.

use crate::folders::{cases, steps};
use serde_json::Value;
use sudokit_core::{Board, Candidate, CandidateSet, Cell, House, Puzzle};
use sudokit_logic::rating::se::{Path, Profile};
use sudokit_logic::techniques::Pattern;
use sudokit_logic::{Effect, Step};
use sudokit_testkit::{corpus, oracle};

/// Writes a step and reads it again, as it was.
fn reads_back(step: &Step) -> Value {
    let json = serde_json::to_value(step).expect("a step is data");
    let back: Step = serde_json::from_value(json.clone()).unwrap_or_else(|error| panic!("{error} in {json}"));
    assert_eq!(back, *step, "{json}");
    json
}

/// Changes a step so many times, a little each time, and sees whether it is believed though it is wrong.
fn believed_only_if_true(
    json: &Value,
    board: &Board,
    truth: CandidateSet,
    times: usize,
    random: &mut Random,
) {
    for _ in 0..times {
        let mut changed = json.clone();
        for _ in 0..=random.below(2) {
            change(&mut changed, random);
        }
        let Ok(other) = serde_json::from_value::<Step>(changed) else { continue };
        if other.verify(board).is_ok() {
            let (placed, gone) = (other.effect.placed(), other.effect.eliminated());
            let is_true = placed.is_subset(truth) && gone.is_disjoint(truth);
            assert!(is_true, "{other:?}\nis believed on {board:?}");
        }
    }
}

#[test]
fn every_step_of_a_case_reads_back() {
    for (family, kind, case) in cases() {
        for step in steps(family, kind, &case.board) {
            reads_back(&step);
        }
    }
}

#[test]
fn a_changed_step_verifies_only_if_it_is_true() {
    let mut random = Random(1);
    for (family, kind, case) in cases() {
        let truth = oracle::solutions(&case.board.puzzle(), 1)[0].candidates();
        for step in steps(family, kind, &case.board) {
            believed_only_if_true(&reads_back(&step), &case.board, truth, 60, &mut random);
        }
    }
}

/// On the paths of Sudoku Explainer, too, every step reads back and holds, and not with a digit more, nor a link less.
#[test]
fn the_steps_of_sudoku_explainer_are_proofs() {
    let Some(text) = corpus::shared("conformance/ratings-se-1.2.1.csv") else { return };
    let (mut random, mut links) = (Random(1), 0);
    for (number, line) in text.lines().skip(1).step_by(9).enumerate() {
        let puzzle: Puzzle = line.split(',').next().and_then(|text| text.parse().ok()).expect("a puzzle");
        let mut board = Board::new(&puzzle).expect("a valid puzzle").with_unique_givens();
        let truth = oracle::solutions(&puzzle, 1)[0].candidates();
        let profile = [Profile::SE_1_2_1, Profile::SUKAKU_1_18_1][number % 2];
        for step in Path::new(&board, profile).flat_map(|step| step.parts) {
            let json = reads_back(&step);
            assert_eq!(step.verify(&board), Ok(()), "{step}\non {board:?}");
            believed_only_if_true(&json, &board, truth, 2, &mut random);

            let true_one = truth.iter().find(|one| board.has(*one)).expect("the board is not solved");
            let gone = step.effect.eliminations().iter().copied();
            let more = Step { effect: Effect::removing(gone.chain([true_one])), ..step.clone() };
            assert!(more.verify(&board).is_err(), "{step} proves {more}");
            for without in without_a_link(&step) {
                links += 1;
                assert!(without.verify(&board).is_err(), "{step} holds without a link: {without:?}");
            }
            step.effect.apply(&mut board);
        }
    }
    assert!(links > 0, "no path has a chain");
}

/// A step of chains with each of its links missing.
fn without_a_link(step: &Step) -> Vec<Step> {
    let with = |pattern: Pattern| Step { pattern, ..step.clone() };
    match &step.pattern {
        Pattern::Loops(circle) => {
            let shorter = |number: usize| {
                let mut shorter = circle.clone();
                shorter.nodes.remove(number);
                with(shorter.into())
            };
            (0..circle.nodes.len()).map(shorter).collect()
        }
        Pattern::Forcing(argument) => {
            let branches = argument.branches.iter().enumerate();
            let statements =
                branches.flat_map(|(branch, of)| (1..of.statements.len()).map(move |at| (branch, at)));
            let causeless = |(branch, at): (usize, usize)| {
                let mut causeless = argument.clone();
                causeless.branches[branch].statements[at].causes.clear();
                with(causeless.into())
            };
            statements.map(causeless).collect()
        }
        _ => Vec::new(),
    }
}

#[test]
fn what_is_no_step_is_named() {
    let error = |json: &str| serde_json::from_str::<Step>(json).expect_err("it is no step").to_string();
    let step = r#"{"kind":"KIND","effect":{"placements":["r1c1=5"]},"pattern":{"singles":{"candidate":"r1c1=5","house":null}}}"#;
    assert!(serde_json::from_str::<Step>(&step.replace("KIND", "naked-single")).is_ok());
    assert!(error(&step.replace("KIND", "magic")).starts_with("no technique has the id 'magic'"));
    let other_family =
        serde_json::from_str::<Step>(&step.replace("KIND", "naked-pair")).expect("it is a step");
    let board = Board::EMPTY;
    assert_eq!(other_family.verify(&board).unwrap_err().to_string(), "the pattern is of another family");
}

/// What is wrong with a step on a board of givens.
fn refusal(puzzle: &str, step: &str) -> String {
    let board = Board::new(&puzzle.parse().expect("a puzzle")).expect("a valid puzzle");
    let step: Step = serde_json::from_str(step).expect("it is a step");
    step.verify(&board).expect_err("it is wrong").to_string()
}

#[test]
fn a_cell_has_one_colour() {
    let puzzle = "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..";
    let wrong = r#"{"kind":"simple-colors-wrap","effect":{"eliminations":["r4c5=8","r4c9=8"]},"pattern":{"coloring":{"digit":8,"clusters":[{"colors":[["r4c5","r4c9"],["r4c9"]]}]}}}"#;
    assert_eq!(refusal(puzzle, wrong), "a cell has both colours");
}

#[test]
fn no_cells_are_no_bent_set() {
    let puzzle = "....4..26...5...3..7......4...4....52.6.8...7.1.97....4.5.3.81...1....7..2.1..6..";
    let wrong = r#"{"kind":"wxyz-wing","effect":{"eliminations":["r5c7=1"]},"pattern":{"bent-sets":{"houses":["row 4","box 6"],"cells":[],"digits":[],"digit":1}}}"#;
    assert_eq!(refusal(puzzle, wrong), "the digit that could come twice is not in the cells");
}

/// Nine to the power of 22 combinations would be more than any memory holds.
#[test]
fn combinations_of_many_cells_are_refused() {
    let puzzle = "....4..26...5...3..7......4...4....52.6.8...7.1.97....4.5.3.81...1....7..2.1..6..";
    let board = Board::new(&puzzle.parse().expect("a puzzle")).expect("a valid puzzle");
    let cells: Vec<String> = board.unsolved().iter().take(22).map(|cell| format!("\"{cell}\"")).collect();
    let wrong = format!(
        r#"{{"kind":"aligned-pair-exclusion","effect":{{"eliminations":["r1c1=1"]}},"pattern":{{"aligned":{{"cells":[{}],"excluders":[]}}}}}}"#,
        cells.join(",")
    );
    assert_eq!(refusal(puzzle, &wrong), "there are not two or three cells");
}

#[test]
fn what_has_been_done_is_no_step() {
    for (family, kind, case) in cases() {
        for step in steps(family, kind, &case.board) {
            let mut board = case.board;
            step.effect.apply(&mut board);
            let refusal = step.verify(&board).expect_err("it changes nothing").to_string();
            assert_eq!(refusal, "a candidate that the step changes is not on the board", "{step}");
        }
    }
}

/// Changes one value, chosen at random, into another of its sort.
fn change(value: &mut Value, random: &mut Random) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let chosen = random.below(fields.len());
            change(fields.values_mut().nth(chosen).expect("it is there"), random);
        }
        Value::Array(items) if !items.is_empty() => {
            let chosen = random.below(items.len());
            match random.below(4) {
                0 => drop(items.remove(chosen)),
                1 => items.push(items[chosen].clone()),
                _ => change(&mut items[chosen], random),
            }
        }
        Value::Bool(yes) => *yes = !*yes,
        Value::Number(_) => *value = (random.below(9) + 1).into(),
        Value::String(text) => {
            if text.parse::<Candidate>().is_ok() {
                *text = Candidate::from_index(random.below(729)).to_string();
            } else if text.parse::<Cell>().is_ok() {
                *text = Cell::from_index(random.below(81)).to_string();
            } else if House::all().any(|house| house.to_string() == *text) {
                *text = House::from_index(random.below(27)).to_string();
            }
        }
        Value::Object(_) | Value::Array(_) | Value::Null => {}
    }
}

/// Numbers that look like chance: Knuth's linear congruences, of which the high bits are taken.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}
