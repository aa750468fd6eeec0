//! `sudoku-sql cluster`: processes on this machine, some of which are killed.

use crate::common::Folder;
use crate::run::{command, run, sudoku};
use std::io::{BufRead, BufReader};
use std::process::{Child, ChildStderr, Output, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

/// Longer than anything here takes on a machine that is busy with something else.
const DEADLINE: Duration = Duration::from_secs(100);

/// A process, which ends with the test.
struct Process {
    child: Child,
    address: String,
}

impl Process {
    /// Starts it, and waits for the address that it prints.
    fn start(arguments: &[&str]) -> Self {
        let mut starting = command(arguments);
        let mut child = starting.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        let mut lines = BufReader::new(child.stdout.take().expect("it is a pipe"));
        let (told, address) = mpsc::channel();
        thread::spawn(move || {
            let mut line = String::new();
            _ = lines.read_line(&mut line);
            _ = told.send(line.trim_end().to_owned());
        });
        let mut process = Self { child, address: String::new() };
        process.address = address.recv_timeout(DEADLINE).expect("it tells its address");
        assert!(!process.address.is_empty(), "{arguments:?}: {}", text(process.child.stderr.take()));
        process
    }

    fn kill(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

fn text(pipe: Option<ChildStderr>) -> String {
    pipe.map(|pipe| std::io::read_to_string(pipe).unwrap_or_default()).unwrap_or_default()
}

/// A scheduler and two executors, at ports that the system chooses.
struct Cluster {
    scheduler: Process,
    executors: Vec<Process>,
    /// Where executors keep what they hold: not even those that are killed leave something.
    folder: Folder,
}

impl Cluster {
    fn start(name: &str) -> Self {
        let folder = Folder::new(name);
        let scheduler = Process::start(&["cluster", "scheduler", "--port", "0"]);
        let mut cluster = Self { scheduler, executors: Vec::new(), folder };
        cluster.join();
        cluster.join();
        cluster
    }

    /// Starts one executor more.
    fn join(&mut self) {
        let (scheduler, within) = (&self.scheduler.address, self.folder.at(""));
        let joining = ["cluster", "executor", scheduler, "--jobs", "1", "--folder", &within];
        self.executors.push(Process::start(&joining));
    }

    /// A query that the cluster is asked.
    fn asking(&self, arguments: &[&str]) -> Child {
        let mut asking = command(&["-q", "--cluster", &self.scheduler.address]);
        asking.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts")
    }
}

/// Waits for a process no longer than it should take.
fn ended(mut child: Child) -> Output {
    let until = Instant::now() + DEADLINE;
    while child.try_wait().expect("it can be waited for").is_none() {
        if Instant::now() > until {
            _ = child.kill();
            panic!("it has not ended: {}", text(child.stderr.take()));
        }
        thread::sleep(Duration::from_millis(20));
    }
    child.wait_with_output().expect("it has ended")
}

/// Files of puzzles, so many of each.
fn files(folder: &Folder, count: usize) {
    for file in 1..=4 {
        let (seed, path) = (file.to_string(), folder.at(&format!("{file}.txt")));
        assert_eq!(
            sudoku(&["generate", "-q", "-n", &count.to_string(), "--seed", &seed, "-o", &path]).code,
            Some(0)
        );
    }
}

#[test]
fn a_cluster_answers_as_one_machine_does() {
    let folder = Folder::new("cluster-same");
    files(&folder, 20);
    let (table, made) = (format!("p={}", folder.at("*.txt")), folder.at("made.parquet"));
    let making = "select puzzle, line, sudoku_level(puzzle) as level, sudoku_givens(puzzle) as givens from p";
    assert_eq!(run(&["-q", "-t", &table, "-o", &made, making]).code, Some(0));
    let made = format!("q={made}");
    let cluster = Cluster::start("cluster-same-executors");
    for query in [
        "select count(*) from p",
        "select sudoku_level(puzzle) as level, count(*) as n from p group by 1 order by 1",
        "select file, line, sudoku_solve(puzzle) from p order by file, line limit 30",
        "select level, line, row_number() over (partition by level order by line, puzzle) as n from q order by level, n",
        "select q.level, p.line from q join p on sudoku_canon(q.puzzle) = sudoku_canon(p.puzzle) order by 1, 2",
        "select count(*) as n from q where line < 5 union all select count(*) from q where line >= 5 order by n",
        "select puzzle from q where givens = (select max(givens) from q) order by puzzle",
        "select puzzle from q where level not in (select level from q where level <> 'Easy') order by 1",
        "select count(distinct puzzle) from (select puzzle from p union all select puzzle from q)",
        "select number, puzzle from sudoku_generate(40, 3) order by number",
        "select count(*), min(sudoku_status(puzzle)) from sudoku_vicinity('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79', 1, 0)",
        "select sum(n) from (select count(*) as n from p union all select count(*) from p)",
        "select distinct routine_name from information_schema.routines where routine_name like 'sudoku%' order by 1",
        "select sudoku_rate(puzzle, 'nope') from p",
        "select sudoku_slove(puzzle) from p",
    ] {
        let alone = run(&["-q", "-t", &table, "-t", &made, query]);
        let together = ended(cluster.asking(&["-t", &table, "-t", &made, query]));
        let said = String::from_utf8_lossy(&together.stderr);
        assert_eq!(String::from_utf8_lossy(&together.stdout), alone.out, "{query}\n{said}");
        assert_eq!((together.status.code(), said.as_ref()), (alone.code, alone.err.as_str()), "{query}");
    }
    let strict =
        ended(cluster.asking(&["--strict", "-t", &table, "select sudoku_givens(puzzle || 'x') from p"]));
    assert!(
        String::from_utf8_lossy(&strict.stderr)
            .contains("is no puzzle: expected 81 digits and dots, found 82")
    );
    let here = ended(cluster.asking(&["create table t as select 1 as a; select a from t"]));
    assert!(
        String::from_utf8_lossy(&here.stderr).contains("error: table t is in the memory of this program")
    );
}

/// A query that takes a second or two of the time of both executors.
const LONG: &str =
    "select sudoku_rate(puzzle, 'hodoku') as hodoku, count(*) as n from p group by 1 order by 1";

#[test]
fn an_executor_that_is_killed_is_replaced() {
    let folder = Folder::new("cluster-kill");
    files(&folder, 1000);
    let table = format!("p={}", folder.at("*.txt"));
    let alone = run(&["-q", "-t", &table, LONG]);
    let mut cluster = Cluster::start("cluster-kill-executors");
    for wait in [300, 0] {
        let asking = cluster.asking(&["-t", &table, LONG]);
        thread::sleep(Duration::from_millis(wait));
        let mut killed = cluster.executors.pop().expect("there is one");
        killed.kill();
        let together = ended(asking);
        let said = String::from_utf8_lossy(&together.stderr);
        assert_eq!(String::from_utf8_lossy(&together.stdout), alone.out, "{said}");
        if wait > 0 {
            cluster.join();
        }
    }
}

#[test]
fn without_a_scheduler_there_is_an_error_and_no_file() {
    let folder = Folder::new("cluster-lost");
    files(&folder, 1000);
    let (table, output) = (format!("p={}", folder.at("*.txt")), folder.at("rated.csv"));
    let mut cluster = Cluster::start("cluster-lost-executors");
    let asking = cluster.asking(&["-t", &table, "-o", &output, LONG]);
    thread::sleep(Duration::from_millis(500));
    cluster.scheduler.kill();
    let lost = ended(asking);
    assert_eq!(lost.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&lost.stderr).contains("cannot be reached any more"));
    let left = folder.names();
    assert_eq!(left.len(), 4, "the puzzles and nothing else: {left:?}");
    let none = ended(cluster.asking(&["select 1"]));
    assert!(String::from_utf8_lossy(&none.stderr).contains("error: cannot reach a scheduler at 127.0.0.1:"));
}

#[cfg(unix)]
#[test]
fn an_interruption_ends_each_of_them() {
    let mut cluster = Cluster::start("cluster-interrupt");
    let mut processes: Vec<&mut Process> = cluster.executors.iter_mut().collect();
    processes.push(&mut cluster.scheduler);
    for process in processes {
        let sent =
            std::process::Command::new("kill").args(["-INT", &process.child.id().to_string()]).status();
        assert!(sent.expect("there is a kill").success());
        let until = Instant::now() + DEADLINE;
        let status = loop {
            match process.child.try_wait().expect("it can be waited for") {
                Some(status) => break status,
                None if Instant::now() > until => panic!("it has not ended"),
                None => thread::sleep(Duration::from_millis(5)),
            }
        };
        assert_eq!(status.code(), Some(130));
        let said = text(process.child.stderr.take());
        assert!(said.lines().all(|line| line.starts_with("note: ")), "{said}");
    }
}

#[test]
fn addresses_are_checked() {
    let wildcard = run(&["cluster", "scheduler", "--host", "0.0.0.0"]);
    assert!(
        wildcard.err.contains("the others need an address at which they reach this machine"),
        "{}",
        wildcard.err
    );
    let nowhere = run(&["cluster", "executor", "nowhere"]);
    assert!(
        nowhere.err.contains("expected the address of a scheduler, such as 10.0.0.1:50050"),
        "{}",
        nowhere.err
    );
}
