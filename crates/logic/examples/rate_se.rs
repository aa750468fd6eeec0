//! How long Sudoku Explainer's rating takes.
//!
//! `cargo run --release -p sudokit-logic --example rate_se -- FILE [FROM [COUNT]]` rates puzzles, one a line, and prints each with its
//! rating and milliseconds, the slowest last, and the mean.

use std::error::Error;
use std::time::Instant;
use sudokit_core::{Board, Puzzle};
use sudokit_logic::rating::se::{self, Profile};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let text = std::fs::read_to_string(arguments.next().ok_or("name a file of puzzles")?)?;
    let mut number = |otherwise: usize| arguments.next().map_or(Ok(otherwise), |text| text.parse());
    let (from, count) = (number(0)?, number(usize::MAX)?);
    let puzzles: Vec<Puzzle> =
        text.lines().filter_map(|line| line.get(..81)?.parse().ok()).skip(from).take(count).collect();
    let mut rated = Vec::new();
    for puzzle in &puzzles {
        let board = Board::new(puzzle)?;
        let start = Instant::now();
        let rating = se::rate(&board, Profile::SE_1_2_1_FIXED);
        let milliseconds = start.elapsed().as_secs_f64() * 1000.0;
        rated.push((milliseconds, *puzzle, rating.map_or_else(String::new, |rating| rating.to_string())));
    }
    rated.sort_by(|a, b| a.0.total_cmp(&b.0));
    for (milliseconds, puzzle, rating) in &rated {
        println!("{puzzle} {rating} {milliseconds:.3}");
    }
    let total: f64 = rated.iter().map(|(milliseconds, ..)| milliseconds).sum();
    println!("{} puzzles, {:.4} ms each", rated.len(), total / rated.len() as f64);
    Ok(())
}
