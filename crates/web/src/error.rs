//! Errors as JavaScript sees them.

use serde::Serialize;
use sudokit::formats::{ParseError, UnknownFormat};
use sudokit::{BulkError, Cancelled, Contradiction, Flawed, ParseCellError, UnknownName};
use sudokit_play::{NotADate, Unreadable};
use sudokit_request::Failure;
use wasm_bindgen::JsValue;

/// An error thrown in JavaScript, as JSON: a code, a message, and the place in a text.
#[derive(Debug, Serialize)]
pub struct Thrown(Failure);

impl Thrown {
    /// An error about an argument.
    pub(crate) fn argument(message: impl Into<String>) -> Self {
        Failure::argument(message).into()
    }
}

impl From<Failure> for Thrown {
    fn from(failure: Failure) -> Self {
        Self(failure)
    }
}

/// Errors of the library, by way of its one type for all.
macro_rules! of_the_face {
    ($($error:ty),* $(,)?) => {
        $(impl From<$error> for Thrown {
            fn from(error: $error) -> Self {
                Failure::from(error).into()
            }
        })*
    };
}

of_the_face! {
    BulkError, Cancelled, Contradiction, Flawed, ParseCellError, ParseError, UnknownFormat, UnknownName,
}

impl From<Unreadable> for Thrown {
    fn from(error: Unreadable) -> Self {
        Failure::of("document", error).into()
    }
}

impl From<sudokit_print::PrintError> for Thrown {
    fn from(error: sudokit_print::PrintError) -> Self {
        Self::argument(error.to_string())
    }
}

impl From<NotADate> for Thrown {
    fn from(error: NotADate) -> Self {
        Failure::of("date", error).into()
    }
}

impl From<Thrown> for JsValue {
    fn from(thrown: Thrown) -> Self {
        Self::from_str(&crate::json::text(&thrown))
    }
}
