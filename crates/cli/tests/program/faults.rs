//! Faults: each system call of a command that writes fails once, or is the last one before the program is
//! killed. Whatever happens, a file has its old content or the whole new one, a message says what went wrong,
//! and the next run repairs what this one has left.
//!
//! `.ci/deep faults` runs these tests. They take minutes and need `strace`.

use crate::common::{Folder, MEDIUM, MULTIPLE, Run, SOLVED, UNIQUE, command};
use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::os::unix::process::ExitStatusExt as _;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use sudokit_testkit::share;

/// A command that writes `out` with an ending, or the files of a book. One line of `in.txt` is unreadable.
struct Case {
    arguments: &'static str,
    ending: &'static str,
    /// A later run with `--resume` goes on with it.
    resumes: bool,
}

const fn kept(arguments: &'static str, ending: &'static str) -> Case {
    Case { arguments, ending, resumes: true }
}

const fn whole(arguments: &'static str, ending: &'static str) -> Case {
    Case { arguments, ending, resumes: false }
}

const CASES: &[Case] = &[
    kept("solve in.txt -o out.csv", "csv"),
    kept("rate -j 2 in.txt -o out.ndjson", "ndjson"),
    kept("explain -j 1 in.txt -o out.json", "json"),
    kept("check in.txt -o out.txt", "txt"),
    kept("canon in.txt -o out.csv", "csv"),
    kept("minimal in.txt --shard 1/2 -o out.csv", "csv"),
    kept("generate -n 9 --seed 3 -o out.txt", "txt"),
    whole("convert in.txt -o out.sdm", "sdm"),
    whole("convert in.txt -o out.html", "html"),
    whole("print --allow-broken in.txt -o out.pdf", "pdf"),
    whole("steps --allow naked-pair in.txt -o out.ndjson", "ndjson"),
    whole("hint in.txt -o out.txt", "txt"),
    whole("verify proof.json -o out.csv", "csv"),
    whole("merge out.csv", "csv"),
    whole("book out.toml", "toml"),
];

/// A plan whose puzzles are made at once.
const PLAN: &str = "title = \"Faults\"\nseed = 1\n[[section]]\nlevel = \"easy\"\ncount = 24\n";

/// The files of its book, which appear in this order.
const BOOK: [&str; 4] = ["out-interior.pdf", "out-cover.pdf", "out-puzzles.csv", "out-proof.txt"];

impl Case {
    fn words(&self) -> Vec<&'static str> {
        self.arguments.split(' ').collect()
    }
}

/// An event at a system call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    Full,
    Broken,
    Killed,
}

impl Fault {
    pub(crate) const ALL: [Self; 3] = [Self::Full, Self::Broken, Self::Killed];

    pub(crate) fn injection(self, call: &Call) -> String {
        let what = match self {
            Self::Full => "error=ENOSPC",
            Self::Broken => "error=EIO",
            Self::Killed => "signal=KILL",
        };
        format!("inject={}:{what}:when={}", call.name, call.number)
    }
}

/// A system call: the so-and-so-many-th of this name of some thread.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Call {
    name: String,
    number: usize,
}

impl Call {
    pub(crate) fn is(&self, name: &str, number: usize) -> bool {
        self.name == name && self.number == number
    }
}

/// The calls of a trace.
pub(crate) fn calls_of(trace: &str) -> Vec<Call> {
    let mut counts = HashMap::<(&str, &str), usize>::new();
    let mut calls = BTreeSet::new();
    for line in trace.lines() {
        let Some((process, call)) = line.split_once(' ') else { continue };
        let Some((name, _)) = call.trim_start().split_once('(') else { continue };
        if name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') {
            let number = counts.entry((process, name)).or_default();
            *number += 1;
            calls.insert(Call { name: name.to_owned(), number: *number });
        }
    }
    calls.into_iter().collect()
}

/// Checkpoints are seconds apart, so runs that are to make some wait between emptying the file and the first
/// record.
const WAIT: &str = "inject=ftruncate:delay_exit=2100000:when=1";

/// A folder for a run of a case.
struct Place<'c> {
    folder: Folder,
    case: &'c Case,
    /// The names of the files that it writes.
    outputs: Vec<String>,
    old: Option<&'static [u8]>,
}

