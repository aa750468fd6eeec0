//! Demands of print shops and eyes on lines and type, checked on the elements of pages.

use crate::puzzles::{in_sections, some};
use sudokit_print::{Aid, Book, Page, Solutions};
use sudokit_render::Rgb;
use sudokit_render::drawing::Element;

const BLACK: Rgb = Rgb(0, 0, 0);

fn elements(page: &Page) -> impl Iterator<Item = &Element> {
    page.blocks.iter().flat_map(|block| &block.elements)
}

/// Pages of many kinds of books for print shops.
fn pages() -> Vec<Page> {
    let items = in_sections(some(24), 3);
    let app = Some("https://example.org/app/");
    let book = Book {
        title: "Title",
        about: "About",
        author: "Nobody",
        is_bound: true,
        is_for_press: true,
        bleed: 9.0,
        has_cover: true,
        has_rules: true,
        has_contents: true,
        has_name_and_time: true,
        ..Book::new(&items)
    };
    let places = [Solutions::End, Solutions::Below, Solutions::Back, Solutions::None, Solutions::Only];
    let each = places.into_iter().flat_map(|solutions| {
        [1, 2, 4, 6].into_iter().flat_map(move |per_page| {
            let book = Book { solutions, per_page, ..book };
            [book, Book { app, ..book }].into_iter().map(|book| book.pages().expect("it fits"))
        })
    });
    each.flatten().collect()
}

#[test]
fn lines_are_as_thick_as_print_shops_ask() {
    for page in pages() {
        for element in elements(&page) {
            if let Element::Form(_, paint) = element
                && let Some(stroke) = paint.stroke
            {
                assert!(stroke.width >= 0.75, "{element:?}");
            }
        }
    }
}

#[test]
fn type_is_as_large_as_print_shops_ask() {
    // Solutions upside down are smaller, from 5.8 points on.
    let turned =
        |page: &Page| elements(page).any(|element| matches!(element, Element::Text(text) if text.is_turned));
    for page in pages().into_iter().filter(|page| !turned(page)) {
        for element in elements(&page) {
            if let Element::Text(text) = element {
                assert!(text.size >= 7.0, "{text:?}");
            }
        }
    }
}

#[test]
fn all_of_a_book_is_black() {
    let items = some(4);
    let aided = Book { aid: Aid::Digits, per_page: 1, is_for_press: true, ..Book::new(&items) };
    for page in pages().into_iter().chain(aided.pages().expect("it fits")) {
        for element in elements(&page) {
            match element {
                Element::Text(text) => assert_eq!(text.colour, BLACK, "{text:?}"),
                Element::Form(_, paint) => {
                    assert!(
                        paint.fill.is_none_or(|fill| fill.colour == BLACK && fill.opacity == 1.0),
                        "{paint:?}"
                    );
                    assert!(paint.stroke.is_none_or(|stroke| stroke.colour == BLACK), "{paint:?}");
                }
            }
        }
    }
}

/// Lines of boxes are thicker than those of cells, and large print has thick ones.
#[test]
fn boxes_are_thicker_than_cells() {
    let items = some(1);
    for (is_large, [thin, thick]) in [(false, [0.75, 1.8]), (true, [0.75, 2.0])] {
        let book = Book { per_page: 1, is_large, solutions: Solutions::None, ..Book::new(&items) };
        let page = book.pages().expect("it fits").next().expect("a page");
        let mut widths: Vec<f64> = elements(&page)
            .filter_map(|element| match element {
                Element::Form(_, paint) => Some(paint.stroke?.width),
                Element::Text(_) => None,
            })
            .collect();
        widths.sort_by(f64::total_cmp);
        let (least, most) = (widths[0], widths[widths.len() - 1]);
        assert!(least >= thin && most >= thick && most >= 2.5 * least, "{widths:?}");
    }
}
