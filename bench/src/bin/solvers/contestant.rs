//! Who is measured.

use sudokit_core::Puzzle;
use sudokit_solve::{Answer, Engine, Solver};

/// A solver, wrapped so that reading and writing are part of its work.
pub struct Contestant {
    /// What the table calls it.
    pub name: &'static str,
    /// Answers every line: the solution if it is the only one, `none` or `multiple`.
    pub run: fn(&[[u8; 81]], &mut Vec<u8>),
}

/// The peer first: ratios are over its rate.
pub const CONTESTANTS: &[Contestant] =
    &[Contestant { name: "peer", run: peer }, Contestant { name: "single", run: single }];

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
    let mut solver = Solver::new();
    for line in lines {
        let puzzle = Puzzle::from_line(line).expect("sets hold puzzles");
        match solver.answer(&puzzle) {
            Answer::None => output.extend_from_slice(b"none"),
            Answer::Unique(solution) => output.extend_from_slice(&solution.to_line()),
            Answer::Several(_) => output.extend_from_slice(b"multiple"),
        }
        output.push(b'\n');
    }
}
