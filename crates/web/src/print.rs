//! Pages for print.

use crate::Thrown;
use crate::json::read;
use crate::words::words;
use serde::Deserialize;
use sudokit::{Answer, Engine, Single};
use sudokit_print::{Aid, Book, Item, Paper, Solutions, svg};
#[cfg(feature = "package")]
use sudokit_print::{ParsePaperError, html};
use wasm_bindgen::prelude::wasm_bindgen;

/// The order of a print: puzzles and layout.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Order {
    items: Vec<Ordered>,
    #[serde(default)]
    title: String,
    #[serde(default)]
    about: String,
    #[serde(rename = "perPage")]
    per_page: usize,
    #[serde(default = "Order::paper")]
    paper: String,
    #[serde(default)]
    solutions: Place,
    #[serde(default)]
    aid: InCells,
    #[serde(default, rename = "isLarge")]
    is_large: bool,
}

/// A puzzle to print.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ordered {
    puzzle: String,
    #[serde(default)]
    label: String,
}

/// The place of the solutions: [`Solutions`] by name.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Place {
    #[default]
    End,
    Below,
    Back,
    None,
}

/// The contents of empty cells: [`Aid`] by name.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum InCells {
    #[default]
    None,
    Candidates,
    Digits,
}

impl Order {
    fn paper() -> String {
        "a4".to_owned()
    }

    /// The puzzles and their solutions.
    fn items(&self) -> Result<Vec<Item>, Thrown> {
        let mut engine = Single::new();
        let item = |Ordered { puzzle, label }: &Ordered| {
            let entry = sudokit::read(puzzle)?;
            let solution = match engine.answer(entry.problem()) {
                Answer::Unique(solution) => Some(solution),
                Answer::None | Answer::Several(_) => None,
            };
            Ok(Item {
                placed: entry.placed,
                candidates: entry.own_candidates(),
                label: label.clone(),
                ..Item::new(entry.givens, solution)
            })
        };
        self.items.iter().map(item).collect()
    }

    fn book<'a>(&'a self, items: &'a [Item]) -> Result<Book<'a>, Thrown> {
        Ok(Book {
            title: &self.title,
            about: &self.about,
            per_page: self.per_page,
            paper: paper(&self.paper)?,
            solutions: match self.solutions {
                Place::End => Solutions::End,
                Place::Below => Solutions::Below,
                Place::Back => Solutions::Back,
                Place::None => Solutions::None,
            },
            aid: match self.aid {
                InCells::None => Aid::None,
                InCells::Candidates => Aid::Candidates,
                InCells::Digits => Aid::Digits,
            },
            is_large: self.is_large,
            words: words(),
            ..Book::new(items)
        })
    }
}

/// Paper by its name, or its size.
#[cfg(feature = "package")]
fn paper(text: &str) -> Result<Paper, Thrown> {
    text.parse().map_err(|error: ParsePaperError| Thrown::argument(error.to_string()))
}

/// Paper by its name: the app has a list of them.
#[cfg(not(feature = "package"))]
fn paper(name: &str) -> Result<Paper, Thrown> {
    Paper::named(name).ok_or_else(|| Thrown::argument("no such paper"))
}

/// The pages, each a document of SVG of its true size.
#[wasm_bindgen]
pub fn pages(order: &str) -> Result<Vec<String>, Thrown> {
    let order: Order = read(order)?;
    let items = order.items()?;
    let page = |page| {
        let mut text = String::new();
        svg::page(&mut text, &page).expect(TEXT);
        text
    };
    Ok(order.book(&items)?.pages()?.map(page).collect())
}

/// The pages as one document of HTML.
#[cfg(feature = "package")]
#[wasm_bindgen]
pub fn print(order: &str) -> Result<String, Thrown> {
    let order: Order = read(order)?;
    let items = order.items()?;
    Ok(html::document(&order.title, order.book(&items)?.pages()?))
}

/// Writing to a string cannot fail.
const TEXT: &str = "a text takes everything";
