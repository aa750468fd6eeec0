//! A picture of a step, as a drawing.
//!
//! ```text
//!   title                        title and caption
//!        1   2   3   ...         columns
//!      +---+---+---+---
//!   1  |1 2 3|               a cell: its digit, or its candidates three by three
//!      |4 5 6|               shapes behind the candidates, then the digits, then the arrows
//!      ...
//!   legend                       shape and name of every role
//! ```
//! Houses are outlined, solid for the base and dashed for others. Arrows are links, solid if strong.

use crate::drawing::{Anchor, Drawing, Element, Fill, Form, Paint, Point, Text};
use crate::picture::columns;
use crate::shapes::{arrow, hull, shape};
use crate::{Look, Picture, Rgb, Shape, Theme};
use std::fmt::{self, Write};
use sudokit_core::{Candidate, CandidateSet, Cell, Digit, House, HouseKind};
use sudokit_diagram::{Mark, Role, say};

/// Side of a cell.
const CELL: f64 = 66.0;
/// Distance between the candidates of a cell, and from their places to the lines.
const STEP: f64 = 20.0;
const INSET: f64 = (CELL - 3.0 * STEP) / 2.0;
/// Radius of a shape behind a candidate.
const RADIUS: f64 = 10.0;
const LEFT: f64 = 40.0;
const WIDTH: f64 = LEFT + 9.0 * CELL + 24.0;
/// Height of a line of text.
const LINE: f64 = 22.0;
/// Characters of the caption in a line.
const CHARACTERS: usize = 76;
/// Opacity of a role's colour over cells.
const TINT: f64 = 0.25;

/// Layout of a picture, with the elements drawn so far.
struct Sheet<'a> {
    picture: &'a Picture<'a>,
    theme: Theme,
    title: &'a str,
    caption: Vec<String>,
    /// Top of the grid.
    top: f64,
    elements: Vec<Element>,
}

impl Picture<'_> {
    /// Writes the picture as an SVG document, which can also be embedded in a page.
    ///
    /// # Errors
    /// Errors of the output.
    ///
    /// ```
    /// use sudokit_core::Board;
    /// use sudokit_diagram::Diagram;
    /// use sudokit_render::Picture;
    ///
    /// let mut svg = String::new();
    /// Picture { title: "Empty", ..Picture::new(&Board::EMPTY, &Diagram::default()) }.svg(&mut svg)?;
    /// assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    /// # Ok::<(), std::fmt::Error>(())
    /// ```
    pub fn svg(&self, out: &mut dyn Write) -> fmt::Result {
        self.drawing().svg(out, &self.label())
    }

    /// The picture as a text of SVG.
    pub fn to_svg(&self) -> String {
        let mut svg = String::new();
        self.svg(&mut svg).expect("a text takes everything");
        svg
    }

    /// Writes the picture without title and caption, for a page that has them.
    pub(crate) fn svg_without_words(&self, out: &mut dyn Write) -> fmt::Result {
        self.drawing_without_words().svg(out, &self.label())
    }

    /// The picture with its title and caption.
    pub fn drawing(&self) -> Drawing {
        Sheet::new(self, self.title, wrapped(self.caption, CHARACTERS)).draw()
    }

    /// The picture without title and caption.
    pub fn drawing_without_words(&self) -> Drawing {
        Sheet::new(self, "", Vec::new()).draw()
    }

    /// Text for screen readers.
    fn label(&self) -> String {
        let words = [self.title, self.caption];
        words.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(": ")
    }
}

impl<'a> Sheet<'a> {
    fn new(picture: &'a Picture<'a>, title: &'a str, caption: Vec<String>) -> Self {
        let lines = caption.len() + usize::from(!title.is_empty());
        let top = 34.0 + LINE * lines as f64;
        Self { picture, theme: picture.theme, title, caption, top, elements: Vec::new() }
    }