impl<'c> Place<'c> {
    fn new(case: &'c Case, name: &str, old: Option<&'static [u8]>) -> Self {
        let part = if case.arguments.contains("--shard") { ".1-of-2" } else { "" };
        let is_book = case.arguments.starts_with("book");
        let outputs = match is_book {
            true => BOOK.map(str::to_owned).to_vec(),
            false => vec![format!("out{part}.{}", case.ending)],
        };
        let place = Self { folder: Folder::new(name), case, outputs, old };
        if is_book {
            place.folder.file("out.toml", PLAN);
        }
        let puzzles = [UNIQUE, "not a puzzle", MEDIUM, SOLVED, MULTIPLE, UNIQUE, MEDIUM];
        place.folder.file("in.txt", puzzles.join("\n") + "\n");
        if case.arguments.contains("proof") {
            place.run(&["explain", UNIQUE, "-q", "-f", "json", "-o", "proof.json"]);
        }
        if case.arguments.starts_with("merge") {
            for part in ["1/2", "2/2"] {
                place.run(&["solve", "in.txt", "-o", &place.outputs[0], "--shard", part]);
            }
        }
        for (output, old) in place.outputs.iter().zip(old.into_iter().cycle()) {
            place.folder.file(output, old);
        }
        place
    }

    /// Runs the program in the folder.
    fn run(&self, arguments: &[&str]) -> Run {
        let mut program = command(arguments);
        self.finish(&mut program)
    }

    /// Runs the case.
    fn again(&self, resume: bool) -> Run {
        let more = if resume { &["--resume"][..] } else { &[] };
        self.run(&[&self.case.words()[..], more].concat())
    }

    /// Runs the case under `strace` with these options. Only calls for our files count.
    fn traced(&self, options: &[&str]) -> Run {
        let mut strace = Command::new("strace");
        strace.args(["-f", "-o", "trace"]).args(options);
        let read = ["in.txt", "proof.json", "out.toml"];
        for file in read.into_iter().chain(self.outputs.iter().map(String::as_str)) {
            for more in ["", ".unfinished", ".manifest", ".unfinished.manifest", ".unfinished.manifest.new"] {
                let name = format!("{file}{more}");
                strace.args(["-P", &name, "-P", &self.folder.path(&name)]);
            }
        }
        strace.arg(env!("CARGO_BIN_EXE_sudoku")).args(self.case.words());
        self.finish(&mut strace)
    }

