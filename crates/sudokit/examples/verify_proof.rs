//! Solves a puzzle by logic and writes the steps as JSON; then reads them back, as another program would, and
//! verifies each one.
//!
//! ```sh
//! cargo run --release -p sudokit --features serde --example verify_proof [PUZZLE]
//! ```

use std::error::Error;
use sudokit::Proof;
use sudokit::logic::{Path, Schedule};

const PUZZLE: &str = "..4..3...3..9.6..7.98...5...4..9..7..6.53.4...8...41..9...........2.1.....1...7.3";

fn main() -> Result<(), Box<dyn Error>> {
    let entry = sudokit::read(std::env::args().nth(1).as_deref().unwrap_or(PUZZLE))?;

    let made = Proof::of(sudokit::position(&entry)?, |board| Path::new(board, Schedule::full()));
    let json = serde_json::to_string(&made)?;
    println!("a proof of {} steps, {} bytes of JSON", made.steps.len(), json.len());

    // A proof that was read is not trusted until it is verified.
    let read: Proof = serde_json::from_str(&json)?;
    let end = read.verify()?;
    println!("every step holds");
    if !read.premises().start_follows() {
        println!("taken for granted: {}", read.premises());
    }
    match end.solution() {
        Some(solution) => println!("so the solution is {solution}"),
        None => println!("open cells at the end: {}", end.unsolved()),
    }
    Ok(())
}
