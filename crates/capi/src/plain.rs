//! The types of memory that crosses the border.

use crate::sudokit_answer;
use sudokit::Bulk;

/// Types that cross the border: any bytes are a valid value.
///
/// # Safety
/// All bit patterns are valid values of the type.
pub(crate) unsafe trait Plain {}

// SAFETY: Numbers have no wrong values, and neither have structs of numbers, raw pointers and functions that
// may be NULL.
unsafe impl Plain for u8 {}
// SAFETY: As above.
unsafe impl Plain for i32 {}
// SAFETY: As above.
unsafe impl Plain for u64 {}
// SAFETY: As above.
unsafe impl Plain for usize {}
// SAFETY: As above.
unsafe impl Plain for f64 {}
// SAFETY: As above.
unsafe impl Plain for crate::sudokit_job {}

// SAFETY: As above.
unsafe impl<T> Plain for *mut T {}
// SAFETY: As above, an array of numbers has no wrong values.
unsafe impl Plain for [u8; 81] {}

/// Types of results, with the value after a failure: 0 for sizes, and otherwise a value that no success has.
/// Arrays have the same value for a line that is not a puzzle.
pub(crate) trait Outcome: Plain + Copy {
    const FAILED: Self;
}

impl Outcome for usize {
    const FAILED: Self = 0;
}

impl Outcome for u64 {
    const FAILED: Self = Self::MAX;
}

impl Outcome for f64 {
    const FAILED: Self = Self::NAN;
}

impl Outcome for u8 {
    const FAILED: Self = Bulk::INVALID;
}

impl Outcome for i32 {
    const FAILED: Self = sudokit_answer::SUDOKIT_INVALID as Self;
}

/// A handle that was not made.
impl<T> Outcome for *mut T {
    const FAILED: Self = std::ptr::null_mut();
}
