//! Ctrl-C: every command ends soon, with exit code 130, and what it has written is whole.

use crate::common::{Folder, UNIQUE, command};
use std::fs::{self, File};
use std::io::Write as _;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use sudokit_testkit::share;

const EMPTY: &str = ".................................................................................";
/// Few givens and very many solutions: nearly everything takes long.
const SPARSE: &str = "1....6...4.....7.......2...................................................5.....";
const SEVENTEEN: &str = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
/// Rated above 11 by Sudoku Explainer.
const HARDEST: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// By when the work has begun.
const BEGUN: Duration = Duration::from_millis(600);
/// A fifth of a second is what is aimed at; machines that test are busy.
const SOON: Duration = Duration::from_secs(10);

/// Commands that take many times `BEGUN`, on a fast machine too. `FILE` is a long list of puzzles, `HARD` one
/// of hard puzzles, `GRIDS` one of grids, `PROOFS` one of proofs.
const LONG: &[&[&str]] = &[
    &["solve", "--count", "18446744073709551615", EMPTY],
    &["solve", "--engine", "plain", "FILE"],
    &["solve", "--engine", "single", "--count", "1000000000000", SPARSE],
    &["solve", "--all", SPARSE],
    &["solve", "--all", "--format", "csv", "--engine", "plain", SPARSE],
    &["solve", "--format", "ndjson", "FILE"],
    &["count", EMPTY],
    &["count", "--limit", "1000000000000", "--jobs", "1", SPARSE],
    &["check", "--format", "csv", "FILE"],
    &["generate", "-n", "1000000000"],
    &["generate", "-n", "1000000000", "--grids"],
    &["generate", "-n", "1000000000", "--symmetry", "half-turn", "--distinct"],
    &["generate", "-n", "1000000", "--pack", "easy,extreme"],
    &["generate", "-n", "1000000", "--hardest", "x-wing"],
    &["generate", "-n", "1000000", "--level", "extreme"],
    &["generate", "-n", "1000000", "--rating", "se=10.0..11.0"],
    &["generate", "-n", "1000000", "--pattern", SEVENTEEN],
    &["generate", "-n", "1000000", "--sample", "top-down"],
    &["generate", "-n", "1000000", "--sample", "controlled-bias"],
    &["pattern", "--fill", "1000000", "--tries", "100000000", SEVENTEEN],
    &["pattern", "--every", SEVENTEEN],
    &["pattern", "--canonical", "FILE"],
    &["minimal", "FILE"],
    &["minimal", "--reduce", "GRIDS"],
    &["minimal", "--sample", "100000000", SOLVED],
    &["minimal", "--all", "--limit", "1000000000", SOLVED],
    &["minimal", "--expand", "FILE"],
    &["vicinity", "--minus", "3", "--plus", "2", SEVENTEEN],
    &["unavoidable", "GRIDS"],
    &["unavoidable", "--digits", "5", "GRIDS"],
    &["unavoidable", "--bound", "--tries", "1000000000", SOLVED],
    &["backdoor", "--size", "3", "FILE"],
    &["rate", "FILE"],
    &["rate", "--scale", "se", "--jobs", "1", "HARD"],
    &["rate", "--scale", "gb", "HARD"],
    &["explain", "FILE"],
    &["explain", "--format", "ndjson", "FILE"],
    &["steps", "FILE"],
    &["hint", "FILE"],
    &["rank", "GRIDS"],
    &["unrank", "--random", "1000000000"],
    &["canon", "FILE"],
    &["iso", "FILE"],
    &["transform", "--random", "FILE"],
    &["convert", "--to", "grid", "FILE"],
    &["verify", "PROOFS"],
    &["bench", "--puzzles", "20000"],
];

/// Starts it, lets it work for a while, interrupts it, and says how long it took to end.
fn interrupted(mut command: Command) -> (Child, Duration) {
    let mut child = command.stderr(Stdio::null()).spawn().expect("the program starts");
    sleep(BEGUN);
    let arguments: Vec<_> =
        command.get_args().map(|argument| argument.to_string_lossy().into_owned()).collect();
    assert!(child.try_wait().expect("a child").is_none(), "{arguments:?} was done before it was interrupted");
    let sent = Instant::now();
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.is_ok_and(|kill| kill.success()), "the signal is sent");
    while sent.elapsed() < 2 * SOON {
        if child.try_wait().expect("a child").is_some() {
            return (child, sent.elapsed());
        }
        sleep(Duration::from_millis(2));
    }
    _ = child.kill();
    panic!("{arguments:?} goes on");
}

fn has_ended(child: &mut Child, took: Duration, what: &[&str]) {
    let code = child.wait().expect("a child").code();
    assert_eq!(code, Some(130), "{what:?}");
    println!("{:>4} ms  {}", took.as_millis(), what.join(" "));
    assert!(took < SOON, "{what:?} took {took:?} to end");
}

