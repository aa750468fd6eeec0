//! Finds the positions of the course: puzzles whose way needs a technique.
//!
//! ```sh
//! cargo run --release -p sudokit-play --example positions -- FILE follow FROM TO
//! cargo run --release -p sudokit-play --example positions -- FILE vary SEED [CASES]...
//! ```
//!
//! `follow` follows the ways of the maker's puzzles with these numbers, and keeps the first for each
//! technique that lacks some, by their numbers. `vary` looks for the others near puzzles that are known, and
//! near those of the technique in files of cases: one given goes and one comes, and each puzzle that is found
//! is turned at random. Each command rewrites the file.

use std::collections::HashSet;
use std::{env, error, fs};
use sudokit::generate::{Recipe, Symmetry, dig};
use sudokit::logic::techniques::fish::JELLYFISH;
use sudokit::logic::techniques::forcing::{FORCING_CHAIN_VERITY, FORCING_NET_CONTRADICTION};
use sudokit::logic::{Kind, Path as Way};
use sudokit::packed::{packed, unpacked};
use sudokit::symmetry::{Canonizer, Transformation};
use sudokit::{Batch, Board, Cancel, Cancelled, Engine, Maker, Puzzle, Random, Single, Vicinity, difficulty};
use sudokit_play::train::{self, Positions, is_exotic, position};

/// So many positions are kept of each technique up to forcing nets,
const KEPT: usize = 60;
/// and so many of each behind them.
const KEPT_BEYOND: usize = 8;
/// Numbers of puzzles followed in one go.
const PORTION: u64 = 1024;
/// Exotic patterns are looked for in so many puzzles: that takes longer than the whole way of a puzzle.
const FIRST: u64 = 60_000;
/// So many puzzles near a known one are kept of a technique.
const NEAR: usize = 2;
/// So many puzzles near a known one are looked at.
const LOOKED_AT: usize = 60;
/// So many symmetric puzzles are dug out of a grid.
const DUG: usize = 16;

fn main() -> Result<(), Box<dyn error::Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [path, how, rest @ ..] = &arguments[..] else {
        return Err("expected FILE, then follow or vary".into());
    };
    let text = fs::read_to_string(path)?;
    let notes: String =
        text.lines().filter(|line| line.starts_with('#')).map(|line| format!("{line}\n")).collect();
    let mut shelves: Vec<Shelf> = train::kinds().map(|kind| Shelf::read(kind, &text)).collect();
    match (&how[..], rest) {
        ("follow", [from, to]) => follow(&mut shelves, from.parse()?, to.parse()?)?,
        ("vary", [seed, files @ ..]) => {
            let mut cases = Vec::new();
            for file in files {
                let text = fs::read_to_string(file)?;
                let cased = text.lines().filter_map(|line| Some((line.split(':').nth(1)?, line)));
                let read =
                    cased.filter_map(|(id, line)| Some((id.to_owned(), sudokit::read(line).ok()?.givens)));
                cases.extend(read.collect::<Vec<_>>());
            }
            vary(&mut shelves, &cases, &mut Random::new(seed.parse()?))?;
        }
        _ => return Err("expected follow FROM TO, or vary SEED and files".into()),
    }
    let lines: String = shelves.iter().filter(|shelf| shelf.len() > 0).map(Shelf::line).collect();
    fs::write(path, format!("{notes}{lines}"))?;
    for shelf in &shelves {
        println!("{:2} {:2} {}", shelf.solved.len() + shelf.beyond.len(), shelf.known.len(), shelf.kind.id);
    }
    Ok(())
}

/// The positions of a technique.
struct Shelf {
    kind: &'static Kind,
    /// The maker's puzzles that need nothing harder, by number.
    solved: Vec<u64>,
    /// The maker's other puzzles.
    beyond: Vec<u64>,
    /// Puzzles of no number.
    known: Vec<Puzzle>,
}

impl Shelf {
    fn read(kind: &'static Kind, text: &str) -> Self {
        let mut shelf = Self { kind, solved: Vec::new(), beyond: Vec::new(), known: Vec::new() };
        let line = text.lines().find_map(|line| line.strip_prefix(kind.id)?.strip_prefix(' ')).unwrap_or("");
        let mut number = 0_i64;
        for word in line.split(' ').filter(|word| !word.is_empty()) {
            if let Some(puzzle) = unpacked(word) {
                shelf.known.push(puzzle);
            } else {
                let more: i64 = word.parse().expect("a number or a packed puzzle");
                // Both run upwards, so the second begins where a number is less than the one before.
                let of =
                    if more < 0 || !shelf.beyond.is_empty() { &mut shelf.beyond } else { &mut shelf.solved };
                number += more;
                of.push(number as u64);
            }
        }
        shelf
    }

    fn line(&self) -> String {
        let mut line = self.kind.id.to_owned();
        let mut last = 0;
        let made = self.solved.iter().chain(&self.beyond).take(self.wanted());
        for number in made.map(|number| *number as i64) {
            line += &format!(" {}", number - last);
            last = number;
        }
        let lacks = self.wanted().saturating_sub(self.solved.len() + self.beyond.len());
        self.known.iter().take(lacks).for_each(|puzzle| line += &format!(" {}", packed(puzzle)));
        line + "\n"
    }

    fn wanted(&self) -> usize {
        if rank(self.kind) <= rank(&FORCING_NET_CONTRADICTION) { KEPT } else { KEPT_BEYOND }
    }

    fn len(&self) -> usize {
        self.solved.len() + self.beyond.len() + self.known.len()
    }

    fn puzzles(&self) -> Vec<Puzzle> {
        let numbers: Vec<u64> = self.solved.iter().chain(&self.beyond).copied().collect();
        [Maker::numbered(Positions::SEED, &numbers), self.known.clone()].concat()
    }
}

