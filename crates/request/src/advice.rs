//! Hints, paths, lists of steps, and proofs.

use crate::context::Context;
use crate::failure::Failure;
use crate::part::part;
use crate::scope::{Limit, Reader, Techniques};
use crate::task::Task;
use crate::value::Whole;
use serde::Serialize;
use sudokit::diagram::Diagram;
use sudokit::logic::{Listing, Step};
use sudokit::{Advice, Board, Cancel, Cell, DigitSet, Entry, Findings, Proof, Puzzle, Single, position_with};

/// A record, with a picture of each of its steps if requested.
#[derive(Serialize)]
struct Pictured<R> {
    #[serde(flatten)]
    record: R,
    #[serde(skip_serializing_if = "Option::is_none")]
    pictures: Option<Vec<Drawn>>,
}

/// The board before a step, with its diagram.
#[derive(Serialize)]
struct Drawn {
    /// 81 characters.
    digits: Puzzle,
    /// The candidates of each cell; none if the cell has a digit.
    candidates: Vec<DigitSet>,
    shown: Diagram,
}

impl Drawn {
    fn of(board: &Board, step: &Step) -> Self {
        let open = board.unsolved();
        let candidates =
            |cell: Cell| if open.contains(cell) { board.candidates(cell) } else { DigitSet::EMPTY };
        let candidates = Cell::all().map(candidates).collect();
        Self { digits: board.puzzle(), candidates, shown: step.diagram(board) }
    }
}

part! {
    /// Asks for the next step.
    pub struct Hint {
        /// The puzzle, or a game in progress: put `+` before each digit that the player has placed.
        puzzle: Entry,
        /// How much to tell: 0 the name of the technique, 1 also where to look, 2 the pattern, 3 the reason,
        /// 4 what follows, 5 everything.
        level: Whole<0, 5> = "5",
        /// True to add a picture of the step: the board before it, with its marks and links.
        pictures: bool = "false",
        ..reader: Reader,
        ..techniques: Techniques,
        ..time: Limit,
    }
}

impl Task for Hint {
    const NAME: &'static str = "hint";
    const ABOUT: &'static str = "Gives the easiest next step in a puzzle or a game in progress: where to look, why the step is right and what follows. If the player has made mistakes, names those instead.";
    const REPLY: &'static str = "hint";

    fn answer(self, context: &Context) -> Result<impl Serialize, Failure> {
        let schedule = self.techniques.scope()?.for_paths();
        let cancel = context.cancel(&self.time);
        let mut hint = sudokit::Hint::of(&mut Single::new(), &self.puzzle, &schedule, None, &cancel)?;
        (hint.level, hint.words) = (self.level.0 as u8, self.reader.words(context)?);
        let drawn = match &hint.advice {
            Advice::Step(board, step) => vec![Drawn::of(board, step)],
            _ => Vec::new(),
        };
        Ok(Pictured { record: hint, pictures: self.pictures.then_some(drawn) })
    }
}

part! {
    /// Asks for the whole path.
    pub struct Explain {
        /// The puzzle, or a game in progress.
        puzzle: Entry,
        /// True to add a picture of each step: the board before it, with its marks and links.
        pictures: bool = "false",
        ..techniques: Techniques,
        ..time: Limit,
    }
}

impl Task for Explain {
    const NAME: &'static str = "explain";
    const ABOUT: &'static str = "Solves a puzzle step by step, as people do, and gives the steps as a proof that can be verified. The hardest puzzles take many seconds.";
    const REPLY: &'static str = "proof";

    fn answer(self, context: &Context) -> Result<impl Serialize, Failure> {
        let schedule = self.techniques.scope()?.for_paths();
        let start = position_with(&mut Single::new(), &self.puzzle)?;
        let proof = Proof::of_with(start, schedule, &context.cancel(&self.time))?;
        let drawn = || proof.states().map(|(board, step)| Drawn::of(&board, step)).collect();
        let pictures = self.pictures.then(drawn);
        Ok(Pictured { record: proof, pictures })
    }
}

part! {
    /// Asks for every step.
    pub struct Steps {
        /// The puzzle, or a game in progress.
        puzzle: Entry,
        /// List at most this many steps. Without a limit, list all of them, which takes seconds.
        limit: Option<Whole<0, { u32::MAX as u64 }>> = "null",
        /// True to add a picture of each step: the board before it, with its marks and links.
        pictures: bool = "false",
        ..techniques: Techniques,
        ..time: Limit,
    }
}

impl Task for Steps {
    const NAME: &'static str = "steps";
    const ABOUT: &'static str = "Lists the possible next steps, up to a limit, the easiest techniques first.";
    const REPLY: &'static str = "steps";

    fn answer(self, context: &Context) -> Result<impl Serialize, Failure> {
        let mut listed = self.each(context)?;
        let steps = listed.found.by_ref().take(listed.left).collect();
        listed.cancel.check()?;
        Ok(listed.reply(steps))
    }
}

/// The steps on a board, found as they are asked for.
#[derive(Debug)]
pub struct EachStep {
    board: Board,
    found: Listing,
    cancel: Cancel,
    pictures: bool,
    /// The number of steps that the limit still allows.
    left: usize,
}

impl Steps {
    /// The steps, one by one, up to the limit.
    ///
    /// # Errors
    /// A technique or an option is unknown, or the board contradicts itself.
    pub fn each(&self, context: &Context) -> Result<EachStep, Failure> {
        let schedule = self.techniques.scope()?.for_lists();
        let board = position_with(&mut Single::new(), &self.puzzle)?;
        let cancel = context.cancel(&self.time);
        let found = Findings::each(board, schedule, &cancel);
        let left = self.limit.map_or(usize::MAX, |Whole(limit)| limit as usize);
        Ok(EachStep { board, found, cancel, pictures: self.pictures, left })
    }
}

impl EachStep {
    /// The next step, as a reply to `steps` with this step alone; `None` after the last.
    ///
    /// # Errors
    /// The time is up, or the work was cancelled.
    pub fn next_reply(&mut self) -> Result<Option<impl Serialize + use<>>, Failure> {
        if self.left == 0 {
            return Ok(None);
        }
        self.left -= 1;
        let step = self.found.next();
        self.cancel.check()?;
        Ok(step.map(|step| self.reply(vec![step])))
    }

    fn reply(&self, steps: Vec<Step>) -> impl Serialize + use<> {
        let drawn = || steps.iter().map(|step| Drawn::of(&self.board, step)).collect();
        let pictures = self.pictures.then(drawn);
        Pictured { record: Findings { board: self.board, steps }, pictures }
    }
}

part! {
    /// Asks to check a proof.
    pub struct Verify {
        /// The proof, as `explain` gives it: an object, or its JSON as text.
        proof: Proof,
        ..time: Limit,
    }
}

impl Task for Verify {
    const NAME: &'static str = "verify";
    const ABOUT: &'static str =
        "Checks a proof step by step, independently: without the finders and without the solver.";
    const REPLY: &'static str = "verdict";

    fn answer(self, context: &Context) -> Result<impl Serialize, Failure> {
        Ok(self.proof.verified_with(&context.cancel(&self.time))?)
    }
}
