//! `sudoku-sql` in a shell, and the questions of `docs/sql.md` about data that the commands of the page make.

use crate::common::{EASY, Folder};
use crate::run::{command, path, run, run_with, sudoku};
use std::fs;
use std::process::Stdio;
use std::time::{Duration, Instant};

/// The page whose commands and queries are run. With `SUDOKIT_WRITE_SQL=1` its answers are replaced.
const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/sql.md");

#[test]
fn the_questions_of_the_page_have_its_answers() {
    let page = fs::read_to_string(PAGE).expect("it is there");
    let folder = Folder::new("sql-page");
    let (mut written, mut rest, mut asked) = (String::new(), page.as_str(), 0);
    while let Some((before, fence)) = rest.split_once("```") {
        let (language, after) = fence.split_once('\n').expect("a fence is a line");
        let (block, after) = after.split_once("```\n").expect("it is closed");
        written += &format!("{before}```{language}\n{block}```\n");
        rest = after;
        let answer = match language {
            "sh" => {
                let mut shell = std::process::Command::new("sh");
                shell.args(["-e", "-c", block]).current_dir(folder.path()).env("PATH", path());
                let output = shell.output().expect("there is a shell");
                let said = String::from_utf8_lossy(&output.stderr);
                assert!(output.status.success(), "{block}{said}");
                String::from_utf8(output.stdout).expect("it is text")
            }
            "sql" => {
                asked += 1;
                let mut asking = command(&["-q", "--format", "table"]);
                for name in ["first", "second", "third"] {
                    asking.arg("--table").arg(format!("{name}={name}.txt"));
                }
                let output = asking.arg(block).current_dir(folder.path()).output().expect("it starts");
                assert!(output.status.success(), "{block}{}", String::from_utf8_lossy(&output.stderr));
                String::from_utf8(output.stdout).expect("it is text")
            }
            _ => continue,
        };
        if let Some(after) = rest.strip_prefix("\n```text\n") {
            let (expected, after) = after.split_once("```\n").expect("it is closed");
            written += &format!("\n```text\n{answer}```\n");
            rest = after;
            if std::env::var_os("SUDOKIT_WRITE_SQL").is_none() {
                assert_eq!(answer, expected, "{block}");
            }
        }
    }
    written += rest;
    assert!(asked >= 10);
    if std::env::var_os("SUDOKIT_WRITE_SQL").is_some() {
        fs::write(PAGE, written).expect("it can be written");
    }
}

#[test]
fn the_ending_or_the_name_chooses_the_format() {
    let folder = Folder::new("sql-formats");
    let query = "select 1 as a, null as b";
    assert_eq!(run(&[query]).out, "a,b\n1,\n");
    assert_eq!(run(&["-f", "table", query]).out, "a  b\n-  -\n1  -\n");
    assert_eq!(run(&["-f", "ndjson", query]).out, "{\"a\":1,\"b\":null}\n");
    assert_eq!(run_with(&["-"], query).out, "a,b\n1,\n");
    for (name, begins) in [("a.csv", "a,b"), ("a.ndjson", "{\"a\""), ("a.parquet", "PAR1")] {
        let path = folder.at(name);
        assert_eq!(run(&[query, "-o", &path]).code, Some(0));
        assert!(String::from_utf8_lossy(&fs::read(&path).unwrap()).starts_with(begins));
    }
    assert_eq!(run(&["-t", &format!("t={}", folder.at("a.parquet")), "select a from t"]).out, "a\n1\n");
    assert!(run(&[query, "-o", &folder.at("a.pdf")]).err.contains("no format with that ending"));
}

#[test]
fn packed_files_are_read_as_everywhere() {
    let folder = Folder::new("sql-packed");
    let utf16: Vec<u8> = format!("\u{feff}{EASY}\n").encode_utf16().flat_map(u16::to_le_bytes).collect();
    let path = folder.file("puzzles.txt", utf16);
    let out = run(&["-t", &format!("p={path}"), "select puzzle, sudoku_givens(puzzle) from p"]).out;
    assert!(out.contains(&format!("{EASY},30")), "{out}");
}

