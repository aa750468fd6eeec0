//! `sudoku rate`, for one puzzle and for many.

use crate::common::{Folder, MEDIUM, MULTIPLE, UNIQUE, data, run, run_with};
use std::fmt::Write as _;
use sudokit_testkit::share;

#[test]
fn one_puzzle_gets_a_paragraph() {
    let run = run(&["rate", MEDIUM]);
    assert!(run.out.starts_with("level  Medium\nscore  738\nsteps  65\n\n"), "{}", run.out);
    let counts = run.out.lines().skip(4).map(|line| {
        line.trim().split(' ').next().and_then(|count| count.parse::<usize>().ok()).expect("a count")
    });
    assert_eq!(counts.sum::<usize>(), 65);
    assert_eq!(run.code, Some(0));
}

#[test]
fn many_get_a_row_each_in_order_for_any_number_of_threads() {
    let puzzles = format!("{UNIQUE}\n{MEDIUM}\n{MULTIPLE}\n").repeat(200);
    let folder = Folder::new("rate");
    let path = folder.file("puzzles.txt", &puzzles);
    let one = run(&["rate", "--scale", "hodoku", "--format", "csv", "-j", "1", &path]);
    let three = run(&["rate", "--format", "csv", "-j", "3", &path]);
    assert_eq!(one.out, three.out);
    assert_eq!(
        run_with(&["rate", "--format", "csv", "-j", "3"], &puzzles).out,
        one.out,
        "through a pipe, too"
    );
    assert_eq!(one.code, Some(1), "some have no rating");
    let lines: Vec<&str> = one.out.lines().collect();
    assert_eq!(lines[0], "puzzle,hodoku_level,hodoku_score,hodoku_steps");
    assert_eq!(lines.len(), 601);
    for three in lines[1..].chunks(3) {
        // 51 singles; the score of a naked single and a full house is 4, that of a hidden single 14.
        assert!(
            three[0].starts_with(&format!("{UNIQUE},Easy,")) && three[0].ends_with(",51"),
            "{}",
            three[0]
        );
        assert_eq!(three[1], format!("{MEDIUM},Medium,738,65"));
        assert_eq!(three[2], format!("{MULTIPLE},,,"));
    }
}

#[test]
fn json_says_why_there_is_no_rating() {
    let run = run_with(&["rate", "-f", "ndjson"], format!("{MEDIUM}\n{MULTIPLE}\n"));
    let records: Vec<serde_json::Value> =
        run.out.lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect();
    assert_eq!(records[0]["hodoku"]["score"], 738);
    assert_eq!(records[0]["hodoku"]["counts"]["n2"], 1);
    assert!(records[1]["hodoku"].is_null());
    assert_eq!(records[1]["status"], "multiple");
    let document = self::run(&["rate", "-f", "json", MEDIUM]).out;
    let document: serde_json::Value = serde_json::from_str(&document).expect("it is JSON");
    assert_eq!(document["results"][0], records[0]);
}

#[test]
fn a_wrong_line_stops_nothing() {
    let run = run_with(&["rate", "-f", "csv"], format!("{MEDIUM}\nno puzzle\n\n{MEDIUM}\n"));
    assert_eq!(run.code, Some(2));
    assert_eq!(run.out.lines().count(), 3);
    assert!(run.err.contains("standard input: line 2, column 1"), "{}", run.err);
    let nothing = run_with(&["rate"], "");
    assert_eq!((nothing.code, nothing.out.as_str()), (Some(1), ""));
}

#[test]
fn a_rating_is_of_the_puzzle_not_of_the_game() {
    let game = run(&["rate", "-f", "csv", &UNIQUE.replacen("8.3", "8+53", 1)]).out;
    assert_eq!(game, run(&["rate", "-f", "csv", UNIQUE]).out);
    let empty = run(&["rate", &".".repeat(81)]).out;
    assert!(
        empty.starts_with("No rating: it has several solutions.\nThey differ in every empty cell.\n"),
        "{empty}"
    );
}