    fn draw(mut self) -> Drawing {
        let legend = self.legend_rows();
        let height = self.top + 9.0 * CELL + 18.0 + LINE * legend.len() as f64 + 8.0;
        let paper = Form::Rectangle { corner: Point::at(0.0, 0.0), width: WIDTH, height, radius: 0.0 };
        self.form(paper, Paint::filled(self.theme.paper));
        self.words();
        self.cells();
        self.lines();
        self.houses();
        self.groups();
        for cell in Cell::all() {
            self.cell(cell);
        }
        for link in &self.picture.diagram.links {
            let (from, to) = (self.middle(link.from), self.middle(link.to));
            self.elements.extend(arrow(from, to, RADIUS + 1.0, link.strong, self.theme.link));
        }
        self.legend(&legend);
        Drawing { width: WIDTH, height, elements: self.elements }
    }

    fn form(&mut self, form: Form, paint: Paint) {
        self.elements.push(Element::Form(form, paint));
    }

    fn text(&mut self, text: Text) {
        self.elements.push(Element::Text(text));
    }

    /// Title, caption, and names of rows and columns.
    fn words(&mut self) {
        let ink = self.theme.ink;
        let mut y = 26.0;
        if !self.title.is_empty() {
            self.text(Text::new(self.title, Point::at(LEFT, y), 18.0, ink).bold());
            y += LINE;
        }
        for line in std::mem::take(&mut self.caption) {
            self.text(Text::new(line, Point::at(LEFT, y), 15.0, ink));
            y += LINE;
        }
        let names = self.picture.coordinates;
        for i in 0..9 {
            let middle = CELL * (i as f64 + 0.5);
            let column = (names.column(i).to_string(), Point::at(LEFT + middle, self.top - 7.0));
            let row = (names.row(i).to_string(), Point::at(LEFT - 16.0, self.top + middle + 5.0));
            for (name, at) in [column, row] {
                self.text(Text::new(name, at, 13.0, self.theme.faint).anchored(Anchor::Middle));
            }
        }
    }

    /// Cells with a role: a tint, and in a corner the sign of the role or the number of the cell.
    fn cells(&mut self) {
        for cell in Cell::all() {
            let Some(role) = self.picture.role_of_cell(cell) else { continue };
            let look = self.theme.look(role);
            let corner = self.corner(cell);
            let fill = Some(Fill { colour: look.rgb, opacity: TINT });
            self.form(
                Form::Rectangle { corner, width: CELL, height: CELL, radius: 0.0 },
                Paint { fill, stroke: None },
            );
            let numbered = self.picture.numbers.iter().find(|(numbered, _)| *numbered == cell);
            let sign = numbered.map_or_else(|| look.sign.to_string(), |(_, step)| step.to_string());
            let at = Point::at(corner.x + CELL - 3.0, corner.y + CELL - 3.0);
            self.text(Text::new(sign, at, 11.0, self.theme.ink).anchored(Anchor::End));
        }
    }

    fn lines(&mut self) {
        for i in 0..10 {
            let (width, colour) = if i % 3 == 0 { (2.5, self.theme.ink) } else { (1.0, self.theme.faint) };
            let at = CELL * f64::from(i);
            let point = |x: f64, y: f64| Point::at(LEFT + x, self.top + y);
            let lines =
                vec![[point(0.0, at), point(9.0 * CELL, at)], [point(at, 0.0), point(at, 9.0 * CELL)]];
            self.form(Form::Lines(lines), Paint::line(colour, width));
        }
    }

    fn houses(&mut self) {
        for mark in &self.picture.diagram.marks {
            let Mark::Houses(houses, role) = mark else { continue };
            for house in *houses {
                self.house(house, *role);
            }
        }
    }

