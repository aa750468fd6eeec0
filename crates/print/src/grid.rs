//! Grids on paper, in black.

use crate::face::DIGIT_HEIGHT;
use crate::{Lines, Style};
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
/// Lines between the cells of a solution, where nothing is written: a pale hairline.
const HAIRLINE: f64 = 0.25;
const PALE: Rgb = Rgb(128, 128, 128);
/// The grey of boxes: 12 %, on which pencil is read easily, and more than the 10 % below which print shops
/// cannot hold it.
const GREY: Rgb = Rgb(224, 224, 224);
/// Dashes in a side of a cell.
const DASHES: f64 = 6.0;
/// Lines of the boxes of a solution, relative to its side.
const SOLUTION_BOX: f64 = 0.0055;
/// Least readable side of a cell, in millimetres: its digits have 7 points, the minimum of print shops.
pub(crate) const LEAST_CELL: f64 = 3.7;
/// Size of digits and candidates, relative to the side of a cell.
const DIGIT: f64 = 0.68;
const CANDIDATE: f64 = 0.26;

/// The lines of a grid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Ruling {
    /// Width and colour of those between cells; `None` for a grid of boxes alone.
    cells: Option<(f64, Rgb)>,
    /// True if those between cells are dashed.
    is_dashed: bool,
    /// Width of those of boxes.
    boxes: f64,
    /// True if every second box is grey.
    has_grey_boxes: bool,
}

impl Ruling {
    /// Lines to write between, for a grid with this side.
    pub(crate) fn of_puzzle(side: f64) -> Self {
        let thin = if side >= LARGE { THINNEST * 4.0 / 3.0 } else { THINNEST };
        Self { cells: Some((thin, BLACK)), is_dashed: false, boxes: thin * THICKER, has_grey_boxes: false }
    }

    /// The same in a style.
    pub(crate) fn styled(self, style: Style) -> Self {
        let cells = if style.lines == Lines::Pale { Some((HAIRLINE, PALE)) } else { self.cells };
        Self { cells, is_dashed: style.lines == Lines::Dashed, ..self.shaded(style) }
    }

    /// The same with the shading of a style.
    pub(crate) const fn shaded(self, style: Style) -> Self {
        Self { has_grey_boxes: style.has_grey_boxes, ..self }
    }

    /// Lines to read between. Print shops accept no hairlines, and thicker ones blacken small grids: there
    /// the boxes are enough.
    pub(crate) fn of_solution(side: f64, is_for_press: bool) -> Self {
        let cells = (!is_for_press).then_some((HAIRLINE, PALE));
        let boxes = f64::max(THINNEST, SOLUTION_BOX * side);
        Self { cells, is_dashed: false, boxes, has_grey_boxes: false }
    }
}

