//! Placement: which techniques a player sees, estimated from a few positions.
//!
//! The model is one number, the ability of the player, counted in chapters of the course: at 3.5 the first
//! three chapters are seen, and half of the fourth. The chance that a player of ability `a` sees a technique
//! at place `p` is a logistic curve, between a guess that happens to be right and a slip:
//!
//! ```text
//! P(seen) = guess + (1 - guess - slip) / (1 + e^(-(a - p) / spread))
//! ```
//!
//! The belief about the ability is a probability for each point of a grid. Each answer updates it by Bayes'
//! rule, and the next technique is the one whose answer is expected to tell most (mutual information).
//! Sources: G. Rasch, *Probabilistic Models for Some Intelligence and Attainment Tests*, 1960 (the curve);
//! F. M. Lord, *Applications of Item Response Theory*, 1980 (guesses, adaptive tests).

use super::{COURSE, kinds, lesson_place, place};
use crate::Date;
use serde::{Deserialize, Serialize};
use sudokit::Random;
use sudokit::logic::Kind;

/// At least so many positions are asked.
const SHORTEST: usize = 10;
/// It ends earlier if so much of the belief is within a chapter of the estimate.
const SURE: f64 = 0.98;
/// The chance that a player overlooks a technique well below the ability.
const SLIP: f64 = 0.1;
/// The chance that a player finds what a technique far beyond the ability shows.
const GUESS: f64 = 0.03;
/// How fast the curve rises, in chapters.
const SPREAD: f64 = 0.35;
/// The belief before the first answer halves about every four chapters: most people begin at the beginning.
const PRIOR: f64 = 6.0;
/// Points of the grid in a chapter.
const POINTS: usize = 4;
/// The seed chooses among techniques that tell at least so much of the most.
const NEARLY: f64 = 0.95;
/// The last chapter of the ladder: beyond it, techniques are rarer than the players who look for them.
const LAST_CHAPTER: usize = 11;
/// Abilities are kept in thousandths of a chapter.
const SCALE: f64 = 1000.0;

/// An estimate of the techniques that a player sees, by ten to twenty positions.
///
/// ```
/// use sudokit_play::train::{Placement, Positions};
///
/// let positions = Positions::built_in();
/// let mut placement = Placement::new(|kind| positions.has(kind), 7);
/// while let Some(kind) = placement.asks() {
///     placement.answer(kind, kind.name.starts_with("Naked"));
/// }
/// assert!((10..=20).contains(&placement.answers()));
/// ```
#[derive(Clone, Debug)]
pub struct Placement {
    rungs: Vec<Rung>,
    /// The probability of each ability of the grid; they sum up to 1.
    belief: Vec<f64>,
    asked: Vec<&'static Kind>,
    seed: u64,
}

/// A technique that can be asked, with its curve.
#[derive(Clone, Debug)]
struct Rung {
    kind: &'static Kind,
    /// The chance that it is seen, for each ability of the grid.
    seen: Vec<f64>,
    /// The uncertainty of the answer for each ability, in nats.
    entropy: Vec<f64>,
}

impl Rung {
    fn of(kind: &'static Kind, at: f64) -> Self {
        let seen: Vec<f64> = abilities().map(|ability| chance(ability, at)).collect();
        let entropy = seen.iter().copied().map(entropy).collect();
        Self { kind, seen, entropy }
    }

    fn expected(&self, belief: &[f64]) -> f64 {
        belief.iter().zip(&self.seen).map(|(belief, seen)| belief * seen).sum()
    }

    /// The information that the answer is expected to give about the ability.
    fn tells(&self, belief: &[f64]) -> f64 {
        let known: f64 = belief.iter().zip(&self.entropy).map(|(belief, entropy)| belief * entropy).sum();
        entropy(self.expected(belief)) - known
    }
}

impl Placement {
    /// The most positions that it asks.
    pub const LONGEST: usize = 20;

    /// A placement before its first question, by techniques that [have positions](super::Positions::has). The
    /// same seed and answers give the same questions.
    pub fn new(has_positions: impl Fn(&Kind) -> bool, seed: u64) -> Self {
        let rungs = ladder().into_iter().filter(|kind| has_positions(kind));
        let rungs = rungs.filter_map(|kind| Some(Rung::of(kind, at(kind)?))).collect();
        let weights: Vec<f64> = abilities().map(|ability| (-ability / PRIOR).exp()).collect();
        let mut placement = Self { rungs, belief: weights, asked: Vec::new(), seed };
        placement.normalise();
        placement
    }

