//! Pictures of puzzles as text: the line of the puzzle that was read, with the player's own digits marked.

use std::io::{self, Read};
use sudokit::diagram::{Sentence, say};
use sudokit::photo::Picture;
use sudokit::{CellSet, Photographed, read_photo};

/// The puzzle in a picture.
pub(crate) fn read(from: impl Read) -> io::Result<Photographed> {
    let mut bytes = Vec::new();
    from.take(Picture::LONGEST_FILE as u64 + 1).read_to_end(&mut bytes)?;
    read_photo(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// The puzzle in a picture as a line, and what has to be told about it.
pub(super) fn line(from: impl Read) -> io::Result<(String, Option<Sentence>)> {
    let read = read(from)?;
    Ok((format!("{read}\n"), doubt(&read)))
}

/// The sentence on what has to be checked, if anything has.
pub(crate) fn doubt(read: &Photographed) -> Option<Sentence> {
    let reading = &read.reading;
    let is_full = reading.givens.cells() | reading.placed.cells() == CellSet::ALL;
    if reading.solution.is_none() {
        Some(say!("program-photo-unsolved", [cells = reading.doubtful]))
    } else if !reading.doubtful.is_empty() {
        Some(say!("program-photo-doubtful", [cells = reading.doubtful]))
    } else {
        is_full.then(|| say!("program-photo-full"))
    }
}
