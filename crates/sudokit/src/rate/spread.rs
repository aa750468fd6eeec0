//! Ratings of a puzzle and its isomorphs: on some scales they depend on the orientation.

use super::rating::Rating;
use crate::logic::Level;
use std::fmt;

/// The least and the greatest of each of the [values](Rating::values) of a puzzle and some isomorphs, from
/// [`Rater::with_isomorphs`](super::Rater::with_isomorphs).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spread {
    bounds: Vec<[String; 2]>,
    isomorphs: usize,
}

impl Spread {
    /// The spread of one rating.
    pub(super) fn of(rating: &Rating) -> Self {
        let bounds = rating.values().into_iter().map(|value| [value.clone(), value]).collect();
        Self { bounds, isomorphs: 0 }
    }

    /// Adds the rating of an isomorph on the same scale.
    pub(super) fn widen(&mut self, rating: &Rating) {
        self.isomorphs += 1;
        for ([least, greatest], value) in self.bounds.iter_mut().zip(rating.values()) {
            if size(&value) < size(least) {
                least.clone_from(&value);
            }
            if size(&value) > size(greatest) {
                *greatest = value;
            }
        }
    }

    /// The least and the greatest of each value, in the order of the scale's columns.
    pub fn bounds(&self) -> &[[String; 2]] {
        &self.bounds
    }

    /// The number of isomorphs added.
    pub const fn isomorphs(&self) -> usize {
        self.isomorphs
    }
}

/// `7.1-7.2 6.6 1.5`: one value where all are the same.
impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, [least, greatest]) in self.bounds.iter().enumerate() {
            let before = if i > 0 { " " } else { "" };
            write!(f, "{before}{least}")?;
            if least != greatest {
                write!(f, "-{greatest}")?;
            }
        }
        Ok(())
    }
}

/// A value as a number, in thousandths; HoDoKu's levels and infinity too.
///
/// Parsing a float would add its tables: 12 kB that a browser loads.
fn size(value: &str) -> u64 {
    let value = value.trim_start_matches(">=");
    if let Ok(level) = value.parse::<Level>() {
        return 1000 * level as u64;
    }
    let (whole, behind) = value.split_once('.').unwrap_or((value, ""));
    let thousandths = format!("{behind:0<3}");
    match (whole.parse::<u64>(), thousandths.parse::<u64>()) {
        (Ok(whole), Ok(thousandths)) => 1000 * whole + thousandths,
        _ => u64::MAX,
    }
}
