//! `sudoku solve`: answers and formats.

use crate::common::{Folder, MULTIPLE, SOLVED, UNIQUE, data, run, run_with, solves};
use std::fs;

const NONE: &str = "55...............................................................................";

#[test]
fn line_is_a_contract() {
    let run = run_with(&["solve", "--format", "line"], format!("{UNIQUE}\n{NONE}\n{MULTIPLE}\n"));
    assert_eq!(run.out, format!("{SOLVED}\nnone\nmultiple\n"));
    assert_eq!((run.code, run.err.as_str()), (Some(1), ""));
}

#[test]
fn csv_is_a_contract() {
    let input = format!("{UNIQUE}\n{NONE}\n{MULTIPLE}\n");
    let run = run_with(&["solve", "--format", "csv"], input);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines[0], "puzzle,status,count,solution");
    assert_eq!(lines[1], format!("{UNIQUE},unique,1,{SOLVED}"));
    assert_eq!(lines[2], format!("{NONE},none,0,"));
    let fields: Vec<&str> = lines[3].split(',').collect();
    assert_eq!(fields[..3], [MULTIPLE, "multiple", "2"]);
    assert!(solves(MULTIPLE, fields[3]));
    assert_eq!(lines.len(), 4);
}

#[test]
fn json_has_a_version_and_every_field() {
    let lines = run_with(&["solve", "--format", "ndjson"], format!("{UNIQUE}\n{NONE}\n")).out;
    assert_eq!(
        lines,
        format!(
            "{{\"version\":1,\"puzzle\":\"{UNIQUE}\",\"status\":\"unique\",\"count\":1,\"exact\":true,\
             \"solution\":\"{SOLVED}\"}}\n\
             {{\"version\":1,\"puzzle\":\"{NONE}\",\"status\":\"none\",\"count\":0,\"exact\":true,\
             \"solution\":null}}\n"
        )
    );
    let document = run_with(&["solve", "--format", "json"], format!("{UNIQUE}\n{MULTIPLE}\n")).out;
    let document: serde_json::Value = serde_json::from_str(&document).expect("it is JSON");
    assert_eq!(document["version"], 1);
    assert_eq!(document["results"][0]["solution"], SOLVED);
    assert_eq!(document["results"][1]["exact"], false);
    let empty = run_with(&["solve", "--format", "json"], "").out;
    assert!(serde_json::from_str::<serde_json::Value>(&empty).is_ok(), "{empty}");
}

#[test]
fn exit_codes_say_the_worst() {
    for (input, code) in [
        (UNIQUE.to_owned(), 0),
        (format!("{UNIQUE}\n{MULTIPLE}"), 1),
        (NONE.to_owned(), 1),
        (format!("{NONE}\ngarbage\n{UNIQUE}"), 2),
    ] {
        assert_eq!(run_with(&["solve"], &input).code, Some(code), "{input}");
    }
}

#[test]
fn counts_go_as_far_as_asked() {
    let empty = ".".repeat(81);
    let count = |arguments: &[&str], puzzle: &str| {
        let arguments = [&["solve", "-f", "ndjson", puzzle], arguments].concat();
        let record: serde_json::Value = serde_json::from_str(&run(&arguments).out).expect("it is JSON");
        (record["count"].as_u64(), record["exact"].as_bool())
    };
    assert_eq!(count(&[], &empty), (Some(2), Some(false)));
    assert_eq!(count(&["--count", "1000"], &empty), (Some(1000), Some(false)));
    assert_eq!(count(&["--count", "1000"], MULTIPLE), (Some(2), Some(true)));
    assert_eq!(count(&["--count", "1000"], UNIQUE), (Some(1), Some(true)));
    assert_eq!(run(&["solve", "--count", "1", UNIQUE]).code, Some(2), "one cannot be told from several");
}

#[test]
fn all_lists_every_solution_once() {
    let run = run_with(&["solve", "--all", "-f", "csv"], format!("{MULTIPLE}\n{UNIQUE}\n{NONE}\n"));
    let lines: Vec<Vec<&str>> = run.out.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(lines[0], ["puzzle", "status", "number", "solution"]);
    assert_eq!(lines[1][..3], [MULTIPLE, "multiple", "1"]);
    assert_eq!(lines[2][..3], [MULTIPLE, "multiple", "2"]);
    assert_ne!(lines[1][3], lines[2][3]);
    assert!(solves(MULTIPLE, lines[1][3]) && solves(MULTIPLE, lines[2][3]));
    assert_eq!(lines[3], [UNIQUE, "unique", "1", SOLVED]);
    assert_eq!(lines[4], [NONE, "none", "0", ""]);
    assert_eq!(lines.len(), 5);

    let first = crate::common::run(&["solve", "--all", "--count", "7", &".".repeat(81)]);
    assert_eq!(first.out.lines().count(), 7);
}

