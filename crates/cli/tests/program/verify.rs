//! `sudoku verify`.

use crate::common::{Folder, MEDIUM, UNIQUE, run, run_with};
use serde_json::Value;

#[test]
fn what_explain_proves_is_believed() {
    for format in ["json", "ndjson"] {
        let proofs = run_with(&["explain", "--format", format], format!("{UNIQUE}\n{MEDIUM}\n"));
        let verified = run_with(&["verify"], &proofs.out);
        let expected = "standard input: proof 1: all 51 steps hold, the grid is solved\n\
                        standard input: proof 2: all 65 steps hold, the grid is solved\n";
        assert_eq!((verified.out.as_str(), verified.code), (expected, Some(0)));
    }
    let part = run(&["explain", "--format", "json", "--step", "23", MEDIUM]).out;
    let verified = run_with(&["verify"], part);
    assert!(verified.out.contains("proof 1: all 1 steps hold, "), "{}", verified.out);
}

#[test]
fn what_is_changed_is_refused() {
    let folder = Folder::new("verify");
    let proof = run(&["explain", "--format", "ndjson", "--step", "23", MEDIUM]).out;
    assert!(proof.contains("\"eliminations\":[\"r4c6=8\",\"r4c9=2\"]"), "{proof}");
    for (from, to, why) in [
        (
            "\"r4c6=8\"",
            "\"r4c6=5\"",
            "step 1 does not hold: Naked Pair: the step removes more than follows from the pattern",
        ),
        (
            "\"cells\":[\"r4c2\"",
            "\"cells\":[\"r4c9\"",
            "step 1 does not hold: Naked Pair: a cell has another candidate",
        ),
        ("\"kind\":\"naked-pair\"", "\"kind\":\"pointing\"", "the pattern is of another family"),
    ] {
        let changed = folder.file("changed.json", proof.replace(from, to));
        let verified = run(&["verify", &changed]);
        assert!(verified.out.contains(why), "{}{}", verified.out, verified.err);
        assert_eq!(verified.code, Some(1));
    }
}

#[test]
fn what_is_no_proof_is_an_error_and_stops_nothing() {
    let proof = run(&["explain", "--format", "ndjson", UNIQUE]).out;
    let mixed = run_with(&["verify"], format!("{{\"version\":1}}\n{proof}"));
    assert!(
        mixed.err.contains("standard input: line 1: proof 1: the field \"puzzle\" is missing: "),
        "{}",
        mixed.err
    );
    assert!(mixed.out.contains("proof 1: could not be read\n"), "{}", mixed.out);
    assert!(mixed.out.contains("proof 2: all 51 steps hold"), "{}", mixed.out);
    assert_eq!(mixed.code, Some(2));

    let broken = run_with(&["verify"], "{\"version\":");
    assert!(
        broken.err.contains("the record ends too early") && broken.err.contains("hint: "),
        "{}",
        broken.err
    );
    assert_eq!(broken.code, Some(2));

    let nothing = run_with(&["verify"], "");
    assert_eq!(
        (nothing.code, nothing.err.as_str()),
        (Some(1), "note: there is no proof in standard input\n")
    );
    let missing = run(&["verify", "/no/such/file"]);
    assert!(missing.err.starts_with("error: cannot read /no/such/file: no such file"), "{}", missing.err);
}

/// Two solutions, and a candidate gone that only one of them has; the digits of r3c7 and others follow from
/// that.
const TWO: &str =
    ":0000::6.92.1.484583.79.2..2849.655..41629.29.738.567615.248334612587982.974631917..3524:737:::";

#[test]
fn what_is_taken_for_granted_is_said() {
    let proof = run_with(&["explain", "--format", "ndjson"], TWO).out;
    let verified = run_with(&["verify"], &proof);
    let granted = "; taken for granted: r3c7=7 is removed at the start, and the givens alone leave it open\n";
    assert!(
        verified.out.contains("the grid is solved") && verified.out.ends_with(granted),
        "{}",
        verified.out
    );
    assert_eq!(verified.code, Some(0));

    let record: Value = serde_json::from_str(&run_with(&["verify", "-f", "ndjson"], &proof).out).unwrap();
    assert_eq!((&record["givens"], &record["start"]), (&"multiple".into(), &"unique".into()));
    assert_eq!((&record["removed"], &record["verdict"]), (&serde_json::json!(["r3c7=7"]), &"holds".into()));
    let table = run_with(&["verify", "-f", "csv"], &proof).out;
    assert_eq!(
        table.lines().next().unwrap().split(',').count(),
        table.lines().nth(1).unwrap().split(',').count()
    );
    assert!(table.contains(",multiple,unique,,r3c7=7,,true"), "{table}");

    // A rectangle that rests on one solution of the givens is refused: they have two.
    let steps = run_with(&["steps", "--allow", "unique-rectangle-1"], TWO);
    assert!(
        steps.out.starts_with("No technique applies.\nThe givens alone do not have exactly one solution"),
        "{}",
        steps.out
    );
    let false_step = r#"[{"kind":"unique-rectangle-1","effect":{"placements":[],"eliminations":["r3c7=3"]},
        "pattern":{"uniqueness":{"digits":[3,7],"cells":["r3c1","r3c7","r5c1","r5c7"],"reason":"OneCell"}}}]"#;
    let mut claim: Value = serde_json::from_str(&proof).unwrap();
    claim["steps"] = serde_json::from_str(false_step).unwrap();
    let refuted = run_with(&["verify"], claim.to_string());
    assert!(
        refuted.out.contains("the givens alone do not have exactly one solution"),
        "{}{}",
        refuted.out,
        refuted.err
    );
    assert_eq!(refuted.code, Some(1));
}

