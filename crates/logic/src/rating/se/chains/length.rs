//! The surcharge for the length of a chain.

use super::super::SeTenths;
use super::super::tenths::Sum;

/// A rating with the surcharge for a number of nodes: a tenth for every threshold passed, 4, 6, 8, 12, 16, 24
/// and so on.
pub(in super::super) const fn rating(base: SeTenths, nodes: usize) -> Sum {
    let (mut added, mut threshold, mut is_odd) = (0, 4, false);
    while nodes > threshold + 2 {
        added += 1;
        threshold = if is_odd { threshold * 4 / 3 } else { threshold * 3 / 2 };
        is_odd = !is_odd;
    }
    base.plus(added)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thresholds() {
        // The last number of nodes that adds so many tenths.
        let last = [6, 8, 10, 14, 18, 26, 34, 50, 66, 98, 130, 194, 258, 386, 514, 770];
        for (tenths, nodes) in (0..).zip(last) {
            for (nodes, tenths) in [(nodes, tenths), (nodes + 1, tenths + 1)] {
                assert_eq!(rating(SeTenths(70), nodes).tenths, SeTenths(70 + tenths), "{nodes} nodes");
            }
        }
        assert!(rating(SeTenths(66), 8) < rating(SeTenths(65), 10));
    }
}
