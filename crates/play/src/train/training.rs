//! The training of a player.

use super::{Grade, Memory, kinds};
use crate::Date;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use sudokit::logic::Kind;

/// The training of a player: the memory of each technique.
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
    /// Memories by the ids of techniques.
    known: BTreeMap<String, Memory>,
    /// The number of drills begun: each has a number of its own.
    drills: u64,
}

impl Training {
    /// The memory of a technique; `None` before the first practice.
    pub fn memory(&self, kind: &Kind) -> Option<&Memory> {
        self.known.get(kind.id)
    }

    /// Records the grade of a round.
    pub fn record(&mut self, kind: &Kind, grade: Grade, today: Date) {
        let memory = match self.known.get(kind.id) {
            Some(memory) => memory.after(grade, today),
            None => Memory::first(grade, today),
        };
        self.known.insert(kind.id.to_owned(), memory);
    }

    /// The techniques due for practice, the longest overdue first.
    pub fn due(&self, today: Date) -> Vec<&'static Kind> {
        let waiting = |kind: &&Kind| self.memory(kind).is_some_and(|memory| memory.is_due(today));
        let mut due: Vec<&'static Kind> = kinds().filter(waiting).collect();
        due.sort_by_key(|kind| self.memory(kind).map(|memory| memory.due));
        due
    }

    /// The first technique of the course that was never practised.
    pub fn next(&self) -> Option<&'static Kind> {
        kinds().find(|kind| self.memory(kind).is_none())
    }

    /// A new number for a drill: each drill of a player has its own.
    pub fn number(&mut self) -> u64 {
        self.drills = self.drills.wrapping_add(1);
        self.drills
    }
}
