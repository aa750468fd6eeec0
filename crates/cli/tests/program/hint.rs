//! What `sudoku hint` gives away, and what not.

use crate::common::{MEDIUM, MULTIPLE, SOLVED, UNIQUE, run};

/// The position in which the path of MEDIUM comes to a naked pair.
fn position() -> String {
    let lines = run(&["explain", "--format", "hodoku", "--until", "naked-pair", MEDIUM]).out;
    lines.lines().last().expect("a line").to_owned()
}

#[test]
fn each_level_says_more() {
    let position = position();
    let stages = [
        "Naked Pair\n",
        "Look at row 4.\n",
        "r4c2 and r4c4 can only be 2 or 8.\n",
        "These cells use up 2 and 8 in row 4, so no other cell there can hold either of\nthem.\n",
        "Remove 2 from r4c9.\nRemove 8 from r4c6.\n",
    ];
    for level in 0..=4 {
        let hint = run(&["hint", "--level", &level.to_string(), &position]);
        assert_eq!(hint.out, stages[..=level].concat());
        assert_eq!(hint.code, Some(0));
    }
    let all = run(&["hint", "--level", "5", &position]).out;
    assert!(all.starts_with(&stages.concat()), "{all}");
    assert!(all.contains("\nNaked Pair: 2,8 in r4c24 => r4c6<>8, r4c9<>2\n\n     c1 "), "{all}");
    assert_eq!(run(&["hint", &position]).out, stages[..2].concat(), "where to look, if nothing else is said");
    assert_eq!(run(&["hint", "--level", "6", &position]).code, Some(2));
}

#[test]
fn what_has_been_done_is_not_said_again() {
    let position = position();
    // The eliminations of the step, done by the player.
    let fields: Vec<&str> = position.split(':').collect();
    let done = format!("{} {}", fields[4], fields[5]);
    let next =
        run(&["hint", "--level", "5", &position.replace(&format!(":{}:", fields[4]), &format!(":{done}:"))]);
    assert!(!next.out.contains("Naked Pair"), "{}", next.out);
    assert_eq!(next.code, Some(0));
}

#[test]
fn mistakes_come_first_and_give_nothing_away() {
    // The solution begins 819.
    let wrong = run(&["hint", "--level", "5", &MEDIUM.replacen("8....4", "8+2+7..4", 1)]);
    assert_eq!(wrong.out, "2 in r1c2, 7 in r1c3 are wrong: take them back.\n");
    assert_eq!(wrong.code, Some(1));

    let one = run(&["hint", &MEDIUM.replacen("8....4", "8+1+7..4", 1)]);
    assert_eq!(one.out, "7 in r1c3 is wrong: take it back.\n");

    let line = format!(":0000:x:{MEDIUM}:112:::");
    let lost = run(&["hint", &line]);
    assert_eq!(lost.out, "A candidate that is needed has been removed: r1c2.\n");
    let told = run(&["hint", "--level", "5", "--notation", "k9", &line]);
    assert_eq!(told.out, "A candidate that is needed has been removed: 1 in A2.\n");
}

#[test]
fn other_ends_are_told() {
    assert_eq!(run(&["hint", SOLVED]).out, "It is solved, and all is right.\n");
    let impossible = run(&["hint", &format!("11{}", ".".repeat(79))]);
    assert_eq!(impossible.out, "The puzzle has no solution: `sudoku check` says more.\n");
    assert_eq!(impossible.code, Some(1));
    let stuck = run(&["hint", "--allow", "w-wing", UNIQUE]);
    assert!(stuck.out.starts_with("No technique leads on"), "{}", stuck.out);
    assert_eq!(stuck.code, Some(1));
    let cell = run(&["hint", "--cell", "r7c9", "--level", "4", UNIQUE]);
    assert!(cell.out.ends_with("r7c9 is 4.\n"), "{}", cell.out);
}

#[test]
fn scripts_get_as_much_as_the_level_says() {
    let record = |level: &str, puzzle: &str| -> serde_json::Value {
        serde_json::from_str(&run(&["hint", "-f", "ndjson", "--level", level, puzzle]).out)
            .expect("it is JSON")
    };
    let little = record("1", UNIQUE);
    assert_eq!((&little["advice"], &little["kind"]), (&"step".into(), &"naked-single".into()));
    assert_eq!(little["look"], "Look at r5c5.");
    assert!(little.get("effect").is_none() && little.get("result").is_none(), "{little}");
    let all = record("5", UNIQUE);
    assert_eq!(all["effect"], serde_json::json!({ "placements": ["r5c5=5"], "eliminations": [] }));
    let wrong = record("0", &UNIQUE.replacen("8.3", "8+93", 1));
    assert_eq!((&wrong["advice"], &wrong["wrong"]), (&"mistakes".into(), &serde_json::json!(["r5c5=9"])));
}

#[test]
fn where_there_are_several_solutions_that_is_said() {
    let undecided = run(&["hint", MULTIPLE]);
    assert!(undecided.out.starts_with("The puzzle has several solutions"), "{}", undecided.out);
    assert_eq!(undecided.code, Some(1));
    let record = run(&["hint", "--format", "ndjson", MULTIPLE]).out;
    let record: serde_json::Value = serde_json::from_str(&record).expect("it is JSON");
    assert_eq!(record["advice"], "undecided");
}
