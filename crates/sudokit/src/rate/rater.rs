//! Rating many puzzles on several scales.

use super::path::RatedStep;
use super::rating::{Grade, Rating};
use super::scale::Scale;
use super::spread::Spread;
use super::{Start, Unrated, puzzle_of, start};
use crate::generate::Random;
use crate::symmetry::{Transformable, Transformation};
use crate::{Answer, Board, Cancel, Cancelled, Engine, Entry, Proof, Single, Status};
use std::time::{Duration, Instant};

/// Rates puzzles on several scales. Its settings hold for all of them.
///
/// ```
/// use sudokit::{Rater, Scale};
///
/// let mut rater = Rater::new([Scale::Hodoku, Scale::Se]).with_path();
/// let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
/// let ratings = rater.rate(&entry)?;
/// let lines: Vec<_> = ratings.scales.iter().flat_map(|on| &on.rating).map(ToString::to_string).collect();
/// assert_eq!(lines, ["Easy 204 51", "1.2 1.2 1.2"]);
/// assert_eq!(ratings.scales[0].trail.as_ref().unwrap().lines.len(), 51);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Rater {
    scales: Vec<Scale>,
    /// The transformations of the isomorphs to rate as well.
    isomorphs: Vec<Transformation>,
    tells_hardest: bool,
    tells_path: bool,
    limit: Option<Duration>,
    bound: Option<Cancel>,
    cancel: Cancel,
    engine: Single,
}

/// The ratings of a puzzle on several scales. With the feature `serde` it becomes the JSON of
/// `schema/rate.json`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Ratings {
    /// The puzzle: 81 characters, or 729 where candidates are part of it.
    pub puzzle: String,
    /// The number of solutions: only a puzzle with exactly one has ratings.
    pub status: Status,
    /// True if the givens alone are known to have one solution. Otherwise no technique that assumes it was
    /// used.
    pub unique_givens: bool,
    /// True if paths were requested.
    pub tells_path: bool,
    /// The ratings, in the order of the scales.
    pub scales: Vec<RatedOn>,
}

/// The rating of a puzzle on one scale.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct RatedOn {
    /// The scale.
    pub scale: Scale,
    /// The rating, or the reason why there is none.
    pub rating: Result<Rating, Unrated>,
    /// The step that sets the rating, if requested.
    pub hardest: Option<Hardest>,
    /// The steps behind the rating, if requested and the scale has a path.
    pub trail: Option<Trail>,
    /// The ratings of isomorphs, if requested.
    pub spread: Option<Spread>,
}

/// The step or chain that sets a rating.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Hardest {
    /// A line: the step, the chain or the rule.
    pub line: String,
    /// The step, on a scale with a path.
    pub step: Option<RatedStep>,
}

/// The steps behind a rating.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Trail {
    /// A line for each step.
    pub lines: Vec<String>,
    /// The steps as a proof, up to the first guess of HoDoKu's.
    pub proof: Proof,
}

impl Rater {
    /// A rater on these scales, each once, in this order.
    pub fn new(scales: impl IntoIterator<Item = Scale>) -> Self {
        let mut each = Vec::new();
        for scale in scales {
            if !each.contains(&scale) {
                each.push(scale);
            }
        }
        Self {
            scales: each,
            isomorphs: Vec::new(),
            tells_hardest: false,
            tells_path: false,
            limit: None,
            bound: None,
            cancel: Cancel::new(),
            engine: Single::new(),
        }
    }

    /// Also reports the step that sets the rating.
    #[must_use]
    pub const fn with_hardest(mut self) -> Self {
        self.tells_hardest = true;
        self
    }

    /// Also reports all steps, on scales that have a path.
    #[must_use]
    pub const fn with_path(mut self) -> Self {
        self.tells_path = true;
        self
    }

