//! Lists the unavoidable sets of a full grid up to a size. Every puzzle of the grid has a given in each of
//! them, so it has at least as many givens as are needed to hit them all.
//!
//! ```sh
//! cargo run --release -p sudokit --example unavoidable [GRID [SIZE]]
//! ```

use std::error::Error;
use sudokit::generate::{Hitting, Unavoidable};
use sudokit::{Cancel, Solution};

const GRID: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let grid: Solution = arguments.next().as_deref().unwrap_or(GRID).parse()?;
    let size = arguments.next().map_or(Ok(8), |size| size.parse())?;

    let sets = Unavoidable::new().up_to(&grid, size);
    for set in &sets {
        println!("{}: {set}", set.len());
    }
    let hitting = Hitting::of(&sets, 100_000, &Cancel::new())?;
    println!("{} sets; every puzzle has at least {} givens", sets.len(), hitting.at_least);
    println!("{} cells that hit them all: {}", hitting.cells.len(), hitting.cells);
    Ok(())
}
