//! What `sudoku verify` believes.

use crate::common::{Folder, MEDIUM, UNIQUE, run, run_with};

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
        ("\"r4c6=8\"", "\"r4c6=5\"", "step 1 does not hold: Naked Pair: more is removed than follows"),
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
    assert!(mixed.err.contains("standard input: proof 1: missing field `puzzle`"), "{}", mixed.err);
    assert!(mixed.out.contains("proof 2: all 51 steps hold"), "{}", mixed.out);
    assert_eq!(mixed.code, Some(2));

    let broken = run_with(&["verify"], "{\"version\":");
    assert!(broken.err.contains("line 1 column 11") && broken.err.contains("hint: "), "{}", broken.err);
    assert_eq!(broken.code, Some(2));

    let nothing = run_with(&["verify"], "");
    assert_eq!(
        (nothing.code, nothing.err.as_str()),
        (Some(0), "note: there is no proof in standard input\n")
    );
    let missing = run(&["verify", "/no/such/file"]);
    assert!(missing.err.starts_with("error: cannot read /no/such/file: no such file"), "{}", missing.err);
}
