//! Centred lines, as on covers.

use crate::face::{DESCENT, Face};
use crate::{Area, Page, Part};
use sudokit_render::Rgb;
use sudokit_render::drawing::{Anchor, Element, Point, Text};

/// Line spacing, relative to the size of the type.
pub(crate) const LEADING: f64 = 1.4;

/// A text in lines, each in the middle of an area.
#[derive(Clone, Copy)]
pub(crate) struct Centred<'a> {
    pub(crate) text: &'a str,
    pub(crate) face: Face,
    pub(crate) size: f64,
    pub(crate) colour: Rgb,
}

impl Centred<'_> {
    /// Height of its lines at this width.
    pub(crate) fn height(&self, width: f64) -> f64 {
        LEADING * self.size * self.face.wrapped(self.text, self.size, width).len() as f64
    }

    /// Draws the lines from a height on, as far as they fit in the area, and returns the height where they
    /// end.
    pub(crate) fn put(&self, page: &mut Page, part: Part, area: Area, mut y: f64) -> f64 {
        let Self { text, face, size, colour } = *self;
        let mut elements = Vec::new();
        for line in face.wrapped(text, size, area.width) {
            if y + (LEADING + DESCENT) * size > area.bottom() {
                break;
            }
            y += LEADING * size;
            let text = Text::new(line, Point::at(area.middle(), y), size, colour).anchored(Anchor::Middle);
            elements.push(Element::Text(Text { is_bold: face == Face::Bold, ..text }));
        }
        if !elements.is_empty() {
            page.put(part, elements);
        }
        y
    }
}
