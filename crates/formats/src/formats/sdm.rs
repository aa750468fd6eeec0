//! `sdm`: a collection, one puzzle of 81 digits a line, `0` for an empty cell.
//!
//! Loses: which digits were placed, candidates, marks, header.

use crate::Entry;
use crate::formats::line;
use crate::spec::{Keeps, Read, Spec, Write, never};
use std::fmt;

pub(crate) static FORMAT: Spec = Spec {
    name: "sdm",
    aliases: &["collection"],
    extensions: &["sdm"],
    title: "SudoCue collection: 81 digits a line, 0 for empty",
    example: "400000938032094010009530024067040100140085270098070006000950700050200403000060800\n",
    keeps: Keeps::DIGITS,
    read: Read::Line { starts: never, read: line::read },
    write: Write::lines(write),
};

fn write(out: &mut dyn fmt::Write, entry: &Entry) -> fmt::Result {
    writeln!(out, "{}", zeros(entry))
}

/// 81 digits, `0` for an empty cell.
pub(crate) fn zeros(entry: &Entry) -> String {
    entry.digits().to_string().replace('.', "0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn garbage_is_refused() {
        assert_eq!(line::read(&FORMAT.example[2..]).unwrap_err().found, "79");
    }
}
