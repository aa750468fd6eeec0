//! How far logic leads: every puzzle of a file is solved with [`Schedule::full`], and every step checked on the board it is taken
//! on.
//!
//! `cargo run --release -p sudokit-logic --example solved -- FILE...` reads puzzles, one a line, names those that are not solved, and
//! says how long it took, in CPU time of the thread as far as one thread shows in wall time, and how often kinds beyond
//! HoDoKu were needed.

use std::collections::BTreeMap;
use std::error::Error;
use std::time::Instant;
use sudokit_core::{Board, Puzzle};
use sudokit_logic::{Path, Schedule};

fn main() -> Result<(), Box<dyn Error>> {
    for file in std::env::args().skip(1) {
        let (mut solved, mut all, mut steps) = (0, 0, 0);
        let mut beyond: BTreeMap<&str, usize> = BTreeMap::new();
        let start = Instant::now();
        for (line, text) in (1..).zip(std::fs::read_to_string(&file)?.lines()) {
            let Some(Ok(puzzle)) = text.get(..81).map(str::parse::<Puzzle>) else { continue };
            all += 1;
            let mut before = Board::new(&puzzle)?;
            let mut board = before;
            let begin = Instant::now();
            for step in Path::new(&mut board, Schedule::full()) {
                step.verify(&before).map_err(|why| format!("{file}:{line}: {step}: {why}"))?;
                step.effect.apply(&mut before);
                steps += 1;
                if step.kind.hodoku.is_none() {
                    *beyond.entry(step.kind.id).or_default() += 1;
                }
            }
            if std::env::var("TIMES").is_ok() { println!("{line} {:?}", begin.elapsed()); }
            if board.solution().is_some() {
                solved += 1;
            } else {
                println!("{file}:{line}: not solved: {puzzle}");
            }
        }
        println!("{file}: {solved} of {all} solved in {:.1} s, {steps} steps verified", start.elapsed().as_secs_f64());
        println!("beyond HoDoKu: {beyond:?}");
    }
    Ok(())
}
