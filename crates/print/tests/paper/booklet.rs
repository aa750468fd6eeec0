//! Booklets: their sheets, read back and folded.

use crate::boxes::{are_near, boxes};
use crate::document::unpacked;
use crate::pixels::Image;
use crate::puzzles::{in_sections, some};
use crate::tools::Document;
use sudokit_print::pdf::{Folding, Profile};
use sudokit_print::{Bleed, Book, Fonts, MM, Page, Paper, Part, PrintError, Solutions, pdf};
use sudokit_render::Rgb;
use sudokit_render::drawing::{Anchor, Element, Point, Text};

const MARKED: Folding = Folding { has_marks: true, creep: 0.0 };

/// Pages of this paper with their numbers on them.
fn numbered(count: usize, paper: Paper, bleed: Bleed) -> Vec<Page> {
    let pages = (1..=count).map(|number| {
        let mut page = Page { bleed, ..Page::new(paper) };
        let middle = Point::at(paper.width / 2.0, paper.height / 2.0);
        let text = Text::new(format!("page{number}"), middle, 20.0, Rgb(0, 0, 0));
        page.put(Part::Paragraph, vec![Element::Text(text.anchored(Anchor::Middle))]);
        page
    });
    pages.collect()
}

fn paper(name: &str) -> Paper {
    name.parse().expect("paper")
}

