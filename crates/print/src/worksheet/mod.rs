//! Worksheets: what is to be learned, an example, positions with room to work, and their key.

mod key;
mod layout;

use crate::face::Face;
use crate::flow::{Flow, Format, LEADING};
use crate::grid::{BLACK, Grid, Ruling, THINNEST};
use crate::slots::Slots;
use crate::{Aid, Area, Book, Page, Paragraph, Part, PrintError, Solutions};
use layout::Layout;
use sudokit_core::{Board, CandidateSet, Puzzle};
use sudokit_diagram::{Diagram, Explanation, Rncn, Sentence, say};
use sudokit_render::Coordinates;
use sudokit_render::drawing::{Anchor, Element, Form, Paint, Placing, Point, Text};

/// Lines for an answer.
const LINES: usize = 2;
/// Distance of lines for handwriting, in points; in large print they grow with the text.
const LINE: f64 = 20.0;
/// Share of a picture for the names of its rows, and as much for those of its columns.
const NAMES: f64 = 0.045;
/// On the page of the introduction positions may be this much smaller than on the others.
const SMALLER: f64 = 0.85;

/// An exercise: a position with a question and its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The position, with its candidates.
    pub board: Board,
    /// The question; empty for a grid to write into, which has no key.
    pub question: String,
    /// The name of the technique, for a short key.
    pub name: String,
    /// The answer, in a line.
    pub line: String,
    /// The answer, as a diagram.
    pub answer: Diagram,
    /// The answer, in words.
    pub said: Explanation,
}

impl Exercise {
    /// An empty grid to write into.
    pub fn blank() -> Self {
        Self {
            board: Board::EMPTY,
            question: String::new(),
            name: String::new(),
            line: String::new(),
            answer: Diagram::default(),
            said: Explanation::default(),
        }
    }

    const fn is_asked(&self) -> bool {
        !self.question.is_empty()
    }

    /// The digits from the start, and those that are solved.
    fn digits(&self) -> (Puzzle, Puzzle) {
        let all = self.board.puzzle();
        (all.restricted_to(self.board.givens()), all)
    }
}

/// Exercises and their layout.
#[derive(Clone, Copy, Debug)]
pub struct Worksheet<'a> {
    /// Layout of pages. In large print there are at most as many exercises on a page as leave digits of
    /// [`Book::LARGE_DIGITS`] points.
    pub format: Format<'a>,
    /// The topic.
    pub heading: &'a str,
    /// Introduction, on the first page.
    pub intro: &'a [Paragraph],
    /// A worked example below the introduction.
    pub example: Option<&'a Exercise>,
    /// The exercises.
    pub exercises: &'a [Exercise],
    /// Exercises on a page. The first page has as many as there is room for.
    pub per_page: usize,
    /// Contents of empty cells. With [`Aid::None`] candidates are for the pupil to write.
    pub aid: Aid,
    /// Place of the key: with pictures and explanations on the last pages, as pictures on the back of each
    /// page, or as short lines upside down below each exercise.
    pub solutions: Solutions,
}

impl<'a> Worksheet<'a> {
    /// Candidates from the position, and the key at the end; no introduction and no example.
    pub fn new(exercises: &'a [Exercise]) -> Self {
        Self {
            format: Format::default(),
            heading: "",
            intro: &[],
            example: None,
            exercises,
            per_page: 4,
            aid: Aid::Candidates,
            solutions: Solutions::End,
        }
    }

    /// The pages.
    ///
    /// # Errors
    /// There are no exercises, or they do not fit on the paper.
    ///
    /// ```
    /// # use sudokit_core::Board;
    /// # use sudokit_print::{Exercise, PrintError, Worksheet};
    /// # let exercise = Exercise { question: "?".to_owned(), line: "!".to_owned(), ..Exercise::blank() };
    /// let exercises = vec![exercise; 5];
    /// let sheet = Worksheet { heading: "X-Wing", per_page: 2, ..Worksheet::new(&exercises) };
    /// // Three pages of exercises, two of answers.
    /// assert_eq!(sheet.pages()?.len(), 5);
    /// # Ok::<(), PrintError>(())
    /// ```
    pub fn pages(&self) -> Result<Vec<Page>, PrintError> {
        self.after(Vec::new())
    }

