//! Orders for puzzles.

use crate::context::Context;
use crate::failure::Failure;
use crate::part::part;
use crate::scope::Limit;
use crate::task::Task;
use crate::value::{Givens, Percent, Ratings, StepCounts, Whole};
use serde::Serialize;
use sudokit::generate::{Recipe, Symmetry};
use sudokit::logic::Kind;
use sudokit::{CellSet, Ending, JSON_VERSION, Level, Made, Maker, Product, Puzzle, Wish};

part! {
    /// An order for puzzles, which must meet every part of it.
    pub struct Order {
        /// The number of puzzles to make.
        count: Whole<0, { u32::MAX as u64 }> = "1",
        /// The same seed makes the same puzzles. Without one, each request gets a new seed, which the reply
        /// names.
        seed: Option<Whole<0, { u64::MAX }>> = "null",
        /// The level of difficulty; any by default. From `easy` up, the levels are HoDoKu's, which calls
        /// `expert` unfair and `master` extreme.
        level: Option<Level> = "null",
        /// The symmetry of the pattern of givens; none by default.
        symmetry: Option<Symmetry> = "null",
        /// The number of givens, or a range such as `[28, 32]`. Without it, puzzles are minimal.
        givens | clues: Option<Givens> = "null",
        /// The cells of the givens: 81 characters, with `.` or `0` for every other cell. By default, any
        /// cells. Cannot be combined with `symmetry`, `givens` or `containing`.
        pattern: Option<CellSet> = "null",
        /// Givens that every puzzle must have, as a puzzle; none by default.
        containing | around: Option<Puzzle> = "null",
        /// True for puzzles with a given in every box.
        no_empty_box: bool = "false",
        /// True for puzzles with every digit among the givens.
        every_digit: bool = "false",
        /// The rating on these scales, each a number or a range, such as `{"se": [7.0, 8.0]}`. By default,
        /// any rating.
        rating: Ratings = "{}",
        /// The hardest technique that each puzzle needs: everything easier gets stuck, and this one solves
        /// it. By default, any techniques.
        hardest: Option<&'static Kind> = "null",
        /// Techniques that the path to the solution must contain, perhaps among others.
        with_techniques | with: Vec<&'static Kind> = "[]",
        /// Techniques that the path to the solution must not contain.
        without_techniques | without: Vec<&'static Kind> = "[]",
        /// The number of steps of techniques on the path, each a number or a range, such as
        /// `{"x-wing": [2, 3]}`.
        steps: StepCounts = "{}",
        /// How far the grid is filled when the hardest technique is first needed, in percent of the open
        /// cells: a number or a range, such as `[30, 60]`. Needs `hardest`.
        crux_at: Option<Percent> = "null",
        /// Puzzles to start from, such as hard ones for a high rating. By default, random grids.
        start | from: Option<Vec<Puzzle>> = "null",
        /// True to skip isomorphs of puzzles made earlier.
        distinct: bool = "false",
        /// Skip isomorphs of these puzzles, and of puzzles made earlier.
        not_in: Vec<Puzzle> = "[]",
        /// The product: `puzzles`, full `grids`, or weighted samples of all minimal puzzles, made `top-down`
        /// or with `controlled-bias`.
        product: Product = "\"puzzles\"",
        /// Give up after this many failed attempts in a row: by default a million, or a hundred million for
        /// `controlled-bias`.
        tries: Option<Whole<1, { u32::MAX as u64 }>> = "null",
        ..time: Limit,
    }
}

impl Order {
    /// The maker for this order, with this seed.
    ///
    /// # Errors
    /// The order contradicts itself.
    pub fn maker(&self, seed: u64) -> Result<Maker, Failure> {
        let recipe = Recipe {
            symmetry: self.symmetry.unwrap_or_default(),
            clues: self.givens.as_ref().map(|Givens(range)| range.clone()),
            around: self.containing.unwrap_or(Puzzle::EMPTY),
            pattern: self.pattern,
            no_empty_box: self.no_empty_box,
            every_digit: self.every_digit,
        };
        let mut wish = self.level.map(Wish::from).unwrap_or_default();
        wish.ranges.extend_from_slice(&self.rating.0);
        let (with, without) = (self.with_techniques.clone(), self.without_techniques.clone());
        let (steps, crux) = (self.steps.0.clone(), self.crux_at.as_ref().map(|Percent(range)| range.clone()));
        let wish = Wish { hardest: self.hardest, with, without, steps, crux, ..wish };
        let mut maker = Maker::new(seed).product(self.product).recipe(recipe).wish(wish);
        if let Some(start) = &self.start {
            maker = maker.starting_at(start);
        }
        #[cfg(feature = "library")]
        if let (None, Some(kind)) = (&self.start, self.hardest) {
            maker = maker.varying(sudokit::Library::built_in().of(kind));
        }
        if self.distinct || !self.not_in.is_empty() {
            maker = maker.not_in(&self.not_in);
        }
        if let Some(Whole(tries)) = self.tries {
            maker = maker.tries(tries as usize);
        }
        maker.contradiction().map_or(Ok(maker), |contradiction| Err(contradiction.into()))
    }
}

/// The puzzles made, and the reason that there are no more.
#[derive(Clone, Debug, Serialize)]
pub struct Produced {
    version: u32,
    seed: u64,
    puzzles: Vec<Puzzle>,
    /// The weights of samples.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    weights: Vec<f64>,
    ending: &'static str,
}

impl Order {
    /// Makes the puzzles, or fewer if time or attempts run out, and reports each.
    ///
    /// # Errors
    /// The order contradicts itself.
    pub fn make(&self, context: &Context, mut told: impl FnMut(&Made) + Send) -> Result<Produced, Failure> {
        let seed = self.seed.map_or(context.seed, |Whole(seed)| seed);
        let (mut puzzles, mut weights) = (Vec::new(), Vec::new());
        let mut maker = self.maker(seed)?.threads(context.threads).until(&context.cancel(&self.time));
        let ending = maker.make(self.count.0 as usize, |made| {
            puzzles.push(made.puzzle);
            weights.extend(made.weight);
            told(made);
            Ok::<(), sudokit::Cancelled>(())
        });
        let ending = match ending {
            Ok(Ending::Enough) => "enough",
            Ok(Ending::GivenUp { .. }) => "given-up",
            Ok(_) | Err(_) => "out-of-time",
        };
        Ok(Produced { version: JSON_VERSION, seed, puzzles, weights, ending })
    }
}

impl Task for Order {
    const NAME: &'static str = "generate";
    const ABOUT: &'static str = "Makes puzzles with one solution, with the difficulty, symmetry and number of givens that you ask for. The same seed makes the same puzzles.";
    const REPLY: &'static str = "generate";

    fn answer(self, context: &Context) -> Result<impl Serialize, Failure> {
        self.make(context, |_| ())
    }
}