#[test]
fn the_functions_are_shown() {
    let shown = run(&["--functions"]).out;
    for name in ["sudoku_valid", "sudoku_solve", "sudoku_rate", "sudoku_generate", "sudoku_vicinity"] {
        assert!(shown.contains(&format!("\n{name}(")) || shown.starts_with(name), "{name}");
    }
}

#[test]
fn what_is_wrong_is_said_and_leaves_nothing_behind() {
    let folder = Folder::new("sql-wrong");
    let output = folder.at("out.csv");
    let broken = folder.file("some.txt", format!("{EASY}\nnone\n"));
    let table = format!("p={broken}");
    for (arguments, expected) in [
        (&["selct 1", "-o", &output][..], "error: expected: an SQL statement, found: selct"),
        (&["select sudoku_slove('.')", "-o", &output], "sudoku_solve"),
        (&["select * from nowhere", "-o", &output], "nowhere"),
        (&["-t", "p=gone.txt", "select 1", "-o", &output], "cannot read gone.txt: no such file or directory"),
        (
            &["-t", &table, "--strict", "select puzzle from p", "-o", &output],
            "some.txt: line 2, column 1: expected a puzzle",
        ),
        (&["-t", "p", "select 1"], "expected NAME=FILE"),
        (&["--memory", "much", "select 1"], "such as 500MB or 4GB"),
        (&[], "<QUERY>"),
    ] {
        let refused = run(arguments);
        assert_eq!(refused.code, Some(2), "{arguments:?}");
        assert!(
            refused.err.to_lowercase().contains(&expected.to_lowercase()),
            "{arguments:?}: {}",
            refused.err
        );
        assert_eq!(folder.names(), ["some.txt"], "{arguments:?}");
    }
    let noted = run(&["-t", &table, "select count(*) as n from p"]);
    assert_eq!((noted.code, noted.out.as_str()), (Some(0), "n\n1\n"));
    assert!(
        noted.err.contains("note: 1 row has no puzzle; first: ") && noted.err.contains("line 2"),
        "{}",
        noted.err
    );
}

#[test]
fn a_closed_pipe_is_no_error() {
    for format in ["table", "csv", "ndjson", "parquet"] {
        let mut child = command(&["select * from sudoku_generate(100000, 1)", "--format", format])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]), "{format}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_device_is_named() {
    for format in ["table", "csv", "ndjson", "parquet"] {
        let query = "select * from sudoku_generate(3000, 1)";
        let refused = run(&[query, "--format", format, "-o", "/dev/full"]);
        assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""), "{format}");
        assert_eq!(refused.err, "error: cannot write /dev/full: no space left on device\n", "{format}");
    }
}

#[test]
fn nothing_stands_before_an_error() {
    for format in ["table", "csv", "ndjson"] {
        let refused = run(&["select 1/0", "--format", format]);
        assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""), "{format}");
        assert_eq!(refused.err, "error: divide by zero error\n", "{format}");
    }
}

#[test]
fn rows_without_a_puzzle_are_counted_once() {
    let folder = Folder::new("sql-skipped");
    let path = folder.file("some.csv", format!("puzzle\n{EASY}\nnone\nfew\n"));
    let table = format!("t={path}");
    let query = "select sudoku_givens(puzzle), sudoku_status(puzzle), sudoku_solve(puzzle), \
                 sudoku_rate(puzzle, 'se'), sudoku_rate(puzzle, 'hodoku') from t \
                 where sudoku_givens(puzzle) is null or puzzle <> ''";
    let noted = run(&["-t", &table, query]);
    assert_eq!(noted.out.lines().count(), 4);
    assert_eq!(
        noted.err,
        "note: 2 rows have no puzzle; first: 'none' is no puzzle: expected 81 digits and dots, found 4\n"
    );
}

