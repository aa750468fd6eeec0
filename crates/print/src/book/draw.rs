//! Drawing the pages of a book.

#[cfg(feature = "qr")]
use super::plan::CODE;
use super::plan::{LEAST_CELL, Plan, Sheet, TURNED_LIFT, TURNED_NUMBER};
use super::{Aid, Solutions};
use crate::face::{DESCENT, Face};
use crate::furniture::Furniture;
use crate::grid::{BLACK, Grid, THINNEST};
#[cfg(feature = "qr")]
use crate::qr;
use crate::{Area, Block, Item, Link, MM, Page, Part};
use std::ops::Range;
use sudokit_core::{Board, CandidateSet, Cell, Puzzle};
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

    /// Above: the title and the contents of the page. Below: its number and the source of the book.
    pub(super) fn furniture(&self, page: &mut Page, index: usize, holds: &str) {
        let book = &self.book;
        let furniture = Furniture {
            title: book.title,
            holds,
            about: if book.is_covered() { "" } else { book.about },
            number: index + 1,
            // On a bound page the title is at the inner edge, the number at the outer one.
            is_mirrored: book.is_bound && !self.is_right(index),
        };
        furniture.put(page, self.frame(index), self.small());
    }

    /// A tab at the outer edge, stepped down section by section.
    fn tab(&self, page: &mut Page, index: usize, section: usize) {
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
            if self.sections[place].page == index && !section.is_empty() {
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
        let mut elements = self.words_above(&name, &item.label, area);
        let candidates = aid(item, book.aid);
        let grid = Grid { side: area.width, givens: &item.puzzle, placed: &item.placed, candidates };
        let placing = Placing { at: area.corner, scale: 1.0, is_turned: false };
        elements.extend(grid.elements(placing));
        let spoken = match &*item.label {
            "" => say!("print-puzzle", [name = name.clone()]),
            label => say!("print-puzzle-of", [name = name.clone(), label = label.to_owned()]),
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

    /// Number and label, and lines for a name and the time.
    fn words_above(&self, name: &str, label: &str, area: Area) -> Vec<Element> {
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
        elements.push(Element::Text(Text::new(name, Point::at(x, y), size, BLACK).bold()));
        x += Face::Bold.width(name, size) + 0.6 * size;
        // Too long a label is cut between words.
        let line = Face::Regular.cut(label, size, room - (x - area.corner.x));
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
        let grid =
            Grid { side: area.width, givens: &item.puzzle, placed: &placed, candidates: CandidateSet::EMPTY };
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
        self.furniture(page, index, &title);
        if index == self.first_solutions {
            page.put(Part::Heading { level: 1, title }, Vec::new());
        }
        let (slots, size) = (self.solution_slots(index), self.small());
        for (slot, number) in self.solved[solved].iter().enumerate() {
            let (item, area) = (&self.book.items[*number], slots.grid(slot));
            let Some(solution) = item.solution else { continue };
            let name = self.book.number(*number).to_string();
            let y = area.corner.y - 0.5 * size;
            let label = Text::new(name.clone(), Point::at(area.corner.x, y), size, BLACK).bold();
            if let Some(puzzle) = self.page_of_puzzle(*number) {
                let words = self.say(&say!("print-on-page", [page = puzzle + 1]));
                let at = Point::at(area.right() - Face::Regular.width(&words, size), y);
                page.blocks.push(self.linked(&words, at, size, puzzle));
            }
            let placed = Puzzle::from(solution);
            let candidates = CandidateSet::EMPTY;
            let grid = Grid { side: area.width, givens: &item.puzzle, placed: &placed, candidates };
            let placing = Placing { at: area.corner, scale: 1.0, is_turned: false };
            let mut elements = vec![Element::Text(label)];
            elements.extend(grid.elements(placing));
            page.put(Part::Figure(self.solution_in_words(&grid, name)), elements);
        }
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

/// Candidates to print in the empty cells of a puzzle.
fn aid(item: &Item, aid: Aid) -> CandidateSet {
    match aid {
        Aid::None => item.candidates,
        Aid::Candidates => {
            let mut all = item.puzzle;
            for cell in Cell::all() {
                if let Some(digit) = item.placed.digit(cell) {
                    all.set(cell, Some(digit));
                }
            }
            // A contradictory puzzle has no candidates.
            Board::new(&all).map_or(CandidateSet::EMPTY, |board| board.candidate_set())
        }
        Aid::Digits => CandidateSet::ALL,
    }
}
