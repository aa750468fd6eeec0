//! Solvers against each other: same puzzles, same run, same core.
//!
//! `cargo run --release --manifest-path bench/Cargo.toml --bin solvers [-- OPTIONS] [SET]...`
//!
//! A set is a file of 81-character lines. Without any, all of `../shared/data/puzzles` are taken. Every
//! contestant reads each line, proves how many solutions it has up to two, and writes the solution, `none` or
//! `multiple`; all that is timed, as CPU time of the thread. The puzzles are shuffled with a fixed seed and
//! repeated to at least 10,000; contestants take turns within each round; the first round warms up and is not
//! counted. Before any timing the outputs of all contestants are compared line by line.

mod contestant;
mod sets;

use contestant::{Contestant, contestants};
use cpu_time::ThreadTime;
use sets::Set;
use std::process::ExitCode;

/// How often each set is measured.
const ROUNDS: usize = 7;

fn main() -> ExitCode {
    let (rounds, paths) = match arguments() {
        Ok(arguments) => arguments,
        Err(message) => {
            eprintln!("error: {message}");
            return ExitCode::from(2);
        }
    };
    let sets = match sets::load(&paths) {
        Ok(sets) => sets,
        Err(message) => {
            eprintln!("error: {message}");
            return ExitCode::from(2);
        }
    };
    println!(
        "ratio: puzzles per second over those of the peer, crate sudoku 0.8; median of {rounds} rounds, [lowest, highest]"
    );
    print!("{:<24}{:>9}", "set", "puzzles");
    let contestants = contestants();
    for contestant in &contestants {
        print!("{:>12} {:<20}", contestant.name, "ratio");
    }
    println!();
    for set in &sets {
        if let Err(message) = agree(set, &contestants) {
            eprintln!("error: {}: {message}", set.name);
            return ExitCode::FAILURE;
        }
        report(set, &contestants, rounds);
    }
    ExitCode::SUCCESS
}

/// `--rounds N` and the sets.
fn arguments() -> Result<(usize, Vec<String>), String> {
    let mut rounds = ROUNDS;
    let mut paths = Vec::new();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        if argument == "--rounds" {
            let value = arguments.next().and_then(|value| value.parse().ok()).filter(|value| *value > 0);
            rounds = value.ok_or("--rounds takes a number from 1")?;
        } else {
            paths.push(argument);
        }
    }
    Ok((rounds, paths))
}

/// Checks that all contestants write the same, and that each solution obeys the rules and keeps the givens.
fn agree(set: &Set, contestants: &[Contestant]) -> Result<(), String> {
    let outputs: Vec<Vec<u8>> = contestants
        .iter()
        .map(|contestant| {
            let mut output = Vec::new();
            (contestant.run)(&set.lines, &mut output);
            output
        })
        .collect();
    for (contestant, output) in contestants.iter().zip(&outputs) {
        let results: Vec<&[u8]> = output.split(|byte| *byte == b'\n').collect();
        for (i, line) in set.lines.iter().enumerate() {
            let result = results.get(i).copied().unwrap_or_default();
            if !sets::is_answer(line, result) {
                let (line, result) = (String::from_utf8_lossy(line), String::from_utf8_lossy(result));
                return Err(format!("{} answers {result} to {line}", contestant.name));
            }
        }
        if *output != outputs[0] {
            return Err(format!("{} and {} differ", contestant.name, contestants[0].name));
        }
    }
    Ok(())
}

/// Measures all contestants in turn and prints a line of the table.
fn report(set: &Set, contestants: &[Contestant], rounds: usize) {
    let mut output = Vec::with_capacity(set.lines.len() * 82);
    let mut times = vec![Vec::new(); contestants.len()];
    for round in 0..=rounds {
        for (contestant, times) in contestants.iter().zip(&mut times) {
            output.clear();
            let start = ThreadTime::now();
            (contestant.run)(&set.lines, &mut output);
            let time = start.elapsed().as_secs_f64();
            if round > 0 {
                times.push(time);
            }
        }
    }
    print!("{:<24}{:>9}", set.name, set.lines.len());
    for own in &times {
        let rate = set.lines.len() as f64 / median(own.clone());
        let ratios: Vec<f64> = times[0].iter().zip(own).map(|(peer, own)| peer / own).collect();
        let low = ratios.iter().copied().fold(f64::INFINITY, f64::min);
        let high = ratios.iter().copied().fold(0.0, f64::max);
        print!("{:>10.0}/s {:<20}", rate, format!("{:.2} [{low:.2}, {high:.2}]", median(ratios)));
    }
    println!();
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