/// So many lines, one after the other.
fn list(folder: &Folder, name: &str, lines: &[&str], count: usize) -> String {
    let path = folder.path(name);
    let mut file = std::io::BufWriter::new(File::create(&path).expect("a file"));
    for line in lines.iter().cycle().take(count) {
        writeln!(file, "{line}").expect("it is written");
    }
    path
}

#[test]
fn every_command_ends_soon_and_writes_whole_records() {
    let folder = Folder::new("interrupt");
    let puzzles = list(&folder, "puzzles", &[SEVENTEEN, UNIQUE, HARDEST], 3_000_000);
    let hard = list(&folder, "hard", &[HARDEST], 100_000);
    let grids = list(&folder, "grids", &[SOLVED], 300_000);
    let explained = command(&["explain", "--format", "ndjson", UNIQUE]).output().expect("a proof");
    let proofs = list(&folder, "proofs", &[String::from_utf8_lossy(&explained.stdout).trim_end()], 30_000);
    for arguments in share(LONG, 6) {
        let out = folder.path("out");
        let arguments: Vec<&str> = arguments
            .iter()
            .map(|argument| match *argument {
                "FILE" => &*puzzles,
                "HARD" => &*hard,
                "GRIDS" => &*grids,
                "PROOFS" => &*proofs,
                other => other,
            })
            .collect();
        let mut command = command(&arguments);
        command.stdin(Stdio::null()).stdout(File::create(&out).expect("a file"));
        let (mut child, took) = interrupted(command);
        has_ended(&mut child, took, &arguments);
        let written = fs::read(&out).expect("it was made");
        assert!(
            written.is_empty() || written.ends_with(b"\n"),
            "the last line of {arguments:?} is not whole"
        );
        if arguments.contains(&"ndjson") {
            let lines = written.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
            let mut all = lines.map(serde_json::from_slice::<serde_json::Value>);
            assert!(all.all(|record| record.is_ok()), "a record of {arguments:?} is not whole");
        }
    }
}

/// A program that waits for input, or for a reader, ends as well.
#[test]
fn waiting_ends() {
    for arguments in
        [&["solve"][..], &["rate"], &["verify"], &["unrank"], &["hint"], &["convert", "--to", "sdm"]]
    {
        let mut command = command(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::null());
        let (mut child, took) = interrupted(command);
        has_ended(&mut child, took, arguments);
    }
    let arguments = &["generate", "-n", "1000000000"];
    let mut command = command(arguments);
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    let (mut child, took) = interrupted(command);
    has_ended(&mut child, took, arguments);
}

/// Answers to what has come through a pipe are all there.
#[test]
fn answers_are_not_lost() {
    let folder = Folder::new("interrupt-pipe");
    let out = folder.path("out");
    let mut command = command(&["solve"]);
    command.stdin(Stdio::piped()).stdout(File::create(&out).expect("a file")).stderr(Stdio::null());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    writeln!(stdin, "{UNIQUE}\n{SEVENTEEN}\n{EMPTY}").expect("it reads");
    sleep(BEGUN);
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.is_ok_and(|kill| kill.success()));
    assert_eq!(child.wait().expect("a child").code(), Some(130));
    assert_eq!(fs::read_to_string(&out).expect("it was made").lines().count(), 3);
}

/// A file that is not finished does not take the place of an earlier one. Finished puzzles are kept, and the
/// same command goes on from there.
#[test]
fn an_unfinished_file_is_kept_and_gone_on_with() {
    let folder = Folder::new("interrupt-file");
    let out = folder.file("out", "what was there before");
    for signal in ["-INT", "-TERM", "-HUP"] {
        let mut child = command(&["generate", "-n", "1000000000", "--seed", "3", "-o", &out, "-q"])
            .stdin(Stdio::null())
            .spawn()
            .expect("the program starts");
        // A busy machine may need longer than `BEGUN` for the first puzzles.
        let (unfinished, begun) = (folder.path("out.unfinished"), Instant::now());
        while !fs::metadata(&unfinished).is_ok_and(|there| there.len() > 0) {
            assert!(begun.elapsed() < 30 * BEGUN, "nothing is written");
            sleep(BEGUN / 60);
        }
        let kill = Command::new("kill").args([signal, &child.id().to_string()]).status();
        assert!(kill.is_ok_and(|kill| kill.success()));
        let code = match signal {
            "-INT" => 130,
            "-TERM" => 143,
            _ => 129,
        };
        assert_eq!(child.wait().expect("a child").code(), Some(code), "{signal}");
        assert_eq!(fs::read_to_string(&out).expect("it is there"), "what was there before");
        assert_eq!(folder.names(), ["out", "out.unfinished", "out.unfinished.manifest"]);
        let refused = command(&["generate", "-n", "5", "-o", &out]).output().expect("it runs");
        assert!(refused.status.code() == Some(2), "a run without --resume loses nothing");
        let made = fs::read_to_string(&unfinished).expect("it is there").lines().count();
        let more = (made + 10).to_string();
        fs::remove_file(&out).expect("it is there");
        let run = command(&["generate", "-n", &more, "--resume", "-o", &out]).output().expect("it runs");
        assert_eq!(run.status.code(), Some(0), "{}", String::from_utf8_lossy(&run.stderr));
        let all = command(&["generate", "-n", &more, "--seed", "3"]).output().expect("it runs");
        assert_eq!(fs::read(&out).expect("it is there"), all.stdout);
        fs::remove_file(format!("{out}.manifest")).expect("it is there");
        folder.file("out", "what was there before");
    }
}

