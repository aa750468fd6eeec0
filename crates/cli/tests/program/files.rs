//! Files of many pieces: neither threads nor where a piece ends shows in what comes out.

use crate::common::{Folder, MEDIUM, MULTIPLE, Run, SOLVED, UNIQUE, run, run_with};

/// The text of a file, the answers, and the wrong line, counted from 0.
struct Part {
    text: String,
    answers: &'static [&'static str],
    wrong: Option<usize>,
}

fn part(text: impl Into<String>, answers: &'static [&'static str]) -> Part {
    Part { text: text.into(), answers, wrong: None }
}

/// All that stands in files of puzzles.
fn parts() -> Vec<Part> {
    let rows: Vec<&str> = (0..9).map(|row| &UNIQUE[9 * row..9 * row + 9]).collect();
    // Nine characters for each cell, with every digit that it may have.
    let sukaku: String = MULTIPLE
        .chars()
        .flat_map(|cell| ('1'..='9').map(move |digit| if cell == '.' || cell == digit { digit } else { '.' }))
        .collect();
    vec![
        part(format!("{UNIQUE}\n"), &[SOLVED]),
        part(format!("{MULTIPLE}\n"), &["multiple"]),
        part(format!("{}\n", UNIQUE.replace('.', "0")), &[SOLVED]),
        part(format!("{UNIQUE}\r\n"), &[SOLVED]),
        part("# a comment\n", &[]),
        part("\n", &[]),
        part(format!("{UNIQUE} 1.2/1.2/1.2\n"), &[SOLVED]),
        part(format!("\n{}\n\n", rows.join("\n")), &[SOLVED]),
        part(format!("{sukaku}\n"), &["multiple"]),
        part(format!("55{}\n", &UNIQUE[2..]), &["none"]),
        Part { text: format!("{}q{}\n", &UNIQUE[..40], &UNIQUE[41..]), answers: &[], wrong: Some(0) },
        Part { text: "garbage\n".into(), answers: &[], wrong: Some(0) },
    ]
}

/// A file made of parts, and what the program should write and find wrong.
#[derive(Default)]
struct Mixed {
    text: String,
    out: String,
    wrong: Vec<usize>,
}

impl Mixed {
    fn push(&mut self, part: &Part) {
        self.wrong.extend(part.wrong.map(|line| self.text.lines().count() + line + 1));
        self.text.push_str(&part.text);
        part.answers.iter().for_each(|answer| self.out += &format!("{answer}\n"));
    }

    fn plain(&mut self, lines: usize) {
        self.text.push_str(&format!("{UNIQUE}\n").repeat(lines));
        self.out.push_str(&format!("{SOLVED}\n").repeat(lines));
    }

    fn is_answered(&self, run: &Run, how: &str) {
        assert!(run.out == self.out, "{how}: {}", run.err);
        let said =
            run.err.lines().filter_map(|line| line.split("line ").nth(1)?.split(',').next()?.parse().ok());
        assert_eq!(said.collect::<Vec<usize>>(), self.wrong, "{how}: {}", run.err);
    }
}

const WAYS: [&str; 5] = ["--jobs=1", "--jobs=2", "--jobs=3", "--jobs=16", "--engine=single"];

#[test]
fn all_that_stands_in_files_is_answered_in_order() {
    let parts = parts();
    let mut mixed = Mixed::default();
    // Each part after each other, among plain lines; long runs of them put the ends of pieces in different
    // places.
    for (i, first) in parts.iter().enumerate() {
        for second in &parts[parts.len() - 2..] {
            mixed.push(first);
            mixed.plain(i);
            mixed.push(second);
        }
        mixed.plain(701);
    }
    // The last line has no end.
    mixed.text.push_str(UNIQUE);
    mixed.out.push_str(&format!("{SOLVED}\n"));
    let folder = Folder::new("mixed");
    let file = folder.file("mixed.txt", &mixed.text);
    for way in WAYS {
        let run = run(&["solve", "--verbose", way, &file]);
        mixed.is_answered(&run, way);
        assert_eq!(run.code, Some(2));
        let piped = run_with(&["solve", "--verbose", way], &mixed.text);
        mixed.is_answered(&piped, &format!("{way}, through a pipe"));
    }
    for format in ["csv", "json", "ndjson", "grid", "sdm"] {
        let one = run(&["solve", "--format", format, "--jobs=1", &file]);
        for way in &WAYS[1..4] {
            let run = run(&["solve", "--format", format, way, &file]);
            assert!(
                (run.out, run.err, run.code) == (one.out.clone(), one.err.clone(), one.code),
                "{format}, {way}"
            );
        }
    }
}

