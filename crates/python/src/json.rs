//! Records as Python dictionaries, by way of their JSON.

use crate::errors::Thrown;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sudokit::misread::in_words;

/// The JSON of a record.
pub(crate) fn text(record: &impl Serialize) -> String {
    serde_json::to_string(record).expect("it is made of texts, numbers and lists")
}

/// Parses the JSON of a pickle.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Thrown> {
    serde_json::from_str(text).map_err(|why| {
        let (line, column) = (why.line(), why.column());
        Thrown::argument(format!("line {line}, column {column}: {}", in_words(&why.to_string())))
    })
}

/// A record as dictionaries, lists, texts and numbers.
pub(crate) fn record<'py>(py: Python<'py>, record: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    loads(py, &text(record))
}

pub(crate) fn loads<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    static LOADS: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    LOADS.import(py, "json", "loads")?.call1((text,))
}
