//! The flag that ends a call from another thread.

use pyo3::prelude::*;

/// A flag that ends calls: hand it to one or several as `cancel=`, and raise it from another thread.
///
/// The calls end within 50 milliseconds with SudokitError, whose `code` is "cancelled". A flag stays raised.
///
/// Examples
/// --------
/// >>> import sudokit, threading
/// >>> cancel = sudokit.Cancel()
/// >>> threading.Timer(0.1, cancel.cancel).start()
/// >>> try:
/// ...     sudokit.count("." * 81, limit=10**18, cancel=cancel)
/// ... except sudokit.SudokitError as error:
/// ...     print(error.code, cancel.cancelled)
/// cancelled True
#[pyclass(frozen, from_py_object, module = "sudokit")]
#[derive(Clone, Default)]
pub(crate) struct Cancel(pub(crate) sudokit::Cancel);

#[pymethods]
impl Cancel {
    #[new]
    fn new() -> Self {
        Self::default()
    }

    /// Ends all calls with this flag, also those that begin later.
    fn cancel(&self) {
        self.0.cancel();
    }

    /// True after `cancel()`.
    #[getter]
    fn cancelled(&self) -> bool {
        self.0.is_cancelled()
    }

    fn __repr__(&self) -> &'static str {
        if self.0.is_cancelled() { "<sudokit.Cancel, cancelled>" } else { "<sudokit.Cancel>" }
    }
}
