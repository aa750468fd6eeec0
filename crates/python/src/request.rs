//! Requests: keyword arguments become the fields of a request, and `sudokit-request` reads these.

use crate::board::Board;
use crate::cancel::Cancel;
use crate::errors::Thrown;
use crate::long::{Until, cores_or, on_threads};
use crate::proof::Proof;
use crate::puzzle::Puzzle;
use crate::{arrays, given, json, text};
use numpy::{PyArrayDescrMethods, PyUntypedArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use serde_json::{Map, Value, json};
use std::hash::{BuildHasher, RandomState};
use sudokit::Entry;
use sudokit_request::{Context, Failure, Field, Part, Sort, TASKS, task};

/// Any task, by its name: `tasks()` lists the names and the fields.
///
/// The functions for one puzzle are shorter ways to the same results. This one has every option, and returns
/// the whole record.
///
/// Parameters
/// ----------
/// task : str
///     The name, such as "rate".
/// threads : int
///     Threads for the task "generate"; 0 for one on each core.
/// cancel : Cancel, optional
///     Ends the call from another thread.
/// **fields
///     The fields of the request. A puzzle is anything that `solve` takes.
///
/// Returns
/// -------
/// dict
///     The record: the JSON of `sudoku serve` and of all other languages.
///
/// Raises
/// ------
/// TypeError
///     The task has no such field. The message suggests another.
/// SudokitError
///     A field is missing or wrong, or there is no result for the reason in the message.
/// TimeoutError
///     The time in `seconds` is over. Ratings become lower bounds instead, and orders end with fewer puzzles.
///
/// Examples
/// --------
/// >>> puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
/// >>> call("rate", puzzle=puzzle, scales="se", hardest=True)["hardest"]
/// {'se': '1.2 Hidden Single: r1c6=8'}
#[pyfunction]
#[pyo3(signature = (task, /, *, threads = 1, cancel = None, **fields))]
pub(crate) fn call<'py>(
    py: Python<'py>,
    task: &str,
    threads: usize,
    cancel: Option<Cancel>,
    fields: Option<&Bound<'py, PyDict>>,
) -> Result<Bound<'py, PyAny>, Thrown> {
    let task = self::task(task)?;
    let idle = || Context::new(&sudokit::Cancel::new(), 0);
    let fields = object(task.name, fields, &task.fields(), |json| task.answer(json, &idle()).err())?;
    let until = Until::new(None, cancel)?;
    let threads = cores_or(threads);
    let reply = on_threads(py, threads, &until, None, |cancel| {
        task.answer(fields, &Context::new(cancel, new_seed()).on_threads(threads))
    })?;
    Ok(json::loads(py, &reply)?)
}

/// The names of the tasks of `call`, each with its fields and a sentence about each field.
///
/// Examples
/// --------
/// >>> list(tasks())[:3]
/// ['solve', 'count', 'solutions']
/// >>> tasks()["count"]["limit"]
/// 'Stop counting at this number.'
#[pyfunction]
pub(crate) fn tasks(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let tasks = PyDict::new(py);
    for task in &TASKS {
        let fields = PyDict::new(py);
        for field in task.fields() {
            fields.set_item(field.name, field.about.trim())?;
        }
        tasks.set_item(task.name, fields)?;
    }
    Ok(tasks)
}

/// A part of a request, read from the keyword arguments of a function.
pub(crate) fn read<P: Part>(function: &str, keywords: Option<&Bound<'_, PyDict>>) -> Result<P, Thrown> {
    let fields = object(function, keywords, &P::fields(), |json| P::read(json).err())?;
    Ok(P::read(fields)?)
}

/// A random seed, for a request without one.
pub(crate) fn new_seed() -> u64 {
    RandomState::new().hash_one(0)
}