    /// Also rates so many random isomorphs of each puzzle, drawn by the seed.
    ///
    /// ```
    /// use sudokit::{Rater, Scale};
    ///
    /// let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
    /// let ratings = Rater::new([Scale::Invariant]).with_isomorphs(3, 1).rate(&entry)?;
    /// // An invariant scale says the same of all of them.
    /// assert_eq!(ratings.scales[0].spread.as_ref().unwrap().to_string(), "1.5");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn with_isomorphs(mut self, count: usize, seed: u64) -> Self {
        let mut random = Random::new(seed);
        self.isomorphs = (0..count).map(|_| Transformation::random(&mut random)).collect();
        self
    }

    /// Limits the time for a puzzle on a scale, after which the rating is a lower bound. Needs a clock, which
    /// `wasm32-unknown-unknown` lacks.
    #[must_use]
    pub const fn within(mut self, limit: Duration) -> Self {
        self.limit = Some(limit);
        self
    }

    /// Makes ratings lower bounds once this flag is raised: for callers with their own clock, or none.
    #[must_use]
    pub fn bounded_by(mut self, bound: &Cancel) -> Self {
        self.bound = Some(bound.clone());
        self
    }

    /// Works until it is cancelled.
    #[must_use]
    pub fn until(mut self, cancel: &Cancel) -> Self {
        self.cancel = cancel.clone();
        self
    }

    /// The scales, in their order.
    pub fn scales(&self) -> &[Scale] {
        &self.scales
    }

    /// Rates a puzzle.
    ///
    /// # Errors
    /// It was [cancelled](Self::until).
    pub fn rate(&mut self, entry: &Entry) -> Result<Ratings, Cancelled> {
        let answer = self.engine.answer(puzzle_of(entry).problem());
        self.rate_solved(entry, &answer)
    }

    /// Rates a puzzle whose answer is known: that of its givens, or of its candidates if it has any.
    ///
    /// # Errors
    /// It was [cancelled](Self::until).
    pub fn rate_solved(&self, entry: &Entry, answer: &Answer) -> Result<Ratings, Cancelled> {
        let start = start(&puzzle_of(entry), answer);
        let scales = self.scales.iter().map(|scale| self.rate_on(*scale, &start)).collect();
        // A cancelled rating does not count.
        self.cancel.check()?;
        let puzzle = entry.to_string();
        Ok(Ratings {
            puzzle,
            status: answer.into(),
            unique_givens: start.is_ok_and(|(board, _)| board.has_unique_givens()),
            tells_path: self.tells_path,
            scales,
        })
    }

    fn rate_on(&self, scale: Scale, start: &Result<Start, Unrated>) -> RatedOn {
        let unrated = |why| RatedOn { scale, rating: Err(why), hardest: None, trail: None, spread: None };
        let start = match start {
            Ok(start) => start,
            Err(why) => return unrated(*why),
        };
        let Some(rating) = self.rating(scale, start) else { return unrated(Unrated::of_board(&start.0)) };
        let steps = if self.tells_hardest || self.tells_path { self.steps(&rating, start) } else { None };
        let hardest = if self.tells_hardest { hardest(&rating, steps.as_deref()) } else { None };
        let trail = steps.filter(|_| self.tells_path).map(|steps| Trail::of(&steps, &start.0));
        let spread = (!self.isomorphs.is_empty()).then(|| self.spread(&rating, start));
        RatedOn { scale, rating: Ok(rating), hardest, trail, spread }
    }

    fn spread(&self, rating: &Rating, (board, solution): &Start) -> Spread {
        let mut spread = Spread::of(rating);
        for turn in &self.isomorphs {
            let isomorph = (board.transformed(turn), solution.transformed(turn));
            self.rating(rating.scale, &isomorph).iter().for_each(|rating| spread.widen(rating));
        }
        spread
    }

    fn rating(&self, scale: Scale, (board, solution): &Start) -> Option<Rating> {
        let mut cancel = self.cancel.clone();
        if let Some(limit) = self.limit {
            let started = Instant::now();
            cancel = cancel.or_when(move || started.elapsed() >= limit);
        }
        if let Some(bound) = self.bound.clone() {
            cancel = cancel.or_when(move || bound.is_cancelled());
        }
        scale.rate(board, solution, &cancel)
    }

    /// The steps that a rating counts, until it is cancelled.
    fn steps(&self, rating: &Rating, (board, solution): &Start) -> Option<Vec<RatedStep>> {
        let path = rating.scale.path(board, solution)?;
        Some(path.take(rating.steps()?).take_while(|_| !self.cancel.is_cancelled()).collect())
    }
}

/// The hardest step, the longest chain or the hardest rule. `None` if no step applies at the start, or the
/// path ends early.
fn hardest(rating: &Rating, steps: Option<&[RatedStep]>) -> Option<Hardest> {
    match &rating.grade {
        Grade::Explainer(_, explainer) if explainer.er.technique().is_none() => None,
        Grade::Hodoku(_) | Grade::Explainer(..) => {
            let step = RatedStep::hardest_of(steps?)?;
            Some(Hardest { line: step.to_string(), step: Some(step.clone()) })
        }
        Grade::Invariant(rounds) => {
            rounds.hardest().map(|rule| Hardest { line: rule.to_string(), step: None })
        }
        Grade::Chains(_, longest) => longest.clone().map(|line| Hardest { line, step: None }),
    }
}

impl Trail {
    fn of(steps: &[RatedStep], start: &Board) -> Self {
        let mut trail = Self { lines: Vec::new(), proof: Proof { start: *start, steps: Vec::new() } };
        let mut guesses = false;
        for step in steps {
            trail.lines.push(step.to_string());
            guesses |= step.steps().is_empty();
            if !guesses {
                trail.proof.steps.extend_from_slice(step.steps());
            }
        }
        trail
    }
}

impl Ratings {
    /// Returns true if every scale has a rating for the puzzle.
    pub fn is_rated(&self) -> bool {
        self.scales.iter().all(|on| on.rating.is_ok())
    }
}
