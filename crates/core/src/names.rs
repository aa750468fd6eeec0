//! Lookup by name.

use crate::shown;
use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

/// The text is not one of the valid names. The message lists them, or names the nearest.
///
/// Everything in Sudokit with a name prints as that name and is parsed from it, in capitals or not.
///
/// ```
/// use sudokit_core::{HouseKind, UnknownName};
///
/// assert_eq!("Row".parse(), Ok(HouseKind::Row));
/// let error: UnknownName = "diagonal".parse::<HouseKind>().unwrap_err();
/// assert_eq!(error.to_string(), "'diagonal' is not a kind of house; there are row, column and box");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    what: &'static str,
    text: String,
    names: Vec<&'static str>,
    hint: String,
}

impl UnknownName {
    /// An error for `text`, which is not `what`; `names` are the valid names.
    ///
    /// ```
    /// # use sudokit_core::UnknownName;
    /// let error = UnknownName::new("a colour", "blue", ["red", "green"]);
    /// assert_eq!(error.to_string(), "'blue' is not a colour; there are red and green");
    /// ```
    pub fn new(what: &'static str, text: &str, names: impl IntoIterator<Item = &'static str>) -> Self {
        let text = text.chars().take(LONGEST).collect();
        Self { what, text, names: names.into_iter().collect(), hint: String::new() }
    }

    /// The same error with a hint, such as the nearest names where there are too many to list.
    ///
    /// ```
    /// # use sudokit_core::UnknownName;
    /// let error = UnknownName::new("a colour", "bleu", []).with_hint("did you mean 'blue'?");
    /// assert_eq!(error.to_string(), "'bleu' is not a colour; did you mean 'blue'?");
    /// ```
    #[must_use]
    pub fn with_hint(self, hint: impl Into<String>) -> Self {
        Self { hint: hint.into(), ..self }
    }

    /// The valid names.
    pub fn names(&self) -> &[&'static str] {
        &self.names
    }
}

/// Maximum number of characters that are repeated of an unknown name.
const LONGEST: usize = 60;

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not {}", shown(&self.text), self.what)?;
        for (i, name) in self.names.iter().enumerate() {
            let before = match i {
                0 => "; there are ",
                _ if i + 1 == self.names.len() => " and ",
                _ => ", ",
            };
            write!(f, "{before}{name}")?;
        }
        match self.hint.as_str() {
            "" => Ok(()),
            hint => write!(f, "; {hint}"),
        }
    }
}

impl Error for UnknownName {}
