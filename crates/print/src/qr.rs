//! QR codes that open a puzzle in the app.

use crate::grid::BLACK;
use qrcodegen::{QrCode, QrCodeEcc};
use sudokit_core::Puzzle;
use sudokit_render::drawing::{Element, Form, Paint, Point};

/// The code of a link to a puzzle, with its side and its top left corner. `None` if the address is too long
/// for a code.
pub(crate) fn code(app: &str, puzzle: &Puzzle, at: Point, side: f64) -> Option<Vec<Element>> {
    let code = QrCode::encode_text(&link(app, puzzle), QrCodeEcc::Medium).ok()?;
    let modules = code.size();
    let module = side / f64::from(modules);
    let mut elements = Vec::new();
    for y in 0..modules {
        let mut x = 0;
        while x < modules {
            let run = (x..modules).take_while(|x| code.get_module(*x, y)).count() as i32;
            if run > 0 {
                let corner = Point::at(at.x + module * f64::from(x), at.y + module * f64::from(y));
                let width = module * f64::from(run);
                let form = Form::Rectangle { corner, width, height: module, radius: 0.0 };
                elements.push(Element::Form(form, Paint::filled(BLACK)));
            }
            x += run.max(1);
        }
    }
    Some(elements)
}

/// The puzzle is in the fragment, which browsers do not send to servers.
fn link(app: &str, puzzle: &Puzzle) -> String {
    format!("{}#p={}", app.trim_end_matches('#'), puzzle.to_string().replace('.', "0"))
}