    fn finish(&self, command: &mut Command) -> Run {
        let command = command.current_dir(self.folder.path("")).stdin(Stdio::null());
        let output = command.output().expect("the program starts");
        // The number that a shell has for an end by a signal.
        let code = output.status.code().or_else(|| output.status.signal().map(|signal| 128 + signal));
        Run {
            code,
            out: String::from_utf8_lossy(&output.stdout).into_owned(),
            err: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }

    /// The files that are there.
    fn written(&self) -> Vec<Option<Vec<u8>>> {
        self.outputs.iter().map(|output| fs::read(self.folder.path(output)).ok()).collect()
    }

    /// The names in the folder.
    fn names(&self) -> Vec<String> {
        self.folder.names().into_iter().filter(|name| name != "trace").collect()
    }

    /// The calls of the last traced run.
    fn calls(&self) -> Vec<Call> {
        calls_of(&fs::read_to_string(self.folder.path("trace")).expect("there is a trace"))
    }
}

/// A run that nothing happens to.
struct Reference {
    code: Option<i32>,
    written: Vec<Option<Vec<u8>>>,
    names: Vec<String>,
    /// The names after a run with `--resume`, and the manifest as it is then.
    resumed: Vec<String>,
}

impl Reference {
    fn of(case: &Case, name: &str) -> Self {
        let place = Place::new(case, name, None);
        let run = place.again(false);
        let written = place.written();
        assert!(written.iter().all(Option::is_some), "{}: {}", case.arguments, run.err);
        let names = place.names();
        assert!(run.err.matches("error").count() <= 1, "{}: {}", case.arguments, run.err);
        let resumed = if case.resumes {
            let again = Place::new(case, &format!("{name}-resumed"), None);
            assert_eq!(again.again(true).code, run.code, "{}", case.arguments);
            again.names()
        } else {
            names.clone()
        };
        Self { code: run.code, written, names, resumed }
    }
}

/// Judges a run to which something has happened, and the one after it.
fn judge(
    place: &Place<'_>,
    reference: &Reference,
    fault: Fault,
    call: &Call,
    run: &Run,
) -> Result<(), String> {
    let killed = fault == Fault::Killed && run.code == Some(128 + 9);
    let is_harmless = run.code == reference.code;
    let has_words = run.err.contains("error: ") || call.name == "write";
    if run.err.contains("panicked") || !(killed || is_harmless || run.code == Some(2)) {
        return Err(format!("it ends with {:?}", run.code));
    }
    if !(killed || is_harmless || has_words) {
        return Err("it fails without a word".to_owned());
    }
    let written = place.written();
    let is_whole = written == reference.written;
    // Each of several files by itself.
    let is_old_or_whole =
        |(file, whole): (&Option<Vec<u8>>, _)| file == whole || file.as_deref() == place.old;
    let is_safe = written.iter().zip(&reference.written).all(is_old_or_whole);
    // Puzzles that could not be read are missing, and this was said.
    let is_unread = run.err.contains("cannot read");
    if !(is_safe || is_unread) {
        return Err("a file has neither its old content nor the whole new one".to_owned());
    }
    // A command that ends with 2 as a line is unreadable must not hide that its output is lost.
    if is_harmless && !is_whole && !run.err.contains("cannot") {
        return Err("it says that all is well, and the file is not there".to_owned());
    }
    let left = place.names();
    let resume = place.case.resumes
        && left.iter().any(|name| name.ends_with(".unfinished"))
        && left.iter().any(|name| name.ends_with(".unfinished.manifest"));
    let next = place.again(resume);
    if next.code != reference.code || place.written() != reference.written {
        return Err(format!(
            "the run after it (--resume: {resume}) ends with {:?} and another file; left were {left:?}",
            next.code
        ) + "\n"
            + &next.err);
    }
    let names = if resume { &reference.resumed } else { &reference.names };
    if place.names() != *names {
        return Err(format!("the run after it leaves {:?}; left were {left:?}", place.names()));
    }
    Ok(())
}

/// Commands that write to standard output.
const SAID: &[&str] = &[
    "solve in.txt",
    "solve -v --all in.txt",
    "rate -f json in.txt",
    "explain -v in.txt",
    "hint in.txt",
    "steps -f ndjson in.txt",
    "check in.txt",
    "generate -n 5 --seed 1",
    "convert -f grid in.txt",
    "verify proof.json",
    "print --allow-broken in.txt -o -",
    "techniques",
    "techniques x-wing",
    "completions bash",
    "classic backtrack",
    "solve --help",
    "frobnicate",
    "--version",
];

#[test]
#[ignore = "takes minutes, and needs strace"]
fn what_cannot_be_said_ends_the_run_with_an_error() {
    if !can_trace() {
        return;
    }
    let case = whole("verify proof.json", "txt");
    let place = Place::new(&case, "fault-said", None);
    for arguments in SAID {
        let traced = |options: &[&str]| {
            let mut strace = Command::new("strace");
            strace.args(["-f", "-y", "-o", "trace", "-e", "trace=write,writev"]).args(options);
            strace.arg(env!("CARGO_BIN_EXE_sudoku")).args(arguments.split(' '));
            place.finish(&mut strace)
        };
        let all = traced(&[]);
        let trace = fs::read_to_string(place.folder.path("trace")).expect("there is a trace");
        let writes = trace.lines().filter(|line| line.contains("write(") || line.contains("writev(")).count();
        for number in 1..=writes.min(30) {
            for error in ["ENOSPC", "EIO"] {
                let run = traced(&["-e", &format!("inject=write,writev:error={error}:when={number}")]);
                let trace = fs::read_to_string(place.folder.path("trace")).expect("there is a trace");
                let injected: Vec<_> = trace.lines().filter(|line| line.contains("INJECTED")).collect();
                let what = format!("{arguments}, {injected:?}: {:?} {}", run.code, run.err);
                assert!(!run.err.contains("panicked"), "{what}");
                if injected.iter().any(|line| line.contains("(1<")) {
                    assert_eq!(run.code, Some(2), "{what}");
                    // Each thread counts its own writes, so that of the message may fail as well.
                    let is_silenced = injected.len() > 1;
                    assert!(
                        is_silenced || run.err.contains("error: cannot write standard output: "),
                        "{what}"
                    );
                } else {
                    assert!(run.code == all.code || run.code == Some(2), "{what}");
                }
            }
        }
    }
}

/// True if `strace` is there and may trace.
pub(crate) fn can_trace() -> bool {
    let is_there =
        Command::new("strace").args(["-o", "/dev/null", "true"]).status().is_ok_and(|it| it.success());
    if !is_there {
        println!("skipped: strace is not there, or may not trace");
    }
    is_there
}

#[test]
#[ignore = "takes minutes, and needs strace"]
fn faults_lose_nothing() {
    if !can_trace() {
        return;
    }
    let mut trials = Vec::new();
    let references: Vec<Reference> = (CASES.iter().enumerate())
        .map(|(number, case)| Reference::of(case, &format!("fault-{number}")))
        .collect();
    for (number, (case, reference)) in CASES.iter().zip(&references).enumerate() {
        for waits in [false, true] {
            if waits && !case.resumes {
                continue;
            }
            let place = Place::new(case, &format!("fault-{number}-calls"), None);
            let options: &[&str] = if waits { &["-e", WAIT] } else { &[] };
            assert_eq!(place.traced(options).code, reference.code, "{}", case.arguments);
            for call in place.calls() {
                if waits && call.is("ftruncate", 1) {
                    continue;
                }
                for fault in Fault::ALL {
                    trials.push((case, reference, waits, call.clone(), fault));
                }
            }
        }
    }
    println!("{} faults", trials.len());
    assert!(trials.len() > 1000, "commands that write call the system");
    let trials = Mutex::new(share(trials, 4).enumerate());
    let failures = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| {
                loop {
                    let next = trials.lock().expect("nobody panics").next();
                    let Some((number, (case, reference, waits, call, fault))) = next else { return };
                    let old = (number % 2 == 1).then_some(&b"what was there before\n"[..]);
                    let place = Place::new(case, &format!("fault-at-{number}"), old);
                    let injection = fault.injection(&call);
                    let mut options = vec!["-e", injection.as_str()];
                    if waits {
                        options.extend(["-e", WAIT]);
                    }
                    let run = place.traced(&options);
                    if let Err(why) = judge(&place, reference, fault, &call, &run) {
                        let mut failures = failures.lock().expect("nobody panics");
                        failures.push(format!(
                            "{} ({}{injection}, old: {}): {why}\n{}",
                            case.arguments,
                            if waits { "with a checkpoint, " } else { "" },
                            old.is_some(),
                            run.err,
                        ));
                    }
                }
            });
        }
    });
    let mut failures = failures.into_inner().expect("nobody panics");
    failures.sort();
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}

