//! Marks for cutting and folding, outside the bleed.

use crate::grid::BLACK;
use crate::{MM, Page, Paper, Part};
use sudokit_render::drawing::{Element, Form, Paint, Point};

/// Least distance of a mark from the trim, so that a cut that is a little off does not leave a part of it.
const AWAY: f64 = 3.0 * MM;
const LENGTH: f64 = 5.0 * MM;
const WIDTH: f64 = 0.25;
/// Room for marks beyond the bleed.
const SLUG: f64 = 10.0 * MM;

impl Page {
    /// The page with crop marks: lines that continue the edges of the trim outside the bleed.
    ///
    /// ```
    /// # use sudokit_print::{MM, Page, Paper};
    /// let (width, height) = Page::new(Paper::A4).with_crop_marks().sheet();
    /// assert_eq!([width / MM, height / MM].map(f64::round), [230.0, 317.0]);
    /// ```
    #[must_use]
    pub fn with_crop_marks(mut self) -> Self {
        self.slug = SLUG;
        let (Paper { width, height }, bleed) = (self.paper, self.bleed);
        let lefts = [(0.0, -1.0, bleed.left), (width, 1.0, bleed.right)];
        let tops = [(0.0, -1.0, bleed.top), (height, 1.0, bleed.bottom)];
        let corners = lefts.into_iter().flat_map(|left| tops.map(|top| (left, top)));
        let marks = corners.map(|((x, right, beside), (y, down, above))| {
            let level = from_trim(beside).map(|distance| Point::at(x + right * distance, y));
            let upright = from_trim(above).map(|distance| Point::at(x, y + down * distance));
            Element::Form(Form::Lines(vec![level, upright]), Paint::line(BLACK, WIDTH))
        });
        let marks = marks.collect();
        self.put(Part::Furniture, marks);
        self
    }

    /// The same with marks where it is folded: in the middle, above and below.
    #[cfg(feature = "pdf")]
    pub(crate) fn with_crease_marks(mut self) -> Self {
        const DASHES: [f64; 2] = [2.0, 2.0];
        let (Paper { width, height }, bleed) = (self.paper, self.bleed);
        let above = from_trim(bleed.top).map(|distance| Point::at(width / 2.0, -distance));
        let below = from_trim(bleed.bottom).map(|distance| Point::at(width / 2.0, height + distance));
        let lines = Form::Lines(vec![above, below]);
        self.put(Part::Furniture, vec![Element::Form(lines, Paint::line(BLACK, WIDTH).dashed(DASHES))]);
        self
    }
}

/// The distances of the ends of a mark from a trim with this bleed.
fn from_trim(bleed: f64) -> [f64; 2] {
    let start = bleed.max(AWAY);
    [start, start + LENGTH]
}
