//! Rules about the source files.

use super::Violation;
use crate::code::{code, lines_with_word};
use crate::tasks;
use crate::workspace::{File, Workspace};

/// The crates that only compute.
const PURE: [&str; 8] = ["core", "solve", "symmetry", "logic", "checker", "notation", "generate", "play"];

/// Modules of the standard library with effects or state outside the program.
const WORLD: [&str; 7] = ["env", "fs", "io", "net", "process", "thread", "time"];

/// The only files of the algorithms that know threads: one counts the cores, the other starts them.
const THREADED: [&str; 2] = ["crates/solve/src/team.rs", "crates/solve/src/pipeline.rs"];

/// Global state.
const GLOBAL: [&str; 3] = ["static mut", "thread_local", "LazyLock"];

/// Words about looks, which no technique says.
const LOOKS: [&str; 6] = ["ansi", "ANSI", "html", "HTML", "svg", "SVG"];

/// The tests inside a crate that read what lies beside the tree. The testkit reads for those outside.
const READING: &str = "crates/logic/src/rating/se/vectors.rs";

/// Files and folders that may hold `unsafe`.
const UNSAFE: [&str; 10] = [
    "crates/cli/src/run/closed.rs",
    "crates/core/src/bytes.rs",
    "crates/core/src/solution.rs",
    "crates/solve/src/single/node.rs",
    "crates/solve/src/lanes/",
    "crates/python/",
    "crates/web-parts/",
    "crates/web-solve/src/lib.rs",
    "crates/capi/",
    "deep/bare/",
];

/// Files that may be longer than 600 lines, and why.
const LONG: &[(&str, &str)] = &[];

/// The most columns of a line with a comment.
const COMMENT_WIDTH: usize = 110;

/// Words that begin a clause in the place of a noun.
const CIRCLING: [&str; 6] = ["What", "Whatever", "Whether", "Who", "Whoever", "Whom"];

/// Marks of unfinished work, in two halves each lest this file be found.
const UNFINISHED: [&str; 7] = [
    // In the template of a new family of techniques.
    concat!("FILL", " IN"),
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
    concat!("dbg", "!("),
    concat!("todo", "!("),
    concat!("unimplemented", "!("),
];

pub(super) fn pure(workspace: &Workspace) -> Vec<Violation> {
    let computes = |file: &&File| {
        PURE.iter().any(|name| file.path.starts_with(&format!("crates/{name}/src/"))) && file.is_rust()
    };
    let mut violations = Vec::new();
    for file in workspace.files.iter().filter(computes) {
        let code = code(&file.text);
        for (number, line) in (1..).zip(code.lines()) {
            for module in line.split("std::").skip(1).flat_map(first_segments) {
                let allowed = (module == "thread" && THREADED.contains(&file.path.as_str()))
                    || (["fs", "io"].contains(&module) && file.path == READING);
                if WORLD.contains(&module) && !allowed {
                    violations.push(Violation::new(&file.path, number, format!("uses std::{module}")));
                }
            }
        }
        for word in GLOBAL {
            for number in lines_with_word(&code, word) {
                violations.push(Violation::new(&file.path, number, format!("has global state: {word}")));
            }
        }
    }
    violations
}

/// `fs` of `fs::File`; `fs` and `io` of `{fs::File, io}`.
fn first_segments(path: &str) -> Vec<&str> {
    let group = path.strip_prefix('{').map(|group| group.split('}').next().unwrap_or(group));
    let paths = group.map_or(vec![path], |group| group.split(',').collect());
    let segment = |path: &str| path.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(path.len());
    paths.into_iter().map(str::trim).map(|path| &path[..segment(path)]).collect()
}

pub(super) fn meaning(workspace: &Workspace) -> Vec<Violation> {
    let mut violations = Vec::new();
    for file in workspace.files.iter().filter(|file| file.path.starts_with("crates/logic/src/techniques/")) {
        for word in LOOKS {
            for number in lines_with_word(&file.text, word) {
                violations.push(Violation::new(&file.path, number, format!("says {word}")));
            }
        }
        for (number, line) in file.lines() {
            if line.contains(r"\x1b") || line.contains(r"\u{1b}") {
                violations.push(Violation::new(&file.path, number, "holds an escape sequence"));
            }
        }
    }
    violations
}

pub(super) fn safe(workspace: &Workspace) -> Vec<Violation> {
    let ordinary =
        |file: &&File| file.is_rust() && !UNSAFE.iter().any(|folder| file.path.starts_with(folder));
    let unsafe_lines = |file: &File| lines_with_word(&code(&file.text), "unsafe");
    let files = workspace.files.iter().filter(ordinary);
    files
        .flat_map(|file| {
            unsafe_lines(file).into_iter().map(|line| Violation::new(&file.path, line, "unsafe"))
        })
        .collect()
}

pub(super) fn short(workspace: &Workspace) -> Vec<Violation> {
    let listed = |file: &File| LONG.iter().any(|(path, _)| *path == file.path);
    let mut violations = Vec::new();
    for file in workspace.files.iter().filter(|file| file.is_rust()) {
        let length = file.text.lines().count();
        if length > 600 && !listed(file) {
            violations.push(Violation::new(&file.path, length, format!("has {length} lines")));
        }
    }
    violations
}

pub(super) fn introduced(workspace: &Workspace) -> Vec<Violation> {
    // Programs of a page, which introduces them.
    let is_shown = |file: &File| file.path.starts_with(tasks::FOLDER);
    let silent = |file: &&File| file.is_rust() && !is_shown(file) && !file.text.starts_with("//! ");
    let files = workspace.files.iter().filter(silent);
    files.map(|file| Violation::new(&file.path, 1, "expected `//! ` and what the file is for")).collect()
}