/// A grid with its side in points.
pub(crate) struct Grid<'a> {
    pub(crate) side: f64,
    pub(crate) ruling: Ruling,
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
        let mut elements = self.grey_boxes();
        elements.extend(self.lines());
        let (start, cell_side) = self.lattice();
        let middle = |place: usize| start + cell_side * (place as f64 + 0.5);
        let size = Self::digit_size(self.side);
        for row in 0..9 {
            let base = Point::at(start, middle(row) + DIGIT_HEIGHT * size / 2.0);
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
            let (x, y) = (middle(cell.column()), middle(cell.row()));
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

    /// Position of the first line and distance of the lines. The frame is within the side, so that cells are
    /// a little smaller than a ninth of it.
    const fn lattice(&self) -> (f64, f64) {
        (self.ruling.boxes / 2.0, (self.side - self.ruling.boxes) / 9.0)
    }

    /// Boxes 2, 4, 6 and 8, if they are grey.
    fn grey_boxes(&self) -> Vec<Element> {
        let (start, cell_side) = self.lattice();
        let side = 3.0 * cell_side;
        let grey = (0..9).filter(|number| self.ruling.has_grey_boxes && number % 2 == 1);
        let boxes = grey.map(|number| {
            let at = |place: usize| start + side * place as f64;
            let corner = Point::at(at(number % 3), at(number / 3));
            Element::Form(
                Form::Rectangle { corner, width: side, height: side, radius: 0.0 },
                Paint::filled(GREY),
            )
        });
        boxes.collect()
    }

    /// Thin lines for cells, thick ones for boxes.
    fn lines(&self) -> Vec<Element> {
        let (start, cell_side) = self.lattice();
        let at = |line: usize| start + cell_side * line as f64;
        let lines = |all: &[usize], inset: f64| {
            let (from, to) = (at(0) + inset, at(9) - inset);
            let both = |line: &usize| {
                let at = at(*line);
                [[Point::at(from, at), Point::at(to, at)], [Point::at(at, from), Point::at(at, to)]]
            };
            Form::Lines(all.iter().flat_map(both).collect())
        };
        let Ruling { cells, is_dashed, boxes, .. } = self.ruling;
        let square = Stroke { colour: BLACK, width: boxes, dashes: None, is_square: true };
        let boxes = Element::Form(lines(&[0, 3, 6, 9], 0.0), Paint { fill: None, stroke: Some(square) });
        // A line begins with the second dash, so that the middle of one is on every line that it crosses.
        let dash = cell_side / DASHES / 2.0;
        let inset = if is_dashed { 1.5 * dash } else { 0.0 };
        let cells = cells.map(|(width, colour)| {
            let paint = Paint::line(colour, width);
            let paint = if is_dashed { paint.dashed([dash, dash]) } else { paint };
            Element::Form(lines(&[1, 2, 4, 5, 7, 8], inset), paint)
        });
        cells.into_iter().chain([boxes]).collect()
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

/// The picture on a cover, which gives away no puzzle: every digit once, in a row, a column and a box of its
/// own.
#[cfg(feature = "front")]
pub(crate) fn ornament() -> Puzzle {
    let mut puzzle = Puzzle::EMPTY;
    for (row, digit) in Digit::all().enumerate() {
        puzzle.set(Cell::at(row, 3 * (row % 3) + row / 3), Some(digit));
    }
    puzzle
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
        let (side, ruling) = (100.0, Ruling::of_puzzle(100.0));
        let (placed, candidates) = (&Puzzle::EMPTY, CandidateSet::EMPTY);
        let grid = Grid { side, ruling, givens: &givens, placed, candidates };
        let said = grid.spoken("Puzzle 7", Words::english());
        assert!(said.starts_with(
            "Puzzle 7, row by row. 5, 3, 2 blanks, 7, 4 blanks. 6, 2 blanks, 1, 9, 5, 3 blanks."
        ));
        assert!(said.ends_with(" 4 blanks, 8, 2 blanks, 7, 9."), "{said}");
    }

    #[test]
    fn nothing_of_a_grid_is_outside_its_side() {
        let (side, givens, placed) = (90.0, &Puzzle::EMPTY, &Puzzle::EMPTY);
        let usual =
            [Ruling::of_puzzle(side), Ruling::of_solution(side, true), Ruling::of_solution(side, false)];
        let styles =
            [Lines::Solid, Lines::Dashed, Lines::Pale].map(|lines| Style { lines, has_grey_boxes: true });
        let rulings = styles.into_iter().flat_map(|style| usual.map(|ruling| ruling.styled(style)));
        for ruling in rulings {
            let grid = Grid { side, ruling, givens, placed, candidates: CandidateSet::EMPTY };
            for element in grid.lines() {
                let Element::Form(Form::Lines(lines), Paint { stroke: Some(stroke), .. }) = element else {
                    panic!()
                };
                for point in lines.into_iter().flatten() {
                    for at in [point.x, point.y] {
                        assert!(at - stroke.width / 2.0 >= -1e-9 && at + stroke.width / 2.0 <= side + 1e-9);
                    }
                }
            }
        }
    }
}
