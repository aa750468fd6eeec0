//! A page of steps: each with its picture and its explanation.
//!
//! ```
//! use sudokit_core::Board;
//! use sudokit_diagram::{Diagram, Explanation};
//! use sudokit_render::{Picture, html};
//!
//! let (diagram, said) = (Diagram::default(), Explanation::default());
//! let mut page = String::new();
//! html::begin(&mut page, "Nothing to see")?;
//! html::step(&mut page, &Picture { title: "1. Nothing", ..Picture::new(&Board::EMPTY, &diagram) }, &said)?;
//! html::end(&mut page)?;
//! assert!(page.contains("<h2>1. Nothing</h2>"));
//! # Ok::<(), std::fmt::Error>(())
//! ```

use crate::svg::escaped;
use crate::{Picture, chain};
use std::fmt::{self, Write};
use sudokit_diagram::{Explanation, Sentence};

/// Paper and ink of the page follow the reader's settings; the pictures are on white.
const STYLE: &str = "\
:root { color-scheme: light dark; }
body { font: 1.05rem/1.5 Helvetica, Arial, 'Liberation Sans', sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
section { border-top: 1px solid; display: flex; flex-wrap: wrap; gap: 2rem; margin-top: 2rem; padding-top: 1rem; }
h2 { margin: 0 0 .5rem; }
figure { flex: 0 1 658px; margin: 0; }
svg { height: auto; max-width: 100%; }
.said { flex: 1 1 20rem; }
.line { font-family: 'DejaVu Sans Mono', monospace; font-size: .95rem; overflow-wrap: anywhere; }
.result { font-weight: bold; }
@media print { section { break-inside: avoid; } }";

/// Begins a page.
///
/// # Errors
/// Those of the output.
///
/// ```
/// let mut page = String::new();
/// sudokit_render::html::begin(&mut page, "A & B").unwrap();
/// assert!(page.contains("<h1>A &amp; B</h1>"));
/// ```
pub fn begin(out: &mut dyn Write, title: &str) -> fmt::Result {
    let title = escaped(title);
    writeln!(
        out,
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>\n{STYLE}\n</style>\n</head>\n<body>\n<h1>{title}</h1>"
    )
}

/// A paragraph.
///
/// # Errors
/// Those of the output.
///
/// ```
/// let mut page = String::new();
/// sudokit_render::html::paragraph(&mut page, "x < y").unwrap();
/// assert_eq!(page, "<p>x &lt; y</p>\n");
/// ```
pub fn paragraph(out: &mut dyn Write, text: &str) -> fmt::Result {
    writeln!(out, "<p>{}</p>", escaped(text))
}

/// A step: the picture's title as heading, its caption as the expert's line, the chains in Eureka notation, what is
/// said, and the picture itself.
///
/// # Errors
/// Those of the output.
///
/// ```
/// # use sudokit_core::Board;
/// # use sudokit_diagram::{Diagram, Explanation, sentence};
/// # use sudokit_render::{Picture, html};
/// let said = Explanation { look: sentence!["Look at box 1."], ..Explanation::default() };
/// let mut page = String::new();
/// html::step(&mut page, &Picture::new(&Board::EMPTY, &Diagram::default()), &said).unwrap();
/// assert!(page.contains("<p>Look at box 1.</p>"));
/// ```
pub fn step(out: &mut dyn Write, picture: &Picture<'_>, said: &Explanation) -> fmt::Result {
    let text = |sentence: &Sentence| escaped(&picture.coordinates.sentence(sentence));
    writeln!(out, "<section>\n<div class=\"said\">\n<h2>{}</h2>", escaped(picture.title))?;
    writeln!(out, "<p class=\"line\">{}</p>", escaped(picture.caption))?;
    for run in chain::runs(picture.diagram) {
        writeln!(out, "<p class=\"line\">{}</p>", escaped(&chain::eureka(run, picture.coordinates)))?;
    }
    for sentence in [&said.look].into_iter().chain(&said.pattern) {
        writeln!(out, "<p>{}</p>", text(sentence))?;
    }
    for case in &said.cases {
        writeln!(out, "<p>{}</p>\n<ol>", text(&case.assumption))?;
        for sentence in &case.steps {
            writeln!(out, "<li>{}</li>", text(sentence))?;
        }
        writeln!(out, "</ol>")?;
    }
    for sentence in &said.reason {
        writeln!(out, "<p>{}</p>", text(sentence))?;
    }
    for sentence in &said.result {
        writeln!(out, "<p class=\"result\">{}</p>", text(sentence))?;
    }
    writeln!(out, "</div>\n<figure>")?;
    picture.svg_without_words(out)?;
    writeln!(out, "</figure>\n</section>")
}

/// Ends a page.
///
/// # Errors
/// Those of the output.
///
/// ```
/// let mut page = String::new();
/// sudokit_render::html::end(&mut page).unwrap();
/// assert_eq!(page, "</body>\n</html>\n");
/// ```
pub fn end(out: &mut dyn Write) -> fmt::Result {
    writeln!(out, "</body>\n</html>")
}
