//! Running heads and feet of pages.

use crate::face::{DESCENT, Face};
use crate::grid::{BLACK, THINNEST};
use crate::{Area, Page, Part};
use sudokit_render::drawing::{Anchor, Element, Form, Paint, Point, Text};

/// Running heads, page number and source.
pub(crate) struct Furniture<'a> {
    /// Title of the document.
    pub(crate) title: &'a str,
    /// Contents of the page.
    pub(crate) holds: &'a str,
    /// Source of the document.
    pub(crate) about: &'a str,
    /// True if the source may take the whole foot; elsewhere the middle has the pages of the solutions.
    pub(crate) has_foot: bool,
    /// Page number.
    pub(crate) number: usize,
    /// True if left and right are exchanged.
    pub(crate) is_mirrored: bool,
}

impl Furniture<'_> {
    /// Heights above and below the body, in type of this size.
    pub(crate) fn heights(size: f64, has_head: bool) -> [f64; 2] {
        [if has_head { 2.2 * size } else { 0.0 }, 2.0 * size]
    }

    /// Puts it on a page, along the edges of the area within the margins.
    pub(crate) fn put(&self, page: &mut Page, frame: Area, size: f64) {
        let ends = [(frame.corner.x, Anchor::Start), (frame.right(), Anchor::End)];
        let [inner, outer] = if self.is_mirrored { [ends[1], ends[0]] } else { ends };
        let mut elements = Vec::new();
        let mut put = |text: &str, (x, anchor): (f64, Anchor), y: f64, face: Face, room: f64| {
            let is_bold = face == Face::Bold;
            let text = face.cut(text, size, room);
            if !text.is_empty() {
                let text = Text::new(text, Point::at(x, y), size, BLACK).anchored(anchor);
                elements.push(Element::Text(Text { is_bold, ..text }));
            }
        };
        let above = frame.corner.y + size;
        let half = 0.5 * frame.width - size;
        let room = if self.holds.is_empty() { frame.width } else { half };
        put(self.title, inner, above, Face::Bold, room);
        put(self.holds, outer, above, Face::Regular, if self.title.is_empty() { frame.width } else { half });
        let below = frame.bottom() - DESCENT * size;
        let number = self.number.to_string();
        let room = match self.has_foot {
            true => frame.width - Face::Regular.width(&number, size) - size,
            false => 0.5 * frame.width - 12.0 * size,
        };
        put(self.about, inner, below, Face::Regular, room);
        put(&number, outer, below, Face::Regular, frame.width);
        if !self.title.is_empty() || !self.holds.is_empty() {
            let y = frame.corner.y + 1.5 * size;
            let line = Form::Lines(vec![[Point::at(frame.corner.x, y), Point::at(frame.right(), y)]]);
            elements.push(Element::Form(line, Paint::line(BLACK, THINNEST)));
        }
        page.put(Part::Furniture, elements);
    }
}
