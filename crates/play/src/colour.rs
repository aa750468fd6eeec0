//! Colours that a player lays on cells and candidates.

use serde::{Deserialize, Serialize};
use std::fmt;

/// One of nine colours, 1 to 9. Screens choose their looks.
///
/// ```
/// use sudokit_play::Colour;
///
/// assert_eq!(Colour::new(3).map(Colour::get), Some(3));
/// assert_eq!(Colour::new(10), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Colour(u8);

impl Colour {
    /// The number of colours.
    pub const COUNT: usize = 9;

    /// The colour with this number, 1 to 9.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= Self::COUNT { Some(Self(number - 1)) } else { None }
    }

    /// All colours.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its number, 1 to 9.
    pub const fn get(self) -> u8 {
        self.0 + 1
    }

    /// Its place in a list of all, from 0.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.get())
    }
}

impl From<Colour> for u8 {
    fn from(colour: Colour) -> Self {
        colour.get()
    }
}

impl TryFrom<u8> for Colour {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("{number} is no colour: expected 1 to 9"))
    }
}
