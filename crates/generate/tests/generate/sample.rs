//! Law: weighed samples are unbiased.

use std::collections::{HashMap, HashSet};
use sudokit_core::{Cell, CellSet, Puzzle, Solution};
use sudokit_generate::{Random, Recipe, Sample, controlled_bias, dig, fill, top_down};
use sudokit_solve::{Batch, Engine, Single};

/// A puzzle with some more givens than a minimal one, and all minimal puzzles inside it.
fn start_with_few(more: usize, seed: u64) -> (Puzzle, HashSet<Puzzle>) {
    let (mut random, mut batch) = (Random::new(seed), Batch::new());
    let mut grids: Vec<Solution> = Vec::new();
    fill(1, &mut random, &mut batch, &mut grids).unwrap();
    let minimal = dig(&grids, &Recipe::default(), &mut random, &mut batch).unwrap()[0].expect("minimal");
    let open = random.shuffled(Cell::all().filter(|cell| minimal.digit(*cell).is_none()));
    let cells: CellSet = minimal.cells().into_iter().chain(open.into_iter().take(more)).collect();
    let start = Puzzle::from(grids[0]).restricted_to(cells);
    (start, minimal_inside(start))
}

/// By removing givens in every way.
fn minimal_inside(start: Puzzle) -> HashSet<Puzzle> {
    let mut solver = Single::new();
    let (mut seen, mut open, mut minimal) = (HashSet::from([start]), vec![start], HashSet::new());
    while let Some(puzzle) = open.pop() {
        let mut is_minimal = true;
        for cell in puzzle.cells() {
            let mut less = puzzle;
            less.set(cell, None);
            if solver.is_unique(&less) {
                is_minimal = false;
                if seen.insert(less) {
                    open.push(less);
                }
            }
        }
        if is_minimal {
            minimal.insert(puzzle);
        }
    }
    minimal
}

/// Each minimal puzzle must have a mean weight of 1 over all tries, within five standard errors.
fn assert_fair(samples: &[Sample], tries: usize, minimal: &HashSet<Puzzle>) {
    let mut sums: HashMap<Puzzle, (f64, f64)> = HashMap::new();
    for Sample { puzzle, weight, .. } in samples {
        assert!(minimal.contains(puzzle), "{puzzle} is not minimal");
        let (sum, squares) = sums.entry(*puzzle).or_default();
        *sum += weight;
        *squares += weight * weight;
    }
    assert_eq!(sums.len(), minimal.len(), "every one comes about");
    let tries = tries as f64;
    for (puzzle, (sum, squares)) in sums {
        let mean = sum / tries;
        let error = ((squares / tries - mean * mean) / tries).sqrt();
        assert!((mean - 1.0).abs() < 5.0 * error, "{puzzle}: {mean} instead of 1, error {error}");
    }
}

#[test]
fn digging_weighed_is_fair() {
    let (start, minimal) = start_with_few(4, 0);
    assert!(minimal.len() > 4, "there is something to choose from");
    let samples = top_down(&vec![start; 15_000], &mut Random::new(0), &mut Batch::new()).unwrap();
    assert_fair(&samples, 15_000, &minimal);
}

#[test]
fn digging_weighed_by_the_number_of_givens_alone_is_not() {
    // The law of controlled bias, misapplied.
    let (start, minimal) = start_with_few(4, 0);
    let samples = top_down(&vec![start; 4000], &mut Random::new(0), &mut Batch::new()).unwrap();
    let mut often: HashMap<Puzzle, usize> = HashMap::new();
    for sample in samples {
        *often.entry(sample.puzzle).or_default() += 1;
    }
    let of_size = |size: usize| often.iter().filter(move |(puzzle, _)| puzzle.len() == size);
    let sizes: HashSet<usize> = minimal.iter().map(Puzzle::len).collect();
    let is_uneven = |size: &usize| {
        let most = of_size(*size).map(|(_, count)| *count).max().unwrap_or(0);
        let least = of_size(*size).map(|(_, count)| *count).min().unwrap_or(0);
        most > 2 * least
    };
    assert!(sizes.iter().any(is_uneven), "puzzles of the same size do not come equally often");
}

#[test]
fn controlled_bias_is_fair() {
    let (start, minimal) = start_with_few(3, 1);
    let tries = 20_000;
    let samples = controlled_bias(&vec![start; tries], &mut Random::new(1), &mut Batch::new()).unwrap();
    let samples: Vec<Sample> = samples.into_iter().flatten().collect();
    assert!(samples.iter().all(|sample| minimal.contains(&sample.puzzle)));
    for puzzle in minimal {
        // One order of the removed givens among all choices of as many: mostly 27 over 3.
        let ways: f64 =
            (0..start.len() - puzzle.len()).map(|i| (start.len() - i) as f64 / (i + 1) as f64).product();
        let found: Vec<&Sample> = samples.iter().filter(|sample| sample.puzzle == puzzle).collect();
        assert!(found.iter().all(|sample| (sample.weight - ways).abs() < 1e-6));
        let expected = tries as f64 / ways;
        let (count, error) = (found.len() as f64, expected.sqrt());
        assert!((count - expected).abs() < 5.0 * error + 1.0, "{puzzle}: {count} instead of {expected}");
    }
}

/// Weighted mean of the number of givens, and its standard error.
fn mean_of_givens(samples: &[Sample]) -> (f64, f64) {
    let all: f64 = samples.iter().map(|sample| sample.weight).sum();
    let givens = |sample: &Sample| sample.puzzle.len() as f64;
    let mean = samples.iter().map(|sample| sample.weight * givens(sample)).sum::<f64>() / all;
    let squares = samples.iter().map(|sample| (sample.weight * (givens(sample) - mean)).powi(2)).sum::<f64>();
    (mean, squares.sqrt() / all)
}

/// Berthier's mean over all minimal puzzles is 26.57; the unweighted mean of puzzles dug top-down is 24.38.
#[test]
fn all_minimal_puzzles_have_the_published_mean_of_givens() {
    let (mut random, mut batch) = (Random::new(1), Batch::new());
    let mut grids = Vec::new();
    fill(12_000, &mut random, &mut batch, &mut grids).unwrap();
    let starts: Vec<Puzzle> = grids.into_iter().map(Puzzle::from).collect();
    let samples = top_down(&starts, &mut random, &mut batch).unwrap();
    let plain: f64 =
        samples.iter().map(|sample| sample.puzzle.len() as f64).sum::<f64>() / samples.len() as f64;
    let (mean, error) = mean_of_givens(&samples);
    assert!((plain - 24.38).abs() < 0.05, "{plain}");
    assert!(error < 0.25 && (mean - 26.57).abs() < 4.0 * error, "{mean} +- {error}");
}
