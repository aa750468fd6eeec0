//! `--shard` and `sudoku merge`: the parts make what one run makes.

use crate::common::{Folder, UNIQUE, run, run_with};
use std::fs;
use sudokit_testkit::share;

/// Fifty puzzles with other lines between them, in two files.
fn inputs(folder: &Folder) -> [String; 2] {
    let puzzles = run(&["generate", "-n", "50", "--seed", "5", "-q"]).out;
    let lines: Vec<&str> = puzzles.lines().collect();
    let first = format!("{}\nnot a puzzle\n{}\n", lines[..9].join("\n"), lines[9..20].join("\n"));
    [folder.file("one.txt", first), folder.file("two.txt", format!("{}\n", lines[20..].join("\n")))]
}

/// Commands of which each makes a record, or several, of each puzzle.
const COMMANDS: &[&[&str]] = &[
    &["solve"],
    &["count"],
    &["minimal"],
    &["canon", "--form", "grid"],
    &["rate"],
    &["rate", "--scale", "w,hodoku"],
    &["transform", "--random", "--seed", "7", "--map"],
    &["vicinity", "--minus", "1", "--plus", "0"],
    &["pattern"],
    &["backdoor"],
    &["check"],
];

#[test]
fn parts_make_what_one_run_makes() {
    let folder = Folder::new("shards");
    let [one, two] = inputs(&folder);
    for command in share(COMMANDS, 3) {
        for ending in ["txt", "csv", "ndjson", "json"] {
            let whole = folder.path(&format!("whole.{ending}"));
            let merged = folder.path(&format!("merged.{ending}"));
            let all = run(&[command, &[&one, &two, "-q", "-o", &whole][..]].concat());
            let mut errors = 0;
            for part in 1..=3 {
                let shard = format!("{part}/3");
                let of_part =
                    run(&[command, &[&one, &two, "-q", "-o", &merged, "--shard", &shard][..]].concat());
                assert!([Some(0), Some(1), Some(2)].contains(&of_part.code), "{command:?}: {}", of_part.err);
                errors += of_part.err.matches("error: ").count();
            }
            assert_eq!(errors, all.err.matches("error: ").count(), "{command:?}");
            let merging = run(&["merge", &merged]);
            assert_eq!((merging.code, merging.err.as_str()), (Some(0), ""), "{command:?}");
            assert_eq!(
                fs::read_to_string(&merged).unwrap(),
                fs::read_to_string(&whole).unwrap(),
                "{command:?} {ending}"
            );
        }
        for name in folder.names().iter().filter(|name| name.contains("merged")) {
            fs::remove_file(folder.path(name)).unwrap();
        }
    }
}

#[test]
fn there_may_be_more_parts_than_puzzles() {
    let folder = Folder::new("shards-many");
    let input = folder.file("one.txt", format!("{UNIQUE}\n{UNIQUE}\n"));
    for ending in ["csv", "json"] {
        let (whole, merged) = (folder.path(&format!("w.{ending}")), folder.path(&format!("m.{ending}")));
        run(&["solve", &input, "-o", &whole]);
        for part in 1..=5 {
            assert_eq!(run(&["solve", &input, "-o", &merged, "--shard", &format!("{part}/5")]).code, Some(0));
        }
        assert_eq!(run(&["merge", &merged]).code, Some(0));
        assert_eq!(fs::read_to_string(&merged).unwrap(), fs::read_to_string(&whole).unwrap());
    }
}

#[test]
fn what_is_missing_is_said_and_nothing_is_written() {
    let folder = Folder::new("shards-missing");
    let [one, two] = inputs(&folder);
    let whole = folder.path("r.csv");
    let none = run(&["merge", &whole]);
    assert_eq!(none.code, Some(2));
    assert!(none.err.contains("there is no part of") && none.err.contains("r.1-of-4.csv"), "{}", none.err);
    for part in ["1/4", "4/4"] {
        run(&["solve", &one, &two, "-o", &whole, "--shard", part]);
    }
    let some = run(&["merge", &whole]);
    assert_eq!(some.code, Some(2));
    assert!(some.err.contains("of 4 parts, 2 are missing: 2/4, 3/4"), "{}", some.err);
    assert_eq!(
        folder.names(),
        [
            "one.txt",
            "r.1-of-4.csv",
            "r.1-of-4.csv.manifest",
            "r.4-of-4.csv",
            "r.4-of-4.csv.manifest",
            "two.txt"
        ]
    );
    run(&["solve", &one, &two, "-o", &whole, "--shard", "1/2"]);
    let mixed = run(&["merge", &whole]);
    assert!(mixed.err.contains("has parts of 2 and parts of 4"), "{}", mixed.err);

    assert!(!folder.names().contains(&"r.csv".to_owned()));
}

