//! Files as tables.

use crate::common::{EASY, Folder, ask, session, wrong};
use std::fmt::Write as _;
use std::fs::File;
use sudokit::Maker;
use sudokit::formats::{Format, Reader, to_text};
use sudokit_query::{Form, Limits, Session};

/// A session with one table.
fn over(path: &str, threads: usize) -> Session {
    let session = session(threads);
    session.table("t", path).unwrap_or_else(|error| panic!("{error}"));
    session
}

#[test]
fn every_format_that_is_read_is_a_table() {
    let folder = Folder::new("formats");
    for format in Format::ALL.iter().filter(|format| format.reads()) {
        let example = format.example();
        let path = folder.file(&format!("example.{}.txt", format.name()), example);
        let entries: Vec<_> = Reader::new(example.as_bytes()).map(Result::unwrap).collect();
        let expected: Vec<String> = entries
            .iter()
            .map(|entry| {
                let puzzle = match entry.candidates {
                    Some(sudokit::Candidates::Given(_)) => entry.to_string(),
                    _ => entry.givens.to_string(),
                };
                format!("{puzzle},{}", entry.header.title.clone().unwrap_or_default())
            })
            .collect();
        let rows = ask(&over(&path, 2), "select puzzle, title from t order by line").unwrap();
        assert_eq!(rows, expected.join("\n"), "{}", format.name());
    }
}

#[test]
fn columns_say_what_the_format_knows() {
    let folder = Folder::new("columns");
    let game = sudokit::read(format!("53+4{}", &EASY[3..])).unwrap();
    let text = to_text("json".parse().unwrap(), &game).expect("it is written");
    let path = folder.file("game.json", text);
    let session = over(&path, 1);
    assert!(ask(&session, "select placed from t").unwrap().starts_with("..4"));

    let text = format!("{EASY}\n\n{EASY} hard one\n");
    let path = folder.file("two.txt", text);
    let session = over(&path, 1);
    assert_eq!(ask(&session, "select line, comment from t order by line").unwrap(), "1,\n3,hard one");
    assert_eq!(ask(&session, "select count(*) from t").unwrap(), "2");
    assert_eq!(ask(&session, "select distinct file from t").unwrap(), path);
}

#[test]
fn what_is_no_puzzle_is_left_out_or_an_error() {
    let folder = Folder::new("wrong");
    let path = folder.file("some.txt", format!("{EASY}\nthis is none\n{EASY}\n"));
    let session = over(&path, 1);
    assert_eq!(ask(&session, "select count(*) from t").unwrap(), "2");
    let skipped = session.skipped();
    assert_eq!(skipped.count, 1);
    let first = skipped.first.unwrap();
    assert!(first.starts_with(&format!("{path}: line 2, column 1: expected a puzzle")), "{first}");
    let said = wrong(&session, "set sudoku.strict = true; select count(*) from t");
    assert!(said.contains(": line 2, column 1: expected a puzzle"), "{said}");
    let said = wrong(&session, "select sudoku_solve('x')");
    assert_eq!(said, "sudoku_solve: 'x' is no puzzle: expected 81 digits and dots, found 1");
    assert_eq!(ask(&session, "select sudoku_valid('x')").unwrap(), "false");
}

#[test]
fn the_same_puzzles_are_the_same_in_every_kind_of_file() {
    let folder = Folder::new("kinds");
    let puzzles = Maker::new(3).puzzles(3000).unwrap();
    let plain: String = puzzles.iter().fold(String::new(), |mut text, puzzle| {
        writeln!(text, "{puzzle}").expect("it is text");
        text
    });
    // Numbers of 81 digits are no numbers.
    let zeros: String = "quiz\n".to_owned() + &plain.replace('.', "0");
    let digest = "select count(*), sum(sudoku_givens(P)), min(sudoku_solve(P)), max(sudoku_solve(P)) from t";
    let of =
        |path: &str, column: &str, threads| ask(&over(path, threads), &digest.replace('P', column)).unwrap();
    let expected = of(&folder.file("plain.txt", &plain), "puzzle", 1);
    for threads in [1, 4] {
        assert_eq!(of(&folder.file("zeros.csv", &zeros), "quiz", threads), expected);
        let session = over(&folder.file("more.txt", &plain), threads);
        for (form, name) in [(Form::Csv, "a.csv"), (Form::Ndjson, "a.ndjson"), (Form::Parquet, "a.parquet")] {
            let path = folder.path().join(name);
            let rows = session.query("select puzzle, line from t").unwrap();
            rows.write(form, &mut File::create(&path).unwrap()).unwrap();
            assert_eq!(of(&path.display().to_string(), "puzzle", threads), expected, "{name}");
        }
    }
}

#[test]
fn folders_and_patterns_are_tables_of_all_their_files() {
    let folder = Folder::new("folder");
    for name in ["a.txt", "b.txt", "c.txt", ".hidden"] {
        folder.file(name, format!("{EASY}\n"));
    }
    let whole = folder.path().display().to_string();
    for threads in [1, 2, 8] {
        assert_eq!(
            ask(&over(&whole, threads), "select count(distinct file), count(*) from t").unwrap(),
            "3,3"
        );
    }
    assert_eq!(ask(&over(&format!("{whole}/[ab].txt"), 2), "select count(*) from t").unwrap(), "2");
    folder.file("d.csv", "puzzle\n");
    let session = session(1);
    for (path, expected) in [
        (whole.as_str(), "are not of the same kind"),
        (&format!("{whole}/*.sdm"), "there is no file in"),
        (&format!("{whole}/gone.txt"), "cannot read"),
        (&folder.file("e.csv.gz", ""), "is packed: unpack it first"),
    ] {
        let said = session.table("t", path).unwrap_err().to_string();
        assert!(said.contains(expected), "{path}: {said}");
    }
    session.table("t", &format!("{whole}/a.txt")).unwrap();
    assert_eq!(
        session.table("t", &format!("{whole}/a.txt")).unwrap_err().to_string(),
        "the table t already exists"
    );
}

#[test]
fn a_limit_reads_no_further() {
    let folder = Folder::new("limit");
    let mut text = format!("{EASY}\n").repeat(20);
    text += &"not a puzzle\n".repeat(100_000);
    let path = folder.file("long.txt", text);
    let session = Session::new(&Limits { strict: true, threads: 1, ..Limits::default() }).unwrap();
    session.table("t", &path).unwrap();
    assert_eq!(ask(&session, "select line from t limit 2").unwrap(), "1\n2");
    assert!(wrong(&session, "select count(*) from t").contains("line 21"));
}

#[test]
fn broken_files_are_errors_that_name_them() {
    let folder = Folder::new("broken");
    for (name, bytes) in [("a.parquet", &b"PAR1 this is none"[..]), ("a.ndjson", b"{\"a\": ")] {
        let path = folder.file(name, bytes);
        let session = session(1);
        let said = match session.table("t", &path) {
            Err(error) => error.to_string(),
            Ok(()) => wrong(&session, "select * from t"),
        };
        assert!(!said.is_empty() && !said.contains('\n'), "{name}: {said}");
    }
}
