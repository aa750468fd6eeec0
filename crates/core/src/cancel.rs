//! Cancelling work.

use alloc::boxed::Box;
use alloc::sync::Arc;
use core::error::Error;
use core::fmt;
use core::sync::atomic::{AtomicUsize, Ordering};

/// A cancellation flag, shared by its clones. Once it is raised it stays raised.
///
/// All work in Sudokit that may take longer than 50 milliseconds takes such a flag and checks it every
/// fraction of a millisecond. Cancelled work returns [`Cancelled`] instead of a result; ratings return a
/// lower bound and say so.
///
/// ```
/// use sudokit_core::{Cancel, Cancelled};
///
/// fn sum(numbers: &[u64], cancel: &Cancel) -> Result<u64, Cancelled> {
///     numbers.iter().try_fold(0, |sum, number| cancel.check().map(|()| sum + number))
/// }
///
/// let cancel = Cancel::new();
/// assert_eq!(sum(&[1, 2, 3], &cancel), Ok(6));
/// // From any thread:
/// cancel.clone().cancel();
/// assert_eq!(sum(&[1, 2, 3], &cancel), Err(Cancelled));
/// ```
#[derive(Clone, Debug)]
pub struct Cancel(Arc<Flag>);

struct Flag {
    /// Number of checks left: 0 once the flag is raised, [`WITHOUT_END`] unless it raises itself.
    questions: AtomicUsize,
    /// Raises the flag once it is true.
    condition: Option<Box<Condition>>,
    /// A flag that raises this one too.
    outer: Option<Cancel>,
}

type Condition = dyn Fn() -> bool + Send + Sync;

const WITHOUT_END: usize = usize::MAX;

impl Default for Cancel {
    fn default() -> Self {
        Self::new()
    }
}

impl Cancel {
    /// A new flag, not raised.
    pub fn new() -> Self {
        Self::after(WITHOUT_END)
    }

    /// A flag that raises itself after this number of checks. Tests use it to cancel work at each of its
    /// checks. It also bounds work independently of time.
    ///
    /// ```
    /// # use sudokit_core::Cancel;
    /// let cancel = Cancel::after(2);
    /// assert_eq!([1, 2, 3, 4].map(|_| cancel.is_cancelled()), [false, false, true, true]);
    /// ```
    pub fn after(questions: usize) -> Self {
        Self(Arc::new(Flag { questions: AtomicUsize::new(questions), condition: None, outer: None }))
    }

    /// A flag for a part of the work: it can be raised separately, and is raised with this one.
    ///
    /// ```
    /// # use sudokit_core::Cancel;
    /// let all = Cancel::new();
    /// let (one, other) = (all.part(), all.part());
    /// one.cancel();
    /// assert!(one.is_cancelled() && !all.is_cancelled() && !other.is_cancelled());
    /// all.cancel();
    /// assert!(other.is_cancelled());
    /// ```
    #[must_use]
    pub fn part(&self) -> Self {
        self.with(None)
    }

    /// A [part](Self::part) that is also raised once a condition is true, such as a deadline. Each check of
    /// the flag evaluates the condition, so it should be cheap.
    ///
    /// ```
    /// use std::time::{Duration, Instant};
    /// use sudokit_core::Cancel;
    ///
    /// let deadline = Instant::now() + Duration::from_millis(5);
    /// let cancel = Cancel::new().or_when(move || Instant::now() >= deadline);
    /// std::thread::sleep(Duration::from_millis(10));
    /// assert!(cancel.is_cancelled());
    /// ```
    #[must_use]
    pub fn or_when(&self, condition: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        self.with(Some(Box::new(condition)))
    }

    fn with(&self, condition: Option<Box<Condition>>) -> Self {
        let questions = AtomicUsize::new(WITHOUT_END);
        Self(Arc::new(Flag { questions, condition, outer: Some(self.clone()) }))
    }

    /// Raises the flag: from any thread, any number of times.
    pub fn cancel(&self) {
        self.0.questions.store(0, Ordering::Relaxed);
    }

    /// Returns true if the flag is raised.
    pub fn is_cancelled(&self) -> bool {
        let Flag { questions, condition, outer } = &*self.0;
        let is_raised = match questions.load(Ordering::Relaxed) {
            0 => return true,
            WITHOUT_END => condition.as_ref().is_some_and(|holds| holds()),
            _ => {
                let one_less = |left: usize| left.checked_sub(1);
                questions.fetch_update(Ordering::Relaxed, Ordering::Relaxed, one_less).is_err()
            }
        };
        let is_raised = is_raised || outer.as_ref().is_some_and(Self::is_cancelled);
        if is_raised {
            self.cancel();
        }
        is_raised
    }

    /// Returns an error if the flag is raised: for use with `?`.
    ///
    /// # Errors
    /// The flag is raised.
    pub fn check(&self) -> Result<(), Cancelled> {
        if self.is_cancelled() { Err(Cancelled) } else { Ok(()) }
    }
}

impl fmt::Debug for Flag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { questions, condition, outer } = self;
        let mut flag = f.debug_struct("Flag");
        flag.field("is_raised", &(questions.load(Ordering::Relaxed) == 0));
        flag.field("has_condition", &condition.is_some()).field("outer", outer).finish()
    }
}

/// Work was cancelled by its [flag](Cancel). There is no partial result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cancelled;

impl fmt::Display for Cancelled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("cancelled")
    }
}

impl Error for Cancelled {}