#[test]
fn engines_agree() {
    let input = format!("{UNIQUE}\n{NONE}\n");
    let plain = run_with(&["solve", "--engine", "plain"], &input);
    assert_eq!(plain.out, run_with(&["solve"], &input).out);
}

/// Neither engine, backend, number of threads nor the size of the batch shows in the answers, and a bad line
/// stays between its neighbours.
#[test]
fn what_searches_does_not_show() {
    let folder = Folder::new("batches");
    let line = |i: usize| if i == 150 { "garbage" } else { [UNIQUE, NONE, MULTIPLE][i % 7 % 3] };
    let lines: Vec<String> = (0..500).map(|i| line(i).to_owned()).collect();
    let file = folder.file("many.txt", lines.join("\n") + "\n");
    let expected: String = lines
        .iter()
        .filter(|line| *line != "garbage")
        .map(|line| match line.as_str() {
            UNIQUE => format!("{SOLVED}\n"),
            NONE => "none\n".to_owned(),
            _ => "multiple\n".to_owned(),
        })
        .collect();
    let backends = sudokit::Backend::available().map(|backend| format!("--backend={backend}"));
    let options = ["--jobs=1", "--jobs=2", "--jobs=7", "--engine=single"].map(str::to_owned);
    for option in backends.chain(options) {
        let run = run(&["solve", &option, &file]);
        assert!(run.out == expected && run.code == Some(2), "{option}: {}", run.err);
        let piped = run_with(&["solve", &option], lines.join("\n"));
        assert!(piped.out == expected && piped.code == Some(2), "{option}, through a pipe: {}", piped.err);
    }
    let whole = run(&["solve", "-f", "csv", "--jobs=1", &file]);
    for option in ["--jobs=2", "--backend=portable"] {
        assert!(run(&["solve", "-f", "csv", option, &file]).out == whole.out, "first solutions, {option}");
    }
}

#[test]
fn a_backend_is_one_of_those_there_are() {
    let run = run(&["solve", "--backend", "abacus", UNIQUE]);
    assert_eq!((run.out.as_str(), run.code), ("", Some(2)));
    assert!(run.err.contains("abacus") && run.err.contains("portable"), "{}", run.err);
}

/// With the feature `gpu`, the bytes are those of the processor; without it, the program says how to get it.
#[test]
fn a_gpu_does_not_show_either() {
    let folder = Folder::new("gpu");
    let clues = format!("2...{}", ".".repeat(77));
    let line = |i: usize| if i == 150 { "garbage" } else { [UNIQUE, NONE, MULTIPLE, &clues][i % 7 % 4] };
    let lines: Vec<&str> = (0..40_000).map(line).collect();
    let file = folder.file("many.txt", lines.join("\n") + "\n");
    let found = run(&["solve", "--backend", "gpu", &file]);
    if cfg!(not(feature = "gpu")) {
        assert_eq!((found.out.as_str(), found.code), ("", Some(2)));
        assert!(found.err.contains("--features gpu"), "{}", found.err);
        return;
    }
    if found.err.contains("no GPU found") && std::env::var_os("SUDOKIT_EXPECT_GPU").is_none() {
        eprintln!("no GPU: skipped");
        return;
    }
    for options in
        [&["-f", "line"][..], &["-f", "csv"], &["-f", "csv", "--count", "30"], &["-f", "ndjson", "-j", "1"]]
    {
        let of = |more: &[&str]| run(&[&["solve", &file], options, more].concat());
        let (found, expected) = (of(&["--backend", "gpu"]), of(&[]));
        assert!(found.out == expected.out && found.code == expected.code, "{options:?}: {}", found.err);
    }
    // Candidate grids, a pipe, details.
    let candidates = run(&["convert", "-f", "candidates", UNIQUE]).out;
    let piped = run_with(&["solve", "-v", "--backend", "gpu"], format!("{candidates}{UNIQUE}\n{NONE}\n"));
    assert_eq!(piped.out, format!("{SOLVED}\n{SOLVED}\nnone\n"), "{}", piped.err);
    assert!(piped.err.contains("s in its kernels; left to the processor: 0"), "{}", piped.err);
    let all = run(&["solve", "--backend", "gpu", "--all", UNIQUE]);
    assert!(all.err.contains("a GPU solves in batches") && all.code == Some(2), "{}", all.err);
}

#[test]
fn the_version_names_the_backend() {
    let run = run(&["--version"]);
    let best = sudokit::Backend::best().name();
    assert!(run.out.contains(&format!("backend: {best}, ")), "{}", run.out);
    assert_eq!(run.code, Some(0));
}

