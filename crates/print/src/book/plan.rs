//! The plan of a book: the contents of every page, before any is drawn.

#[cfg(feature = "front")]
use super::front::Front;
use super::{Book, Solutions};
use crate::furniture::Furniture;
use crate::grid::{Grid, LEAST_CELL};
#[cfg(feature = "qr")]
use crate::qr;
use crate::slots::{Around, Slots};
use crate::{Area, Bleed, MM, Margins, Page, PrintError};
use std::ops::Range;
use sudokit_render::drawing::Point;

/// Distance between the number of a solution upside down and its grid, relative to the size of the type.
pub(super) const TURNED_LIFT: f64 = 0.3;

/// Height of that number with its distance, likewise.
pub(super) const TURNED_NUMBER: f64 = 1.25;
/// Size of the number of a solution at the end, relative to the words beside it: readers look for it.
pub(super) const SOLUTION_NUMBER: f64 = 1.3;
/// Size of the number of a puzzle, relative to its digits, and its limit in points.
const NUMBER: f64 = 0.7;
const LARGEST_NUMBER: f64 = 20.0;
/// Preferred numbers of solutions on a page, the most first.
const SOLUTIONS: [usize; 6] = [12, 9, 6, 4, 2, 1];
/// Preferred side of a cell of a solution, in millimetres: normal and large print.
const SOLUTION_CELL: [f64; 2] = [3.9, 9.0];

/// Side of a QR code: modules of a third of a millimetre, which phones can read.
pub(super) const CODE: f64 = 18.0 * MM;

/// Contents of a page.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Sheet {
    #[cfg(feature = "front")]
    Front(Front),
    /// These puzzles.
    Puzzles(Range<usize>),
    /// The solutions of these puzzles, on the back of their page.
    Back(Range<usize>),
    /// The solutions of these of the solved puzzles.
    Solutions(Range<usize>),
    Blank,
}

/// Consecutive puzzles with the same section.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Section {
    pub(super) items: Range<usize>,
    /// Its first page with puzzles.
    pub(super) page: usize,
    /// The page with its text, if it has one, and otherwise the first with puzzles.
    pub(super) begin: usize,
}

/// A book with its pages.
#[derive(Clone, Debug)]
pub(super) struct Plan<'a> {
    pub(super) book: Book<'a>,
    pub(super) sheets: Vec<Sheet>,
    pub(super) sections: Vec<Section>,
    /// Puzzles that have a solution.
    pub(super) solved: Vec<usize>,
    pub(super) per_solution_page: usize,
    /// First page of solutions at the end.
    pub(super) first_solutions: usize,
    pub(super) margins: Margins,
}

impl<'a> Plan<'a> {
    pub(super) fn new(book: &Book<'a>) -> Result<Self, PrintError> {
        if book.items.is_empty() {
            return Err(PrintError::Nothing);
        }
        if !(1..=Book::MOST_PER_PAGE).contains(&book.per_page) {
            return Err(PrintError::PerPage(book.per_page));
        }
        let solved = (0..book.items.len()).filter(|item| book.items[*item].solution.is_some()).collect();
        let mut plan = Self {
            book: *book,
            sheets: Vec::new(),
            sections: Vec::new(),
            solved,
            per_solution_page: 1,
            first_solutions: 0,
            margins: book.margins.unwrap_or(Margins::all(15.0 * MM)),
        };
        if book.solutions == Solutions::Only && plan.solved.is_empty() {
            return Err(PrintError::Nothing);
        }
        // The gutter depends on the number of pages, which depends on the solutions on a page.
        for _ in 0..2 {
            if book.is_bound && book.margins.is_none() {
                plan.margins = Margins::of_book(plan.len());
            }
            plan.lay_out()?;
        }
        plan.check()?;
        Ok(plan)
    }

    pub(super) const fn len(&self) -> usize {
        self.sheets.len()
    }

