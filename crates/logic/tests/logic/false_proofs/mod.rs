//! Proofs by somebody who wants to be believed: steps of every family, changed in every way that patterns
//! offer.

mod law;

use law::{Museum, Tally};
use sudokit_testkit::chance::Chance;
use sudokit_testkit::corpus;

#[test]
fn no_changed_step_proves_what_is_wrong() {
    let mut museum = Museum::of_cases(3);
    museum.add_paths_over_corpora(8);
    let (mut chance, mut tally) = (Chance::of_seed(1), Tally::default());
    for _ in 0..8_000 {
        museum.try_one(&mut chance, &mut tally);
    }
    assert!(tally.believed.len() > 50, "hardly any kind is changed and still right: {:?}", tally.believed);
}

/// Some minutes: `SUDOKIT_MUTANTS` says how many, `SUDOKIT_SEED` which ones.
#[test]
#[ignore = "millions of changed steps"]
fn millions_of_changed_steps_prove_nothing_wrong() {
    let number =
        |name: &str, default| std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(default);
    let (mutants, seed) = (number("SUDOKIT_MUTANTS", 5_000_000), number("SUDOKIT_SEED", 1));
    let mut museum = Museum::of_cases(20);
    museum.add_paths_over_corpora(1);
    if let Some(text) = corpus::shared("conformance/ratings-se-1.2.1.csv") {
        let puzzles = text.lines().skip(1).filter_map(|line| line.split(',').next()?.parse().ok());
        puzzles.step_by(40).for_each(|puzzle| museum.add_paths(&puzzle, true));
    }
    println!("seed {seed}: {} steps of {} kinds", museum.len(), museum.kinds());
    let (mut chance, mut tally) = (Chance::of_seed(seed), Tally::default());
    for _ in 0..mutants {
        museum.try_one(&mut chance, &mut tally);
    }
    let believed: u64 = tally.believed.values().sum();
    println!(
        "{} changed: {} read, {} of them prove something, {believed} are believed, of {} kinds; the most work is {}",
        tally.tried,
        tally.read,
        tally.proving,
        tally.believed.len(),
        tally.most_work
    );
}
