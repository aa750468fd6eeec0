//! The differences between several solutions, and the givens that would decide between them.
//!
//! Most puzzles with several solutions lack a given that was missed when they were copied. So each candidate
//! is tried as a given first, all of them together in a batch. If none decides alone, the solutions found so
//! far are a sample, and the candidate that the fewest of them have is given; then all others are tried
//! again, and so on. That finds some givens that decide. A second search, among the solutions themselves,
//! finds out if fewer decide: each candidate is a set of solutions, and givens decide if their sets have
//! exactly one solution in common. Two sets are tried first, then three, and so on.
//!
//! There is no second search if there are too many solutions to list. Then a theorem may give a lower bound:
//! no puzzle with one solution has fewer than 17 givens. With fewer than 16, no candidate decides alone
//! either, and there are a great many solutions; so a few of them are the sample.

use crate::posed::posed;
use crate::{
    Answer, Batch, Cancelled, Candidate, CandidateSet, CellSet, DigitSet, Engine, Entry, Problem, Single,
    Solution,
};
use std::ops::ControlFlow;

/// The most solutions that are listed.
const LISTED: usize = 64 * WORDS;

/// The length of a set of solutions.
const WORDS: usize = 16;

/// The intersections of sets of solutions before the search gives up.
const INTERSECTIONS: u64 = 5_000_000;

/// Solutions that stand for a great many, of which some givens have to decide.
const SAMPLE: usize = 32;

/// No puzzle with one solution has fewer givens (McGuire, Tugemann and Civario, 2012).
const LEAST_GIVENS: usize = 17;

/// The differences between the solutions of a puzzle with several.
///
/// ```
/// use sudokit::{Ambiguity, Batch};
///
/// // The last four cells can be filled in two ways.
/// let two = "5346789126721953..1983425678597614234268537917139248569615372..287419635345286179";
/// let open = Ambiguity::of(&mut Batch::new(), &sudokit::read(two)?)?.expect("there are two solutions");
/// assert_eq!(open.cells().to_string(), "r2c8 r2c9 r7c8 r7c9");
/// assert_eq!((open.at_least, open.givens.len(), open.alone.len()), (1, 1, 8));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Ambiguity {
    /// The candidates of all solutions.
    pub truth: CandidateSet,
    /// The candidates that leave one solution if given alone.
    pub alone: CandidateSet,
    /// Digits that leave one solution if given together, none of them redundant. If there are `at_least` as
    /// many, no smaller number decides; otherwise the search gave up, and fewer may.
    pub givens: Vec<Candidate>,
    /// A lower bound for the number of givens that decide.
    pub at_least: usize,
}

impl Ambiguity {
    /// Searches the puzzle of an entry; `None` if it has one solution or none. A player's digits belong to
    /// the game, not to the puzzle.
    ///
    /// # Errors
    /// The batch was [cancelled](Batch::until).
    pub fn of(batch: &mut Batch, entry: &Entry) -> Result<Option<Self>, Cancelled> {
        let (problem, answer) = posed(&mut Single::new(), entry);
        if !matches!(answer, Answer::Several(_)) {
            return Ok(None);
        }
        // So many givens are missing by the theorem.
        let missing = match problem {
            Problem::Givens(givens) => LEAST_GIVENS.saturating_sub(givens.len()),
            Problem::AnotherDigit(..) | Problem::Candidates(_) => 0,
        };
        let Round { truth, alone, solutions } = match missing {
            0 | 1 => Round::of(batch, problem.candidates())?,
            _ => Round::undecided(batch, problem.candidates())?,
        };
        if let Some(first) = alone.first() {
            return Ok(Some(Self { truth, alone, givens: vec![first], at_least: 1 }));
        }
        let some = some(batch, truth, solutions, missing)?;
        let (givens, at_least) = fewest(batch, truth, some, missing.max(2))?;
        Ok(Some(Self { truth, alone, givens, at_least }))
    }

    /// The cells that do not hold the same digit in all solutions.
    pub fn cells(&self) -> CellSet {
        differing(self.truth).cells()
    }
}

