//! `sudoku generate --certificate`, and what `sudoku verify` says of certificates.

use crate::common::{run, run_with};
use serde_json::{Value, json};

/// Certificates of puzzles whose hardest technique is an X-wing.
fn certificates(count: &str) -> Vec<Value> {
    let made = run(&["generate", "--seed=5", "-n", count, "--hardest", "x-wing", "--certificate"]);
    assert_eq!((made.code, made.err.as_str()), (Some(0), "note: seed 5\n"));
    made.out.lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect()
}

/// The verdict on a proof: the exit code, and the line.
fn verdict(proof: &Value) -> (Option<i32>, String) {
    let verified = run_with(&["verify"], proof.to_string());
    (verified.code, verified.out + &verified.err)
}

fn refused(proof: &Value, why: &str) {
    let (code, said) = verdict(proof);
    assert!(code != Some(0) && said.contains(why), "expected '{why}', found {code:?}: {said}");
}

fn steps(proof: &mut Value) -> &mut Vec<Value> {
    proof["steps"].as_array_mut().expect("steps")
}

#[test]
fn certificates_hold_and_are_about_the_puzzles() {
    let proofs = certificates("3");
    let puzzles = run(&["generate", "--seed=5", "-n", "3", "--hardest", "x-wing"]).out;
    let certified: Vec<&str> = proofs.iter().map(|proof| proof["puzzle"].as_str().expect("a text")).collect();
    assert_eq!(puzzles.lines().collect::<Vec<_>>(), certified);
    for proof in &proofs {
        let (code, said) = verdict(proof);
        assert_eq!(code, Some(0), "{said}");
        let stuck = format!(
            "the grid is solved; easier techniques end at step {}, then X-Wing is needed, and nothing harder",
            proof["certificate"]["after"]
        );
        assert!(said.contains(&stuck), "{said}");
        let record = run_with(&["verify", "-f", "ndjson"], proof.to_string()).out;
        let record: Value = serde_json::from_str(&record).expect("it is JSON");
        assert_eq!((&record["verdict"], &record["hardest"]), (&json!("holds"), &json!("x-wing")));
    }
}

#[test]
fn each_claim_is_checked() {
    let good = &certificates("1")[0];
    let after = good["certificate"]["after"].as_u64().expect("a number") as usize;
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut proof = good.clone();
        change(&mut proof);
        proof
    };
    let other_position = "the steps lead to another position than the one that should be stuck";
    refused(&changed(&|proof| proof["certificate"]["digits"] = proof["puzzle"].clone()), other_position);
    refused(&changed(&|proof| proof["certificate"]["removed"] = json!(["r1c1=1"])), other_position);
    let not_first = format!("step {} is not the first of the hardest technique", after + 2);
    refused(&changed(&|proof| proof["certificate"]["after"] = json!(after + 1)), &not_first);
    refused(
        &changed(&|proof| {
            proof["certificate"]["easier"]
                .as_array_mut()
                .expect("a list")
                .retain(|kind| kind != "naked-pair");
        }),
        "Naked Pair is easier, and is not among the easier techniques",
    );
    refused(
        &changed(&|proof| {
            proof["certificate"]["easier"].as_array_mut().expect("a list").push(json!("swordfish"));
        }),
        "Swordfish is not easier",
    );
    // The same for an easier technique: then the X-wing is the harder step.
    refused(
        &changed(&|proof| {
            proof["certificate"]["hardest"] = json!("hidden-quadruple");
            proof["certificate"]["easier"]
                .as_array_mut()
                .expect("a list")
                .retain(|kind| kind != "hidden-quadruple");
        }),
        &format!("step {} is a harder one: X-Wing", after + 1),
    );
    refused(&changed(&|proof| _ = steps(proof).pop()), "the way does not lead to the solution");
    let beyond = "the way must begin at givens with exactly one solution, and with nothing else";
    // The same way from the position that is stuck.
    let later = changed(&|proof| {
        let stuck = proof["certificate"].clone();
        let puzzle = proof["puzzle"].as_str().expect("a text").to_owned();
        let digits = stuck["digits"].as_str().expect("a text").chars();
        let placed = digits.zip(puzzle.chars()).map(|(digit, given)| if given == '.' { digit } else { '.' });
        proof["placed"] = json!(placed.collect::<String>());
        proof["removed"] = stuck["removed"].clone();
        steps(proof).drain(..after);
        proof["certificate"]["after"] = json!(0);
    });
    refused(&later, beyond);
    // A step that is wrong by itself is told first.
    refused(
        &changed(&|proof| steps(proof)[after]["kind"] = json!("swordfish")),
        &format!("step {} does not hold", after + 1),
    );
}

