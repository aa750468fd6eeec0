//! `coach`: links to sudoku.coach and its state strings.
//!
//! `/play/` or `/solver/` and 81 digits, or `SCv7_32_` and a state: base 32 with the digits `0-9a-v`, without
//! padding, of a zlib stream of a JSON object with `gridSize`, `givenDigits`, `userDigits` (81 digits each)
//! and `userCellCandidates` (81 numbers with dashes between; bit *d* stands for digit *d*). The state string
//! alone and the object alone are read too.
//!
//! Written with 81 digits if there are only givens, with a state otherwise.
//!
//! Loses: candidates, header.

use super::{after, base32, carried, damaged, digits, no_puzzle, object, too_long, until};
use crate::Entry;
use crate::error::{Wrong, quote};
use crate::formats::json;
use crate::formats::sdm::zeros;
use crate::scan;
use crate::spec::{Keeps, Read, Spec, Write};
use flate2::Compression;
use flate2::read::{ZlibDecoder, ZlibEncoder};
use serde_json::Value;
use std::fmt;
use std::io::Read as _;
use sudokit_core::{CandidateSet, Cell, DigitSet, Puzzle};

pub(crate) static FORMAT: Spec = Spec {
    name: "coach",
    aliases: &["sudoku.coach", "sudoku-coach"],
    extensions: &[],
    title: "link to sudoku.coach, or its state string",
    example: "https://sudoku.coach/en/play/400000938032094010009530024067040100140085270098070006000950700050200403000060800\n",
    keeps: Keeps { placed: true, marks: true, ..Keeps::DIGITS },
    read: Read::Line {
        starts: |text| text.contains("sudoku.coach/") || text.trim_start().starts_with("SCv"),
        read,
    },
    write: Write::lines(write),
};

const STATE: &str = "SCv7_32_";

/// Far beyond the state of an ordinary grid: a bound for memory.
const LONGEST: u64 = 1 << 18;

fn read(text: &str) -> Result<Entry, Wrong> {
    let start = text.find("SCv").or_else(|| {
        let pieces = ["/play/", "/solver/", "/p/"];
        pieces.iter().find_map(|piece| after(text, piece)).map(|found| scan::start_of(text, found))
    });
    let start = start.ok_or_else(|| no_puzzle(text, "a link with /play/ or /solver/ and a puzzle"))?;
    let found = until(&text[start..], &['/', '?', '&', '#']);
    carried(text, found, if found.starts_with("SCv") { read_state } else { digits })
}

fn read_state(text: &str) -> Result<Entry, Wrong> {
    let Some(state) = text.strip_prefix(STATE) else {
        return Err(Wrong::new(1, format!("a state that begins with {STATE}"), quote(text)));
    };
    carried(text, state, unpack)
}

fn unpack(state: &str) -> Result<Entry, Wrong> {
    let bytes = base32::decode(state);
    let bytes = bytes.ok_or_else(damaged)?;
    let mut json = String::new();
    ZlibDecoder::new(bytes.as_slice()).take(LONGEST).read_to_string(&mut json).map_err(|_| damaged())?;
    if json.len() as u64 == LONGEST {
        return Err(too_long());
    }
    object(&json, read_object)
}

/// Reads the object of a state.
pub(crate) fn read_object(value: &Value) -> Result<Entry, Wrong> {
    let size = &value["gridSize"];
    if size.as_u64().is_some_and(|size| size != 9) {
        return Err(Wrong::new(1, "a grid of size 9", size.to_string()));
    }
    let mut entry = Entry::from(json::puzzle_of(value, "givenDigits")?);
    let user = json::puzzle_of(value, "userDigits")?;
    for cell in user.cells() - entry.givens.cells() {
        entry.placed.set(cell, user.digit(cell));
    }
    if let Some(text) = value["userCellCandidates"].as_str() {
        let numbers: Vec<u16> = text.split('-').map_while(|number| number.parse().ok()).collect();
        if numbers.len() != 81 {
            return Err(Wrong::count(1, "81 numbers in userCellCandidates", numbers.len()));
        }
        let mut marks = CandidateSet::EMPTY;
        for (cell, number) in Cell::all().zip(numbers) {
            marks |= CandidateSet::of_cell(cell, DigitSet::from_bits(number >> 1));
        }
        entry.marks = (!marks.is_empty()).then_some(marks);
    }
    Ok(entry)
}

fn write(out: &mut dyn fmt::Write, entry: &Entry) -> fmt::Result {
    out.write_str("https://sudoku.coach/en/play/")?;
    if entry.placed.is_empty() && entry.marks.is_none() {
        return writeln!(out, "{}", zeros(entry));
    }
    let digits = |puzzle: &Puzzle| puzzle.to_string().replace('.', "0");
    let marks = entry.marks.unwrap_or_default();
    let numbers: Vec<String> =
        Cell::all().map(|cell| (marks.digits_in(cell).bits() << 1).to_string()).collect();
    let json = format!(
        "{{\"gridSize\":9,\"givenDigits\":\"{}\",\"userDigits\":\"{}\",\"userCellCandidates\":\"{}\"}}",
        digits(&entry.givens),
        digits(&entry.placed),
        numbers.join("-")
    );
    let mut bytes = Vec::new();
    ZlibEncoder::new(json.as_bytes(), Compression::best()).read_to_end(&mut bytes).map_err(|_| fmt::Error)?;
    writeln!(out, "{STATE}{}", base32::encode(&bytes))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{parse, writer};
    use sudokit_core::{Candidate, Digit};

    #[test]
    fn states_keep_placed_digits_and_marks() {
        let mut entry = parse(FORMAT.example.as_bytes()).unwrap();
        entry.placed.set(Cell::at(0, 1), Some(Digit::D1));
        entry.marks = Some(CandidateSet::of(Candidate::at(Cell::at(0, 2), Digit::D5)));
        let link = writer::to_text(crate::Format(&FORMAT), &entry).unwrap();
        assert_eq!(parse(link.as_bytes()), Ok(entry.clone()));
        let state = &link[link.find("SCv7").unwrap()..];
        assert_eq!(parse(state.as_bytes()), Ok(entry.clone()));
        let upper = format!("{STATE}{}", state.trim()[STATE.len()..].to_uppercase());
        assert_eq!(parse(upper.as_bytes()), Ok(entry));
    }

    #[test]
    fn garbage_is_refused() {
        let found = |text: &str| read(text).unwrap_err();
        assert_eq!(found("https://sudoku.coach/en/play/12").found, "2");
        assert_eq!(found("SCv6_32_abc").found, "'SCv6_32_abc'");
        for broken in ["SCv7_32_zzzz", "SCv7_32_00000000"] {
            assert_eq!(found(broken), Wrong { column: 9, ..damaged() });
        }
    }

    #[test]
    fn a_stream_that_grows_without_end_is_refused() {
        let mut bytes = Vec::new();
        ZlibEncoder::new(std::io::repeat(b' ').take(1 << 22), Compression::best())
            .read_to_end(&mut bytes)
            .unwrap();
        let wrong = read(&format!("{STATE}{}", base32::encode(&bytes))).unwrap_err();
        assert_eq!(wrong.found, too_long().found);
    }
}
