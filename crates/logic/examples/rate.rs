//! What HoDoKu makes of many puzzles, and how long that takes.
//!
//! `cargo run --release -p sudokit-logic --example rate -- FILE [every]` rates the puzzles of FILE, one a line; with a number
//! only every so manyth. It prints how often each kind of step was taken, and the mean, median and worst time.

use std::collections::BTreeMap;
use std::error::Error;
use std::time::{Duration, Instant};
use sudokit_core::{Board, Puzzle};
use sudokit_logic::rating::hodoku;
use sudokit_testkit::oracle;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let text = std::fs::read_to_string(arguments.next().ok_or("name a file")?)?;
    let every = arguments.next().map_or(Ok(1), |number| number.parse())?;
    let (mut counts, mut times) = (BTreeMap::new(), Vec::new());
    let mut unsolved = 0;
    for line in text.lines().step_by(every) {
        let puzzle: Puzzle = line.get(..81).ok_or("a line is too short")?.parse()?;
        let board = Board::new(&puzzle)?;
        let solution = oracle::solutions(&puzzle, 1).first().copied();
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
