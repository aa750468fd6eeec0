//! Laws of every book, for any order.

use crate::puzzles;
use crate::text::texts;
use proptest::prelude::*;
use sudokit_print::{
    Aid, Area, Book, Face, Item, Margins, Page, Paper, Part, PrintError, Solutions, lacking,
};
use sudokit_render::drawing::{Anchor, Element, Form, Point, Text};

/// An order for a book, with its own words.
#[derive(Clone, Debug)]
struct Wish {
    items: Vec<Item>,
    words: [String; 4],
    texts: Vec<&'static str>,
    paper: Paper,
    margins: Option<Margins>,
    bleed: f64,
    per_page: usize,
    solutions: Solutions,
    solutions_per_page: Option<usize>,
    aid: Aid,
    first_number: usize,
    has_code: bool,
    flags: [bool; 6],
}

impl Wish {
    fn book(&self) -> Book<'_> {
        let [title, subtitle, author, about] = &self.words;
        let [is_bound, is_large, has_cover, has_rules, has_contents, has_name_and_time] = self.flags;
        // The rules need a page of a book.
        let is_roomy = self.paper.width >= 360.0 && self.paper.height >= 576.0 && self.margins.is_none();
        let Self {
            paper, margins, bleed, per_page, solutions, solutions_per_page, aid, first_number, ..
        } = *self;
        Book {
            title,
            subtitle,
            author,
            about,
            paper,
            margins,
            bleed,
            is_bound,
            per_page,
            solutions,
            solutions_per_page,
            aid,
            is_large,
            has_cover,
            has_rules: has_rules && is_roomy && !is_large,
            has_contents,
            texts: &self.texts,
            first_number,
            has_name_and_time,
            app: self.has_code.then_some("https://example.org/app/"),
            ..Book::new(&self.items)
        }
    }
}

/// Short words, long words, none, words with any white space, and letters that the font lacks.
fn words() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => Just(String::new()),
        3 => "[A-Z][a-z]{3,9}( [a-z]{2,7}){0,3}",
        1 => "[a-z]{1,9}([ \n\t\r\u{a0}]{1,2}[a-z?]{1,9}){1,9}",
        1 => "[A-Za-z]{60,90}",
        1 => "[a-z]{1,9}( [a-zäß数独]{1,12}){20,30}",
    ]
}

fn items() -> impl Strategy<Value = Vec<Item>> {
    let item = (puzzles::any(), words(), 0..=Item::STARS);
    let item = item.prop_map(|(item, label, stars)| Item { label, stars, ..item });
    // A few puzzles in each of up to fifty sections.
    let run = (words(), prop::collection::vec(item, 1..6)).prop_map(|(section, items)| {
        let in_section = |item| Item { section: section.clone(), ..item };
        items.into_iter().map(in_section).collect::<Vec<_>>()
    });
    let run = run.boxed();
    prop_oneof![4 => prop::collection::vec(run.clone(), 1..5), 1 => prop::collection::vec(run, 5..50)]
        .prop_map(|runs| runs.concat())
}

fn wishes() -> impl Strategy<Value = Wish> {
    use Solutions::{Back, Below, End, None as Nowhere, Only};
    let names: Vec<&str> = Paper::names().chain(["90x140mm", "300x100mm", "60x60mm", "594x841mm"]).collect();
    let paper = prop::sample::select(names).prop_map(|name| name.parse().expect("paper"));
    let side = || prop_oneof![1 => Just(0.0), 3 => 0.0..80.0];
    let margins = (side(), side(), side(), side()).prop_map(|(top, bottom, inner, outer)| Margins {
        top,
        bottom,
        inner,
        outer,
    });
    let text =
        prop::sample::select(vec!["", "A line.", "One\n\nTwo, which is a longer line than the others are."]);
    let what = (items(), [words(), words(), words(), words()], prop::collection::vec(text, 0..6));
    let where_ = (paper, prop::option::of(margins), prop::sample::select(vec![0.0, 9.0, 14.2]));
    let how = (
        0..18_usize,
        prop::sample::select(vec![End, Below, Back, Nowhere, Only]),
        prop::option::of(0..20_usize),
        prop::sample::select(vec![Aid::None, Aid::Candidates, Aid::Digits]),
        prop::sample::select(vec![1, 2, 100, 12_345]),
    );
    (what, where_, how, prop::bool::weighted(0.2), any::<[bool; 6]>()).prop_map(
        |((items, words, texts), (paper, margins, bleed), how, has_code, flags)| {
            let (per_page, solutions, solutions_per_page, aid, first_number) = how;
            Wish {
                items,
                words,
                texts,
                paper,
                margins,
                bleed,
                per_page,
                solutions,
                solutions_per_page,
                aid,
                first_number,
                has_code,
                flags,
            }
        },
    )
}