/// The ratings that HoDoKu gives; those of techniques that are not here yet may differ, which the tests of
/// the library watch.
#[test]
fn ratings_of_easy_puzzles_are_those_of_hodoku() {
    let Some(path) = data("conformance/ratings-hodoku-2.2.0.csv") else { return };
    let csv = std::fs::read_to_string(path).expect("it can be read").replace('"', "");
    let rows: Vec<Vec<&str>> = csv.lines().skip(1).map(|line| line.split(',').collect()).collect();
    let easy = rows.iter().filter(|row| row[1] == "Easy").take(100);
    let (mut puzzles, mut expected) =
        (String::new(), String::from("puzzle,hodoku_level,hodoku_score,hodoku_steps\n"));
    for row in easy {
        writeln!(puzzles, "{}", row[0]).expect("a string takes all");
        writeln!(expected, "{},{},{},{}", row[0].replace('0', "."), row[1], row[2], row[3])
            .expect("a string takes all");
    }
    assert_eq!(run_with(&["rate", "-f", "csv"], puzzles).out, expected);
}

/// W5 and gW4 by a published list.
const CHAINS: &str = "...4.6.8..5.....3..9....14...9.7.......2..8..7....3.625.........34..5.7..7.8.1...";

#[test]
fn several_scales_are_columns_side_by_side() {
    let run = run_with(&["rate", "--scale", "w,gw,hodoku,w", "-f", "csv"], format!("{CHAINS}\n{MULTIPLE}\n"));
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines[0], "puzzle,w,gw,hodoku_level,hodoku_score,hodoku_steps");
    assert!(lines[1].starts_with(&format!("{CHAINS},5,4,")), "{}", lines[1]);
    assert_eq!(lines[2], format!("{MULTIPLE},,,,,"));
    let all = self::run(&["rate", "--scale", "all", "-f", "ndjson", CHAINS]).out;
    let all: serde_json::Value = serde_json::from_str(&all).expect("it is JSON");
    assert_eq!((&all["w"], &all["b"], &all["gb"]), (&5.into(), &5.into(), &4.into()));
    assert!(all["hodoku"]["score"].is_number() && all["se"]["er"]["rating"].is_string());
    assert!(all["invariant"]["rounds"].is_number());
}

#[test]
fn explainer_rates_with_one_decimal() {
    // By the reference that the tests of the library use.
    let puzzle = "000000000400009030009200001260500090000001400708903052572000000800340000900700020";
    let run = run(&["rate", "--scale", "se", "-f", "csv", puzzle]);
    let expected = format!("puzzle,se_er,se_ep,se_ed\n{},1.2,1.2,1.2\n", puzzle.replace('0', "."));
    assert_eq!(run.out, expected);
    assert!(self::run(&["rate", "--scale", "se", puzzle]).out.contains("ER  1.2   Hidden Single"));
}

#[test]
fn isomorphs_widen_what_depends_on_turning() {
    let arguments = ["rate", "--scale", "se,invariant", "--isomorphs", "12", "-f", "csv"];
    let run = run_with(&arguments, format!("{CHAINS}\n{MULTIPLE}\n"));
    let lines: Vec<Vec<&str>> = run.out.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(lines[0][1..4], ["se_er", "se_er_min", "se_er_max"]);
    assert_eq!(lines[0][10..], ["invariant", "invariant_min", "invariant_max"]);
    let value = |i: usize| lines[1][i].parse::<f64>().expect("a number");
    for i in [1, 4, 7] {
        assert!(value(i + 1) <= value(i) && value(i) <= value(i + 2), "{}", run.out);
    }
    assert!(value(10) == value(11) && value(10) == value(12), "{}", run.out);
    assert!(lines[2].len() == lines[0].len() && lines[2][1..].iter().all(|value| value.is_empty()));
    assert_eq!(
        run_with(&[&arguments[..], &["-j", "1"]].concat(), format!("{CHAINS}\n{MULTIPLE}\n")).out,
        run.out
    );
}

