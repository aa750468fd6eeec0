//! Drawings as data: the elements of pictures and pages before they become SVG, PDF or pixels.
//!
//! Coordinates are in units of the drawing, from its top left corner to the right and down. Elements are
//! painted in order: the first is at the bottom.

use crate::Rgb;

/// A point of a drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Distance from the left edge.
    pub x: f64,
    /// Distance from the top.
    pub y: f64,
}

impl Point {
    /// The point with these coordinates.
    pub const fn at(x: f64, y: f64) -> Self {
        Self { x, y }
    }
}

/// An element of a drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum Element {
    /// A form with its paint.
    Form(Form, Paint),
    /// A line of text.
    Text(Text),
}

/// A form without paint.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// Straight lines, each between two points.
    Lines(Vec<[Point; 2]>),
    /// A rectangle.
    Rectangle {
        /// The top left corner.
        corner: Point,
        /// Horizontal size.
        width: f64,
        /// Vertical size.
        height: f64,
        /// Radius of its corners; 0 for sharp ones.
        radius: f64,
    },
    /// A circle.
    Circle {
        /// Centre.
        middle: Point,
        /// Radius.
        radius: f64,
    },
    /// Corners, the last joined to the first.
    Polygon(Vec<Point>),
    /// A quadratic Bezier curve: start, control point, end.
    Curve([Point; 3]),
}

/// Fill and stroke of a form.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paint {
    /// The inside.
    pub fill: Option<Fill>,
    /// The outline.
    pub stroke: Option<Stroke>,
}

impl Paint {
    /// A fill without a line.
    pub const fn filled(colour: Rgb) -> Self {
        Self { fill: Some(Fill { colour, opacity: 1.0 }), stroke: None }
    }

    /// A line without a fill.
    pub const fn line(colour: Rgb, width: f64) -> Self {
        Self { fill: None, stroke: Some(Stroke { colour, width, dashes: None, is_square: false }) }
    }

    /// The same line, dashed: lengths of dashes and gaps.
    #[must_use]
    pub const fn dashed(mut self, dashes: [f64; 2]) -> Self {
        if let Some(stroke) = &mut self.stroke {
            stroke.dashes = Some(dashes);
        }
        self
    }
}

/// A colour for the inside of a form.
///
/// ```
/// # use sudokit_render::Rgb;
/// # use sudokit_render::drawing::Fill;
/// let tint = Fill { colour: Rgb(0, 100, 200), opacity: 0.25 };
/// assert_eq!(tint.on(Rgb(255, 255, 255)), Rgb(191, 216, 241));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fill {
    /// The colour.
    pub colour: Rgb,
    /// Opacity, from 0 to 1.
    pub opacity: f64,
}

impl Fill {
    /// The visible colour on paper of this colour.
    pub fn on(self, paper: Rgb) -> Rgb {
        let mix = |colour: u8, paper: u8| {
            (f64::from(colour) * self.opacity + f64::from(paper) * (1.0 - self.opacity)).round() as u8
        };
        let Rgb(red, green, blue) = self.colour;
        Rgb(mix(red, paper.0), mix(green, paper.1), mix(blue, paper.2))
    }
}

/// A line along a form.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// The colour.
    pub colour: Rgb,
    /// Width.
    pub width: f64,
    /// Lengths of dashes and gaps; `None` for a solid line.
    pub dashes: Option<[f64; 2]>,
    /// True if straight lines extend by half their width at both ends, so that corners are full.
    pub is_square: bool,
}

/// The point of a text that its coordinates mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its start.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// The characters.
    pub text: String,
    /// The point of `anchor`, on the base line.
    pub at: Point,
    /// Size of the type.
    pub size: f64,
    /// True for bold type.
    pub is_bold: bool,
    /// The part of the text at `at`.
    pub anchor: Anchor,
    /// Colour.
    pub colour: Rgb,
    /// True for text on a bright shape: dark paper does not change its colour.
    pub is_on_shape: bool,
    /// True for text upside down.
    pub is_turned: bool,
    /// True for text from top to bottom, as on the spine of a book; upside down as well, from bottom to top.
    pub is_sideways: bool,
    /// Width of the place in whose middle each letter is, instead of the letter's own width. The text starts
    /// at `at` then.
    pub pitch: Option<f64>,
}

impl Text {
    /// A text that starts at a point.
    pub fn new(text: impl Into<String>, at: Point, size: f64, colour: Rgb) -> Self {
        Self {
            text: text.into(),
            at,
            size,
            is_bold: false,
            anchor: Anchor::Start,
            colour,
            is_on_shape: false,
            is_turned: false,
            is_sideways: false,
            pitch: None,
        }
    }

    /// How far it is rotated to the right, in quarter turns.
    ///
    /// ```
    /// # use sudokit_render::{Rgb, drawing::{Point, Text}};
    /// let text = Text::new("7", Point::at(0.0, 0.0), 12.0, Rgb(0, 0, 0));
    /// let up_the_spine = Text { is_sideways: true, is_turned: true, ..text };
    /// assert_eq!(up_the_spine.quarters(), 3);
    /// ```
    pub const fn quarters(&self) -> u16 {
        self.is_sideways as u16 + 2 * self.is_turned as u16
    }

