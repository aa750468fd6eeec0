//! Costs of batches and teams: small batches beside single calls, two threads beside one.
//!
//! `cargo run --release --manifest-path bench/Cargo.toml --bin batch FILE`
//!
//! The first 10,000 lines of the file are answered; each has 81 characters. Small batches: nanoseconds of
//! wall time per puzzle, the median of 7 rounds in batches of one size. Teams: puzzles a second, the same
//! puzzles 100 times.

use std::process::ExitCode;
use std::time::Instant;
use sudokit_core::{ParseLineError, Puzzle};
use sudokit_solve::{Backend, Batch, Engine, Single, Team};

/// How often each is measured.
const ROUNDS: usize = 7;

fn main() -> ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("error: name a file of puzzles");
        return ExitCode::from(2);
    };
    let text = match std::fs::read(&path) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("error: cannot read {path}: {error}");
            return ExitCode::from(2);
        }
    };
    let puzzles: Result<Vec<Puzzle>, ParseLineError> = Puzzle::from_lines(&text).take(10_000).collect();
    match puzzles {
        Ok(puzzles) => report(&puzzles),
        Err(error) => {
            eprintln!("error: {path}: {error}");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

fn report(puzzles: &[Puzzle]) {
    let mut solver = Single::new();
    let mut batch = Batch::new();
    let mut answers = Vec::new();
    let each = |seconds: f64| seconds * 1e9 / puzzles.len() as f64;
    let single = median(|| {
        for puzzle in puzzles {
            std::hint::black_box(solver.answer(puzzle));
        }
    });
    println!("single          {:8.0} ns a puzzle", each(single));
    for size in [1, 2, 4, 8, 16, 32, 64, 256, 4096] {
        let seconds = median(|| {
            for part in puzzles.chunks(size) {
                batch.answer(part, &mut answers).expect("nobody cancels");
            }
        });
        println!("batches of {size:<5}{:8.0} ns a puzzle", each(seconds));
    }
    let many = puzzles.repeat(100);
    let mut teams = [1, 2].map(|threads| (Team::on(Backend::best(), threads), Vec::new()));
    for _ in 0..ROUNDS {
        for (team, times) in &mut teams {
            let started = Instant::now();
            team.answer(&many, &mut answers, |_| ()).expect("nobody cancels");
            times.push(started.elapsed().as_secs_f64());
        }
    }
    for (team, times) in &mut teams {
        times.sort_by(f64::total_cmp);
        let rate = |seconds: f64| many.len() as f64 / seconds / 1e6;
        let [best, middle] = [times[0], times[ROUNDS / 2]].map(rate);
        println!("{} threads: {middle:.2} M puzzles/s, at best {best:.2}", team.threads());
    }
}

/// The median time of a piece of work, after one round to warm up.
fn median(mut work: impl FnMut()) -> f64 {
    let mut times = [0.0; ROUNDS + 1].map(|_: f64| {
        let started = Instant::now();
        work();
        started.elapsed().as_secs_f64()
    });
    times[1..].sort_by(f64::total_cmp);
    times[1 + ROUNDS / 2]
}
