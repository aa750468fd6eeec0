//! Pictures as plain files, to embed in pages and chats.

use hyper::body::Bytes;
use serde_json::Value;
use sudokit_print::png::Painter;
use sudokit_print::{Fonts, INCH, Page, Paper, Part, PrintError};
use sudokit_request::{Context, Failure, Part as _, Picture, TaskEntry};

/// Pixels per unit of a picture. It is 1,316 pixels wide, enough for high-resolution screens.
const PIXELS: f64 = 2.0;

/// The picture as SVG.
pub(super) fn svg(_: &TaskEntry, fields: Value, context: &Context) -> Result<Bytes, Failure> {
    Picture::read(fields)?.draw(context, |picture| picture.to_svg().into())
}

/// The picture as PNG.
pub(super) fn png(_: &TaskEntry, fields: Value, context: &Context) -> Result<Bytes, Failure> {
    Picture::read(fields)?.draw(context, |picture| {
        let drawing = picture.drawing();
        let mut page = Page::new(Paper { width: drawing.width, height: drawing.height });
        page.put(Part::Figure(String::new()), drawing.elements);
        let png = Painter::new(&Fonts::default()).page(&page, INCH * PIXELS);
        png.map(Bytes::from).map_err(|error| match error {
            PrintError::Lacking(_) => Failure::argument(format!("title: {error}; /picture.svg takes any")),
            error => Failure::of(Failure::BROKEN, error),
        })
    })?
}
