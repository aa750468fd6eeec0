//! The book of explanations: what every kind says about its first case, word for word.
//!
//! `../explanations.txt` is meant to be read from top to bottom, aloud, by people. A change of words is a
//! change of that file. `SUDOKIT_WRITE_BOOK=1 cargo test -p sudokit-logic --features serde --test logic book`
//! writes it; read it before you commit it.

use crate::library::{Case, cases, steps};
use std::fmt::Write as _;
use std::path::Path;
use sudokit_core::Board;
use sudokit_diagram::{Explanation, Sentence};
use sudokit_logic::{Family, Kind, Step, techniques};

#[test]
fn every_kind_explains_itself_as_the_book_says() {
    let cases: Vec<_> = cases().collect();
    let book: String = techniques::kinds().map(|kind| chapter(kind, &cases)).collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/explanations.txt");
    if std::env::var_os("SUDOKIT_WRITE_BOOK").is_some() {
        std::fs::write(&path, &book).expect("the book can be written");
    }
    let expected = std::fs::read_to_string(&path).expect("the book can be read");
    for (expected, said) in expected.split("\n\n\n").zip(book.split("\n\n\n")) {
        assert_eq!(said, expected);
    }
    assert_eq!(book.len(), expected.len(), "the book has other chapters");
}

/// The first case of a kind: the step in the expert's line, then what a learner is told.
fn chapter(kind: &'static Kind, cases: &[(&dyn Family, &'static Kind, Case)]) -> String {
    let (board, step) = first_step(kind, cases);
    let mut text = format!("== {}\n\n", kind.name);
    tell(&mut text, &step.explain(&board));
    writeln!(text, "\n[{step}]\n\n").expect("a string takes everything");
    text
}

fn first_step(kind: &'static Kind, cases: &[(&dyn Family, &'static Kind, Case)]) -> (Board, Step) {
    let (family, _, case) = cases
        .iter()
        .find(|(_, other, case)| *other == kind && !case.must_not_be_found())
        .unwrap_or_else(|| panic!("{kind} has no case"));
    let step = steps(*family, kind, &case.board).into_iter().find(|step| case.has_effect_of(step));
    (case.board, step.expect("its case is found"))
}

fn tell(text: &mut String, said: &Explanation) {
    let line = |text: &mut String, before: &str, sentence: &Sentence| {
        writeln!(text, "{before}{sentence}").expect("a string takes everything");
    };
    line(text, "", &said.look);
    said.pattern.iter().for_each(|sentence| line(text, "", sentence));
    for case in &said.cases {
        line(text, "", &case.assumption);
        case.steps.iter().for_each(|step| line(text, "  - ", step));
    }
    said.reason.iter().chain(&said.result).for_each(|sentence| line(text, "", sentence));
}
