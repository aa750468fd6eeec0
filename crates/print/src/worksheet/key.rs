//! The key of a worksheet: in full at the end, as pictures on the back of each page, or a line below each
//! exercise.

use super::layout::fitted;
use super::{Exercise, Worksheet};
use crate::face::Face;
use crate::flow::{Flow, LEADING};
use crate::grid::BLACK;
use crate::slots::{Around, Slots};
use crate::{Illustration, Part, Solutions, way};
use sudokit_diagram::say;
use sudokit_render::Picture;
use sudokit_render::drawing::{Element, Placing, Point, Text};

/// Size of a key below an exercise, relative to that of text.
const SMALL: f64 = 0.8;

impl Worksheet<'_> {
    /// Size of a key below an exercise.
    pub(super) const fn small(&self) -> f64 {
        SMALL * self.format.size()
    }

    /// Height of so many lines of a key below an exercise.
    pub(super) const fn turned_height(&self, lines: usize) -> f64 {
        if lines == 0 { 0.0 } else { (lines as f64 * LEADING + 0.3) * self.small() }
    }

    /// The lines of the key that are below exercises.
    pub(super) fn turned_keys(&self) -> Vec<String> {
        let all = (1..).zip(self.exercises).filter(|_| self.solutions == Solutions::Below);
        all.map(|(number, exercise)| self.short(number, exercise)).collect()
    }

    /// The number, the technique, and its result in words.
    fn short(&self, number: usize, exercise: &Exercise) -> String {
        if !exercise.is_asked() {
            return String::new();
        }
        let result = exercise.said.result.iter().map(|sentence| self.say(sentence));
        let (name, result) = (exercise.name.clone(), way::joined(result));
        self.say(&say!("print-short-answer", [number, name, result]))
    }

    /// The key of an exercise upside down, below this point at its right end.
    pub(super) fn turned(&self, number: usize, exercise: &Exercise, end: Point, width: f64) -> Vec<Element> {
        let size = self.small();
        let lines = Face::Regular.wrapped(&self.short(number, exercise), size, width);
        let last = lines.len() as f64 - 1.0;
        let lines = (0..).zip(lines).map(|(line, text)| {
            let y = end.y + (0.5 + (last - f64::from(line)) * LEADING) * size;
            let text = Text::new(text, Point::at(end.x, y), size, BLACK);
            Element::Text(Text { is_turned: true, ..text })
        });
        lines.collect()
    }

    /// The key as pictures, as large as the paper lets them be.
    pub(super) fn back(&self, flow: &mut Flow<'_>, exercises: &[(usize, &Exercise)]) {
        let size = self.format.size();
        let title = self.say(&say!("print-answers", [heading = self.heading.to_owned()]));
        flow.title(&title);
        let asked: Vec<(usize, &Exercise)> =
            exercises.iter().copied().filter(|(_, exercise)| exercise.is_asked()).collect();
        let texts: Vec<String> =
            asked.iter().map(|(number, exercise)| self.short(*number, exercise)).collect();
        let pictures: Vec<_> = asked
            .iter()
            .zip(&texts)
            .map(|((_, exercise), text)| way::illustration(&self.picture(text, exercise)))
            .collect();
        // A picture has its legend below the grid.
        let shape = |picture: &Illustration| picture.drawing.height / picture.drawing.width;
        let tallest = pictures.iter().map(shape).fold(1.0, f64::max);
        let area = flow.left();
        let of = |[above, _]: [usize; 2]| {
            let above = above as f64 * LEADING * size + 0.6 * size;
            let around = |below| Around { above, below, gap: 1.5 * size };
            let widest = Slots::new(area, asked.len(), around(0.0)).side;
            Slots::new(area, asked.len(), around((tallest - 1.0) * widest))
        };
        let needed = |width: f64| {
            let lines = texts.iter().map(|text| Face::Bold.wrapped(text, size, width).len());
            [lines.max().unwrap_or_default(), 0]
        };
        let slots = fitted(of, needed);
        for (slot, (text, picture)) in texts.iter().zip(pictures).enumerate() {
            let area = slots.grid(slot);
            flow.put(Part::Paragraph, self.above(text, area));
            let placing =
                Placing { at: area.corner, scale: area.width / picture.drawing.width, is_turned: false };
            let elements = picture.drawing.elements.into_iter().map(|element| placing.element(element));
            flow.put(Part::Figure(picture.said), elements.collect());
        }
    }

    /// The key with pictures and explanations.
    pub(super) fn key(&self, flow: &mut Flow<'_>) {
        let asked = (1..).zip(self.exercises).filter(|(_, exercise)| exercise.is_asked());
        for (place, (number, exercise)) in asked.enumerate() {
            if place == 0 {
                flow.title(&self.say(&say!("print-answers", [heading = self.heading.to_owned()])));
            }
            let title = self.say(&say!("print-answer", [number]));
            self.solved(flow, &title, exercise);
        }
    }

    /// An exercise with its answer.
    pub(super) fn solved(&self, flow: &mut Flow<'_>, title: &str, exercise: &Exercise) {
        let picture = Picture { caption: &exercise.line, ..self.picture(title, exercise) };
        way::step(flow, &picture, &exercise.said);
    }

    fn picture<'p>(&self, title: &'p str, exercise: &'p Exercise) -> Picture<'p> {
        Picture { title, words: self.format.words, ..Picture::new(&exercise.board, &exercise.answer) }
    }
}
