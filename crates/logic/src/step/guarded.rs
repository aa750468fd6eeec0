//! Patterns with guardians: one of some candidates is true, whatever the pattern is. So all of them conclude,
//! are told and are marked in one way, and each is a relation that chains may go through.

use super::OfFamily;
use super::guardians::Reason;
use crate::{Assumes, Effect, Evidence, Kind, Measures, Proven, Unsound, Work};
use sudokit_core::{Board, CandidateSet};
use sudokit_diagram::{Diagram, Explanation, Role, Sentence, say};

/// A pattern of which one of some candidates, its *guardians*, is true, and its parts that are not about what
/// follows from them.
pub(crate) trait Guarded: OfFamily + Send + Sync {
    /// The premise of the pattern.
    fn assumes(&self) -> Assumes;

    /// The phrase for the guardian that one of two cells holds, if the other has another digit.
    fn instead(&self) -> &'static str {
        "one of the candidates that were supposed to be false"
    }

    /// True if people have a name for the pattern.
    fn has_name(&self) -> bool {
        true
    }

    /// The candidates of which one is true, if the pattern is on the board.
    fn guardians(&self, board: &Board) -> CandidateSet;

    /// Checks that one of the guardians is true: these, at least one.
    ///
    /// # Errors
    /// A part of the pattern does not hold, or there is not enough work left to see it.
    fn verify(&self, board: &Board, work: &mut Work) -> Result<CandidateSet, Unsound>;

    /// The reason for the eliminations.
    fn reason(&self) -> Reason {
        Reason::Seen
    }

    /// The numbers that scales and orders read.
    fn counts(&self) -> Measures;

    /// The expert's line of the pattern alone.
    fn short(&self) -> String;

    /// The place to look at, and the reason why a guardian is true.
    fn introduce(&self, board: &Board) -> Explanation;

    /// The lines to see that a guardian is true: those of the explanation.
    fn lines_of_reason(&self, board: &Board) -> usize {
        let said = self.introduce(board);
        said.pattern.len() + said.reason.len()
    }

    /// Marks everything but the guardians and what follows from them.
    fn draw(&self, board: &Board, diagram: &mut Diagram);

    /// The kinds that a step may have.
    fn names(&self, board: &Board, effect: &Effect) -> Vec<&'static Kind>;

    /// The place to look at, and why one of the guardians is true: "So one of these is true."
    fn told(&self, board: &Board) -> Explanation {
        let mut said = self.introduce(board);
        said.reason.push(conclusion(self.assumes(), self.guardians(board)));
        said
    }

    /// Marks the pattern without what follows from it.
    fn marked(&self, board: &Board, diagram: &mut Diagram) {
        diagram.candidates(self.guardians(board), Role::Guardian);
        self.draw(board, diagram);
    }
}

/// The end of the argument: one of these is true.
fn conclusion(assumes: Assumes, guardians: CandidateSet) -> Sentence {
    let so = if assumes == Assumes::Nothing { "So" } else { "The puzzle has exactly one solution, so" };
    match guardians.only() {
        Some(only) => say!("{so} {cell} is {digit}.", [so, cell = only.cell(), digit = only.digit()]),
        None => say!("{so} one of {guardians} is true.", [so, guardians]),
    }
}

impl<P: Guarded> Evidence for P {
    fn measures(&self) -> Measures {
        self.counts()
    }

    fn lines(&self, board: &Board) -> usize {
        self.lines_of_reason(board)
    }

    fn line(&self) -> String {
        self.short() + &self.reason().written()
    }

    fn explain(&self, board: &Board, effect: &Effect) -> Explanation {
        let mut said = if effect.changes_something() { self.told(board) } else { self.introduce(board) };
        if effect.changes_something() {
            said.reason.extend(self.reason().told(board, self.guardians(board), self.instead()));
        }
        said.result = effect.results();
        said
    }

    fn mark(&self, board: &Board, diagram: &mut Diagram) {
        self.marked(board, diagram);
        self.reason().mark(board, diagram, Role::Second);
    }

    fn kinds(&self, board: &Board, effect: &Effect) -> Vec<&'static Kind> {
        self.names(board, effect)
    }

    fn proves(&self, board: &Board, work: &mut Work) -> Result<Proven, Unsound> {
        let guardians = self.verify(board, work)?;
        let alone = guardians.only().filter(|_| self.reason() == Reason::Seen);
        Ok(Proven {
            placed: alone.map_or(CandidateSet::EMPTY, CandidateSet::of),
            gone: self.reason().proves(board, guardians)?,
            one_of: guardians,
        })
    }

    fn guarded(&self) -> Option<&dyn Guarded> {
        Some(self)
    }
}
