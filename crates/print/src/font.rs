//! The font itself, and the positions of letters in a text.

use crate::Face;
use sudokit_render::drawing::{Anchor, Text};

/// The file of a face.
pub(crate) const fn data(face: Face) -> &'static [u8] {
    match face {
        Face::Regular => notosans::REGULAR_TTF,
        Face::Bold => notosans::BOLD_TTF,
    }
}

/// An open face.
pub(crate) fn open(face: Face) -> ttf_parser::Face<'static> {
    ttf_parser::Face::parse(data(face), 0).expect("the font is part of the program")
}

/// The letters of a text with their positions, relative to the text, and the position of its end.
pub(crate) fn places(text: &Text) -> (Vec<f64>, f64) {
    let face = Face::of(text.is_bold);
    let widths = text.text.chars().map(|letter| face.width(letter.encode_utf8(&mut [0; 4]), text.size));
    if let Some(pitch) = text.pitch {
        let places: Vec<f64> =
            widths.enumerate().map(|(at, width)| pitch * at as f64 + (pitch - width) / 2.0).collect();
        let end = pitch * places.len() as f64;
        return (places, end);
    }
    let mut at = match text.anchor {
        Anchor::Start => 0.0,
        Anchor::Middle => -0.5 * face.width(&text.text, text.size),
        Anchor::End => -face.width(&text.text, text.size),
    };
    let place = |width: f64| {
        at += width;
        at - width
    };
    let places = widths.map(place).collect();
    (places, at)
}
