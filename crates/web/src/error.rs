//! Errors as JavaScript sees them.

use serde::Serialize;
use sudokit::formats::{ParseError, UnknownFormat};
use sudokit::{BulkError, Cancelled, Contradiction, Error, Flawed, ParseCellError, UnknownName};
use sudokit_play::{NotADate, Unreadable};
use wasm_bindgen::JsValue;

/// An error thrown in JavaScript, as JSON: a code, a message, and the place in a text.
#[derive(Debug, Serialize)]
pub struct Thrown {
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<u64>,
}

impl Thrown {
    /// An error about an argument.
    pub(crate) fn argument(message: impl Into<String>) -> Self {
        Self { code: "argument", message: message.into(), line: None, column: None }
    }
}

impl From<Error> for Thrown {
    fn from(error: Error) -> Self {
        let (line, column) = error.position().unzip();
        Self { code: error.code(), message: error.to_string(), line, column }
    }
}

/// Errors of the library, by way of its one type for all.
macro_rules! of_the_face {
    ($($error:ty),* $(,)?) => {
        $(impl From<$error> for Thrown {
            fn from(error: $error) -> Self {
                Error::from(error).into()
            }
        })*
    };
}

of_the_face! {
    BulkError, Cancelled, Contradiction, Flawed, ParseCellError, ParseError, UnknownFormat, UnknownName,
}

impl From<Unreadable> for Thrown {
    fn from(error: Unreadable) -> Self {
        Self { code: "document", message: error.to_string(), line: None, column: None }
    }
}

impl From<sudokit_print::PrintError> for Thrown {
    fn from(error: sudokit_print::PrintError) -> Self {
        Self::argument(error.to_string())
    }
}

impl From<NotADate> for Thrown {
    fn from(error: NotADate) -> Self {
        Self { code: "date", message: error.to_string(), line: None, column: None }
    }
}

impl From<Thrown> for JsValue {
    fn from(thrown: Thrown) -> Self {
        Self::from_str(&crate::json::text(&thrown))
    }
}
