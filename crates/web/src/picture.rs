//! Pictures and pages for print.

use crate::Thrown;
use crate::json::read;
use serde::Deserialize;
use sudokit::diagram::Diagram;
use sudokit::render::{Coordinates, Picture};
use sudokit::{Engine, Puzzle, Single, position_with};
use sudokit_print::{Book, html};
use wasm_bindgen::prelude::wasm_bindgen;

/// What is drawn on a board.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Drawing {
    diagram: Diagram,
    title: String,
    caption: String,
    /// Whether cells are called as K9 does, and not r1c1.
    k9: bool,
}

/// A page for print.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    title: String,
    #[serde(default)]
    about: String,
    items: Vec<Item>,
    #[serde(rename = "perPage")]
    per_page: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Item {
    puzzle: String,
    #[serde(default)]
    label: String,
}

/// The board of a text as SVG, with a diagram on it: of a step, of a hint.
#[wasm_bindgen]
pub fn svg(puzzle: &str, drawing: &str) -> Result<String, Thrown> {
    let (entry, drawing) = (sudokit::read(puzzle)?, read::<Drawing>(drawing)?);
    // What contradicts itself can be drawn all the same.
    let board = position_with(&mut Single::new(), &entry).unwrap_or_else(|flawed| flawed.board);
    let Drawing { diagram, title, caption, k9 } = &drawing;
    let coordinates = if *k9 { Coordinates::K9 } else { Coordinates::Rncn };
    let mut out = String::new();
    Picture { title, caption, coordinates, ..Picture::new(&board, diagram) }
        .svg(&mut out)
        .expect("a text takes everything");
    Ok(out)
}

/// A document of HTML: puzzles, so many to a page, and their solutions at the end.
#[wasm_bindgen]
pub fn print(page: &str) -> Result<String, Thrown> {
    let page: Page = read(page)?;
    let mut engine = Single::new();
    let mut items = Vec::new();
    for Item { puzzle, label } in page.items {
        let entry = sudokit::read(puzzle)?;
        let solution = engine.answer(entry.problem()).solution().copied();
        let candidates = entry.shown();
        let placed: Puzzle = entry.placed;
        items.push(sudokit_print::Item {
            placed,
            candidates,
            label,
            ..sudokit_print::Item::new(entry.givens, solution)
        });
    }
    let book = Book { title: &page.title, about: &page.about, per_page: page.per_page, ..Book::new(&items) };
    let mut out = String::new();
    for (index, sheet) in book.pages()?.enumerate() {
        if index == 0 {
            html::begin(&mut out, &page.title, &sheet).expect(TEXT);
        }
        html::page(&mut out, &sheet).expect(TEXT);
    }
    html::end(&mut out).expect(TEXT);
    Ok(out)
}

/// Why writing cannot fail.
const TEXT: &str = "a text takes everything";