#[test]
fn the_step_that_sets_the_rating_is_told() {
    let arguments = ["rate", "--scale", "hodoku,se,gw", "--explain", "-f", "ndjson", CHAINS];
    let record: serde_json::Value = serde_json::from_str(&run(&arguments).out).expect("it is JSON");
    let told = |key: &str| record["hardest"][key].as_str().expect("a step").to_owned();
    assert!(told("gw").starts_with("g-whip[4]: ") || told("gw").starts_with("whip[4]: "), "{record}");
    let se = record["se"]["er"]["technique"].as_str().expect("a technique");
    let rating = record["se"]["er"]["rating"].as_str().expect("a number");
    assert!(told("se").starts_with(&format!("{rating} {se}: ")), "{record}");
    assert!(told("hodoku").contains(" => "), "{record}");
    let text = run(&["rate", "--scale", "gw", "--explain", CHAINS]).out;
    assert!(text.contains(&format!("gw: {}\n", told("gw"))), "{text}");
}

#[test]
fn the_hardest_step_of_one_puzzle_is_told_in_full() {
    let record = run(&["rate", "--scale", "se", "--explain", "-f", "ndjson", CHAINS]).out;
    let record: serde_json::Value = serde_json::from_str(&record).expect("it is JSON");
    let said = &record["explanation"]["se"];
    let text = run(&["rate", "--scale", "se", "--explain", CHAINS]).out;
    // Lines are wrapped, so words are compared.
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let all = words(&text);
    for stage in [&said["look"], &said["result"][0], &said["cases"][0]["assumption"]] {
        let stage = words(stage.as_str().expect("a sentence"));
        assert!(!stage.is_empty() && all.windows(stage.len()).any(|part| part == stage), "{stage:?}: {text}");
    }
    assert!(text.contains("- removed"), "there is a picture: {text}");
}

#[test]
fn the_path_behind_a_rating_is_listed() {
    let record = run(&["rate", "--scale", "se,hodoku,w", "--path", "-f", "ndjson", CHAINS]).out;
    let record: serde_json::Value = serde_json::from_str(&record).expect("it is JSON");
    let steps = |key: &str| record["path"][key].as_array().expect("steps").len();
    assert_eq!(record["hodoku"]["steps"], steps("hodoku"));
    assert!(record["path"]["w"].is_null(), "whips have no path: {record}");
    let text = run(&["rate", "--scale", "se", "--path", CHAINS]).out;
    let listed: Vec<&str> = text.lines().filter(|line| line.starts_with("    se ")).collect();
    assert_eq!(listed.len(), steps("se"));
    // The last step fills the last cell, which is the easiest thing to do.
    assert!(listed[listed.len() - 1].contains(". 1.0 Hidden Single: r"), "{text}");
}

#[test]
fn the_path_behind_a_rating_is_a_proof() {
    for format in ["json", "ndjson"] {
        let arguments = ["rate", "--scale", "se,hodoku,w", "--path", "-f", format];
        // The second puzzle has no rating, so no path either.
        let rated = run_with(&arguments, format!("{CHAINS}\n{MULTIPLE}\n"));
        let verified = run_with(&["verify"], &rated.out);
        let lines: Vec<&str> = verified.out.lines().collect();
        assert!(lines.len() == 2 && verified.code == Some(0), "{}{}", verified.out, verified.err);
        assert!(
            lines.iter().all(|line| line.contains(" steps hold, the grid is solved")),
            "{}",
            verified.out
        );
    }
    let record = run(&["rate", "--scale", "se", "--path", "-f", "ndjson", CHAINS]).out;
    let record: serde_json::Value = serde_json::from_str(&record).expect("it is JSON");
    let steps = record["proof"]["se"]["steps"].as_array().expect("steps");
    let is_chain = |step: &&serde_json::Value| !step["pattern"]["forcing"].is_null();
    let chain = steps.iter().position(|step| is_chain(&step)).expect("the puzzle needs chains");
    for (place, wrong) in [
        // Another candidate goes; the last statement follows from nothing.
        (format!("/proof/se/steps/{chain}/effect/eliminations/0"), serde_json::json!("r9c9=9")),
        (
            format!("/proof/se/steps/{chain}/pattern/forcing/branches/0/statements/1/causes"),
            serde_json::json!([]),
        ),
    ] {
        let mut changed = record.clone();
        *changed.pointer_mut(&place).expect("there is such a value") = wrong;
        let verified = run_with(&["verify"], changed.to_string());
        assert_eq!(verified.code, Some(1), "{place}: {}", verified.out);
        assert!(verified.out.contains(&format!("step {} does not hold", chain + 1)), "{}", verified.out);
    }
}

