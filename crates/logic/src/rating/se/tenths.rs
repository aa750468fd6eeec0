//! The unit of the scale.

use std::fmt;

/// A rating of Sudoku Explainer in tenths, as it is printed: 72 is 7.2.
///
/// ```
/// use sudokit_logic::rating::se::SeTenths;
///
/// assert_eq!(SeTenths(72).to_string(), "7.2");
/// assert!(SeTenths(66) < SeTenths::STUCK);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeTenths(pub u16);

impl SeTenths {
    /// 20.0: no rule leads on.
    ///
    /// ```
    /// # use sudokit_logic::rating::se::SeTenths;
    /// assert_eq!(SeTenths::STUCK.to_string(), "20.0");
    /// ```
    pub const STUCK: Self = Self(200);

    /// What Sudoku Explainer prints for a number that it added up.
    pub(super) fn of(rating: f64) -> Self {
        Self(((rating + 0.05) * 10.0) as u16)
    }
}

impl fmt::Display for SeTenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.0 / 10, self.0 % 10)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_that_fall_short_are_rounded() {
        let short = 6.6 + 0.1;
        assert!(short < 6.7);
        assert_eq!(SeTenths::of(short), SeTenths(67));
    }
}
