//! Rounds of drills.

use super::{Drill, Exercise, Grade, Moment, Placement, Positions, Verdict};
use sudokit::logic::{Kind, sort};
use sudokit::{Cancel, Cancelled, Random};

/// The exercises of a round, in order.
pub const ROUND: [Exercise; 5] =
    [Exercise::WhatFollows, Exercise::FindIt, Exercise::NameIt, Exercise::FindIt, Exercise::WhatFollows];

/// Nobody looks at one position for longer, in milliseconds.
const PAUSE: u64 = 600_000;

/// A few drills, for one technique or for several that are not announced. The [grade](Grade) of a technique
/// counts the slips in its drills, but for those [about others](Verdict::Lookalike).
#[derive(Clone, Debug)]
pub struct Round {
    tasks: Vec<Task>,
    /// Techniques that count as learned in drills that announce none.
    learned: Vec<&'static Kind>,
    /// The drills begun.
    begun: Vec<Begun>,
    /// The number of finished drills.
    done: usize,
    /// For a placement, which chooses each drill by the answers to those before.
    placement: Option<Placement>,
    /// The moments that the drills are made of, if they are from own games.
    own: Vec<Moment>,
}

/// A drill that was begun.
#[derive(Clone, Copy, Debug, Default)]
struct Begun {
    /// True if there was a slip.
    slipped: bool,
    /// True if one of the slips was about the technique of the drill, and not only about others.
    failed: bool,
    /// The time until it was right at once, in milliseconds, if it was and somebody looked at a clock.
    time: Option<u64>,
}

/// A drill of a round, before it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// The technique.
    pub kind: &'static Kind,
    /// The kind of exercise.
    pub exercise: Exercise,
    /// True if its position is one that only looks as if the technique were there.
    pub lacks: bool,
}

impl Task {
    /// A drill that does not announce its technique, which is there.
    const fn to_see(kind: &'static Kind) -> Self {
        Self { kind, exercise: Exercise::SeeIt, lacks: false }
    }

    /// Makes the drill, with a [number](super::Training::number) of its own. `None` if there are no positions
    /// for it. In a review these techniques count as learned.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn drill(
        self,
        learned: &[&'static Kind],
        positions: &Positions,
        number: u64,
        cancel: &Cancel,
    ) -> Result<Option<Drill>, Cancelled> {
        let Self { kind, exercise, lacks } = self;
        match exercise {
            Exercise::SeeIt => Drill::unannounced(kind, learned, lacks, positions, number, cancel),
            _ => Drill::new(exercise, kind, positions, number, cancel),
        }
    }
}

impl Round {
    /// A round of five drills of three kinds.
    pub fn new(kind: &'static Kind) -> Self {
        Self::of_exercises(kind, ROUND.to_vec())
    }

    /// A round of these exercises, of which there is at least one.
    ///
    /// # Panics
    /// There is none.
    pub fn of_exercises(kind: &'static Kind, exercises: Vec<Exercise>) -> Self {
        assert!(!exercises.is_empty(), "a round has an exercise");
        let task = |exercise| Task { kind, exercise, lacks: false };
        Self::of_tasks(exercises.into_iter().map(task).collect(), Vec::new())
    }

