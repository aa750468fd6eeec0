//! Margins, measured in pixels: in our images, and in those that `pdftoppm` makes of the document.

use crate::puzzles::{in_sections, some};
use crate::tools::Document;
use png::{ColorType, Decoder};
use std::io::Cursor;
use sudokit_print::pdf::Profile;
use sudokit_print::png::Painter;
use sudokit_print::{Area, Bleed, Book, Fonts, Item, MM, Margins, Page, Paper, Solutions};
use sudokit_render::drawing::Point;
use sudokit_testkit::share;

/// A tenth of a millimetre, in points.
const NEAR: f64 = 0.1 * MM;
/// Darker pixels are ink.
const INK: u8 = 128;

/// A page in shades of grey.
#[derive(PartialEq)]
pub(crate) struct Image {
    width: usize,
    grey: Vec<u8>,
}

impl Image {
    pub(crate) fn painted(fonts: &Fonts<'_>, page: &Page, dots_per_inch: f64) -> Self {
        let image = Painter::new(fonts).page(page, dots_per_inch).expect("an image");
        let mut reader = Decoder::new(Cursor::new(image)).read_info().expect("a header");
        let mut bytes = vec![0; reader.output_buffer_size().expect("it has a size")];
        let info = reader.next_frame(&mut bytes).expect("pixels");
        assert_eq!(info.color_type, ColorType::Rgb);
        let grey = bytes.chunks_exact(3).map(|rgb| rgb[1]).collect();
        Self { width: info.width as usize, grey }
    }

    /// A page of a document, rendered by `pdftoppm`.
    pub(crate) fn rendered(document: &Document, page: usize, dots_per_inch: f64) -> Option<Self> {
        let (page, dots) = ((page + 1).to_string(), dots_per_inch.to_string());
        let image =
            document.read_by("pdftoppm", &["-gray", "-r", &dots, "-f", &page, "-l", &page, "FILE"])?;
        Some(Self::of_pgm(&image))
    }

    /// An image of `pdftoppm` or of Ghostscript, which adds a line with its name.
    pub(crate) fn of_pgm(image: &[u8]) -> Self {
        // `P5`, width, height and 255 on lines of their own, then the pixels.
        let (mut header, mut rest) = (String::new(), image);
        while !header.ends_with(" 255 ") {
            let end = rest.iter().position(|byte| *byte == b'\n').expect("a header");
            let line = str::from_utf8(&rest[..end]).expect("a header");
            if !line.starts_with('#') {
                header += &format!("{line} ");
            }
            rest = &rest[end + 1..];
        }
        let numbers = header.strip_prefix("P5 ").expect("an image in shades of grey");
        let width = numbers.split(' ').next().and_then(|width| width.parse().ok()).expect("a width");
        Self { width, grey: rest.to_vec() }
    }

    /// Extent of the ink within an area of a page, in points from the corner of the sheet.
    pub(crate) fn ink_of(&self, area: Area, dots_per_inch: f64) -> Option<Area> {
        let scale = dots_per_inch / 72.0;
        let [left, right] = [area.corner.x, area.right()].map(|x| (x * scale).round() as usize);
        let [top, bottom] = [area.corner.y, area.bottom()].map(|y| (y * scale).round() as usize);
        let is_ink = |(x, y): &(usize, usize)| self.grey[y * self.width + x] < INK;
        let ink = (top..bottom).flat_map(|y| (left..right).map(move |x| (x, y))).filter(is_ink);
        let [left, top, right, bottom] = ink.fold(None, |found, (x, y)| {
            let [left, top, right, bottom] = found.unwrap_or([x, y, x + 1, y + 1]);
            Some([left.min(x), top.min(y), right.max(x + 1), bottom.max(y + 1)])
        })?;
        let [x, y, width, height] = [left, top, right - left, bottom - top].map(|side| side as f64 / scale);
        Some(Area { corner: Point::at(x, y), width, height })
    }

    /// The left or the right half.
    pub(crate) fn half(&self, is_right: bool) -> Self {
        let width = self.width / 2;
        let rows = self.grey.chunks_exact(self.width);
        let halves = rows.map(|row| if is_right { &row[width..] } else { &row[..width] });
        Self { width, grey: halves.flatten().copied().collect() }
    }

    /// Share of the page that is black.
    pub(crate) fn blackness(&self) -> f64 {
        let black: u64 = self.grey.iter().map(|grey| u64::from(255 - grey)).sum();
        black as f64 / 255.0 / self.grey.len() as f64
    }

    /// Extent of the ink within a rectangle of pixels: left, top, right and bottom.
    fn ink(&self, is_asked: impl Fn(usize, usize) -> bool) -> Option<[usize; 4]> {
        let mut found: Option<[usize; 4]> = None;
        for (y, row) in self.grey.chunks_exact(self.width).enumerate() {
            for (x, _) in row.iter().enumerate().filter(|(x, grey)| **grey < INK && is_asked(*x, y)) {
                let [left, top, right, bottom] = found.unwrap_or([x, y, x + 1, y + 1]);
                found = Some([left.min(x), top.min(y), right.max(x + 1), bottom.max(y + 1)]);
            }
        }
        found
    }
}

