//! Makes symmetric puzzles, two of each of three levels, and writes them as a page to print, with the solutions at the end.
//!
//! ```sh
//! cargo run --release -p sudokit --example make_pack [SEED] > pack.html
//! ```

use std::error::Error;
use sudokit::generate::{Recipe, Symmetry};
use sudokit::logic::Level;
use sudokit::render::pack::{Item, Pack};
use sudokit::{Maker, Wish};

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(1), |seed| seed.parse())?;

    let mut items = Vec::new();
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let mut maker = Maker::new(seed)
            .recipe(Recipe { symmetry: Symmetry::HalfTurn, ..Recipe::default() })
            .wish(Wish { level: Some(level), ..Wish::default() })
            .distinct();
        for puzzle in maker.puzzles(2)? {
            let solution = sudokit::solve(&puzzle.into()).solution().copied();
            items.push(Item::new(puzzle, solution, level.to_string()));
        }
    }

    let about = format!("Made with the seed {seed}.");
    let pack = Pack { title: "Sudoku for Sunday", about: &about, items: &items, per_page: 2 };
    let mut page = String::new();
    pack.html(&mut page)?;
    print!("{page}");
    Ok(())
}
