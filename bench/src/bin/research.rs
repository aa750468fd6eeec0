//! Rates of the research tools, each on one core.
//!
//! `cargo run --release --manifest-path bench/Cargo.toml --bin research -- 17clue.txt minimal-20000.txt`
//!
//! Thread CPU time; one round to warm up, then the median of five with the lowest and the highest.

use cpu_time::ThreadTime;
use std::hint::black_box;
use std::ops::ControlFlow;
use sudokit_core::{Cell, Puzzle, Solution};
use sudokit_generate::{Random, Unavoidable, Vicinity, fill, redundant};
use sudokit_solve::{Batch, Engine, Single};

const ROUNDS: usize = 5;
/// Puzzles whose givens are tested together.
const PIECE: usize = 256;
/// Puzzles of each file whose vicinity is searched, from its beginning.
const VICINITIES: usize = 200;
/// Puzzles of each file whose grids are searched for unavoidable sets.
const GRIDS: usize = 200;

fn main() {
    let mut batch = Batch::new();
    let open = open_puzzles(&mut batch);
    let mut counts = Vec::new();
    batch.count(&open, u64::MAX, &mut counts).expect("nobody cancels");
    let solutions: u64 = counts.iter().sum();
    println!("{} puzzles with {} solutions on average", open.len(), solutions / open.len() as u64);
    report("counting, batch", "solutions", solutions as usize, || {
        batch.count(&open, u64::MAX, &mut counts).expect("nobody cancels");
    });
    println!("  {:.2} nodes split for a solution", batch.nodes() as f64 / solutions as f64);
    let mut solver = Single::new();
    report("counting, single", "solutions", solutions as usize, || {
        for puzzle in &open {
            black_box(solver.count(puzzle, u64::MAX));
        }
    });
    for path in std::env::args().skip(1) {
        let text = std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let puzzles: Vec<Puzzle> = Puzzle::from_lines(&text)
            .take(20_000)
            .map(|puzzle| puzzle.unwrap_or_else(|error| panic!("{path}: {error}")))
            .collect();
        println!("{path}: {} puzzles", puzzles.len());
        report("minimality", "puzzles", puzzles.len(), || {
            for piece in puzzles.chunks(PIECE) {
                black_box(redundant(piece, &mut batch).expect("nobody cancels"));
            }
        });
        let mut solver = Single::new();
        let grids: Vec<Solution> =
            puzzles.iter().take(GRIDS).filter_map(|puzzle| solver.solve(puzzle)).collect();
        let unavoidable = Unavoidable::new();
        let mut sets = 0;
        report("unavoidable sets to 12", "grids", grids.len(), || {
            sets = grids.iter().map(|grid| unavoidable.up_to(grid, 12).len()).sum();
        });
        println!("  {:.1} sets in a grid", sets as f64 / grids.len() as f64);
        let few = &puzzles[..puzzles.len().min(VICINITIES)];
        let mut vicinity = Vicinity::new();
        let mut found = 0;
        report("vicinity {-1+1}", "puzzles", few.len(), || {
            found = 0;
            for puzzle in few {
                let _ = vicinity
                    .search(puzzle, 1, 1, &mut |_| {
                        found += 1;
                        ControlFlow::Continue(())
                    })
                    .expect("nobody cancels");
            }
        });
        println!("  {found} puzzles in the vicinities of {}", few.len());
    }
}

/// Puzzles with some thousand solutions: random grids that have lost digits until there were so many.
fn open_puzzles(batch: &mut Batch) -> Vec<Puzzle> {
    let (mut grids, mut random, mut counts) = (Vec::new(), Random::new(1), Vec::new());
    fill(500, &mut random, batch, &mut grids).expect("nobody cancels");
    let open = grids.iter().map(|grid| {
        let cells = random.shuffled(Cell::all());
        let puzzles: Vec<Puzzle> =
            (17..30).map(|givens| grid.restricted_to(cells[..givens].iter().copied().collect())).collect();
        batch.count(&puzzles, 1000, &mut counts).expect("nobody cancels");
        puzzles[counts.iter().rposition(|count| *count == 1000).expect("17 random givens say little")]
    });
    open.collect()
}

/// Prints how many a second.
fn report(name: &str, what: &str, count: usize, mut work: impl FnMut()) {
    let mut rates: Vec<f64> = (0..=ROUNDS)
        .map(|_| {
            let start = ThreadTime::now();
            work();
            count as f64 / start.elapsed().as_secs_f64()
        })
        .skip(1)
        .collect();
    rates.sort_by(f64::total_cmp);
    let [low, median, high] = [0, ROUNDS / 2, ROUNDS - 1].map(|i| rates[i] as u64);
    println!("  {name:24} {median:>10} {what} a second [{low}, {high}]");
}
