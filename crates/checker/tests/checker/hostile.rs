//! Documents by somebody who wants to do harm: the checker never panics, and ends within its bounds.

use crate::documents::{data, document};
use crate::library::cases;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use sudokit_checker::{Document, Verdict};
use sudokit_core::{Board, Cancel, Cancelled, CandidateSet, Digit, House};
use sudokit_testkit::chance::Chance;

const EMPTY: &str = ".................................................................................";

/// A step on an empty grid.
fn verdict(pattern: &Value) -> Verdict {
    let step = json!({ "effect": { "eliminations": ["r1c1=1"] }, "pattern": pattern });
    let text = json!({ "version": 1, "puzzle": EMPTY, "steps": [step] }).to_string();
    let now = Instant::now();
    let read = Document::read(text.as_bytes()).expect("a document");
    let mut report = read.follow(&Cancel::new()).expect("nobody cancels");
    // A look takes nanoseconds, on a slow machine too.
    assert!(now.elapsed() < Duration::from_secs(20), "{pattern:.200}");
    report.verdicts.remove(0)
}

fn is_refused(pattern: &Value) -> bool {
    matches!(verdict(pattern), Verdict::Refused(_))
}

#[test]
fn bytes_that_change_do_no_harm() {
    let (mut chance, mut read) = (Chance::of_seed(1), 0);
    for (family, kind, case) in cases().step_by(7) {
        let Some(step) = case.steps(family, kind).into_iter().next() else { continue };
        let text = document(&case.board, [&data(&step)]).to_string().into_bytes();
        for _ in 0..40 {
            let mut text = text.clone();
            for _ in 0..=chance.below(2) {
                let at = chance.below(text.len());
                match chance.below(3) {
                    0 => text[at] = chance.below(256) as u8,
                    1 => drop(text.remove(at)),
                    _ => text.insert(at, b"0123456789[]{},:\"rc"[chance.below(19)]),
                }
            }
            if let Ok(document) = Document::read(&text) {
                read += 1;
                let _ = document.follow(&Cancel::new()).expect("nobody cancels");
            }
        }
        for end in [1, text.len() / 2, text.len() - 1] {
            assert!(Document::read(&text[..end]).is_err());
        }
    }
    assert!(read > 300, "{read}");
}

#[test]
fn parts_without_end_are_refused() {
    let cells: Vec<String> = (0..81).map(|cell| format!("r{}c{}", cell / 9 + 1, cell % 9 + 1)).collect();
    let many = |part: Value| vec![part; 50_000];
    // Choices of 81 cells, of 16 houses, of a band; lists of the same again and again.
    assert!(is_refused(&json!({ "aligned": { "cells": cells, "excluders": cells } })));
    let rows: Vec<String> = (1..10).map(|row| format!("row {row}")).collect();
    assert!(is_refused(&json!({ "fish": { "digit": 1, "base": rows } })));
    assert!(is_refused(&json!({ "clue-cover": { "chute": "band 1" } })));
    assert!(is_refused(&json!({ "whips": { "links": many(json!({ "variable": { "Cell": "r1c1" } })) } })));
    assert!(is_refused(
        &json!({ "rank": { "truths": many(json!("1r1")), "links": many(json!("255*1b1")) } })
    ));
    let set = json!({ "cells": ["r1c1", "r1c2", "r1c3", "r1c4", "r1c5", "r1c6", "r1c7", "r1c8"] });
    assert!(is_refused(&json!({ "als": { "Chain": { "sets": many(set) } } })));
    assert!(is_refused(&json!({ "templates": { "digit": 1, "certain": many(json!("r1c1=1")) } })));
    let base = &cells[..40];
    assert!(is_refused(&json!({ "exocet": { "base": base, "targets": [], "reason": "table" } })));
    let pair = ["r1c1", "r1c2", "r9c8", "r9c9"];
    assert!(is_refused(&json!({ "exocet": { "base": pair, "targets": [], "reason": "targets" } })));
    let node = json!({ "digit": 1, "cells": ["r1c1"], "set": [], "is_on": true });
    let said = many(json!({ "node": node, "because": "Link" }));
    assert!(is_refused(&json!({ "forcing": { "branches": [{ "statements": said }], "nested": [] } })));
    let branches = many(json!({ "statements": [{ "node": node, "because": "Link" }] }));
    assert!(is_refused(&json!({ "forcing": { "branches": branches, "nested": [] } })));
    let weak = json!({ "weak": many(json!({ "target": "r1c1=1", "steps": [] })) });
    assert!(is_refused(&json!({ "exocet": { "base": ["r1c1"], "targets": [], "reason": weak } })));
    // A long argument that many statements refer to.
    let first = json!({ "node": node, "because": "Link" });
    let off = json!({ "digit": 1, "cells": ["r1c2"], "set": [], "is_on": false });
    let nested = json!({ "loops": { "nodes": many(off.clone()) } });
    let mut said = many(json!({ "node": off, "because": { "Nested": 0 } }));
    said[0] = first;
    assert!(is_refused(&json!({ "forcing": { "branches": [{ "statements": said }], "nested": [nested] } })));
    let nothing = json!({ "digit": 1, "cells": [], "set": [], "is_on": true });
    assert!(is_refused(&json!({ "loops": { "nodes": [nothing] } })));
    assert!(is_refused(&json!({ "loops": { "nodes": [] } })));
}

