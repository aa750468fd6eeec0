//! Puzzles on pages, for `print_to`.

use crate::cancel::Cancel;
use crate::errors::Thrown;
use crate::given;
use crate::long::{Until, long};
use crate::words::words;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList};
use sudokit::diagram::{Rncn, Words, say};
use sudokit::{Answer, Engine, Entry, Grade, Level, Rater, Scale, Single};
use sudokit_print::pdf::{self, Profile};
use sudokit_print::{Aid, Book, Font, Fonts, Item, Page, PrintError, Solutions, html, svg};
use sudokit_request::Failure;

/// Writing to a string cannot fail.
const TEXT: &str = "a text takes everything";

/// Formats of files.
#[derive(Clone, Copy)]
enum Format {
    Pdf,
    Html,
    Svg,
}

/// The documents of `print_to`, each the content of a file: one of PDF or HTML, one of SVG for each page.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub(crate) fn _documents<'py>(
    py: Python<'py>,
    puzzles: &Bound<'py, PyList>,
    format: &str,
    title: &str,
    about: &str,
    paper: &str,
    per_page: usize,
    solutions: &str,
    aid: &str,
    large: bool,
    by_level: bool,
    allow_broken: bool,
    lang: &str,
    font: Option<&[u8]>,
    seconds: Option<f64>,
    cancel: Option<Cancel>,
) -> Result<Bound<'py, PyList>, Thrown> {
    let until = Until::new(seconds, cancel)?;
    let format = match format {
        "pdf" => Format::Pdf,
        "html" => Format::Html,
        "svg" => Format::Svg,
        other => return Err(wrong("path", "a file that ends with '.pdf', '.html' or '.svg'", other)),
    };
    let book = Book {
        title,
        about,
        paper: paper.parse().map_err(|why| Thrown::argument(format!("paper: {why}")))?,
        per_page,
        solutions: match solutions {
            "end" => Solutions::End,
            "below" => Solutions::Below,
            "back" => Solutions::Back,
            "none" => Solutions::None,
            "only" => Solutions::Only,
            other => return Err(wrong("solutions", "'end', 'below', 'back', 'none' or 'only'", other)),
        },
        aid: match aid {
            "none" => Aid::None,
            "candidates" => Aid::Candidates,
            "digits" => Aid::Digits,
            other => return Err(wrong("aid", "'none', 'candidates' or 'digits'", other)),
        },
        is_large: large,
        words: words(lang, "player")?,
        ..Book::new(&[])
    };
    let fonts = match font {
        Some(font) => Fonts::with(
            Font::of_language(font, book.words.language())
                .map_err(|why| Thrown::argument(format!("font: {why}")))?,
            None,
        ),
        None => Fonts::default(),
    };
    let family = fonts.second().map(Font::family).unwrap_or_default();
    let book = Book { font: &family, ..book };
    let entries = puzzles.iter().map(|puzzle| given::entry(&puzzle)).collect::<Result<Vec<Entry>, _>>()?;
    let documents = long(py, &until, |cancel| {
        let items = items(&entries, by_level, allow_broken, book.words, cancel)?;
        let book = Book { items: &items, ..book };
        let mut pages = Vec::new();
        for page in book.pages().map_err(|why| Failure::argument(why.to_string()))? {
            cancel.check()?;
            pages.push(page);
        }
        Ok(match format {
            Format::Pdf => {
                vec![pdf_of(pages, &book, &fonts).map_err(|why| Failure::argument(why.to_string()))?]
            }
            Format::Html => vec![html::document(book.title, &pages).into_bytes()],
            Format::Svg => pages.iter().map(svg_of).collect(),
        })
    })?;
    Ok(PyList::new(py, documents.iter().map(|document| PyBytes::new(py, document)))?)
}

fn wrong(name: &str, expected: &str, found: &str) -> Thrown {
    Thrown::argument(format!("{name}: expected {expected}, found '{found}'"))
}

/// The puzzles, by their levels if asked for.
fn items(
    entries: &[Entry],
    by_level: bool,
    allow_broken: bool,
    words: &Words,
    cancel: &sudokit::Cancel,
) -> Result<Vec<Item>, Failure> {
    let mut engine = Single::new();
    let mut rater = Rater::new([Scale::Hodoku]).until(cancel);
    let mut items = Vec::new();
    for (number, entry) in (1..).zip(entries) {
        cancel.check()?;
        let solution = match engine.answer(entry.problem()) {
            Answer::Unique(solution) => Some(solution),
            _ if allow_broken => None,
            answer => {
                let found = if answer == Answer::None { "no solution" } else { "several solutions" };
                return Err(Failure::argument(format!(
                    "puzzle {number} has {found}: allow_broken=True prints it without a solution"
                )));
            }
        };
        let mut item = Item::of(entry, solution);
        let mut level = None;
        if by_level {
            level = match rater.rate(entry)?.scales[0].rating.as_ref().map(|rating| &rating.grade) {
                Ok(Grade::Hodoku(rating)) => Some(rating.level),
                _ => None,
            };
            item.section = match level {
                Some(level) => Level::from(level).heading(words),
                None => say!("print-no-level").told(words, &Rncn),
            };
        }
        items.push((level, item));
    }
    // Those that have no level come last.
    items.sort_by_key(|(level, _)| (level.is_none(), level.map(|level| level as u8)));
    Ok(items.into_iter().map(|(_, item)| item).collect())
}

fn pdf_of(pages: Vec<Page>, book: &Book<'_>, fonts: &Fonts<'_>) -> Result<Vec<u8>, PrintError> {
    let lacking = fonts.lacking(&pages);
    if !lacking.is_empty() {
        return Err(PrintError::lacking(&lacking));
    }
    let about = pdf::About {
        title: book.title,
        creator: concat!("sudokit ", env!("CARGO_PKG_VERSION")),
        ..pdf::About::default()
    };
    pdf::document(pages, &about, Profile::Screen, fonts)
}

fn svg_of(page: &Page) -> Vec<u8> {
    let mut out = String::new();
    svg::page(&mut out, page).expect(TEXT);
    out.into_bytes()
}
