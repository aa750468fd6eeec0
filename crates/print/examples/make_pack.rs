//! Makes symmetric puzzles, two of each of three levels, and writes them as PDF, with the solutions at the end.
//!
//! ```sh
//! cargo run --release -p sudokit-print --example make_pack [SEED] > pack.pdf
//! ```

use std::error::Error;
use std::io::{Write, stdout};
use sudokit::generate::{Recipe, Symmetry};
use sudokit::logic::Level;
use sudokit::{Maker, Wish};
use sudokit_print::{Book, Item, pdf};

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
            items.push(Item { section: level.to_string(), ..Item::new(puzzle, solution) });
        }
    }

    let about = format!("Made with the seed {seed}.");
    let title = "Sudoku for Sunday";
    let book = Book { title, about: &about, per_page: 2, ..Book::new(&items) };
    let about = pdf::About { title, ..pdf::About::default() };
    stdout().write_all(&pdf::document(book.pages()?, &about, pdf::Profile::Screen)?)?;
    Ok(())
}
