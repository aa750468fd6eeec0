//! A picture of a step, as SVG.
//!
//! ```text
//!   title                        what it is called, and the expert's line
//!        1   2   3   ...         columns
//!      +---+---+---+---
//!   1  |1 2 3|               a cell: its digit, or its candidates three by three
//!      |4 5 6|               shapes behind the candidates, then the digits, then the arrows
//!      ...
//!   legend                       shape and name of every role that is played
//! ```
//! Houses are outlined, those of the base with a solid line, others with dashes; arrows are links, solid where strong.

use crate::svg_shapes::{Point, arrow, hull, number, shape};
use crate::{Look, Picture, Rgb, Shape, Theme};
use std::fmt::{self, Write};
use sudokit_core::{Candidate, CandidateSet, Cell, Digit, House, HouseKind};
use sudokit_diagram::{Mark, Role};

/// The side of a cell.
const CELL: f64 = 66.0;
/// The distance of the candidates of a cell from each other, and of their places from the lines.
const STEP: f64 = 20.0;
const INSET: f64 = (CELL - 3.0 * STEP) / 2.0;
/// The radius of a shape behind a candidate.
const RADIUS: f64 = 10.0;
const LEFT: f64 = 40.0;
const WIDTH: f64 = LEFT + 9.0 * CELL + 24.0;
/// The height of a line of text.
const LINE: f64 = 22.0;
/// As many characters of the caption as fit in a line.
const CHARACTERS: usize = 76;
pub(crate) const FONT: &str = "Helvetica, Arial, 'Liberation Sans', sans-serif";

/// What is where on one picture.
struct Sheet<'a> {
    picture: &'a Picture<'a>,
    theme: Theme,
    title: &'a str,
    caption: Vec<String>,
    /// Where the grid begins.
    top: f64,
}

impl Picture<'_> {
    /// Draws the picture: a whole SVG document, which can also stand in a page as it is.
    ///
    /// # Errors
    /// Those of the output.
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
        Sheet::new(self, self.title, wrapped(self.caption, CHARACTERS)).draw(out)
    }

    /// Draws the picture where its words stand beside it.
    pub(crate) fn svg_without_words(&self, out: &mut dyn Write) -> fmt::Result {
        Sheet::new(self, "", Vec::new()).draw(out)
    }
}

impl<'a> Sheet<'a> {
    fn new(picture: &'a Picture<'a>, title: &'a str, caption: Vec<String>) -> Self {
        let lines = caption.len() + usize::from(!title.is_empty());
        let top = 34.0 + LINE * lines as f64;
        Self { picture, theme: picture.theme, title, caption, top }
    }