/// Extent of the ink of an element: left, top, right and bottom.
pub(crate) fn extent(element: &Element) -> [f64; 4] {
    match element {
        Element::Text(text) => extent_of_text(text),
        Element::Form(form, paint) => {
            let half = paint.stroke.map_or(0.0, |stroke| stroke.width / 2.0);
            let is_square = paint.stroke.is_some_and(|stroke| stroke.is_square);
            let (points, half): (Vec<Point>, f64) = match form {
                Form::Lines(lines) => {
                    let corners = lines.iter().flat_map(|&line| corners_of_line(line, half, is_square));
                    (corners.collect(), 0.0)
                }
                Form::Polygon(corners) => (corners.clone(), half),
                Form::Curve(points) => (points.to_vec(), half),
                Form::Circle { middle, radius } => (vec![*middle], half + radius),
                Form::Rectangle { corner, width, height, .. } => {
                    (vec![*corner, Point::at(corner.x + width, corner.y + height)], half)
                }
            };
            let start = [f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY];
            points.iter().fold(start, |[left, top, right, bottom], at| {
                let (x, y) = (at.x, at.y);
                [left.min(x - half), top.min(y - half), right.max(x + half), bottom.max(y + half)]
            })
        }
    }
}

/// The corners of the ink of a line, which extends beyond its ends only if they are square.
fn corners_of_line([from, to]: [Point; 2], half: f64, is_square: bool) -> [Point; 4] {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let scale = half / dx.hypot(dy).max(f64::MIN_POSITIVE);
    let (dx, dy) = (dx * scale, dy * scale);
    let beyond = if is_square { 1.0 } else { 0.0 };
    let end = |at: Point, along: f64, aside: f64| {
        Point::at(at.x + along * dx - aside * dy, at.y + along * dy + aside * dx)
    };
    [end(from, -beyond, -1.0), end(from, -beyond, 1.0), end(to, beyond, -1.0), end(to, beyond, 1.0)]
}

fn extent_of_text(text: &Text) -> [f64; 4] {
    /// Extent of letters upward and downward, relative to the size of the type.
    const UP: f64 = 0.95;
    const DOWN: f64 = 0.24;
    let width = match text.pitch {
        Some(pitch) => pitch * text.text.chars().count() as f64,
        None => Face::of(text.is_bold).width(&text.text, text.size),
    };
    let before = match text.anchor {
        Anchor::Start => 0.0,
        Anchor::Middle => width / 2.0,
        Anchor::End => width,
    };
    let Point { x, y } = text.at;
    // Digits have no descent.
    let down = if text.text.chars().all(|sign| sign.is_ascii_digit() || sign == ' ') { 0.0 } else { DOWN };
    if text.is_turned {
        return [x + before - width, y - down * text.size, x + before, y + UP * text.size];
    }
    [x - before, y - UP * text.size, x - before + width, y + down * text.size]
}

pub(crate) fn is_inside([left, top, right, bottom]: [f64; 4], outer: [f64; 4]) -> bool {
    const NEAR: f64 = 0.01;
    left >= outer[0] - NEAR && top >= outer[1] - NEAR && right <= outer[2] + NEAR && bottom <= outer[3] + NEAR
}