#[test]
fn a_puzzle_is_an_argument_a_file_or_piped() {
    let folder = Folder::new("inputs");
    let file = folder.file("one.txt", UNIQUE);
    for run in [
        run(&["solve", UNIQUE]),
        run(&["solve", &file]),
        run_with(&["solve"], UNIQUE),
        run_with(&["solve", "-"], UNIQUE),
        run_with(&[], UNIQUE),
        run(&["solve", "--example"]),
    ] {
        assert_eq!((run.out, run.code), (format!("{SOLVED}\n"), Some(0)), "{}", run.err);
    }
    let both = run_with(&["solve", &file, "-", UNIQUE], MULTIPLE);
    assert_eq!(both.out, format!("{SOLVED}\nmultiple\n{SOLVED}\n"));
}

#[test]
fn a_grid_says_why_there_is_no_solution() {
    let run = run(&["solve", "-f", "grid", NONE]);
    assert!(
        run.out.contains("No solution: 5 appears twice in row 1: r1c1 and r1c2; and 1 more"),
        "{}",
        run.out
    );
}

#[test]
fn colour_is_asked_for_or_left_out() {
    let coloured = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut command = crate::common::command(&[&["solve", "-f", "grid", UNIQUE], arguments].concat());
        let output = command.envs(variables.iter().copied()).output().expect("the program runs");
        String::from_utf8(output.stdout).expect("it is text").contains('\x1b')
    };
    assert!(!coloured(&[], &[]), "a pipe is no terminal");
    assert!(coloured(&["--color", "always"], &[]));
    assert!(!coloured(&["--color", "never"], &[]));
    assert!(!coloured(&[], &[("NO_COLOR", "1")]));
}

#[test]
fn another_locale_gets_plain_lines() {
    let grid = |locale: &str| {
        let output = crate::common::command(&["solve", "-f", "grid", UNIQUE]).env("LC_ALL", locale).output();
        String::from_utf8(output.expect("the program runs").stdout).expect("it is text")
    };
    assert!(grid("C").is_ascii());
    assert!(grid("de_DE.UTF-8").contains('┌'));

    // Without any, the locale is C.
    let mut none = crate::common::command(&["solve", "-f", "grid", UNIQUE]);
    let none = none.env_remove("LC_ALL").env_remove("LC_CTYPE").env_remove("LANG").output();
    assert_eq!(none.expect("the program runs").stdout.is_ascii(), cfg!(not(windows)));
}

/// Every set of the shared data, judged by rows, columns and boxes alone.
#[test]
fn the_known_collections_are_solved() {
    for name in
        ["17clue", "hardest-1106", "hardest-11plus-2000", "many-clues-10000", "minimal-20000", "top1465"]
    {
        check_collection(name, "unique");
    }
    for name in ["none-17plus1-2000", "none-minimal-plus1-2000"] {
        check_collection(name, "none");
    }
    for name in ["multi-2000", "multi-17minus-2000"] {
        check_collection(name, "multiple");
    }
}

fn check_collection(name: &str, status: &str) {
    let Some(path) = data(&format!("puzzles/{name}.txt")) else { return };
    let text = fs::read_to_string(&path).expect("it can be read");
    let run = run(&["solve", "--format", "csv", &path.display().to_string()]);
    assert_eq!(run.code, Some(i32::from(status != "unique")), "{}", run.err);
    let mut records = run.out.lines().skip(1);
    for puzzle in text.lines() {
        let fields: Vec<&str> = records.next().expect("a record for each puzzle").split(',').collect();
        assert_eq!(fields[0], puzzle.replace('0', "."));
        assert_eq!(fields[1], status, "{puzzle}");
        match status {
            "none" => assert_eq!(fields[2..], ["0", ""]),
            _ => assert!(solves(puzzle, fields[3]), "{puzzle}"),
        }
    }
    assert_eq!(records.next(), None, "{name}");
}

#[test]
fn all_engines_show_the_same_solution() {
    let puzzles = run(&["generate", "-n", "3000", "--seed", "5", "-q"]).out;
    // Fewer and fewer givens, and with them two solutions or very many.
    let thin: String = (puzzles.lines().enumerate())
        .flat_map(|(i, line)| {
            let mut left = i % 6;
            let mut thin = |c: char| {
                let given = c.is_ascii_digit() && left > 0;
                left -= usize::from(given);
                if given { '.' } else { c }
            };
            line.chars().map(&mut thin).chain(['\n']).collect::<Vec<_>>()
        })
        .collect();
    // The plain engine is slow where there are few givens.
    let few: String = thin.lines().take(60).flat_map(|line| [line, "\n"]).collect();
    for (engine, puzzles) in [("single", &thin), ("plain", &few)] {
        for count in [&[][..], &["--count", "5"]] {
            let solve = |engine| {
                run_with(&[&["solve", "-f", "csv", "--engine", engine], count].concat(), puzzles).out
            };
            let batch = solve("batch");
            assert!(batch.matches(",multiple,").count() > puzzles.lines().count() / 2);
            assert!(solve(engine) == batch, "{engine} {count:?}");
        }
    }
}