/// A half of a side of a sheet: its words, from the fold to the edge.
fn half(document: &Document, side: usize, is_right: bool, [width, height]: [f64; 2]) -> Option<String> {
    let side = (side + 1).to_string();
    let [x, width, height] =
        [if is_right { width / 2.0 } else { 0.0 }, width / 2.0, height].map(|side| side.round().to_string());
    let area = ["-x", &x, "-y", "0", "-W", &width, "-H", &height];
    let words =
        document.told_by("pdftotext", &[&["-f", &side, "-l", &side], &area[..], &["FILE", "-"]].concat())?;
    Some(words.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// The halves of all sheets in the order in which somebody reads the folded and stapled pile: you open it
/// leaf by leaf, and meet the right half of a front, then what is behind it. Behind the middle sheet the
/// other halves follow, from the inside out.
fn leafed_through(document: &Document, sides: usize, size: [f64; 2]) -> Option<Vec<String>> {
    let outside_in = (0..sides).map(|side| (side, side % 2 == 0));
    let inside_out = (0..sides).rev().map(|side| (side, side % 2 == 1));
    outside_in.chain(inside_out).map(|(side, is_right)| half(document, side, is_right, size)).collect()
}

#[test]
fn folded_sheets_show_every_page_once_and_in_order() {
    let mut counts: Vec<usize> = (1..=9).collect();
    counts.push(30);
    for count in counts {
        let paper = paper("half-letter");
        let document =
            Document::folded(numbered(count, paper, Bleed::default()), Folding::default(), Profile::Press);
        let sides = count.next_multiple_of(4) / 2;
        let Some(read) = leafed_through(&document, sides, [2.0 * paper.width, paper.height]) else { return };
        let expected = (1..=2 * sides)
            .map(|number| if number <= count { format!("page{number}") } else { String::new() });
        assert!(read.iter().cloned().eq(expected), "{count}: {read:?}");
    }
}

/// Each page of the folded sheets looks as it does by itself.
#[test]
fn every_page_of_a_booklet_is_the_page_itself() {
    let items = in_sections(some(10), 2);
    let book = Book {
        paper: paper("half-letter"),
        per_page: 1,
        is_bound: true,
        has_cover: true,
        has_contents: true,
        solutions: Solutions::Back,
        ..Book::new(&items)
    };
    let pages = book.pages().expect("it fits");
    let (count, sides) = (pages.len(), pages.len().next_multiple_of(4) / 2);
    let folded = Document::folded(pages.clone(), Folding::default(), Profile::Press);
    let plain = Document::of(pages, Profile::Press);
    let size = [2.0 * book.paper.width, book.paper.height];
    let Some(read) = leafed_through(&folded, sides, size) else { return };
    for (page, words) in read.iter().enumerate() {
        let number = (page + 1).to_string();
        let alone = ["-f", &number, "-l", &number, "FILE", "-"];
        let alone = if page < count { plain.told_by("pdftotext", &alone) } else { Some(String::new()) };
        let alone = alone.expect("it was there before");
        assert_eq!(*words, alone.split_whitespace().collect::<Vec<_>>().join(" "), "page {number}");
    }
    // Half-letter is 396 points wide, so pixels of the two pages lie where those of one do.
    for (page, is_right) in [(0, true), (1, false)] {
        let images = [&folded, &plain].map(|document| Image::rendered(document, page, 72.0));
        let [Some(sheet), Some(alone)] = images else { return };
        assert!(sheet.half(is_right) == alone, "page {}", page + 1);
    }
}

/// With bleed, pages are cut at the outer edges and not at the fold. Marks are beyond the bleed.
#[test]
fn sheets_are_as_large_as_two_pages() {
    let none = Bleed::default();
    let bled = Bleed { left: 9.0, right: 9.0, top: 9.0, bottom: 9.0 };
    for (name, bleed, has_marks) in
        [("a5", none, false), ("a5", none, true), ("a5", bled, false), ("half-letter", bled, true)]
    {
        let size = paper(name);
        let document = Document::folded(
            numbered(3, size, bleed),
            Folding { has_marks, ..Folding::default() },
            Profile::Screen,
        );
        let Some(told) = document.told_by("pdfinfo", &["-box", "-f", "1", "-l", "9", "FILE"]) else { return };
        let slug = if has_marks { 10.0 * MM } else { 0.0 };
        let beyond = bleed.left + slug;
        // A5 is 148 mm wide, and half of A4 148.5 mm.
        let wide = if bleed == none && !has_marks { 297.0 * MM } else { 2.0 * size.width };
        let expected = [
            ("MediaBox", [0.0, 0.0, wide + 2.0 * beyond, size.height + 2.0 * beyond]),
            ("BleedBox", [slug, slug, wide + beyond + bleed.left, size.height + beyond + bleed.left]),
            ("TrimBox", [beyond, beyond, wide + beyond, size.height + beyond]),
        ];
        for (kind, expected) in expected {
            let found = boxes(&told, kind);
            assert!(
                found.len() == 2 && found.iter().all(|found| are_near(found, expected)),
                "{name} {kind}: {found:?}, not {expected:?}"
            );
        }
    }
}

/// Inner sheets stick out by the thickness of the paper, so their pages are nearer to the fold by that.
#[test]
fn pages_of_inner_sheets_are_nearer_to_the_fold() {
    let (size, creep) = (paper("half-letter"), 1.5);
    let folding = Folding { creep, ..Folding::default() };
    let document = Document::folded(numbered(12, size, Bleed::default()), folding, Profile::Press);
    let Some(told) = document.told_by("pdftotext", &["-bbox", "FILE", "-"]) else { return };
    // The middle of each word: `<word xMin="..." yMin="..." xMax="..." yMax="...">page7</word>`
    let number =
        |word: &str, name: &str| -> Option<f64> { word.split_once(name)?.1.split('"').nth(1)?.parse().ok() };
    let middles: Vec<(String, f64)> = told
        .split("<word ")
        .skip(1)
        .filter_map(|word| {
            let said = word.split_once('>')?.1.split_once('<')?.0;
            Some((said.to_owned(), f64::midpoint(number(word, "xMin")?, number(word, "xMax")?)))
        })
        .collect();
    assert_eq!(middles.len(), 12, "{told}");
    for (said, middle) in middles {
        let page: usize = said.trim_start_matches("page").parse().expect("a number");
        // The first sheet has the first two pages and the last two, the next one the next from both ends.
        let sheet = (page - 1).min(12 - page) / 2;
        let away = (middle - size.width).abs();
        let expected = size.width / 2.0 - creep * sheet as f64;
        assert!((away - expected).abs() < 0.1, "{said} is {away} from the fold, not {expected}");
    }
}

#[test]
fn a_booklet_too_thick_to_fold_is_refused() {
    let paper = paper("a5");
    let thick = Folding { creep: 6.0 * MM, ..Folding::default() };
    let (about, fonts) = (pdf::About::default(), Fonts::default());
    let made =
        |count| pdf::booklet(numbered(count, paper, Bleed::default()), thick, &about, Profile::Press, &fonts);
    assert!(made(8).is_ok());
    let why = made(9).expect_err("the innermost of three sheets moves by 12 mm").to_string();
    assert!(why.contains("would move 12 mm to the fold, and 10 mm is the most"), "{why}");
}

/// There are lines where marks are to be, and no others.
#[test]
fn marks_show_where_to_cut_and_where_to_fold() {
    let (size, side) = (paper("half-letter"), 9.0);
    let bleed = Bleed { left: side, right: side, top: side, bottom: side };
    let document = Document::folded(numbered(1, size, bleed), MARKED, Profile::Press);
    let Some(text) = unpacked(&document) else { return };
    let slug = 10.0 * MM;
    let [left, fold, right] = [0.0, size.width, 2.0 * size.width].map(|x| x + side + slug);
    let [top, bottom] = [0.0, size.height].map(|y| y + side + slug);
    let ends = |from: f64, away: f64| [from + away * side, from + away * (side + 5.0 * MM)];
    let mut expected: Vec<[f64; 4]> = Vec::new();
    for (x, right) in [(left, -1.0), (right, 1.0)] {
        for (y, down) in [(top, -1.0), (bottom, 1.0)] {
            let ([from, to], [above, below]) = (ends(x, right), ends(y, down));
            expected.extend([[from, y, to, y], [x, above, x, below]]);
        }
    }
    for (y, down) in [(top, -1.0), (bottom, 1.0)] {
        let [from, to] = ends(y, down);
        expected.push([fold, from, fold, to]);
    }
    let mut found = drawn_lines(&text, bottom + side + slug);
    // On the front and on the back.
    assert_eq!(found.len(), 2 * expected.len(), "{found:?}");
    for line in expected.iter().chain(&expected) {
        let at = found.iter().position(|found| are_near(found, *line));
        found.swap_remove(at.unwrap_or_else(|| panic!("no line {line:?}: {found:?}")));
    }
}

/// The straight lines of an unpacked document with pages of this height: x and y of both ends, from the top.
fn drawn_lines(text: &str, height: f64) -> Vec<[f64; 4]> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let lines = words.windows(6).filter(|words| words[2] == "m" && words[5] == "l");
    let number = |word: &str| word.parse::<f64>().expect("a coordinate");
    let ends = lines.map(|words| [words[0], words[1], words[3], words[4]].map(number));
    ends.map(|[x0, y0, x1, y1]| [x0, height - y0, x1, height - y1]).collect()
}

#[test]
fn booklets_are_sound_and_nothing_for_readers() {
    let items = in_sections(some(12), 2);
    let book = Book { paper: paper("a5"), is_bound: true, bleed: 9.0, ..Book::new(&items) };
    for profile in [Profile::Screen, Profile::Press] {
        let document = Document::folded(book.pages().expect("it fits"), MARKED, profile);
        let Some(told) = document.told_by("qpdf", &["--check", "FILE"]) else { return };
        assert!(told.contains("No syntax or stream encoding errors found"), "{told}");
        let text = unpacked(&document).expect("it was there before");
        for name in ["/StructTreeRoot", "/MarkInfo", "/Outlines", "/Annots", "pdfaid:part", "pdfuaid:part"] {
            assert!(!text.contains(name), "{profile:?}: {name}");
        }
        for name in ["/Duplex /DuplexFlipShortEdge", "/PrintScaling /None"] {
            assert!(text.contains(name), "{profile:?}: {name}");
        }
    }
}

#[test]
fn a_booklet_of_nothing_is_refused() {
    let (about, fonts) = (pdf::About::default(), Fonts::default());
    assert_eq!(pdf::booklet([], MARKED, &about, Profile::Press, &fonts), Err(PrintError::Nothing));
}
