//! `sudoku hint`: what each level tells, and what it does not.

use crate::common::{Folder, MEDIUM, MULTIPLE, SOLVED, UNIQUE, command, run};

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
        "These cells use up 2 and 8 in row 4, so no other cell there can be 2 or 8.\n",
        "Remove 2 from r4c9.\nRemove 8 from r4c6.\n",
    ];
    let page = "\n`sudoku techniques naked-pair` explains this technique.\n";
    for level in 0..=4 {
        let hint = run(&["hint", "--detail", &level.to_string(), &position]);
        let said = stages[..=level].concat() + "\n";
        assert!(hint.out.starts_with(&said), "{}", hint.out);
        assert_eq!(hint.out.contains("     c1 "), level >= 3, "{}", hint.out);
        assert!(hint.out.ends_with(page), "{}", hint.out);
        assert_eq!(hint.code, Some(0));
    }
    let all = run(&["hint", "--detail", "5", &position]).out;
    assert!(all.starts_with(&stages.concat()), "{all}");
    assert!(all.contains("\nNaked Pair: 2,8 in r4c24 => r4c6<>8, r4c9<>2\n\n     c1 "), "{all}");
    let little = stages[..2].concat() + page;
    assert_eq!(run(&["hint", &position]).out, little, "where to look, if nothing else is said");
    assert_eq!(run(&["hint", "--detail", "6", &position]).code, Some(2));
}

#[test]
fn the_picture_shows_as_much_as_the_words() {
    let position = position();
    let row = |level: &str| {
        let hint = run(&["hint", "--detail", level, &position]).out;
        hint.lines().find(|line| line.starts_with("r4*")).expect("the row of the pair").to_owned()
    };
    assert!(row("3").contains("2*8*") && !row("3").contains('-'), "{}", row("3"));
    assert!(row("4").contains("2*8*") && row("4").contains("358-"), "{}", row("4"));
}

#[test]
fn what_has_been_done_is_not_said_again() {
    let position = position();
    // The eliminations of the step, done by the player.
    let fields: Vec<&str> = position.split(':').collect();
    let done = format!("{} {}", fields[4], fields[5]);
    let next =
        run(&["hint", "--detail", "5", &position.replace(&format!(":{}:", fields[4]), &format!(":{done}:"))]);
    assert!(!next.out.contains("Naked Pair"), "{}", next.out);
    assert_eq!(next.code, Some(0));
}

#[test]
fn mistakes_come_first_and_give_nothing_away() {
    // The solution begins 819.
    let wrong = run(&["hint", "--detail", "5", &MEDIUM.replacen("8....4", "8+2+7..4", 1)]);
    assert_eq!(wrong.out, "2 in r1c2 and 7 in r1c3 are wrong: take them back.\n");
    assert_eq!(wrong.code, Some(1));

    let one = run(&["hint", &MEDIUM.replacen("8....4", "8+1+7..4", 1)]);
    assert_eq!(one.out, "7 in r1c3 is wrong: take it back.\n");

    let line = format!(":0000:x:{MEDIUM}:112:::");
    let lost = run(&["hint", &line]);
    assert_eq!(lost.out, "A candidate that is needed has been removed: r1c2.\n");
    let told = run(&["hint", "--detail", "5", "--notation", "k9", &line]);
    assert_eq!(told.out, "A candidate that is needed has been removed: 1 in A2.\n");
}

#[test]
fn other_ends_are_told() {
    assert_eq!(run(&["hint", SOLVED]).out, "The grid is solved, and every digit is right.\n");
    let impossible = run(&["hint", &format!("11{}", ".".repeat(79))]);
    assert_eq!(
        impossible.out,
        "1 appears twice in row 1: r1c1 and r1c2.\n1 appears twice in box 1: r1c1 and r1c2.\n\
         This grid has no solution.\n\
         There are several solutions without the 1 in r1c1 or without the 1 in r1c2.\n"
    );
    assert_eq!(impossible.code, Some(1));
    let stuck = run(&["hint", "--allow", "w-wing", UNIQUE]);
    assert!(stuck.out.starts_with("No technique applies"), "{}", stuck.out);
    assert_eq!(stuck.code, Some(1));
    let cell = run(&["hint", "--cell", "r7c9", "--detail", "4", UNIQUE]);
    assert!(cell.out.contains("r7c9 is 4.\n"), "{}", cell.out);
}

