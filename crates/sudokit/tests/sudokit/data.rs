//! Data reads back as written, and impossible data is refused.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use sudokit::diagram::Diagram;
use sudokit::generate::Symmetry;
use sudokit::logic::{Level, Path, Schedule};
use sudokit::symmetry::Form;
use sudokit::{
    Board, CanonForm, Canonical, Canonizer, CellSet, Engine, Entry, HouseKind, Measure, Product, Puzzle,
    Random, Record, Report, Scale, Single, Solution, Status, Transformation, check,
};
use sudokit_testkit::corpus;

/// Writes a value and reads it back; says how it was written.
fn back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> String {
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(serde_json::from_str::<T>(&text).unwrap(), *value, "{text}");
    text
}

fn refused<T: DeserializeOwned + Debug>(text: &str) -> String {
    serde_json::from_str::<T>(text).expect_err(text).to_string()
}

fn puzzles() -> Vec<Puzzle> {
    let all = [corpus::UNIQUE, corpus::SEVERAL, corpus::NONE];
    all.iter().flat_map(|corpus| corpus.cases().filter_map(|case| case.puzzle()).take(15)).collect()
}

#[test]
fn boards_steps_and_diagrams_read_back() {
    let mut techniques = std::collections::BTreeSet::new();
    for puzzle in puzzles() {
        let Ok(mut board) = sudokit::position(&puzzle.into()) else { continue };
        back(&board);
        let mut before = board;
        let steps: Vec<_> = Path::new(&mut board, Schedule::hodoku()).collect();
        for step in &steps {
            back(step);
            back::<Diagram>(&step.diagram(&before));
            step.effect.apply(&mut before);
            back(&before);
            techniques.insert(step.kind.id);
        }
    }
    assert!(techniques.len() > 10, "{techniques:?}");
}

#[test]
fn entries_are_what_the_format_json_writes() {
    let json = sudokit::formats::Format::by_name("json").unwrap();
    for puzzle in puzzles() {
        let mut entry = Entry::from(puzzle);
        back(&entry);
        entry.header.title = Some("a \"title\"\n".repeat(300));
        entry.marks = Some(sudokit::CandidateSet::ALL);
        for mean in [sudokit::Candidates::Given, sudokit::Candidates::Left] {
            entry.candidates = Some(mean(sudokit::CandidateSet::EMPTY));
            let text = back(&entry);
            assert_eq!(sudokit::formats::to_text(json, &entry).unwrap(), text + "\n");
        }
    }
    assert_eq!(refused::<Entry>("{\"puzzle\":\"12\"}"), "expected 81 cells, found 2");
    assert!(refused::<Entry>("{\"version\":2,\"puzzle\":\"\"}").starts_with("expected version 1, found '2'"));
    assert!(refused::<Entry>("{}").starts_with("expected a puzzle under 'puzzle', 'board' or 'grid'"));
    let many = format!("{{\"puzzle\":[{}]}}", "0,".repeat(100_000) + "0");
    assert!(refused::<Entry>(&many).starts_with("more than 65536 values"));
}

#[test]
fn transformations_and_forms_read_back() {
    let (mut random, mut canonizer) = (Random::new(3), Canonizer::new());
    for puzzle in puzzles() {
        back(&Transformation::random(&mut random));
        back::<Canonical>(&canonizer.canonical(Form::Minlex, &puzzle));
    }
    assert!(refused::<Transformation>("\"turn\"").starts_with("expected `rows 123456789"));
    assert!(refused::<Transformation>("3").contains("expected a transformation"));
}

#[test]
fn names_read_back_and_others_are_refused() {
    fn all<T: Serialize + DeserializeOwned + PartialEq + Debug>(all: impl IntoIterator<Item = T>) {
        all.into_iter().for_each(|one| _ = back(&one));
    }
    all(Status::ALL);
    all(Scale::ALL);
    all(Measure::ALL);
    all(Product::ALL);
    all(CanonForm::ALL);
    all(Form::ALL);
    all(Symmetry::ALL);
    all(Level::ALL);
    all(HouseKind::ALL);
    assert!(
        refused::<Status>("\"some\"")
            .starts_with("'some' is not a status; there are unique, none and multiple")
    );
}

#[test]
fn records_and_reports_read_back() {
    let mut engine = Single::new();
    let clash = format!("12345678.........9{}", ".".repeat(63)).parse().unwrap();
    for puzzle in puzzles().into_iter().chain([clash]) {
        let mut entry = Entry::from(puzzle);
        back::<Record>(&Record::of(&entry, &engine.answer(&puzzle)));
        back::<Report>(&check(&entry));
        if let Some(cell) = (!puzzle.cells()).first() {
            entry.placed.set(cell, Some(sudokit::Digit::D1));
            back::<Report>(&check(&entry));
        }
    }
    let entry = Entry::from(puzzles()[0]);
    let record = serde_json::to_string(&Record::of(&entry, &sudokit::solve(&entry))).unwrap();
    let twice = record.replace("\"count\":1", "\"count\":2");
    assert!(refused::<Record>(&twice).starts_with("the status is not that of the count"));
    let none = record.replace("\"count\":1", "\"count\":0").replace("unique", "none");
    assert!(refused::<Record>(&none).starts_with("a record has a solution if there is one"));
    let later = record.replace("\"version\":1", "\"version\":2");
    assert!(refused::<Record>(&later).starts_with("expected version 1, found 2"));
    let report = serde_json::to_string(&check(&entry)).unwrap();
    let ended = report.replace("\"dead_ends\":[]", "\"dead_ends\":[\"no way\"]");
    assert!(refused::<Report>(&ended).starts_with("'no way' is no dead end"));
}

#[test]
fn no_board_and_no_solution_is_wrong() {
    let solution = *sudokit::solve(&puzzles()[0].into()).solution().unwrap();
    let text = back::<Solution>(&solution);
    for (digit, other) in [('1', '2'), ('9', '3')] {
        refused::<Solution>(&text.replacen(digit, &other.to_string(), 1));
    }
    // Each digit of the solution again in each cell of its row.
    for cell in sudokit::Cell::all() {
        for peer in cell.peers() {
            let mut twice = Puzzle::from(solution).restricted_to(CellSet::of(cell));
            twice.set(peer, twice.digit(cell));
            refused::<Board>(&format!("{{\"puzzle\":\"{twice}\"}}"));
        }
    }
}
