//! Solving and checking.

use crate::context::Context;
use crate::failure::Failure;
use crate::part::part;
use crate::scope::Limit;
use crate::task::Task;
use crate::value::Whole;
use serde::Serialize;
use std::ops::ControlFlow;
use sudokit::{
    Batch, Classification, Counted, Engine, Entry, JSON_VERSION, Minimality, Puzzle, Record, Single,
    Solution, check,
};

part! {
    /// Asks for the solution of a puzzle.
    pub struct Solve {
        /// The puzzle.
        puzzle: Entry,
    }
}

impl Task for Solve {
    const NAME: &'static str = "solve";
    const ABOUT: &'static str =
        "Solves a puzzle, and tells whether it has no solution, exactly one or several.";
    const REPLY: &'static str = "solve";

    fn answer(self, _: &Context) -> Result<impl Serialize, Failure> {
        Ok(Record::of(&self.puzzle, &Single::new().answer(self.puzzle.problem())))
    }
}

part! {
    /// Asks for the number of solutions.
    pub struct Count {
        /// The puzzle.
        puzzle: Entry,
        /// Stop counting at this number.
        limit: Whole<0, { u64::MAX }> = "1000000",
        ..time: Limit,
    }
}

impl Task for Count {
    const NAME: &'static str = "count";
    const ABOUT: &'static str = "Counts the solutions of a puzzle, up to a limit.";
    const REPLY: &'static str = "count";

    fn answer(self, context: &Context) -> Result<impl Serialize, Failure> {
        let cancel = context.cancel(&self.time);
        let (limit, mut counts) = (self.limit.0, Vec::new());
        Batch::new().until(&cancel).count([self.puzzle.problem()], limit, &mut counts)?;
        Ok(Counted { puzzle: self.puzzle.to_string(), count: counts[0], exact: counts[0] < limit })
    }
}

part! {
    /// Asks for the solutions of a puzzle.
    pub struct Solutions {
        /// The puzzle.
        puzzle: Entry,
        /// List at most this many solutions.
        limit: Whole<0, 1_000_000> = "100",
        ..time: Limit,
    }
}

/// The solutions of a puzzle.
#[derive(Serialize)]
struct Listed {
    version: u32,
    puzzle: String,
    solutions: Vec<Solution>,
    /// True if these are all solutions.
    exact: bool,
}

impl Task for Solutions {
    const NAME: &'static str = "solutions";
    const ABOUT: &'static str = "Lists the solutions of a puzzle, up to a limit.";
    const REPLY: &'static str = "solutions";

    fn answer(self, context: &Context) -> Result<impl Serialize, Failure> {
        let cancel = context.cancel(&self.time);
        let limit = self.limit.0 as usize;
        let mut solutions = Vec::new();
        // One more than the limit tells whether these are all.
        let mut exact = true;
        Single::new().enumerate(self.puzzle.problem(), |solution| {
            exact = solutions.len() < limit;
            if exact && !cancel.is_cancelled() {
                solutions.push(*solution);
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        cancel.check()?;
        Ok(Listed { version: JSON_VERSION, puzzle: self.puzzle.to_string(), solutions, exact })
    }
}

part! {
    /// Asks for the flaws of a puzzle.
    pub struct Check {
        /// The puzzle, or a game in progress.
        puzzle: Entry,
    }
}

impl Task for Check {
    const NAME: &'static str = "check";
    const ABOUT: &'static str =
        "Checks a puzzle: conflicts, number of solutions, redundant givens, and the player's mistakes.";
    const REPLY: &'static str = "check";

    fn answer(self, _: &Context) -> Result<impl Serialize, Failure> {
        Ok(check(&self.puzzle))
    }
}

part! {
    /// Asks for the redundant givens of a puzzle.
    pub struct Minimal {
        /// The puzzle.
        puzzle: Puzzle,
    }
}

impl Task for Minimal {
    const NAME: &'static str = "minimal";
    const ABOUT: &'static str = "Tells whether a puzzle is minimal, and which givens are redundant.";
    const REPLY: &'static str = "minimal";

    fn answer(self, context: &Context) -> Result<impl Serialize, Failure> {
        let mut found = Minimality::of(&mut Batch::new().until(&context.cancel), &[self.puzzle])?;
        Ok(found.pop().expect("one for each puzzle"))
    }
}

part! {
    /// Asks for the class of a puzzle.
    pub struct Classify {
        /// The puzzle.
        puzzle: Puzzle,
        /// The greatest depth of trial and error to try.
        depth: Whole<0, 3> = "3",
        ..time: Limit,
    }
}

impl Task for Classify {
    const NAME: &'static str = "classify";
    const ABOUT: &'static str = "Classifies a puzzle as experts do: by its depth of trial and error, the techniques that are enough, and exotic patterns. Hard puzzles take seconds.";
    const REPLY: &'static str = "classify";

    fn answer(self, context: &Context) -> Result<impl Serialize, Failure> {
        let cancel = context.cancel(&self.time);
        Ok(Classification::of(&mut Single::new(), &self.puzzle, self.depth.0 as usize, &cancel)?)
    }
}
