//! The library for Python: the extension module of the wheel `sudokit`.
//!
//! ```text
//! python/sudokit/__init__.py    names the public items
//! python/sudokit/_tasks.py      shorter ways to some requests
//! python/sudokit/_sudokit.pyi   the types of this module; records.py has those of requests and replies
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
//! - **Keyword arguments are fields of requests**, wherever a request has them: `request.rs` makes JSON of
//!   them, and `sudokit-request` reads it. Names, ranges and messages are those of all doors. An unknown
//!   field is a `TypeError`, like any unknown keyword argument in Python.
//! - **A bad row never stops the others**: it has a status, or no number. A list in which no row is a puzzle
//!   by its type is a `TypeError`.
//! - **Results have the form of the input**: an array for an array, a list for a list. Arrays of the right
//!   type in C order, bytes, and columns of Arrow are read in place. Buffers of results become arrays without
//!   a copy.
//! - **Arrow without a library of Arrow**: its C data interface is two structures in capsules. The crates
//!   `arrow-*` provide them, and pyarrow is not needed.
//! - **Records are dictionaries**, made of their JSON: the same as the program's, with the same schema.
//! - **Objects are immutable.** So threads share them, and they are hashable and picklable. A `Game` changes:
//!   it is picklable alone, and two threads must not use it at the same moment.
//! - **Interpreters with a lock, and the main one only.** A free-threaded interpreter enables its lock when
//!   it loads the module, because the tests have not run there; a sub-interpreter refuses to load it.

mod answer;
mod answers;
mod arrays;
mod arrow;
mod board;
mod cancel;
mod cells;
mod errors;
mod game;
mod generate;
mod given;
mod grids;
mod hint;
mod isomorphs;
mod iterator;
mod json;
mod long;
mod look;
mod many;
mod photo;
mod print;
#[cfg(feature = "program")]
mod program;
mod proof;
mod puzzle;
mod ranks;
mod rate_many;
mod rating;
mod request;
mod room;
mod rows;
mod step;
mod techniques;
mod text;
mod words;

/// The Sudoku toolkit: the contents of the package `sudokit`.
#[pyo3::pymodule(gil_used = true)]
mod _sudokit {
    #[pymodule_export]
    use crate::answer::{Answer, Solutions, count, solutions, solve};
    #[pymodule_export]
    use crate::answers::Answers;
    #[pymodule_export]
    use crate::arrow::Column;
    #[pymodule_export]
    use crate::board::Board;
    #[pymodule_export]
    use crate::cancel::Cancel;
    #[pymodule_export]
    use crate::errors::{FewerWarning, ParseError, SudokitError};
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::generate::{Batches, generate, generate_iter, generate_many};
    #[pymodule_export]
    use crate::hint::{Hint, hint};
    #[pymodule_export]
    use crate::isomorphs::shuffle_many;
    #[pymodule_export]
    use crate::many::{candidates_many, canon_many, count_many, minimal_many, solve_many};
    #[pymodule_export]
    use crate::photo::read_photo;
    #[pymodule_export]
    use crate::print::_documents;
    #[cfg(feature = "program")]
    #[pymodule_export]
    use crate::program::main;
    #[pymodule_export]
    use crate::proof::{Proof, Steps, explain, path, steps};
    #[pymodule_export]
    use crate::puzzle::Puzzle;
    #[pymodule_export]
    use crate::ranks::{rank, rank_many, unrank};
    #[pymodule_export]
    use crate::rate_many::rate_many;
    #[pymodule_export]
    use crate::rating::{Rating, rate};
    #[pymodule_export]
    use crate::request::{call, tasks};
    #[pymodule_export]
    use crate::step::Step;
    #[pymodule_export]
    use crate::techniques::techniques;
    #[pymodule_export]
    use crate::text::{read, read_all};

    #[pymodule_export]
    #[expect(non_upper_case_globals, reason = "Python calls it so")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
