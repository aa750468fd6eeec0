//! The cover of a bound book in one piece: back, spine, front, and the bleed around them.
//!
//! ```text
//!  bleed
//! ┌──────────────┬─┬──────────────┐
//! │ text         │T│    TITLE     │
//! │              │i│   subtitle   │
//! │              │t│  ┌────────┐  │
//! │              │l│  │  grid  │  │
//! │      ┌─────┐ │e│  └────────┘  │
//! │      │▌║▌│║│ │ │    author    │
//! └──────┴─────┴─┴─┴──────────────┘
//! ```
//!
//! Measures are those of Kindle Direct Publishing ("Create a Paperback Cover"): a page of paper has a fixed
//! thickness, the bar code is printed on two inches by 1.2 of the back, and a spine has words from 79 pages
//! on, a sixteenth of an inch from its edges.

use crate::centred::{Centred, LEADING};
use crate::face::{DESCENT, DIGIT_HEIGHT, Face};
use crate::grid::{Grid, Ruling, ornament};
use crate::{Area, Bleed, INCH, Page, Paper, Part, PrintError};
use sudokit_core::{CandidateSet, Puzzle};
use sudokit_diagram::Words;
use sudokit_render::Rgb;
use sudokit_render::drawing::{Anchor, Element, Form, Paint, Placing, Point, Text};

const WHITE: Rgb = Rgb(255, 255, 255);
const INK: Rgb = Rgb(0, 0, 0);

/// Distance of everything but the ground from the edges of back and front.
const MARGIN: f64 = 0.5 * INCH;
/// Distance of the words on the spine from its edges.
const SPINE_MARGIN: f64 = 0.0625 * INCH;
/// Thinner books have no words on the spine.
const LEAST_PAGES: usize = 79;
/// Smallest and largest words on the spine, in points.
const SPINE_TYPE: [f64; 2] = [7.0, 24.0];
/// Words on the back: preferred size, and the smallest.
const BACK_TYPE: [f64; 2] = [12.0, 7.0];
/// The white area for the bar code, and its distance from the edge and from the spine.
const BARCODE: (f64, f64) = (2.0 * INCH, 1.2 * INCH);
const BARCODE_MARGIN: f64 = 0.25 * INCH;
/// Space around the grid on the front, relative to its side, and the radius of its white card.
const CARD: f64 = 0.06;
/// Share of the front for its words, so that the picture keeps its room.
const WORDS: f64 = 0.5;
/// Sizes of the subtitle and the author, relative to the title, and the space below the title.
const SUBTITLE: f64 = 0.42;
const AUTHOR: f64 = 0.38;
const APART: f64 = 0.25;

/// The paper of a book, as the thickness of its spine depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stock {
    /// White paper for black ink.
    White,
    /// Cream paper for black ink.
    Cream,
    /// White paper for coloured ink.
    Colour,
}

impl Stock {
    /// All kinds of paper.
    pub const ALL: [Self; 3] = [Self::White, Self::Cream, Self::Colour];

    /// `white`, `cream` or `colour`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Cream => "cream",
            Self::Colour => "colour",
        }
    }

    /// Thickness of a page, half a leaf, in points.
    pub const fn thickness(self) -> f64 {
        match self {
            Self::White => 0.002_252 * INCH,
            Self::Cream => 0.002_5 * INCH,
            Self::Colour => 0.002_347 * INCH,
        }
    }

    /// Width of the spine of a book with so many pages, in points.
    ///
    /// ```
    /// use sudokit_print::{INCH, Stock};
    ///
    /// assert!((Stock::Cream.spine(200) - 0.5 * INCH).abs() < 1e-9);
    /// ```
    pub fn spine(self, pages: usize) -> f64 {
        self.thickness() * pages as f64
    }
}

/// The cover of a bound book. Lengths are in points.
///
/// ```
/// use sudokit_print::{INCH, Stock, Wrap};
///
/// let wrap = Wrap { title: "Rainy Days", ..Wrap::new("6x9".parse()?, 120, Stock::White.spine(120)) };
/// let page = wrap.page()?;
/// assert_eq!(page.paper.width, 12.0 * INCH + 120.0 * 0.002252 * INCH);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Wrap<'a> {
    /// Title, on the front and on the spine.
    pub title: &'a str,
    /// Subtitle, on the front.
    pub subtitle: &'a str,
    /// Author, on the front and on the spine.
    pub author: &'a str,
    /// Text of the back; an empty line begins a paragraph.
    pub text: &'a str,
    /// Size of a page of the book.
    pub paper: Paper,
    /// Number of its pages: the spine of a thin book has no words.
    pub pages: usize,
    /// Width of the spine.
    pub spine: f64,
    /// Bleed beyond the trim, on all sides.
    pub bleed: f64,
    /// Colour of the ground. Words are black or white, whichever is easier to read on it.
    pub ground: Rgb,
    /// True for a white area where the print shop puts the bar code.
    pub has_barcode: bool,
    /// Words of the language that the cover is in.
    pub words: &'static Words,
}

