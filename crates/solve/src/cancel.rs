//! Ending work early.

use std::error::Error;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Somebody's wish that work end now. Clones are the same wish; once it is made it stays.
///
/// A [`Batch`](crate::Batch) or a [`Team`](crate::Team) that works [until](crate::Team::until) it is made asks for it every
/// fraction of a millisecond. What it was doing then comes out as [`Cancelled`].
///
/// ```
/// use sudokit_core::Puzzle;
/// use sudokit_solve::{Batch, Cancel, Cancelled};
///
/// let cancel = Cancel::new();
/// let (mut batch, mut counts) = (Batch::new().until(&cancel), Vec::new());
/// let counted = std::thread::scope(|scope| {
///     // This alone would take longer than anybody lives.
///     let counting = scope.spawn(|| batch.count([&Puzzle::EMPTY], u64::MAX, &mut counts));
///     cancel.cancel();
///     counting.join().expect("it ends in good order")
/// });
/// assert_eq!(counted, Err(Cancelled));
/// ```
#[derive(Clone, Debug)]
pub struct Cancel(Arc<Wish>);

#[derive(Debug)]
struct Wish {
    /// How often it may still be asked for: 0 once it is made, [`WITHOUT_END`] unless it makes itself.
    questions: AtomicUsize,
    /// A wish that includes this one.
    outer: Option<Cancel>,
}

const WITHOUT_END: usize = usize::MAX;

impl Default for Cancel {
    fn default() -> Self {
        Self::new()
    }
}

impl Cancel {
    /// A wish that nobody has made yet.
    ///
    /// ```
    /// assert!(!sudokit_solve::Cancel::new().is_cancelled());
    /// ```
    pub fn new() -> Self {
        Self::after(WITHOUT_END)
    }

    /// A wish that makes itself when it has been asked for so many times. So work can be ended at each point where it asks, one
    /// after the other, which is how tests see that all of them are right; or be bounded in a way that time has no part in.
    ///
    /// ```
    /// # use sudokit_solve::Cancel;
    /// let cancel = Cancel::after(2);
    /// assert_eq!([1, 2, 3, 4].map(|_| cancel.is_cancelled()), [false, false, true, true]);
    /// ```
    pub fn after(questions: usize) -> Self {
        Self(Arc::new(Wish { questions: AtomicUsize::new(questions), outer: None }))
    }

    /// A wish of its own that is also made when this one is: for a part of the work that may end sooner than the rest.
    ///
    /// ```
    /// # use sudokit_solve::Cancel;
    /// let all = Cancel::new();
    /// let (one, other) = (all.part(), all.part());
    /// one.cancel();
    /// assert!(one.is_cancelled() && !all.is_cancelled() && !other.is_cancelled());
    /// all.cancel();
    /// assert!(other.is_cancelled());
    /// ```
    #[must_use]
    pub fn part(&self) -> Self {
        let questions = AtomicUsize::new(WITHOUT_END);
        Self(Arc::new(Wish { questions, outer: Some(self.clone()) }))
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
        self.0.questions.store(0, Ordering::Relaxed);
    }

    /// Whether it has been made.
    ///
    /// ```
    /// assert!(!sudokit_solve::Cancel::new().is_cancelled());
    /// ```
    pub fn is_cancelled(&self) -> bool {
        let is_made = match self.0.questions.load(Ordering::Relaxed) {
            0 => true,
            WITHOUT_END => false,
            _ => {
                let one_less = |left: usize| left.checked_sub(1);
                self.0.questions.fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_less).is_err()
            }
        };
        is_made || self.0.outer.as_ref().is_some_and(Self::is_cancelled)
    }

    /// The same as a result, for work that is left with `?`.
    ///
    /// # Errors
    /// The wish has been made.
    ///
    /// ```
    /// # use sudokit_solve::{Cancel, Cancelled};
    /// fn sum(numbers: &[u64], cancel: &Cancel) -> Result<u64, Cancelled> {
    ///     numbers.iter().try_fold(0, |sum, number| cancel.check().map(|()| sum + number))
    /// }
    /// assert_eq!(sum(&[1, 2, 3], &Cancel::new()), Ok(6));
    /// assert_eq!(sum(&[1, 2, 3], &Cancel::after(2)), Err(Cancelled));
    /// ```
    pub fn check(&self) -> Result<(), Cancelled> {
        if self.is_cancelled() { Err(Cancelled) } else { Ok(()) }
    }
}

/// Work ended before its end, as somebody [wished](Cancel). There is no result: nothing that is half done is handed out.
///
/// ```
/// assert_eq!(sudokit_solve::Cancelled.to_string(), "cancelled");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cancelled;

impl fmt::Display for Cancelled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("cancelled")
    }
}

impl Error for Cancelled {}
