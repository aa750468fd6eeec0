//! Writes the first puzzles of every level for the app, so that a new game is there at once. The
//! levels are in their order, each from number 1 on. The first line has the givens of all puzzles, one after
//! another. The second has their patterns: each is that of the first half of the cells, the centre included,
//! as 7 digits of base 64. The other half is its mirror. Apart, givens and patterns are packed better.
//!
//! `cargo run --release -p sudokit-web --example stock > web/public/stock.txt`

use sudokit::Cell;
use sudokit_play::Level;

/// So many puzzles of each level.
const COUNT: u64 = 200;

const BASE_64: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn main() {
    let (mut patterns, mut all_givens) = (String::new(), String::new());
    for level in Level::ALL {
        for number in 1..=COUNT {
            let puzzle = level.puzzle(number);
            let is_given: Vec<bool> = Cell::all().map(|cell| puzzle.digit(cell).is_some()).collect();
            assert!(is_given.iter().eq(is_given.iter().rev()), "{level} {number} is not symmetric");
            let pattern = is_given[..=40].chunks(6).map(|six| {
                let bits = six.iter().rev().fold(0, |bits, given| 2 * bits + usize::from(*given));
                char::from(BASE_64[bits])
            });
            let givens = Cell::all().filter_map(|cell| puzzle.digit(cell)).map(|digit| digit.to_string());
            patterns.extend(pattern);
            all_givens.extend(givens);
        }
    }
    println!("{all_givens}\n{patterns}");
}
