//! The training of a player.

use super::alike::neighbours;
use super::course::is_single;
use super::{Grade, Memory, Place, Positions, Round, Streak, kinds, lessons, prerequisites};
use crate::{Date, Techniques};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use sudokit::logic::{Kind, sort};

/// So many techniques make a review, if so many have been learned.
const SHORTEST_REVIEW: usize = 3;
/// At most so many are in one.
const LONGEST_REVIEW: usize = 5;

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
    /// The techniques that the player says to know.
    #[serde(skip_serializing_if = "Techniques::is_empty")]
    ticked: Techniques,
    /// The techniques that hints have shown since they were last practised.
    #[serde(skip_serializing_if = "Techniques::is_empty")]
    hinted: Techniques,
    /// The result of the last placement.
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<Place>,
    /// The number of drills begun: each has a number of its own.
    drills: u64,
    /// The days of practice; `None` before the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    streak: Option<Streak>,
    /// Moments of own games, a line each, as one text: programs that only keep them need no reader.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(super) moments: String,
}

impl Training {
    /// The memory of a technique; `None` before the first practice.
    pub fn memory(&self, kind: &Kind) -> Option<&Memory> {
        self.known.get(kind.id)
    }

    /// Ticks a technique as known, or takes the tick away.
    pub fn tick(&mut self, kind: &Kind, is_known: bool) {
        self.ticked.set(kind, is_known);
    }

    /// The techniques that are ticked as known.
    pub const fn ticked(&self) -> Techniques {
        self.ticked
    }

    /// Takes the result of a placement: techniques before the place are ticked. Those that only the last
    /// placement ticked and this one does not are no longer; other ticks stay.
    ///
    /// ```
    /// use sudokit::logic::techniques::{fish::X_WING, whips::WHIP};
    /// use sudokit_play::Date;
    /// use sudokit_play::train::{Placement, Positions, Training};
    ///
    /// let (mut training, today) = (Training::default(), Date::new(2026, 11, 28).unwrap());
    /// let positions = Positions::built_in();
    /// let mut placement = Placement::new(|kind| positions.has(kind), 7);
    /// while let Some(kind) = placement.asks() {
    ///     placement.answer(kind, true);
    /// }
    /// training.settle(placement.place(today));
    /// assert!(training.knows(&X_WING) && !training.knows(&WHIP));
    /// ```
    pub fn settle(&mut self, place: Place) {
        for kind in kinds() {
            let was = self.place.is_some_and(|place| place.has(kind));
            if place.has(kind) || was {
                self.tick(kind, place.has(kind));
            }
        }
        self.place = Some(place);
    }

    /// The result of the last placement; `None` before the first.
    pub const fn place(&self) -> Option<Place> {
        self.place
    }

    /// True if nothing is known of the player yet: nothing was practised, ticked or placed.
    pub fn is_new_here(&self) -> bool {
        self.known.is_empty() && self.ticked.is_empty() && self.place.is_none()
    }

    /// Returns true for a technique that the player knows: one that is ticked or was practised, and singles.
    ///
    /// ```
    /// use sudokit::logic::techniques::{fish::X_WING, singles::NAKED_SINGLE};
    /// use sudokit_play::train::Training;
    ///
    /// let mut training = Training::default();
    /// assert!(training.knows(&NAKED_SINGLE) && !training.knows(&X_WING));
    /// training.tick(&X_WING, true);
    /// assert!(training.knows(&X_WING) && !training.unknown().has(&X_WING));
    /// ```
    pub fn knows(&self, kind: &Kind) -> bool {
        self.ticked.has(kind) || self.memory(kind).is_some() || is_single(kind)
    }

    /// The techniques that the player does not know.
    pub fn unknown(&self) -> Techniques {
        let mut unknown = Techniques::default();
        kinds().filter(|kind| !self.knows(kind)).for_each(|kind| unknown.set(kind, true));
        unknown
    }

    /// A hint had to show this technique: it is due until it is practised.
    pub fn remind(&mut self, kind: &Kind) {
        self.hinted.set(kind, true);
    }

    /// Records the grade of a round.
    pub fn record(&mut self, kind: &Kind, grade: Grade, today: Date) {
        self.record_timed(kind, grade, None, today);
    }

    /// Records the grade of a round with its [pace](Round::pace).
    pub(super) fn record_timed(&mut self, kind: &Kind, grade: Grade, pace: Option<u64>, today: Date) {
        let mut memory = match self.known.get(kind.id) {
            Some(memory) => memory.after(grade, today),
            None => Memory::first(grade, today),
        };
        if pace.is_some() {
            (memory.pace, memory.pace_before) = (pace, memory.pace);
        }
        self.known.insert(kind.id.to_owned(), memory);
        self.hinted.set(kind, false);
        self.practised(today);
    }

