//! Help, welcome and mistakes on the command line.

use crate::common::{Folder, SOLVED, UNIQUE, run};

/// The names of all commands, as the help lists them.
pub(crate) fn commands() -> Vec<String> {
    let help = run(&["--help"]).out;
    let groups = help.split("[COMMAND]\n").nth(1).and_then(|rest| rest.split("Options:\n").next());
    // A name is indented by two spaces, below the heading of its group.
    let names =
        groups.expect("they are there").lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    names.map(str::to_owned).collect()
}

#[test]
fn every_command_has_help_with_examples() {
    let commands = commands();
    for name in ["solve", "check", "convert", "bench", "classic", "rules", "completions", "help"] {
        assert!(commands.iter().any(|command| command == name), "{name}");
    }
    for command in
        commands.iter().map(String::as_str).filter(|name| !["classic", "rules", "help"].contains(name))
    {
        let help = run(&[command, "--help"]);
        assert_eq!(help.code, Some(0), "{command}: {}", help.err);
        assert!(help.out.contains("Examples:"), "{command}");
        let brief = run(&[command, "-h"]);
        assert!(brief.out.len() < help.out.len(), "{command}: -h is the short one");
    }
    assert!(run(&["--help"]).out.contains("Exit codes:"));
    assert!(run(&["--version"]).out.starts_with("sudoku "));
}

/// Rarely used options are left to --help.
#[test]
fn short_help_fits_on_a_screen() {
    for command in commands() {
        let lines = |flag: &str| run(&[&command, flag]).out.lines().count();
        assert!(lines("-h") <= 48, "{command} -h has {} lines", lines("-h"));
    }
    let (short, long) = (run(&["generate", "-h"]).out, run(&["generate", "--help"]).out);
    assert!(short.lines().count() <= 42, "{short}");
    for option in ["--pattern", "--sample", "--from", "--color"] {
        assert!(!short.contains(option) && long.contains(option), "{option}");
    }
}

#[test]
fn help_is_made_for_eighty_columns() {
    let commands = commands();
    let none: [&str; 0] = [];
    let classics = ["assistant", "create", "solve", "fuzz", "deduce", "backtrack", "triple"];
    let all = [&none[..]].into_iter().map(<[_]>::to_vec);
    let all = all.chain(commands.iter().map(|name| vec![name.as_str()]));
    for command in all.chain(classics.iter().map(|name| vec!["classic", name])) {
        for flag in ["-h", "--help"] {
            let help = run(&[&command[..], &[flag]].concat()).out;
            for line in help.lines() {
                assert!(line.chars().count() <= 80, "{command:?} {flag}: {line}");
            }
            // A line that is too long would continue at the first column.
            let examples = help.split("Examples:\n").nth(1).unwrap_or_default();
            for line in examples.lines().take_while(|line| !line.is_empty()) {
                assert!(line.starts_with("  sudoku "), "{command:?} {flag}: {line}");
            }
            let formats = help.split("\nFormats:\n").nth(1).unwrap_or_default();
            for line in formats.lines().take_while(|line| line.starts_with(' ')) {
                assert_eq!(line.get(8..10), Some("  "), "{command:?} {flag}: {line}");
            }
        }
    }
}

#[test]
fn help_is_a_command_too() {
    assert_eq!(run(&["help", "solve"]).out, run(&["solve", "--help"]).out);
    assert_eq!(run(&["help"]).out, run(&["--help"]).out);
    assert_eq!(run(&["help", "slove"]).code, Some(2));
}

#[test]
fn mistakes_get_a_hint() {
    let typo = run(&["slove", UNIQUE]);
    assert_eq!(typo.code, Some(2));
    assert!(typo.err.contains("'solve'"), "{}", typo.err);

    let bare = run(&[UNIQUE]);
    assert!(bare.err.contains(&format!("hint: to solve it: sudoku solve '{UNIQUE}'")), "{}", bare.err);

    let format = run(&["solve", "-f", "jsn", UNIQUE]);
    assert_eq!(format.code, Some(2));
    assert!(format.err.contains("'json'"), "{}", format.err);

    let row = run(&["solve", "53..7....", "6..195..."]);
    assert!(row.err.contains("hint: put quotes around"), "{}", row.err);

    let target = run(&["convert", UNIQUE]);
    assert!(target.err.contains("hint: name one with --to"), "{}", target.err);
}

