//! Finds the puzzles with one solution that come from a puzzle by taking some givens away and adding others:
//! `{-1+1}` unless other numbers are named.
//!
//! ```sh
//! cargo run --release -p sudokit --example vicinity [PUZZLE [MINUS PLUS]]
//! ```

use std::error::Error;
use std::ops::ControlFlow;
use sudokit::generate::Vicinity;

const PUZZLE: &str = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

/// Vicinities may be large.
const MOST: usize = 1000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let puzzle = sudokit::read(arguments.next().as_deref().unwrap_or(PUZZLE))?.givens;
    let mut number = || arguments.next().map_or(Ok(1), |number| number.parse());
    let (minus, plus) = (number()?, number()?);

    let mut found = 0;
    let end = Vicinity::new().search(&puzzle, minus, plus, &mut |neighbour| {
        println!("{neighbour}");
        found += 1;
        if found < MOST { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })?;
    let these = if end.is_break() { "the first" } else { "all" };
    println!("{these} {found} puzzles of {{-{minus}+{plus}}}");
    Ok(())
}