#[test]
fn a_start_without_a_solution_proves_nothing() {
    let clash = format!("11{}", ".".repeat(79));
    let proof = run(&["explain", "-f", "ndjson", &clash]);
    let verified = run_with(&["verify"], proof.out);
    let words = "proof 1: all 0 steps hold, but the start has no solution: row 1 has 1 more than once\n";
    assert!(verified.out.ends_with(words), "{}{}", verified.out, verified.err);
    assert_eq!((proof.code, verified.code), (Some(1), Some(1)));
    // A candidate of the solution that is gone at the start.
    let wrong =
        run(&["explain", "-f", "ndjson", UNIQUE]).out.replace("\"removed\":[]", "\"removed\":[\"r1c3=4\"]");
    let verified = run_with(&["verify"], wrong);
    assert!(
        verified.out.contains("the solution of the givens says otherwise")
            || verified.out.contains("does not hold")
    );
    assert_eq!(verified.code, Some(1));
}

#[test]
fn what_is_misread_is_named_in_the_terms_of_the_field() {
    let proof = run(&["explain", "--format", "ndjson", "--step", "23", MEDIUM]).out;
    let kind = "\"kind\":\"naked-pair\"";
    for (from, to, said) in [
        (proof.as_str(), "5\n", "expected a proof such as {\"version\":1,"),
        (proof.as_str(), "[5]\n", "expected a proof such as {\"version\":1,"),
        (
            kind,
            "\"kind\":\"naked-piar\"",
            "step 1, kind: no technique has the id \"naked-piar\"; is it \"naked-pair\"?",
        ),
        (kind, "\"kind\":7", "step 1, kind: expected the id of a technique such as \"naked-pair\", found 7"),
        (kind, "\"knid\":\"naked-pair\"", "step 1: there is no field \"knid\"; is it \"kind\"?"),
        ("\"removed\":", "\"kind\":\"x\",\"removed\":", "proof 1: the field \"kind\" does not belong here"),
        ("\"removed\":", "\"remvoed\":", "there is no field \"remvoed\"; is it \"removed\"?"),
        (
            "\"cells\":[\"r4c2\"",
            "\"cells\":[\"r4c12\\u001b\"",
            "pattern, subsets, cells, item 1: expected a cell such as r1c1, found \"r4c12\\u{1b}\"",
        ),
        (
            "\"r4c6=8\"",
            "null",
            "step 1, effect, eliminations, item 1: expected a candidate such as r4c7=3, found null",
        ),
        (
            "\"pattern\":{\"subsets\"",
            "\"pattern\":{\"subset\"",
            "pattern: nothing is called \"subset\" there; is it \"subsets\"?",
        ),
        ("\"version\":1", "\"version\":2", "expected version 1, found 2"),
        ("\"version\":1,", "\"version\":1;", "this is no JSON at column 13"),
    ] {
        let changed = proof.replacen(from, to, 1);
        assert_ne!(changed, proof, "{from}");
        let verified = run_with(&["verify"], format!("\n{changed}{proof}"));
        assert!(
            verified.err.contains("line 2: proof 1: ") && verified.err.contains(said),
            "{said}\n{}",
            verified.err
        );
        assert!(verified.err.len() < 600 && !verified.err.contains('\u{1b}'), "{}", verified.err);
        assert!(verified.out.contains("proof 2: all 1 steps hold"), "{}", verified.out);
        assert_eq!(verified.code, Some(2));
    }
}

