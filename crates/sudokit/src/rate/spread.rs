//! What a scale says of a puzzle and of its isomorphs: on some scales it depends on how the puzzle is turned.

use super::rating::Rating;
use crate::logic::Level;
use std::fmt;

/// The least and the greatest of each of the [values](Rating::values) that a puzzle and some of its isomorphs have.
///
/// ```
/// use sudokit::{Scale, Spread};
///
/// let easy = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
/// let spread = Spread::of(&sudokit::rate(&easy, Scale::Se)?);
/// assert_eq!(spread.bounds()[0], ["1.2", "1.2"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spread {
    bounds: Vec<[String; 2]>,
    isomorphs: usize,
}

impl Spread {
    /// The spread of one rating.
    pub fn of(rating: &Rating) -> Self {
        let bounds = rating.values().into_iter().map(|value| [value.clone(), value]).collect();
        Self { bounds, isomorphs: 0 }
    }

    /// Takes in the rating of an isomorph on the same scale.
    pub fn widen(&mut self, rating: &Rating) {
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

    /// How many isomorphs were taken in.
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

/// How large a value is, in thousandths; also one in words: HoDoKu's levels, and what has no end.
///
/// Whoever reads a float carries the tables for it: 12 kB of what a browser loads.
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
