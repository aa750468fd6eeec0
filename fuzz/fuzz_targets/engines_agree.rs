//! Law: for any problem, every engine on every backend counts and finds the same solutions as the naive
//! oracle.
//!
//! The first byte selects the kind of problem, the others fill it in: arbitrary digits, mostly in conflict;
//! some digits of a grid, perhaps with a wrong one; arbitrary candidates; the candidates of a grid and
//! others. The naive oracle takes too long on very open problems, so these get digits of the grid until they
//! are not.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::ops::ControlFlow;
use sudokit_core::{Candidate, CandidateSet, Cell, Digit, DigitSet, Problem, Puzzle, Solution};
use sudokit_solve::{Answer, Backend, Batch, Engine, Plain, Single, Team};
use sudokit_symmetry::{Random, Transformable, Transformation};
use sudokit_testkit::oracle;

/// Solutions are told apart up to so many.
const LIMIT: u64 = 40;
/// The oracle answers in milliseconds if there are no more candidates.
const OPEN: usize = 300;

const GRID: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fuzz_target!(|bytes: &[u8]| {
    let Some((kind, bytes)) = bytes.split_first() else { return };
    let mut bytes = bytes.iter().copied().chain(std::iter::repeat(0));
    let mut byte = || bytes.next().unwrap_or_default();
    let grid: Solution = GRID.parse().expect("a grid");
    let mut random = Random::new(u64::from_le_bytes(std::array::from_fn(|_| byte())));
    let grid = grid.transformed(&Transformation::random(&mut random));
    match kind % 4 {
        0 => judge_givens(Puzzle::new(std::array::from_fn(|_| Digit::new(usize::from(byte() % 40)))), &grid),
        1 => {
            let mut puzzle = Puzzle::EMPTY;
            for cell in Cell::all().filter(|_| byte() % 8 < 3) {
                puzzle.set(cell, Some(grid.digit(cell)));
            }
            puzzle.set(Cell::from_index(usize::from(byte()) % 81), Digit::new(usize::from(byte() % 16)));
            judge_givens(puzzle, &grid);
        }
        kind => {
            let others = Candidate::all().filter(|_| byte() % 8 < 2 + kind % 2);
            let others: CandidateSet = others.collect();
            let own = if kind == 3 { grid.candidates() } else { CandidateSet::EMPTY };
            let mut candidates = others | own;
            for cell in Cell::all() {
                if candidates.len() <= OPEN {
                    break;
                }
                candidates -= CandidateSet::of_cell(cell, !DigitSet::of(grid.digit(cell)));
            }
            judge(Problem::Candidates(candidates));
        }
    }
});

/// Also asks for another digit in the cell of each given.
fn judge_givens(mut puzzle: Puzzle, grid: &Solution) {
    for cell in Cell::all() {
        if Problem::Givens(&puzzle).candidates().len() <= OPEN {
            break;
        }
        puzzle.set(cell, Some(grid.digit(cell)));
    }
    judge(Problem::Givens(&puzzle));
    if let Some(cell) = puzzle.cells().first() {
        judge(Problem::AnotherDigit(&puzzle, cell));
    }
}

fn judge(problem: Problem<'_>) {
    let solutions = match problem {
        // The oracle is asked in words that it knows.
        Problem::AnotherDigit(..) => oracle::solutions(Problem::Candidates(problem.candidates()), LIMIT),
        _ => oracle::solutions(problem, LIMIT),
    };
    engine_agrees(Plain::new(), problem, &solutions);
    engine_agrees(Single::new(), problem, &solutions);
    for backend in Backend::available() {
        batch_agrees(&mut Batch::on(backend), problem, &solutions);
        let divided = Team::on(backend, 1).count_divided(problem, LIMIT);
        assert_eq!(divided, Ok(solutions.len() as u64), "{backend}");
    }
}

/// All solutions if there are less than the limit; some of them otherwise.
fn engine_agrees(mut engine: impl Engine, problem: Problem<'_>, solutions: &[Solution]) {
    let count = solutions.len() as u64;
    for limit in [1, 2, 3, LIMIT] {
        assert_eq!(engine.count(problem, limit), count.min(limit));
    }
    let mut found = Vec::new();
    engine.enumerate(problem, |solution| {
        found.push(*solution);
        if found.len() as u64 == LIMIT { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    found.sort_unstable();
    found.dedup();
    assert_eq!(found.len(), solutions.len());
    assert!(count == LIMIT || found == solutions);
    answer_agrees(engine.answer(problem), problem, solutions);
    if count < LIMIT {
        assert_eq!(engine.true_candidates(problem), union(solutions));
    }
}

fn batch_agrees(batch: &mut Batch, problem: Problem<'_>, solutions: &[Solution]) {
    const NOBODY: &str = "nobody cancels";
    let count = solutions.len() as u64;
    let (mut counts, mut answers, mut unions) = (Vec::new(), Vec::new(), Vec::new());
    // In each lane.
    let problems = vec![problem; batch.backend().width() + 1];
    for limit in [1, 2, 3, LIMIT] {
        batch.count(&problems, limit, &mut counts).expect(NOBODY);
        assert!(counts.iter().all(|one| *one == count.min(limit)), "{}: {counts:?}", batch.backend());
    }
    batch.answer(&problems, &mut answers).expect(NOBODY);
    answers.into_iter().for_each(|answer| answer_agrees(answer, problem, solutions));
    if count < LIMIT {
        batch.true_candidates([problem], &mut unions).expect(NOBODY);
        assert_eq!(unions, [union(solutions)], "{}", batch.backend());
    }
}

fn answer_agrees(answer: Answer, problem: Problem<'_>, solutions: &[Solution]) {
    let count = match answer {
        Answer::None => 0,
        Answer::Unique(_) => 1,
        Answer::Several(_) => 2,
    };
    assert_eq!(count, solutions.len().min(2));
    if let Some(solution) = answer.solution() {
        assert!(oracle::is_solution(&solution.digits().map(Digit::get)));
        assert!(solution.candidates().is_subset(problem.candidates()));
        assert!(solutions.len() as u64 == LIMIT || solutions.contains(solution));
    }
}

fn union(solutions: &[Solution]) -> CandidateSet {
    solutions.iter().fold(CandidateSet::EMPTY, |union, solution| union | solution.candidates())
}