#[test]
fn what_never_ends_is_refused_and_the_next_is_read() {
    let proof = run(&["explain", "--format", "ndjson", UNIQUE]).out;
    let endless = "{\"version\":1,\"puzzle\":\"".to_owned() + &"5".repeat(20 << 20);
    let verified = run_with(&["verify"], format!("{endless}\n{proof}{}\n{proof}", "{\"a\":".repeat(100_000)));
    assert!(
        verified.err.contains("line 1: proof 1: expected a record of at most 8388608 bytes"),
        "{}",
        verified.err
    );
    let nested = "line 3: proof 3: the record ends too early: it is cut off at column 500000\n";
    assert!(verified.err.contains(nested), "{}", verified.err);
    assert!(
        verified.out.contains("proof 2: all 51 steps hold")
            && verified.out.contains("proof 4: all 51 steps hold")
    );
    assert_eq!(verified.code, Some(2));
}

#[test]
fn records_agree_with_their_schema() {
    let schema: Value = serde_json::from_str(include_str!("../../../sudokit/schema/verify.json")).unwrap();
    let proof = run(&["explain", "--format", "ndjson", MEDIUM]).out;
    let record: Value = serde_json::from_str(&run_with(&["verify", "-f", "ndjson"], proof).out).unwrap();
    let names = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<String>>();
    assert_eq!(names(&record), names(&schema["properties"]));
    assert_eq!(schema["required"].as_array().unwrap().len(), names(&record).len());
}

/// A position of the documentation of `rank`, as HoDoKu's library has it.
const POSITION: &str = ":::+8.+9+2.....+2+5.+7.49687.+6+589..2..+7+8.+52+94.+25+4+971+8.+4981+2....5+62+9+7..4..8+435+2+67..7.6+4..+2.:::";

#[test]
fn arguments_written_by_hand_are_checked() {
    let argument = "6 truths {r2c35,r37c7,r7c69} 7 links {1r27 3r2c7b9 4r3 8r7} => r9c7<>3";
    let as_xsudo = "Truths = {2N35 37N7 7N69} Links = {1R27 3R2 3C7 3B9 4R3 8R7} => r9c7<>3";
    for argument in [argument, as_xsudo] {
        let said = run_with(&["verify"], format!("# A note.\n{POSITION}\n\n{argument}\n"));
        assert!(
            said.out.starts_with("standard input: proof 1: all 1 steps hold, "),
            "{}{}",
            said.out,
            said.err
        );
        assert_eq!((said.err.as_str(), said.code), ("", Some(0)));
    }
    let more = argument.replace("r9c7<>3", "r9c7<>35");
    let said = run_with(&["verify", "--format", "csv"], format!("{POSITION}\n{more}\n"));
    assert!(said.out.contains("refuted"), "{}", said.out);
    assert!(said.out.contains("the step removes more than follows from the pattern"), "{}", said.out);
    assert_eq!(said.code, Some(1));
}

/// A puzzle with the chains of the page about proofs.
const CHAINS: &str = "82.419......7329.8.395862...928.163....6.7.92...9234..91637..2.28.165..9...29.1..";

#[test]
fn arguments_in_other_notations_are_checked() {
    let eureka = "(4=5)r5c2-(5=4)r5c5 => r5c13<>4";
    let nrc = "biv-chain[2]: r5c2{n4 n5} - r5c5{n5 n4} ==> r5c1≠4, r5c3≠4";
    let hodoku = "AIC: 4 4- r5c2 -5- r5c5 -4 => r5c13<>4";
    for argument in [eureka, nrc, hodoku] {
        let said = run_with(&["verify"], format!("{CHAINS}\n{argument}\n"));
        assert_eq!((said.err.as_str(), said.code), ("", Some(0)), "{}", said.out);
        assert!(said.out.starts_with("standard input: proof 1: all 1 steps hold, 36 cells"), "{}", said.out);
    }
    let several = format!("{CHAINS}\n{eureka}\nAIC: {}\n", eureka.replace("r5c13<>4", "r5c2<>45"));
    let said = run_with(&["verify", "-f", "csv"], several);
    assert!(said.out.contains(",1,1,refuted,2,,2,aic,"), "{}", said.out);
    assert_eq!(said.code, Some(1));
    let said = run_with(&["verify"], format!("{CHAINS}\n{}\n", eureka.replace("r5c5", "r5x5")));
    let why = "standard input: line 2: proof 1: column 16: expected cells such as r1c23, found 'r5x5'";
    assert!(said.err.contains(why), "{}", said.err);
    assert_eq!(said.code, Some(2));
}

/// The lines of `steps` are arguments, too.
#[test]
fn printed_steps_are_read_back() {
    let steps = run(&["steps", "--allow", "whip,bivalue-chain,aic,x-chain,xy-chain", CHAINS]).out;
    let lines: Vec<&str> = steps.lines().filter(|line| line.contains("=>")).map(str::trim).collect();
    assert!(lines.len() > 10, "{steps}");
    let said = run_with(&["verify"], format!("{CHAINS}\n{}\n", lines.join("\n")));
    // Each is about the board as it is: one that removes what is gone already is refused.
    assert_eq!(said.err, "");
    for line in lines {
        let said = run_with(&["verify"], format!("{CHAINS}\n{line}\n"));
        assert_eq!(said.code, Some(0), "{line}: {}{}", said.out, said.err);
    }
}

