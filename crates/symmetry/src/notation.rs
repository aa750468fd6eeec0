//! Transformations as text.

use crate::Transformation;
use std::fmt;
use std::str::FromStr;
use sudokit_core::Digit;

/// The targets of rows 1 to 9, the targets of columns 1 to 9, the images of digits 1 to 9, and `transposed`
/// if the grid is transposed after that: `rows 123456789 columns 123456789 digits 213456789 transposed`.
impl fmt::Display for Transformation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, lines) in [
            ("rows", self.rows()),
            (" columns", self.columns()),
            (" digits", self.digits().map(Digit::index)),
        ] {
            write!(f, "{name} ")?;
            lines.iter().try_for_each(|line| write!(f, "{}", line + 1))?;
        }
        f.write_str(if self.transposes() { " transposed" } else { "" })
    }
}

impl fmt::Debug for Transformation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text.
#[cfg(feature = "serde")]
impl serde::Serialize for Transformation {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// From the text.
#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Transformation {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        sudokit_core::parsed(deserializer, "a transformation")
    }
}

/// A text that is not a transformation.
///
/// ```
/// use sudokit_symmetry::Transformation;
///
/// let error = "rows 123456789 columns 147258369 digits 123456789".parse::<Transformation>().unwrap_err();
/// assert_eq!(error.to_string(), "rows or columns of a chute do not stay together");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotATransformation {
    /// It is not of the form `rows 123456789 columns 123456789 digits 123456789`, perhaps with `transposed`
    /// at the end.
    Form,
    /// After this word each of 1 to 9 should stand once.
    Permutation(&'static str),
    /// Rows or columns of a chute do not stay together.
    Chutes,
}

impl fmt::Display for NotATransformation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => f.write_str(
                "expected `rows 123456789 columns 123456789 digits 123456789`, perhaps with `transposed` at the end",
            ),
            Self::Permutation(word) => write!(f, "expected each of 1 to 9 once after `{word}`"),
            Self::Chutes => f.write_str("rows or columns of a chute do not stay together"),
        }
    }
}

impl std::error::Error for NotATransformation {}

/// Reads the format of [`Display`](fmt::Display).
impl FromStr for Transformation {
    type Err = NotATransformation;

    fn from_str(text: &str) -> Result<Self, NotATransformation> {
        let mut words = text.split_whitespace();
        let mut lines = |name: &'static str| {
            if words.next() != Some(name) {
                return Err(NotATransformation::Form);
            }
            permutation(words.next().unwrap_or_default()).ok_or(NotATransformation::Permutation(name))
        };
        let (rows, columns, digits) = (lines("rows")?, lines("columns")?, lines("digits")?);
        let transposes = match (words.next(), words.next()) {
            (None, _) => false,
            (Some("transposed"), None) => true,
            _ => return Err(NotATransformation::Form),
        };
        Self::new(transposes, rows, columns, digits.map(Digit::from_index)).ok_or(NotATransformation::Chutes)
    }
}

/// Nine digits, each once, from 0.
fn permutation(text: &str) -> Option<[usize; 9]> {
    let mut seen = [false; 9];
    let digits: Vec<usize> =
        text.bytes().map(|byte| usize::from(byte).checked_sub(usize::from(b'1'))).collect::<Option<_>>()?;
    for digit in &digits {
        *seen.get_mut(*digit)? = true;
    }
    if seen.contains(&false) { None } else { digits.try_into().ok() }
}
