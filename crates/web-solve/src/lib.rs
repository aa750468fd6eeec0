//! The solver alone, as a WebAssembly module inside the script `sudokit/solve` of the npm package.
//!
//! ```text
//! the buffer   81 bytes a grid: in ASCII, or in numbers from 0 to 9     a status for each grid
//!              └ cells in, solutions out                                └ 0, 1, 2; 255 for an invalid grid
//! ```
//!
//! JavaScript asks for [`room`], writes grids there, calls a function, and reads the results from the same
//! place.
//!
//! # Decisions
//!
//! - **No bindings are generated.** Only numbers cross the border, so the glue is a dozen lines of JavaScript
//!   in `solve.js`. Texts, errors and records are made there, which takes less code than here.
//! - **It knows only `core` and `solve`**, because pages have to load every kilobyte of the script.
//! - **The module has SIMD.** Without SIMD it has 160 kB instead of 67, and the script is over its bar of
//!   40 kB. Every engine with SIMD runs it; for the others, the main entry has a module.

#![allow(unsafe_code, reason = "JavaScript finds the functions of a module by their names")]

mod desk;

use desk::Desk;
use std::cell::RefCell;

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Makes room for this number of grids, and returns its address. The room from the last call is no longer
/// valid.
#[unsafe(no_mangle)]
pub extern "C" fn room(grids: usize) -> *mut u8 {
    DESK.with_borrow_mut(|desk| desk.room(grids).as_mut_ptr())
}

/// Solves the first grid, and returns its status.
#[unsafe(no_mangle)]
pub extern "C" fn solve() -> u32 {
    DESK.with_borrow_mut(Desk::solve).into()
}

/// Counts the solutions of the first grid, up to a limit. Returns -1 if the grid is invalid. Limit and count
/// are whole numbers in doubles, because JavaScript has no whole numbers that are as fast.
#[unsafe(no_mangle)]
pub extern "C" fn count(limit: f64) -> f64 {
    DESK.with_borrow_mut(|desk| desk.count(limit as u64)).map_or(-1.0, |count| count as f64)
}

/// Solves all grids, and writes their statuses.
#[unsafe(no_mangle)]
pub extern "C" fn solve_many() {
    DESK.with_borrow_mut(Desk::solve_many);
}
