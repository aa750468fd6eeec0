//! `sudoku sql` and `sudoku cluster`, which hand over to another program.

use crate::common::{Folder, Run, run};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};

/// The program by itself in a folder, as no other must be found beside it.
fn alone(folder: &Folder) -> String {
    let (built, path) = (env!("CARGO_BIN_EXE_sudoku"), folder.path("sudoku"));
    fs::hard_link(built, &path)
        .or_else(|_| fs::copy(built, &path).map(|_| ()))
        .expect("a program can be copied");
    path
}

/// A program that tells its name and arguments, and ends with 7.
fn other(folder: &Folder) {
    let path = folder.file("sudoku-sql", "#!/bin/sh\necho \"$$ $0\"\nprintf '<%s>' \"$@\"\nexit 7\n");
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).expect("it is ours");
}

/// Runs a program where this is the PATH. Returns the number of the process too.
fn run_on(path: &str, program: &str, arguments: &[&str]) -> (Run, u32) {
    let mut command = Command::new(program);
    command.args(arguments).env("PATH", path).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn().expect("it starts");
    let number = child.id();
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes| String::from_utf8(bytes).expect("it is text");
    (Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }, number)
}

#[test]
fn sql_and_cluster_become_the_program_on_the_path_or_beside_this_one() {
    let (folder, elsewhere) = (Folder::new("sql-handed"), Folder::new("sql-on-path"));
    let program = alone(&folder);
    other(&elsewhere);
    let arguments: [(&[&str], &str); 4] = [
        (&["sql", "-t", "p=a b.txt", "--help", "select 1", "-q"], "<-t><p=a b.txt><--help><select 1><-q>"),
        (&["-q", "sql", "--color", "never", "select 1"], "<--quiet><--color=never><select 1>"),
        (&["cluster", "executor", "-v", "--jobs", "1"], "<cluster><executor><-v><--jobs><1>"),
        (&["cluster", "--version"], "<cluster><--version>"),
    ];
    for place in [&elsewhere, &folder] {
        for (given, expected) in arguments {
            let (run, number) = run_on(&elsewhere.path(""), &program, given);
            assert_eq!(run.code, Some(7), "{}", run.err);
            let (name, handed) = run.out.split_once('\n').expect("a line");
            assert_eq!(handed, expected);
            // The same process, so that signals reach it.
            let (found, path) = name.split_once(' ').expect("two words");
            assert_eq!(
                (found, Path::new(path)),
                (number.to_string().as_str(), Path::new(&place.path("sudoku-sql")))
            );
        }
        other(&folder);
    }
}

#[test]
fn without_that_program_an_error_says_how_to_get_it() {
    let folder = Folder::new("sql-missing");
    let program = alone(&folder);
    for (given, how) in [
        (&["sql", "select 1"][..], "`cargo install --path crates/query` builds it"),
        (&["cluster", "scheduler"], "`cargo install --path crates/query --features cluster` builds it"),
    ] {
        let (run, _) = run_on(&folder.path(""), &program, given);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
        let word = given[0];
        let expected =
            format!("error: `sudoku {word}` is a program of its own, sudoku-sql, which is not installed\n");
        assert!(run.err.starts_with(&expected) && run.err.contains(how), "{}", run.err);
    }
    assert!(run(&["help", "sql"]).out.contains("sudoku-sql --help"));
}
