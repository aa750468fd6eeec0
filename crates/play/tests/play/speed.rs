//! Timings, on one core. `SUDOKIT_SEEDS` says how many puzzles of each level are measured, 100 by default.
//!
//! ```sh
//! cargo test --release -p sudokit-play --test play speed -- --ignored --nocapture --test-threads 1
//! ```

use std::time::Instant;
use sudokit::{Cancel, CandidateSet, CellSet, Digit};
use sudokit_play::train::{Drill, Exercise, Positions, Reply, kinds};
use sudokit_play::{Action, Game, Help, Level, Save};

/// Times in milliseconds.
#[derive(Default)]
struct Times(Vec<f64>);

impl Times {
    fn measure<T>(&mut self, work: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let done = std::hint::black_box(work());
        self.0.push(start.elapsed().as_secs_f64() * 1000.0);
        done
    }

    /// Prints them, and says what 95 of 100 do not exceed.
    fn report(mut self, what: &str) -> f64 {
        self.0.sort_by(f64::total_cmp);
        let at = |part: usize| self.0[(self.0.len() * part / 100).min(self.0.len() - 1)];
        let [p50, p95, p99, most] = [50, 95, 99, 100].map(at);
        println!(
            "{what:12} {:5} times: p50 {p50:8.3} ms  p95 {p95:8.3} ms  p99 {p99:8.3} ms  max {most:8.3} ms",
            self.0.len()
        );
        p95
    }
}

fn seeds() -> std::ops::Range<u64> {
    0..std::env::var("SUDOKIT_SEEDS").ok().and_then(|count| count.parse().ok()).unwrap_or(100)
}

/// The bar: 0.3 s.
#[test]
#[ignore = "measures, and needs a release build"]
fn a_new_game() {
    for level in Level::ALL {
        let mut times = Times::default();
        for seed in seeds() {
            times.measure(|| level.puzzle(seed));
        }
        assert!(times.report(level.name()) < 300.0, "{level}");
    }
}

/// The bar: 30 ms, over all positions of games that are played by hints.
#[test]
#[ignore = "measures, and needs a release build"]
fn a_hint() {
    for level in Level::ALL {
        let mut times = Times::default();
        for seed in seeds().take(20) {
            let (mut game, mut help, cancel) = (Game::new(level.puzzle(seed)), Help::new(), Cancel::new());
            while !game.is_finished() {
                times.measure(|| help.look(&game, &cancel)).expect("nobody cancels");
                game.act(help.action().expect("a step is found")).expect("it can be taken");
            }
        }
        assert!(times.report(level.name()) < 30.0, "{level}");
    }
}

/// The bar: well under 1 ms for an action; a game of a thousand actions is saved and loaded.
#[test]
#[ignore = "measures, and needs a release build"]
fn an_action() {
    let (mut acting, mut saving, mut loading) = (Times::default(), Times::default(), Times::default());
    for seed in seeds() {
        let mut game = Game::new(Level::Easy.puzzle(seed));
        for (number, digit) in (0..1000).zip(Digit::all().cycle()) {
            let cells = CellSet::of(game.sheet().empty().iter().nth(number % 40).expect("they stay empty"));
            acting.measure(|| game.act(Action::Corner { cells, digit })).expect("it is empty");
        }
        let text = saving.measure(|| Save::from(game.clone()).to_json());
        loading.measure(|| Save::from_json(&text)).expect("it was just saved");
    }
    assert!(acting.report("action") < 0.1);
    saving.report("save");
    assert!(loading.report("load") < 50.0);
}

/// Drills of all kinds for all techniques, and replies that nothing shows, which take the longest to judge.
#[test]
#[ignore = "measures, and needs a release build"]
fn a_drill() {
    let (positions, cancel) = (Positions::built_in(), Cancel::new());
    let (mut making, mut judging) = (Times::default(), Times::default());
    for kind in kinds() {
        for (exercise, number) in Exercise::ALL.into_iter().zip(0..) {
            let drill = making.measure(|| Drill::new(exercise, kind, &positions, number, &cancel));
            if let Ok(Some(drill)) = drill
                && exercise == Exercise::WhatFollows
            {
                let solution = drill.game().solution().expect("it has one");
                let crossed = drill.left() - solution.candidates();
                let reply = Reply::Follows { placed: CandidateSet::EMPTY, crossed };
                judging.measure(|| drill.judge(&reply, &cancel)).expect("nobody cancels");
            }
        }
    }
    making.report("a drill");
    judging.report("a judgement");
}
