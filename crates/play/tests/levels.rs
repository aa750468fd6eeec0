//! Levels: what their puzzles are like, and how long they take.

use std::time::Instant;
use sudokit::generate::Symmetry;
use sudokit::{Engine, Single};
use sudokit_play::Level;

#[test]
fn puzzles_are_unique_and_symmetric_and_named_by_their_number() {
    for level in Level::ALL {
        let puzzle = level.puzzle(3);
        assert_eq!(puzzle, level.puzzle(3));
        assert!(Single::new().is_unique(&puzzle), "{level}");
        assert!(Symmetry::HalfTurn.holds(puzzle.cells()), "{level}");
    }
}

/// The bar: 95 of 100 in 0.3 s on one core, in a release build. `SUDOKIT_SEEDS` chooses how many.
///
/// ```sh
/// cargo test --release -p sudokit-play --test levels -- --ignored --nocapture
/// ```
#[test]
#[ignore = "measures, and needs a release build"]
fn a_new_game_takes_no_time() {
    let count = std::env::var("SUDOKIT_SEEDS").ok().and_then(|count| count.parse().ok()).unwrap_or(100);
    let mut slow = Vec::new();
    for level in Level::ALL {
        let mut times: Vec<f64> = (0..count)
            .map(|seed| {
                let start = Instant::now();
                std::hint::black_box(level.puzzle(seed));
                start.elapsed().as_secs_f64()
            })
            .collect();
        times.sort_by(f64::total_cmp);
        let at = |part: usize| times[(times.len() * part / 100).min(times.len() - 1)] * 1000.0;
        println!(
            "{level:9} p50 {:7.1} ms  p95 {:7.1} ms  p99 {:7.1} ms  max {:7.1} ms",
            at(50),
            at(95),
            at(99),
            at(100)
        );
        if at(95) >= 300.0 {
            slow.push(level);
        }
    }
    assert!(slow.is_empty(), "too slow: {slow:?}");
}