impl Wrap<'_> {
    /// A dark blue.
    pub const GROUND: Rgb = Rgb(31, 58, 95);

    /// A dark blue cover without words, with bleed as print shops ask for.
    pub fn new(paper: Paper, pages: usize, spine: f64) -> Self {
        Self {
            title: "",
            subtitle: "",
            author: "",
            text: "",
            paper,
            pages,
            spine,
            bleed: 0.125 * INCH,
            ground: Self::GROUND,
            has_barcode: true,
            words: Words::english(),
        }
    }

    /// The cover as a page.
    ///
    /// # Errors
    /// The text of the back does not fit on it.
    pub fn page(&self) -> Result<Page, PrintError> {
        let Paper { width, height } = self.paper;
        let paper = Paper { width: 2.0 * width + self.spine, height };
        let bleed = self.bleed;
        let bleed = Bleed { left: bleed, right: bleed, top: bleed, bottom: bleed };
        let mut page = Page { bleed, language: self.words.language(), ..Page::new(paper) };
        let (sheet_width, sheet_height) = page.sheet();
        let corner = Point::at(-bleed.left, -bleed.top);
        let whole = Area { corner, width: sheet_width, height: sheet_height };
        page.put(Part::Furniture, vec![filled(whole, 0.0, self.ground)]);
        let side = |x: f64| Area {
            corner: Point::at(x + MARGIN, MARGIN),
            width: width - 2.0 * MARGIN,
            height: height - 2.0 * MARGIN,
        };
        self.back(&mut page, side(0.0))?;
        self.put_on_spine(&mut page);
        self.front(&mut page, side(width + self.spine));
        Ok(page)
    }

    /// Returns true if the spine is wide enough for words.
    pub fn has_words_on_spine(&self) -> bool {
        self.spine_type().is_some() && !(self.title.is_empty() && self.author.is_empty())
    }

    /// Black or white.
    fn ink(&self) -> Rgb {
        // Brightness as the eye sees it (ITU-R BT.601).
        let Rgb(red, green, blue) = self.ground;
        let grey = 0.299 * f64::from(red) + 0.587 * f64::from(green) + 0.114 * f64::from(blue);
        if grey < 140.0 { WHITE } else { INK }
    }

    fn back(&self, page: &mut Page, area: Area) -> Result<(), PrintError> {
        let (barcode_width, barcode_height) = BARCODE;
        let corner = Point::at(
            self.paper.width - BARCODE_MARGIN - barcode_width,
            self.paper.height - BARCODE_MARGIN - barcode_height,
        );
        let barcode = Area { corner, width: barcode_width, height: barcode_height };
        // The text stays above the bar code.
        let bottom = if self.has_barcode { corner.y - MARGIN / 2.0 } else { area.bottom() };
        let [mut size, least] = BACK_TYPE;
        let lines = loop {
            let lines = self.back_lines(size, area.width);
            let spaces = lines.iter().filter(|line| line.is_empty()).count() as f64;
            // An empty line between paragraphs is half as high as others.
            if (LEADING * (lines.len() as f64 - 0.5 * spaces) + DESCENT) * size <= bottom - area.corner.y {
                break lines;
            }
            if size <= least {
                return Err(PrintError::Back);
            }
            size *= 0.97;
        };
        let (mut elements, mut y) = (Vec::new(), area.corner.y);
        for line in lines {
            y += LEADING * size * if line.is_empty() { 0.5 } else { 1.0 };
            if !line.is_empty() {
                elements.push(Element::Text(Text::new(line, Point::at(area.corner.x, y), size, self.ink())));
            }
        }
        if !elements.is_empty() {
            page.put(Part::Paragraph, elements);
        }
        if self.has_barcode {
            page.put(Part::Furniture, vec![filled(barcode, 0.0, WHITE)]);
        }
        Ok(())
    }

    /// The lines of the back, an empty one between paragraphs.
    fn back_lines(&self, size: f64, width: f64) -> Vec<String> {
        let mut lines = Vec::new();
        for paragraph in self.text.replace("\r\n", "\n").split("\n\n") {
            let wrapped = Face::Regular.wrapped(paragraph, size, width);
            if !wrapped.is_empty() {
                if !lines.is_empty() {
                    lines.push(String::new());
                }
                lines.extend(wrapped);
            }
        }
        lines
    }

    /// Size of the words on the spine, if it may have some.
    fn spine_type(&self) -> Option<f64> {
        let [least, most] = SPINE_TYPE;
        // Capital letters are in the middle, so descenders reach furthest from it.
        let size = (self.spine / 2.0 - SPINE_MARGIN) / (DIGIT_HEIGHT / 2.0 + DESCENT);
        (self.pages >= LEAST_PAGES && size >= least).then_some(size.min(most))
    }

    /// Words on the spine, from top to bottom.
    fn put_on_spine(&self, page: &mut Page) {
        let Some(size) = self.spine_type() else { return };
        let Paper { width, height } = self.paper;
        // The base line is on the left of words that run down.
        let x = width + self.spine / 2.0 - DIGIT_HEIGHT / 2.0 * size;
        let room = height - 2.0 * MARGIN;
        let author = Face::Regular.cut(self.author, 0.8 * size, room / 2.0);
        let taken =
            if author.is_empty() { 0.0 } else { Face::Regular.width(&author, 0.8 * size) + 2.0 * size };
        let title = Face::Bold.cut(self.title, size, room - taken);
        let down = |text: Text| Element::Text(Text { is_sideways: true, ..text });
        let mut elements = Vec::new();
        if !title.is_empty() {
            elements.push(down(Text::new(title, Point::at(x, MARGIN), size, self.ink()).bold()));
        }
        if !author.is_empty() {
            // The smaller letters are in the middle, too.
            let x = x + DIGIT_HEIGHT / 2.0 * 0.2 * size;
            let text = Text::new(author, Point::at(x, height - MARGIN), 0.8 * size, self.ink());
            elements.push(down(text.anchored(Anchor::End)));
        }
        if !elements.is_empty() {
            page.put(Part::Paragraph, elements);
        }
    }

    fn front(&self, page: &mut Page, area: Area) {
        let colour = self.ink();
        let title = if self.title.is_empty() { "Sudoku" } else { self.title };
        let set = |size: f64| {
            let line = |text, face, size| Centred { text, face, size, colour };
            [
                line(title, Face::Bold, size),
                line(self.subtitle, Face::Regular, SUBTITLE * size),
                line(self.author, Face::Bold, AUTHOR * size),
            ]
        };
        // Long titles are set smaller, and words are broken only if they cannot be.
        let mut size = 0.14 * area.width;
        let is_broken =
            |size: f64| title.split_whitespace().any(|word| Face::Bold.width(word, size) > area.width);
        let height = |size: f64| set(size).map(|line| line.height(area.width)).iter().sum::<f64>();
        while (height(size) > WORDS * area.height || is_broken(size)) && SUBTITLE * size > 7.0 {
            size *= 0.97;
        }
        let [title_line, subtitle_line, author_line] = set(size);
        let mut y = area.corner.y + 0.04 * area.height;
        let part = Part::Heading { level: 1, title: title.to_owned() };
        y = title_line.put(page, part, area, y) + APART * size;
        y = subtitle_line.put(page, Part::Paragraph, area, y);
        let foot = area.bottom() - author_line.height(area.width) - DESCENT * AUTHOR * size;
        let room = foot - y - size;
        let side = f64::min(0.8 * area.width, room / (1.0 + 2.0 * CARD));
        if side > 0.2 * area.width {
            let corner = Point::at(area.middle() - side / 2.0, (y + foot - side) / 2.0);
            let rim = CARD * side;
            let card = Area {
                corner: Point::at(corner.x - rim, corner.y - rim),
                width: side + 2.0 * rim,
                height: side + 2.0 * rim,
            };
            let mut elements = vec![filled(card, rim, WHITE)];
            let (ruling, givens, candidates) = (Ruling::of_puzzle(side), ornament(), CandidateSet::EMPTY);
            let grid = Grid { side, ruling, givens: &givens, placed: &Puzzle::EMPTY, candidates };
            elements.extend(grid.elements(Placing { at: corner, scale: 1.0, is_turned: false }));
            page.put(Part::Furniture, elements);
        }
        author_line.put(page, Part::Paragraph, Area { height: f64::INFINITY, ..area }, foot);
    }
}