/// The fields of keyword arguments. An unknown one is a `TypeError`, as in Python. Its message, which
/// suggests a field, is that of the request, which is `refused`.
fn object(
    function: &str,
    keywords: Option<&Bound<'_, PyDict>>,
    fields: &[Field],
    refused: impl Fn(Value) -> Option<Failure>,
) -> Result<Value, Thrown> {
    let mut object = Map::new();
    for (name, value) in keywords.iter().flat_map(|keywords| keywords.iter()) {
        let name: String = name.extract()?;
        match fields.iter().find(|field| field.is_called(&name)) {
            Some(field) if value.is_none() && field.default.is_some() => object.insert(name, Value::Null),
            Some(field) => object.insert(name, of_sort(&value, &field.sort)?),
            None => {
                let why = refused(json!({ name: null })).map_or_else(String::new, |why| why.message);
                return Err(PyTypeError::new_err(format!("{function}(): {why}")).into());
            }
        };
    }
    Ok(object.into())
}

/// A value of a sort as JSON. A puzzle is anything that `solve` takes.
fn of_sort(value: &Bound<'_, PyAny>, sort: &Sort) -> Result<Value, Thrown> {
    let is_one = value.is_instance_of::<PyString>() || value.is_instance_of::<PyDict>();
    match sort {
        Sort::Puzzle => Ok(of_entry(&given::entry(value)?)),
        Sort::List(item) | Sort::OneOrMore(item) if !is_one => match value.try_iter() {
            Ok(items) => items.map(|one| of_sort(&one?, item)).collect(),
            Err(_) => plain(value),
        },
        Sort::Pattern => pattern(value),
        Sort::Proof => match value.cast::<Proof>() {
            Ok(proof) => Ok(serde_json::to_value(proof.get().proof()).expect("a proof is JSON")),
            Err(_) => plain(value),
        },
        _ => plain(value),
    }
}

/// A text that reads back as this entry.
fn of_entry(entry: &Entry) -> Value {
    if Entry::from(entry.givens) == *entry {
        entry.givens.to_string().into()
    } else {
        text::json_of(entry).into()
    }
}

/// The cells of a pattern: those of a puzzle, or those that are true in an array.
fn pattern(value: &Bound<'_, PyAny>) -> Result<Value, Thrown> {
    if let Some(array) = arrays::of(value)? {
        let is_mask = array.dtype().kind() == b'b';
        let digits = if is_mask { value.call_method1("astype", ("uint8",))? } else { value.clone() };
        return Ok(given::entry(&digits)?.givens.to_string().into());
    }
    if value.is_instance_of::<Puzzle>() || value.is_instance_of::<Board>() {
        return Ok(given::entry(value)?.givens.to_string().into());
    }
    plain(value)
}

/// The deepest nesting of lists and dictionaries: a list may contain itself.
const DEEPEST: usize = 64;

/// Booleans, numbers, texts, lists and dictionaries as JSON, also numbers and arrays of NumPy.
pub(crate) fn plain(value: &Bound<'_, PyAny>) -> Result<Value, Thrown> {
    nested(value, DEEPEST)
}

fn nested(value: &Bound<'_, PyAny>, deepest: usize) -> Result<Value, Thrown> {
    if value.is_none() {
        return Ok(Value::Null);
    }
    if let Ok(text) = value.cast::<PyString>() {
        return Ok(text.to_str()?.into());
    }
    if let Ok(truth) = value.extract::<bool>() {
        return Ok(truth.into());
    }
    if let Ok(number) = value.extract::<u64>() {
        return Ok(number.into());
    }
    if let Ok(number) = value.extract::<i64>() {
        return Ok(number.into());
    }
    if let Ok(number) = value.extract::<f64>() {
        return Ok(self::number(number));
    }
    let Some(deepest) = deepest.checked_sub(1) else {
        return Err(Thrown::argument("lists are nested too deeply"));
    };
    if let Ok(items) = value.cast::<PyDict>() {
        let item =
            |(name, item): (Bound<'_, PyAny>, _)| Ok((name.extract::<String>()?, nested(&item, deepest)?));
        return items.iter().map(item).collect();
    }
    match value.try_iter() {
        Ok(items) => items.map(|item| nested(&item?, deepest)).collect(),
        Err(_) => {
            let found = value.get_type().name()?.to_string();
            Err(PyTypeError::new_err(format!("expected a text, a number or a list, found {found}")).into())
        }
    }
}

/// A number as JSON. JSON has no infinity: it becomes a text, which the reader refuses.
pub(crate) fn number(number: f64) -> Value {
    if number.is_finite() { number.into() } else { number.to_string().into() }
}
