//! Texts for C: a buffer with a zero at its end.

use crate::border::Border;
use crate::failure::Failure;
use std::ffi::c_char;

/// A buffer of the caller's for a text with a zero at its end, and a place for its length.
pub(crate) struct Text<'a> {
    border: &'a Border,
    buffer: &'a mut [u8],
    length: Option<&'a mut usize>,
}

impl<'a> Text<'a> {
    /// Checked before the work that fills it.
    pub(crate) fn of(
        border: &'a Border,
        buffer: *mut c_char,
        capacity: usize,
        length: *mut usize,
    ) -> Result<Self, Failure> {
        let buffer = border.room(buffer, capacity, "buffer")?;
        Ok(Self { border, buffer, length: border.maybe(length, "length")? })
    }

    /// Writes the text if there is room for all of it, and its length in any case.
    pub(crate) fn put(self, text: &str) -> Result<(), Failure> {
        self.border.keep();
        if let [first, ..] = self.buffer {
            *first = 0;
        }
        if let Some(length) = self.length {
            *length = text.len();
        }
        let found = self.buffer.len();
        let too_short = || Failure::buffer("buffer", text.len() + 1, found);
        let (end, room) =
            self.buffer.get_mut(..=text.len()).and_then(<[u8]>::split_last_mut).ok_or_else(too_short)?;
        room.copy_from_slice(text.as_bytes());
        *end = 0;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::border::enter;
    use crate::sudokit_status::*;

    #[test]
    fn a_text_is_written_as_a_whole_or_not_at_all() {
        for capacity in 0..8 {
            let (mut buffer, mut length) = ([7_u8; 8], 0);
            let body = |border: &Border| {
                Text::of(border, buffer.as_mut_ptr().cast(), capacity, &raw mut length)?.put("abcde")
            };
            // SAFETY: The buffer has more bytes than that.
            let status = unsafe { enter(std::ptr::null_mut(), body) };
            assert_eq!(length, 5);
            if capacity > 5 {
                assert_eq!((status, &buffer), (SUDOKIT_OK, b"abcde\0\x07\x07"));
            } else {
                let empty = if capacity == 0 { [7; 8] } else { *b"\0\x07\x07\x07\x07\x07\x07\x07" };
                assert_eq!((status, buffer), (SUDOKIT_BUFFER, empty));
            }
        }
    }
}