    /// Outlines a house. Rows, columns and boxes keep different distances from the lines, so that none hides
    /// another.
    fn house(&mut self, house: House, role: Role) {
        let (gap, rows, columns) = match house.kind() {
            HouseKind::Row => (3.0, 1.0, 9.0),
            HouseKind::Column => (5.0, 9.0, 1.0),
            HouseKind::Block => (7.0, 3.0, 3.0),
        };
        let Point { x, y } = self.corner(house.cell_list()[0]);
        let (width, height) = (columns * CELL - 2.0 * gap, rows * CELL - 2.0 * gap);
        let form = Form::Rectangle { corner: Point::at(x + gap, y + gap), width, height, radius: 8.0 };
        self.form(form, outline(self.theme.look(role), role, [10.0, 6.0]));
    }

    /// Frames around the ends of links with several candidates.
    fn groups(&mut self) {
        let mut drawn: Vec<CandidateSet> = Vec::new();
        for link in &self.picture.diagram.links {
            for end in [link.from, link.to] {
                if end.len() > 1 && !drawn.contains(&end) {
                    let points: Vec<Point> = end.iter().map(|candidate| self.point(candidate)).collect();
                    self.elements.push(hull(&points, RADIUS + 2.0, self.theme.link));
                    drawn.push(end);
                }
            }
        }
    }

    fn cell(&mut self, cell: Cell) {
        let Some(digit) = self.picture.board.digit(cell) else {
            for digit in self.picture.board.candidates(cell) {
                self.candidate(Candidate::at(cell, digit));
            }
            return;
        };
        let is_given = self.picture.board.givens().contains(cell);
        let colour = if is_given { self.theme.ink } else { self.theme.own };
        let Point { x, y } = self.corner(cell);
        let look = self.picture.role_of_cell(cell).map(|role| self.theme.look(role));
        if let Some(look) = look.filter(|look| look.shape == Shape::Ring) {
            self.elements.push(shape(look, Point::at(x + CELL / 2.0, y + CELL / 2.0), 0.4 * CELL));
        }
        let at = Point::at(x + CELL / 2.0, y + CELL / 2.0 + 13.0);
        let text = Text::new(digit.to_string(), at, 36.0, colour).anchored(Anchor::Middle);
        self.text(Text { is_bold: is_given, ..text });
    }

    fn candidate(&mut self, candidate: Candidate) {
        let at = self.point(candidate);
        let role = self.picture.diagram.role(candidate);
        let look = role.map(|role| self.theme.look(role));
        let mut colour = if look.is_some() { self.theme.ink } else { self.theme.faint };
        if let Some(look) = look {
            self.elements.push(shape(look, at, RADIUS));
        }
        // Dark shapes need light digits.
        if role == Some(Role::Placed) {
            colour = self.theme.paper;
        }
        let text = Text::new(candidate.digit().to_string(), Point::at(at.x, at.y + 5.0), 14.0, colour);
        self.text(Text {
            is_bold: look.is_some(),
            // A filled shape stays bright on dark paper, so the digit on it keeps its colour.
            is_on_shape: look.is_some_and(|look| look.filled && look.shape != Shape::Cross),
            ..text.anchored(Anchor::Middle)
        });
    }

    /// Key of every role and kind of link, as many to a row as fit.
    fn legend_rows(&self) -> Vec<Vec<Key>> {
        let mut keys: Vec<Key> = self.picture.roles().into_iter().map(Key::Role).collect();
        for strong in [true, false] {
            if self.picture.diagram.links.iter().any(|link| link.strong == strong) {
                keys.push(Key::Link(strong));
            }
        }
        let mut rows: Vec<Vec<Key>> = Vec::new();
        let mut left = 0.0;
        for key in keys {
            let width = self.key_width(&key);
            if width > left {
                rows.push(Vec::new());
                left = 9.0 * CELL;
            }
            left -= width;
            if let Some(row) = rows.last_mut() {
                row.push(key);
            }
        }
        rows
    }

