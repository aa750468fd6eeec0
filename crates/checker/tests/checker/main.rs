//! Laws of the checker.

mod accepts;
mod positions;
