//! Drills in which the technique of a position is named.

use super::alike::{neighbours, rank};
use super::drill::{changed, in_turn, is_odd};
use super::{Drill, Exercise, Positions};
use sudokit::logic::{Kind, sort};
use sudokit::{Cancel, Cancelled, CandidateSet};

/// The number of techniques to choose from.
const CHOICES: usize = 5;

impl Drill {
    /// A drill of a lesson in which a technique is named. The learner knows the lesson, so for half of all
    /// numbers the position is one of a technique that looks alike, and the lesson's is no right name for it.
    pub(super) fn to_name(
        lesson: &'static Kind,
        positions: &Positions,
        number: u64,
        cancel: &Cancel,
    ) -> Result<Option<Self>, Cancelled> {
        let mut near: Vec<&'static Kind> = Vec::new();
        // A lesson without positions has no drills, and those of other techniques are no drills of it.
        if is_odd(number) && positions.has(lesson) {
            near = neighbours(lesson).filter(|kind| positions.has(kind)).take(CHOICES - 1).collect();
        }
        for turn in 0..near.len() as u64 {
            let kind = near[((number / 2 + turn) % near.len() as u64) as usize];
            let drill = Self::named(kind, lesson, positions, number, cancel)?;
            if drill.as_ref().is_some_and(|drill| drill.choices.contains(&lesson)) {
                return Ok(drill);
            }
        }
        Self::named(lesson, lesson, positions, number, cancel)
    }

    /// A drill at a position of a technique, with names to choose from.
    fn named(
        kind: &'static Kind,
        lesson: &'static Kind,
        positions: &Positions,
        number: u64,
        cancel: &Cancel,
    ) -> Result<Option<Self>, Cancelled> {
        let Some(puzzle) = in_turn(positions.of(kind), number).next() else { return Ok(None) };
        let Some(mut drill) = Self::with(Exercise::NameIt, kind, puzzle, cancel)? else { return Ok(None) };
        drill.lesson = (kind != lesson).then_some(lesson);
        drill.choices = drill.wrong_names(lesson, cancel)?;
        drill.choices.push(kind);
        // Sorted, so that their order tells nothing.
        sort::by_key(&mut drill.choices, |kind| rank(kind));
        Ok(Some(drill))
    }

    /// The lesson's technique and those that look like it, without the one of the position. A technique whose
    /// steps share an effect with the step of the drill would be a right name, too, and is left out. As the
    /// lesson chooses the names, they do not tell which position it is.
    fn wrong_names(&self, lesson: &'static Kind, cancel: &Cancel) -> Result<Vec<&'static Kind>, Cancelled> {
        let effect = self.step().map_or(CandidateSet::EMPTY, changed);
        let mut names = Vec::new();
        for other in [lesson].into_iter().chain(neighbours(lesson)).filter(|other| *other != self.kind()) {
            if names.len() < CHOICES - 1
                && self.steps_of(other, cancel)?.iter().all(|step| (changed(step) & effect).is_empty())
            {
                names.push(other);
            }
        }
        Ok(names)
    }
}
