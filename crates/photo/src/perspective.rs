//! Plane perspective: where a point of the grid is in the picture.

use crate::component::Point;
use crate::quadrilateral::Quadrilateral;

/// The perspective that takes a square with sides of 9, a cell each unit, to four corners of a picture.
///
/// Of the map `(a u + b v + c, d u + e v + f) / (g u + h v + 1)` it holds a to h, by the closed form for a
/// square (Heckbert 1989).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Perspective([f32; 8]);

impl Perspective {
    pub(crate) fn new(corners: &Quadrilateral) -> Self {
        let [p, q, r, s] = corners.0;
        let (dx1, dx2, dx3) = (q.0 - r.0, s.0 - r.0, p.0 - q.0 + r.0 - s.0);
        let (dy1, dy2, dy3) = (q.1 - r.1, s.1 - r.1, p.1 - q.1 + r.1 - s.1);
        let scale = dx1 * dy2 - dx2 * dy1;
        let (g, h) = ((dx3 * dy2 - dx2 * dy3) / scale, (dx1 * dy3 - dx3 * dy1) / scale);
        let unit = [
            q.0 - p.0 + g * q.0,
            s.0 - p.0 + h * s.0,
            p.0,
            q.1 - p.1 + g * q.1,
            s.1 - p.1 + h * s.1,
            p.1,
            g,
            h,
        ];
        let mut map = unit;
        for at in [0, 1, 3, 4, 6, 7] {
            map[at] /= 9.0;
        }
        Self(map)
    }

    /// The point of the picture at `u` cells from the left and `v` from the top of the grid.
    pub(crate) fn at(&self, u: f32, v: f32) -> Point {
        let [a, b, c, d, e, f, g, h] = self.0;
        let scale = 1.0 / (g * u + h * v + 1.0).max(1e-3);
        ((a * u + b * v + c) * scale, (d * u + e * v + f) * scale)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_come_to_corners_and_the_middle_to_the_crossing_of_the_diagonals() {
        let corners = Quadrilateral([(10.0, 10.0), (110.0, 20.0), (90.0, 120.0), (0.0, 100.0)]);
        let map = Perspective::new(&corners);
        for (corner, (u, v)) in corners.0.into_iter().zip([(0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0)]) {
            let found = map.at(u, v);
            assert!(
                (found.0 - corner.0).abs() < 1e-3 && (found.1 - corner.1).abs() < 1e-3,
                "{found:?} {corner:?}"
            );
        }
        let middle = map.at(4.5, 4.5);
        let [p, q, r, s] = corners.0;
        assert!(crate::component::turn(p, middle, r).abs() < 0.1);
        assert!(crate::component::turn(q, middle, s).abs() < 0.1);
    }
}
