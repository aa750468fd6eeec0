//! The difficulty of puzzles on common scales.

pub mod hodoku;
pub mod invariant;
pub mod se;
pub mod whips;
