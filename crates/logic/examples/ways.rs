//! Measures ways with an aim beside the usual way.
//!
//! `cargo run --release -p sudokit-logic --example ways -- FILE [EVERY] [AIM]` takes every EVERYth puzzle of
//! FILE, one a line (without a number each), and prints for the usual way and for the way of each aim, or of
//! this one, the steps, the hard steps, the lines that a reader has to follow in them, the longest of them,
//! and the seconds.

use std::error::Error;
use std::time::{Duration, Instant};
use sudokit_core::{Board, Cancel, Puzzle};
use sudokit_logic::{Level, Path, Schedule, Step, aim::Aim};

/// The numbers of a way, or of several together.
#[derive(Clone, Copy, Default)]
struct Way {
    steps: usize,
    hard: usize,
    lines: usize,
    longest: usize,
    time: Duration,
}

impl Way {
    fn of(start: &Board, steps: &[Step], time: Duration) -> Self {
        let (mut way, mut board) = (Self { steps: steps.len(), time, ..Self::default() }, *start);
        for step in steps {
            // Beyond singles, locked candidates, pairs and triples.
            if step.kind.hodoku.is_none_or(|hodoku| hodoku.level > Level::Medium) {
                let lines = step.lines(&board);
                way.hard += 1;
                way.lines += lines;
                way.longest = way.longest.max(lines);
            }
            step.effect.apply(&mut board);
        }
        way
    }

    fn with(self, other: Self) -> Self {
        Self {
            steps: self.steps + other.steps,
            hard: self.hard + other.hard,
            lines: self.lines + other.lines,
            longest: self.longest.max(other.longest),
            time: self.time + other.time,
        }
    }

    fn print(self, name: &str) {
        let Self { steps, hard, lines, longest, time } = self;
        println!(
            "{name:>10}: {steps:5} steps, {hard:5} hard, {lines:7} lines, longest {longest:5}, {time:.1?}"
        );
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let text = std::fs::read_to_string(arguments.next().ok_or("name a file")?)?;
    let every = arguments.next().map_or(Ok(1), |number| number.parse())?;
    let named = arguments.next().map(|name| name.parse::<Aim>()).transpose()?;
    let aims: Vec<Aim> = named.map_or(Aim::ALL.to_vec(), |aim| vec![aim]);
    let schedule = Schedule::full();
    let mut totals = vec![Way::default(); 1 + aims.len()];
    let mut longer = vec![0; aims.len()];
    for line in text.lines().step_by(every) {
        let puzzle: Puzzle = line.get(..81).ok_or("a line is too short")?.parse()?;
        let board = Board::new(&puzzle)?.with_unique_givens();
        println!("{puzzle}");
        let start = Instant::now();
        let steps: Vec<Step> = Path::new(&mut board.clone(), schedule.clone()).collect();
        let usual = Way::of(&board, &steps, start.elapsed());
        usual.print("usual");
        totals[0] = totals[0].with(usual);
        for (number, aim) in aims.iter().enumerate() {
            let start = Instant::now();
            let steps = aim.way(&board, &schedule, &Cancel::new())?;
            let way = Way::of(&board, &steps, start.elapsed());
            way.print(aim.name());
            totals[1 + number] = totals[1 + number].with(way);
            longer[number] += usize::from(way.longest > usual.longest);
        }
    }
    println!("all together");
    totals[0].print("usual");
    for (number, aim) in aims.iter().enumerate() {
        totals[1 + number].print(aim.name());
        println!(
            "            its longest step is longer than that of the usual way: {} times",
            longer[number]
        );
    }
    Ok(())
}
