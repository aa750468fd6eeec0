//! Shares: a slow law runs on a part of its inputs each time, and on all of them on request.

use std::env;

/// Every `of`-th item, from the one at `SUDOKIT_SEED` modulo `of` (from the second without it); with
/// `SUDOKIT_SEED=all`, all items.
///
/// The gate takes the seed from the commit, so that all commits together cover every item. The share is
/// printed, for the output of a failed test.
pub fn share<T>(items: impl IntoIterator<Item = T>, of: usize) -> impl Iterator<Item = T> {
    let seed = env::var("SUDOKIT_SEED").unwrap_or_else(|_| "1".into());
    let (first, step) = of_seed(&seed, of);
    println!("SUDOKIT_SEED={seed}: every {step} from {first}");
    items.into_iter().skip(first).step_by(step)
}

fn of_seed(seed: &str, of: usize) -> (usize, usize) {
    if seed == "all" {
        return (0, 1);
    }
    let seed: usize = seed.parse().expect("SUDOKIT_SEED is a number or `all`");
    (seed % of, of)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_all_there_is() {
        assert_eq!(of_seed("all", 3), (0, 1));
        let of = |seed: &str| {
            let (first, step) = of_seed(seed, 3);
            (0..10).skip(first).step_by(step)
        };
        let mut together: Vec<_> = ["3", "4", "5"].into_iter().flat_map(of).collect();
        together.sort_unstable();
        assert!(together.into_iter().eq(0..10));
    }
}
