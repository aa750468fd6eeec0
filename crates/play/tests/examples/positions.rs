//! Finds the positions of the course: puzzles whose way needs a technique.
//!
//! ```sh
//! cargo run --release -p sudokit-play --example positions -- FILE follow FROM TO
//! cargo run --release -p sudokit-play --example positions -- FILE vary SEED [PUZZLES]...
//! ```
//!
//! `follow` follows the ways of the maker's puzzles with these numbers, and keeps the first for each technique
//! that lacks some, by their numbers. `vary` looks for the others near puzzles that are known, and in files:
//! one given goes and one comes, and each puzzle that is found is turned at random. Each command rewrites the file.

use std::collections::HashSet;
use std::{env, error, fs};
use sudokit::logic::techniques::forcing::{FORCING_CHAIN_VERITY, FORCING_NET_CONTRADICTION};
use sudokit::logic::{Kind, Path as Way};
use sudokit::packed::{packed, unpacked};
use sudokit::symmetry::{Canonizer, Transformation};
use sudokit::{Board, Cancel, Cancelled, Maker, Puzzle, Random, Vicinity, difficulty};
use sudokit_play::train::{self, position};

/// So many positions are kept of each technique up to forcing nets.
const KEPT: usize = 60;
/// So many of each behind them.
const KEPT_BEYOND: usize = 8;
/// The seed of the maker.
const SEED: u64 = 1;
/// Numbers of puzzles followed in one go.
const PORTION: u64 = 1024;
/// Techniques behind forcing nets are looked for on the ways of so many puzzles: that takes as long as twenty
/// times as many others.
const FIRST: u64 = 20_000;
/// So many puzzles near a known one are kept of a technique.
const NEAR: usize = 2;
/// So many puzzles near a known one are looked at.
const LOOKED_AT: usize = 60;

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
            let mut known = Vec::new();
            for file in files {
                let text = fs::read_to_string(file)?;
                let read = |line: &str| unpacked(line).or_else(|| Some(sudokit::read(line).ok()?.givens));
                known.extend(text.lines().filter_map(read).filter(|puzzle| puzzle.len() > 16));
            }
            vary(&mut shelves, &known, &mut Random::new(seed.parse()?))?;
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
                let shelf =
                    if more < 0 || !shelf.beyond.is_empty() { &mut shelf.beyond } else { &mut shelf.solved };
                number += more;
                shelf.push(number as u64);
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
        if is_general(self.kind) { KEPT } else { KEPT_BEYOND }
    }

    fn len(&self) -> usize {
        self.solved.len() + self.beyond.len() + self.known.len()
    }

    fn puzzles(&self) -> Vec<Puzzle> {
        let numbers: Vec<u64> = self.solved.iter().chain(&self.beyond).copied().collect();
        [Maker::numbered(SEED, &numbers), self.known.clone()].concat()
    }
}

/// Returns true for the techniques up to forcing nets.
fn is_general(kind: &Kind) -> bool {
    rank(kind) <= rank(&FORCING_NET_CONTRADICTION)
}

fn rank(kind: &Kind) -> usize {
    difficulty::place(kind).unwrap_or(usize::MAX)
}

fn follow(shelves: &mut [Shelf], from: u64, to: u64) -> Result<(), Cancelled> {
    for first in (from..to).step_by(PORTION as usize) {
        let numbers: Vec<u64> = (first..to.min(first + PORTION)).collect();
        for (number, puzzle) in numbers.iter().zip(Maker::numbered(SEED, &numbers)) {
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
    let (mut met, mut is_stuck): (Vec<&'static Kind>, _) = (Vec::new(), false);
    for step in Way::new(&mut board, train::schedule().only(is_general)) {
        let is_forcing = rank(step.kind) >= rank(&FORCING_CHAIN_VERITY);
        is_stuck |= is_forcing;
        if !met.contains(&step.kind) {
            met.push(step.kind);
            if is_forcing && shelves[rank(step.kind)].solved.len() >= KEPT {
                break;
            }
        }
    }
    let hardest = met.iter().copied().max_by_key(|kind| rank(kind));
    for kind in met {
        let shelf = &mut shelves[rank(kind)];
        let of = if Some(kind) == hardest { &mut shelf.solved } else { &mut shelf.beyond };
        if of.len() < KEPT && !of.contains(&number) {
            of.push(number);
        }
    }
    if is_stuck && number < FIRST {
        for shelf in shelves.iter_mut().filter(|shelf| !is_general(shelf.kind) && shelf.len() < KEPT_BEYOND) {
            if position(puzzle, shelf.kind, &Cancel::new())?.is_some() {
                shelf.solved.push(number);
            }
        }
    }
    Ok(())
}

/// Looks near known puzzles for what a technique lacks.
fn vary(shelves: &mut [Shelf], files: &[Puzzle], random: &mut Random) -> Result<(), Cancelled> {
    let (mut canonizer, mut vicinity) = (Canonizer::new(), Vicinity::new().minimal());
    for shelf in shelves {
        if shelf.len() >= shelf.wanted() {
            continue;
        }
        let has_it = |puzzle: &Puzzle| Ok(position(puzzle, shelf.kind, &Cancel::new())?.is_some());
        let mut known = shelf.puzzles();
        let mut forms: HashSet<Puzzle> = known.iter().map(|puzzle| canonizer.minlex(puzzle)).collect();
        let (mut place, mut found) = (0, Vec::new());
        for puzzle in files {
            if known.len() < shelf.wanted() && has_it(puzzle)? && forms.insert(canonizer.minlex(puzzle)) {
                known.push(*puzzle);
                found.push(*puzzle);
            }
        }
        while known.len() < shelf.wanted() && place < known.len() {
            let near = random.shuffled(vicinity.puzzles(&known[place], 1, 1)?);
            let mut kept = 0;
            for puzzle in near.into_iter().take(LOOKED_AT) {
                if kept < NEAR
                    && known.len() < shelf.wanted()
                    && has_it(&puzzle)?
                    && forms.insert(canonizer.minlex(&puzzle))
                {
                    known.push(puzzle);
                    found.push(puzzle);
                    kept += 1;
                }
            }
            place += 1;
        }
        for puzzle in found {
            let turned = Transformation::random(random).apply(&puzzle);
            shelf.known.push(if has_it(&turned)? { turned } else { puzzle });
        }
        eprintln!("{}: {}", shelf.kind.id, shelf.len());
    }
    Ok(())
}