/// A run with `--resume` refuses what is damaged, or goes on to the same bytes.
#[test]
#[ignore = "takes minutes, and needs strace"]
fn damage_is_seen_when_a_run_goes_on() {
    if !can_trace() {
        return;
    }
    for (number, case) in CASES.iter().enumerate().filter(|(_, case)| case.resumes) {
        let reference = Reference::of(case, &format!("damage-{number}"));
        let place = Place::new(case, &format!("damage-{number}-left"), None);
        // Two files are removed at the beginning. The next is removed when the unfinished file is whole.
        let run = place.traced(&["-e", WAIT, "-e", "inject=unlink:signal=KILL:when=3"]);
        assert_eq!(run.code, Some(128 + 9), "{}: {}", case.arguments, run.err);
        let unfinished = place.folder.path(&format!("{}.unfinished", place.outputs[0]));
        let manifest = format!("{unfinished}.manifest");
        let read =
            |path| fs::read(path).unwrap_or_else(|error| panic!("{}: {path}: {error}", case.arguments));
        let (left, described) = (read(&unfinished), read(&manifest));
        let described_length = String::from_utf8_lossy(&described)
            .split("\"bytes\": ")
            .nth(1)
            .and_then(|rest| rest.split(',').next()?.trim().parse::<usize>().ok())
            .expect("a manifest names the bytes");
        // The last line end of a manifest may be missing.
        for (path, bytes, counted) in
            [(&unfinished, &left, described_length), (&manifest, &described, described.len() - 1)]
        {
            let spread = |step: usize| (0..bytes.len()).step_by((bytes.len() / step).max(1));
            let cut = spread(12).map(|length| (length < counted, bytes[..length].to_vec()));
            let flipped = spread(25).map(|at| {
                let mut flipped = bytes.clone();
                flipped[at] ^= 4;
                (at < counted, flipped)
            });
            for (is_damage, damaged) in cut.chain(flipped).collect::<Vec<_>>() {
                fs::write(&unfinished, &left).unwrap();
                fs::write(&manifest, &described).unwrap();
                _ = fs::remove_file(place.folder.path(&place.outputs[0]));
                fs::write(path, &damaged).unwrap();
                let next = place.again(true);
                let what = format!("{}: {path}, {} of {} bytes", case.arguments, damaged.len(), bytes.len());
                if next.code == Some(2) && place.written() == [None] {
                    assert!(
                        next.err.contains("error: ") && next.err.contains("hint: "),
                        "{what}: {}",
                        next.err
                    );
                    // An empty file may go.
                    let stays = fs::read(path).unwrap_or_default();
                    assert_eq!(stays, damaged, "{what}: it is left as it is");
                } else {
                    assert!(!is_damage, "{what}: it goes on over damage");
                    assert_eq!(place.written(), reference.written, "{what}: {}", next.err);
                    assert_eq!(next.code, reference.code, "{what}");
                }
            }
        }
    }
}
