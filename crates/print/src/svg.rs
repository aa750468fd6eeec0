//! Pages as SVG.

use crate::{Page, Part};
use std::fmt::{self, Write};
use sudokit_render::svg::{elements, escaped};

/// The places after the point of a coordinate: a hundredth of a point is a three-hundredth of a millimetre.
const PLACES: usize = 2;
/// The font of pages, and what comes near it where it is absent.
const FONT: &str = "'Noto Sans', 'Open Sans', Helvetica, Arial, 'Liberation Sans', sans-serif";

/// Writes a page as a whole SVG document of its true size.
///
/// # Errors
/// Those of the output.
///
/// ```
/// use sudokit_print::{Page, Paper, svg};
/// let mut text = String::new();
/// svg::page(&mut text, &Page::new(Paper::A4))?;
/// assert!(text.contains("width=\"595.28pt\""));
/// # Ok::<(), std::fmt::Error>(())
/// ```
pub fn page(out: &mut dyn Write, page: &Page) -> fmt::Result {
    let (width, height) = page.sheet();
    let (left, top) = (-page.bleed.left, -page.bleed.top);
    writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left:.2} {top:.2} {width:.2} {height:.2}\" \
         width=\"{width:.2}pt\" height=\"{height:.2}pt\" font-family=\"{FONT}\">\n\
         <rect x=\"{left:.2}\" y=\"{top:.2}\" width=\"{width:.2}\" height=\"{height:.2}\" fill=\"#ffffff\"/>"
    )?;
    for block in &page.blocks {
        match &block.part {
            Part::Figure(said) => writeln!(out, "<g role=\"img\" aria-label=\"{}\">", escaped(said))?,
            Part::Furniture => writeln!(out, "<g aria-hidden=\"true\">")?,
            Part::Heading { .. } | Part::Paragraph => writeln!(out, "<g>")?,
        }
        elements(out, &block.elements, PLACES)?;
        writeln!(out, "</g>")?;
    }
    writeln!(out, "</svg>")
}
