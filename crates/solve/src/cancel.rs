//! Ending work early.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Somebody's wish that work end now. Clones are the same wish; once it is made it stays.
///
/// A [`Batch`](crate::Batch) or a [`Team`](crate::Team) that works [until](crate::Team::until) it is made asks for it every
/// fraction of a millisecond.
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_solve::{Batch, Cancel};
///
/// let cancel = Cancel::new();
/// let (mut batch, mut counts) = (Batch::new().until(&cancel), Vec::new());
/// std::thread::scope(|scope| {
///     // This alone would take longer than anybody lives.
///     scope.spawn(|| batch.count([&Puzzle::EMPTY], u64::MAX, &mut counts));
///     cancel.cancel();
/// });
/// assert_eq!(counts, []);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// A wish that nobody has made yet.
    ///
    /// ```
    /// assert!(!sudokit_solve::Cancel::new().is_cancelled());
    /// ```
    pub fn new() -> Self {
        Self::default()
    }

    /// Makes the wish. From any thread, and as often as one likes.
    ///
    /// ```
    /// # use sudokit_solve::Cancel;
    /// let cancel = Cancel::new();
    /// cancel.clone().cancel();
    /// assert!(cancel.is_cancelled());
    /// ```
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it has been made.
    ///
    /// ```
    /// assert!(!sudokit_solve::Cancel::new().is_cancelled());
    /// ```
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
