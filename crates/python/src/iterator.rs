//! States that change: those of iterators and games.

use crate::errors::Thrown;
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};

/// The state of an iterator or a game. Waiting for it would block the interpreter: two threads must not share
/// one.
pub(crate) fn alone<T>(state: &Mutex<T>) -> Result<MutexGuard<'_, T>, Thrown> {
    state.try_lock().or_else(|error| match error {
        TryLockError::Poisoned(poisoned) => Ok(PoisonError::into_inner(poisoned)),
        TryLockError::WouldBlock => Err(Thrown::argument("another thread is using this object")),
    })
}
