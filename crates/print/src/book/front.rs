//! The front matter of a book: cover, imprint, rules, contents.

use super::Solutions;
use super::plan::{Plan, Sheet, pieces};
use crate::centred::{Centred, LEADING};
use crate::face::{DESCENT, Face};
use crate::grid::{BLACK, Grid, Ruling, THINNEST, ornament};
use crate::{Book, Page, Part, PrintError};
use std::ops::Range;
use sudokit_core::{CandidateSet, Puzzle};
use sudokit_diagram::{Sentence, say};
use sudokit_render::drawing::{Anchor, Element, Form, Paint, Placing, Point, Stroke, Text};

/// Row height of the contents, likewise.
const ROW: f64 = 1.6 * LEADING;

/// Size of the subtitle, relative to the title.
const SUBTITLE: f64 = 0.45;
/// Space between the two, likewise.
const APART: f64 = 0.35;
/// Size of the foot of a cover, likewise.
const FOOT: f64 = 0.35;
/// Share of a cover for its words, so that the picture keeps its room.
const WORDS: f64 = 0.5;
/// A dot of the leaders of the contents, and the space behind it.
const DOT: f64 = 0.75;
const DOTS: f64 = 4.0;

/// Size of the title of a section on the page with its text, relative to the text.
const OPENING: f64 = 2.2;

/// A page before the puzzles.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Front {
    Cover,
    /// Behind the cover: the source of the book.
    Imprint,
    Rules,
    /// These sections.
    Contents(Range<usize>),
    /// Before the puzzles of this section: its title and text.
    Opening(usize),
}