    /// Lays out the pages.
    fn lay_out(&mut self) -> Result<(), PrintError> {
        let Area { width, height, .. } = self.frame(0);
        if width < 20.0 * MM || height < 20.0 * MM {
            return Err(PrintError::Margins { width, height });
        }
        let book = self.book;
        self.sheets.clear();
        self.sections.clear();
        self.per_solution_page = self.solutions_to_a_page();
        let runs: Vec<Range<usize>> = sections(&book);
        #[cfg(feature = "front")]
        self.sheets.extend(self.fronts(runs.len()).into_iter().map(Sheet::Front));
        if book.solutions != Solutions::Only {
            // Puzzles start on a right page.
            if (book.is_bound || book.solutions == Solutions::Back) && self.len() % 2 == 1 {
                self.sheets.push(Sheet::Blank);
            }
            for items in runs {
                let begin = self.open_section();
                self.sections.push(Section { items: items.clone(), page: self.len(), begin });
                for items in pieces(items, book.per_page) {
                    self.sheets.push(Sheet::Puzzles(items.clone()));
                    if book.solutions == Solutions::Back {
                        self.sheets.push(Sheet::Back(items));
                    }
                }
            }
        }
        self.first_solutions = self.len();
        if matches!(book.solutions, Solutions::End | Solutions::Only) {
            let pages = pieces(0..self.solved.len(), self.per_solution_page);
            self.sheets.extend(pages.map(Sheet::Solutions));
        }
        if book.is_bound && self.len() % 2 == 1 {
            self.sheets.push(Sheet::Blank);
        }
        Ok(())
    }

    /// Puts the page with the text of the next section, if it has one. Returns the page where the section
    /// begins.
    fn open_section(&mut self) -> usize {
        #[cfg(feature = "front")]
        {
            let section = self.sections.len();
            if self.book.texts.get(section).is_some_and(|text| !text.is_empty()) {
                if self.book.is_bound && self.len() % 2 == 1 {
                    self.sheets.push(Sheet::Blank);
                }
                let begin = self.len();
                self.sheets.push(Sheet::Front(Front::Opening(section)));
                if self.book.solutions == Solutions::Back {
                    // Solutions are behind their puzzles.
                    self.sheets.push(Sheet::Blank);
                }
                return begin;
            }
        }
        self.len()
    }

    /// Checks that everything is readable.
    fn check(&self) -> Result<(), PrintError> {
        let book = &self.book;
        #[cfg(feature = "front")]
        self.check_front()?;
        #[cfg(feature = "qr")]
        if let Some(app) = book.app
            && qr::code(app, &book.items[0].puzzle, Point::at(0.0, 0.0), 1.0).is_none()
        {
            return Err(PrintError::Address(app.to_owned()));
        }
        let mut grids = Vec::new();
        if book.solutions != Solutions::Only {
            grids.push((book.per_page, self.puzzle_slots(0).side));
        }
        if matches!(book.solutions, Solutions::End | Solutions::Only) && !self.solved.is_empty() {
            grids.push((self.per_solution_page, self.solution_slots(0).side));
        }
        for (per_page, side) in &grids {
            if side / 9.0 < LEAST_CELL * MM {
                let side = (side / 9.0).max(0.0);
                return Err(PrintError::Cells { per_page: *per_page, side, least: LEAST_CELL });
            }
        }
        if book.is_large
            && book.solutions != Solutions::Only
            && let Some((per_page, side)) = grids.first()
        {
            let (size, least) = (Grid::digit_size(*side), Book::LARGE_DIGITS);
            if size < least {
                return Err(PrintError::LargePrint { per_page: *per_page, size, least });
            }
        }
        Ok(())
    }

    /// The wanted number of solutions, or else as many as are readable.
    fn solutions_to_a_page(&self) -> usize {
        let least = SOLUTION_CELL[usize::from(self.book.is_large)] * MM;
        self.book.solutions_per_page.filter(|count| *count > 0).unwrap_or_else(|| {
            let fits = |count: &usize| self.slots_of_solutions(0, *count).side / 9.0 >= least;
            SOLUTIONS.into_iter().find(fits).unwrap_or(1)
        })
    }

    /// An empty page, with the bleed and size for its index.
    pub(super) fn blank(&self, index: usize) -> Page {
        let bleed = self.book.bleed;
        let (left, right) = match (self.book.is_bound, self.is_right(index)) {
            (false, _) => (bleed, bleed),
            (true, true) => (0.0, bleed),
            (true, false) => (bleed, 0.0),
        };
        let bleed = Bleed { left, right, top: bleed, bottom: bleed };
        Page { bleed, language: self.book.words.language(), ..Page::new(self.book.paper) }
    }

    /// Returns true for a right page. The first page is one.
    pub(super) const fn is_right(&self, index: usize) -> bool {
        index.is_multiple_of(2)
    }

    /// The area within the margins.
    pub(super) fn frame(&self, index: usize) -> Area {
        let Margins { top, bottom, inner, outer } = self.margins;
        let (left, right) =
            if self.book.is_bound && !self.is_right(index) { (outer, inner) } else { (inner, outer) };
        let paper = self.book.paper;
        let (width, height) = (paper.width - left - right, paper.height - top - bottom);
        Area { corner: Point::at(left, top), width, height }
    }

