//! The look of printed pages, measured in documents that other programs read.

use crate::digits::{Frame, Word};
use crate::pixels::Image;
use crate::puzzles::{in_sections, some};
use crate::text::texts;
use crate::tools::Document;
use sudokit_print::pdf::Profile;
use sudokit_print::{Area, Book, Face, Page, Paper, Solutions};
use sudokit_render::Rgb;
use sudokit_render::drawing::{Element, Form, Point};
use sudokit_testkit::share;

/// Limit for the distance of a digit from the centre of its cell, in points.
const OFF_CENTRE: f64 = 0.2;
/// Limit for the black share of a page of solutions.
const BLACKEST: f64 = 0.09;

fn paper(name: &str) -> Paper {
    name.parse().expect("paper")
}

/// The area of a cell.
fn cell(grid: Area, row: usize, column: usize) -> Area {
    let (width, height) = (grid.width / 9.0, grid.height / 9.0);
    let Point { x, y } = grid.corner;
    Area { corner: Point::at(x + column as f64 * width, y + row as f64 * height), width, height }
}

/// The cell of a grid at this point.
fn place(grid: Area, at: Point) -> Option<(usize, usize)> {
    let column = (9.0 * (at.x - grid.corner.x) / grid.width).floor();
    let row = (9.0 * (at.y - grid.corner.y) / grid.height).floor();
    ((0.0..9.0).contains(&column) && (0.0..9.0).contains(&row)).then_some((row as usize, column as usize))
}

/// From left to right, as `pdftotext` finds them: letters have their places, not their ink.
#[test]
fn digits_are_in_the_middle_of_their_columns() {
    let items = some(24);
    let places = [Solutions::End, Solutions::Below, Solutions::Back];
    let layouts = places.into_iter().flat_map(|solutions| [1, 4, 16].map(|per_page| (solutions, per_page)));
    for (solutions, per_page) in share(layouts, 3) {
        let profile = if per_page == 4 { Profile::Press } else { Profile::Screen };
        let is_for_press = profile == Profile::Press;
        let per_page = if solutions == Solutions::Below { per_page.min(4) } else { per_page };
        let book = Book { solutions, per_page, is_for_press, ..Book::new(&items) };
        let pages: Vec<Page> = book.pages().expect("it fits").collect();
        let document = Document::of(pages.clone(), profile);
        let Some(told) = document.told_by("pdftotext", &["-bbox", "FILE", "-"]) else { return };
        let mut digits = 0;
        for (page, told) in pages.iter().zip(told.split("<page ").skip(1)) {
            let words: Vec<Word<'_>> = told.lines().filter_map(|line| Word::parse(line, page)).collect();
            for grid in Frame::all(page) {
                for word in &words {
                    let Some((row, column)) = place(grid.area, word.middle()) else { continue };
                    let off = word.area.middle() - cell(grid.area, row, column).middle();
                    assert!(off.abs() <= OFF_CENTRE, "{per_page} to a page, r{row}c{column}: {off}");
                    digits += 1;
                }
            }
        }
        let printed = items.iter().map(|item| item.puzzle.to_string());
        let givens = printed.flat_map(String::into_bytes).filter(u8::is_ascii_digit).count();
        assert_eq!(digits, givens + 81 * items.len(), "every digit was measured");
    }
}

/// From top to bottom, in pixels.
#[test]
fn digits_are_in_the_middle_of_their_rows() {
    // Programs place letters on whole pixels, which must be small beside the limit.
    const DOTS: f64 = 600.0;
    // Digits that are round at one end reach beyond the flat ones there, by a hundredth of their size.
    const ROUND: f64 = 0.005;
    let items = some(12);
    let layouts = [(1, Solutions::None), (6, Solutions::None), (6, Solutions::Only)];
    for (per_page, solutions) in share(layouts, 3) {
        let book = Book { per_page, solutions, paper: paper("6x9"), ..Book::new(&items) };
        let page = book.pages().expect("it fits").next().expect("a page");
        let document = Document::of([page.clone()], Profile::Screen);
        let Some(image) = Image::rendered(&document, 0, DOTS) else { return };
        let mut digits = 0;
        for Frame { area: grid, .. } in Frame::all(&page) {
            for (row, column) in (0..9).flat_map(|row| (0..9).map(move |column| (row, column))) {
                let Area { corner, width, height } = cell(grid, row, column);
                // Without the lines, of which the thickest takes a tenth of a cell.
                let inner = Area {
                    corner: Point::at(corner.x + 0.1 * width, corner.y + 0.1 * height),
                    width: 0.8 * width,
                    height: 0.8 * height,
                };
                let Some(ink) = image.ink_of(inner, DOTS) else { continue };
                let off = ink.corner.y + ink.height / 2.0 - (corner.y + height / 2.0);
                assert!(
                    off.abs() <= OFF_CENTRE + ROUND * height,
                    "{per_page} to a page, r{row}c{column}: {off}"
                );
                digits += 1;
            }
        }
        assert!(digits >= 17, "{digits}");
    }
}

