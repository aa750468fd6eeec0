//! The front matter of a book: cover, imprint, rules, contents.

use super::Solutions;
use super::plan::{Plan, pieces};
use crate::face::{DESCENT, Face};
use crate::grid::{BLACK, Grid};
use crate::{Area, Book, Page, Part, PrintError};
use std::ops::Range;
use sudokit_core::{CandidateSet, Puzzle};
use sudokit_diagram::{Sentence, say};
use sudokit_render::drawing::{Anchor, Element, Placing, Point, Text};

/// Line spacing, relative to the size of the type.
const LEADING: f64 = 1.4;
/// Row height of the contents, likewise.
const ROW: f64 = 1.6 * LEADING;

/// Size of the subtitle, relative to the title.
const SUBTITLE: f64 = 0.45;
/// Size of the foot of a cover, likewise.
const FOOT: f64 = 0.35;

/// A page before the puzzles.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Front {
    Cover,
    /// Behind the cover: the source of the book.
    Imprint,
    Rules,
    /// These sections.
    Contents(Range<usize>),
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
        Ok(())
    }

    pub(super) fn front(&self, page: &mut Page, index: usize, front: &Front) {
        match front {
            Front::Cover => self.cover(page, index),
            Front::Imprint => self.imprint(page, index),
            Front::Rules => self.rules(page, index),
            Front::Contents(sections) => self.contents(page, index, sections.clone()),
        }
    }

    fn cover(&self, page: &mut Page, index: usize) {
        let (frame, book) = (self.frame(index), &self.book);
        let Book { title, subtitle, author, .. } = *book;
        let title = if title.is_empty() { "Sudoku" } else { title };
        let height = |text: &str, face: Face, size: f64| {
            LEADING * size * face.wrapped(text, size, frame.width).len() as f64
        };
        let head =
            |size: f64| height(title, Face::Bold, size) + height(subtitle, Face::Regular, SUBTITLE * size);
        let foot = |size: f64| FOOT * size * LEADING + height(author, Face::Bold, FOOT * size);
        // Long titles are set smaller.
        let mut size = frame.width * 0.09;
        while head(size) + foot(size) > 0.75 * frame.height && FOOT * size > 4.0 {
            size *= 0.95;
        }
        let mut y = frame.corner.y + 0.12 * frame.height;
        let part = Part::Heading { level: 1, title: title.to_string() };
        y = lines(page, part, title, Face::Bold, size, frame, y);
        y = lines(page, Part::Paragraph, subtitle, Face::Regular, SUBTITLE * size, frame, y);
        let bottom = frame.bottom() - foot(size) - 1.5 * size;
        let side = f64::min(0.75 * frame.width, bottom - y - size);
        if side > 0.2 * frame.width {
            let item = &book.items[0];
            let corner = Point::at(frame.middle() - side / 2.0, (y + bottom - side) / 2.0);
            let candidates = CandidateSet::EMPTY;
            let grid = Grid { side, givens: &item.puzzle, placed: &Puzzle::EMPTY, candidates };
            let placing = Placing { at: corner, scale: 1.0, is_turned: false };
            // This grid is only an ornament.
            page.put(Part::Furniture, grid.elements(placing));
        }
        let count = self.say(&say!("print-count", [count = book.items.len()]));
        y = bottom + 0.2 * size;
        y = lines(page, Part::Paragraph, &count, Face::Regular, FOOT * size, frame, y);
        lines(page, Part::Paragraph, author, Face::Bold, FOOT * size, frame, y);
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
        let mut row = |name: &str, numbers: &str, target: usize| {
            y += ROW * size;
            let room = body.width - 4.5 * size - Face::Regular.width(numbers, size);
            let name = Face::Regular.cut(name, size, room);
            let mut block = self.linked(&name, Point::at(body.corner.x, y), size, target);
            if let Some(link) = &mut block.link {
                link.area.width = body.width;
            }
            let mut put = |text: &str, x: f64| {
                let text = Text::new(text, Point::at(x, y), size, BLACK);
                block.elements.push(Element::Text(text.anchored(Anchor::End)));
            };
            put(numbers, body.right() - 3.5 * size);
            put(&(target + 1).to_string(), body.right());
            page.blocks.push(block);
        };
        let puzzles = self.say(&say!("print-puzzles"));
        for section in &self.sections[sections.clone()] {
            let name = &self.book.items[section.items.start].section;
            let [first, last] =
                [section.items.start, section.items.end - 1].map(|item| self.book.number(item));
            let name = if name.is_empty() { &puzzles } else { name };
            let numbers = match first == last {
                true => first.to_string(),
                false => self.say(&say!("print-from-to", [first, last])),
            };
            row(name, &numbers, section.page);
        }
        if sections.end == self.sections.len() && self.first_solutions < self.len() && !self.solved.is_empty()
        {
            row(&self.say(&say!("print-solutions")), "", self.first_solutions);
        }
    }
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

/// Draws centred lines in an area from a height on, as far as they fit, and returns the height where they
/// end.
fn lines(page: &mut Page, part: Part, text: &str, face: Face, size: f64, area: Area, mut y: f64) -> f64 {
    let mut elements = Vec::new();
    for line in face.wrapped(text, size, area.width) {
        if y + (LEADING + DESCENT) * size > area.bottom() {
            break;
        }
        y += LEADING * size;
        let text = Text::new(line, Point::at(area.middle(), y), size, BLACK).anchored(Anchor::Middle);
        elements.push(Element::Text(Text { is_bold: face == Face::Bold, ..text }));
    }
    if !elements.is_empty() {
        page.put(part, elements);
    }
    y
}
