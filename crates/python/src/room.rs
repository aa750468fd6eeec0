//! Memory for results: MemoryError instead of an abort.

use crate::errors::Thrown;
use pyo3::exceptions::PyMemoryError;

/// `count` times an element.
pub(crate) fn filled<T: Clone>(element: T, count: usize) -> Result<Vec<T>, Thrown> {
    let mut all = empty(count)?;
    all.resize(count, element);
    Ok(all)
}

/// Room for `count` elements.
pub(crate) fn empty<T>(count: usize) -> Result<Vec<T>, Thrown> {
    let mut all = Vec::new();
    reserve(&mut all, count)?;
    Ok(all)
}

/// Room for `more` elements beyond those that are there.
pub(crate) fn reserve<T>(all: &mut Vec<T>, more: usize) -> Result<(), Thrown> {
    all.try_reserve(more).map_err(|_| {
        let bytes = more.saturating_mul(size_of::<T>());
        Thrown::Python(PyMemoryError::new_err(format!("no memory for {bytes} bytes")))
    })
}