#[test]
fn pages_of_solutions_are_not_black() {
    let items = some(12);
    let layouts = [("a4", 12), ("6x9", 12), ("6x9", 6), ("letter", 9), ("a4", 1)];
    let both = layouts.into_iter().flat_map(|layout| [(layout, false), (layout, true)]);
    for ((name, count), is_for_press) in share(both, 3) {
        let book = Book {
            title: "Title",
            solutions: Solutions::Only,
            solutions_per_page: Some(count),
            paper: paper(name),
            is_for_press,
            ..Book::new(&items)
        };
        let page = book.pages().expect("it fits").next().expect("a page");
        let profile = if is_for_press { Profile::Press } else { Profile::Screen };
        let Some(image) = Image::rendered(&Document::of([page], profile), 0, 100.0) else { return };
        let black = image.blackness();
        assert!((0.01..BLACKEST).contains(&black), "{name}, {count} to a page, {is_for_press}: {black:.3}");
    }
}

/// Only solutions on screens have lines that print shops refuse, and these are as pale and thin as promised.
#[test]
fn hairlines_are_in_solutions_alone() {
    let items = some(4);
    let thin = |book: Book<'_>| -> Vec<(f64, Rgb)> {
        let pages: Vec<Page> = book.pages().expect("it fits").collect();
        let elements = pages.iter().flat_map(|page| &page.blocks).flat_map(|block| &block.elements);
        let strokes = elements.filter_map(|element| match element {
            Element::Form(Form::Lines(_), paint) => paint.stroke,
            _ => None,
        });
        strokes.filter(|line| line.width < 0.75).map(|line| (line.width, line.colour)).collect()
    };
    let only = Book { solutions: Solutions::Only, ..Book::new(&items) };
    assert_eq!(thin(only), [(0.25, Rgb(128, 128, 128)); 4]);
    assert_eq!(thin(Book { solutions: Solutions::None, ..only }), []);
    assert_eq!(thin(Book { is_for_press: true, ..only }), []);
    assert_eq!(thin(Book { is_large: true, ..only }), [], "large print has strong lines");
}

/// Nothing is nearer to the line below the running head or to the page number than half a line, and the free
/// height is shared.
#[test]
fn grids_keep_their_distance_from_head_and_foot() {
    let items = some(16);
    for (name, per_page) in
        ["a4", "6x9", "letter"].into_iter().flat_map(|name| (1..=16).map(move |n| (name, n)))
    {
        let book = Book { title: "Title", per_page, paper: paper(name), ..Book::new(&items) };
        // On small paper, many puzzles are refused.
        let Ok(mut pages) = book.pages() else { continue };
        let page = pages.next().expect("a page");
        let grids = Frame::all(&page);
        let rule = 42.5 + 1.5 * 8.5;
        let foot = page.paper.height - 42.5 - 8.5;
        let lowest = grids.iter().map(|grid| grid.area.bottom()).fold(0.0, f64::max);
        let numbers = texts(std::slice::from_ref(&page)).filter(|text| text.is_bold && text.pitch.is_none());
        let numbers: Vec<Point> = numbers.filter(|text| text.text != "Title").map(|text| text.at).collect();
        assert_eq!(numbers.len(), per_page);
        let highest = numbers.iter().map(|at| at.y).fold(f64::INFINITY, f64::min);
        let (above, below) = (highest - 8.0 - rule, foot - lowest);
        assert!(above >= 8.0 && below >= 8.0, "{name}, {per_page} to a page: {above}, {below}");
        // Three and five are centred, as every row is.
        let middle = page.paper.width / 2.0;
        for row in grids.chunk_by(|one, next| (one.area.corner.y - next.area.corner.y).abs() < 0.01) {
            let centre = (row[0].area.corner.x + row[row.len() - 1].area.right()) / 2.0;
            assert!((centre - middle).abs() < 0.01, "{name}, {per_page} to a page: {centre}, {middle}");
        }
    }
}

/// No word of a page is on another, as `pdftotext` finds them, and none has a question mark of its own.
#[test]
fn words_are_apart_and_true() {
    let items = in_sections(some(30), 3);
    let book = Book {
        title: "A very long title that a publisher with no sense of measure might choose for a book of puzzles",
        subtitle: "30 puzzles",
        author: "A. Author",
        colophon: "Made by sudoku with the seed 3",
        is_bound: true,
        has_cover: true,
        has_rules: true,
        has_contents: true,
        has_name_and_time: true,
        paper: paper("6x9"),
        ..Book::new(&items)
    };
    for per_page in share([1, 3, 6, 9], 2) {
        let pages: Vec<Page> = Book { per_page, ..book }.pages().expect("it fits").collect();
        let document = Document::of(pages.clone(), Profile::Screen);
        let Some(told) = document.told_by("pdftotext", &["-bbox", "FILE", "-"]) else { return };
        assert!(!told.contains('?'));
        for (index, (page, told)) in pages.iter().zip(told.split("<page ").skip(1)).enumerate() {
            let words: Vec<Word<'_>> = told.lines().filter_map(|line| Word::parse(line, page)).collect();
            for (at, one) in words.iter().enumerate() {
                for other in &words[..at] {
                    // Boxes of words have the height of their lines; letters take the middle of them.
                    let across =
                        one.area.right().min(other.area.right()) - one.area.corner.x.max(other.area.corner.x);
                    let down = (one.middle().y - other.middle().y).abs();
                    let apart = 0.25 * (one.area.height + other.area.height);
                    assert!(
                        across < 0.3 || down >= apart,
                        "page {}: {} on {}",
                        index + 1,
                        one.text,
                        other.text
                    );
                }
            }
        }
    }
}