#[test]
fn a_plain_file_of_any_length_is_answered() {
    let folder = Folder::new("plain");
    for lines in [1, 2047, 2048, 2049, 4096, 10_000] {
        let mut mixed = Mixed::default();
        mixed.plain(lines);
        let file = folder.file("plain.txt", &mixed.text);
        for way in WAYS {
            let run = run(&["solve", way, &file, &file]);
            assert!(run.out == mixed.out.repeat(2) && run.code == Some(0), "{lines}, {way}: {}", run.err);
        }
    }
}

/// Inputs behind an unreadable file are still answered, and all messages are in the order of the inputs.
#[test]
fn inputs_follow_each_other() {
    let folder = Folder::new("inputs");
    let mut mixed = Mixed::default();
    mixed.plain(3000);
    let (file, empty) = (folder.file("some.txt", &mixed.text), folder.file("empty.txt", ""));
    for way in WAYS {
        let run = run(&["solve", way, &file, &empty, &folder.path(""), &file]);
        assert!(run.out == mixed.out.repeat(2) && run.code == Some(2), "{way}: {}", run.err);
        let lines: Vec<&str> = run.err.lines().collect();
        assert!(lines[0].starts_with("note: there is no puzzle in "), "{way}: {}", run.err);
        assert!(lines[1].ends_with("it is a directory"), "{way}: {}", run.err);
    }
}

/// One document holds the records that are lines of JSON otherwise, with their values in the same order.
#[test]
fn every_command_with_records_writes_one_document_too() {
    let commands: [&[&str]; 13] = [
        &["canon", "--map"],
        &["iso"],
        &["transform", "--by", "mirror"],
        &["rank"],
        &["count"],
        &["minimal"],
        &["minimal", "--reduce", "--seed", "1"],
        &["vicinity"],
        &["unavoidable", "--cells", "6"],
        &["unavoidable", "--cells", "6", "--count"],
        &["unavoidable", "--cells", "6", "--bound"],
        &["backdoor"],
        &["pattern"],
    ];
    for command in commands {
        let say = |format| run_with(&[command, &["-f", format]].concat(), format!("{UNIQUE}\n{MEDIUM}\n"));
        let (lines, document) = (say("ndjson"), say("json"));
        let joined = lines.out.trim_end().replace('\n', ",\n");
        let expected = format!("{{\"version\":1,\"results\":[\n{joined}\n]}}\n");
        assert_eq!((document.out, document.code), (expected, lines.code), "{command:?}");
        // The subject of a record comes first, as in a table.
        let header = say("csv").out.lines().next().expect("a header").to_owned();
        let first = lines.out.lines().next().expect("a record");
        let mut place = 0;
        for name in header.split(',') {
            let at = first.find(&format!("\"{name}\":")).unwrap_or_else(|| panic!("{name} in {first}"));
            assert!(at > place, "{name} in {first}");
            place = at;
        }
    }
    let nothing = run_with(&["rank", "-f", "json"], "");
    assert_eq!(nothing.out, "{\"version\":1,\"results\":[\n]}\n");
}

