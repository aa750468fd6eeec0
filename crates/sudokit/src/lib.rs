//! The Sudoku toolkit.
pub use sudokit_core::*;
pub use sudokit_formats as formats;
pub use sudokit_logic as logic;
pub use sudokit_solve::{Answer, Engine, Plain, Solver};