/// A book, and its tabs, which are outside the margins on purpose.
struct Case<'a> {
    book: Book<'a>,
    margins: Margins,
}

fn cases(items: &[Item]) -> Vec<Case<'_>> {
    let usual = Book { title: "Title", about: "About paging", per_page: 1, ..Book::new(items) };
    let margins = Margins { top: 30.0, bottom: 40.0, inner: 60.0, outer: 25.0 };
    let paper: Paper = "6x9".parse().expect("paper");
    let loose = Book { margins: Some(margins), ..usual };
    let bound = Book { is_bound: true, paper, has_contents: true, ..loose };
    let below = Book { solutions: Solutions::Below, bleed: 9.0, ..bound };
    [loose, bound, Book { bleed: 9.0, ..bound }, below].map(|book| Case { book, margins }).into()
}

/// Outside the margins of a page there is no ink except tabs; the line below the running head and the grid
/// extend from margin to margin.
fn check(image: &Image, case: &Case<'_>, index: usize, page: &Page, dots_per_inch: f64, by: &str) {
    let Case { book, margins } = case;
    let Bleed { left: bled, top: above, .. } = page.bleed;
    let Paper { width, height } = page.paper;
    let is_left = book.is_bound && index % 2 == 1;
    let (left, right) = if is_left { (margins.outer, margins.inner) } else { (margins.inner, margins.outer) };
    let scale = dots_per_inch / 72.0;
    let from_trim = |x: usize, y: usize| (x as f64 / scale - bled, y as f64 / scale - above);
    // Tabs are at the outer edge of a book with bleed and sections.
    let is_tab = |x: f64| book.bleed > 0.0 && if is_left { x < 12.0 } else { x > width - 12.0 };
    let Some([from, top, to, bottom]) = image.ink(|x, y| !is_tab(from_trim(x, y).0)) else {
        // The last page of a bound book may be blank.
        assert!(page.blocks.iter().all(|block| block.elements.is_empty()), "page {} by {by}", index + 1);
        return;
    };
    let ((from, top), (to, bottom)) = (from_trim(from, top), from_trim(to, bottom));
    let what = format!("page {} by {by}: ink from {from}, {top} to {to}, {bottom}", index + 1);
    assert!((from - left).abs() <= NEAR && (to - (width - right)).abs() <= NEAR, "{what}");
    assert!(top >= margins.top - NEAR && bottom <= height - margins.bottom + NEAR, "{what}");
    // The margins are reached: the ink starts within a letter's height.
    assert!(top <= margins.top + 12.0 && bottom >= height - margins.bottom - 12.0, "{what}");
}

fn margins_hold(dots_per_inch: f64) {
    let items = in_sections(some(3), 2);
    for case in share(cases(&items), 4) {
        let pages: Vec<Page> = case.book.pages().expect("it fits").collect();
        let document = Document::of(pages.clone(), Profile::Press);
        // Contents, a blank page, and puzzles on a right and on a left page.
        for (index, page) in pages.iter().enumerate().take(4) {
            let painted = Image::painted(&Fonts::default(), page, dots_per_inch);
            check(&painted, &case, index, page, dots_per_inch, "us");
            if let Some(rendered) = Image::rendered(&document, index, dots_per_inch) {
                check(&rendered, &case, index, page, dots_per_inch, "pdftoppm");
                agree(&painted, &rendered, index, dots_per_inch);
            }
        }
    }
}

/// Compares two images of a page: ink of one has ink of the other within a sixth of a millimetre.
pub(crate) fn agree(one: &Image, other: &Image, index: usize, dots_per_inch: f64) {
    let apart = (dots_per_inch / 150.0) as usize;
    let height = |image: &Image| image.grey.len() / image.width;
    assert!(one.width.abs_diff(other.width) <= 1 && height(one).abs_diff(height(other)) <= 1);
    let has_near = |image: &Image, x: usize, y: usize| {
        let rows = y.saturating_sub(apart)..(y + apart + 1).min(height(image));
        let columns = x.saturating_sub(apart)..(x + apart + 1).min(image.width);
        rows.into_iter()
            .any(|y| image.grey[y * image.width..][columns.clone()].iter().any(|grey| *grey < INK + 64))
    };
    for (image, with) in [(one, other), (other, one)] {
        let ink = image.grey.iter().enumerate().filter(|(_, grey)| **grey < INK - 64);
        for (at, _) in ink {
            let (x, y) = (at % image.width, at / image.width);
            assert!(has_near(with, x, y), "page {}: only one has ink at {x}, {y}", index + 1);
        }
    }
}

#[test]
fn margins_hold_at_300_to_the_inch() {
    margins_hold(300.0);
}

/// `cargo test --release -p sudokit-print --test paper -- --ignored 600`
#[test]
#[ignore = "takes long"]
fn margins_hold_at_600_to_the_inch() {
    margins_hold(600.0);
}
