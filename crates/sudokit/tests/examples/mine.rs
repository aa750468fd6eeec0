//! Mines the library: puzzles for each technique that need it and nothing harder.
//!
//! ```sh
//! cargo run --release -p sudokit --features library --example mine -- LIBRARY follow COUNT SEED [FILE]...
//! cargo run --release -p sudokit --features library --example mine -- LIBRARY climb SECONDS SEED [KIND]...
//! cargo run --release -p sudokit --features library --example mine -- LIBRARY sift 0 0 [KIND]...
//! ```
//!
//! `follow` follows the ways of the puzzles in files, and of so many random ones, and keeps a puzzle for the
//! hardest technique on its way. Techniques that no hint names, and those behind forcing nets, are looked for
//! where all that is easier is stuck. `climb` searches for each technique that has too few puzzles, for so
//! many seconds, from those that are known. `sift` drops what has no certificate. Each command rewrites the
//! library.
//!
//! `follow` leaves a way after some seconds, and `climb` ends after some: how far they get depends on the
//! machine. The comments at the top of the library say which commands have made it.

use std::collections::HashSet;
use std::time::{Duration, Instant};
use std::{env, error, fs};
use sudokit::generate::{Grids, Random, Steering};
use sudokit::logic::techniques::forcing::FORCING_NET_CONTRADICTION;
use sudokit::logic::techniques::singles::FULL_HOUSE;
use sudokit::logic::{Kind, Schedule, View, techniques};
use sudokit::{
    Batch, Board, Cancel, Cancelled, Canonizer, Cell, CellSet, Certificate, Engine, Library, Maker, Puzzle,
    Single, Wish, difficulty,
};

/// So many puzzles are kept of each technique.
const KEPT: usize = 20;
/// So many minimal puzzles are tried inside a puzzle.
const REDUCED: usize = 8;
/// So long is a way followed.
const LONGEST: Duration = Duration::from_secs(4);

fn main() -> Result<(), Box<dyn error::Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [path, how, number, seed, rest @ ..] = &arguments[..] else {
        return Err("expected LIBRARY, then follow, climb or sift, a number and a seed".into());
    };
    let notes = fs::read_to_string(path)?;
    let notes: String =
        notes.lines().filter(|line| line.starts_with('#')).map(|line| format!("{line}\n")).collect();
    let mut mine = Mine { library: Library::read(&fs::read_to_string(path)?)?, ..Mine::default() };
    let seed = seed.parse()?;
    match &how[..] {
        "follow" => {
            for file in rest {
                for line in fs::read_to_string(file)?.lines() {
                    if let Ok(entry) = sudokit::read(line) {
                        mine.follow(entry.givens);
                    }
                }
            }
            Maker::new(seed).make(number.parse()?, |made| {
                mine.follow(made.puzzle);
                Ok::<(), Cancelled>(())
            })?;
            mine.count();
        }
        "sift" => mine.sift(rest),
        "climb" => mine.climb(number.parse()?, seed, rest)?,
        other => return Err(format!("expected follow, climb or sift, found {other}").into()),
    }
    fs::write(path, format!("{notes}{}", mine.library))?;
    for kind in techniques::kinds() {
        println!("{:2} {:9} {}", mine.library.of(kind).len(), mine.library.tried(kind), kind.id);
    }
    Ok(())
}

#[derive(Default)]
struct Mine {
    library: Library,
    /// Number of puzzles followed.
    followed: u64,
    /// Techniques that no way of hints needs, by the number of easier ones: no hint names them, or they are
    /// behind forcing nets.
    besides: Vec<(usize, &'static Kind)>,
}

impl Mine {
    fn is_enough(&self, kind: &Kind) -> bool {
        self.library.of(kind).len() >= KEPT
    }

    /// Keeps a minimal puzzle, or one that is minimal inside it and needs the same.
    fn keep(&mut self, kind: &'static Kind, puzzle: Puzzle) {
        if self.is_enough(kind) {
            return;
        }
        let needs_it = |puzzle: &Puzzle| {
            Certificate::of(puzzle, kind, &Cancel::new()).is_ok_and(|found| found.is_some())
        };
        if *kind == FULL_HOUSE && needs_it(&puzzle) {
            self.library.add(kind, [puzzle], 0);
            return;
        }
        let inside = sudokit::reduce_often(&puzzle, REDUCED, &mut Random::new(1), &mut Batch::new());
        if let Some(minimal) = inside.unwrap_or_default().into_iter().find(needs_it) {
            self.library.add(kind, [minimal], 0);
        }
    }

    /// Follows the way of a puzzle.
    fn follow(&mut self, puzzle: Puzzle) {
        let Ok(board) = sudokit::position(&puzzle.into()) else { return };
        if !board.has_unique_givens() {
            return;
        }
        self.followed += 1;
        let end = Instant::now() + LONGEST;
        let cancel = Cancel::new().or_when(move || Instant::now() >= end);
        if self.besides.is_empty() {
            let nets = difficulty::place(&FORCING_NET_CONTRADICTION);
            let is_beside = |kind: &&Kind| difficulty::place(kind).is_none_or(|place| Some(place) > nets);
            let besides = techniques::kinds().filter(is_beside);
            let besides = besides.filter(|kind| difficulty::never_needed(kind).is_none());
            self.besides = besides.map(|kind| (difficulty::easier_than(kind).count(), kind)).collect();
        }
        let schedule = difficulty::schedule();
        let (mut board, mut hardest) = (board, None);
        while !board.unsolved().is_empty() {
            let Some(step) = schedule.first(&View::new(&board).until(&cancel)) else { return };
            if cancel.is_cancelled() {
                return;
            }
            let place = difficulty::place(step.kind).expect("it is in the order");
            if hardest.is_none_or(|(most, _)| place > most) {
                self.beside(&puzzle, &board, hardest.map_or(0, |(most, _)| most), place, &cancel);
                hardest = Some((place, step.kind));
            }
            step.effect.apply(&mut board);
        }
        if let Some((_, kind)) = hardest {
            self.keep(kind, puzzle);
        }
    }

