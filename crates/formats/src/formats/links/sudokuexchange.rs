//! `sudokuexchange`: links to play at sudokuexchange.com: `?s=` and 81 digits.
//!
//! Loses: which digits were placed, candidates, marks, header.

use super::{carried, digits, no_puzzle, parameter};
use crate::Entry;
use crate::error::Wrong;
use crate::formats::sdm::zeros;
use crate::spec::{Keeps, Read, Spec, Write};

pub(crate) static FORMAT: Spec = Spec {
    name: "sudokuexchange",
    aliases: &["exchange-link"],
    extensions: &[],
    title: "link to play at sudokuexchange.com",
    example: "https://sudokuexchange.com/play/?s=400000938032094010009530024067040100140085270098070006000950700050200403000060800\n",
    keeps: Keeps::DIGITS,
    read: Read::Line { starts: |text| text.contains("sudokuexchange.com"), read },
    write: Write::lines(|out, entry| writeln!(out, "https://sudokuexchange.com/play/?s={}", zeros(entry))),
};

fn read(text: &str) -> Result<Entry, Wrong> {
    let part = parameter(text, "s").ok_or_else(|| no_puzzle(text, "a link with ?s="))?;
    carried(text, part, digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn garbage_is_refused() {
        let wrong = read("https://sudokuexchange.com/play/?s=12q").unwrap_err();
        assert_eq!((wrong.column, wrong.found.as_str()), (38, "'q'"));
    }
}
