//! Steps as data: they read back as they were, and hold; what is wrong with others is said.

use crate::data;
use crate::library::cases;
use serde_json::{Value, json};
use sudokit_core::{Board, Puzzle};
use sudokit_logic::rating::se::{Path, Profile};
use sudokit_logic::{Effect, Step};
use sudokit_testkit::{corpus, oracle};

/// Writes a step and reads it again, as it was.
fn reads_back(step: &Step) {
    let json = serde_json::to_value(step).expect("a step is data");
    let back: Step = serde_json::from_value(json.clone()).unwrap_or_else(|error| panic!("{error} in {json}"));
    assert_eq!(back, *step, "{json}");
}

#[test]
fn every_step_of_a_case_reads_back() {
    for (family, kind, case) in cases() {
        for step in case.steps(family, kind) {
            reads_back(&step);
        }
    }
}

/// On the paths of Sudoku Explainer, too, every step reads back and holds, and not with a digit more, nor a
/// link less.
#[test]
fn the_steps_of_sudoku_explainer_are_proofs() {
    let Some(text) = corpus::shared("conformance/ratings-se-1.2.1.csv") else { return };
    let mut links = 0;
    for (number, line) in text.lines().skip(1).step_by(9).enumerate() {
        let puzzle: Puzzle = line.split(',').next().and_then(|text| text.parse().ok()).expect("a puzzle");
        let mut board = Board::new(&puzzle).expect("a valid puzzle").with_unique_givens();
        let truth = oracle::solutions(&puzzle, 1)[0].candidates();
        let profile = [Profile::SE_1_2_1, Profile::SUKAKU_1_18_1][number % 2];
        for step in Path::new(&board, profile).flat_map(|step| step.parts) {
            reads_back(&step);
            assert_eq!(step.verify(&board), Ok(()), "{step}\non {board:?}");

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
    let mut all = Vec::new();
    match data::family(step).as_str() {
        "loops" => {
            let circle: Value = data::parts(step);
            for number in 0..list(&circle["nodes"]) {
                let mut shorter = circle.clone();
                shorter["nodes"].as_array_mut().expect("a list").remove(number);
                all.push(data::with(step, &shorter));
            }
        }
        "forcing" => {
            let argument: Value = data::parts(step);
            for branch in 0..list(&argument["branches"]) {
                for at in 1..list(&argument["branches"][branch]["statements"]) {
                    let mut causeless = argument.clone();
                    causeless["branches"][branch]["statements"][at]["causes"] = json!([]);
                    all.push(data::with(step, &causeless));
                }
            }
        }
        _ => {}
    }
    all
}

/// The length of a list.
fn list(value: &Value) -> usize {
    value.as_array().expect("a list").len()
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

/// The refusal of a step on a board of givens.
fn refusal(puzzle: &str, step: &str) -> String {
    let board = Board::new(&puzzle.parse().expect("a puzzle")).expect("a valid puzzle");
    let step: Step = serde_json::from_str(step).expect("it is a step");
    step.verify(&board).expect_err("it is wrong").to_string()
}

#[test]
fn a_cell_has_one_colour() {
    let puzzle = "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..";
    let wrong = r#"{"kind":"simple-colors-wrap","effect":{"eliminations":["r4c5=8","r4c9=8"]},"pattern":{"coloring":{"digit":8,"clusters":[{"colors":[["r4c5","r4c9"],["r4c9"]]}]}}}"#;
    assert_eq!(refusal(puzzle, wrong), "a cell is named in two roles");
}

#[test]
fn no_cells_are_no_bent_set() {
    let puzzle = "....4..26...5...3..7......4...4....52.6.8...7.1.97....4.5.3.81...1....7..2.1..6..";
    let wrong = r#"{"kind":"wxyz-wing","effect":{"eliminations":["r5c7=1"]},"pattern":{"bent-sets":{"houses":["row 4","box 6"],"cells":[],"digits":[],"digit":1}}}"#;
    assert_eq!(refusal(puzzle, wrong), "a set of the pattern has no cells");
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
        for step in case.steps(family, kind) {
            let mut board = case.board;
            if !step.effect.apply(&mut board) {
                continue;
            }
            let refusal = step.verify(&board).expect_err("it changes nothing").to_string();
            assert_eq!(refusal, "a candidate that the step changes is not on the board", "{step}");
        }
    }
}

/// Data from JSON is at most as deep as its reader allows; reading, checking and dropping it takes little
/// stack.
#[test]
fn deep_data_does_not_overflow_the_stack() {
    let step = |depth: usize| {
        let open = r#"{"kind":"nested-contradiction","effect":{"eliminations":["r1c1=1"]},"pattern":{"dynamic-contradiction":{"target":"r1c1=1","steps":["#;
        format!("{}{}", open.repeat(depth), "]}}}".repeat(depth))
    };
    let argument = |depth: usize| {
        let open = r#"{"forcing":{"conclusion":{"digit":1,"cells":["r1c1"],"set":[],"is_on":false},"ground":{"OnOrOff":"r1c1=1"},"branches":[],"nested":["#;
        let inner = format!("{}{}", open.repeat(depth), "]}}".repeat(depth));
        format!(r#"{{"kind":"forcing-net-verity","effect":{{"eliminations":["r1c1=1"]}},"pattern":{inner}}}"#)
    };
    let check = move || {
        for depth in [1, 20, 25, 30, 1000, 100_000] {
            for text in [step(depth), argument(depth)] {
                // As the program does it: as data first, then as a step.
                let read = serde_json::from_str(&text).and_then(serde_json::from_value::<Step>);
                assert!(depth > 1 || read.is_ok(), "{read:?} in {text}");
                assert!(depth < 1000 || read.is_err());
                if let Ok(step) = read {
                    assert!(step.verify(&Board::EMPTY).is_err());
                }
            }
        }
    };
    let small = std::thread::Builder::new().stack_size(1 << 20).spawn(check).expect("there is a thread");
    assert!(small.join().is_ok());
}