#[test]
fn every_part_proves_itself() {
    let folder = Folder::new("shards-proof");
    let [one, two] = inputs(&folder);
    for ending in ["txt", "csv", "ndjson", "json"] {
        let whole = folder.path(&format!("r.{ending}"));
        for part in ["1/3", "2/3", "3/3"] {
            run(&["rate", &one, &two, "-o", &whole, "--shard", part]);
        }
        assert!(
            run(&["merge", "--check", &whole]).out.contains("3 parts, 50 puzzles, complete and unchanged")
        );
        let path = folder.path(&format!("r.2-of-3.{ending}"));
        let part = fs::read(&path).unwrap();
        let refused = |expected: &str| {
            let merged = run(&["merge", &whole]);
            assert!(merged.code == Some(2) && merged.err.contains(expected), "{}", merged.err);
            assert!(!folder.names().contains(&format!("r.{ending}")), "nothing is written");
        };
        for length in [0, 1, part.len() / 2, part.len() - 1] {
            fs::write(&path, &part[..length]).unwrap();
            refused("is cut off");
        }
        for at in (0..part.len()).step_by(part.len() / 20) {
            let mut changed = part.clone();
            changed[at] ^= 4;
            fs::write(&path, changed).unwrap();
            refused("has changed");
        }
        fs::write(&path, &part).unwrap();
        for (other, expected) in [
            (&["rate", &one][..], "was made from other puzzles"),
            (&["rate", &one, &two, "--scale", "se"], "was made with --scale se, expected --scale hodoku"),
            (&["rate", &one, &two, "--timeout", "5"], "was made with --timeout 5, expected no --timeout"),
        ] {
            run(&[other, &["-o", &whole, "--shard", "2/3"]].concat());
            refused(expected);
        }
        fs::remove_file(format!("{path}.manifest")).unwrap();
        refused("has no manifest");
        run(&["rate", &one, &two, "-o", &whole, "--shard", "2/3"]);
        assert_eq!(run(&["merge", &whole]).code, Some(0));
    }
}

#[test]
fn what_cannot_be_divided_is_refused() {
    let folder = Folder::new("shards-refused");
    let input = folder.file("one.txt", format!("{UNIQUE}\n"));
    let output = folder.path("out.txt");
    for (arguments, expected) in [
        (&["solve", "--shard", "1/2", &input][..], "--output <FILE>"),
        (&["solve", "--shard", "3/2", &input, "-o", &output], "such as 2/4"),
        (&["iso", "--shard", "1/2", &input, "-o", &output], "compared with each other"),
        (&["vicinity", "--distinct", "--shard", "1/2", &input, "-o", &output], "compared with each other"),
        (&["solve", "-f", "grid", "--shard", "1/2", &input, "-o", &output], "line, csv, ndjson or json"),
    ] {
        let refused = run(arguments);
        assert_eq!(refused.code, Some(2), "{arguments:?}");
        assert!(refused.err.contains(expected), "{arguments:?}: {}", refused.err);
    }
    let piped = run_with(&["solve", "--shard", "1/2", "-o", &output], format!("{UNIQUE}\n"));
    assert!(piped.err.contains("--shard needs files"), "{}", piped.err);
    assert_eq!(folder.names(), ["one.txt"]);
}

#[test]
fn a_complete_part_is_gone_on_with_without_work() {
    let folder = Folder::new("shards-resume");
    let [one, two] = inputs(&folder);
    let whole = folder.path("r.csv");
    let rate = |part| run(&["rate", &one, &two, "-o", &whole, "--resume", "--shard", part]);
    rate("1/2");
    let complete = fs::read_to_string(folder.path("r.1-of-2.csv")).unwrap();
    assert!(run(&["merge", &whole]).err.contains("1 are missing: 2/2"));
    rate("2/2");
    assert!(rate("1/2").err.contains("going on after 25 finished puzzles"));
    assert_eq!(fs::read_to_string(folder.path("r.1-of-2.csv")).unwrap(), complete);
    assert_eq!(run(&["merge", &whole]).code, Some(0));
    assert_eq!(fs::read_to_string(&whole).unwrap().lines().count(), 51);
}
