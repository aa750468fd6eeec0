//! Strange inputs, closed pipes, a million lines: a clear message or a quiet end.

use crate::common::{Folder, SOLVED, UNIQUE, command, run, run_with};
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};
use sudokit_testkit::share;

/// A puzzle that needs suppositions.
const HARDEST: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// A pipe that is empty by mistake must not pass for success.
#[test]
fn an_input_without_a_puzzle_is_no_success() {
    let readers: [&[&str]; 16] = [
        &["solve"],
        &["solve", "-j", "2"],
        &["check"],
        &["count"],
        &["explain"],
        &["hint"],
        &["steps"],
        &["rate"],
        &["classify"],
        &["convert", "--to", "line"],
        &["canon"],
        &["iso"],
        &["minimal"],
        &["vicinity"],
        &["unavoidable"],
        &["backdoor"],
    ];
    for reader in readers {
        for empty in ["", "\n", "# a list\n"] {
            let run = run_with(reader, empty);
            assert_eq!((run.code, run.out.as_str()), (Some(1), ""), "{reader:?}: {}", run.err);
            assert_eq!(run.err, "note: there is no puzzle in standard input\n", "{reader:?}");
        }
    }
    let quiet = run_with(&["solve", "-q"], "");
    assert_eq!((quiet.code, quiet.err.as_str()), (Some(1), ""));

    let folder = Folder::new("empty");
    let empty = folder.file("empty.txt", "");
    let both = run(&["solve", &empty, UNIQUE]);
    assert_eq!((both.code, both.out), (Some(1), format!("{SOLVED}\n")), "the others are answered");
    let out = folder.path("out.txt");
    for part in ["1/2", "2/2"] {
        let part = run(&["solve", "--shard", part, &empty, "-o", &out]);
        assert_eq!((part.code, part.err), (Some(1), format!("note: there is no puzzle in {empty}\n")));
    }
    // No puzzle to leave out is a list like any other.
    assert_eq!(run(&["iso", "--not-in", &empty, UNIQUE]).code, Some(0));
    assert_eq!(run(&["generate", "--seed", "1", "--not-in", &empty]).code, Some(0));
}

#[test]
fn an_argument_that_is_empty_is_a_mistake() {
    for empty in ["", "  "] {
        let run = run(&["solve", empty]);
        assert_eq!(run.code, Some(2));
        assert!(
            run.err.starts_with("error: an empty argument is neither a file nor a puzzle\nhint: "),
            "{}",
            run.err
        );
    }
}

