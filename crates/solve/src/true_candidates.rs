//! True candidates of many problems: the union of the solutions of each.
//!
//! If a problem has one solution, that is the answer. Otherwise the batch asks, in rounds, for a solution
//! with a candidate not seen yet. If there is one, all of its 81 candidates are true; if not, the candidate
//! is false. So each question settles at least one of 729 candidates, and most settle many. The questions of
//! all problems share the lanes.

use crate::{Batch, Cancelled};
use sudokit_core::{Candidate, CandidateSet, Problem, Solution};

/// Minimum number of questions in a round, as far as there are enough: all lanes have one.
const QUESTIONS: usize = 64;

impl Batch {
    /// Replaces the contents of `unions` by the candidates of each problem that occur in some solution: the
    /// empty set for a problem without solutions.
    ///
    /// # Errors
    /// The batch was [cancelled](Self::until), and there are no results.
    ///
    /// ```
    /// use sudokit_core::{CandidateSet, Puzzle};
    /// use sudokit_solve::Batch;
    ///
    /// let mut unions = Vec::new();
    /// Batch::new().true_candidates([&Puzzle::EMPTY], &mut unions)?;
    /// assert_eq!(unions, [CandidateSet::ALL]);
    /// # Ok::<(), sudokit_solve::Cancelled>(())
    /// ```
    pub fn true_candidates<'a, P: Into<Problem<'a>>>(
        &mut self,
        problems: impl IntoIterator<Item = P>,
        unions: &mut Vec<CandidateSet>,
    ) -> Result<(), Cancelled> {
        unions.clear();
        let problems: Vec<Problem<'a>> = problems.into_iter().map(Into::into).collect();
        let mut found = Vec::new();
        self.find(problems.iter().copied(), 2, &mut found)?;
        let mut all: Vec<CandidateSet> = found.iter().map(|(_, first)| union_of(first.as_ref())).collect();
        let several = found.iter().zip(&problems).enumerate().filter(|(_, ((count, _), _))| *count > 1);
        let mut open: Vec<Open> = several
            .map(|(place, (_, problem))| Open { place, possible: problem.candidates() })
            .filter(|open| open.unknown(&all).next().is_some())
            .collect();
        let (mut questions, mut solutions) = (Vec::new(), Vec::new());
        while !open.is_empty() {
            let each = QUESTIONS.div_ceil(open.len());
            questions.clear();
            for (number, open) in open.iter().enumerate() {
                questions.extend(open.unknown(&all).take(each).map(|candidate| (number, candidate)));
            }
            self.solve(questions.iter().map(|(number, with)| open[*number].with(*with)), &mut solutions)?;
            for ((number, candidate), solution) in questions.iter().zip(&solutions) {
                let open = &mut open[*number];
                match solution {
                    Some(solution) => all[open.place] |= solution.candidates(),
                    None => _ = open.possible.remove(*candidate),
                }
            }
            open.retain(|open| open.unknown(&all).next().is_some());
        }
        *unions = all;
        Ok(())
    }
}

/// A problem with undecided candidates.
struct Open {
    /// Index among the problems.
    place: usize,
    /// Candidates not known to be false.
    possible: CandidateSet,
}

impl Open {
    fn unknown(&self, unions: &[CandidateSet]) -> impl Iterator<Item = Candidate> {
        (self.possible - unions[self.place]).iter()
    }

    /// The problem restricted to solutions with this candidate.
    fn with(&self, candidate: Candidate) -> CandidateSet {
        let cell = candidate.cell();
        self.possible - CandidateSet::of_cell(cell, self.possible.digits_in(cell)).without(candidate)
    }
}

fn union_of(solution: Option<&Solution>) -> CandidateSet {
    solution.map_or(CandidateSet::EMPTY, Solution::candidates)
}