    fn draw(&self, out: &mut dyn Write) -> fmt::Result {
        let legend = self.legend_rows();
        let height = self.top + 9.0 * CELL + 18.0 + LINE * legend.len() as f64 + 8.0;
        let (width, height) = (number(WIDTH), number(height));
        writeln!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" font-family=\"{FONT}\" role=\"img\" aria-label=\"{}\">",
            escaped(&self.label())
        )?;
        writeln!(out, "<rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>", self.theme.paper)?;
        self.words(out)?;
        self.cells(out)?;
        self.lines(out)?;
        self.houses(out)?;
        self.groups(out)?;
        for cell in Cell::all() {
            self.cell(out, cell)?;
        }
        for link in &self.picture.diagram.links {
            let (from, to) = (self.middle(link.from), self.middle(link.to));
            arrow(out, from, to, RADIUS + 1.0, link.strong, self.theme.link)?;
        }
        self.legend(out, &legend)?;
        writeln!(out, "</svg>")
    }

    /// What those hear who do not see it.
    fn label(&self) -> String {
        let words = [self.picture.title, self.picture.caption];
        words.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(": ")
    }

    /// Title, caption, and what rows and columns are called.
    fn words(&self, out: &mut dyn Write) -> fmt::Result {
        let ink = self.theme.ink;
        let mut y = 26.0;
        if !self.title.is_empty() {
            let title = escaped(self.title);
            writeln!(
                out,
                "<text x=\"{LEFT}\" y=\"{y}\" font-size=\"18\" font-weight=\"bold\" fill=\"{ink}\">{title}</text>"
            )?;
            y += LINE;
        }
        for line in &self.caption {
            writeln!(
                out,
                "<text x=\"{LEFT}\" y=\"{y}\" font-size=\"15\" fill=\"{ink}\">{}</text>",
                escaped(line)
            )?;
            y += LINE;
        }
        let names = self.picture.coordinates;
        let faint = self.theme.faint;
        for i in 0..9 {
            let middle = CELL * (i as f64 + 0.5);
            let (x, y) = (number(LEFT + middle), number(self.top - 7.0));
            writeln!(
                out,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"13\" text-anchor=\"middle\" fill=\"{faint}\">{}</text>",
                names.column(i)
            )?;
            let (x, y) = (number(LEFT - 16.0), number(self.top + middle + 5.0));
            writeln!(
                out,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"13\" text-anchor=\"middle\" fill=\"{faint}\">{}</text>",
                names.row(i)
            )?;
        }
        Ok(())
    }

    /// Behind the cells that play a role as a whole: their colour, and in a corner the sign of the role, or the number of the cell.
    fn cells(&self, out: &mut dyn Write) -> fmt::Result {
        for cell in Cell::all() {
            let Some(role) = self.picture.role_of_cell(cell) else { continue };
            let look = self.theme.look(role);
            let (x, y) = self.corner(cell);
            writeln!(
                out,
                "<rect x=\"{}\" y=\"{}\" width=\"{CELL}\" height=\"{CELL}\" fill=\"{}\" fill-opacity=\"0.25\"/>",
                number(x),
                number(y),
                look.rgb
            )?;
            let (x, y) = (number(x + CELL - 3.0), number(y + CELL - 3.0));
            let numbered = self.picture.numbers.iter().find(|(numbered, _)| *numbered == cell);
            let sign = numbered.map_or_else(|| escaped(&look.sign.to_string()), |(_, step)| step.to_string());
            let ink = self.theme.ink;
            writeln!(
                out,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"11\" text-anchor=\"end\" fill=\"{ink}\">{sign}</text>"
            )?;
        }
        Ok(())
    }

    fn lines(&self, out: &mut dyn Write) -> fmt::Result {
        let ends = |from: f64| (number(from), number(from + 9.0 * CELL));
        for i in 0..10 {
            let (width, colour) = if i % 3 == 0 { (2.5, self.theme.ink) } else { (1.0, self.theme.faint) };
            let at = CELL * f64::from(i);
            let ((left, right), (top, bottom)) = (ends(LEFT), ends(self.top));
            let (x, y) = (number(LEFT + at), number(self.top + at));
            writeln!(
                out,
                "<path d=\"M{left} {y}H{right}M{x} {top}V{bottom}\" stroke=\"{colour}\" stroke-width=\"{width}\"/>"
            )?;
        }
        Ok(())
    }

    fn houses(&self, out: &mut dyn Write) -> fmt::Result {
        for mark in &self.picture.diagram.marks {
            let Mark::Houses(houses, role) = mark else { continue };
            for house in *houses {
                self.house(out, house, *role)?;
            }
        }
        Ok(())
    }

    /// Outlines a house. Rows, columns and boxes keep different distances from the lines, so that none hides another.
    fn house(&self, out: &mut dyn Write, house: House, role: Role) -> fmt::Result {
        let (gap, rows, columns) = match house.kind() {
            HouseKind::Row => (3.0, 1.0, 9.0),
            HouseKind::Column => (5.0, 9.0, 1.0),
            HouseKind::Block => (7.0, 3.0, 3.0),
        };
        let (x, y) = self.corner(house.cell_list()[0]);
        let (width, height) = (columns * CELL - 2.0 * gap, rows * CELL - 2.0 * gap);
        let dashes = if role == Role::Base { "" } else { " stroke-dasharray=\"10 6\"" };
        writeln!(
            out,
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"8\" fill=\"none\" stroke=\"{}\" \
             stroke-width=\"3\"{dashes}/>",
            number(x + gap),
            number(y + gap),
            number(width),
            number(height),
            outline(self.theme.look(role))
        )
    }

    /// Around the ends of links that are more than one candidate.
    fn groups(&self, out: &mut dyn Write) -> fmt::Result {
        let mut drawn: Vec<CandidateSet> = Vec::new();
        for link in &self.picture.diagram.links {
            for end in [link.from, link.to] {
                if end.len() > 1 && !drawn.contains(&end) {
                    let points: Vec<Point> = end.iter().map(|candidate| self.point(candidate)).collect();
                    hull(out, &points, RADIUS + 2.0, self.theme.link)?;
                    drawn.push(end);
                }
            }
        }
        Ok(())
    }

    fn cell(&self, out: &mut dyn Write, cell: Cell) -> fmt::Result {
        if let Some(digit) = self.picture.board.digit(cell) {
            let is_given = self.picture.board.givens().contains(cell);
            let (colour, weight) =
                if is_given { (self.theme.ink, "bold") } else { (self.theme.own, "normal") };
            let (x, y) = self.corner(cell);
            let (x, y) = (number(x + CELL / 2.0), number(y + CELL / 2.0 + 13.0));
            return writeln!(
                out,
                "<text x=\"{x}\" y=\"{y}\" font-size=\"36\" font-weight=\"{weight}\" text-anchor=\"middle\" \
                 fill=\"{colour}\">{digit}</text>"
            );
        }
        for digit in self.picture.board.candidates(cell) {
            self.candidate(out, Candidate::at(cell, digit))?;
        }
        Ok(())
    }

    fn candidate(&self, out: &mut dyn Write, candidate: Candidate) -> fmt::Result {
        let at = self.point(candidate);
        let role = self.picture.diagram.role(candidate);
        let look = role.map(|role| self.theme.look(role));
        let mut colour = if look.is_some() { self.theme.ink } else { self.theme.faint };
        if let Some(look) = look {
            shape(out, look, at, RADIUS)?;
        }
        // Dark shapes take light digits.
        if role == Some(Role::Placed) {
            colour = self.theme.paper;
        }
        let weight = if look.is_some() { " font-weight=\"bold\"" } else { "" };
        // A filled shape stays bright on dark paper, so the digit on it keeps its colour.
        let is_on_shape = look.is_some_and(|look| look.filled && look.shape != Shape::Cross);
        let class = if is_on_shape { " class=\"on\"" } else { "" };
        let (x, y) = (number(at.x), number(at.y + 5.0));
        let digit = candidate.digit();
        writeln!(
            out,
            "<text{class} x=\"{x}\" y=\"{y}\" font-size=\"14\"{weight} text-anchor=\"middle\" fill=\"{colour}\">{digit}</text>"
        )
    }

    /// Shape and name of every role, and the kinds of links, as many to a row as fit.
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
            if key.width() > left {
                rows.push(Vec::new());
                left = 9.0 * CELL;
            }
            left -= key.width();
            if let Some(row) = rows.last_mut() {
                row.push(key);
            }
        }
        rows
    }

    fn legend(&self, out: &mut dyn Write, rows: &[Vec<Key>]) -> fmt::Result {
        let mut y = self.top + 9.0 * CELL + 26.0;
        for row in rows {
            let mut x = LEFT + 12.0;
            for key in row {
                match key {
                    Key::Role(role) => self.role_key(out, *role, Point { x, y })?,
                    Key::Link(strong) => {
                        let (from, to) = (Point { x: x - 8.0, y }, Point { x: x + 28.0, y });
                        arrow(out, from, to, 0.0, *strong, self.theme.link)?;
                    }
                }
                let (left, base) = (number(x + key.name_at()), number(y + 5.0));
                let ink = self.theme.ink;
                writeln!(
                    out,
                    "<text x=\"{left}\" y=\"{base}\" font-size=\"14\" fill=\"{ink}\">{}</text>",
                    key.name()
                )?;
                x += key.width();
            }
            y += LINE;
        }
        Ok(())
    }

    /// What the role looks like: a shape, or without candidates the outline of its houses, or a cell of its colour.
    fn role_key(&self, out: &mut dyn Write, role: Role, at: Point) -> fmt::Result {
        let look = self.theme.look(role);
        let marks = &self.picture.diagram.marks;
        if marks.iter().any(|mark| matches!(mark, Mark::Candidates(_, played) if *played == role)) {
            return shape(out, look, at, RADIUS - 1.0);
        }
        let (x, y) = (number(at.x - 10.0), number(at.y - 7.0));
        if self.picture.houses(role).is_empty() {
            let colour = look.rgb;
            return writeln!(
                out,
                "<rect x=\"{x}\" y=\"{y}\" width=\"20\" height=\"14\" fill=\"{colour}\" fill-opacity=\"0.25\"/>"
            );
        }
        let dashes = if role == Role::Base { "" } else { " stroke-dasharray=\"6 4\"" };
        let colour = outline(look);
        writeln!(
            out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"20\" height=\"14\" rx=\"4\" fill=\"none\" stroke=\"{colour}\" \
             stroke-width=\"3\"{dashes}/>"
        )
    }

    /// The top left corner of a cell.
    fn corner(&self, cell: Cell) -> (f64, f64) {
        (LEFT + CELL * cell.column() as f64, self.top + CELL * cell.row() as f64)
    }

    /// The middle of a candidate.
    fn point(&self, candidate: Candidate) -> Point {
        let (x, y) = self.corner(candidate.cell());
        let digit: Digit = candidate.digit();
        let (row, column) = (digit.index() / 3, digit.index() % 3);
        let at = |corner: f64, place: usize| corner + INSET + STEP * (place as f64 + 0.5);
        Point { x: at(x, column), y: at(y, row) }
    }

    /// The middle of one or more candidates.
    fn middle(&self, candidates: CandidateSet) -> Point {
        let points: Vec<Point> = candidates.iter().map(|candidate| self.point(candidate)).collect();
        let mean = |of: fn(&Point) -> f64| points.iter().map(of).sum::<f64>() / points.len().max(1) as f64;
        Point { x: mean(|point| point.x), y: mean(|point| point.y) }
    }
}

/// The colour of a line that shows a role: yellow on white needs to be darker.
fn outline(look: Look) -> Rgb {
    let Rgb(red, green, blue) = look.rgb;
    if red > 200 && green > 200 { Rgb(red - 70, green - 70, blue) } else { look.rgb }
}

/// One thing that the legend explains.
enum Key {
    Role(Role),
    Link(bool),
}

impl Key {
    const fn name(&self) -> &'static str {
        match self {
            Self::Role(role) => Theme::STANDARD.look(*role).name,
            Self::Link(true) => "strong link: one of both",
            Self::Link(false) => "weak link: not both",
        }
    }

    /// Where the name begins, from the middle of the sign.
    const fn name_at(&self) -> f64 {
        match self {
            Self::Role(_) => 18.0,
            Self::Link(_) => 36.0,
        }
    }

    fn width(&self) -> f64 {
        self.name_at() + 8.5 * self.name().len() as f64 + 26.0
    }
}

/// A text in lines of no more than so many characters, unless a word is longer.
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

/// A text as SVG and HTML take it.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
