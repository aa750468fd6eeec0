//! The time in the middle.

use sudokit::sort;

/// The time that as many are shorter than as are longer; the shorter one of two in the middle.
pub(crate) fn median(times: &[u64]) -> Option<u64> {
    let mut times = times.to_vec();
    sort::by_key(&mut times, |time| *time);
    times.get(times.len().saturating_sub(1) / 2).copied()
}

#[cfg(test)]
mod tests {
    use super::median;

    #[test]
    fn it_is_the_time_in_the_middle() {
        assert_eq!(median(&[]), None);
        assert_eq!(median(&[7]), Some(7));
        assert_eq!(median(&[9, 1]), Some(1));
        assert_eq!(median(&[9, 1, 5]), Some(5));
        assert_eq!(median(&[5, 9, 5, 1]), Some(5));
    }
}
