//! Limits of sessions, and their ends.

use crate::common::{EASY, Folder, ask, session, wrong};
use std::io::{self, Write};
use std::thread;
use std::time::{Duration, Instant};
use sudokit::Cancel;
use sudokit_query::{Form, Limits, QueryError, Session};

#[test]
fn nothing_is_written_but_the_answer() {
    let folder = Folder::new("written");
    let session = session(1);
    ask(&session, "create table t as select 1 as a").unwrap();
    let path = folder.path().join("out.csv").display().to_string();
    for sql in
        [format!("copy t to '{path}'"), "insert into t values (2)".to_owned(), "delete from t".to_owned()]
    {
        wrong(&session, &sql);
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    assert_eq!(ask(&session, "select count(*) from t").unwrap(), "1");
}

#[test]
fn nonsense_is_an_error_of_one_line() {
    let session = session(1);
    for sql in [
        "",
        ";",
        "select",
        "select * from nowhere",
        "select 1; select 2",
        "selct 1",
        "select 'a",
        "\0",
        "drop table nowhere",
    ] {
        let said = wrong(&session, sql);
        assert!(!said.is_empty() && !said.contains('\n') && !said.ends_with('.'), "{sql}: {said}");
    }
    let deep = format!("select {}1{}", "(".repeat(5000), ")".repeat(5000));
    assert!(!wrong(&session, &deep).is_empty());
    assert_eq!(ask(&session, "set sudoku.strict = true; select 1").unwrap(), "1");
    assert!(wrong(&session, "set sudoku.strict = maybe").contains("expected true or false"));
    assert!(wrong(&session, "set sudoku.magic = 1").contains("sudoku has the setting strict"));
}

#[test]
fn every_form_writes_the_same_rows() {
    let session = session(2);
    let text = |form, sql: &str| {
        let mut text = Vec::new();
        session.query(sql).unwrap().write(form, &mut text).unwrap();
        String::from_utf8_lossy(&text).into_owned()
    };
    let sql = "select * from (values (1, 'a'), (20, null)) as t(number, \"a,b\") order by 1";
    assert_eq!(text(Form::Csv, sql), "number,\"a,b\"\n1,a\n20,\n");
    assert_eq!(text(Form::Ndjson, sql), "{\"number\":1,\"a,b\":\"a\"}\n{\"number\":20,\"a,b\":null}\n");
    assert_eq!(text(Form::Table, sql), "number  a,b\n------  ---\n     1  a\n    20  -\n");
    assert!(text(Form::Parquet, sql).starts_with("PAR1"));
    let none = "select 1 as a where false";
    assert_eq!(text(Form::Csv, none), "a\n");
    assert_eq!(text(Form::Table, none), "a\n-\n");
    assert_eq!(text(Form::Ndjson, none), "");
}

#[test]
fn columns_without_a_name_are_readable() {
    let session = session(1);
    let names = |sql: &str| {
        let rows = session.query(sql).unwrap();
        let names: Vec<String> = rows.schema().fields().iter().map(|field| field.name().clone()).collect();
        for batch in rows {
            let batch = batch.unwrap();
            let of_batch: Vec<String> =
                batch.schema().fields().iter().map(|field| field.name().clone()).collect();
            assert_eq!(of_batch, names);
        }
        names.join(" | ")
    };
    let (other, short) = (EASY.replace("79", ".."), "53..7....6");
    assert_eq!(names("select 1, 'a', sudoku_givens('x')"), "1 | 'a' | sudoku_givens('x')");
    assert_eq!(
        names(&format!("select sudoku_count('{EASY}', 2), sudoku_solve('{EASY}'), sudoku_solve('{other}')")),
        format!("sudoku_count('{short}...',2) | sudoku_solve('{short}...') | sudoku_solve('{short}...') (2)")
    );
    assert_eq!(names("select 1 as \"Utf8(\", 'b' as \"myInt64(5)\""), "Utf8( | myInt64(5)");
}

#[test]
fn a_closed_output_ends_the_query() {
    struct Closed(usize);
    impl Write for Closed {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            match self.0.checked_sub(bytes.len()) {
                Some(left) => {
                    self.0 = left;
                    Ok(bytes.len())
                }
                None => Err(io::ErrorKind::BrokenPipe.into()),
            }
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    for (form, length) in Form::ALL.map(|form| (form, 1000)).into_iter().chain([(Form::Csv, 100_000)]) {
        let session = session(1);
        let rows = session.query("select * from sudoku_generate(1000000, 1)").unwrap();
        match rows.write(form, &mut Closed(length)) {
            Err(QueryError::Output(error)) => {
                assert_eq!(error.kind(), io::ErrorKind::BrokenPipe, "{}", form.name());
            }
            other => panic!("{}: {other:?}", form.name()),
        }
    }
}

#[test]
fn a_query_can_be_cancelled() {
    let cancel = Cancel::new();
    let session = Session::new(&Limits { cancel: cancel.clone(), ..Limits::default() }).unwrap();
    let began = Instant::now();
    thread::scope(|scope| {
        scope.spawn(|| {
            thread::sleep(Duration::from_millis(300));
            cancel.cancel();
        });
        let error = ask(&session, "select sum(sudoku_rate(puzzle, 'se')) from sudoku_generate(100000000, 1)")
            .unwrap_err();
        assert!(matches!(error, QueryError::Cancelled), "{error:?}");
    });
    assert!(began.elapsed() < Duration::from_secs(10));
}

#[test]
fn memory_is_bounded() {
    let session = Session::new(&Limits { memory: 20_000_000, threads: 1, ..Limits::default() }).unwrap();
    // A sort of some hundred megabytes goes through files.
    let sorted = "select count(*) from (select value, repeat('x', 100) as y from generate_series(1, 1000000) \
                  order by y, value desc offset 1)";
    assert_eq!(ask(&session, sorted).unwrap(), "999999");
    let joined = "select count(*) from (select value, repeat('x', 200) as y from generate_series(1, 1000000)) a \
                  join (select value, repeat('x', 200) as y from generate_series(1, 1000000)) b on a.y = b.y and a.value = b.value";
    match ask(&session, joined) {
        Err(QueryError::Memory(_)) => {}
        Ok(rows) => assert_eq!(rows, "1000000"),
        Err(error) => panic!("{error:?}"),
    }
}

/// Rows that are all different are sorted through files, also with two threads.
#[test]
fn distinct_rows_are_sorted_in_little_memory() {
    let folder = Folder::new("sorted");
    let mut file = Vec::new();
    let rows = "select lpad(cast(value * 7919 % 500009 as varchar), 81, '.') as puzzle from generate_series(1, 500000)";
    session(1).query(rows).unwrap().write(Form::Parquet, &mut file).unwrap();
    let table = folder.file("rows.parquet", file);
    for (threads, memory) in [(1, 20_000_000), (2, 20_000_000)] {
        let session = Session::new(&Limits { memory, threads, ..Limits::default() }).unwrap();
        session.table("rows", &table).unwrap();
        let mut sorted = Vec::new();
        let query = session.query("select puzzle from rows order by puzzle").unwrap();
        query.write(Form::Csv, &mut sorted).unwrap();
        let sorted = String::from_utf8(sorted).unwrap();
        let lines: Vec<&str> = sorted.lines().skip(1).collect();
        assert_eq!(lines.len(), 500_000, "{threads} threads, {memory} bytes");
        assert!(lines.is_sorted());
    }
}
