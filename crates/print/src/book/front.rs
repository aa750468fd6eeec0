//! The front matter of a book: cover, imprint, rules, contents.

use super::draw::linked;
use super::plan::Plan;
use crate::face::{DESCENT, Face};
use crate::grid::{BLACK, Grid};
use crate::{Area, Book, Page, Part};
use std::ops::Range;
use sudokit_core::{CandidateSet, Puzzle};
use sudokit_render::drawing::{Anchor, Element, Placing, Point, Text};

/// Line spacing, relative to the size of the type.
const LEADING: f64 = 1.4;
/// Row height of the contents, likewise.
const ROW: f64 = 1.6 * LEADING;

/// Size of the subtitle, relative to the title.
const SUBTITLE: f64 = 0.45;
/// Size of the foot of a cover, likewise.
const FOOT: f64 = 0.35;

/// The rules, in paragraphs, with a sentence on the solutions of this book; a heading starts with a number
/// sign.
const fn rules(about_solutions: &str) -> [&str; 9] {
    [
        "# How to play",
        "The grid has nine rows, nine columns and nine boxes of three by three cells. Some cells hold a digit from the start. Fill \
         in the others, so that every row, every column and every box has each digit from 1 to 9 once.",
        about_solutions,
        "# How to begin",
        "Choose a digit that is often there. Look at a box that lacks it: the rows and columns that have it already rule out most \
         of the box's cells. Where one cell is left, the digit goes there.",
        "Choose a cell whose row, column and box are nearly full. If they hold eight different digits between them, the ninth goes \
         into the cell.",
        "# When you are stuck",
        "Write into each empty cell, small, the digits that can still go there. Two cells of a row with the same two candidates \
         keep these digits for themselves: cross them out in the rest of the row. It is the same in columns and boxes.",
        "If all places of a digit in a box are in one row, cross out the digit in the rest of that row.",
    ]
}

impl Plan<'_> {
    pub(super) fn cover(&self, page: &mut Page, index: usize) {
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
        let count = match book.items.len() {
            1 => "1 puzzle".to_owned(),
            count => format!("{count} puzzles"),
        };
        y = bottom + 0.2 * size;
        y = lines(page, Part::Paragraph, &count, Face::Regular, FOOT * size, frame, y);
        lines(page, Part::Paragraph, author, Face::Bold, FOOT * size, frame, y);
    }

    /// Size and lines of the imprint, or none if they are too many to be read. The text about the book can be
    /// long: it is set smaller where it would not fit on its page.
    pub(super) fn imprint_lines(&self) -> Option<(f64, Vec<String>)> {
        const LEAST: f64 = 5.0;
        let (frame, mut size) = (self.frame(0), self.small());
        let font = "Set in Noto Sans, under the SIL Open Font License 1.1.";
        while size >= LEAST {
            let wrapped = |text| Face::Regular.wrapped(text, size, frame.width);
            let lines: Vec<String> = [self.book.about, font].into_iter().flat_map(wrapped).collect();
            if (LEADING * lines.len() as f64 + DESCENT) * size <= frame.height {
                return Some((size, lines));
            }
            size *= 0.95;
        }
        None
    }

    pub(super) fn imprint(&self, page: &mut Page, index: usize) {
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

    pub(super) fn rules(&self, page: &mut Page, index: usize) {
        self.furniture(page, index, "");
        let body = self.body(index);
        let text = if self.book.is_large { 16.0 } else { 12.5 };
        let about_solutions = self.about_solutions();
        let rules = rules(&about_solutions);
        // Everything must fit on one page: small pages have smaller type.
        let height =
            |size: f64| -> f64 { rules.iter().map(|said| rule(said, size, body.width).2 + 0.5 * size).sum() };
        let mut size = text;
        while height(size) > body.height && size > 6.0 {
            size *= 0.95;
        }
        let mut y = body.corner.y;
        for said in rules {
            let (face, wrapped, height) = rule(said, size, body.width);
            let bottom = y + height;
            let (part, size) = match said.strip_prefix("# ") {
                Some(title) => (Part::Heading { level: 1, title: title.to_owned() }, HEADING * size),
                None => (Part::Paragraph, size),
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

    /// A promise to the solver, as far as the puzzles keep it.
    fn about_solutions(&self) -> String {
        /// More numbers than this are tedious.
        const NAMED: usize = 6;
        let has_none = |item: &usize| self.book.items[*item].solution.is_none();
        let unsolved: Vec<String> = (0..self.book.items.len())
            .filter(has_none)
            .map(|item| self.book.number(item).to_string())
            .collect();
        match &unsolved[..] {
            [] => "Each puzzle has exactly one solution: every digit follows from those that are there."
                .to_owned(),
            all if all.len() == self.book.items.len() => {
                "No puzzle here has exactly one solution.".to_owned()
            }
            [one] => format!("Each puzzle except {one} has exactly one solution."),
            [first @ .., last] if first.len() < NAMED => {
                format!("Each puzzle except {} and {last} has exactly one solution.", first.join(", "))
            }
            many => format!("Each puzzle except {} of them has exactly one solution.", many.len()),
        }
    }

    const fn contents_size(&self) -> f64 {
        if self.book.is_large { 16.0 } else { 11.0 }
    }

    /// Number of sections on a page of contents: below the heading, with one row left for the solutions.
    pub(super) fn sections_to_a_page(&self) -> usize {
        let rows = (self.body(0).height / self.contents_size() - 2.0 * LEADING - DESCENT) / ROW;
        (rows.max(2.0) as usize) - 1
    }

    pub(super) fn contents(&self, page: &mut Page, index: usize, sections: Range<usize>) {
        self.furniture(page, index, "");
        let (body, size) = (self.body(index), self.contents_size());
        let mut y = body.corner.y + 2.0 * LEADING * size;
        let heading = Text::new("Contents", Point::at(body.corner.x, y), HEADING * size, BLACK).bold();
        let part = Part::Heading { level: 1, title: "Contents".to_owned() };
        page.put(part, vec![Element::Text(heading)]);
        let mut row = |name: &str, numbers: &str, target: usize| {
            y += ROW * size;
            let room = body.width - 4.5 * size - Face::Regular.width(numbers, size);
            let mut block = linked(
                &Face::Regular.cut(name, size, room),
                Point::at(body.corner.x, y),
                size,
                target,
                self.frame(target).corner,
            );
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
        for section in &self.sections[sections.clone()] {
            let name = &self.book.items[section.items.start].section;
            let numbers = [section.items.start, section.items.end - 1].map(|item| self.book.number(item));
            let name = if name.is_empty() { "Puzzles" } else { name };
            row(name, &format!("{} to {}", numbers[0], numbers[1]), section.page);
        }
        if sections.end == self.sections.len() && self.first_solutions < self.len() && !self.solved.is_empty()
        {
            row("Solutions", "", self.first_solutions);
        }
    }
}

/// Size of headings, relative to the text.
const HEADING: f64 = 1.3;

/// A paragraph or heading of the rules: face, lines and height.
fn rule(said: &str, size: f64, width: f64) -> (Face, Vec<String>, f64) {
    let (face, text, size) = match said.strip_prefix("# ") {
        Some(title) => (Face::Bold, title, HEADING * size),
        None => (Face::Regular, said, size),
    };
    let lines = face.wrapped(text, size, width);
    let height = LEADING * size * lines.len() as f64;
    (face, lines, height)
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
