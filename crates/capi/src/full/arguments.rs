//! More sorts of arguments: texts in UTF-8, texts that end with a zero, optional results.

use crate::border::Border;
use crate::failure::Failure;
use crate::plain::Outcome;
use std::ffi::{CStr, c_char};

impl Border {
    /// One element of the caller's, to be written; `None` for NULL. After a failure it is
    /// [`Outcome::FAILED`].
    pub(crate) fn maybe<T: Outcome>(&self, pointer: *mut T, what: &str) -> Result<Option<&mut T>, Failure> {
        if pointer.is_null() { Ok(None) } else { self.one(pointer, what).map(Some) }
    }

    /// A text in UTF-8.
    pub(crate) fn text(&self, text: *const c_char, length: usize, what: &str) -> Result<&str, Failure> {
        let bytes = self.bytes(text, length, what)?;
        str::from_utf8(bytes).map_err(|why| Failure::argument(format!("{what}: expected UTF-8, {why}")))
    }

    /// A text that ends with a zero; `None` for NULL and for an empty text.
    pub(super) fn terminated(&self, text: *const c_char, what: &str) -> Result<Option<&str>, Failure> {
        if text.is_null() {
            return Ok(None);
        }
        // SAFETY: It is not NULL, and by the contract of `enter` it ends with a zero.
        let length = unsafe { CStr::from_ptr(text) }.count_bytes();
        Ok(Some(self.text(text, length, what)?).filter(|text| !text.is_empty()))
    }
}
