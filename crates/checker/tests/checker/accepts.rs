//! What the finders find, the checker accepts.

use crate::positions::{cases, document, steps};
use std::collections::BTreeMap;
use sudokit_checker::{Document, Verdict};
use sudokit_core::{Board, Cancel};
use sudokit_logic::{Path, Schedule, Step};
use sudokit_testkit::corpus;

/// The steps of a position that are not accepted there.
fn refused(board: &Board, found: &[Step]) -> Vec<String> {
    let json: Vec<_> = found.iter().map(|step| serde_json::to_value(step).expect("a step is data")).collect();
    let text = document(board, &json);
    let read = Document::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}: {text}"));
    let now = std::time::Instant::now();
    let report = read.each(&Cancel::new()).expect("nobody cancels");
    let took = now.elapsed().as_millis();
    if took > 300 {
        println!("{took} ms, {} looks: {} steps, {}", report.looks, found.len(), found[0]);
    }
    let failing = found.iter().zip(&report.verdicts).filter(|(_, verdict)| **verdict != Verdict::Holds);
    failing
        .map(|(step, verdict)| {
            format!("{} {step}: {verdict}\n    {}", step.kind.id, serde_json::to_string(step).unwrap())
        })
        .collect()
}

#[test]
fn steps_of_every_case_are_accepted() {
    let mut wrong: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut count = 0;
    for (family, kind, board) in cases() {
        let found = steps(family, kind, &board);
        count += found.len();
        if !found.is_empty() {
            wrong.entry(kind.id).or_default().extend(refused(&board, &found));
        }
    }
    println!("{count} steps");
    wrong.retain(|_, wrong| !wrong.is_empty());
    for (kind, wrong) in &wrong {
        println!("{kind}: {}\n{}", wrong.len(), &wrong[0].chars().take(1500).collect::<String>());
    }
    assert!(wrong.is_empty());
}

#[test]
fn paths_over_the_corpora_are_accepted() {
    let mut wrong = Vec::new();
    for case in corpus::UNIQUE.cases().chain(corpus::SEVERAL.cases()) {
        let Some(start) = case.board() else { continue };
        let mut board = start;
        let steps: Vec<Step> = Path::new(&mut board, Schedule::full()).collect();
        let mut board = start;
        for step in &steps {
            wrong.extend(refused(&board, std::slice::from_ref(step)));
            step.effect.apply(&mut board);
        }
    }
    println!("{}", wrong.len());
    for wrong in wrong.iter().take(10) {
        println!("{}", wrong.chars().take(1500).collect::<String>());
    }
    assert!(wrong.is_empty());
}
