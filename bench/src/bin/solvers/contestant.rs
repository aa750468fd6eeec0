//! The solvers that are measured.

use sudokit_core::Puzzle;
use sudokit_solve::{Answer, Backend, Batch, Engine, Single};

/// Puzzles to a batch.
const BATCH: usize = 4096;

/// A solver, wrapped so that reading and writing are part of its work.
pub struct Contestant {
    /// Its name in the table.
    pub name: &'static str,
    /// Answers every line: the solution if it is the only one, `none` or `multiple`.
    pub run: fn(&[[u8; 81]], &mut Vec<u8>),
}

/// The peer first: ratios are over its rate.
const ENGINES: [Contestant; 2] =
    [Contestant { name: "peer", run: peer }, Contestant { name: "single", run: single }];

/// Called as their backends are.
const BATCHES: [Contestant; 3] = [
    Contestant { name: "avx512", run: |lines, output| batch("avx512", lines, output) },
    Contestant { name: "avx2", run: |lines, output| batch("avx2", lines, output) },
    Contestant { name: "portable", run: |lines, output| batch("portable", lines, output) },
];

/// All that this machine can run.
pub fn contestants() -> Vec<Contestant> {
    let batches = BATCHES.into_iter().filter(|contestant| Backend::by_name(contestant.name).is_some());
    ENGINES.into_iter().chain(batches).collect()
}

fn peer(lines: &[[u8; 81]], output: &mut Vec<u8>) {
    let mut found = [[0; 81]; 1];
    for line in lines {
        let text = std::str::from_utf8(line).expect("sets are ASCII");
        let puzzle = peer::Sudoku::from_str_line(text).expect("sets hold puzzles");
        match puzzle.solutions_up_to_buffer(&mut found, 2) {
            0 => output.extend_from_slice(b"none"),
            1 => output.extend(found[0].map(|digit| digit + b'0')),
            _ => output.extend_from_slice(b"multiple"),
        }
        output.push(b'\n');
    }
}

fn single(lines: &[[u8; 81]], output: &mut Vec<u8>) {
    let mut solver = Single::new();
    for line in lines {
        let puzzle = Puzzle::from_line(line).expect("sets hold puzzles");
        write(&solver.answer(&puzzle), output);
    }
}

/// All lines in batches, as a program with bounded memory does it.
fn batch(backend: &str, lines: &[[u8; 81]], output: &mut Vec<u8>) {
    let mut batch =
        Batch::on(Backend::by_name(backend).expect("the machine has the backends of contestants"));
    let (mut puzzles, mut answers) = (Vec::new(), Vec::new());
    for lines in lines.chunks(BATCH) {
        puzzles.clear();
        puzzles.extend(lines.iter().map(|line| Puzzle::from_line(line).expect("sets hold puzzles")));
        batch.answer(&puzzles, &mut answers).expect("nobody cancels");
        for answer in &answers {
            write(answer, output);
        }
    }
}

fn write(answer: &Answer, output: &mut Vec<u8>) {
    match answer {
        Answer::None => output.extend_from_slice(b"none"),
        Answer::Unique(solution) => output.extend_from_slice(&solution.to_line()),
        Answer::Several(_) => output.extend_from_slice(b"multiple"),
    }
    output.push(b'\n');
}
