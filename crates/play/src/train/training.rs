//! What a player has learned.

use super::{Grade, Memory, kinds};
use crate::Date;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use sudokit::logic::Kind;

/// What a player has learned: how well each technique is remembered.
///
/// ```
/// use sudokit::logic::techniques::fish::X_WING;
/// use sudokit_play::Date;
/// use sudokit_play::train::{Grade, Training};
///
/// let (mut training, today) = (Training::default(), Date::new(2026, 11, 22).unwrap());
/// assert_eq!(training.next().map(|kind| kind.id), Some("full-house"));
/// training.record(&X_WING, Grade::Good, today);
/// assert!(training.memory(&X_WING).is_some() && training.due(today).is_empty());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[non_exhaustive]
pub struct Training {
    /// By the ids of techniques.
    known: BTreeMap<String, Memory>,
    /// How many drills were begun: each has a number of its own.
    drills: u64,
}

impl Training {
    /// How well a technique is remembered; None if it has never been practised.
    pub fn memory(&self, kind: &Kind) -> Option<&Memory> {
        self.known.get(kind.id)
    }

    /// A round of drills is over.
    pub fn record(&mut self, kind: &Kind, grade: Grade, today: Date) {
        let memory = match self.known.get(kind.id) {
            Some(memory) => memory.after(grade, today),
            None => Memory::first(grade, today),
        };
        self.known.insert(kind.id.to_owned(), memory);
    }

    /// The techniques that it is time to practise, the one that has waited longest first.
    pub fn due(&self, today: Date) -> Vec<&'static Kind> {
        let waiting = |kind: &&Kind| self.memory(kind).is_some_and(|memory| memory.is_due(today));
        let mut due: Vec<&'static Kind> = kinds().filter(waiting).collect();
        due.sort_by_key(|kind| self.memory(kind).map(|memory| memory.due));
        due
    }

    /// The first technique of the course that has never been practised.
    pub fn next(&self) -> Option<&'static Kind> {
        kinds().find(|kind| self.memory(kind).is_none())
    }

    /// The number of a new drill: no two of a player's have the same.
    pub fn number(&mut self) -> u64 {
        self.drills = self.drills.wrapping_add(1);
        self.drills
    }
}
