//! Shapes and arrows of pictures.

use crate::drawing::{Element, Form, Paint, Point, turning};
use crate::{Look, Rgb, Shape};
use std::f64::consts::FRAC_1_SQRT_2 as HALF_ROOT_2;

/// Width of the lines of shapes.
const LINE: f64 = 2.5;
/// Half the root of 3, the sine of 60 degrees.
const HALF_ROOT_3: f64 = 0.866_025_403_784_438_6;
const UP: [f64; 2] = [0.0, -1.0];
const RIGHT: [f64; 2] = [1.0, 0.0];

/// The shape of a role around a point.
pub(crate) fn shape(look: Look, at: Point, radius: f64) -> Element {
    let Look { rgb, filled, .. } = look;
    let paint = if filled { Paint::filled(rgb) } else { Paint::line(rgb, LINE) };
    // Shapes with few corners look smaller, so they are larger.
    let (corners, first, angle, size) = match look.shape {
        Shape::Circle | Shape::Ring => return Element::Form(Form::Circle { middle: at, radius }, paint),
        Shape::Cross => {
            let reach = radius - 1.0;
            let corner = |x: f64, y: f64| Point::at(at.x + x * reach, at.y + y * reach);
            let strokes = [[corner(-1.0, -1.0), corner(1.0, 1.0)], [corner(1.0, -1.0), corner(-1.0, 1.0)]];
            return Element::Form(Form::Lines(strokes.to_vec()), Paint::line(rgb, LINE));
        }
        Shape::Triangle => (3, UP, [-0.5, HALF_ROOT_3], 1.35),
        Shape::Square => (4, [HALF_ROOT_2, HALF_ROOT_2], [0.0, 1.0], 1.25),
        Shape::Diamond => (4, RIGHT, [0.0, 1.0], 1.15),
        Shape::Pentagon => (5, UP, [0.309_016_994_374_947_4, 0.951_056_516_295_153_6], 1.15),
        Shape::Hexagon => (6, RIGHT, [0.5, HALF_ROOT_3], 1.1),
        Shape::Octagon => {
            (8, [0.923_879_532_511_286_7, 0.382_683_432_365_089_8], [HALF_ROOT_2, HALF_ROOT_2], 1.08)
        }
    };
    let points = turning(first, angle).take(corners);
    let points = points.map(|[x, y]| Point::at(at.x + radius * size * x, at.y + radius * size * y));
    Element::Form(Form::Polygon(points.collect()), paint)
}

/// A frame around points.
pub(crate) fn hull(points: &[Point], gap: f64, colour: Rgb) -> Element {
    let least = |of: fn(&Point) -> f64| points.iter().map(of).fold(f64::INFINITY, f64::min) - gap;
    let most = |of: fn(&Point) -> f64| points.iter().map(of).fold(f64::NEG_INFINITY, f64::max) + gap;
    let corner = Point::at(least(|point| point.x), least(|point| point.y));
    let (width, height) = (most(|point| point.x) - corner.x, most(|point| point.y) - corner.y);
    Element::Form(Form::Rectangle { corner, width, height, radius: gap }, Paint::line(colour, 1.5))
}

/// An arrow between two points, at a distance from both if there is room; `None` if they are the same. It
/// bends to one side, so that the way back is a separate line. A weak link is dashed.
pub(crate) fn arrow(from: Point, to: Point, distance: f64, is_strong: bool, colour: Rgb) -> Vec<Element> {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy);
    if length < 1.0 {
        return Vec::new();
    }
    // Inside a cell there is no room for a distance: the arrow covers its ends.
    let distance = distance.min(0.3 * length);
    let bend = if distance > 0.0 { (0.12 * length).min(26.0) } else { 0.0 };
    let middle =
        Point::at((from.x + to.x) / 2.0 - dy / length * bend, (from.y + to.y) / 2.0 + dx / length * bend);
    let start = toward(from, middle, distance);
    let tip = toward(to, middle, distance);
    let neck = toward(tip, middle, (0.3 * length).min(8.0));
    let paint = Paint::line(colour, 2.0);
    let line = if is_strong { paint } else { paint.dashed([5.0, 4.0]) };
    let (wx, wy) = ((tip.y - neck.y) / 2.0, (neck.x - tip.x) / 2.0);
    let head = vec![tip, Point::at(neck.x + wx, neck.y + wy), Point::at(neck.x - wx, neck.y - wy)];
    vec![
        Element::Form(Form::Curve([start, middle, neck]), line),
        Element::Form(Form::Polygon(head), Paint::filled(colour)),
    ]
}

/// The point at a distance from one point toward another.
fn toward(from: Point, to: Point, distance: f64) -> Point {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy).max(f64::EPSILON);
    Point::at(from.x + dx / length * distance, from.y + dy / length * distance)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg;

    fn drawn(from: Point, to: Point, distance: f64, is_strong: bool) -> String {
        let mut text = String::new();
        svg::elements(&mut text, &arrow(from, to, distance, is_strong, Rgb(0, 0, 0)), 1).unwrap();
        text
    }

    #[test]
    fn an_arrow_keeps_its_distance() {
        let svg = drawn(Point::at(0.0, 0.0), Point::at(100.0, 0.0), 10.0, false);
        // It bends by 12 down, so both ends leave at atan(12/50): 10 away is 9.7 along and 2.3 across.
        assert!(svg.contains("M9.7 2.3Q50 12 "), "{svg}");
        assert!(svg.contains("points=\"90.3,2.3 "), "{svg}");
        assert!(svg.contains("stroke-dasharray"), "{svg}");
    }

    #[test]
    fn a_short_arrow_comes_nearer() {
        let svg = drawn(Point::at(0.0, 0.0), Point::at(20.0, 0.0), 11.0, true);
        // It bends by 2.4, keeps 6 away from both ends, and its tip is 6 long: atan(2.4/10) is 5.8 along and
        // 1.4 across.
        assert!(svg.contains("M5.8 1.4Q10 2.4 "), "{svg}");
        assert!(svg.contains("points=\"14.2,1.4 "), "{svg}");
    }

    #[test]
    fn there_is_no_arrow_to_where_it_begins() {
        let here = Point::at(5.0, 5.0);
        assert!(arrow(here, here, 10.0, true, Rgb(0, 0, 0)).is_empty());
    }
}