#[test]
fn mistakes_on_the_command_line_are_told_in_one_voice() {
    for (arguments, message, hint) in [
        (&["bench", "--jobs", "x"][..], "unknown option '--jobs'", "`sudoku bench --help` lists its options"),
        (&["vicinity", "--n", "1"], "unknown option '--n'", "`sudoku vicinity --help` lists its options"),
        (&["solve", "--jbos", "2"], "unknown option '--jbos'", "did you mean --jobs?"),
        (&["rules", "x"], "'x' is one argument too many", "`sudoku rules --help` lists its options"),
        (&["explan"], "unknown command 'explan'", "did you mean 'explain'?"),
        (&["frob"], "unknown command 'frob'", "`sudoku help` lists all commands"),
        (&["generate", "--seed", "x"], "invalid value 'x' for --seed: expected a whole number", ""),
        (&["solve", "-j", "0"], "invalid value '0' for --jobs: expected a number from 1 on", ""),
        (
            &["print", "--per-page", "17"],
            "invalid value '17' for --per-page: expected a number from 1 to 16",
            "",
        ),
        (&["solve", "-f", "jsn"], "unknown value 'jsn' for --format", "did you mean 'json'?"),
        (&["rate", "--scale", "x"], "unknown value 'x' for --scale", "it can be hodoku, se, "),
        (
            &["explain", "--allow", "xwing", "--deny", "xwng"],
            "unknown value 'xwng' for --deny",
            "did you mean 'x-wing'",
        ),
        (&["completions"], "SHELL is missing", "`sudoku completions --help` lists its options"),
        (&["print", "-o"], "--output needs a value", ""),
        (&["solve", "-q", "-v"], "--quiet cannot be used with --verbose", ""),
        (
            &["play", "--daily", "2026-11-22"],
            "--daily cannot be used with [FILE|PUZZLE]",
            "to give --daily a value, write --daily=DATE",
        ),
        (
            &["rank", "5472730537"],
            "'5472730537' is a rank, and not a puzzle",
            "its grid: sudoku unrank 5472730537",
        ),
        (
            &["unrank", SOLVED],
            &format!("argument 1: expected a rank, found '{SOLVED}'"),
            &format!("its rank: sudoku rank '{SOLVED}'"),
        ),
    ] {
        let run = run(arguments);
        let lines: Vec<&str> = run.err.lines().collect();
        assert_eq!(run.code, Some(2), "{arguments:?}");
        assert_eq!(lines[0], format!("error: {message}"), "{arguments:?}");
        match (hint, &lines[1..]) {
            ("", rest) => assert!(rest.is_empty(), "{arguments:?}: {rest:?}"),
            (hint, [line]) => assert!(line.starts_with(&format!("hint: {hint}")), "{arguments:?}: {line}"),
            (_, rest) => panic!("{arguments:?}: {rest:?}"),
        }
    }
}

#[test]
fn a_level_has_one_meaning_and_two_names() {
    let puzzle = |level: &str| {
        let made = run(&["generate", "-q", "--level", level, "--seed", "1"]);
        assert_eq!(made.code, Some(0), "{level}: {}", made.err);
        made.out
    };
    assert_eq!(puzzle("expert"), puzzle("unfair"));
    assert_eq!(puzzle("master"), puzzle("Extreme"));
    let rated = run(&["rate", "--scale", "se", puzzle("beginner").trim()]).out;
    assert!(rated.starts_with("SE 1.2") || rated.starts_with("SE 1.0"), "{rated}");
    for command in ["generate", "play"] {
        let wrong = run(&[command, "--level", "no such level"]);
        assert!(
            wrong.err.contains("it can be beginner, easy, medium, hard, expert, master"),
            "{}",
            wrong.err
        );
    }
    let pack = run(&["generate", "-q", "--pack", "beginner,unfair", "--seed", "1"]).out;
    assert!(pack.contains("1  Beginner") && pack.contains("2  Expert"), "{pack}");
}