#[test]
fn what_is_no_argument_stops_nothing() {
    let argument = "truths {r2c35,r37c7,r7c69} links {1r27 3r2c7b9 4r3 8r7} => r9c7<>3";
    let proof = run(&["explain", "--format", "ndjson", UNIQUE]).out;
    let text = format!(
        "{argument}\n{POSITION}\ntruths {{x}} links {{}} => r9c7<>3\nnonsense\n{argument}\n{proof}{POSITION}\n"
    );
    let said = run_with(&["verify"], text);
    for wrong in [
        "line 1: proof 1: there is no position above this argument",
        "line 3: proof 2: 'x' is neither cells",
        "line 4: proof 2: expected an argument or a position",
    ] {
        assert!(said.err.contains(wrong), "{}", said.err);
    }
    let verdicts: Vec<&str> =
        said.out.lines().map(|line| line.split(", ").next().unwrap_or_default()).collect();
    assert_eq!(
        verdicts,
        [
            "standard input: proof 1: could not be read",
            "standard input: proof 2: the argument in line 3 could not be read",
            "standard input: proof 3: all 51 steps hold",
            "standard input: proof 4: all 0 steps hold"
        ]
    );
    assert_eq!(said.code, Some(2));
}

/// An argument with a typing error is no argument that holds, and nothing behind it is judged without it.
#[test]
fn what_cannot_be_read_is_a_verdict_of_its_own() {
    let good = "truths {r2c35,r37c7,r7c69} links {1r27 3r2c7b9 4r3 8r7} => r9c7<>3";
    let bad = good.replace("4r3", "4q3");
    for (arguments, steps, before) in [
        (bad.clone(), 0, "the argument in line 2 could not be read\n"),
        (
            format!("{good}\n{bad}\n{good}"),
            1,
            "the argument in line 3 could not be read; the one before it holds\n",
        ),
    ] {
        let text = format!("{POSITION}\n{arguments}\n");
        let said = run_with(&["verify"], &text);
        assert_eq!((said.out, said.code), (format!("standard input: proof 1: {before}"), Some(2)));
        let record: Value = serde_json::from_str(&run_with(&["verify", "-f", "ndjson"], &text).out).unwrap();
        assert_eq!((&record["verdict"], &record["steps"]), (&"unread".into(), &steps.into()));
        assert_eq!((&record["step"], &record["solved"]), (&(steps + 1).into(), &false.into()));
        assert!(record["why"].as_str().unwrap().starts_with("'4q3' is neither cells"), "{record}");
        assert_eq!(record["empty"], Value::Null);
    }
    // A step that does not hold is refuted, whatever follows it.
    let wrong = good.replace("r9c7<>3", "r9c7<>35");
    let said = run_with(&["verify", "-f", "csv"], format!("{POSITION}\n{wrong}\n{bad}\n"));
    assert!(said.out.contains(",1,1,refuted,1,,1,rank,the step removes more"), "{}", said.out);
    // A record that is no proof.
    let said = run_with(&["verify", "-f", "csv"], "{\"version\":1}\n");
    assert!(said.out.contains("standard input,1,1,unread,,,,,\"the field "), "{}", said.out);
}

/// Repeated digits are refused before anything is multiplied out, and gaps are read once.
#[test]
fn long_nonsense_is_refused_at_once() {
    let ones = "1".repeat(1 << 20);
    let brackets = "[]".repeat(1 << 20);
    let empty = ".".repeat(81);
    for (text, why) in [
        (format!("{empty}\ntruths {{{ones}r{ones}}} links {{1r1}} => r1c1<>1\n"), "is neither cells such as"),
        (format!("{empty}\ntruths {{1r1}} links {{1b1}} => r{ones}c{ones}<>1\n"), "is neither digits placed"),
        (
            format!("{empty}\ntruths {{1{0}}} links {{1b1}} => r1c1<>1\n", "r1".repeat(1 << 20)),
            "a second time",
        ),
        (format!("{{\"results\"{}x{brackets}}}\n", " ".repeat(1 << 20)), "this is no JSON"),
    ] {
        let began = std::time::Instant::now();
        let said = run_with(&["verify"], text);
        assert!(said.err.contains(why) && said.err.len() < 600, "{why}: {}", said.err);
        assert_eq!(said.code, Some(2));
        assert!(began.elapsed().as_secs() < 10, "{why}");
    }
}
