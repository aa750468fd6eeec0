//! Puzzles from texts, and grids into buffers.

use crate::failure::Failure;
use sudokit::Entry;

/// A puzzle or a game in any format that the library reads.
#[cfg(feature = "full")]
pub(crate) fn entry(text: &[u8]) -> Result<Entry, Failure> {
    Ok(sudokit::read(text)?)
}

/// A line of 81 characters: formats take half of the room that the small library has.
#[cfg(not(feature = "full"))]
pub(crate) fn entry(text: &[u8]) -> Result<Entry, Failure> {
    Ok(sudokit::Puzzle::from_line(text)?.into())
}

/// A grid in a buffer, with a zero at its end.
pub(crate) fn put_grid(buffer: &mut [u8], grid: &[u8; 81]) -> Result<(), Failure> {
    let found = buffer.len();
    let Some((room, [end, ..])) = buffer.split_first_chunk_mut() else {
        return Err(Failure::buffer("the buffer for a grid", 82, found));
    };
    *room = *grid;
    *end = 0;
    Ok(())
}
