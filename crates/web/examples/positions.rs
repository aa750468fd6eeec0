//! Writes the positions of the course for the app, without a digit: `src/positions.rs` tells how, and reads
//! them. The grids are looked for among those of the maker, in the order in which they are drawn.
//!
//! `cargo run --release -p sudokit-web --example positions > web/public/positions.txt`

use std::collections::HashMap;
use sudokit::generate::{Grids, Random};
use sudokit::{Cell, Puzzle, Solution};
use sudokit_play::train::{Positions, kinds};

/// As the positions were made: crates/play/tests/play/positions.rs.
const SEED: u64 = 1;
const PIECE: u64 = 1024;

const BASE_64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn main() {
    let all = Positions::built_in();
    let grid_of =
        |puzzle: &Puzzle| *sudokit::solve(&(*puzzle).into()).solution().expect("a position has a solution");
    let mut wanted: HashMap<Solution, Option<u64>> =
        kinds().flat_map(|kind| all.of(kind)).map(|puzzle| (grid_of(puzzle), None)).collect();
    let (grids, mut left) = (Grids::new(), wanted.len());
    for piece in 0.. {
        let mut random = Random::piece(SEED, piece);
        for place in 0..PIECE {
            if let Some(number @ None) = wanted.get_mut(&grids.random(&mut random)) {
                *number = Some(piece * PIECE + place);
                left -= 1;
            }
        }
        if left == 0 {
            break;
        }
    }
    let mut givens = Vec::new();
    for kind in kinds().filter(|kind| all.has(kind)) {
        let mut line = kind.id.to_owned();
        let mut last = 0;
        for puzzle in all.of(kind) {
            let number = wanted[&grid_of(puzzle)].expect("it was found") as i64;
            line += &format!(" {}", number - last);
            last = number;
            givens.extend(Cell::all().map(|cell| puzzle.digit(cell).is_some()));
        }
        println!("{line}");
    }
    let digits = givens.chunks(6).map(|six| {
        let bits = six.iter().rev().fold(0, |bits, given| 2 * bits + usize::from(*given));
        char::from(BASE_64[bits])
    });
    println!("{}", digits.collect::<String>());
}
