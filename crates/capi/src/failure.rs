//! Errors as C sees them.

use crate::sudokit_status::{self, *};
use std::any::Any;
use std::ffi::c_char;
use sudokit::{BulkError, Cancelled, Error, ParsePuzzleError};

/// The size of an error's message in bytes, with the zero at its end.
pub const SUDOKIT_MESSAGE_SIZE: usize = 488;

/// An error, in a struct of the caller's, such as one on the stack. Every call that takes one writes it, also
/// on success. It may be NULL.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sudokit_error {
    /// The status that the call returned.
    pub status: sudokit_status,
    /// The line of the text, from 1; 0 if the error is not about a place in a text.
    pub line: u64,
    /// The column, from 1; 0 likewise.
    pub column: u64,
    /// The message in UTF-8, with a zero at the end; empty on success.
    pub message: [c_char; SUDOKIT_MESSAGE_SIZE],
}

/// The reason why a call has no result.
#[derive(Debug)]
pub(crate) struct Failure {
    status: sudokit_status,
    message: String,
    position: (u64, u64),
}

impl Failure {
    pub(crate) fn new(status: sudokit_status, message: impl Into<String>) -> Self {
        Self { status, message: message.into(), position: (0, 0) }
    }

    /// An error about an argument.
    pub(crate) fn argument(message: impl Into<String>) -> Self {
        Self::new(SUDOKIT_ARGUMENT, message)
    }

    /// A buffer is too short for its contents.
    pub(crate) fn buffer(what: &str, needed: usize, found: usize) -> Self {
        Self::new(SUDOKIT_BUFFER, format!("{what}: expected room for {needed}, found {found}"))
    }

    /// A text is not the JSON that was expected.
    #[cfg(feature = "full")]
    pub(crate) fn json(what: &str, why: &serde_json::Error) -> Self {
        let (line, column) = (why.line() as u64, why.column() as u64);
        let why = sudokit::misread::in_words(&why.to_string());
        let message = format!("{what}, line {line}, column {column}: {why}");
        Self { position: (line, column), ..Self::argument(message) }
    }

    /// The error of a panic.
    pub(crate) fn bug(panic: &(dyn Any + Send)) -> Self {
        let said = panic.downcast_ref::<&str>().copied();
        let said = said.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
        Self::new(SUDOKIT_BUG, format!("a bug in the library: {}", said.unwrap_or("it says no more")))
    }

    pub(crate) const fn status(&self) -> sudokit_status {
        self.status
    }

    /// The error for C.
    pub(crate) fn told(&self) -> sudokit_error {
        let (line, column) = self.position;
        let mut told = sudokit_error { status: self.status, line, column, ..sudokit_error::NONE };
        put(&mut told.message, &self.message);
        told
    }
}

impl sudokit_error {
    /// No error.
    pub(crate) const NONE: Self =
        Self { status: SUDOKIT_OK, line: 0, column: 0, message: [0; SUDOKIT_MESSAGE_SIZE] };
}

/// Copies a text into a field of a struct, cut to its room and padded with zeros.
pub(crate) fn put(field: &mut [c_char], text: &str) {
    let most = field.len() - 1;
    let mut end = text.len().min(most);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    field.fill(0);
    // `char` in C is signed on some machines.
    field.iter_mut().zip(text[..end].bytes()).for_each(|(place, byte)| *place = byte as c_char);
}

/// The status of a failure of the library, by its code.
fn status_of(code: &str) -> sudokit_status {
    match code {
        "text" | "line" | "puzzle" => SUDOKIT_TEXT,
        "format" => SUDOKIT_FORMAT,
        "name" => SUDOKIT_NAME,
        "board" => SUDOKIT_BOARD,
        "solution" => SUDOKIT_SOLUTION,
        "wish" => SUDOKIT_WISH,
        "proof" => SUDOKIT_PROOF,
        "cancelled" => SUDOKIT_CANCELLED,
        _ => SUDOKIT_ARGUMENT,
    }
}

/// The status of an error of the library.
fn status_of_error(error: &Error) -> sudokit_status {
    match error {
        Error::Bulk(BulkError::Cancelled) => SUDOKIT_CANCELLED,
        Error::Bulk(BulkError::Buffer { expected, found }) if found < expected => SUDOKIT_BUFFER,
        Error::Bulk(_) => SUDOKIT_LENGTH,
        _ => status_of(error.code()),
    }
}

#[cfg(feature = "full")]
impl From<sudokit_request::Failure> for Failure {
    fn from(failure: sudokit_request::Failure) -> Self {
        let position = failure.line.zip(failure.column).unwrap_or_default();
        Self { status: status_of(failure.code), message: failure.message, position }
    }
}

/// Errors of the library. Each prints its own message: printing `Error` would link the messages of all.
macro_rules! of_the_face {
    ($($error:ty),* $(,)?) => {
        $(impl From<$error> for Failure {
            fn from(error: $error) -> Self {
                let message = error.to_string();
                let error = Error::from(error);
                let position = error.position().unwrap_or_default();
                Self { status: status_of_error(&error), message, position }
            }
        })*
    };
}

of_the_face! { BulkError, Cancelled, ParsePuzzleError }

#[cfg(feature = "full")]
of_the_face! {
    sudokit::Flawed, sudokit::Refuted, sudokit::UnknownName, sudokit::formats::ParseError,
    sudokit::formats::UnknownFormat,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_message_ends_between_two_characters() {
        // Each takes two bytes, and the room without the zero is odd.
        let told = Failure::argument("ä".repeat(400)).told();
        let bytes: Vec<u8> =
            told.message.iter().map(|byte| *byte as u8).take_while(|byte| *byte != 0).collect();
        assert_eq!(String::from_utf8(bytes).unwrap(), "ä".repeat((SUDOKIT_MESSAGE_SIZE - 1) / 2));
    }

    #[test]
    fn cancelled_work_says_so_whoever_reports_it() {
        let reports = [Failure::from(Cancelled), Failure::from(BulkError::Cancelled)];
        assert_eq!(reports.map(|failure| failure.status()), [SUDOKIT_CANCELLED; 2]);
    }

    #[test]
    fn places_are_told() {
        let failure = crate::read::entry(b"53..7q").unwrap_err();
        let told = failure.told();
        assert_eq!((told.status, told.line), (SUDOKIT_TEXT, 1));
        assert!(told.column > 0);
    }
}
