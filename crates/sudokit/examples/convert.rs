//! Writes the puzzles of a file in another format, and says what that format has no place for.
//!
//! ```sh
//! cargo run --release -p sudokit --example convert [FORMAT [FILE]]
//! ```

use std::error::Error;
use std::fs::File;
use std::io::{BufRead, BufReader};
use sudokit::formats::{Format, Losses, Reader, Writer};

/// The `+` says that a player has filled in the 4.
const GAME: &str = "53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let format: Format = arguments.next().as_deref().unwrap_or("sdm").parse()?;
    let input: Box<dyn BufRead> = match arguments.next() {
        Some(path) => Box::new(BufReader::new(File::open(path)?)),
        None => Box::new(GAME.as_bytes()),
    };

    let mut writer = Writer::new(format).ok_or_else(|| format!("{} can only be read", format.name()))?;
    let mut text = String::new();
    for (index, entry) in Reader::new(input).enumerate() {
        let entry = entry?;
        writer.entry(&mut text, &entry)?;
        let losses = Losses::of(&entry, format);
        if losses != Losses::default() {
            eprintln!("puzzle {}: {losses}", index + 1);
        }
    }
    writer.finish(&mut text)?;
    print!("{text}");
    Ok(())
}
