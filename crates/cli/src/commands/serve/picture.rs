//! Pictures by themselves, for pages and chats.

use hyper::body::Bytes;
use serde_json::Value;
use sudokit_print::png::Painter;
use sudokit_print::{Fonts, INCH, Page, Paper, Part, lacking};
use sudokit_request::{Context, Failure, Part as _, Picture, TaskEntry};

/// Pixels for a unit of a picture, 1,316 for its width: enough for fine screens.
const PIXELS: f64 = 2.0;

/// The picture as SVG.
pub(super) fn svg(_: &TaskEntry, fields: Value, context: &Context) -> Result<Bytes, Failure> {
    Picture::read(fields)?.draw(context, |picture| picture.to_svg().into())
}

/// The picture as PNG.
pub(super) fn png(_: &TaskEntry, fields: Value, context: &Context) -> Result<Bytes, Failure> {
    Picture::read(fields)?.draw(context, |picture| {
        if let Some(sign) = lacking(picture.title).next() {
            return Err(Failure::argument(format!(
                "title: the font of PNG pictures lacks '{sign}'; expected \
                                                  letters that it has, or /picture.svg"
            )));
        }
        let drawing = picture.drawing();
        let mut page = Page::new(Paper { width: drawing.width, height: drawing.height });
        page.put(Part::Figure(String::new()), drawing.elements);
        let png = Painter::new(&Fonts::default()).page(&page, INCH * PIXELS);
        png.map(Bytes::from).map_err(|error| Failure::of(Failure::BROKEN, error.to_string()))
    })?
}
