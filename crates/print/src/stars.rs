//! Stars for difficulty. The font has none, so they are drawn.

use crate::grid::{BLACK, THINNEST};
use sudokit_render::drawing::{Element, Form, Paint, Point, turning};

/// Distance between the centres of two stars, relative to their diameter: their lines reach beyond it.
const APART: f64 = 1.35;
/// Distance of the inner corners from the centre, relative to that of the points, so that opposite edges are
/// on one line.
const INNER: f64 = 0.381_966;

/// Cosine and sine of a tenth of a turn.
const TENTH: [f64; 2] = [0.809_016_994_374_947_4, 0.587_785_252_292_473_1];

/// All stars, the first ones filled. They stand on a base line from a point on.
pub(crate) fn stars(filled: usize, all: usize, at: Point, diameter: f64) -> Vec<Element> {
    let radius = diameter / 2.0;
    let star = |index: usize| {
        let middle = Point::at(at.x + radius + index as f64 * APART * diameter, at.y - 0.9 * radius);
        let corners = turning([0.0, -radius], TENTH).zip([1.0, INNER].into_iter().cycle()).take(10);
        let corner = |([x, y], reach): ([f64; 2], f64)| Point::at(middle.x + reach * x, middle.y + reach * y);
        let form = Form::Polygon(corners.map(corner).collect());
        let line = Paint::line(BLACK, THINNEST);
        Element::Form(
            form,
            if index < filled { Paint { stroke: line.stroke, ..Paint::filled(BLACK) } } else { line },
        )
    };
    (0..all).map(star).collect()
}

/// Width of so many stars.
pub(crate) fn width(all: usize, diameter: f64) -> f64 {
    diameter * (1.0 + APART * all.saturating_sub(1) as f64)
}
