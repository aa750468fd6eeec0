//! Makes a book of puzzles from standard input, one a line, as PDF: four to a page, solutions at the end.
//!
//! ```sh
//! cargo run --release -p sudokit-print --example make_book < puzzles.txt > book.pdf
//! ```

use std::error::Error;
use std::io::{Write, read_to_string, stdin, stdout};
use sudokit_core::Puzzle;
use sudokit_print::{Book, Fonts, Item, pdf};
use sudokit_solve::{Engine, Single};

fn main() -> Result<(), Box<dyn Error>> {
    let mut solver = Single::new();
    let mut items = Vec::new();
    for line in read_to_string(stdin())?.lines() {
        let puzzle: Puzzle = line.parse()?;
        items.push(Item::new(puzzle, solver.solve(&puzzle)));
    }

    let title = "Sudoku for Sunday";
    let book = Book { title, has_cover: true, has_rules: true, is_bound: true, ..Book::new(&items) };
    let about = pdf::About { title, ..pdf::About::default() };
    let document = pdf::document(book.pages()?, &about, pdf::Profile::Screen, &Fonts::default())?;
    stdout().write_all(&document)?;
    Ok(())
}
