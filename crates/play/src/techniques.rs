//! Sets of techniques: those that a player does not want in hints, or knows.

use crate::train::{kinds, place};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sudokit::logic::Kind;

/// A set of techniques of the course, such as those that hints do without. In a save it is a list of their
/// names.
///
/// ```
/// use sudokit::logic::techniques::fish::X_WING;
/// use sudokit_play::Techniques;
///
/// let mut techniques = Techniques::default();
/// techniques.set(&X_WING, true);
/// assert!(techniques.has(&X_WING));
/// assert_eq!(serde_json::to_string(&techniques)?, r#"["x-wing"]"#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Techniques([u64; 4]);

impl Techniques {
    /// True if no technique is in it.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The number of techniques in it.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// True if the technique is in it.
    pub fn has(&self, kind: &Kind) -> bool {
        place(kind).is_some_and(|place| self.0[place / 64] >> (place % 64) & 1 == 1)
    }

    /// The techniques that are in this set or in another.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// Puts a technique in or takes it out. Techniques outside the course are never in it: no hint names
    /// them.
    pub fn set(&mut self, kind: &Kind, is_in: bool) {
        if let Some(place) = place(kind) {
            let bit = 1 << (place % 64);
            let word = &mut self.0[place / 64];
            *word = if is_in { *word | bit } else { *word & !bit };
        }
    }
}

impl Serialize for Techniques {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(kinds().filter(|kind| self.has(kind)).map(|kind| kind.id))
    }
}

/// A name that the course lacks is passed over, and gone at the next save: it may be of a later version.
/// Hints here do without that technique in any case; a tick for it has to be set again there.
impl<'de> Deserialize<'de> for Techniques {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let names = Vec::<String>::deserialize(deserializer)?;
        let mut techniques = Self::default();
        for kind in kinds().filter(|kind| names.iter().any(|name| name == kind.id)) {
            techniques.set(kind, true);
        }
        Ok(techniques)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_technique_of_the_course_has_a_place_of_its_own() {
        let mut techniques = Techniques::default();
        for (count, kind) in kinds().enumerate() {
            assert!(!techniques.has(kind), "{}", kind.id);
            techniques.set(kind, true);
            assert_eq!(techniques.len(), count + 1);
        }
        let written = serde_json::to_string(&techniques).expect("it is a list");
        assert_eq!(serde_json::from_str::<Techniques>(&written).expect("it was written"), techniques);
        kinds().for_each(|kind| techniques.set(kind, false));
        assert!(techniques.is_empty());
    }

    #[test]
    fn unknown_names_are_passed_over() {
        let read: Techniques = serde_json::from_str(r#"["of-tomorrow", "x-wing"]"#).expect("names");
        assert_eq!(serde_json::to_string(&read).expect("names"), r#"["x-wing"]"#);
    }
}