    /// Tries the techniques beside the order where the easier ones are stuck, from one place to another.
    fn beside(&mut self, puzzle: &Puzzle, board: &Board, from: usize, to: usize, cancel: &Cancel) {
        let here = self.besides.iter().filter(|(easier, _)| from < *easier && *easier <= to);
        let here = here.map(|(_, kind)| *kind).filter(|kind| !self.is_enough(kind));
        for kind in here.collect::<Vec<_>>() {
            let own = Schedule::of([kind]).only(|other| other == kind);
            let has_step = own.first(&View::new(board).until(cancel)).is_some();
            if has_step && Certificate::of(puzzle, kind, cancel).is_ok_and(|found| found.is_some()) {
                self.keep(kind, *puzzle);
            }
        }
    }

    /// Drops the puzzles that do not need what they are kept for.
    fn sift(&mut self, ids: &[String]) {
        let old = std::mem::take(&mut self.library);
        for kind in techniques::kinds() {
            self.library.add(kind, [], old.tried(kind));
            if ids.is_empty() || ids.iter().any(|id| id == kind.id) {
                old.of(kind).iter().for_each(|puzzle| self.keep(kind, *puzzle));
            } else {
                self.library.add(kind, old.of(kind).to_vec(), 0);
            }
        }
    }

    /// Notes how many puzzles were followed.
    fn count(&mut self) {
        for kind in techniques::kinds() {
            self.library.add(kind, [], self.followed);
        }
    }

    /// Searches for the techniques that lack puzzles, or for these.
    fn climb(&mut self, seconds: f64, seed: u64, ids: &[String]) -> Result<(), Box<dyn error::Error>> {
        let is_asked = |kind: &Kind| ids.is_empty() || ids.iter().any(|id| id == kind.id);
        for kind in techniques::kinds().filter(|kind| is_asked(kind)) {
            if self.is_enough(kind) || difficulty::never_needed(kind).is_some() {
                continue;
            }
            let known = self.library.of(kind).to_vec();
            if *kind == FULL_HOUSE {
                let found = full_houses(KEPT - known.len(), seed);
                self.library.add(kind, found, 0);
                continue;
            }
            let (found, tried) = climb(kind, &known, Duration::from_secs_f64(seconds), seed);
            eprintln!("{}: {} + {} of {tried}", kind.id, known.len(), found.len());
            self.library.add(kind, found, tried);
        }
        Ok(())
    }
}

/// Climbs from known puzzles of a technique, or from random grids, again and again. Returns puzzles that are
/// no isomorphs of each other or of those known, and the number of those that were judged.
fn climb(kind: &'static Kind, known: &[Puzzle], time: Duration, seed: u64) -> (Vec<Puzzle>, u64) {
    let end = Instant::now() + time;
    let cancel = Cancel::new().or_when(move || Instant::now() >= end);
    let (mut random, mut batch) = (Random::new(seed), Batch::new().until(&cancel));
    let (mut single, mut canonizer) = (Single::new(), Canonizer::new());
    let mut judge = Wish { hardest: Some(kind), ..Wish::default() }.judge();
    let mut forms: HashSet<Puzzle> = known.iter().map(|puzzle| canonizer.minlex(puzzle)).collect();
    let seeds = known.iter().filter_map(|puzzle| Some((*puzzle, single.solve(puzzle)?))).collect();
    let steering = Steering { seeds, patience: 300, ..Steering::default() };
    let (mut found, mut tried) = (Vec::new(), 0);
    loop {
        let climb = steering.climb(&mut random, &mut batch, &mut |puzzle, solution, enough| {
            tried += 1;
            let distance = judge.distance(puzzle, solution, enough, &cancel)?;
            if distance == 0 && known.len() + found.len() < KEPT && forms.insert(canonizer.minlex(puzzle)) {
                found.push(*puzzle);
            }
            Ok(distance)
        });
        if climb.is_err() || known.len() + found.len() >= KEPT {
            return (found, tried);
        }
    }
}

/// Puzzles that full houses alone solve. They are not minimal: a given goes as long as that holds.
fn full_houses(count: usize, seed: u64) -> Vec<Puzzle> {
    let (mut random, grids) = (Random::new(seed), Grids::new());
    let dug = |random: &mut Random| {
        let mut puzzle = Puzzle::from(grids.random(random));
        for cell in random.shuffled(Cell::all()) {
            let less = puzzle.restricted_to(puzzle.cells() - CellSet::of(cell));
            if Certificate::of(&less, &FULL_HOUSE, &Cancel::new()).is_ok_and(|found| found.is_some()) {
                puzzle = less;
            }
        }
        puzzle
    };
    (0..count).map(|_| dug(&mut random)).collect()
}
