//! Rating.

use crate::context::Context;
use crate::failure::Failure;
use crate::part::part;
use crate::scope::Limit;
use crate::task::Task;
use crate::value::{OneOrMore, Scales};
use serde::Serialize;
use sudokit::{Entry, Rater};

part! {
    /// Asks how hard a puzzle is.
    pub struct Rate {
        /// The puzzle.
        puzzle: Entry,
        /// The scales to rate on. `all` stands for every scale but `se-fixed` and `se-sukaku`.
        scales | scale: OneOrMore<Scales> = "[\"hodoku\", \"se\"]",
        /// True to name the hardest step.
        hardest: bool = "false",
        /// True to add the steps behind the rating.
        path: bool = "false",
        ..time: Limit,
    }
}

impl Task for Rate {
    const NAME: &'static str = "rate";
    const ABOUT: &'static str = "Rates how hard a puzzle with exactly one solution is, on the scales of HoDoKu, Sudoku Explainer and others. If time runs out, the rating is a lower bound, and says so.";
    const REPLY: &'static str = "rate";

    fn answer(self, context: &Context) -> Result<impl Serialize, Failure> {
        let rater = Rater::new(self.scales.0.into_iter().flat_map(|Scales(scales)| scales));
        let rater = if self.hardest { rater.with_hardest() } else { rater };
        let rater = if self.path { rater.with_path() } else { rater };
        Ok(rater.bounded_by(&context.cancel(&self.time)).rate(&self.puzzle)?)
    }
}