#[test]
fn commands_that_reason_say_the_same_with_any_number_of_threads() {
    let folder = Folder::new("reason");
    // The sixth line is no puzzle; the error stands where the puzzle would.
    let puzzles = format!("{UNIQUE}\n{MEDIUM}\n{MULTIPLE}\n{SOLVED}\n{MEDIUM}\ngarbage\n").repeat(5);
    let file = folder.file("puzzles.txt", puzzles);
    for command in ["hint", "steps", "explain"] {
        for format in ["text", "ndjson"] {
            let say =
                |jobs| run(&[command, "--allow", "hidden-single,naked-pair", "-f", format, jobs, &file]);
            let one = say("--jobs=1");
            assert_eq!(one.code, Some(2), "{command}: {}", one.err);
            assert_eq!(one.err.lines().filter(|line| line.contains("garbage")).count(), 5, "{}", one.err);
            for jobs in ["--jobs=2", "--jobs=7"] {
                let more = say(jobs);
                assert_eq!(
                    (more.out, more.err, more.code),
                    (one.out.clone(), one.err.clone(), one.code),
                    "{command}"
                );
            }
        }
    }
}

#[test]
fn the_ending_of_the_output_file_chooses_the_format() {
    let folder = Folder::new("endings");
    let written = |command: &[&str], name: &str| {
        let file = folder.path(name);
        let run = run(&[command, &["-o", &file]].concat());
        assert!(run.code.is_some_and(|code| code < 2), "{command:?} {name}: {}", run.err);
        std::fs::read_to_string(file).expect("it is written")
    };
    for (command, csv) in [
        (&["solve", UNIQUE][..], "puzzle,status,count,solution\n"),
        (&["check", UNIQUE], "puzzle,givens,valid,"),
        (&["rate", UNIQUE], "puzzle,hodoku_level,"),
        (&["canon", UNIQUE], "puzzle,form\n"),
        (&["convert", UNIQUE], "puzzle,title,level\n"),
        (&["generate"], "puzzle,title,level\n"),
        (&["verify", "/dev/null"], "file,line,proof,"),
    ] {
        assert!(written(command, "a.csv").starts_with(csv), "{command:?}");
    }
    let document = "{\"version\":1,\"results\":[";
    for command in ["solve", "check", "explain", "hint", "steps", "rate", "count", "minimal"] {
        assert!(written(&[command, UNIQUE], "a.json").starts_with(document), "{command}");
        assert!(written(&[command, UNIQUE], "a.ndjson").starts_with("{\"version\":1,"), "{command}");
        assert!(!written(&[command, UNIQUE], "a.txt").starts_with('{'), "{command}");
    }
    assert!(written(&["explain", UNIQUE], "a.html").starts_with("<!DOCTYPE html>"));
    assert!(written(&["explain", "--step", "1", UNIQUE], "a.svg").starts_with("<svg"));
    assert!(written(&["generate", "--pack", "easy"], "b.html").contains("Solutions"));
    assert!(written(&["generate", "--grids"], "a.sdk").lines().any(|line| line.len() == 9));
    assert_eq!(written(&["convert", UNIQUE], "b.txt"), format!("{UNIQUE}\n"));
}

#[test]
fn an_ending_that_contradicts_or_cannot_be_written_is_refused_before_anything_is_done() {
    let folder = Folder::new("refused");
    let refused = |command: &[&str], name: &str, expected: &str| {
        let run = run(&[command, &["-o", &folder.path(name)]].concat());
        assert_eq!(run.code, Some(2), "{command:?} {name}");
        assert!(run.err.contains(expected), "{command:?} {name}: {}", run.err);
        assert!(folder.names().is_empty(), "{command:?} {name}");
    };
    refused(&["solve", "-f", "csv", UNIQUE], "a.json", "--format csv contradicts the ending of");
    refused(&["rate", "-f", "json", UNIQUE], "a.csv", "--format json contradicts the ending of");
    refused(&["explain", UNIQUE], "a.csv", "it writes .txt, .json, .ndjson, .jsonl, .html, .htm and .svg");
    refused(&["check", UNIQUE], "a.pdf", "it writes .txt, .csv, .json, .ndjson and .jsonl");
    refused(&["unrank", "0"], "a.csv", "it writes .txt\n");
    refused(&["bench", "--json"], "a.csv", "--format json contradicts the ending of");
    refused(&["convert", UNIQUE], "a.pdf", ".sdk");
    refused(&["generate", "--pack", "easy"], "a.csv", "a pack is written as text, pdf or html");
}
