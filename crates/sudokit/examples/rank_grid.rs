//! Gives full grids their numbers among the 5,472,730,538 that are essentially different, and finds the grids
//! of numbers.
//!
//! ```sh
//! cargo run --release -p sudokit --example rank_grid [GRID|RANK]...
//! ```

use std::error::Error;
use sudokit::Solution;
use sudokit::symmetry::Ranking;

const GRID: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn main() -> Result<(), Box<dyn Error>> {
    let mut asked: Vec<_> = std::env::args().skip(1).collect();
    if asked.is_empty() {
        asked = vec![GRID.to_owned(), "1000000000".to_owned()];
    }
    let ranking = Ranking::new();
    for text in asked {
        // A number of 81 digits is no rank.
        if let Ok(rank) = text.parse() {
            match ranking.unrank(rank) {
                Some(grid) => println!("{rank} {grid}"),
                None => println!("{rank} is too large: there are {} grids", Ranking::COUNT),
            }
        } else {
            let grid: Solution = text.parse()?;
            println!("{} {grid}", ranking.rank(&grid));
        }
    }
    Ok(())
}
