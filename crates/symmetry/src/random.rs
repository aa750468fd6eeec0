//! Fair choices from a source of random numbers.

/// A number below `count`, all equally likely if all numbers that `random` gives are.
///
/// # Panics
/// If `count` is 0.
pub(crate) fn below(count: u64, random: &mut impl FnMut() -> u64) -> u64 {
    // Numbers beyond the last multiple of the count would make the first ones likelier.
    let fair = u64::MAX / count * count;
    loop {
        let number = random();
        if number < fair {
            return number % count;
        }
    }
}