fn rank(kind: &Kind) -> usize {
    difficulty::place(kind).unwrap_or(usize::MAX)
}

fn follow(shelves: &mut [Shelf], from: u64, to: u64) -> Result<(), Cancelled> {
    for first in (from..to).step_by(PORTION as usize) {
        let numbers: Vec<u64> = (first..to.min(first + PORTION)).collect();
        for (number, puzzle) in numbers.iter().zip(Maker::numbered(Positions::SEED, &numbers)) {
            follow_one(shelves, *number, &puzzle)?;
        }
        if first % (100 * PORTION) == 0 {
            let lacking = shelves.iter().filter(|shelf| shelf.solved.len() < shelf.wanted());
            let said: Vec<String> = lacking
                .map(|shelf| format!("{} {}+{}", shelf.kind.id, shelf.solved.len(), shelf.beyond.len()))
                .collect();
            eprintln!("{first}: {}", said.join(", "));
        }
    }
    for shelf in shelves {
        shelf.solved.sort_unstable();
        shelf.beyond.sort_unstable();
    }
    Ok(())
}

/// Follows the way of a puzzle.
fn follow_one(shelves: &mut [Shelf], number: u64, puzzle: &Puzzle) -> Result<(), Cancelled> {
    let mut board = Board::new(puzzle).expect("it has a solution").with_unique_givens();
    let mut met: Vec<&'static Kind> = Vec::new();
    for step in Way::new(&mut board, train::schedule().only(|kind| !is_exotic(kind))) {
        if !met.contains(&step.kind) {
            met.push(step.kind);
            if rank(step.kind) >= rank(&FORCING_CHAIN_VERITY) && shelves[rank(step.kind)].solved.len() >= KEPT
            {
                break;
            }
        }
    }
    let hardest = met.iter().copied().max_by_key(|kind| rank(kind));
    for kind in met {
        let shelf = &mut shelves[rank(kind)];
        let is_known = shelf.solved.contains(&number) || shelf.beyond.contains(&number);
        let of = if Some(kind) == hardest { &mut shelf.solved } else { &mut shelf.beyond };
        if of.len() < KEPT && !is_known {
            of.push(number);
        }
    }
    let is_hard = hardest.is_some_and(|kind| rank(kind) > rank(&JELLYFISH));
    if is_hard && number < FIRST {
        for shelf in shelves.iter_mut().filter(|shelf| is_exotic(shelf.kind) && shelf.len() < shelf.wanted())
        {
            if position(puzzle, shelf.kind, &Cancel::new())?.is_some() {
                shelf.solved.push(number);
            }
        }
    }
    Ok(())
}

/// Looks near known puzzles for what a technique lacks.
fn vary(shelves: &mut [Shelf], cases: &[(String, Puzzle)], random: &mut Random) -> Result<(), Cancelled> {
    let (mut canonizer, mut vicinity) = (Canonizer::new(), Vicinity::new().minimal());
    let (mut single, mut batch) = (Single::new(), Batch::new());
    for shelf in shelves {
        let kind = shelf.kind;
        let has_it = |puzzle: &Puzzle| Ok(position(puzzle, kind, &Cancel::new())?.is_some());
        let known = std::mem::take(&mut shelf.known);
        for puzzle in known {
            if has_it(&puzzle)? {
                shelf.known.push(puzzle);
            }
        }
        if shelf.len() >= shelf.wanted() {
            continue;
        }
        let is_case = |id: &str| id.trim_end_matches("-x") == shelf.kind.id;
        let cases = cases.iter().filter(|(id, _)| is_case(id)).map(|(_, puzzle)| *puzzle);
        let (known, mut forms, mut found) = (shelf.puzzles(), HashSet::new(), Vec::new());
        forms.extend(known.iter().map(|puzzle| canonizer.minlex(puzzle)));
        let lacks = shelf.wanted() - known.len();
        let mut starts = known;
        for puzzle in cases {
            starts.push(puzzle);
            if found.len() < lacks && !forms.contains(&canonizer.minlex(&puzzle)) && has_it(&puzzle)? {
                forms.insert(canonizer.minlex(&puzzle));
                found.push(puzzle);
            }
        }
        let mut place = 0;
        while found.len() < lacks && place < starts.len() {
            let near = random.shuffled(vicinity.puzzles(&starts[place], 1, 1)?);
            let mut kept = 0;
            for puzzle in near.into_iter().take(LOOKED_AT) {
                if kept < NEAR
                    && found.len() < lacks
                    && has_it(&puzzle)?
                    && forms.insert(canonizer.minlex(&puzzle))
                {
                    found.push(puzzle);
                    starts.push(puzzle);
                    kept += 1;
                }
            }
            place += 1;
        }
        // Symmetric puzzles in the grids of cases: some patterns need a grid that is its own image.
        for grid in starts.iter().filter_map(|puzzle| single.solve(puzzle)) {
            for symmetry in Symmetry::ALL {
                let recipe = Recipe { symmetry, ..Recipe::default() };
                for puzzle in dig(&[grid; DUG], &recipe, random, &mut batch)?.into_iter().flatten() {
                    if found.len() < lacks && has_it(&puzzle)? && forms.insert(canonizer.minlex(&puzzle)) {
                        found.push(puzzle);
                    }
                }
            }
            if found.len() == lacks {
                break;
            }
        }
        for puzzle in found {
            let turned = Transformation::random(random).apply(&puzzle);
            shelf.known.push(if has_it(&turned)? { turned } else { puzzle });
        }
        eprintln!("{}: {}", shelf.kind.id, shelf.len());
    }
    Ok(())
}