/// A problem with several solutions, with each of its candidates given in turn.
struct Round {
    /// The candidates of all solutions.
    truth: CandidateSet,
    /// Those that leave one solution.
    alone: CandidateSet,
    /// Solutions that have each candidate of the truth.
    solutions: Vec<CandidateSet>,
}

impl Round {
    fn of(batch: &mut Batch, problem: CandidateSet) -> Result<Self, Cancelled> {
        let open: Vec<Candidate> = differing(problem).iter().collect();
        let mut found = Vec::new();
        batch.find(open.iter().map(|candidate| with(problem, &[*candidate])), 2, &mut found)?;
        let decide = open.iter().zip(&found).filter(|(_, (count, _))| *count == 1);
        let alone = decide.map(|(candidate, _)| *candidate).collect();
        let solutions: Vec<CandidateSet> =
            found.iter().filter_map(|(_, first)| first.as_ref().map(Solution::candidates)).collect();
        let truth = solutions.iter().fold(CandidateSet::EMPTY, |truth, solution| truth | *solution);
        Ok(Self { truth, alone, solutions })
    }

    /// The same where no candidate decides alone: a solution stands for all of its candidates, and few
    /// solutions have all candidates of the truth.
    fn undecided(batch: &mut Batch, problem: CandidateSet) -> Result<Self, Cancelled> {
        let (mut open, mut truth, mut solutions) = (problem, CandidateSet::EMPTY, Vec::new());
        while !open.is_empty() {
            let tried: Vec<Candidate> = open.iter().take(SAMPLE).collect();
            solutions.extend(solutions_with(batch, problem, &tried)?);
            truth = solutions.iter().fold(truth, |truth, solution| truth | *solution);
            open = tried.into_iter().fold(open - truth, |open, candidate| open - CandidateSet::of(candidate));
        }
        Ok(Self { truth, alone: CandidateSet::EMPTY, solutions })
    }

    /// The same with all solutions, where they are few.
    fn listed(problem: CandidateSet) -> Self {
        let solutions = all_solutions(problem);
        let (mut truth, mut twice) = (CandidateSet::EMPTY, CandidateSet::EMPTY);
        for solution in &solutions {
            twice |= truth & *solution;
            truth |= *solution;
        }
        Self { truth, alone: truth - twice, solutions }
    }
}

/// A solution with each of these candidates, if there is one.
fn solutions_with(
    batch: &mut Batch,
    problem: CandidateSet,
    tried: &[Candidate],
) -> Result<Vec<CandidateSet>, Cancelled> {
    let mut found = Vec::new();
    batch.find(tried.iter().map(|candidate| with(problem, &[*candidate])), 1, &mut found)?;
    Ok(found.iter().filter_map(|(_, first)| first.as_ref().map(Solution::candidates)).collect())
}

/// The candidates of cells that have several.
fn differing(truth: CandidateSet) -> CandidateSet {
    let several = truth.cells().iter().filter(|cell| truth.digits_in(*cell).len() > 1);
    several
        .map(|cell| CandidateSet::of_cell(cell, truth.digits_in(cell)))
        .fold(CandidateSet::EMPTY, |all, one| all | one)
}

/// The candidates that are left if these are given.
fn with(truth: CandidateSet, givens: &[Candidate]) -> CandidateSet {
    givens.iter().fold(truth, |left, given| {
        (left - CandidateSet::of_cell(given.cell(), DigitSet::ALL)) | CandidateSet::of(*given)
    })
}

