//! The checker accepts the steps of our own cases and corpora.

use crate::documents::{assert_accepted, assert_proves};
use crate::library::cases;
use std::collections::BTreeSet;
use sudokit_logic::rating::hodoku::{self, Turn};
use sudokit_logic::{Path, Schedule, Step, techniques};
use sudokit_testkit::{corpus, share};

/// Every kind that is searched for is found somewhere in the cases, and accepted wherever it is found.
#[test]
fn steps_of_every_case_are_accepted() {
    let mut accepted = BTreeSet::new();
    for (family, kind, case) in cases() {
        let found = case.steps(family, kind);
        if assert_accepted(&case.board, &found) > 0 {
            accepted.insert(kind.id);
        }
    }
    let all: BTreeSet<&str> = techniques::kinds().map(|kind| kind.id).collect();
    let missing: Vec<&&str> = all.difference(&accepted).collect();
    assert!(missing.is_empty(), "no step of {missing:?}");
}

#[test]
fn paths_over_the_corpora_are_proofs() {
    let mut count = 0;
    for case in share(corpus::UNIQUE.cases().chain(corpus::SEVERAL.cases()), 3) {
        let start = case.board().expect("the corpus has givens");
        let steps: Vec<Step> = Path::new(&mut start.clone(), Schedule::full()).collect();
        count += assert_proves(&start, &steps);
    }
    assert!(count > 300, "{count}");
}

#[test]
fn paths_of_hodoku_are_accepted() {
    let mut count = 0;
    for case in corpus::UNIQUE.cases() {
        let mut path = hodoku::Path::new(&case.board().expect("the corpus has givens"), None);
        let mut before = path.board();
        while let Some(turn) = path.next() {
            if let Turn::Step(step, ..) = turn {
                count += assert_accepted(&before, &[step]);
            }
            before = path.board();
        }
    }
    assert!(count > 1000, "{count}");
}
