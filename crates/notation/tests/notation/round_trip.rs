//! The law: what our program prints of a step is read back, and the checker accepts it.

use crate::assert_holds;
use crate::library::cases;
use std::collections::BTreeMap;
use sudokit_core::Board;
use sudokit_logic::techniques::{exocet, nice_loops};
use sudokit_logic::{Kind, Options, Path, Schedule, Step, View};
use sudokit_render::Coordinates;
use sudokit_render::chain;
use sudokit_testkit::{corpus, share};

/// The families whose lines say all that a checker needs.
const LINES: [&str; 12] = [
    "als",
    "dynamic-contradiction",
    "exocet",
    "forcing-whips",
    "guarded-rectangles",
    "impossible",
    "link-chains",
    "loops",
    "odd-cycle",
    "or-relation",
    "rank",
    "whips",
];

/// The families whose links say it, too.
const LINKS: [&str; 3] = ["als", "link-chains", "loops"];

/// Reads back all that is printed of a step; the number of lines by kind.
fn read_back(step: &Step, board: &Board, lines: &mut BTreeMap<&'static str, usize>) {
    let data = serde_json::to_value(step).expect("a step is data");
    let family = data["pattern"].as_object().and_then(|fields| fields.keys().next()).expect("a family");
    // The line of a deadly pattern does not say how it could be exchanged, and that of a contradiction not by
    // which locked candidates or subset a candidate goes.
    let relation = &data["pattern"]["or-relation"]["relation"];
    let is_exchange = ["deadly", "bug"].iter().any(|family| relation.get(family).is_some());
    let has_subsets = step.kind.id == "dynamic-contradiction-plus";
    if !LINES.contains(&&**family) || is_exchange || has_subsets {
        return;
    }
    assert_holds(board, &step.to_string());
    *lines.entry(step.kind.id).or_default() += 1;
    if LINKS.contains(&&**family) {
        let diagram = step.diagram(board);
        if let Some(run) = chain::only_run(&diagram) {
            assert_holds(board, &format!("{} => {}", chain::eureka(run, Coordinates::Rncn), step.effect));
            if let Some(line) = chain::nrc(run, &diagram, board) {
                assert_holds(board, &line);
            }
        }
    }
}

#[test]
fn lines_of_every_case_read_back_and_hold() {
    let mut lines = BTreeMap::new();
    for (family, kind, case) in cases() {
        for step in case.steps(family, kind).iter().take(20) {
            read_back(step, &case.board, &mut lines);
        }
    }
    assert!(lines.len() > 65, "{} kinds: {lines:?}", lines.len());
}

/// Chains pass through almost locked sets where an option says so.
#[test]
fn lines_of_chains_through_sets_read_back_and_hold() {
    let mut lines = BTreeMap::new();
    let grouped = Schedule::of(nice_loops::KINDS.iter().copied()).only(|kind| kind.id.starts_with("grouped"));
    let has_chains = |kind: &Kind| ["als", "aic", "loop"].iter().any(|name| kind.id.contains(name));
    for (.., case) in cases().filter(|(_, kind, _)| has_chains(kind)) {
        let steps = grouped.all(&View::with(&case.board, Options::default().als_nodes(true)));
        for step in steps.iter().filter(|step| step.to_string().contains("ALS:")).step_by(3) {
            read_back(step, &case.board, &mut lines);
        }
    }
    assert!(lines.len() == 3 && lines.values().all(|count| *count > 20), "{lines:?}");
}

#[test]
fn lines_of_paths_read_back_and_hold() {
    let mut lines = BTreeMap::new();
    // Paths have simpler steps before these.
    let weak = Schedule::of([&exocet::WEAK_EXOCET]);
    for case in share(corpus::UNIQUE.cases().chain(corpus::SEVERAL.cases()), 4) {
        let mut board = case.board().expect("the corpus has givens");
        for step in Path::new(&mut board.clone(), Schedule::full()) {
            read_back(&step, &board, &mut lines);
            for weak in weak.all(&View::new(&board)) {
                read_back(&weak, &board, &mut lines);
            }
            step.effect.apply(&mut board);
        }
    }
    // The smallest of the four shares has 25 lines.
    assert!(lines.values().sum::<usize>() > 15, "{lines:?}");
}
