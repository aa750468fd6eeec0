//! The digits of every grid, read from the document, are those of the puzzle or solution with that number.

use crate::puzzles::{in_sections, some};
use crate::tools::Document;
use std::collections::BTreeMap;
use sudokit_core::Puzzle;
use sudokit_print::pdf::Profile;
use sudokit_print::{Area, Book, Item, Page, Paper, Part, Solutions};
use sudokit_render::drawing::{Element, Form, Point};
use sudokit_testkit::share;

/// A word of a page with its position.
pub(crate) struct Word<'a> {
    pub(crate) area: Area,
    pub(crate) text: &'a str,
}

impl Word<'_> {
    /// The word in a line of `pdftotext -bbox`, relative to the corner of the trim; `None` for other lines.
    pub(crate) fn parse<'a>(line: &'a str, page: &Page) -> Option<Word<'a>> {
        let (places, text) = line.trim().strip_prefix("<word ")?.strip_suffix("</word>")?.split_once('>')?;
        let mut numbers = places.split('"').skip(1).step_by(2).map(|number| number.parse::<f64>().ok());
        let mut next = || numbers.next().flatten();
        let (left, top, right, bottom) = (next()?, next()?, next()?, next()?);
        let corner = Point::at(left - page.bleed.left, top - page.bleed.top);
        Some(Word { area: Area { corner, width: right - left, height: bottom - top }, text })
    }

    pub(crate) fn middle(&self) -> Point {
        Point::at(self.area.middle(), self.area.corner.y + self.area.height / 2.0)
    }
}

/// A grid on the page: its area, and true if it is upside down.
pub(crate) struct Frame {
    pub(crate) is_solution: bool,
    pub(crate) is_turned: bool,
    /// Between the middles of its outer lines.
    pub(crate) area: Area,
}

impl Frame {
    /// The grids of a page. Their positions come from the page, their digits do not.
    pub(crate) fn all(page: &Page) -> Vec<Self> {
        let grids = page.blocks.iter().filter_map(|block| match &block.part {
            Part::Figure(said) if !said.starts_with("QR") => Some((said, &block.elements)),
            _ => None,
        });
        grids
            .map(|(said, elements)| {
                let ends = elements.iter().filter_map(|element| match element {
                    Element::Form(Form::Lines(lines), _) if lines.len() >= 8 => Some(lines),
                    _ => None,
                });
                let ends: Vec<Point> = ends.flatten().flatten().copied().collect();
                let least = |of: fn(&Point) -> f64| ends.iter().map(of).fold(f64::INFINITY, f64::min);
                let most = |of: fn(&Point) -> f64| ends.iter().map(of).fold(f64::NEG_INFINITY, f64::max);
                let corner = Point::at(least(|at| at.x), least(|at| at.y));
                let (width, height) = (most(|at| at.x) - corner.x, most(|at| at.y) - corner.y);
                let is_turned =
                    elements.iter().any(|element| matches!(element, Element::Text(text) if text.is_turned));
                let area = Area { corner, width, height };
                Self { is_solution: said.starts_with("Solution"), is_turned, area }
            })
            .collect()
    }

