//! The program `sudoku`, for `python -m sudokit` and the script `sudoku`.

use pyo3::prelude::*;
use std::ffi::OsString;

/// Runs the program `sudoku` with these arguments, the first being its name, and returns its exit code. A
/// wrong command line, `--help` and Ctrl-C end the process.
#[pyfunction]
pub(crate) fn main(py: Python<'_>, args: Vec<OsString>) -> u8 {
    py.detach(|| sudokit_cli::main_from(args))
}