/// Givens that decide, none of which can be left out. No single one decides, and at least so many are
/// missing.
fn some(
    batch: &mut Batch,
    truth: CandidateSet,
    mut solutions: Vec<CandidateSet>,
    missing: usize,
) -> Result<Vec<Candidate>, Cancelled> {
    /// So many solutions are far from one.
    const FAR: u64 = 64;
    let (mut givens, mut counts) = (Vec::new(), Vec::new());
    loop {
        givens.extend(rarest(&solutions));
        let left = with(truth, &givens);
        let round = if missing > 1 {
            // Most of the way is far from the end, where givens that decide alone are rare.
            batch.count([left], FAR, &mut counts)?;
            if counts == [FAR] {
                let open: Vec<Candidate> = differing(left).iter().collect();
                let tried: Vec<Candidate> =
                    open.iter().copied().step_by(open.len().div_ceil(SAMPLE)).collect();
                solutions = solutions_with(batch, left, &tried)?;
                // A sample may be of one solution alone.
                if rarest(&solutions).is_none() {
                    solutions = Round::undecided(batch, left)?.solutions;
                }
                continue;
            }
            Round::listed(left)
        } else {
            Round::of(batch, left)?
        };
        if let Some(last) = round.alone.first() {
            givens.push(last);
            break;
        }
        solutions = round.solutions;
    }
    for place in (0..givens.len()).rev() {
        let mut fewer = givens.clone();
        fewer.remove(place);
        batch.count([with(truth, &fewer)], 2, &mut counts)?;
        if counts == [1] {
            givens = fewer;
        }
    }
    Ok(givens)
}

/// The candidate that the fewest of the solutions have.
fn rarest(solutions: &[CandidateSet]) -> Option<Candidate> {
    let truth = solutions.iter().fold(CandidateSet::EMPTY, |truth, solution| truth | *solution);
    let count =
        |candidate: &Candidate| solutions.iter().filter(|solution| solution.contains(*candidate)).count();
    differing(truth).iter().min_by_key(count)
}

/// The fewest givens that decide, and how many are needed at least: no fewer than `known`. If the search
/// gives up, these are `some` that decide.
fn fewest(
    batch: &mut Batch,
    truth: CandidateSet,
    some: Vec<Candidate>,
    known: usize,
) -> Result<(Vec<Candidate>, usize), Cancelled> {
    let mut counts = Vec::new();
    batch.count([truth], LISTED as u64 + 1, &mut counts)?;
    if counts[0] > LISTED as u64 {
        return Ok((some, known));
    }
    let listed = all_solutions(truth);
    let sets = differing(truth).iter().map(|candidate| (candidate, Solutions::having(candidate, &listed)));
    let mut search = Deciding { sets: sets.collect(), intersections: INTERSECTIONS };
    for size in known..some.len() {
        let mut givens = Vec::new();
        match search.decide(&Solutions([u64::MAX; WORDS]), 0, size, &mut givens) {
            Ok(true) => return Ok((givens, size)),
            Ok(false) => {}
            Err(GivenUp) => return Ok((some, size)),
        }
    }
    let size = some.len();
    Ok((some, size))
}

fn all_solutions(problem: CandidateSet) -> Vec<CandidateSet> {
    let mut all = Vec::new();
    Single::new().enumerate(problem, |solution| {
        all.push(solution.candidates());
        ControlFlow::Continue(())
    });
    all
}

/// A set of listed solutions: a bit for each.
struct Solutions([u64; WORDS]);

impl Solutions {
    fn having(candidate: Candidate, listed: &[CandidateSet]) -> Self {
        let mut words = [0; WORDS];
        for (number, _) in listed.iter().enumerate().filter(|(_, solution)| solution.contains(candidate)) {
            words[number / 64] |= 1 << (number % 64);
        }
        Self(words)
    }

    fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
}

/// The search for sets with exactly one solution in common.
struct Deciding {
    sets: Vec<(Candidate, Solutions)>,
    /// The number of intersections left.
    intersections: u64,
}

/// There are no intersections left.
struct GivenUp;

impl Deciding {
    /// Returns true if so many more sets, from a place on, decide between the solutions that are left; adds
    /// them to the givens.
    fn decide(
        &mut self,
        left: &Solutions,
        from: usize,
        more: usize,
        givens: &mut Vec<Candidate>,
    ) -> Result<bool, GivenUp> {
        for place in from..self.sets.len() {
            self.intersections = self.intersections.checked_sub(1).ok_or(GivenUp)?;
            let (candidate, set) = &self.sets[place];
            let both = left.and(set);
            givens.push(*candidate);
            if both.len() == 1
                || (more > 1 && both.len() > 1 && self.decide(&both, place + 1, more - 1, givens)?)
            {
                return Ok(true);
            }
            givens.pop();
        }
        Ok(false)
    }
}