    /// These pages, and behind them those of the sheet.
    ///
    /// # Errors
    /// As for [`pages`](Self::pages).
    pub fn after(&self, pages: Vec<Page>) -> Result<Vec<Page>, PrintError> {
        if self.exercises.is_empty() {
            return Err(PrintError::Nothing);
        }
        if !(1..=Book::MOST_PER_PAGE).contains(&self.per_page) {
            return Err(PrintError::PerPage(self.per_page));
        }
        let mut flow = Flow::after(self.format, pages)?;
        if self.solutions != Solutions::Only {
            self.sheet(&mut flow)?;
        }
        if matches!(self.solutions, Solutions::End | Solutions::Only) {
            self.key(&mut flow);
        }
        Ok(flow.finish())
    }

    fn say(&self, sentence: &Sentence) -> String {
        sentence.told(self.format.words, &Rncn)
    }

    /// Introduction and exercises.
    fn sheet(&self, flow: &mut Flow<'_>) -> Result<(), PrintError> {
        flow.title(self.heading);
        self.blanks(flow);
        if !self.intro.is_empty() {
            flow.text(self.intro, None);
        }
        if let Some(example) = self.example {
            let title = self.say(&say!("print-example"));
            self.solved(flow, &title, example);
        }
        let layout = Layout::of(self, self.format.body(), self.per_page);
        self.check(&layout)?;
        let least = SMALLER * layout.side();
        let mut rest: Vec<(usize, &Exercise)> = (1..).zip(self.exercises).collect();
        let fits = |count: usize| {
            let here = Layout::of(self, flow.left(), count);
            (here.side() >= least && self.check(&here).is_ok()).then_some((count, here))
        };
        let on_first = (1..=self.per_page.min(rest.len())).rev().find_map(fits);
        // A key on the back needs its exercises on the front.
        let has_backs = self.solutions == Solutions::Back && self.exercises.iter().any(Exercise::is_asked);
        if let Some((count, here)) = on_first.filter(|_| !has_backs || flow.is_front()) {
            self.page(flow, &here, &rest.drain(..count).collect::<Vec<_>>());
        }
        for exercises in rest.chunks(self.per_page) {
            if has_backs && flow.is_front() {
                flow.new_page();
            }
            flow.new_page();
            self.page(flow, &layout, exercises);
        }
        Ok(())
    }

    /// Lines for the name, the class and the date.
    fn blanks(&self, flow: &mut Flow<'_>) {
        let (area, size) = (flow.left(), self.format.size());
        let blanks = [(say!("print-name"), 0.46), (say!("print-class"), 0.24), (say!("print-date"), 0.3)];
        let gap = 1.5 * size;
        let room = area.width - gap * (blanks.len() - 1) as f64;
        let (mut x, y) = (area.corner.x, area.corner.y + 1.8 * size);
        let (mut words, mut lines) = (Vec::new(), Vec::new());
        for (word, share) in blanks {
            let word = self.say(&word);
            let end = x + share * room;
            let start = x + Face::Regular.width(&word, size) + 0.4 * size;
            words.push(Element::Text(Text::new(word, Point::at(x, y), size, BLACK)));
            lines.push([Point::at(start, y + 2.0), Point::at(end, y + 2.0)]);
            x = end + gap;
        }
        words.push(Element::Form(Form::Lines(lines), Paint::line(BLACK, THINNEST)));
        flow.put(Part::Paragraph, words);
        flow.skip(3.0 * size);
    }

    /// Cells are large enough for their contents.
    fn check(&self, layout: &Layout) -> Result<(), PrintError> {
        let side = (1.0 - NAMES) * layout.side();
        let least = match self.aid {
            Aid::None => 9.0 * crate::grid::LEAST_CELL * crate::MM,
            Aid::Candidates | Aid::Digits => Slots::LEAST_PICTURE,
        };
        if layout.side() < least {
            let (per_page, side) = (self.per_page, (layout.side() / 9.0).max(0.0));
            return Err(PrintError::Cells { per_page, side, least: least / 9.0 / crate::MM });
        }
        let (size, least) = (Grid::digit_size(side), Book::LARGE_DIGITS);
        if self.format.is_large && size < least {
            return Err(PrintError::LargePrint { per_page: self.per_page, size, least });
        }
        Ok(())
    }