/// The X-wing comes before a step that it does not need: it holds there, too, but an easier step is left.
#[test]
fn an_easier_step_is_found() {
    let mut found = 0;
    for good in certificates("8") {
        let after = good["certificate"]["after"].as_u64().expect("a number") as usize;
        let mut proof = good.clone();
        steps(&mut proof).swap(after - 1, after);
        let alone =
            json!({ "version": 1, "puzzle": proof["puzzle"], "steps": steps(&mut proof)[..after - 1] });
        // The position before the last easy step, as another program would work it out.
        let listed = run_with(&["verify", "-f", "ndjson"], alone.to_string());
        assert_eq!(listed.code, Some(0), "{}", listed.err);
        let (digits, removed) = position_after(&proof, after - 1);
        proof["certificate"]["after"] = json!(after - 1);
        proof["certificate"]["digits"] = json!(digits);
        proof["certificate"]["removed"] = json!(removed);
        let (code, said) = verdict(&proof);
        assert_eq!(code, Some(1), "{said}");
        found += usize::from(said.contains("the position is not stuck: an easier step is "));
    }
    assert!(found > 0, "no certificate has an independent step before the X-wing");
}

/// Digits, and candidates removed though no digit rules them out, after so many steps.
fn position_after(proof: &Value, count: usize) -> (String, Vec<String>) {
    let puzzle: sudokit::Puzzle = proof["puzzle"].as_str().expect("a text").parse().expect("a puzzle");
    let mut board = sudokit::Board::new(&puzzle).expect("no contradiction");
    for step in &proof["steps"].as_array().expect("steps")[..count] {
        let candidates = |field: &str| -> Vec<sudokit::Candidate> {
            let all = step["effect"][field].as_array().expect("a list").iter();
            all.map(|one| one.as_str().expect("a text").parse().expect("a candidate")).collect()
        };
        candidates("eliminations").into_iter().for_each(|candidate| _ = board.eliminate(candidate));
        candidates("placements").into_iter().for_each(|candidate| _ = board.place(candidate));
    }
    (board.puzzle().to_string(), board.removed().iter().map(|candidate| candidate.to_string()).collect())
}

#[test]
fn misread_certificates_are_told_with_their_place() {
    let good = &certificates("1")[0];
    for (field, value, why) in [
        (
            "hardest",
            json!("x-wign"),
            "certificate, hardest: no technique has the id \"x-wign\"; is it \"x-wing\"?",
        ),
        ("after", json!("3"), "certificate, after: expected the number of steps"),
        ("puzle", json!(1), "certificate: there is no field \"puzle\""),
    ] {
        let mut proof = good.clone();
        proof["certificate"][field] = value;
        refused(&proof, why);
    }
}

#[test]
fn orders_without_an_answer_say_so() {
    let none = run(&["generate", "--hardest", "squirmbag"]);
    assert_eq!((none.code, none.out.as_str()), (Some(2), ""));
    assert!(none.err.contains("nothing can be made: no puzzle needs Squirmbag: "), "{}", none.err);
    let unknown = run(&["generate", "--seed=1", "--hardest", "tridagon", "--time", "0"]);
    assert_eq!(unknown.code, Some(1));
    assert!(
        unknown.err.contains("no puzzle is known yet whose hardest technique is Tridagon"),
        "{}",
        unknown.err
    );
    for wrong in [&["--certificate"][..], &["--alone"], &["--format", "ndjson"]] {
        assert_eq!(run(&[&["generate"], wrong].concat()).code, Some(2), "{wrong:?}");
    }
    let csv = run(&["generate", "--hardest", "x-wing", "--certificate", "--format", "csv"]);
    assert!(csv.code == Some(2) && csv.err.contains("certificates are lines of JSON"), "{}", csv.err);
}
