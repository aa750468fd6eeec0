//! The law: what a check believes is true, whoever wrote it. The fuzz target of this name has the same law.

#[path = "mutation.rs"]
mod mutation;

use crate::library::cases;
use serde_json::Value;
use std::collections::BTreeMap;
use sudokit_core::{Board, CandidateSet, Problem, Puzzle};
use sudokit_logic::rating::se;
use sudokit_logic::techniques::{self, FAMILIES};
use sudokit_logic::{Family, Path, Schedule, Step, Work};
use sudokit_testkit::chance::Chance;
use sudokit_testkit::{corpus, oracle};

/// Positions with more solutions are not looked at.
const MOST_SOLUTIONS: u64 = 5000;

/// The number of steps of a kind taken from paths.
const MOST_OF_A_KIND: usize = 12;

/// A board, and what is true on it.
pub(crate) struct Position {
    board: Board,
    /// The candidates and digits of any solution.
    some: CandidateSet,
    /// The candidates and digits that all solutions have.
    all: CandidateSet,
    /// Those of each solution.
    each: Vec<CandidateSet>,
}

/// A step that was found in a position, as data.
pub(crate) struct Specimen {
    /// The number of its position.
    position: usize,
    step: Value,
}

/// Positions, and steps that were found there, by family.
pub(crate) struct Museum {
    positions: Vec<Position>,
    specimens: [Vec<Specimen>; FAMILIES.len()],
    /// The number of steps of each kind on paths.
    on_paths: BTreeMap<&'static str, usize>,
}

/// Not derived: arrays of more than 32 families have no default.
impl Default for Museum {
    fn default() -> Self {
        let specimens = std::array::from_fn(|_| Vec::new());
        Self { positions: Vec::new(), specimens, on_paths: BTreeMap::new() }
    }
}

/// The fate of changed steps: the numbers read and believed, and the kinds of those believed.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) tried: u64,
    pub(crate) read: u64,
    pub(crate) proving: u64,
    pub(crate) believed: BTreeMap<&'static str, u64>,
    /// The most work that a check took.
    pub(crate) most_work: usize,
}

impl Position {
    /// A position; none if it has no solution, or too many.
    fn of(board: Board) -> Option<Self> {
        let left = board.possible();
        let solutions = oracle::solutions(Problem::Candidates(left), MOST_SOLUTIONS + 1);
        let each: Vec<CandidateSet> = solutions.iter().map(sudokit_core::Solution::candidates).collect();
        (1..=MOST_SOLUTIONS).contains(&(solutions.len() as u64)).then(|| Self {
            board,
            some: each.iter().fold(CandidateSet::EMPTY, |some, held| some | *held),
            all: each.iter().fold(CandidateSet::ALL, |all, held| all & *held),
            each,
        })
    }

    /// True if a step is believed.
    ///
    /// # Panics
    /// It is, and is wrong; or its pattern proves something wrong; or it changes nothing; or it cannot be
    /// told or shown.
    fn believes(&self, step: &Step, tally: &mut Tally) -> bool {
        let mut work = Work::default();
        let proven = step.pattern.proves(&self.board, &mut work);
        tally.most_work = tally.most_work.max(work.taken());
        let Ok(proven) = proven else {
            assert!(step.verify(&self.board).is_err(), "{step:?}\nis believed, and proves nothing");
            return false;
        };
        tally.proving += 1;
        let wrong = || format!("{step:?}\nproves what is wrong, on\n{:?}", self.board);
        assert!(proven.gone.is_disjoint(self.some), "{}", wrong());
        assert!(proven.placed.is_subset(self.all), "{}", wrong());
        let is_related = |held: &CandidateSet| proven.one_of.is_empty() || !proven.one_of.is_disjoint(*held);
        assert!(self.each.iter().all(is_related), "{}", wrong());
        if step.verify(&self.board).is_err() {
            return false;
        }
        let changes = step.effect.apply(&mut self.board.clone());
        assert!(changes || !step.effect.related().is_empty(), "{}", wrong());
        assert!(step.effect.candidates().is_subset(self.board.candidate_set()), "{}", wrong());
        assert!(!step.to_string().is_empty() && !step.explain(&self.board).look.is_empty(), "{}", wrong());
        assert!(!step.diagram(&self.board).marks.is_empty(), "{}", wrong());
        *tally.believed.entry(step.kind.id).or_default() += 1;
        true
    }
}

