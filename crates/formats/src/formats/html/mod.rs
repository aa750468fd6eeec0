//! `html`: a page for screen and paper, with any number of puzzles.
//!
//! Tables of other pages are read too: nine rows with nine cells, or three rows of three boxes. A page is
//! recognised by its first tag.
//!
//! Loses: candidates, marks, header.

mod tables;

use crate::spec::{Keeps, Read, Spec, Write};
use crate::{Candidates, Entry};
use std::fmt;
use sudokit_core::{Cell, Digit, DigitSet};

pub(crate) static FORMAT: Spec = Spec {
    name: "html",
    aliases: &["page", "htm"],
    extensions: &["html", "htm"],
    title: "HTML page to look at and to print",
    example: include_str!("../html.txt"),
    keeps: Keeps { placed: true, ..Keeps::DIGITS },
    read: Read::Block { starts: tables::starts, open: || Box::new(tables::Tables::default()) },
    write: Some(Write { open: OPEN, entry: write, between: "", close: "</main>\n</body>\n</html>\n" }),
};

const OPEN: &str = r#"<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sudoku</title>
<style>
:root { color-scheme: light dark; --line: #111; --thin: #999; --given: #111; --placed: #0b5cad; --back: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --line: #ddd; --thin: #666; --given: #fff; --placed: #7fbfff; --back: #181818; }
}
body { margin: 2rem; background: var(--back); color: var(--given); font-family: system-ui, sans-serif; }
main { display: flex; flex-wrap: wrap; gap: 2rem; }
figure { margin: 0; break-inside: avoid; }
figcaption { margin-bottom: .5rem; }
.sudoku { border-collapse: collapse; border: 3px solid var(--line); font-size: 1.4rem; }
.sudoku td { width: 2.8rem; height: 2.8rem; padding: 0; border: 1px solid var(--thin); text-align: center; }
.sudoku td:nth-child(3n) { border-right: 3px solid var(--line); }
.sudoku tr:nth-child(3n) td { border-bottom: 3px solid var(--line); }
.given { font-weight: 700; color: var(--given); }
.placed { font-weight: 400; color: var(--placed); }
.small { font: .7rem/.85rem ui-monospace, monospace; white-space: pre; }
@media print {
  :root { --line: #000; --thin: #666; --given: #000; --placed: #444; --back: #fff; }
  body { margin: 0; }
}
</style>
</head>
<body>
<main>
"#;

fn write(out: &mut dyn fmt::Write, entry: &Entry) -> fmt::Result {
    out.write_str("<figure>\n")?;
    let caption: Vec<&str> = [&entry.header.title, &entry.header.author, &entry.header.level]
        .into_iter()
        .flatten()
        .map(String::as_str)
        .collect();
    if !caption.is_empty() {
        out.write_str("<figcaption>")?;
        escape(out, &caption.join(" · "))?;
        out.write_str("</figcaption>\n")?;
    }
    writeln!(
        out,
        "<table class=\"sudoku\" role=\"grid\" aria-label=\"Sudoku, {} givens\">",
        entry.givens.len()
    )?;
    out.write_str("<tbody>\n")?;
    for cell in Cell::all() {
        if cell.column() == 0 {
            out.write_str("<tr>")?;
        }
        write_cell(out, entry, cell)?;
        if cell.column() == 8 {
            out.write_str("</tr>\n")?;
        }
    }
    out.write_str("</tbody>\n</table>\n</figure>\n")
}

fn write_cell(out: &mut dyn fmt::Write, entry: &Entry, cell: Cell) -> fmt::Result {
    if let Some(digit) = entry.givens.digit(cell) {
        return write!(out, "<td class=\"given\">{digit}</td>");
    }
    if let Some(digit) = entry.placed.digit(cell) {
        return write!(out, "<td class=\"placed\">{digit}</td>");
    }
    let small = entry
        .candidates
        .map(Candidates::set)
        .or(entry.marks)
        .map(|set| set.digits_in(cell))
        .filter(|set| !set.is_empty());
    match small {
        Some(digits) => write!(out, "<td class=\"small\">{}</td>", in_their_places(digits)),
        None => out.write_str("<td></td>"),
    }
}

/// Three lines of three: each digit has the same place in every cell.
fn in_their_places(digits: DigitSet) -> String {
    let line = |three: &[Digit]| {
        let places = three.iter().map(|digit| if digits.contains(*digit) { digit.to_char() } else { ' ' });
        places.map(String::from).collect::<Vec<_>>().join(" ")
    };
    let all: Vec<Digit> = Digit::all().collect();
    all.chunks(3).map(line).collect::<Vec<_>>().join("\n")
}

fn escape(out: &mut dyn fmt::Write, text: &str) -> fmt::Result {
    text.chars().try_for_each(|c| match c {
        '&' => out.write_str("&amp;"),
        '<' => out.write_str("&lt;"),
        '>' => out.write_str("&gt;"),
        '"' => out.write_str("&quot;"),
        c => out.write_char(c),
    })
}

#[cfg(test)]
mod tests {
    use super::in_their_places;
    use crate::{Entry, Format, Writer};
    use sudokit_core::{Cell, Digit, DigitSet};

    #[test]
    fn every_cell_is_there_and_text_is_escaped() {
        let mut entry = Entry::default();
        entry.givens.set(Cell::at(0, 0), Some(Digit::D4));
        entry.placed.set(Cell::at(0, 1), Some(Digit::D1));
        entry.header.title = Some("<b> & \"c\"".into());
        let mut text = String::new();
        let mut writer = Writer::new(Format::by_name("html").unwrap()).unwrap();
        writer.entry(&mut text, &entry).unwrap();
        writer.entry(&mut text, &Entry::default()).unwrap();
        writer.finish(&mut text).unwrap();
        assert_eq!(text.matches("<td").count(), 2 * 81);
        assert_eq!(text.matches("</table>").count(), 2);
        let few: DigitSet = [Digit::D1, Digit::D3, Digit::D5].into_iter().collect();
        assert_eq!(in_their_places(few), "1   3\n  5  \n     ");
        assert!(text.contains("<td class=\"given\">4</td><td class=\"placed\">1</td><td></td>"));
        assert!(text.contains("<figcaption>&lt;b&gt; &amp; &quot;c&quot;</figcaption>"));
        assert!(text.ends_with("</html>\n"));
    }
}
