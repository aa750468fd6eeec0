//! The door to Python: what the wheel `sudokit` is made of.
//!
//! ```text
//! python/sudokit/__init__.py    names what is here, and no more
//! python/sudokit/_sudokit.pyi   the types of all of it
//!     │ texts, numbers, arrays, capsules
//! PyO3, on the stable interface of Python 3.10
//!     │
//! this crate                    reads the arguments, asks the face, makes objects of what it says
//! ```
//!
//! # Decisions
//!
//! - **Everything long goes through one door**, `long.rs`: other threads of Python run meanwhile, signals are heard, callbacks are called on
//!   the thread that waits. One puzzle is solved on the caller's thread, without all that.
//! - **What came as an array goes out as an array**, and what came as a list as a list. Arrays of the right type in C order, bytes, and
//!   columns of Arrow are read where they lie. The buffers of answers become arrays without a copy.
//! - **Arrow without a library of Arrow**: its C data interface is two structures in capsules. The crates `arrow-*` bring them, and
//!   nothing of pyarrow is needed.
//! - **Records are dictionaries** by way of the JSON that the face makes of them: it is the same as the program's, with the same schema.
//! - **Objects do not change.** So threads share them, they are hashed, and pickled as what they are made of.
//! - **Interpreters with a lock, and the main one only.** A free-threaded interpreter takes its lock when it loads the module, as the
//!   tests have not run there; a sub-interpreter says that it cannot.

mod answer;
mod answers;
mod arrow;
mod board;
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
mod step;
mod symmetry;
mod text;

/// The Sudoku toolkit: what the package `sudokit` names.
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
