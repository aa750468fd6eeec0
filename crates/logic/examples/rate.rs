//! HoDoKu's ratings of many puzzles, and the time they take.
//!
//! `cargo run --release -p sudokit-logic --example rate -- FILE [EVERY [check]]` rates the puzzles of FILE,
//! one a line and with one solution; with a number only every so manyth. It prints in how many paths each
//! kind of step was taken, and the mean, median and worst time. With `check` every step is verified as well,
//! and held against the solution.

use std::collections::BTreeMap;
use std::error::Error;
use std::time::{Duration, Instant};
use sudokit_core::{Board, Puzzle, Solution};
use sudokit_logic::rating::hodoku::{self, Path, Turn};
use sudokit_testkit::oracle;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let text = std::fs::read_to_string(arguments.next().ok_or("name a file")?)?;
    let every = arguments.next().map_or(Ok(1), |number| number.parse())?;
    let is_checked = arguments.next().is_some();
    let (mut counts, mut times) = (BTreeMap::new(), Vec::new());
    let mut unsolved = 0;
    for line in text.lines().step_by(every) {
        let puzzle: Puzzle = line.get(..81).ok_or("a line is too short")?.parse()?;
        let board = Board::new(&puzzle)?.with_unique_givens();
        let solution = oracle::solutions(&puzzle, 1).first().copied();
        if is_checked {
            check(&board, solution)?;
        }
        let start = Instant::now();
        let rating = hodoku::rate(&board, solution.as_ref()).ok_or("too few givens")?;
        times.push((start.elapsed(), line));
        unsolved += usize::from(!rating.is_solved);
        for (code, _) in rating.counts {
            *counts.entry(code).or_insert(0_usize) += 1;
        }
    }
    times.sort();
    let total: Duration = times.iter().map(|(time, _)| *time).sum();
    let (worst, puzzle) = times.last().ok_or("no puzzles")?;
    println!("puzzles by kind of step: {counts:?}; not solved: {unsolved}");
    println!(
        "{} puzzles: mean {:.3} ms, median {:.3} ms, worst {:.3} ms ({puzzle})",
        times.len(),
        1e3 * total.as_secs_f64() / times.len() as f64,
        1e3 * times[times.len() / 2].0.as_secs_f64(),
        1e3 * worst.as_secs_f64(),
    );
    Ok(())
}

/// Verifies every step of a path.
fn check(board: &Board, solution: Option<Solution>) -> Result<(), Box<dyn Error>> {
    let mut path = Path::new(board, solution);
    let mut before = path.board();
    while let Some(turn) = path.next() {
        let effect = turn.effect();
        if let Turn::Step(step, ..) = &turn {
            step.verify(&before).map_err(|unsound| format!("{step}: {unsound}, in {}", before.puzzle()))?;
        }
        if let Some(truth) = solution.map(|solution| solution.candidates())
            && !(effect.placed().is_subset(truth) && effect.eliminated().is_disjoint(truth))
        {
            return Err(format!("{turn} is wrong, in {}", before.puzzle()).into());
        }
        before = path.board();
    }
    Ok(())
}
