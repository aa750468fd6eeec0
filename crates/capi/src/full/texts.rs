//! Reading and writing formats.

use crate::border::call;
use crate::failure::Failure;
use crate::full::buffer::Text;
use crate::full::memory::Growing;
use crate::read::put_grid;
use crate::{sudokit_error, sudokit_status};
use std::ffi::c_char;
use sudokit::formats::{Format, ReadError, Reader, Writer, to_text};

/// Reads a puzzle in any known format: a line, a drawn grid, a file of another program, a link. `grid`
/// receives its givens, 81 characters and a zero, with dots for empty cells. `capacity` must be at least 82.
///
/// ```c
/// sudokit_error error;
/// char grid[82];
/// if (sudokit_read("53..7q", 6, grid, sizeof grid, &error) == SUDOKIT_TEXT) {
///     assert(error.line == 1 && error.column > 0);
/// }
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_read(
    text: *const c_char,
    text_length: usize,
    grid: *mut c_char,
    capacity: usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let grid = border.room(grid, capacity, "grid")?;
        put_grid(grid, &border.entry(text, text_length, "text")?.givens.to_line())
    })
}

/// Writes a puzzle in another format: `line`, `sdk`, `grid` or another name that `sudoku convert --help`
/// lists. Data that the format cannot store is left out.
///
/// ```c
/// const char *puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// char text[1024];
/// if (sudokit_convert(puzzle, 81, "sdm", 3, text, sizeof text, NULL, NULL) != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(strncmp(text, "530070000", 9) == 0);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_convert(
    text: *const c_char,
    text_length: usize,
    format: *const c_char,
    format_length: usize,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let place = Text::of(border, buffer, capacity, length)?;
        let entry = border.entry(text, text_length, "text")?;
        let format: Format = border.text(format, format_length, "format")?.parse()?;
        place.put(&to_text(format, &entry).ok_or_else(|| only_read(format))?)
    })
}

/// Writes every puzzle of a text, such as a file, in another format. Invalid entries are left out, and
/// `*wrong` receives their number; it may be NULL.
///
/// ```c
/// const char *file = "# two puzzles\n"
///                    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
///                    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9\n";
/// char lines[1024];
/// size_t length, wrong;
/// if (sudokit_convert_all(file, strlen(file), "line", 4, lines, sizeof lines, &length, &wrong, NULL)
///     != SUDOKIT_OK) {
///     return 1;
/// }
/// assert(length == 2 * 82 && wrong == 0);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_convert_all(
    text: *const c_char,
    text_length: usize,
    format: *const c_char,
    format_length: usize,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
    wrong: *mut usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    call!(error, |border| {
        let place = Text::of(border, buffer, capacity, length)?;
        let wrong = border.maybe(wrong, "wrong")?;
        let bytes = border.bytes(text, text_length, "text")?;
        let format: Format = border.text(format, format_length, "format")?.parse()?;
        let mut writer = Writer::new(format).ok_or_else(|| only_read(format))?;
        let mut failed = 0;
        let out = Growing::written(|out| {
            for item in Reader::new(bytes) {
                match item {
                    Ok(entry) => writer.entry(out, &entry)?,
                    Err(ReadError::Parse(_)) => failed += 1,
                    // A text in memory does not fail.
                    Err(ReadError::Io(_)) => break,
                }
            }
            writer.finish(out)
        })?;
        if let Some(wrong) = wrong {
            *wrong = failed;
        }
        place.put(&out)
    })
}

fn only_read(format: Format) -> Failure {
    Failure::argument(format!(
        "format: expected one that can be written, found '{format}', which is only read"
    ))
}
