//! Positions to practise on.

use std::collections::HashMap;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};
use sudokit::logic::{Kind, Path as Way};
use sudokit::{Board, Cancelled, Maker, Puzzle};
use sudokit_play::train;

/// So many positions are kept of each technique.
const KEPT: usize = 32;

/// Makes the positions again:
/// `SUDOKIT_WRITE_POSITIONS=N cargo test --release -p sudokit-play --test play positions -- --ignored`
/// follows the paths of N puzzles, a million of them in twenty minutes.
#[test]
#[ignore = "takes as long as one likes, and writes the positions"]
fn the_positions_are_made() {
    let Some(count) = env::var("SUDOKIT_WRITE_POSITIONS").ok().and_then(|count| count.parse().ok()) else {
        return;
    };
    let mut found = Found::default();
    let mut seen = 0;
    Maker::new(1)
        .make(count, |made| {
            found.follow(made.puzzle);
            seen += 1;
            if seen % 100_000 == 0 {
                eprintln!("after {seen} puzzles\n{}", found.told());
            }
            Ok::<(), Cancelled>(())
        })
        .expect("nobody cancels");
    found.write(seen);
}

/// The positions found of each technique.
#[derive(Default)]
struct Found {
    /// Puzzles that need nothing harder.
    solved: HashMap<&'static Kind, Vec<Puzzle>>,
    /// The others.
    beyond: HashMap<&'static Kind, Vec<Puzzle>>,
}

impl Found {
    /// Follows the way of a puzzle.
    fn follow(&mut self, puzzle: Puzzle) {
        let mut board = Board::new(&puzzle).expect("it has a solution").with_unique_givens();
        let mut met: Vec<&'static Kind> = Vec::new();
        let enough = |of: &HashMap<&'static Kind, Vec<Puzzle>>, kind| {
            of.get(kind).is_some_and(|puzzles: &Vec<Puzzle>| puzzles.len() >= KEPT)
        };
        for step in Way::new(&mut board, train::schedule()) {
            if !met.contains(&step.kind) {
                met.push(step.kind);
                if step.kind.id.starts_with("forcing") && enough(&self.solved, step.kind) {
                    break;
                }
            }
        }
        let rank = |kind: &Kind| train::kinds().position(|other| other == kind).expect("it is in the course");
        let hardest = met.iter().copied().max_by_key(|kind| rank(kind));
        for kind in met {
            let of = if Some(kind) == hardest { &mut self.solved } else { &mut self.beyond };
            if !enough(of, kind) {
                of.entry(kind).or_default().push(puzzle);
            }
        }
    }

    fn of(&self, kind: &'static Kind) -> Vec<Puzzle> {
        let found = [&self.solved, &self.beyond].map(|of| of.get(kind).cloned().unwrap_or_default());
        found.into_iter().flatten().take(KEPT).collect()
    }

    /// The number of positions of each technique.
    fn told(&self) -> String {
        train::kinds().map(|kind| format!("{:4} {}\n", self.of(kind).len(), kind.id)).collect()
    }

    /// Writes the positions down: first puzzles that need nothing harder.
    fn write(&self, seen: usize) {
        let mut text = format!(
            "# The first positions of each technique on the ways of {seen} puzzles: see tests/play/positions.rs.\n"
        );
        for kind in train::kinds() {
            let puzzles: String = self.of(kind).iter().map(|puzzle| format!("{puzzle}\n")).collect();
            write!(text, "\n{}\n{puzzles}", kind.id).expect("a string takes all");
        }
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/train/positions.txt");
        fs::write(path, text).expect("it can be written");
        eprintln!("{}", self.told());
    }
}
