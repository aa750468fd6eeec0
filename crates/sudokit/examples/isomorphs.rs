//! Finds which puzzles of a file are the same but for turning, mirroring, renumbering and the like. Each
//! group is a line: the minlex form, then the places of its puzzles in the file.
//!
//! ```sh
//! cargo run --release -p sudokit --example isomorphs [FILE]
//! ```

use std::collections::BTreeMap;
use std::error::Error;
use std::fs::File;
use std::io::{BufRead, BufReader};
use sudokit::formats::Reader;
use sudokit::symmetry::Canonizer;

/// The third is the first, mirrored.
const PUZZLES: &str = "\
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
....7..35...591..6.6....89.3...6...81..3.8..46...2...7.82....6.5..914...97..8....
";

fn main() -> Result<(), Box<dyn Error>> {
    let input: Box<dyn BufRead> = match std::env::args().nth(1) {
        Some(path) => Box::new(BufReader::new(File::open(path)?)),
        None => Box::new(PUZZLES.as_bytes()),
    };

    let mut canonizer = Canonizer::new();
    let mut groups: BTreeMap<_, Vec<usize>> = BTreeMap::new();
    for (index, entry) in Reader::new(input).enumerate() {
        groups.entry(canonizer.minlex(&entry?.givens)).or_default().push(index + 1);
    }
    for (form, places) in groups {
        let places: Vec<_> = places.iter().map(usize::to_string).collect();
        println!("{form} {}", places.join(" "));
    }
    Ok(())
}
