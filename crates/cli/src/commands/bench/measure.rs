//! The measurement of one set: all contestants in turn, round after round.

use super::clock;
use super::contestant::{Contestant, REFERENCE};
use super::tasks::{Set, Task};
use crate::run::interrupt;
use crate::run::report::{Failure, Message};
use std::time::Duration;
use sudokit::Backend;

/// Measurements of a contestant.
pub(super) struct Measured {
    pub(super) engine: &'static str,
    pub(super) backend: Option<Backend>,
    /// Number of puzzles in each round.
    pub(super) puzzles: usize,
    /// Its puzzles per second, unless it was given none.
    pub(super) rate: Option<Spread>,
    /// Its rates over those of the reference in the same rounds.
    pub(super) ratio: Option<Spread>,
}

/// A number measured several times.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Spread {
    pub(super) median: f64,
    pub(super) lowest: f64,
    pub(super) highest: f64,
}

impl Spread {
    /// The middle value, or the mean of the two middle ones; the lowest and the highest. There is at least
    /// one.
    fn of(mut values: Vec<f64>) -> Self {
        values.sort_by(f64::total_cmp);
        let last = values.len() - 1;
        let median = f64::midpoint(values[last / 2], values[values.len() / 2]);
        Self { median, lowest: values[0], highest: values[last] }
    }
}

/// Measures all contestants. The first round only warms up. Within a round they take turns, so that a machine
/// that slows down does so for all.
///
/// # Errors
/// Two contestants answer a puzzle differently.
pub(super) fn measure(
    set: &Set,
    contestants: &mut [Contestant],
    rounds: usize,
) -> Result<Vec<Measured>, Failure> {
    let shares: Vec<&[Task]> = contestants.iter().map(|contestant| contestant.share(&set.tasks)).collect();
    let mut rates = vec![Vec::with_capacity(rounds); contestants.len()];
    let mut outputs = vec![Vec::new(); contestants.len()];
    for round in 0..=rounds {
        for (i, contestant) in contestants.iter_mut().enumerate() {
            let output = &mut outputs[i];
            output.clear();
            interrupt::check()?;
            let mut is_run = Ok(());
            let time = clock::time(|| is_run = (contestant.run)(shares[i], output));
            is_run?;
            if round > 0 {
                // A clock may be too coarse for a few puzzles.
                let seconds = time.max(Duration::from_nanos(1)).as_secs_f64();
                rates[i].push(shares[i].len() as f64 / seconds);
            }
        }
        compare(contestants, &shares, &outputs)?;
    }
    let reference = reference(contestants);
    let results = contestants.iter().zip(&shares).zip(&rates).map(|((contestant, share), own)| {
        let ratios = own.iter().zip(&rates[reference]).map(|(own, reference)| own / reference).collect();
        Measured {
            engine: contestant.engine,
            backend: contestant.backend,
            puzzles: share.len(),
            rate: (!share.is_empty()).then(|| Spread::of(own.clone())),
            ratio: (!share.is_empty()).then(|| Spread::of(ratios)),
        }
    });
    Ok(results.collect())
}

fn reference(contestants: &[Contestant]) -> usize {
    let place = contestants.iter().position(|contestant| contestant.engine == REFERENCE);
    place.expect("the reference is always among them")
}

/// Checks that each contestant has written what the reference has written for the same puzzles.
fn compare(contestants: &[Contestant], shares: &[&[Task]], outputs: &[Vec<u8>]) -> Result<(), Failure> {
    let lines = |output| <[u8]>::split(output, |byte| *byte == b'\n');
    let reference = &outputs[reference(contestants)];
    for ((contestant, share), output) in contestants.iter().zip(shares).zip(outputs) {
        for ((task, own), right) in share.iter().zip(lines(output)).zip(lines(reference)) {
            if own != right {
                let message = Message::new(format_args!(
                    "the engines disagree: {} answers {}, and {REFERENCE} {}, to {}",
                    contestant.name(),
                    String::from_utf8_lossy(own),
                    String::from_utf8_lossy(right),
                    task.text()
                ));
                let hint = "one of them is wrong, so no rate counts: please report this";
                return Err(Failure::Fatal(message.hint(hint)));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudokit::Puzzle;
    use sudokit::generate::Random;

    #[test]
    fn the_median_is_in_the_middle() {
        let odd = Spread::of(vec![5.0, 1.0, 2.0]);
        assert_eq!(odd, Spread { median: 2.0, lowest: 1.0, highest: 5.0 });
        let even = Spread::of(vec![4.0, 1.0, 2.0, 8.0]);
        assert_eq!(even, Spread { median: 3.0, lowest: 1.0, highest: 8.0 });
        assert_eq!(Spread::of(vec![7.0]), Spread { median: 7.0, lowest: 7.0, highest: 7.0 });
    }

    #[test]
    fn a_contestant_that_lies_is_named_with_the_puzzle() {
        const UNIQUE: &str =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let puzzles = [Puzzle::EMPTY, UNIQUE.parse().expect("it is a puzzle")];
        let tasks = puzzles.iter().map(Task::from).collect();
        let set = Set::new("two", "an empty grid and a puzzle", tasks, 0, &mut Random::new(1));
        let mut honest = Contestant::all();
        let measured = measure(&set, &mut honest, 3).expect("they agree");
        assert!(measured.iter().all(|measured| measured.puzzles == 2 && measured.rate.is_some()));

        let mut contestants = Contestant::all();
        contestants[0].run = Box::new(|tasks, output| {
            output.extend(b"multiple\n".repeat(tasks.len()));
            Ok(())
        });
        let Err(Failure::Fatal(message)) = measure(&set, &mut contestants, 3) else { panic!("plain lies") };
        let message = format!("{message:?}");
        assert!(message.contains("plain answers multiple, and single 534678912"), "{message}");
        assert!(message.contains(UNIQUE), "{message}");
    }
}
