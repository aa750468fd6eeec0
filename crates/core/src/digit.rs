//! Digits 1 to 9.

use core::fmt;
use core::num::NonZeroU8;
use core::str::FromStr;

/// A digit, 1 to 9. `Option<Digit>` is one byte, `None` being 0.
///
/// ```
/// use sudokit_core::Digit;
///
/// let digit = Digit::D7;
/// assert_eq!(digit.get(), 7);
/// assert_eq!(digit.index(), 6);
/// assert_eq!(Digit::from_char('7'), Some(digit));
/// assert_eq!(size_of::<Option<Digit>>(), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Digit(NonZeroU8);

macro_rules! digit_constants {
    ($($name:ident = $value:literal),*) => {
        $(
            #[doc = concat!("The digit ", stringify!($value), ".")]
            pub const $name: Self = Self(NonZeroU8::new($value).unwrap());
        )*
    };
}

impl Digit {
    /// Number of digits: 9.
    pub const COUNT: usize = 9;

    digit_constants!(D1 = 1, D2 = 2, D3 = 3, D4 = 4, D5 = 5, D6 = 6, D7 = 7, D8 = 8, D9 = 9);

    /// The digit of this index: 0 gives 1, 8 gives 9, and 9 or more `None`.
    #[inline]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT { Self::from_value(index as u8 + 1) } else { None }
    }

    /// The digit of this index: 0 gives 1, 8 gives 9.
    ///
    /// # Panics
    /// If `index` is 9 or more.
    #[inline]
    #[track_caller]
    pub const fn from_index(index: usize) -> Self {
        Self::new(index).expect("a digit has an index below 9")
    }

    /// The digit written with this number, if it is 1 to 9.
    #[inline]
    pub const fn from_value(value: u8) -> Option<Self> {
        match NonZeroU8::new(value) {
            Some(value) if value.get() <= 9 => Some(Self(value)),
            _ => None,
        }
    }

    /// The digit written with this character, if it is `1` to `9`.
    #[inline]
    pub const fn from_char(text: char) -> Option<Self> {
        match text {
            '1'..='9' => Self::from_value(text as u8 - b'0'),
            _ => None,
        }
    }

    /// The digit as a number, 1 to 9.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// The digit as an index, 0 to 8.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The digit as a character, `1` to `9`.
    #[inline]
    pub const fn to_char(self) -> char {
        (b'0' + self.0.get()) as char
    }

    /// Every digit, 1 first.
    #[inline]
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
        (0..9).map(Self::from_index)
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Reads `1` to `9`.
impl FromStr for Digit {
    type Err = ParseDigitError;

    fn from_str(text: &str) -> Result<Self, ParseDigitError> {
        match text.as_bytes() {
            [value @ b'1'..=b'9'] => Ok(Self::from_index(usize::from(value - b'1'))),
            _ => Err(ParseDigitError),
        }
    }
}

/// The text is not a digit from 1 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseDigitError;

impl fmt::Display for ParseDigitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a digit from 1 to 9")
    }
}

impl core::error::Error for ParseDigitError {}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