#[test]
fn every_rating_says_which_explainer_it_is_of() {
    let scales = ["rate", "--scale", "se,se-fixed,se-sukaku"];
    let names = ["SE 1.2.1\n", "SE 1.2.1 with fixes\n", "SukakuExplainer 1.18.1 (approximate)\n"];
    let text = run(&[&scales[..], &[CHAINS]].concat()).out;
    assert!(names.iter().all(|name| text.contains(name)), "{text}");
    let record = run(&[&scales[..], &["-f", "ndjson", CHAINS]].concat()).out;
    let record: serde_json::Value = serde_json::from_str(&record).expect("it is JSON");
    for (key, name) in ["se", "se_fixed", "se_sukaku"].into_iter().zip(names) {
        assert_eq!(record[key]["profile"].as_str(), Some(name.trim_end()));
    }
    let table = run(&[&scales[..], &["-f", "csv", CHAINS]].concat()).out;
    assert!(table.starts_with("puzzle,se_er,se_ep,se_ed,se_fixed_er,se_fixed_ep,se_fixed_ed,se_sukaku_er,"));
}

#[test]
fn where_the_time_is_over_there_is_a_lower_bound() {
    let run = run(&["rate", "--scale", "w,hodoku", "--timeout", "0", "-f", "csv", CHAINS]);
    assert_eq!(run.out.lines().nth(1), Some(&*format!("{CHAINS},>=1,>=Easy,>=0,>=0")));
    assert_eq!(self::run(&["rate", "--timeout", "-1", CHAINS]).code, Some(2));
}

#[test]
fn an_interrupted_run_goes_on_where_it_ended() {
    let puzzles = format!("{UNIQUE}\n{MEDIUM}\n{MULTIPLE}\n{CHAINS}\n").repeat(20);
    let folder = Folder::new("resume");
    let input = folder.file("puzzles.txt", &puzzles);
    let output = folder.path("ratings.csv");
    let rate = |more: &[&str]| {
        run(&[&["rate", "--scale", "hodoku,w", &input, "-o", &output, "--resume"], more].concat())
    };
    let whole = run(&["rate", "--scale", "hodoku,w", "-f", "csv", &input]).out;
    // From nothing, and once more with more puzzles.
    for jobs in ["-j1", "-j3"] {
        let all = rate(&[jobs]);
        assert!(all.code == Some(1), "{}", all.err);
        assert_eq!(std::fs::read_to_string(&output).expect("it is there"), whole);
    }
    folder.file("puzzles.txt", format!("{puzzles}{MEDIUM}\n"));
    assert!(rate(&[]).err.contains("going on after 80 finished puzzles"));
    let more = std::fs::read_to_string(&output).expect("it is there");
    assert_eq!(
        more,
        format!("{whole}{MEDIUM},Medium,738,65,{}\n", more.trim_end().rsplit(',').next().unwrap())
    );

    let other = rate(&["--timeout", "9"]);
    assert!(other.code == Some(2) && other.err.contains("was made with no --timeout"), "{}", other.err);
    folder.file("puzzles.txt", format!("{MEDIUM}\n").repeat(100));
    let other = rate(&[]);
    assert!(
        other.code == Some(2) && other.err.contains("the first 81 puzzles are not those"),
        "{}",
        other.err
    );
    folder.file("puzzles.txt", format!("{UNIQUE}\n"));
    let fewer = rate(&[]);
    assert!(fewer.code == Some(2) && fewer.err.contains("81 finished puzzles"), "{}", fewer.err);
    assert_eq!(std::fs::read_to_string(&output).expect("it is there"), more, "nothing is lost");
    assert_eq!(folder.names(), ["puzzles.txt", "ratings.csv", "ratings.csv.manifest"]);
}

