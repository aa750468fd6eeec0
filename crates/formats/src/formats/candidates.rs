//! `candidates`: a grid with the candidates of every cell, as in Simple Sudoku and HoDoKu.
//!
//! A cell is `5`, `(5)`, `*5*`, `123` or `{123}`; frames are skipped. A cell with one candidate is read as a
//! given, unless a cell that it sees still has this candidate. `-` is a cell without candidates. If the
//! format was asked for by name, any other empty cell has the candidates that the solved cells leave.
//!
//! Loses: which digits were placed, which cells with a single candidate were already solved, marks, header.

use crate::Entry;
use crate::formats::rows::{Rows, Style};
use crate::spec::{Keeps, Read, Spec, Write, never};
use std::fmt;
use sudokit_core::Cell;

pub(crate) static FORMAT: Spec = Spec {
    name: "candidates",
    aliases: &["pm", "pencilmarks", "marks"],
    extensions: &["pm"],
    title: "grid with the candidates of every cell",
    example: "\
.---------------.--------------.-------------.
| 4    17  156  | 167  12 1267 | 9  3   8    |
| 5678 3   2    | 678  9  4    | 56 1   57   |
| 678  178 9    | 5    3  1678 | 6  2   4    |
:---------------+--------------+-------------:
| 235  6   7    | 3    4  239  | 1  589 59   |
| 1    4   3    | 36   8  5    | 2  7   9    |
| 235  9   8    | 13   7  123  | 35 45  6    |
:---------------+--------------+-------------:
| 2368 128 1346 | 9    5  138  | 7  6   12   |
| 6789 5   16   | 2    1  178  | 4  69  3    |
| 2379 127 134  | 1347 6  137  | 8  59  1259 |
'---------------'--------------'-------------'
",
    keeps: Keeps::CANDIDATES,
    read: Read::Block { starts: never, open: || Box::new(Rows::new(Style::Candidates)) },
    write: Write::blocks(write),
};

fn write(out: &mut dyn fmt::Write, entry: &Entry) -> fmt::Result {
    let shown = entry.shown();
    let cells: Vec<String> = Cell::all()
        .map(|cell| match shown.digits_in(cell) {
            digits if digits.is_empty() => "-".to_owned(),
            digits => digits.to_string(),
        })
        .collect();
    let width = |column: usize| (0..9).map(|row| cells[9 * row + column].len()).max().unwrap_or(1);
    let widths: Vec<usize> = (0..9).map(width).collect();
    for row in 0..9 {
        match row {
            0 => rule(out, &widths, '.', '.', '.')?,
            3 | 6 => rule(out, &widths, ':', '+', ':')?,
            _ => {}
        }
        for (column, width) in widths.iter().enumerate() {
            if column % 3 == 0 {
                out.write_str("| ")?;
            }
            write!(out, "{:width$} ", cells[9 * row + column])?;
        }
        out.write_str("|\n")?;
    }
    rule(out, &widths, '\'', '\'', '\'')
}

fn rule(out: &mut dyn fmt::Write, widths: &[usize], left: char, cross: char, right: char) -> fmt::Result {
    for (stack, widths) in widths.chunks(3).enumerate() {
        let dashes = widths.iter().sum::<usize>() + 4;
        write!(out, "{}{:-<dashes$}", if stack == 0 { left } else { cross }, "")?;
    }
    writeln!(out, "{right}")
}

#[cfg(test)]
mod tests {
    use crate::{Candidates, Entry, Format, parse, parse_as, writer};
    use sudokit_core::{CandidateSet, Cell, Digit, DigitSet};

    fn format() -> Format {
        Format::by_name("pm").unwrap()
    }

    #[test]
    fn example_is_recognised() {
        let entry = parse(format().example().as_bytes()).unwrap();
        let Some(Candidates::Left(candidates)) = entry.candidates else { panic!("{entry:?}") };
        assert_eq!(entry.givens.digit(Cell::at(0, 0)), Some(Digit::D4));
        assert_eq!(candidates.digits_in(Cell::at(0, 3)).to_string(), "167");
        // r3c7 can only be 6, but r2c7 still has 6 as a candidate: it is not solved yet.
        assert_eq!(entry.givens.digit(Cell::at(2, 6)), None);
        assert_eq!(candidates.digits_in(Cell::at(2, 6)), DigitSet::of(Digit::D6));
    }

    #[test]
    fn decorated_cells_and_other_frames_read_the_same() {
        let entry = parse(format().example().as_bytes()).unwrap();
        let rows = format().example().lines().filter(|line| line.starts_with('|'));
        let bare: Vec<String> = rows.map(|line| line.replace('|', " ")).collect();
        let braced = bare
            .join("\n")
            .split_inclusive(char::is_whitespace)
            .map(|word| match word.trim() {
                "" => word.to_owned(),
                cell if cell.len() > 1 => word.replace(cell, &format!("{{{cell}}}")),
                cell => word.replace(cell, &format!("*{cell}*")),
            })
            .collect::<String>();
        let unicode = format().example().replace('|', "│").replace('-', "─").replace(['.', '\'', ':'], "┼");
        for text in [bare.join("\n"), braced, unicode] {
            assert_eq!(parse(text.as_bytes()), Ok(entry.clone()), "{text}");
        }
    }

    #[test]
    fn an_entry_without_candidates_shows_the_plain_ones() {
        let text = writer::to_text(format(), &Entry::default()).unwrap();
        assert_eq!(parse(text.as_bytes()).unwrap().candidates, Some(Candidates::Left(CandidateSet::ALL)));
    }

    #[test]
    fn garbage_is_refused() {
        let text = format().example().replacen("167 ", "1b7 ", 1);
        let error = parse_as(format(), text.as_bytes()).unwrap_err();
        assert_eq!((error.line, error.column, error.found.as_str()), (2, 20, "'b'"));
        let text = format().example().replacen("167 ", "", 1);
        let error = parse_as(format(), text.as_bytes()).unwrap_err();
        assert_eq!((error.line, error.expected.as_str()), (2, "9 cells"));
    }
}
