//! Patterns with guardians: one of some candidates is true, whatever the pattern is. So all of them conclude,
//! are told and are marked in one way, and each is a relation that chains may go through.

use super::OfFamily;
use super::evidence::{ensure, one_solution};
use super::guardians::{Reason, visit_reasons};
use crate::sort;
use crate::wording::one_is_true;
use crate::{Assumes, Effect, Evidence, Kind, Measures, Proven, Sink, Step, Unsound, View, Work};
use std::collections::HashSet;
use std::ops::ControlFlow;
use sudokit_core::{Board, CandidateSet, DigitSet};
use sudokit_diagram::{Diagram, Explanation, Role, Sentence, say};

/// A pattern of which one of some candidates, its *guardians*, is true, and its parts that are not about what
/// follows from them.
pub(crate) trait Guarded: OfFamily + Send + Sync {
    /// The premise of the pattern.
    fn assumes(&self) -> Assumes;

    /// The words for the guardian that one of two cells holds, if the other has another digit: an `extra`
    /// candidate, one of the `other` ones, or one that was `supposed` to be false.
    fn guardian(&self) -> &'static str {
        "supposed"
    }

    /// True if people have a name for the pattern.
    fn has_name(&self) -> bool {
        true
    }

    /// The candidates of which one is true, if the pattern is on the board.
    fn guardians(&self, board: &Board) -> CandidateSet;

    /// Checks that one of the guardians is true, if there are any, on a board that has the solution which the
    /// pattern assumes.
    ///
    /// # Errors
    /// A part of the pattern does not hold, or there is not enough work left to see it.
    fn check(&self, board: &Board, work: &mut Work) -> Result<(), Unsound>;

    /// Checks that one of the guardians is true: these, at least one.
    ///
    /// # Errors
    /// A part of the pattern does not hold, or there is not enough work left to see it.
    fn verify(&self, board: &Board, work: &mut Work) -> Result<CandidateSet, Unsound> {
        if self.assumes() == Assumes::UniqueSolution {
            one_solution(board)?;
        }
        self.check(board, work)?;
        let guardians = self.guardians(board);
        ensure(!guardians.is_empty(), "there are no guardians")?;
        Ok(guardians)
    }

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

    /// The place to look at, and why one of the guardians is true: "So r1c2 is 4, or r3c4 is 5."
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
    let one = one_is_true(guardians);
    if assumes == Assumes::Nothing {
        say!("guardians-so-one-is-true", [one])
    } else {
        say!("guardians-only-solution", [one])
    }
}

/// Hands on everything that follows from patterns and changes the board, each effect once, with the patterns
/// for their reasons. Few cells come first, then few guardians.
pub(crate) fn report<P: Guarded + Into<crate::Pattern>>(
    kind: &'static Kind,
    view: &View<'_>,
    mut found: Vec<P>,
    because: fn(&P, Reason) -> P,
    sink: &mut dyn Sink,
) -> ControlFlow<()> {
    let board = view.board();
    sort::by_key(&mut found, |pattern| by_size(pattern, board));
    let mut seen = HashSet::new();
    for pattern in found {
        let mut holds = None;
        visit_reasons(view, pattern.guardians(board), &mut |reason, gone| {
            // A pattern found by its shape alone may be impossible to fill.
            let verify = || pattern.verify(board, &mut Work::default()).is_ok();
            if seen.contains(&gone) || !*holds.get_or_insert_with(verify) {
                return ControlFlow::Continue(());
            }
            seen.insert(gone);
            let pattern = because(&pattern, reason).into();
            sink.step(Step { kind, effect: Effect::removing(gone), pattern })
        })?;
    }
    ControlFlow::Continue(())
}

/// The order of patterns with guardians: small ones first, then those with few guardians, and no two alike.
pub(crate) fn by_size<P: Guarded>(pattern: &P, board: &Board) -> impl Ord + use<P> {
    let Measures { cells, digits, .. } = pattern.counts();
    (cells.len(), pattern.guardians(board).len(), cells, digits.into_iter().collect::<DigitSet>().bits())
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
            said.reason.extend(self.reason().told(board, self.guardians(board), self.guardian()));
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
