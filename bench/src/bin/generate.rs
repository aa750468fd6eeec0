//! Rates of `sudoku generate`: puzzles a second of each sort.
//!
//! `cargo run --release --manifest-path bench/Cargo.toml --bin generate -- [plain] [levels] [kinds] [runs]`
//!
//! Thread CPU time of one core, from fixed seeds; without arguments everything. `plain`, in turn with the
//! peer, and `levels`: median of seven rounds, lowest and highest. `kinds`: a few puzzles of each kind, each
//! searched from a seed of its own. `runs`: the givens removed in a row while a puzzle is dug, on which the
//! order of digging depends.

use cpu_time::{ProcessTime, ThreadTime};
use peer::Sudoku;
use std::hint::black_box;
use sudokit::generate::{Grids, Random, Recipe, Steering, Symmetry, dig, fill};
use sudokit::logic::{Level, techniques};
use sudokit::{Batch, Cancel, CellSet, Engine, Measure, Puzzle, Single, Solution, Wish};

const ROUNDS: usize = 7;
const PIECE: usize = 1024;
/// As many rounds as the program's climbs take.
const PATIENCE: usize = 300;
/// Seconds after which a search counts as one that failed.
const LONGEST: f64 = 60.0;

/// Kinds that are requested by name.
const KINDS: [&str; 24] = [
    "pointing",
    "claiming",
    "locked-pair",
    "naked-pair",
    "naked-triple",
    "hidden-pair",
    "hidden-triple",
    "x-wing",
    "swordfish",
    "finned-x-wing",
    "skyscraper",
    "two-string-kite",
    "turbot-fish",
    "empty-rectangle",
    "xy-wing",
    "xyz-wing",
    "w-wing",
    "remote-pair",
    "unique-rectangle-1",
    "bug-1",
    "simple-colors-trap",
    "x-chain",
    "xy-chain",
    "als-xz",
];

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    let sections: [(&str, fn()); 4] =
        [("plain", plain), ("levels", levels), ("kinds", kinds), ("runs", runs)];
    for (name, section) in sections {
        if asked.is_empty() || asked.iter().any(|asked| asked == name) {
            section();
        }
    }
}

/// Prints the median of what `made` makes a second, with the lowest and the highest.
fn report(name: &str, mut made: impl FnMut(u64) -> usize) -> f64 {
    let mut rates: Vec<f64> = (0..=ROUNDS as u64)
        .map(|round| {
            let start = ThreadTime::now();
            made(round) as f64 / start.elapsed().as_secs_f64()
        })
        .skip(1)
        .collect();
    rates.sort_by(f64::total_cmp);
    let [low, median, high] = [0, ROUNDS / 2, ROUNDS - 1].map(|i| rates[i]);
    println!("{name:34} {median:>11.1} a second [{low:.1}, {high:.1}]");
    median
}

/// Makes so many, one after the other.
fn made<T>(count: usize, mut make: impl FnMut() -> T) -> usize {
    for _ in 0..count {
        black_box(make());
    }
    count
}

fn grids(count: usize, random: &mut Random, batch: &mut Batch) -> Vec<Solution> {
    let mut grids = Vec::new();
    fill(count, random, batch, &mut grids).expect("nobody cancels");
    grids
}

fn plain() {
    let recipe = |symmetry, clues: Option<usize>| Recipe {
        symmetry,
        clues: clues.map(|clues| clues..=clues),
        ..Recipe::default()
    };
    let (all, mut batch) = (Grids::new(), Batch::new());
    report("full grids", |seed| {
        let mut random = Random::new(seed);
        made(100_000, || all.random(&mut random))
    });
    report("  by completing three boxes", |seed| grids(20 * PIECE, &mut Random::new(seed), &mut batch).len());
    report("  peer", |_| made(500, Sudoku::generate_solved));
    for (name, recipe) in [
        ("minimal", recipe(Symmetry::None, None)),
        ("half-turn", recipe(Symmetry::HalfTurn, None)),
        ("one solution, 30 givens", recipe(Symmetry::None, Some(30))),
    ] {
        report(name, |seed| {
            let mut random = Random::new(seed);
            let grids = grids(4 * PIECE, &mut random, &mut batch);
            dig(&grids, &recipe, &mut random, &mut batch)
                .expect("nobody cancels")
                .into_iter()
                .flatten()
                .count()
        });
    }
    let of_peer = |symmetry: peer::Symmetry| move || Sudoku::generate_with_symmetry(symmetry);
    report("  peer, minimal", |_| made(100, of_peer(peer::Symmetry::None)));
    report("  peer, half-turn", |_| made(100, of_peer(peer::Symmetry::HalfRotation)));
}