    /// A review of techniques, mixed and not announced: two drills for each. The technique is there in one at
    /// least. The number shuffles them.
    ///
    /// ```
    /// # use sudokit::logic::techniques::{fish::X_WING, single_digit::SKYSCRAPER};
    /// # use sudokit_play::train::{Exercise, Round};
    /// let round = Round::review(&[&X_WING, &SKYSCRAPER], vec![&X_WING, &SKYSCRAPER], 7);
    /// assert_eq!((round.of(), round.exercise()), (4, Some(Exercise::SeeIt)));
    /// ```
    pub fn review(kinds: &[&'static Kind], learned: Vec<&'static Kind>, number: u64) -> Self {
        let mut random = Random::new(number);
        let mut tasks = Vec::new();
        for &kind in kinds {
            for lacks in [false, random.below(2) == 0] {
                tasks.push(Task { lacks, ..Task::to_see(kind) });
            }
        }
        for last in (1..tasks.len()).rev() {
            tasks.swap(last, random.below(last + 1));
        }
        Self::of_tasks(tasks, learned)
    }

    /// A [`Placement`]: unannounced drills, chosen one by one. Anything that a technique of the placement
    /// shows counts, and there are no grades. `None` if no technique [has positions](Positions::has).
    ///
    /// ```
    /// # use sudokit_play::train::{Positions, Round};
    /// let positions = Positions::built_in();
    /// let mut round = Round::placement(|kind| positions.has(kind), 7).expect("there are positions");
    /// while !round.is_over() {
    ///     round.begin();
    ///     round.give_up();
    /// }
    /// assert_eq!(round.placed().map(|placement| placement.answers()), Some(round.done()));
    /// ```
    pub fn placement(has_positions: impl Fn(&Kind) -> bool, seed: u64) -> Option<Self> {
        let placement = Placement::new(has_positions, seed);
        let first = Task::to_see(placement.asks()?);
        let round = Self::of_tasks(vec![first], placement.techniques());
        Some(Self { placement: Some(placement), ..round })
    }

    /// A round of positions from own games, a drill for each moment. Their techniques are not announced.
    pub fn from_games(own: Vec<Moment>) -> Self {
        let tasks = own.iter().map(|moment| Task::to_see(moment.kind)).collect();
        Self { own, ..Self::of_tasks(tasks, Vec::new()) }
    }

    const fn of_tasks(tasks: Vec<Task>, learned: Vec<&'static Kind>) -> Self {
        Self { tasks, learned, begun: Vec::new(), done: 0, placement: None, own: Vec::new() }
    }

    /// The moments of own games that the drills are made of; empty for other rounds.
    pub fn own(&self) -> &[Moment] {
        &self.own
    }

    /// The moment that the current or next drill is made of.
    pub fn moment(&self) -> Option<&Moment> {
        self.own.get(self.done)
    }

    /// True if something applies in every position, and the player knows that.
    pub fn always_applies(&self) -> bool {
        self.placement.is_some() || !self.own.is_empty()
    }

    /// The placement, if the round is one.
    pub const fn placed(&self) -> Option<&Placement> {
        self.placement.as_ref()
    }

    /// The techniques of the round, in the order of their first drills.
    pub fn kinds(&self) -> Vec<&'static Kind> {
        let mut kinds: Vec<&'static Kind> = Vec::new();
        for task in &self.tasks {
            if !kinds.contains(&task.kind) {
                kinds.push(task.kind);
            }
        }
        kinds
    }