fn check_places(pages: &[Page]) -> Result<(), TestCaseError> {
    for (index, page) in pages.iter().enumerate() {
        let (width, height) = page.sheet();
        let corner = Point::at(-page.bleed.left, -page.bleed.top);
        let sheet = [corner.x, corner.y, corner.x + width, corner.y + height];
        for element in page.blocks.iter().flat_map(|block| &block.elements) {
            let extent = extent(element);
            prop_assert!(
                is_inside(extent, sheet),
                "page {}: {extent:?} of {element:?}, {sheet:?}",
                index + 1
            );
        }
    }
    Ok(())
}

/// Signs that the font lacks are those of the order, and white space is spaces.
fn check_signs(wish: &Wish, pages: &[Page]) -> Result<(), TestCaseError> {
    let of_items = wish.items.iter().flat_map(|item| [&item.label, &item.section]);
    let ordered: String = wish.words.iter().chain(of_items).map(String::as_str).collect();
    for text in texts(pages) {
        let added = lacking(&text.text).find(|sign| !ordered.contains(*sign));
        prop_assert_eq!(added, None, "{}", text.text);
        prop_assert!(!text.text.contains(['\n', '\t', '\r']), "{:?}", text.text);
    }
    Ok(())
}

/// The number in `Puzzle 7, Easy, row by row. ...`, if the words begin with this name.
fn number(said: &str, name: &str) -> Option<usize> {
    let rest = said.strip_prefix(name)?.strip_prefix(' ')?;
    rest.split(|sign: char| !sign.is_ascii_digit()).next()?.parse().ok()
}

/// The numbers of the figures with this name, and their pages.
fn figures(pages: &[Page], name: &str) -> Vec<(usize, usize)> {
    let on_page = |(index, page): (usize, &Page)| {
        let said = page.blocks.iter().filter_map(|block| match &block.part {
            Part::Figure(said) => number(said, name),
            _ => None,
        });
        said.map(|number| (number, index)).collect::<Vec<_>>()
    };
    pages.iter().enumerate().flat_map(on_page).collect()
}

fn check_numbers(book: &Book<'_>, pages: &[Page]) -> Result<(), TestCaseError> {
    let numbers = |name: &str| figures(pages, name).into_iter().map(|(number, _)| number).collect::<Vec<_>>();
    let numbered = || (book.first_number..).zip(book.items);
    let all: Vec<usize> = numbered().map(|(number, _)| number).collect();
    let solved: Vec<usize> =
        numbered().filter(|(_, item)| item.solution.is_some()).map(|(number, _)| number).collect();
    prop_assert_eq!(numbers("Puzzle"), if book.solutions == Solutions::Only { vec![] } else { all });
    prop_assert_eq!(numbers("Solution"), if book.solutions == Solutions::None { vec![] } else { solved });
    Ok(())
}

/// Links lead to the pages that they name, and to the right contents.
fn check_links(book: &Book<'_>, pages: &[Page]) -> Result<(), TestCaseError> {
    let puzzles = figures(pages, "Puzzle");
    let solutions = figures(pages, "Solution");
    for (index, page) in pages.iter().enumerate() {
        let (mut led_to, mut says_from) = (Vec::new(), false);
        for block in &page.blocks {
            let Some(link) = &block.link else { continue };
            let target = pages.get(link.page);
            prop_assert!(target.is_some(), "page {} links to page {}", index + 1, link.page + 1);
            let Area { corner, width, height } = link.area;
            let sheet = [0.0, 0.0, page.paper.width, page.paper.height];
            prop_assert!(is_inside([corner.x, corner.y, corner.x + width, corner.y + height], sheet));
            let said: String = block
                .elements
                .iter()
                .filter_map(|element| match element {
                    Element::Text(text) => Some(format!(" {}", text.text)),
                    Element::Form(..) => None,
                })
                .collect();
            says_from |= said.contains("Solutions from page");
            let named = said.split_whitespace().next_back().and_then(|number| number.parse().ok());
            prop_assert_eq!(named, Some(link.page + 1), "{}", said);
            led_to.push(link.page);
        }
        // From the puzzles of a page to all of their solutions, and from each solution to its puzzle.
        if book.solutions == Solutions::End {
            let here = |(_, on): &&(usize, usize)| *on == index;
            let other = |all: &[(usize, usize)], number: usize| {
                all.iter().find(|(other, _)| *other == number).map(|(_, page)| *page)
            };
            for (number, _) in puzzles.iter().filter(here) {
                if let Some(page) = other(&solutions, *number) {
                    let is_after = says_from && led_to.iter().any(|&first| first <= page);
                    prop_assert!(
                        led_to.contains(&page) || is_after,
                        "puzzle {number} says where its solution is"
                    );
                }
            }
            for (number, _) in solutions.iter().filter(here) {
                let page = other(&puzzles, *number).unwrap_or(usize::MAX);
                prop_assert!(led_to.contains(&page), "solution {number} says where its puzzle is");
            }
        }
    }
    Ok(())
}