    /// The techniques that may be asked, the easiest first.
    pub fn techniques(&self) -> Vec<&'static Kind> {
        self.rungs.iter().map(|rung| rung.kind).collect()
    }

    /// The technique of the next position; `None` at the end. None is asked twice.
    pub fn asks(&self) -> Option<&'static Kind> {
        if self.is_over() {
            return None;
        }
        let open = self.rungs.iter().filter(|rung| !self.asked.contains(&rung.kind));
        let told: Vec<_> = open.map(|rung| (rung.kind, rung.tells(&self.belief))).collect();
        let most = told.iter().map(|(_, tells)| *tells).fold(0.0, f64::max);
        let best: Vec<_> = told.into_iter().filter(|(_, tells)| *tells >= NEARLY * most).collect();
        let chosen = Random::piece(self.seed, self.asked.len() as u64).below(best.len());
        best.get(chosen).map(|(kind, _)| *kind)
    }

    /// Takes the answer to a position: true if the player saw the technique at once, without help. A
    /// technique that cannot be asked tells nothing.
    pub fn answer(&mut self, kind: &'static Kind, is_seen: bool) {
        let Some(rung) = self.rungs.iter().find(|rung| rung.kind == kind) else { return };
        for (belief, seen) in self.belief.iter_mut().zip(&rung.seen) {
            *belief *= if is_seen { *seen } else { 1.0 - seen };
        }
        self.asked.push(kind);
        self.normalise();
    }

    /// The number of answers.
    pub const fn answers(&self) -> usize {
        self.asked.len()
    }

    /// True if it needs no more answers.
    pub fn is_over(&self) -> bool {
        let (answers, of) = (self.answers(), self.rungs.len());
        answers >= Self::LONGEST.min(of) || (answers >= SHORTEST && self.is_sure())
    }

    /// The estimated ability in chapters of the course: the median of the belief.
    ///
    /// ```
    /// # use sudokit_play::train::{Placement, Positions};
    /// let positions = Positions::built_in();
    /// let mut placement = Placement::new(|kind| positions.has(kind), 7);
    /// let before = placement.ability();
    /// placement.answer(placement.asks().expect("it begins"), true);
    /// assert!(placement.ability() > before);
    /// ```
    pub fn ability(&self) -> f64 {
        let mut below = 0.0;
        let reached = |belief: &f64| {
            below += belief;
            below >= 0.5
        };
        let median = self.belief.iter().position(reached);
        abilities().nth(median.unwrap_or(0)).unwrap_or(0.0)
    }

    /// The result so far, with its day.
    pub fn place(&self, today: Date) -> Place {
        Place { day: today, ability: (self.ability() * SCALE).round() as u64 }
    }

    fn is_sure(&self) -> bool {
        let estimate = self.ability();
        let near = abilities().zip(&self.belief).filter(|(ability, _)| (ability - estimate).abs() <= 1.0);
        near.map(|(_, belief)| belief).sum::<f64>() >= SURE
    }

    fn normalise(&mut self) {
        let sum: f64 = self.belief.iter().sum();
        self.belief.iter_mut().for_each(|belief| *belief /= sum);
    }
}

/// The place of a player in the course: the result of a [`Placement`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Place {
    /// The day of the placement.
    pub day: Date,
    /// The ability, in thousandths of a chapter: 3,500 is the middle of the fourth.
    pub ability: u64,
}

impl Place {
    /// True for a technique that the player is expected to see: it comes before the place in the course.
    pub fn has(&self, kind: &Kind) -> bool {
        at(kind).is_some_and(|at| at * SCALE < self.ability as f64)
    }

    /// The chapter in which the player is, counted from 0.
    pub fn chapter(&self) -> usize {
        usize::try_from(self.ability / SCALE as u64).map_or(LAST_CHAPTER, |chapter| chapter.min(LAST_CHAPTER))
    }
}

/// The techniques on which the order of difficulty and the order of learning agree, the easiest first: all
/// harder ones are in the same chapter or a later one. Positions of the others would be easier than their
/// chapter, and say little about it.
fn ladder() -> Vec<&'static Kind> {
    let chapter = |kind: &Kind| lesson_place(kind).map_or(COURSE.len(), |(chapter, _)| chapter);
    let mut earliest = COURSE.len();
    let mut hardest_first: Vec<&'static Kind> = kinds().collect();
    hardest_first.reverse();
    hardest_first.retain(|kind| {
        let agrees = chapter(kind) <= earliest;
        earliest = earliest.min(chapter(kind));
        agrees && chapter(kind) <= LAST_CHAPTER
    });
    hardest_first.reverse();
    hardest_first
}

/// The place of a technique, in chapters: the middle of its share of the chapter.
fn at(kind: &Kind) -> Option<f64> {
    let (chapter, _) = lesson_place(kind)?;
    let of = COURSE[chapter].kinds;
    let easier = of.iter().filter(|other| place(other) < place(kind)).count();
    Some(chapter as f64 + (easier as f64 + 0.5) / of.len() as f64)
}

/// The grid: from nothing seen to everything.
fn abilities() -> impl Iterator<Item = f64> {
    (0..=(LAST_CHAPTER + 1) * POINTS).map(|point| point as f64 / POINTS as f64)
}

fn chance(ability: f64, at: f64) -> f64 {
    GUESS + (1.0 - GUESS - SLIP) / (1.0 + (-(ability - at) / SPREAD).exp())
}

/// The uncertainty of an event with this chance, in nats.
fn entropy(chance: f64) -> f64 {
    -chance * chance.ln() - (1.0 - chance) * (1.0 - chance).ln()
}
