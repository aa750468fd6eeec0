//! Solves every puzzle of a file on all cores, one line of output for each. The file may have any format.
//!
//! ```sh
//! cargo run --release -p sudokit --example solve_file [FILE]
//! ```

use std::error::Error;
use std::fs::File;
use std::io::{BufRead, BufReader};
use sudokit::formats::Reader;
use sudokit::{Answer, Team};

const PUZZLES: &str = "\
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8....
";

fn main() -> Result<(), Box<dyn Error>> {
    let input: Box<dyn BufRead> = match std::env::args().nth(1) {
        Some(path) => Box::new(BufReader::new(File::open(path)?)),
        None => Box::new(PUZZLES.as_bytes()),
    };

    // A wrong line is reported, and reading continues with the next one.
    let mut entries = Vec::new();
    for entry in Reader::new(input) {
        match entry {
            Ok(entry) => entries.push(entry),
            Err(error) => eprintln!("{error}"),
        }
    }

    let mut answers = Vec::new();
    Team::new().answer(&entries, &mut answers, |_| ())?;
    for (entry, answer) in entries.iter().zip(&answers) {
        match answer {
            Answer::Unique(solution) => println!("{entry} {solution}"),
            Answer::Several(_) => println!("{entry} has several solutions"),
            Answer::None => println!("{entry} has no solution"),
        }
    }
    Ok(())
}
