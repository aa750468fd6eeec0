//! The door to C: the library `libsudokit`, whose functions `include/sudokit.h` declares and documents.
//!
//! ```text
//! include/sudokit.h     made of this crate by `cargo xtask header`
//!     │ pointers and lengths
//! border                looks at every pointer, catches every panic
//!     │ slices, texts, numbers
//! solve, many, …        one function each, thin over the face
//! ```
//!
//! # Decisions
//!
//! - **Two tiers.** What many puzzles have is bytes in arrays; what one puzzle has is a plain number, a small struct, or the face's record
//!   as JSON, the same as the program's.
//! - **All memory is the caller's** but that of handles, each of which has a function that frees it. A text goes into the caller's buffer;
//!   if that is too short, its length comes back.
//! - **An error is a value of the caller's**: a status, a message and a place. There is no last error that threads could mix up.
//! - **Zero is the default.** A job of zero bytes, or none, has all cores, no time limit and nobody who listens.
//! - **The border is one function.** `border::enter` catches the panics of calls and writes errors, and nothing but `border::Border` makes
//!   slices of pointers. It knows all of a call's, so none overlaps another that is written.
//! - **The binary interface has a version of its own.** A function or a field that goes away or changes raises its major number, which is
//!   part of the library's name; one that is added raises the minor one.

// Every function is called from C.
#![allow(unsafe_code)]
// The header says once what every call promises.
#![allow(clippy::missing_safety_doc)]
// What C has no way to put together comes as many arguments: texts and buffers are two each.
#![allow(clippy::too_many_arguments)]
// Types have the names that they have in C.
#![allow(non_camel_case_types)]

mod about;
mod advice;
mod border;
mod cancel;
mod failure;
mod job;
mod make;
mod many;
mod names;
mod ranks;
mod reason;
mod solve;
mod status;
mod texts;
mod version;

pub use about::{sudokit_canon_json, sudokit_check_json, sudokit_minimal_json, sudokit_rate_json};
pub use advice::{sudokit_advice, sudokit_advice_kind, sudokit_hint, sudokit_hint_svg};
pub use cancel::{
    sudokit_cancel, sudokit_cancel_free, sudokit_cancel_is_raised, sudokit_cancel_new, sudokit_cancel_raise,
};
pub use failure::{SUDOKIT_MESSAGE_SIZE, sudokit_error};
pub use job::{SUDOKIT_MOST_THREADS, sudokit_job, sudokit_progress};
pub use make::{sudokit_generate, sudokit_vicinity};
pub use many::{
    sudokit_canon_many, sudokit_count_many, sudokit_minimal_many, sudokit_rate_many, sudokit_solve_many,
};
pub use names::sudokit_names_json;
pub use ranks::{sudokit_rank, sudokit_unrank};
pub use reason::{sudokit_explain_json, sudokit_hint_json, sudokit_steps_json, sudokit_verify};
pub use solve::{
    sudokit_answer, sudokit_count, sudokit_solutions, sudokit_solve, sudokit_solver, sudokit_solver_free,
    sudokit_solver_new,
};
pub use status::{sudokit_status, sudokit_status_name};
pub use texts::{sudokit_convert, sudokit_convert_all, sudokit_read, sudokit_read_json, sudokit_svg};
pub use version::{
    SUDOKIT_ABI_MAJOR, SUDOKIT_ABI_MINOR, SUDOKIT_JSON_VERSION, sudokit_abi_version, sudokit_version,
};