/// Killed in any way, a run is gone on with to the same bytes.
#[test]
fn killed_runs_go_on_to_the_same_bytes() {
    let folder = Folder::new("interrupt-resume");
    let puzzles = folder.file("puzzles", format!("{UNIQUE}\n{SEVENTEEN}\n").repeat(100));
    let all = [
        &["rate", "--scale", "hodoku"][..],
        &["explain", "--verbose"],
        &["explain", "-f", "json"],
        &["check"],
        &["check", "-f", "csv"],
        &["solve", "--engine", "single", "-f", "json"],
    ];
    for arguments in share(all, 3) {
        let out = folder.path("out");
        let whole = command(&[arguments, &[&puzzles, "-o", &out]].concat()).output().expect("it runs");
        let expected = fs::read(&out).expect("it is there");
        fs::remove_file(&out).expect("it is there");
        for signal in ["-INT", "-KILL", "-TERM"] {
            let started = Instant::now();
            let mut child = command(&[arguments, &[&puzzles, "-o", &out, "--resume"]].concat())
                .spawn()
                .expect("the program starts");
            sleep(BEGUN / 4);
            _ = Command::new("kill").args([signal, &child.id().to_string()]).stderr(Stdio::null()).status();
            _ = child.wait();
            println!("{arguments:?} {signal} {:?}", started.elapsed());
        }
        let last = command(&[arguments, &[&puzzles, "-o", &out, "--resume"]].concat()).output();
        let last = last.expect("it runs");
        assert_eq!(last.status.code(), whole.status.code(), "{}", String::from_utf8_lossy(&last.stderr));
        assert!(fs::read(&out).expect("it is there") == expected, "{arguments:?}");
        assert_eq!(folder.names(), ["out", "out.manifest", "puzzles"]);
        fs::remove_file(format!("{out}.manifest")).expect("it is there");
    }
}

/// Neither is a document, which is long in the making.
#[test]
fn no_unfinished_document_stays() {
    let folder = Folder::new("interrupt-print");
    let puzzles = list(&folder, "puzzles", &[SEVENTEEN, UNIQUE, HARDEST], 1_000_000);
    for name in ["out.pdf", "out.html"] {
        let mut command = command(&["print", &puzzles, "-o", &folder.path(name)]);
        command.stdin(Stdio::null());
        let (mut child, took) = interrupted(command);
        has_ended(&mut child, took, &["print", name]);
        assert_eq!(folder.names(), ["puzzles"], "nothing beside it");
    }
}

/// Standard error of a run that is interrupted after a while.
fn said_when_interrupted(arguments: &[&str]) -> String {
    let mut command = command(arguments);
    let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn();
    let child = child.expect("the program starts");
    sleep(BEGUN);
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.expect("there is a kill").success());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(130), "{arguments:?}");
    String::from_utf8(output.stderr).expect("it is text")
}

#[test]
fn an_interrupted_run_says_how_to_go_on() {
    let folder = Folder::new("go-on");
    let puzzles = folder.file("puzzles.txt", format!("{UNIQUE}\n").repeat(200_000));
    let ratings = folder.path("ratings.csv");
    let rate = ["rate", &puzzles, "-o", &ratings];
    let said = said_when_interrupted(&rate);
    assert!(said.contains("the same command with --resume goes on from there"), "{said}");
    let said = said_when_interrupted(&[&rate[..], &["--resume", "--quiet"]].concat());
    assert_eq!(said, "");

    let said = said_when_interrupted(&["pattern", "--every", SEVENTEEN]);
    let after = said.split("go on with --after ").nth(1).expect("it is said").trim();
    let again = ["pattern", "--every", "--limit", "0", SEVENTEEN, "--after", after];
    assert_eq!(command(&again).output().expect("it runs").status.code(), Some(1));
}