impl Museum {
    /// The steps of the families' own cases, so many of each.
    pub(crate) fn of_cases(most: usize) -> Self {
        let mut museum = Self::default();
        for (family, kind, case) in cases().filter(|(.., case)| !case.must_not_be_found()) {
            let found = case.steps(family, kind);
            museum.add(case.board, found.iter().step_by(found.len().div_ceil(most).max(1)));
        }
        museum
    }

    /// Adds a position with steps that were found there; nothing if it has no solution, or too many.
    pub(crate) fn add<'s>(&mut self, board: Board, steps: impl IntoIterator<Item = &'s Step>) {
        let Some(position) = Position::of(board) else { return };
        for step in steps {
            let json = serde_json::to_value(step).expect("a step is data");
            let specimen = Specimen { position: self.positions.len(), step: json };
            self.specimens[number_of(step.kind.family)].push(specimen);
        }
        self.positions.push(position);
    }

    /// Adds steps of the ways through a puzzle, Sudoku Explainer's too if there is one solution: of each kind
    /// some.
    pub(crate) fn add_paths(&mut self, puzzle: &Puzzle, is_unique: bool) {
        let board = Board::new(puzzle).expect("a valid puzzle");
        let start = if is_unique { board.with_unique_givens() } else { board };
        self.add_path(start, Path::new(&mut start.clone(), Schedule::full()));
        if is_unique {
            let path = se::Path::new(&start, se::Profile::SUKAKU_1_18_1);
            self.add_path(start, path.flat_map(|step| step.parts));
        }
    }

    fn add_path(&mut self, mut board: Board, path: impl Iterator<Item = Step>) {
        for step in path {
            let times = self.on_paths.entry(step.kind.id).or_default();
            *times += 1;
            if *times <= MOST_OF_A_KIND {
                self.add(board, [&step]);
            }
            step.effect.apply(&mut board);
        }
    }

    /// Adds steps of the ways through one puzzle in so many of our corpora, those with several solutions
    /// first.
    pub(crate) fn add_paths_over_corpora(&mut self, one_in: usize) {
        for corpus in [corpus::SEVERAL, corpus::UNIQUE] {
            for case in corpus.cases().step_by(one_in) {
                self.add_paths(&case.puzzle().expect("the corpus has givens"), case.count == 1);
            }
        }
    }

    /// The number of steps.
    pub(crate) fn len(&self) -> usize {
        self.specimens.iter().map(Vec::len).sum()
    }

    /// The kinds of which there are steps.
    pub(crate) fn kinds(&self) -> usize {
        let steps = self.specimens.iter().flatten();
        steps
            .filter_map(|specimen| specimen.step["kind"].as_str())
            .collect::<std::collections::BTreeSet<_>>()
            .len()
    }

    /// Takes a step at random, every family as often as any other, changes it in one way or several, and sees
    /// whether it is believed though it is wrong, where it was found or elsewhere.
    ///
    /// # Panics
    /// It is.
    pub(crate) fn try_one(&self, chance: &mut Chance<'_>, tally: &mut Tally) {
        let there: Vec<&Vec<Specimen>> = self.specimens.iter().filter(|steps| !steps.is_empty()).collect();
        let Some(steps) = chance.one_of(&there) else { return };
        let (Some(specimen), Some(donor)) = (chance.one_of(steps), chance.one_of(steps)) else { return };
        let names: Vec<&str> = techniques::kinds().map(|kind| kind.id).collect();
        let mut step = specimen.step.clone();
        for _ in 0..=chance.below(3) {
            mutation::mutate(&mut step, &donor.step, &names, chance);
        }
        let position =
            if chance.below(16) == 0 { chance.below(self.positions.len()) } else { specimen.position };
        tally.tried += 1;
        if let Ok(step) = serde_json::from_value::<Step>(step) {
            tally.read += 1;
            self.positions[position].believes(&step, tally);
        }
    }
}

/// The place of a family in the list.
fn number_of(family: &dyn Family) -> usize {
    let is_it = |other: &&dyn Family| other.kinds() == family.kinds();
    FAMILIES.iter().position(is_it).expect("every family is in the list")
}
