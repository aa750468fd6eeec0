//! The published format: every example of `docs/proofs.md` holds, and says no more than follows.

use serde_json::{Value, json};
use std::collections::BTreeSet;
use sudokit_checker::{Document, Verdict};
use sudokit_core::{Cancel, CandidateSet, Puzzle};
use sudokit_logic::techniques::FAMILIES;
use sudokit_testkit::oracle;

const PAGE: &str = include_str!("../../../../docs/proofs.md");

/// The JSON of the page.
fn examples() -> impl Iterator<Item = &'static str> {
    PAGE.split("```json\n").skip(1).map(|rest| rest.split("```").next().expect("the end of a block"))
}

fn verdicts(document: &str) -> Vec<Verdict> {
    let read = Document::read(document.as_bytes()).unwrap_or_else(|error| panic!("{error}: {document}"));
    read.follow(&Cancel::new()).expect("nobody cancels").verdicts
}

#[test]
fn every_example_holds() {
    let mut count = 0;
    for example in examples() {
        assert_eq!(verdicts(example), [Verdict::Holds], "{example}");
        count += 1;
    }
    assert!(count > 15, "{count}");
}

/// The solution's own candidates follow from no example, nor from one without its pattern's parts.
#[test]
fn no_example_proves_what_is_wrong() {
    for example in examples() {
        let document: Value = serde_json::from_str(example).expect("JSON");
        let puzzle: Puzzle = serde_json::from_value(document["puzzle"].clone()).expect("a puzzle");
        let solutions = oracle::solutions(&puzzle, 50);
        let wrong = |effect: Value| {
            let mut document = document.clone();
            document["steps"][0]["effect"] = effect;
            assert_ne!(verdicts(&document.to_string()), [Verdict::Holds], "{document}");
        };
        for solution in &solutions {
            solution.candidates().iter().for_each(|one| wrong(json!({ "eliminations": [one] })));
        }
        let truth = solutions.iter().fold(CandidateSet::EMPTY, |all, solution| all | solution.candidates());
        let gone: CandidateSet =
            serde_json::from_value(document["steps"][0]["effect"]["eliminations"].clone()).expect("a set");
        gone.iter().for_each(|one| wrong(json!({ "placements": [one] })));
        assert!(gone.is_disjoint(truth), "{example}");
        wrong(json!({ "one_of": gone }));
        wrong(json!({}));
    }
}

/// The page names every family of techniques.
#[test]
fn every_family_is_on_the_page() {
    let mut missing: BTreeSet<String> = BTreeSet::new();
    for (family, _, case) in crate::library::cases() {
        let kind = family.kinds()[0];
        for step in crate::library::steps(family, kind, &case.board).iter().take(1) {
            let name = crate::documents::family(&crate::documents::data(step));
            if !PAGE.contains(&format!("`{name}`")) {
                missing.insert(name);
            }
        }
    }
    assert!(missing.is_empty() && FAMILIES.len() > 30, "{missing:?}");
}