/// The contents name the first page of each section, in order.
fn check_contents(book: &Book<'_>, pages: &[Page]) -> Result<(), TestCaseError> {
    if !book.has_contents || book.solutions == Solutions::Only {
        return Ok(());
    }
    let puzzles = figures(pages, "Puzzle");
    let mut expected: Vec<usize> = Vec::new();
    for (at, item) in book.items.iter().enumerate() {
        if at == 0 || book.items[at - 1].section != item.section {
            // A section with a text begins a leaf or a page earlier.
            let has_text = book.texts.get(expected.len()).is_some_and(|text| !text.is_empty());
            let earlier = usize::from(has_text) * if book.solutions == Solutions::Back { 2 } else { 1 };
            let begin = puzzles[at].1 - earlier;
            prop_assert!(!has_text || !book.is_bound || begin.is_multiple_of(2), "it begins on a right page");
            expected.push(begin);
        }
    }
    let first = puzzles[0].1;
    let named: Vec<usize> = pages[..first]
        .iter()
        .flat_map(|page| &page.blocks)
        .filter_map(|block| Some(block.link.as_ref()?.page))
        .collect();
    prop_assert!(named.starts_with(&expected), "{named:?} begins with {expected:?}");
    if book.solutions == Solutions::End {
        let solutions = figures(pages, "Solution").first().map(|(_, page)| *page);
        prop_assert_eq!(&named[expected.len()..], Vec::from_iter(solutions));
    }
    Ok(())
}

fn check(wish: &Wish) -> Result<(), TestCaseError> {
    let book = wish.book();
    let Ok(pages) = book.pages() else { return Ok(()) };
    let expected = pages.len();
    let pages: Vec<Page> = pages.collect();
    prop_assert_eq!(pages.len(), expected);
    if book.is_bound {
        prop_assert_eq!(pages.len() % 2, 0, "a bound book has two sides to each sheet");
    }
    check_places(&pages)?;
    check_signs(wish, &pages)?;
    check_numbers(&book, &pages)?;
    check_links(&book, &pages)?;
    check_contents(&book, &pages)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn every_book_that_fits_is_right(wish in wishes()) {
        check(&wish)?;
    }
}

/// No word about the book is lost: all of them are on its page, or the book is refused.
#[test]
fn no_word_about_the_book_is_lost() {
    let items = puzzles::some(1);
    let paper: Paper = "90x140mm".parse().expect("paper");
    let margins = Some(Margins { top: 0.0, bottom: 0.0, inner: 80.0, outer: 79.0 });
    for count in [0, 1, 20, 60, 100, 10_000] {
        let words: Vec<String> = (0..count).map(|word| format!("word{word}")).collect();
        let about = words.join(" ");
        for is_large in [false, true] {
            let book = Book {
                about: &about,
                paper,
                margins,
                is_large,
                has_cover: true,
                solutions: Solutions::Only,
                per_page: 1,
                ..Book::new(&items)
            };
            let pages = match book.pages() {
                Ok(pages) => pages.collect::<Vec<_>>(),
                Err(error) => {
                    assert_eq!((error, count), (PrintError::About, 10_000));
                    continue;
                }
            };
            assert!(count < 10_000);
            check_places(&pages).expect("within the page");
            let said: Vec<String> = texts(&pages[1..2]).map(|text| text.text.clone()).collect();
            assert!(said.join(" ").starts_with(&about), "{said:?}");
        }
    }
}
