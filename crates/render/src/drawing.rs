//! Drawings as data: what pictures and pages are made of, before it becomes SVG, PDF or pixels.
//!
//! Places are in units of the drawing, from its top left corner, to the right and down. Whoever draws puts elements behind each
//! other: the first lies at the bottom.

use crate::Rgb;

/// A place in a drawing.
///
/// ```
/// # use sudokit_render::drawing::Point;
/// assert_eq!(Point::at(1.0, 2.0), Point { x: 1.0, y: 2.0 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

impl Point {
    /// The place with these coordinates.
    ///
    /// ```
    /// # use sudokit_render::drawing::Point;
    /// assert_eq!(Point::at(1.0, 2.0).y, 2.0);
    /// ```
    pub const fn at(x: f64, y: f64) -> Self {
        Self { x, y }
    }
}

/// One thing that is drawn.
///
/// ```
/// # use sudokit_render::Rgb;
/// # use sudokit_render::drawing::{Element, Form, Paint, Point};
/// let dot = Form::Circle { middle: Point::at(5.0, 5.0), radius: 1.0 };
/// assert!(matches!(Element::Form(dot, Paint::filled(Rgb(0, 0, 0))), Element::Form(..)));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Element {
    /// A form, and how it is painted.
    Form(Form, Paint),
    /// A line of text.
    Text(Text),
}

/// A form without colour.
///
/// ```
/// # use sudokit_render::drawing::{Form, Point};
/// let diagonal = Form::Lines(vec![[Point::at(0.0, 0.0), Point::at(3.0, 4.0)]]);
/// assert_eq!(diagonal.clone(), diagonal);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// Straight lines, each from one place to another.
    Lines(Vec<[Point; 2]>),
    /// A rectangle, its corners rounded by a radius that may be 0.
    Rectangle {
        /// The top left corner.
        corner: Point,
        /// To the right.
        width: f64,
        /// Down.
        height: f64,
        /// Of the corners.
        radius: f64,
    },
    /// A circle.
    Circle {
        /// Its middle.
        middle: Point,
        /// Its radius.
        radius: f64,
    },
    /// Corners, the last joined to the first.
    Polygon(Vec<Point>),
    /// A curve that leaves the first place toward the second and arrives at the third from there (a quadratic Bezier curve).
    Curve([Point; 3]),
}

/// How a form is painted.
///
/// ```
/// # use sudokit_render::Rgb;
/// # use sudokit_render::drawing::Paint;
/// let paint = Paint::line(Rgb(0, 0, 0), 2.0);
/// assert!(paint.fill.is_none() && paint.stroke.is_some());
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paint {
    /// What is inside.
    pub fill: Option<Fill>,
    /// The line along it.
    pub stroke: Option<Stroke>,
}

impl Paint {
    /// A colour inside and no line.
    ///
    /// ```
    /// # use sudokit_render::Rgb;
    /// # use sudokit_render::drawing::Paint;
    /// assert_eq!(Paint::filled(Rgb(0, 0, 0)).fill.unwrap().opacity, 1.0);
    /// ```
    pub const fn filled(colour: Rgb) -> Self {
        Self { fill: Some(Fill { colour, opacity: 1.0 }), stroke: None }
    }

    /// A line of this width, with nothing inside.
    ///
    /// ```
    /// # use sudokit_render::Rgb;
    /// # use sudokit_render::drawing::Paint;
    /// assert_eq!(Paint::line(Rgb(0, 0, 0), 2.0).stroke.unwrap().width, 2.0);
    /// ```
    pub const fn line(colour: Rgb, width: f64) -> Self {
        Self { fill: None, stroke: Some(Stroke { colour, width, dashes: None, is_square: false }) }
    }

    /// The same with dashes and gaps of these lengths.
    ///
    /// ```
    /// # use sudokit_render::Rgb;
    /// # use sudokit_render::drawing::Paint;
    /// let paint = Paint::line(Rgb(0, 0, 0), 2.0).dashed([5.0, 4.0]);
    /// assert_eq!(paint.stroke.unwrap().dashes, Some([5.0, 4.0]));
    /// ```
    #[must_use]
    pub const fn dashed(mut self, dashes: [f64; 2]) -> Self {
        if let Some(stroke) = &mut self.stroke {
            stroke.dashes = Some(dashes);
        }
        self
    }
}

/// A colour inside a form.
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
    /// How much of what is behind it it hides, from 0 to 1.
    pub opacity: f64,
}

impl Fill {
    /// The colour that is seen where it lies on paper of this colour.
    ///
    /// ```
    /// # use sudokit_render::Rgb;
    /// # use sudokit_render::drawing::Fill;
    /// assert_eq!(Fill { colour: Rgb(0, 0, 0), opacity: 1.0 }.on(Rgb(9, 9, 9)), Rgb(0, 0, 0));
    /// ```
    pub fn on(self, paper: Rgb) -> Rgb {
        let mix = |colour: u8, paper: u8| {
            (f64::from(colour) * self.opacity + f64::from(paper) * (1.0 - self.opacity)).round() as u8
        };
        let Rgb(red, green, blue) = self.colour;
        Rgb(mix(red, paper.0), mix(green, paper.1), mix(blue, paper.2))
    }
}