#[test]
fn work_within_one_call_ends_with_the_time() {
    let empty = ".".repeat(81);
    for query in [
        format!("select count(*) from sudoku_vicinity('{EASY}', 9, 9)"),
        format!("select sudoku_count('{empty}', 9223372036854775807)"),
        format!("select sudoku_count(p, 9223372036854775807) from (values ('{empty}')) as t(p)"),
        "select count(*) from sudoku_generate(100000000000, 1)".to_owned(),
        "with recursive n as (select 1 as i union all select i + 1 from n) select count(*) from n".to_owned(),
        "with recursive n as (select 1 as i union all select i + 1 from n) select i from n where i < 0"
            .to_owned(),
        format!(
            "create table t as select sudoku_count('{empty}', 9223372036854775807) as a; select a from t"
        ),
    ] {
        let began = Instant::now();
        let late = run(&["--timeout", "0.5", &query]);
        assert!(began.elapsed() < Duration::from_secs(5), "{query}: {:?}", began.elapsed());
        assert_eq!((late.code, late.out.as_str()), (Some(2), ""), "{query}");
        assert_eq!(late.err, "error: not finished after 0.5 s (--timeout)\n", "{query}");
    }
    assert_eq!(run(&["--timeout", "60", "select 1 as a"]).out, "a\n1\n");
    assert!(run(&["--timeout", "soon", "select 1"]).err.contains("it must be a number of seconds"));
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_it_and_leaves_nothing_behind() {
    let folder = Folder::new("sql-interrupt");
    for query in [
        "select puzzle, sudoku_rate(puzzle, 'se') from sudoku_generate(100000000, 1)",
        "select count(*) from sudoku_generate(100000000, 1) where sudoku_canon(puzzle) = ''",
    ] {
        let mut child = command(&[query, "-o", &folder.at("out.csv")]).spawn().expect("it starts");
        std::thread::sleep(Duration::from_millis(600));
        let began = Instant::now();
        let mut kill = std::process::Command::new("kill");
        assert!(kill.args(["-INT", &child.id().to_string()]).status().expect("there is kill").success());
        assert_eq!(child.wait().expect("it ends").code(), Some(130));
        assert!(began.elapsed() < Duration::from_secs(10));
        assert!(folder.names().is_empty(), "{:?}", folder.names());
    }
}

#[test]
fn sudoku_hands_over() {
    assert_eq!(sudoku(&["sql", "-q", "select 1 as a"]).out, "a\n1\n");
    let wrong = sudoku(&["cluster", "scheduler", "--port", "many"]);
    assert_eq!((wrong.code, wrong.out.as_str()), (Some(2), ""));
}

#[test]
fn help_has_examples_in_eighty_columns() {
    let mut commands = vec![vec![]];
    if cfg!(feature = "cluster") {
        commands.extend([vec!["cluster"], vec!["cluster", "scheduler"], vec!["cluster", "executor"]]);
    }
    for command in commands {
        for flag in ["-h", "--help"] {
            let help = run(&[&command[..], &[flag]].concat());
            assert_eq!(help.code, Some(0), "{command:?}: {}", help.err);
            for line in help.out.lines() {
                assert!(line.chars().count() <= 80, "{command:?} {flag}: {line}");
            }
        }
    }
    let (brief, help) = (run(&["-h"]).out, run(&["--help"]).out);
    assert!(brief.len() < help.len() && help.contains("Examples:\n  sudoku-sql --functions\n"), "{help}");
    assert_eq!(help.contains("--cluster <HOST:PORT>"), cfg!(feature = "cluster"));
    assert!(run(&["--version"]).out.starts_with("sudoku-sql "));
}

#[cfg(not(feature = "cluster"))]
#[test]
fn a_program_for_one_machine_says_how_to_get_the_other() {
    for arguments in [
        &["--cluster", "10.0.0.1:50050", "select 1"][..],
        &["cluster"],
        &["cluster", "--help"],
        &["cluster", "executor", "10.0.0.1:50050", "--jobs", "1"],
    ] {
        let refused = run(arguments);
        assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""), "{arguments:?}");
        assert!(
            refused.err.starts_with("error: this `sudoku-sql` was built for one machine\n"),
            "{}",
            refused.err
        );
        assert!(
            refused.err.contains("`cargo install --path crates/query --features cluster`"),
            "{}",
            refused.err
        );
    }
}
