//! `rcv`: row, column and value of every digit.
//!
//! Written as `r1c1=5`, one a line. `r1c1 5`, `1 1 5`, `1,1,5` and `115` are read too, and several `r1c1=5`
//! in one line. A grid ends with the first line of another kind. An empty grid is `r1c1=.`.
//!
//! Loses: which digits were placed, candidates, marks, header.

use crate::Entry;
use crate::error::{Wrong, column_of, quote};
use crate::scan::{self, Class, class};
use crate::spec::{Block, Company, Fed, Keeps, Read, Spec, Write};
use std::fmt;
use sudokit_core::{Cell, CellSet, Digit};

pub(crate) static FORMAT: Spec = Spec {
    name: "rcv",
    aliases: &["row-column-value", "triples"],
    extensions: &["rcv"],
    title: "row, column and value of every digit",
    example: "r1c1=4\nr1c7=9\nr1c8=3\nr2c2=3\nr9c5=5\n",
    keeps: Keeps::DIGITS,
    read: Read::Block { starts, open: || Box::new(Triples::default()) },
    write: Write::blocks(write),
};

fn write(out: &mut dyn fmt::Write, entry: &Entry) -> fmt::Result {
    let digits = entry.digits();
    if digits.is_empty() {
        return out.write_str("r1c1=.\n");
    }
    digits
        .cells()
        .iter()
        .filter_map(|cell| Some((cell, digits.digit(cell)?)))
        .try_for_each(|(cell, digit)| writeln!(out, "{cell}={digit}"))
}

fn starts(text: &str) -> bool {
    // Spaces at the end are empty cells of a drawn row.
    !text.ends_with("  ") && triples(text).is_ok_and(|triples| !triples.is_empty())
}

type Triple = (Cell, Option<Digit>);

/// Reads a whole line: three numbers or a list of `r1c1=5`.
fn triples(text: &str) -> Result<Vec<Triple>, Wrong> {
    if let Some(triple) = numbers(text) {
        return Ok(vec![triple]);
    }
    let mut found = Vec::new();
    let mut rest = text;
    loop {
        let start = rest.trim_start_matches(|c| matches!(class(c), Class::Space | Class::Punct));
        if start.is_empty() || scan::is_comment(start) {
            return Ok(found);
        }
        let (triple, length) = named(start).ok_or_else(|| {
            let column = column_of(text, text.len() - start.len());
            Wrong::new(column, "a digit such as r1c1=5", quote(start))
        })?;
        found.push(triple);
        rest = &start[length..];
    }
}

/// `1 1 5`, `1,1,5`, `115`: the same separator twice, since three separate digits may be a row of a grid.
fn numbers(text: &str) -> Option<Triple> {
    let text = text.trim_end();
    let (digits, separators): (Vec<char>, Vec<char>) = match text.len() {
        3 => (text.chars().collect(), vec![]),
        5 => (text.chars().step_by(2).collect(), text.chars().skip(1).step_by(2).collect()),
        _ => return None,
    };
    let fit = separators.first() == separators.last()
        && separators.iter().all(|c| matches!(c, ' ' | '\t' | ',' | ';'));
    let digits: Vec<Digit> = digits.into_iter().map(Digit::from_char).collect::<Option<_>>()?;
    match digits[..] {
        [row, column, digit] if fit => Some((Cell::at(row.index(), column.index()), Some(digit))),
        _ => None,
    }
}

/// `r1c1=5`, with any separators between cell and digit.
fn named(text: &str) -> Option<(Triple, usize)> {
    let cell: Cell = text.get(..4)?.parse().ok()?;
    let after = text[4..].trim_start_matches([' ', '=', ':', '\t', '+']);
    let c = after.chars().next()?;
    let digit = match class(c) {
        Class::Digit(digit) => Some(digit),
        Class::Blank => None,
        _ => return None,
    };
    let length = text.len() - after.len() + c.len_utf8();
    let ends = text[length..].chars().next().is_none_or(|c| matches!(class(c), Class::Space | Class::Punct));
    ends.then_some(((cell, digit), length))
}

#[derive(Default)]
struct Triples {
    entry: Entry,
    /// The cells named so far.
    named: CellSet,
    broken: bool,
}

impl Block for Triples {
    fn feed(&mut self, text: &str) -> Fed {
        if text.trim().is_empty() {
            return Fed::Refused;
        }
        match triples(text) {
            Ok(triples) => {
                for (cell, digit) in triples {
                    if !self.named.insert(cell) && self.entry.givens.digit(cell) != digit {
                        self.broken = true;
                        return Fed::Wrong(Wrong::new(1, format!("one digit for {cell}"), "two"));
                    }
                    self.entry.givens.set(cell, digit);
                }
                Fed::Taken
            }
            Err(_) if !self.named.is_empty() && !text.trim_start().starts_with(['r', 'R']) => Fed::Refused,
            Err(wrong) => {
                self.broken = true;
                Fed::Wrong(wrong)
            }
        }
    }

    fn company(&self) -> Company {
        Company::Alone
    }

    fn finish(self: Box<Self>) -> Vec<Result<Entry, Wrong>> {
        if self.broken || self.named.is_empty() { Vec::new() } else { vec![Ok(self.entry)] }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Entry, Format, parse, parse_as, writer};

    #[test]
    fn all_ways_to_write_a_triple_are_the_same() {
        let format = Format::by_name("rcv").unwrap();
        let entry = parse(format.example().as_bytes()).unwrap();
        assert!(entry.givens.to_string().starts_with("4.....93..3"));
        assert_eq!(entry.givens.len(), 5);
        for text in [
            "1 1 4\n1 7 9\n1 8 3\n2 2 3\n9 5 5",
            "1,1,4\r\n1,7,9\r\n1,8,3\r\n2,2,3\r\n9,5,5\r\n",
            "114\n179\n183\n223\n955\n",
            "r1c1=4, r1c7=9, r1c8=3, r2c2=3, r9c5=5",
            "R1C1: 4\nR1C7: 9\nR1C8: 3\nR2C2: 3\nR9C5: 5",
        ] {
            assert_eq!(parse(text.as_bytes()), Ok(entry.clone()), "{text}");
        }
    }

    #[test]
    fn the_empty_grid_reads_back() {
        let format = Format::by_name("rcv").unwrap();
        let text = writer::to_text(format, &Entry::default()).unwrap();
        assert_eq!(parse(text.as_bytes()), Ok(Entry::default()));
    }

    #[test]
    fn garbage_is_refused() {
        let format = Format::by_name("rcv").unwrap();
        let error = parse_as(format, b"r1c1=5\nr2c3=17\n").unwrap_err();
        assert_eq!(
            error.to_string(),
            "line 2, column 1: expected a digit such as r1c1=5, found 'r2c3=17' (read as rcv)"
        );
    }
}