    /// The technique of the drill begun last, or of the first.
    pub fn kind(&self) -> &'static Kind {
        self.tasks[self.begun.len().saturating_sub(1)].kind
    }

    /// True if the round does not announce its techniques.
    pub fn is_review(&self) -> bool {
        self.tasks.first().is_some_and(|task| task.exercise == Exercise::SeeIt)
    }

    /// The number of finished drills.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// The number of drills; for a placement that is not over, at most so many.
    pub fn of(&self) -> usize {
        if self.placement.is_some() && !self.is_over() { Placement::LONGEST } else { self.tasks.len() }
    }

    /// The next drill, with a [number](super::Training::number) of its own; `None` if the round is over or
    /// there are no positions for it.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn next(
        &mut self,
        positions: &Positions,
        number: u64,
        cancel: &Cancel,
    ) -> Result<Option<Drill>, Cancelled> {
        let Some(task) = self.task() else { return Ok(None) };
        let drill = match self.moment() {
            Some(moment) => moment.drill(cancel)?,
            None => task.drill(&self.learned, positions, number, cancel)?,
        };
        self.begin();
        Ok(drill)
    }

    /// The current or next drill; `None` if the round is over.
    pub fn task(&self) -> Option<Task> {
        self.tasks.get(self.done).copied()
    }

    /// The techniques that count as learned in a review.
    pub fn learned(&self) -> &[&'static Kind] {
        &self.learned
    }

    /// The exercise of the current or next drill; `None` if the round is over.
    pub fn exercise(&self) -> Option<Exercise> {
        self.task().map(|task| task.exercise)
    }

    /// Begins a drill that was made elsewhere, for [this exercise](Self::exercise).
    pub fn begin(&mut self) {
        if self.exercise().is_some() {
            self.begun.resize(self.done + 1, Begun::default());
        }
    }

    /// Records the verdict on a reply.
    ///
    /// ```
    /// # use sudokit::logic::techniques::fish::X_WING;
    /// # use sudokit_play::train::{Round, Verdict};
    /// let mut round = Round::new(&X_WING);
    /// round.begin();
    /// round.judged(Verdict::Wrong);
    /// round.judged(Verdict::Right);
    /// assert_eq!((round.done(), round.slips()), (1, 1));
    /// ```
    pub fn judged(&mut self, verdict: Verdict) {
        if verdict.is_slip() {
            self.note_slip(verdict != Verdict::Lookalike);
        }
        // A yes-no question allows one answer: after it the other is known.
        if verdict.is_final() || self.exercise() == Some(Exercise::FindIt) {
            self.end_drill();
        }
    }

    /// Ends the drill begun last; a placement chooses the next.
    fn end_drill(&mut self) {
        if self.is_answered() {
            return;
        }
        self.done = self.begun.len();
        if let Some(placement) = &mut self.placement {
            placement.answer(self.tasks[self.done - 1].kind, !self.begun[self.done - 1].slipped);
            self.tasks.extend(placement.asks().map(Task::to_see));
        }
    }

    /// Records a slip: the player needed help. After the end of a drill it has no effect.
    pub fn slipped(&mut self) {
        self.note_slip(true);
    }

    fn note_slip(&mut self, failed: bool) {
        if let Some(begun) = self.begun.get_mut(self.done) {
            begun.slipped = true;
            begun.failed |= failed;
        }
    }

    /// Ends the drill, given up or with its answer shown.
    pub fn give_up(&mut self) {
        self.slipped();
        self.end_drill();
    }

    /// Returns true if the drill begun last is over.
    pub const fn is_answered(&self) -> bool {
        self.done == self.begun.len()
    }

    /// True if the drill begun last had a slip.
    pub fn has_slipped(&self) -> bool {
        self.begun.last().is_some_and(|begun| begun.slipped)
    }

    /// Notes the time that the drill which has just ended took, in milliseconds. It counts if the drill was
    /// right at once, and not if it was a pause rather than a thought: longer than ten minutes.
    pub fn took(&mut self, milliseconds: u64) {
        let is_answered = self.is_answered();
        if let Some(begun) = self.begun.last_mut().filter(|begun| is_answered && !begun.slipped) {
            begun.time = begun.time.or(Some(milliseconds));
        }
    }

    /// The time that the player took to see a technique that was there and not announced, in milliseconds:
    /// the median of the drills that were right at once. `None` if there was none, or nobody looked at a
    /// clock.
    ///
    /// ```
    /// # use sudokit::logic::techniques::fish::X_WING;
    /// # use sudokit_play::train::{Round, Verdict};
    /// let mut round = Round::review(&[&X_WING], vec![&X_WING], 7);
    /// while !round.is_over() {
    ///     round.begin();
    ///     round.judged(Verdict::Right);
    ///     round.took(12_000);
    /// }
    /// assert_eq!(round.pace(&X_WING), Some(12_000));
    /// ```
    pub fn pace(&self, kind: &Kind) -> Option<u64> {
        let to_see = |task: &Task| task.kind == kind && task.exercise == Exercise::SeeIt && !task.lacks;
        let timed = self.tasks.iter().zip(&self.begun).filter(|(task, _)| to_see(task));
        let mut times: Vec<u64> =
            timed.filter_map(|(_, begun)| begun.time.filter(|time| *time <= PAUSE)).collect();
        sort::by_key(&mut times, |time| *time);
        times.get(times.len() / 2).copied()
    }

    /// For every drill begun, true if there was a slip.
    pub(super) fn slipped_in(&self) -> impl Iterator<Item = bool> {
        self.begun.iter().map(|begun| begun.slipped)
    }

    /// The number of drills with a slip.
    pub fn slips(&self) -> usize {
        self.slipped_in().filter(|slipped| *slipped).count()
    }

    /// The grade of each technique; empty before the round is over, and for a placement.
    pub fn grades(&self) -> Vec<(&'static Kind, Grade)> {
        if !self.is_over() || self.placement.is_some() {
            return Vec::new();
        }
        let slips = |kind| {
            let of_it = self.tasks.iter().zip(&self.begun).filter(|(task, _)| task.kind == kind);
            of_it.filter(|(_, begun)| begun.failed).count()
        };
        self.kinds().into_iter().map(|kind| (kind, Grade::of(slips(kind)))).collect()
    }

    /// True if all drills are done.
    pub fn is_over(&self) -> bool {
        self.done == self.tasks.len()
    }
}
