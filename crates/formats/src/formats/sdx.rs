//! `sdx`: work in progress of SudoCue.
//!
//! Nine lines of nine cells, spaces between: `5` a given, `u5` a placed digit, `123` candidates. A cell
//! without candidates is `-`.
//!
//! A cell with one candidate is read as a given, unless a cell that it sees still has this candidate.
//!
//! Loses: marks, header.

use crate::Entry;
use crate::formats::rows::{Rows, Style};
use crate::spec::{Keeps, Read, Spec, Write, never};
use std::fmt;
use sudokit_core::Cell;

pub(crate) static FORMAT: Spec = Spec {
    name: "sdx",
    aliases: &["progress"],
    extensions: &["sdx"],
    title: "SudoCue progress: candidates, u before placed digits",
    example: "\
4 17 156 167 12 1267 9 3 8
5678 3 2 678 9 4 5 1 57
78 178 9 5 3 178 u6 2 4
235 6 7 3 4 239 1 589 59
1 4 3 36 8 5 2 7 9
235 9 8 13 7 123 35 45 6
2368 128 1346 9 5 138 7 6 12
6789 5 16 2 1 178 4 69 3
2379 127 134 1347 6 137 8 59 1259
",
    keeps: Keeps::POSITION,
    read: Read::Block { starts: never, open: || Box::new(Rows::new(Style::Sdx)) },
    write: Write::blocks(write),
};

fn write(out: &mut dyn fmt::Write, entry: &Entry) -> fmt::Result {
    let shown = entry.shown();
    Cell::all().try_for_each(|cell| {
        let digits = shown.digits_in(cell);
        let placed = entry.givens.digit(cell).is_none() && entry.placed.digit(cell).is_some();
        match digits.len() {
            0 => out.write_str("-")?,
            _ if placed => write!(out, "u{digits}")?,
            _ => write!(out, "{digits}")?,
        }
        out.write_str(if cell.column() == 8 { "\n" } else { " " })
    })
}

#[cfg(test)]
mod tests {
    use crate::{Format, parse_as};
    use sudokit_core::{Cell, Digit};

    #[test]
    fn example_reads() {
        let format = Format::by_name("sdx").unwrap();
        let entry = parse_as(format, format.example().as_bytes()).unwrap();
        assert_eq!(entry.placed.len(), 1);
        assert_eq!(entry.placed.digit(Cell::at(2, 6)), Some(Digit::D6));
        assert_eq!(entry.candidates.unwrap().set().digits_in(Cell::at(0, 1)).to_string(), "17");
    }

    #[test]
    fn garbage_is_refused() {
        let format = Format::by_name("sdx").unwrap();
        let error = parse_as(format, format.example().replacen("u6", "v6", 1).as_bytes()).unwrap_err();
        assert_eq!((error.line, error.found.as_str()), (3, "'v'"));
    }
}
