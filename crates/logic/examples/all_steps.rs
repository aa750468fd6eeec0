//! Measures the time to find every step.
//!
//! `cargo run --release -p sudokit-logic --example all_steps -- FILE [EVERY]` follows the path of each puzzle
//! of FILE, one a line, and on every EVERYth board (without a number the 40th) on which no single is left
//! lists all steps of all techniques with the default limits. It prints the mean, median and worst time, and
//! which looks take it.

use std::collections::BTreeMap;
use std::error::Error;
use std::time::{Duration, Instant};
use sudokit_core::{Board, Puzzle};
use sudokit_logic::{Path, Schedule, View};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let text = std::fs::read_to_string(arguments.next().ok_or("name a file")?)?;
    let every = arguments.next().map_or(Ok(40), |number| number.parse())?;
    let mut boards = Vec::new();
    for line in text.lines() {
        let puzzle: Puzzle = line.get(..81).ok_or("a line is too short")?.parse()?;
        let mut board = Board::new(&puzzle)?.with_unique_givens();
        let mut before = board;
        for step in Path::new(&mut board, Schedule::full()) {
            if step.effect.placements().is_empty() {
                boards.push(before);
            }
            step.effect.apply(&mut before);
        }
    }
    let everything = Schedule::everything();
    let mut times = Vec::new();
    let mut looks: BTreeMap<String, Duration> = BTreeMap::new();
    for board in boards.iter().step_by(every) {
        let start = Instant::now();
        let steps = everything.all(&View::new(board));
        times.push((start.elapsed(), steps.len()));
        let view = View::new(board);
        for look in everything.searches.iter().filter(|look| !look.family().is_last_resort()) {
            let start = Instant::now();
            look.all(&view);
            *looks.entry(format!("{look:?}")).or_default() += start.elapsed();
        }
    }
    times.sort();
    let milliseconds = |time: Duration| 1e3 * time.as_secs_f64();
    let total: Duration = times.iter().map(|(time, _)| *time).sum();
    let count = times.len();
    let (worst, most) = times.last().ok_or("no boards")?;
    println!(
        "{count} of {} boards: mean {:.1} ms, median {:.1} ms, worst {:.1} ms with {most} steps",
        boards.len(),
        milliseconds(total) / count as f64,
        milliseconds(times[count / 2].0),
        milliseconds(*worst),
    );
    let mut looks: Vec<_> = looks.into_iter().collect();
    looks.sort_by_key(|(_, time)| std::cmp::Reverse(*time));
    for (look, time) in looks.iter().take(12) {
        println!("{:8.2} ms  {look}", milliseconds(*time) / count as f64);
    }
    Ok(())
}
