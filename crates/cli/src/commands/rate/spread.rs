//! What a scale says of a puzzle and of its isomorphs: for some scales it depends on how the puzzle is turned.

use super::scale::Rated;
use serde_json::{Value, json};
use std::fmt;
use sudokit::generate::Random;
use sudokit::symmetry::Transformation;

/// The ways to turn every puzzle that belong to a seed.
pub(super) fn isomorphs(count: usize, seed: u64) -> Vec<Transformation> {
    let mut random = Random::new(seed);
    let mut number = || random.number();
    (0..count).map(|_| Transformation::random(&mut number)).collect()
}

/// The least and the greatest value of each column.
pub(super) struct Spread(Vec<[String; 2]>);

impl Spread {
    pub(super) fn of(rated: &Rated) -> Self {
        Self(rated.columns.iter().map(|value| [value.clone(), value.clone()]).collect())
    }

    pub(super) fn widen(&mut self, rated: &Rated) {
        for ([least, greatest], value) in self.0.iter_mut().zip(&rated.columns) {
            if size(value) < size(least) {
                least.clone_from(value);
            }
            if size(value) > size(greatest) {
                greatest.clone_from(value);
            }
        }
    }

    /// Two cells of a table.
    pub(super) fn cells(&self, column: usize) -> String {
        let [least, greatest] = &self.0[column];
        format!(",{least},{greatest}")
    }

    pub(super) fn json(&self, columns: &[&str]) -> Value {
        columns.iter().zip(&self.0).map(|(column, bounds)| ((*column).to_owned(), json!(bounds))).collect()
    }
}

/// `7.1-7.2 6.6 1.5`: one value where all are the same.
impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, [least, greatest]) in self.0.iter().enumerate() {
            let before = if i > 0 { " " } else { "" };
            write!(f, "{before}{least}")?;
            if least != greatest {
                write!(f, "-{greatest}")?;
            }
        }
        Ok(())
    }
}

/// How large a value is, also one in words: HoDoKu's levels, and what has no end.
fn size(value: &str) -> f64 {
    let value = value.trim_start_matches(">=");
    let level = ["Easy", "Medium", "Hard", "Unfair", "Extreme"].iter().position(|level| *level == value);
    level.map(|level| level as f64).or_else(|| value.parse().ok()).unwrap_or(f64::INFINITY)
}