    /// The same in bold.
    #[must_use]
    pub fn bold(self) -> Self {
        Self { is_bold: true, ..self }
    }

    /// The same with another anchor.
    #[must_use]
    pub fn anchored(self, anchor: Anchor) -> Self {
        Self { anchor, ..self }
    }
}

/// Elements on paper of a size.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
    /// The elements, the first at the bottom.
    pub elements: Vec<Element>,
}

/// Position and size of a drawing inside another.
///
/// ```
/// # use sudokit_render::drawing::{Placing, Point};
/// let placing = Placing { at: Point::at(10.0, 10.0), scale: 2.0, is_turned: true };
/// assert_eq!(placing.point(Point::at(1.0, 0.0)), Point::at(8.0, 10.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placing {
    /// The position of its top left corner; turned, that is the bottom right one to the eye.
    pub at: Point,
    /// Factor for all lengths.
    pub scale: f64,
    /// True if it is turned upside down.
    pub is_turned: bool,
}

impl Placing {
    /// Converts a point.
    pub fn point(&self, point: Point) -> Point {
        let scale = if self.is_turned { -self.scale } else { self.scale };
        Point::at(self.at.x + scale * point.x, self.at.y + scale * point.y)
    }

    /// Converts an element.
    pub fn element(&self, element: Element) -> Element {
        match element {
            Element::Form(form, paint) => Element::Form(self.form(form), self.paint(paint)),
            Element::Text(text) => Element::Text(Text {
                at: self.point(text.at),
                size: text.size * self.scale,
                is_turned: text.is_turned != self.is_turned,
                pitch: text.pitch.map(|pitch| pitch * self.scale),
                ..text
            }),
        }
    }

    fn form(&self, form: Form) -> Form {
        match form {
            Form::Lines(lines) => {
                Form::Lines(lines.into_iter().map(|ends| ends.map(|end| self.point(end))).collect())
            }
            Form::Rectangle { corner, width, height, radius } => {
                let opposite = Point::at(corner.x + width, corner.y + height);
                let corner = self.point(if self.is_turned { opposite } else { corner });
                let [width, height, radius] = [width, height, radius].map(|length| length * self.scale);
                Form::Rectangle { corner, width, height, radius }
            }
            Form::Circle { middle, radius } => {
                Form::Circle { middle: self.point(middle), radius: radius * self.scale }
            }
            Form::Polygon(corners) => {
                Form::Polygon(corners.into_iter().map(|corner| self.point(corner)).collect())
            }
            Form::Curve(points) => Form::Curve(points.map(|point| self.point(point))),
        }
    }

    fn paint(&self, paint: Paint) -> Paint {
        let stroke = paint.stroke.map(|stroke| Stroke {
            width: stroke.width * self.scale,
            dashes: stroke.dashes.map(|dashes| dashes.map(|length| length * self.scale)),
            ..stroke
        });
        Paint { stroke, ..paint }
    }
}

/// Vectors of one length from a first one on, each turned by the same angle, which its cosine and sine give.
/// Where y points down, they turn to the right. Corners of regular shapes need no other trigonometry, which
/// differs from machine to machine.
///
/// ```
/// use sudokit_render::drawing::turning;
///
/// let quarters: Vec<[f64; 2]> = turning([0.0, -1.0], [0.0, 1.0]).take(3).collect();
/// assert_eq!(quarters, [[0.0, -1.0], [1.0, 0.0], [0.0, 1.0]]);
/// ```
pub fn turning(first: [f64; 2], [cosine, sine]: [f64; 2]) -> impl Iterator<Item = [f64; 2]> {
    std::iter::successors(Some(first), move |[x, y]| Some([x * cosine - y * sine, x * sine + y * cosine]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_turned_twice_stands_upright_again() {
        let turn = Placing { at: Point::at(0.0, 0.0), scale: 1.0, is_turned: true };
        let elements = [
            Element::Form(
                Form::Rectangle { corner: Point::at(1.0, 2.0), width: 3.0, height: 4.0, radius: 0.5 },
                Paint::filled(Rgb(1, 2, 3)),
            ),
            Element::Form(
                Form::Curve([Point::at(1.0, 2.0); 3]),
                Paint::line(Rgb(1, 2, 3), 2.0).dashed([1.0, 2.0]),
            ),
            Element::Text(Text::new("7", Point::at(1.0, 2.0), 12.0, Rgb(1, 2, 3))),
        ];
        for element in elements {
            assert_ne!(turn.element(element.clone()), element);
            assert_eq!(turn.element(turn.element(element.clone())), element);
        }
    }

    #[test]
    fn a_turned_rectangle_keeps_its_top_left_corner_first() {
        let turn = Placing { at: Point::at(10.0, 10.0), scale: 2.0, is_turned: true };
        let form = Form::Rectangle { corner: Point::at(1.0, 2.0), width: 3.0, height: 1.0, radius: 0.0 };
        // It spans 1..4 by 2..3; turned about the origin and doubled -8..-2 by -6..-4.
        let there = Form::Rectangle { corner: Point::at(2.0, 4.0), width: 6.0, height: 2.0, radius: 0.0 };
        assert_eq!(turn.form(form), there);
    }
}
