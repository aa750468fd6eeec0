//! `sudoku bench`: sets and formats. Times are not tested, as they depend on the machine.

use crate::common::{Folder, MULTIPLE, SOLVED, UNIQUE, command, run, run_with};
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::process::Stdio;
use sudokit::Backend;

const SETS: [&str; 4] = ["easy", "minimal", "several", "none"];

fn json(arguments: &[&str]) -> Value {
    let run = run(&[&["bench", "--json", "--rounds=1"], arguments].concat());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    serde_json::from_str(&run.out).expect("it is JSON")
}

fn results(document: &Value) -> &Vec<Value> {
    document["results"].as_array().expect("there are results")
}

#[test]
fn the_table_has_every_set_and_every_engine() {
    let run = run(&["bench", "--puzzles=5", "--rounds=2", "--seed=77"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("seed 77\nmedian of 2 rounds"), "{}", run.out);
    let blocks: Vec<&str> = run.out.split("\n\n").collect();
    let [_, sets @ ..] = &blocks[..] else { panic!("{}", run.out) };
    assert_eq!(sets.len(), SETS.len(), "{}", run.out);
    for (name, set) in SETS.iter().zip(sets) {
        assert!(set.starts_with(&format!("{name}: 5 puzzles, ")), "{set}");
        let batches = Backend::available().map(|backend| format!("batch {backend}"));
        for engine in ["plain".to_owned(), "single".to_owned()].into_iter().chain(batches) {
            let rows =
                set.lines().filter(|line| line.trim_start().starts_with(&format!("{engine} "))).count();
            assert_eq!(rows, 1, "{engine}: {set}");
        }
    }
    assert!(run.out.lines().all(|line| line.len() < 80), "{}", run.out);
}

#[test]
fn the_document_has_the_machine_the_sets_and_the_rates() {
    let document = json(&["--puzzles=5", "--seed=3"]);
    assert_eq!(document["version"], sudokit::JSON_VERSION);
    let benchmark = &document["benchmark"];
    assert_eq!((&benchmark["seed"], &benchmark["rounds"]), (&3.into(), &1.into()));
    let backends: Vec<&str> = Backend::available().map(Backend::name).collect();
    let named = benchmark["backends"].as_array().expect("a list");
    assert!(named.iter().map(|backend| &backend["name"]).eq(&backends), "{benchmark}");
    let names: Vec<&Value> = results(&document).iter().map(|set| &set["set"]).collect();
    assert_eq!(names, SETS);
    for set in results(&document) {
        assert_eq!((&set["puzzles"], &set["nodes"]), (&5.into(), &Value::Null));
        let contestants = set["contestants"].as_array().expect("a list");
        assert_eq!(contestants.len(), 2 + backends.len(), "{set}");
        for contestant in contestants.iter().filter(|contestant| contestant["engine"] != "plain") {
            assert_eq!(contestant["puzzles"], 5, "{contestant}");
            let rate = &contestant["puzzles_per_second"];
            assert_eq!(rate["lowest"], rate["highest"], "there is one round: {contestant}");
            assert!(rate["median"].as_f64().is_some_and(|rate| rate > 0.0), "{contestant}");
        }
        assert_eq!(contestants[1]["ratio_to_single"]["median"], 1.0);
    }
}

#[test]
fn a_seed_makes_the_same_sets_again() {
    let sums = |seed: &str| -> Vec<Value> {
        results(&json(&["--puzzles=3", seed])).iter().map(|set| set["checksum"].clone()).collect()
    };
    let first = sums("--seed=1");
    assert_eq!(sums("--seed=1"), first);
    for (sum, other) in first.iter().zip(sums("--seed=2")) {
        assert_ne!(*sum, other);
    }
}

#[test]
fn every_puzzle_of_a_file_has_its_nodes_counted_once() {
    let folder = Folder::new("bench");
    let easy = folder.file("easy.txt", format!("{UNIQUE}\n{SOLVED}\n{MULTIPLE}\n"));
    let empty = ".".repeat(81);
    let document = json(&["--puzzles=7", &easy, &empty]);
    let [easy, empty] = &results(&document)[..] else { panic!("{document}") };
    assert!(easy["set"].as_str().is_some_and(|name| name.ends_with("easy.txt")), "{easy}");
    assert_eq!(easy["contestants"][1]["puzzles"], 9, "three of them are repeated to seven at least");

    // Deduction solves two of the three; two ways to fill four cells are one choice.
    assert_eq!(easy["puzzles"], 3);
    assert_eq!(
        easy["nodes"]["classes"],
        serde_json::json!([{ "from": 0, "to": 0, "puzzles": 2 }, { "from": 1, "to": 1, "puzzles": 1 }])
    );
    assert_eq!((&easy["nodes"]["median"], &easy["nodes"]["most"]), (&0.into(), &1.into()));

    // Two of nothing but choices.
    assert_eq!(empty["puzzles"], 1);
    let classes = empty["nodes"]["classes"].as_array().expect("a list");
    assert_eq!(classes.iter().filter_map(|class| class["puzzles"].as_u64()).sum::<u64>(), 1);
    assert!(empty["nodes"]["most"].as_u64().is_some_and(|most| most > 1), "{empty}");
}

#[test]
fn the_distribution_is_drawn() {
    let arguments = ["bench", "--rounds=1", "--puzzles=3", "-"];
    let run = run_with(&arguments, format!("{UNIQUE}\n{SOLVED}\n{MULTIPLE}\n"));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("\nstandard input: 3 puzzles\n"), "{}", run.out);
    assert!(
        run.out.contains("  search nodes a puzzle: mean 0.33, median 0, 95 % need at most 1, the most 1\n"),
        "{}",
        run.out
    );
    let ascii = command(&arguments[..3]).arg(UNIQUE).env("TERM", "dumb").output().expect("it runs");
    let drawn = String::from_utf8(ascii.stdout).expect("it is text");
    assert!(drawn.is_ascii() && drawn.contains(" 100.0 %  ####"), "{drawn}");
}

