//! The cover of a bound book: its ink, in our pixels and in those of `pdftoppm`.

use crate::pixels::{Image, agree};
use crate::tools::Document;
use sudokit_print::pdf::Profile;
use sudokit_print::{Area, Fonts, INCH, Page, Paper, Stock, Wrap};
use sudokit_render::Rgb;
use sudokit_render::drawing::Point;

/// Half a pixel at 300 to the inch, and the rounding of edges.
const NEAR: f64 = 0.5;

fn wrap(pages: usize) -> Wrap<'static> {
    let paper: Paper = "6x9".parse().expect("paper");
    Wrap {
        title: "Typography, quietly",
        subtitle: "A subtitle",
        author: "G. Author",
        text: "The first paragraph is on the back.\n\nAnd so is the second.",
        ground: Rgb(255, 255, 255),
        ..Wrap::new(paper, pages, Stock::White.spine(pages))
    }
}

/// The ink of a part of a cover, in points from the corner of the trim.
fn ink_of(image: &Image, page: &Page, [left, top, right, bottom]: [f64; 4]) -> Option<[f64; 4]> {
    let bleed = page.bleed.left;
    let corner = Point::at(left + bleed, top + bleed);
    let ink = image.ink_of(Area { corner, width: right - left, height: bottom - top }, 300.0)?;
    let Point { x, y } = ink.corner;
    Some([x - bleed, y - bleed, ink.right() - bleed, ink.bottom() - bleed])
}

#[test]
fn words_on_the_spine_are_in_its_middle_and_away_from_its_edges() {
    for pages in [110, 300, 800] {
        let wrap = wrap(pages);
        let page = wrap.page().expect("it fits");
        let document = Document::of([page.clone()], Profile::Cover);
        let painted = Image::painted(&Fonts::default(), &page, 300.0);
        let rendered = Image::rendered(&document, 0, 300.0);
        if let Some(rendered) = &rendered {
            agree(&painted, rendered, 0, 300.0);
        }
        let (width, height) = (wrap.paper.width, wrap.paper.height);
        for image in [Some(painted), rendered].into_iter().flatten() {
            let [left, top, right, bottom] =
                ink_of(&image, &page, [width, 0.0, width + wrap.spine, height]).expect("it has words");
            let margin = 0.0625 * INCH - NEAR;
            assert!(
                left >= width + margin && right <= width + wrap.spine - margin,
                "{pages}: {left} {right}"
            );
            // Descenders reach to the left, and capital letters as far to the right of the middle as the base
            // line is to its left.
            let middle = width + wrap.spine / 2.0;
            assert!(left < middle && right > middle, "{pages}: {left} {right}");
            assert!(
                (top - 0.5 * INCH).abs() < 3.0 && (bottom - (height - 0.5 * INCH)).abs() < 3.0,
                "{top} {bottom}"
            );
        }
    }
}

#[test]
fn the_place_of_the_bar_code_is_empty() {
    let long = "A sentence that is repeated until the back is full of it, or nearly so. ".repeat(18);
    let wrap = Wrap { text: &long, ..wrap(300) };
    let page = wrap.page().expect("it fits");
    let image = Image::painted(&Fonts::default(), &page, 300.0);
    let (width, height) = (wrap.paper.width, wrap.paper.height);
    let quarter = 0.25 * INCH;
    let place =
        [width - quarter - 2.0 * INCH, height - quarter - 1.2 * INCH, width - quarter, height - quarter];
    assert_eq!(ink_of(&image, &page, place), None);
    // On a dark ground the place is white, and everything around it is not.
    let dark = Wrap { ground: Rgb(0, 0, 0), ..wrap };
    let page = dark.page().expect("it fits");
    let image = Image::painted(&Fonts::default(), &page, 300.0);
    let [left, top, right, bottom] = place;
    assert_eq!(ink_of(&image, &page, [left + NEAR, top + NEAR, right - NEAR, bottom - NEAR]), None);
    assert!(ink_of(&image, &page, [left - 2.0, top, left - 1.0, bottom]).is_some());
    let bled = [-page.bleed.left, -page.bleed.top, -page.bleed.left + 2.0, 0.0];
    assert!(ink_of(&image, &page, bled).is_some(), "the ground reaches to the edge of the sheet");
}

/// Paper has no white ink, and calibrated white would print as a tint.
#[test]
fn covers_are_in_the_colours_of_the_device() {
    let page = wrap(110).page().expect("it fits");
    let document = Document::of([page], Profile::Cover);
    let has = |words: &[u8]| document.bytes.windows(words.len()).any(|part| part == words);
    assert!(!has(b"DefaultRGB") && !has(b"StructTreeRoot") && !has(b"/Annots"));
    document.told_by("qpdf", &["--check", "FILE"]);
}
