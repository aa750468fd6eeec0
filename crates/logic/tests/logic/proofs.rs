//! Steps as data: they read back as they were, and what somebody has changed in one is not believed unless it is true.

use crate::folders::{cases, steps};
use serde_json::Value;
use sudokit_core::{Candidate, Cell, House};
use sudokit_logic::Step;
use sudokit_testkit::oracle;

/// How often each step is changed.
const CHANGES: usize = 60;

#[test]
fn every_step_of_a_case_reads_back() {
    for (family, kind, case) in cases() {
        for step in steps(family, kind, &case.board) {
            let json = serde_json::to_string(&step).expect("a step is data");
            let back: Step = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{error} in {json}"));
            assert_eq!(back, step, "{json}");
        }
    }
}

#[test]
fn a_changed_step_verifies_only_if_it_is_true() {
    let mut random = Random(1);
    for (family, kind, case) in cases() {
        let truth = oracle::solutions(&case.board.puzzle(), 1)[0].candidates();
        for step in steps(family, kind, &case.board) {
            let json = serde_json::to_value(&step).expect("a step is data");
            for _ in 0..CHANGES {
                let mut changed = json.clone();
                for _ in 0..=random.below(2) {
                    change(&mut changed, &mut random);
                }
                let Ok(other) = serde_json::from_value::<Step>(changed) else { continue };
                if other.verify(&case.board).is_ok() {
                    let (placed, gone) = (other.effect.placed(), other.effect.eliminated());
                    let is_true = placed.is_subset(truth) && gone.is_disjoint(truth);
                    assert!(is_true, "{other:?}\nis believed on {}", case.line);
                }
            }
        }
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
    let board = sudokit_core::Board::EMPTY;
    assert_eq!(other_family.verify(&board).unwrap_err().to_string(), "the pattern is of another family");
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
