//! Running the program, and judging what it says without its own code.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

pub(crate) const UNIQUE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
pub(crate) const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// Four empty cells, in two rows, two columns and two boxes, that can be filled in two ways.
pub(crate) const MULTIPLE: &str =
    "5346789126721953..1983425678597614234268537917139248569615372..287419635345286179";

/// One that needs pairs and locked candidates as well as singles.
pub(crate) const MEDIUM: &str =
    "8....4....37.96.........59.....7..4..6.9.1...4.......1...3.7.8..9..5.4....2.8.3..";

/// The result of a run.
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The program with these arguments.
pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sudoku"));
    command.args(arguments).env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE").env_remove("SUDOKU_VOICE");
    command.env("TERM", "xterm").env("LC_ALL", "C.UTF-8");
    command
}

/// Runs the program with nothing to read.
pub(crate) fn run(arguments: &[&str]) -> Run {
    run_with(arguments, "")
}

/// Runs the program with this on standard input.
pub(crate) fn run_with(arguments: &[&str], input: impl AsRef<[u8]>) -> Run {
    feed(&mut command(arguments), input)
}

/// Starts a command whose inputs and outputs are pipes.
pub(crate) fn piped(command: &mut Command) -> Child {
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    pipes.spawn().expect("the program starts")
}

/// Runs a command with this on standard input.
pub(crate) fn feed(command: &mut Command, input: impl AsRef<[u8]>) -> Run {
    let mut child = piped(command);
    let mut stdin = child.stdin.take().expect("it is piped");
    let input = input.as_ref().to_vec();
    // The program may end before it has read all: that is for it to decide.
    let writer = std::thread::spawn(move || _ = stdin.write_all(&input));
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    writer.join().expect("writing does not panic");
    Run {
        code: status.code(),
        out: String::from_utf8(stdout).expect("the output is text"),
        err: String::from_utf8(stderr).expect("the messages are text"),
    }
}

/// A file of the shared data, or nothing and a note where it is not there.
pub(crate) fn data(name: &str) -> Option<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data").join(name);
    if !path.exists() {
        println!("skipped: {name} is not there");
    }
    path.exists().then_some(path)
}

/// A directory of its own for a test, gone with it.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("sudoku-test-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a directory can be made");
        Self(path)
    }

    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    pub(crate) fn file(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        std::fs::write(self.0.join(name), text).expect("a file can be written");
        self.path(name)
    }

    pub(crate) fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).expect("it is a directory");
        let mut names: Vec<String> =
            entries.map(|entry| entry.expect("it can be read").file_name().display().to_string()).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        _ = std::fs::remove_dir_all(&self.0);
    }
}

/// True if a line is a full grid by the rules with the puzzle's givens: plain arithmetic on characters.
pub(crate) fn solves(puzzle: &str, solution: &str) -> bool {
    let (puzzle, solution) = (puzzle.as_bytes(), solution.as_bytes());
    if puzzle.len() != 81 || solution.len() != 81 {
        return false;
    }
    for (given, digit) in puzzle.iter().zip(solution) {
        if !(b'1'..=b'9').contains(digit) || (*given != b'.' && *given != b'0' && given != digit) {
            return false;
        }
    }
    for unit in 0..9 {
        let mut seen = [[false; 9]; 3];
        for i in 0..9 {
            let row = 9 * unit + i;
            let column = 9 * i + unit;
            let square = 9 * (3 * (unit / 3) + i / 3) + 3 * (unit % 3) + i % 3;
            for (seen, cell) in seen.iter_mut().zip([row, column, square]) {
                let digit = usize::from(solution[cell] - b'1');
                if std::mem::replace(&mut seen[digit], true) {
                    return false;
                }
            }
        }
    }
    true
}