/// A rectangle of one colour.
fn filled(area: Area, radius: f64, colour: Rgb) -> Element {
    let Area { corner, width, height } = area;
    Element::Form(Form::Rectangle { corner, width, height, radius }, Paint::filled(colour))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrap(pages: usize) -> Wrap<'static> {
        Wrap {
            title: "Rainy Days",
            author: "A. Author",
            ..Wrap::new(Paper::A4, pages, Stock::White.spine(pages))
        }
    }

    #[test]
    fn thin_books_have_no_words_on_the_spine() {
        assert!(!wrap(78).has_words_on_spine());
        // 120 pages are 0.27 in: letters of 9 points and the margins fit.
        assert!(wrap(120).has_words_on_spine());
        let sideways = |pages: usize| {
            let page = wrap(pages).page().expect("it fits");
            let texts = page.blocks.into_iter().flat_map(|block| block.elements);
            texts.filter(|element| matches!(element, Element::Text(text) if text.is_sideways)).count()
        };
        assert_eq!([sideways(78), sideways(120)], [0, 2]);
    }

    #[test]
    fn a_back_that_is_too_long_is_refused() {
        let long = "many words ".repeat(3000);
        assert_eq!(Wrap { text: &long, ..wrap(120) }.page(), Err(PrintError::Back));
    }

    #[test]
    fn words_stand_out_from_the_ground() {
        assert_eq!(wrap(1).ink(), WHITE);
        assert_eq!(Wrap { ground: Rgb(250, 220, 60), ..wrap(1) }.ink(), INK);
    }
}
