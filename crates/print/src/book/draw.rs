//! Drawing the pages of a book.

use super::Solutions;
#[cfg(feature = "qr")]
use super::plan::CODE;
use super::plan::{Plan, SOLUTION_NUMBER, Sheet, TURNED_LIFT, TURNED_NUMBER};
use crate::face::{DESCENT, Face};
use crate::furniture::Furniture;
use crate::grid::{BLACK, Grid, LEAST_CELL, Ruling, THINNEST};
#[cfg(feature = "qr")]
use crate::qr;
use crate::stars::{self, stars};
use crate::{Area, Block, Item, Link, MM, Page, Part};
use std::ops::Range;
use sudokit_core::{CandidateSet, Puzzle};
use sudokit_diagram::{Rncn, Sentence, say};
use sudokit_render::drawing::{Anchor, Element, Form, Paint, Placing, Point, Text};

/// Width of a section's tab at the outer edge of a book with bleed.
const TAB: f64 = 4.0 * MM;

impl Plan<'_> {
    /// The page with this index, from 0.
    pub(super) fn page(&self, index: usize) -> Option<Page> {
        let sheet = self.sheets.get(index)?;
        let mut page = self.blank(index);
        match sheet {
            #[cfg(feature = "front")]
            Sheet::Front(front) => self.front(&mut page, index, front),
            Sheet::Puzzles(items) => self.puzzles(&mut page, index, items.clone()),
            Sheet::Back(items) => self.back(&mut page, index, items.clone()),
            Sheet::Solutions(solved) => self.solutions(&mut page, index, solved.clone()),
            Sheet::Blank => {}
        }
        Some(page)
    }

    /// Above: the title and the contents of the page. Below: its number and the source of the book,
    /// or its colophon.
    pub(super) fn furniture(&self, page: &mut Page, index: usize, holds: &str) {
        let (book, has_colophon) = (&self.book, self.has_colophon(index));
        let furniture = Furniture {
            title: book.title,
            holds,
            about: match (has_colophon, book.is_covered()) {
                (true, _) => book.colophon,
                (false, true) => "",
                (false, false) => book.about,
            },
            // The page of the colophon comes after all puzzles that have their solutions at the end.
            has_foot: has_colophon,
            number: index + 1,
            // On a bound page the title is at the inner edge, the number at the outer one.
            is_mirrored: book.is_bound && !self.is_right(index),
        };
        furniture.put(page, self.frame(index), self.small());
    }

    /// A tab at the outer edge, stepped down section by section.
    pub(super) fn tab(&self, page: &mut Page, index: usize, section: usize) {
        if self.book.bleed <= 0.0 || self.sections.len() < 2 {
            return;
        }
        let paper = page.paper;
        let height = paper.height / self.sections.len() as f64;
        let (x, width) = if self.book.is_bound && !self.is_right(index) {
            (-page.bleed.left, TAB + page.bleed.left)
        } else {
            (paper.width - TAB, TAB + page.bleed.right)
        };
        let corner = Point::at(x, height * section as f64);
        let form = Form::Rectangle { corner, width, height, radius: 0.0 };
        page.put(Part::Furniture, vec![Element::Form(form, Paint::filled(BLACK))]);
    }

    fn puzzles(&self, page: &mut Page, index: usize, items: Range<usize>) {
        let place = self.sections.iter().position(|section| section.items.contains(&items.start));
        let section = &self.book.items[items.start].section;
        self.furniture(page, index, section);
        if let Some(place) = place {
            self.tab(page, index, place);
            if self.sections[place].begin == index && !section.is_empty() {
                let part = Part::Heading { level: 1, title: section.clone() };
                // The running head already has the words.
                page.put(part, Vec::new());
            }
        }
        let slots = self.puzzle_slots(index);
        for (slot, item) in items.clone().enumerate() {
            self.puzzle(page, item, slots.grid(slot));
        }
        self.where_solved(page, index, items);
    }

    /// A puzzle in its slot: number and words above, the grid, then the part below.
    fn puzzle(&self, page: &mut Page, number: usize, area: Area) {
        let (item, book) = (&self.book.items[number], &self.book);
        let name = format!("{}", book.number(number));
        let mut elements = self.words_above(&name, item, area);
        let candidates = item.candidates_with(book.aid);
        let (side, ruling) = (area.width, Ruling::of_puzzle(area.width).styled(book.style));
        let grid = Grid { side, ruling, givens: &item.puzzle, placed: &item.placed, candidates };
        let placing = Placing { at: area.corner, scale: 1.0, is_turned: false };
        elements.extend(grid.elements(placing));
        let spoken = match self.label_in_words(item) {
            label if label.is_empty() => say!("print-puzzle", [name = name.clone()]),
            label => say!("print-puzzle-of", [name = name.clone(), label]),
        };
        page.put(Part::Figure(grid.spoken(&self.say(&spoken), book.words)), elements);
        let small = self.small();
        #[cfg(feature = "qr")]
        if let Some(app) = book.app {
            let at = Point::at(area.right() - CODE, area.bottom() + 0.5 * small);
            // Codes that do not fit were refused by the plan.
            if let Some(code) = qr::code(app, &item.puzzle, at, CODE) {
                page.put(Part::Figure(self.say(&say!("print-code", [name]))), code);
            }
        }
        if book.solutions == Solutions::Below {
            let side = self.turned_side();
            let corner = Point::at(area.corner.x, area.bottom() + small);
            self.turned(page, number, Area { corner, width: side, height: side });
        }
    }

    /// Below the puzzles of a page: the pages of their solutions, if these are at the end.
    fn where_solved(&self, page: &mut Page, index: usize, items: Range<usize>) {
        let mut pages: Vec<usize> = items.filter_map(|item| self.page_of_solution(item)).collect();
        pages.dedup();
        let (frame, size) = (self.frame(index), self.small());
        let gap = 0.8 * size;
        let width = |words: &str| Face::Regular.width(words, size);
        let whole = |words: &[String]| words.iter().map(|words| width(words) + gap).sum::<f64>() - gap;
        let mut words = self.where_solved_in_words(&pages, true);
        if whole(&words) > frame.width {
            words = self.where_solved_in_words(&pages, false);
        }
        if whole(&words) > frame.width {
            pages.truncate(1);
            words =
                pages.iter().map(|page| self.say(&say!("print-solved-from", [page = page + 1]))).collect();
        }
        let mut x = frame.middle() - whole(&words) / 2.0;
        for (words, solution) in words.iter().zip(pages) {
            let at = Point::at(x, frame.bottom() - DESCENT * size);
            page.blocks.push(self.linked(words, at, size, solution));
            x += width(words) + gap;
        }
    }

    /// The stars and the label of a puzzle, read aloud.
    fn label_in_words(&self, item: &Item) -> String {
        let stars =
            (item.stars > 0).then(|| self.say(&say!("print-stars", [count = item.stars, all = Item::STARS])));
        let parts: Vec<String> = stars.into_iter().chain([item.label.clone()]).collect();
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
    }

    /// Number, stars and label, and lines for a name and the time.
    fn words_above(&self, name: &str, item: &Item, area: Area) -> Vec<Element> {
        let size = self.caption();
        let y = area.corner.y - 0.5 * size;
        let (mut x, mut elements) = (area.corner.x, Vec::new());
        let mut room = area.width;
        if self.book.has_name_and_time {
            // A name needs room; without it, the time alone.
            let words = [(self.say(&say!("print-name")), 8.0), (self.say(&say!("print-time")), 4.0)];
            let words = if area.width > 26.0 * size { &words[..] } else { &words[1..] };
            let mut right = area.right();
            for (word, length) in words.iter().rev() {
                let line = [Point::at(right - length * size, y + 2.0), Point::at(right, y + 2.0)];
                elements.push(Element::Form(Form::Lines(vec![line]), Paint::line(BLACK, THINNEST)));
                let at = Point::at(line[0].x - 0.3 * size, y);
                elements.push(Element::Text(Text::new(word.clone(), at, size, BLACK).anchored(Anchor::End)));
                right = at.x - Face::Regular.width(word, size) - 0.8 * size;
            }
            room = right - area.corner.x;
        }
        let number = self.number_size();
        elements.push(Element::Text(Text::new(name, Point::at(x, y), number, BLACK).bold()));
        x += Face::Bold.width(name, number) + 0.6 * size;
        let diameter = 0.85 * size;
        if item.stars > 0 && stars::width(Item::STARS, diameter) <= room - (x - area.corner.x) {
            elements.extend(stars(item.stars, Item::STARS, Point::at(x, y), diameter));
            x += stars::width(Item::STARS, diameter) + 0.8 * size;
        }
        let line = Face::Regular.cut(&item.label, size, room - (x - area.corner.x));
        if !line.is_empty() {
            elements.push(Element::Text(Text::new(line, Point::at(x, y), size, BLACK)));
        }
        elements
    }

    /// A small solution upside down in an area, with its number above it for the reader who turns the page.
    fn turned(&self, page: &mut Page, number: usize, area: Area) {
        let item = &self.book.items[number];
        let Some(solution) = item.solution else { return };
        let placing = Placing { at: Point::at(area.right(), area.bottom()), scale: 1.0, is_turned: true };
        let name = self.book.number(number).to_string();
        let placed = Puzzle::from(solution);
        let grid = self.solution(&item.puzzle, &placed, area.width);
        let size = self.small();
        let at = Point::at(area.right(), area.bottom() + TURNED_LIFT * size);
        let label = Text { is_turned: true, ..Text::new(name.clone(), at, size, BLACK).bold() };
        let mut elements = grid.elements(placing);
        elements.push(Element::Text(label));
        page.put(Part::Figure(self.solution_in_words(&grid, name)), elements);
    }

    /// Solutions behind their puzzles, small and upside down: no digit is behind its cell.
    fn back(&self, page: &mut Page, index: usize, items: Range<usize>) {
        self.furniture(page, index, &self.say(&say!("print-solutions")));
        let (slots, number) = (self.puzzle_slots(index), TURNED_NUMBER * self.small());
        for (slot, item) in items.enumerate() {
            let grid = slots.grid(slot);
            let side = f64::max(0.45 * grid.width, 9.0 * LEAST_CELL * MM);
            // The smallest grids leave no room: the number gets that of the words above a puzzle.
            let y = f64::min((grid.height - side) / 2.0, grid.height - side - number);
            let corner = Point::at(grid.middle() - side / 2.0, grid.corner.y + y);
            self.turned(page, item, Area { corner, width: side, height: side });
        }
    }

    fn solutions(&self, page: &mut Page, index: usize, solved: Range<usize>) {
        let title = self.say(&say!("print-solutions"));
        let [first, last] = [solved.start, solved.end - 1].map(|at| self.book.number(self.solved[at]));
        self.furniture(page, index, &format!("{title} {}", self.numbers(first, last)));
        if index == self.first_solutions {
            page.put(Part::Heading { level: 1, title }, Vec::new());
        }
        let (slots, size) = (self.solution_slots(index), self.small());
        for (slot, number) in self.solved[solved].iter().enumerate() {
            let (item, area) = (&self.book.items[*number], slots.grid(slot));
            let Some(solution) = item.solution else { continue };
            let name = self.book.number(*number).to_string();
            let at = Point::at(area.corner.x, area.corner.y - 0.5 * size);
            let label = Text::new(name.clone(), at, SOLUTION_NUMBER * size, BLACK).bold();
            if let Some(puzzle) = self.page_of_puzzle(*number) {
                let words = self.say(&say!("print-on-page", [page = puzzle + 1]));
                let at = Point::at(area.right() - Face::Regular.width(&words, size), at.y);
                page.blocks.push(self.linked(&words, at, size, puzzle));
            }
            let placed = Puzzle::from(solution);
            let grid = self.solution(&item.puzzle, &placed, area.width);
            let placing = Placing { at: area.corner, scale: 1.0, is_turned: false };
            let mut elements = vec![Element::Text(label)];
            elements.extend(grid.elements(placing));
            page.put(Part::Figure(self.solution_in_words(&grid, name)), elements);
        }
    }

    /// The grid of a solution. Large print keeps the lines of its puzzles.
    fn solution<'g>(&self, givens: &'g Puzzle, placed: &'g Puzzle, side: f64) -> Grid<'g> {
        let ruling = match self.book.is_large {
            true => Ruling::of_puzzle(side),
            false => Ruling::of_solution(side, self.book.is_for_press),
        };
        let ruling = ruling.shaded(self.book.style);
        Grid { side, ruling, givens, placed, candidates: CandidateSet::EMPTY }
    }

    /// The numbers of consecutive puzzles.
    pub(super) fn numbers(&self, first: usize, last: usize) -> String {
        if first == last { first.to_string() } else { self.say(&say!("print-from-to", [first, last])) }
    }

    /// `Solutions on page 7`, or `Solutions: page 7`, `page 8`, each to become a link of its own.
    fn where_solved_in_words(&self, pages: &[usize], says_page: bool) -> Vec<String> {
        if let [page] = pages {
            return vec![self.say(&say!("print-solved-on", [page = page + 1]))];
        }
        let said = |page: usize| match says_page {
            true => self.say(&say!("print-on-page", [page])),
            false => page.to_string(),
        };
        let mut words: Vec<String> = pages.iter().map(|page| said(page + 1)).collect();
        if let Some(word) = words.first_mut() {
            *word = self.say(&say!("print-solved-first", [first = std::mem::take(word)]));
        }
        words
    }

    /// A solution, read aloud.
    fn solution_in_words(&self, grid: &Grid<'_>, name: String) -> String {
        grid.spoken(&self.say(&say!("print-solution", [name])), self.book.words)
    }

    /// A sentence in the words of the book.
    pub(super) fn say(&self, sentence: &Sentence) -> String {
        sentence.told(self.book.words, &Rncn)
    }

    /// Words that link to the top of another page.
    pub(super) fn linked(&self, words: &str, at: Point, size: f64, page: usize) -> Block {
        let width = Face::Regular.width(words, size);
        // Without margins, words are at the very edge of the paper.
        let area = Area { corner: Point::at(at.x, at.y - size), width, height: (1.0 + DESCENT) * size };
        let said = self.say(&say!("print-to-page", [page = page + 1]));
        Block {
            part: Part::Paragraph,
            elements: vec![Element::Text(Text::new(words, at, size, BLACK))],
            link: Some(Link { area, page, at: self.frame(page).corner, said }),
        }
    }
}
