//! Backdoors, patterns and expansion, compared with their definitions.

use std::ops::ControlFlow;
use sudokit_core::{Board, Candidate, Cell, CellSet, Puzzle, Solution};
use sudokit_generate::{Random, Recipe, backdoors, canonical_pattern, dig, expand, fill, fill_pattern};
use sudokit_solve::{Batch, Cancel, Engine, Plain};
use sudokit_symmetry::{Canonizer, Transformable, Transformation};
use sudokit_testkit::oracle;

fn minimal_puzzles(count: usize, seed: u64) -> Vec<(Puzzle, Solution)> {
    let (mut grids, mut random, mut batch) = (Vec::new(), Random::new(seed), Batch::new());
    fill(count, &mut random, &mut batch, &mut grids).unwrap();
    let puzzles = dig(&grids, &Recipe::default(), &mut random, &mut batch).unwrap();
    puzzles.into_iter().flatten().zip(grids).collect()
}

/// The cells that naked singles lead to.
fn naked_singles(puzzle: &Puzzle) -> CellSet {
    let Ok(mut board) = Board::new(puzzle) else { return CellSet::EMPTY };
    loop {
        let single = board.unsolved().iter().find_map(|cell| {
            let digit = board.candidates(cell).only()?;
            Some(Candidate::at(cell, digit))
        });
        match single {
            Some(single) => _ = board.place(single),
            None => return !board.unsolved(),
        }
    }
}

#[test]
fn backdoors_are_the_minimal_sets_that_make_it_easy() {
    let mut some = 0;
    for (puzzle, solution) in minimal_puzzles(12, 2) {
        let with = |cells: CellSet| solution.restricted_to(puzzle.cells() | cells);
        let opens = |cells: CellSet| naked_singles(&with(cells)) == CellSet::ALL;
        let open: Vec<Cell> = (!puzzle.cells()).into_iter().collect();
        let ones: Vec<CellSet> = open.iter().map(|cell| CellSet::of(*cell)).collect();
        let pairs = ones.iter().enumerate().flat_map(|(i, a)| ones[i + 1..].iter().map(move |b| *a | *b));
        let mut expected: Vec<CellSet> = Vec::new();
        for cells in std::iter::once(CellSet::EMPTY).chain(ones.iter().copied()).chain(pairs) {
            if !expected.iter().any(|smaller| smaller.is_subset(cells)) && opens(cells) {
                expected.push(cells);
            }
        }
        assert_eq!(backdoors(&puzzle, &solution, 2, &Cancel::new(), &mut naked_singles).unwrap(), expected);
        some += expected.len();
    }
    assert!(some > 0);
}

#[test]
fn a_filled_pattern_has_its_givens_there_and_one_solution() {
    let (puzzle, _) = minimal_puzzles(1, 7)[0];
    let made = |seed| {
        let mut made = Vec::new();
        let (mut random, mut batch) = (Random::new(seed), Batch::new());
        let tried =
            fill_pattern(puzzle.cells(), &Puzzle::EMPTY, 10, &mut random, &mut batch, &mut |puzzle| {
                made.push(puzzle);
                ControlFlow::Continue(())
            })
            .unwrap();
        assert!(tried >= made.len());
        made
    };
    let found = made(1);
    assert!(!found.is_empty());
    for filled in &found {
        assert_eq!(filled.cells(), puzzle.cells());
        assert!(Plain::new().is_unique(filled));
    }
    assert_eq!(made(1), found);
}

#[test]
fn what_all_solutions_share_is_added_and_nothing_else() {
    let mut puzzles: Vec<Puzzle> = minimal_puzzles(10, 3)
        .iter()
        .map(|(puzzle, _)| puzzle.restricted_to(!CellSet::of(puzzle.cells().first().expect("a given"))))
        .collect();
    puzzles.push(format!("11{}", ".".repeat(79)).parse().expect("a puzzle"));
    for (puzzle, expanded) in puzzles.iter().zip(expand(&puzzles, &mut Batch::new()).unwrap()) {
        let solutions = oracle::solutions(puzzle, 100_000);
        let Some(first) = solutions.first() else {
            assert_eq!(expanded, None);
            continue;
        };
        let same = |cell: &Cell| solutions.iter().all(|other| other.digit(*cell) == first.digit(*cell));
        let shared: CellSet = Cell::all().filter(same).collect();
        assert_eq!(expanded, Some(first.restricted_to(shared)));
    }
}

#[test]
fn images_of_a_pattern_have_the_same_form_and_none_is_less() {
    let mut random = Random::new(6);
    let mut canonizer = Canonizer::new();
    let text = |cells: CellSet| Cell::all().map(|cell| cells.contains(cell)).collect::<Vec<bool>>();
    for givens in [0, 1, 2, 9, 17, 24, 40, 80, 81] {
        let pattern: CellSet = random.shuffled(Cell::all()).into_iter().take(givens).collect();
        let form = canonical_pattern(pattern, &mut canonizer);
        assert_eq!(form.len(), givens);
        for _ in 0..50 {
            let image = pattern.transformed(&Transformation::random(&mut random));
            assert_eq!(canonical_pattern(image, &mut canonizer), form);
            assert!(text(form) <= text(image));
        }
    }
}
