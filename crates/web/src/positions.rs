//! Positions to practise on, from the app's short file of them.
//!
//! Each puzzle of the course is one that our own maker made: a random grid, of which some cells are given.
//! The grid has a number, so the file needs no digits. It has a line for each technique, with its id and the
//! numbers of the grids, each less the one before it. The last line says which cells are given, of all
//! puzzles one after another, six cells to a digit of base 64. `examples/positions.rs` writes it.

use std::fmt::Write;
use sudokit::Cell;
use sudokit::generate::{Grids, Random};
use sudokit_play::train::Positions;

/// The seed of the maker.
const SEED: u64 = 1;
/// The number of grids in a stream of random numbers.
const PIECE: u64 = 1024;

const BASE_64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The positions of a short file; `None` if it is not one.
pub(crate) fn positions(short: &str) -> Option<Positions> {
    let (techniques, givens) = short.trim_end().rsplit_once('\n')?;
    let mut givens = givens.bytes().flat_map(|digit| {
        let six = BASE_64.iter().position(|other| *other == digit).unwrap_or(0);
        (0..6).map(move |cell| six >> cell & 1 == 1)
    });
    let (grids, mut long) = (Grids::new(), String::new());
    for line in techniques.lines() {
        let (id, numbers) = line.split_once(' ')?;
        writeln!(long, "{id}").ok()?;
        let mut number = 0_i64;
        for more in numbers.split(' ') {
            number += more.parse::<i64>().ok()?;
            let number = u64::try_from(number).ok()?;
            let mut random = Random::piece(SEED, number / PIECE);
            random.skip((number % PIECE) as usize * Grids::CHOICES);
            let grid = grids.random(&mut random);
            for cell in Cell::all() {
                if givens.next()? {
                    write!(long, "{}", grid.digit(cell)).ok()?;
                } else {
                    long.push('.');
                }
            }
            long.push('\n');
        }
    }
    Positions::read(&long).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudokit_play::train::kinds;

    const SHORT: &str = include_str!("../../../web/public/positions.txt");

    #[test]
    fn the_short_file_has_the_positions_of_the_course() {
        let (short, long) = (positions(SHORT).expect("it is one"), Positions::built_in());
        for kind in kinds() {
            assert_eq!(short.of(kind), long.of(kind), "{}: examples/positions.rs writes them again", kind.id);
        }
        assert_eq!(positions("x-wing 1 2\nA"), None);
    }
}