#[test]
fn a_command_that_was_left_out_says_how_to_get_it() {
    let man = (cfg!(feature = "man"), "man", "built without manual pages", "--features man");
    let web = (cfg!(feature = "web"), "web", "built without the app", "--features web");
    let serve = (cfg!(feature = "serve"), "serve", "built without its server", "--features serve");
    let mcp = (cfg!(feature = "mcp"), "mcp", "built without its server for assistants", "--features mcp");
    let book = (cfg!(feature = "book"), "book", "built without the making of books", "--features book");
    for (_, name, what, how) in [book, man, web, serve, mcp].into_iter().filter(|(is_there, ..)| !is_there) {
        assert!(!commands().contains(&name.to_owned()));
        for arguments in [&[name][..], &[name, "--port", "8000"], &["help", name]] {
            let run = run(arguments);
            assert_eq!(run.code, Some(2));
            assert!(run.err.contains(&format!("hint: this program was {what}")), "{}", run.err);
            assert!(run.err.contains(how) && !run.err.contains("sudoku solve"), "{}", run.err);
        }
    }
}

#[test]
fn the_rules_end_with_a_solved_puzzle() {
    let rules = run(&["rules"]).out;
    let grids = rules.split("A PUZZLE AND ITS SOLUTION\n\n").nth(1).expect("it is there");
    let right = grids.lines().filter_map(|line| line.rsplit("   ").next());
    let digits: String = right.flat_map(str::chars).filter(char::is_ascii_digit).collect();
    assert_eq!(digits, SOLVED);
}

#[test]
fn completions_are_made() {
    for shell in ["bash", "zsh", "fish"] {
        let script = run(&["completions", shell]).out;
        assert!(script.contains("convert") && script.contains("bench"), "{shell}");
        assert!(script.contains("naked-pair"), "{shell} completes the names of techniques");
    }
}

#[cfg(feature = "man")]
#[test]
fn manual_pages_are_made() {
    use crate::common::Folder;
    assert!(run(&["man"]).out.starts_with(".ie"));
    let folder = Folder::new("man");
    assert_eq!(run(&["man", "--dir", &folder.path("pages")]).code, Some(0));
    assert!(
        std::fs::read_to_string(folder.path("pages/sudoku-solve.1"))
            .expect("it is there")
            .contains("Examples")
    );
}

#[test]
fn a_count_of_one_is_refused_with_a_reason() {
    for count in ["0", "1", "-3", "x"] {
        let run = run(&["solve", &format!("--count={count}"), UNIQUE]);
        assert!(run.err.contains("2 or more: with 1 nobody knows"), "{}", run.err);
        assert_eq!(run.code, Some(2));
    }
}

/// The output of a shell; nothing and a note if it is not installed.
fn shell(name: &str, script: &str) -> Option<Vec<String>> {
    let Ok(output) = std::process::Command::new(name).args(["-c", script]).output() else {
        println!("skipped: {name} is not installed");
        return None;
    };
    let text = String::from_utf8(output.stdout).expect("it is text");
    Some(text.lines().map(|line| line.split('\t').next().unwrap_or_default().to_owned()).collect())
}

#[test]
fn shells_complete_the_last_item_of_a_list() {
    let folder = Folder::new("lists");
    let bash = folder.file("bash", run(&["completions", "bash"]).out);
    let fish = folder.file("fish", run(&["completions", "fish"]).out);
    for (command, option, typed, expected) in [
        ("explain", "--allow", "naked-pair,x-w", vec!["naked-pair,x-wing"]),
        ("explain", "--allow", "x-w", vec!["x-wing"]),
        ("generate", "--pack", "easy,hard,me", vec!["easy,hard,medium"]),
        ("rate", "--scale", "hodoku,g", vec!["hodoku,gw", "hodoku,gb"]),
        ("explain", "--until", "naked-pa", vec!["naked-pair"]),
    ] {
        let script = format!(
            "source '{bash}'; COMP_WORDS=(sudoku {command} {option} {typed}); COMP_CWORD=3
             _sudoku sudoku {typed} {option}; printf '%s\\n' \"${{COMPREPLY[@]}}\""
        );
        if let Some(completed) = shell("bash", &script) {
            assert_eq!(completed, expected, "bash: {command} {option} {typed}");
        }
        let script = format!("source '{fish}'; complete -C 'sudoku {command} {option} {typed}'");
        if let Some(mut completed) = shell("fish", &script) {
            // It offers what only contains the letters too.
            completed.retain(|completed| completed.starts_with(typed));
            let (mut completed, mut expected) = (completed, expected.clone());
            completed.sort();
            expected.sort_unstable();
            assert_eq!(completed, expected, "fish: {command} {option} {typed}");
        }
    }
    for shell in ["bash", "zsh", "fish"] {
        assert!(!run(&["completions", shell]).out.contains("@LIST"), "{shell}: every list is completed");
    }
}
