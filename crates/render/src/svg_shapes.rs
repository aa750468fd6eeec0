//! Shapes and arrows of pictures.

use crate::{Look, Rgb, Shape};
use std::f64::consts::PI;
use std::fmt::{self, Write};

/// A place on the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// A number with one place after the point, or none: the same on every machine, and short.
pub(crate) fn number(value: f64) -> String {
    let text = format!("{value:.1}");
    text.strip_suffix(".0").map_or_else(|| text.clone(), str::to_owned)
}

/// The shape of a role around a point.
pub(crate) fn shape(out: &mut dyn Write, look: Look, at: Point, radius: f64) -> fmt::Result {
    let Look { rgb, filled, .. } = look;
    let paint = if filled {
        format!("fill=\"{rgb}\"")
    } else {
        format!("fill=\"none\" stroke=\"{rgb}\" stroke-width=\"2.5\"")
    };
    let (x, y) = (number(at.x), number(at.y));
    // Corners stick out: what has few of them may be larger.
    let (corners, turn, size) = match look.shape {
        Shape::Circle => {
            return writeln!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" {paint}/>", number(radius));
        }
        Shape::Cross => {
            let reach = radius - 1.0;
            let [left, right] = [at.x - reach, at.x + reach].map(number);
            let [top, bottom] = [at.y - reach, at.y + reach].map(number);
            return writeln!(
                out,
                "<path d=\"M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}\" stroke=\"{rgb}\" \
                 stroke-width=\"2.5\"/>"
            );
        }
        Shape::Triangle => (3, -0.5, 1.35),
        Shape::Square => (4, 0.25, 1.25),
        Shape::Diamond => (4, 0.0, 1.15),
        Shape::Pentagon => (5, -0.5, 1.15),
        Shape::Hexagon => (6, 0.0, 1.1),
        Shape::Octagon => (8, 0.125, 1.08),
    };
    let points: Vec<String> = (0..corners)
        .map(|corner| {
            let angle = PI * (turn + 2.0 * f64::from(corner) / f64::from(corners));
            let (x, y) = (at.x + radius * size * angle.cos(), at.y + radius * size * angle.sin());
            format!("{},{}", number(x), number(y))
        })
        .collect();
    writeln!(out, "<polygon points=\"{}\" {paint}/>", points.join(" "))
}

/// A frame around points.
pub(crate) fn hull(out: &mut dyn Write, points: &[Point], gap: f64, colour: Rgb) -> fmt::Result {
    let least = |of: fn(&Point) -> f64| points.iter().map(of).fold(f64::INFINITY, f64::min) - gap;
    let most = |of: fn(&Point) -> f64| points.iter().map(of).fold(f64::NEG_INFINITY, f64::max) + gap;
    let (left, top) = (least(|point| point.x), least(|point| point.y));
    let (width, height) = (most(|point| point.x) - left, most(|point| point.y) - top);
    let [left, top, width, height, radius] = [left, top, width, height, gap].map(number);
    writeln!(
        out,
        "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\" fill=\"none\" \
         stroke=\"{colour}\" stroke-width=\"1.5\"/>"
    )
}

/// An arrow from one place to another, keeping a distance from both. It bends to one side, so that the way back is another
/// line; a weak link is dashed.
pub(crate) fn arrow(
    out: &mut dyn Write,
    from: Point,
    to: Point,
    distance: f64,
    is_strong: bool,
    colour: Rgb,
) -> fmt::Result {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy);
    if length <= 2.0 * distance {
        return Ok(());
    }
    let bend = if distance > 0.0 { (0.12 * length).min(26.0) } else { 0.0 };
    let middle = Point {
        x: (from.x + to.x) / 2.0 - dy / length * bend,
        y: (from.y + to.y) / 2.0 + dx / length * bend,
    };
    let start = toward(from, middle, distance);
    let tip = toward(to, middle, distance);
    let neck = toward(tip, middle, 8.0);
    let dashes = if is_strong { "" } else { " stroke-dasharray=\"5 4\"" };
    let [x0, y0, x1, y1, x2, y2] = [start.x, start.y, middle.x, middle.y, neck.x, neck.y].map(number);
    writeln!(
        out,
        "<path d=\"M{x0} {y0}Q{x1} {y1} {x2} {y2}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"{dashes}/>"
    )?;
    let (wx, wy) = ((tip.y - neck.y) / 2.0, (neck.x - tip.x) / 2.0);
    let [ax, ay, bx, by, tx, ty] =
        [neck.x + wx, neck.y + wy, neck.x - wx, neck.y - wy, tip.x, tip.y].map(number);
    writeln!(out, "<polygon points=\"{tx},{ty} {ax},{ay} {bx},{by}\" fill=\"{colour}\"/>")
}

/// The point at a distance from one on the way to another.
fn toward(from: Point, to: Point, distance: f64) -> Point {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy).max(f64::EPSILON);
    Point { x: from.x + dx / length * distance, y: from.y + dy / length * distance }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!([1.0, 1.25, -0.04, 66.95].map(number), ["1", "1.2", "-0", "67"].map(str::to_owned));
    }

    #[test]
    fn an_arrow_keeps_its_distance() {
        let mut svg = String::new();
        let (from, to) = (Point { x: 0.0, y: 0.0 }, Point { x: 100.0, y: 0.0 });
        arrow(&mut svg, from, to, 10.0, false, Rgb(0, 0, 0)).unwrap();
        // It bends by 12 down, so both ends leave at atan(12/50): 10 away is 9.7 along and 2.3 across.
        assert!(svg.contains("M9.7 2.3Q50 12 "), "{svg}");
        assert!(svg.contains("points=\"90.3,2.3 "), "{svg}");
        assert!(svg.contains("stroke-dasharray"), "{svg}");
    }

    #[test]
    fn there_is_no_arrow_where_there_is_no_room() {
        let mut svg = String::new();
        let here = Point { x: 5.0, y: 5.0 };
        arrow(&mut svg, here, here, 10.0, true, Rgb(0, 0, 0)).unwrap();
        assert_eq!(svg, "");
    }
}
