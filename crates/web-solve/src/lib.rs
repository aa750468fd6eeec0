//! The solver alone, as a WebAssembly module inside the script `sudokit/solve` of the npm package.
//!
//! ```text
//! the buffer   81 bytes a grid: in ASCII, or in numbers from 0 to 9     a status for each grid
//!              └ cells in, solutions out                                └ 0, 1, 2; 255 for an invalid grid
//! ```
//!
//! JavaScript asks for [`room`], writes grids there, calls a function, and reads the results in their place.
//!
//! # Decisions
//!
//! - **No bindings are generated.** Only numbers cross the border, so the glue is a dozen lines of JavaScript
//!   in `solve.js`. Texts, errors and records are made there: that takes less code than in here.
//! - **Nothing but `core` and `solve` is known**, as every kilobyte is in a script that pages load.
//! - **The module has SIMD.** Without, it has 160 kB instead of 67, and the script is beyond its 40 kB. Every
//!   engine with the instructions runs it; the main entry has a module for the others.

#![allow(unsafe_code, reason = "JavaScript finds the functions of a module by their names")]

mod desk;

use desk::Desk;
use std::cell::RefCell;

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// Makes room for this number of grids, and says where it is. The room of the last call is given up.
#[unsafe(no_mangle)]
pub extern "C" fn room(grids: usize) -> *mut u8 {
    DESK.with_borrow_mut(|desk| desk.room(grids).as_mut_ptr())
}

/// Solves the first grid, and returns its status.
#[unsafe(no_mangle)]
pub extern "C" fn solve() -> u32 {
    DESK.with_borrow_mut(Desk::solve).into()
}

/// Counts the solutions of the first grid, up to a limit. Returns -1 if the grid is invalid. Both are whole
/// numbers that a double holds, since JavaScript has no others that are as fast.
#[unsafe(no_mangle)]
pub extern "C" fn count(limit: f64) -> f64 {
    DESK.with_borrow_mut(|desk| desk.count(limit as u64)).map_or(-1.0, |count| count as f64)
}

/// Solves all grids, and writes their statuses.
#[unsafe(no_mangle)]
pub extern "C" fn solve_many() {
    DESK.with_borrow_mut(Desk::solve_many);
}
