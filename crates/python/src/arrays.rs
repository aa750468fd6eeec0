//! Arrays of NumPy, which is loaded when the first one is made.

use numpy::{Element, PyArray1, PyUntypedArray};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

static IS_LOADED: PyOnceLock<()> = PyOnceLock::new();

/// Loads NumPy. Loading takes long enough to be interrupted by Ctrl-C, which the crate `numpy` answers with a
/// panic: so nothing of it is called before this.
fn load(py: Python<'_>) -> PyResult<()> {
    IS_LOADED.get_or_try_init(py, || py.import("numpy").map(drop)).copied()
}

/// An array of one dimension, which takes the values over.
pub(crate) fn flat<T: Element>(py: Python<'_>, values: Vec<T>) -> PyResult<Bound<'_, PyArray1<T>>> {
    load(py)?;
    Ok(PyArray1::from_vec(py, values))
}

/// The value, if it is an array of any kind. As long as NumPy is not loaded, there are none.
pub(crate) fn of<'a, 'py>(value: &'a Bound<'py, PyAny>) -> PyResult<Option<&'a Bound<'py, PyUntypedArray>>> {
    let py = value.py();
    if IS_LOADED.get(py).is_none() {
        if !py.import("sys")?.getattr("modules")?.contains("numpy")? {
            return Ok(None);
        }
        load(py)?;
    }
    Ok(value.cast().ok())
}
