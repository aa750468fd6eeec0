//! `sudoku sql`: what a shell sees of it, and the questions of `docs/sql.md`, asked of data that the document's commands make.

use crate::common::{Folder, UNIQUE, command, run, run_with};
use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

/// The page whose commands and queries are run. With `SUDOKIT_WRITE_SQL=1` its answers are written anew.
const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/sql.md");

#[test]
fn the_questions_of_the_page_have_its_answers() {
    let page = fs::read_to_string(PAGE).expect("it is there");
    let folder = Folder::new("sql-page");
    let program = Path::new(env!("CARGO_BIN_EXE_sudoku")).parent().expect("it is in a folder");
    let path = format!("{}:{}", program.display(), std::env::var("PATH").unwrap_or_default());
    let (mut written, mut rest, mut asked) = (String::new(), page.as_str(), 0);
    while let Some((before, fence)) = rest.split_once("```") {
        let (language, after) = fence.split_once('\n').expect("a fence is a line");
        let (block, after) = after.split_once("```\n").expect("it is closed");
        written += &format!("{before}```{language}\n{block}```\n");
        rest = after;
        let answer = match language {
            "sh" => {
                let mut shell = std::process::Command::new("sh");
                shell.args(["-e", "-c", block]).current_dir(folder.path("")).env("PATH", &path);
                let output = shell.output().expect("there is a shell");
                let said = String::from_utf8_lossy(&output.stderr);
                assert!(output.status.success(), "{block}{said}");
                String::from_utf8(output.stdout).expect("it is text")
            }
            "sql" => {
                asked += 1;
                let mut asking = command(&["sql", "-q", "--format", "table"]);
                for name in ["first", "second", "third"] {
                    asking.arg("--table").arg(format!("{name}={name}.txt"));
                }
                let output = asking.arg(block).current_dir(folder.path("")).output().expect("it starts");
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
    assert_eq!(run(&["sql", query]).out, "a,b\n1,\n");
    assert_eq!(run(&["sql", "-f", "table", query]).out, "a  b\n-  -\n1  -\n");
    assert_eq!(run(&["sql", "-f", "ndjson", query]).out, "{\"a\":1,\"b\":null}\n");
    assert_eq!(run_with(&["sql", "-"], query).out, "a,b\n1,\n");
    for (name, begins) in [("a.csv", "a,b"), ("a.ndjson", "{\"a\""), ("a.parquet", "PAR1")] {
        let path = folder.path(name);
        assert_eq!(run(&["sql", query, "-o", &path]).code, Some(0));
        assert!(String::from_utf8_lossy(&fs::read(&path).unwrap()).starts_with(begins));
    }
    assert_eq!(
        run(&["sql", "-t", &format!("t={}", folder.path("a.parquet")), "select a from t"]).out,
        "a\n1\n"
    );
    assert!(run(&["sql", query, "-o", &folder.path("a.pdf")]).err.contains("no format with that ending"));
}

#[test]
fn packed_files_are_read_as_everywhere() {
    let folder = Folder::new("sql-packed");
    let utf16: Vec<u8> = format!("\u{feff}{UNIQUE}\n").encode_utf16().flat_map(u16::to_le_bytes).collect();
    let path = folder.file("puzzles.txt", utf16);
    let out = run(&["sql", "-t", &format!("p={path}"), "select puzzle, sudoku_givens(puzzle) from p"]).out;
    assert!(out.contains(&format!("{UNIQUE},30")), "{out}");
}

#[test]
fn the_functions_are_shown() {
    let shown = run(&["sql", "--functions"]).out;
    for name in ["sudoku_valid", "sudoku_solve", "sudoku_rate", "sudoku_generate", "sudoku_vicinity"] {
        assert!(shown.contains(&format!("\n{name}(")) || shown.starts_with(name), "{name}");
    }
}

#[test]
fn what_is_wrong_is_said_and_leaves_nothing_behind() {
    let folder = Folder::new("sql-wrong");
    let output = folder.path("out.csv");
    let broken = folder.file("some.txt", format!("{UNIQUE}\nnone\n"));
    let table = format!("p={broken}");
    for (arguments, expected) in [
        (&["sql", "selct 1", "-o", &output][..], "error: expected: an SQL statement, found: selct"),
        (&["sql", "select sudoku_slove('.')", "-o", &output], "sudoku_solve"),
        (&["sql", "select * from nowhere", "-o", &output], "nowhere"),
        (
            &["sql", "-t", "p=gone.txt", "select 1", "-o", &output],
            "cannot read gone.txt: no such file or directory",
        ),
        (
            &["sql", "-t", &table, "--strict", "select puzzle from p", "-o", &output],
            "some.txt: line 2, column 1: expected a puzzle",
        ),
        (&["sql", "-t", "p", "select 1"], "expected NAME=FILE"),
        (&["sql", "--memory", "much", "select 1"], "such as 500MB or 4GB"),
        (&["sql"], "<QUERY>"),
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
    let noted = run(&["sql", "-t", &table, "select count(*) as n from p"]);
    assert_eq!((noted.code, noted.out.as_str()), (Some(0), "n\n1\n"));
    assert!(
        noted.err.contains("note: 1 times there was no puzzle") && noted.err.contains("line 2"),
        "{}",
        noted.err
    );
}

#[test]
fn a_closed_pipe_is_no_error() {
    let mut child = command(&["sql", "select * from sudoku_generate(100000, 1)"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_it_and_leaves_nothing_behind() {
    let folder = Folder::new("sql-interrupt");
    for query in [
        "select puzzle, sudoku_rate(puzzle, 'se') from sudoku_generate(100000000, 1)",
        "select count(*) from sudoku_generate(100000000, 1) where sudoku_canon(puzzle) = ''",
    ] {
        let mut child = command(&["sql", query, "-o", &folder.path("out.csv")]).spawn().expect("it starts");
        std::thread::sleep(Duration::from_millis(600));
        let began = Instant::now();
        let mut kill = std::process::Command::new("kill");
        assert!(kill.args(["-INT", &child.id().to_string()]).status().expect("there is kill").success());
        assert_eq!(child.wait().expect("it ends").code(), Some(130));
        assert!(began.elapsed() < Duration::from_secs(2));
        assert!(folder.names().is_empty(), "{:?}", folder.names());
    }
}