#[test]
fn what_is_no_puzzle_is_named() {
    let folder = Folder::new("strange");
    let directory = run(&["solve", &folder.path("")]);
    assert_eq!(directory.code, Some(2));
    assert!(directory.err.contains("it is a directory\nhint: "), "{}", directory.err);

    let missing = run(&["solve", &folder.path("missing.txt"), UNIQUE]);
    assert_eq!(missing.code, Some(2));
    assert_eq!(missing.out, format!("{SOLVED}\n"), "the others are answered");
    assert!(
        missing.err.contains("is neither a file nor a puzzle\nhint: check the spelling"),
        "{}",
        missing.err
    );

    let binary: Vec<u8> = (0..100_000_u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    let binary = run(&["solve", &folder.file("binary", binary)]);
    assert_eq!((binary.code, binary.out.as_str()), (Some(2), ""));
    assert_eq!(binary.err.matches("hint: ").count(), 1, "{}", binary.err);
    assert!(binary.err.ends_with(" errors in all\n"), "{}", binary.err);
    assert!(binary.err.lines().count() < 50, "nobody reads {} lines", binary.err.lines().count());
}

#[test]
fn a_very_long_line_is_an_error_in_little_memory() {
    let folder = Folder::new("long");
    let path = folder.path("long.txt");
    let mut file = File::create(&path).expect("a file can be made");
    let megabyte = vec![b'x'; 1 << 20];
    for _ in 0..100 {
        file.write_all(&megabyte).expect("it can be written");
    }
    writeln!(file, "\n{UNIQUE}").expect("it can be written");
    let output = limited(&format!("solve {path}")).output().expect("the program runs");
    assert_eq!(output.status.code(), Some(2), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8_lossy(&output.stdout), format!("{SOLVED}\n"));
    assert!(output.stderr.len() < 1000, "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_million_lines_take_little_memory_and_one_bad_one_is_named() {
    const LINES: usize = 1_000_000;
    let folder = Folder::new("million");
    let puzzle = format!("{}\n", SOLVED.replacen('5', ".", 1).replacen('9', ".", 2));
    let mut text = puzzle.repeat(LINES / 2);
    text.push_str("garbage\n");
    text.push_str(&puzzle.repeat(LINES / 2 - 1));
    let path = folder.file("million.txt", text);
    let mut child =
        limited(&format!("solve {path}")).stderr(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut answers = 0;
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        assert_eq!(line.unwrap(), SOLVED);
        answers += 1;
    }
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(2), "{err}");
    assert_eq!(answers, LINES - 1);
    assert!(err.contains(&format!("line {}, ", LINES / 2 + 1)), "{err}");
}

/// The commands that read, with what they need besides.
const READERS: [&str; 20] = [
    "solve",
    "check",
    "count",
    "rate",
    "hint",
    "steps",
    "explain",
    "verify",
    "verify --format ndjson",
    "convert --to sdm",
    "canon",
    "iso",
    "transform --by transpose",
    "rank",
    "unrank",
    "minimal",
    "vicinity",
    "unavoidable",
    "backdoor",
    "pattern",
];

#[test]
fn whatever_comes_takes_little_memory() {
    let folder = Folder::new("whatever");
    let records = r#"{"puzzle":"53..7....","solution":null,"steps":[1,2,3]},"#.repeat(1 << 16);
    let inputs = [
        ("a line without end", folder.file("line", vec![b'x'; 100 << 20])),
        ("carriage returns", folder.file("returns", vec![b'\r'; 1 << 20])),
        (
            "a large document",
            folder.file("document.json", format!("{{\"version\":1,\"results\":[{records}0]}}")),
        ),
        ("a deep document", folder.file("deep.json", vec![b'['; 4 << 20])),
    ];
    for reader in share(READERS, 20) {
        for (what, path) in &inputs {
            let output = limited(&format!("{reader} < {path}")).output().expect("the program runs");
            let err = String::from_utf8_lossy(&output.stderr);
            // Without memory it would be killed.
            assert!(matches!(output.status.code(), Some(0..=2)), "{reader}, {what}: {} {err}", output.status);
            assert!(!err.contains("Usage") && !err.contains("panicked"), "{reader}, {what}: {err}");
            assert!(err.len() < 10_000, "{reader}, {what}: {} bytes", err.len());
        }
    }
}

/// The program through a shell that gives it no more than 64 MB of address space.
fn limited(arguments: &str) -> Command {
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("ulimit -v 65536; exec \"$0\" {arguments}"), env!("CARGO_BIN_EXE_sudoku")]);
    shell
}

