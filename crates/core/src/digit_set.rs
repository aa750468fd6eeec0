//! Sets of digits.

use crate::Digit;
use crate::list::list;
use core::fmt;

/// A set of digits: the low nine bits of a `u16`, bit *i* for the digit *i* + 1.
///
/// ```
/// use sudokit_core::{Digit, DigitSet};
///
/// let low: DigitSet = [Digit::D1, Digit::D2, Digit::D3].into_iter().collect();
/// assert_eq!(low.to_string(), "123");
/// assert_eq!((!low).len(), 6);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct DigitSet(u16);

bit_set!(DigitSet(u16) of Digit, DigitSetIter, "digit");

/// The digits without separators; `{}` for the empty set.
impl fmt::Display for DigitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        list(f, self.iter(), "")
    }
}