    fn key_name(&self, key: &Key) -> String {
        match key {
            Key::Role(role) => self.picture.name_of(*role).to_owned(),
            Key::Link(true) => self.picture.sentence(&say!("legend-strong")),
            Key::Link(false) => self.picture.sentence(&say!("legend-weak")),
        }
    }

    fn key_width(&self, key: &Key) -> f64 {
        key.name_at() + 8.5 * columns(&self.key_name(key)) as f64 + 26.0
    }

    fn legend(&mut self, rows: &[Vec<Key>]) {
        let mut y = self.top + 9.0 * CELL + 26.0;
        for row in rows {
            let mut x = LEFT + 12.0;
            for key in row {
                match key {
                    Key::Role(role) => self.role_key(*role, Point { x, y }),
                    Key::Link(strong) => {
                        let (from, to) = (Point::at(x - 8.0, y), Point::at(x + 28.0, y));
                        self.elements.extend(arrow(from, to, 0.0, *strong, self.theme.link));
                    }
                }
                let at = Point::at(x + key.name_at(), y + 5.0);
                self.text(Text::new(self.key_name(key), at, 14.0, self.theme.ink));
                x += self.key_width(key);
            }
            y += LINE;
        }
    }

    /// Sign of a role: a shape or, without candidates, the outline of a house or a tinted cell.
    fn role_key(&mut self, role: Role, at: Point) {
        let look = self.theme.look(role);
        let marks = &self.picture.diagram.marks;
        if marks.iter().any(|mark| matches!(mark, Mark::Candidates(_, played) if *played == role)) {
            self.elements.push(shape(look, at, RADIUS - 1.0));
            return;
        }
        let corner = Point::at(at.x - 10.0, at.y - 7.0);
        let form = |radius| Form::Rectangle { corner, width: 20.0, height: 14.0, radius };
        if self.picture.houses(role).is_empty() {
            let fill = Some(Fill { colour: look.rgb, opacity: TINT });
            self.form(form(0.0), Paint { fill, stroke: None });
        } else {
            self.form(form(4.0), outline(look, role, [6.0, 4.0]));
        }
    }

    /// Top left corner of a cell.
    fn corner(&self, cell: Cell) -> Point {
        Point::at(LEFT + CELL * cell.column() as f64, self.top + CELL * cell.row() as f64)
    }

    /// Centre of a candidate.
    fn point(&self, candidate: Candidate) -> Point {
        let Point { x, y } = self.corner(candidate.cell());
        let digit: Digit = candidate.digit();
        let (row, column) = (digit.index() / 3, digit.index() % 3);
        let at = |corner: f64, place: usize| corner + INSET + STEP * (place as f64 + 0.5);
        Point::at(at(x, column), at(y, row))
    }

    /// Centre of some candidates.
    fn middle(&self, candidates: CandidateSet) -> Point {
        let points: Vec<Point> = candidates.iter().map(|candidate| self.point(candidate)).collect();
        let mean = |of: fn(&Point) -> f64| points.iter().map(of).sum::<f64>() / points.len().max(1) as f64;
        Point::at(mean(|point| point.x), mean(|point| point.y))
    }
}

/// Outline of houses with a role: solid for the base, dashed for others. Yellow on white is darkened.
fn outline(look: Look, role: Role, dashes: [f64; 2]) -> Paint {
    let Rgb(red, green, blue) = look.rgb;
    let colour = if red > 200 && green > 200 { Rgb(red - 70, green - 70, blue) } else { look.rgb };
    let line = Paint::line(colour, 3.0);
    if role == Role::Base { line } else { line.dashed(dashes) }
}

/// An entry of the legend.
enum Key {
    Role(Role),
    Link(bool),
}

impl Key {
    /// Start of the name, from the centre of the sign.
    const fn name_at(&self) -> f64 {
        match self {
            Self::Role(_) => 18.0,
            Self::Link(_) => 36.0,
        }
    }
}

/// Breaks a text into lines of at most this many characters, unless a word is longer.
fn wrapped(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
