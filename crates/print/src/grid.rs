//! Grids on paper, in black.

use crate::face::DIGIT_HEIGHT;
use sudokit_core::{CandidateSet, Cell, Digit, House, Puzzle};
use sudokit_diagram::{Rncn, Sentence, Words, say};
use sudokit_render::Rgb;
use sudokit_render::drawing::{Anchor, Element, Form, Paint, Placing, Point, Stroke, Text};

/// Pure black: print shops print anything else lighter.
pub(crate) const BLACK: Rgb = Rgb(0, 0, 0);
/// Thinnest line that print shops accept.
pub(crate) const THINNEST: f64 = 0.75;
/// Lines of boxes, relative to those of cells.
const THICKER: f64 = 2.75;
/// Grids from this side on have thicker lines.
const LARGE: f64 = 300.0;
/// Size of digits and candidates, relative to the side of a cell.
const DIGIT: f64 = 0.68;
const CANDIDATE: f64 = 0.26;

/// A grid with its side in points.
pub(crate) struct Grid<'a> {
    pub(crate) side: f64,
    /// In bold type.
    pub(crate) givens: &'a Puzzle,
    /// In regular type, in cells without a given.
    pub(crate) placed: &'a Puzzle,
    /// In cells without a digit.
    pub(crate) candidates: CandidateSet,
}

impl Grid<'_> {
    /// Size of the digits of a grid with this side.
    pub(crate) const fn digit_size(side: f64) -> f64 {
        DIGIT * side / 9.0
    }

    /// The elements of the grid at a position.
    pub(crate) fn elements(&self, placing: Placing) -> Vec<Element> {
        let mut elements = self.lines();
        let cell_side = self.side / 9.0;
        let size = Self::digit_size(self.side);
        for row in 0..9 {
            let base = Point::at(0.0, cell_side * (row as f64 + 0.5) + DIGIT_HEIGHT * size / 2.0);
            let givens = self.row(row, |cell| self.givens.digit(cell));
            let placed =
                self.row(row, |cell| self.placed.digit(cell).filter(|_| self.givens.digit(cell).is_none()));
            for (digits, is_bold) in [(givens, true), (placed, false)] {
                if !digits.is_empty() {
                    let text = Text::new(digits, base, size, BLACK);
                    elements.push(Element::Text(Text { is_bold, pitch: Some(cell_side), ..text }));
                }
            }
        }
        for cell in Cell::all().filter(|cell| self.digit(*cell).is_none()) {
            let (x, y) = (cell_side * (cell.column() as f64 + 0.5), cell_side * (cell.row() as f64 + 0.5));
            for digit in self.candidates.digits_in(cell) {
                let third = |place: usize| (place as f64 - 1.0) * cell_side * 0.31;
                let at = Point::at(x + third(digit.index() % 3), y + third(digit.index() / 3));
                elements.push(Element::Text(centred(digit, at, CANDIDATE * cell_side)));
            }
        }
        elements.into_iter().map(|element| placing.element(element)).collect()
    }

    /// The digit of a cell.
    fn digit(&self, cell: Cell) -> Option<Digit> {
        self.givens.digit(cell).or_else(|| self.placed.digit(cell))
    }

    /// Digits of a row, with blanks for empty cells, without trailing ones.
    fn row(&self, row: usize, digit: impl Fn(Cell) -> Option<Digit>) -> String {
        let digits = House::row(row).cell_list().map(digit);
        let digits: String = digits.map(|digit| digit.map_or(' ', Digit::to_char)).into_iter().collect();
        digits.trim_end().to_owned()
    }

    /// Thin lines for cells, thick ones for boxes. Outer lines are within the side.
    fn lines(&self) -> Vec<Element> {
        let thin = if self.side >= LARGE { THINNEST * 4.0 / 3.0 } else { THINNEST };
        let thick = thin * THICKER;
        let inner = self.side - thick;
        let at = |line: usize| thick / 2.0 + inner * line as f64 / 9.0;
        let (from, to) = (at(0), at(9));
        let lines = |all: &[usize]| {
            let both = |line: &usize| {
                let at = at(*line);
                [[Point::at(from, at), Point::at(to, at)], [Point::at(at, from), Point::at(at, to)]]
            };
            Form::Lines(all.iter().flat_map(both).collect())
        };
        let square = Stroke { colour: BLACK, width: thick, dashes: None, is_square: true };
        vec![
            Element::Form(lines(&[1, 2, 4, 5, 7, 8]), Paint::line(BLACK, thin)),
            Element::Form(lines(&[0, 3, 6, 9]), Paint { fill: None, stroke: Some(square) }),
        ]
    }

    /// The grid in words: a sentence a row, with blanks counted.
    pub(crate) fn spoken(&self, name: &str, words: &Words) -> String {
        // Rows have no numbers, because a book repeats this thousands of times.
        let say = |sentence: Sentence| sentence.told(words, &Rncn);
        let mut said = say(say!("print-row-by-row", [name = name.to_owned()]));
        let blanks: [String; 9] = std::array::from_fn(|more| say(say!("print-blanks", [count = more + 1])));
        let comma = say(say!("print-comma"));
        for row in 0..9 {
            let digits = House::row(row).cell_list().map(|cell| self.digit(cell));
            let runs = digits.chunk_by(|one, next| one.is_none() && next.is_none()).map(|run| match run {
                [Some(digit)] => digit.to_string(),
                run => blanks[run.len() - 1].clone(),
            });
            // A row without blanks needs no commas.
            let between = if digits.iter().all(Option::is_some) { " " } else { &comma };
            said += &say(say!("print-row", [cells = runs.collect::<Vec<_>>().join(between)]));
        }
        said
    }
}

/// A digit centred on a point.
fn centred(digit: Digit, middle: Point, size: f64) -> Text {
    let base = Point::at(middle.x, middle.y + DIGIT_HEIGHT * size / 2.0);
    Text::new(digit.to_string(), base, size, BLACK).anchored(Anchor::Middle)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_is_said_row_by_row() {
        let givens: Puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                .parse()
                .unwrap();
        let grid =
            Grid { side: 100.0, givens: &givens, placed: &Puzzle::EMPTY, candidates: CandidateSet::EMPTY };
        let said = grid.spoken("Puzzle 7", Words::english());
        assert!(said.starts_with(
            "Puzzle 7, row by row. 5, 3, 2 blanks, 7, 4 blanks. 6, 2 blanks, 1, 9, 5, 3 blanks."
        ));
        assert!(said.ends_with(" 4 blanks, 8, 2 blanks, 7, 9."), "{said}");
    }

    #[test]
    fn nothing_of_a_grid_is_outside_its_side() {
        let grid = Grid {
            side: 90.0,
            givens: &Puzzle::EMPTY,
            placed: &Puzzle::EMPTY,
            candidates: CandidateSet::EMPTY,
        };
        for element in grid.lines() {
            let Element::Form(Form::Lines(lines), Paint { stroke: Some(stroke), .. }) = element else {
                panic!()
            };
            for point in lines.into_iter().flatten() {
                for at in [point.x, point.y] {
                    assert!(at - stroke.width / 2.0 >= -1e-9 && at + stroke.width / 2.0 <= 90.0 + 1e-9);
                }
            }
        }
    }
}
