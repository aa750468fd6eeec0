//! Forms as paths, for documents that have nothing else.

use sudokit_render::drawing::{Form, Point};

/// Distance of the control points of a quarter circle from its ends, relative to the radius.
const QUARTER: f64 = 0.552_284_75;

/// Rounds to a thousandth of a point: nobody sees the difference, and the numbers are short.
#[cfg(any(feature = "eps", feature = "pdf"))]
pub(crate) fn rounded(length: f64) -> f32 {
    ((length * 1000.0).round() / 1000.0) as f32
}

/// The control points of a quadratic curve as a cubic one.
#[cfg(any(feature = "eps", feature = "pdf"))]
pub(crate) fn cubic(from: Point, by: Point, to: Point) -> [Point; 2] {
    [from, to].map(|end| Point::at((end.x + 2.0 * by.x) / 3.0, (end.y + 2.0 * by.y) / 3.0))
}

/// A path being drawn.
pub(crate) trait Pen {
    fn to(&mut self, at: Point);
    fn line(&mut self, to: Point);
    fn quadratic(&mut self, by: Point, to: Point);
    fn cubic(&mut self, by: [Point; 2], to: Point);
    fn close(&mut self);
}

/// Draws a form as a path.
pub(crate) fn trace(form: &Form, pen: &mut impl Pen) {
    match form {
        Form::Lines(lines) => {
            for [from, to] in lines {
                pen.to(*from);
                pen.line(*to);
            }
        }
        Form::Rectangle { corner, width, height, radius } => {
            rectangle(pen, *corner, *width, *height, radius.min(width / 2.0).min(height / 2.0));
        }
        Form::Circle { middle, radius } => {
            let corner = Point::at(middle.x - radius, middle.y - radius);
            rectangle(pen, corner, 2.0 * radius, 2.0 * radius, *radius);
        }
        Form::Polygon(corners) => {
            let mut corners = corners.iter();
            if let Some(first) = corners.next() {
                pen.to(*first);
                corners.for_each(|corner| pen.line(*corner));
                pen.close();
            }
        }
        Form::Curve([from, by, to]) => {
            pen.to(*from);
            pen.quadratic(*by, *to);
        }
    }
}

/// A rectangle with rounded corners.
fn rectangle(pen: &mut impl Pen, Point { x, y }: Point, width: f64, height: f64, radius: f64) {
    let (right, bottom) = (x + width, y + height);
    // Each corner, with the directions before and after it, clockwise.
    let corners = [
        (Point::at(right, y), (1.0, 0.0), (0.0, 1.0)),
        (Point::at(right, bottom), (0.0, 1.0), (-1.0, 0.0)),
        (Point::at(x, bottom), (-1.0, 0.0), (0.0, -1.0)),
        (Point::at(x, y), (0.0, -1.0), (1.0, 0.0)),
    ];
    pen.to(Point::at(x + radius, y));
    for (corner, from, to) in corners {
        let before = |distance: f64| Point::at(corner.x - from.0 * distance, corner.y - from.1 * distance);
        let after = |distance: f64| Point::at(corner.x + to.0 * distance, corner.y + to.1 * distance);
        pen.line(before(radius));
        if radius > 0.0 {
            let rest = radius * (1.0 - QUARTER);
            pen.cubic([before(rest), after(rest)], after(radius));
        }
    }
    pen.close();
}
