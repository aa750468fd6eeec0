//! The library for C, `libsudokit`, declared and documented in `include/sudokit.h`.
//!
//! ```text
//! include/sudokit.h     generated from this crate by `cargo xtask header`
//!     │ pointers and lengths
//! border                checks every pointer, catches every panic
//!     │ slices, texts, numbers
//! solve, many           all of `libsudokit-solve`
//! full                  the rest, one function each, thin over the library and its requests
//! ```
//!
//! # Decisions
//!
//! - **Two tiers.** Many puzzles are bytes in arrays. Results for one puzzle are numbers and structs. Richer
//!   ones are JSON, by one call, `sudokit_call`, for the requests that every door has.
//! - **All memory is the caller's** except handles, each of which has a function that frees it. Texts are
//!   written into the caller's buffer; if it is too short, the call returns the length.
//! - **An error is a value of the caller's**: a status, a message and a place. No global "last error".
//! - **Zero is the default.** A job of zero bytes, or none, uses all cores, without time limit and callback.
//! - **Structs can grow.** Those that may get more fields begin with their size in the caller's header; the
//!   fields that an older header lacks are zero. An order in a struct becomes the fields of a request, so
//!   that names, ranges and errors are those of every door.
//! - **The border is one function.** `border::enter` catches the panics of calls and writes errors, and
//!   nothing but `border::Border` makes slices of pointers. It knows all memory of a call, and refuses
//!   overlaps.
//! - **The binary interface has a version of its own.** Removing or changing a function or a field raises its
//!   major number, which is part of the library's name; adding one raises the minor number.

// C calls every function.
#![allow(unsafe_code)]
// The contract of all calls is at the top of the header.
#![allow(clippy::missing_safety_doc)]
// C has no slices: texts and buffers are two arguments each.
#![allow(clippy::too_many_arguments)]
// Types are named as in C.
#![allow(non_camel_case_types)]

#[cfg(panic = "abort")]
compile_error!(
    "a panic would end the caller's process: build with `--profile library`, or `cargo xtask capi`"
);

mod border;
mod cancel;
mod failure;
#[cfg(feature = "full")]
mod full;
mod job;
mod many;
mod plain;
mod read;
mod solve;
mod status;
mod version;

pub use cancel::{
    sudokit_cancel, sudokit_cancel_free, sudokit_cancel_is_raised, sudokit_cancel_new, sudokit_cancel_raise,
};
pub use failure::{SUDOKIT_MESSAGE_SIZE, sudokit_error};
#[cfg(feature = "full")]
pub use full::*;
pub use job::{SUDOKIT_MOST_THREADS, sudokit_job, sudokit_progress};
pub use many::{sudokit_count_many, sudokit_solve_many};
pub use solve::{
    sudokit_answer, sudokit_count, sudokit_solutions, sudokit_solve, sudokit_solver, sudokit_solver_free,
    sudokit_solver_new,
};
pub use status::{sudokit_status, sudokit_status_name};
pub use version::{
    SUDOKIT_ABI_MAJOR, SUDOKIT_ABI_MINOR, SUDOKIT_JSON_VERSION, sudokit_abi_version, sudokit_version,
};