    /// Counts a day of practice.
    pub(super) fn practised(&mut self, today: Date) {
        self.streak = Some(self.streak.map_or(Streak::first(today), |streak| streak.practised(today)));
    }

    /// The days of practice; `None` before the first.
    pub const fn streak(&self) -> Option<Streak> {
        self.streak
    }

    /// Records the grades of a finished round, or the result of a placement. Positions of own games that were
    /// seen at once do not come again; a technique that was never practised gets no grade by them, and is due
    /// if it was missed. A round that is not over is not recorded.
    pub fn record_round(&mut self, round: &Round, today: Date) {
        if !round.is_over() {
            return;
        }
        if let Some(placement) = round.placed() {
            self.settle(placement.place(today));
        }
        if !round.own().is_empty() {
            return self.record_own(round, today);
        }
        for (kind, grade) in round.grades() {
            self.record_timed(kind, grade, round.pace(kind), today);
        }
    }

    /// The techniques that the player [knows](Self::knows), in the order of the course.
    pub fn learned(&self) -> Vec<&'static Kind> {
        lessons().filter(|kind| self.knows(kind)).collect()
    }

    /// The techniques that are due and can be reviewed, the longest overdue first: they were practised, and
    /// [have positions](Positions::has).
    pub fn reviewable(&self, has_positions: impl Fn(&Kind) -> bool, today: Date) -> Vec<&'static Kind> {
        self.due(today)
            .into_iter()
            .filter(|kind| self.memory(kind).is_some() && has_positions(kind))
            .collect()
    }

    /// The techniques of the next review: the first [reviewable](Self::reviewable) ones, at most five. One by
    /// itself would be announced, so practised ones that look alike come with it. Empty if nothing is due.
    pub fn to_review(&self, has_positions: impl Fn(&Kind) -> bool, today: Date) -> Vec<&'static Kind> {
        let mut chosen = self.reviewable(&has_positions, today);
        chosen.truncate(LONGEST_REVIEW);
        if let Some(first) = chosen.first().copied() {
            let others = neighbours(first).filter(|kind| self.memory(kind).is_some() && has_positions(kind));
            let missing = SHORTEST_REVIEW.saturating_sub(chosen.len());
            let others: Vec<_> = others.filter(|kind| !chosen.contains(kind)).take(missing).collect();
            chosen.extend(others);
        }
        chosen
    }

    /// The techniques due for practice: those that hints have shown and that were never practised, then the
    /// longest overdue first.
    pub fn due(&self, today: Date) -> Vec<&'static Kind> {
        let waiting = |kind: &&Kind| {
            self.hinted.has(kind) || self.memory(kind).is_some_and(|memory| memory.is_due(today))
        };
        let mut due: Vec<&'static Kind> = kinds().filter(waiting).collect();
        sort::by_key(&mut due, |kind| self.memory(kind).map(|memory| memory.due));
        due
    }

    /// The technique that the player is learning: the first that is [due](Self::due), or else the last of the
    /// course that the player knows. Singles do not count.
    ///
    /// ```
    /// use sudokit::logic::techniques::{fish::X_WING, singles::NAKED_SINGLE, subsets::NAKED_PAIR};
    /// use sudokit_play::Date;
    /// use sudokit_play::train::{Grade, Training};
    ///
    /// let (mut training, today) = (Training::default(), Date::new(2026, 11, 28).unwrap());
    /// training.record(&NAKED_SINGLE, Grade::Good, today);
    /// assert_eq!(training.learning(today), None);
    /// training.tick(&X_WING, true);
    /// assert_eq!(training.learning(today), Some(&X_WING));
    /// training.remind(&NAKED_PAIR);
    /// assert_eq!(training.learning(today), Some(&NAKED_PAIR));
    /// ```
    pub fn learning(&self, today: Date) -> Option<&'static Kind> {
        self.due(today).into_iter().chain(self.learned().into_iter().rev()).find(|kind| !is_single(kind))
    }

    /// The first technique of the course that was neither practised nor ticked.
    pub fn next(&self) -> Option<&'static Kind> {
        lessons().find(|kind| self.is_new(kind))
    }

    /// The next lesson: the first of these with positions.
    pub fn next_lesson(&self, positions: &Positions) -> Option<&'static Kind> {
        lessons().find(|kind| self.is_new(kind) && positions.has(kind))
    }

    /// Returns true for a technique that was neither practised nor ticked.
    pub fn is_new(&self, kind: &Kind) -> bool {
        self.memory(kind).is_none() && !self.ticked.has(kind)
    }

    /// The techniques that a lesson takes for granted and that the player does not know.
    pub fn missing(&self, kind: &Kind) -> Vec<&'static Kind> {
        prerequisites(kind).iter().copied().filter(|needed| !self.knows(needed)).collect()
    }

    /// A new number for a drill: each drill of a player has its own.
    pub fn number(&mut self) -> u64 {
        self.drills = self.drills.wrapping_add(1);
        self.drills
    }
}