#[test]
fn a_long_title_ends_with_an_ellipsis() {
    let items = in_sections(some(2), 1);
    let title =
        "A very long title that a publisher with no sense of measure might choose for a book of puzzles";
    let book = Book { title, paper: paper("6x9"), ..Book::new(&items) };
    let pages: Vec<Page> = book.pages().expect("it fits").collect();
    let heads: Vec<&str> =
        texts(&pages).filter(|text| text.text.starts_with("A very")).map(|text| &*text.text).collect();
    assert_eq!(heads.len(), pages.len());
    for head in heads {
        let part = head.strip_suffix('\u{2026}').expect("an ellipsis");
        assert!(title.starts_with(part) && Face::Bold.width(head, 8.5) <= 200.0, "{head}");
    }
}

/// The cover shows no puzzle of the book, and says once how many there are.
#[test]
fn a_cover_gives_nothing_away() {
    let items = some(30);
    let of_cover = |subtitle| {
        let book = Book { title: "Title", subtitle, has_cover: true, ..Book::new(&items) };
        let pages: Vec<Page> = book.pages().expect("it fits").take(1).collect();
        let rows = texts(&pages).filter(|text| text.pitch.is_some()).map(|text| text.text.trim().to_owned());
        let words = texts(&pages).filter(|text| text.pitch.is_none()).map(|text| text.text.clone());
        (rows.collect::<String>(), words.collect::<Vec<_>>())
    };
    assert_eq!(of_cover("30 puzzles"), ("123456789".to_owned(), vec!["Title".into(), "30 puzzles".into()]));
    assert_eq!(of_cover("For rain").1, ["Title", "For rain", "30 puzzles"]);
}

/// The colophon is on the last page that is not blank, and the source on the others.
#[test]
fn the_colophon_is_at_the_end() {
    let items = some(5);
    for (solutions, is_bound) in [(Solutions::End, false), (Solutions::Below, true), (Solutions::None, false)]
    {
        let book = Book {
            about: "Source",
            colophon: "Made by sudoku 0.1.0 with the seed 18446744073709551615",
            per_page: 4,
            solutions,
            is_bound,
            ..Book::new(&items)
        };
        let pages: Vec<Page> = book.pages().expect("it fits").collect();
        let pages = pages.split(|page| page.blocks.is_empty()).next().expect("pages");
        let has = |page: &Page, words: &str| texts(std::slice::from_ref(page)).any(|text| text.text == words);
        for (index, page) in pages.iter().enumerate() {
            let is_last = index + 1 == pages.len();
            assert_eq!(
                [has(page, book.colophon), has(page, book.about)],
                [is_last, !is_last],
                "{solutions:?}"
            );
        }
    }
}

/// The rows of the contents have dots between name, numbers and page, which cross no word.
#[test]
fn contents_have_leaders() {
    let mut items = in_sections(some(20), 3);
    items[19].section =
        "A section with a name that is longer than the width of the page in its book of puzzles".into();
    let book = Book { has_contents: true, paper: paper("6x9"), ..Book::new(&items) };
    let page = book.pages().expect("it fits").next().expect("a page");
    let all: Vec<Element> = page.blocks.iter().flat_map(|block| block.elements.clone()).collect();
    let dots: Vec<[Point; 2]> = all
        .iter()
        .filter_map(|element| match element {
            Element::Form(Form::Lines(lines), paint) if paint.stroke?.dashes.is_some() => Some(lines[0]),
            _ => None,
        })
        .collect();
    // Two in each row, one where the name is long.
    assert!((8..=9).contains(&dots.len()), "{}", dots.len());
    for [from, to] in dots {
        assert!(from.x < to.x && from.x % 4.0 == 0.0 && from.y == to.y);
        for text in texts(std::slice::from_ref(&page)).filter(|text| text.at.y == from.y) {
            let width = Face::of(text.is_bold).width(&text.text, text.size);
            let left = if text.anchor == sudokit_render::drawing::Anchor::End {
                text.at.x - width
            } else {
                text.at.x
            };
            assert!(to.x <= left || from.x >= left + width, "{}", text.text);
        }
    }
}
