//! A step is what it is called: a naked pair is no naked quadruple, and nothing but what is listed here has
//! two names.

use crate::data;
use crate::library::cases;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use sudokit_core::{Board, Candidate, DigitSet, House};
use sudokit_logic::Step;
use sudokit_logic::techniques::{FAMILIES, kinds, singles};
use sudokit_testkit::corpus;

/// The pairs of names that fit one step.
const ALSO: [(&str, &str); 20] = [
    // The last cell of a house is the last place for its digit.
    ("full-house", "hidden-single"),
    // HoDoKu has names of its own for naked subsets in a line and a box.
    ("locked-pair", "naked-pair"),
    ("locked-triple", "naked-triple"),
    // Sudoku Explainer makes no difference between types 2 and 5.
    ("unique-rectangle-5", "unique-rectangle-2"),
    // The shortest X-chain.
    ("turbot-fish", "x-chain"),
    // Sudoku Explainer counts the cells with candidates too many, not the candidates.
    ("bug-n", "bug-1"),
    // Eliminations that one cluster proves in both ways.
    ("simple-colors-wrap", "simple-colors-trap"),
    ("simple-colors-trap", "simple-colors-wrap"),
    ("multi-colors-2", "multi-colors-1"),
    ("multi-colors-1", "multi-colors-2"),
    ("3d-medusa-wrap", "3d-medusa-trap"),
    ("3d-medusa-trap", "3d-medusa-wrap"),
    // A net in which everything has one cause.
    ("forcing-chain-contradiction", "forcing-net-contradiction"),
    ("forcing-chain-verity", "forcing-net-verity"),
    // All of these are rank arguments of a certain shape.
    ("blossom-loop", "rank"),
    // Chains whose truths or links happen to lie in sectors.
    ("blossom-loop", "msls"),
    ("blossom-loop", "multifish"),
    ("sk-loop", "rank"),
    ("msls", "rank"),
    ("multifish", "rank"),
];

#[test]
fn a_step_is_called_what_it_is() {
    let mut met = BTreeSet::new();
    for (family, kind, case) in cases() {
        for step in case.steps(family, kind).into_iter().take(5) {
            for other in kinds() {
                // Kinds searched only when named are special sorts of the family's other kinds.
                if (kind.by_name || other.by_name) && kind != other && family.kinds().contains(&other) {
                    continue;
                }
                let is_right = Step { kind: other, ..step.clone() }.verify(&case.board).is_ok();
                let pair = (kind.id, other.id);
                if kind == other {
                    assert!(is_right, "{step} in {}", case.line);
                } else if ALSO.iter().any(|also| *also == pair || (also.1, also.0) == pair) {
                    met.extend(is_right.then_some(pair));
                } else {
                    assert!(!is_right, "{step} passes as {other} in {}", case.line);
                }
            }
        }
    }
    for pair in ["full-house", "locked-pair", "locked-triple", "unique-rectangle-5", "turbot-fish"] {
        assert!(met.iter().any(|(kind, _)| *kind == pair), "no {pair} has its other name");
    }
}

/// A full house is a hidden single, but no naked single: that says that its cell has one candidate, not that
/// its house has one cell.
#[test]
fn a_single_is_told_by_what_it_follows_from() {
    let candidate: Candidate = "r1c9=9".parse().expect("a candidate");
    let puzzle = format!("12345678{}", ".".repeat(73)).parse().expect("a puzzle");
    let board = Board::new(&puzzle).expect("a valid puzzle");
    let step = |house: Option<House>| {
        let pattern = data::pattern("singles", &json!({ "candidate": candidate, "house": house }));
        Step { kind: &singles::NAKED_SINGLE, effect: sudokit_logic::Effect::placing(candidate), pattern }
    };
    let house = House::row(0);
    assert_eq!(step(None).verify(&board), Ok(()));
    assert!(step(Some(house)).verify(&board).is_err());
}

/// The digits that a chain names are those that go.
#[test]
fn measures_are_those_of_the_pattern() {
    let mut tried = 0;
    for (family, kind, case) in cases() {
        for step in case.steps(family, kind) {
            if data::family(&step) != "loops" {
                continue;
            }
            let named = step.effect.candidates().digits();
            for digits in [!named, DigitSet::ALL] {
                let mut chain: Value = data::parts(&step);
                chain["digits"] = json!(digits);
                assert!(data::with(&step, &chain).verify(&case.board).is_err(), "{step}");
            }
            tried += 1;
        }
    }
    assert!(tried > 0);
}

#[test]
fn patterns_of_other_families_are_refused() {
    let puzzle = corpus::UNIQUE.cases().next().and_then(|case| case.puzzle()).expect("a puzzle");
    let board = Board::new(&puzzle).expect("a valid puzzle");
    for family in FAMILIES {
        let mut found = Vec::new();
        let _ =
            family.find(sudokit_logic::Wanted::all(*family), &sudokit_logic::View::new(&board), &mut found);
        for step in found.into_iter().take(3) {
            for kind in kinds().filter(|kind| !family.kinds().contains(kind)) {
                let refusal = Step { kind, ..step.clone() }.verify(&board).unwrap_err().to_string();
                assert_eq!(refusal, "the pattern is of another family", "{step}");
            }
        }
    }
}
