//! Rates every puzzle of a file on several scales and writes a table as CSV. A rating takes two seconds at
//! most: after that it is a lower bound, as in `>=7.1`.
//!
//! ```sh
//! cargo run --release -p sudokit --example rate_csv [FILE] > ratings.csv
//! ```

use std::error::Error;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::time::Duration;
use sudokit::formats::Reader;
use sudokit::{Rater, Scale};

const PUZZLES: &str = "\
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
..4..3...3..9.6..7.98...5...4..9..7..6.53.4...8...41..9...........2.1.....1...7.3
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8....
";

fn main() -> Result<(), Box<dyn Error>> {
    let input: Box<dyn BufRead> = match std::env::args().nth(1) {
        Some(path) => Box::new(BufReader::new(File::open(path)?)),
        None => Box::new(PUZZLES.as_bytes()),
    };

    let mut rater = Rater::new([Scale::Hodoku, Scale::Se, Scale::W]).within(Duration::from_secs(2));
    let columns = rater.scales().iter().flat_map(|scale| scale.columns());
    println!("puzzle,status,{}", columns.copied().collect::<Vec<_>>().join(","));

    for entry in Reader::new(input) {
        let ratings = match entry {
            Ok(entry) => rater.rate(&entry)?,
            Err(error) => {
                eprintln!("{error}");
                continue;
            }
        };
        let mut row = vec![ratings.puzzle, ratings.status.to_string()];
        for on in ratings.scales {
            match on.rating {
                Ok(rating) => row.extend(rating.values()),
                // Only puzzles with one solution have ratings; the status says why this one has none.
                Err(_) => row.extend(on.scale.columns().iter().map(|_| String::new())),
            }
        }
        println!("{}", row.join(","));
    }
    Ok(())
}
