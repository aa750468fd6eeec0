//! Pages as SVG.

use crate::{Page, Part};
use std::fmt::{self, Write};
use sudokit_render::drawing::Point;
use sudokit_render::svg::{decimal, elements, escaped};

/// Decimal places of a coordinate: a hundredth of a point is a three-hundredth of a millimetre.
const PLACES: u32 = 2;
/// The font of pages, and similar ones where it is missing.
const FONT: &str = "'Noto Sans', 'Open Sans', Helvetica, Arial, 'Liberation Sans'";

/// Fonts for the signs of a language that these lack: the same sign looks different in Japan and in China.
fn second_fonts(language: &str) -> &'static str {
    match language {
        "ja" => ", 'Noto Sans CJK JP', 'Noto Sans JP', 'Hiragino Sans', 'Yu Gothic', Meiryo",
        "zh-Hans" => ", 'Noto Sans CJK SC', 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei'",
        _ => "",
    }
}

/// Writes a page as an SVG document in its true size.
///
/// # Errors
/// Errors of the output.
pub fn page(out: &mut dyn Write, page: &Page) -> fmt::Result {
    let (width, height) = page.sheet();
    let Point { x: left, y: top } = page.corner();
    let [left, top, width, height] = [left, top, width, height].map(|value| decimal(value, PLACES));
    let (language, second) = (page.language, second_fonts(page.language));
    writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left} {top} {width} {height}\" \
         width=\"{width}pt\" height=\"{height}pt\" lang=\"{language}\" \
         font-family=\"{FONT}{second}, sans-serif\">\n\
         <rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>"
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
