//! Estimates over all minimal puzzles, from weighted samples.
//!
//! `cargo run --release --manifest-path bench/Cargo.toml --bin samples -- METHOD ORDER PIECES SEED...`
//!
//! METHOD is `top-down` or `controlled-bias`, ORDER is `uniform` or `fill`.
//!
//! Each seed draws PIECES pieces of 1,024 grids. Per seed, then for all seeds together: the mean number of
//! givens, plain and weighted, and the mean number of minimal puzzles per grid, with standard errors; at the
//! end the distribution of givens. With several seeds there is a second standard error, that of the means of
//! the seeds, which assumes nothing about a piece.

use cpu_time::ThreadTime;
use sudokit::generate::{Grids, Random, Sample, controlled_bias, fill, top_down};
use sudokit::{Batch, Puzzle};

const PIECE: usize = 1024;

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    let [law, grids, pieces, seeds @ ..] = &asked[..] else {
        panic!("which law, which grids, how many, which seeds?")
    };
    let number = |text: &String| text.parse::<u64>().unwrap_or_else(|error| panic!("{text}: {error}"));
    let (pieces, seeds): (_, Vec<u64>) = (number(pieces), seeds.iter().map(number).collect());
    let tries = pieces as usize * PIECE;
    let (mut batch, mut all, mut means) = (Batch::new(), Vec::new(), Vec::new());
    for seed in &seeds {
        let start = ThreadTime::now();
        let found = samples(law, grids, pieces, *seed, &mut batch);
        let said = Said::of(&found, tries);
        println!("seed {seed}, {:.1} s: {said}", start.elapsed().as_secs_f64());
        means.push(said.weighed);
        all.extend(found);
    }
    println!("all: {}", Said::of(&all, seeds.len() * tries));
    if let many @ 2.. = means.len() {
        let mean = means.iter().sum::<f64>() / many as f64;
        let squares: f64 = means.iter().map(|one| (one - mean).powi(2)).sum();
        let error = (squares / (many * (many - 1)) as f64).sqrt();
        println!("mean of the seeds' means: {mean:.3} +- {error:.3}");
    }
    let sum: f64 = all.iter().map(|sample| sample.weight).sum();
    for givens in 19..=34 {
        let weights =
            || all.iter().filter(|sample| sample.puzzle.len() == givens).map(|sample| sample.weight);
        println!(
            "  {givens} givens: {} samples, {:.3} %",
            weights().count(),
            100.0 * weights().sum::<f64>() / sum
        );
    }
}

fn samples(law: &str, grids: &str, pieces: u64, seed: u64, batch: &mut Batch) -> Vec<Sample> {
    let uniform = (grids == "uniform").then(Grids::new);
    let (mut filled, mut found) = (Vec::new(), Vec::new());
    for piece in 0..pieces {
        let mut random = Random::piece(seed, piece);
        match &uniform {
            Some(all) => {
                filled.clear();
                filled.extend((0..PIECE).map(|_| all.random(&mut random)));
            }
            None => fill(PIECE, &mut random, batch, &mut filled).expect("nobody cancels"),
        }
        let starts: Vec<Puzzle> = filled.iter().copied().map(Puzzle::from).collect();
        match law {
            "top-down" => found.extend(top_down(&starts, &mut random, batch).expect("nobody cancels")),
            _ => found.extend(
                controlled_bias(&starts, &mut random, batch).expect("nobody cancels").into_iter().flatten(),
            ),
        }
    }
    found
}

/// Estimates from the samples of a number of tries.
struct Said {
    samples: usize,
    plain: f64,
    weighed: f64,
    error: f64,
    in_grid: f64,
    error_in_grid: f64,
}

impl Said {
    fn of(samples: &[Sample], tries: usize) -> Self {
        let givens = |sample: &Sample| sample.puzzle.len() as f64;
        let all: f64 = samples.iter().map(|sample| sample.weight).sum();
        let plain = samples.iter().map(givens).sum::<f64>() / samples.len() as f64;
        let weighed = samples.iter().map(|sample| sample.weight * givens(sample)).sum::<f64>() / all;
        let off = |sample: &Sample| (sample.weight * (givens(sample) - weighed)).powi(2);
        let in_grid = all / tries as f64;
        let squares = samples.iter().map(|sample| sample.weight.powi(2)).sum::<f64>() / tries as f64;
        Self {
            samples: samples.len(),
            plain,
            weighed,
            error: samples.iter().map(off).sum::<f64>().sqrt() / all,
            in_grid,
            error_in_grid: ((squares - in_grid * in_grid) / tries as f64).sqrt(),
        }
    }
}

impl std::fmt::Display for Said {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { samples, plain, weighed, error, in_grid, error_in_grid } = self;
        write!(
            f,
            "{samples} samples; givens {plain:.3}, weighed {weighed:.3} +- {error:.3}; \
             minimal puzzles in a grid {in_grid:.3e} +- {error_in_grid:.1e}"
        )
    }
}