impl Plan<'_> {
    /// The front matter of a book with so many sections.
    pub(super) fn fronts(&self, sections: usize) -> Vec<Front> {
        let (book, mut fronts) = (&self.book, Vec::new());
        if book.has_cover {
            fronts.extend([Front::Cover, Front::Imprint]);
        }
        if book.has_rules {
            fronts.push(Front::Rules);
        }
        // A book without puzzles has no sections.
        if book.has_contents && book.solutions != Solutions::Only {
            fronts.extend(pieces(0..sections, self.sections_to_a_page()).map(Front::Contents));
        }
        fronts
    }

    pub(super) fn check_front(&self) -> Result<(), PrintError> {
        if self.book.has_cover && self.imprint_lines().is_none() {
            return Err(PrintError::About);
        }
        let openings = self.sheets.iter().enumerate().filter_map(|(index, sheet)| match sheet {
            Sheet::Front(Front::Opening(section)) => Some((index, *section)),
            _ => None,
        });
        for (index, section) in openings {
            if self.opening_lines(index, section).is_none() {
                return Err(PrintError::Opening(self.title_of(section).to_owned()));
            }
        }
        Ok(())
    }

    pub(super) fn front(&self, page: &mut Page, index: usize, front: &Front) {
        match front {
            Front::Cover => self.cover(page, index),
            Front::Imprint => self.imprint(page, index),
            Front::Rules => self.rules(page, index),
            Front::Contents(sections) => self.contents(page, index, sections.clone()),
            Front::Opening(section) => self.opening(page, index, *section),
        }
    }

    fn cover(&self, page: &mut Page, index: usize) {
        let (frame, book) = (self.frame(index), &self.book);
        let Book { title, subtitle, author, .. } = *book;
        let title = if title.is_empty() { "Sudoku" } else { title };
        let line = |text, face, size| Centred { text, face, size, colour: BLACK };
        let head = |size: f64| {
            let below = line(subtitle, Face::Regular, SUBTITLE * size).height(frame.width);
            line(title, Face::Bold, size).height(frame.width) + APART * size + below
        };
        let foot =
            |size: f64| FOOT * size * LEADING + line(author, Face::Bold, FOOT * size).height(frame.width);
        // Long titles are set smaller.
        let mut size = frame.width * 0.09;
        while head(size) + foot(size) > WORDS * frame.height && FOOT * size > 4.0 {
            size *= 0.95;
        }
        let mut y = frame.corner.y + 0.12 * frame.height;
        let part = Part::Heading { level: 1, title: title.to_string() };
        y = line(title, Face::Bold, size).put(page, part, frame, y) + APART * size;
        y = line(subtitle, Face::Regular, SUBTITLE * size).put(page, Part::Paragraph, frame, y);
        let bottom = frame.bottom() - foot(size) - 1.5 * size;
        let side = f64::min(0.75 * frame.width, bottom - y - size);
        if side > 0.2 * frame.width {
            let corner = Point::at(frame.middle() - side / 2.0, (y + bottom - side) / 2.0);
            let (ruling, givens, candidates) = (Ruling::of_puzzle(side), ornament(), CandidateSet::EMPTY);
            let grid = Grid { side, ruling, givens: &givens, placed: &Puzzle::EMPTY, candidates };
            let placing = Placing { at: corner, scale: 1.0, is_turned: false };
            page.put(Part::Furniture, grid.elements(placing));
        }
        let count = self.say(&say!("print-count", [count = book.items.len()]));
        y = bottom + 0.2 * size;
        if count != subtitle {
            y = line(&count, Face::Regular, FOOT * size).put(page, Part::Paragraph, frame, y);
        }
        line(author, Face::Bold, FOOT * size).put(page, Part::Paragraph, frame, y);
    }

    /// Size and lines of the imprint, or none if they are too many to be read. The text about the book can be
    /// long: it is set smaller where it would not fit on its page.
    fn imprint_lines(&self) -> Option<(f64, Vec<String>)> {
        const LEAST: f64 = 5.0;
        let (frame, mut size) = (self.frame(0), self.small());
        let mut fonts = vec![self.say(&say!("print-font"))];
        if !self.book.font.is_empty() {
            fonts.push(self.say(&say!("print-second-font", [font = self.book.font.to_owned()])));
        }
        while size >= LEAST {
            let wrapped = |text| Face::Regular.wrapped(text, size, frame.width);
            let lines: Vec<String> = [self.book.about]
                .into_iter()
                .chain(fonts.iter().map(String::as_str))
                .flat_map(wrapped)
                .collect();
            if (LEADING * lines.len() as f64 + DESCENT) * size <= frame.height {
                return Some((size, lines));
            }
            size *= 0.95;
        }
        None
    }

    fn imprint(&self, page: &mut Page, index: usize) {
        let frame = self.frame(index);
        let Some((size, lines)) = self.imprint_lines() else { return };
        let mut y = frame.bottom() - (LEADING * lines.len() as f64 + DESCENT) * size;
        let mut elements = Vec::new();
        for line in lines {
            y += LEADING * size;
            elements.push(Element::Text(Text::new(line, Point::at(frame.corner.x, y), size, BLACK)));
        }
        page.put(Part::Paragraph, elements);
    }

    fn rules(&self, page: &mut Page, index: usize) {
        self.furniture(page, index, "");
        let body = self.body(index);
        let text = if self.book.is_large { 16.0 } else { 12.5 };
        let rules = self.rules_in_words();
        // Everything must fit on one page: small pages have smaller type.
        let height =
            |size: f64| -> f64 { rules.iter().map(|said| said.set(size, body.width).2 + 0.5 * size).sum() };
        let mut size = text;
        while height(size) > body.height && size > 6.0 {
            size *= 0.95;
        }
        let mut y = body.corner.y;
        for said in rules {
            let (face, wrapped, height) = said.set(size, body.width);
            let bottom = y + height;
            let (part, size) = match said {
                Rule::Heading(title) => (Part::Heading { level: 1, title }, HEADING * size),
                Rule::Text(_) => (Part::Paragraph, size),
            };
            let mut elements = Vec::new();
            for line in wrapped {
                y += LEADING * size;
                let text = Text::new(line, Point::at(body.corner.x, y), size, BLACK);
                elements.push(Element::Text(Text { is_bold: face == Face::Bold, ..text }));
            }
            page.put(part, elements);
            y = bottom + 0.5 * size;
        }
    }

    /// The rules, for people who have never seen a Sudoku.
    fn rules_in_words(&self) -> Vec<Rule> {
        let (heading, text) = (|said| Rule::Heading(self.say(&said)), |said| Rule::Text(self.say(&said)));
        vec![
            heading(say!("print-how-to-play")),
            text(say!("print-grid")),
            text(self.about_solutions()),
            heading(say!("print-how-to-begin")),
            text(say!("print-begin-with-digit")),
            text(say!("print-begin-with-cell")),
            heading(say!("print-when-stuck")),
            text(say!("print-pairs")),
            text(say!("print-locked")),
        ]
    }

    /// A promise to the solver, as far as the puzzles keep it.
    fn about_solutions(&self) -> Sentence {
        /// More numbers than this are tedious.
        const NAMED: usize = 6;
        let has_none = |item: &usize| self.book.items[*item].solution.is_none();
        let unsolved: Vec<usize> = (0..self.book.items.len()).filter(has_none).collect();
        match unsolved.len() {
            0 => say!("print-each-has-one"),
            all if all == self.book.items.len() => say!("print-none-has-one"),
            1..=NAMED => {
                let number = |item: &usize| say!("print-number", [number = self.book.number(*item)]);
                say!("print-all-but", [numbers = unsolved.iter().map(number).collect::<Vec<_>>()])
            }
            count => say!("print-all-but-several", [count]),
        }
    }

    fn title_of(&self, section: usize) -> &str {
        self.sections.get(section).map_or("", |section| &self.book.items[section.items.start].section)
    }

    /// Size and lines of the text of a section, or none if they are too many to be read. Each line of the
    /// text begins one here, and an empty one is a space between paragraphs.
    fn opening_lines(&self, index: usize, section: usize) -> Option<(f64, Vec<String>)> {
        const LEAST: f64 = 7.0;
        let (body, mut size) = (self.body(index), self.contents_size());
        let text = self.book.texts[section].replace("\r\n", "\n");
        let title = |size: f64| Face::Bold.wrapped(self.title_of(section), OPENING * size, body.width).len();
        while size >= LEAST {
            let wrapped = |line: &str| match Face::Regular.wrapped(line, size, body.width) {
                none if none.is_empty() => vec![String::new()],
                lines => lines,
            };
            let lines: Vec<String> = text.trim_end().lines().flat_map(wrapped).collect();
            let height = (lines.len() as f64 + 2.0 + OPENING * title(size) as f64) * LEADING * size;
            if 0.2 * body.height + height <= body.height {
                return Some((size, lines));
            }
            size *= 0.95;
        }
        None
    }

    /// The page before the puzzles of a section.
    fn opening(&self, page: &mut Page, index: usize, section: usize) {
        let Some((size, lines)) = self.opening_lines(index, section) else { return };
        self.furniture(page, index, "");
        self.tab(page, index, section);
        let (body, title) = (self.body(index), self.title_of(section));
        let part = Part::Heading { level: 1, title: title.to_owned() };
        let (mut y, mut elements) = (body.corner.y + 0.2 * body.height, Vec::new());
        for line in Face::Bold.wrapped(title, OPENING * size, body.width) {
            y += LEADING * OPENING * size;
            let text = Text::new(line, Point::at(body.corner.x, y), OPENING * size, BLACK);
            elements.push(Element::Text(text.bold()));
        }
        page.put(part, elements);
        y += LEADING * size;
        let mut elements = Vec::new();
        for line in lines {
            y += LEADING * size;
            if !line.is_empty() {
                elements.push(Element::Text(Text::new(line, Point::at(body.corner.x, y), size, BLACK)));
            }
        }
        page.put(Part::Paragraph, elements);
    }

    const fn contents_size(&self) -> f64 {
        if self.book.is_large { 16.0 } else { 11.0 }
    }

    /// Number of sections on a page of contents: below the heading, with one row left for the solutions.
    fn sections_to_a_page(&self) -> usize {
        let rows = (self.body(0).height / self.contents_size() - 2.0 * LEADING - DESCENT) / ROW;
        (rows.max(2.0) as usize) - 1
    }

    fn contents(&self, page: &mut Page, index: usize, sections: Range<usize>) {
        self.furniture(page, index, "");
        let (body, size) = (self.body(index), self.contents_size());
        let mut y = body.corner.y + 2.0 * LEADING * size;
        let title = self.say(&say!("print-contents"));
        let heading = Text::new(title.clone(), Point::at(body.corner.x, y), HEADING * size, BLACK).bold();
        let part = Part::Heading { level: 1, title };
        page.put(part, vec![Element::Text(heading)]);
        let mut leaders = Vec::new();
        let mut row = |name: &str, numbers: &str, target: usize| {
            y += ROW * size;
            let room = body.width - 4.5 * size - Face::Regular.width(numbers, size);
            let name = Face::Regular.cut(name, size, room);
            let mut block = self.linked(&name, Point::at(body.corner.x, y), size, target);
            let from = body.corner.x + Face::Regular.width(&name, size) + 0.5 * size;
            let to_page = body.right() - Face::Regular.width(&(target + 1).to_string(), size) - 0.5 * size;
            if numbers.is_empty() {
                leaders.extend(leader(from, to_page, y));
            } else {
                let to_numbers = body.right() - 4.0 * size - Face::Regular.width(numbers, size);
                leaders.extend(leader(from, to_numbers, y));
                leaders.extend(leader(body.right() - 3.0 * size, to_page, y));
            }
            if let Some(link) = &mut block.link {
                link.area.width = body.width;
            }
            let mut put = |text: &str, x: f64| {
                let text = Text::new(text, Point::at(x, y), size, BLACK);
                block.elements.push(Element::Text(text.anchored(Anchor::End)));
            };
            if !numbers.is_empty() {
                put(numbers, body.right() - 3.5 * size);
            }
            put(&(target + 1).to_string(), body.right());
            page.blocks.push(block);
        };
        let puzzles = self.say(&say!("print-puzzles"));
        for section in &self.sections[sections.clone()] {
            let name = &self.book.items[section.items.start].section;
            let [first, last] =
                [section.items.start, section.items.end - 1].map(|item| self.book.number(item));
            let name = if name.is_empty() { &puzzles } else { name };
            row(name, &self.numbers(first, last), section.begin);
        }
        if sections.end == self.sections.len() && self.first_solutions < self.len() && !self.solved.is_empty()
        {
            row(&self.say(&say!("print-solutions")), "", self.first_solutions);
        }
        // Screen readers skip the dots.
        page.put(Part::Furniture, leaders);
    }
}

/// Dots from one end of a row to the other, if there is room. Those of all rows are below each other.
fn leader(from: f64, to: f64, y: f64) -> Option<Element> {
    let from = (from / DOTS).ceil() * DOTS;
    let line = Form::Lines(vec![[Point::at(from, y), Point::at(to, y)]]);
    let dots = Stroke { colour: BLACK, width: THINNEST, dashes: Some([DOT, DOTS - DOT]), is_square: false };
    (from + DOTS < to).then_some(Element::Form(line, Paint { fill: None, stroke: Some(dots) }))
}

/// Size of headings, relative to the text.
const HEADING: f64 = 1.3;

/// A paragraph or heading of the rules.
enum Rule {
    Heading(String),
    Text(String),
}

impl Rule {
    /// Face, lines and height.
    fn set(&self, size: f64, width: f64) -> (Face, Vec<String>, f64) {
        let (face, text, size) = match self {
            Self::Heading(text) => (Face::Bold, text, HEADING * size),
            Self::Text(text) => (Face::Regular, text, size),
        };
        let lines = face.wrapped(text, size, width);
        let height = LEADING * size * lines.len() as f64;
        (face, lines, height)
    }
}
