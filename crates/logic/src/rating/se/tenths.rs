//! The unit of the scale, and how Sudoku Explainer adds up ratings.

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
    pub const STUCK: Self = Self(200);

    /// The rating with so many tenths added.
    pub(super) const fn plus(self, added: u16) -> Sum {
        let falls_short = matches!(self.0, 46 | 66) && matches!(added, 1 | 3 | 6 | 8 | 11);
        Sum { tenths: Self(self.0 + added), is_exact: !falls_short }
    }
}

/// A rating as Sudoku Explainer adds it up, in binary fractions. Which of two hints is the easier one may
/// depend on the rounding: there 6.6 and one tenth is a little less than 6.5 and two tenths.
///
/// Only sums that begin with 4.6 or 6.6 fall short of the tenths that are printed. Others may exceed them,
/// but never where they are compared with a sum of the same tenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Sum {
    /// The printed number.
    pub(super) tenths: SeTenths,
    /// True if it is at least that.
    is_exact: bool,
}

impl From<SeTenths> for Sum {
    fn from(rating: SeTenths) -> Self {
        rating.plus(0)
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

    /// The sums of a rule are in the order of binary fractions.
    fn are_in_order(bases: &[u16], most: impl Fn(u16) -> u16) {
        let mut sums = Vec::new();
        for base in bases {
            for added in 0..=most(*base) {
                let binary = f64::from(*base) / 10.0 + (0..added).fold(0.0, |sum, _| sum + 0.1);
                sums.push((SeTenths(*base).plus(added), binary));
            }
        }
        for (one, binary) in &sums {
            assert_eq!(one.tenths.0, ((binary + 0.05) * 10.0) as u16, "what is printed");
            for (other, other_binary) in &sums {
                assert_eq!(one.cmp(other), binary.total_cmp(other_binary), "{binary} and {other_binary}");
            }
        }
    }

    #[test]
    fn sums_compare_as_binary_fractions() {
        // Loops: a subset has four cells at most.
        are_in_order(&[45, 46, 47, 50], |_| 3);
        // Cycles and chains: those of cells have 324 nodes at most, those of one digit 162, any other 1458.
        are_in_order(&[65, 66, 70], |base| match base {
            65 => 13,
            66 => 11,
            _ => 17,
        });
    }
}
