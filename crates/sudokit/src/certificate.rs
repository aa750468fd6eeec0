//! Certificates: proofs of how hard a puzzle is.

use crate::logic::{Kind, Path, Step};
use crate::premises::givens;
use crate::{Board, Cancel, Cancelled, Candidate, Engine, Proof, Puzzle, Single, difficulty};
use std::fmt;

/// A claim about a [`Proof`]: of all techniques on the way to the solution this one is the hardest, and it is
/// needed. In the [order of difficulty](difficulty) that says exactly:
///
/// - after so many steps, all of easier techniques, none of these has a step any more;
/// - the next step is of this technique;
/// - every step of the way is of this technique or of an easier one;
/// - the way ends at the solution.
///
/// So the first need is certain. Further steps of the technique are on this way, and another way may do with
/// fewer.
///
/// ```
/// use sudokit::logic::techniques::fish::{SWORDFISH, X_WING};
/// use sudokit::{Cancel, Certificate};
///
/// let puzzle = ".4...9.38..93...7.....46..91....8..5....9..2.4...5...3...........6...71.95...1..6".parse()?;
/// let (proof, certificate) = Certificate::of(&puzzle, &X_WING, &Cancel::new())?.expect("it needs one");
/// assert_eq!(proof.steps[certificate.after].kind, &X_WING);
/// assert_eq!(certificate.check(&proof, &Cancel::new())?, Ok(()));
/// assert_eq!(Certificate::of(&puzzle, &SWORDFISH, &Cancel::new())?, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Certificate {
    /// The technique.
    pub hardest: &'static Kind,
    /// The techniques that count as easier, the easiest first.
    pub easier: Vec<&'static Kind>,
    /// The number of steps to the position where these are stuck.
    pub after: usize,
    /// The digits of that position, givens and others.
    pub digits: Puzzle,
    /// The candidates that are gone there, although no digit rules them out.
    pub removed: Vec<Candidate>,
}

/// The part of a [`Certificate`] that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Uncertified {
    /// The way does not begin at the givens alone, or these do not have exactly one solution.
    Start,
    /// This technique is easier, and the certificate says nothing of it.
    Missing(&'static Kind),
    /// This technique is not easier.
    NotEasier(&'static Kind),
    /// The step with this index is of a technique that is neither easier nor the hardest.
    Harder(usize, &'static Kind),
    /// The step with this index is not the first of the technique.
    NotFirst(usize),
    /// The way does not lead to the solution.
    Unsolved,
    /// The steps lead to another position than that where the easier techniques should be stuck.
    Position,
    /// An easier technique has a step there.
    Easier(Box<Step>),
}

impl std::error::Error for Uncertified {}

impl fmt::Display for Uncertified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start => {
                f.write_str("the way must begin at givens with exactly one solution, and with nothing else")
            }
            Self::Missing(kind) => write!(f, "{kind} is easier, and is not among the easier techniques"),
            Self::NotEasier(kind) => write!(f, "{kind} is not easier"),
            Self::Harder(step, kind) => {
                write!(f, "step {} is a harder one: {kind}", step + 1)
            }
            Self::NotFirst(step) => write!(f, "step {} is not the first of the hardest technique", step + 1),
            Self::Unsolved => f.write_str("the way does not lead to the solution"),
            Self::Position => {
                f.write_str("the steps lead to another position than the one that should be stuck")
            }
            Self::Easier(step) => write!(f, "the position is not stuck: an easier step is {step}"),
        }
    }
}

impl Certificate {
    /// The way through a puzzle with a technique and everything easier, the easiest step first, and the
    /// certificate for it. `None` if the puzzle does not have exactly one solution, if that technique is not
    /// needed, or if it is not enough.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn of(
        puzzle: &Puzzle,
        hardest: &'static Kind,
        cancel: &Cancel,
    ) -> Result<Option<(Proof, Self)>, Cancelled> {
        if !Single::new().is_unique(puzzle) {
            return Ok(None);
        }
        let Ok(start) = Board::new(puzzle) else { return Ok(None) };
        let start = start.with_unique_givens();
        let mut board = start;
        let path = Path::new(&mut board, difficulty::schedule_through(hardest)).until_cancelled(cancel);
        let proof = Proof { start, steps: path.collect() };
        cancel.check()?;
        let needed = proof.states().enumerate().find(|(_, (_, step))| step.kind == hardest);
        let Some((after, (stuck, _))) = needed else { return Ok(None) };
        let certificate = Self {
            hardest,
            easier: difficulty::easier_than(hardest).collect(),
            after,
            digits: stuck.puzzle(),
            removed: stuck.removed().iter().collect(),
        };
        Ok(board.solution().is_some().then_some((proof, certificate)))
    }

    /// Checks the claim against a proof, whose steps are to be [verified](Proof::verify) by themselves. The
    /// position that is stuck is searched by every easier technique.
    ///
    /// # Errors
    /// It was cancelled.
    pub fn check(&self, proof: &Proof, cancel: &Cancel) -> Result<Result<(), Uncertified>, Cancelled> {
        if let Err(why) = self.check_way(proof) {
            return Ok(Err(why));
        }
        let (stuck, _) = proof.states().nth(self.after).expect("its step was found there");
        if stuck.puzzle() != self.digits || !stuck.removed().iter().eq(self.removed.iter().copied()) {
            return Ok(Err(Uncertified::Position));
        }
        let schedule = difficulty::schedule_before(self.hardest);
        // Its givens have one solution.
        let stuck = stuck.with_unique_givens();
        let easier = schedule.first(&schedule.view(&stuck).until(cancel));
        cancel.check()?;
        Ok(easier.map_or(Ok(()), |step| Err(Uncertified::Easier(Box::new(step)))))
    }

    /// Checks all but the position that is stuck.
    fn check_way(&self, proof: &Proof) -> Result<(), Uncertified> {
        let printed = givens(&proof.start);
        let is_bare = proof.start.puzzle() == printed && proof.start.removed().is_empty();
        if !is_bare || !Single::new().is_unique(&printed) {
            return Err(Uncertified::Start);
        }
        let easier: Vec<&Kind> = difficulty::easier_than(self.hardest).collect();
        if let Some(kind) = easier.iter().find(|kind| !self.easier.contains(kind)) {
            return Err(Uncertified::Missing(kind));
        }
        if let Some(kind) = self.easier.iter().find(|kind| !easier.contains(kind)) {
            return Err(Uncertified::NotEasier(kind));
        }
        for (index, step) in proof.steps.iter().enumerate() {
            if step.kind != self.hardest && !easier.contains(&step.kind) {
                return Err(Uncertified::Harder(index, step.kind));
            }
        }
        let first = proof.steps.iter().position(|step| step.kind == self.hardest);
        if first != Some(self.after) {
            return Err(Uncertified::NotFirst(self.after));
        }
        if proof.end().solution().is_none() {
            return Err(Uncertified::Unsolved);
        }
        Ok(())
    }
}