/// A line along a form.
///
/// ```
/// # use sudokit_render::Rgb;
/// # use sudokit_render::drawing::Stroke;
/// let stroke = Stroke { colour: Rgb(0, 0, 0), width: 1.0, dashes: None, is_square: true };
/// assert!(stroke.is_square);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// The colour.
    pub colour: Rgb,
    /// How wide.
    pub width: f64,
    /// The lengths of dashes and of the gaps between them, if it is not solid.
    pub dashes: Option<[f64; 2]>,
    /// Whether straight lines go on by half their width at both ends, so that corners are full.
    pub is_square: bool,
}

/// Which part of a text stands at its place.
///
/// ```
/// # use sudokit_render::drawing::Anchor;
/// assert_ne!(Anchor::Start, Anchor::End);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// It begins there.
    Start,
    /// Its middle is there.
    Middle,
    /// It ends there.
    End,
}

/// A line of text.
///
/// ```
/// # use sudokit_render::Rgb;
/// # use sudokit_render::drawing::{Anchor, Point, Text};
/// let text = Text { anchor: Anchor::End, ..Text::new("7", Point::at(5.0, 5.0), 12.0, Rgb(0, 0, 0)) };
/// assert!(!text.is_bold && !text.is_turned);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// What it says.
    pub text: String,
    /// The place on its base line that `anchor` speaks of.
    pub at: Point,
    /// The size of the type.
    pub size: f64,
    /// Whether it is bold.
    pub is_bold: bool,
    /// Which part of it stands at its place.
    pub anchor: Anchor,
    /// Its colour.
    pub colour: Rgb,
    /// Whether it stands on a bright shape, so that dark paper does not change its colour.
    pub is_on_shape: bool,
    /// Whether it stands on its head.
    pub is_turned: bool,
    /// If there is one, every letter stands in the middle of a place so wide, whatever its own width. The text begins at its place then.
    pub pitch: Option<f64>,
}

impl Text {
    /// A text that begins at a place.
    ///
    /// ```
    /// # use sudokit_render::Rgb;
    /// # use sudokit_render::drawing::{Anchor, Point, Text};
    /// assert_eq!(Text::new("7", Point::at(5.0, 5.0), 12.0, Rgb(0, 0, 0)).anchor, Anchor::Start);
    /// ```
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
            pitch: None,
        }
    }

    /// The same in bold.
    ///
    /// ```
    /// # use sudokit_render::Rgb;
    /// # use sudokit_render::drawing::{Point, Text};
    /// assert!(Text::new("7", Point::at(5.0, 5.0), 12.0, Rgb(0, 0, 0)).bold().is_bold);
    /// ```
    #[must_use]
    pub fn bold(self) -> Self {
        Self { is_bold: true, ..self }
    }

    /// The same with this part of it at its place.
    ///
    /// ```
    /// # use sudokit_render::Rgb;
    /// # use sudokit_render::drawing::{Anchor, Point, Text};
    /// let text = Text::new("7", Point::at(5.0, 5.0), 12.0, Rgb(0, 0, 0)).anchored(Anchor::Middle);
    /// assert_eq!(text.anchor, Anchor::Middle);
    /// ```
    #[must_use]
    pub fn anchored(self, anchor: Anchor) -> Self {
        Self { anchor, ..self }
    }
}

/// A drawing: elements on paper of a size.
///
/// ```
/// # use sudokit_render::drawing::Drawing;
/// let mut svg = String::new();
/// Drawing { width: 10.0, height: 20.0, elements: Vec::new() }.svg(&mut svg, "nothing")?;
/// assert!(svg.contains("viewBox=\"0 0 10 20\""));
/// # Ok::<(), std::fmt::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
    /// What is on it, the first at the bottom.
    pub elements: Vec<Element>,
}

/// Where a drawing comes to lie in another, and how large.
///
/// ```
/// # use sudokit_render::drawing::{Placing, Point};
/// let placing = Placing { at: Point::at(10.0, 10.0), scale: 2.0, is_turned: true };
/// assert_eq!(placing.point(Point::at(1.0, 0.0)), Point::at(8.0, 10.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Placing {
    /// Where its top left corner comes to lie; that is its bottom right one to the eye if it is turned.
    pub at: Point,
    /// How many times as large it becomes.
    pub scale: f64,
    /// Whether it is turned upside down.
    pub is_turned: bool,
}

impl Placing {
    /// Where a place comes to lie.
    ///
    /// ```
    /// # use sudokit_render::drawing::{Placing, Point};
    /// let placing = Placing { at: Point::at(10.0, 10.0), scale: 2.0, is_turned: false };
    /// assert_eq!(placing.point(Point::at(1.0, 0.0)), Point::at(12.0, 10.0));
    /// ```
    pub fn point(&self, point: Point) -> Point {
        let scale = if self.is_turned { -self.scale } else { self.scale };
        Point::at(self.at.x + scale * point.x, self.at.y + scale * point.y)
    }

    /// The element where it comes to lie.
    ///
    /// ```
    /// # use sudokit_render::Rgb;
    /// # use sudokit_render::drawing::{Element, Placing, Point, Text};
    /// let placing = Placing { at: Point::at(10.0, 10.0), scale: 2.0, is_turned: false };
    /// let text = Text::new("7", Point::at(1.0, 1.0), 12.0, Rgb(0, 0, 0));
    /// let Element::Text(placed) = placing.element(Element::Text(text)) else { unreachable!() };
    /// assert_eq!((placed.at, placed.size), (Point::at(12.0, 12.0), 24.0));
    /// ```
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