#[test]
fn candidate_grids_are_measured_too() {
    let written = run(&["convert", "--to", "sukaku", UNIQUE]).out;
    let line = written.lines().last().expect("a line");
    let document = json(&["--puzzles=2", "--from=sukaku", line]);
    assert_eq!(results(&document)[0]["contestants"][1]["puzzles"], 2, "{document}");
}

#[test]
fn bad_input_is_named_and_the_rest_measured() {
    let folder = Folder::new("bench-bad");
    let file = folder.file("some.txt", format!("{UNIQUE}\ngarbage\n"));
    let some = run(&["bench", "--rounds=1", "--puzzles=1", &file]);
    assert_eq!(some.code, Some(2));
    assert!(some.err.contains("some.txt: line 2, "), "{}", some.err);
    assert!(some.out.contains("some.txt: 1 puzzle\n"), "{}", some.out);

    let missing = run(&["bench", &folder.path("missing.txt")]);
    assert_eq!(missing.code, Some(2));
    assert!(missing.err.contains("is neither a file nor a puzzle"), "{}", missing.err);

    let empty = run(&["bench", "--json", &folder.file("empty.txt", "")]);
    assert_eq!(empty.code, Some(1));
    assert!(empty.err.starts_with("note: there is no puzzle in "), "{}", empty.err);
    let document: Value = serde_json::from_str(&empty.out).expect("it is JSON");
    assert!(results(&document).is_empty());

    for wrong in ["--rounds=0", "--puzzles=0", "--seed=x", "--from=line"] {
        assert_eq!(run(&["bench", wrong]).code, Some(2), "{wrong}");
    }
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let mut child = command(&["bench", "--puzzles=5", "--rounds=1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut first = String::new();
    BufReader::new(child.stdout.take().expect("it is piped")).read_line(&mut first).expect("a line");
    assert!(first.starts_with("sudoku "), "{first}");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
}