#[test]
fn scripts_get_as_much_as_the_level_says() {
    let record = |level: &str, puzzle: &str| -> serde_json::Value {
        serde_json::from_str(&run(&["hint", "-f", "ndjson", "--detail", level, puzzle]).out)
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
    assert_eq!(
        undecided.out,
        "The puzzle has several solutions: was a given missed?\n\
         They differ in r2c8, r2c9, r7c8 and r7c9.\n\
         One more given would decide, for example 4 in r2c8.\n\
         No technique decides between them; `sudoku solve --all` lists them.\n"
    );
    assert_eq!(undecided.code, Some(1));
    // A given is missing, and there is a step all the same.
    let missed = run(&["hint", &UNIQUE.replacen(".98....6.", ".98......", 1)]);
    let (first, step) = missed.out.split_once("\n\n").expect("two paragraphs");
    assert!(first.starts_with("The puzzle has several solutions: was a given missed?"), "{first}");
    assert!(step.contains("Look at "), "{step}");
    assert_eq!(missed.code, Some(1));
    let record = run(&["hint", "--format", "ndjson", MULTIPLE]).out;
    let record: serde_json::Value = serde_json::from_str(&record).expect("it is JSON");
    assert_eq!(record["advice"], "undecided");
    assert_eq!(record["several"]["cells"], serde_json::json!(["r2c8", "r2c9", "r7c8", "r7c9"]));
    assert_eq!(
        (&record["several"]["at_least"], record["several"]["givens"].as_array().map(Vec::len)),
        (&1.into(), Some(1))
    );
}

/// UNIQUE with its first two rows filled in, and 9 instead of 5 in the middle.
const HALF_FILLED: &str = "534678912672195348.98....6.8...6...34..893..17...2...6.6....28....419..5....8..79";

#[test]
fn a_wrong_digit_in_a_grid_typed_plainly_is_found() {
    let found = run(&["hint", HALF_FILLED]);
    let says = "9 appears twice in column 5: r2c5 and r5c5.\nThis grid has no solution.\n";
    assert!(found.out.starts_with(says), "{}", found.out);
    assert!(found.out.contains("\nThere is exactly one solution without the 9 in r5c5.\n"), "{}", found.out);
    assert!(found.out.contains("write + before each of them"), "{}", found.out);
    assert_eq!(found.code, Some(1));
    let record: serde_json::Value =
        serde_json::from_str(&run(&["hint", "-f", "ndjson", HALF_FILLED]).out).expect("it is JSON");
    assert_eq!(record["advice"], "impossible");
    assert_eq!(
        record["suspects"],
        serde_json::json!({ "sets": [["r5c5"]], "leaves": "unique", "complete": true })
    );
}

#[test]
fn with_the_printed_puzzle_known_mistakes_are_named() {
    let folder = Folder::new("printed");
    let printed = folder.file("printed.txt", UNIQUE);
    for name in [UNIQUE, &printed] {
        let hint = run(&["hint", "--givens", name, HALF_FILLED]);
        assert_eq!(hint.out, "9 in r5c5 is wrong: take it back.\n");
        let right = run(&["hint", "--detail", "0", "--givens", name, &HALF_FILLED.replacen("893", "853", 1)]);
        assert_eq!((right.code, right.err.as_str()), (Some(0), ""), "{}", right.out);
        for command in ["explain", "steps"] {
            let told = run(&[command, "--givens", name, HALF_FILLED]);
            assert_eq!((told.code, told.out.as_str()), (Some(1), "9 in r5c5 is wrong: take it back.\n"));
        }
        let check = run(&["check", "--givens", name, HALF_FILLED]).out;
        assert!(check.contains("givens     30\n"), "{check}");
        assert!(check.contains("filled in  12 digits, 1 wrong:\n           r5c5=9\n"), "{check}");
    }
}

#[test]
fn a_printed_puzzle_that_cannot_be_meant_is_refused() {
    let other = run(&["hint", "--givens", UNIQUE, &UNIQUE.replacen('5', "4", 1), UNIQUE]);
    assert_eq!(other.err, "error: argument 1:1: this grid has 4 in r1c1, where the printed puzzle has 5\n");
    assert!(other.code == Some(2) && other.out.contains("Look at"), "the other is answered: {}", other.out);
    let folder = Folder::new("givens");
    let two = folder.file("two.txt", format!("{UNIQUE}\n{MEDIUM}\n"));
    let nothing = folder.file("nothing.txt", "");
    for (givens, why) in [
        (two.as_str(), "--givens takes one puzzle"),
        (&nothing, "there is no puzzle in it"),
        ("no-such-file.txt", "neither a file nor a puzzle"),
        (&"123456789".repeat(81), "--givens takes a puzzle of digits"),
    ] {
        for command in ["hint", "check", "explain", "steps"] {
            let refused = run(&[command, "--givens", givens, UNIQUE]);
            assert!(refused.code == Some(2) && refused.err.contains(why), "{}", refused.err);
            assert_eq!(refused.out, "");
        }
    }
}

#[test]
fn a_hint_is_told_in_the_language_of_the_reader() {
    let position = position();
    let told = |language: &str| run(&["hint", "--detail", "4", "--lang", language, &position]).out;
    let starts = [
        ("de", "Nacktes Paar\nBetrachten Sie Zeile 4.\n"),
        ("fr", "Paire nue\n"),
        ("es", "Par desnudo\n"),
        ("pt-BR", "Par nu\n"),
        ("ja", "二国同盟\n"),
        ("zh-Hans", "显性数对\n"),
    ];
    for (language, start) in starts {
        let said = told(language);
        assert!(said.starts_with(start), "{language}: {said}");
        for cell in ["r4c2", "r4c4", "r4c9", "r4c6"] {
            assert!(said.contains(cell), "{language}: {said}");
        }
    }
    assert_eq!(told("de_AT.UTF-8"), told("de"));
    let record = run(&["hint", "--format", "json", "--lang", "de", &position]).out;
    assert!(record.contains(r#""name":"Nacktes Paar""#) && record.contains("Zeile 4"), "{record}");
    let unknown = run(&["hint", "--lang", "xx", &position]);
    assert_eq!(unknown.code, Some(2));
    assert!(unknown.err.contains("expected en, de, es, fr, ja, pt-BR, zh-Hans"), "{}", unknown.err);
}

#[test]
fn a_hint_is_told_to_its_reader() {
    let position = position();
    let told = |arguments: &[&str], set: &[(&str, &str)]| {
        let mut command = command(&["hint", "--detail", "5"]);
        let output = command.args(arguments).arg(&position).envs(set.iter().copied()).output();
        String::from_utf8(output.expect("it runs").stdout).expect("it is text")
    };
    let (beginner, expert) = (told(&["--voice", "beginner"], &[]), told(&["--voice", "expert"], &[]));
    assert!(beginner.contains("Run your eye along row 4.") && beginner.contains("Cross out"), "{beginner}");
    assert!(expert.contains("Eliminate ") && !expert.contains("Cross out"), "{expert}");
    let player = told(&[], &[]);
    assert!(player.contains("Remove ") && player.contains("Look at row 4."), "{player}");
    assert_eq!(told(&[], &[("SUDOKU_VOICE", "expert")]), expert);
    assert_eq!(told(&["--voice", "player"], &[("SUDOKU_VOICE", "expert")]), player);
    // Programs read what they have asked for.
    let json = told(&["-f", "json"], &[]);
    assert_eq!(told(&["-f", "json"], &[("SUDOKU_VOICE", "expert")]), json);
    assert_ne!(told(&["-f", "json", "--voice", "expert"], &[]), json);
    assert_eq!(told(&[], &[("SUDOKU_VOICE", "")]), player);
    let mut command = command(&["hint", &position]);
    let wrong = command.env("SUDOKU_VOICE", "pro").output().expect("it runs");
    let said = String::from_utf8_lossy(&wrong.stderr);
    assert!(
        wrong.status.code() == Some(2) && said.contains("SUDOKU_VOICE") && said.contains("expert"),
        "{said}"
    );
    let german = told(&["--voice", "beginner", "--lang", "de"], &[]);
    assert_ne!(german, told(&["--lang", "de"], &[]));
    let unknown = run(&["hint", "--voice", "expart", &position]);
    assert!(unknown.code == Some(2) && unknown.err.contains("expert"), "{}", unknown.err);
}

#[test]
fn links_are_written_for_experts_alone() {
    let chain = "83...4.....423....16.8...5........3.2....894......75..9...5.47...1..6.9......3.15";
    let path = |voice: &str| run(&["explain", "--verbose", "--voice", voice, chain]).out;
    let is_chain = |line: &str| line.starts_with("   (") && line.contains("-(");
    assert!(path("expert").lines().any(is_chain));
    assert!(!path("player").lines().any(is_chain));
    for document in [&["explain", "-f", "html"][..], &["print", "--way", "-f", "html"]] {
        let has_chain = |voice: &str| {
            let text = run(&[document, &["--voice", voice, chain]].concat()).out;
            text.lines().any(|line| line.contains(")r2c9-(") || line.contains("r2c9-(6=3)"))
        };
        assert!(has_chain("expert") && !has_chain("player"), "{document:?}");
    }
}

#[test]
fn a_folder_of_messages_is_told_as_it_is_now() {
    let (position, folder) = (position(), Folder::new("words"));
    folder.file("subsets.ftl", "subsets-look = Find two twins in { $house }.\n");
    let told = || run(&["hint", "--lang", &folder.path("."), &position]);
    assert!(told().out.starts_with("Naked Pair\nFind two twins in row 4.\n"), "{}", told().out);
    folder.file("subsets.ftl", "subsets-look = Look at\n    -term = { $house.\n");
    let wrong = told();
    assert_eq!((wrong.code, wrong.out.as_str()), (Some(2), ""));
    assert!(wrong.err.contains("subsets.ftl, line "), "{}", wrong.err);
}

#[test]
fn hints_for_people_are_in_the_language_of_the_system() {
    let position = position();
    let told = |arguments: &[&str], set: &[(&str, &str)]| {
        let mut command = command(&["hint"]);
        command.args(arguments).arg(&position);
        let output = command.envs(set.iter().copied()).output().expect("it runs");
        String::from_utf8(output.stdout).expect("it is text")
    };
    let (german, english) = ("Nacktes Paar\n", "Naked Pair\n");
    let first = |told: String| told.lines().next().map(|line| format!("{line}\n")).unwrap_or_default();
    assert_eq!(first(told(&[], &[("LC_ALL", "de_DE.UTF-8")])), german);
    assert_eq!(
        first(told(
            &[],
            &[("LC_ALL", ""), ("LC_MESSAGES", ""), ("LC_CTYPE", "C.UTF-8"), ("LANG", "de_AT.utf8")]
        )),
        german
    );
    assert_eq!(first(told(&[], &[("LC_ALL", "C.UTF-8"), ("LANG", "de_DE.UTF-8")])), english);
    assert_eq!(first(told(&[], &[("LC_ALL", "xx_XX.UTF-8")])), english);
    // An encoding that lacks its letters.
    assert_eq!(first(told(&[], &[("LC_ALL", "ja_JP.eucJP")])), english);
    assert_eq!(first(told(&["--lang", "en"], &[("LC_ALL", "de_DE.UTF-8")])), english);
    assert!(told(&["--format", "json"], &[("LC_ALL", "de_DE.UTF-8")]).contains("\"name\":\"Naked Pair\""));
}
