//! Photographs.

use crate::border::call;
use crate::failure::Failure;
use crate::full::buffer::Text;
use crate::full::memory::expect_memory;
use crate::sudokit_status::SUDOKIT_PHOTO;
use crate::{sudokit_error, sudokit_status};
use std::ffi::c_char;
use sudokit::photo::{PhotoError, Picture};

/// Reads the puzzle in a photograph, from the bytes of a JPEG or PNG file, and writes it as JSON, the same as
/// that of `sudoku read -f json`: `line` is the puzzle with `+` before each digit of the player, for all
/// calls that take a game; `doubtful` are the cells to check, `wrong` the player's digits that differ from
/// the solution. 32 KiB are enough.
///
/// If no puzzle can be read, the status is `SUDOKIT_PHOTO`, and the message says what to do.
///
/// ```c
/// char json[32768];
/// sudokit_error error;
/// const uint8_t text[] = "53..7....6";
/// assert(sudokit_read_photo(text, 10, json, sizeof json, NULL, &error) == SUDOKIT_PHOTO);
/// puts(error.message); /* it is neither a JPEG nor a PNG; save or export the picture as one of these */
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_read_photo(
    picture: *const u8,
    picture_length: usize,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
    error: *mut sudokit_error,
) -> sudokit_status {
    /// The most bytes for a pixel while a picture is decoded.
    const BYTES: usize = 8;
    call!(error, |border| {
        let place = Text::of(border, buffer, capacity, length)?;
        let bytes = border.read(picture, picture_length, "picture")?;
        let (width, height) = Picture::size(bytes).map_err(unread)?;
        expect_memory(width.checked_mul(height).and_then(|pixels| pixels.checked_mul(BYTES)))?;
        let read = sudokit::read_photo(bytes).map_err(unread)?;
        place.put(&serde_json::to_string(&read).expect("it is made of texts, numbers and lists"))
    })
}

#[expect(clippy::needless_pass_by_value, reason = "errors are mapped")]
fn unread(error: PhotoError) -> Failure {
    Failure::new(SUDOKIT_PHOTO, error.to_string())
}
