//! Pages as an HTML document, one sheet each in print.

use crate::{Page, svg};
use std::borrow::Borrow;
use std::fmt::{self, Write};
use sudokit_render::svg::escaped;

/// A whole document with these pages.
///
/// ```
/// use sudokit_print::{Page, Paper, html};
/// let text = html::document("A & B", [Page::new(Paper::A4)]);
/// assert!(text.starts_with("<!DOCTYPE html>") && text.ends_with("</html>\n"));
/// ```
pub fn document(title: &str, pages: impl IntoIterator<Item: Borrow<Page>>) -> String {
    const TEXT: &str = "a text takes everything";
    let mut out = String::new();
    for (index, one) in pages.into_iter().enumerate() {
        if index == 0 {
            begin(&mut out, title, one.borrow()).expect(TEXT);
        }
        page(&mut out, one.borrow()).expect(TEXT);
    }
    end(&mut out).expect(TEXT);
    out
}

/// Starts a document with pages of the size and the language of `page`.
///
/// # Errors
/// Errors of the output.
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
    let ((width, height), language) = (page.sheet(), page.language);
    writeln!(
        out,
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
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
/// Errors of the output.
pub fn page(out: &mut dyn Write, page: &Page) -> fmt::Result {
    writeln!(out, "<section class=\"page\">")?;
    svg::page(out, page)?;
    writeln!(out, "</section>")
}

/// Ends the document.
///
/// # Errors
/// Errors of the output.
pub fn end(out: &mut dyn Write) -> fmt::Result {
    writeln!(out, "</body>\n</html>")
}
