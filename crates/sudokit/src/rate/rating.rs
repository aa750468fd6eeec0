//! Ratings on a scale.

use super::scale::Scale;
use crate::logic::rating::se::{self, Profile};
use crate::logic::rating::{hodoku, invariant, whips};
use std::fmt::{self, Display};

/// A rating on one scale. With the feature `serde` it becomes the JSON under the scale's name in
/// `schema/rate.json`.
///
/// ```
/// use sudokit::{Grade, Scale};
///
/// let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
/// let rating = sudokit::rate(&entry, Scale::Hodoku)?;
/// let Grade::Hodoku(hodoku) = &rating.grade else { panic!("that is the scale") };
/// assert_eq!((hodoku.score, rating.number()), (204, 204.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Rating {
    /// The scale.
    pub scale: Scale,
    /// The grade.
    pub grade: Grade,
    /// True if the rating is exact. Otherwise it is a lower bound: rating was cancelled, or no rule of the
    /// scale applies.
    pub is_exact: bool,
}

/// The grade of a scale, in its own terms.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Grade {
    /// HoDoKu's level, score and steps.
    Hodoku(hodoku::Rating),
    /// ER, EP and ED of a version of Sudoku Explainer.
    Explainer(Profile, se::Rating),
    /// The hardest rule and the rounds of the invariant scale.
    Invariant(invariant::Rating),
    /// The length of the longest chain, and the first chain of that length, in nrc notation.
    Chains(whips::Length, Option<String>),
}

impl Rating {
    /// The values in the order of the scale's [columns](Scale::columns): `Hard`, `7.1`, `12`. A lower bound
    /// is marked: `>=7.1`. If no length of chains is enough, the value is `-`.
    pub fn values(&self) -> Vec<String> {
        let bound = |is_exact: bool, value: &dyn Display| {
            let sign = if is_exact { "" } else { ">=" };
            format!("{sign}{value}")
        };
        match &self.grade {
            Grade::Hodoku(hodoku::Rating { level, score, steps, .. }) => {
                [level as &dyn Display, score, steps].map(|value| bound(self.is_exact, value)).to_vec()
            }
            Grade::Explainer(_, rating) => {
                // The first step never changes, nor the steps up to the first digit.
                let certain = [
                    self.is_exact,
                    self.is_exact || rating.ep.technique().is_some(),
                    self.is_exact || rating.steps > 0,
                ];
                let marks = [rating.er, rating.ep, rating.ed].into_iter().zip(certain);
                marks.map(|(mark, is_certain)| bound(is_certain, &mark.value)).collect()
            }
            Grade::Invariant(rating) => vec![bound(self.is_exact, &rating.value())],
            Grade::Chains(length, _) => vec![length.to_string()],
        }
    }

    /// The rating as one number, for sorting and plots: HoDoKu's score; ER; the invariant rating; the length
    /// of chains, infinite if none is enough.
    pub fn number(&self) -> f64 {
        match &self.grade {
            Grade::Hodoku(rating) => rating.score.into(),
            Grade::Explainer(_, rating) => f64::from(rating.er.value.0) / 10.0,
            Grade::Invariant(rating) => f64::from(rating.value().0) / 10.0,
            Grade::Chains(whips::Length::Exactly(length) | whips::Length::AtLeast(length), _) => {
                *length as f64
            }
            Grade::Chains(whips::Length::Endless, _) => f64::INFINITY,
        }
    }

    /// The number of steps; `None` on a scale without [path](Scale::path).
    pub const fn steps(&self) -> Option<usize> {
        match &self.grade {
            Grade::Hodoku(rating) => Some(rating.steps),
            Grade::Explainer(_, rating) => Some(rating.steps),
            Grade::Invariant(_) | Grade::Chains(..) => None,
        }
    }
}

/// The values, with a space between: `Easy 204 51`.
impl Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.values().join(" "))
    }
}
