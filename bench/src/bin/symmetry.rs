//! Rates, a second, of canonical forms, of grids drawn uniformly, and of ranks of grids.
//!
//! `cargo run --release --manifest-path bench/Cargo.toml --bin symmetry -- 17clue.txt minimal-20000.txt`
//!
//! Every puzzle of each file, shuffled by random transformations from a fixed seed so that no order is
//! favoured; thread CPU time; one round to warm up, then the median of seven with the lowest and the
//! highest. Grids are the solutions of the same puzzles.

use cpu_time::ThreadTime;
use std::hint::black_box;
use sudokit_core::{Puzzle, Solution};
use sudokit_generate::{Grids, Random};
use sudokit_solve::{Engine, Single};
use sudokit_symmetry::{Canonizer, Form, Ranking, Transformation};

const ROUNDS: usize = 7;

fn main() {
    for path in std::env::args().skip(1) {
        let text = std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let mut random = Random::new(1);
        let mut shuffle = || Transformation::random(&mut random);
        let puzzles: Vec<Puzzle> = Puzzle::from_lines(&text)
            .map(|puzzle| shuffle().apply(&puzzle.unwrap_or_else(|error| panic!("{path}: {error}"))))
            .collect();
        let mut solver = Single::new();
        let grids: Vec<Solution> = puzzles.iter().filter_map(|puzzle| solver.solve(puzzle)).collect();
        println!("{path}: {} puzzles, {} grids", puzzles.len(), grids.len());
        let mut canonizer = Canonizer::new();
        report("minlex", &puzzles, |puzzle| {
            black_box(canonizer.minlex(puzzle));
        });
        report("minlex with the way", &puzzles, |puzzle| {
            black_box(canonizer.canonical(Form::Minlex, puzzle));
        });
        report("band-minlex", &puzzles, |puzzle| {
            black_box(canonizer.canonical(Form::BandMinlex, puzzle));
        });
        report("maxlex", &puzzles, |puzzle| {
            black_box(canonizer.canonical(Form::Maxlex, puzzle));
        });
        report("minlex of grids", &grids, |grid| {
            black_box(canonizer.minlex_grid(grid));
        });
    }
    let (grids, mut random) = (Grids::new(), Random::new(1));
    println!("all grids:");
    report("drawn at random", &[(); 100_000], |()| {
        black_box(grids.random(&mut random));
    });
    let drawn: Vec<Solution> = (0..100).map(|_| grids.random(&mut random)).collect();
    let ranking = Ranking::new();
    let ranks: Vec<u64> = drawn.iter().map(|grid| ranking.rank(grid)).collect();
    report("rank", &drawn, |grid| {
        black_box(ranking.rank(grid));
    });
    report("unrank", &ranks, |rank| {
        black_box(ranking.unrank(*rank));
    });
}

/// Prints how many a second.
fn report<T>(name: &str, items: &[T], mut work: impl FnMut(&T)) {
    let mut rates: Vec<f64> = (0..=ROUNDS)
        .map(|_| {
            let start = ThreadTime::now();
            items.iter().for_each(&mut work);
            items.len() as f64 / start.elapsed().as_secs_f64()
        })
        .skip(1)
        .collect();
    rates.sort_by(f64::total_cmp);
    let [low, median, high] = [0, ROUNDS / 2, ROUNDS - 1].map(|i| rates[i] as u64);
    println!("  {name:20} {median:>9} a second [{low}, {high}]");
}