    /// Exercises on the last page, and their key on its back.
    fn page(&self, flow: &mut Flow<'_>, layout: &Layout, exercises: &[(usize, &Exercise)]) {
        for (slot, (number, exercise)) in exercises.iter().enumerate() {
            self.exercise(flow, layout, slot, *number, exercise);
        }
        if self.solutions == Solutions::Back && exercises.iter().any(|(_, exercise)| exercise.is_asked()) {
            self.back(flow, exercises);
        }
    }

    fn exercise(
        &self,
        flow: &mut Flow<'_>,
        layout: &Layout,
        slot: usize,
        number: usize,
        exercise: &Exercise,
    ) {
        let area = layout.slots.grid(slot);
        let question = self.question(number, exercise);
        flow.put(Part::Paragraph, self.above(&question, area));
        let (said, elements) = self.grid(exercise, &question, area);
        flow.put(Part::Figure(said), elements);
        if !exercise.is_asked() {
            return;
        }
        let line = |line: usize| {
            let y = area.bottom() + self.line() * (line as f64 + 0.9);
            [Point::at(area.corner.x, y), Point::at(area.right(), y)]
        };
        let lines = Form::Lines((0..LINES).map(line).collect());
        flow.put(Part::Furniture, vec![Element::Form(lines, Paint::line(BLACK, THINNEST))]);
        if self.solutions == Solutions::Below {
            let below = Point::at(area.right(), area.bottom() + self.line() * LINES as f64);
            flow.put(Part::Paragraph, self.turned(number, exercise, below, area.width));
        }
    }

    /// A text just above an area.
    fn above(&self, text: &str, area: Area) -> Vec<Element> {
        let size = self.format.size();
        let lines = Face::Bold.wrapped(text, size, area.width);
        let first = area.corner.y - 0.5 * size - (lines.len() as f64 - 1.0) * LEADING * size;
        let lines = (0..).zip(lines).map(|(line, text)| {
            let at = Point::at(area.corner.x, first + f64::from(line) * LEADING * size);
            Element::Text(Text::new(text, at, size, BLACK).bold())
        });
        lines.collect()
    }

    /// Distance of lines for handwriting.
    fn line(&self) -> f64 {
        LINE.max(1.5 * self.format.size())
    }

    fn question(&self, number: usize, exercise: &Exercise) -> String {
        if exercise.is_asked() { format!("{number}. {}", exercise.question) } else { String::new() }
    }

    /// The position, with the names of rows and columns that the key uses, and the same in words.
    fn grid(&self, exercise: &Exercise, question: &str, area: Area) -> (String, Vec<Element>) {
        let (givens, placed) = exercise.digits();
        let candidates = match self.aid {
            Aid::None => CandidateSet::EMPTY,
            Aid::Candidates => exercise.board.possible(),
            Aid::Digits => CandidateSet::ALL,
        };
        let names = if exercise.is_asked() { NAMES * area.width } else { 0.0 };
        let side = area.width - names;
        let ruling = Ruling::of_puzzle(side);
        let grid = Grid { side, ruling, givens: &givens, placed: &placed, candidates };
        let corner = Point::at(area.corner.x + names, area.corner.y + names);
        let mut elements = grid.elements(Placing { at: corner, scale: 1.0, is_turned: false });
        let size = 0.62 * names;
        for place in (0..9).filter(|_| exercise.is_asked()) {
            let middle = side * (place as f64 + 0.5) / 9.0;
            let named = [
                (Coordinates::Rncn.column(place), Point::at(corner.x + middle, corner.y - 0.5 * size)),
                (
                    Coordinates::Rncn.row(place),
                    Point::at(area.corner.x + 0.4 * names, corner.y + middle + 0.35 * size),
                ),
            ];
            for (name, at) in named {
                let text = Text::new(name.to_string(), at, size, BLACK).anchored(Anchor::Middle);
                elements.push(Element::Text(text));
            }
        }
        let name = match question {
            "" => self.heading,
            question => question,
        };
        (grid.spoken(name, self.format.words), elements)
    }
}