#[test]
fn many_errors_are_counted_not_shown() {
    let mut text = String::new();
    for i in 0..1000 {
        writeln!(text, "garbage {i}").unwrap();
    }
    let run = run_with(&["solve"], &text);
    assert!(run.err.contains("--verbose shows all"), "{}", run.err);
    assert!(run.err.lines().count() < 50);
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let mut child = command(&["solve", "--all", &".".repeat(81)])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert_eq!(first.len(), 82);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn an_answer_is_out_before_the_next_puzzle_is_waited_for() {
    let mut child = command(&["solve"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for _ in 0..3 {
        writeln!(stdin, "{UNIQUE}").unwrap();
        assert_eq!(answers.next().unwrap().unwrap(), SOLVED);
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let full = File::options().write(true).open("/dev/full").expect("it is there on Linux");
    let output = command(&["solve", UNIQUE]).stdout(full).stderr(Stdio::piped()).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        "error: cannot write standard output: no space left on device\n"
    );
}

#[test]
fn an_output_file_appears_when_it_is_complete() {
    let folder = Folder::new("output");
    let path = folder.file("answers.txt", "old");
    let mut child = command(&["solve", "-o", &path]).stdin(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    writeln!(stdin, "{UNIQUE}").unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "old");
    drop(stdin);
    assert!(child.wait().unwrap().success());
    assert_eq!(fs::read_to_string(&path).unwrap(), format!("{SOLVED}\n"));
    assert_eq!(folder.names(), ["answers.txt"]);

    // One that cannot be completed leaves the old file, and nothing else.
    assert_eq!(run(&["convert", UNIQUE, "-o", &folder.path("")]).code, Some(2));
    assert_eq!(run(&["solve", UNIQUE, "-o", &folder.path("no/such/folder.txt")]).code, Some(2));
    assert_eq!(folder.names(), ["answers.txt"]);
}

#[test]
fn packed_files_that_are_not_read_are_named() {
    let folder = Folder::new("packed");
    for (name, begins, command) in
        [("xz", &b"\xfd7zXZ\0\0\x04"[..], "xz -dc"), ("zstd", b"\x28\xb5\x2f\xfd\x04\0", "zstd -dc")]
    {
        let path = folder.file(name, [begins, b"\n\xff\n\xfe\n"].concat());
        let run = run(&["solve", &path]);
        let error =
            format!("cannot read {path}: it is packed with {name}; unpack it: {command} FILE | sudoku ...");
        assert_eq!((run.code, run.err), (Some(2), format!("error: {error}\n")));
    }
}

#[test]
fn documents_of_one_long_line_are_read() {
    const COUNT: usize = 15_000;
    let folder = Folder::new("documents");
    let objects = vec![format!("{{\"puzzle\":\"{UNIQUE}\"}}"); COUNT].join(",");
    let games = format!("<game data=\"{UNIQUE}\"/>").repeat(COUNT);
    for (name, text) in [
        ("list.json", format!("[{objects}]")),
        ("document.json", format!("{{\"version\":1,\"results\":[{objects}]}}")),
        ("texts.json", format!("[{}]", vec![format!("\"{UNIQUE}\""); COUNT].join(","))),
        ("games.xml", format!("<?xml version=\"1.0\"?><opensudoku>{games}</opensudoku>")),
    ] {
        assert!(text.len() > 1 << 20);
        let run = run(&["solve", &folder.file(name, text)]);
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{name}");
        assert_eq!(run.out, format!("{SOLVED}\n").repeat(COUNT), "{name}");
    }
}

#[test]
fn a_number_is_no_puzzle() {
    for number in ["1", "12", "123", "1234"] {
        let run = run(&["solve", number]);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{number}");
        assert!(run.err.contains("is neither a file nor a puzzle"), "{}", run.err);
    }
}

#[test]
fn threads_behind_a_pipe_answer_at_once() {
    let mut program = command(&["canon", "-j", "3"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = program.stdin.take().expect("it has an input");
    let mut answers = BufReader::new(program.stdout.take().expect("it has an output"));
    let mut first = String::new();
    for _ in 0..3 {
        writeln!(input, "{UNIQUE}").expect("it reads");
        let mut answer = String::new();
        // This hangs if the answer waits for the next puzzle.
        answers.read_line(&mut answer).expect("it answers");
        assert!(first.is_empty() || first == answer);
        first = answer;
    }
    drop(input);
    assert!(program.wait().expect("it ends").success());
}

#[test]
fn a_puzzle_that_takes_too_long_is_an_error_and_the_next_is_answered() {
    let empty = ".".repeat(81);
    for name in ["hint", "steps", "explain", "count", "classify"] {
        // An empty grid has no classes.
        let puzzle = if name == "classify" { HARDEST } else { &empty };
        let run = run(&[name, "--timeout", "0.001", puzzle]);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{name}");
        assert_eq!(run.err, "error: argument 1:1: not finished after 0.001 s (--timeout)\n", "{name}");
        assert_eq!(crate::common::run(&[name, "--timeout", "600", UNIQUE]).code, Some(0), "{name}");
    }
    // Those after it are answered.
    let both = run_with(&["count", "--timeout", "0.2"], format!("{empty}\n{UNIQUE}\n"));
    assert_eq!((both.code, both.out.as_str()), (Some(2), "1\n"));
    assert_eq!(both.err, "error: standard input:1: not finished after 0.2 s (--timeout)\n");
}

/// `>&-` in a shell. Rust would write to /dev/null instead.
#[cfg(target_os = "linux")]
#[test]
fn a_closed_output_is_an_error_and_a_file_is_not() {
    let folder = Folder::new("closed");
    let file = folder.path("out.txt");
    let closed = |arguments: &str| {
        let program = env!("CARGO_BIN_EXE_sudoku");
        let run = Command::new("sh").args(["-c", &format!("{program} {arguments} >&-")]).output().unwrap();
        (run.status.code(), String::from_utf8(run.stderr).unwrap())
    };
    let refused = (Some(2), "error: cannot write standard output: it is closed\n".to_owned());
    for command in ["solve", "count", "rate", "explain", "hint", "convert -f grid", "check"] {
        assert_eq!(closed(&format!("{command} {UNIQUE}")), refused, "{command}");
    }
    assert_eq!(closed("techniques"), refused);
    assert_eq!(closed(&format!("solve {UNIQUE} -o {file}")), (Some(0), String::new()));
    assert!(fs::read_to_string(file).unwrap().contains(SOLVED));
}

#[test]
fn a_negative_number_is_the_value_of_its_option() {
    for (arguments, expected) in [
        (&["hint", "--timeout", "-1", UNIQUE][..], "number of seconds, 0 or more"),
        (&["generate", "-n", "-5"], "'-5'"),
        (&["solve", "--count", "-1", UNIQUE], "'-1'"),
    ] {
        let run = run(arguments);
        assert!(run.code == Some(2) && run.err.contains(expected), "{arguments:?}: {}", run.err);
        assert!(!run.err.contains("unknown option"), "{arguments:?}: {}", run.err);
    }
}

#[test]
fn bytes_that_no_text_has_are_named() {
    for (line, expected) in [
        (
            &b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7\0"[..],
            "a NUL byte",
        ),
        (b"53..7....\xff", "bytes that are not UTF-8 text"),
    ] {
        let run = run_with(&["solve"], line);
        assert!(run.code == Some(2) && run.err.contains(expected), "{}", run.err);
        assert!(run.err.contains("hint: is it a text file at all?"), "{}", run.err);
    }
}

/// `sort -o` and shells write through a link, whether its target is there or not.
#[cfg(unix)]
#[test]
fn an_output_goes_through_links() {
    use std::os::unix::fs::symlink;
    let folder = Folder::new("links");
    fs::create_dir(folder.path("deep")).unwrap();
    for (link, target) in [("a.txt", "there.txt"), ("deep/b.txt", "../nowhere.txt"), ("c.txt", "a.txt")] {
        symlink(target, folder.path(link)).unwrap();
    }
    folder.file("there.txt", "before");
    for (link, written) in [("a.txt", "there.txt"), ("deep/b.txt", "nowhere.txt"), ("c.txt", "there.txt")] {
        assert_eq!(run(&["solve", UNIQUE, "-o", &folder.path(link)]).code, Some(0));
        assert!(fs::symlink_metadata(folder.path(link)).unwrap().is_symlink(), "{link}");
        let text = fs::read_to_string(folder.path(written)).unwrap();
        assert!(text.contains(SOLVED), "{link}: {text}");
        fs::write(folder.path(written), "again").unwrap();
    }
    symlink("circle", folder.path("circle")).unwrap();
    let circle = run(&["solve", UNIQUE, "-o", &folder.path("circle")]);
    assert!(circle.code == Some(2) && circle.err.contains("cannot write"), "{}", circle.err);
    assert_eq!(folder.names(), ["a.txt", "c.txt", "circle", "deep", "nowhere.txt", "there.txt"]);
}
