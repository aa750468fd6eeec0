//! Counts the solutions of many puzzles that lie side by side in memory, 81 bytes each. Tells on standard
//! error how far it is, and stops after some seconds: then the counts of the first puzzles are there.
//!
//! ```sh
//! cargo run --release -p sudokit --example count_bytes [FILE [SECONDS]]
//! ```

use std::error::Error;
use std::thread;
use std::time::Duration;
use sudokit::{Bulk, BulkError, Cancel, Team};

const PUZZLE: &[u8; 81] =
    b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8....";

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut bytes = match arguments.next() {
        Some(path) => std::fs::read(path)?,
        None => PUZZLE.repeat(10_000),
    };
    bytes.retain(|byte| !byte.is_ascii_whitespace());
    let seconds = arguments.next().map_or(Ok(10), |seconds| seconds.parse())?;

    let bulk = Bulk::new(&bytes)?;
    let (mut counts, mut done) = (vec![0; bulk.len()], 0);
    let cancel = Cancel::new();
    // Any thread may cancel. This one does when the time is over; a program that waits for a user cancels at
    // a key.
    let clock = cancel.clone();
    thread::spawn(move || {
        thread::sleep(Duration::from_secs(seconds));
        clock.cancel();
    });
    let result = bulk.count(&mut Team::new().until(&cancel), 1_000_000, &mut counts, |so_far| {
        done = so_far;
        eprint!("\r{done} of {}", bulk.len());
    });
    eprintln!();

    match result {
        Ok(()) => println!("all puzzles are counted"),
        Err(BulkError::Cancelled) => println!("the time is over: the first {done} are counted"),
        Err(error) => return Err(error.into()),
    }
    let valid = counts[..done].iter().filter(|count| **count != u64::MAX);
    println!("{} solutions, none counted further than a million", valid.sum::<u64>());
    Ok(())
}