    /// The area between running head and page number.
    pub(super) fn body(&self, index: usize) -> Area {
        let frame = self.frame(index);
        let has_head =
            !self.book.title.is_empty() || self.book.items.iter().any(|item| !item.section.is_empty());
        let [above, below] = Furniture::heights(self.small(), has_head);
        Area {
            corner: Point::at(frame.corner.x, frame.corner.y + above),
            height: frame.height - above - below,
            ..frame
        }
    }

    /// Size of running heads, page numbers and the words at puzzles.
    pub(super) const fn small(&self) -> f64 {
        if self.book.is_large { 14.0 } else { 8.5 }
    }

    /// Size of the words above a puzzle.
    pub(super) fn caption(&self) -> f64 {
        if self.book.is_large { 18.0 } else { (0.05 * self.about_a_side()).clamp(7.5, 12.0) }
    }

    /// Size of the number above a puzzle: easy to find when looking up solutions.
    pub(super) fn number_size(&self) -> f64 {
        let caption = self.caption();
        (NUMBER * Grid::digit_size(self.about_a_side())).min(LARGEST_NUMBER).max(caption)
    }

    /// The places of the puzzles on a page.
    pub(super) fn puzzle_slots(&self, index: usize) -> Slots {
        let above = 1.5 * self.number_size();
        let around = Around { above, below: self.below(), gap: 1.4 * self.caption() };
        Slots::new(self.body(index), self.book.per_page, around)
    }

    /// Estimated side of a grid.
    fn about_a_side(&self) -> f64 {
        let Area { width, height, .. } = self.body(0);
        width.min(height) / (self.book.per_page as f64).sqrt()
    }

    /// Height of the part below a puzzle: its solution or a code.
    fn below(&self) -> f64 {
        let small = 1.5 * self.small();
        let solution = match self.book.solutions {
            Solutions::Below => (1.0 + TURNED_NUMBER) * self.small() + self.turned_side(),
            Solutions::End | Solutions::Back | Solutions::None | Solutions::Only => 0.0,
        };
        let code = if self.book.has_codes() { CODE + 0.5 * small } else { 0.0 };
        solution.max(code)
    }

    /// Side of a solution upside down below its puzzle.
    pub(super) fn turned_side(&self) -> f64 {
        let least = 9.0 * LEAST_CELL * MM;
        f64::max(0.3 * self.about_a_side(), if self.book.is_large { 1.5 * least } else { least })
    }

    pub(super) fn solution_slots(&self, index: usize) -> Slots {
        self.slots_of_solutions(index, self.per_solution_page)
    }

    fn slots_of_solutions(&self, index: usize, count: usize) -> Slots {
        let small = self.small();
        let around = Around { above: 1.4 * SOLUTION_NUMBER * small, below: 0.0, gap: 1.4 * small };
        Slots::new(self.body(index), count, around)
    }

    /// True for the page with the colophon: the last one that is not blank.
    pub(super) fn has_colophon(&self, index: usize) -> bool {
        let last = self.sheets.iter().rposition(|sheet| *sheet != Sheet::Blank);
        !self.book.colophon.is_empty() && last == Some(index)
    }

    /// Page of a puzzle.
    pub(super) fn page_of_puzzle(&self, item: usize) -> Option<usize> {
        let section = self.sections.iter().find(|section| section.items.contains(&item))?;
        let sides = if self.book.solutions == Solutions::Back { 2 } else { 1 };
        Some(section.page + (item - section.items.start) / self.book.per_page * sides)
    }

    /// Page of a solution at the end.
    pub(super) fn page_of_solution(&self, item: usize) -> Option<usize> {
        if self.book.solutions != Solutions::End {
            return None;
        }
        let at = self.solved.binary_search(&item).ok()?;
        Some(self.first_solutions + at / self.per_solution_page)
    }
}

/// Runs of puzzles with the same section.
fn sections(book: &Book<'_>) -> Vec<Range<usize>> {
    let mut start = 0;
    let runs = book.items.chunk_by(|one, next| one.section == next.section).map(|run| {
        start += run.len();
        start - run.len()..start
    });
    runs.collect()
}

/// Splits a range into pieces of this length; the last may be shorter.
pub(super) fn pieces(range: Range<usize>, length: usize) -> impl Iterator<Item = Range<usize>> {
    let end = range.end;
    range.step_by(length).map(move |start| start..end.min(start + length))
}
