//! `sudokupad`: links to sudokupad.app that carry a puzzle of f-puzzles: `/fpuzzles` or `/fpuz` and the base
//! 64.
//!
//! The site's own format (`/scl`) and its short links contain no puzzle that other programs can read.
//!
//! Loses the same as `fpuzzles`.

use super::{carried, fpuzzles, short_link, until};
use crate::Entry;
use crate::error::{Wrong, column_of, quote};
use crate::spec::{Keeps, Read, Spec, Write};

pub(crate) static FORMAT: Spec = Spec {
    name: "sudokupad",
    aliases: &["ctc", "pad"],
    extensions: &[],
    title: "link to sudokupad.app with a puzzle of f-puzzles",
    example: include_str!("sudokupad.txt"),
    keeps: Keeps::ALL,
    read: Read::Line { starts, read },
    write: Write::lines(|out, entry| {
        // A slash would end the path.
        let payload = fpuzzles::encode(entry).replace('+', "%2B").replace('/', "%2F").replace('=', "%3D");
        writeln!(out, "https://sudokupad.app/fpuzzles{payload}")
    }),
};

fn starts(text: &str) -> bool {
    let text = text.trim_start();
    ["sudokupad.app", "crackingthecryptic.com"].iter().any(|host| text.contains(host))
        || ["fpuzzles", "fpuz", "scl"]
            .iter()
            .any(|name| text.strip_prefix(name).is_some_and(|rest| rest.starts_with("N4Ig")))
}

fn read(text: &str) -> Result<Entry, Wrong> {
    for name in ["fpuzzles", "fpuz"] {
        if let Some(at) = text.find(name) {
            let payload = until(&text[at + name.len()..], &['&', '#', '?']);
            return carried(text, payload, fpuzzles::decode);
        }
    }
    match text.find("scl") {
        Some(at) => {
            let expected = "a link with /fpuzzles or /fpuz (the site's own /scl is not read)";
            Err(Wrong::new(column_of(text, at), expected, quote(&text[at..])))
        }
        None => Err(short_link(text, "/fpuzzles... or /fpuz...")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse;

    #[test]
    fn links_have_several_shapes() {
        let entry = parse(FORMAT.example.as_bytes()).unwrap();
        let payload = FORMAT.example.split_once("fpuzzles").unwrap().1;
        for link in [
            format!("https://sudokupad.app/fpuz{payload}"),
            format!("https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles{payload}"),
            format!("https://sudokupad.app/?puzzleid=fpuzzles{}&setting-nogrid=1", payload.trim()),
            format!("fpuzzles{payload}"),
        ] {
            assert_eq!(parse(link.as_bytes()), Ok(entry.clone()), "{link}");
        }
    }

    #[test]
    fn garbage_is_refused() {
        assert!(read("https://sudokupad.app/sclN4Ig").unwrap_err().expected.contains("/scl is not read"));
        let short = read("https://sudokupad.app/abcdef").unwrap_err();
        assert!(
            short.found.starts_with("a short link without one, 'https://sudokupad.app/ab"),
            "{}",
            short.found
        );
        assert_eq!(read("https://sudokupad.app/fpuzzles!").unwrap_err().column, 31);
    }
}
