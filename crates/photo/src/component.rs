//! Connected dark pixels, and their outlines.

use std::cmp::Reverse;
use sudokit_core::sort;

/// A pixel, or a point between pixels: to the right and down.
pub(crate) type Point = (f32, f32);

/// The outline of each of the largest connected sets of dark pixels: convex, clockwise as one sees it.
///
/// Pixels connect over edges and corners. A set counts if it spans at least `least` pixels both ways; at most
/// `most` outlines are returned, those with the largest boxes first.
pub(crate) fn outlines(dark: &[u8], width: usize, least: usize, most: usize) -> Vec<Vec<Point>> {
    let runs = Runs::new(dark, width);
    let mut boxes: Vec<(usize, Extent)> = Vec::new();
    let mut index = vec![usize::MAX; runs.runs.len()];
    for (at, run) in runs.runs.iter().enumerate() {
        let root = runs.parents[at];
        if index[root] == usize::MAX {
            index[root] = boxes.len();
            boxes.push((root, Extent { left: run.left, right: run.right, top: run.row, bottom: run.row }));
        }
        boxes[index[root]].1.add(run);
    }
    boxes.retain(|(_, extent)| extent.width().min(extent.height()) >= least);
    sort::by_key(&mut boxes, |(_, extent)| Reverse(extent.width() * extent.height()));
    boxes.truncate(most);
    boxes.iter().map(|&(root, _)| hull(runs.ends(root))).collect()
}

struct Extent {
    left: usize,
    right: usize,
    top: usize,
    bottom: usize,
}

impl Extent {
    fn add(&mut self, run: &Run) {
        self.left = self.left.min(run.left);
        self.right = self.right.max(run.right);
        self.bottom = run.row;
    }

    fn width(&self) -> usize {
        self.right - self.left
    }

    fn height(&self) -> usize {
        self.bottom - self.top
    }
}

/// Neighbouring dark pixels of a row: from `left` up to, but not including, `right`.
struct Run {
    row: usize,
    left: usize,
    right: usize,
}

/// All runs from top to bottom, joined to sets: each names an earlier one of its set, or itself; in the end
/// the first one.
struct Runs {
    runs: Vec<Run>,
    parents: Vec<usize>,
}

impl Runs {
    fn new(dark: &[u8], width: usize) -> Self {
        let mut found = Self { runs: Vec::new(), parents: Vec::new() };
        let (mut above, mut here) = (0, 0);
        for (row, pixels) in dark.chunks_exact(width).enumerate() {
            let mut x = 0;
            while let Some(start) = pixels[x..].iter().position(|&pixel| pixel == 1) {
                let left = x + start;
                let right =
                    pixels[left..].iter().position(|&pixel| pixel == 0).map_or(width, |end| left + end);
                found.parents.push(found.runs.len());
                found.runs.push(Run { row, left, right });
                x = right;
            }
            found.join(above, here);
            (above, here) = (here, found.runs.len());
        }
        found.flatten();
        found
    }

    /// Joins the runs of the last row, which begin at `here`, with those of the row above, which begin at
    /// `above`.
    fn join(&mut self, above: usize, here: usize) {
        let (mut upper, mut lower) = (above, here);
        while upper < here && lower < self.runs.len() {
            let (a, b) = (&self.runs[upper], &self.runs[lower]);
            let touch = a.left <= b.right && b.left <= a.right && a.row + 1 == b.row;
            let upper_ends_first = a.right < b.right;
            if touch {
                let (a, b) = (self.find(upper), self.find(lower));
                self.parents[a.max(b)] = a.min(b);
            }
            if upper_ends_first {
                upper += 1;
            } else {
                lower += 1;
            }
        }
    }

    /// The first run of a set, with the way there halved for the next who asks.
    fn find(&mut self, mut at: usize) -> usize {
        while self.parents[at] != at {
            self.parents[at] = self.parents[self.parents[at]];
            at = self.parents[at];
        }
        at
    }

    /// Lets every run name the first one of its set. A parent is always earlier, so one pass is enough.
    fn flatten(&mut self) {
        for at in 0..self.parents.len() {
            self.parents[at] = self.parents[self.parents[at]];
        }
    }

    /// The leftmost and the rightmost pixel of each row of a set.
    fn ends(&self, root: usize) -> Vec<Point> {
        let mut ends: Vec<(usize, usize, usize)> = Vec::new();
        for (at, run) in self.runs.iter().enumerate() {
            if self.parents[at] != root {
                continue;
            }
            match ends.last_mut() {
                Some((row, _, right)) if *row == run.row => *right = run.right,
                _ => ends.push((run.row, run.left, run.right)),
            }
        }
        ends.iter()
            .flat_map(|&(row, left, right)| [(left as f32, row as f32), ((right - 1) as f32, row as f32)])
            .collect()
    }
}

/// The convex hull, by Andrew's monotone chain (1979).
fn hull(mut points: Vec<Point>) -> Vec<Point> {
    sort::by(&mut points, |a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    points.dedup();
    let mut chain: Vec<Point> = Vec::new();
    for pass in 0..2 {
        let start = chain.len();
        for &point in &points {
            while chain.len() >= start + 2
                && turn(chain[chain.len() - 2], chain[chain.len() - 1], point) <= 0.0
            {
                chain.pop();
            }
            chain.push(point);
        }
        chain.pop();
        if pass == 0 {
            points.reverse();
        }
    }
    chain
}

/// Twice the area of a triangle: positive if it goes round clockwise as one sees it, with y down.
pub(crate) fn turn(a: Point, b: Point, c: Point) -> f32 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_has_four_corners_and_specks_are_left_out() {
        let (width, height) = (40, 30);
        let mut dark = vec![0; width * height];
        for x in 5..35 {
            dark[4 * width + x] = 1;
            dark[25 * width + x] = 1;
        }
        for y in 4..=25 {
            dark[y * width + 5] = 1;
            dark[y * width + 34] = 1;
        }
        dark[10 * width + 10] = 1;
        let found = outlines(&dark, width, 10, 4);
        assert_eq!(found, [vec![(5.0, 4.0), (34.0, 4.0), (34.0, 25.0), (5.0, 25.0)]]);
    }

    #[test]
    fn arms_that_meet_below_are_one_set() {
        // A letter U: its arms are separate runs until the last row.
        let width = 12;
        let mut dark = vec![0; width * 12];
        for y in 0..12 {
            dark[y * width] = 1;
            dark[y * width + 11] = 1;
        }
        dark[11 * width..].fill(1);
        assert_eq!(outlines(&dark, width, 8, 4).len(), 1);
    }
}
