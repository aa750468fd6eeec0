//! What the length of a chain adds to its rating.

/// A rating with what so many nodes add: a tenth for every threshold passed, 4, 6, 8, 12, 16, 24 and so on.
///
/// The tenths are added up before they are added to the base, as in Sudoku Explainer. Rounding decides between equals: 6.6 and one
/// tenth is a little less than 6.5 and two.
pub(in super::super) fn rating(base: f64, nodes: usize) -> f64 {
    let (mut added, mut threshold, mut is_odd) = (0.0, 4, false);
    while nodes > threshold + 2 {
        added += 0.1;
        threshold = if is_odd { threshold * 4 / 3 } else { threshold * 3 / 2 };
        is_odd = !is_odd;
    }
    base + added
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thresholds() {
        // The last number of nodes that adds so many tenths.
        let last = [6, 8, 10, 14, 18, 26, 34, 50, 66, 98, 130, 194, 258, 386, 514, 770];
        for (tenths, nodes) in last.into_iter().enumerate() {
            for (nodes, tenths) in [(nodes, tenths), (nodes + 1, tenths + 1)] {
                let added = rating(0.0, nodes) * 10.0;
                assert!((added - tenths as f64).abs() < 1e-9, "{nodes} nodes add {added} tenths");
            }
        }
        assert!(rating(6.6, 8) < rating(6.5, 10));
    }
}