pub(super) fn narrow(workspace: &Workspace) -> Vec<Violation> {
    about_comments(workspace, |comment, line| {
        // Rows of tables, addresses and grids cannot be broken.
        let is_grid = |word: &str| word.len() > 80;
        let is_whole = comment.contains("://") || comment.contains(" | ") || comment.split(' ').any(is_grid);
        let width = line.chars().count();
        (width > COMMENT_WIDTH && !is_whole).then(|| format!("is {width} columns wide"))
    })
}

pub(super) fn spoken(workspace: &Workspace) -> Vec<Violation> {
    about_comments(workspace, |comment, _| {
        let first = comment.trim_start_matches(['/', '!', ' ']).split(' ').next().unwrap_or_default();
        CIRCLING.contains(&first).then(|| format!("begins with {first}"))
    })
}

/// The violations of a rule that sees each comment and its whole line.
fn about_comments(workspace: &Workspace, says: impl Fn(&str, &str) -> Option<String>) -> Vec<Violation> {
    let mut violations = Vec::new();
    for file in workspace.files.iter().filter(|file| file.is_rust()) {
        for (number, line) in file.lines() {
            let comment = line.trim_start();
            if comment.starts_with("//") {
                violations.extend(says(comment, line).map(|what| Violation::new(&file.path, number, what)));
            }
        }
    }
    violations
}

pub(super) fn finished(workspace: &Workspace) -> Vec<Violation> {
    let mut violations = Vec::new();
    for file in workspace.files.iter().filter(|file| file.is_rust() || file.is_markdown()) {
        for (number, line) in file.lines() {
            for mark in UNFINISHED.iter().filter(|mark| line.contains(**mark)) {
                violations.push(Violation::new(&file.path, number, format!("holds {mark}")));
            }
        }
    }
    violations
}

pub(super) fn trimmed(workspace: &Workspace) -> Vec<Violation> {
    let ours = |file: &&File| file.is_rust() || file.is_markdown() || file.path.ends_with(".toml");
    let mut violations = Vec::new();
    for file in workspace.files.iter().filter(ours) {
        for (number, line) in file.lines() {
            if line.ends_with([' ', '\t']) {
                violations.push(Violation::new(&file.path, number, "ends with a space"));
            }
        }
    }
    violations
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::found;

    #[test]
    fn algorithms_see_nothing_of_the_world() {
        let text = "use std::fmt;\nuse std::{collections::BTreeMap, fs};\n// std::io\nlet t = std::time::Instant::now();\n\
                    thread_local! {}\nstatic mut X: u8 = 0;\n";
        let expected = [
            (2, "uses std::fs"),
            (4, "uses std::time"),
            (6, "has global state: static mut"),
            (5, "has global state: thread_local"),
        ];
        let expected = expected.map(|(line, what)| (line, what.to_owned()));
        assert_eq!(found(pure, &[("crates/core/src/lib.rs", text)]), expected);
        assert!(found(pure, &[("crates/cli/src/main.rs", text)]).is_empty());
        let threads = "use std::thread;\n";
        assert!(found(pure, &[(THREADED[1], threads)]).is_empty());
        assert_eq!(found(pure, &[("crates/solve/src/batch.rs", threads)]).len(), 1);
    }

    #[test]
    fn techniques_know_no_looks() {
        let path = "crates/logic/src/techniques/fish/mod.rs";
        let text = "//! A chain of HTML.\n/// Simple colouring.\nlet bold = \"\\x1b[1m\";\n";
        let expected = [(1, "says HTML".to_owned()), (3, "holds an escape sequence".to_owned())];
        assert_eq!(found(meaning, &[(path, text)]), expected);
    }

    #[test]
    fn unsafe_is_confined() {
        let text = "// unsafe\n#![forbid(unsafe_code)]\nunsafe { f() }\n";
        assert_eq!(found(safe, &[("crates/core/src/lib.rs", text)]), [(3, "unsafe".to_owned())]);
        assert!(found(safe, &[("crates/solve/src/lanes/avx2.rs", text)]).is_empty());
    }

    #[test]
    fn files_are_short() {
        assert!(found(short, &[("a.rs", &"\n".repeat(600))]).is_empty());
        assert_eq!(found(short, &[("a.rs", &"\n".repeat(601))]).len(), 1);
    }

    #[test]
    fn files_introduce_themselves() {
        assert!(found(introduced, &[("a.rs", "//! What it is.\n")]).is_empty());
        assert_eq!(found(introduced, &[("a.rs", "use std::fmt;\n"), ("b.rs", "")]).len(), 2);
    }

    #[test]
    fn comments_are_narrow_and_name_their_subject() {
        let wide = format!("// {}\n//! {}\n// {}\n", "ab ".repeat(37), "a | ".repeat(30), ".".repeat(120));
        assert_eq!(found(narrow, &[("x.rs", &wide)]), [(1, "is 114 columns wide".to_owned())]);
        let circling = "/// What it is.\n    // Whoever asks\n//! Whatsoever\n/// A noun. What else?\n";
        let expected = [(1, "begins with What".to_owned()), (2, "begins with Whoever".to_owned())];
        assert_eq!(found(spoken, &[("x.rs", circling)]), expected);
    }

    #[test]
    fn unfinished_work_is_found() {
        for mark in UNFINISHED {
            assert_eq!(found(finished, &[("a.rs", &format!("\n  {mark}"))])[0].0, 2);
        }
    }

    #[test]
    fn trailing_spaces_are_found() {
        assert_eq!(found(trimmed, &[("a.md", "a\nb \n\tc\n")]).len(), 1);
    }
}