/// The puzzles that climbs from a seed find, until there are `least`.
fn climb(wish: &Wish, symmetry: Symmetry, seed: u64, least: usize, batch: &mut Batch) -> Vec<Puzzle> {
    let steering = Steering {
        recipe: Recipe { symmetry, ..Recipe::default() },
        patience: PATIENCE,
        ..Steering::default()
    };
    let (mut judge, start) = (wish.judge(), ProcessTime::now());
    let cancel = Cancel::new().or_when(move || start.elapsed().as_secs_f64() >= LONGEST);
    let mut found = Vec::new();
    for piece in 0.. {
        let mut random = Random::piece(seed, piece);
        let climb = steering.climb(&mut random, batch, &mut |puzzle, solution, enough| {
            judge.distance(puzzle, solution, enough, &cancel)
        });
        let Ok(climb) = climb else { break };
        found.extend(climb.puzzles);
        if found.len() >= least {
            break;
        }
    }
    found
}

fn levels() {
    let mut batch = Batch::new();
    for level in [Level::Easy, Level::Medium, Level::Hard, Level::Unfair, Level::Extreme] {
        let wish = Wish { level: Some(level), ..Wish::default() };
        report(&format!("HoDoKu {level}, half-turn"), |seed| {
            climb(&wish, Symmetry::HalfTurn, seed, 100, &mut batch).len()
        });
    }
    for (name, range) in [("SE 4.0 to 5.0", 40..=50), ("SE 7.0 to 9.0", 70..=90)] {
        let wish = Wish { ranges: vec![(Measure::Se, range)], ..Wish::default() };
        report(name, |seed| climb(&wish, Symmetry::None, seed, 100, &mut batch).len());
    }
}

fn kinds() {
    const SEARCHES: u64 = 5;
    let mut batch = Batch::new();
    for name in KINDS {
        let wish = Wish { hardest: techniques::kind(name), ..Wish::default() };
        let mut found = 0;
        let times: Vec<f64> = (0..SEARCHES)
            .map(|seed| {
                let start = ThreadTime::now();
                found += usize::from(!climb(&wish, Symmetry::None, seed, 1, &mut batch).is_empty());
                start.elapsed().as_secs_f64()
            })
            .collect();
        let mean = times.iter().sum::<f64>() / SEARCHES as f64;
        let worst = times.iter().copied().fold(0.0, f64::max);
        println!("{name:24} {mean:>7.2} s mean, {worst:>7.2} s worst, {found} of {SEARCHES} found");
    }
}

fn runs() {
    const GRIDS: usize = 2000;
    let (mut random, mut batch, mut solver) = (Random::new(1), Batch::new(), Single::new());
    let mut lengths: Vec<Vec<usize>> = vec![Vec::new(); 82];
    for grid in grids(GRIDS, &mut random, &mut batch) {
        let mut puzzle = Puzzle::from(grid);
        // The givens removed since the last one that had to stay.
        let mut run = Vec::new();
        for cell in random.shuffled(CellSet::ALL) {
            let mut less = puzzle;
            less.set(cell, None);
            let before = puzzle.len();
            run.push(before);
            if solver.is_unique(&less) {
                puzzle = less;
            } else {
                for (i, givens) in run.iter().enumerate() {
                    lengths[*givens].push(run.len() - 1 - i);
                }
                run.clear();
            }
        }
    }
    println!("givens that go one after the other, at so many: the middle half");
    for (givens, lengths) in lengths.iter_mut().enumerate().rev().filter(|(_, lengths)| lengths.len() > 100) {
        lengths.sort_unstable();
        let [low, median, high] = [1, 2, 3].map(|quarter| lengths[lengths.len() * quarter / 4]);
        println!("  {givens}: {median} [{low}, {high}]");
    }
}
