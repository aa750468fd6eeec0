//! Orders of puzzles.

use crate::context::Context;
use crate::failure::Failure;
use crate::part::part;
use crate::scope::Limit;
use crate::task::Task;
use crate::value::{Givens, Ratings, Whole};
use serde::Serialize;
use sudokit::generate::{Recipe, Symmetry};
use sudokit::logic::Kind;
use sudokit::{CellSet, Ending, JSON_VERSION, Level, Made, Maker, Product, Puzzle, Wish};

part! {
    /// An order of puzzles. All of its parts must be fulfilled.
    pub struct Order {
        /// The number of puzzles.
        count: Whole<0, { u32::MAX as u64 }> = "1",
        /// The same seed makes the same puzzles; a new one each time if there is none.
        seed: Option<Whole<0, { u64::MAX }>> = "null",
        /// The level of difficulty. From easy on they are HoDoKu's, which calls expert unfair, and master
        /// extreme.
        level: Option<Level> = "null",
        /// The symmetry of the cells of the givens.
        symmetry: Option<Symmetry> = "null",
        /// The number of givens, or the least and the most; without it puzzles are minimal.
        givens | clues: Option<Givens> = "null",
        /// The cells of the givens, and no others. It leaves no choice of symmetry, givens and containing.
        pattern: Option<CellSet> = "null",
        /// A puzzle whose givens stay, among others.
        containing | around: Option<Puzzle> = "null",
        /// The least and the greatest rating on scales, such as `{"se": [7.0, 8.0]}`; a number stands for
        /// itself.
        rating: Ratings = "{}",
        /// This technique and singles, and nothing else.
        hardest: Option<&'static Kind> = "null",
        /// Techniques that the path to the solution needs.
        with_techniques | with: Vec<&'static Kind> = "[]",
        /// Techniques that the path must not contain.
        without_techniques | without: Vec<&'static Kind> = "[]",
        /// Puzzles to begin at instead of random grids, such as hard ones for a high rating.
        start | from: Option<Vec<Puzzle>> = "null",
        /// True to leave out isomorphs of earlier puzzles.
        distinct: bool = "false",
        /// Leave out isomorphs of these puzzles, and of earlier ones.
        not_in: Vec<Puzzle> = "[]",
        /// The product: puzzles, full grids, or samples of all minimal puzzles with weights.
        product: Product = "\"puzzles\"",
        /// Give up after so many attempts in a row without success: a million by default, a hundred million
        /// for `controlled-bias`.
        tries: Option<Whole<1, { u32::MAX as u64 }>> = "null",
        ..limit: Limit,
    }
}

impl Order {
    /// The maker of the order, with a seed.
    ///
    /// # Errors
    /// The order contradicts itself.
    pub fn maker(&self, seed: u64) -> Result<Maker, Failure> {
        let recipe = Recipe {
            symmetry: self.symmetry.unwrap_or_default(),
            clues: self.givens.as_ref().map(|Givens(range)| range.clone()),
            around: self.containing.unwrap_or(Puzzle::EMPTY),
            pattern: self.pattern,
        };
        let mut wish = self.level.map(Wish::from).unwrap_or_default();
        wish.ranges.extend_from_slice(&self.rating.0);
        let (with, without) = (self.with_techniques.clone(), self.without_techniques.clone());
        let wish = Wish { hardest: self.hardest, with, without, ..wish };
        let mut maker = Maker::new(seed).product(self.product).recipe(recipe).wish(wish);
        if let Some(start) = &self.start {
            maker = maker.starting_at(start);
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

/// The puzzles made, and the reason for the end.
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
    /// Makes the puzzles, fewer if time or attempts run out, and tells of each.
    ///
    /// # Errors
    /// The order contradicts itself.
    pub fn make(&self, context: &Context, mut told: impl FnMut(&Made) + Send) -> Result<Produced, Failure> {
        let seed = self.seed.map_or(context.seed, |Whole(seed)| seed);
        let (mut puzzles, mut weights) = (Vec::new(), Vec::new());
        let mut maker = self.maker(seed)?.threads(context.threads).until(&context.cancel(&self.limit));
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
    const ABOUT: &'static str = "Makes puzzles with one solution, of a difficulty, symmetry and number of givens. The same seed makes the same puzzles.";
    const REPLY: &'static str = "generate";

    fn answer(self, context: &Context) -> Result<impl Serialize, Failure> {
        self.make(context, |_| ())
    }
}
