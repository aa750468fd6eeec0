//! The JSON of the results agrees with the schemas that are published for it.

use serde_json::Value;
use std::collections::BTreeSet;
use std::time::Duration;
use sudokit::generate::{Hitting, Unavoidable};
use sudokit::logic::techniques::singles;
use sudokit::logic::{Path, Schedule};
use sudokit::{
    AboutGrid, Backdoors, Cancel, Candidates, Canon, CanonForm, Counted, Engine, Entry, Findings, GridRecord,
    Hint, Proof, Rater, Record, Scale, Single, SolutionRecord, Status, check, read,
};
use sudokit_testkit::schema::agree;

const UNIQUE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

#[test]
fn records_agree_with_their_schema() {
    let schema = schema(include_str!("../../schema/solve.json"));
    let mut solver = Single::new();
    for entry in samples() {
        let record = Record::of(&entry, &solver.answer(entry.problem()));
        agree(&schema, &serde_json::to_value(record).unwrap(), "record");
    }
}

#[test]
fn reports_agree_with_their_schema() {
    let schema = schema(include_str!("../../schema/check.json"));
    for entry in samples() {
        agree(&schema, &serde_json::to_value(check(&entry)).unwrap(), "report");
    }
}

#[test]
fn proofs_agree_with_their_schema_and_read_back() {
    let schema = schema(include_str!("../../schema/proof.json"));
    for entry in samples() {
        let proof = match sudokit::position(&entry) {
            Ok(board) => Proof::of(board, |board| Path::new(board, Schedule::hodoku())),
            // From where nothing is possible nothing leads on.
            Err(flawed) => Proof { start: flawed.board, steps: Vec::new() },
        };
        let value = serde_json::to_value(&proof).unwrap();
        agree(&schema, &value, "proof");
        let back: Proof = serde_json::from_value(value).unwrap();
        assert_eq!(back, proof);
        assert_eq!(back.verify(), Ok(proof.end()));
    }
}

#[test]
fn findings_agree_with_their_schema() {
    let schema = schema(include_str!("../../schema/steps.json"));
    for board in samples().iter().filter_map(|entry| sudokit::position(entry).ok()) {
        let findings = Findings::of(board, &Schedule::everything());
        agree(&schema, &serde_json::to_value(&findings).unwrap(), "findings");
    }
}

#[test]
fn hints_agree_with_their_schema() {
    let schema = schema(include_str!("../../schema/hint.json"));
    let mut seen = BTreeSet::new();
    for entry in samples() {
        let mut solver = Single::new();
        let mut hint = Hint::of(&mut solver, &entry, &Schedule::full(), None, &Cancel::new()).unwrap();
        let mut told = Vec::new();
        for level in 0..=5 {
            hint.level = level;
            let value = serde_json::to_value(&hint).unwrap();
            agree(&schema, &value, "hint");
            told.push(value.as_object().unwrap().len());
        }
        assert!(told.is_sorted(), "a higher level tells more");
        seen.insert(hint.advice.name());
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["impossible", "mistakes", "step", "undecided"]);
}

#[test]
fn what_is_found_out_agrees_with_its_schema() {
    let canon = schema(include_str!("../../schema/canon.json"));
    let minimal = schema(include_str!("../../schema/minimal.json"));
    let backdoor = schema(include_str!("../../schema/backdoor.json"));
    let sort = schema(include_str!("../../schema/classify.json"));
    let singles = Schedule::of([&singles::NAKED_SINGLE, &singles::HIDDEN_SINGLE]);
    let mut engine = Single::new();
    for puzzle in samples().iter().map(|entry| entry.givens) {
        for form in CanonForm::ALL {
            let plain = Canon::new(form).of(&puzzle).unwrap();
            let all = Canon::new(form).with_map().with_automorphisms().of(&puzzle).unwrap();
            let [plain, all] = [plain, all].map(|canonized| serde_json::to_value(canonized).unwrap());
            agree(&canon, &plain, "form");
            agree(&canon, &all, "form");
            assert_eq!(all["form"], plain["form"]);
            assert_eq!(all.as_object().unwrap().len(), plain.as_object().unwrap().len() + 2);
        }
        agree(&minimal, &serde_json::to_value(sudokit::minimal(&puzzle)).unwrap(), "minimality");
        agree(&sort, &serde_json::to_value(sudokit::classify(&puzzle)).unwrap(), "classification");
        let backdoors = Backdoors::of(&mut engine, &puzzle, 1, &singles, &Cancel::new()).unwrap();
        agree(&backdoor, &serde_json::to_value(backdoors).unwrap(), "backdoors");
    }
}

