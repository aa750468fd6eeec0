//! The pages that people read: all headings are there, and every example is a step that is found.
//!
//! An example is a fenced block `step`: a position as HoDoKu's library writes it, and the step that is found there.

mod common;

use sudokit_logic::techniques::{self, FAMILIES};
use sudokit_logic::{Step, View, Wanted};

const HEADINGS: [&str; 5] =
    ["## What to look for", "## Examples", "## Why it is sound", "## When it fails", "## Sources"];

#[test]
fn every_page_has_its_headings() {
    for family in FAMILIES {
        let found: Vec<&str> = family.doc().lines().filter(|line| line.starts_with("## ")).collect();
        assert_eq!(found, HEADINGS, "of {}", family.kinds()[0]);
    }
}

#[test]
fn every_example_is_found() {
    for family in FAMILIES {
        let mut seen = 0;
        for block in family.doc().split("```step\n").skip(1) {
            let mut lines = block.lines();
            let (position, expected) = (lines.next().expect("a position"), lines.next().expect("a step"));
            let fields: Vec<&str> = position.split(':').collect();
            let board = common::board(fields[3], fields[4]);
            let name = expected.split(" => ").next().expect("a name").split(": ").next().expect("a name");
            let kind = techniques::kind(name).unwrap_or_else(|| panic!("no technique is called {name}"));
            let mut steps: Vec<Step> = Vec::new();
            let _ = family.find(Wanted::these(&[kind]), &View::new(&board), &mut steps);
            let found: Vec<String> = steps.iter().map(ToString::to_string).collect();
            assert!(found.iter().any(|step| step == expected), "{expected}\nis not among {found:#?}");
            seen += 1;
        }
        assert!(seen > 0, "the page of {} has no example", family.kinds()[0]);
    }
}

#[test]
fn explanations_say_something_in_every_stage() {
    for family in FAMILIES {
        for block in family.doc().split("```step\n").skip(1) {
            let fields: Vec<&str> = block.lines().next().expect("a position").split(':').collect();
            let board = common::board(fields[3], fields[4]);
            let mut steps: Vec<Step> = Vec::new();
            let _ = family.find(Wanted::all(*family), &View::new(&board), &mut steps);
            for step in steps {
                let said = step.explain(&board);
                assert!(!said.look.spans.is_empty() && !said.pattern.is_empty(), "{step}");
                assert!(!said.reason.is_empty() || !said.cases.is_empty(), "{step}");
                assert!(!said.result.is_empty(), "{step}");
                assert!(!step.diagram(&board).marks.is_empty(), "{step}");
            }
        }
    }
}
