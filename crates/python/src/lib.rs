//! The library for Python: the extension module of the wheel `sudokit`.
//!
//! ```text
//! python/sudokit/__init__.py    names the public items
//! python/sudokit/_sudokit.pyi   the types of all of it
//!     │ texts, numbers, arrays, capsules
//! PyO3, on the stable interface of Python 3.10
//!     │
//! this crate                    parses arguments, calls the library, makes objects of its results
//! ```
//!
//! # Decisions
//!
//! - **All long work goes through `long.rs`**: other Python threads run meanwhile, signals are handled,
//!   callbacks run on the waiting thread. One puzzle is solved on the caller's thread, without all that.
//! - **Results have the form of the input**: an array for an array, a list for a list. Arrays of the right
//!   type in C order, bytes, and columns of Arrow are read in place. Buffers of results become arrays without
//!   a copy.
//! - **Arrow without a library of Arrow**: its C data interface is two structures in capsules. The crates
//!   `arrow-*` provide them, and pyarrow is not needed.
//! - **Records are dictionaries**, made of their JSON: the same as the program's, with the same schema.
//! - **Objects are immutable.** So threads share them, and they are hashable and picklable.
//! - **Interpreters with a lock, and the main one only.** A free-threaded interpreter enables its lock when
//!   it loads the module, because the tests have not run there; a sub-interpreter refuses to load it.

mod answer;
mod answers;
mod arrow;
mod board;
mod cells;
mod errors;
mod given;
mod grids;
mod hint;
mod json;
mod long;
mod look;
mod make;
mod many;
#[cfg(feature = "program")]
mod program;
mod proof;
mod puzzle;
mod rating;
mod room;
mod scope;
mod step;
mod symmetry;
mod text;
mod words;

/// The Sudoku toolkit: the contents of the package `sudokit`.
#[pyo3::pymodule(gil_used = true)]
mod _sudokit {
    #[pymodule_export]
    use crate::answer::{Answer, Solutions, check, count, minimal, solutions, solve};
    #[pymodule_export]
    use crate::answers::Answers;
    #[pymodule_export]
    use crate::arrow::Column;
    #[pymodule_export]
    use crate::board::Board;
    #[pymodule_export]
    use crate::errors::{ParseError, SudokitError};
    #[pymodule_export]
    use crate::hint::{Hint, hint};
    #[pymodule_export]
    use crate::make::{generate, generate_many, techniques};
    #[pymodule_export]
    use crate::many::{canon_many, count_many, minimal_many, rate_many, solve_many};
    #[cfg(feature = "program")]
    #[pymodule_export]
    use crate::program::main;
    #[pymodule_export]
    use crate::proof::{Proof, Steps, explain, path, steps, verify};
    #[pymodule_export]
    use crate::puzzle::Puzzle;
    #[pymodule_export]
    use crate::rating::{Rating, rate};
    #[pymodule_export]
    use crate::step::Step;
    #[pymodule_export]
    use crate::symmetry::{canon, canon_record, rank, unrank, vicinity};
    #[pymodule_export]
    use crate::text::{convert, formats, losses, read, read_all};

    #[pymodule_export]
    #[expect(non_upper_case_globals, reason = "Python calls it so")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
