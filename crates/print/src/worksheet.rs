//! Worksheets: positions with a question, room to work, and the answers on the last pages.

use crate::face::{Face, printable};
use crate::flow::Format;
use crate::grid::{BLACK, THINNEST};
use crate::slots::{Around, Slots};
use crate::{Area, Book, Flow, Page, Paragraph, Part, PrintError, way};
use sudokit_core::Board;
use sudokit_diagram::{Diagram, Explanation, Rncn, Sentence, say};
use sudokit_render::drawing::{Element, Form, Paint, Placing, Point, Text};
use sudokit_render::{Coordinates, Picture};

/// Size of questions.
const SIZE: f64 = 10.0;
/// Lines for an answer.
const LINES: usize = 2;
/// Distance of those lines: room for handwriting.
const LINE: f64 = 20.0;

/// An exercise: a position with a question and its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The position, with its candidates.
    pub board: Board,
    /// Marks in the position from the start.
    pub shown: Diagram,
    /// The question.
    pub question: String,
    /// The answer, in a line.
    pub line: String,
    /// The answer, as a diagram.
    pub answer: Diagram,
    /// The answer, in words.
    pub said: Explanation,
}

/// Exercises and their layout.
#[derive(Clone, Copy, Debug)]
pub struct Worksheet<'a> {
    /// Layout of pages.
    pub format: Format<'a>,
    /// The topic.
    pub heading: &'a str,
    /// Introduction, on the first page.
    pub intro: &'a [Paragraph],
    /// The exercises.
    pub exercises: &'a [Exercise],
    /// Exercises on a page.
    pub per_page: usize,
}

impl Worksheet<'_> {
    /// The pages: exercises, then answers.
    ///
    /// # Errors
    /// There are no exercises, or they do not fit on the paper.
    ///
    /// ```
    /// # use sudokit_core::Board;
    /// # use sudokit_diagram::{Diagram, Explanation};
    /// # use sudokit_print::{Exercise, Format, PrintError, Worksheet};
    /// # let exercise = Exercise {
    /// #     board: Board::EMPTY, shown: Diagram::default(), question: "?".to_owned(), line: "!".to_owned(),
    /// #     answer: Diagram::default(), said: Explanation::default(),
    /// # };
    /// let exercises = vec![exercise; 5];
    /// let (format, heading) = (Format::default(), "X-Wing");
    /// let sheet = Worksheet { format, heading, intro: &[], exercises: &exercises, per_page: 2 };
    /// // Three pages of exercises, two of answers.
    /// assert_eq!(sheet.pages()?.len(), 5);
    /// # Ok::<(), PrintError>(())
    /// ```
    pub fn pages(&self) -> Result<Vec<Page>, PrintError> {
        if self.exercises.is_empty() {
            return Err(PrintError::Nothing);
        }
        if !(1..=Book::MOST_PER_PAGE).contains(&self.per_page) {
            return Err(PrintError::PerPage(self.per_page));
        }
        let words = self.format.words;
        let say = |sentence: Sentence| sentence.told(words, &Rncn);
        let mut pages = Vec::new();
        let numbered: Vec<(usize, &Exercise)> = (1..).zip(self.exercises).collect();
        for exercises in numbered.chunks(self.per_page) {
            let mut page = self.format.page(pages.len());
            let top = if pages.is_empty() { self.intro(&mut page) } else { self.format.body().corner.y };
            self.exercises(&mut page, top, exercises)?;
            pages.push(page);
        }
        let mut flow = Flow::after(self.format, pages)?;
        flow.new_page();
        for (number, exercise) in numbered {
            let title = say(say!("print-answer", [number]));
            let Exercise { board, answer, line, said, .. } = exercise;
            way::step(
                &mut flow,
                &Picture { title: &title, caption: line, words, ..Picture::new(board, answer) },
                said,
            );
        }
        Ok(flow.finish())
    }

    /// Draws heading, introduction and a line for the name; returns the height where they end.
    fn intro(&self, page: &mut Page) -> f64 {
        let body = self.format.body();
        let mut y = body.corner.y + 1.8 * SIZE;
        let text = Text::new(printable(self.heading), Point::at(body.corner.x, y), 1.6 * SIZE, BLACK).bold();
        let title = self.heading.to_owned();
        page.put(Part::Heading { level: 1, title }, vec![Element::Text(text)]);
        let line = [Point::at(body.right() - 15.0 * SIZE, y + 2.0), Point::at(body.right(), y + 2.0)];
        let name = say!("print-name").told(self.format.words, &Rncn);
        let at = Point::at(line[0].x - 0.4 * SIZE - Face::Regular.width(&name, SIZE), y);
        page.put(
            Part::Paragraph,
            vec![
                Element::Text(Text::new(name, at, SIZE, BLACK)),
                Element::Form(Form::Lines(vec![line]), Paint::line(BLACK, THINNEST)),
            ],
        );
        y += 0.4 * SIZE;
        for Paragraph { text, is_bold, .. } in self.intro {
            let mut elements = Vec::new();
            for line in Face::of(*is_bold).wrapped(text, SIZE, body.width) {
                y += 1.35 * SIZE;
                let text = Text::new(line, Point::at(body.corner.x, y), SIZE, BLACK);
                elements.push(Element::Text(Text { is_bold: *is_bold, ..text }));
            }
            page.put(Part::Paragraph, elements);
            y += 0.4 * SIZE;
        }
        y + SIZE
    }

    fn exercises(
        &self,
        page: &mut Page,
        top: f64,
        exercises: &[(usize, &Exercise)],
    ) -> Result<(), PrintError> {
        let body = self.format.body();
        let area = Area { corner: Point::at(body.corner.x, top), height: body.bottom() - top, ..body };
        let around = Around { above: 2.9 * SIZE, below: LINE * LINES as f64, gap: 1.5 * SIZE };
        let slots = Slots::new(area, self.per_page, around);
        if slots.side < Slots::LEAST_PICTURE {
            let side = (slots.side / 9.0).max(0.0);
            return Err(PrintError::Cells { per_page: self.per_page, side, least: 5.0 });
        }
        for (slot, (number, exercise)) in exercises.iter().enumerate() {
            let area = slots.grid(slot);
            let mut elements = Vec::new();
            let text = format!("{number}. {}", exercise.question);
            // A question has room for two lines; techniques with long names need them.
            let lines = Face::Bold.wrapped(&text, SIZE, area.width);
            for (line, text) in lines.into_iter().take(2).enumerate() {
                let at = Point::at(area.corner.x, area.corner.y + (1.25 * line as f64 - 1.7) * SIZE);
                elements.push(Element::Text(Text::new(text, at, SIZE, BLACK).bold()));
            }
            page.put(Part::Paragraph, elements);
            let picture = Picture {
                title: &text,
                coordinates: Coordinates::Rncn,
                words: self.format.words,
                ..Picture::new(&exercise.board, &exercise.shown)
            };
            let illustration = way::illustration(&picture);
            let drawing = illustration.drawing;
            let scale = area.width / drawing.width.max(drawing.height);
            let placing = Placing { at: area.corner, scale, is_turned: false };
            let elements = drawing.elements.into_iter().map(|element| placing.element(element));
            page.put(Part::Figure(illustration.said), elements.collect());
            let line = |line: usize| {
                let y = area.bottom() + LINE * (line as f64 + 0.9);
                [Point::at(area.corner.x, y), Point::at(area.right(), y)]
            };
            let lines = Form::Lines((0..LINES).map(line).collect());
            page.put(Part::Furniture, vec![Element::Form(lines, Paint::line(BLACK, THINNEST))]);
        }
        Ok(())
    }
}
