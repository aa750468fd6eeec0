//! The techniques, by name.

use crate::json;
use pyo3::prelude::*;
use serde::Serialize;
use sudokit::logic::Kind;
use sudokit::logic::techniques::kinds;

/// A technique, for Python.
#[derive(Serialize)]
struct About {
    id: &'static str,
    name: &'static str,
    summary: &'static str,
}

/// The techniques.
///
/// Returns
/// -------
/// list of dict
///     Each has `id`, `name` and `summary`.
///
/// Examples
/// --------
/// >>> "x-wing" in [technique["id"] for technique in techniques()]
/// True
#[pyfunction]
pub(crate) fn techniques(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let about = |kind: &'static Kind| About { id: kind.id, name: kind.name, summary: kind.summary };
    json::record(py, &kinds().map(about).collect::<Vec<_>>())
}