/// Each list of links is counted against all candidates, whether it names something or not.
#[test]
fn empty_lists_of_links_are_work() {
    let instead = vec![json!([]); 50_000];
    let refused = verdict(&json!({ "rank": { "truths": [], "links": [], "instead": instead } }));
    assert_eq!(refused, Verdict::Refused("the check would take too much work".to_owned()));
}

#[test]
fn arguments_nested_in_themselves_are_refused() {
    let mut pattern = json!({ "dynamic-contradiction": { "target": "r9c9=9", "steps": [] } });
    for _ in 0..20 {
        let step = json!({ "effect": { "eliminations": ["r9c9=9"] }, "pattern": pattern });
        pattern = json!({ "dynamic-contradiction": { "target": "r1c1=1", "steps": [step] } });
    }
    assert!(is_refused(&pattern));
    // An argument that refers to itself.
    let node = |is_on: bool| json!({ "digit": 1, "cells": ["r1c1"], "set": [], "is_on": is_on });
    let branch = json!({ "statements": [
        { "node": node(true), "because": "Link" },
        { "node": node(false), "because": { "Nested": 0 } },
    ] });
    let inner = json!({ "forcing": { "branches": [branch], "nested": [] } });
    assert!(is_refused(&json!({ "forcing": { "branches": [branch], "nested": [inner] } })));
    let deep = "[".repeat(100_000);
    assert!(
        Document::read(format!("{{\"version\":1,\"puzzle\":\"{EMPTY}\",\"steps\":{deep}").as_bytes())
            .is_err()
    );
}

#[test]
fn documents_that_are_none_say_why() {
    let why = |text: &str| Document::read(text.as_bytes()).unwrap_err().to_string();
    let with =
        |fields: &str| format!("{{\"version\":1,\"puzzle\":\"1{}\",\"steps\":[]{fields}}}", ".".repeat(80));
    assert_eq!(Document::read(with("").as_bytes()).map(drop), Ok(()));
    assert_eq!(why("{}"), "expected the field version");
    assert_eq!(why(&with("").replace("\"version\":1", "\"version\":2")), "expected version 1, found 2");
    let twice = format!(",\"placed\":\".1{}\"", ".".repeat(79));
    assert_eq!(why(&with(&twice)), "r1c2=1 is placed beside digits that rule it out");
    assert!(why(&" ".repeat(Document::LONGEST + 1)).contains("longer than 8 MiB"));
}

#[test]
fn unknown_patterns_are_not_covered() {
    assert_eq!(verdict(&json!({ "spells": {} })), Verdict::NotCovered("spells".to_owned()));
    for nonsense in [json!(null), json!({}), json!([]), json!({ "singles": {} }), json!("singles")] {
        assert!(is_refused(&nonsense), "{nonsense}");
    }
}

/// Nine cells cannot hold eight digits, which takes a while to see.
#[test]
fn a_check_can_be_cancelled() {
    let mut board = Board::EMPTY;
    let row = House::row(0).cells();
    board.eliminate_all(CandidateSet::of_digit(Digit::D9, row));
    let pattern = json!({ "aligned": { "cells": row, "excluders": [] } });
    let step = json!({ "effect": { "eliminations": ["r5c5=1"] }, "pattern": pattern });
    let read = Document::read(document(&board, [&step]).to_string().as_bytes()).expect("a document");
    assert_eq!(read.follow(&Cancel::after(3)), Err(Cancelled));
    assert!(read.follow(&Cancel::new()).is_ok_and(|report| report.looks > 200_000));
}

/// Texts of many small parts become no large trees.
#[test]
fn long_documents_take_little_memory() {
    let long = |part: &str| format!("[{}{part}]", format!("{part},").repeat(7_000_000 / (part.len() + 1)));
    for pattern in [
        format!("{{\"spells\":{}}}", long("1")),
        format!("{{\"singles\":{}}}", long("[]")),
        format!("{{\"rank\":{{\"links\":[],\"truths\":{}}}}}", long("\"1r1\"")),
        format!("{{\"coloring\":{{\"digit\":1,\"clusters\":{}}}}}", long("{\"colors\":[[],[]]}")),
        format!("{{\"als\":{{\"Chain\":{{\"sets\":{}}}}}}}", long("{\"cells\":[\"r1c1\"]}")),
        format!("{{\"link-chains\":{{\"Ends\":{}}}}}", long("\"r1c1=1\"")),
    ] {
        let step = format!("{{\"effect\":{{\"eliminations\":[\"r1c1=1\"]}},\"pattern\":{pattern}}}");
        let text = format!("{{\"version\":1,\"puzzle\":\"{EMPTY}\",\"steps\":[{step}]}}");
        let read = Document::read(text.as_bytes()).expect("a document");
        assert!(!read.follow(&Cancel::new()).expect("nobody cancels").holds());
    }
}