#[cfg(feature = "census")]
#[test]
fn ranks_agree_with_their_schema() {
    let schema = schema(include_str!("../../schema/rank.json"));
    for entry in samples() {
        agree(&schema, &serde_json::to_value(sudokit::rank(&entry.givens)).unwrap(), "rank");
    }
}

#[test]
fn numbers_and_solutions_agree_with_their_schemas() {
    let count = schema(include_str!("../../schema/count.json"));
    let solution = schema(include_str!("../../schema/solution.json"));
    for entry in samples() {
        let Record { puzzle, count: found, exact, solution: first } =
            Record::of(&entry, &Single::new().answer(entry.problem()));
        let counted = Counted { puzzle: puzzle.clone(), count: found, exact };
        agree(&count, &serde_json::to_value(counted).unwrap(), "count");
        let (status, number) = (Status::of_count(found), found.min(1));
        let record = SolutionRecord { puzzle, status, number, solution: first };
        agree(&solution, &serde_json::to_value(record).unwrap(), "solution");
    }
}

#[test]
fn unavoidable_sets_agree_with_their_schema() {
    let schema = schema(include_str!("../../schema/unavoidable.json"));
    let grid = *sudokit::solve(&read(UNIQUE).unwrap()).solution().unwrap();
    let sets = Unavoidable::new().up_to(&grid, 6);
    let bound = Hitting::of(&sets, 100, &Cancel::new()).unwrap();
    for about in [AboutGrid::Set(sets[0]), AboutGrid::sizes(&sets), AboutGrid::Bound(bound)] {
        agree(&schema, &serde_json::to_value(GridRecord { grid, about }).unwrap(), "grid");
    }
}

#[test]
fn ratings_agree_with_their_schema() {
    let schema = schema(include_str!("../../schema/rate.json"));
    let mut rater = Rater::new(Scale::ALL).with_hardest().with_path().with_isomorphs(2, 1);
    let mut cut = Rater::new(Scale::ALL).within(Duration::ZERO);
    for entry in samples() {
        let ratings = rater.rate(&entry).unwrap();
        let value = serde_json::to_value(&ratings).unwrap();
        agree(&schema, &value, "ratings");
        for on in ratings.scales.iter().filter(|on| on.rating.is_ok()) {
            assert_ne!(value[on.scale.key()], Value::Null);
        }
        agree(&schema, &serde_json::to_value(cut.rate(&entry).unwrap()).unwrap(), "bounds");
    }
}

#[test]
fn a_proof_that_is_none_is_refused_with_a_reason() {
    let board = sudokit::position(&read(UNIQUE).unwrap()).unwrap();
    let proof = Proof::of(board, |board| Path::new(board, Schedule::hodoku()));
    let text = serde_json::to_string(&proof).unwrap();
    let error = |text: &str| serde_json::from_str::<Proof>(text).unwrap_err().to_string();
    assert!(
        error(&text.replace("\"version\":1", "\"version\":2")).starts_with("expected version 1, found 2")
    );
    let twice = text.replace("\"puzzle\":\"53..", "\"puzzle\":\"53.3");
    let twice: Proof = serde_json::from_str(&twice).unwrap();
    assert_eq!(twice.premises().start, Status::None);
    assert!(error("{}").starts_with("missing field `version`"));

    // The first step says that r5c5 is 5.
    let wrong: Proof = serde_json::from_str(&text.replace("r5c5=5", "r5c5=9")).unwrap();
    assert_eq!(
        wrong.verify().unwrap_err().to_string(),
        "step 1 does not hold: a candidate that the step changes is not on the board"
    );
    let mut shuffled = proof.clone();
    shuffled.steps.reverse();
    assert_eq!(shuffled.verify().unwrap_err().step, 0, "the last cell cannot be the first");
}

/// Unique, several solutions, a conflict, a dead end, candidates, a wrong digit of a player.
fn samples() -> Vec<Entry> {
    let unique = read(UNIQUE).unwrap();
    let mut candidates = unique.clone();
    candidates.candidates = Some(Candidates::Given(unique.problem().candidates()));
    let mut played = unique.clone();
    played.placed.set("r1c3".parse().unwrap(), sudokit::Digit::new(0));
    let mut samples = vec![unique, candidates, played];
    for start in ["", "11", "12345678.........9"] {
        samples.push(read(format!("{start:.<81}")).unwrap());
    }
    samples
}

fn schema(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}
