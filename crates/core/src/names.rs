//! Lookup by name.

use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

/// The text is not one of the valid names. The message lists them.
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
        Self { what, text: text.chars().take(LONGEST).collect(), names: names.into_iter().collect() }
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
        write!(f, "'{}' is not {}", self.text.escape_debug(), self.what)?;
        for (i, name) in self.names.iter().enumerate() {
            let before = match i {
                0 => "; there are ",
                _ if i + 1 == self.names.len() => " and ",
                _ => ", ",
            };
            write!(f, "{before}{name}")?;
        }
        Ok(())
    }
}

impl Error for UnknownName {}

/// Implements printing and parsing by name for a type with `ALL` and `name`.
#[doc(hidden)]
#[macro_export]
macro_rules! named {
    ($type:ty, $what:literal) => {
        impl ::core::fmt::Display for $type {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad(self.name())
            }
        }

        /// Reads a name, in capitals or not.
        impl ::core::str::FromStr for $type {
            type Err = $crate::UnknownName;

            fn from_str(text: &str) -> ::core::result::Result<Self, Self::Err> {
                let mut all = <$type>::ALL.into_iter();
                all.find(|each| each.name().eq_ignore_ascii_case(text)).ok_or_else(|| {
                    $crate::UnknownName::new($what, text, <$type>::ALL.map(|each| each.name()))
                })
            }
        }

        /// The name.
        #[cfg(feature = "serde")]
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::core::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }

        /// From the name, in capitals or not.
        #[cfg(feature = "serde")]
        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::core::result::Result<Self, D::Error> {
                $crate::parsed(deserializer, $what)
            }
        }
    };
}
