//! Ending work early.

use std::alloc::{Layout, alloc};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;
use sudokit::Cancel;

/// A flag that ends work early, from any thread. Once raised it stays raised.
///
/// Threads: all functions but `sudokit_cancel_free` may be called at any time, by any thread.
/// `sudokit_cancel_raise` may also be called by a signal handler.
pub struct sudokit_cancel(pub(crate) Cancel);

/// Makes a flag, not raised. NULL if memory is exhausted. Free it with `sudokit_cancel_free`.
///
/// ```c
/// sudokit_cancel *cancel = sudokit_cancel_new();
/// sudokit_job job = {0};
/// job.cancel = cancel;
/// /* Another thread calls sudokit_cancel_raise(cancel) while calls with this job work. */
/// sudokit_cancel_free(cancel);
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sudokit_cancel_new() -> *mut sudokit_cancel {
    new(|| sudokit_cancel(Cancel::new()))
}

/// Raises a flag: calls with it end soon, mostly within a few milliseconds. Does nothing if `cancel` is NULL.
///
/// It only stores a number, so it is safe in a signal handler.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_cancel_raise(cancel: *const sudokit_cancel) {
    // SAFETY: It is NULL, or a live flag, which all threads may read.
    if let Some(cancel) = unsafe { cancel.as_ref() } {
        cancel.0.cancel();
    }
}

/// Returns true if a flag is raised; false for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_cancel_is_raised(cancel: *const sudokit_cancel) -> bool {
    // SAFETY: As above.
    unsafe { cancel.as_ref() }.is_some_and(|cancel| cancel.0.is_cancelled())
}

/// Frees a flag. Does nothing if `cancel` is NULL. Running calls with it continue, and can no longer be
/// cancelled.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sudokit_cancel_free(cancel: *mut sudokit_cancel) {
    // SAFETY: It is NULL, or a flag from `sudokit_cancel_new` that is no longer used.
    unsafe { free(cancel) };
}

/// A new handle; NULL if that fails.
pub(crate) fn new<T>(make: impl FnOnce() -> T) -> *mut T {
    catch_unwind(AssertUnwindSafe(|| handle(make()))).unwrap_or(ptr::null_mut())
}

/// A handle of a value; NULL if there is no memory for it.
pub(crate) fn handle<T>(value: T) -> *mut T {
    const { assert!(size_of::<T>() > 0) };
    // If there is no memory, `Box::new` would abort the process.
    // SAFETY: A handle has a size.
    let place = unsafe { alloc(Layout::new::<T>()) }.cast::<T>();
    if !place.is_null() {
        // SAFETY: It is memory for one.
        unsafe { place.write(value) };
    }
    place
}

/// Frees a handle.
///
/// # Safety
/// It is NULL, or comes from [`handle`] and is no longer used.
pub(crate) unsafe fn free<T>(handle: *mut T) {
    if !handle.is_null() {
        // SAFETY: By the contract of this function. Memory of a failing destructor leaks.
        _ = catch_unwind(AssertUnwindSafe(|| drop(unsafe { Box::from_raw(handle) })));
    }
}
