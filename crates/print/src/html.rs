//! Pages as one HTML document, a sheet each when it is printed.

use crate::{Page, svg};
use std::fmt::{self, Write};
use sudokit_render::svg::escaped;

/// Begins a document whose pages are as large as this one.
///
/// # Errors
/// Those of the output.
///
/// ```
/// use sudokit_print::{Page, Paper, html};
/// let page = Page::new(Paper::A4);
/// let mut text = String::new();
/// html::begin(&mut text, "A & B", &page)?;
/// html::page(&mut text, &page)?;
/// html::end(&mut text)?;
/// assert!(text.contains("<title>A &amp; B</title>") && text.contains("<section class=\"page\""));
/// # Ok::<(), std::fmt::Error>(())
/// ```
pub fn begin(out: &mut dyn Write, title: &str, page: &Page) -> fmt::Result {
    let (width, height) = page.sheet();
    writeln!(
        out,
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n\
         <style>\n\
         @page {{ margin: 0; size: {width:.2}pt {height:.2}pt; }}\n\
         body {{ background: white; margin: 0; }}\n\
         .page {{ break-after: page; break-inside: avoid; }}\n\
         .page:last-child {{ break-after: auto; }}\n\
         svg {{ display: block; }}\n\
         @media screen {{ body {{ background: #777; }} .page {{ margin: 1rem auto; width: fit-content; max-width: 100%; }} \
         svg {{ height: auto; max-width: 100%; }} }}\n\
         </style>\n</head>\n<body>",
        escaped(title)
    )
}

/// Writes a page.
///
/// # Errors
/// Those of the output.
///
/// ```
/// # use sudokit_print::{Page, Paper, html};
/// let mut text = String::new();
/// html::page(&mut text, &Page::new(Paper::A4))?;
/// assert!(text.ends_with("</section>\n"));
/// # Ok::<(), std::fmt::Error>(())
/// ```
pub fn page(out: &mut dyn Write, page: &Page) -> fmt::Result {
    writeln!(out, "<section class=\"page\">")?;
    svg::page(out, page)?;
    writeln!(out, "</section>")
}

/// Ends the document.
///
/// # Errors
/// Those of the output.
///
/// ```
/// let mut text = String::new();
/// sudokit_print::html::end(&mut text)?;
/// assert_eq!(text, "</body>\n</html>\n");
/// # Ok::<(), std::fmt::Error>(())
/// ```
pub fn end(out: &mut dyn Write) -> fmt::Result {
    writeln!(out, "</body>\n</html>")
}