    /// The digits in its cells, in reading order.
    fn digits(&self, words: &[Word<'_>]) -> Puzzle {
        let mut cells = ['.'; 81];
        let Area { corner, width, height } = self.area;
        for word in words {
            let Point { x, y } = word.middle();
            let (column, row) =
                ((9.0 * (x - corner.x) / width).floor(), (9.0 * (y - corner.y) / height).floor());
            if (0.0..9.0).contains(&column) && (0.0..9.0).contains(&row) {
                let cell = 9 * row as usize + column as usize;
                let cell = if self.is_turned { 80 - cell } else { cell };
                let digit = word.text.parse().expect("one digit to a cell");
                assert_eq!(std::mem::replace(&mut cells[cell], digit), '.', "two digits in a cell");
            }
        }
        String::from_iter(cells).parse().expect("digits and dots")
    }

    /// The number above its first cell, as the reader sees it.
    fn number(&self, words: &[Word<'_>]) -> usize {
        let Area { corner, .. } = self.area;
        let at = words.iter().find(|word| {
            let Point { y, .. } = word.middle();
            let (from_edge, above) = if self.is_turned {
                (word.area.right() - self.area.right(), y - self.area.bottom())
            } else {
                (word.area.corner.x - corner.x, corner.y - y)
            };
            from_edge.abs() < 3.0 && (0.0..20.0).contains(&above)
        });
        at.expect("a number").text.parse().expect("it is a number")
    }
}

/// Puzzles and solutions by their numbers.
#[derive(Default, PartialEq, Debug)]
struct Read([BTreeMap<usize, Puzzle>; 2]);

impl Read {
    fn back(document: &Document, pages: &[Page]) -> Option<Self> {
        let told = document.told_by("pdftotext", &["-bbox", "FILE", "-"])?;
        let told: Vec<&str> = told.split("<page ").skip(1).collect();
        assert_eq!(told.len(), pages.len());
        let mut read = Self::default();
        for (page, told) in pages.iter().zip(told) {
            let words: Vec<Word<'_>> = told.lines().filter_map(|line| Word::parse(line, page)).collect();
            for frame in Frame::all(page) {
                let earlier =
                    read.0[usize::from(frame.is_solution)].insert(frame.number(&words), frame.digits(&words));
                assert_eq!(earlier, None, "a number comes twice");
            }
        }
        Some(read)
    }

    /// The expected contents of a book.
    fn expected(book: &Book<'_>) -> Self {
        let numbered = || (book.first_number..).zip(book.items);
        let puzzles = numbered().map(|(number, item)| (number, item.puzzle));
        let solutions = numbered().filter_map(|(number, item)| Some((number, item.solution?.into())));
        Self(match book.solutions {
            Solutions::Only => [BTreeMap::new(), solutions.collect()],
            Solutions::None => [puzzles.collect(), BTreeMap::new()],
            Solutions::End | Solutions::Below | Solutions::Back => [puzzles.collect(), solutions.collect()],
        })
    }
}

fn is_read_back(book: &Book<'_>, profile: Profile) {
    let pages: Vec<Page> = book.pages().expect("it fits").collect();
    let document = Document::of(pages.clone(), profile);
    let Some(read) = Read::back(&document, &pages) else { return };
    let (per_page, solutions) = (book.per_page, book.solutions);
    assert!(read == Read::expected(book), "{per_page} to a page, {solutions:?}, {profile:?}");
}

const PLACES: [Solutions; 5] =
    [Solutions::End, Solutions::Below, Solutions::Back, Solutions::None, Solutions::Only];

#[test]
fn any_number_to_a_page() {
    let items = some(100);
    for per_page in share(1..=Book::MOST_PER_PAGE, 3) {
        is_read_back(&Book { per_page, title: "Title", ..Book::new(&items) }, Profile::Screen);
    }
}

#[test]
fn solutions_at_every_place_in_both_profiles() {
    let items = in_sections(some(100), 3);
    let layouts =
        PLACES.into_iter().flat_map(|solutions| [1, 2, 4, 6, 9].map(|per_page| (solutions, per_page)));
    for (solutions, per_page) in share(layouts, 3) {
        for (profile, bleed, is_bound) in [(Profile::Screen, 0.0, false), (Profile::Press, 9.0, true)] {
            let book = Book { solutions, per_page, bleed, is_bound, ..Book::new(&items) };
            is_read_back(&book, profile);
        }
    }
}

#[test]
fn numbers_go_on_from_an_earlier_book() {
    let items = some(30);
    for solutions in PLACES {
        let paper: Paper = "6x9".parse().expect("paper");
        let book = Book { first_number: 1985, solutions, paper, per_page: 2, ..Book::new(&items) };
        is_read_back(&book, Profile::Press);
        is_read_back(&Book { is_large: true, per_page: 1, ..book }, Profile::Screen);
    }
}

#[test]
fn puzzles_without_a_solution_have_none_and_keep_their_numbers() {
    let mut items = some(24);
    for number in [0, 7, 8, 23] {
        items[number] = Item::new(Puzzle::EMPTY, None);
    }
    for solutions in PLACES {
        is_read_back(&Book { solutions, ..Book::new(&items) }, Profile::Screen);
    }
}

/// `cargo test --release -p sudokit-print --test paper -- --ignored ten_thousand`
#[test]
#[ignore = "takes long"]
fn ten_thousand_puzzles() {
    let items = in_sections(some(10_000), 4);
    is_read_back(&Book { title: "Title", ..Book::new(&items) }, Profile::Screen);
    is_read_back(&Book { solutions: Solutions::Below, ..Book::new(&items) }, Profile::Press);
}
