//! Four corners for an outline.

use crate::component::{Point, turn};

/// The corners of something with four sides: clockwise as one sees it, the one nearest the top left first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Quadrilateral(pub(crate) [Point; 4]);

impl Quadrilateral {
    /// Puts four points of a convex outline in order.
    pub(crate) fn new(points: [Point; 4]) -> Self {
        let first = (0..4).min_by(|&a, &b| {
            let sum = |at: usize| points[at].0 + points[at].1;
            sum(a).total_cmp(&sum(b))
        });
        let first = first.unwrap_or(0);
        Self([0, 1, 2, 3].map(|step| points[(first + step) % 4]))
    }

    /// Its area, in pixels.
    pub(crate) fn area(&self) -> f32 {
        let [a, b, c, d] = self.0;
        (turn(a, b, c) + turn(a, c, d)) / 2.0
    }

    /// Its shortest side, in pixels.
    pub(crate) fn shortest(&self) -> f32 {
        (0..4).map(|at| distance(self.0[at], self.0[(at + 1) % 4])).fold(f32::INFINITY, f32::min)
    }

    /// True if it goes round clockwise and no corner is flat or turned in.
    pub(crate) fn is_convex(&self) -> bool {
        let least = 0.05 * self.area();
        least > 0.0 && (0..4).all(|at| turn(self.0[at], self.0[(at + 1) % 4], self.0[(at + 2) % 4]) > least)
    }

    /// The greatest distance between its corners and those of another.
    pub(crate) fn distance(&self, other: &Self) -> f32 {
        (0..4).map(|at| distance(self.0[at], other.0[at])).fold(0.0, f32::max)
    }

    pub(crate) fn centre(&self) -> Point {
        let sum = self.0.iter().fold((0.0, 0.0), |sum, point| (sum.0 + point.0, sum.1 + point.1));
        (sum.0 / 4.0, sum.1 / 4.0)
    }

    pub(crate) fn contains(&self, point: Point) -> bool {
        (0..4).all(|at| turn(self.0[at], self.0[(at + 1) % 4], point) >= 0.0)
    }
}

/// The quadrilaterals that a convex outline may stand for; which of them is the grid shows only in the
/// picture.
///
/// - The polygon of Douglas and Peucker (1973), coarser and coarser until it has four corners: right where
///   corners are sharp.
/// - Sides taken away, each time the one whose neighbours meet with the least area added: right where a
///   corner is round or torn off.
/// - The extremes of `x + y` and `x - y`: right where a side is bent.
pub(crate) fn quadrilaterals(outline: &[Point]) -> Vec<Quadrilateral> {
    if outline.len() < 4 {
        return Vec::new();
    }
    let found = [simplified(outline), closed(outline), Some(extremes(outline))];
    found.into_iter().flatten().map(Quadrilateral::new).filter(Quadrilateral::is_convex).collect()
}

fn distance(a: Point, b: Point) -> f32 {
    ((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)).sqrt()
}

fn extremes(outline: &[Point]) -> [Point; 4] {
    let farthest = |x: f32, y: f32| {
        let along = |point: &Point| x * point.0 + y * point.1;
        outline.iter().copied().max_by(|a, b| along(a).total_cmp(&along(b))).unwrap_or((0.0, 0.0))
    };
    [farthest(-1.0, -1.0), farthest(1.0, -1.0), farthest(1.0, 1.0), farthest(-1.0, 1.0)]
}

fn simplified(outline: &[Point]) -> Option<[Point; 4]> {
    let perimeter: f32 =
        (0..outline.len()).map(|at| distance(outline[at], outline[(at + 1) % outline.len()])).sum();
    // The two points farthest apart divide the outline.
    let (first, last) = (0..outline.len()).flat_map(|a| (a + 1..outline.len()).map(move |b| (a, b))).max_by(
        |&(a, b), &(c, d)| distance(outline[a], outline[b]).total_cmp(&distance(outline[c], outline[d])),
    )?;
    let halves = [&outline[first..=last], &[&outline[last..], &outline[..=first]].concat()];
    (1..=8).find_map(|percent| {
        let tolerance = perimeter * percent as f32 / 100.0;
        let mut kept = Vec::new();
        for half in halves {
            simplify(half, tolerance, &mut kept);
        }
        <[Point; 4]>::try_from(kept).ok()
    })
}

/// Appends the points of a chain that are kept, without its last.
fn simplify(chain: &[Point], tolerance: f32, kept: &mut Vec<Point>) {
    let (start, end) = (chain[0], chain[chain.len() - 1]);
    let length = distance(start, end).max(1e-3);
    let away = |at: usize| turn(start, end, chain[at]).abs() / length;
    let farthest = (1..chain.len().saturating_sub(1)).max_by(|&a, &b| away(a).total_cmp(&away(b)));
    match farthest {
        Some(at) if away(at) > tolerance => {
            simplify(&chain[..=at], tolerance, kept);
            simplify(&chain[at..], tolerance, kept);
        }
        _ => kept.push(start),
    }
}

fn closed(outline: &[Point]) -> Option<[Point; 4]> {
    let mut corners = outline.to_vec();
    while corners.len() > 4 {
        let count = corners.len();
        let (at, meeting, _) = (0..count)
            .filter_map(|at| {
                let [before, a, b, after] = [0, 1, 2, 3].map(|step| corners[(at + step) % count]);
                let meeting = crossing(before, a, after, b)?;
                Some((at, meeting, turn(a, meeting, b)))
            })
            .min_by(|x, y| x.2.total_cmp(&y.2))?;
        corners[(at + 1) % count] = meeting;
        corners.remove((at + 2) % count);
    }
    <[Point; 4]>::try_from(corners).ok()
}

/// The point beyond `a` and `b` in which the ray from `before` through `a` meets the one from `after`
/// through `b`.
fn crossing(before: Point, a: Point, after: Point, b: Point) -> Option<Point> {
    let (d, e) = ((a.0 - before.0, a.1 - before.1), (b.0 - after.0, b.1 - after.1));
    let scale = d.0 * e.1 - d.1 * e.0;
    if scale.abs() < 1e-6 {
        return None;
    }
    let (x, y) = (b.0 - a.0, b.1 - a.1);
    let (along, across) = ((x * e.1 - y * e.0) / scale, (x * d.1 - y * d.0) / scale);
    (along >= 0.0 && across >= 0.0).then_some((a.0 + along * d.0, a.1 + along * d.1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_torn_corner_is_closed() {
        let outline = [(0.0, 0.0), (90.0, 0.0), (100.0, 10.0), (100.0, 100.0), (0.0, 100.0)];
        let square = Quadrilateral([(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]);
        let found = quadrilaterals(&outline);
        assert!(found.iter().any(|found| found.distance(&square) < 0.1), "{found:?}");
    }
}
