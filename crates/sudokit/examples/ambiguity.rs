//! Says what the solutions of a puzzle have in common, and which givens would decide between them.
//!
//! ```sh
//! cargo run --release -p sudokit --example ambiguity [PUZZLE]
//! ```

use std::error::Error;
use sudokit::{Ambiguity, Batch};

const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8....";

fn main() -> Result<(), Box<dyn Error>> {
    let entry = sudokit::read(std::env::args().nth(1).as_deref().unwrap_or(PUZZLE))?;
    let Some(open) = Ambiguity::of(&mut Batch::new(), &entry)? else {
        println!("the puzzle has one solution, or none");
        return Ok(());
    };

    println!("{} cells are the same in all solutions", (!open.cells()).len());
    for cell in open.cells() {
        println!("{cell} may hold {}", open.truth.digits_in(cell));
    }
    if !open.alone.is_empty() {
        println!("each of these would decide alone: {}", open.alone);
    }
    let givens: Vec<_> = open.givens.iter().map(ToString::to_string).collect();
    println!("at least {} more givens are needed; these are enough: {}", open.at_least, givens.join(" "));
    Ok(())
}
