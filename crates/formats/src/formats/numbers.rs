//! `numbers`: 81 numbers with white space between, `0` for an empty cell, in lines of any length.
//!
//! Recognised with one, nine, 27 or 81 numbers a line; if asked for by name, any number.
//!
//! Loses: which digits were placed, candidates, marks, header.

use crate::Entry;
use crate::formats::rows::{Rows, Style};
use crate::spec::{Keeps, Read, Spec, Write, never};
use std::fmt;
use sudokit_core::Cell;

pub(crate) static FORMAT: Spec = Spec {
    name: "numbers",
    aliases: &["matrix"],
    extensions: &[],
    title: "81 numbers with white space between, 0 for empty",
    example: "\
4 0 0 0 0 0 9 3 8
0 3 2 0 9 4 0 1 0
0 0 9 5 3 0 0 2 4
0 6 7 0 4 0 1 0 0
1 4 0 0 8 5 2 7 0
0 9 8 0 7 0 0 0 6
0 0 0 9 5 0 7 0 0
0 5 0 2 0 0 4 0 3
0 0 0 0 6 0 8 0 0
",
    keeps: Keeps::DIGITS,
    read: Read::Block { starts: never, open: || Box::new(Rows::new(Style::Numbers)) },
    write: Write::blocks(write),
};

fn write(out: &mut dyn fmt::Write, entry: &Entry) -> fmt::Result {
    let digits = entry.digits();
    Cell::all().try_for_each(|cell| {
        let end = if cell.column() == 8 { "\n" } else { " " };
        write!(out, "{}{end}", digits.digit(cell).map_or(0, sudokit_core::Digit::get))
    })
}

#[cfg(test)]
mod tests {
    use crate::{Format, parse, parse_as};

    #[test]
    fn lines_may_have_any_length() {
        let format = Format::by_name("numbers").unwrap();
        let entry = parse_as(format, format.example().as_bytes()).unwrap();
        for length in [1, 5, 9, 20, 27, 81] {
            let numbers: Vec<&str> = format.example().split_whitespace().collect();
            let text: Vec<String> = numbers.chunks(length).map(|line| line.join("\t")).collect();
            assert_eq!(parse_as(format, text.join("\n").as_bytes()), Ok(entry.clone()), "{length}");
            if 81 % length == 0 {
                assert_eq!(parse(text.join("\n").as_bytes()), Ok(entry.clone()), "{length}");
            }
        }
    }

    #[test]
    fn garbage_is_refused() {
        let format = Format::by_name("numbers").unwrap();
        let error = parse_as(format, b"1 2 3 4 5 6 7 8 9\n1 2 a 4 5 6 7 8 9\n").unwrap_err();
        assert_eq!((error.line, error.column, error.found.as_str()), (2, 5, "'a'"));
        let error = parse_as(format, b"1 2 3 4 5\n6 7").unwrap_err();
        assert_eq!(error.found, "7");
    }
}