#[test]
fn a_damaged_output_is_not_gone_on_with() {
    let folder = Folder::new("resume-damaged");
    let input = folder.file("puzzles.txt", format!("{UNIQUE}\n{MEDIUM}\n"));
    let output = folder.path("ratings.csv");
    let arguments = ["rate", &input, "-o", &output, "--resume"];
    run(&arguments);
    let (whole, side) = (std::fs::read(&output).unwrap(), format!("{output}.manifest"));
    let manifest = std::fs::read(&side).unwrap();
    for at in share(0..whole.len(), 4) {
        let mut damaged = whole.clone();
        damaged[at] ^= 1;
        if at % 7 == 0 {
            damaged.truncate(at);
        }
        std::fs::write(&output, &damaged).unwrap();
        // One of four that are tried, whichever share they are.
        if at % 16 < 4 {
            let refused = run(&arguments);
            assert_eq!(refused.code, Some(2), "{at}: {}", refused.err);
            assert_eq!(std::fs::read(&output).unwrap(), damaged, "it is left alone");
        }
        assert_eq!(run(&["merge", "--check", &output]).code, Some(2), "{at}");
    }
    std::fs::write(&output, &whole).unwrap();
    for at in share(0..manifest.len(), 12) {
        let mut damaged = manifest.clone();
        damaged[at] ^= 1;
        std::fs::write(&side, &damaged).unwrap();
        assert_eq!(run(&["merge", "--check", &output]).code, Some(2), "{at}");
    }
    std::fs::write(&side, &manifest).unwrap();
    assert_eq!(run(&["merge", "--check", &output]).code, Some(0));
}

#[test]
fn two_runs_do_not_write_the_same_file() {
    let folder = Folder::new("resume-twice");
    let input = folder.file("puzzles.txt", format!("{UNIQUE}\n"));
    let output = folder.path("ratings.csv");
    let arguments = ["rate", "-f", "csv", "--resume", &input, "-o", &output];
    let other = std::fs::File::create(format!("{output}.unfinished")).expect("a file can be made");
    other.lock().expect("a file can be locked");
    let second = run(&arguments);
    assert_eq!(second.code, Some(2));
    assert!(second.err.contains("another run is writing"), "{}", second.err);
    assert_eq!(folder.names(), ["puzzles.txt", "ratings.csv.unfinished"], "nothing is written");
    // A run that ends, however it ends, leaves no lock behind, and the next one takes its file over.
    drop(other);
    assert_eq!(run(&arguments).code, Some(0));
    assert_eq!(std::fs::read_to_string(&output).unwrap().lines().count(), 2);
    assert_eq!(folder.names(), ["puzzles.txt", "ratings.csv", "ratings.csv.manifest"]);
}

#[test]
fn a_file_without_a_manifest_is_left_alone() {
    let folder = Folder::new("resume-other");
    let input = folder.file("puzzles.txt", format!("{UNIQUE}\n"));
    let output = folder.file("notes.txt", "what I think of Sudoku");
    let run = run(&["rate", "-f", "csv", "--resume", &input, "-o", &output]);
    assert!(run.code == Some(2) && run.err.contains("is there already, and has no manifest"), "{}", run.err);
    assert_eq!(std::fs::read_to_string(&output).unwrap(), "what I think of Sudoku");
    assert_eq!(folder.names(), ["notes.txt", "puzzles.txt"]);
}
