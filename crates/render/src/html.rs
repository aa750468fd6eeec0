//! A page of steps: each with its picture and its explanation side by side, or several simple ones with one
//! picture.
//!
//! ```
//! use sudokit_core::Board;
//! use sudokit_diagram::{Diagram, Explanation};
//! use sudokit_render::{Picture, html};
//!
//! let (diagram, said) = (Diagram::default(), Explanation::default());
//! let mut page = String::new();
//! html::begin(&mut page, "Nothing to see", "en")?;
//! html::step(&mut page, &Picture { title: "1. Nothing", ..Picture::new(&Board::EMPTY, &diagram) }, &said)?;
//! html::end(&mut page)?;
//! assert!(page.contains("<h2>1. Nothing</h2>"));
//! # Ok::<(), std::fmt::Error>(())
//! ```

use crate::svg::escaped;
use crate::{Picture, Theme};
use std::fmt::{self, Write};
use sudokit_diagram::{Explanation, Sentence};

/// Paper and ink follow the reader's settings; printed pages are black and white.
const STYLE: &str = "\
:root { color-scheme: light dark; }
body { font: 1.05rem/1.5 Helvetica, Arial, 'Liberation Sans', sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
p, li, h1 { overflow-wrap: anywhere; }
section { border-top: 1px solid; display: flow-root; margin-top: 2rem; padding-top: 1rem; }
h2 { margin: 0 0 .5rem; }
figure { margin: 0; }
svg { display: block; height: auto; max-width: 100%; }
.line { font-family: 'DejaVu Sans Mono', monospace; font-size: .95rem; }
.result { font-weight: bold; }
.run li { margin-bottom: .5rem; }
@media screen and (min-width: 50rem), print {
  .step { display: grid; gap: 2rem; grid-template-columns: 1fr 55%; }
  .run figure { float: right; margin: 0 0 1rem 2rem; width: 55%; }
}
@media print {
  @page { margin: 12mm; }
  body { font-size: 8.5pt; line-height: 1.3; margin: 0; max-width: none; padding: 0; }
  section { margin-top: 3mm; padding-top: 2mm; }
  h2 { break-after: avoid; font-size: 11pt; margin: 0 0 1mm; }
  p { margin: 0 0 1mm; }
  ol { margin: 0 0 1mm; padding-left: 6mm; }
  .line { font-size: 8pt; }
  .step, .short { break-inside: avoid; }
  .step { gap: 5mm; grid-template-columns: 1fr 70mm; }
  .long { break-before: page; }
  .run figure { margin: 0 0 3mm 5mm; width: 70mm; }
  .run li { break-inside: avoid; margin-bottom: .7mm; }
}";

/// Longest run of steps that shares a page.
const SHORT: usize = 24;

/// Pictures have the colours of white paper. On a dark screen the page replaces them, except on shapes that
/// are bright anyway.
fn dark(out: &mut dyn Write) -> fmt::Result {
    writeln!(out, "@media screen and (prefers-color-scheme: dark) {{")?;
    let Theme { paper, ink, .. } = Theme::DARK;
    writeln!(out, "  body {{ background: {paper}; color: {ink}; }}")?;
    for (light, dark) in Theme::darkened() {
        writeln!(out, "  svg [fill=\"{light}\"]:not(.on) {{ fill: {dark}; }}")?;
        writeln!(out, "  svg [stroke=\"{light}\"] {{ stroke: {dark}; }}")?;
    }
    writeln!(out, "}}")
}

/// Begins a page in a language, such as `pt-BR`.
///
/// # Errors
/// Errors of the output.
pub fn begin(out: &mut dyn Write, title: &str, language: &str) -> fmt::Result {
    let (title, language) = (escaped(title), escaped(language));
    writeln!(
        out,
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>\n{STYLE}"
    )?;
    dark(out)?;
    writeln!(out, "</style>\n</head>\n<body>\n<h1>{title}</h1>")
}

/// A paragraph.
///
/// # Errors
/// Errors of the output.
pub fn paragraph(out: &mut dyn Write, text: &str) -> fmt::Result {
    writeln!(out, "<p>{}</p>", escaped(text))
}

/// A step: the picture's title as heading, its caption as the expert's line, for experts a chain in Eureka
/// notation, the explanation, and the picture.
///
/// # Errors
/// Errors of the output.
pub fn step(out: &mut dyn Write, picture: &Picture<'_>, said: &Explanation) -> fmt::Result {
    let text = |sentence: &Sentence| escaped(&picture.sentence(sentence));
    writeln!(out, "<section class=\"step\">\n<div>\n<h2>{}</h2>", escaped(picture.title))?;
    writeln!(out, "<p class=\"line\">{}</p>", escaped(picture.caption))?;
    if let Some(chain) = picture.only_chain() {
        writeln!(out, "<p class=\"line\">{}</p>", escaped(&chain))?;
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

/// A simple step of a run: its number, the expert's line, and the explanation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbered {
    /// The number of the step on its path.
    pub number: usize,
    /// The expert's line.
    pub line: String,
    /// The explanation.
    pub said: Explanation,
}

/// A run of simple steps that share a picture. Only pattern and reason of each step are written: its line has
/// the rest.
///
/// # Errors
/// Errors of the output.
///
/// ```
/// # use sudokit_core::Board;
/// # use sudokit_diagram::{Diagram, Explanation, say};
/// # use sudokit_render::{Picture, html};
/// let said = Explanation { reason: vec![say!("bug-look")], ..Explanation::default() };
/// let steps = [html::Numbered { number: 3, line: "Hidden Single: r1c1=5".to_owned(), said }];
/// let mut page = String::new();
/// html::run(&mut page, &Picture::new(&Board::EMPTY, &Diagram::default()), &steps).unwrap();
/// assert!(page.contains("<li value=\"3\"><b>Hidden Single: r1c1=5</b> Almost every"));
/// ```
pub fn run(out: &mut dyn Write, picture: &Picture<'_>, steps: &[Numbered]) -> fmt::Result {
    // A short run stays on one page. A long one starts a page, so that its picture is where the text starts.
    let length = if steps.len() <= SHORT { "short" } else { "long" };
    writeln!(out, "<section class=\"run {length}\">\n<figure>")?;
    picture.svg_without_words(out)?;
    writeln!(out, "</figure>\n<h2>{}</h2>\n<ol>", escaped(picture.title))?;
    for Numbered { number, line, said } in steps {
        write!(out, "<li value=\"{number}\"><b>{}</b>", escaped(line))?;
        for sentence in said.pattern.iter().chain(&said.reason) {
            write!(out, " {}", escaped(&picture.sentence(sentence)))?;
        }
        writeln!(out, "</li>")?;
    }
    writeln!(out, "</ol>\n</section>")
}

/// Ends a page.
///
/// # Errors
/// Errors of the output.
pub fn end(out: &mut dyn Write) -> fmt::Result {
    writeln!(out, "</body>\n</html>")
}
